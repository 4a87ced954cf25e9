//! Reads defaults (R4.6): the text in the annotation becomes JSON. Whether the JSON is a value of the parameter is
//! decided by the parameter's reader, which `default_values` asks.

use crate::diagnostics::reasons::Expected;
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::TypeUse;
use crate::types::shape::{Constant, EnumShape, Key, Property, Shape};
use crate::types::type_graph::TypeGraph;
use crate::wire::response::Place;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_text::json::{self, Json, Number};
use copilot_tool_text::numbers::{Decimal, MAX_INTEGER_DIGITS};
use copilot_tool_text::strings::clipped;

/// The reason why a text is no default of any type that is written like the parameter's, and a text that is one.
type NoDefault = (Expected, String);

/// Returns the default as JSON; `None` if the text is none, which is reported at `place`.
pub(crate) fn read(
    graph: &TypeGraph<'_>,
    used: TypeUse,
    text: &str,
    parameter: &str,
    place: &Place,
) -> (Option<Json>, Findings) {
    match value(graph, used, text) {
        Ok(value) => (Some(value), Findings::default()),
        Err((expected, example)) => {
            let invalid = Diagnostic::DefaultInvalid {
                value: shown(text),
                parameter: parameter.to_owned(),
                expected,
                example,
            };
            let findings = Findings::of(place, invalid);
            (None, findings.of_variable(graph.types.has_variable(used)))
        }
    }
}

/// Returns a default's text for messages.
pub(crate) fn shown(text: &str) -> String {
    format!("\"{}\"", clipped(text, 60))
}

fn value(graph: &TypeGraph<'_>, used: TypeUse, text: &str) -> Result<Json, NoDefault> {
    let used = graph.in_optional(graph.undescribed(used).0);
    let shape = &graph.of(used.ty).shape;
    match shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_text(*scalar, text),
        Shape::Enum(shape) => {
            let name = constant(shape, text).map_or(text, |own| &own.wire);
            Ok(Json::from(name))
        }
        Shape::Text(known) if !known.is_integer() => Ok(Json::from(text)),
        Shape::Formed(_, form) if form.is_text() => Ok(Json::from(text)),
        Shape::Delegate(inner) if is_text(graph, *inner) => Ok(Json::from(text)),
        _ => {
            let document = json::read(text).map_err(|error| (Expected::Json { error }, example(shape)))?;
            let mut root = document.root;
            name_constants(graph, used, &mut root);
            Ok(root)
        }
    }
}

/// Returns the constant with this name in JSON, else the constant with this name in Java (R4.6).
fn constant<'s>(shape: &'s EnumShape, text: &str) -> Option<&'s Constant> {
    let constants = &shape.constants;
    constants
        .iter()
        .find(|own| own.wire == text)
        .or_else(|| constants.iter().find(|own| own.java == text))
}

/// Replaces each enum constant in a valid value by the name that the schema shows (R4.6).
fn name_constants(graph: &TypeGraph<'_>, used: TypeUse, value: &mut Json) {
    let wire = |graph: &TypeGraph<'_>, used: TypeUse, text: &str| match &graph.of(used.ty).shape {
        Shape::Enum(shape) => constant(shape, text).map(|own| own.wire.clone()),
        _ => None,
    };
    let mut open = vec![(used, value)];
    while let Some((used, value)) = open.pop() {
        let used = graph.as_read(used);
        let shaped = graph.of(used.ty);
        match (&shaped.shape, value) {
            (Shape::Enum(_), Json::String(text)) => {
                if let Some(name) = wire(graph, used, text) {
                    *text = name;
                }
            }
            (
                Shape::Array(element)
                | Shape::Collection {
                    element: Some(element), ..
                },
                Json::Array(items),
            ) => open.extend(items.iter_mut().map(|item| (*element, item))),
            (Shape::Map { value: of, .. }, Json::Object(members)) => {
                for (name, member) in members {
                    if let Key::Enum(key) | Key::Mapper(key) = &graph.node(used.ty).key
                        && let Some(wire) = wire(graph, *key, name)
                    {
                        *name = wire;
                    }
                    open.extend(of.map(|of| (of, member)));
                }
            }
            (Shape::Object(shape), Json::Object(members)) => {
                for (name, member) in members {
                    let is_named = |own: &&Property| own.name == *name || own.aliases.contains(name);
                    let property = shape.properties.iter().find(is_named);
                    open.extend(property.map(|own| (own.used, member)));
                }
            }
            _ => {}
        }
    }
}

fn is_text(graph: &TypeGraph<'_>, used: TypeUse) -> bool {
    matches!(
        &graph.of(used.ty).shape,
        Shape::Scalar(Scalar::String | Scalar::CharSequence | Scalar::Char) | Shape::Text(_)
    )
}

/// Returns a default of a type that is read as JSON.
fn example(shape: &Shape) -> String {
    match shape {
        Shape::Array(_) | Shape::Collection { .. } => "[]".to_owned(),
        Shape::Text(known) => known.example().to_owned(),
        Shape::Object(shape) => {
            let required = shape.properties.iter().find(|own| own.required);
            required.map_or_else(|| "{}".to_owned(), |own| format!("{{\"{}\": ...}}", own.name))
        }
        _ => "{}".to_owned(),
    }
}

/// Returns the default of a scalar. A text that is none of it remains a string.
fn scalar_text(scalar: Scalar, text: &str) -> Result<Json, NoDefault> {
    match scalar {
        Scalar::Boolean if text.eq_ignore_ascii_case("true") => Ok(Json::Bool(true)),
        Scalar::Boolean if text.eq_ignore_ascii_case("false") => Ok(Json::Bool(false)),
        Scalar::Byte | Scalar::Short | Scalar::Int | Scalar::Long | Scalar::BigInteger => {
            let decimal = decimal(text, "an integer", "10")?;
            // An integer is written in full, however long it is.
            let digits = decimal.to_integer_text(MAX_INTEGER_DIGITS);
            let whole = digits.and_then(|digits| Number::parse(&digits));
            Ok(Json::Number(whole.unwrap_or_else(|| Number::from(&decimal))))
        }
        Scalar::Float | Scalar::Double | Scalar::BigDecimal | Scalar::Number => {
            let decimal = decimal(text, "a number", "1.5")?;
            let is_binary = matches!(scalar, Scalar::Float | Scalar::Double);
            let number = match scalar {
                // A binary float distinguishes -0.0 from 0.0; a decimal does not.
                _ if is_binary && decimal.is_zero() && text.starts_with('-') => Number::parse("-0.0"),
                // A `BigDecimal` keeps both decimal places of 1.10.
                Scalar::BigDecimal if text.contains('.') && !text.contains(['e', 'E']) => Number::parse(text),
                _ => None,
            };
            Ok(Json::Number(number.unwrap_or_else(|| Number::from(&decimal))))
        }
        _ => Ok(Json::from(text)),
    }
}

fn decimal(text: &str, number: &'static str, example: &str) -> Result<Decimal, NoDefault> {
    let read = Decimal::parse_default(text);
    read.map_err(|problem| (Expected::Number { number, problem }, example.to_owned()))
}
