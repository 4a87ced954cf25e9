//! The borders between the core's modules (ARCHITECTURE.md): which module may name which. The way of the data is one
//! direction, and what prints cannot ask.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test may end by panicking"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those that it may name.
const MODULES: &[(&str, &[&str])] = &[
    // Characters alone.
    ("text", &[]),
    // The request and the response.
    ("wire", &["text"]),
    // All words for the user.
    ("diagnostics", &["text", "wire"]),
    ("names", &["diagnostics", "text"]),
    ("schema_attribute", &["diagnostics", "text"]),
    // What tools mean.
    ("model", &["diagnostics", "names", "schema_attribute", "text", "wire"]),
    // What prints the finished model.
    ("schema", &["model", "schema_attribute", "text"]),
    ("emit", &["model", "text"]),
    ("catalog", &["model", "text"]),
    // What the bridge and the WebAssembly module share. Beside it, of the core, they use `process` alone.
    ("embedding", &[]),
];

/// The files of the model that are the finished model, or values in it.
const FINISHED: &[&str] = &[
    "api",
    "constraints",
    "jdk_types",
    "schema_graph",
    "shape",
    "tool",
    "tools",
];

/// What the modules that print the finished model must not name: the request, the resolver of types, reporting.
const UNFINISHED: &[&str] = &["Diagnostics", "Request", "Shapes", "Types", "Ty"];

fn sources() -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let relative = path.strip_prefix(&root).expect("below src");
            let first = relative.iter().next().expect("a name").to_string_lossy();
            let module = first.strip_suffix(".rs").unwrap_or(&first).to_owned();
            if path.extension().is_some_and(|extension| extension == "rs") && module != "lib" {
                files.push((module, path));
            }
        }
    }
    files.sort();
    files
}

/// The code of a file without comments and unit tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source");
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The names that follow `crate::` and, after it, another module.
fn named(code: &str) -> BTreeSet<Vec<String>> {
    let path = |rest: &str| -> Vec<String> {
        let end = rest
            .find(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'))
            .unwrap_or(rest.len());
        rest[..end]
            .split("::")
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect()
    };
    code.split("crate::").skip(1).map(path).collect()
}

#[test]
fn a_module_names_only_those_before_it() {
    let allowed: BTreeMap<&str, &[&str]> = MODULES.iter().copied().collect();
    let mut broken = Vec::new();
    for (module, path) in sources() {
        let Some(others) = allowed.get(module.as_str()) else {
            broken.push(format!("{module} is not in the table"));
            continue;
        };
        for used in named(&code(&path)) {
            let other = used.first().map_or("", String::as_str);
            if other != module && allowed.contains_key(other) && !others.contains(&other) {
                broken.push(format!("{} names {other}", path.display()));
            }
        }
    }
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn what_prints_sees_the_finished_model_alone() {
    let mut broken = Vec::new();
    for (module, path) in sources() {
        if !["schema", "emit", "catalog"].contains(&module.as_str()) {
            continue;
        }
        let code = code(&path);
        for used in named(&code) {
            let part = used.get(1).map_or("", String::as_str);
            if used.first().is_some_and(|first| first == "model") && !FINISHED.contains(&part) {
                broken.push(format!("{} names model::{part}", path.display()));
            }
        }
        let words: BTreeSet<&str> = code
            .split(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
            .collect();
        let unfinished = UNFINISHED.iter().filter(|word| words.contains(*word));
        broken.extend(unfinished.map(|word| format!("{} names {word}", path.display())));
    }
    assert_eq!(broken, Vec::<String>::new());
}

/// The table is in the order of the arrows, so that no cycle of modules can be in it.
#[test]
fn the_table_has_no_cycle() {
    let mut known = BTreeSet::new();
    for (module, others) in MODULES {
        assert!(others.iter().all(|other| known.contains(other)), "{module}");
        known.insert(module);
    }
}

/// A module's name from its path: `model::jackson::enums`. A folder's `mod.rs` has the folder's.
fn module_of(path: &Path) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let relative = path.strip_prefix(root).expect("below src").with_extension("");
    let names = relative.iter().map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name != "mod").collect()
}

/// The modules that follow `crate::`, `super::` and `self::`, of those that are known.
fn used_modules(module: &[String], code: &str, known: &BTreeSet<Vec<String>>) -> BTreeSet<Vec<String>> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut used = BTreeSet::new();
    for (start, up) in [("crate::", module.len()), ("super::", 1), ("self::", 0)] {
        for rest in code.split(start).skip(1) {
            let end = rest.find(|letter: char| !is_name(letter) && letter != ':');
            let (path, behind) = rest.split_at(end.unwrap_or(rest.len()));
            let base = &module[..module.len().saturating_sub(up)];
            let listed = behind.strip_prefix('{').and_then(|list| list.split('}').next());
            for last in listed.unwrap_or_default().split(|letter| !is_name(letter)) {
                let names = path.split("::").chain([last]).filter(|name| !name.is_empty());
                let mut all: Vec<String> = base.iter().cloned().chain(names.map(str::to_owned)).collect();
                while !all.is_empty() && !known.contains(&all) {
                    all.pop();
                }
                used.insert(all);
            }
        }
    }
    used.remove(module);
    used
}

/// A stranger can read the files in an order in which each names only those before it. A folder's `mod.rs` and unit
/// tests do not count: they name what is below and beside them.
#[test]
fn files_name_one_another_in_one_direction() {
    let files: BTreeMap<Vec<String>, PathBuf> = sources()
        .into_iter()
        .map(|(_, path)| (module_of(&path), path))
        .collect();
    let known: BTreeSet<Vec<String>> = files.keys().cloned().collect();
    let mut left: BTreeMap<Vec<String>, BTreeSet<Vec<String>>> = files
        .iter()
        .filter(|(_, path)| !path.ends_with("mod.rs") && !path.ends_with("tests.rs"))
        .map(|(module, path)| (module.clone(), used_modules(module, &code(path), &known)))
        .collect();
    let mut before = usize::MAX;
    while left.len() < before {
        before = left.len();
        let names: BTreeSet<Vec<String>> = left.keys().cloned().collect();
        left.retain(|_, used| used.iter().any(|other| names.contains(other)));
    }
    let mut cycles = Vec::new();
    for (module, used) in &left {
        let others = used.iter().filter(|other| left.contains_key(*other));
        let others: Vec<String> = others.map(|other| other.join("::")).collect();
        cycles.push(format!("{} names {}", module.join("::"), others.join(", ")));
    }
    assert_eq!(cycles, Vec::<String>::new());
}
