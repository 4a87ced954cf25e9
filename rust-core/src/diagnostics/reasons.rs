//! The parts of diagnostics that differ from one finding to the next: why, what was expected, what to do. Each is an
//! enum with its words, so that the code that finds a problem says what it is and not how it is worded.

use std::fmt;

use crate::text::json::{ReadError, ReadErrorKind};
use crate::text::numbers::NumberFault;

macro_rules! reasons {
    ($(
        $(#[$attribute:meta])*
        $name:ident {
            $($variant:ident $({ $($field:ident: $type:ty),* })? $text:literal;)*
        }
    )*) => {$(
        $(#[$attribute])*
        pub(crate) enum $name {
            $(#[doc = concat!("\"", $text, "\"")] $variant $({ $($field: $type),* })?,)*
        }

        impl $name {
            /// All texts, with fields' names in braces: for the page of all diagnostics.
            #[allow(dead_code, reason = "the page lists those that the table names, not the parts of others")]
            pub(crate) const TEMPLATES: &[&str] = &[$($text),*];
        }

        impl fmt::Display for $name {
            #[allow(unused_variables, reason = "a field may decide on the help alone")]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),* })? => write!(f, $text),)*
                }
            }
        }
    )*};
}

/// A reason with what to do, by its name: tools that are made by reflection have the same words.
#[derive(Debug, Clone, Copy)]
pub struct Reason {
    /// The name of its variant.
    pub name: &'static str,
    /// Why, as a format string.
    pub text: &'static str,
    /// What to do, as a sentence without its full stop.
    pub fix: &'static str,
}

/// Reasons that also decide what to do: behind `=>`, as a sentence without its full stop.
macro_rules! reasons_with_fix {
    ($(
        $(#[$attribute:meta])*
        $name:ident {
            $($variant:ident $({ $($field:ident: $type:ty),* })? $text:literal => $fix:expr;)*
        }
    )*) => {
        reasons! {$(
            $(#[$attribute])*
            $name {
                $($variant $({ $($field: $type),* })? $text;)*
            }
        )*}

        $(impl $name {
            /// All reasons.
            pub(crate) const REASONS: &[Reason] =
                &[$(Reason { name: stringify!($variant), text: $text, fix: $fix }),*];

            /// What to do, as a sentence without its full stop.
            pub(crate) fn fix(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $fix,)*
                }
            }
        })*
    };
}

const OWN_SCHEMA: &str =
    "Use another type, or give the parameter a schema of its own: @CopilotToolParam(schema = \"{...}\")";
const CHANGE: &str = "Use another type, or change this one so that Jackson can read it";
const ANOTHER_TYPE_INFO: &str =
    "Use @JsonTypeInfo(use = NAME, include = PROPERTY) with @JsonSubTypes, or give the parameter a schema of its own";

/// Why a type is unreadable, where only Jackson knows, which tools made by reflection can ask.
pub(crate) const AT_RUN_TIME: &[Reason] = &[Reason {
    name: "RefusedByJackson",
    text: "Jackson cannot read it: {message}",
    fix: CHANGE,
}];

reasons_with_fix! {
    /// Why no schema of a type is shown, or no value of it can be read (R7.4).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Unreadable {
        Jdk
            "it is a type of the JDK that is not read from JSON, and its private fields are not shown"
            => "Use another type, or JsonNode, which takes any JSON";
        JdkByMapper
            "it is a type of the JDK that is not read from JSON, and its private fields are not shown"
            => OWN_SCHEMA;
        NoValue
            "no value of it can be read from JSON"
            => "Use another type";
        NoClass
            "it is an interface or abstract class, and no annotation says which class Jackson makes"
            => "Put @JsonTypeInfo and @JsonSubTypes on it, or @JsonDeserialize(as = ...), or use a record or class instead";
        JdkContainer
            "Jackson cannot make one from JSON, or cannot fill it"
            => "Use List, Set or Map instead";
        ContainerWithoutConstructor
            "Jackson finds no way to make it: it needs a constructor without parameters, or a @JsonCreator that takes a collection or map"
            => "Add such a constructor, or use List, Set or Map instead";
        NoEnum
            "Jackson has to know the enum of its elements or keys"
            => "Name the enum as its type argument";
        UnwrapsAbstract
            "@JsonUnwrapped is on a property of an abstract type, which Jackson cannot make"
            => CHANGE;
        LibraryBuilder
            "its builder belongs to a library whose types are not examined"
            => OWN_SCHEMA;
        BuilderOfNoObject
            "its builder is not read from an object"
            => OWN_SCHEMA;
        Abstract
            "it is an interface or abstract class of which Jackson cannot make an instance, unless @JsonDeserialize(as = ...) on it names a class that it can make"
            => "Use List, Set or Map instead";
        Inner
            "it is an inner class, of which Jackson cannot make an instance, unless it is declared static"
            => CHANGE;
        Library
            "it belongs to a library whose types are not examined"
            => OWN_SCHEMA;
        NothingPermitted
            "no type that it permits can be made"
            => CHANGE;
        NoCreator
            "Jackson finds no way to make it: it needs a constructor without parameters, or one with @JsonCreator and named parameters"
            => CHANGE;
        SeveralCreators
            "it has several creators that take properties"
            => CHANGE;
        UnnamedParameter
            "a parameter of its creator has no name, which Jackson requires: put @JsonProperty(\"…\") on it"
            => CHANGE;
        CreatorOfItself
            "its creator takes the type itself"
            => CHANGE;
        CreatorsInACircle { taken: String, again: String }
            "its creator takes {taken}, and creators lead from there to {again} again, so no JSON can end it"
            => CHANGE;
        InjectedForEnum
            "its @JsonCreator takes an injected value, which Jackson does not have for an enum"
            => CHANGE;
        DelegatingToSeveral
            "its @JsonCreator takes the whole value, which only one parameter can"
            => CHANGE;
        DelegatingToNone
            "its @JsonCreator takes the whole value, for which it has no parameter"
            => CHANGE;
        CreatorDisabled
            "its @JsonCreator(mode = DISABLED) leaves Jackson no way to make it"
            => CHANGE;
        EnumNaming
            "its constants are renamed by @EnumNaming: put @JsonProperty on the constants instead"
            => OWN_SCHEMA;
        NamingStrategy
            "its @JsonNaming names a strategy other than Jackson's own, which only runs at run time"
            => OWN_SCHEMA;
        DeserializedAsNoSubtype
            "@JsonDeserialize(as) on it names a type that is not a subtype of it"
            => CHANGE;
        DeserializedAsItself
            "@JsonDeserialize(as) on it leads back to it"
            => CHANGE;
        OwnDeserializer { member: &'static str, class: String }
            "@JsonDeserialize({member}) leaves reading its JSON to {class}"
            => OWN_SCHEMA;
        OwnDeserializerOfProperty { property: String, member: &'static str, class: String }
            "for its property '{property}', @JsonDeserialize({member}) leaves reading its JSON to {class}"
            => OWN_SCHEMA;
        ArrayOfProperties
            "@JsonFormat(shape = ARRAY) makes it an array, whose elements have no names in JSON Schema"
            => OWN_SCHEMA;
        PropertyAsArray { property: String }
            "@JsonFormat(shape = ARRAY) makes its property '{property}' an array, whose elements have no names in JSON Schema"
            => OWN_SCHEMA;
        UnwrapsTooMuch
            "it unwraps to too many properties"
            => OWN_SCHEMA;
        UnwrapsItself
            "it unwraps itself"
            => CHANGE;
        UnwrapsNoObject
            "@JsonUnwrapped is on a property whose type is not a class or record with properties"
            => CHANGE;
        PropertyWithoutMember
            "one of its properties has no member"
            => CHANGE;
        IgnoredButDemanded { property: String }
            "its creator demands the property '{property}', which it ignores"
            => CHANGE;
        IgnoredPrimitiveComponent { component: String }
            "the component '{component}' is ignored or read-only, so it would be null, and a primitive cannot be null: box its type"
            => CHANGE;
        IgnoredPrimitiveParameter { number: usize }
            "the parameter {number} of its creator is ignored or read-only, so it would be null, and a primitive cannot be null: box its type"
            => CHANGE;
        SeveralSetters { property: String }
            "its property '{property}' has several setters, between which Jackson cannot choose"
            => CHANGE;
        SeveralNames { property: String, names: String }
            "the members of its property '{property}' have different names: {names}"
            => CHANGE;
    }

    /// Why type information cannot be shown to a model (R7.7).
    #[derive(Debug, Clone, PartialEq, Eq)]
    UnshownTypeInfo {
        OwnCode
            "its type ids come from custom code, so they are not known at compile time"
            => ANOTHER_TYPE_INFO;
        ClassNames
            "its type ids are class names, which would let the sender of the JSON choose any class"
            => ANOTHER_TYPE_INFO;
        Array
            "its type id and value are the two elements of an array"
            => ANOTHER_TYPE_INFO;
        Beside
            "its type id is a property beside it"
            => ANOTHER_TYPE_INFO;
        UnknownInclusion
            "it includes its type id in a way that this processor does not support"
            => ANOTHER_TYPE_INFO;
        NoSubtypes
            "nothing lists its subtypes: Jackson uses only @JsonSubTypes"
            => "Put @JsonSubTypes on it, with types that Jackson can make";
        OnProperty { property: String }
            "its property '{property}' has a @JsonTypeInfo of its own, but only one on the type can be shown"
            => ANOTHER_TYPE_INFO;
    }
}

reasons! {
    /// What the Copilot CLI would refuse a tool's name for, behind the name (R3.2).
    #[derive(Debug, Clone, PartialEq, Eq)]
    NameProblem {
        Empty
            "is empty";
        Character { letter: String }
            "has the character '{letter}'";
        TooLong { length: usize, most: usize }
            "has {length} characters, more than {most}";
    }

    /// Why a type cannot be the key of a map (R7.3).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    NoKey {
        Map
            "it is a map itself, which the name of a JSON member cannot hold";
        Bytes
            "two arrays with the same elements are not equal, so no entry of the map could be found";
        Unread
            "Jackson does not read it from the name of a JSON member";
    }

    /// What is expected of a default, behind "is not" (R4.6).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Expected {
        Words { words: &'static str }
            "{words}";
        Integer { least: &'static str, most: &'static str }
            "an integer from {least} to {most}";
        LongInteger { digits: usize }
            "an integer of at most {digits} digits";
        Float
            "a finite float";
        Double
            "a finite double";
        Decimal
            "a decimal number";
        Number { range: Box<Expected>, problem: NumberFault }
            "{range}: it {problem}";
        Boolean
            "true or false";
        Character
            "a single character";
        Text
            "a string";
        OneOf { names: String }
            "one of {names}";
        Json { error: ReadError }
            "JSON text: {error}";
        Array
            "an array";
        Object
            "an object";
        ObjectWith { member: String }
            "an object with the member \"{member}\"";
    }

    /// One end of a range.
    #[derive(Debug, Clone, PartialEq, Eq)]
    End {
        AtLeast { value: String }
            "at least {value}";
        GreaterThan { value: String }
            "greater than {value}";
        AtMost { value: String }
            "at most {value}";
        LessThan { value: String }
            "less than {value}";
    }

    /// Which constraint a value breaks, behind "it" (R7.8).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Violation {
        Null
            "must not be null";
        Range { end: End }
            "must be {end}";
        TooSmall { least: Count }
            "must have at least {least}";
        TooLarge { most: Count }
            "must have at most {most}";
        Blank
            "must not be blank";
        Pattern { source: String }
            "must match {source}";
    }

    /// Why no validator could apply a constraint (R7.8).
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    InvalidConstraint {
        Decimal { text: String, problem: NumberFault }
            "\"{text}\" {problem}";
        NegativeSize { member: &'static str, digits: String }
            "its {member} {digits} is negative";
        Expression { problem: String, at: ExpressionPlace }
            "its expression does not compile: {problem}{at}";
        LoneSurrogate
            "its expression holds half of a surrogate pair";
    }

    /// Where in a regular expression, behind what is wrong with it.
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    ExpressionPlace {
        Unknown
            "";
        Character { number: u32 }
            " (at character {number})";
        End
            " (at its end)";
    }

    /// Why no value meets all constraints (R7.8).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Contradiction {
        Sizes { least: u64, most: u64 }
            "the least size is {least} and the greatest {most}";
        Range { least: End, most: End }
            "it must be {least} and {most}";
        Bounds { variable: String, class: String, lacking: String }
            "the type variable '{variable}' is bounded by {class}, which cannot be extended, and by {lacking}, which {class} does not implement";
    }

    /// Which bound of schemas is passed (R7.5).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    Excess {
        Values { most: usize }
            "its types multiply as they are written out, and the bound is {most} values";
        Depth { most: usize }
            "its types nest in one another, and the bound is {most} levels";
    }

    /// What holds half of a surrogate pair (R9.2).
    #[derive(Debug, Clone, PartialEq, Eq)]
    SurrogateText {
        Here
            "The text";
        InClassFile { annotation: String, on: String }
            "The text of @{annotation} on '{on}', in a class file,";
        Expression { constraint: String, path: String }
            "The expression of the constraint @{constraint} of {path}";
    }

    /// What to return in place of a type that a tool's result cannot hold (R6.2).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    ReturnInstead {
        FutureOrValue
            "a CompletableFuture or the value itself";
        FutureOfValue
            "a future of the value itself";
        List
            "a List";
        FutureOfPublished
            "a CompletableFuture (a Mono has toFuture())";
        Future
            "a CompletableFuture";
    }

    /// Why no mapper can write a type, behind the type (R6.3).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    NeverWritten {
        Empty
            "has no properties that Jackson writes, which it refuses";
        AnyGetters
            "has two @JsonAnyGetter, which Jackson refuses";
        Jdk
            "is a resource of the program, not data";
    }

    /// The text about Javadoc that is not used, after a missing description (R3.8, R7.9).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Undescribed {
        Here
            "";
        InOtherFile { owner: String }
            " (Javadoc is not read here: that of {owner} is in another file)";
    }

    /// What an option takes (R3.1, R8.1).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Choices {
        Listed { names: String }
            "{names}";
        Codes
            "the codes in brackets that warnings begin with, separated by commas";
    }
}

impl Unreadable {
    /// Whether no value is ever read, so that a schema of the parameter's own would not help (R4.11).
    pub(crate) fn is_never_read(&self) -> bool {
        !matches!(
            self,
            Self::JdkByMapper
                | Self::Library
                | Self::EnumNaming
                | Self::NamingStrategy
                | Self::OwnDeserializer { .. }
                | Self::OwnDeserializerOfProperty { .. }
                | Self::ArrayOfProperties
                | Self::PropertyAsArray { .. }
                | Self::UnwrapsTooMuch
                | Self::UnwrapsItself
                | Self::UnwrapsNoObject
                | Self::LibraryBuilder
                | Self::BuilderOfNoObject
        )
    }
}

impl NeverWritten {
    /// What to do, as a clause.
    pub(crate) fn fix(self) -> &'static str {
        match self {
            Self::Empty => {
                "Give it public getters or fields, make it a record, or write the value yourself and return a String"
            }
            Self::AnyGetters => "Leave one of them",
            Self::Jdk => "Return what is to be read from it, or mark the property with @JsonIgnore",
        }
    }
}

impl Expected {
    /// A number of this kind, which the text is not for this reason.
    pub(crate) fn but(self, problem: NumberFault) -> Self {
        let range = Box::new(self);
        Self::Number { range, problem }
    }
}

impl InvalidConstraint {
    /// What to do, as a sentence without its full stop.
    pub(crate) fn fix(&self) -> &'static str {
        match self {
            Self::Decimal { .. } => "Write one that BigDecimal reads, such as \"0.5\"",
            Self::NegativeSize { .. } => "Write a number from 0 on, or leave it out",
            Self::Expression { .. } => "Write one that java.util.regex.Pattern compiles",
            Self::LoneSurrogate => "Write the half as an escape of the expression",
        }
    }
}

/// A number of characters, elements or members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) number: u64,
    pub(crate) of: Counted,
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    Characters,
    Elements,
    Members,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = match self.of {
            Counted::Characters => "character",
            Counted::Elements => "element",
            Counted::Members => "member",
        };
        let plural = if self.number == 1 { "" } else { "s" };
        write!(f, "{} {one}{plural}", self.number)
    }
}

/// What can be wrong with a schema of the user's own (R4.10).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SchemaProblem {
    /// Error: the text is not JSON, has a repeated key or a lone surrogate.
    #[error("{0}")]
    NotJson(ReadErrorKind),
    /// Error: JSON, but no object.
    #[error("expected a JSON object, found {found}")]
    NotAnObject {
        /// What it is: "an array".
        found: &'static str,
    },
    /// Error: the value of a keyword is not of the kind that the meta-schema asks for.
    #[error("\"{keyword}\" must be {expected}, found {found}{}", hinted(*.hint))]
    WrongValue {
        /// The keyword.
        keyword: String,
        /// What it takes: "a non-negative integer".
        expected: &'static str,
        /// What it has, short.
        found: String,
        /// What to write instead, where that is likely.
        hint: Option<&'static str>,
    },
    /// Error: a name of a type that is not one of the seven.
    #[error("\"{found}\" is not a JSON Schema type{}", meant(.suggestion.as_deref()))]
    UnknownType {
        /// The name, short.
        found: String,
        /// The type that is probably meant.
        suggestion: Option<String>,
    },
    /// Error: an entry occurs twice in a list of unique ones.
    #[error("\"{entry}\" is repeated in \"{keyword}\"")]
    RepeatedEntry {
        /// The keyword that has the list.
        keyword: String,
        /// The entry, short.
        entry: String,
    },
    /// Error: a reference into the schema itself that is not to one of its definitions.
    #[error("the reference \"{reference}\" would lead nowhere inside the tool's schema")]
    LocalReference {
        /// The reference as written, short.
        reference: String,
    },
    /// Error: a reference to a definition that there is not.
    #[error("there is no definition \"{name}\"{}", meant(.suggestion.as_deref()))]
    MissingDefinition {
        /// The name, short.
        name: String,
        /// The reference as written, short.
        reference: String,
        /// The definition that is probably meant.
        suggestion: Option<String>,
    },
    /// Error: a reference that is neither local nor an absolute URI.
    #[error("the reference \"{reference}\" is relative, and the tool's schema has no URI to resolve it against")]
    RelativeReference {
        /// The reference as written, short.
        reference: String,
    },
    /// Error: a name for references within a document, which the tool's schema is a larger one of.
    #[error("\"{keyword}\" cannot be used inside a tool's schema")]
    Anchor {
        /// `$anchor`, `$dynamicAnchor` or `$recursiveAnchor`.
        keyword: String,
    },
    /// Error: `$id` together with definitions or local references.
    #[error("\"$id\" cannot stand together with definitions or local references")]
    IdentifierWithDefinitions,
    /// Error: one name in both `$defs` and `definitions`.
    #[error("\"{name}\" is defined both in \"$defs\" and in \"definitions\"")]
    DefinedTwice {
        /// The name, short.
        name: String,
    },
    /// Warning: JSON Schema 2020-12 does not know the keyword, and it does not begin with `x-`.
    #[error("JSON Schema 2020-12 has no keyword \"{keyword}\"{}", meant(.suggestion.as_deref()))]
    UnknownKeyword {
        /// The keyword, short.
        keyword: String,
        /// The keyword that is probably meant.
        suggestion: Option<String>,
    },
    /// Warning: `$schema`, which belongs to the root of a document only (2020-12 core §8.1.1).
    #[error("\"$schema\" belongs to the root of a schema document, and the root is the tool's")]
    MisplacedDialect,
}

fn meant(suggestion: Option<&str>) -> String {
    suggestion
        .map(|name| format!(" (did you mean \"{name}\"?)"))
        .unwrap_or_default()
}

fn hinted(hint: Option<&str>) -> String {
    hint.map(|hint| format!(" ({hint})")).unwrap_or_default()
}

impl SchemaProblem {
    /// What to do, as a sentence without its full stop, where the schema cannot be used.
    pub(crate) fn fix(&self) -> &'static str {
        match self {
            Self::NotJson(ReadErrorKind::NumberOutOfRange { .. }) => "Write a number with a smaller exponent",
            Self::NotJson(_) | Self::NotAnObject { .. } => "Write one JSON object, such as {\"type\": \"string\"}",
            Self::Anchor { .. } | Self::IdentifierWithDefinitions => "Refer to definitions by #/$defs/Name instead",
            _ => "Correct it as JSON Schema 2020-12 asks",
        }
    }
}

/// Where a reference in a schema can lead instead, as a sentence without its full stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ReferenceFix {
    /// To what is in the schema.
    Own,
    /// To a definition that there is not, perhaps another one is meant.
    Define { suggestion: Option<String> },
}

impl fmt::Display for ReferenceFix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => {
                f.write_str("Refer to an entry of the schema's own $defs (#/$defs/Name) or to an absolute URI")
            }
            Self::Define { suggestion: Some(name) } => {
                write!(f, "Did you mean '{name}'? Otherwise define it in the schema's $defs")
            }
            Self::Define { suggestion: None } => f.write_str("Define it in the schema's $defs"),
        }
    }
}

/// What to do about a keyword that JSON Schema does not know, as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum KeywordFix {
    /// Another keyword is meant, perhaps.
    Meant { suggestion: Option<String> },
    /// It is `$schema`.
    OfTheRoot,
}

impl fmt::Display for KeywordFix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Meant { suggestion: Some(name) } => write!(f, "Did you mean '{name}'?"),
            Self::Meant { suggestion: None } => f.write_str("Remove it, or let its name begin with 'x-'."),
            Self::OfTheRoot => f.write_str("It belongs to the root of a document: remove it."),
        }
    }
}
