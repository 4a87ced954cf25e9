//! Reads a tool's hints for clients of the Model Context Protocol, which are entries of its metadata (R3.14).

use copilot_tool_finished::api::{ComponentValue, Definition};
use copilot_tool_text::json::Json;

use super::validation_context::{ValidationContext, add_entry, text};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::api::HINTS;
use crate::types::tool_methods::ToolMethod;

/// The members of the annotation, with the names of the protocol.
const FLAGS: [(&str, &str); 4] = [
    ("readOnly", "readOnlyHint"),
    ("destructive", "destructiveHint"),
    ("idempotent", "idempotentHint"),
    ("openWorld", "openWorldHint"),
];

/// The metadata keys of the title and of the flags, which `copilot-tool-mcp` reads.
const TITLE_KEY: &str = "mcp.title";
const FLAGS_KEY: &str = "mcp";

/// Adds the entries of a tool's hints to its metadata.
pub(crate) fn add(
    context: ValidationContext<'_>,
    tool: &ToolMethod<'_>,
    metadata: &mut Vec<(String, Json)>,
) -> Findings {
    let mut findings = Findings::default();
    let element = tool.method.element;
    // The project's own annotation comes before the one that was made of a library's (R3.15).
    let all = tool.method.annotations.iter().filter(|own| own.name == HINTS);
    let Some(first) = all.clone().next() else {
        return findings;
    };
    let is = |member| all.clone().find_map(|own| Some((own, own.flag(member)?)));
    if let (Some((one, true)), Some((other, true))) = (is("readOnly"), is("destructive")) {
        let tool = context.tool.to_owned();
        let contradictory = match one.source.as_ref().or(other.source.as_ref()) {
            None => Diagnostic::HintsContradictory { tool },
            Some(source) => Diagnostic::HintsConflict {
                tool,
                library: source.library.to_owned(),
            },
        };
        findings.add(&context.anchor.value(element, other, "destructive"), contradictory);
    }
    let mut titles = all.clone().filter_map(|own| {
        let title = findings.take(text(&context.anchor.value(element, own, "title"), own.value("title")))?;
        (!title.trim().is_empty()).then_some(title)
    });
    let title = titles.next();
    let flags = FLAGS
        .iter()
        .filter_map(|(member, name)| Some(((*name).to_owned(), Json::Bool(is(member)?.1))));
    let flags: Vec<(String, Json)> = flags.collect();
    let entries: Vec<(&str, Json)> = title
        .map(|title| (TITLE_KEY, Json::String(title)))
        .into_iter()
        .chain((!flags.is_empty()).then_some((FLAGS_KEY, Json::Object(flags))))
        .collect();
    let place = context.anchor.annotation(element, first);
    if !entries.is_empty() && !has_metadata(&context.api.definition) {
        let annotation = first.written_name().to_owned();
        findings.add(&place, Diagnostic::HintsUnsupported { annotation });
    }
    for (key, value) in entries {
        findings.append(add_entry(metadata, (key.to_owned(), value), &place));
    }
    findings
}

/// Whether definitions have metadata: those of SDKs before 1.0.7 do not.
fn has_metadata(definition: &Definition) -> bool {
    let components = match definition {
        Definition::Record(components) => components,
        Definition::Factory { create, .. } => create,
    };
    components
        .iter()
        .any(|component| component.value == Some(ComponentValue::Metadata))
}
