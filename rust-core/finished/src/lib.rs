//! The finished model: all decisions about a tool class, as one value that owns its data ([`tools::Tools`]). The crates
//! that print it (`schema`, `emit`, `catalog`) depend only on this crate and on `text`: they cannot read the request,
//! resolve a type or report a problem.

#![forbid(unsafe_code)]

pub mod api;
pub mod checks;
pub mod scalar;
pub mod schema_graph;
pub mod tools;
pub mod user_schema;
