//! The catalogue of a tool class: its tools as the model sees them, in a file for people to compare and programs to
//! read.

use copilot_tool_finished::api::MemberKind;
use copilot_tool_finished::tools::{Tool, Tools};
use copilot_tool_text::json::Json;
use copilot_tool_text::sha256;

/// Returns the path of a tool class's catalogue in the class output.
pub fn path(tools: &Tools) -> String {
    format!("META-INF/copilot-tools/{}.json", tools.binary_name)
}

/// Returns the catalogue (R8.5): the class and its tools in order, indented by two spaces, with a line feed at the end.
///
/// The entry of an inherited tool names the type that declares it, so that a program that merges catalogues can
/// distinguish one tool that several classes inherit from several tools with the same name.
pub fn content(tools: &Tools, schemas: &[Json]) -> String {
    let entries = tools.all.iter().zip(schemas);
    let catalog = Json::object(vec![
        ("class", Json::from(tools.binary_name.as_str())),
        (
            "tools",
            Json::Array(entries.map(|(tool, schema)| entry(tool, schema)).collect()),
        ),
    ]);
    let mut text = catalog.to_lines();
    text.push('\n');
    text
}

/// Returns a tool's members in R8.5's order.
fn entry(tool: &Tool, schema: &Json) -> Json {
    let mut members = vec![
        ("name", Json::from(tool.facts.name.as_str())),
        ("description", Json::from(tool.facts.description.as_str())),
        ("parameters", schema.clone()),
    ];
    let sha256 = sha256::hexadecimal(Json::object(members.clone()).to_text().as_bytes());
    if let Some(output) = &tool.facts.output {
        members.push(("outputSchema", output.clone()));
    }
    for (member, value) in &tool.facts.flags.0 {
        let value = match member.kind {
            MemberKind::Flag => Json::Bool(true),
            MemberKind::Constant { .. } => Json::String(value.to_lowercase()),
        };
        members.push((member.name, value));
    }
    if !tool.facts.metadata.is_empty() {
        members.push(("metadata", Json::Object(tool.facts.metadata.clone())));
    }
    members.push(("method", Json::from(tool.facts.signature.as_str())));
    if let Some(supertype) = &tool.facts.declared_in {
        members.push(("declaredIn", Json::from(supertype.as_str())));
    }
    if !tool.facts.failures.is_empty() {
        let failures = tool.facts.failures.iter().map(|class| Json::String(class.canonical()));
        members.push(("failures", Json::Array(failures.collect())));
    }
    members.push(("sha256", Json::String(sha256)));
    Json::object(members)
}
