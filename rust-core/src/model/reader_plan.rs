//! The reader plan: for each value that a tool is given, what generated code reads and what the mapper reads, what may be
//! null, which constraints are enforced, and what makes it (sections 5 and R7.8).
//!
//! Readers are planned from a queue: a reader that needs others only names them.

use std::collections::{HashMap, HashSet, VecDeque};

use super::constraints::{self, Constraints};
use super::facts;
use super::shape::{Build, EnumShape, Key, ObjectShape, Scalar, Shape, Tag, UnionShape, Unsupported};
use super::shaping::Shapes;
use super::tool;
use super::tools::{
    Argument, ArgumentRead, Check, ComponentRead, ConstantRead, ContainerFactory, DefaultValue, EnumRead,
    FlattenedRecord, GenericCall, Held, JavaBase, JavaClass, JavaType, KeyRead, Mapped, MapperTarget, Measured, Plan,
    Read, ReadBy, ReaderId, RecordMaking, Tool, TypeToken, Value, ValueId, VariableUse,
};
use super::types::{Form, Marks, Ty, Types, Use};
use crate::identifiers;
use crate::json::Json;
use crate::order;
use crate::wire::request::{Declaration, DeclarationId};

/// Collections and maps that refuse no element, so that nothing has to be caught.
const TAKES_ALL: [&str; 4] = [
    "java.util.ArrayList",
    "java.util.LinkedList",
    "java.util.LinkedHashSet",
    "java.util.LinkedHashMap",
];

/// Plans the readers of one companion.
pub(crate) struct Planner<'s, 'r> {
    shapes: &'s mut Shapes<'r>,
    plan: Plan,
    readers: HashMap<(Ty, Marks), ReaderId>,
    waiting: VecDeque<(Use, ReaderId)>,
}

impl<'s, 'r> Planner<'s, 'r> {
    pub(crate) fn new(shapes: &'s mut Shapes<'r>) -> Self {
        Self {
            shapes,
            plan: Plan::default(),
            readers: HashMap::new(),
            waiting: VecDeque::new(),
        }
    }

    /// The plan with every reader that was asked for, and those that these need.
    pub(crate) fn finish(mut self) -> Plan {
        while let Some((used, id)) = self.waiting.pop_front() {
            let read = self.read_of(used);
            self.plan.set_read(id, read);
        }
        self.plan
    }

    /// The finished tool.
    pub(crate) fn tool(&mut self, class: DeclarationId, tool: tool::Tool) -> Tool {
        let is_mapped = tool.record.is_some_and(|record| !record.generated);
        let arguments = tool.arguments.iter().map(|argument| Argument {
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
        let arguments = arguments.collect();
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
        }
    }

    fn class(&self, id: DeclarationId) -> JavaClass {
        JavaClass::of(self.shapes.request.declaration(id))
    }

    fn read_alone(&mut self, argument: &tool::Argument) -> ArgumentRead {
        let Some(default) = &argument.default else {
            let (name, aliases) = (&argument.name, &argument.aliases);
            return ArgumentRead::Component(self.component(name, aliases, argument.used, argument.required));
        };
        let used = self.shapes.types.without_null(argument.used);
        ArgumentRead::Defaulted {
            value: self.value(used),
            default: self.default_value(used, default),
        }
    }

    /// It must be present where the record could not be made without it.
    fn read_with_record(&self, argument: &tool::Argument) -> ArgumentRead {
        ArgumentRead::WithRecord {
            needed: argument.default.is_none() && (argument.required || self.is_primitive(argument.used.ty)),
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
            RecordMaking::Constructor {
                arguments: positions,
                casts: self.has_other_constructors(self.shapes.types.declaration(ty)),
            }
        } else {
            RecordMaking::Mapper(self.mapped(ty))
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

    fn component(&mut self, name: &str, aliases: &[String], used: Use, required: bool) -> ComponentRead {
        let may_be_missing = !required && !self.is_primitive(used.ty) && !self.shapes.is_nullable(used);
        ComponentRead {
            name: name.to_owned(),
            aliases: aliases.to_vec(),
            ty: self.shapes.java_type(used.ty),
            value: self.value(used),
            may_be_missing,
        }
    }

    fn is_primitive(&self, ty: Ty) -> bool {
        matches!(self.shapes.types.form(ty), Form::Primitive(_))
    }

    /// How this use of a type is read. An `Optional` in another is read by a method: javac attributes a conditional
    /// expression that is an argument twice, so that its time for nested ones would double with each.
    fn value(&mut self, used: Use) -> ValueId {
        let has_checks = !self.checks(used).is_empty();
        let by = match &self.shapes.of(used.ty).shape {
            Shape::Optional(inner) if !has_checks => {
                let inner = *inner;
                ReadBy::Optional(if matches!(self.shapes.of(inner.ty).shape, Shape::Optional(_)) {
                    let by = ReadBy::Reader(self.reader(inner));
                    self.plan.add_value(Value { nullable: false, by })
                } else {
                    self.value(inner)
                })
            }
            Shape::OptionalScalar(scalar) if !has_checks => ReadBy::OptionalScalar(*scalar),
            Shape::Scalar(scalar) if !has_checks => ReadBy::Scalar(*scalar),
            Shape::Any { node: false } if !has_checks => ReadBy::Any,
            _ => ReadBy::Reader(self.reader(used)),
        };
        let nullable = self.shapes.types.marks(used.marks).nullable;
        self.plan.add_value(Value { nullable, by })
    }

    fn reader(&mut self, used: Use) -> ReaderId {
        // A use with constraints is read differently; that one takes null is said where it is used.
        let marks = if self.checks(used).is_empty() {
            Types::object_use().marks
        } else {
            used.marks
        };
        if let Some(id) = self.readers.get(&(used.ty, marks)) {
            return *id;
        }
        let name = self.shapes.reader_name(used.ty);
        let id = self.plan.add_reader(name, self.shapes.java_type(used.ty));
        self.readers.insert((used.ty, marks), id);
        self.waiting.push_back((Use { ty: used.ty, marks }, id));
        id
    }

    fn read_of(&mut self, used: Use) -> Read {
        let checks = self.checks(used);
        if !checks.is_empty() {
            return self.constrained(used, &checks);
        }
        let ty = used.ty;
        if !self.shapes.is_nameable_raw(ty) {
            return Read::Mapper(self.mapped(ty));
        }
        let shaped = self.shapes.of(ty);
        let read = match &shaped.shape {
            Shape::Enum(shape) if !shape.by_mapper => Some(Read::Enum(self.enumeration(shape))),
            Shape::Optional(_) => Some(Read::Optional(self.value(Types::plain(ty)))),
            Shape::Array(component) => Some(Read::Array(self.value(*component))),
            Shape::Collection { element, build } => self.factory(ty, build).map(|made| Read::Collection {
                made,
                element: self.value(element.unwrap_or_else(Types::object_use)),
            }),
            Shape::Map { value, build } => self.map(ty, *value, build),
            Shape::Object(shape) if self.shapes.is_made_by_constructor(ty) => Some(self.record(shape)),
            _ => None,
        };
        read.unwrap_or_else(|| Read::Mapper(self.mapped(ty)))
    }

    fn constrained(&mut self, used: Use, checks: &[constraints::Check]) -> Read {
        let plain = Use {
            ty: used.ty,
            marks: Types::object_use().marks,
        };
        let value = self.value(plain);
        let (held, inner) = match &self.shapes.of(used.ty).shape {
            Shape::Optional(inner) => (Held::Optional(self.shapes.java_type(inner.ty)), inner.ty),
            Shape::OptionalScalar(scalar) => (Held::OptionalScalar(*scalar), used.ty),
            _ => (Held::Itself, used.ty),
        };
        let checks = checks.iter().map(|check| self.measured(check, inner)).collect();
        Read::Constrained { value, held, checks }
    }

    /// The constraint with how a value of the type is measured.
    fn measured(&mut self, check: &constraints::Check, ty: Ty) -> Check {
        let shaped = self.shapes.of(ty);
        let scalar = match &shaped.shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => *scalar,
            _ => Scalar::String,
        };
        match check {
            constraints::Check::Minimum(bound) => Check::Minimum(bound.clone(), scalar),
            constraints::Check::Maximum(bound) => Check::Maximum(bound.clone(), scalar),
            constraints::Check::NotBlank => Check::NotBlank,
            constraints::Check::Email => Check::Email,
            constraints::Check::Pattern(pattern) => Check::Pattern(pattern.clone()),
            constraints::Check::Size { least, most } => Check::Size {
                least: *least,
                most: *most,
                of: match &shaped.shape {
                    Shape::Array(_) | Shape::Scalar(Scalar::Bytes) => Measured::Array,
                    Shape::Collection { .. } if self.shapes.types.as_super(ty, "java.util.Collection").is_some() => {
                        Measured::Collection
                    }
                    Shape::Collection { .. } => Measured::Iterable,
                    Shape::Map { .. } => Measured::Map,
                    _ => Measured::Text,
                },
            },
        }
    }

    /// The constraints that generated code enforces on this use (R7.8).
    fn checks(&mut self, used: Use) -> Vec<constraints::Check> {
        let constraints = &self.shapes.types.marks(used.marks).constraints;
        if *constraints == Constraints::default() {
            return Vec::new();
        }
        let constraints = constraints.clone();
        let kind = self.shapes.json_kind(used);
        let mut checks = constraints.checks(kind);
        // What the mapper makes of text or a number is neither: its constraints are keywords only (R7.8).
        let inner = match &self.shapes.of(used.ty).shape {
            Shape::Optional(inner) => inner.ty,
            _ => used.ty,
        };
        let is_size = |check: &constraints::Check| matches!(check, constraints::Check::Size { .. });
        let is_bound = |check: &constraints::Check| {
            matches!(check, constraints::Check::Minimum(_) | constraints::Check::Maximum(_))
        };
        let is_named = self.shapes.is_nameable_raw(inner);
        match &self.shapes.of(inner).shape {
            Shape::Scalar(Scalar::String | Scalar::CharSequence) => {}
            Shape::Scalar(Scalar::Bytes) => checks.retain(is_size),
            Shape::Scalar(_) | Shape::OptionalScalar(_) => checks.retain(is_bound),
            Shape::Array(_) | Shape::Collection { .. } | Shape::Map { .. } if is_named => checks.retain(is_size),
            _ => checks.clear(),
        }
        checks
    }

    fn enumeration(&self, shape: &EnumShape) -> EnumRead {
        let mut seen: HashSet<&str> = HashSet::new();
        let constants = shape.constants.iter().map(|constant| {
            let names = std::iter::once(&constant.wire).chain(&constant.aliases);
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
            (_, Some(used)) => KeyRead::Value(self.value(used)),
            (Key::Scalar(scalar), None) => KeyRead::Scalar(scalar),
            (Key::Enum(used), None) => KeyRead::Value(self.value(Types::plain(used.ty))),
            (Key::Mapper(used), None) => {
                let expected = self.expected_key(used.ty);
                KeyRead::Mapper(Mapped {
                    expected,
                    ..self.mapped(used.ty)
                })
            }
            (Key::String, None) => KeyRead::Text,
        };
        Some(Read::Map { made, key, value: of })
    }

    /// How an empty container of the type is made; none where the mapper must make it.
    fn factory(&self, ty: Ty, build: &Build) -> Option<ContainerFactory> {
        Some(match build {
            Build::New(name) => ContainerFactory::New {
                class: JavaClass::qualified(name),
                refuses: !TAKES_ALL.contains(name),
            },
            Build::NewOwn(id) => ContainerFactory::New {
                class: self.class(*id),
                refuses: true,
            },
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
        Read::Record {
            class: self.class(shape.declaration),
            components: properties
                .into_iter()
                .map(|property| self.component(&property.name, &property.aliases, property.used, property.required))
                .collect(),
            casts: self.has_other_constructors(Some(shape.declaration)),
        }
    }

    /// Whether the arguments of the canonical constructor must have the components' very types to be told from others.
    fn has_other_constructors(&self, record: Option<DeclarationId>) -> bool {
        record.is_some_and(|id| self.shapes.request.declaration(id).constructors.len() >= 2)
    }

    /// What the mapper reads for a type.
    fn mapped(&mut self, ty: Ty) -> Mapped {
        Mapped {
            ty: self.shapes.java_type(ty),
            target: self.target(ty),
            expected: self.expected(ty),
        }
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
        match &self.shapes.of(ty).shape {
            Shape::Enum(shape) => one_of_constants(shape),
            Shape::Text(known) => known.expected_of_argument(),
            Shape::Collection { .. } | Shape::Array(_) => "an array".to_owned(),
            Shape::Any { .. } => "any JSON value".to_owned(),
            Shape::Union(shape) => expected_alternative(shape, &self.shapes.print(ty)),
            Shape::Object(_) | Shape::Map { .. } | Shape::Open => format!("an object ({})", self.shapes.print(ty)),
            Shape::Unsupported(Unsupported::Jdk(_)) => {
                format!("a value that {} can be read from", self.with_article(ty))
            }
            _ => self.with_article(ty),
        }
    }

    /// What is expected of a key: of one that is otherwise an object, its type.
    fn expected_key(&mut self, ty: Ty) -> String {
        match &self.shapes.of(ty).shape {
            Shape::Enum(_) | Shape::Text(_) => self.expected(ty),
            _ => self.with_article(ty),
        }
    }

    fn with_article(&self, ty: Ty) -> String {
        let name = self.shapes.print(ty);
        let is_vowel = name.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']);
        format!("{} {name}", if is_vowel { "an" } else { "a" })
    }
}

fn one_of_constants(shape: &EnumShape) -> String {
    let names: Vec<String> = shape
        .constants
        .iter()
        .map(|constant| format!("\"{}\"", constant.wire))
        .collect();
    format!("one of {}", names.join(", "))
}

/// What a text with a format is called.
fn expected_alternative(shape: &UnionShape, name: &str) -> String {
    let mut property = None;
    let mut values: Vec<String> = Vec::new();
    for alternative in &shape.alternatives {
        if let Tag::Property(discriminator) = &alternative.tag {
            property.get_or_insert(&discriminator.property);
            values.push(format!("\"{}\"", discriminator.value));
        }
    }
    match property {
        Some(property) => format!(
            "an object ({name}) whose \"{property}\" is one of {}",
            values.join(", ")
        ),
        None => format!("an object ({name})"),
    }
}

/// The class as a piece of a type.
fn class_token(declaration: &Declaration) -> TypeToken {
    TypeToken::Type(JavaType {
        base: JavaBase::Class(JavaClass::of(declaration)),
        dimensions: 0,
    })
}

fn simple_name(declaration: &Declaration) -> String {
    declaration.path.last().cloned().unwrap_or_default()
}

impl JavaClass {
    /// The class of a declaration.
    pub(crate) fn of(declaration: &Declaration) -> Self {
        Self {
            package: declaration.package.clone(),
            path: declaration.path.clone(),
        }
    }

    /// A top-level class by its qualified name.
    pub(crate) fn qualified(name: &str) -> Self {
        let (package, class) = name.rsplit_once('.').unwrap_or(("", name));
        Self {
            package: package.to_owned(),
            path: vec![class.to_owned()],
        }
    }
}

impl Shapes<'_> {
    /// The type without its type arguments; `Object` for what the companion cannot name.
    pub(crate) fn java_type(&self, ty: Ty) -> JavaType {
        let mut dimensions = 0;
        let mut component = ty;
        while let Form::Array(inner) = self.types.form(component) {
            dimensions += 1;
            component = inner.ty;
        }
        if !self.is_nameable_raw(ty) {
            return JavaType {
                base: JavaBase::Object,
                dimensions: 0,
            };
        }
        let base = match self.types.form(component) {
            Form::Primitive(_) => JavaBase::Primitive(self.primitive_name(component).map_or("void", |(name, _)| name)),
            Form::Declared { declaration, .. } => {
                JavaBase::Class(JavaClass::of(self.request.declaration(*declaration)))
            }
            _ => JavaBase::Object,
        };
        JavaType { base, dimensions }
    }

    /// The type with its type arguments, for a `TypeReference`.
    fn type_tokens(&self, ty: Ty) -> Vec<TypeToken> {
        enum Part {
            Type(Ty),
            Token(TypeToken),
        }
        let text = |text: &'static str| Part::Token(TypeToken::Text(text));
        let mut tokens = Vec::new();
        let mut open = vec![Part::Type(ty)];
        while let Some(part) = open.pop() {
            let ty = match part {
                Part::Token(token) => {
                    tokens.push(token);
                    continue;
                }
                Part::Type(ty) => ty,
            };
            match self.types.form(ty) {
                Form::Array(component) => open.extend([text("[]"), Part::Type(component.ty)]),
                Form::Declared {
                    declaration,
                    arguments,
                    outer,
                } if !arguments.is_empty() => {
                    // Java has no `Outer.Inner<T>` where `Outer` has variables (JLS 4.8).
                    let mut parts = Vec::new();
                    for (position, (level, arguments)) in self
                        .levels(*declaration, arguments, outer)
                        .into_iter()
                        .rev()
                        .enumerate()
                    {
                        let declaration = self.request.declaration(level);
                        parts.push(Part::Token(if position > 0 {
                            TypeToken::Inner(simple_name(declaration))
                        } else {
                            class_token(declaration)
                        }));
                        for (position, argument) in arguments.iter().enumerate() {
                            parts.push(text(if position == 0 { "<" } else { ", " }));
                            parts.push(Part::Type(argument.ty));
                        }
                        if !arguments.is_empty() {
                            parts.push(text(">"));
                        }
                    }
                    open.extend(parts.into_iter().rev());
                }
                _ => tokens.push(TypeToken::Type(self.java_type(ty))),
            }
        }
        tokens
    }

    /// A class and those around it that have type arguments, the innermost first, each with its own.
    fn levels<'u>(&self, id: DeclarationId, arguments: &'u [Use], outer: &'u [Use]) -> Vec<(DeclarationId, &'u [Use])> {
        let mut levels = vec![(id, arguments)];
        let mut outer = outer;
        for around in facts::enclosing(self.request, id) {
            if outer.is_empty() {
                break;
            }
            let (own, further) = outer
                .split_at_checked(self.request.declaration(around).type_parameters.len())
                .unwrap_or((outer, &[]));
            levels.push((around, own));
            outer = further;
        }
        levels
    }

    /// What a reader's name begins with: `readOrderItem`, `readListOfString`.
    fn reader_name(&self, ty: Ty) -> String {
        const LONGEST: usize = 40;
        let mut name = String::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if name.len() > LONGEST {
                break;
            }
            let (simple, inner): (String, &[Use]) = match self.types.form(ty) {
                Form::Array(component) => ("array".to_owned(), std::slice::from_ref(component)),
                Form::Declared {
                    declaration, arguments, ..
                } => {
                    let declaration = self.request.declaration(*declaration);
                    let simple = declaration.path.last();
                    let simple = simple.filter(|_| identifiers::can_name_type(declaration));
                    (simple.cloned().unwrap_or_else(|| "value".to_owned()), arguments)
                }
                Form::Primitive(_) => (self.primitive_name(ty).map_or("void", |(name, _)| name).to_owned(), &[]),
                _ => ("object".to_owned(), &[]),
            };
            let mut letters = simple.chars();
            name.extend(letters.next().unwrap_or('x').to_uppercase());
            name.extend(letters);
            if !inner.is_empty() {
                name.push_str("Of");
                open.extend(inner.iter().rev().map(|used| used.ty));
            }
        }
        format!("read{name}")
    }
}
