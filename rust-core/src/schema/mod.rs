//! From the model to JSON Schema (section 7).
//!
//! Knows shapes and JSON, and nothing of Java text. A tool's schema is built in one walk that keeps its own stack:
//! a type that contains itself becomes an entry of the root's `$defs` (R7.5), every other type stands where it is used.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use crate::diagnostics::{Code, Diagnostics};
use crate::json::Json;
use crate::model::constraints::{Constraints, JsonKind};
use crate::model::facts;
use crate::model::shape::Shaped;
use crate::model::shape::{Discriminator, ObjectShape, PropertyFormat, Scalar, Selection, Shape, Tag};
use crate::model::shaping::Shapes;
use crate::model::tool::{Argument, Tool};
use crate::model::types::{Form, Ty, Use};
use crate::order;
use crate::schema_attribute;
use crate::wire::response::Place;

/// The most values that a tool's schema may have, so that types that multiply by being inlined end somewhere.
pub(crate) const MOST_VALUES: usize = 100_000;

/// How deep types may nest in one another: two JSON levels each stay well within Jackson's 1,000
/// (`StreamReadConstraints.DEFAULT_MAX_DEPTH`).
pub(crate) const DEEPEST: usize = 250;

/// A bound that a schema would pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TooLarge {
    /// More than [`MOST_VALUES`].
    Values,
    /// Nested deeper than [`DEEPEST`].
    Depth,
}

impl TooLarge {
    /// Reports the bound at the argument that would pass it.
    pub(crate) fn report(self, tool: &Tool, position: usize, place: &Place, diagnostics: &mut Diagnostics<'_>) {
        let name = tool
            .arguments
            .get(position)
            .map_or("", |argument| argument.java.as_str());
        let what = format!("The schema of the parameter '{name}'");
        let (size, bound) = match self {
            Self::Values => (
                "its types multiply as they are written out",
                format!("{MOST_VALUES} values"),
            ),
            Self::Depth => ("its types nest in one another", format!("{DEEPEST} levels")),
        };
        let fix = "Use types with fewer parts, or give the parameter a schema of its own";
        let arguments = [
            ("what", what.as_str()),
            ("size", size),
            ("bound", bound.as_str()),
            ("fix", fix),
        ];
        diagnostics.report(Code::TooLarge, place, &arguments);
    }
}

/// The keywords in the order that R7.1 fixes.
const ORDER: &[&str] = &[
    "$ref",
    "type",
    "format",
    "contentEncoding",
    "enum",
    "properties",
    "required",
    "items",
    "additionalProperties",
    "oneOf",
    "minimum",
    "exclusiveMinimum",
    "maximum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
    "description",
    "default",
    "$defs",
];

/// The schema of a tool's arguments: always an object with `properties` and `required` (R7.2).
///
/// # Errors
/// The bound that it would pass, with the position of the argument that does.
pub(crate) fn of_tool(shapes: &mut Shapes<'_>, tool: &Tool) -> Result<Json, (usize, TooLarge)> {
    let mut schemas = Schemas::new(shapes);
    let mut properties = Vec::new();
    let mut required = Vec::new();
    if let Some(record) = tool.record
        && let Shape::Object(ObjectShape {
            discriminator: Some(discriminator),
            ..
        }) = &schemas.shapes.of(record.used.ty).shape
    {
        properties.push((discriminator.property.clone(), constant(&discriminator.value)));
        required.push(Json::String(discriminator.property.clone()));
    }
    for (position, argument) in tool.arguments.iter().enumerate() {
        let schema = schemas.of_argument(argument).map_err(|problem| (position, problem))?;
        properties.push((argument.name.clone(), schema));
        if argument.required {
            required.push(Json::String(argument.name.clone()));
        }
    }
    let mut root = object(properties, required);
    if let Some(additional) = tool.record.and_then(|record| record.additional) {
        let schema = schemas
            .of_type(additional.ty)
            .map_err(|problem| (tool.arguments.len(), problem))?;
        root.push(("additionalProperties", schemas.used(additional, schema, None)));
    }
    if !schemas.definitions.is_empty() {
        root.push(("$defs", Json::Object(schemas.definitions)));
    }
    Ok(ordered(root))
}

/// The schemas of one tool as they come to be.
struct Schemas<'s, 'r> {
    shapes: &'s mut Shapes<'r>,
    /// The root's `$defs`, in the order in which they were completed.
    definitions: Vec<(String, Json)>,
    names: BTreeSet<String>,
    /// The `$defs` name of each recursive type.
    recursive: HashMap<Ty, String>,
    /// Schemas of complete types, without what their uses add, and how many values each has.
    complete: HashMap<Ty, (Rc<Json>, usize)>,
    values: usize,
}

/// A type whose schema is being built.
struct Open {
    /// None for an object that is part of a union's alternative, not a type of its own.
    ty: Option<Ty>,
    shaped: Rc<Shaped>,
    parts: Vec<Part>,
    built: Vec<Json>,
    values: usize,
}

/// A schema that another is made of.
enum Part {
    Use(Use),
    /// A schema of the user's own, on a record's component (R4.9).
    Own(String),
    /// A property whose JSON an annotation changes, used so (R7.7).
    Formatted(PropertyFormat, Use),
    /// An alternative's own object.
    Object(Rc<Shaped>),
}

impl<'s, 'r> Schemas<'s, 'r> {
    fn new(shapes: &'s mut Shapes<'r>) -> Self {
        Self {
            shapes,
            definitions: Vec::new(),
            names: BTreeSet::new(),
            recursive: HashMap::new(),
            complete: HashMap::new(),
            values: 0,
        }
    }

    fn of_argument(&mut self, argument: &Argument) -> Result<Json, TooLarge> {
        if let Some(own) = &argument.schema {
            let mut own = own.clone();
            if let Some(description) = &argument.description {
                own.set_description(description);
            }
            return Ok(self.own(own));
        }
        let base = match argument.format {
            Some(format) => self.formatted(argument.used.ty, format),
            None => self.of_type(argument.used.ty)?,
        };
        let base = self.selected(argument.used.ty, base, &argument.selection);
        let schema = self.used(argument.used, base, argument.description.as_deref());
        let Some(default) = &argument.default else {
            return Ok(schema);
        };
        let mut members = schema.into_members();
        members.push(("default".to_owned(), default.clone()));
        order::sort_short(&mut members, |(keyword, _)| rank(keyword));
        Ok(Json::Object(members))
    }

    /// The user's schema with its definitions moved to the root, under names that nothing else has there (R4.10).
    fn own(&mut self, own: schema_attribute::UserSchema) -> Json {
        let names: Vec<String> = own.definition_names().map(str::to_owned).collect();
        let renamed: HashMap<String, String> = names
            .into_iter()
            .map(|name| {
                let fresh = self.fresh_name(&name);
                (name, fresh)
            })
            .collect();
        let rewritten = own.rewrite(|name| renamed.get(name).cloned().unwrap_or_else(|| name.to_owned()));
        self.definitions.extend(rewritten.definitions);
        rewritten.schema
    }

    /// A name for `$defs` that is not taken: this one, else with the first number that makes it so.
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

    /// The value's schema with the properties that the selection takes: in containers those of their elements, in a
    /// union those of each alternative, unless its properties alone tell it from the others. What stands in `$defs` keeps
    /// all: one that is not read does no harm.
    fn selected(&mut self, ty: Ty, schema: Json, selection: &Selection) -> Json {
        let mut schema = schema;
        let mut open = Vec::new();
        if !selection.is_all() {
            open.push((self.shapes.of(ty), &mut schema));
        }
        while let Some((shaped, json)) = open.pop() {
            match &shaped.shape {
                Shape::Optional(inner) => open.push((self.shapes.of(inner.ty), json)),
                Shape::Array(inner)
                | Shape::Collection {
                    element: Some(inner), ..
                } => open.extend(member(json, "items").map(|items| (self.shapes.of(inner.ty), items))),
                Shape::Map { value: Some(inner), .. } => {
                    open.extend(member(json, "additionalProperties").map(|values| (self.shapes.of(inner.ty), values)));
                }
                Shape::Object(shape) => select(json, shape, shape.discriminator.as_ref(), selection),
                Shape::Union(shape) => {
                    let Some(Json::Array(schemas)) = member(json, "oneOf") else {
                        continue;
                    };
                    for (alternative, json) in shape.alternatives.iter().zip(schemas) {
                        let shaped = self.shapes.of(alternative.used.ty);
                        let ((Some(object), _) | (None, Shape::Object(object))) = (&alternative.object, &shaped.shape)
                        else {
                            continue;
                        };
                        match &alternative.tag {
                            Tag::None => {}
                            Tag::Property(discriminator) => select(json, object, Some(discriminator), selection),
                            Tag::Wrapper(name) => {
                                let wrapped = member(json, "properties").and_then(|around| member(around, name));
                                if let Some(wrapped) = wrapped {
                                    select(wrapped, object, None, selection);
                                }
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        schema
    }

    /// The schema of a property that `@JsonFormat` gives another JSON, in containers that of what is in them.
    fn formatted(&mut self, ty: Ty, format: PropertyFormat) -> Json {
        let mut around = Vec::new();
        let mut ty = ty;
        while around.len() < DEEPEST {
            match &self.shapes.of(ty).shape {
                Shape::Array(inner)
                | Shape::Collection {
                    element: Some(inner), ..
                } => {
                    around.push(("array", "items"));
                    ty = inner.ty;
                }
                Shape::Map { value: Some(inner), .. } => {
                    around.push(("object", "additionalProperties"));
                    ty = inner.ty;
                }
                Shape::Optional(inner) => ty = inner.ty,
                _ => break,
            }
        }
        around
            .into_iter()
            .rev()
            .fold(formatted(format), |inside, (name, part)| {
                ordered(vec![("type", Json::from(name)), (part, inside)])
            })
    }

    /// The schema of a type without what one use of it adds.
    fn of_type(&mut self, ty: Ty) -> Result<Json, TooLarge> {
        let mut stack: Vec<Open> = Vec::new();
        let mut result = self.enter(ty, &mut stack)?;
        loop {
            let Some(open) = stack.last_mut() else {
                return Ok(result.unwrap_or(Json::Object(Vec::new())));
            };
            if let Some(schema) = result.take() {
                let position = open.built.len();
                let schema = match open.parts.get(position) {
                    Some(Part::Use(used) | Part::Formatted(_, used)) => {
                        let (used, description) = (*used, open.description(position));
                        let selection = open.selection(position);
                        let schema = self.selected(used.ty, schema, &selection);
                        self.used(used, schema, description.as_deref())
                    }
                    _ => schema,
                };
                if let Some(open) = stack.last_mut() {
                    open.values = open.values.saturating_add(count(&schema));
                    if open.values > MOST_VALUES {
                        return Err(TooLarge::Values);
                    }
                    open.built.push(schema);
                }
                continue;
            }
            match open.parts.get(open.built.len()) {
                Some(Part::Use(used)) => {
                    let ty = used.ty;
                    result = self.enter(ty, &mut stack)?;
                }
                Some(Part::Own(text)) => {
                    let own = schema_attribute::check(text).schema.ok().map(|mut own| {
                        if let Some(description) = open.description(open.built.len()) {
                            own.set_description(&description);
                        }
                        own
                    });
                    result = Some(own.map_or_else(|| Json::Object(Vec::new()), |own| self.own(own)));
                }
                Some(Part::Formatted(format, used)) => {
                    let (format, ty) = (*format, used.ty);
                    result = Some(self.formatted(ty, format));
                }
                Some(Part::Object(shaped)) => {
                    let shaped = Rc::clone(shaped);
                    if stack.len() >= DEEPEST {
                        return Err(TooLarge::Depth);
                    }
                    let parts = parts(&shaped.shape);
                    stack.push(Open {
                        ty: None,
                        shaped,
                        parts,
                        built: Vec::new(),
                        values: 1,
                    });
                }
                None => {
                    let Some(open) = stack.pop() else { continue };
                    result = Some(self.close(open)?);
                }
            }
        }
    }

    /// The schema of a type that is complete or recursive already; else the type is opened.
    fn enter(&mut self, ty: Ty, stack: &mut Vec<Open>) -> Result<Option<Json>, TooLarge> {
        if let Some(name) = self.recursive.get(&ty) {
            return Ok(Some(reference(name)));
        }
        if let Some((schema, values)) = self.complete.get(&ty) {
            self.values = self.values.saturating_add(*values);
            if self.values > MOST_VALUES {
                return Err(TooLarge::Values);
            }
            return Ok(Some(Json::clone(schema)));
        }
        if self.is_defined(ty) {
            // Its place among the definitions is where it is met first.
            let name = self.definition_name(ty);
            let name = self.fresh_name(&name);
            self.definitions.push((name.clone(), Json::Null));
            self.recursive.insert(ty, name);
        }
        if stack.len() >= DEEPEST {
            return Err(TooLarge::Depth);
        }
        let shaped = self.shapes.of(ty);
        let parts = parts(&shaped.shape);
        stack.push(Open {
            ty: Some(ty),
            shaped,
            parts,
            built: Vec::new(),
            values: 1,
        });
        Ok(None)
    }

    /// Whether the type is described in `$defs`: a recursive one that somebody declared.
    fn is_defined(&mut self, ty: Ty) -> bool {
        let request = self.shapes.request;
        let declared = self.shapes.types.declaration(ty).map(|id| request.declaration(id));
        declared.is_some_and(|declaration| !facts::is_jdk(declaration)) && self.shapes.is_recursive(ty)
    }

    /// The schema of a type whose parts are all there.
    fn close(&mut self, open: Open) -> Result<Json, TooLarge> {
        let schema = assemble(&open.shaped.shape, open.built);
        let Some(ty) = open.ty else { return Ok(schema) };
        if let Some(name) = self.recursive.get(&ty) {
            if let Some((_, definition)) = self.definitions.iter_mut().find(|(own, _)| own == name) {
                *definition = schema;
            }
            return Ok(reference(name));
        }
        let values = count(&schema);
        if values > MOST_VALUES {
            return Err(TooLarge::Values);
        }
        self.complete.insert(ty, (Rc::new(schema.clone()), values));
        Ok(schema)
    }

    /// The schema of a type together with what a use of it says: constraints and a description.
    fn used(&mut self, used: Use, schema: Json, description: Option<&str>) -> Json {
        let marks = self.shapes.types.marks(used.marks).constraints.clone();
        if marks == Constraints::default() && description.is_none() {
            return schema;
        }
        // A size of byte[] counts bytes, a length of its base64 text characters.
        let is_bytes = matches!(self.shapes.of(used.ty).shape, Shape::Scalar(Scalar::Bytes));
        let kind = if is_bytes {
            JsonKind::Other
        } else {
            self.shapes.json_kind(used)
        };
        let mut members = schema.into_members();
        let mut set = |keyword: &str, value: Json| {
            members.retain(|(own, _)| own != keyword);
            members.push((keyword.to_owned(), value));
        };
        for (keyword, value) in marks.keywords(kind) {
            set(keyword, value);
        }
        if let Some(description) = description {
            set("description", Json::from(description));
        }
        order::sort_short(&mut members, |(keyword, _)| rank(keyword));
        Json::Object(members)
    }

    /// A readable name for a recursive type: `Node`, `BoxOfString`.
    fn definition_name(&self, ty: Ty) -> String {
        let mut name = String::new();
        let mut open = vec![ty];
        let mut first = true;
        while let Some(ty) = open.pop() {
            if name.len() > 48 {
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
}

impl Open {
    /// The description that belongs to the part at this position: a property's.
    fn description(&self, position: usize) -> Option<String> {
        match &self.shaped.shape {
            Shape::Object(shape) => shape.properties.get(position)?.description.clone(),
            _ => None,
        }
    }

    /// Which properties of the value at this position are read.
    fn selection(&self, position: usize) -> Selection {
        match &self.shaped.shape {
            Shape::Object(shape) => shape
                .properties
                .get(position)
                .map_or_else(Selection::default, |property| property.selection.clone()),
            _ => Selection::default(),
        }
    }
}

/// The schemas that a shape's schema is made of, in order.
fn parts(shape: &Shape) -> Vec<Part> {
    match shape {
        Shape::Optional(inner) | Shape::Array(inner) | Shape::Delegate(inner) => vec![Part::Use(*inner)],
        Shape::Collection { element, .. } => element.iter().map(|used| Part::Use(*used)).collect(),
        Shape::Map { value, .. } => value.iter().map(|used| Part::Use(*used)).collect(),
        Shape::Object(shape) => shape
            .properties
            .iter()
            .map(|property| match (&property.schema, property.format) {
                (Some((text, _)), _) => Part::Own(text.clone()),
                (None, Some(format)) => Part::Formatted(format, property.used),
                (None, None) => Part::Use(property.used),
            })
            .chain(shape.additional.map(Part::Use))
            .collect(),
        Shape::Union(shape) => shape
            .alternatives
            .iter()
            .map(|alternative| match &alternative.object {
                Some(object) => {
                    let shape = Shape::Object(object.clone());
                    Part::Object(Rc::new(Shaped {
                        shape,
                        remarks: Vec::new(),
                    }))
                }
                None => Part::Use(alternative.used),
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// The schema of a shape from the schemas of its [`parts`].
fn assemble(shape: &Shape, built: Vec<Json>) -> Json {
    let mut built = built.into_iter();
    let mut next = || built.next().unwrap_or(Json::Object(Vec::new()));
    match shape {
        Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => scalar_schema(*scalar),
        Shape::Optional(_) | Shape::Delegate(_) => next(),
        Shape::Array(_) | Shape::Collection { .. } => ordered(vec![("type", Json::from("array")), ("items", next())]),
        Shape::Map { value, .. } => {
            let mut members = vec![("type", Json::from("object"))];
            if value.is_some() {
                let value = next();
                if value != Json::Object(Vec::new()) {
                    members.push(("additionalProperties", value));
                }
            }
            ordered(members)
        }
        Shape::Enum(shape) => {
            let constants = shape
                .constants
                .iter()
                .map(|constant| Json::from(constant.wire.as_str()))
                .collect();
            let mut members = vec![("type", Json::from("string")), ("enum", Json::Array(constants))];
            members.extend(
                shape
                    .description
                    .as_deref()
                    .map(|text| ("description", Json::from(text))),
            );
            ordered(members)
        }
        Shape::Object(shape) => object_schema(shape, &mut next),
        Shape::Union(shape) => {
            let alternatives = shape
                .alternatives
                .iter()
                .map(|alternative| tagged(next(), &alternative.tag))
                .collect();
            let mut members = vec![("oneOf", Json::Array(alternatives))];
            members.extend(
                shape
                    .description
                    .as_deref()
                    .map(|text| ("description", Json::from(text))),
            );
            ordered(members)
        }
        Shape::Text(format) => {
            let mut members = vec![("type", Json::from(format.json_type))];
            members.extend(format.format.map(|name| ("format", Json::from(name))));
            ordered(members)
        }
        Shape::Open => ordered(vec![("type", Json::from("object"))]),
        Shape::Any { .. } | Shape::Unsupported(_) | Shape::Missing(_) => Json::Object(Vec::new()),
    }
}

fn object_schema(shape: &ObjectShape, next: &mut impl FnMut() -> Json) -> Json {
    let mut properties = Vec::new();
    let mut required = Vec::new();
    if let Some(discriminator) = &shape.discriminator {
        properties.push((discriminator.property.clone(), constant(&discriminator.value)));
        required.push(Json::String(discriminator.property.clone()));
    }
    for property in &shape.properties {
        let schema = next();
        if properties.iter().any(|(name, _)| *name == property.name) {
            continue;
        }
        properties.push((property.name.clone(), schema));
        if property.required {
            required.push(Json::String(property.name.clone()));
        }
    }
    let mut members = object(properties, required);
    if shape.additional.is_some() {
        members.push(("additionalProperties", next()));
    }
    members.extend(
        shape
            .description
            .as_deref()
            .map(|text| ("description", Json::from(text))),
    );
    ordered(members)
}

/// An alternative with what tells it from the others (R7.7).
fn tagged(schema: Json, tag: &Tag) -> Json {
    match tag {
        Tag::None => schema,
        Tag::Property(discriminator) => discriminated(schema, discriminator),
        Tag::Wrapper(name) => ordered(object(vec![(name.clone(), schema)], vec![Json::String(name.clone())])),
    }
}

/// The object with the discriminator as its first property, unless it has it already.
fn discriminated(schema: Json, discriminator: &Discriminator) -> Json {
    let mut schema = schema;
    let Json::Object(members) = &mut schema else {
        return schema;
    };
    for (keyword, value) in members {
        match (keyword.as_str(), value) {
            ("properties", Json::Object(properties))
                if properties
                    .first()
                    .is_none_or(|(name, _)| *name != discriminator.property) =>
            {
                properties.retain(|(name, _)| *name != discriminator.property);
                properties.insert(0, (discriminator.property.clone(), constant(&discriminator.value)));
            }
            ("required", Json::Array(required)) => {
                let name = Json::String(discriminator.property.clone());
                required.retain(|own| *own != name);
                required.insert(0, name);
            }
            _ => {}
        }
    }
    schema
}

/// Takes from an object's schema what the selection does not read. What its creator takes is read all the same, and what
/// tells which type it is.
fn select(schema: &mut Json, shape: &ObjectShape, discriminator: Option<&Discriminator>, selection: &Selection) {
    let created = shape.properties.iter().filter(|property| property.created);
    let mut kept: BTreeSet<&str> = created.map(|property| property.name.as_str()).collect();
    kept.extend(discriminator.map(|own| own.property.as_str()));
    let takes = |name: &str| selection.takes(name) || kept.contains(name);
    if let Some(Json::Object(properties)) = member(schema, "properties") {
        properties.retain(|(name, _)| takes(name));
    }
    if let Some(Json::Array(required)) = member(schema, "required") {
        required.retain(|name| name.as_str().is_none_or(takes));
    }
    // An any-setter is given nothing that is not included.
    if let (Json::Object(members), Some(_)) = (schema, &selection.only) {
        members.retain(|(keyword, _)| keyword != "additionalProperties");
    }
}

/// The member of an object that has this name.
fn member<'j>(json: &'j mut Json, name: &str) -> Option<&'j mut Json> {
    let Json::Object(members) = json else { return None };
    members.iter_mut().find(|(own, _)| own == name).map(|(_, value)| value)
}

/// The JSON that `@JsonFormat` makes of a property.
fn formatted(format: PropertyFormat) -> Json {
    let name = match format {
        PropertyFormat::String => "string",
        PropertyFormat::Number => "number",
        PropertyFormat::Integer => "integer",
    };
    ordered(vec![("type", Json::from(name))])
}

fn scalar_schema(scalar: Scalar) -> Json {
    let name = match scalar {
        Scalar::String | Scalar::CharSequence | Scalar::Char { .. } => "string",
        Scalar::Boolean { .. } => "boolean",
        Scalar::Byte { .. } | Scalar::Short { .. } | Scalar::Int { .. } | Scalar::Long { .. } | Scalar::BigInteger => {
            "integer"
        }
        Scalar::Float { .. } | Scalar::Double { .. } | Scalar::BigDecimal | Scalar::Number => "number",
        Scalar::Bytes => {
            return ordered(vec![
                ("type", Json::from("string")),
                ("contentEncoding", Json::from("base64")),
            ]);
        }
    };
    ordered(vec![("type", Json::from(name))])
}

fn object(properties: Vec<(String, Json)>, required: Vec<Json>) -> Vec<(&'static str, Json)> {
    vec![
        ("type", Json::from("object")),
        ("properties", Json::Object(properties)),
        ("required", Json::Array(required)),
    ]
}

/// A string of one value.
fn constant(value: &str) -> Json {
    ordered(vec![
        ("type", Json::from("string")),
        ("enum", Json::Array(vec![Json::from(value)])),
    ])
}

fn reference(name: &str) -> Json {
    ordered(vec![(
        "$ref",
        Json::String(schema_attribute::definition_reference(name)),
    )])
}

fn ordered(mut members: Vec<(&'static str, Json)>) -> Json {
    order::sort_short(&mut members, |(keyword, _)| rank(keyword));
    Json::Object(
        members
            .into_iter()
            .map(|(keyword, value)| (keyword.to_owned(), value))
            .collect(),
    )
}

fn rank(keyword: &str) -> usize {
    ORDER.iter().position(|own| *own == keyword).unwrap_or(ORDER.len())
}

/// How many values the JSON has, itself included.
fn count(json: &Json) -> usize {
    let mut values: usize = 0;
    let mut open = vec![json];
    while let Some(json) = open.pop() {
        values = values.saturating_add(1);
        match json {
            Json::Array(items) => open.extend(items),
            Json::Object(members) => open.extend(members.iter().map(|(_, member)| member)),
            _ => {}
        }
    }
    values
}
