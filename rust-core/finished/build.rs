//! Makes the enums of the checks that runtime helpers make and of the scalars that generated code reads, and the table of
//! JSON Schema's keywords, of the tables that `java-api` has.

use std::error::Error;
use std::fmt::Write as _;

#[path = "../build/constraints.rs"]
#[allow(dead_code, reason = "other crates make other parts of the table")]
mod constraints;
#[path = "../build/jdk_types.rs"]
#[allow(dead_code, reason = "other crates make other parts of the table")]
mod jdk_types;
#[path = "../build/tables.rs"]
#[allow(dead_code, reason = "other crates read more of the tables")]
mod tables;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build");
    write_keywords()?;
    jdk_types::write_scalars()?;
    constraints::write_helper_checks()
}

/// Writes `schema_keywords.rs`: the kind of each keyword, its name, and whether our schemas have it.
fn write_keywords() -> Result<(), Box<dyn Error>> {
    let mut rows = String::new();
    for line in tables::lines("java-api/src/main/resources/com/github/copilot/tool/runtime/json-schema-keywords.txt")? {
        let [name, value, _, written, _] = tables::columns(&line.text)?;
        let is_written = tables::is_first(written, ["yes", "no"])?;
        writeln!(
            rows,
            "    (Keyword::{}, {name:?}, {is_written}),",
            tables::variant(value)
        )?;
    }
    tables::write(
        "schema_keywords.rs",
        &format!("static KEYWORDS: &[(Keyword, &str, bool)] = &[\n{rows}];\n"),
    )
}
