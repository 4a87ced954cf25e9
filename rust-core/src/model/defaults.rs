//! Defaults (R4.6): from the text in the annotation to JSON of the parameter's type, checked at compile time.

use super::builder::Builder;
use super::constraints::JsonKind;
use super::jdk_types::JdkType;
use super::jdk_types::Scalar;
use super::shape::{Constant, EnumShape, Key, Property, Shape};
use super::shaping::Shapes;
use super::types::Use;
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::{Expected, Violation};
use crate::text::json::{self, Json, Number};
use crate::text::numbers::{Decimal, FloatFit, MAX_INTEGER_DIGITS};
use crate::text::strings::clipped;
use crate::wire::response::Place;

/// Why a text is no default of a type.
#[derive(Debug)]
struct Misfit {
    expected: Expected,
    /// One that fits.
    example: String,
    /// Where in JSON text, behind the parameter's name: `[2].price`.
    path: String,
}

impl Misfit {
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

/// The default as JSON of the type; none where it does not fit, which is reported at `place`, or where heirs decide
/// what the type is (R3.11).
pub(crate) fn read(
    builder: &mut Builder<'_, '_>,
    used: Use,
    text: &str,
    parameter: &str,
    place: &Place,
) -> Option<Json> {
    if builder.shapes.types.is_undecided(used.ty) {
        return None;
    }
    let shown = format!("\"{}\"", clipped(text, 60));
    let value = match value(builder.shapes, used, text) {
        Ok(value) => value,
        Err(misfit) => {
            let parameter = format!("{parameter}{}", misfit.path);
            let invalid = Diagnostic::DefaultInvalid {
                value: shown,
                parameter,
                expected: misfit.expected,
                example: misfit.example,
            };
            builder.diagnostics.report(place, &invalid);
            return None;
        }
    };
    if let Some((path, problem)) = violation(builder.shapes, used, &value) {
        let parameter = format!("{parameter}{path}");
        let broken = Diagnostic::DefaultConstraint {
            value: shown,
            parameter,
            problem,
        };
        builder.diagnostics.report(place, &broken);
        return None;
    }
    Some(value)
}

fn value(shapes: &mut Shapes<'_>, used: Use, text: &str) -> Result<Json, Misfit> {
    let used = shapes.in_optional(used);
    match &shapes.of(used.ty).shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_text(*scalar, text),
        Shape::Enum(shape) => constant(shape, text)
            .map(|own| Json::String(own.wire.clone()))
            .ok_or_else(|| {
                let names: Vec<&str> = shape.constants.iter().map(|own| own.wire.as_str()).collect();
                let example = names.first().copied().unwrap_or_default();
                Misfit::new(
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
                Err(Misfit::of(known))
            }
        }
        Shape::Delegate(inner) if is_text(shapes, *inner) => Ok(Json::String(text.to_owned())),
        _ => {
            let document =
                json::read(text).map_err(|error| Misfit::new(Expected::Json { error }, example(shapes, used)))?;
            fits(shapes, used, &document.root)?;
            let mut root = document.root;
            name_constants(shapes, used, &mut root);
            Ok(root)
        }
    }
}

/// The constant of this wire name, else of this Java name (R4.6).
fn constant<'s>(shape: &'s EnumShape, text: &str) -> Option<&'s Constant> {
    let constants = &shape.constants;
    constants
        .iter()
        .find(|own| own.wire == text)
        .or_else(|| constants.iter().find(|own| own.java == text))
}

/// Gives each enum constant in a fitting value the name that the schema shows (R4.6).
fn name_constants(shapes: &mut Shapes<'_>, used: Use, value: &mut Json) {
    let wire = |shapes: &mut Shapes<'_>, used: Use, text: &str| match &shapes.of(used.ty).shape {
        Shape::Enum(shape) => constant(shape, text).map(|own| own.wire.clone()),
        _ => None,
    };
    let mut open = vec![(used, value)];
    while let Some((used, value)) = open.pop() {
        let used = shapes.as_read(used);
        let shaped = shapes.of(used.ty);
        match (&shaped.shape, value) {
            (Shape::Enum(_), Json::String(text)) => {
                if let Some(name) = wire(shapes, used, text) {
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
                let key = shapes.key(used.ty);
                for (name, member) in members {
                    if let Key::Enum(key) | Key::Mapper(key) = key
                        && let Some(wire) = wire(shapes, key, name)
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

fn is_text(shapes: &mut Shapes<'_>, used: Use) -> bool {
    matches!(
        &shapes.of(used.ty).shape,
        Shape::Scalar(Scalar::String | Scalar::CharSequence | Scalar::Char { .. }) | Shape::Text(_)
    )
}

fn example(shapes: &mut Shapes<'_>, used: Use) -> &'static str {
    match &shapes.of(used.ty).shape {
        Shape::Array(_) | Shape::Collection { .. } => "[]",
        Shape::Text(known) => known.example(),
        _ => "{}",
    }
}

/// What is expected of a number, and whether a decimal is within.
type Range = (Expected, fn(&Decimal) -> bool);

/// The range of an integer type.
fn integer_range(scalar: Scalar) -> Option<Range> {
    let between = |least, most| Expected::Integer { least, most };
    Some(match scalar {
        Scalar::Byte { .. } => (between("-128", "127"), Decimal::fits_i8),
        Scalar::Short { .. } => (between("-32768", "32767"), Decimal::fits_i16),
        Scalar::Int { .. } => (between("-2147483648", "2147483647"), Decimal::fits_i32),
        Scalar::Long { .. } => (
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
        Scalar::Float { .. } => (Expected::Float, |decimal| decimal.fit_f32() != FloatFit::Overflow),
        Scalar::Double { .. } => (Expected::Double, |decimal| decimal.fit_f64() != FloatFit::Overflow),
        Scalar::BigDecimal | Scalar::Number => (Expected::Decimal, |_| true),
        _ => return None,
    })
}

/// The default of a scalar, as plain text.
fn scalar_text(scalar: Scalar, text: &str) -> Result<Json, Misfit> {
    if let Some((expected, is_within)) = integer_range(scalar) {
        let decimal = Decimal::parse_default(text).map_err(|fault| Misfit::new(expected.clone().but(fault), "10"))?;
        // An integer is written in full, however long it is.
        let written = decimal
            .to_integer_text(MAX_INTEGER_DIGITS)
            .filter(|_| is_within(&decimal));
        let written = written.and_then(|digits| Number::parse(&digits));
        return written.map(Json::Number).ok_or_else(|| Misfit::new(expected, "10"));
    }
    if let Some((expected, is_within)) = number_range(scalar) {
        let decimal = Decimal::parse_default(text).map_err(|fault| Misfit::new(expected.clone().but(fault), "1.5"))?;
        // Binary floats have a zero of each sign; a decimal has one.
        if decimal.is_zero() && text.starts_with('-') && matches!(scalar, Scalar::Float { .. } | Scalar::Double { .. })
        {
            return Ok(Number::parse("-0.0").map_or_else(|| number(&decimal), Json::Number));
        }
        // Of 1.10 a `BigDecimal` has two digits behind the point.
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
            Err(Misfit::new(expected, "1.5"))
        };
    }
    match scalar {
        Scalar::Boolean { .. } if text.eq_ignore_ascii_case("true") => Ok(Json::Bool(true)),
        Scalar::Boolean { .. } if text.eq_ignore_ascii_case("false") => Ok(Json::Bool(false)),
        Scalar::Boolean { .. } => Err(Misfit::new(Expected::Boolean, "true")),
        Scalar::Char { .. } if text.encode_utf16().count() != 1 => Err(Misfit::new(Expected::Character, "x")),
        Scalar::Bytes => match scalar.row() {
            Some(known) if !known.takes(text) => Err(Misfit::of(known)),
            _ => Ok(Json::String(text.to_owned())),
        },
        _ => Ok(Json::String(text.to_owned())),
    }
}

fn number(decimal: &Decimal) -> Json {
    Json::Number(Number::from(decimal))
}

/// Whether a JSON value fits the type all the way down; like the companion's readers, but for `null`.
fn fits(shapes: &mut Shapes<'_>, used: Use, value: &Json) -> Result<(), Misfit> {
    let mut open = vec![(used, value, String::new())];
    while let Some((used, value, path)) = open.pop() {
        fit(shapes, used, value, &path, &mut open).map_err(|misfit| Misfit { path, ..misfit })?;
    }
    Ok(())
}

fn fit<'v>(
    shapes: &mut Shapes<'_>,
    used: Use,
    value: &'v Json,
    path: &str,
    open: &mut Vec<(Use, &'v Json, String)>,
) -> Result<(), Misfit> {
    if *value == Json::Null && shapes.is_nullable(used) {
        return Ok(());
    }
    let used = shapes.as_read(used);
    let shaped = shapes.of(used.ty);
    if *value == Json::Null && (shapes.is_nullable(used) || matches!(shaped.shape, Shape::Any { .. })) {
        return Ok(());
    }
    let array = || value.as_array().ok_or_else(|| Misfit::new(Expected::Array, "[]"));
    let object = || value.as_object().ok_or_else(|| Misfit::new(Expected::Object, "{}"));
    match &shaped.shape {
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
            let key = shapes.key(used.ty);
            for (name, member) in object()? {
                if let Key::Scalar(scalar) = key {
                    scalar_text(scalar, name)?;
                }
                if let Key::Enum(key) = key {
                    self::value(shapes, key, name)?;
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
                return Err(Misfit::new(Expected::OneOf { names }, example));
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
                        return Err(Misfit::new(Expected::ObjectWith { member }, example));
                    }
                    None => {}
                }
            }
        }
        Shape::Union(_) | Shape::Open => {
            object()?;
        }
        Shape::Text(known) => text_json(known, value)?,
        Shape::Any { .. } | Shape::Unsupported(_) | Shape::Missing(_) => {}
        // Creators that lead back to one another, which is an error of the type.
        Shape::Optional(_) | Shape::Delegate(_) => {}
    }
    Ok(())
}

fn text_json(known: &JdkType, value: &Json) -> Result<(), Misfit> {
    let fits = match value {
        Json::Number(number) => known.is_integer() && number.is_integer_valued(),
        Json::String(text) => !known.is_integer() && known.takes(text),
        _ => false,
    };
    if fits { Ok(()) } else { Err(Misfit::of(known)) }
}

/// Whether a JSON value is one of the scalar's (R5.2, without the strings that stand in for numbers).
fn scalar_json(scalar: Scalar, value: &Json) -> Result<(), Misfit> {
    let range = integer_range(scalar).or_else(|| number_range(scalar));
    match (range, value) {
        (Some((expected, is_within)), Json::Number(number)) => match number.decimal() {
            Some(decimal) if is_within(&decimal) => Ok(()),
            _ => Err(Misfit::new(expected, "10")),
        },
        (Some((expected, _)), _) => Err(Misfit::new(expected, "10")),
        (None, Json::Bool(_)) if matches!(scalar, Scalar::Boolean { .. }) => Ok(()),
        (None, Json::String(text)) if !matches!(scalar, Scalar::Boolean { .. }) => {
            scalar_text(scalar, text).map(|_| ())
        }
        (None, _) if matches!(scalar, Scalar::Boolean { .. }) => Err(Misfit::new(Expected::Boolean, "true")),
        (None, _) => Err(Misfit::new(Expected::Text, "\"...\"")),
    }
}

/// The first constraint that the value breaks, with the path to where (R4.6, R7.8).
fn violation(shapes: &mut Shapes<'_>, used: Use, value: &Json) -> Option<(String, Violation)> {
    let mut open = vec![(used, value, String::new())];
    while let Some((used, value, path)) = open.pop() {
        let kind = shapes.json_kind(used);
        let constraints = shapes.types.marks(used.marks).constraints.clone();
        if *value != Json::Null
            && let Some(problem) = constraints.violation(value, kind)
        {
            return Some((path, problem));
        }
        match (&shapes.of(used.ty).shape, value) {
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
                if let Some(key) = shapes.key_use(used.ty) {
                    let kind = shapes.json_kind(key);
                    let constraints = shapes.types.marks(key.marks).constraints.clone();
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
            (Shape::Object(shape), Json::Object(members)) => {
                for property in &shape.properties {
                    if let Some((_, member)) = members.iter().find(|(name, _)| *name == property.name) {
                        open.push((property.used, member, format!("{path}.{}", property.name)));
                    }
                }
            }
            _ => {}
        }
    }
    None
}

impl Shapes<'_> {
    /// The kind of JSON that the type is, for the keywords that fit it (R7.8).
    pub(crate) fn json_kind(&mut self, used: Use) -> JsonKind {
        let used = self.as_read(used);
        match &self.of(used.ty).shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar.json_kind(),
            Shape::Array(_) | Shape::Collection { .. } => JsonKind::Array,
            Shape::Map { .. } | Shape::Object(_) | Shape::Open => JsonKind::Object,
            Shape::Enum(_) => JsonKind::String,
            Shape::Text(known) if known.is_integer() => JsonKind::Integer,
            Shape::Text(_) => JsonKind::String,
            _ => JsonKind::Other,
        }
    }
}

impl Scalar {
    /// The kind of JSON that the scalar is.
    pub(crate) fn json_kind(self) -> JsonKind {
        match self {
            Self::Byte { .. } | Self::Short { .. } | Self::Int { .. } | Self::Long { .. } | Self::BigInteger => {
                JsonKind::Integer
            }
            Self::Float { .. } | Self::Double { .. } | Self::BigDecimal | Self::Number => JsonKind::Number,
            Self::Boolean { .. } => JsonKind::Other,
            Self::String | Self::CharSequence | Self::Char { .. } | Self::Bytes => JsonKind::String,
        }
    }
}
