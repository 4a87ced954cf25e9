//! A schema of the user's own (R4.10): what is wrong with it becomes diagnostics.

use super::builder::Builder;
use crate::diagnostics::Code;
use crate::json::ReadErrorKind;
use crate::schema_attribute::{self, SchemaFault, SchemaFaultKind, UserSchema};
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
    let position = fault.position.to_string();
    let said = fault.kind.to_string();
    let mut report = |code: Code, key: &str, value: &str, fix: &str| {
        let arguments = [
            ("parameter", parameter),
            ("position", position.as_str()),
            (key, value),
            ("fix", fix),
        ];
        builder.diagnostics.report(code, place, &arguments);
    };
    match &fault.kind {
        SchemaFaultKind::NotJson(ReadErrorKind::LoneSurrogate { .. }) => {
            report(Code::LoneSurrogate, "text", "The text", "");
        }
        SchemaFaultKind::NotJson(ReadErrorKind::RepeatedKey { key, .. }) => {
            report(Code::SchemaRepeated, "key", key, "");
        }
        SchemaFaultKind::NotJson(ReadErrorKind::NumberOutOfRange { .. }) => {
            report(
                Code::SchemaInvalid,
                "problem",
                &said,
                "Write a number with a smaller exponent",
            );
        }
        SchemaFaultKind::NotJson(_) | SchemaFaultKind::NotAnObject { .. } => {
            report(
                Code::SchemaInvalid,
                "problem",
                &said,
                "Write one JSON object, such as {\"type\": \"string\"}",
            );
        }
        SchemaFaultKind::LocalReference { reference } | SchemaFaultKind::RelativeReference { reference } => {
            let fix = "Refer to an entry of the schema's own $defs (#/$defs/Name) or to an absolute URI";
            report(Code::SchemaReference, "reference", reference, fix);
        }
        SchemaFaultKind::MissingDefinition {
            reference, suggestion, ..
        } => {
            let fix = match suggestion {
                Some(suggestion) => format!("Did you mean '{suggestion}'? Otherwise define it in the schema's $defs"),
                None => "Define it in the schema's $defs".to_owned(),
            };
            report(Code::SchemaReference, "reference", reference, &fix);
        }
        SchemaFaultKind::Anchor { .. } | SchemaFaultKind::IdentifierWithDefinitions => {
            report(
                Code::SchemaInvalid,
                "problem",
                &said,
                "Refer to definitions by #/$defs/Name instead",
            );
        }
        SchemaFaultKind::UnknownKeyword { keyword, suggestion } => {
            let fix = match suggestion {
                Some(suggestion) => format!("Did you mean '{suggestion}'?"),
                None => "Remove it, or let its name begin with 'x-'.".to_owned(),
            };
            report(Code::SchemaKeyword, "keyword", keyword, &fix);
        }
        SchemaFaultKind::MisplacedDialect => {
            report(
                Code::SchemaKeyword,
                "keyword",
                "$schema",
                "It belongs to the root of a document: remove it.",
            );
        }
        SchemaFaultKind::WrongValue { .. }
        | SchemaFaultKind::UnknownType { .. }
        | SchemaFaultKind::RepeatedEntry { .. }
        | SchemaFaultKind::DefinedTwice { .. } => {
            report(
                Code::SchemaInvalid,
                "problem",
                &said,
                "Correct it as JSON Schema 2020-12 asks",
            );
        }
    }
}
