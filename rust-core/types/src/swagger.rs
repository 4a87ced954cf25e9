//! Swagger's annotations of parameters, and of types and properties (R7.14).

use crate::wire::request::{Annotation, Value};

const PARAMETER: &str = "io.swagger.v3.oas.annotations.Parameter";

/// The annotation of types and properties.
pub(crate) const SCHEMA: &str = "io.swagger.v3.oas.annotations.media.Schema";

/// Returns the annotation of Swagger's that describes a parameter.
pub fn of_parameter(annotations: &[Annotation]) -> Option<&Annotation> {
    let describes = |name: &str| {
        let found = annotations.iter().find(|own| own.name == name);
        found.filter(|own| own.value("description").is_some())
    };
    describes(PARAMETER).or_else(|| describes(SCHEMA))
}

/// Whether an annotation says that a value is a password, or is only written.
pub(crate) fn is_secret(annotations: &[Annotation]) -> bool {
    let schema = annotations.iter().find(|own| own.name == SCHEMA);
    let is_secret =
        |own: &Annotation| own.text("format") == Some("password") || own.constant("accessMode") == Some("WRITE_ONLY");
    schema.is_some_and(is_secret)
}

/// Returns the texts to which an annotation limits a string; empty if none does.
pub(crate) fn allowable_values(annotations: &[Annotation]) -> Vec<&str> {
    let schema = annotations.iter().find(|own| own.name == SCHEMA);
    let values = schema.map_or(&[][..], |own| own.elements("allowableValues"));
    values.iter().filter_map(Value::as_str).collect()
}
