//! What all embeddings of the core share, the JNI bridge and the WebAssembly module: the sizes of messages that they
//! accept, and the texts of panics.

use std::cell::RefCell;
use std::panic::PanicHookInfo;
use std::sync::Once;

/// The longest request in bytes that is read: 64 MiB, as `PROTOCOL.md` says.
const MAX_REQUEST_BYTES: usize = 64 << 20;

/// The longest response in bytes that is handed to the JVM: 1 GiB, well inside a Java array.
const MAX_RESPONSE_BYTES: usize = 1 << 30;

thread_local! {
    /// The last panic's text, kept between the hook, which knows the place, and whoever reports it.
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The response to a request of `length` bytes that is refused unread because it is too long; `None` if it is not.
#[must_use]
pub fn refusal_by_length(length: usize) -> Option<Vec<u8>> {
    (length > MAX_REQUEST_BYTES).then(|| crate::fault_response(&too_long("request", length, MAX_REQUEST_BYTES)))
}

/// The response itself, or one that reports that it is too long for the JVM.
#[must_use]
pub fn bounded(response: Vec<u8>) -> Vec<u8> {
    if response.len() > MAX_RESPONSE_BYTES {
        crate::fault_response(&too_long("response", response.len(), MAX_RESPONSE_BYTES))
    } else {
        response
    }
}

fn too_long(what: &str, length: usize, bound: usize) -> String {
    format!("The {what} has {length} bytes, and at most {bound} are allowed.")
}

/// Replaces the panic hook, which prints to the compiler's standard error, by one that records the text. Has an effect
/// on the first call only.
///
/// The hook belongs to the embedding alone: a `cdylib` contains its own copy of the standard library, so other native
/// libraries of the process keep theirs.
pub fn record_panics() {
    static RECORDING: Once = Once::new();
    RECORDING.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            let text = describe(panic);
            // The thread may be ending, its thread-locals gone: then nothing can read the text.
            let _ = LAST_PANIC.try_with(|last| last.replace(Some(text)));
        }));
    });
}

/// Takes the text of this thread's last panic: what it said and where it was. `None` if there was no panic since the
/// last call.
#[must_use]
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
mod tests {
    use super::*;

    #[test]
    fn a_request_of_64_mebibytes_is_read_and_one_byte_more_is_refused() {
        assert_eq!(refusal_by_length(67_108_864), None);
        let refusal = refusal_by_length(67_108_865).unwrap();
        let text = String::from_utf8_lossy(&refusal);
        assert!(
            text.contains("The request has 67108865 bytes, and at most 67108864 are allowed."),
            "{text}"
        );
    }

    #[test]
    fn a_response_passes_unchanged() {
        assert_eq!(bounded(b"abc".to_vec()), b"abc");
    }
}
