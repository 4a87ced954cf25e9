//! Shapes: the JSON form of a type, the single source for schemas, defaults and the reading of arguments.
//!
//! [`super::shaping`] makes shapes. A shape refers to other types by [`TypeUse`], so a recursive type is an ordinary
//! graph.

use std::collections::HashSet;
use std::rc::Rc;

use super::jdk_types::{self, JdkType, Reading};
use super::types::{JsonForm, Ty, TypeUse};
use crate::diagnostics::reasons::{LeftOut, NoKey, Unreadable, UnshownTypeInfo, VersionOfJackson};
use crate::wire::request::{DeclarationId, ElementId};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::schema_graph::{Limits, Selection};
use copilot_tool_finished::unions::{Discriminator, Tag, UnionKind};

/// The JSON form of a type (R7.3).
#[derive(Debug, Clone)]
pub enum Shape {
    /// A string, number or boolean that generated code reads.
    Scalar(Scalar),
    /// `Optional<T>`.
    Optional(TypeUse),
    /// `OptionalInt`, `OptionalLong` or `OptionalDouble`, by the scalar in it.
    OptionalScalar(Scalar),
    /// A Java array.
    Array(TypeUse),
    /// `Iterable` or a collection; the elements of a raw one are any JSON.
    Collection {
        element: Option<TypeUse>,
        build: ContainerMaker,
    },
    /// A map; the values of a raw one are any JSON. The kind of its keys is not part of its shape, because a map can
    /// be its own key: `ShapeMaker::key` returns it after the shape is made.
    Map {
        value: Option<TypeUse>,
        build: ContainerMaker,
    },
    /// An enum that is read by the names of its constants.
    Enum(EnumShape),
    /// A record or class with known properties.
    Object(ObjectShape),
    /// One of several types.
    Union(UnionShape),
    /// A type that has the JSON of another type: `@JsonValue`, a delegating `@JsonCreator`. The mapper reads it.
    Delegate(TypeUse),
    /// A type that Jackson reads from a string or number (R7.3's last rows). The mapper reads it.
    Text(&'static JdkType),
    /// The values of a type in another JSON. The mapper reads it.
    Formed(Ty, JsonForm),
    /// Any JSON: `Object`, `JsonNode` and similar types. `node` is true for one of Jackson's trees.
    Any { node: bool },
    /// An interface without known properties: any object. The mapper reads it.
    Open,
    /// A type without a schema; the reason is reported at the parameter that needs the type (R7.4).
    Unsupported(Unsupported),
    /// A type that the compiler does not know, or does not know yet (R8.3).
    Missing(String),
}

impl Shape {
    /// Returns the shape of a JDK type that is read from a string, number or boolean.
    pub(crate) fn of_jdk(known: &'static JdkType) -> Option<Self> {
        match known.reading {
            Reading::Code(scalar) => Some(Self::Scalar(scalar)),
            Reading::Mapper if known.json_type != Some("object") => Some(Self::Text(known)),
            _ => None,
        }
    }

    /// Returns the types that a value of the shape contains. A map's keys are not among them: they are names in JSON.
    pub fn parts(&self) -> Vec<TypeUse> {
        match self {
            Shape::Optional(inner) | Shape::Array(inner) | Shape::Delegate(inner) => vec![*inner],
            Shape::Collection { element: part, .. } | Shape::Map { value: part, .. } => part.iter().copied().collect(),
            Shape::Object(object) => {
                let properties = object.properties.iter().map(|property| property.used);
                properties.chain(object.additional).collect()
            }
            Shape::Union(union) => {
                let parts = union.alternatives.iter().map(|one| match &one.own {
                    Some(own) => own.parts(),
                    None => vec![one.used],
                });
                parts.flatten().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns all types that a shape names, including those whose values have a schema of their own or are not shown.
    /// A map's keys are not among them.
    pub fn edges(&self) -> Vec<Ty> {
        let union = match self {
            Shape::Union(union) => union,
            Shape::Formed(ty, _) => return vec![*ty],
            _ => return self.parts().into_iter().map(|used| used.ty).collect(),
        };
        let edges = union.alternatives.iter().map(|one| {
            let mut edges = one.own.as_ref().map_or_else(Vec::new, |own| own.edges());
            edges.push(one.used.ty);
            edges
        });
        edges.flatten().collect()
    }
}

impl ObjectShape {
    /// Returns an object that the mapper makes. A property's own name takes precedence over another's alias
    /// (`BeanPropertyMap.find`).
    pub(crate) fn new(
        declaration: DeclarationId,
        mut properties: Vec<Property>,
        additional: Option<TypeUse>,
        description: Option<String>,
    ) -> Self {
        if properties.iter().any(|property| !property.aliases.is_empty()) {
            let own: HashSet<String> = properties.iter().map(|property| property.name.clone()).collect();
            for property in &mut properties {
                property.aliases.retain(|alias| !own.contains(alias));
            }
        }
        Self {
            declaration,
            properties,
            additional,
            description,
            discriminator: None,
            limits: Limits::default(),
            generated: false,
            left_out: Vec::new(),
        }
    }

    /// Returns what identifies a value: the names of each property, the JSON name first, and whether it is required.
    pub fn recognised_by(&self) -> Vec<(Vec<String>, bool)> {
        let properties = self.properties.iter().map(|property| {
            let names = std::iter::once(&property.name).chain(&property.aliases);
            (names.cloned().collect(), property.required)
        });
        properties.collect()
    }
}

/// A shape, and the remarks that apply wherever it is used.
#[derive(Debug)]
pub struct Shaped {
    pub shape: Shape,
    pub remarks: Vec<Remark>,
}

impl From<Shape> for Shaped {
    /// Returns the shape without remarks.
    fn from(shape: Shape) -> Self {
        Self {
            shape,
            remarks: Vec::new(),
        }
    }
}

/// A remark about a type that applies wherever the type is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// The values of an enum are known at run time only (`copilot-enum-value`, R7.7).
    EnumValue,
    /// Only some versions of Jackson ignore this property (`copilot-jackson-version`, R7.28).
    VersionDependent(VersionOfJackson),
    /// A class has fields, and Jackson can set none of them (`copilot-fields-unset`, R7.7).
    FieldsUnset,
    /// A property is set only by filling what its getter returns (`copilot-getter-filled`, R7.7).
    GetterFilled { property: String },
    /// An optional member of a class from a class file cannot be read (`copilot-member-left-out`, R7.27): its name, the
    /// type with the problem, and the problem.
    MemberLeftOut {
        property: String,
        r#type: String,
        reason: Unsupported,
    },
    /// Jackson cannot set a field of the class, which another library sets (R3.15).
    FieldUnset { field: String },
    /// A union does not have this subtype, which Jackson never makes (`copilot-subtype-left-out`, R7.7).
    LeftOut { subtype: String, reason: LeftOut },
}

/// The way in which generated code makes a collection or map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ContainerMaker {
    /// `new T()` of this JDK class, by its binary name: `java.util.ArrayList`.
    New(&'static str),
    /// `new T()` of the user's own class, which has a no-argument constructor.
    NewOwn(DeclarationId),
    /// `EnumSet.noneOf(E.class)` or `new EnumMap(E.class)`.
    ByEnum(DeclarationId),
    /// Generated code cannot make it: the mapper reads the whole.
    Mapper,
}

impl ContainerMaker {
    /// Whether the container cannot hold null.
    pub fn refuses_null(&self) -> bool {
        match self {
            Self::New(class) => jdk_types::NO_NULLS.contains(class),
            Self::ByEnum(_) | Self::NewOwn(_) | Self::Mapper => false,
        }
    }
}

/// The kind of a map's keys (R7.3).
#[derive(Debug, Clone)]
pub enum Key {
    /// `String`, `CharSequence` or `Object`.
    String,
    /// A number, boolean or character, written as text.
    Scalar(Scalar),
    /// An enum, by the names of its constants.
    Enum(TypeUse),
    /// Another type that Jackson reads as a key, such as `UUID`; the mapper reads it.
    Mapper(TypeUse),
    /// A type that cannot be a key, which is an error.
    Unsupported(TypeUse, NoKey),
}

/// The JSON form of an enum: its constants (R7.3, R7.7).
#[derive(Debug, Clone)]
pub struct EnumShape {
    pub declaration: DeclarationId,
    pub constants: Vec<Constant>,
    /// Whether Jackson reads it in a way that generated code does not implement.
    pub by_mapper: bool,
    pub description: Option<String>,
    /// A line for each constant that has a description, which every place of the enum shows after its own.
    pub described: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constant {
    pub java: String,
    /// Whether Java source can contain that name.
    pub writable: bool,
    pub wire: String,
    /// The other names that are read (`@JsonAlias`).
    pub aliases: Vec<String>,
}

/// A record or class that is an object with known properties (R7.3, R7.7).
#[derive(Debug, Clone)]
pub struct ObjectShape {
    pub declaration: DeclarationId,
    /// The properties, in the order of R7.11.
    pub properties: Vec<Property>,
    /// The type of the values that `@JsonAnySetter` takes for unknown properties.
    pub additional: Option<TypeUse>,
    pub description: Option<String>,
    /// The discriminator, which comes first and has one value (R7.7).
    pub discriminator: Option<Discriminator>,
    /// The limits that identify it beside its required properties, if Jackson deduces it (R7.7).
    pub limits: Limits,
    /// Whether it is a record that generated code makes by its canonical constructor (R5.1). `properties` are then
    /// exactly its components, in the constructor's order unless [`Property::component`] differs.
    pub generated: bool,
    /// The names of the properties that are left out (R7.27).
    pub left_out: Vec<Vec<String>>,
}

/// One property of an object.
#[derive(Debug, Clone)]
pub struct Property {
    /// The name in JSON.
    pub name: String,
    /// Other names that are read but never shown (`@JsonAlias`).
    pub aliases: Vec<String>,
    /// The type, with the constraints on the property's members.
    pub used: TypeUse,
    pub required: bool,
    /// Whether it may be missing only, not null (`@JsonSetter(nulls = FAIL)`).
    pub refuses_null: bool,
    pub description: Option<String>,
    /// The position in the canonical constructor of a record.
    pub component: Option<usize>,
    /// The element that has `@CopilotToolParam` (R4.9), for a record's component: the constructor's parameter or the
    /// component.
    pub element: ElementId,
    /// The name in Java, for paths in diagnostics.
    pub java: String,
    /// The value's own properties that are read here.
    pub selection: Selection,
    pub set_by: SetBy,
    /// The reason why its value cannot be shown, whatever its type (R7.7); reported with the object.
    pub unshown: Option<Unsupported>,
}

/// The member by which Jackson sets a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetBy {
    /// The creator takes it, so it is read whatever is selected.
    Creator,
    /// A field or setter.
    Member,
    /// Jackson fills what its getter returns (`USE_GETTERS_AS_SETTERS`).
    Getter,
}

/// One of several types (R7.3, R7.7), flattened to its leaves.
#[derive(Debug, Clone)]
pub struct UnionShape {
    pub kind: UnionKind,
    pub alternatives: Vec<Alternative>,
    pub description: Option<String>,
}

/// One alternative of a union.
#[derive(Debug, Clone)]
pub struct Alternative {
    pub used: TypeUse,
    pub tag: Tag,
    /// The shape of the value, if its type by itself has another one, because it is a union or has a tag of its own: a
    /// class that has subtypes and can also be instantiated, a type that is wrapped wherever it is used, one that is not
    /// an object, or one that Jackson deduces.
    pub own: Option<Rc<Shape>>,
    /// The name of its class, if nothing else names or describes it.
    pub title: Option<String>,
    pub description: Option<String>,
}

/// The reason why a type has no schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsupported {
    /// A form of `@JsonTypeInfo` that cannot be shown to a model.
    TypeInfo(UnshownTypeInfo),
    /// A type that Jackson cannot read, or reads in a way that its declaration does not show.
    Unreadable(Unreadable),
    /// A class of which Jackson cannot make an instance, and the types of its properties: Jackson examines them before
    /// it reads an object with such a member.
    Unmade { reason: Unreadable, parts: Vec<Ty> },
    /// Not the type of a value (`void`, an annotation, or another kind that the compiler reports), as printed.
    NoValue(String),
}

impl From<Unreadable> for Unsupported {
    fn from(reason: Unreadable) -> Self {
        Self::Unreadable(reason)
    }
}

impl From<UnshownTypeInfo> for Unsupported {
    fn from(reason: UnshownTypeInfo) -> Self {
        Self::TypeInfo(reason)
    }
}

impl Unsupported {
    /// Whether values cannot be read either, so that a schema of the user's own would not help (R4.11).
    pub fn is_never_read(&self) -> bool {
        match self {
            Self::Unreadable(reason) | Self::Unmade { reason, .. } => reason.is_never_read(),
            Self::NoValue(_)
            | Self::TypeInfo(
                UnshownTypeInfo::NoSubtypes | UnshownTypeInfo::NothingMade | UnshownTypeInfo::SameProperties { .. },
            ) => true,
            Self::TypeInfo(_) => false,
        }
    }
}
