//! The reader plan: for each value that a tool takes, whether generated code or the mapper reads it, whether it may be
//! null, which constraints are enforced, and how it is made (sections 5 and R7.8).
//!
//! Readers are planned from a queue: a reader that needs others only refers to them by id.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::checked;
use crate::types::constraints::{Constraints, JsonKind};
use crate::types::java_types::java_class;
use crate::types::shape::{ContainerMaker, EnumShape, Key, ObjectShape, Property, Shape, UnionShape};
use crate::types::type_graph::{JsonFacts, TypeGraph, TypeReader};
use crate::types::{JsonForm, OwnSchema, Ty, TypeUse, Types};
use crate::wire::request::DeclarationId;
use copilot_tool_finished::checks::Bound;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::schema_graph::Selection;
use copilot_tool_finished::tools::{
    Argument, ArgumentRead, Check, ConstantRead, ContainerFactory, DefaultValue, EnumRead, FlattenedRecord, JavaClass,
    Mapped, MapperSource, MapperTarget, Measured, MemberRead, PermittedRecord, Read, ReaderId, ReaderPlan,
    RecordMaking, SomeOf, TextForm, Tool,
};
use copilot_tool_text::json::Json;
use copilot_tool_text::numbers::Decimal;
use copilot_tool_text::order;

/// Plans the readers of one companion.
pub(crate) struct Planner<'s, 'r> {
    pub(super) graph: &'s TypeGraph<'r>,
    pub(super) plan: ReaderPlan,
    /// The readers of values that the tools take; with a selection, of those of whose selected properties the mapper
    /// makes an object.
    queued: HashMap<(TypeUse, Option<Selection>), ReaderId>,
    nullable: HashMap<ReaderId, ReaderId>,
    keys: HashMap<Ty, ReaderId>,
    /// The readers of the objects that a union selects by their discriminators.
    pub(super) selected: HashMap<(TypeUse, Selection), ReaderId>,
    /// Those of them that are not planned yet.
    waiting: VecDeque<(TypeUse, Option<Selection>, ReaderId)>,
}

impl<'s, 'r> Planner<'s, 'r> {
    pub(crate) fn new(graph: &'s TypeGraph<'r>) -> Self {
        Self {
            graph,
            plan: ReaderPlan::default(),
            queued: HashMap::new(),
            nullable: HashMap::new(),
            keys: HashMap::new(),
            selected: HashMap::new(),
            waiting: VecDeque::new(),
        }
    }

    /// Returns the plan, after planning every requested reader and the readers that these need.
    pub(crate) fn finish(mut self) -> ReaderPlan {
        while let Some((used, selection, id)) = self.waiting.pop_front() {
            let read = self.planned(used, selection.as_ref());
            self.plan.set(id, read);
        }
        self.plan
    }

    /// Returns the finished tool.
    pub(crate) fn tool(&mut self, tool: checked::CheckedTool) -> Tool {
        let record = tool.record.map(|record| record.ty);
        let names: HashSet<String> = tool.arguments.iter().map(|own| own.property.name.clone()).collect();
        let is_mapped = record.is_some_and(|record| !self.graph.node(record).is_made_by_constructor);
        let arguments = tool.arguments.iter().map(|argument| {
            let property = &argument.property;
            Argument {
                local: if argument.writable {
                    property.java.clone()
                } else {
                    "argument".to_owned()
                },
                name: property.name.clone(),
                // An argument's own name takes precedence over another's alias.
                aliases: property
                    .aliases
                    .iter()
                    .filter(|own| !names.contains(*own))
                    .cloned()
                    .collect(),
                ty: self.graph.types.java_type(property.used.ty),
                read: if is_mapped {
                    ArgumentRead::WithRecord {
                        default: argument.default_json().cloned(),
                    }
                } else {
                    self.read_alone(property, argument.default_json())
                },
                checks_default: None,
            }
        });
        Tool {
            arguments: arguments.collect(),
            record: record.map(|record| self.flattened(record, &tool.arguments)),
            facts: tool.facts,
        }
    }

    /// Whether null is a value of this use of a type, and not a missing value.
    fn takes_null(&self, used: TypeUse) -> bool {
        let read_as = self.graph.as_read(used).ty;
        let is_any = matches!(self.graph.of(read_as).shape, Shape::Any { .. });
        !self.graph.node(used.ty).is_optional && (is_any || self.graph.is_nullable(used))
    }

    /// Returns the reader of the values in a container, which refuses null if the container cannot hold it.
    pub(super) fn held(&mut self, reader: ReaderId, used: TypeUse, build: &ContainerMaker) -> ReaderId {
        if build.refuses_null() && self.takes_null(used) {
            self.add(Read::Present(reader), used.ty)
        } else {
            reader
        }
    }

    /// Returns the reader of a default.
    pub(crate) fn of_default(&mut self, default: &checked::WrittenDefault) -> ReaderId {
        if default.is_mapped {
            self.property(&default.property)
        } else {
            self.value(self.graph.types.without_null(default.property.used))
        }
    }

    fn class(&self, id: DeclarationId) -> JavaClass {
        java_class(self.graph.request.declaration(id))
    }

    fn read_alone(&mut self, property: &Property, default: Option<&Json>) -> ArgumentRead {
        let (used, _) = self.graph.undescribed(property.used);
        let Some(default) = default else {
            let reader = self.component(property.used, property.required);
            // A null argument is a missing one (R4.7).
            let is_any = property.required && self.takes_null(used);
            return ArgumentRead::Plain(if is_any {
                self.add(Read::Present(reader), used.ty)
            } else {
                reader
            });
        };
        let used = self.graph.types.without_null(used);
        ArgumentRead::Defaulted {
            reader: self.value(used),
            default: self.default_value(used, default),
        }
    }

    /// Returns how the single record of a tool is made of its arguments (R4.8).
    fn flattened(&mut self, ty: Ty, arguments: &[checked::CheckedArgument]) -> FlattenedRecord {
        let made = match &self.graph.of(ty).shape {
            Shape::Object(shape) if !self.graph.node(ty).is_made_by_constructor => {
                self.mapped_record(ty, shape, arguments)
            }
            _ => {
                let mut positions: Vec<usize> = (0..arguments.len()).collect();
                order::sort_short(&mut positions, |position| arguments.get(*position)?.property.component);
                RecordMaking::Constructor(positions)
            }
        };
        FlattenedRecord {
            ty: self.graph.types.java_type(ty),
            made,
        }
    }

    /// Returns how the mapper makes the single record of a tool.
    fn mapped_record(&mut self, ty: Ty, shape: &ObjectShape, arguments: &[checked::CheckedArgument]) -> RecordMaking {
        let properties = arguments.iter().map(|argument| argument.property.clone());
        let given = ObjectShape {
            properties: properties.collect(),
            ..shape.clone()
        };
        let json = self.object(&given, &Selection::default(), None);
        RecordMaking::Mapper {
            mapped: Mapped {
                target: self.target(ty),
                json: self.add(Read::Json(json), ty),
            },
            discriminator: given.discriminator.map(|own| own.property),
            takes_any: given.additional.is_some(),
        }
    }

    fn default_value(&mut self, used: TypeUse, json: &Json) -> DefaultValue {
        let used = self.graph.in_optional(used);
        match (&self.graph.of(used.ty).shape, json) {
            (Shape::Scalar(Scalar::BigDecimal), Json::Number(number)) => DefaultValue::Decimal(number.clone()),
            _ => DefaultValue::Json(json.clone()),
        }
    }

    /// Returns the reader of a record's component. A missing optional component is read as null; a primitive cannot be
    /// missing.
    fn component(&mut self, used: TypeUse, required: bool) -> ReaderId {
        let value = self.value(used);
        if required || !self.graph.types.is_reference(used.ty) || self.graph.node(used.ty).is_optional {
            value
        } else {
            self.or_null(value)
        }
    }

    /// Returns the reader of this use of a type.
    pub(super) fn value(&mut self, used: TypeUse) -> ReaderId {
        let (used, own) = self.graph.undescribed(used);
        let is_nullable = self.graph.is_nullable(used) && !self.graph.node(used.ty).is_optional;
        let is_plain = !self.graph.types.qualifiers(used.qualifiers).is_secret && self.checks(used).is_empty();
        let qualifiers = if is_plain {
            Types::object_use().qualifiers
        } else {
            self.graph.types.without_null(used).qualifiers
        };
        let mut id = self.queue(TypeUse { qualifiers, ..used }, None);
        if own.is_some_and(OwnSchema::is_secret) {
            let (read, is_whole) = (id, true);
            id = self.add(Read::Concealed { read, is_whole }, used.ty);
        }
        if is_nullable { self.or_null(id) } else { id }
    }

    /// Returns a reader that reads null as null and any other value by `id`.
    pub(super) fn or_null(&mut self, id: ReaderId) -> ReaderId {
        if let Some(known) = self.nullable.get(&id) {
            return *known;
        }
        let or_null = self.add(Read::Nullable(id), Types::object());
        self.nullable.insert(id, or_null);
        self.nullable.insert(or_null, or_null);
        or_null
    }

    /// Adds a reader.
    pub(super) fn add(&mut self, read: Read, ty: Ty) -> ReaderId {
        let id = self.new_reader(ty);
        self.plan.set(id, read);
        id
    }

    fn new_reader(&mut self, ty: Ty) -> ReaderId {
        let types = &self.graph.types;
        self.plan
            .add(types.reader_name(ty), types.print(ty), types.java_type(ty))
    }

    /// Returns the reader of a value, which is planned later.
    ///
    /// - `selection`: the properties of which the mapper makes an object; `None` if the reader returns the Java value
    pub(super) fn queue(&mut self, used: TypeUse, selection: Option<&Selection>) -> ReaderId {
        let key = (used, selection.cloned());
        if let Some(id) = self.queued.get(&key) {
            return *id;
        }
        let id = self.new_reader(used.ty);
        self.waiting.push_back((used, key.1.clone(), id));
        self.queued.insert(key, id);
        id
    }

    /// Returns how a value that was queued is read.
    fn planned(&mut self, used: TypeUse, selection: Option<&Selection>) -> Read {
        let read = self.planned_openly(used, selection);
        match (self.graph.is_secret(used), self.graph.node(used.ty).holds_secret) {
            (false, false) => read,
            (is_whole, _) => Read::Concealed {
                read: self.add(read, used.ty),
                is_whole,
            },
        }
    }

    fn planned_openly(&mut self, used: TypeUse, selection: Option<&Selection>) -> Read {
        let checks = self.checks(used);
        if checks.is_empty() {
            return match selection {
                None => self.read_of(used.ty),
                Some(selection) => self.json_of(used.ty, &self.graph.of(used.ty).shape, selection),
            };
        }
        let plain = Types::plain(used.ty);
        Read::Constrained {
            read: match selection {
                None => self.value(plain),
                Some(selection) => self.json(plain, selection),
            },
            meant: self.meant(used, &checks, selection.is_some()),
            checks,
        }
    }

    fn read_of(&mut self, ty: Ty) -> Read {
        let shaped = self.graph.of(ty);
        let read = match &shaped.shape {
            Shape::Formed(_, JsonForm::Pattern(form)) => Some(Read::Dated(form.clone())),
            _ if self.graph.node(ty).reader != TypeReader::Generated => None,
            Shape::Union(_) => self.deduced(ty),
            Shape::Scalar(scalar) => Some(Read::Scalar(*scalar)),
            Shape::OptionalScalar(scalar) => Some(Read::OptionalScalar(*scalar)),
            Shape::Any { .. } => Some(Read::Any),
            Shape::Enum(shape) => Some(Read::Enum(self.enumeration(shape))),
            Shape::Optional(inner) if self.graph.types.is_json_nullable(ty) => {
                let value = self.value(*inner);
                let refuses_null = self.graph.refuses_given_null(Types::plain(ty));
                Some(Read::JsonNullable(if refuses_null {
                    value
                } else {
                    self.or_null(value)
                }))
            }
            Shape::Optional(inner) => Some(Read::Optional(self.value(*inner))),
            Shape::Array(component) => Some(Read::Array(self.value(*component))),
            Shape::Collection { element, build } => self.factory(ty, build).map(|made| {
                let used = element.unwrap_or_else(Types::object_use);
                let element = self.value(used);
                let element = self.held(element, used, build);
                Read::Collection { made, element }
            }),
            Shape::Map { value, build } => self.factory(ty, build).map(|made| {
                let used = value.unwrap_or_else(Types::object_use);
                let value = self.value(used);
                Read::Map {
                    made,
                    value: self.held(value, used, build),
                    key: self.key_reader(ty),
                }
            }),
            Shape::Object(shape) => Some(self.record(shape)),
            // Generated code reads no value of the others.
            Shape::Delegate(_)
            | Shape::Text(_)
            | Shape::Formed(..)
            | Shape::Open
            | Shape::Unsupported(_)
            | Shape::Missing(_) => None,
        };
        read.unwrap_or_else(|| self.mapped(ty))
    }

    /// Returns the constraints that are enforced on this use (R7.8).
    fn checks(&mut self, used: TypeUse) -> Vec<Check> {
        let constraints = &self.graph.types.qualifiers(used.qualifiers).constraints;
        if *constraints == Constraints::default() {
            return Vec::new();
        }
        let constraints = constraints.clone();
        let json = self.graph.node(used.ty).json;
        let checks = constraints.checks(json.kind).into_iter();
        checks.flat_map(|check| measured(check, json)).collect()
    }

    /// Returns the reader of what constraints are about, if the value that is read is something around it: an Optional,
    /// an object whose creator takes it, or the JSON of a date or time.
    fn meant(&mut self, used: TypeUse, checks: &[Check], is_json: bool) -> Option<ReaderId> {
        let meant = self.graph.as_read(used).ty;
        let is_around = meant != used.ty;
        let needs = |check: &Check| match check {
            Check::Moment { .. } => is_json || is_around,
            Check::Size { of, .. } => is_around && matches!(of, Measured::Bytes | Measured::DifferentElements),
            _ => false,
        };
        checks.iter().any(needs).then(|| self.value(Types::plain(meant)))
    }

    fn enumeration(&self, shape: &EnumShape) -> EnumRead {
        // A constant's own name takes precedence over another's alias (`EnumResolver.constructFor`).
        let own: HashSet<&str> = shape.constants.iter().map(|constant| constant.wire.as_str()).collect();
        let mut seen: HashSet<&str> = HashSet::new();
        let constants = shape.constants.iter().map(|constant| {
            let aliases = constant.aliases.iter().filter(|alias| !own.contains(alias.as_str()));
            let names = std::iter::once(&constant.wire).chain(aliases);
            ConstantRead {
                java: constant.java.clone(),
                writable: constant.writable,
                names: names.filter(|name| seen.insert(name)).cloned().collect(),
            }
        });
        EnumRead {
            class: self.class(shape.declaration),
            constants: constants.filter(|constant| !constant.names.is_empty()).collect(),
            by_java_names: shape
                .constants
                .iter()
                .all(|constant| constant.wire == constant.java && constant.aliases.is_empty()),
            expected: one_of_constants(shape),
        }
    }

    /// Returns the reader of the keys of a map.
    pub(super) fn key_reader(&mut self, map: Ty) -> ReaderId {
        let used = self.graph.node(map).key_use.unwrap_or_else(Types::object_use);
        if !self.checks(used).is_empty() {
            return self.value(used);
        }
        match &self.graph.node(map).key {
            Key::Scalar(_) | Key::Enum(_) => self.value(Types::plain(used.ty)),
            Key::Mapper(_) => self.mapper_key(used.ty),
            Key::String | Key::Unsupported(..) => self.text_key(),
        }
    }

    /// Returns the reader of keys that are any text.
    pub(super) fn text_key(&mut self) -> ReaderId {
        if let Some(id) = self.keys.get(&Types::object()) {
            return *id;
        }
        let text = self.add(Read::Scalar(Scalar::String), Types::object());
        self.keys.insert(Types::object(), text);
        text
    }

    fn mapper_key(&mut self, ty: Ty) -> ReaderId {
        if let Some(id) = self.keys.get(&ty) {
            return *id;
        }
        let read = Read::MapperKey {
            target: self.target(ty),
            expected: self.expected_key(ty),
            form: match &self.graph.of(ty).shape {
                Shape::Text(known) => known.text_form(),
                _ => TextForm::Plain,
            },
        };
        let id = self.add(read, ty);
        self.keys.insert(ty, id);
        id
    }

    /// Returns how an empty container of the type is made; `None` if the mapper must make it.
    fn factory(&self, ty: Ty, build: &ContainerMaker) -> Option<ContainerFactory> {
        Some(match build {
            ContainerMaker::New(name) => ContainerFactory::New(JavaClass::qualified(name)),
            ContainerMaker::NewOwn(id) => ContainerFactory::New(self.class(*id)),
            ContainerMaker::ByEnum(of) => {
                let made = self.graph.types.declaration(ty)?;
                ContainerFactory::ByEnum {
                    class: self.class(made),
                    is_set: self.graph.node(ty).json.is_set,
                    of: self.class(*of),
                }
            }
            ContainerMaker::Mapper => return None,
        })
    }

    fn record(&mut self, shape: &ObjectShape) -> Read {
        let mut properties: Vec<_> = shape.properties.iter().collect();
        order::sort_short(&mut properties, |property| property.component);
        let mut components = Vec::with_capacity(properties.len());
        let mut types = Vec::with_capacity(properties.len());
        for property in properties {
            types.push(self.graph.types.java_type(property.used.ty));
            components.push(MemberRead {
                name: property.name.clone(),
                aliases: property.aliases.clone(),
                required: property.required && !self.graph.is_nullable(property.used),
                reader: self.component(property.used, property.required),
            });
        }
        Read::Record {
            class: self.class(shape.declaration),
            components,
            types,
        }
    }

    /// Returns the reader of a sealed type; `None` if generated code does not make all of the types that it permits
    /// (R7.12).
    fn deduced(&mut self, sealed: Ty) -> Option<Read> {
        let leaves = self.graph.node(sealed).leaves.as_ref().ok()?;
        let leaves: Vec<PermittedRecord> = leaves
            .iter()
            .map(|leaf| PermittedRecord {
                reader: self.value(leaf.used),
                properties: leaf.properties.clone(),
            })
            .collect();
        Some(Read::Deduced {
            expected: one_of_objects(leaves.iter().map(|leaf| leaf.properties.as_slice())),
            leaves,
        })
    }

    /// Returns how the mapper reads a type: of JSON that is checked before, or alone, if only it knows the values.
    fn mapped(&mut self, ty: Ty) -> Read {
        let target = self.target(ty);
        let (source, expected) = match &self.graph.of(ty).shape {
            Shape::Text(known) => (
                MapperSource::Text {
                    form: known.text_form(),
                    known: Some(known.text()),
                },
                known.expected_of_argument(),
            ),
            Shape::Enum(shape) => (
                MapperSource::Text {
                    form: TextForm::Plain,
                    known: None,
                },
                one_of_constants(shape),
            ),
            Shape::Any { .. } | Shape::Formed(..) => (MapperSource::Any, "any JSON value".to_owned()),
            // Only a schema of the user's own describes it.
            Shape::Unsupported(_) | Shape::Missing(_) => {
                (MapperSource::Any, "a value that the tool can read".to_owned())
            }
            _ => {
                let json = self.json(Types::plain(ty), &Selection::default());
                return Read::Mapper(Mapped { target, json });
            }
        };
        Read::MapperOnly {
            target,
            expected,
            source,
        }
    }

    pub(super) fn target(&mut self, ty: Ty) -> MapperTarget {
        if self.graph.types.unnameable_part(ty).is_some() {
            return MapperTarget::Named(self.graph.types.canonical(ty));
        }
        if self.graph.node(ty).has_arguments {
            MapperTarget::Reference(self.graph.types.type_tokens(ty))
        } else {
            MapperTarget::Class(self.graph.types.java_type(ty))
        }
    }

    /// Returns the words of an error for the expected key. A key of a type that is otherwise an object is text.
    fn expected_key(&self, ty: Ty) -> String {
        match &self.graph.of(ty).shape {
            Shape::Enum(shape) => one_of_constants(shape),
            Shape::Text(known) => known.expected_of_argument(),
            _ => "a text that the tool can read".to_owned(),
        }
    }
}

/// Returns the check as generated code makes it: bounds of integers are inclusive, and the type decides how a size is
/// measured and whether the value is a moment.
fn measured(check: Check, json: JsonFacts) -> Vec<Check> {
    match check {
        Check::Minimum(bound) if json.kind == JsonKind::Integer => {
            vec![Check::Minimum(inclusive(bound, Bound::least_integer))]
        }
        Check::Maximum(bound) if json.kind == JsonKind::Integer => {
            vec![Check::Maximum(inclusive(bound, Bound::greatest_integer))]
        }
        Check::Moment { .. } if !json.is_moment => Vec::new(),
        Check::Size { least, most, of } => {
            let of = if json.is_bytes { Measured::Bytes } else { of };
            let size = Check::Size { least, most, of };
            // A set holds equal elements once, so it can have fewer elements than the JSON array.
            if least > 1 && json.is_set {
                let of = Measured::DifferentElements;
                return vec![size, Check::Size { least, most: None, of }];
            }
            vec![size]
        }
        _ => vec![check],
    }
}

/// Returns the bound of a range of integers as the outermost integer that it allows, if that has not too many digits.
fn inclusive(bound: Bound, outermost: impl Fn(&Bound) -> Option<Decimal>) -> Bound {
    match outermost(&bound) {
        Some(value) => Bound { value, inclusive: true },
        None => bound,
    }
}

pub(super) fn one_of_constants(shape: &EnumShape) -> String {
    one_of(shape.constants.iter().map(|constant| constant.wire.as_str()))
}

/// Returns the name as JSON: in a list of errors, a line feed in it would begin another item.
pub(super) fn quoted(name: &str) -> String {
    Json::String(name.to_owned()).to_text()
}

/// Returns the names of which one must come: those of an object with an id (R7.7). What Jackson deduces is recognised by
/// them already.
pub(super) fn some_of(shape: &ObjectShape) -> Vec<SomeOf> {
    let limits = &shape.limits;
    let all = limits.some_of.iter().filter(|_| !limits.is_closed);
    all.map(|names| {
        let each: Vec<String> = names.iter().map(|name| quoted(name)).collect();
        SomeOf {
            names: names.clone(),
            expected: format!("an object with {}", each.join(", or one with ")),
        }
    })
    .collect()
}

/// Returns the strings as JSON, with "one of" before several.
fn one_of<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(quoted).collect();
    let listed = names.join(", ");
    if names.len() == 1 {
        listed
    } else {
        format!("one of {listed}")
    }
}

/// Returns the words for one of several objects that only their properties identify.
fn one_of_objects<'n>(objects: impl Iterator<Item = &'n [(Vec<String>, bool)]>) -> String {
    let expected = objects.map(|properties| {
        let of_object = |required: bool| {
            let own = properties.iter().filter(move |(_, own)| *own || !required);
            own.filter_map(|(names, _)| names.first())
                .map(|name| quoted(name))
                .collect::<Vec<_>>()
        };
        let mut names = of_object(true);
        if names.is_empty() {
            names = of_object(false);
        }
        if names.is_empty() {
            "no members".to_owned()
        } else {
            names.join(" and ")
        }
    });
    let expected: Vec<String> = expected.collect();
    format!("an object with {}", expected.join(", or one with "))
}

/// Returns the words for a value that is one of several types.
pub(super) fn expected_alternative(graph: &TypeGraph<'_>, shape: &UnionShape) -> String {
    let tags = shape.alternatives.iter().map(|own| &own.tag);
    shape.kind.expected(tags).unwrap_or_else(|| {
        let objects = shape.alternatives.iter().filter_map(|own| {
            let shape = own.own.as_deref();
            match shape.unwrap_or(&graph.of(own.used.ty).shape) {
                Shape::Object(object) => Some(object.recognised_by()),
                _ => None,
            }
        });
        let objects: Vec<_> = objects.collect();
        one_of_objects(objects.iter().map(Vec::as_slice))
    })
}
