//! Functions on plain text: JSON with positions, decimal numbers, regular expressions, Javadoc, identifiers, SHA-256. This crate
//! does not know requests, types or tools.

#![forbid(unsafe_code)]
#![expect(
    missing_docs,
    reason = "fields and variants whose names say everything have no comment"
)]

pub mod identifiers;
pub mod javadoc;
pub mod json;
pub mod numbers;
pub mod order;
pub mod regex_ecma;
pub mod sha256;
pub mod strings;
pub mod text_formats;

#[cfg(test)]
mod tests;
