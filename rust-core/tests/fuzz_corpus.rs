//! Replays the stored inputs of both fuzz targets. Each must be answered with a complete frame (R10.1).

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may end by panicking"
)]
#![allow(
    clippy::pedantic,
    clippy::precedence,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "the modules of the fuzz target are not held to the workspace's lints"
)]

#[path = "../../fuzz/src/choices.rs"]
mod choices;
#[path = "../../fuzz/src/edits.rs"]
mod edits;
mod frame;
#[allow(dead_code, reason = "what graphs that are written down need besides")]
#[path = "../../fuzz/src/graphs.rs"]
mod graphs;

use std::fs;
use std::path::Path;

use frame::process;

/// The stack of the targets' runs in CONTRIBUTING: not more than a thread of javac has.
const STACK: usize = 1024 * 1024;

/// Returns the inputs of a target by name, including those that a run of the fuzzer has added.
fn inputs(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    let mut inputs: Vec<_> = fs::read_dir(folder)
        .expect("the corpus")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, fs::read(&path).expect("an input"))
        })
        .collect();
    inputs.sort();
    assert!(
        inputs.len() >= 60,
        "only {} inputs of {target} are stored",
        inputs.len()
    );
    inputs
}

fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(test);
    let ended = thread.expect("a thread").join();
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn r10_1_stored_bytes_are_answered() {
    on_a_small_stack(|| {
        for (name, input) in inputs("bytes") {
            println!("{name}");
            process(&input);
        }
    });
}

#[test]
fn r10_1_stored_edits_of_requests_are_answered() {
    on_a_small_stack(|| {
        let requests = edits::recorded();
        let mut understood = 0;
        for (name, input) in inputs("structured") {
            println!("{name}");
            let request = edits::edited(&requests, &input).expect("recorded requests");
            let response = process(request.to_string().as_bytes());
            let refused = response.diagnostics.iter().any(|one| one.code == "copilot-request");
            understood += usize::from(!refused);
        }
        // The meaning of the inputs depends on the cases and on the edits. Some must get past the reader of requests.
        assert!(understood >= 5, "only {understood} were understood");
    });
}
