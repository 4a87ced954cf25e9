//! A fuzz target that sends arbitrary bytes as a request (R10.1).

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|request: &[u8]| {
    let _ = copilot_tool_core::process(request);
});
