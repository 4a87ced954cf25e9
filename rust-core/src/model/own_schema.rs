//! A schema of the user's own (R4.10): what is wrong with it becomes diagnostics.

use super::builder::Builder;
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::{KeywordFix, ReferenceFix, SchemaProblem, SurrogateText};
use crate::json::ReadErrorKind;
use crate::schema_attribute::{self, SchemaFault, UserSchema};
use crate::wire::response::Place;

/// The user's own schema (R4.10), with every fault in it reported at its value.
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
