//! The schemas of a companion's types as nodes (section 7), made from a queue: a node that needs others only names them.
//!
//! Here it is also decided which types are in `$defs`, and whether a tool's schema stays within its bounds: what prints
//! the nodes cannot fail.

use std::collections::{HashMap, HashSet, VecDeque};

use super::constraints::{Constraints, JsonKind};
use super::facts;
use super::jdk_types::JdkType;
use super::jdk_types::Scalar;
use super::schema_graph::{
    AlternativeNode, ArgumentSchema, NodeId, ObjectNode, PropertyNode, PropertySchema, SchemaGraph, SchemaKind,
    SchemaNode, SchemaUse, ToolSchema,
};
use super::shape::{ObjectShape, PropertyFormat, Selection, Shape, UnionShape};
use super::shaping::Shapes;
use super::tool::{Argument, Tool, ToolClass};
use super::types::{Form, Ty, Use};
use crate::diagnostics::reasons::Excess;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::schema_attribute;
use crate::text::json::Json;
use crate::wire::response::Place;

/// The most values that a tool's schema has, so that types that multiply where they are written out end somewhere.
const MOST_VALUES: usize = 100_000;

/// How deep types nest in one another (R7.5): two JSON levels each stay well within Jackson's 1,000
/// (`StreamReadConstraints.DEFAULT_MAX_DEPTH`).
const DEEPEST: usize = 250;

/// A bound that a schema would pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TooLarge {
    /// More than [`MOST_VALUES`].
    Values,
    /// Nested deeper than [`DEEPEST`].
    Depth,
}

/// The schemas of all tools; none where one passes a bound, which is reported at the argument (R7.5).
pub(crate) fn graph(
    shapes: &mut Shapes<'_>,
    class: &ToolClass,
    diagnostics: &mut Diagnostics<'_>,
) -> Option<SchemaGraph> {
    let mut nodes = SchemaNodes::new(shapes);
    let mut tools = Vec::with_capacity(class.tools.len());
    for tool in &class.tools {
        match nodes.of_tool(tool) {
            Ok(schema) => tools.push(schema),
            Err((position, bound)) => report(bound, tool, position, diagnostics),
        }
    }
    let nodes = nodes.nodes;
    (tools.len() == class.tools.len()).then_some(SchemaGraph { tools, nodes })
}

/// Reports the bound at the argument that passes it.
fn report(bound: TooLarge, tool: &Tool, position: usize, diagnostics: &mut Diagnostics<'_>) {
    let argument = tool.arguments.get(position);
    let place = argument.map_or_else(|| Place::element(tool.element), |own| own.place.clone());
    let excess = match bound {
        TooLarge::Values => Excess::Values { most: MOST_VALUES },
        TooLarge::Depth => Excess::Depth { most: DEEPEST },
    };
    let parameter = argument.map_or_else(String::new, |argument| argument.java.clone());
    diagnostics.report(&place, &Diagnostic::TooLarge { parameter, excess });
}

/// What a node is made from when its turn comes.
enum Source {
    Type(Ty),
    /// An object that is part of a union's alternative, not a type of its own.
    Object(ObjectShape),
}

/// Makes the nodes of one companion.
struct SchemaNodes<'s, 'r> {
    shapes: &'s mut Shapes<'r>,
    nodes: Vec<SchemaNode>,
    of_types: HashMap<Ty, NodeId>,
    waiting: VecDeque<(NodeId, Source)>,
    sizes: HashMap<NodeId, Size>,
}

/// How large the schema of a node is where it is written.
#[derive(Debug, Clone, Copy)]
struct Size {
    values: usize,
    depth: usize,
}

impl Size {
    /// `{"$ref": …}`.
    const REFERENCE: Self = Self { values: 2, depth: 1 };
}

impl<'s, 'r> SchemaNodes<'s, 'r> {
    fn new(shapes: &'s mut Shapes<'r>) -> Self {
        Self {
            shapes,
            nodes: Vec::new(),
            of_types: HashMap::new(),
            waiting: VecDeque::new(),
            sizes: HashMap::new(),
        }
    }

    /// The schema of a tool; else the position of the argument that passes a bound.
    fn of_tool(&mut self, tool: &Tool) -> Result<ToolSchema, (usize, TooLarge)> {
        let discriminator = tool
            .record
            .and_then(|record| match &self.shapes.of(record.used.ty).shape {
                Shape::Object(shape) => shape.discriminator.clone(),
                _ => None,
            });
        let mut arguments = Vec::with_capacity(tool.arguments.len());
        let mut values: usize = 0;
        for (position, argument) in tool.arguments.iter().enumerate() {
            let (schema, own) = self.of_argument(argument).map_err(|bound| (position, bound))?;
            values = values.saturating_add(own);
            if values > MOST_VALUES {
                return Err((position, TooLarge::Values));
            }
            arguments.push(ArgumentSchema {
                name: argument.name.clone(),
                required: argument.required,
                default: argument.default.clone(),
                schema,
            });
        }
        let additional = tool.record.and_then(|record| record.additional);
        let additional = additional.map(|used| self.measured(used, None, &Selection::default(), None));
        let additional = additional.transpose().map_err(|bound| (tool.arguments.len(), bound))?;
        Ok(ToolSchema {
            discriminator,
            arguments,
            additional: additional.map(|(used, _)| used),
        })
    }

    fn of_argument(&mut self, argument: &Argument) -> Result<(PropertySchema, usize), TooLarge> {
        let description = argument.description.as_deref();
        if let Some(own) = &argument.schema {
            let mut own = own.clone();
            if let Some(description) = description {
                own.set_description(description);
            }
            let values = own.values();
            return Ok((PropertySchema::Own(own), values));
        }
        let (used, values) = self.measured(argument.used, argument.format, &argument.selection, description)?;
        Ok((PropertySchema::Node(used), values))
    }

    /// A use of a type, all its nodes made, and how many values its schema has.
    fn measured(
        &mut self,
        used: Use,
        format: Option<PropertyFormat>,
        selection: &Selection,
        description: Option<&str>,
    ) -> Result<(SchemaUse, usize), TooLarge> {
        let made = self.used(used, format, selection, description);
        self.make_waiting();
        let values = self.measure(made.node)?;
        Ok((made, values))
    }

    fn make_waiting(&mut self) {
        while let Some((id, source)) = self.waiting.pop_front() {
            let kind = match source {
                Source::Type(ty) => self.kind_of(ty),
                Source::Object(shape) => self.object(&shape),
            };
            if let Some(node) = self.nodes.get_mut(id.0 as usize) {
                node.kind = kind;
            }
        }
    }

    fn add(&mut self, definition: Option<String>, kind: SchemaKind) -> NodeId {
        self.nodes.push(SchemaNode { definition, kind });
        NodeId(u32::try_from(self.nodes.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }

    fn of_type(&mut self, ty: Ty) -> NodeId {
        if let Some(id) = self.of_types.get(&ty) {
            return *id;
        }
        let definition = self.is_defined(ty).then(|| self.definition_name(ty));
        let id = self.add(definition, SchemaKind::Any);
        self.of_types.insert(ty, id);
        self.waiting.push_back((id, Source::Type(ty)));
        id
    }

    /// A use of a type: its node, with constraints, description and selection.
    fn used(
        &mut self,
        used: Use,
        format: Option<PropertyFormat>,
        selection: &Selection,
        description: Option<&str>,
    ) -> SchemaUse {
        let node = match format {
            Some(format) => self.formatted(used.ty, format),
            None => self.of_type(used.ty),
        };
        SchemaUse {
            node,
            keywords: self.keywords(used),
            description: description.map(str::to_owned),
            selection: selection.clone(),
        }
    }

    fn plainly_used(&mut self, used: Use) -> SchemaUse {
        self.used(used, None, &Selection::default(), None)
    }

    /// What the constraints of a use say (R7.8).
    fn keywords(&mut self, used: Use) -> Vec<(&'static str, Json)> {
        let constraints = self.shapes.types.marks(used.marks).constraints.clone();
        if constraints == Constraints::default() {
            return Vec::new();
        }
        // A size of byte[] counts bytes, a length of its base64 text characters.
        let is_bytes = matches!(self.shapes.of(used.ty).shape, Shape::Scalar(Scalar::Bytes));
        let kind = if is_bytes {
            JsonKind::Other
        } else {
            self.shapes.json_kind(used)
        };
        constraints.keywords(kind)
    }

    fn kind_of(&mut self, ty: Ty) -> SchemaKind {
        let shaped = self.shapes.of(ty);
        match &shaped.shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => SchemaKind::Keywords(scalar_keywords(*scalar)),
            Shape::Optional(inner) | Shape::Delegate(inner) => SchemaKind::Same(self.plainly_used(*inner)),
            Shape::Array(inner) => SchemaKind::Array(Some(self.plainly_used(*inner))),
            Shape::Collection { element, .. } => SchemaKind::Array(element.map(|inner| self.plainly_used(inner))),
            Shape::Map { value, .. } => SchemaKind::Map(value.map(|inner| self.plainly_used(inner))),
            Shape::Enum(shape) => {
                let constants = shape
                    .constants
                    .iter()
                    .map(|own| Json::from(own.wire.as_str()))
                    .collect();
                let mut keywords = vec![("type", Json::from("string")), ("enum", Json::Array(constants))];
                keywords.extend(described(shape.description.as_deref()));
                SchemaKind::Keywords(keywords)
            }
            Shape::Object(shape) => self.object(shape),
            Shape::Union(shape) => self.union(shape),
            Shape::Text(known) => SchemaKind::Keywords(known.keywords()),
            Shape::Open => SchemaKind::Keywords(vec![("type", Json::from("object"))]),
            Shape::Any { .. } | Shape::Unsupported(_) | Shape::Missing(_) => SchemaKind::Any,
        }
    }

    fn object(&mut self, shape: &ObjectShape) -> SchemaKind {
        let mut properties = Vec::with_capacity(shape.properties.len());
        for property in &shape.properties {
            let description = property.description.as_deref();
            let schema = if let Some((text, _)) = &property.schema {
                schema_attribute::check(text).schema.ok().map(|mut own| {
                    if let Some(description) = description {
                        own.set_description(description);
                    }
                    PropertySchema::Own(own)
                })
            } else {
                let used = self.used(property.used, property.format, &property.selection, description);
                Some(PropertySchema::Node(used))
            };
            // A schema of the user's own that cannot be read has been reported.
            let any = |nodes: &mut Self| {
                PropertySchema::Node(SchemaUse {
                    node: nodes.add(None, SchemaKind::Any),
                    keywords: Vec::new(),
                    description: None,
                    selection: Selection::default(),
                })
            };
            properties.push(PropertyNode {
                name: property.name.clone(),
                required: property.required,
                created: property.created,
                schema: schema.unwrap_or_else(|| any(self)),
            });
        }
        SchemaKind::Object(ObjectNode {
            discriminator: shape.discriminator.clone(),
            properties,
            additional: shape.additional.map(|used| self.plainly_used(used)),
            description: shape.description.clone(),
        })
    }

    fn union(&mut self, shape: &UnionShape) -> SchemaKind {
        let mut alternatives = Vec::with_capacity(shape.alternatives.len());
        for alternative in &shape.alternatives {
            let schema = match &alternative.object {
                Some(object) => {
                    let node = self.add(None, SchemaKind::Any);
                    self.waiting.push_back((node, Source::Object(object.clone())));
                    SchemaUse {
                        node,
                        keywords: Vec::new(),
                        description: None,
                        selection: Selection::default(),
                    }
                }
                None => self.plainly_used(alternative.used),
            };
            alternatives.push(AlternativeNode {
                schema,
                tag: alternative.tag.clone(),
            });
        }
        SchemaKind::Union {
            alternatives,
            description: shape.description.clone(),
        }
    }

    /// The schema of a property that `@JsonFormat` gives another JSON, in containers that of what is in them.
    fn formatted(&mut self, ty: Ty, format: PropertyFormat) -> NodeId {
        let mut around = Vec::new();
        let mut ty = ty;
        while around.len() < DEEPEST {
            match &self.shapes.of(ty).shape {
                Shape::Array(inner)
                | Shape::Collection {
                    element: Some(inner), ..
                } => {
                    around.push(true);
                    ty = inner.ty;
                }
                Shape::Map { value: Some(inner), .. } => {
                    around.push(false);
                    ty = inner.ty;
                }
                Shape::Optional(inner) => ty = inner.ty,
                _ => break,
            }
        }
        let name = match format {
            PropertyFormat::String => "string",
            PropertyFormat::Number => "number",
            PropertyFormat::Integer => "integer",
        };
        let mut node = self.add(None, SchemaKind::Keywords(vec![("type", Json::from(name))]));
        for is_array in around.into_iter().rev() {
            let inner = Some(SchemaUse {
                node,
                keywords: Vec::new(),
                description: None,
                selection: Selection::default(),
            });
            let kind = if is_array {
                SchemaKind::Array(inner)
            } else {
                SchemaKind::Map(inner)
            };
            node = self.add(None, kind);
        }
        node
    }

    /// Whether the type is described in `$defs`: a recursive one that a user declared.
    fn is_defined(&mut self, ty: Ty) -> bool {
        let request = self.shapes.request;
        let declared = self.shapes.types.declaration(ty).map(|id| request.declaration(id));
        declared.is_some_and(|declaration| !facts::is_jdk(declaration)) && self.shapes.is_recursive(ty)
    }

    /// A readable name for a recursive type: `Node`, `BoxOfString`.
    fn definition_name(&self, ty: Ty) -> String {
        const LONGEST: usize = 48;
        let mut name = String::new();
        let mut open = vec![ty];
        let mut first = true;
        while let Some(ty) = open.pop() {
            if name.len() > LONGEST {
                break;
            }
            if !first {
                name.push_str(if name.ends_with("Of") { "" } else { "And" });
            }
            first = false;
            match self.shapes.types.form(ty) {
                Form::Declared {
                    declaration, arguments, ..
                } => {
                    let simple = self.shapes.request.declaration(*declaration).path.last();
                    name.push_str(simple.map_or("Type", String::as_str));
                    if !arguments.is_empty() {
                        name.push_str("Of");
                        open.extend(arguments.iter().rev().map(|argument| argument.ty));
                    }
                }
                Form::Array(component) => {
                    name.push_str("ArrayOf");
                    open.push(component.ty);
                }
                _ => {
                    let printed = self.shapes.print(ty);
                    let mut letters = printed.chars();
                    name.extend(letters.next().into_iter().flat_map(char::to_uppercase));
                    name.extend(letters);
                }
            }
        }
        name.retain(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '-' | '.'));
        name
    }

    /// How many values the schema of a node adds to a tool's, the definitions that it needs included.
    ///
    /// # Errors
    /// The bound that the schema passes.
    fn measure(&mut self, root: NodeId) -> Result<usize, TooLarge> {
        self.measure_each(root);
        let mut total: usize = 0;
        let mut seen = HashSet::from([root]);
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            let is_written_here = id == root || self.is_reference(id);
            if let Some(size) = self.sizes.get(&id).filter(|_| is_written_here) {
                if size.depth > DEEPEST {
                    return Err(TooLarge::Depth);
                }
                total = total.saturating_add(size.values);
            }
            open.extend(self.parts(id).into_iter().filter(|part| seen.insert(*part)));
        }
        if total > MOST_VALUES {
            return Err(TooLarge::Values);
        }
        Ok(total)
    }

    /// Records the size of the node and of all nodes that it needs, parts first.
    fn measure_each(&mut self, root: NodeId) {
        let mut entered: HashSet<NodeId> = HashSet::new();
        let mut open = vec![root];
        while let Some(id) = open.last().copied() {
            if self.sizes.contains_key(&id) {
                open.pop();
            } else if entered.insert(id) {
                open.extend(self.parts(id));
            } else {
                open.pop();
                let size = self.size(id);
                self.sizes.insert(id, size);
            }
        }
    }

    /// The size of a node whose parts are measured. A part that is not is one that contains this node: a reference.
    fn size(&self, id: NodeId) -> Size {
        let own = Size {
            values: self.own_values(id),
            depth: 0,
        };
        let size = self.parts(id).into_iter().fold(own, |sum, part| {
            let known = self.sizes.get(&part).filter(|_| !self.is_reference(part));
            let part = known.copied().unwrap_or(Size::REFERENCE);
            Size {
                values: sum.values.saturating_add(part.values),
                depth: sum.depth.max(part.depth),
            }
        });
        Size {
            depth: size.depth.saturating_add(1),
            ..size
        }
    }

    fn node(&self, id: NodeId) -> Option<&SchemaNode> {
        self.nodes.get(id.0 as usize)
    }

    fn is_reference(&self, id: NodeId) -> bool {
        self.node(id).is_some_and(|node| node.definition.is_some())
    }

    /// The nodes that a node's schema is made of.
    fn parts(&self, id: NodeId) -> Vec<NodeId> {
        self.uses(id).map(|used| used.node).collect()
    }

    fn uses(&self, id: NodeId) -> impl Iterator<Item = &SchemaUse> {
        let (one, object, union) = match self.node(id).map(|node| &node.kind) {
            Some(SchemaKind::Same(used)) => (Some(used), None, None),
            Some(SchemaKind::Array(inner) | SchemaKind::Map(inner)) => (inner.as_ref(), None, None),
            Some(SchemaKind::Object(object)) => (object.additional.as_ref(), Some(object), None),
            Some(SchemaKind::Union { alternatives, .. }) => (None, None, Some(alternatives)),
            Some(SchemaKind::Any | SchemaKind::Keywords(_)) | None => (None, None, None),
        };
        let properties = object.into_iter().flat_map(|object| &object.properties);
        let properties = properties.filter_map(|property| match &property.schema {
            PropertySchema::Node(used) => Some(used),
            PropertySchema::Own(_) => None,
        });
        let alternatives = union.into_iter().flatten().map(|alternative| &alternative.schema);
        one.into_iter().chain(properties).chain(alternatives)
    }

    /// How many JSON values a node has beside those of its parts: itself, its keywords, and what its uses add.
    fn own_values(&self, id: NodeId) -> usize {
        /// `type`, `properties` and `required`.
        const OBJECT: usize = 4;
        let kind = match self.node(id).map(|node| &node.kind) {
            None | Some(SchemaKind::Any | SchemaKind::Same(_)) => 1,
            Some(SchemaKind::Keywords(keywords)) => 1 + keywords.iter().map(|(_, value)| value.values()).sum::<usize>(),
            Some(SchemaKind::Array(_) | SchemaKind::Map(_)) => 2,
            Some(SchemaKind::Object(object)) => {
                let own = object.properties.iter().map(|property| match &property.schema {
                    PropertySchema::Own(schema) => schema.values(),
                    PropertySchema::Node(_) => 0,
                });
                OBJECT + object.properties.len() + own.sum::<usize>()
            }
            Some(SchemaKind::Union { alternatives, .. }) => 2 + OBJECT * alternatives.len(),
        };
        let added = |used: &SchemaUse| used.keywords.len() + usize::from(used.description.is_some());
        kind + self.uses(id).map(added).sum::<usize>()
    }
}

fn described(text: Option<&str>) -> Option<(&'static str, Json)> {
    text.map(|text| ("description", Json::from(text)))
}

fn scalar_keywords(scalar: Scalar) -> Vec<(&'static str, Json)> {
    scalar.row().map(JdkType::keywords).unwrap_or_default()
}
