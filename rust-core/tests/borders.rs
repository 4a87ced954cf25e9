//! The borders between the modules of one crate, which Cargo cannot check (ARCHITECTURE.md): the modules of the core
//! that each module may use, and the rule that the files of each crate have no cycle.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test may end by panicking"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each module of the core, and each crate that it knows by a name of its own, with those that it may use.
const MODULES: &[(&str, &[&str])] = &[
    ("wire", &[]),
    ("diagnostics", &[]),
    ("types", &[]),
    ("checked", &["types", "wire"]),
    // It cannot report, and checks do not use it.
    ("plan", &["checked", "types", "wire"]),
    ("checks", &["checked", "diagnostics", "types", "wire"]),
    // Code that the bridge and the WebAssembly module share. The only other part of the core that they use is
    // `process`.
    ("embedding", &[]),
];

/// The folders of the core's sources and of its parts' crates.
const CRATES: &[&str] = &[
    "src",
    "diagnostics/src",
    "finished/src",
    "interpreter/src",
    "print/src",
    "text/src",
    "types/src",
    "wire/src",
];

/// Returns the sources of a crate except `lib.rs`, in the order of their paths.
fn sources(root: &Path) -> Vec<PathBuf> {
    let mut folders = vec![root.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("lib.rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Returns the folder of the core's sources, or of another crate's.
fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

/// Returns the code of a file without comments and unit tests.
fn code(path: &Path) -> String {
    without_tests(&fs::read_to_string(path).expect("a source"))
}

/// Returns the code without comments and without the item after each `#[cfg(test)]`, which ends with the first line that
/// ends with a semicolon or is a closing brace, as far to the right as the attribute.
fn without_tests(text: &str) -> String {
    let mut kept = Vec::new();
    let mut test: Option<usize> = None;
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim_end();
        let (code, indent) = (line.trim_start(), line.len() - line.trim_start().len());
        if test.is_none() && code == "#[cfg(test)]" {
            test = Some(indent);
        } else if let Some(outer) = test {
            let is_end = indent == outer && (code.ends_with(';') || code.starts_with('}'));
            test = (!is_end).then_some(outer);
        } else {
            kept.push(line);
        }
    }
    kept.join("\n")
}

#[test]
fn a_use_below_a_test_is_seen() {
    let module = ["graph".to_owned()];
    let known = BTreeSet::from([module.to_vec(), vec!["shape".to_owned()]]);
    for test in [
        "#[cfg(test)]\nmod tests;\n",
        "#[cfg(test)]\nmod tests {\n    use super::*;\n}\n",
        "",
    ] {
        let used = format!("{test}use super::shape::Shape;\n");
        let used = used_modules(&module, &without_tests(&used), &known);
        assert_eq!(used, BTreeSet::from([vec!["shape".to_owned()]]), "{test}");
    }
    let only_in_test = without_tests("#[cfg(test)]\nmod tests {\n    use super::shape::Shape;\n}\nfn code() {}\n");
    assert_eq!(used_modules(&module, &only_in_test, &known), BTreeSet::new());
}

/// Returns the names that follow `crate::` and, after it, another module.
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
    let root = root("src");
    for path in sources(&root) {
        let module = module_of(&root, &path).into_iter().next().unwrap_or_default();
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

/// The table lists each module after those that it may use, so it cannot contain a cycle.
#[test]
fn the_table_has_no_cycle() {
    let mut known = BTreeSet::new();
    for (module, others) in MODULES {
        assert!(others.iter().all(|other| known.contains(other)), "{module}");
        known.insert(module);
    }
}

/// Returns a module's name from its path: `jackson::enums`. A folder's `mod.rs` has the name of the folder.
fn module_of(root: &Path, path: &Path) -> Vec<String> {
    let relative = path.strip_prefix(root).expect("below src").with_extension("");
    let names = relative.iter().map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name != "mod").collect()
}

/// Returns the known modules that follow `crate::`, `super::` and `self::`.
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

/// The files can be read in an order in which each uses only earlier ones. A folder's `mod.rs` and unit tests are
/// exempt, since they use the files below and beside them, and so are the children of a file, which it names without
/// `crate`, `super` or `self`.
#[test]
fn files_name_one_another_in_one_direction() {
    let mut cycles = Vec::new();
    for folder in CRATES {
        cycles.extend(cycles_in(&root(folder)));
    }
    assert_eq!(cycles, Vec::<String>::new());
}

/// Removes files that use no other remaining file until none is left to remove, and returns the rest.
fn cycles_in(root: &Path) -> Vec<String> {
    let files: BTreeMap<Vec<String>, PathBuf> = sources(root)
        .into_iter()
        .map(|path| (module_of(root, &path), path))
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
    cycles
}
