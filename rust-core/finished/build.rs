//! Makes the enum of the checks that runtime helpers make, from the table of constraints.

use std::error::Error;

#[path = "../build/constraints.rs"]
#[allow(dead_code, reason = "other crates make other parts of the table")]
mod constraints;
#[path = "../build/tables.rs"]
#[allow(dead_code, reason = "other crates read more of the tables")]
mod tables;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build");
    constraints::write_helper_checks()
}
