//! Writes the companion's source from the finished model (section 9). The model is valid, so nothing can fail.
//!
//! A companion's parts: the top class registers tools, its nested `Handler` keeps the values that a call needs, and its
//! nested `Call`, which the first call loads, reads the arguments and calls the tool. If they exceed a class file, they
//! are split into several classes (R9.4, R9.5): `calls` splits the calls, `readers` the readers of arguments,
//! `registration` the definitions, and `parts` holds values that are too large for a method.

mod calls;
mod code;
mod java_text;
mod java_tokens;
mod json_code;
mod literals;
mod names;
mod parts;
mod readers;
mod registration;
mod runtime_helpers;
#[cfg(test)]
mod tests;

use std::fmt::Write;

use code::{Code, GeneratedMark, code};
use names::{ALLOW_EXPERIMENTAL, COMPANION, GENERATED, GENERATED_MARK, METADATA_PROVIDER, Own, SUPPRESS_WARNINGS};
use runtime_helpers::{Helper, Helpers};

pub use runtime_helpers::LONGEST_CLASS_FILE;

use copilot_tool_finished::api::HelperSource;
use copilot_tool_finished::tools::{JavaClass, Tool, Tools};
use copilot_tool_text::json::Json;

/// The most tools that one class registers or calls: a class file holds 65,535 constants (JVMS 4.1).
const MOST_TOOLS: usize = 500;

/// The fields that the class of a call of a linked companion inherits.
const INHERITED_FIELDS: [&str; 3] = ["tool", "invocation", "mapper"];

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
    let linked = match tools.api.helpers {
        HelperSource::Embedded => None,
        HelperSource::Linked => source(tools, &numbered, HelperSource::Linked),
    };
    linked
        .or_else(|| source(tools, &numbered, HelperSource::Embedded))
        .unwrap_or_default()
}

/// Returns the companion's source; `None` for a linked companion that names a type which an inherited field hides.
fn source(tools: &Tools, numbered: &[Numbered<'_>], source: HelperSource) -> Option<String> {
    let mut readers = readers::Readers::new(tools, source);
    let calls = calls::write(tools, numbered, &mut readers);
    let registration = registration::write(tools, numbered, &calls, &mut readers);
    let (of_top, of_calls) = match source {
        HelperSource::Embedded => {
            let of_registration = registration.helpers().closure(Helpers::default());
            let of_calls = calls.members().helpers().closure(of_registration);
            (written(of_registration), written(of_calls))
        }
        HelperSource::Linked => (None, None),
    };
    let mut body = header(tools, source);
    body.push(registration.indented(4));
    let mark = (source == HelperSource::Embedded).then(|| {
        code![
            "/** Excludes this class from measures of code coverage. */\n@interface ",
            Own(GENERATED_MARK),
            " {}"
        ]
    });
    for part in of_top.iter().chain([&calls.assemble(of_calls.as_ref())]).chain(&mark) {
        body.push_str("\n\n");
        body.push(part.indented(4));
    }
    body.push_str("\n}\n");
    finish(&body, tools, source)
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
        let mark = helper.is_class().then_some(GeneratedMark);
        text.push(code!["\n\n", mark, helper.text()]);
    }
    text.push_str("\n\n// End of the runtime helpers.");
    Some(text)
}

fn header(tools: &Tools, source: HelperSource) -> Code {
    let simple = simple_name(&tools.class);
    let mut header = code![
        "/**\n * The tools of #, for {@code ToolDefinition.fromObject}.\n *\n * @hidden\n */\n";
        java_text::package(&tools.class.path.join("."))
    ];
    if tools.api.generated {
        header.push(code!["@#(\"#\")\n"; GENERATED, "com.github.copilot.tool.CopilotToolProcessor"]);
    }
    header.push(match source {
        HelperSource::Embedded => code!["@", &simple, ".", Own(GENERATED_MARK), "\n"],
        HelperSource::Linked => code![GeneratedMark],
    });
    if tools.api.allow_experimental {
        header.push(code!["@", ALLOW_EXPERIMENTAL, "\n"]);
    }
    header.push(code![
        "@#({\n    \"all\", \"auxiliaryclass\", \"cast\", \"deprecation\", \"exports\", \"rawtypes\", \"removal\", \"serial\", \"unchecked\"\n})\n";
        SUPPRESS_WARNINGS
    ]);
    header.push(if tools.api.provider {
        let provided = code![METADATA_PROVIDER, "<", &tools.class, ">"];
        let extended = match source {
            HelperSource::Embedded => Code::default(),
            HelperSource::Linked => code![" extends ", COMPANION],
        };
        code!["public final class ## implements # {\n"; simple, extended, provided]
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
pub fn binary_name(tools: &Tools) -> String {
    format!("{}$$CopilotToolMeta", tools.binary_name)
}

/// Returns the text as a compilation unit: with package and imports, and every mark replaced; `None` if a type that has
/// to be written by its simple name is hidden by a field that a linked companion inherits.
fn finish(body: &Code, tools: &Tools, source: HelperSource) -> Option<String> {
    let package = &tools.class.package;
    let marked = names::with_helpers_of(source, body.text());
    let resolved = names::resolve(&marked, package, &tools.obscured);
    if source == HelperSource::Linked && resolved.renames_one_of(&INHERITED_FIELDS) {
        return None;
    }
    let static_imports = match source {
        HelperSource::Embedded => Vec::new(),
        HelperSource::Linked => body.helpers().iter().filter_map(Helper::static_import).collect(),
    };
    let mut text = String::with_capacity(resolved.text.len().saturating_add(2048));
    text.push_str("// GENERATED by CopilotToolProcessor - do not edit\n");
    if !package.is_empty() {
        let _ = writeln!(text, "package {};\n", java_text::package(package));
    }
    for import in static_imports.iter().chain(&resolved.imports) {
        let _ = writeln!(text, "import {import};");
    }
    text.push('\n');
    text.push_str(&resolved.text);
    Some(text)
}
