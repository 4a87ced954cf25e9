//! The native half's only door: `byte[] answer(byte[])` of the shim's class `NativeCore`.
//!
//! This crate knows JNI, byte arrays and panics; what the bytes mean is the core's business. A
//! panic never crosses into the JVM: it becomes a response like any other, with the message and
//! the place of the panic in it (R8.4, R10.1).

mod fault;

use std::any::Any;

use copilot_tool_core::embedding;
use jni::errors::{ErrorPolicy, Result};
use jni::objects::{JByteArray, JClass};
use jni::{Env, EnvUnowned};

/// Implements `static native byte[] answer(byte[] request)`.
///
/// Takes a request and gives a response, both as `PROTOCOL.md` describes them. A request that is
/// too long or that makes the core panic gives a response that says so. What only the JVM can get
/// wrong gives `null`, for no memory with the JVM's `OutOfMemoryError`.
#[allow(
    unsafe_code,
    reason = "an exported symbol can clash with another; the JVM finds this one by its Java name"
)]
#[unsafe(no_mangle)]
pub extern "system" fn Java_com_github_copilot_tool_processor_NativeCore_answer<'caller>(
    mut caller: EnvUnowned<'caller>,
    _class: JClass<'caller>,
    request: JByteArray<'caller>,
) -> JByteArray<'caller> {
    caller.with_env(|env| exchange(env, &request)).resolve::<Null>()
}

/// What JNI refuses gives null, which the shim reports. (The policies that throw bring a tenth of the library's size:
/// code that looks up classes and makes exceptions.)
struct Null;

impl<T: Default, E> ErrorPolicy<T, E> for Null {
    type Captures<'unowned: 'native, 'native> = ();

    fn on_error<'unowned: 'native, 'native>(
        _env: &mut Env<'unowned>,
        _captures: &mut Self::Captures<'unowned, 'native>,
        _error: E,
    ) -> Result<T> {
        Ok(T::default())
    }

    fn on_panic<'unowned: 'native, 'native>(
        _env: &mut Env<'unowned>,
        _captures: &mut Self::Captures<'unowned, 'native>,
        _payload: Box<dyn Any + Send + 'static>,
    ) -> Result<T> {
        Ok(T::default())
    }
}

fn exchange<'caller>(env: &mut Env<'caller>, request: &JByteArray<'caller>) -> Result<JByteArray<'caller>> {
    let response = match embedding::refusal_by_length(request.len(env)?) {
        Some(refusal) => refusal,
        None => answer(&env.convert_byte_array(request)?, copilot_tool_core::process),
    };
    env.byte_array_from_slice(&response)
}

/// The core's response to `request`, or one that reports an internal error.
fn answer(request: &[u8], core: impl Fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    match fault::catching(|| core(request)) {
        Ok(response) => embedding::bounded(response),
        Err(fault) => copilot_tool_core::fault_response(&fault),
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
