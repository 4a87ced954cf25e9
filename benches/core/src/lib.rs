//! The requests that the core's benchmark sends: recorded ones of the cases, which are as the shim sends them today,
//! and larger ones that repeat a case's tools.

#![allow(clippy::expect_used, reason = "a benchmark may end by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The case whose 21 tools make up the generated requests: scalars, enums, Optionals, defaults.
const MIXED: &str = "types_optional_and_defaults";

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

/// Returns the first of a case's recorded requests, ordered by the name of the tool class.
///
/// # Panics
/// If the case has no requests.
#[must_use]
pub fn recorded(case: &str) -> Vec<u8> {
    let section = case.split('_').next().expect("a case's name begins with its section");
    let mut requests: Vec<PathBuf> = fs::read_dir(cases().join(section).join(case).join("requests"))
        .expect("the case's requests")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    requests.sort();
    let first = requests.first().expect("a request");
    fs::read(first).expect("the request")
}

/// Returns a request with so many tools, which repeats the tools of a case with scalars, enums, Optionals and defaults.
///
/// # Panics
/// If the case's request does not have the form that the shim gives it.
#[must_use]
pub fn generated(tools: usize) -> Vec<u8> {
    let mut request: Value = serde_json::from_slice(&recorded(MIXED)).expect("a request is JSON");
    let methods = request
        .pointer_mut("/declarations/0/methods")
        .and_then(Value::as_array_mut)
        .expect("the first declaration is the tool class");
    let kinds: Vec<Value> = methods
        .iter()
        .filter(|method| method.get("annotations").is_some())
        .cloned()
        .collect();
    *methods = kinds.iter().cycle().take(tools).cloned().collect();
    for (number, method) in methods.iter_mut().enumerate() {
        let name = method.get_mut("name").expect("a method has a name");
        *name = format!("{}Of{number}", name.as_str().expect("names are strings")).into();
    }
    serde_json::to_vec(&request).expect("a value is JSON")
}
