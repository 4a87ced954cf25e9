//! Replays what fuzzing has found worth keeping: every stored input must be answered (R10.1).

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may end by panicking"
)]

#[path = "../../fuzz/src/edits.rs"]
mod edits;

use std::fs;
use std::path::Path;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    fs::read_dir(&folder)
        .expect("the stored corpus")
        .map(|entry| fs::read(entry.expect("an entry").path()).expect("an input"))
        .collect()
}

fn assert_answered(request: &[u8]) {
    let response = copilot_tool_core::process(request);
    assert_eq!(
        response.get(..4),
        Some(copilot_tool_core::PROTOCOL.to_be_bytes().as_slice())
    );
}

#[test]
fn r10_1_stored_bytes_are_answered() {
    let inputs = corpus("bytes");
    assert!(inputs.len() >= 20, "{}", inputs.len());
    for input in inputs {
        assert_answered(&input);
    }
}

#[test]
fn r10_1_stored_edits_of_requests_are_answered() {
    let requests = edits::recorded();
    let inputs = corpus("structured");
    assert!(inputs.len() >= 20, "{}", inputs.len());
    for input in inputs {
        let request = edits::edited(&requests, &input).expect("a request");
        assert_answered(request.to_string().as_bytes());
    }
}
