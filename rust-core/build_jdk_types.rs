//! Makes the core's table of the file that describes the JDK's types, for the core and `java-api` alike.

use std::error::Error;
use std::fmt::Write;

use crate::tables;

/// Writes `jdk_types.rs`.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    tables::write("jdk-types", "TYPES: &[JdkType]", row)
}

/// One row: the type's name, and the row as Rust code.
fn row(line: &str) -> tables::Row {
    let mut rest = line;
    let mut column = || {
        let (cell, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        rest = behind.trim_start();
        cell.to_owned()
    };
    let [name, json, keyword, key, read, formatted, default, example] = std::array::from_fn(|_| column());
    let expected = rest;
    if expected.is_empty() {
        return Err("a row has nine columns".into());
    }
    let java = name.trim_end_matches('+');
    let keyword = match keyword.as_str() {
        "-" => None,
        pair => Some(pair.split_once('=').ok_or("a keyword is name=value")?),
    };
    let reading = match read.as_str() {
        "code" => "Reading::Code".to_owned(),
        "mapper" => "Reading::Mapper".to_owned(),
        "schema" => "Reading::OwnSchema".to_owned(),
        "enum" => "Reading::EnumContainer".to_owned(),
        class if class.contains('.') => format!("Reading::Container({class:?})"),
        other => return Err(format!("nothing is read by '{other}'").into()),
    };
    let grammar = text(&default).map(|name| format!("Grammar::{}", variant(name)));
    let mut code = String::new();
    writeln!(code, "    JdkType {{")?;
    writeln!(code, "        java: {java:?},")?;
    writeln!(code, "        with_subtypes: {},", name.ends_with('+'))?;
    writeln!(code, "        json_type: {:?},", text(&json))?;
    writeln!(code, "        keyword: {keyword:?},")?;
    writeln!(code, "        is_key: {},", is_yes(&key)?)?;
    writeln!(code, "        reading: {reading},")?;
    writeln!(code, "        is_formatted: {},", is_yes(&formatted)?)?;
    let grammar = grammar.map_or("None".to_owned(), |grammar| format!("Some({grammar})"));
    writeln!(code, "        default: {grammar},")?;
    writeln!(code, "        example: {:?},", text(&example))?;
    writeln!(code, "        expected: {:?},", text(expected))?;
    writeln!(code, "    }},")?;
    Ok((java.to_owned(), code))
}

fn text(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

fn is_yes(cell: &str) -> Result<bool, Box<dyn Error>> {
    match cell {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(format!("'{other}' is neither yes nor no").into()),
    }
}

/// `date-time-local` as `DateTimeLocal`.
fn variant(name: &str) -> String {
    let mut variant = String::new();
    for word in name.split('-') {
        let mut letters = word.chars();
        variant.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        variant.push_str(letters.as_str());
    }
    variant
}
