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
