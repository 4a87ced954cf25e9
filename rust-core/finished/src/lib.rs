//! The finished model: all decisions about a tool class, as one value that owns its data ([`tools::Tools`]). The crate
//! `print` depends only on this crate and on `text`: it cannot read the request, resolve a type or report a problem.

#![forbid(unsafe_code)]
#![expect(
    missing_docs,
    reason = "fields and variants whose names say everything have no comment"
)]

pub mod api;
pub mod checks;
pub mod scalar;
pub mod schema_graph;
pub mod tools;
pub mod unions;
pub mod user_schema;
