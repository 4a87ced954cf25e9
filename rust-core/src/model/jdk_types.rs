//! The JDK's types as JSON (R7.3), from the table that `java-api` has as a resource and `build.rs` makes code of:
//! `java-api/src/main/resources/com/github/copilot/tool/runtime/jdk-types.txt`, which explains its columns.

use super::text_formats::Grammar;
use crate::text::json::Json;

/// One row of the table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct JdkType {
    /// The type's binary name.
    pub(crate) java: &'static str,
    /// Whether its subtypes in the JDK are read alike.
    with_subtypes: bool,
    /// `type` of its schema; none where only a schema of the parameter's own can describe it.
    pub(crate) json_type: Option<&'static str>,
    /// The keyword that follows `type`.
    keyword: Option<(&'static str, &'static str)>,
    /// Whether Jackson reads it from the name of a JSON member.
    pub(crate) is_key: bool,
    pub(crate) reading: Reading,
    /// Whether its deserializer follows `@JsonFormat`.
    pub(crate) is_formatted: bool,
    /// How its default is written.
    default: Option<Grammar>,
    example: Option<&'static str>,
    expected: Option<&'static str>,
}

/// Who reads an argument of a JDK type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Generated code, as a [`Scalar`].
    Code,
    /// The mapper.
    Mapper,
    /// The mapper, where the parameter has a schema of its own.
    OwnSchema,
    /// Generated code, as the collection or map of an enum's constants.
    EnumContainer,
    /// Generated code, which makes a container of this class.
    Container(&'static str),
}

include!(concat!(env!("OUT_DIR"), "/jdk_types.rs"));

/// The type of this binary name.
pub(crate) fn find(java: &str) -> Option<&'static JdkType> {
    let position = TYPES.binary_search_by(|known| known.java.cmp(java)).ok()?;
    TYPES.get(position)
}

/// The types whose subtypes in the JDK are read as they are.
pub(crate) fn with_subtypes() -> impl Iterator<Item = &'static JdkType> {
    TYPES.iter().filter(|known| known.with_subtypes)
}

impl JdkType {
    /// The keywords of its schema.
    pub(crate) fn keywords(&self) -> Vec<(&'static str, Json)> {
        let named = self.json_type.map(|name| ("type", name));
        named
            .into_iter()
            .chain(self.keyword)
            .map(|(name, value)| (name, Json::from(value)))
            .collect()
    }

    /// Whether its JSON is an integer.
    pub(crate) fn is_integer(&self) -> bool {
        self.json_type == Some("integer")
    }

    /// Whether it is a map that the mapper makes, whose keys and values are strings.
    pub(crate) fn is_map_of_strings(&self) -> bool {
        self.reading == Reading::Mapper && self.json_type == Some("object")
    }

    /// The scalar that generated code reads; the class is not primitive.
    pub(crate) fn scalar(&self) -> Option<Scalar> {
        if self.reading != Reading::Code {
            return None;
        }
        let boxed = true;
        Some(match self.default? {
            Grammar::String => Scalar::String,
            Grammar::CharSequence => Scalar::CharSequence,
            Grammar::Char => Scalar::Char { boxed },
            Grammar::Boolean => Scalar::Boolean { boxed },
            Grammar::Byte => Scalar::Byte { boxed },
            Grammar::Short => Scalar::Short { boxed },
            Grammar::Int => Scalar::Int { boxed },
            Grammar::Long => Scalar::Long { boxed },
            Grammar::BigInteger => Scalar::BigInteger,
            Grammar::Float => Scalar::Float { boxed },
            Grammar::Double => Scalar::Double { boxed },
            Grammar::BigDecimal => Scalar::BigDecimal,
            Grammar::Number => Scalar::Number,
            Grammar::Base64 => Scalar::Bytes,
            _ => return None,
        })
    }

    /// Whether a number or boolean is its JSON, and generated code reads it.
    pub(crate) fn is_number_or_boolean(&self) -> bool {
        self.reading == Reading::Code && self.json_type != Some("string")
    }

    /// Whether a string in a default is one that the type can be read from (R4.6).
    pub(crate) fn takes(&self, text: &str) -> bool {
        self.default.is_none_or(|grammar| grammar.takes(text))
    }

    /// A text that it can be read from, for messages.
    pub(crate) fn example(&self) -> &'static str {
        self.example.unwrap_or("...")
    }

    /// What is expected of a value, in words of JSON (R5.3).
    pub(crate) fn expected(&self) -> &'static str {
        self.expected.unwrap_or("a value")
    }

    /// The same for a failure of a call: where no format says what it looks like, with an example.
    pub(crate) fn expected_of_argument(&self) -> String {
        match self.example {
            Some(example) if self.keyword.is_none() => format!("{} such as {example}", self.expected()),
            _ => self.expected().to_owned(),
        }
    }
}

/// The scalars that generated code reads itself (R5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Scalar {
    String,
    CharSequence,
    Char {
        boxed: bool,
    },
    Boolean {
        boxed: bool,
    },
    Byte {
        boxed: bool,
    },
    Short {
        boxed: bool,
    },
    Int {
        boxed: bool,
    },
    Long {
        boxed: bool,
    },
    Float {
        boxed: bool,
    },
    Double {
        boxed: bool,
    },
    BigInteger,
    BigDecimal,
    Number,
    /// `byte[]` as base64 text.
    Bytes,
}

impl Scalar {
    /// The table's row for it.
    pub(crate) fn row(self) -> Option<&'static JdkType> {
        find(match self {
            Self::String => "java.lang.String",
            Self::CharSequence => "java.lang.CharSequence",
            Self::Char { .. } => "java.lang.Character",
            Self::Boolean { .. } => "java.lang.Boolean",
            Self::Byte { .. } => "java.lang.Byte",
            Self::Short { .. } => "java.lang.Short",
            Self::Int { .. } => "java.lang.Integer",
            Self::Long { .. } => "java.lang.Long",
            Self::Float { .. } => "java.lang.Float",
            Self::Double { .. } => "java.lang.Double",
            Self::BigInteger => "java.math.BigInteger",
            Self::BigDecimal => "java.math.BigDecimal",
            Self::Number => "java.lang.Number",
            Self::Bytes => "byte[]",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Reading, TYPES, find};

    #[test]
    fn r7_3_every_type_is_found_and_every_scalar_has_its_row() {
        for known in TYPES {
            assert_eq!(find(known.java), Some(known));
            assert_eq!(
                known.scalar().is_some(),
                known.reading == Reading::Code,
                "{}",
                known.java
            );
            if let Some(scalar) = known.scalar() {
                assert_eq!(scalar.row(), Some(known));
            }
        }
    }

    #[test]
    fn r4_6_every_example_can_be_read() {
        for known in TYPES {
            if let Some(example) = known.example {
                assert!(known.takes(example), "{} {example:?}", known.java);
            }
        }
    }
}
