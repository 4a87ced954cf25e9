//! The native entry point of the core: `byte[] answer(byte[])` of the shim's class `NativeCore`.
//!
//! This crate knows JNI, byte arrays and panics; the core knows what the bytes mean. A panic never reaches the JVM: it
//! becomes a response with its message and place (R8.4, R10.1).

mod panics;

use copilot_tool_core::embedding;
use jni::errors::{Error, JniError, Result};
use jni::exceptions::JOutOfMemoryError;
use jni::objects::{JByteArray, JClass};
use jni::refs::{LoaderContext, Reference};
use jni::{Env, EnvUnowned, Outcome, jni_str};

/// Implements `static native byte[] answer(byte[] request)`.
///
/// Takes a request and returns a response; `PROTOCOL.md` describes both. If the request is too long or makes the core
/// panic, the response reports that. Throws an `OutOfMemoryError` if the JVM has no memory for the response. Returns null
/// if JNI fails, for instance if the request is null.
#[allow(
    unsafe_code,
    reason = "an exported symbol can clash with another; the JVM finds this one by its Java name"
)]
#[unsafe(no_mangle)]
pub extern "system" fn Java_com_github_copilot_tool_processor_loader_NativeCore_answer<'caller>(
    mut caller: EnvUnowned<'caller>,
    _class: JClass<'caller>,
    request: JByteArray<'caller>,
) -> JByteArray<'caller> {
    match caller.with_env(|env| exchange(env, &request)).into_outcome() {
        Outcome::Ok(response) => response,
        // The shim reports that there is no answer, unless an exception is pending.
        Outcome::Err(_) | Outcome::Panic(_) => JByteArray::null(),
    }
}

/// Returns the response to a request as an array of the JVM's.
fn exchange<'caller>(env: &mut Env<'caller>, request: &JByteArray<'caller>) -> Result<JByteArray<'caller>> {
    // The crate needs it when it catches such an error. Without memory, to look it up gives another one to catch, and so
    // on until the stack is full.
    let out_of_memory = JOutOfMemoryError::lookup_class(env, &LoaderContext::None)?;
    let response = match embedding::refusal_by_length(request.len(env)?) {
        Some(refusal) => refusal,
        None => answer(&env.convert_byte_array(request)?, copilot_tool_core::process),
    };
    let array = env.byte_array_from_slice(&response);
    if let Err(Error::JniCall(JniError::NoMemory)) = array {
        // The crate has cleared the JVM's own. That an exception is pending is an error, too.
        env.throw_new(&**out_of_memory, jni_str!("for the response of the native library"))?;
    }
    array
}

/// Returns the core's response to `request`, or one that reports an internal error.
fn answer(request: &[u8], core: impl Fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    match panics::catching(|| core(request)) {
        Ok(response) => embedding::bounded(response),
        Err(problem) => copilot_tool_core::internal_error_response(&problem),
    }
}

#[cfg(test)]
mod tests;
