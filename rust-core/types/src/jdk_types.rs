//! The JSON of JDK types (R7.3, R6.3). `build.rs` makes code of the table, a resource of `java-api`:
//! `java-api/src/main/resources/com/github/copilot/tool/runtime/jdk-types.txt`, which explains its columns.

use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{JdkText, TextForm};

use super::constraints::JsonKind;
use crate::wire::request::TypeKind;
use copilot_tool_text::json::{Json, Number};
use copilot_tool_text::text_formats::{self, Grammar};

/// A row of the table, as far as it is about arguments: how the type is shown and read.
#[derive(Debug, PartialEq, Eq)]
pub struct JdkType {
    /// The type's binary name.
    pub(crate) java: &'static str,
    /// Whether its subtypes in the JDK are read in the same way.
    with_subtypes: bool,
    /// `type` of its schema; `None` if only a schema of the parameter's own can describe it.
    pub(crate) json_type: Option<&'static str>,
    /// The keywords that follow `type`.
    keywords: &'static [(&'static str, &'static str)],
    /// Whether Jackson reads it from the name of a JSON member.
    pub(crate) is_key: bool,
    pub(crate) reading: Reading,
    /// Whether its deserializer follows `@JsonFormat`.
    pub(crate) is_formatted: bool,
    /// How its default is written, unless it is a scalar.
    default: Option<Grammar>,
    example: Option<&'static str>,
    expected: Option<&'static str>,
}

/// The reader of an argument of a JDK type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Generated code.
    Code(Scalar),
    /// The mapper.
    Mapper,
    /// The mapper, if the parameter has a schema of its own.
    OwnSchema,
    /// Generated code, as the collection or map of an enum's constants.
    EnumContainer,
    /// Generated code, which makes a container of this class.
    Container(&'static str),
}

/// A row of the table, as far as it is about results: how the SDK's mapper writes the type.
#[derive(Debug)]
struct JdkResult {
    /// The type's binary name.
    java: &'static str,
    /// `None` if neither the type nor a subtype is data.
    scalar: Option<ScalarSchema>,
}

/// The schema of a scalar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScalarSchema {
    pub json_type: &'static str,
    pub format: Option<&'static str>,
}

impl ScalarSchema {
    /// Returns the schema with this type alone.
    pub(crate) const fn of(json_type: &'static str) -> Self {
        Self {
            json_type,
            format: None,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/jdk_types.rs"));

/// A primitive type of Java.
#[derive(Debug)]
pub struct Primitive {
    kind: TypeKind,
    pub name: &'static str,
    /// The simple name of the class that boxes it.
    pub boxed: &'static str,
    /// The letter that means it in the name of an array's class.
    pub(crate) letter: char,
    pub(crate) scalar: Scalar,
}

impl Primitive {
    const fn new(kind: TypeKind, name: &'static str, boxed: &'static str, letter: char, scalar: Scalar) -> Self {
        Self {
            kind,
            name,
            boxed,
            letter,
            scalar,
        }
    }
}

static PRIMITIVES: [Primitive; 8] = [
    Primitive::new(TypeKind::Boolean, "boolean", "Boolean", 'Z', Scalar::Boolean),
    Primitive::new(TypeKind::Byte, "byte", "Byte", 'B', Scalar::Byte),
    Primitive::new(TypeKind::Short, "short", "Short", 'S', Scalar::Short),
    Primitive::new(TypeKind::Int, "int", "Integer", 'I', Scalar::Int),
    Primitive::new(TypeKind::Long, "long", "Long", 'J', Scalar::Long),
    Primitive::new(TypeKind::Char, "char", "Character", 'C', Scalar::Char),
    Primitive::new(TypeKind::Float, "float", "Float", 'F', Scalar::Float),
    Primitive::new(TypeKind::Double, "double", "Double", 'D', Scalar::Double),
];

/// Returns the primitive type of this kind; `None` for `void`.
pub(crate) fn primitive(kind: TypeKind) -> Option<&'static Primitive> {
    PRIMITIVES.iter().find(|own| own.kind == kind)
}

/// Returns the scalar that a result with this binary name is written as.
pub(crate) fn written_scalar(java: &str) -> Option<ScalarSchema> {
    let position = RESULTS.binary_search_by(|known| known.java.cmp(java)).ok()?;
    RESULTS.get(position)?.scalar
}

/// Returns the types that are never data, nor are their subtypes.
pub(crate) fn never_written() -> impl Iterator<Item = &'static str> {
    let never = RESULTS.iter().filter(|known| known.scalar.is_none());
    never.map(|known| known.java)
}

/// Returns the type that is read and has this binary name.
pub(crate) fn find(java: &str) -> Option<&'static JdkType> {
    let position = TYPES.binary_search_by(|known| known.java.cmp(java)).ok()?;
    TYPES.get(position)
}

/// Returns the types whose subtypes in the JDK are read like them.
pub(crate) fn with_subtypes() -> impl Iterator<Item = &'static JdkType> {
    TYPES.iter().filter(|known| known.with_subtypes)
}

impl JdkType {
    /// Returns the keywords of its schema.
    pub fn keywords(&self) -> Vec<(&'static str, Json)> {
        let json_type = self.json_type.map(|name| ("type", Json::from(name)));
        let others = self.keywords.iter().map(|(name, value)| {
            let value = match Number::parse(value) {
                Some(number) => Json::Number(number),
                None if *value == "true" => Json::Bool(true),
                None => Json::from(*value),
            };
            (*name, value)
        });
        json_type.into_iter().chain(others).collect()
    }

    /// Whether its JSON is an integer.
    pub fn is_integer(&self) -> bool {
        self.json_type == Some("integer")
    }

    /// Whether it is a map that the mapper makes, whose keys and values are strings.
    pub(crate) fn is_map_of_strings(&self) -> bool {
        self.reading == Reading::Mapper && self.json_type == Some("object")
    }

    /// Returns the scalar that generated code reads.
    pub(crate) fn scalar(&self) -> Option<Scalar> {
        match self.reading {
            Reading::Code(scalar) => Some(scalar),
            _ => None,
        }
    }

    /// Whether generated code reads it, from a number or boolean.
    pub(crate) fn is_number_or_boolean(&self) -> bool {
        self.scalar().is_some() && self.json_type != Some("string")
    }

    /// Whether the type can be read from a string in a default (R4.6).
    pub fn takes(&self, text: &str) -> bool {
        match self.scalar() {
            Some(Scalar::Bytes) => text_formats::is_base64(text),
            _ => self.default.is_none_or(|grammar| grammar.takes(text)),
        }
    }

    /// Returns a text that it can be read from, for messages.
    pub fn example(&self) -> &'static str {
        self.example.unwrap_or("...")
    }

    /// Returns the expected value, in words of JSON (R5.3).
    pub fn expected(&self) -> &'static str {
        self.expected.unwrap_or("a value")
    }

    /// Returns the most characters of its text, if there is a bound (R5.8).
    pub(crate) fn max_length(&self) -> Option<u64> {
        let bound = self.keywords.iter().find(|(name, _)| *name == "maxLength");
        bound.and_then(|(_, value)| value.parse().ok())
    }

    /// Returns how a text is written for Jackson, which does not read all that the type's format allows (R5.9).
    pub fn text_form(&self) -> TextForm {
        match self.default {
            _ if self.is_integer() => TextForm::Whole,
            Some(Grammar::Uuid) => TextForm::Uuid,
            Some(Grammar::Date) => TextForm::Date,
            Some(Grammar::DateTimeOffset | Grammar::DateTimeZone) => TextForm::DateTime,
            Some(Grammar::TimeLocal | Grammar::DateTimeLocal) => TextForm::WithoutOffset,
            Some(Grammar::DateOptionalTime) => TextForm::InCapitals,
            Some(Grammar::Duration) => TextForm::InDays,
            _ => self.max_length().map_or(TextForm::Plain, TextForm::AtMost),
        }
    }

    /// Returns what is known of its texts.
    pub fn text(&self) -> JdkText {
        JdkText {
            grammar: self.default.unwrap_or(Grammar::Text),
            expected: self.expected(),
            example: self.example(),
        }
    }

    /// Whether it is a date or time, which can be before or after now (Jakarta Bean Validation 3.0, section 7.1): all
    /// types with a format except for a duration.
    pub(crate) fn is_moment(&self) -> bool {
        self.is_formatted && self.default != Some(Grammar::Duration)
    }

    /// Returns the expected value for a failure of a call, with an example.
    pub fn expected_of_argument(&self) -> String {
        let expected = self.expected();
        match self.example {
            // After a list, a comma separates the example.
            Some(example) if expected.contains(',') => format!("{expected}, such as {example}"),
            Some(example) => format!("{expected} such as {example}"),
            None => expected.to_owned(),
        }
    }
}

/// Returns the kind of a scalar's JSON, for the keywords that fit it (R7.8).
pub fn json_kind_of(scalar: Scalar) -> JsonKind {
    match row_of(scalar).and_then(|known| known.json_type) {
        Some("integer") => JsonKind::Integer,
        Some("number") => JsonKind::Number,
        Some("string") => JsonKind::String,
        Some("boolean") => JsonKind::Boolean,
        _ => JsonKind::Other,
    }
}

/// Returns the table's row of a scalar.
pub fn row_of(scalar: Scalar) -> Option<&'static JdkType> {
    TYPES.iter().find(|known| known.scalar() == Some(scalar))
}

#[cfg(test)]
mod tests;
