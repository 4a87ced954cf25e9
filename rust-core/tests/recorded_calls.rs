//! The interpreter without a JVM (R5.3, R7.8): it accepts and refuses the calls of the cases as their companions do.
//! `InterpreterTest` compares the calls of all cases, with the texts that the companions answer.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may end by panicking"
)]

mod calls;

use std::path::Path;

use calls::comparison::{Comparison, entries, recorded};
use copilot_tool_text::json::Json;

#[test]
fn r5_3_recorded_calls_are_judged_as_their_case_expects() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    let mut compared = Comparison::default();
    for case in entries(&cases).iter().flat_map(|section| entries(section)) {
        let calls = recorded(&case.join("calls.json"));
        compared.add(&case, &calls);
    }
    println!("{compared}");
    assert_eq!(compared.differences, Vec::<String>::new());
    assert!(compared.calls >= 100, "only {} calls", compared.calls);
}

#[test]
fn r5_3_a_wrong_path_and_a_forgotten_check_are_noticed() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    let mut tried = [0; 2];
    for case in entries(&cases).iter().flat_map(|section| entries(section)) {
        let calls = recorded(&case.join("calls.json"));
        let mut compared = Comparison::default();
        compared.add(&case, &calls);
        if !compared.unjudged.is_empty() {
            continue;
        }
        for (fault, tried) in tried.iter_mut().enumerate() {
            let changed: Vec<Json> = calls.iter().filter_map(|call| with_fault(call, fault == 0)).collect();
            let mut compared = Comparison::default();
            compared.add(&case, &changed);
            *tried += compared.calls;
            assert_eq!(compared.differences.len(), compared.calls, "{fault} {}", case.display());
        }
    }
    println!("{tried:?} faults");
    assert!(tried.iter().all(|count| *count >= 20), "{tried:?}");
}

/// Returns a call whose failure has another path, or is forgotten.
fn with_fault(call: &Json, has_path: bool) -> Option<Json> {
    let failure = call.member("failure").and_then(Json::as_str)?;
    let changed = failure.replace("argument '", "argument 'other.");
    let mut members: Vec<(String, Json)> = call.as_object()?.to_vec();
    members.retain(|(name, _)| name != "failure");
    if has_path {
        members.push(("failure".to_owned(), Json::from(changed.as_str())));
    }
    (changed != failure).then_some(Json::Object(members))
}
