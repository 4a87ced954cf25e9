//! How the values of a type are written as JSON (R6.3). `written_types` decides it.

use super::jdk_types::ScalarSchema;
use super::types::TypeUse;
use crate::diagnostics::reasons::NeverWritten;

/// The JSON that the SDK's mapper writes for a type.
#[derive(Debug)]
pub enum Written {
    /// A string, number or boolean.
    Scalar(ScalarSchema),
    /// One of these strings.
    Names(Vec<String>),
    /// An array. `None` for a raw collection, whose elements are unknown.
    Array(Option<TypeUse>),
    /// An object with arbitrary names. `None` for a raw map, whose values are unknown.
    Map(Option<TypeUse>),
    /// An object with known properties.
    Object(WrittenObject),
    /// The JSON of another type.
    As(TypeUse),
    /// An `Optional` of this type, which the SDK's mapper cannot write. For a primitive optional, the class to use
    /// instead.
    Optional(Result<TypeUse, &'static str>),
    /// JSON that declarations do not determine.
    Unknown,
    /// A type that no mapper can write.
    Never(NeverWritten),
    /// A type that is unknown to the compiler.
    Missing(String),
}

/// An object that Jackson writes.
#[derive(Debug)]
pub struct WrittenObject {
    pub properties: Vec<WrittenProperty>,
    /// The values of the properties that `@JsonAnyGetter` adds.
    pub additional: Option<TypeUse>,
    /// Whether all properties are known: there is no type id, and the value's class is this one or extends it.
    pub is_known: bool,
    pub description: Option<String>,
}

/// A property that Jackson writes.
#[derive(Debug)]
pub struct WrittenProperty {
    pub name: String,
    pub used: TypeUse,
    /// Whether it is always present: a primitive value that no annotation leaves out.
    pub is_always_there: bool,
    pub nulls: Nulls,
    /// Whether annotations on it change its JSON in a way that declarations do not show.
    pub is_unknown: bool,
    /// Whether `@JsonFilter` on the property names a filter for the objects in its value.
    pub is_filtered: bool,
    pub description: Option<String>,
}

/// The nulls that are written for a property, by `@JsonInclude`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nulls {
    /// None: a property that is null is left out.
    LeftOut,
    /// Those among the values of a map.
    InMap,
    /// The property's own.
    Own,
}

impl Written {
    /// Returns the types that a value of this form consists of, each with the step that leads to it.
    pub fn parts(&self) -> Vec<(TypeUse, String)> {
        match self {
            Self::Array(Some(element)) => vec![(*element, "[]".to_owned())],
            Self::Map(Some(value)) => vec![(*value, ".*".to_owned())],
            Self::As(used) | Self::Optional(Ok(used)) => vec![(*used, String::new())],
            Self::Object(object) => {
                let shown = object.properties.iter().filter(|property| !property.is_unknown);
                let shown = shown.map(|property| (property.used, format!(".{}", property.name)));
                shown
                    .chain(object.additional.map(|used| (used, ".*".to_owned())))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
