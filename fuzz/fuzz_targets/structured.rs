//! A fuzz target that edits recorded requests. They remain JSON, so the code after the request reader is reached, too
//! (R10.1). The input's bytes choose the request and the edits.

#![no_main]

#[path = "../src/choices.rs"]
mod choices;
#[path = "../src/edits.rs"]
mod edits;

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;

static REQUESTS: OnceLock<Vec<serde_json::Value>> = OnceLock::new();

fuzz_target!(|input: &[u8]| {
    let requests = REQUESTS.get_or_init(edits::recorded);
    if let Some(request) = edits::edited(requests, input) {
        let _ = copilot_tool_core::process(request.to_string().as_bytes());
    }
});
