//! The shape of request and response, and their version. `PROTOCOL.md` describes both.
//!
//! This crate knows bytes and fields; the crate `types` knows the meaning of Java types.

#![forbid(unsafe_code)]
#![expect(
    missing_docs,
    reason = "fields and variants whose names say everything have no comment"
)]

pub mod request;
pub mod response;

/// The protocol's number: it changes with any change of shape or meaning of either message.
pub const PROTOCOL: u32 = 2;

/// The version of this build, which both messages contain (R10.6).
pub const BUILD: &str = env!("CARGO_PKG_VERSION");
