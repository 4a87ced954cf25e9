//! The schemas of a tool class as a value that owns its data: nodes in a flat table, which name one another by index, so
//! that a recursive type is a graph like any other. `schema` prints them and can ask nothing further.

use super::shape::{Discriminator, Selection, Tag};
use crate::schema_attribute::UserSchema;
use crate::text::json::Json;

/// The schemas of a tool class.
#[derive(Debug)]
pub(crate) struct SchemaGraph {
    /// In the tools' order.
    pub(crate) tools: Vec<ToolSchema>,
    pub(crate) nodes: Vec<SchemaNode>,
}

/// The schema of one tool's arguments.
#[derive(Debug)]
pub(crate) struct ToolSchema {
    /// The discriminator that Jackson wants of the tool's single record (R7.7).
    pub(crate) discriminator: Option<Discriminator>,
    /// In the schema's order.
    pub(crate) arguments: Vec<ArgumentSchema>,
    /// What `@JsonAnySetter` of the tool's single record takes beside its components (R7.7).
    pub(crate) additional: Option<SchemaUse>,
}

/// The schema of one argument.
#[derive(Debug)]
pub(crate) struct ArgumentSchema {
    /// The name in JSON (R4.1).
    pub(crate) name: String,
    pub(crate) required: bool,
    /// What is used where it is missing (R4.6, R4.7).
    pub(crate) default: Option<Json>,
    pub(crate) schema: PropertySchema,
}

/// A schema node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(pub(crate) u32);

/// The schema of a type, without what its uses add.
#[derive(Debug)]
pub(crate) struct SchemaNode {
    /// The name that the type has in `$defs`, unless another type of the tool has it: set for recursive types (R7.5).
    pub(crate) definition: Option<String>,
    pub(crate) kind: SchemaKind,
}

/// What a schema node describes.
#[derive(Debug)]
pub(crate) enum SchemaKind {
    /// Any JSON value.
    Any,
    /// The keywords say all.
    Keywords(Vec<(&'static str, Json)>),
    /// As another node, used so.
    Same(SchemaUse),
    /// An array; without a use its elements are of any kind.
    Array(Option<SchemaUse>),
    /// An object of members of one kind.
    Map(Option<SchemaUse>),
    Object(ObjectNode),
    Union {
        alternatives: Vec<AlternativeNode>,
        description: Option<String>,
    },
}

/// An object with known properties.
#[derive(Debug)]
pub(crate) struct ObjectNode {
    pub(crate) discriminator: Option<Discriminator>,
    /// In the order of R7.11.
    pub(crate) properties: Vec<PropertyNode>,
    pub(crate) additional: Option<SchemaUse>,
    pub(crate) description: Option<String>,
}

/// One property of an object.
#[derive(Debug)]
pub(crate) struct PropertyNode {
    pub(crate) name: String,
    pub(crate) required: bool,
    /// Read whatever a use of the object selects: its creator takes it, or it was unwrapped.
    pub(crate) created: bool,
    pub(crate) schema: PropertySchema,
}

/// The schema of a property.
#[derive(Debug)]
pub(crate) enum PropertySchema {
    /// A schema of the user's own, its description in it (R4.9).
    Own(UserSchema),
    Node(SchemaUse),
}

/// One alternative of a union.
#[derive(Debug)]
pub(crate) struct AlternativeNode {
    pub(crate) schema: SchemaUse,
    pub(crate) tag: Tag,
}

/// A schema node where it is used.
#[derive(Debug, Clone)]
pub(crate) struct SchemaUse {
    pub(crate) node: NodeId,
    /// What the use adds: constraints (R7.8).
    pub(crate) keywords: Vec<(&'static str, Json)>,
    pub(crate) description: Option<String>,
    /// Which properties of the value are read (R7.7).
    pub(crate) selection: Selection,
}
