//! Makes static tables of the core of files that `java-api` has as resources and reads at run time.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

const FOLDER: &str = "../java-api/src/main/resources/com/github/copilot/tool/runtime";

/// What becomes of a line: the name of its row, and the row as Rust code.
pub(crate) type Row = Result<(String, String), Box<dyn Error>>;

/// Writes the table of a file to `<file>.rs`, its rows in the order of their names.
///
/// - `file`: the file's name without its ending, and that of the Rust file, where `-` is `_`
/// - `declared`: name and type of the static
/// - `row`: reads a line
///
/// # Errors
/// A file that cannot be read or written, a line that `row` refuses, and a name that is there twice.
pub(crate) fn write(file: &str, declared: &str, row: fn(&str) -> Row) -> Result<(), Box<dyn Error>> {
    let table = format!("{FOLDER}/{file}.txt");
    println!("cargo::rerun-if-changed={table}");
    let table = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(table);
    let lines = fs::read_to_string(&table).map_err(|error| format!("{}: {error}", table.display()))?;
    let mut rows = BTreeMap::new();
    for (number, line) in lines.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{file}.txt:{}", number + 1);
        let (name, code) = row(line).map_err(|problem| format!("{place}: {problem}"))?;
        if rows.insert(name.clone(), code).is_some() {
            return Err(format!("{place}: {name} is there twice").into());
        }
    }
    let rows: String = rows.into_values().collect();
    let target = Path::new(&env::var("OUT_DIR")?).join(format!("{}.rs", file.replace('-', "_")));
    fs::write(target, format!("static {declared} = &[\n{rows}];\n"))?;
    Ok(())
}
