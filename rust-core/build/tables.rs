//! Reads the files that `java-api` has as resources and reads at run time, and writes static tables of the core from
//! them.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// A row's name, and the row as Rust code.
pub(crate) type Row = Result<(String, String), Box<dyn Error>>;

/// A row of a file as text.
pub(crate) struct Line {
    /// The file and the number of the line, for messages.
    pub(crate) place: String,
    pub(crate) text: String,
}

/// Returns the rows of a file, without comments and empty lines.
///
/// - `file`: the file's path from the repository's root
///
/// # Errors
/// The file cannot be read.
pub(crate) fn lines(file: &str) -> Result<Vec<Line>, Box<dyn Error>> {
    let path = repository()?.join(file);
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            lines.push(Line {
                place: format!("{file}:{}", number + 1),
                text: line.to_owned(),
            });
        }
    }
    Ok(lines)
}

/// Returns the repository's root, in which the crate that is built is below `rust-core`.
///
/// # Errors
/// The crate is elsewhere.
pub(crate) fn repository() -> Result<PathBuf, Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let core = folder.ancestors().find(|folder| folder.ends_with("rust-core"));
    let root = core.and_then(Path::parent).ok_or("the crate is not below rust-core")?;
    Ok(root.to_owned())
}

/// Returns a static table as Rust code, its rows in the order of their names.
///
/// - `declared`: name and type of the static
/// - `row`: reads a line
///
/// # Errors
/// `row` refuses a line, or two rows have the same name.
pub(crate) fn table<'l>(
    declared: &str,
    lines: impl IntoIterator<Item = &'l Line>,
    row: impl Fn(&str) -> Row,
) -> Result<String, Box<dyn Error>> {
    let mut rows = BTreeMap::new();
    for line in lines {
        let (name, code) = row(&line.text).map_err(|problem| format!("{}: {problem}", line.place))?;
        if rows.insert(name.clone(), code).is_some() {
            return Err(format!("{}: {name} is there twice", line.place).into());
        }
    }
    let rows: String = rows.into_values().collect();
    Ok(format!("static {declared} = &[\n{rows}];\n"))
}

/// Writes Rust code that a source of the core includes.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn write(name: &str, code: &str) -> Result<(), Box<dyn Error>> {
    fs::write(Path::new(&env::var("OUT_DIR")?).join(name), code)?;
    Ok(())
}

/// Returns a cell's text, `None` for `-`.
pub(crate) fn text(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

/// Reports whether a cell is the first of the two values that it can have.
///
/// # Errors
/// The cell is neither.
pub(crate) fn is_first(cell: &str, values: [&str; 2]) -> Result<bool, Box<dyn Error>> {
    if values.contains(&cell) {
        Ok(cell == values[0])
    } else {
        Err(unexplained(cell))
    }
}

/// Returns the error of a cell whose value the file does not explain.
pub(crate) fn unexplained(cell: &str) -> Box<dyn Error> {
    format!("the table does not explain '{cell}'").into()
}

/// Splits a line into so many columns, of which the last one takes the rest of the line.
///
/// # Errors
/// A column is missing.
pub(crate) fn columns<const N: usize>(line: &str) -> Result<[&str; N], Box<dyn Error>> {
    let mut rest = line;
    let mut cells = [""; N];
    for (position, cell) in cells.iter_mut().enumerate() {
        let is_last = position + 1 == N;
        let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        *cell = if is_last { rest } else { first };
        rest = after.trim_start();
        if cell.is_empty() {
            return Err(format!("a row has {N} columns").into());
        }
    }
    Ok(cells)
}

/// Splits a cell at a separator; the second part is `None` without it.
pub(crate) fn parts(cell: &str, separator: char) -> (&str, Option<&str>) {
    match cell.split_once(separator) {
        Some((first, second)) => (first, Some(second)),
        None => (cell, None),
    }
}

/// Returns the name of the variant for a name of the table: `DateTimeLocal` for `date-time-local`, `NotBlank` for
/// `notBlank`.
pub(crate) fn variant(name: &str) -> String {
    let mut variant = String::new();
    for word in name.split('-') {
        let mut letters = word.chars();
        variant.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        variant.push_str(letters.as_str());
    }
    variant
}
