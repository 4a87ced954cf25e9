//! Prints the finished model: JSON Schema ([`schema`]), Java source ([`emit`]) and the catalogue ([`catalog`]). It prints
//! decisions, and cannot fail.

#![forbid(unsafe_code)]

pub mod catalog;
pub mod emit;
pub mod schema;
