//! Compares calls that companions answered with the interpreter, without a JVM:
//! `cargo run --package copilot-tool-core --example interpret -- <folder>`.
//!
//! The folder has a folder for each case, with `requests` and `calls.jsonl`, as `InterpreterTest` writes them.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a tool of the tests may end by panicking"
)]

#[path = "../tests/calls/mod.rs"]
mod calls;

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;

use calls::comparison::{Comparison, entries, recorded};

/// How many differences are printed.
const MOST_SHOWN: usize = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("interpret takes a folder")?;
    let mut compared = Comparison::default();
    for case in entries(Path::new(&folder)) {
        compared.add(&case, &recorded(&case.join("calls.jsonl")));
    }
    let mut out = io::stdout();
    writeln!(out, "{compared}")?;
    for difference in compared.differences.iter().take(MOST_SHOWN) {
        writeln!(out, "{difference}")?;
    }
    match compared.differences.len() {
        0 => Ok(()),
        count => Err(format!("{count} differences").into()),
    }
}
