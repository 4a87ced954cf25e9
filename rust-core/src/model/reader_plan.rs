//! The reader plan: for each value that a tool is given, what generated code reads and what the mapper reads, what may be
//! null, which constraints are enforced, and what makes it (sections 5 and R7.8).
//!
//! Readers are planned from a queue: a reader that needs others only names them.

use std::collections::{HashMap, HashSet, VecDeque};

use super::constraints::{self, Bound, Constraints, JsonKind};
use super::java_types::{class_token, simple_name};
use super::jdk_types::Scalar;
use super::shape::{Build, EnumShape, Key, ObjectShape, Selection, Shape, Tag, UnionShape};
use super::shaping::Shapes;
use super::tool;
use super::tools::{
    Argument, ArgumentRead, Check, ComponentRead, ConstantRead, ContainerFactory, DefaultValue, EnumRead,
    FlattenedRecord, GenericCall, Inspection, JavaClass, Leaf, Mapped, MapperTarget, Measured, Plan, Read, ReaderId,
    RecordMaking, Tool, TypeToken, VariableUse,
};
use super::types::{Form, Marks, Ty, Types, Use};
use crate::text::json::Json;
use crate::text::numbers::Decimal;
use crate::text::order;
use crate::wire::request::DeclarationId;

/// Plans the readers of one companion.
pub(crate) struct Planner<'s, 'r> {
    pub(super) shapes: &'s mut Shapes<'r>,
    pub(super) plan: Plan,
    readers: HashMap<(Ty, Marks), ReaderId>,
    nullable: HashMap<ReaderId, ReaderId>,
    keys: HashMap<Ty, ReaderId>,
    pub(super) inspections: HashMap<(Use, Selection), ReaderId>,
    pub(super) surveys: HashMap<Ty, Survey>,
    waiting: VecDeque<(Task, ReaderId)>,
}

/// What a look at all that a value of a type can hold finds.
#[derive(Debug, Clone, Default)]
pub(super) struct Survey {
    /// Something in it is required or constrained.
    pub(super) has_rules: bool,
    /// The JDK's types that are text in JSON: class names, and what a failure says was expected.
    pub(super) words: Vec<(String, String)>,
}

/// What a reader is planned from when its turn comes.
pub(super) enum Task {
    /// A value that the tool takes.
    Read(Use),
    /// A value of which the mapper reads what is selected.
    Inspect(Use, Selection),
}

impl<'s, 'r> Planner<'s, 'r> {
    pub(crate) fn new(shapes: &'s mut Shapes<'r>) -> Self {
        Self {
            shapes,
            plan: Plan::default(),
            readers: HashMap::new(),
            nullable: HashMap::new(),
            keys: HashMap::new(),
            inspections: HashMap::new(),
            surveys: HashMap::new(),
            waiting: VecDeque::new(),
        }
    }

    /// The plan with every reader that was asked for, and those that these need.
    pub(crate) fn finish(mut self) -> Plan {
        while let Some((task, id)) = self.waiting.pop_front() {
            let read = match task {
                Task::Read(used) => self.read_of(used),
                Task::Inspect(used, selection) => self.inspection_of(used, &selection),
            };
            self.plan.set(id, read);
        }
        self.plan
    }

    /// The finished tool.
    pub(crate) fn tool(&mut self, class: DeclarationId, tool: tool::Tool) -> Tool {
        let is_mapped = tool.record.is_some_and(|record| !record.generated);
        let mut arguments = Vec::with_capacity(tool.arguments.len());
        for argument in &tool.arguments {
            arguments.push(Argument {
                local: if argument.writable {
                    argument.java.clone()
                } else {
                    "argument".to_owned()
                },
                name: argument.name.clone(),
                aliases: argument.aliases.clone(),
                ty: self.shapes.java_type(argument.used.ty),
                read: if is_mapped {
                    self.read_with_record(argument)
                } else {
                    self.read_alone(argument)
                },
            });
        }
        let declared_in = self.shapes.request.declaration(tool.declared_in);
        Tool {
            declared_in: (tool.declared_in != class).then(|| declared_in.binary_name.clone()),
            static_on: tool.static_on.map(|owner| self.class(owner)),
            record: tool.record.map(|record| self.flattened(&record, &tool.arguments)),
            generic: tool.generic.map(|generic| self.generic_call(&generic)),
            name: tool.name,
            method: tool.method,
            signature: tool.signature,
            description: tool.description,
            flags: tool.flags,
            metadata: tool.metadata,
            passed: tool.passed,
            arguments,
            result: tool.result,
            output: tool.output,
        }
    }

    fn class(&self, id: DeclarationId) -> JavaClass {
        JavaClass::of(self.shapes.request.declaration(id))
    }

    fn read_alone(&mut self, argument: &tool::Argument) -> ArgumentRead {
        let Some(default) = &argument.default else {
            return ArgumentRead::Plain(self.component(argument.used, argument.required));
        };
        let used = self.shapes.types.without_null(argument.used);
        ArgumentRead::Defaulted {
            reader: self.value(used),
            default: self.default_value(used, default),
        }
    }

    /// It must be present where the record could not be made without it.
    fn read_with_record(&mut self, argument: &tool::Argument) -> ArgumentRead {
        let is_needed = argument.default.is_none() && (argument.required || self.is_primitive(argument.used.ty));
        let has_own_schema = argument.schema.is_some() || argument.format.is_some();
        let inside = if has_own_schema {
            None
        } else {
            self.inspection(argument.used, &argument.selection)
        };
        ArgumentRead::WithRecord {
            check: if is_needed {
                Some(self.add(Read::Inspect(Inspection::Present(inside)), argument.used.ty))
            } else {
                inside
            },
            default: argument.default.clone(),
        }
    }

    /// How the single record of a tool is made of its arguments (R4.8).
    fn flattened(&mut self, record: &tool::FlatRecord, arguments: &[tool::Argument]) -> FlattenedRecord {
        let ty = record.used.ty;
        let made = if record.generated {
            let mut positions: Vec<usize> = (0..arguments.len()).collect();
            order::sort_short(&mut positions, |position| {
                arguments.get(*position).and_then(|argument| argument.component)
            });
            RecordMaking::Constructor(positions)
        } else {
            let discriminator = match &self.shapes.of(ty).shape {
                Shape::Object(shape) => shape.discriminator.clone(),
                _ => None,
            };
            RecordMaking::Mapper {
                mapped: Mapped {
                    check: None,
                    ..self.mapped(ty)
                },
                discriminator: discriminator.map(|own| {
                    let only = one_of(std::iter::once(own.value.as_str()));
                    let read = Read::Inspect(Inspection::Constant {
                        value: own.value,
                        expected: only,
                    });
                    (own.property, self.add(read, ty))
                }),
                takes_any: record.additional.is_some(),
                others: record
                    .additional
                    .and_then(|used| self.inspection(used, &Selection::default())),
            }
        };
        FlattenedRecord {
            ty: self.shapes.java_type(ty),
            made,
        }
    }

    fn generic_call(&self, generic: &tool::GenericCall) -> GenericCall {
        let bounds = |bounds: &Vec<tool::TypeToken>| bounds.iter().flat_map(|token| self.tokens(*token)).collect();
        GenericCall {
            variables: generic.variables.iter().map(bounds).collect(),
            uses: generic
                .uses
                .iter()
                .map(|used| VariableUse {
                    variable: used.variable,
                    dimensions: used.dimensions,
                    bounds: used.bounds.iter().map(|bound| self.shapes.java_type(*bound)).collect(),
                })
                .collect(),
        }
    }

    fn tokens(&self, token: tool::TypeToken) -> Vec<TypeToken> {
        let request = self.shapes.request;
        match token {
            tool::TypeToken::Class(id) => vec![class_token(request.declaration(id))],
            tool::TypeToken::Inner(id) => vec![TypeToken::Inner(simple_name(request.declaration(id)))],
            tool::TypeToken::Variable(position) => vec![TypeToken::Variable(position)],
            tool::TypeToken::Known(ty) => self.shapes.type_tokens(ty),
            tool::TypeToken::Text(text) => vec![TypeToken::Text(text)],
        }
    }

    fn default_value(&mut self, used: Use, json: &Json) -> DefaultValue {
        let used = self.shapes.in_optional(used);
        match (&self.shapes.of(used.ty).shape, json) {
            (Shape::Scalar(Scalar::BigDecimal), Json::Number(number)) => DefaultValue::Decimal(number.clone()),
            _ => DefaultValue::Json(json.clone()),
        }
    }

    /// What need not be there is read as null; a primitive is there.
    fn component(&mut self, used: Use, required: bool) -> ReaderId {
        let value = self.value(used);
        if required || self.is_primitive(used.ty) || self.is_optional(used.ty) {
            value
        } else {
            self.or_null(value)
        }
    }

    fn is_primitive(&self, ty: Ty) -> bool {
        matches!(self.shapes.types.form(ty), Form::Primitive(_))
    }

    fn is_optional(&mut self, ty: Ty) -> bool {
        matches!(self.shapes.of(ty).shape, Shape::Optional(_) | Shape::OptionalScalar(_))
    }

    /// What reads this use of a type.
    fn value(&mut self, used: Use) -> ReaderId {
        let is_nullable = self.shapes.types.marks(used.marks).nullable && !self.is_optional(used.ty);
        let marks = if self.checks(used).is_empty() {
            Types::object_use().marks
        } else {
            self.shapes.types.without_null(used).marks
        };
        let id = if let Some(id) = self.readers.get(&(used.ty, marks)) {
            *id
        } else {
            let id = self.add_later(Task::Read(Use { ty: used.ty, marks }), used.ty);
            self.readers.insert((used.ty, marks), id);
            id
        };
        if is_nullable { self.or_null(id) } else { id }
    }

    /// What reads null as null, and anything else by `id`.
    fn or_null(&mut self, id: ReaderId) -> ReaderId {
        if let Some(known) = self.nullable.get(&id) {
            return *known;
        }
        let or_null = self.add(Read::Nullable(id), Types::object());
        self.nullable.insert(id, or_null);
        self.nullable.insert(or_null, or_null);
        or_null
    }

    /// A new reader.
    pub(super) fn add(&mut self, read: Read, ty: Ty) -> ReaderId {
        let id = self.plan.add(self.shapes.reader_name(ty), self.shapes.java_type(ty));
        self.plan.set(id, read);
        id
    }

    /// A new reader that is planned when its turn comes.
    pub(super) fn add_later(&mut self, task: Task, ty: Ty) -> ReaderId {
        let id = self.plan.add(self.shapes.reader_name(ty), self.shapes.java_type(ty));
        self.waiting.push_back((task, id));
        id
    }

    fn read_of(&mut self, used: Use) -> Read {
        let checks = self.checks(used);
        if !checks.is_empty() {
            return Read::Constrained {
                read: Some(self.value(Types::plain(used.ty))),
                checks,
            };
        }
        let ty = used.ty;
        if !self.shapes.is_nameable_raw(ty) {
            return Read::Mapper(self.mapped(ty));
        }
        let shaped = self.shapes.of(ty);
        let read = match &shaped.shape {
            Shape::Scalar(scalar) => Some(Read::Scalar(*scalar)),
            Shape::OptionalScalar(scalar) => Some(Read::OptionalScalar(*scalar)),
            Shape::Any { node: false } => Some(Read::Any),
            Shape::Enum(shape) if !shape.by_mapper => Some(Read::Enum(self.enumeration(shape))),
            Shape::Optional(inner) => Some(Read::Optional(self.value(*inner))),
            Shape::Array(component) => Some(Read::Array(self.value(*component))),
            Shape::Collection { element, build } => self.factory(ty, build).map(|made| Read::Collection {
                made,
                element: self.value(element.unwrap_or_else(Types::object_use)),
            }),
            Shape::Map { value, build } => self.map(ty, *value, build),
            Shape::Object(shape) if self.shapes.is_made_by_constructor(ty) => Some(self.record(shape)),
            Shape::Union(shape) if shape.untyped => self.deduced(shape),
            _ => None,
        };
        read.unwrap_or_else(|| Read::Mapper(self.mapped(ty)))
    }

    /// The constraints that are enforced on this use (R7.8).
    pub(super) fn checks(&mut self, used: Use) -> Vec<Check> {
        let constraints = &self.shapes.types.marks(used.marks).constraints;
        if *constraints == Constraints::default() {
            return Vec::new();
        }
        let constraints = constraints.clone();
        let kind = self.shapes.json_kind(used);
        let checks = constraints.checks(kind);
        checks
            .iter()
            .flat_map(|check| self.measured(check, used, kind))
            .collect()
    }

    /// The constraint with how a value of the type is measured.
    fn measured(&mut self, check: &constraints::Check, used: Use, kind: JsonKind) -> Vec<Check> {
        let is_integer = kind == JsonKind::Integer;
        vec![match check {
            constraints::Check::Minimum(bound) => {
                Check::Minimum(inclusive(bound, is_integer, Decimal::least_integer_above))
            }
            constraints::Check::Maximum(bound) => {
                Check::Maximum(inclusive(bound, is_integer, Decimal::greatest_integer_below))
            }
            constraints::Check::NotBlank => Check::NotBlank,
            constraints::Check::Email => Check::Email,
            constraints::Check::Pattern(pattern) => Check::Pattern(pattern.clone()),
            constraints::Check::Size { least, most } => {
                let read = self.shapes.as_read(used);
                let of = match (&self.shapes.of(read.ty).shape, kind) {
                    (Shape::Scalar(Scalar::Bytes), _) => Measured::Bytes,
                    (_, JsonKind::Array) => Measured::Elements,
                    (_, JsonKind::Object) => Measured::Members,
                    _ => Measured::Text,
                };
                let (least, most) = (*least, *most);
                let size = Check::Size { least, most, of };
                // A set holds equal elements once, so that it can have fewer than came.
                if least > 1 && self.shapes.types.as_super(read.ty, "java.util.Set").is_some() {
                    let of = Measured::DifferentElements;
                    return vec![size, Check::Size { least, most: None, of }];
                }
                size
            }
        }]
    }

    fn enumeration(&self, shape: &EnumShape) -> EnumRead {
        // A constant's own name counts more than another's alias (`EnumResolver.constructFor`).
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

    /// None where the mapper must read the map: a schema of the user's own describes one with keys of other types.
    fn map(&mut self, ty: Ty, value: Option<Use>, build: &Build) -> Option<Read> {
        let made = self.factory(ty, build)?;
        let constrained = self.shapes.key_use(ty);
        let constrained = constrained.filter(|used| !self.checks(*used).is_empty());
        let of = self.value(value.unwrap_or_else(Types::object_use));
        let key = match (self.shapes.key(ty), constrained) {
            (Key::Unsupported(..), _) => return None,
            (_, Some(used)) => self.value(used),
            (Key::Scalar(_), None) => {
                let key = self.shapes.key_use(ty)?;
                self.value(Types::plain(key.ty))
            }
            (Key::Enum(used), None) => self.value(Types::plain(used.ty)),
            (Key::Mapper(used), None) => self.mapper_key(used.ty),
            (Key::String, None) => {
                let text = self.keys.get(&Types::object()).copied();
                let text = text.unwrap_or_else(|| self.add(Read::Scalar(Scalar::String), Types::object()));
                self.keys.insert(Types::object(), text);
                text
            }
        };
        Some(Read::Map { made, key, value: of })
    }

    fn mapper_key(&mut self, ty: Ty) -> ReaderId {
        if let Some(id) = self.keys.get(&ty) {
            return *id;
        }
        let expected = self.expected_key(ty);
        let mapped = Mapped {
            expected,
            ..self.mapped(ty)
        };
        let id = self.add(Read::MapperKey(mapped), ty);
        self.keys.insert(ty, id);
        id
    }

    /// How an empty container of the type is made; none where the mapper must make it.
    fn factory(&self, ty: Ty, build: &Build) -> Option<ContainerFactory> {
        Some(match build {
            Build::New(name) => ContainerFactory::New(JavaClass::qualified(name)),
            Build::NewOwn(id) => ContainerFactory::New(self.class(*id)),
            Build::ByEnum(of) => {
                let made = self.shapes.types.declaration(ty)?;
                ContainerFactory::ByEnum {
                    class: self.class(made),
                    is_set: self.shapes.request.declaration(made).binary_name == "java.util.EnumSet",
                    of: self.class(*of),
                }
            }
            Build::Mapper => return None,
        })
    }

    fn record(&mut self, shape: &ObjectShape) -> Read {
        let mut properties: Vec<_> = shape.properties.iter().collect();
        order::sort_short(&mut properties, |property| property.component);
        let mut components = Vec::with_capacity(properties.len());
        for property in properties {
            components.push(ComponentRead {
                name: property.name.clone(),
                aliases: property.aliases.clone(),
                ty: self.shapes.java_type(property.used.ty),
                reader: self.component(property.used, property.required),
            });
        }
        Read::Record {
            class: self.class(shape.declaration),
            components,
        }
    }

    /// None where generated code does not make all of the types that a sealed type permits (R7.12).
    fn deduced(&mut self, union: &UnionShape) -> Option<Read> {
        let leaves = self.shapes.sealed_leaves(union).ok()?;
        let leaves: Vec<Leaf> = leaves
            .into_iter()
            .map(|leaf| Leaf {
                reader: self.value(leaf.used),
                properties: leaf.properties,
            })
            .collect();
        let expected = leaves.iter().map(|leaf| {
            let of_leaf = |required: bool| {
                let own = leaf.properties.iter().filter(move |(_, own)| *own || !required);
                own.filter_map(|(names, _)| names.first())
                    .map(|name| format!("\"{name}\""))
                    .collect::<Vec<_>>()
            };
            let required = of_leaf(true);
            let names = if required.is_empty() { of_leaf(false) } else { required };
            if names.is_empty() {
                "no members".to_owned()
            } else {
                names.join(" and ")
            }
        });
        let expected: Vec<String> = expected.collect();
        Some(Read::Deduced {
            expected: format!("an object with {}", expected.join(", or one with ")),
            leaves,
        })
    }

    /// What the mapper reads for a type.
    fn mapped(&mut self, ty: Ty) -> Mapped {
        Mapped {
            target: self.target(ty),
            expected: self.expected(ty),
            is_text: self.is_text(ty),
            check: self.inspection(Types::plain(ty), &Selection::default()),
            words: self.words(ty),
        }
    }

    /// Whether the type's JSON is a string.
    fn is_text(&mut self, ty: Ty) -> bool {
        self.shapes.json_kind(Types::plain(ty)) == JsonKind::String
    }

    fn target(&mut self, ty: Ty) -> MapperTarget {
        if self.shapes.unnameable_part(ty).is_some() {
            return MapperTarget::Named(self.shapes.canonical(ty));
        }
        let mut component = ty;
        while let Form::Array(inner) = self.shapes.types.form(component) {
            component = inner.ty;
        }
        // Java lets no argument be written that is outside of its bounds.
        if !self.shapes.types.arguments(component).is_empty() && self.shapes.types.is_within_bounds(ty) {
            MapperTarget::Reference(self.shapes.type_tokens(ty))
        } else {
            MapperTarget::Class(self.shapes.java_type(ty))
        }
    }

    /// What is expected of a value that the mapper reads, in the words of a failure (R5.3).
    fn expected(&mut self, ty: Ty) -> String {
        let read = self.shapes.as_read(Types::plain(ty)).ty;
        let words = match &self.shapes.of(read).shape {
            Shape::Enum(shape) => return one_of_constants(shape),
            Shape::Text(known) => return known.expected_of_argument(),
            Shape::Union(shape) => return expected_alternative(shape),
            Shape::Collection { .. } | Shape::Array(_) => "an array",
            Shape::Any { .. } => "any JSON value",
            Shape::Object(_) | Shape::Map { .. } | Shape::Open => "an object",
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => match scalar.json_kind() {
                JsonKind::Integer => "an integer",
                JsonKind::Number => "a number",
                JsonKind::String => "a string",
                _ => "true or false",
            },
            _ => "a value that the tool can read",
        };
        words.to_owned()
    }

    /// What is expected of a key: of one that is otherwise an object, text.
    fn expected_key(&mut self, ty: Ty) -> String {
        match &self.shapes.of(ty).shape {
            Shape::Enum(_) | Shape::Text(_) => self.expected(ty),
            _ => "a text that the tool can read".to_owned(),
        }
    }
}

/// The end of a range of integers that is itself allowed, where there is one.
fn inclusive(bound: &Bound, is_integer: bool, next: impl Fn(&Decimal) -> Option<Decimal>) -> Bound {
    match next(&bound.value) {
        Some(value) if is_integer && !bound.inclusive => Bound { value, inclusive: true },
        _ => bound.clone(),
    }
}

fn one_of_constants(shape: &EnumShape) -> String {
    one_of(shape.constants.iter().map(|constant| constant.wire.as_str()))
}

/// "one of" and the strings, as JSON.
pub(super) fn one_of<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    format!("one of {}", names.join(", "))
}

/// An object that one of several types makes, by what distinguishes them.
pub(super) fn expected_alternative(shape: &UnionShape) -> String {
    let mut property = None;
    let mut values: Vec<String> = Vec::new();
    let mut wrappers: Vec<String> = Vec::new();
    for alternative in &shape.alternatives {
        match &alternative.tag {
            Tag::Property(discriminator) => {
                property.get_or_insert(&discriminator.property);
                values.push(format!("\"{}\"", discriminator.value));
            }
            Tag::Wrapper(name) => wrappers.push(format!("\"{name}\"")),
            Tag::None => {}
        }
    }
    match property {
        Some(property) => format!("an object with {property} {}", either(&values)),
        None if !wrappers.is_empty() => format!("an object with the one member {}", either(&wrappers)),
        None => "an object".to_owned(),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn either(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}
