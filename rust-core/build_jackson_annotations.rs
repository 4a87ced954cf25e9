//! Makes the core's table of the file that describes Jackson's annotations, for the core and `java-api` alike.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

const TABLE: &str = "../java-api/src/main/resources/com/github/copilot/tool/runtime/jackson-annotations.txt";

/// Writes `jackson_annotations.rs`.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={TABLE}");
    let table = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(TABLE);
    let table = fs::read_to_string(&table).map_err(|error| format!("{}: {error}", table.display()))?;
    fs::write(
        Path::new(&env::var("OUT_DIR")?).join("jackson_annotations.rs"),
        rows(&table)?,
    )?;
    Ok(())
}

/// The rows as constants of `Row`, in the order of the annotations' names.
fn rows(table: &str) -> Result<String, Box<dyn Error>> {
    let mut rows = BTreeMap::new();
    for (number, line) in table.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("jackson-annotations.txt:{}", number + 1);
        let cells: Vec<&str> = line.split_whitespace().collect();
        let [name, reader, infers, result, texts] = cells[..] else {
            return Err(format!("{place}: a row has five columns").into());
        };
        let inferred = match infers {
            "-" => "Nothing",
            "read" => "Mutator",
            "write" => "Getter",
            "both" => "Either",
            _ => return Err(unexplained(&place, infers)),
        };
        let read_by_code = is_first(&place, reader, ["code", "mapper"])?;
        let hides_result = is_first(&place, result, ["hidden", "shown"])?;
        let texts: Vec<&str> = texts.split(',').filter(|member| *member != "-").collect();
        let row = format!(
            "    Row {{ name: {name:?}, read_by_code: {read_by_code}, infers: Infers::{inferred}, \
             hides_result: {hides_result}, texts: &{texts:?} }},\n"
        );
        if rows.insert(name, row).is_some() {
            return Err(format!("{place}: {name} is there twice").into());
        }
    }
    let rows: String = rows.into_values().collect();
    Ok(format!("static ROWS: &[Row] = &[\n{rows}];\n"))
}

/// Whether a cell is the first of the two values that it can have.
fn is_first(place: &str, cell: &str, values: [&str; 2]) -> Result<bool, Box<dyn Error>> {
    if values.contains(&cell) {
        Ok(cell == values[0])
    } else {
        Err(unexplained(place, cell))
    }
}

fn unexplained(place: &str, cell: &str) -> Box<dyn Error> {
    format!("{place}: the table does not explain '{cell}'").into()
}
