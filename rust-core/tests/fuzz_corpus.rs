//! Replays the stored inputs of the fuzz target `bytes`, and edits as the target `structured` makes them. Each must be
//! answered with a complete frame (R10.1).

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

use std::fs;
use std::path::Path;

use frame::process;

/// A quarter of what a thread of javac has.
const STACK: usize = 256 * 1024;

/// Returns the stored inputs of the target `bytes` by name, including those that a run of the fuzzer has added.
fn inputs() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/bytes");
    let mut inputs: Vec<_> = fs::read_dir(folder)
        .expect("the corpus")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, fs::read(&path).expect("an input"))
        })
        .collect();
    inputs.sort();
    assert!(inputs.len() >= 20, "only {} inputs are stored", inputs.len());
    inputs
}

fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(test);
    let ended = thread.expect("a thread").join();
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
}

/// Processes the request that the input describes, and returns whether it got past the reader of requests.
fn is_understood(requests: &[serde_json::Value], input: &[u8]) -> bool {
    let request = edits::edited(requests, input).expect("recorded requests");
    let response = process(request.to_string().as_bytes());
    response.diagnostics.iter().all(|one| one.code != "copilot-request")
}

#[test]
fn r10_1_stored_bytes_are_answered() {
    on_a_small_stack(|| {
        for (name, input) in inputs() {
            println!("{name}");
            process(&input);
        }
    });
}

/// Edits make types that contain themselves in ways that no source can express: most numbers in a request are indices of
/// its tables.
#[test]
fn r10_1_edited_requests_are_answered() {
    let mut seed: u64 = 0x9a_bcde;
    let mut byte = move || {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u8::try_from(seed >> 56).unwrap_or_default()
    };
    on_a_small_stack(move || {
        let requests = edits::recorded();
        let mut understood = 0;
        for number in 0..2_000 {
            let input: Vec<u8> = (0..1 + number % 40).map(|_| byte()).collect();
            understood += usize::from(is_understood(&requests, &input));
        }
        assert!(understood > 500, "only {understood} edits were understood");
    });
}
