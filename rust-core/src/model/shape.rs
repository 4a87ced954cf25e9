//! What a type is to JSON: the one truth that schema, defaults and the reading of arguments share.
//!
//! [`super::shaping`] makes shapes, `schema` and `emit` use them. A shape refers to other types by [`Use`], so a
//! recursive type is an ordinary graph.

use super::jdk_types::{JdkType, Scalar};
use super::types::Use;
use crate::diagnostics::reasons::{NoKey, Unreadable, UnshownTypeInfo};
use crate::wire::request::{DeclarationId, ElementId};
use crate::wire::response::Place;

/// What a type is to JSON (R7.3).
#[derive(Debug, Clone)]
pub(crate) enum Shape {
    /// A string, number or boolean that generated code reads.
    Scalar(Scalar),
    /// `Optional<T>`.
    Optional(Use),
    /// `OptionalInt`, `OptionalLong` or `OptionalDouble`, as the scalar within.
    OptionalScalar(Scalar),
    /// A Java array.
    Array(Use),
    /// `Iterable` or a collection; a raw one has elements of any kind.
    Collection { element: Option<Use>, build: Build },
    /// A map; a raw one has values of any kind. What its keys are is not part of its shape, since they can be of the
    /// map's own type: `Shapes::key` says it once the shape is made.
    Map { value: Option<Use>, build: Build },
    /// An enum that is read by its constants' names.
    Enum(EnumShape),
    /// A record or class with known properties.
    Object(ObjectShape),
    /// One of several types.
    Union(UnionShape),
    /// A type whose JSON is that of another: `@JsonValue`, a delegating `@JsonCreator`. The mapper reads it.
    Delegate(Use),
    /// A type that Jackson reads from a string or number (R7.3's last rows). The mapper reads it.
    Text(&'static JdkType),
    /// `Object`, or `JsonNode` and its like: anything. `node` says that it is one of Jackson's trees.
    Any { node: bool },
    /// An interface that says nothing about its properties: some object. The mapper reads it.
    Open,
    /// No schema can be given; the reason is reported at the parameter that needs the type (R7.4).
    Unsupported(Unsupported),
    /// The type is not known to the compiler, at least not yet (R8.3).
    Missing(String),
}

impl Shape {
    /// The types that a value of the shape is made of. A map's keys are not among them: in JSON they are names.
    pub(crate) fn parts(&self) -> Vec<Use> {
        match self {
            Shape::Optional(inner) | Shape::Array(inner) | Shape::Delegate(inner) => vec![*inner],
            Shape::Collection { element, .. } => element.iter().copied().collect(),
            Shape::Map { value, .. } => value.iter().copied().collect(),
            Shape::Object(shape) => shape.parts().collect(),
            Shape::Union(shape) => shape
                .alternatives
                .iter()
                .flat_map(|alternative| match &alternative.object {
                    Some(object) => object.parts().collect(),
                    None => vec![alternative.used],
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The types of the properties that bring a schema of their own, which [`Shape::parts`] leaves out.
    pub(crate) fn described_parts(&self) -> Vec<Use> {
        match self {
            Shape::Object(shape) => shape.described_parts().collect(),
            Shape::Union(shape) => {
                let own = shape.alternatives.iter().filter_map(|own| own.object.as_ref());
                own.flat_map(ObjectShape::described_parts).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl ObjectShape {
    /// The names of each property, the one in JSON first, and whether it is required: what a value is recognised by.
    pub(crate) fn recognised_by(&self) -> Vec<(Vec<String>, bool)> {
        let properties = self.properties.iter().map(|property| {
            let names = std::iter::once(&property.name).chain(&property.aliases);
            (names.cloned().collect(), property.required)
        });
        properties.collect()
    }

    fn described_parts(&self) -> impl Iterator<Item = Use> + '_ {
        let described = self.properties.iter().filter(|property| property.schema.is_some());
        described.map(|property| property.used)
    }

    /// The types of the properties, but for those that bring a schema of their own.
    fn parts(&self) -> impl Iterator<Item = Use> + '_ {
        let described = self
            .properties
            .iter()
            .filter(|property| property.schema.is_none() && property.format.is_none());
        described.map(|property| property.used).chain(self.additional)
    }
}

/// A shape with what is to be said of it wherever it is needed.
#[derive(Debug)]
pub(crate) struct Shaped {
    pub(crate) shape: Shape,
    pub(crate) remarks: Vec<Remark>,
}

/// Something to be said of a type wherever it is needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Remark {
    /// The values of an enum are known at run time only (`copilot-enum-value`, R7.7).
    EnumValue,
}

/// How generated code makes a collection or map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Build {
    /// `new T()` of this JDK class, by its binary name: `java.util.ArrayList`.
    New(&'static str),
    /// `new T()` of the user's own class, which has a constructor without parameters.
    NewOwn(DeclarationId),
    /// `EnumSet.noneOf(E.class)` or `new EnumMap(E.class)`.
    ByEnum(DeclarationId),
    /// Generated code cannot: the mapper reads the whole.
    Mapper,
}

/// What a map's keys are (R7.3).
#[derive(Debug, Clone)]
pub(crate) enum Key {
    /// `String`, `CharSequence` or `Object`.
    String,
    /// A number, boolean or character, as its text.
    Scalar(Scalar),
    /// An enum, by its constants' names.
    Enum(Use),
    /// Another type that Jackson reads a key as, such as `UUID`; the mapper reads it.
    Mapper(Use),
    /// A type that is no key: an error.
    Unsupported(Use, NoKey),
}

/// An enum's constants (R7.3, R7.7).
#[derive(Debug, Clone)]
pub(crate) struct EnumShape {
    pub(crate) declaration: DeclarationId,
    /// Each constant, in order.
    pub(crate) constants: Vec<Constant>,
    /// Whether Jackson reads it in a way that generated code does not imitate.
    pub(crate) by_mapper: bool,
    pub(crate) description: Option<String>,
}

/// An enum constant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Constant {
    /// Its name in Java.
    pub(crate) java: String,
    /// Java source can write that name.
    pub(crate) writable: bool,
    /// Its name in JSON.
    pub(crate) wire: String,
    /// Other names that Jackson reads it by (`@JsonAlias`).
    pub(crate) aliases: Vec<String>,
}

/// A record or class as an object with known properties (R7.3, R7.7).
#[derive(Debug, Clone)]
pub(crate) struct ObjectShape {
    pub(crate) declaration: DeclarationId,
    /// In the order of R7.11.
    pub(crate) properties: Vec<Property>,
    /// What `@JsonAnySetter` takes beside the known properties.
    pub(crate) additional: Option<Use>,
    pub(crate) description: Option<String>,
    /// The discriminator that comes first, with the one value that it has (R7.7).
    pub(crate) discriminator: Option<Discriminator>,
    /// A record that generated code makes by its canonical constructor (R5.1). `properties` are then exactly its
    /// components, in the constructor's order unless [`Property::component`] says otherwise.
    pub(crate) generated: bool,
}

/// One property of an object.
#[derive(Debug, Clone)]
pub(crate) struct Property {
    /// The name in JSON.
    pub(crate) name: String,
    /// Other names that are read, never shown (`@JsonAlias`).
    pub(crate) aliases: Vec<String>,
    /// Its type, with the constraints of its members and their type.
    pub(crate) used: Use,
    pub(crate) required: bool,
    pub(crate) description: Option<String>,
    /// For a record's component: its position in the canonical constructor.
    pub(crate) component: Option<usize>,
    /// For a record's component: what `@CopilotToolParam` on it says (R4.9), as an index pair into the request:
    /// the constructor parameter's or component's element that bears it.
    pub(crate) element: ElementId,
    /// The name in Java, for the path in diagnostics.
    pub(crate) java: String,
    /// `schema` of `@CopilotToolParam` on the component, with its place (R4.9, R4.10).
    pub(crate) schema: Option<(String, Place)>,
    /// What `@JsonFormat` on the property makes of its JSON, where that differs from its type's.
    pub(crate) format: Option<PropertyFormat>,
    /// Which of its value's own properties are read here.
    pub(crate) selection: Selection,
    /// The creator takes it: it is read whatever is selected.
    pub(crate) created: bool,
    /// Why its value cannot be shown, whatever its type (R7.7); reported with the object.
    pub(crate) fault: Option<Unsupported>,
}

/// Which properties of its value a property's annotations let Jackson read (R7.7). Those that the value's creator takes
/// are read all the same: `BeanDeserializerBase.withByNameInclusion` looks at the others only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Selection {
    /// `@JsonIgnoreProperties` without `allowSetters`.
    pub(crate) without: Vec<String>,
    /// `@JsonIncludeProperties`.
    pub(crate) only: Option<Vec<String>>,
}

impl Selection {
    /// Whether everything is read.
    pub(crate) fn is_all(&self) -> bool {
        self.without.is_empty() && self.only.is_none()
    }

    /// Whether a property of this name is read.
    pub(crate) fn takes(&self, name: &str) -> bool {
        let is_named = |names: &[String]| names.iter().any(|own| own == name);
        !is_named(&self.without) && self.only.as_deref().is_none_or(is_named)
    }
}

/// The JSON of a property whose `@JsonFormat` changes it (R7.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PropertyFormat {
    /// `shape = STRING` on a number or boolean, or a `pattern` on a date or time: a string without `format`.
    String,
    /// `shape = NUMBER` or `NUMBER_FLOAT` on a date or time.
    Number,
    /// `shape = NUMBER_INT` on a date or time.
    Integer,
}

/// A property whose value says which of several types an object is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Discriminator {
    pub(crate) property: String,
    pub(crate) value: String,
}

/// One of several types (R7.3, R7.7), flattened to its leaves.
#[derive(Debug, Clone)]
pub(crate) struct UnionShape {
    pub(crate) alternatives: Vec<Alternative>,
    pub(crate) description: Option<String>,
    /// A sealed type without `@JsonTypeInfo`: Jackson cannot choose, which is a warning.
    pub(crate) untyped: bool,
}

/// One alternative of a union.
#[derive(Debug, Clone)]
pub(crate) struct Alternative {
    pub(crate) used: Use,
    pub(crate) tag: Tag,
    /// The alternative's own object, where the shape of its type is itself a union: a class that has subtypes and
    /// can be made too, and a type that is wrapped wherever it is used.
    pub(crate) object: Option<ObjectShape>,
}

/// How an alternative is told from the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Tag {
    /// By its own properties: deduction, or a sealed type without type information.
    None,
    /// By a property of the object itself, which comes first.
    Property(Discriminator),
    /// By being the one property of an object around it, under this name.
    Wrapper(String),
}

/// Why a type has no schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unsupported {
    /// A JDK type outside R7.3's table that the mapper reads all the same, by its qualified name.
    Jdk(String),
    /// `@JsonTypeInfo` of a form that a model cannot be shown.
    TypeInfo(UnshownTypeInfo),
    /// A type that Jackson cannot read, or reads in a way that no declaration shows.
    Unreadable(Unreadable),
    /// No type for a value at all (`void`, an annotation, what the compiler calls otherwise), as printed.
    NoValue(String),
}

impl Unsupported {
    /// Whether no value can be read either, so that a schema of the user's own would not help (R4.11).
    pub(crate) fn is_never_read(&self) -> bool {
        match self {
            Self::Unreadable(reason) => reason.is_never_read(),
            Self::NoValue(_) | Self::TypeInfo(UnshownTypeInfo::NoSubtypes) => true,
            Self::Jdk(_) | Self::TypeInfo(_) => false,
        }
    }
}
