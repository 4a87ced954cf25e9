//! Makes the core's table of the file that describes Jackson's annotations, for the core and `java-api` alike.

use std::error::Error;

use crate::tables;

/// Writes `jackson_annotations.rs`.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    tables::write("jackson-annotations", "ROWS: &[Row]", row)
}

/// One row: the annotation's name, and the row as Rust code.
fn row(line: &str) -> tables::Row {
    let cells: Vec<&str> = line.split_whitespace().collect();
    let [name, reader, infers, result, texts] = cells[..] else {
        return Err("a row has five columns".into());
    };
    let inferred = match infers {
        "-" => "Nothing",
        "read" => "Mutator",
        "write" => "Getter",
        "both" => "Either",
        other => return Err(unexplained(other)),
    };
    let read_by_code = is_first(reader, ["code", "mapper"])?;
    let hides_result = is_first(result, ["hidden", "shown"])?;
    let texts: Vec<&str> = texts.split(',').filter(|member| *member != "-").collect();
    let row = format!(
        "    Row {{ name: {name:?}, read_by_code: {read_by_code}, infers: Infers::{inferred}, \
         hides_result: {hides_result}, texts: &{texts:?} }},\n"
    );
    Ok((name.to_owned(), row))
}

/// Whether a cell is the first of the two values that it can have.
fn is_first(cell: &str, values: [&str; 2]) -> Result<bool, Box<dyn Error>> {
    if values.contains(&cell) {
        Ok(cell == values[0])
    } else {
        Err(unexplained(cell))
    }
}

fn unexplained(cell: &str) -> Box<dyn Error> {
    format!("the table does not explain '{cell}'").into()
}
