//! Makes the schemas of a companion's types as nodes (section 7), from a queue: a node that needs others only refers
//! to them by id.
//!
//! It also decides which types are in `$defs`, and whether a tool's schema stays within its bounds, so printing the
//! nodes cannot fail.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::rc::Rc;

use crate::checked::{CheckedArgument, CheckedClass, CheckedTool};
use crate::diagnostics::reasons::{Excess, SchemaProblem};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::constraints::Constraints;
use crate::types::jdk_types::{self, JdkType};
use crate::types::schema_attribute::shown;
use crate::types::shape::{ObjectShape, PropertyFormat, Shape, UnionShape};
use crate::types::text_formats;
use crate::types::type_graph::TypeGraph;
use crate::types::{ResolvedType, Ty, TypeUse};
use crate::wire::response::Place;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::schema_graph::Selection;
use copilot_tool_finished::schema_graph::{
    AlternativeNode, ArgumentSchema, NodeId, ObjectNode, PropertyNode, PropertySchema, SchemaGraph, SchemaKind,
    SchemaNode, SchemaUse, ToolSchema,
};
use copilot_tool_finished::user_schema::UserSchema;
use copilot_tool_text::json::{Json, Position};

/// The number of values that a tool's schema may have; types that are written out repeatedly could multiply.
const MOST_VALUES: usize = 100_000;

/// The depth to which types may nest (R7.5). Each is two JSON levels deep, so the depth stays well within Jackson's
/// 1,000 (`StreamReadConstraints.DEFAULT_MAX_DEPTH`).
const DEEPEST: usize = 250;

/// The bound that a schema exceeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TooLarge {
    /// The schema has more than [`MOST_VALUES`].
    Values,
    /// The schema nests deeper than [`DEEPEST`].
    Depth,
}

/// Makes the schemas of all tools.
///
/// # Errors
/// Returns the schemas that exceed a bound, each at the argument (R7.5), and those that have the same `$id` twice
/// (R4.10).
#[inline(never)]
pub(crate) fn graph(graph: &TypeGraph<'_>, class: &CheckedClass) -> Result<SchemaGraph, Findings> {
    let mut nodes = SchemaNodes::new(graph);
    let mut tools = Vec::with_capacity(class.tools.len());
    let mut findings = Findings::default();
    for tool in &class.tools {
        match nodes.of_tool(tool) {
            Ok(schema) => {
                if let Some((place, problem)) = nodes.repeated_identifier(tool, &schema) {
                    findings.add(&place, problem);
                }
                tools.push(schema);
            }
            Err((position, bound)) => {
                let (place, problem) = too_large(bound, tool, position);
                findings.add(&place, problem);
            }
        }
    }
    let nodes = nodes.nodes;
    if findings.errors() > 0 {
        Err(findings)
    } else {
        Ok(SchemaGraph { tools, nodes })
    }
}

/// Returns the problem of the argument that exceeds a bound, and its place.
fn too_large(bound: TooLarge, tool: &CheckedTool, position: usize) -> (Place, Diagnostic) {
    let argument = tool.arguments.get(position);
    let place = argument.map_or_else(|| Place::element(tool.element), |own| own.place.clone());
    let excess = match bound {
        TooLarge::Values => Excess::Values { most: MOST_VALUES },
        TooLarge::Depth => Excess::Depth { most: DEEPEST },
    };
    let parameter = argument.map_or_else(String::new, |argument| argument.java.clone());
    (place, Diagnostic::TooLarge { parameter, excess })
}

/// The source of a node that is not made yet.
enum Source {
    Type(Ty),
    /// An alternative of a union whose type by itself has another shape.
    Shape(Rc<Shape>),
}

/// Makes the nodes of one companion.
struct SchemaNodes<'s, 'r> {
    graph: &'s TypeGraph<'r>,
    nodes: Vec<SchemaNode>,
    of_types: HashMap<Ty, NodeId>,
    waiting: VecDeque<(NodeId, Source)>,
    sizes: HashMap<NodeId, Size>,
}

/// The size of a node's schema at the point where it is written.
#[derive(Debug, Clone, Copy)]
struct Size {
    values: usize,
    depth: usize,
}

impl Size {
    /// The size of `{"$ref": …}`.
    const REFERENCE: Self = Self { values: 2, depth: 1 };
}

impl<'s, 'r> SchemaNodes<'s, 'r> {
    fn new(graph: &'s TypeGraph<'r>) -> Self {
        Self {
            graph,
            nodes: Vec::new(),
            of_types: HashMap::new(),
            waiting: VecDeque::new(),
            sizes: HashMap::new(),
        }
    }

    /// Returns the schema of a tool.
    ///
    /// # Errors
    /// Returns the position of the argument that exceeds a bound, and the bound.
    fn of_tool(&mut self, tool: &CheckedTool) -> Result<ToolSchema, (usize, TooLarge)> {
        let (discriminator, limits) = tool
            .record
            .and_then(|record| match &self.graph.of(record.used.ty).shape {
                Shape::Object(shape) => Some((shape.discriminator.clone(), shape.limits.clone())),
                _ => None,
            })
            .unwrap_or_default();
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
            limits,
        })
    }

    fn of_argument(&mut self, argument: &CheckedArgument) -> Result<(PropertySchema, usize), TooLarge> {
        let description = argument.description.as_deref();
        if let Some(own) = &argument.schema {
            let mut own = own.clone();
            if let Some(description) = description {
                own.set_description(description);
            }
            let values = own.values();
            return Ok((PropertySchema::Own(own), values));
        }
        let (used, values) = self.measured(
            argument.used,
            argument.format.as_ref(),
            &argument.selection,
            description,
        )?;
        Ok((PropertySchema::Node(used), values))
    }

    /// Returns a use of a type after all its nodes are made, and the number of values in its schema.
    fn measured(
        &mut self,
        used: TypeUse,
        format: Option<&PropertyFormat>,
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
                Source::Shape(shape) => self.kind_of_shape(&shape),
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
        let definition = self.graph.is_definition(ty).then(|| self.definition_name(ty));
        let id = self.add(definition, SchemaKind::Any);
        self.of_types.insert(ty, id);
        self.waiting.push_back((id, Source::Type(ty)));
        id
    }

    /// Returns a use of a type: its node, with constraints, description and selection.
    fn used(
        &mut self,
        used: TypeUse,
        format: Option<&PropertyFormat>,
        selection: &Selection,
        description: Option<&str>,
    ) -> SchemaUse {
        let node = match format {
            Some(format) => self.formatted(used.ty, format),
            None => self.of_type(used.ty),
        };
        let mut description = description.map(str::to_owned);
        if let Some(PropertyFormat::Pattern(own)) = format
            && text_formats::time_pattern_regex(&own.pattern).is_none()
        {
            let words = format!("In the form {}.", own.pattern);
            description = Some(description.map_or_else(|| words.clone(), |own| format!("{own} {words}")));
        }
        SchemaUse {
            node,
            keywords: self.keywords(used),
            description,
            selection: selection.clone(),
        }
    }

    fn plainly_used(&mut self, used: TypeUse) -> SchemaUse {
        self.used(used, None, &Selection::default(), None)
    }

    /// Returns the keywords for the constraints of a use (R7.8).
    fn keywords(&mut self, used: TypeUse) -> Vec<(&'static str, Json)> {
        let constraints = self.graph.types.qualifiers(used.qualifiers).constraints.clone();
        if constraints == Constraints::default() {
            return Vec::new();
        }
        constraints.keywords(self.graph.shown_kind(used))
    }

    fn kind_of(&mut self, ty: Ty) -> SchemaKind {
        self.kind_of_shape(&self.graph.of(ty).shape)
    }

    fn kind_of_shape(&mut self, shape: &Shape) -> SchemaKind {
        match shape {
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
            let schema = if let Some(checked) = &property.schema {
                checked.schema.clone().ok().map(|mut own| {
                    if let Some(description) = description {
                        own.set_description(description);
                    }
                    PropertySchema::Own(own)
                })
            } else {
                let used = self.used(
                    property.used,
                    property.format.as_ref(),
                    &property.selection,
                    description,
                );
                Some(PropertySchema::Node(used))
            };
            // A schema of the user's own that cannot be read is already reported.
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
            limits: shape.limits.clone(),
            description: shape.description.clone(),
        })
    }

    fn union(&mut self, shape: &UnionShape) -> SchemaKind {
        let mut alternatives = Vec::with_capacity(shape.alternatives.len());
        for alternative in &shape.alternatives {
            let own = match (&alternative.own, &self.graph.of(alternative.used.ty).shape) {
                (Some(own), _) => Some(Rc::clone(own)),
                // A leaf takes no other properties (R7.12).
                (None, Shape::Object(object)) if shape.untyped => {
                    let mut closed = object.clone();
                    closed.limits.is_closed = true;
                    Some(Rc::new(Shape::Object(closed)))
                }
                _ => None,
            };
            let schema = match own {
                Some(own) => {
                    let node = self.add(None, SchemaKind::Any);
                    self.waiting.push_back((node, Source::Shape(own)));
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

    /// Returns the schema of a property whose JSON `@JsonFormat` changes. In a container, it changes the elements'
    /// JSON.
    fn formatted(&mut self, ty: Ty, format: &PropertyFormat) -> NodeId {
        let mut around = Vec::new();
        let mut ty = ty;
        while around.len() < DEEPEST {
            match &self.graph.of(ty).shape {
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
            PropertyFormat::String(_) | PropertyFormat::Pattern(_) | PropertyFormat::Constant(_) => "string",
            PropertyFormat::Number => "number",
            PropertyFormat::Integer => "integer",
        };
        let mut keywords = vec![("type", Json::from(name))];
        let regex = match format {
            PropertyFormat::Pattern(own) => text_formats::time_pattern_regex(&own.pattern),
            PropertyFormat::String(json_type) => Some(text_formats::json_regex(json_type).to_owned()),
            PropertyFormat::Number | PropertyFormat::Integer | PropertyFormat::Constant(_) => None,
        };
        keywords.extend(regex.map(|regex| ("pattern", Json::String(regex))));
        let mut node = self.add(None, SchemaKind::Keywords(keywords));
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

    /// Returns a readable name for a recursive type: `Node`, `BoxOfString`.
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
            match self.graph.types.form(ty) {
                ResolvedType::Declared {
                    declaration, arguments, ..
                } => {
                    let simple = self.graph.request.declaration(*declaration).path.last();
                    name.push_str(simple.map_or("Type", String::as_str));
                    if !arguments.is_empty() {
                        name.push_str("Of");
                        open.extend(arguments.iter().rev().map(|argument| argument.ty));
                    }
                }
                ResolvedType::Array(component) => {
                    name.push_str("ArrayOf");
                    open.push(component.ty);
                }
                _ => {
                    let printed = self.graph.types.print(ty);
                    let mut letters = printed.chars();
                    name.extend(letters.next().into_iter().flat_map(char::to_uppercase));
                    name.extend(letters);
                }
            }
        }
        name.retain(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '-' | '.'));
        name
    }

    /// Reports the first `$id` that occurs twice in the tool's schema, at the argument that repeats it (R4.10). A type's
    /// `$id` is repeated if the type is written twice.
    fn repeated_identifier(&self, tool: &CheckedTool, schema: &ToolSchema) -> Option<(Place, Diagnostic)> {
        let mut seen = BTreeSet::new();
        let mut defined = HashSet::new();
        for (argument, written) in tool.arguments.iter().zip(&schema.arguments) {
            let repeated = match &written.schema {
                PropertySchema::Own(own) => repeats(own, &mut seen),
                PropertySchema::Node(used) => self.repeated_in(used.node, &mut seen, &mut defined),
            };
            if let Some((identifier, position)) = repeated {
                let invalid = Diagnostic::SchemaInvalid {
                    parameter: argument.java.clone(),
                    problem: SchemaProblem::RepeatedIdentifier {
                        identifier: shown(identifier),
                    },
                    position: *position,
                };
                return Some((argument.place.clone(), invalid));
            }
        }
        None
    }

    /// Returns the first `$id` below a node that was seen before. The walk is as long as the schema, which is bounded;
    /// a node in `$defs` is written once.
    fn repeated_in<'n>(
        &'n self,
        root: NodeId,
        seen: &mut BTreeSet<&'n str>,
        defined: &mut HashSet<NodeId>,
    ) -> Option<&'n (String, Position)> {
        if !self.has_identifiers(root) {
            return None;
        }
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            if self.is_reference(id) && !defined.insert(id) {
                continue;
            }
            if let Some(SchemaKind::Object(object)) = self.node(id).map(|node| &node.kind) {
                for own in owned(object) {
                    if let Some(repeated) = repeats(own, seen) {
                        return Some(repeated);
                    }
                }
            }
            open.extend(self.parts(id));
        }
        None
    }

    /// Whether a schema of the user's own below a node has an `$id`.
    fn has_identifiers(&self, root: NodeId) -> bool {
        let mut reached = HashSet::from([root]);
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            if let Some(SchemaKind::Object(object)) = self.node(id).map(|node| &node.kind)
                && owned(object).any(|own| !own.identifiers().is_empty())
            {
                return true;
            }
            open.extend(self.parts(id).into_iter().filter(|part| reached.insert(*part)));
        }
        false
    }

    /// Returns the number of values that the schema of a node adds to a tool's, including the definitions that it
    /// needs.
    ///
    /// # Errors
    /// Returns the bound that the schema exceeds.
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

    /// Returns the size of a node whose parts are measured. A part that is not measured contains this node, so it is a
    /// reference.
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

    /// Returns the nodes that a node's schema consists of.
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

    /// Returns the number of JSON values of a node except those of its parts: itself, its keywords, and the values
    /// that its uses add.
    fn own_values(&self, id: NodeId) -> usize {
        /// An object also has `type`, `properties` and `required`.
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
                let some_of = object.limits.some_of.iter().map(|names| 2 + 3 * names.len());
                OBJECT + object.properties.len() + own.sum::<usize>() + some_of.sum::<usize>()
            }
            Some(SchemaKind::Union { alternatives, .. }) => 2 + 2 * OBJECT * alternatives.len(),
        };
        let added = |used: &SchemaUse| used.keywords.len() + usize::from(used.description.is_some());
        kind + self.uses(id).map(added).sum::<usize>()
    }
}

/// Returns the schemas of the user's own among the object's properties.
fn owned(object: &ObjectNode) -> impl Iterator<Item = &UserSchema> {
    object.properties.iter().filter_map(|property| match &property.schema {
        PropertySchema::Own(own) => Some(own),
        PropertySchema::Node(_) => None,
    })
}

/// Adds the schema's `$id`s to those that were seen; returns the first that was among them.
fn repeats<'s>(own: &'s UserSchema, seen: &mut BTreeSet<&'s str>) -> Option<&'s (String, Position)> {
    let mut identifiers = own.identifiers().iter();
    identifiers.find(|(identifier, _)| !seen.insert(identifier))
}

fn described(text: Option<&str>) -> Option<(&'static str, Json)> {
    text.map(|text| ("description", Json::from(text)))
}

fn scalar_keywords(scalar: Scalar) -> Vec<(&'static str, Json)> {
    jdk_types::row_of(scalar).map(JdkType::keywords).unwrap_or_default()
}
