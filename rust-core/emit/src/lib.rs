//! Writes the companion's source from the finished model (section 9). The model is valid, so nothing can fail.
//!
//! A companion's parts: the top class registers tools, its nested `Handler` keeps the values that a call needs, and its
//! nested `Call`, which the first call loads, reads the arguments and calls the tool. If they exceed a class file, they
//! are split into several classes (R9.4, R9.5): `calls` splits the calls, `readers` the readers of arguments,
//! `registration` the definitions, and `parts` holds values that are too large for a method.

#![forbid(unsafe_code)]

mod calls;
mod code;
mod java_text;
mod json_code;
mod literals;
mod names;
mod parts;
mod readers;
mod registration;
mod runtime_helpers;

use std::fmt::Write;

use code::{Code, code};
use names::{ALLOW_EXPERIMENTAL, METADATA_PROVIDER, SUPPRESS_WARNINGS};
use runtime_helpers::{Helper, Helpers};

use copilot_tool_finished::tools::{JavaClass, Tool, Tools};
use copilot_tool_text::json::Json;

/// The most tools that one class registers or calls: a class file holds 65,535 constants (JVMS 4.1).
const MOST_TOOLS: usize = 500;

/// About how many columns of a line the names of the runtime helpers take.
const LIST_WIDTH: usize = 100;

/// A tool with its finished schema and its number in the companion.
struct Numbered<'t> {
    number: usize,
    tool: &'t Tool,
    schema: &'t Json,
    /// How many JSON values its registration has.
    weight: usize,
}

/// Returns the companion's source.
#[must_use]
pub fn companion(tools: &Tools, schemas: &[Json]) -> String {
    let numbered: Vec<Numbered<'_>> = tools
        .all
        .iter()
        .zip(schemas)
        .enumerate()
        .map(|(number, (tool, schema))| Numbered {
            number,
            tool,
            schema,
            weight: registration::weight(tool, schema),
        })
        .collect();
    let mut readers = readers::Readers::new(tools);
    let calls = calls::write(tools, &numbered, &mut readers);
    let registration = registration::write(tools, &numbered, &calls, &mut readers);
    let of_registration = registration.helpers().closure(Helpers::default());
    let of_calls = calls.members().helpers().closure(of_registration);
    let mut body = header(tools);
    body.push(registration.indented(4));
    let of_top = written(of_registration);
    for part in of_top.iter().chain([&calls.assemble(written(of_calls).as_ref())]) {
        body.push_str("\n\n");
        body.push(part.indented(4));
    }
    body.push_str("\n}\n");
    finish(&body, tools)
}

/// Writes the helpers between two comments, the first of which lists their names.
fn written(helpers: Helpers) -> Option<Code> {
    let names: Vec<&str> = helpers.iter().map(Helper::name).collect();
    if names.is_empty() {
        return None;
    }
    let mut text = code!["// Runtime helpers:"];
    let mut column = LIST_WIDTH;
    for (position, name) in names.iter().enumerate() {
        if position > 0 {
            text.push_str(",");
        }
        if column.saturating_add(name.len()) >= LIST_WIDTH {
            text.push_str("\n//    ");
            column = 0;
        }
        text.push(code![" ", name]);
        column = column.saturating_add(name.len()).saturating_add(2);
    }
    for helper in helpers.iter() {
        text.push(code!["\n\n", helper.text()]);
    }
    text.push_str("\n\n// End of the runtime helpers.");
    Some(text)
}

fn header(tools: &Tools) -> Code {
    let simple = simple_name(&tools.class);
    let mut header = code![
        "/** The tools of ",
        java_text::package(&tools.class.path.join(".")),
        ": made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */\n"
    ];
    if tools.api.allow_experimental {
        header.push(code!["@", ALLOW_EXPERIMENTAL, "\n"]);
    }
    header.push(code![
        "@",
        SUPPRESS_WARNINGS,
        "({\n    \"all\", \"auxiliaryclass\", \"cast\", \"deprecation\", \"exports\", \"rawtypes\", \"removal\", \"serial\", \"unchecked\"\n})\n"
    ]);
    header.push(if tools.api.provider {
        let provided = code![METADATA_PROVIDER, "<", &tools.class, ">"];
        code!["public final class ", simple, " implements ", provided, " {\n"]
    } else {
        code!["final class ", simple, " {\n"]
    });
    header
}

/// Returns the companion's simple name: the tool class's binary name without its package, and the suffix (section 0).
fn simple_name(class: &JavaClass) -> String {
    java_text::identifier(&format!("{}$$CopilotToolMeta", class.path.join("$")))
}

/// Returns the companion's binary name.
#[must_use]
pub fn binary_name(tools: &Tools) -> String {
    format!("{}$$CopilotToolMeta", tools.binary_name)
}

/// Returns the text as a compilation unit: with package and imports, and every mark replaced.
fn finish(body: &Code, tools: &Tools) -> String {
    let package = &tools.class.package;
    let (body, imports) = names::resolve(body.text(), package, &tools.obscured);
    let mut text = String::with_capacity(body.len().saturating_add(2048));
    if !package.is_empty() {
        let _ = writeln!(text, "package {};\n", java_text::package(package));
    }
    for import in imports {
        let _ = writeln!(text, "import {import};");
    }
    text.push('\n');
    text.push_str(&body);
    text
}
