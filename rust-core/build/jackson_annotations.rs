//! Makes the core's table from the file that describes Jackson's annotations, for the core and `java-api` alike.

use std::error::Error;

use crate::tables;

const FILE: &str = "java-api/src/main/resources/com/github/copilot/tool/runtime/jackson-annotations.txt";

/// Writes `jackson_annotations.rs`.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    let code = tables::table("ROWS: &[JacksonRow]", &tables::lines(FILE)?, row)?;
    tables::write("jackson_annotations.rs", &code)
}

/// Returns the annotation's name, and the row as Rust code.
fn row(line: &str) -> tables::Row {
    let [name, reader, infers, result, texts] = tables::columns(line)?;
    let inferred = match infers {
        "-" => "Nothing",
        "read" => "Mutator",
        "write" => "Getter",
        "both" => "Either",
        other => return Err(tables::unexplained(other)),
    };
    let read_by_code = tables::is_first(reader, ["code", "mapper"])?;
    let hides_result = tables::is_first(result, ["hidden", "shown"])?;
    let texts: Vec<&str> = texts.split(',').filter(|member| *member != "-").collect();
    let row = format!(
        "    JacksonRow {{ name: {name:?}, read_by_code: {read_by_code}, infers: Infers::{inferred}, \
         hides_result: {hides_result}, texts: &{texts:?} }},\n"
    );
    Ok((name.to_owned(), row))
}
