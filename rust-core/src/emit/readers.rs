//! Prints the reader plan: the method `value`, which reads by number, and a method for each reader that is too large for
//! a line of it (R5.1, R5.7, R9.5).

use std::collections::{BTreeSet, HashMap};

use super::code::{Code, Piece, code};
use super::java_text;
use super::json_code::{self, Holder};
use super::literals;
use super::names::{
    self, ARRAY_LIST, BIG_DECIMAL, ILLEGAL_ARGUMENT_EXCEPTION, MAP, OBJECT, Own, PATTERN, STRING, TYPE_REFERENCE, Type,
};
use super::parts::PartClasses;
use super::runtime_helpers::Helper;
use crate::model::constraints::Bound;
use crate::model::jdk_types::Scalar;
use crate::model::tools::{
    Check, ComponentRead, ContainerFactory, DefaultValue, EnumRead, InspectedProperty, Inspection, JavaBase, JavaClass,
    JavaType, Leaf, Mapped, MapperTarget, Measured, Plan, Read, Reader, ReaderId, Tools, TypeToken,
};
use crate::text::json::Json;

/// How many constants the readers of one class may take: a class file holds 65,535 (JVMS 4.1), and what else is in the
/// class of the first group has its share.
const GROUP_WEIGHT: usize = 20_000;

/// What a reader takes beside its names: its own name and type, its call, and what it calls.
const READER_WEIGHT: usize = 12;

/// The most readers in one `switch`: `HotSpot` compiles no method above 8,000 bytes.
const SWITCH_READERS: usize = 100;

/// The most names of constants in a reader's `switch`; a method may have 65,535 bytes (JVMS 4.7.3).
const SWITCH_NAMES: usize = 200;

/// The names of a companion's methods and constants, each given away once.
struct MemberNames {
    given: BTreeSet<String>,
    /// The number that a name with this base was given last: those before are given, too.
    numbers: HashMap<String, u32>,
}

impl MemberNames {
    /// None but those of the runtime helpers and of the companion's fixed members.
    fn new() -> Self {
        // `yield` is no name that a method can be called by (JLS 3.9). Those of Object would be overridden.
        let reserved = [
            "clone",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait",
            "add",
            "definitions",
            "invoke",
            "call",
            "answer",
            "value",
            "MAPPER",
            "yield",
        ];
        Self {
            given: Helper::all_names().chain(reserved).map(str::to_owned).collect(),
            numbers: HashMap::new(),
        }
    }

    fn fresh(&mut self, base: &str) -> String {
        let base = java_text::identifier(base);
        if self.given.insert(base.clone()) {
            return base;
        }
        let number = self.numbers.entry(base.clone()).or_insert(1);
        loop {
            *number = number.saturating_add(1);
            let name = format!("{base}{number}");
            if self.given.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// Prints what reads the arguments of one companion's tools.
pub(super) struct Readers<'m> {
    plan: &'m Plan,
    /// The tool class, whose class loader knows what the companion cannot name.
    near: &'m JavaClass,
    names: MemberNames,
    /// How many values and names the method that is being written has already.
    inline: usize,
    /// What does not fit into the methods that need it.
    pub(super) parts: PartClasses,
}

/// The readers of one class.
#[derive(Default)]
pub(super) struct Group {
    /// How many of its class file's constants they take, about.
    weight: usize,
    /// The number of its first reader.
    first: usize,
    /// The statements of each reader.
    cases: Vec<(usize, Code)>,
    /// Constants that they need: compiled patterns, names of enum constants.
    constants: Vec<Code>,
    methods: Vec<Code>,
}

/// The class of the readers of a group other than the first, whose class has no name of its own.
pub(super) fn group_class(group: usize) -> Own<String> {
    Own(format!("Readers{group}"))
}

/// How many of a class file's constants a reader takes, about.
fn weight(reader: &Reader) -> usize {
    match &reader.read {
        Read::Constrained { checks, .. } => READER_WEIGHT.saturating_mul(checks.len().saturating_add(1)),
        Read::Enum(read) if name_count(read) <= SWITCH_NAMES => {
            READER_WEIGHT.saturating_add(name_count(read).saturating_mul(5))
        }
        Read::Record { components, .. } => components
            .iter()
            .map(|component| component.aliases.len().saturating_mul(2).saturating_add(8))
            .fold(READER_WEIGHT, usize::saturating_add),
        Read::Inspect(Inspection::Object { properties, .. }) => properties
            .iter()
            .map(|property| property.aliases.len().saturating_mul(2).saturating_add(6))
            .fold(READER_WEIGHT, usize::saturating_add),
        Read::Inspect(Inspection::Tagged { alternatives, .. } | Inspection::Wrapped(alternatives)) => {
            READER_WEIGHT.saturating_add(alternatives.len().saturating_mul(4))
        }
        _ => READER_WEIGHT,
    }
}

/// The Java expression for a default.
pub(super) struct WrittenDefault {
    pub(super) java: Code,
    /// It is made in a method of its own, which takes time.
    pub(super) held: bool,
}

impl Holder for Readers<'_> {
    fn hold(&mut self, body: &Code, weight: usize) -> Code {
        let name = self.fresh("part");
        self.parts.add(&name, body, weight)
    }
}

impl<'m> Readers<'m> {
    pub(super) fn new(tools: &'m Tools) -> Self {
        Self {
            plan: &tools.plan,
            near: &tools.class,
            names: MemberNames::new(),
            inline: 0,
            parts: PartClasses::default(),
        }
    }

    /// A name that no other member has: `base`, else with the first number that makes it so.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        self.names.fresh(base)
    }

    /// Begins a method: what it says itself is limited.
    pub(super) fn begin_method(&mut self) {
        self.inline = 0;
    }

    /// Whether the method that is being written can hold so many values and names more.
    fn has_room(&mut self, count: usize) -> bool {
        let inline = self.inline.saturating_add(count);
        let fits = inline <= json_code::METHOD_VALUES;
        if fits {
            self.inline = inline;
        }
        fits
    }

    /// The members of each class with readers: one, unless there are more than a class file can hold (R9.4).
    pub(super) fn write_all(&mut self) -> Vec<Vec<Code>> {
        let plan = self.plan;
        let mut groups = vec![Group::default()];
        for (number, reader) in plan.readers().enumerate() {
            let weight = weight(reader);
            if groups
                .last()
                .is_none_or(|last| last.weight > 0 && last.weight.saturating_add(weight) > GROUP_WEIGHT)
            {
                groups.push(Group {
                    first: number,
                    ..Group::default()
                });
            }
            self.begin_method();
            if let Some(group) = groups.last_mut() {
                group.weight = group.weight.saturating_add(weight);
                let statements = self.statements(reader, group);
                group.cases.push((number, statements));
            }
        }
        groups.into_iter().map(|group| self.members(group)).collect()
    }

    /// The members of a class: constants, `value`, and the methods that it calls.
    fn members(&mut self, group: Group) -> Vec<Code> {
        let mut members = group.constants;
        if group.cases.is_empty() {
            return members;
        }
        let mut choice = Code::default();
        if group.first > 0 {
            // The class of each group extends that of the one before it.
            let first = group.first;
            choice.push(code![
                "if (type < ",
                first,
                ") {\n    return super.value(type, value);\n}\n"
            ]);
        }
        let mut choosers = Vec::new();
        if group.cases.len() <= SWITCH_READERS {
            choice.push(switch("type", Braces::WhereNeeded, &group.cases));
        } else {
            let mut cases = Vec::new();
            for (position, chunk) in group.cases.chunks(SWITCH_READERS).enumerate() {
                let name = self.fresh(&format!("valueFrom{}", group.first + position * SWITCH_READERS));
                choosers.push(value_method(&name, &switch("type", Braces::WhereNeeded, chunk)));
                cases.push((position, code!["return ", name, "(type, value);"]));
            }
            let selector = format!("(type - {}) / {SWITCH_READERS}", group.first);
            choice.push(switch(&selector, Braces::WhereNeeded, &cases));
        }
        members.push(value_method("value", &choice));
        members.extend(choosers);
        members.extend(group.methods);
        members
    }

    /// The statements that read by one reader; what is larger than a few lines becomes a method.
    fn statements(&mut self, reader: &Reader, group: &mut Group) -> Code {
        match &reader.read {
            Read::Scalar(scalar) => code!["return ", scalar_reader(*scalar), "(value);"],
            Read::OptionalScalar(scalar) => {
                let class = optional_class(*scalar);
                let read = code![scalar_reader(*scalar), "(value)"];
                code![
                    "return value == null ? ",
                    class,
                    ".empty() : ",
                    class,
                    ".of(",
                    read,
                    ");"
                ]
            }
            Read::Any => code!["return ", Helper::anyValue, "(value);"],
            Read::Nullable(id) => code!["return value == null ? null : ", read(*id, "value"), ";"],
            Read::Optional(id) => code!["return ", Helper::optional, "(", id.position(), ", value);"],
            Read::Constrained { read, checks } => self.constrained(*read, checks, group),
            Read::Collection { made, element } => {
                let element = element.position();
                code![
                    "return ",
                    Helper::collection,
                    "(",
                    element,
                    ", value, ",
                    empty(made),
                    ");"
                ]
            }
            Read::Map { made, key, value } => {
                let types = code![key.position(), ", ", value.position()];
                code!["return ", Helper::map, "(", types, ", value, ", empty(made), ");"]
            }
            Read::Mapper(mapped) => {
                let value = mapped.check.map_or(code!["value"], |check| read(check, "value"));
                let value = if mapped.is_text {
                    let expected = literals::string(&mapped.expected);
                    code![Helper::text, "(", value, ", ", expected, ")"]
                } else {
                    value
                };
                code!["return ", self.mapped(mapped, value), ";"]
            }
            Read::MapperKey(mapped) => {
                let target = self.target(&mapped.target);
                let expected = literals::string(&mapped.expected);
                code!["return ", Helper::mappedKey, "(value, ", target, ", ", expected, ");"]
            }
            Read::Deduced { leaves, expected } => {
                let all: Vec<Code> = leaves.iter().map(leaf).collect();
                code![
                    "return ",
                    Helper::deduced,
                    "(value, ",
                    literals::string(expected),
                    ",\n        ",
                    Code::joined(&all, ",\n        "),
                    ");"
                ]
            }
            Read::Inspect(inspection) => self.inspected(reader, inspection, group),
            Read::Enum(read) => {
                let body = self.enumeration(read, group);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
            Read::Array(element) => {
                let body = array(&reader.ty, *element);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
            Read::Record { class, components } => {
                let body = self.record(class, components);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
        }
    }

    /// Adds a method, and gives the statement that calls it.
    fn method(&mut self, base: &str, returned: impl Piece, body: &Code, group: &mut Group) -> Code {
        let name = self.fresh(base);
        let parameters = code!["(", OBJECT, " value)"];
        group
            .methods
            .push(code![returned, " ", name, parameters, " {\n", body.indented(4), "\n}"]);
        code!["return ", name, "(value);"]
    }

    /// The expression for an argument or member with all its names.
    pub(super) fn names(&mut self, name: &str, aliases: &[String]) -> Code {
        if aliases.is_empty() {
            return literals::string(name);
        }
        code![literals::string(name), ", ", self.strings(aliases)]
    }

    /// Strings as the last arguments of a call that takes any number of them.
    pub(super) fn strings(&mut self, all: &[String]) -> Code {
        if self.has_room(all.len()) {
            return Code::joined(&strings(all), ", ");
        }
        let list = Json::Array(all.iter().map(|name| Json::String(name.clone())).collect());
        code![Helper::names, "(", json_code::held_expression(&list, self), ")"]
    }

    /// The Java expression for a default, in a method of its own where the one around it has no room (R4.6).
    pub(super) fn default_value(&mut self, default: &DefaultValue) -> WrittenDefault {
        match default {
            DefaultValue::Decimal(number) => WrittenDefault {
                java: json_code::made(BIG_DECIMAL, number),
                held: false,
            },
            DefaultValue::Json(json) => self.default_json(json),
        }
    }

    /// The Java expression for a default that the mapper reads.
    pub(super) fn default_json(&mut self, json: &Json) -> WrittenDefault {
        let is_scalar = !matches!(json, Json::Array(_) | Json::Object(_));
        let held = !is_scalar && !self.has_room(json.values());
        WrittenDefault {
            java: if held {
                json_code::held_expression(json, self)
            } else {
                json_code::expression(json, 8, self)
            },
            held,
        }
    }

    /// Reads, then enforces the constraints on what came.
    fn constrained(&mut self, inner: Option<ReaderId>, checks: &[Check], group: &mut Group) -> Code {
        let inner = inner.map_or(code!["value"], |id| read(id, "value"));
        if checks.is_empty() {
            return code!["return ", inner, ";"];
        }
        let mut body = code![OBJECT, " result = ", inner, ";\n"];
        for check in checks {
            body.push(code![self.check(check, group), ";\n"]);
        }
        body.push_str("return result;");
        body
    }

    /// The call that enforces one constraint on `value`, which was read as `result`.
    fn check(&mut self, check: &Check, group: &mut Group) -> Code {
        match check {
            Check::Minimum(bound) => bound_check(bound, [Helper::atLeast, Helper::moreThan]),
            Check::Maximum(bound) => bound_check(bound, [Helper::atMost, Helper::lessThan]),
            Check::Size { least, most, of } => size_check(*least, *most, *of),
            Check::NotBlank => code![Helper::notBlank, "(value)"],
            Check::Email => code![Helper::email, "(value)"],
            Check::Pattern(constraint) => {
                let constant = self.fresh("PATTERN");
                let regex = literals::string(&constraint.source);
                let compiled = code![Helper::compiled, "(", regex, ", ", constraint.flags.to_string(), ")"];
                group.constants.push(code![
                    "private static final ",
                    PATTERN,
                    " ",
                    constant,
                    " = ",
                    compiled,
                    ";"
                ]);
                code![Helper::matches, "(value, ", constant, ")"]
            }
        }
    }

    fn enumeration(&mut self, read: &EnumRead, group: &mut Group) -> Code {
        let found = if name_count(read) > SWITCH_NAMES {
            self.looked_up(read, group)
        } else {
            let mut cases = Code::default();
            for constant in &read.constants {
                for name in &constant.names {
                    cases.push(code!["    case ", java_text::literal(name), ":\n"]);
                }
                let value = literals::constant(&read.class, &constant.java, constant.writable);
                cases.push(code!["        return ", value, ";\n"]);
            }
            cases.push_str("    default:\n        break;\n");
            code!["switch ((", STRING, ") value) {\n", cases, "}"]
        };
        let expected = literals::string(&read.expected);
        code![
            "if (value instanceof ",
            STRING,
            ") {\n",
            found.indented(4),
            "\n}\nthrow new ",
            Helper::ArgumentError,
            "(",
            expected,
            ", value);"
        ]
    }

    /// The statements that find one of so many constants that a `switch` would be too large: by its name, which a map
    /// gives where it is read by others.
    fn looked_up(&mut self, read: &EnumRead, group: &mut Group) -> Code {
        let class = &read.class;
        if read.by_java_names {
            return code![
                "try {\n    return ",
                class,
                ".valueOf((",
                STRING,
                ") value);\n} catch (",
                ILLEGAL_ARGUMENT_EXCEPTION,
                " thrown) {\n    // The failure below says which there are.\n}"
            ];
        }
        let constant = self.fresh("CONSTANTS");
        let members = read.constants.iter().flat_map(|constant| {
            let value = move || Json::String(constant.java.clone());
            constant.names.iter().map(move |name| (name.clone(), value()))
        });
        let table = json_code::held_expression(&Json::Object(members.collect()), self);
        group.constants.push(code![
            "private static final ",
            MAP,
            "<?, ?> ",
            constant,
            " = (",
            MAP,
            "<?, ?>) ",
            table,
            ";"
        ]);
        code![
            STRING,
            " result = (",
            STRING,
            ") ",
            constant,
            ".get(value);\nif (result != null) {\n    return ",
            class,
            ".valueOf(result);\n}"
        ]
    }

    fn record(&mut self, class: &JavaClass, components: &[ComponentRead]) -> Code {
        let mut arguments = Vec::with_capacity(components.len());
        for component in components {
            let names = self.names(&component.name, &component.aliases);
            let reader = component.reader.position();
            let read = code![Helper::member, "(", reader, ", members, ", names, ")"];
            arguments.push(as_type(&component.ty, read));
        }
        let members = code![MAP, "<?, ?> members = ", Helper::members, "(value);\n"];
        code![members, "return ", construction(class, &arguments, 0), ";"]
    }

    /// The statements that look into a value for the mapper (R5.7).
    fn inspected(&mut self, reader: &Reader, inspection: &Inspection, group: &mut Group) -> Code {
        match inspection {
            Inspection::Present(inner) => {
                let value = code![Helper::anyValue, "(value)"];
                let value = inner.map_or_else(|| code![&value], |id| read(id, &value));
                code!["return ", value, ";"]
            }
            Inspection::Constant { value, expected } => {
                let (value, expected) = (literals::string(value), literals::string(expected));
                code!["return ", Helper::constant, "(value, ", value, ", ", expected, ");"]
            }
            Inspection::Elements(id) => code!["return ", Helper::inspectElements, "(", id.position(), ", value);"],
            Inspection::Tagged {
                property,
                alternatives,
                expected,
            } => code![
                "return ",
                Helper::tagged,
                "(value, ",
                literals::string(property),
                ", ",
                literals::string(expected),
                numbered(alternatives),
                ");"
            ],
            Inspection::Wrapped(alternatives) => {
                code!["return ", Helper::wrapped, "(value", numbered(alternatives), ");"]
            }
            Inspection::Deduced(alternatives) => {
                let all: Vec<Code> = alternatives
                    .iter()
                    .map(|one| {
                        let names = Code::joined(&strings(&one.names), ", ");
                        code![numbered_check(one.check), ", new ", STRING, "[] {", names, "}"]
                    })
                    .collect();
                code![
                    "return ",
                    Helper::recognized,
                    "(value,\n        ",
                    Code::joined(&all, ",\n        "),
                    ");"
                ]
            }
            Inspection::Object { properties, additional } => {
                let mut body = Code::default();
                for property in properties {
                    self.inspect_property(property, &mut body);
                }
                if let Some(check) = additional {
                    let known: Vec<String> = properties
                        .iter()
                        .flat_map(|own| std::iter::once(&own.name).chain(&own.aliases))
                        .cloned()
                        .collect();
                    let mut arguments = code![check.position(), ", value"];
                    if !known.is_empty() {
                        arguments.push(code![", ", self.strings(&known)]);
                    }
                    body.push(code![Helper::inspectOthers, "(", arguments, ");\n"]);
                }
                let checks = body.trimmed().indented(4);
                let body = code!["if (value instanceof ", MAP, ") {\n", checks, "\n}\nreturn value;"];
                let name = reader.base_name.replacen("read", "check", 1);
                self.method(&name, OBJECT, &body, group)
            }
        }
    }

    fn inspect_property(&mut self, property: &InspectedProperty, body: &mut Code) {
        let names = self.names(&property.name, &property.aliases);
        if property.required {
            body.push(code![Helper::require, "(value, ", &names, ");\n"]);
        }
        if let Some(check) = property.check {
            body.push(code![
                Helper::inspect,
                "(",
                check.position(),
                ", value, ",
                names,
                ");\n"
            ]);
        }
    }

    /// The call that has the mapper read `source`.
    pub(super) fn mapped(&self, mapped: &Mapped, source: impl Piece) -> Code {
        let mut arguments = code![
            source,
            ", ",
            self.target(&mapped.target),
            ", ",
            literals::string(&mapped.expected)
        ];
        for (class, words) in &mapped.words {
            let class = java_text::literal(class);
            arguments.push(code![",\n        ", class, ", ", literals::string(words)]);
        }
        code![Helper::mapped, "(", arguments, ")"]
    }

    /// What the mapper is to read: a class, or a type reference where there are type arguments.
    fn target(&self, target: &MapperTarget) -> Code {
        match target {
            MapperTarget::Class(ty) => code![ty, ".class"],
            MapperTarget::Reference(tokens) => code!["new ", TYPE_REFERENCE, "<", type_text(tokens), ">() {}"],
            MapperTarget::Named(canonical) => {
                let canonical = literals::string(canonical);
                code![Helper::named, "(", self.near, ".class, ", canonical, ")"]
            }
        }
    }
}

/// The expression that reads by number.
fn read(id: ReaderId, source: impl Piece) -> Code {
    code!["value(", id.position(), ", ", source, ")"]
}

fn value_method(name: &str, choice: &Code) -> Code {
    code![
        OBJECT,
        " ",
        name,
        "(int type, ",
        OBJECT,
        " value) {\n",
        choice.indented(4),
        "\n}"
    ]
}

/// Which cases of a [`switch`] have braces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Braces {
    Always,
    /// Where there is a local variable, which is one of its case alone.
    WhereNeeded,
}

/// A `switch` over numbers. The last case is for all other numbers, too; there are none.
pub(super) fn switch(selector: &str, braces: Braces, cases: &[(usize, Code)]) -> Code {
    let mut text = code!["switch (", selector, ") {\n"];
    for (position, (number, statements)) in cases.iter().enumerate() {
        let label = if position + 1 == cases.len() {
            "default".to_owned()
        } else {
            format!("case {number}")
        };
        let is_block = braces == Braces::Always || statements.text().contains(" = ");
        let (open, close) = if is_block { (" {", "\n    }") } else { ("", "") };
        text.push(code![
            "    ",
            label,
            ":",
            open,
            "\n",
            statements.indented(8),
            close,
            "\n"
        ]);
    }
    text.push_str("}");
    text
}

/// A type with its type arguments.
pub(super) fn type_text(tokens: &[TypeToken]) -> Code {
    let mut text = Code::default();
    for token in tokens {
        match token {
            TypeToken::Type(ty) => text.push(ty),
            TypeToken::Inner(simple) => text.push(code![".", java_text::identifier(simple)]),
            TypeToken::Variable(position) => text.push(names::variable(*position)),
            TypeToken::Text(piece) => text.push_str(piece),
        }
    }
    text
}

/// The expression, of type `Object`, as the type that a parameter has.
pub(super) fn as_type(ty: &JavaType, expression: impl Piece) -> Code {
    if ty.base == JavaBase::Object && ty.dimensions == 0 {
        code![expression]
    } else {
        code!["(", ty, ") ", expression]
    }
}

/// A call of a constructor, an argument a line where there are several.
pub(super) fn construction(java: impl Piece, arguments: &[Code], indent: usize) -> Code {
    let length: usize = arguments.iter().map(|argument| argument.len().saturating_add(2)).sum();
    if length <= 80 {
        return code!["new ", java, "(", Code::joined(arguments, ", "), ")"];
    }
    let line = format!("\n{}", " ".repeat(indent.saturating_add(8)));
    code![
        "new ",
        java,
        "(",
        line,
        Code::joined(arguments, &format!(",{line}")),
        ")"
    ]
}

fn array(java: &JavaType, element: ReaderId) -> Code {
    let rest = "[]".repeat(java.dimensions.saturating_sub(1));
    let component = JavaType {
        base: java.base.clone(),
        dimensions: java.dimensions.saturating_sub(1),
    };
    let size = code!["new ", &java.base, "[items.length]", rest];
    code![
        OBJECT,
        "[] items = ",
        Helper::collection,
        "(",
        element.position(),
        ", value, new ",
        ARRAY_LIST,
        "<",
        OBJECT,
        ">()).toArray();\n",
        java,
        " result = ",
        size,
        ";\nfor (int index = 0; index < items.length; index++) {\n    result[index] = ",
        as_type(&component, "items[index]"),
        ";\n}\nreturn result;"
    ]
}

/// The expression that makes an empty container.
fn empty(made: &ContainerFactory) -> Code {
    match made {
        ContainerFactory::New(class) => code!["new ", class, "()"],
        ContainerFactory::ByEnum {
            class,
            is_set: true,
            of,
        } => code![class, ".noneOf(", of, ".class)"],
        ContainerFactory::ByEnum { class, of, .. } => code!["new ", class, "(", of, ".class)"],
    }
}

/// A leaf of a sealed type: its reader, its required properties and the others.
fn leaf(leaf: &Leaf) -> Code {
    let of = |required: bool| {
        let properties = leaf.properties.iter().filter(move |(_, own)| *own == required);
        let names = properties.map(|(names, _)| code!["{", Code::joined(&strings(names), ", "), "}"]);
        let names: Vec<Code> = names.collect();
        code!["new ", STRING, "[][] {", Code::joined(&names, ", "), "}"]
    };
    code![leaf.reader.position(), ", ", of(true), ", ", of(false)]
}

/// Strings and what checks each, as the last arguments of a call.
fn numbered(alternatives: &[(String, Option<ReaderId>)]) -> Code {
    let mut text = Code::default();
    for (name, check) in alternatives {
        text.push(code![", ", literals::string(name), ", ", numbered_check(*check)]);
    }
    text
}

/// The number of what checks a value; negative for nothing.
fn numbered_check(check: Option<ReaderId>) -> String {
    check.map_or_else(|| "-1".to_owned(), |id| id.position().to_string())
}

/// Java's literals for the strings.
fn strings(all: &[String]) -> Vec<Code> {
    all.iter().map(|name| literals::string(name)).collect()
}

/// How many names the constants of an enum are read by.
fn name_count(read: &EnumRead) -> usize {
    read.constants.iter().map(|constant| constant.names.len()).sum()
}

/// The helper that reads the scalar.
fn scalar_reader(scalar: Scalar) -> Helper {
    match scalar {
        Scalar::String | Scalar::CharSequence => Helper::stringValue,
        Scalar::Char { .. } => Helper::charValue,
        Scalar::Boolean { .. } => Helper::booleanValue,
        Scalar::Byte { .. } => Helper::byteValue,
        Scalar::Short { .. } => Helper::shortValue,
        Scalar::Int { .. } => Helper::intValue,
        Scalar::Long { .. } => Helper::longValue,
        Scalar::Float { .. } => Helper::floatValue,
        Scalar::Double { .. } => Helper::doubleValue,
        Scalar::BigInteger => Helper::bigIntegerValue,
        Scalar::BigDecimal => Helper::bigDecimalValue,
        Scalar::Number => Helper::numberValue,
        Scalar::Bytes => Helper::bytesValue,
    }
}

fn optional_class(scalar: Scalar) -> Type {
    match scalar {
        Scalar::Int { .. } => Type("java.util.OptionalInt"),
        Scalar::Long { .. } => Type("java.util.OptionalLong"),
        _ => Type("java.util.OptionalDouble"),
    }
}

/// The call that holds a size between its ends.
fn size_check(least: u64, most: Option<u64>, of: Measured) -> Code {
    let bound = |size: u64| i32::try_from(size).unwrap_or(i32::MAX).to_string();
    let (least, most) = (bound(least), most.map_or_else(|| i32::MAX.to_string(), bound));
    let function = match of {
        Measured::DifferentElements => return code![Helper::differentCount, "(value, result, ", least, ")"],
        Measured::Bytes => return code![Helper::byteCount, "(value, result, ", least, ", ", most, ")"],
        Measured::Text => Helper::textSize,
        Measured::Elements => Helper::elementCount,
        Measured::Members => Helper::memberCount,
    };
    code![function, "(value, ", least, ", ", most, ")"]
}

/// The call that holds a number to one end of its range.
fn bound_check(bound: &Bound, [inclusive, exclusive]: [Helper; 2]) -> Code {
    if bound.inclusive
        && bound.value.is_integer()
        && bound.value.fits_i64()
        && let Some(limit) = bound.value.to_integer_text(20)
    {
        return code![inclusive, "(value, ", limit, "L)"];
    }
    let function = if bound.inclusive { inclusive } else { exclusive };
    let limit = java_text::literal(&bound.value.to_json().text);
    code![function, "(value, new ", BIG_DECIMAL, "(", limit, "))"]
}
