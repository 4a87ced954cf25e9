//! Recorded requests with edits that keep them JSON, so that what lies behind the reader of requests is reached, too
//! (R10.1). The input's bytes say which request and which edits.

#![no_main]

#[path = "../src/choices.rs"]
mod choices;
#[path = "../src/edits.rs"]
mod edits;
#[path = "../src/graphs.rs"]
#[allow(dead_code, reason = "what graphs that are written down need besides")]
mod graphs;

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;

static REQUESTS: OnceLock<Vec<edits::Recorded>> = OnceLock::new();

fuzz_target!(|input: &[u8]| {
    let requests = REQUESTS.get_or_init(edits::recorded);
    if let Some(request) = edits::edited(requests, input) {
        let _ = copilot_tool_core::process(request.to_string().as_bytes());
    }
});
