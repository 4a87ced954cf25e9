//! The schemas of a tool class as a value that owns its data: nodes in a flat table that refer to one another by index,
//! so that recursive types need no special case.

use copilot_tool_text::json::Json;

use crate::unions::{Discriminator, Tag, UnionKind};
use crate::user_schema::UserSchema;

/// The schemas of a tool class.
#[derive(Debug)]
pub struct SchemaGraph {
    /// The objects of the tools' arguments.
    pub tools: Vec<ObjectNode>,
    /// The nodes; a [`NodeId`] is an index here.
    pub nodes: Vec<SchemaNode>,
}

/// The index of a schema node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NodeId(pub u32);

/// The schema of a type, without what its uses add.
#[derive(Debug)]
pub struct SchemaNode {
    /// The name of a recursive type in `$defs`, unless another type of the tool has that name (R7.5).
    pub definition: Option<String>,
    pub kind: SchemaKind,
}

/// The kind of a schema node.
#[derive(Debug)]
pub enum SchemaKind {
    /// Any JSON value.
    Any,
    /// A schema that consists of these keywords.
    Keywords(Vec<(&'static str, Json)>),
    /// The schema of another node, with the additions of this use.
    Same(SchemaUse),
    /// The same, or null.
    OrNull(SchemaUse),
    /// An array. `None` if its elements may be any value.
    Array(Option<SchemaUse>),
    /// An object with arbitrary names, whose values have one schema. `None` if they may be any value.
    Map(Option<SchemaUse>),
    /// An object with known properties.
    Object(ObjectNode),
    /// One of several schemas.
    Union {
        /// How they are distinguished.
        kind: UnionKind,
        /// The schemas, in the order of the types.
        alternatives: Vec<AlternativeNode>,
        description: Option<String>,
    },
}

/// A schema that is part of another.
pub enum SchemaPart<'n> {
    /// That of a node.
    Use(&'n SchemaUse),
    /// A schema that the user wrote, and the name of the property that it describes.
    Own(&'n str, &'n UserSchema),
}

impl SchemaGraph {
    /// Returns a node.
    #[expect(clippy::indexing_slicing, reason = "a NodeId is only made where its node is added")]
    pub fn node(&self, id: NodeId) -> &SchemaNode {
        &self.nodes[id.0 as usize]
    }
}

impl SchemaKind {
    /// Returns the parts of the schema, in order.
    pub fn parts(&self) -> Vec<SchemaPart<'_>> {
        match self {
            Self::Same(used) | Self::OrNull(used) => vec![SchemaPart::Use(used)],
            Self::Array(inner) | Self::Map(inner) => inner.iter().map(SchemaPart::Use).collect(),
            Self::Object(object) => object.parts(),
            Self::Union { alternatives, .. } => alternatives
                .iter()
                .map(|alternative| SchemaPart::Use(&alternative.schema))
                .collect(),
            Self::Any | Self::Keywords(_) => Vec::new(),
        }
    }
}

/// An object with known properties.
#[derive(Debug, Default)]
pub struct ObjectNode {
    /// The discriminator, which is the first property (R7.7).
    pub discriminator: Option<Discriminator>,
    /// The properties in the order of R7.11.
    pub properties: Vec<PropertyNode>,
    /// The schema of properties with other names, which `@JsonAnySetter` accepts.
    pub additional: Option<SchemaUse>,
    /// Which properties must come together, and whether others may come.
    pub limits: Limits,
    pub description: Option<String>,
}

impl ObjectNode {
    /// Returns the parts of the schema, in order.
    pub fn parts(&self) -> Vec<SchemaPart<'_>> {
        let properties = self.properties.iter().map(|property| match &property.schema {
            PropertySchema::Own(own) => SchemaPart::Own(&property.name, own),
            PropertySchema::Node(used) => SchemaPart::Use(used),
        });
        properties.chain(self.additional.iter().map(SchemaPart::Use)).collect()
    }
}

/// The limits by which an object differs from the other alternatives of a union that nothing but properties identify
/// (R7.7, R7.12).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Limits {
    /// Whether no other properties may come.
    pub is_closed: bool,
    /// Names of properties: at least one of each list must come.
    pub some_of: Vec<Vec<String>>,
    /// The least number of members besides a discriminator.
    pub least: u64,
}

/// One property of an object, or one argument of a tool.
#[derive(Debug)]
pub struct PropertyNode {
    pub name: String,
    pub required: bool,
    /// Whether the property is read even if a use of the object does not select it: its creator takes it, or it was
    /// unwrapped.
    pub created: bool,
    /// The value for a missing argument (R4.6, R4.7).
    pub default: Option<Json>,
    pub schema: PropertySchema,
}

/// The schema of a property.
#[derive(Debug)]
pub enum PropertySchema {
    /// A schema that the user wrote, with its description (R4.9).
    Own(UserSchema),
    Node(SchemaUse),
}

/// One alternative of a union.
#[derive(Debug)]
pub struct AlternativeNode {
    pub schema: SchemaUse,
    /// How it is distinguished from the other alternatives.
    pub tag: Tag,
}

/// A use of a schema node.
#[derive(Debug, Clone)]
pub struct SchemaUse {
    pub node: NodeId,
    /// The keywords that the use adds: constraints (R7.8).
    pub keywords: Vec<(&'static str, Json)>,
    /// The description of this use; it replaces that of the node.
    pub description: Option<String>,
    /// The properties of the value that are read (R7.7).
    pub selection: Selection,
}

/// The properties of its value that the annotations of a property let Jackson read (R7.7). The properties that the
/// value's creator takes are always read: `BeanDeserializerBase.withByNameInclusion` checks the other ones only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Selection {
    /// The names of `@JsonIgnoreProperties` without `allowSetters`.
    pub without: Vec<String>,
    /// The names of `@JsonIncludeProperties`.
    pub only: Option<Vec<String>>,
}

impl Selection {
    /// Whether all properties are read.
    pub fn is_all(&self) -> bool {
        self.without.is_empty() && self.only.is_none()
    }

    /// Whether a property with this name is read.
    pub fn takes(&self, name: &str) -> bool {
        let is_named = |names: &[String]| names.iter().any(|own| own == name);
        !is_named(&self.without) && self.only.as_deref().is_none_or(is_named)
    }
}
