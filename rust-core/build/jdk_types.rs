//! Makes the core's tables from the file that describes the JDK's types, for the core and `java-api` alike.

use std::error::Error;
use std::fmt::Write as _;

use crate::tables::{self, Line, Row};

const FILE: &str = "java-api/src/main/resources/com/github/copilot/tool/runtime/jdk-types.txt";

/// Writes `jdk_types.rs`, the tables of the core.
pub(crate) fn write_tables() -> Result<(), Box<dyn Error>> {
    let lines = tables::lines(FILE)?;
    let (lists, types): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(|line| is_list(line));
    let listed = |name: &str| {
        let own = lists.iter().filter(|line| line.text.starts_with(name));
        own.flat_map(|line| line.text.split_whitespace().skip(1))
            .collect::<Vec<_>>()
    };
    let code = format!(
        "pub(crate) const ROOTS: &[&str] = &{:?};\npub(crate) const NO_NULLS: &[&str] = &{:?};\n{}{}",
        listed("roots "),
        listed("no-nulls "),
        tables::table("TYPES: &[JdkType]", having(&types, READ), row)?,
        tables::table("RESULTS: &[JdkResult]", having(&types, RESULT), result_row)?
    );
    tables::write("jdk_types.rs", &code)
}

/// Returns the scalars that generated code reads, each with the runtime helper that reads it.
pub(crate) fn helpers() -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let mut helpers = Vec::new();
    for line in tables::lines(FILE)?.iter().filter(|line| !is_list(line)) {
        let [_, _, _, _, read, _, _, default, _] = tables::columns(&line.text)?;
        helpers.extend(helper(read).map(|helper| (default.to_owned(), helper.to_owned())));
    }
    Ok(helpers)
}

/// Writes `scalar.rs`: the enum of the scalars that generated code reads, each with its type in JSON Schema and an example.
pub(crate) fn write_scalars() -> Result<(), Box<dyn Error>> {
    let (mut variants, mut json_types, mut examples) = (String::new(), String::new(), String::new());
    for line in tables::lines(FILE)?.iter().filter(|line| !is_list(line)) {
        let [_, json, _, _, read, _, _, default, example, _] = tables::columns(&line.text)?;
        if helper(read).is_some() {
            let variant = tables::variant(default);
            let example = tables::text(example).unwrap_or(match json {
                "integer" => "10",
                "number" => "1.5",
                "boolean" => "true",
                _ => "...",
            });
            writeln!(variants, "    {variant},")?;
            writeln!(json_types, "            Self::{variant} => {json:?},")?;
            writeln!(examples, "            Self::{variant} => {example:?},")?;
        }
    }
    let code = format!(
        "/// The scalars that generated code reads itself (R5.1), as the table names them in its column `default`.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]\npub enum Scalar {{\n{variants}}}\n\nimpl Scalar {{\n    \
         /// Returns the schema's type.\n    pub fn json_type(self) -> &'static str {{\n        match self {{\n\
         {json_types}        }}\n    }}\n\n    /// Returns an example for messages.\n    pub fn example(self) -> &'static str {{\n        match self {{\n\
         {examples}        }}\n    }}\n}}\n"
    );
    tables::write("scalar.rs", &code)
}

/// Whether a line is a list of names and not a type.
fn is_list(line: &Line) -> bool {
    ["roots ", "no-nulls "].iter().any(|name| line.text.starts_with(name))
}

/// Returns the lines that have something in a column.
fn having<'l>(lines: &[&'l Line], column: usize) -> impl Iterator<Item = &'l Line> {
    let has = move |line: &&Line| line.text.split_whitespace().nth(column) != Some("-");
    lines.iter().copied().filter(has)
}

/// Returns the runtime helper that a cell of the column `read` names.
fn helper(read: &str) -> Option<&str> {
    let is_other = ["mapper", "schema", "enum", "-"].contains(&read) || read.contains('.');
    (!is_other).then_some(read)
}

/// The columns that say whether a row has a reading, and a result.
const READ: usize = 4;
const RESULT: usize = 5;

/// Returns the type's name and how it is written as a result, as Rust code.
fn result_row(line: &str) -> Row {
    let [name, _, _, _, _, result, _] = tables::columns(line)?;
    let java = name.trim_end_matches('+');
    let (json_type, format) = tables::parts(result, '/');
    let scalar = match json_type {
        "never" => "None".to_owned(),
        "string" | "number" | "integer" | "boolean" => {
            format!("Some(ScalarSchema {{ json_type: {json_type:?}, format: {format:?} }})")
        }
        other => return Err(tables::unexplained(other)),
    };
    let code = format!("    JdkResult {{ java: {java:?}, scalar: {scalar} }},\n");
    Ok((java.to_owned(), code))
}

/// Returns the type's name and how it is read, as Rust code.
fn row(line: &str) -> Row {
    let [name, json, keyword, key, read, _, formatted, default, example, expected] = tables::columns(line)?;
    let java = name.trim_end_matches('+');
    let mut keywords = Vec::new();
    for pair in tables::text(keyword).into_iter().flat_map(|cell| cell.split(';')) {
        keywords.push(pair.split_once('=').ok_or("a keyword is name=value")?);
    }
    let reading = match read {
        "mapper" => "Reading::Mapper".to_owned(),
        "schema" => "Reading::OwnSchema".to_owned(),
        "enum" => "Reading::EnumContainer".to_owned(),
        class if class.contains('.') => format!("Reading::Container({class:?})"),
        _ => format!("Reading::Code(Scalar::{})", tables::variant(default)),
    };
    let grammar = tables::text(default).filter(|_| helper(read).is_none());
    let grammar = grammar.map_or("None".to_owned(), |name| {
        format!("Some(Grammar::{})", tables::variant(name))
    });
    let code = format!(
        "    JdkType {{ java: {java:?}, with_subtypes: {}, json_type: {:?}, keywords: &{keywords:?}, is_key: {}, \
         reading: {reading}, is_formatted: {}, default: {grammar}, example: {:?}, expected: {:?} }},\n",
        name.ends_with('+'),
        tables::text(json),
        tables::is_first(key, ["yes", "no"])?,
        tables::is_first(formatted, ["yes", "no"])?,
        tables::text(example),
        tables::text(expected),
    );
    Ok((java.to_owned(), code))
}
