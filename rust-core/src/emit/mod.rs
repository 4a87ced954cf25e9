//! From a validated tool class to the companion's source (section 9). What comes here is valid: nothing can fail.
//!
//! A companion's parts: the top class registers tools, and its nested `Handler` answers calls. Where there are more
//! tools than [`FEW`], all that only a call needs moves to a nested class that the first call loads. Where there is
//! more than a class file can hold, both are cut into several classes (R9.4, R9.5): `calls` cuts the calls, `readers`
//! the methods that read arguments, `registration` the definitions, and `parts` holds what is too large for a method.

mod calls;
mod java_text;
mod json_code;
mod names;
mod parts;
mod readers;
mod registration;
mod rules;

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::json::Json;
use crate::model::shaping::Shapes;
use crate::model::tool::ToolClass;
use crate::wire::request::Declaration;

/// Up to so many tools a companion has one nested class for both registration and calls.
const FEW: usize = 20;

/// The most tools to one class that registers or calls them: a class file holds 65,535 constants (JVMS 4.1).
const MOST_TOOLS: usize = 500;

/// One tool with its finished schema and the number that the companion knows it by.
struct Numbered<'t> {
    number: usize,
    tool: &'t crate::model::tool::Tool,
    schema: &'t Json,
    /// How many JSON values its registration takes.
    weight: usize,
}

/// The companion's source.
pub(crate) fn companion(shapes: &mut Shapes<'_>, class: &ToolClass, schemas: &[Json]) -> String {
    let request = shapes.request;
    let declaration = request.declaration(class.declaration);
    let taken: BTreeSet<String> = rules::rules().names().map(str::to_owned).collect();
    let mut readers = readers::Readers::new(shapes, taken);
    // `yield` is no name that a method can be called by (JLS 3.9).
    for reserved in ["add", "definitions", "invoke", "call", "answer", "MAPPER", "yield"] {
        readers.taken.insert(reserved.to_owned());
    }
    let tools: Vec<Numbered<'_>> = class
        .tools
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
    let calls = calls::write(class, declaration, &tools, &mut readers);
    let registration = registration::write(class, declaration, &tools, &calls, &mut readers);
    let top_rules = rules_in(&registration, &BTreeSet::new());
    let present: BTreeSet<String> = top_rules.iter().map(|member| member.name.clone()).collect();
    let call_rules = rules_in(&calls.rules_used(), &present);
    let mut body = String::new();
    header(class, declaration, &mut body);
    body.push_str(&indented(&registration, 4));
    for member in &top_rules {
        body.push_str("\n\n");
        body.push_str(&indented(&marked(member), 4));
    }
    body.push_str("\n\n");
    let call_rules: Vec<String> = call_rules.into_iter().map(marked).collect();
    body.push_str(&indented(&calls.assemble(&call_rules), 4));
    body.push_str("\n}\n");
    finish(&body, declaration, &request.obscured)
}

/// The members of the rules that the text calls, and all that those need, less what is `present`.
fn rules_in(text: &str, present: &BTreeSet<String>) -> Vec<&'static rules::Member> {
    let rules = rules::rules();
    let own = "/Fault";
    let mut roots: BTreeSet<String> = java_text::called(&java_text::pieces(text))
        .filter(|name| rules.has(name))
        .map(str::to_owned)
        .collect();
    if text.contains(own) {
        roots.insert("Fault".to_owned());
    }
    rules.closure(&roots, present)
}

/// A rule's source with marks in place of the types that it names.
fn marked(member: &rules::Member) -> String {
    let mut text = String::with_capacity(member.text.len());
    for piece in java_text::pieces(&member.text) {
        let of_type = piece.is_name.then(|| {
            member
                .types
                .iter()
                .find(|name| name.rsplit('.').next() == Some(piece.text))
        });
        match of_type.flatten() {
            Some(qualified) => text.push_str(&names::qualified(qualified)),
            None if piece.is_name && is_class(piece.text) => text.push_str(&names::own(piece.text)),
            None => text.push_str(piece.text),
        }
    }
    text
}

/// Whether a rule of this name is a class.
fn is_class(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
        && name.contains(|letter: char| letter.is_ascii_lowercase())
        && rules::rules().has(name)
}

fn header(class: &ToolClass, declaration: &Declaration, text: &mut String) {
    let tool_class = names::declared(declaration);
    let simple = simple_name(declaration);
    let _ = writeln!(
        text,
        "/** The tools of {}: made by copilot-tool-processor, for {{@code ToolDefinition.fromObject}}. */",
        java_text::package(&declaration.path.join("."))
    );
    if class.api.allow_experimental {
        let _ = writeln!(
            text,
            "@{}",
            names::qualified("com.github.copilot.AllowCopilotExperimental")
        );
    }
    let _ = writeln!(text, "@{}({{", names::qualified("java.lang.SuppressWarnings"));
    let _ = writeln!(
        text,
        "    \"all\", \"auxiliaryclass\", \"cast\", \"deprecation\", \"exports\", \"rawtypes\", \"removal\", \"serial\", \"unchecked\""
    );
    let _ = writeln!(text, "}})");
    if class.api.provider {
        let provider = names::qualified("com.github.copilot.tool.CopilotToolMetadataProvider");
        let _ = writeln!(
            text,
            "public final class {simple} implements {provider}<{tool_class}> {{"
        );
    } else {
        let _ = writeln!(text, "final class {simple} {{");
    }
}

/// The companion's simple name: the tool class's binary name without its package, and the suffix (section 0).
fn simple_name(declaration: &Declaration) -> String {
    java_text::identifier(&format!("{}$$CopilotToolMeta", declaration.path.join("$")))
}

/// The companion's binary name.
pub(crate) fn binary_name(declaration: &Declaration) -> String {
    format!("{}$$CopilotToolMeta", declaration.binary_name)
}

/// The text as a compilation unit: package, imports, and every mark replaced.
fn finish(body: &str, declaration: &Declaration, obscured: &[String]) -> String {
    let (body, imports) = names::resolve(body, &declaration.package, obscured);
    let mut text = String::with_capacity(body.len().saturating_add(2048));
    if !declaration.package.is_empty() {
        let _ = writeln!(text, "package {};\n", java_text::package(&declaration.package));
    }
    for import in imports {
        let _ = writeln!(text, "import {import};");
    }
    text.push('\n');
    text.push_str(&body);
    text
}

/// Every line that is not empty, further right.
fn indented(text: &str, columns: usize) -> String {
    let margin = " ".repeat(columns);
    let mut indented = String::with_capacity(text.len().saturating_add(text.len() / 8));
    for (position, line) in text.lines().enumerate() {
        if position > 0 {
            indented.push('\n');
        }
        if !line.is_empty() {
            indented.push_str(&margin);
            indented.push_str(line);
        }
    }
    indented
}
