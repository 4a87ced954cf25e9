//! Reads defaults (R4.6): the text in the annotation becomes JSON of the parameter's type, checked at compile time.

use std::collections::HashSet;

use crate::diagnostics::reasons::{Expected, Violation};
use crate::diagnostics::{Diagnostic, Findings};
use crate::plan::reader_plan::expected_alternative;
use crate::types::TypeUse;
use crate::types::alternatives;
use crate::types::jdk_types::{self, JdkType};
use crate::types::shape::{Constant, EnumShape, Key, Property, Shape};
use crate::types::type_graph::TypeGraph;
use crate::wire::response::Place;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_text::json::{self, Json, Number};
use copilot_tool_text::numbers::{Decimal, FloatFit, MAX_INTEGER_DIGITS};
use copilot_tool_text::strings::clipped;

/// The reason why a text is not a default of a type.
#[derive(Debug)]
struct InvalidDefault {
    expected: Expected,
    /// A default that fits.
    example: String,
    /// The path in JSON text after the parameter's name: `[2].price`.
    path: String,
}

impl InvalidDefault {
    fn new(expected: Expected, example: impl Into<String>) -> Self {
        Self {
            expected,
            example: example.into(),
            path: String::new(),
        }
    }

    fn of(known: &JdkType) -> Self {
        let words = known.expected().to_owned();
        Self::new(Expected::Words { words }, known.example())
    }
}

/// Returns the default as JSON of the type; `None` if it does not fit, which is reported at `place`.
pub(crate) fn read(
    graph: &TypeGraph<'_>,
    used: TypeUse,
    text: &str,
    parameter: &str,
    place: &Place,
) -> (Option<Json>, Findings) {
    let shown = format!("\"{}\"", clipped(text, 60));
    let refused = |problem| {
        let findings = Findings::of(place, problem);
        (None, findings.of_variable(graph.types.has_variable(used)))
    };
    let value = match value(graph, used, text) {
        Ok(value) => value,
        Err(misfit) => {
            let parameter = format!("{parameter}{}", misfit.path);
            let invalid = Diagnostic::DefaultInvalid {
                value: shown,
                parameter,
                expected: misfit.expected,
                example: misfit.example,
            };
            return refused(invalid);
        }
    };
    if let Some((path, problem)) = violation(graph, used, &value) {
        let parameter = format!("{parameter}{path}");
        let broken = Diagnostic::DefaultConstraint {
            value: shown,
            parameter,
            problem,
        };
        return refused(broken);
    }
    (Some(value), Findings::default())
}

fn value(graph: &TypeGraph<'_>, used: TypeUse, text: &str) -> Result<Json, InvalidDefault> {
    let used = graph.in_optional(graph.undescribed(used).0);
    match &graph.of(used.ty).shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_text(*scalar, text),
        Shape::Enum(shape) => constant(shape, text)
            .map(|own| Json::String(own.wire.clone()))
            .ok_or_else(|| no_constant(shape, text, "")),
        Shape::Text(known) if !known.is_integer() => {
            if known.takes(text) {
                Ok(Json::String(text.to_owned()))
            } else {
                Err(InvalidDefault::of(known))
            }
        }
        Shape::Formed(_, form) if form.is_text() => Ok(Json::String(text.to_owned())),
        Shape::Delegate(inner) if is_text(graph, *inner) => Ok(Json::String(text.to_owned())),
        _ => {
            let document = json::read(text)
                .map_err(|error| InvalidDefault::new(Expected::Json { error }, example(graph, used)))?;
            fits(graph, used, &document.root)?;
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

/// Returns the error of a text that names no constant. The example is the constant that differs only in upper case, if
/// there is one.
///
/// - `quote`: what encloses the names
fn no_constant(shape: &EnumShape, text: &str, quote: &str) -> InvalidDefault {
    let constants = &shape.constants;
    let names = constants.iter().map(|own| format!("{quote}{}{quote}", own.wire));
    let names: Vec<String> = names.collect();
    let meant = constants.iter().position(|own| own.wire.eq_ignore_ascii_case(text));
    let example = names.get(meant.unwrap_or_default()).cloned().unwrap_or_default();
    let names = names.join(", ");
    InvalidDefault::new(Expected::OneOf { names }, example)
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

/// Returns a default of a type that is read as JSON: an empty object, or what is wanted in its place.
fn example(graph: &TypeGraph<'_>, used: TypeUse) -> String {
    let empty = fits(graph, used, &Json::Object(Vec::new()));
    empty.err().map_or_else(|| "{}".to_owned(), |misfit| misfit.example)
}

/// Returns the range of a number type; `None` for any other type.
fn range(scalar: Scalar) -> Option<Expected> {
    let integer = |least: i64, most: i64| Expected::Integer { least, most };
    Some(match scalar {
        Scalar::Byte => integer(i8::MIN.into(), i8::MAX.into()),
        Scalar::Short => integer(i16::MIN.into(), i16::MAX.into()),
        Scalar::Int => integer(i32::MIN.into(), i32::MAX.into()),
        Scalar::Long => integer(i64::MIN, i64::MAX),
        Scalar::BigInteger => Expected::LongInteger {
            digits: MAX_INTEGER_DIGITS,
        },
        Scalar::Float => Expected::Float,
        Scalar::Double => Expected::Double,
        Scalar::BigDecimal | Scalar::Number => Expected::Decimal,
        _ => return None,
    })
}

fn is_within(range: &Expected, decimal: &Decimal) -> bool {
    match range {
        Expected::Integer { least, most } => decimal.is_integer_within(*least, *most),
        Expected::LongInteger { digits } => decimal.to_integer_text(*digits).is_some(),
        Expected::Float => decimal.fit_f32() != FloatFit::Overflow,
        Expected::Double => decimal.fit_f64() != FloatFit::Overflow,
        _ => true,
    }
}

/// Returns the default of a number type, read from plain text.
fn number_text(scalar: Scalar, range: Expected, text: &str) -> Result<Json, InvalidDefault> {
    let is_integer = matches!(range, Expected::Integer { .. } | Expected::LongInteger { .. });
    let example = if is_integer { "10" } else { "1.5" };
    let decimal = match Decimal::parse_default(text) {
        Ok(decimal) => decimal,
        Err(problem) => return Err(InvalidDefault::new(range.but(problem), example)),
    };
    let number = match scalar {
        _ if !is_within(&range, &decimal) => None,
        // An integer is written in full, however long it is.
        _ if is_integer => decimal
            .to_integer_text(MAX_INTEGER_DIGITS)
            .and_then(|digits| Number::parse(&digits)),
        // A binary float distinguishes -0.0 from 0.0; a decimal does not.
        Scalar::Float | Scalar::Double if decimal.is_zero() && text.starts_with('-') => Number::parse("-0.0"),
        // A `BigDecimal` keeps both decimal places of 1.10.
        Scalar::BigDecimal if text.contains('.') && !text.contains(['e', 'E']) => {
            Number::parse(text).or_else(|| Some(Number::from(&decimal)))
        }
        _ => Some(Number::from(&decimal)),
    };
    number
        .map(Json::Number)
        .ok_or_else(|| InvalidDefault::new(range, example))
}

/// Returns the default of a scalar, read from plain text.
fn scalar_text(scalar: Scalar, text: &str) -> Result<Json, InvalidDefault> {
    if let Some(range) = range(scalar) {
        return number_text(scalar, range, text);
    }
    match scalar {
        Scalar::Boolean if text.eq_ignore_ascii_case("true") => Ok(Json::Bool(true)),
        Scalar::Boolean if text.eq_ignore_ascii_case("false") => Ok(Json::Bool(false)),
        Scalar::Boolean => Err(InvalidDefault::new(Expected::Boolean, "true")),
        Scalar::Char if text.encode_utf16().count() != 1 => Err(InvalidDefault::new(Expected::Character, "x")),
        _ => match jdk_types::row_of(scalar) {
            Some(known) if !known.takes(text) => Err(InvalidDefault::of(known)),
            _ => Ok(Json::String(text.to_owned())),
        },
    }
}

/// A value in a default, with its type and its path.
type Part<'v> = (TypeUse, &'v Json, String);

/// Whether a JSON value fits the type at every depth. The same as the companion's readers, except for `null`.
fn fits(graph: &TypeGraph<'_>, used: TypeUse, value: &Json) -> Result<(), InvalidDefault> {
    let mut open = vec![(used, value, String::new())];
    // A union can lead to itself with the same value: such a type is an error of its own.
    let mut seen = HashSet::new();
    while let Some((used, value, path)) = open.pop() {
        let is_null = *value == Json::Null;
        if !seen.insert((used, std::ptr::from_ref(value))) || (is_null && graph.is_nullable(used)) {
            continue;
        }
        let used = graph.as_read(used);
        let shape = &graph.of(used.ty).shape;
        if is_null && (graph.is_nullable(used) || matches!(shape, Shape::Any { .. })) {
            continue;
        }
        fit(graph, used, shape, value).map_err(|misfit| InvalidDefault {
            path: format!("{path}{}", misfit.path),
            ..misfit
        })?;
        open.extend(parts(graph, shape, value, &path));
    }
    Ok(())
}

/// Whether a JSON value has the shape, whatever is in it.
fn fit(graph: &TypeGraph<'_>, used: TypeUse, shape: &Shape, value: &Json) -> Result<(), InvalidDefault> {
    let object = || {
        let members = value.as_object();
        members.ok_or_else(|| InvalidDefault::new(Expected::Object, "{}"))
    };
    match shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_json(*scalar, value),
        Shape::Array(_) | Shape::Collection { .. } if value.as_array().is_none() => {
            Err(InvalidDefault::new(Expected::Array, "[]"))
        }
        Shape::Map { .. } => {
            let key = &graph.node(used.ty).key;
            object()?.iter().try_for_each(|(name, _)| match key {
                Key::Scalar(scalar) => scalar_text(*scalar, name).map(|_| ()),
                Key::Enum(key) => self::value(graph, *key, name).map(|_| ()),
                _ => Ok(()),
            })
        }
        Shape::Enum(shape) => match value.as_str() {
            Some(text) if constant(shape, text).is_some() => Ok(()),
            other => Err(no_constant(shape, other.unwrap_or_default(), "\"")),
        },
        Shape::Object(shape) => {
            let members = object()?;
            let is_missing = |own: &&Property| own.required && member_of(own, members).is_none();
            match shape.properties.iter().find(is_missing) {
                None => Ok(()),
                Some(property) => {
                    let member = property.name.clone();
                    let example = format!("{{\"{member}\": ...}}");
                    Err(InvalidDefault::new(Expected::ObjectWith { member }, example))
                }
            }
        }
        Shape::Union(union) => {
            let Some(selected) = alternatives::selected(graph, union, value) else {
                let words = expected_alternative(graph, union);
                return Err(InvalidDefault::new(Expected::Words { words }, "{...}"));
            };
            match selected.alternative.own.as_deref() {
                None => Ok(()),
                Some(own) => {
                    fit(graph, selected.alternative.used, own, selected.value).map_err(|misfit| InvalidDefault {
                        path: selected.step,
                        ..misfit
                    })
                }
            }
        }
        Shape::Open => object().map(|_| ()),
        Shape::Text(known) => text_json(known, value),
        Shape::Any { .. } | Shape::Formed(..) | Shape::Unsupported(_) | Shape::Missing(_) => Ok(()),
        // Elements and what creators take are checked as parts.
        Shape::Array(_) | Shape::Collection { .. } | Shape::Optional(_) | Shape::Delegate(_) => Ok(()),
    }
}

/// Returns the value of a property by any of its names.
fn member_of<'v>(property: &Property, members: &'v [(String, Json)]) -> Option<&'v Json> {
    let is_named = |name: &String| *name == property.name || property.aliases.contains(name);
    members
        .iter()
        .find(|(name, _)| is_named(name))
        .map(|(_, member)| member)
}

/// Returns the values in a value with this shape.
fn parts<'v>(graph: &TypeGraph<'_>, shape: &Shape, value: &'v Json, path: &str) -> Vec<Part<'v>> {
    match (shape, value) {
        (
            Shape::Array(element)
            | Shape::Collection {
                element: Some(element), ..
            },
            Json::Array(items),
        ) => {
            let items = items.iter().enumerate();
            items
                .map(|(at, item)| (*element, item, format!("{path}[{at}]")))
                .collect()
        }
        (Shape::Map { value: Some(of), .. }, Json::Object(members)) => {
            let members = members.iter();
            members
                .map(|(name, member)| (*of, member, format!("{path}.{name}")))
                .collect()
        }
        (Shape::Object(shape), Json::Object(members)) => {
            let part = |own: &Property| Some((own.used, member_of(own, members)?, format!("{path}.{}", own.name)));
            shape.properties.iter().filter_map(part).collect()
        }
        (Shape::Union(union), _) => {
            let Some(selected) = alternatives::selected(graph, union, value) else {
                return Vec::new();
            };
            let path = format!("{path}{}", selected.step);
            match selected.alternative.own.as_deref() {
                None => vec![(selected.alternative.used, selected.value, path)],
                Some(Shape::Delegate(inner)) => vec![(*inner, selected.value, path)],
                Some(own) => parts(graph, own, selected.value, &path),
            }
        }
        _ => Vec::new(),
    }
}

fn text_json(known: &JdkType, value: &Json) -> Result<(), InvalidDefault> {
    let fits = match value {
        Json::Number(number) => known.is_integer() && number.is_integer_valued(),
        Json::String(text) => !known.is_integer() && known.takes(text),
        _ => false,
    };
    if fits { Ok(()) } else { Err(InvalidDefault::of(known)) }
}

/// Whether a JSON value is valid for the scalar (R5.2, except strings for numbers).
fn scalar_json(scalar: Scalar, value: &Json) -> Result<(), InvalidDefault> {
    match (range(scalar), value) {
        (Some(range), Json::Number(number)) if number.decimal().is_some_and(|own| is_within(&range, &own)) => Ok(()),
        (Some(range), _) => Err(InvalidDefault::new(range, "10")),
        (None, Json::Bool(_)) if matches!(scalar, Scalar::Boolean) => Ok(()),
        (None, Json::String(text)) if !matches!(scalar, Scalar::Boolean) => scalar_text(scalar, text).map(|_| ()),
        (None, _) if matches!(scalar, Scalar::Boolean) => Err(InvalidDefault::new(Expected::Boolean, "true")),
        (None, _) => Err(InvalidDefault::new(Expected::Text, "\"...\"")),
    }
}

/// Returns the first constraint that the value violates, with the path to the value (R4.6, R7.8).
fn violation(graph: &TypeGraph<'_>, used: TypeUse, value: &Json) -> Option<(String, Violation)> {
    let mut open = vec![(used, value, String::new())];
    // As in `fits`.
    let mut seen = HashSet::new();
    while let Some((used, value, path)) = open.pop() {
        if !seen.insert((used, std::ptr::from_ref(value))) {
            continue;
        }
        let node = graph.node(used.ty);
        let constraints = &graph.types.qualifiers(used.qualifiers).constraints;
        if *value != Json::Null
            && let Some(problem) = constraints.violation(value, node.json.kind)
        {
            return Some((path, problem));
        }
        let shape = &graph.of(used.ty).shape;
        match (shape, node.key_use, value) {
            (Shape::Optional(inner), ..) => open.push((*inner, value, path.clone())),
            (Shape::Map { .. }, Some(key), Json::Object(members)) => {
                let kind = graph.node(key.ty).json.kind;
                let constraints = &graph.types.qualifiers(key.qualifiers).constraints;
                let broken = members.iter().find_map(|(name, _)| {
                    let problem = constraints.violation(&Json::String(name.clone()), kind)?;
                    Some((format!("{path}.{name}"), problem))
                });
                if broken.is_some() {
                    return broken;
                }
            }
            _ => {}
        }
        open.extend(parts(graph, shape, value, &path));
    }
    None
}
