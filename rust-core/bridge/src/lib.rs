//! The native entry point of the core: `byte[] answer(byte[])` of the shim's class `NativeCore`.
//!
//! This crate knows JNI, byte arrays and panics; the core knows what the bytes mean. A panic never reaches the JVM: it
//! becomes a response with its message and place (R8.4, R10.1).

mod caller;
mod panics;

use copilot_tool_core::embedding;
use jni_sys::{JNIEnv, jbyteArray, jclass};

use crate::caller::Caller;

/// Implements `static native byte[] answer(byte[] request)`.
///
/// Takes a request and returns a response; `PROTOCOL.md` describes both. If the request is too long or makes the core
/// panic, the response reports that. Returns `null` if the request is null, and if the JVM has no memory for the
/// response: then its `OutOfMemoryError` is thrown.
///
/// # Safety
///
/// For the JVM alone, which passes the environment of the current thread and a reference to a byte array, or null.
#[allow(
    unsafe_code,
    reason = "an exported symbol can clash with another; the JVM finds this one by its Java name"
)]
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_com_github_copilot_tool_processor_NativeCore_answer(
    environment: *mut JNIEnv,
    _class: jclass,
    request: jbyteArray,
) -> jbyteArray {
    // SAFETY: both are what the JVM passes, and the method returns after their last use.
    let caller = unsafe { Caller::of(environment, request) };
    caller
        .and_then(|caller| exchange(&caller))
        .unwrap_or(std::ptr::null_mut())
}

/// Returns the response to the caller's request as an array of the JVM's; `None` if the JVM has no memory for it.
fn exchange(caller: &Caller) -> Option<jbyteArray> {
    let response = match embedding::refusal_by_length(caller.request_length()) {
        Some(refusal) => refusal,
        None => answer(&caller.request_bytes(), copilot_tool_core::process),
    };
    caller.array_of(&response)
}

/// Returns the core's response to `request`, or one that reports an internal error.
fn answer(request: &[u8], core: impl Fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    match panics::catching(|| core(request)) {
        Ok(response) => embedding::bounded(response),
        Err(problem) => copilot_tool_core::internal_error_response(&problem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_passes_unchanged() {
        assert_eq!(answer(b"abc", <[u8]>::to_vec), b"abc");
    }

    #[test]
    fn a_panic_of_the_core_becomes_a_response_with_message_and_place() {
        let response = answer(b"", |_| panic!("no tool {}", 7));
        let text = String::from_utf8_lossy(&response);
        assert!(text.contains("no tool 7"), "{text}");
        assert!(text.contains("lib.rs:"), "{text}");
    }
}
