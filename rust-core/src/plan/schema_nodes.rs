//! Makes the schemas of a companion's types as nodes (section 7), from a queue: a node that needs others only refers
//! to them by id.
//!
//! It also decides which types are in `$defs`.

use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use crate::checked::{CheckedClass, CheckedTool};
use crate::types::constraints::Constraints;
use crate::types::jdk_types::{self, JdkType};
use crate::types::shape::{Key, ObjectShape, Property, SetBy, Shape, UnionShape};
use crate::types::type_graph::TypeGraph;
use crate::types::{JsonForm, ResolvedType, Ty, TypeUse, Types};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::schema_graph::{
    AlternativeNode, NodeId, ObjectNode, PropertyNode, PropertySchema, SchemaGraph, SchemaKind, SchemaNode, SchemaUse,
    Selection,
};
use copilot_tool_finished::unions::UnionKind;
use copilot_tool_text::json::Json;
use copilot_tool_text::text_formats;

/// Makes the schemas of all tools.
#[inline(never)]
pub(crate) fn graph(graph: &TypeGraph<'_>, class: &CheckedClass) -> SchemaGraph {
    let mut nodes = SchemaNodes {
        graph,
        nodes: Vec::new(),
        of_types: HashMap::new(),
        waiting: VecDeque::new(),
    };
    let tools = class.tools.iter().map(|tool| nodes.of_tool(tool)).collect();
    nodes.make_waiting();
    SchemaGraph {
        tools,
        nodes: nodes.nodes,
    }
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
}

impl SchemaNodes<'_, '_> {
    /// Returns the schema of a tool.
    fn of_tool(&mut self, tool: &CheckedTool) -> ObjectNode {
        let arguments = tool.arguments.iter();
        let properties = arguments.map(|own| self.property(&own.property, own.default_json()));
        let properties = properties.collect();
        match tool.record.map(|record| &self.graph.of(record.ty).shape) {
            Some(Shape::Object(shape)) => ObjectNode {
                description: None,
                ..self.object(shape, properties)
            },
            _ => ObjectNode {
                properties,
                ..ObjectNode::default()
            },
        }
    }

    /// Returns an argument or property, with the user's own schema, if there is one.
    fn property(&mut self, property: &Property, default: Option<&Json>) -> PropertyNode {
        let (_, own) = self.graph.undescribed(property.used);
        let schema = if let Some(own) = own.and_then(|own| own.checked.schema.as_ref().ok()) {
            let mut own = own.clone();
            if let Some(description) = &property.description {
                own.set_description(description);
            }
            PropertySchema::Own(own)
        } else {
            let read = self.graph.as_read(property.used).ty;
            // The description of a use replaces that of the node.
            let words = in_words(&self.graph.of(read).shape);
            let description = property.description.as_ref().map(|own| {
                let own = words.map_or_else(|| own.clone(), |words| format!("{own} {words}"));
                with_lines(Some(&own), self.constants(property.used.ty))
            });
            PropertySchema::Node(SchemaUse {
                keywords: self.keywords(property.used),
                description,
                selection: property.selection.clone(),
                node: self.of_type(property.used.ty),
            })
        };
        PropertyNode {
            name: property.name.clone(),
            required: property.required,
            created: property.set_by == SetBy::Creator,
            default: default.cloned(),
            schema,
        }
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
        let definition = self.graph.node(ty).is_definition.then(|| self.definition_name(ty));
        let id = self.add(definition, SchemaKind::Any);
        self.of_types.insert(ty, id);
        self.waiting.push_back((id, Source::Type(ty)));
        id
    }

    /// Returns a use of a type outside properties: its node, with constraints.
    fn used(&mut self, used: TypeUse) -> SchemaUse {
        SchemaUse {
            keywords: self.keywords(used),
            ..bare(self.of_type(used.ty))
        }
    }

    /// Returns the keywords for the constraints of a use (R7.8).
    fn keywords(&mut self, used: TypeUse) -> Vec<(&'static str, Json)> {
        let qualifiers = self.graph.types.qualifiers(used.qualifiers).clone();
        let mut keywords = Vec::new();
        if qualifiers.constraints != Constraints::default() {
            keywords = qualifiers
                .constraints
                .keywords(self.graph.node(used.ty).json.shown_kind);
        }
        keywords.extend(qualifiers.is_secret.then_some(("writeOnly", Json::Bool(true))));
        keywords
    }

    fn kind_of(&mut self, ty: Ty) -> SchemaKind {
        if self.graph.types.is_map_of_strings(ty) {
            let text = SchemaKind::Keywords(scalar_keywords(Scalar::String));
            return SchemaKind::Map(Some(bare(self.add(None, text))));
        }
        let kind = match self.kind_of_shape(&self.graph.of(ty).shape) {
            SchemaKind::Same(held) if self.shows_null(ty) => SchemaKind::OrNull(held),
            kind => kind,
        };
        let (SchemaKind::Map(_), Some(lines)) = (&kind, self.constants_of_key(ty)) else {
            return kind;
        };
        let description = Some(lines.to_owned());
        SchemaKind::Same(SchemaUse {
            description,
            ..bare(self.add(None, kind))
        })
    }

    /// Whether null is a value of its own, and the schema of the type itself does not allow it.
    fn shows_null(&self, ty: Ty) -> bool {
        let is_any = matches!(
            self.graph.of(self.graph.as_read(Types::plain(ty)).ty).shape,
            Shape::Any { .. }
        );
        self.graph.types.is_json_nullable(ty) && !is_any && !self.graph.refuses_given_null(Types::plain(ty))
    }

    fn kind_of_shape(&mut self, shape: &Shape) -> SchemaKind {
        match shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => SchemaKind::Keywords(scalar_keywords(*scalar)),
            Shape::Optional(inner) | Shape::Delegate(inner) => SchemaKind::Same(self.used(*inner)),
            Shape::Array(inner) => SchemaKind::Array(Some(self.used(*inner))),
            Shape::Collection { element, .. } => SchemaKind::Array(element.map(|inner| self.used(inner))),
            Shape::Map { value, .. } => SchemaKind::Map(value.map(|inner| self.used(inner))),
            Shape::Enum(shape) => {
                let constants = shape
                    .constants
                    .iter()
                    .map(|own| Json::from(own.wire.as_str()))
                    .collect();
                let mut keywords = vec![("type", Json::from("string")), ("enum", Json::Array(constants))];
                if shape.description.is_some() || shape.described.is_some() {
                    let text = with_lines(shape.description.as_deref(), shape.described.as_deref());
                    keywords.push(("description", Json::String(text)));
                }
                SchemaKind::Keywords(keywords)
            }
            Shape::Object(shape) => {
                let properties = shape.properties.iter().map(|own| self.property(own, None));
                let properties = properties.collect();
                SchemaKind::Object(self.object(shape, properties))
            }
            Shape::Union(shape) => self.union(shape),
            Shape::Text(known) => SchemaKind::Keywords(known.keywords()),
            Shape::Formed(_, form) => {
                let mut keywords = form_keywords(form);
                keywords.extend(in_words(shape).map(|words| ("description", Json::String(words))));
                SchemaKind::Keywords(keywords)
            }
            Shape::Open => SchemaKind::Keywords(vec![("type", Json::from("object"))]),
            Shape::Any { .. } | Shape::Unsupported(_) | Shape::Missing(_) => SchemaKind::Any,
        }
    }

    /// Returns the lines about the constants of an enum, or of the keys of a map, which a description at the type's
    /// place would replace. A definition has them itself.
    fn constants(&self, ty: Ty) -> Option<&str> {
        let mut ty = ty;
        // Each step is inside the type before. A type is nested at most as deeply (R7.5).
        for _ in 0..250 {
            if self.graph.node(ty).is_definition {
                break;
            }
            match &self.graph.of(ty).shape {
                _ if self.shows_null(ty) => break,
                Shape::Optional(inner) | Shape::Delegate(inner) => ty = inner.ty,
                Shape::Enum(shape) => return shape.described.as_deref(),
                Shape::Map { .. } => return self.constants_of_key(ty),
                _ => break,
            }
        }
        None
    }

    fn constants_of_key(&self, map: Ty) -> Option<&str> {
        match &self.graph.node(map).key {
            Key::Enum(used) => self.constants(used.ty),
            _ => None,
        }
    }

    /// Returns an object with these properties.
    fn object(&mut self, shape: &ObjectShape, properties: Vec<PropertyNode>) -> ObjectNode {
        ObjectNode {
            discriminator: shape.discriminator.clone(),
            properties,
            additional: shape.additional.map(|used| self.used(used)),
            limits: shape.limits.clone(),
            description: shape.description.clone(),
        }
    }

    fn union(&mut self, shape: &UnionShape) -> SchemaKind {
        let mut alternatives = Vec::with_capacity(shape.alternatives.len());
        for alternative in &shape.alternatives {
            let own = match (&alternative.own, &self.graph.of(alternative.used.ty).shape) {
                (Some(own), _) => Some(Rc::clone(own)),
                // A leaf takes no other properties (R7.12).
                (None, Shape::Object(object)) if shape.kind == UnionKind::Sealed => {
                    let mut closed = object.clone();
                    closed.limits.is_closed = true;
                    Some(Rc::new(Shape::Object(closed)))
                }
                _ => None,
            };
            let mut schema = match own {
                Some(own) => {
                    let node = self.add(None, SchemaKind::Any);
                    self.waiting.push_back((node, Source::Shape(own)));
                    bare(node)
                }
                None => self.used(alternative.used),
            };
            let title = alternative.title.as_deref();
            schema.keywords.extend(title.map(|title| ("title", Json::from(title))));
            schema.description.clone_from(&alternative.description);
            alternatives.push(AlternativeNode {
                schema,
                tag: alternative.tag.clone(),
            });
        }
        SchemaKind::Union {
            kind: shape.kind.clone(),
            alternatives,
            description: shape.description.clone(),
        }
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
}

/// Returns a use of a node that adds nothing.
fn bare(node: NodeId) -> SchemaUse {
    SchemaUse {
        node,
        keywords: Vec::new(),
        description: None,
        selection: Selection::default(),
    }
}

/// Returns a description with the lines about constants after it.
fn with_lines(description: Option<&str>, lines: Option<&str>) -> String {
    let parts: Vec<&str> = description.into_iter().chain(lines).collect();
    parts.join("\n")
}

/// Returns the keywords of the JSON that a place gives its values.
fn form_keywords(form: &JsonForm) -> Vec<(&'static str, Json)> {
    let name = match form {
        JsonForm::Number => "number",
        JsonForm::Integer => "integer",
        _ => "string",
    };
    let own = match form {
        JsonForm::Pattern(own) => {
            text_formats::time_pattern_regex(&own.pattern).map(|own| ("pattern", Json::String(own)))
        }
        JsonForm::Quoted(json_type) => Some(("pattern", Json::from(text_formats::json_regex(json_type)))),
        JsonForm::Constant(value) => Some(("enum", Json::Array(vec![value.as_str().into()]))),
        JsonForm::Number | JsonForm::Integer | JsonForm::Identified(_) | JsonForm::Described(_) => None,
    };
    std::iter::once(("type", Json::from(name))).chain(own).collect()
}

/// Returns the words for the pattern of a date or time that no keyword shows.
fn in_words(shape: &Shape) -> Option<String> {
    let Shape::Formed(_, JsonForm::Pattern(own)) = shape else {
        return None;
    };
    let is_shown = text_formats::time_pattern_regex(&own.pattern).is_some();
    (!is_shown).then(|| format!("In the form {}.", own.pattern))
}

fn scalar_keywords(scalar: Scalar) -> Vec<(&'static str, Json)> {
    jdk_types::row_of(scalar).map(JdkType::keywords).unwrap_or_default()
}
