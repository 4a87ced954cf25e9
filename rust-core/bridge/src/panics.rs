//! Turns a panic into text: its message and its place.

use std::panic::{AssertUnwindSafe, catch_unwind};

use copilot_tool_core::embedding;

/// Runs `work` and returns its result, or the text of the panic that ended it.
///
/// Nothing is written to standard error: the place and the message are in the text.
pub(crate) fn catching<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    embedding::record_panics();
    // Nothing that a failed call has changed is used afterwards, so no broken state can be seen.
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        // Dropping a payload runs foreign code, which may panic in turn: the payload leaks instead.
        std::mem::forget(payload);
        embedding::take_panic().unwrap_or_else(|| "a panic without a message".to_owned())
    })
}
