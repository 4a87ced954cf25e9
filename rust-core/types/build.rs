//! Makes the core's tables from files that `java-api` has as resources and reads at run time: of Bean Validation's
//! constraints, of Jackson's annotations, of the JDK's types. The table of other libraries' tool annotations is a
//! resource of the processor's jar.

use std::error::Error;

#[path = "../build/constraints.rs"]
#[allow(dead_code, reason = "other crates make other parts of the table")]
mod constraints;
#[path = "../build/jackson_annotations.rs"]
mod jackson_annotations;
#[path = "../build/jdk_types.rs"]
#[allow(dead_code, reason = "another crate makes another part of the table")]
mod jdk_types;
#[path = "../build/tables.rs"]
mod tables;
#[path = "../build/tool_annotations.rs"]
mod tool_annotations;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build");
    constraints::write_tables()?;
    jackson_annotations::write()?;
    jdk_types::write_tables()?;
    tool_annotations::write()
}
