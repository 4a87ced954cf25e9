//! Reads defaults (R4.6): the text in the annotation becomes JSON of the parameter's type, checked at compile time.

use std::collections::HashSet;

use crate::diagnostics::reasons::{Expected, Violation};
use crate::diagnostics::{Diagnostic, Findings};
use crate::plan::reader_plan::expected_alternative;
use crate::types::TypeUse;
use crate::types::alternatives;
use crate::types::jdk_types::{self, JdkType};
use crate::types::shape::{Constant, EnumShape, Key, ObjectShape, Property, Shape};
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
        let words = known.expected();
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
    let used = graph.in_optional(used);
    match &graph.of(used.ty).shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_text(*scalar, text),
        Shape::Enum(shape) => constant(shape, text)
            .map(|own| Json::String(own.wire.clone()))
            .ok_or_else(|| {
                let names: Vec<&str> = shape.constants.iter().map(|own| own.wire.as_str()).collect();
                let example = names.first().copied().unwrap_or_default();
                InvalidDefault::new(
                    Expected::OneOf {
                        names: names.join(", "),
                    },
                    example,
                )
            }),
        Shape::Text(known) if !known.is_integer() => {
            if known.takes(text) {
                Ok(Json::String(text.to_owned()))
            } else {
                Err(InvalidDefault::of(known))
            }
        }
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
                let key = graph.key(used.ty);
                for (name, member) in members {
                    if let Key::Enum(key) | Key::Mapper(key) = key
                        && let Some(wire) = wire(graph, key, name)
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

fn example(graph: &TypeGraph<'_>, used: TypeUse) -> &'static str {
    match &graph.of(used.ty).shape {
        Shape::Array(_) | Shape::Collection { .. } => "[]",
        Shape::Text(known) => known.example(),
        _ => "{}",
    }
}

/// A range of numbers: its description in an error, and whether a decimal is in it.
type Range = (Expected, fn(&Decimal) -> bool);

/// Returns the range of an integer type.
fn integer_range(scalar: Scalar) -> Option<Range> {
    let between = |least, most| Expected::Integer { least, most };
    Some(match scalar {
        Scalar::Byte => (between("-128", "127"), Decimal::fits_i8),
        Scalar::Short => (between("-32768", "32767"), Decimal::fits_i16),
        Scalar::Int => (between("-2147483648", "2147483647"), Decimal::fits_i32),
        Scalar::Long => (
            between("-9223372036854775808", "9223372036854775807"),
            Decimal::fits_i64,
        ),
        Scalar::BigInteger => (
            Expected::LongInteger {
                digits: MAX_INTEGER_DIGITS,
            },
            |decimal| decimal.to_integer_text(MAX_INTEGER_DIGITS).is_some(),
        ),
        _ => return None,
    })
}

fn number_range(scalar: Scalar) -> Option<Range> {
    Some(match scalar {
        Scalar::Float => (Expected::Float, |decimal| decimal.fit_f32() != FloatFit::Overflow),
        Scalar::Double => (Expected::Double, |decimal| decimal.fit_f64() != FloatFit::Overflow),
        Scalar::BigDecimal | Scalar::Number => (Expected::Decimal, |_| true),
        _ => return None,
    })
}

/// Returns the default of a scalar, read from plain text.
fn scalar_text(scalar: Scalar, text: &str) -> Result<Json, InvalidDefault> {
    if let Some((expected, is_within)) = integer_range(scalar) {
        let decimal =
            Decimal::parse_default(text).map_err(|problem| InvalidDefault::new(expected.clone().but(problem), "10"))?;
        // An integer is written in full, however long it is.
        let written = decimal
            .to_integer_text(MAX_INTEGER_DIGITS)
            .filter(|_| is_within(&decimal));
        let written = written.and_then(|digits| Number::parse(&digits));
        return written
            .map(Json::Number)
            .ok_or_else(|| InvalidDefault::new(expected, "10"));
    }
    if let Some((expected, is_within)) = number_range(scalar) {
        let decimal = Decimal::parse_default(text)
            .map_err(|problem| InvalidDefault::new(expected.clone().but(problem), "1.5"))?;
        // A binary float distinguishes -0.0 from 0.0; a decimal does not.
        if decimal.is_zero() && text.starts_with('-') && matches!(scalar, Scalar::Float | Scalar::Double) {
            return Ok(Number::parse("-0.0").map_or_else(|| number(&decimal), Json::Number));
        }
        // A `BigDecimal` keeps both decimal places of 1.10.
        if scalar == Scalar::BigDecimal
            && text.contains('.')
            && !text.contains(['e', 'E'])
            && let Some(written) = Number::parse(text)
        {
            return Ok(Json::Number(written));
        }
        return if is_within(&decimal) {
            Ok(number(&decimal))
        } else {
            Err(InvalidDefault::new(expected, "1.5"))
        };
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

fn number(decimal: &Decimal) -> Json {
    Json::Number(Number::from(decimal))
}

/// Whether a JSON value fits the type at every depth. The same as the companion's readers, except for `null`.
fn fits(graph: &TypeGraph<'_>, used: TypeUse, value: &Json) -> Result<(), InvalidDefault> {
    let mut open = vec![(used, value, String::new())];
    // A union can lead to itself with the same value: such a type is an error of its own.
    let mut seen = HashSet::new();
    while let Some((used, value, path)) = open.pop() {
        if !seen.insert((used, std::ptr::from_ref(value))) {
            continue;
        }
        fit(graph, used, value, &path, &mut open).map_err(|misfit| InvalidDefault {
            path: if misfit.path.is_empty() {
                path
            } else {
                misfit.path.clone()
            },
            ..misfit
        })?;
    }
    Ok(())
}

fn fit<'v>(
    graph: &TypeGraph<'_>,
    used: TypeUse,
    value: &'v Json,
    path: &str,
    open: &mut Vec<(TypeUse, &'v Json, String)>,
) -> Result<(), InvalidDefault> {
    if *value == Json::Null && graph.is_nullable(used) {
        return Ok(());
    }
    let used = graph.as_read(used);
    let shaped = graph.of(used.ty);
    if *value == Json::Null && (graph.is_nullable(used) || matches!(shaped.shape, Shape::Any { .. })) {
        return Ok(());
    }
    fit_shape(graph, used, &shaped.shape, value, path, open)
}

fn fit_shape<'v>(
    graph: &TypeGraph<'_>,
    used: TypeUse,
    shape: &Shape,
    value: &'v Json,
    path: &str,
    open: &mut Vec<(TypeUse, &'v Json, String)>,
) -> Result<(), InvalidDefault> {
    let array = || {
        value
            .as_array()
            .ok_or_else(|| InvalidDefault::new(Expected::Array, "[]"))
    };
    let object = || {
        value
            .as_object()
            .ok_or_else(|| InvalidDefault::new(Expected::Object, "{}"))
    };
    match shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_json(*scalar, value)?,
        Shape::Array(element)
        | Shape::Collection {
            element: Some(element), ..
        } => {
            for (position, item) in array()?.iter().enumerate() {
                open.push((*element, item, format!("{path}[{position}]")));
            }
        }
        Shape::Collection { element: None, .. } => {
            array()?;
        }
        Shape::Map { value: of, .. } => {
            let key = graph.key(used.ty);
            for (name, member) in object()? {
                if let Key::Scalar(scalar) = key {
                    scalar_text(scalar, name)?;
                }
                if let Key::Enum(key) = key {
                    self::value(graph, key, name)?;
                }
                if let Some(of) = of {
                    open.push((*of, member, format!("{path}.{name}")));
                }
            }
        }
        Shape::Enum(shape) => {
            let known = value
                .as_str()
                .is_some_and(|text| shape.constants.iter().any(|own| own.wire == text || own.java == text));
            if !known {
                let names: Vec<String> = shape.constants.iter().map(|own| format!("\"{}\"", own.wire)).collect();
                let example = names.first().cloned().unwrap_or_default();
                let names = names.join(", ");
                return Err(InvalidDefault::new(Expected::OneOf { names }, example));
            }
        }
        Shape::Object(shape) => {
            let members = object()?;
            for property in &shape.properties {
                let member = members
                    .iter()
                    .find(|(name, _)| *name == property.name || property.aliases.contains(name))
                    .map(|(_, member)| member);
                match member {
                    Some(member) => open.push((property.used, member, format!("{path}.{}", property.name))),
                    None if property.required => {
                        let member = property.name.clone();
                        let example = format!("{{\"{member}\": ...}}");
                        return Err(InvalidDefault::new(Expected::ObjectWith { member }, example));
                    }
                    None => {}
                }
            }
        }
        Shape::Union(union) => {
            let Some(selected) = alternatives::selected(graph, union, value) else {
                let words = expected_alternative(graph, union);
                return Err(InvalidDefault::new(Expected::Alternative { words }, "{...}"));
            };
            let path = format!("{path}{}", selected.step);
            match selected.alternative.own.as_deref() {
                None => open.push((selected.alternative.used, selected.value, path)),
                Some(Shape::Delegate(inner)) => open.push((*inner, selected.value, path)),
                Some(own) => fit_shape(graph, selected.alternative.used, own, selected.value, &path, open)
                    .map_err(|misfit| InvalidDefault { path, ..misfit })?,
            }
        }
        Shape::Open => {
            object()?;
        }
        Shape::Text(known) => text_json(known, value)?,
        Shape::Any { .. } | Shape::Unsupported(_) | Shape::Missing(_) => {}
        // Creators that lead back to one another: an error of the type.
        Shape::Optional(_) | Shape::Delegate(_) => {}
    }
    Ok(())
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
    let range = integer_range(scalar).or_else(|| number_range(scalar));
    match (range, value) {
        (Some((expected, is_within)), Json::Number(number)) => match number.decimal() {
            Some(decimal) if is_within(&decimal) => Ok(()),
            _ => Err(InvalidDefault::new(expected, "10")),
        },
        (Some((expected, _)), _) => Err(InvalidDefault::new(expected, "10")),
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
        let kind = graph.json_kind(used);
        let constraints = graph.types.qualifiers(used.qualifiers).constraints.clone();
        if *value != Json::Null
            && let Some(problem) = constraints.violation(value, kind)
        {
            return Some((path, problem));
        }
        match (&graph.of(used.ty).shape, value) {
            (Shape::Optional(inner), _) => open.push((*inner, value, path)),
            (
                Shape::Array(element)
                | Shape::Collection {
                    element: Some(element), ..
                },
                Json::Array(items),
            ) => {
                open.extend(
                    items
                        .iter()
                        .enumerate()
                        .map(|(at, item)| (*element, item, format!("{path}[{at}]"))),
                );
            }
            (Shape::Map { value: of, .. }, Json::Object(members)) => {
                if let Some(key) = graph.key_use(used.ty) {
                    let kind = graph.json_kind(key);
                    let constraints = graph.types.qualifiers(key.qualifiers).constraints.clone();
                    let broken = members.iter().find_map(|(name, _)| {
                        let problem = constraints.violation(&Json::String(name.clone()), kind)?;
                        Some((format!("{path}.{name}"), problem))
                    });
                    if broken.is_some() {
                        return broken;
                    }
                }
                let Some(of) = of else { continue };
                open.extend(
                    members
                        .iter()
                        .map(|(name, member)| (*of, member, format!("{path}.{name}"))),
                );
            }
            (Shape::Union(union), _) => {
                let Some(selected) = alternatives::selected(graph, union, value) else {
                    continue;
                };
                let path = format!("{path}{}", selected.step);
                match (selected.alternative.own.as_deref(), selected.value) {
                    (Some(Shape::Object(shape)), Json::Object(members)) => {
                        open.extend(properties_of(shape, members, &path));
                    }
                    (Some(own), _) => open.extend(own.parts().first().and_then(|part| match own {
                        Shape::Delegate(_) => Some((*part, selected.value, path)),
                        _ => None,
                    })),
                    (None, _) => open.push((selected.alternative.used, selected.value, path)),
                }
            }
            (Shape::Object(shape), Json::Object(members)) => open.extend(properties_of(shape, members, &path)),
            _ => {}
        }
    }
    None
}

/// Returns the values of an object's properties that are given, each with its type and its path.
fn properties_of<'v>(
    shape: &ObjectShape,
    members: &'v [(String, Json)],
    path: &str,
) -> impl Iterator<Item = (TypeUse, &'v Json, String)> {
    shape.properties.iter().filter_map(move |property| {
        let (_, member) = members.iter().find(|(name, _)| *name == property.name)?;
        Some((property.used, member, format!("{path}.{}", property.name)))
    })
}
