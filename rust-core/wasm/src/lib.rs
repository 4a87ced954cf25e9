//! The core as a WebAssembly module, which the build compiles to class files (R10.7).
//!
//! The module has no imports. Java calls `buffer`, writes the request to the address that it returns, calls `answer`,
//! reads the response where the result says, and calls `release`. Java never passes an address back, so nothing here
//! has to trust one. A panic is a trap, after which the instance is of no further use than to read `fault` from it.

use std::cell::RefCell;

use copilot_tool_core::embedding;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of `length` bytes and returns its address.
#[allow(
    unsafe_code,
    reason = "an exported symbol can clash with another; this module has only these four"
)]
#[unsafe(no_mangle)]
pub extern "C" fn buffer(length: usize) -> usize {
    embedding::record_panics();
    REQUEST.with_borrow_mut(|request| {
        *request = vec![0; length];
        // Exposed, because Java writes through this address what `answer` then reads.
        request.as_mut_ptr().expose_provenance()
    })
}

/// Answers the request that was written to the buffer. Returns where the response is: its address in the upper half,
/// its length in bytes in the lower one. It stays there until `release`.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u64 {
    let request = REQUEST.take();
    let response = embedding::refusal_by_length(request.len())
        .unwrap_or_else(|| embedding::bounded(copilot_tool_core::process(&request)));
    keep(response)
}

/// Frees the response, or what `fault` returned.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn release() {
    RESPONSE.take();
}

/// After a trap: the response that reports the panic which caused it, as `answer` returns a response. 0 if it was no
/// panic: then no memory was left, or the stack was full.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn fault() -> u64 {
    embedding::take_panic().map_or(0, |text| keep(copilot_tool_core::fault_response(&text)))
}

fn keep(response: Vec<u8>) -> u64 {
    let address = response.as_ptr().expose_provenance();
    let length = response.len();
    RESPONSE.set(response);
    // Both are 32 bits wide in WebAssembly.
    (address as u64) << 32 | length as u64
}
