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

/// How many differences of a case are printed.
const MOST_SHOWN: usize = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("interpret takes a folder")?;
    let mut out = io::stdout();
    let mut compared = Comparison::default();
    for case in entries(Path::new(&folder)) {
        let before = compared.differences.len();
        compared.add(&case, &recorded(&case.join("calls.jsonl")));
        let own = &compared.differences[before..];
        for difference in own.iter().take(MOST_SHOWN) {
            writeln!(out, "{difference}")?;
        }
        if own.len() > MOST_SHOWN {
            writeln!(out, "and {} more of this case", own.len() - MOST_SHOWN)?;
        }
    }
    writeln!(out, "{compared}")?;
    match compared.differences.len() {
        0 => Ok(()),
        count => Err(format!("{count} differences").into()),
    }
}
