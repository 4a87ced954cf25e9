//! Reports the problems of a schema of the user's own (R4.10).

use crate::diagnostics::reasons::{SchemaProblem, SurrogateText};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::TypeUse;
use crate::types::constraints::JsonKind;
use crate::types::schema_attribute::SchemaFinding;
use crate::types::shape::Shape;
use crate::types::type_graph::TypeGraph;
use crate::wire::response::Place;
use copilot_tool_finished::user_schema::UserSchema;
use copilot_tool_text::json::{Json, ReadErrorKind};

/// Reports the warnings and errors of the schema that the user gave a place (R4.10), each at its value.
pub(crate) fn check(graph: &TypeGraph<'_>, used: TypeUse, parameter: &str, place: &Place) -> Findings {
    let mut findings = Findings::default();
    let (used, Some(own)) = graph.undescribed(used) else {
        return findings;
    };
    let checked = &own.checked;
    let errors = checked.schema.as_ref().err();
    for problem in checked.warnings.iter().chain(errors.into_iter().flatten()) {
        findings.add(place, diagnostic(problem, parameter));
    }
    if let Ok(schema) = &checked.schema {
        let misfits = check_type(graph, schema, used, parameter, place);
        findings.append(misfits.of_variable(graph.types.has_variable(used)));
    }
    findings
}

/// Warns of a `type` that is not the type of any value of the Java type (R4.11).
fn check_type(graph: &TypeGraph<'_>, schema: &UserSchema, used: TypeUse, parameter: &str, place: &Place) -> Findings {
    let names: Vec<&str> = match schema.keyword("type") {
        Some(Json::String(name)) => vec![name],
        Some(Json::Array(names)) => names.iter().filter_map(Json::as_str).collect(),
        _ => Vec::new(),
    };
    let Some(read) = read_types(graph, used) else {
        return Findings::default();
    };
    let is_read = |name: &&str| read.contains(name) || (*name == "null" && graph.types.is_reference(used.ty));
    if names.is_empty() || names.iter().any(is_read) {
        return Findings::default();
    }
    let contradiction = Diagnostic::SchemaType {
        parameter: parameter.to_owned(),
        said: alternatives(&names),
        r#type: graph.types.print(used.ty),
        expected: alternatives(read),
    };
    Findings::of(place, contradiction)
}

fn alternatives(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    quoted.join(" or ")
}

/// Returns the types of JSON Schema, except null, from which a value of the Java type is read (R5.2); `None` if they
/// are unknown.
fn read_types(graph: &TypeGraph<'_>, used: TypeUse) -> Option<&'static [&'static str]> {
    if let Shape::Formed(_, form) = &graph.of(graph.as_read(used).ty).shape {
        let numbers: &[&str] = &["integer", "number", "string"];
        return Some(if form.is_text() { &["string"] } else { numbers });
    }
    Some(match graph.node(used.ty).json.kind {
        JsonKind::String => &["string"],
        JsonKind::Boolean => &["boolean", "string"],
        // A number with an integral value is an integer, and is also a `number`.
        JsonKind::Integer | JsonKind::Number => &["integer", "number", "string"],
        JsonKind::Array => &["array"],
        JsonKind::Object => match &graph.of(graph.as_read(used).ty).shape {
            Shape::Map { .. } => &["object"],
            // In addition to properties, a class can have a creator that takes a string or number.
            Shape::Object(object) if object.generated => &["object"],
            _ => return None,
        },
        JsonKind::Other => return None,
    })
}

fn diagnostic(problem: &SchemaFinding, parameter: &str) -> Diagnostic {
    let (parameter, position) = (parameter.to_owned(), problem.position);
    match problem.kind.clone() {
        SchemaProblem::NotJson {
            error: ReadErrorKind::LoneSurrogate { .. },
        } => Diagnostic::LoneSurrogate {
            text: SurrogateText::Here,
        },
        SchemaProblem::NotJson {
            error: ReadErrorKind::RepeatedKey { key, .. },
        } => Diagnostic::SchemaRepeated {
            parameter,
            key,
            position,
        },
        SchemaProblem::Reference { reference, fix } => Diagnostic::SchemaReference {
            parameter,
            reference,
            position,
            fix,
        },
        SchemaProblem::UnknownKeyword { keyword, fix } => Diagnostic::SchemaKeyword {
            parameter,
            keyword,
            position,
            fix,
        },
        problem => Diagnostic::SchemaInvalid {
            parameter,
            problem,
            position,
        },
    }
}
