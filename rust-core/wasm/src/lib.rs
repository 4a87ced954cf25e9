//! The core as a WebAssembly module, which the build compiles to class files (R10.7).
//!
//! The module has no imports. Java calls `buffer`, writes the request to the address that it returns, calls `answer`,
//! reads the response at the address in its result, and calls `release`. Java never passes an address back, so no
//! address has to be trusted. A panic is a trap; then the instance can only be used to read `fault` from it.

use std::cell::RefCell;

use copilot_tool_core::embedding;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Reserves memory for a request of `length` bytes and returns its address.
#[allow(
    unsafe_code,
    reason = "an exported symbol can clash with another; this module has only these four"
)]
#[unsafe(no_mangle)]
pub extern "C" fn buffer(length: usize) -> usize {
    embedding::record_panics();
    REQUEST.with_borrow_mut(|request| {
        *request = vec![0; length];
        // The address is exposed, because Java writes through it and `answer` reads the bytes.
        request.as_mut_ptr().expose_provenance()
    })
}

/// Answers the request in the buffer. Returns the response's address in the upper half and its length in bytes in the
/// lower one. The response stays there until `release`.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u64 {
    let request = REQUEST.take();
    let response = embedding::refusal_by_length(request.len())
        .unwrap_or_else(|| embedding::bounded(copilot_tool_core::process(&request)));
    keep(response)
}

/// Frees the response of `answer` or `fault`.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn release() {
    RESPONSE.take();
}

/// Returns, after a trap, the response that reports the panic, in the form of `answer`'s result. Returns 0 if it was
/// not a panic: then memory was exhausted, or the stack.
#[allow(unsafe_code, reason = "see `buffer`")]
#[unsafe(no_mangle)]
pub extern "C" fn fault() -> u64 {
    embedding::take_panic().map_or(0, |text| keep(copilot_tool_core::internal_error_response(&text)))
}

fn keep(response: Vec<u8>) -> u64 {
    let address = response.as_ptr().expose_provenance();
    let length = response.len();
    RESPONSE.set(response);
    // Both are 32 bits wide in WebAssembly.
    (address as u64) << 32 | length as u64
}
