//! A schema of the user's own (R4.10): what is wrong with it becomes diagnostics.

use super::builder::Builder;
use super::jdk_types::Scalar;
use super::shape::Shape;
use super::types::Use;
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::{KeywordFix, ReferenceFix, SchemaProblem, SurrogateText};
use crate::schema_attribute::{self, SchemaFault, UserSchema};
use crate::text::json::{Json, ReadErrorKind};
use crate::wire::response::Place;

/// The user's own schema (R4.10), with every error in it reported at its value.
pub(crate) fn read(builder: &mut Builder<'_, '_>, text: &str, parameter: &str, place: &Place) -> Option<UserSchema> {
    let checked = schema_attribute::check(text);
    for warning in &checked.warnings {
        report_schema(builder, warning, parameter, place);
    }
    match checked.schema {
        Ok(schema) => Some(schema),
        Err(faults) => {
            for fault in &faults {
                report_schema(builder, fault, parameter, place);
            }
            None
        }
    }
}

/// Warns of a `type` that no value of the Java type has (R4.11).
pub(crate) fn check_type(
    builder: &mut Builder<'_, '_>,
    schema: &UserSchema,
    used: Use,
    parameter: &str,
    place: &Place,
) {
    let Some(written) = schema.keyword("type") else { return };
    let names: Vec<&str> = match written {
        Json::String(name) => vec![name],
        Json::Array(names) => names.iter().filter_map(Json::as_str).collect(),
        _ => return,
    };
    let Some(read) = read_types(builder, used) else { return };
    let is_read = |name: &&str| read.contains(name) || (*name == "null" && builder.shapes.types.is_reference(used.ty));
    if names.is_empty() || names.iter().any(is_read) {
        return;
    }
    let printed = builder.shapes.print(used.ty);
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let expected: Vec<String> = read.iter().map(|name| format!("\"{name}\"")).collect();
    let contradiction = Diagnostic::SchemaType {
        parameter: parameter.to_owned(),
        said: quoted.join(" or "),
        r#type: printed,
        expected: expected.join(" or "),
    };
    builder.diagnostics.report(place, &contradiction);
}

/// The types of JSON Schema that a value of the Java type is read from (R5.2), null apart; none where that is not known.
fn read_types(builder: &mut Builder<'_, '_>, used: Use) -> Option<&'static [&'static str]> {
    let used = builder.shapes.as_read(used);
    Some(match &builder.shapes.of(used.ty).shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => match scalar {
            Scalar::String | Scalar::CharSequence | Scalar::Char { .. } | Scalar::Bytes => &["string"],
            Scalar::Boolean { .. } => &["boolean", "string"],
            // A number with an integral value is an integer, and `number` has those.
            _ => &["integer", "number", "string"],
        },
        Shape::Array(_) | Shape::Collection { .. } => &["array"],
        Shape::Map { .. } => &["object"],
        Shape::Enum(_) => &["string"],
        Shape::Text(format) if !format.is_integer() => &["string"],
        Shape::Text(_) => &["integer", "number", "string"],
        // A class can have a creator beside its properties that takes a string or number.
        Shape::Object(object) if object.generated => &["object"],
        _ => return None,
    })
}

fn report_schema(builder: &mut Builder<'_, '_>, fault: &SchemaFault, parameter: &str, place: &Place) {
    let (parameter, position) = (parameter.to_owned(), fault.position);
    let diagnostic = match fault.kind.clone() {
        SchemaProblem::NotJson(ReadErrorKind::LoneSurrogate { .. }) => Diagnostic::LoneSurrogate {
            text: SurrogateText::Here,
        },
        SchemaProblem::NotJson(ReadErrorKind::RepeatedKey { key, .. }) => Diagnostic::SchemaRepeated {
            parameter,
            key,
            position,
        },
        SchemaProblem::LocalReference { reference } | SchemaProblem::RelativeReference { reference } => {
            Diagnostic::SchemaReference {
                parameter,
                reference,
                position,
                fix: ReferenceFix::Own,
            }
        }
        SchemaProblem::MissingDefinition {
            reference, suggestion, ..
        } => Diagnostic::SchemaReference {
            parameter,
            reference,
            position,
            fix: ReferenceFix::Define { suggestion },
        },
        SchemaProblem::UnknownKeyword { keyword, suggestion } => Diagnostic::SchemaKeyword {
            parameter,
            keyword,
            position,
            fix: KeywordFix::Meant { suggestion },
        },
        SchemaProblem::MisplacedDialect => Diagnostic::SchemaKeyword {
            parameter,
            keyword: "$schema".to_owned(),
            position,
            fix: KeywordFix::OfTheRoot,
        },
        problem => Diagnostic::SchemaInvalid {
            parameter,
            problem,
            position,
        },
    };
    builder.diagnostics.report(place, &diagnostic);
}
