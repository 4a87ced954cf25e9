//! The code that the embeddings of the core share, the JNI bridge and the WebAssembly module: the limits for the sizes
//! of messages, and the texts of panics.

use std::cell::RefCell;
use std::panic::PanicHookInfo;
use std::sync::Once;

/// The length of the longest accepted request in bytes: 64 MiB, as `PROTOCOL.md` says.
const MAX_REQUEST_BYTES: usize = 64 << 20;

/// The length of the longest response in bytes that is passed to the JVM: 1 GiB, well within the limit of a Java array.
const MAX_RESPONSE_BYTES: usize = 1 << 30;

thread_local! {
    /// The last panic's text. The hook, which knows the place, stores it for the code that catches the panic.
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns the response to a request that is too long to be read, given its length in bytes; `None` if it is not too
/// long.
pub fn refusal_by_length(length: usize) -> Option<Vec<u8>> {
    (length > MAX_REQUEST_BYTES)
        .then(|| crate::internal_error_response(&too_long("request", length, MAX_REQUEST_BYTES)))
}

/// Returns the response, or one that reports that the response is too long for the JVM.
pub fn bounded(response: Vec<u8>) -> Vec<u8> {
    if response.len() > MAX_RESPONSE_BYTES {
        crate::internal_error_response(&too_long("response", response.len(), MAX_RESPONSE_BYTES))
    } else {
        response
    }
}

fn too_long(what: &str, length: usize, bound: usize) -> String {
    format!("The {what} has {length} bytes, and at most {bound} are allowed.")
}

/// Replaces the panic hook, which prints to the compiler's standard error, by one that records the text. Only the first
/// call has an effect.
///
/// Other native libraries of the process keep their hooks: a `cdylib` contains its own copy of the standard library.
pub fn record_panics() {
    static RECORDING: Once = Once::new();
    RECORDING.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            let text = describe(panic);
            // If the thread is ending and its thread-locals are gone, the text is lost.
            let _ = LAST_PANIC.try_with(|last| last.replace(Some(text)));
        }));
    });
}

/// Takes the text of this thread's last panic: its message and place. `None` if there was no panic since the last call.
pub fn take_panic() -> Option<String> {
    LAST_PANIC.take()
}

fn describe(panic: &PanicHookInfo<'_>) -> String {
    let message = panic.payload_as_str().unwrap_or("a panic without a message");
    match panic.location() {
        Some(place) => format!("{message} (at {place})"),
        None => message.to_owned(),
    }
}

#[cfg(test)]
mod tests;
