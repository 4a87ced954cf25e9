//! Writes JSON Schema from the finished model's nodes (section 7). It cannot fail, and does not use Java types or
//! source.
//!
//! A tool's schema is written in one walk with an explicit stack. A node with a definition's name becomes an entry of
//! the root's `$defs` (R7.5); every other node is written in each place that uses it.

use std::collections::{BTreeSet, HashMap};

use copilot_tool_finished::schema_graph::{
    Limits, NodeId, ObjectNode, SchemaGraph, SchemaKind, SchemaPart, SchemaUse, Selection,
};
use copilot_tool_finished::unions::constant;
use copilot_tool_finished::user_schema::{Keyword, UserSchema, definition_reference};
use copilot_tool_text::json::Json;
use copilot_tool_text::order;

/// Returns the schema of each tool, in the tools' order. It is always an object with `properties` and `required`
/// (R7.2).
pub fn schemas(graph: &SchemaGraph) -> Vec<Json> {
    graph.tools.iter().map(|tool| of_tool(graph, tool)).collect()
}

fn of_tool(graph: &SchemaGraph, tool: &ObjectNode) -> Json {
    let mut writer = SchemaWriter {
        graph,
        definitions: Vec::new(),
        names: BTreeSet::new(),
        referenced: HashMap::new(),
        complete: HashMap::new(),
    };
    let written = writer.parts(tool);
    let mut root = object_schema(tool, written.into_iter()).into_members();
    if !writer.definitions.is_empty() {
        root.push(("$defs".to_owned(), Json::Object(writer.definitions)));
    }
    sorted(root)
}

/// Writes the schemas of one tool.
struct SchemaWriter<'n> {
    graph: &'n SchemaGraph,
    /// The root's `$defs`, in the order in which the walk finds them.
    definitions: Vec<(String, Json)>,
    names: BTreeSet<String>,
    /// The `$defs` name of each node that has one.
    referenced: HashMap<NodeId, String>,
    /// Complete schemas, without the keywords that their uses add.
    complete: HashMap<NodeId, Json>,
}

/// A node whose schema is being written.
struct OpenNode<'n> {
    /// The node; `None` for the object of a tool's arguments.
    id: Option<NodeId>,
    parts: Vec<SchemaPart<'n>>,
    written: Vec<Json>,
}

impl<'n> SchemaWriter<'n> {
    /// Returns the user's schema of a property. Moves its definitions to the root, under names that are unique there
    /// (R4.10); and the schema itself, under the property's name, if it refers to itself.
    fn own(&mut self, property: &str, own: &UserSchema) -> Json {
        let names = own.definition_names();
        let renamed: HashMap<&str, String> = names.map(|name| (name, self.fresh_name(name))).collect();
        let rewritten = own.clone().rewrite(
            || self.fresh_name(property),
            |name| renamed.get(name).cloned().unwrap_or_else(|| name.to_owned()),
        );
        self.definitions.extend(rewritten.definitions);
        rewritten.schema
    }

    /// Returns a name for `$defs` that is not taken: this one, with a number if it is.
    fn fresh_name(&mut self, name: &str) -> String {
        let mut fresh = name.to_owned();
        for number in 2.. {
            if self.names.insert(fresh.clone()) {
                break;
            }
            fresh = format!("{name}{number}");
        }
        fresh
    }

    /// Returns the schemas of the parts of a tool's object. Does not recurse: a node is open while its parts are
    /// written.
    fn parts(&mut self, root: &'n ObjectNode) -> Vec<Json> {
        let mut stack = vec![OpenNode {
            id: None,
            parts: root.parts(),
            written: Vec::new(),
        }];
        while let Some(open) = stack.last_mut() {
            match open.parts.get(open.written.len()) {
                Some(SchemaPart::Own(property, own)) => {
                    let schema = self.own(property, own);
                    open.written.push(schema);
                }
                Some(SchemaPart::Use(used)) => {
                    if let Some(schema) = self.known(used.node) {
                        let schema = self.with_use(used, schema);
                        open.written.push(schema);
                    } else {
                        let part = self.open(used.node);
                        stack.push(part);
                    }
                }
                None => {
                    let written = std::mem::take(&mut open.written);
                    let Some(id) = open.id else { return written };
                    self.close(id, written);
                    stack.pop();
                }
            }
        }
        Vec::new()
    }

    /// Returns the schema of a node that is complete or has a name in `$defs`, without the keywords that a use adds.
    fn known(&self, id: NodeId) -> Option<Json> {
        let reference = self.referenced.get(&id).map(|name| reference(name));
        reference.or_else(|| self.complete.get(&id).cloned())
    }

    /// Begins the schema of a node.
    fn open(&mut self, id: NodeId) -> OpenNode<'n> {
        let node = self.graph.node(id);
        if let Some(definition) = &node.definition {
            // The order of the definitions is that of their first uses.
            let name = self.fresh_name(definition);
            self.definitions.push((name.clone(), Json::Null));
            self.referenced.insert(id, name);
        }
        OpenNode {
            id: Some(id),
            parts: node.kind.parts(),
            written: Vec::new(),
        }
    }

    /// Completes the schema of a node whose parts are all written.
    fn close(&mut self, id: NodeId, written: Vec<Json>) {
        let schema = assemble(&self.graph.node(id).kind, written);
        let Some(name) = self.referenced.get(&id) else {
            self.complete.insert(id, schema);
            return;
        };
        if let Some((_, definition)) = self.definitions.iter_mut().find(|(own, _)| own == name) {
            *definition = schema;
        }
    }

    /// Returns the schema with a use's selection of properties, constraints and description.
    fn with_use(&self, used: &SchemaUse, schema: Json) -> Json {
        let schema = self.selected(used, schema);
        if used.keywords.is_empty() && used.description.is_none() {
            return schema;
        }
        let mut members = schema.into_members();
        let description = used
            .description
            .as_deref()
            .map(|text| ("description", Json::from(text)));
        for (keyword, value) in used.keywords.iter().cloned().chain(description) {
            members.retain(|(own, _)| own != keyword);
            members.push((keyword.to_owned(), value));
        }
        sorted(members)
    }

    /// Returns the schema with the properties that the use selects: in containers those of their elements, in a union
    /// those of each alternative, unless the alternatives differ only in their properties. Schemas in `$defs` keep all
    /// properties: one that is not read does no harm.
    fn selected(&self, used: &SchemaUse, mut schema: Json) -> Json {
        let selection = &used.selection;
        let mut open = Vec::new();
        if !selection.is_all() {
            open.push((used.node, &mut schema));
        }
        while let Some((id, json)) = open.pop() {
            match &self.graph.node(id).kind {
                SchemaKind::Same(inner) => open.push((inner.node, json)),
                SchemaKind::OrNull(inner) => {
                    if let Some(Json::Array(schemas)) = json.member_mut("anyOf") {
                        open.extend(schemas.first_mut().map(|json| (inner.node, json)));
                    }
                }
                SchemaKind::Array(Some(inner)) => {
                    open.extend(json.member_mut("items").map(|items| (inner.node, items)));
                }
                SchemaKind::Map(Some(inner)) => {
                    open.extend(
                        json.member_mut("additionalProperties")
                            .map(|values| (inner.node, values)),
                    );
                }
                SchemaKind::Object(object) => {
                    let name = object.discriminator.as_ref().map(|own| own.property.as_str());
                    select(json, object, name, selection);
                }
                SchemaKind::Union { kind, alternatives, .. } => {
                    let Some(Json::Array(schemas)) = json.member_mut("oneOf") else {
                        continue;
                    };
                    for (alternative, json) in alternatives.iter().zip(schemas) {
                        if let SchemaKind::Object(object) = &self.graph.node(alternative.schema.node).kind
                            && let Some((json, name)) = kind.properties(&alternative.tag, json)
                        {
                            select(json, object, name, selection);
                        }
                    }
                }
                _ => {}
            }
        }
        schema
    }
}

/// Makes the schema of a node from the schemas of its parts.
fn assemble(kind: &SchemaKind, written: Vec<Json>) -> Json {
    let mut written = written.into_iter();
    let mut next = || written.next().unwrap_or(Json::Object(Vec::new()));
    match kind {
        SchemaKind::Any => Json::Object(Vec::new()),
        SchemaKind::Keywords(keywords) => ordered(keywords.clone()),
        SchemaKind::Same(_) => next(),
        SchemaKind::OrNull(_) => {
            let null = ordered(vec![("type", Json::from("null"))]);
            ordered(vec![("anyOf", Json::Array(vec![next(), null]))])
        }
        SchemaKind::Array(_) => ordered(vec![("type", Json::from("array")), ("items", next())]),
        SchemaKind::Map(values) => {
            let mut members = vec![("type", Json::from("object"))];
            if values.is_some() {
                let values = next();
                if values != Json::Object(Vec::new()) {
                    members.push(("additionalProperties", values));
                }
            }
            ordered(members)
        }
        SchemaKind::Object(object) => object_schema(object, written),
        SchemaKind::Union {
            kind,
            alternatives,
            description,
        } => {
            let alternatives = alternatives.iter();
            let schemas = alternatives.map(|own| sorted(kind.schema(&own.tag, next()).into_members()));
            let mut members = vec![("oneOf", Json::Array(schemas.collect()))];
            members.extend(description.as_deref().map(|text| ("description", Json::from(text))));
            ordered(members)
        }
    }
}

/// Makes the schema of an object from the schemas of its parts.
fn object_schema(node: &ObjectNode, mut written: std::vec::IntoIter<Json>) -> Json {
    let mut next = || written.next().unwrap_or(Json::Object(Vec::new()));
    let mut properties = Vec::new();
    let mut required = Vec::new();
    if let Some(discriminator) = &node.discriminator {
        properties.push((discriminator.property.clone(), constant(&discriminator.value)));
        required.push(Json::String(discriminator.property.clone()));
    }
    for property in &node.properties {
        let mut schema = next();
        if properties.iter().any(|(name, _)| *name == property.name) {
            continue;
        }
        if let Some(default) = &property.default {
            let mut members = schema.into_members();
            members.push(("default".to_owned(), default.clone()));
            schema = sorted(members);
        }
        properties.push((property.name.clone(), schema));
        if property.required {
            required.push(Json::String(property.name.clone()));
        }
    }
    let mut members = vec![
        ("type", Json::from("object")),
        ("properties", Json::Object(properties)),
        ("required", Json::Array(required)),
    ];
    if node.additional.is_some() {
        members.push(("additionalProperties", next()));
    }
    members.extend(limiting(&node.limits));
    if node.limits.least > 0 {
        let least = node
            .limits
            .least
            .saturating_add(u64::from(node.discriminator.is_some()));
        members.push(("minProperties", Json::from(least)));
    }
    members.extend(
        node.description
            .as_deref()
            .map(|text| ("description", Json::from(text))),
    );
    ordered(members)
}

/// Returns the keywords by which an object differs from the other alternatives of a union.
fn limiting(limits: &Limits) -> Vec<(&'static str, Json)> {
    let required = |name: &String| ordered(vec![("required", Json::Array(vec![Json::String(name.clone())]))]);
    let mut some_of: Vec<Json> = limits
        .some_of
        .iter()
        .map(|names| Json::Array(names.iter().map(required).collect()))
        .collect();
    let mut keywords = Vec::new();
    if limits.is_closed {
        keywords.push(("additionalProperties", Json::Bool(false)));
    }
    if some_of.len() > 1 {
        let all = some_of.into_iter().map(|any| ordered(vec![("anyOf", any)]));
        keywords.push(("allOf", Json::Array(all.collect())));
    } else if let Some(any) = some_of.pop() {
        keywords.push(("anyOf", any));
    }
    keywords
}

/// Removes from an object's schema the properties that the selection does not read. Those that its creator takes are
/// read nevertheless, and so is the discriminator.
fn select(schema: &mut Json, object: &ObjectNode, discriminator: Option<&str>, selection: &Selection) {
    let created = object.properties.iter().filter(|property| property.created);
    let mut kept: BTreeSet<&str> = created.map(|property| property.name.as_str()).collect();
    kept.extend(discriminator);
    let takes = |name: &str| selection.takes(name) || kept.contains(name);
    if let Some(Json::Object(properties)) = schema.member_mut("properties") {
        properties.retain(|(name, _)| takes(name));
    }
    if let Some(Json::Array(required)) = schema.member_mut("required") {
        required.retain(|name| name.as_str().is_none_or(takes));
    }
    // Jackson does not pass properties to an any-setter if `@JsonIncludeProperties` does not list them.
    if let (Json::Object(members), Some(_)) = (schema, &selection.only) {
        members.retain(|(keyword, _)| keyword != "additionalProperties");
    }
}

fn reference(name: &str) -> Json {
    ordered(vec![("$ref", Json::String(definition_reference(name)))])
}

/// Returns an object with these keywords in the order of R7.1.
fn ordered(members: Vec<(&str, Json)>) -> Json {
    sorted(Json::object(members).into_members())
}

fn sorted(mut members: Vec<(String, Json)>) -> Json {
    order::sort_short(&mut members, |(keyword, _)| Keyword::rank(keyword));
    Json::Object(members)
}
