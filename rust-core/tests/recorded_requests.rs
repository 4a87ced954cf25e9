//! The core without a JVM: recorded requests give exactly the files and diagnostics that their case expects, and bytes
//! that the shim would never send give an error response (R10.1).

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may end by panicking"
)]

mod frame;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use frame::{Diagnostic, NO_ELEMENT, process};

/// Returns the cases that have recorded requests.
fn cases() -> Vec<PathBuf> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    let mut folders: Vec<PathBuf> = fs::read_dir(cases)
        .expect("tests/cases")
        .flat_map(|section| fs::read_dir(section.expect("an entry").path()).expect("the section's cases"))
        .map(|entry| entry.expect("an entry").path())
        .filter(|case| case.join("requests").is_dir())
        .collect();
    folders.sort();
    folders
}

fn recorded(case: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(case.join("requests")) else {
        return Vec::new();
    };
    let mut requests: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    requests.sort();
    requests
}

/// Returns every file that a case expects, companions and resources, by path.
fn expected_files(case: &Path) -> BTreeMap<String, String> {
    let root = case.join("expected");
    let mut files = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let relative = path.strip_prefix(&root).expect("a path below the folder");
            let name = relative.to_str().expect("UTF-8").replace('\\', "/");
            files.insert(name, fs::read_to_string(&path).expect("a file"));
        }
    }
    files
}

/// Severity, code and text of a diagnostic.
type Reported = (String, String, String);

/// Counts the processor's own diagnostics in a case's `diagnostics.txt`. Those of javac have its key as code.
fn expected_diagnostics(case: &Path) -> BTreeMap<Reported, usize> {
    let file = fs::read_to_string(case.join("diagnostics.txt")).unwrap_or_default();
    let mut all: Vec<Reported> = Vec::new();
    for line in file.lines() {
        if let Some(text) = line.strip_prefix("    ") {
            let known = &mut all.last_mut().expect("a diagnostic above its text").2;
            if !known.is_empty() {
                known.push('\n');
            }
            known.push_str(text.trim_start());
        } else if !line.is_empty() {
            let mut words = line.split(' ').map(str::to_owned);
            let severity = words.next().expect("a severity");
            all.push((severity, words.next().expect("a code"), String::new()));
        }
    }
    counted(all.into_iter().filter(|(_, code, _)| code.starts_with("copilot-")))
}

fn counted(all: impl IntoIterator<Item = Reported>) -> BTreeMap<Reported, usize> {
    let mut counts = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    counts
}

/// Counts the diagnostics of one response as the shim reports them: each once at its place, and those about the whole
/// compilation once.
fn reported(diagnostics: &[Diagnostic]) -> BTreeMap<Reported, usize> {
    let mut known = BTreeSet::new();
    let shown = diagnostics.iter().filter(|one| {
        let mut key = (*one).clone();
        if one.once {
            (key.element, key.annotation, key.steps) = (NO_ELEMENT, NO_ELEMENT, Vec::new());
        }
        known.insert(key)
    });
    counted(shown.map(|one| {
        // javac indents all lines of a text but the first.
        let lines: Vec<&str> = one.text.lines().map(str::trim_start).collect();
        (one.severity.to_owned(), one.code.clone(), lines.join("\n"))
    }))
}

/// Returns a companion as the cases keep it: one line in place of the imports, only the names of the runtime helpers.
fn folded(content: &str) -> String {
    let mut kept = String::with_capacity(content.len());
    let (mut in_helpers, mut in_names, mut in_imports) = (false, false, false);
    for line in content.split_inclusive('\n') {
        if line.starts_with("import ") {
            kept.push_str(if in_imports { "" } else { "// Imports\n" });
            in_imports = true;
            continue;
        }
        match line.trim() {
            "// Runtime helpers:" => (in_helpers, in_names) = (true, true),
            "// End of the runtime helpers." => in_helpers = false,
            code => in_names = in_names && code.starts_with("//"),
        }
        if !in_helpers || in_names {
            kept.push_str(line);
        }
    }
    kept
}

/// Compares the responses to a case's requests with the expectation: the diagnostics, the catalogues, and those
/// companions whose text the case keeps.
fn differences(case: &Path, compared: &mut usize) -> Vec<String> {
    let mut files = expected_files(case);
    let expected = expected_diagnostics(case);
    let mut answered: Vec<BTreeMap<Reported, usize>> = Vec::new();
    let mut differences = Vec::new();
    for request in recorded(case) {
        let response = process(&fs::read(&request).expect("a request"));
        for file in response.files {
            *compared += 1;
            match files.remove(&file.path) {
                None if Path::new(&file.path).extension() == Some(OsStr::new("java")) => *compared -= 1,
                None => differences.push(format!("{} is answered and not expected", file.path)),
                Some(content) if content != folded(&file.content) => {
                    differences.push(format!("{} is another", file.path));
                }
                Some(_) => {}
            }
        }
        answered.push(reported(&response.diagnostics));
    }
    differences.extend(files.keys().map(|path| format!("{path} is expected and not answered")));
    let all: BTreeSet<&Reported> = answered
        .iter()
        .flat_map(BTreeMap::keys)
        .chain(expected.keys())
        .collect();
    for text in all {
        // Several classes can cause the same diagnostic at the same place, which the shim reports once. The place of an
        // element's number is unknown here, so for several requests only a range can be checked.
        let each = answered.iter().map(|one| one.get(text).copied().unwrap_or(0));
        let (least, most) = (each.clone().max().unwrap_or(0), each.sum::<usize>());
        let count = expected.get(text).copied().unwrap_or(0);
        if count < least || count > most {
            differences.push(format!("{count} expected, {least} to {most} answered of {text:?}"));
        }
    }
    differences
}

#[test]
fn recorded_requests_give_what_their_case_expects() {
    let mut compared = 0;
    let mut all = Vec::new();
    for case in cases() {
        let differences = differences(&case, &mut compared);
        all.extend(differences.iter().map(|one| format!("{}: {one}", case.display())));
    }
    assert_eq!(all, Vec::<String>::new());
    assert!(compared >= 15, "only {compared} files were compared");
}

/// Proves that the comparison can fail: with a file missing, with one more, or with other diagnostics.
#[test]
fn another_expectation_is_noticed() {
    const CATALOGUE: &str = "META-INF/copilot-tools/com.example.Desk.json";
    let folder = std::env::temp_dir().join(format!("copilot-tool-recorded-{}", std::process::id()));
    let altered = |chosen: &dyn Fn(&Path) -> bool, alter: &dyn Fn(&Path)| {
        let _ = fs::remove_dir_all(&folder);
        let case = cases().into_iter().find(|case| chosen(case));
        copy(&case.expect("such a case"), &folder);
        assert_eq!(differences(&folder, &mut 0), Vec::<String>::new());
        alter(&folder);
        let found = differences(&folder, &mut 0);
        fs::remove_dir_all(&folder).expect("the copy");
        found
    };
    let catalogue = format!("expected/{CATALOGUE}");
    let has_catalogue = |case: &Path| case.join(&catalogue).exists();
    let has_private_tool = |case: &Path| case.ends_with("r3_4_private_method_is_an_error");
    let found = altered(&has_catalogue, &|case| {
        fs::remove_file(case.join(&catalogue)).expect("a file");
    });
    assert_eq!(found, [format!("{CATALOGUE} is answered and not expected")]);
    let found = altered(&has_catalogue, &|case| {
        fs::write(case.join("expected/More.java"), "class More {}").expect("a file");
    });
    assert_eq!(found, ["More.java is expected and not answered"]);
    let found = altered(&has_catalogue, &|case| {
        fs::write(case.join(&catalogue), "{}").expect("a file");
    });
    assert_eq!(found, [format!("{CATALOGUE} is another")]);
    for (from, to) in [
        ("error ", "warning "),
        ("copilot-method-private", "copilot-option"),
        ("    The ", "    A "),
    ] {
        let found = altered(&has_private_tool, &|case| {
            let file = case.join("diagnostics.txt");
            let text = fs::read_to_string(&file).expect("diagnostics");
            let other = text.replacen(from, to, 1);
            assert_ne!(text, other);
            fs::write(file, other).expect("diagnostics");
        });
        assert_eq!(found.len(), 2, "{found:?}");
    }
}

fn copy(from: &Path, to: &Path) {
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        fs::create_dir_all(to.join(&folder)).expect("a folder");
        for entry in fs::read_dir(from.join(&folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else {
                fs::copy(entry.path(), to.join(&path)).expect("a file");
            }
        }
    }
}

#[test]
fn r7_1_the_same_request_gives_the_same_response() {
    for case in cases() {
        for request in recorded(&case) {
            let request = fs::read(&request).expect("a request");
            assert_eq!(
                copilot_tool_core::process(&request),
                copilot_tool_core::process(&request)
            );
        }
    }
}

#[test]
fn r10_1_bytes_that_are_no_request_give_one_error() {
    let deep = "[".repeat(100_000);
    for (bytes, code) in [
        (&b""[..], "copilot-request"),
        (b"null", "copilot-request"),
        // A request without a protocol number can come from any build.
        (b"{}", "copilot-build-mismatch"),
        (b"\xff\xfe", "copilot-request"),
        (b"{\"protocol\":1}", "copilot-build-mismatch"),
        (deep.as_bytes(), "copilot-request"),
    ] {
        let response = process(bytes);
        assert_eq!(response.files, []);
        assert_eq!(response.diagnostics.len(), 1, "{response:?}");
        let diagnostic = &response.diagnostics[0];
        assert_eq!(diagnostic.code, code, "{bytes:?}");
        assert_eq!((diagnostic.severity, diagnostic.element), ("error", NO_ELEMENT));
    }
}

#[test]
fn r8_4_an_internal_error_of_the_core_is_one_error_that_asks_for_a_report() {
    let response = frame::read(&copilot_tool_core::internal_error_response("it broke"));
    assert_eq!(response.files, []);
    assert_eq!(response.diagnostics.len(), 1, "{response:?}");
    let diagnostic = &response.diagnostics[0];
    assert_eq!(
        (diagnostic.severity, diagnostic.code.as_str(), diagnostic.element),
        ("error", "copilot-internal", NO_ELEMENT)
    );
    assert!(diagnostic.text.contains("it broke"), "{response:?}");
    assert!(diagnostic.text.contains("report"), "{response:?}");
}

#[test]
fn r10_6_a_request_of_another_build_is_refused() {
    let request = br#"{"protocol":99,"build":"9.9.9","shape":"of the future"}"#;
    let response = process(request);
    assert_eq!(response.files, []);
    assert_eq!(response.diagnostics.len(), 1, "{response:?}");
    let diagnostic = &response.diagnostics[0];
    assert_eq!(
        (diagnostic.severity, diagnostic.code.as_str(), diagnostic.element),
        ("error", "copilot-build-mismatch", NO_ELEMENT)
    );
}

/// Damages recorded requests in many ways; each must be answered with a complete frame. The seed is fixed, so a failure
/// is reproducible.
#[test]
fn r10_1_a_damaged_request_is_answered() {
    let mut seed: u64 = 0x5eed;
    let mut random = move |bound: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).expect("31 bits") % bound.max(1)
    };
    for case in cases() {
        for path in recorded(&case) {
            let request = fs::read(&path).expect("a request");
            for _ in 0..20 {
                let mut damaged = request.clone();
                for _ in 0..=random(3) {
                    let at = random(damaged.len());
                    match random(3) {
                        0 => damaged[at] = b"0123456789{}[],:\"aZ\x80"[random(20)],
                        1 => drop(damaged.drain(at..(at + random(20)).min(damaged.len()))),
                        _ => damaged.insert(at, b"0123456789"[random(10)]),
                    }
                }
                process(&damaged);
            }
        }
    }
}
