//! Prints the reader plan: the expressions that read values, and a method for each reader (R5.1, R9.5).

use std::collections::BTreeSet;

use super::code::{Code, Mapper, Piece, code};
use super::java_text;
use super::json_code::{self, Holder};
use super::names::{
    BIG_DECIMAL, COLLECTION, EXCEPTION, ILLEGAL_ARGUMENT_EXCEPTION, MAP, OBJECT, OPTIONAL, Own, PATTERN,
    RUNTIME_EXCEPTION, STRING, TYPE_REFERENCE, Type,
};
use super::parts::PartClasses;
use super::runtime_helpers::Helper;
use crate::json::Json;
use crate::model::constraints::Bound;
use crate::model::shape::Scalar;
use crate::model::tools::{
    Check, ComponentRead, ContainerFactory, DefaultValue, EnumRead, Held, JavaClass, JavaType, KeyRead, Mapped,
    MapperTarget, Measured, Plan, Read, ReadBy, Reader, ReaderId, Tools, TypeToken, ValueId,
};
use crate::numbers::Decimal;

/// How many constants the readers of one class may take: a class file holds 65,535 (JVMS 4.1), and what else is in the
/// class of the first group has its share.
const GROUP_WEIGHT: usize = 20_000;

/// What a reader takes beside its names: its own name and type, its call, and what it calls.
const READER_WEIGHT: usize = 12;

/// The most names of constants in a reader's `switch`: `HotSpot` compiles no method above 8,000 bytes, and a method may
/// have 65,535 (JVMS 4.7.3).
const SWITCH_NAMES: usize = 200;

/// The names of a companion's methods and constants, each given away once.
struct MemberNames(BTreeSet<String>);

impl MemberNames {
    /// None but those of the runtime helpers and of the companion's fixed members.
    fn new() -> Self {
        // `yield` is no name that a method can be called by (JLS 3.9).
        let reserved = ["add", "definitions", "invoke", "call", "answer", "MAPPER", "yield"];
        Self(Helper::names().chain(reserved).map(str::to_owned).collect())
    }

    fn fresh(&mut self, base: &str) -> String {
        let base = java_text::identifier(base);
        let mut name = base.clone();
        for number in 2.. {
            if self.0.insert(name.clone()) {
                break;
            }
            name = format!("{base}{number}");
        }
        name
    }
}

/// Prints what reads the arguments of one companion's tools.
pub(super) struct Readers<'m> {
    plan: &'m Plan,
    /// The tool class, whose class loader knows what the companion cannot name.
    near: &'m JavaClass,
    names: MemberNames,
    /// The name and the group of each reader.
    methods: Vec<(String, usize)>,
    groups: Vec<Group>,
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
    /// Constants that they need: compiled patterns, names of enum constants.
    constants: Vec<Code>,
    methods: Vec<Code>,
}

impl Group {
    /// The members of the class.
    pub(super) fn members(&self) -> impl Iterator<Item = &Code> {
        self.constants.iter().chain(&self.methods)
    }
}

/// The class of the readers of a group other than the first, whose class has no name of its own.
pub(super) fn group_class(group: usize) -> Own<String> {
    Own(format!("Readers{group}"))
}

/// How many of a class file's constants a reader takes, about.
fn weight(reader: &Reader) -> usize {
    match &reader.read {
        Some(Read::Constrained { checks, .. }) => READER_WEIGHT.saturating_mul(checks.len().saturating_add(1)),
        Some(Read::Enum(read)) if name_count(read) <= SWITCH_NAMES => {
            READER_WEIGHT.saturating_add(name_count(read).saturating_mul(5))
        }
        Some(Read::Record { components, .. }) => components
            .iter()
            .map(|component| component.aliases.len().saturating_mul(2).saturating_add(8))
            .fold(READER_WEIGHT, usize::saturating_add),
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
        let mut names = MemberNames::new();
        let mut groups = vec![Group::default()];
        let mut methods = Vec::new();
        for reader in tools.plan.readers() {
            let weight = weight(reader);
            match groups.last_mut() {
                Some(last) if last.weight == 0 || last.weight.saturating_add(weight) <= GROUP_WEIGHT => {
                    last.weight = last.weight.saturating_add(weight);
                }
                _ => groups.push(Group {
                    weight,
                    ..Group::default()
                }),
            }
            methods.push((names.fresh(&reader.base_name), groups.len().saturating_sub(1)));
        }
        Self {
            plan: &tools.plan,
            near: &tools.class,
            names,
            methods,
            groups,
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

    /// Every reader's method, by the classes that they go to: one, unless there are more than a class file can hold
    /// (R9.4).
    pub(super) fn write_all(&mut self) -> Vec<Group> {
        let plan = self.plan;
        let mut groups = std::mem::take(&mut self.groups);
        for (reader, (name, group)) in plan.readers().zip(self.methods.clone()) {
            self.begin_method();
            let mut constants = Vec::new();
            let method = self.method(reader, &name, &mut constants);
            if let Some(group) = groups.get_mut(group) {
                group.constants.append(&mut constants);
                group.methods.push(method);
            }
        }
        groups
    }

    /// What calls the method of a reader, without its arguments.
    fn call_of(&self, id: ReaderId) -> Code {
        match self.methods.get(id.position()) {
            Some((name, 0)) => code![name],
            // The class of each group extends that of the one before it, and what is called belongs to the last of them.
            Some((name, group)) => code!["((", group_class(*group), ") this).", name],
            None => Code::default(),
        }
    }

    /// The expression that reads `source`, itself an expression without side effects that may be there twice.
    fn read(&self, id: ValueId, source: &Code, path: &Code) -> Code {
        let value = self.plan.value(id);
        let read = match value.by {
            ReadBy::Optional(inner) => {
                let read = self.read(inner, source, path);
                return code![
                    "(",
                    OPTIONAL,
                    ") ",
                    Helper::optional,
                    "(",
                    source,
                    " == null ? null : ",
                    read,
                    ")"
                ];
            }
            ReadBy::OptionalScalar(scalar) => {
                let class = optional_class(scalar);
                let read = code![scalar_reader(scalar), "(", source, ", ", path, ")"];
                return code![source, " == null ? ", class, ".empty() : ", class, ".of(", read, ")"];
            }
            by => self.read_present(by, source, path),
        };
        if value.nullable {
            code![source, " == null ? null : ", read]
        } else {
            read
        }
    }

    /// Like [`Readers::read`] for an expression that is never null and may be there only once.
    pub(super) fn read_once(&self, id: ValueId, source: &Code, path: &Code) -> Code {
        match self.plan.value(id).by {
            ReadBy::Optional(inner) => {
                let read = self.read_once(inner, source, path);
                code!["(", OPTIONAL, ") ", Helper::optional, "(", read, ")"]
            }
            ReadBy::OptionalScalar(scalar) => {
                let read = code![scalar_reader(scalar), "(", source, ", ", path, ")"];
                code![optional_class(scalar), ".of(", read, ")"]
            }
            by => self.read_present(by, source, path),
        }
    }

    fn read_present(&self, by: ReadBy, source: &Code, path: &Code) -> Code {
        let function = match by {
            ReadBy::Scalar(scalar) | ReadBy::OptionalScalar(scalar) => code![scalar_reader(scalar)],
            ReadBy::Any | ReadBy::Optional(_) => code![Helper::anyValue],
            ReadBy::Reader(id) => self.call_of(id),
        };
        code![function, "(", source, ", ", path, ")"]
    }

    /// The expression that reads a component of a record, or an argument.
    pub(super) fn component(&mut self, component: &ComponentRead, map: &str, path: &Code) -> Code {
        let source = self.source(map, &component.name, &component.aliases);
        let read = self.read(component.value, &source, path);
        if component.may_be_missing {
            code![source, " == null ? null : ", read]
        } else {
            read
        }
    }

    /// The expression for a member of a map of arguments, under any of its names.
    pub(super) fn source(&mut self, map: &str, name: &str, aliases: &[String]) -> Code {
        if aliases.is_empty() {
            return code![map, ".get(", java_text::string(name), ")"];
        }
        let names = std::iter::once(name).chain(aliases.iter().map(String::as_str));
        if self.has_room(aliases.len()) {
            let names: Vec<Code> = names.map(java_text::string).collect();
            return code![Helper::firstOf, "(", map, ", ", Code::joined(&names, ", "), ")"];
        }
        let names = Json::Array(names.map(|name| Json::String(name.to_owned())).collect());
        let names = json_code::held_expression(&names, self);
        code![Helper::firstOfAll, "(", map, ", ", names, ")"]
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

    /// The method of this name that reads as planned. What it needs of constants is added to these.
    fn method(&mut self, reader: &Reader, name: &str, constants: &mut Vec<Code>) -> Code {
        let java = &reader.ty;
        let value = code!["value"];
        let path = code!["path"];
        let (result, body) = match &reader.read {
            Some(Read::Constrained { value, held, checks }) => {
                (code![java], self.constrained(java, *value, held, checks, constants))
            }
            Some(Read::Enum(read)) => (code![java], self.enumeration(read, constants)),
            Some(Read::Optional(id)) => (code![java], code!["return ", self.read(*id, &value, &path), ";"]),
            Some(Read::Array(element)) => (code![java], self.array(java, *element)),
            // What is made can be narrower than the type: a LinkedHashMap for a Map.
            Some(Read::Collection { made, element }) => (code![made.class()], self.collection(made, *element)),
            Some(Read::Map { made, key, value }) => (code![made.class()], self.map(made, key, *value)),
            Some(Read::Record {
                class,
                components,
                casts,
            }) => (code![java], self.record(class, components, *casts)),
            Some(Read::Mapper(mapped)) => {
                let read = self.mapped(mapped, value, path);
                (code![java], code!["return ", read, ";"])
            }
            None => (code![java], code!["return null;"]),
        };
        code![
            result,
            " ",
            name,
            "(",
            OBJECT,
            " value, ",
            STRING,
            " path) {\n",
            body.indented(4),
            "\n}"
        ]
    }

    /// Reads as without constraints, then enforces them.
    fn constrained(
        &mut self,
        java: &JavaType,
        value: ValueId,
        held: &Held,
        checks: &[Check],
        constants: &mut Vec<Code>,
    ) -> Code {
        let read = self.read(value, &code!["value"], &code!["path"]);
        let tested = match held {
            Held::Itself => code!["result"],
            Held::Optional(inner) => code!["((", inner, ") result.get())"],
            Held::OptionalScalar(scalar) => code!["result.", optional_getter(*scalar), "()"],
        };
        let checks: Vec<Code> = checks
            .iter()
            .map(|check| code![self.check(check, &tested, constants), ";"])
            .collect();
        let checks = Code::joined(&checks, "\n");
        let checks = if *held == Held::Itself {
            checks
        } else {
            code!["if (result.isPresent()) {\n", checks.indented(4), "\n}"]
        };
        code![java, " result = ", read, ";\n", checks, "\nreturn result;"]
    }

    /// The call that enforces one constraint on `value`.
    fn check(&mut self, check: &Check, value: &Code, constants: &mut Vec<Code>) -> Code {
        match check {
            Check::Minimum(bound, scalar) => {
                let step = Decimal::least_integer_above;
                bound_check(*scalar, value, bound, [Helper::atLeast, Helper::moreThan], step)
            }
            Check::Maximum(bound, scalar) => {
                let step = Decimal::greatest_integer_below;
                bound_check(*scalar, value, bound, [Helper::atMost, Helper::lessThan], step)
            }
            Check::Size { least, most, of } => size_check(*least, *most, *of, value),
            Check::NotBlank => code![Helper::notBlank, "(", value, ", path)"],
            Check::Email => code![Helper::email, "(", value, ", path)"],
            Check::Pattern(constraint) => {
                let constant = self.fresh("PATTERN");
                let regex = java_text::string(&constraint.source);
                let compiled = code![Helper::compiled, "(", regex, ", ", constraint.flags.to_string(), ")"];
                constants.push(code![
                    "private static final ",
                    PATTERN,
                    " ",
                    constant,
                    " = ",
                    compiled,
                    ";"
                ]);
                code![Helper::matches, "(", value, ", ", constant, ", path)"]
            }
        }
    }

    fn enumeration(&mut self, read: &EnumRead, constants: &mut Vec<Code>) -> Code {
        let found = if name_count(read) > SWITCH_NAMES {
            self.looked_up(read, constants)
        } else {
            let mut cases = Code::default();
            for constant in &read.constants {
                for name in &constant.names {
                    cases.push(code!["    case ", java_text::literal(name), ":\n"]);
                }
                let value = java_text::constant(&read.class, &constant.java, constant.writable);
                cases.push(code!["        return ", value, ";\n"]);
            }
            cases.push_str("    default:\n        break;\n");
            code!["switch ((", STRING, ") value) {\n", cases, "}"]
        };
        let expected = java_text::string(&read.expected);
        code![
            "if (value instanceof ",
            STRING,
            ") {\n",
            found.indented(4),
            "\n}\nthrow new ",
            Helper::Fault,
            "(path, ",
            expected,
            ", value);"
        ]
    }

    /// The statements that find one of so many constants that a `switch` would be too large: by its name, which a map
    /// gives where it is read by others.
    fn looked_up(&mut self, read: &EnumRead, constants: &mut Vec<Code>) -> Code {
        let class = &read.class;
        if read.by_java_names {
            return code![
                "try {\n    return ",
                class,
                ".valueOf((",
                STRING,
                ") value);\n} catch (",
                ILLEGAL_ARGUMENT_EXCEPTION,
                " refused) {\n    // The failure below says which there are.\n}"
            ];
        }
        let constant = self.fresh("CONSTANTS");
        let members = read.constants.iter().flat_map(|constant| {
            let value = move || Json::String(constant.java.clone());
            constant.names.iter().map(move |name| (name.clone(), value()))
        });
        let table = json_code::held_expression(&Json::Object(members.collect()), self);
        constants.push(code![
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

    fn array(&mut self, java: &JavaType, element: ValueId) -> Code {
        let read = self.read(element, &code!["element"], &code!["\"\""]);
        let rest = "[]".repeat(java.dimensions.saturating_sub(1));
        code![
            COLLECTION,
            "<?> elements = ",
            Helper::elements,
            "(value, path);\n",
            java,
            " result = new ",
            &java.base,
            "[elements.size()]",
            rest,
            ";\nint index = 0;\ntry {\n    for (",
            OBJECT,
            " element : elements) {\n        result[index] = ",
            read,
            ";\n        index++;\n    }\n} ",
            under_element(),
            "\nreturn result;"
        ]
    }

    fn collection(&mut self, made: &ContainerFactory, element: ValueId) -> Code {
        let read = self.read(element, &code!["element"], &code!["\"\""]);
        code![
            COLLECTION,
            "<?> elements = ",
            Helper::elements,
            "(value, path);\n",
            made.class(),
            " result = ",
            empty(made),
            ";\nint index = 0;\ntry {\n    for (",
            OBJECT,
            " element : elements) {\n        result.add(",
            read,
            ");\n        index++;\n    }\n} ",
            under_element(),
            refusal(made),
            "\nreturn result;"
        ]
    }

    fn map(&mut self, made: &ContainerFactory, key: &KeyRead, value: ValueId) -> Code {
        let (name, no_path) = (code!["name"], code!["\"\""]);
        let read = self.read(value, &code!["members.get(name)"], &no_path);
        let key = match key {
            KeyRead::Value(id) => self.read(*id, &name, &no_path),
            KeyRead::Scalar(scalar) => code![scalar_reader(*scalar), "(name, \"\")"],
            KeyRead::Text => code![STRING, ".valueOf(name)"],
            KeyRead::Mapper(mapped) => {
                let target = self.target(&mapped.target);
                let expected = java_text::string(&mapped.expected);
                code![
                    "(",
                    &mapped.ty,
                    ") ",
                    Helper::mappedKey,
                    "(name, ",
                    Mapper,
                    ", ",
                    target,
                    ", ",
                    expected,
                    ")"
                ]
            }
        };
        code![
            MAP,
            "<?, ?> members = ",
            Helper::members,
            "(value, path);\n",
            made.class(),
            " result = ",
            empty(made),
            ";\n",
            OBJECT,
            " member = null;\ntry {\n    for (",
            OBJECT,
            " name : members.keySet()) {\n        member = name;\n        result.put(",
            key,
            ", ",
            read,
            ");\n    }\n} catch (",
            Helper::Fault,
            " fault) {\n    throw fault.under(",
            Helper::childPath,
            "(path, ",
            STRING,
            ".valueOf(member)));\n}",
            refusal(made),
            "\nreturn result;"
        ]
    }

    fn record(&mut self, class: &JavaClass, components: &[ComponentRead], casts: bool) -> Code {
        let arguments: Vec<Code> = components
            .iter()
            .map(|component| {
                let path = java_text::string(&path_step(&component.name));
                let read = self.component(component, "members", &path);
                as_type(casts.then_some(&component.ty), read)
            })
            .collect();
        code![
            MAP,
            "<?, ?> members = ",
            Helper::members,
            "(value, path);\ntry {\n    return ",
            construction(class, &arguments, 4),
            ";\n} ",
            refused_construction(Some("path"))
        ]
    }

    /// The call that has the mapper read `source`.
    pub(super) fn mapped(&self, mapped: &Mapped, source: impl Piece, path: impl Piece) -> Code {
        code![
            "(",
            &mapped.ty,
            ") ",
            Helper::mapped,
            "(",
            source,
            ", ",
            path,
            ", ",
            Mapper,
            ", ",
            self.target(&mapped.target),
            ", ",
            java_text::string(&mapped.expected),
            ")"
        ]
    }

    /// What the mapper is to read: a class, or a type reference where there are type arguments.
    fn target(&self, target: &MapperTarget) -> Code {
        match target {
            MapperTarget::Class(ty) => code![ty, ".class"],
            MapperTarget::Reference(tokens) => code!["new ", TYPE_REFERENCE, "<", type_text(tokens), ">() {}"],
            MapperTarget::Named(canonical) => {
                let canonical = java_text::string(canonical);
                code![Helper::named, "(", Mapper, ", ", self.near, ".class, ", canonical, ")"]
            }
        }
    }
}

/// A type with its type arguments.
pub(super) fn type_text(tokens: &[TypeToken]) -> Code {
    let mut text = Code::default();
    for token in tokens {
        match token {
            TypeToken::Type(ty) => text.push(ty),
            TypeToken::Inner(simple) => text.push(code![".", java_text::identifier(simple)]),
            TypeToken::Variable(position) => text.push(super::calls::variable_name(*position)),
            TypeToken::Text(piece) => text.push_str(piece),
        }
    }
    text
}

/// The expression as an argument that only the canonical constructor takes: of a record with other constructors it has
/// the component's very type.
pub(super) fn as_type(ty: Option<&JavaType>, expression: Code) -> Code {
    match ty {
        Some(ty) => code!["(", ty, ") (", expression, ")"],
        None => expression,
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

/// Faults of components are placed in the record at `path`, none for the arguments as a whole; an exception of its
/// constructor is a fault of it (R5.6).
pub(super) fn refused_construction(path: Option<&str>) -> Code {
    let placed = path.map_or_else(|| "fault".to_owned(), |path| format!("fault.under({path})"));
    code![
        "catch (",
        Helper::Fault,
        " fault) {\n    throw ",
        placed,
        ";\n} catch (",
        EXCEPTION,
        " refused) {\n    throw ",
        Helper::rejected,
        "(",
        path.unwrap_or("\"\""),
        ");\n}"
    ]
}

/// Places a fault in the element that was being read.
fn under_element() -> Code {
    code![
        "catch (",
        Helper::Fault,
        " fault) {\n    throw fault.under(",
        Helper::elementPath,
        "(path, index));\n}"
    ]
}

/// The expression that makes an empty container.
fn empty(made: &ContainerFactory) -> Code {
    match made {
        ContainerFactory::New { class, .. } => code!["new ", class, "()"],
        ContainerFactory::ByEnum {
            class,
            is_set: true,
            of,
        } => code![class, ".noneOf(", of, ".class)"],
        ContainerFactory::ByEnum { class, of, .. } => code!["new ", class, "(", of, ".class)"],
    }
}

/// What a container refuses that takes no null or wants its elements comparable.
fn refusal(made: &ContainerFactory) -> Code {
    if matches!(made, ContainerFactory::New { refuses: false, .. }) {
        return Code::default();
    }
    code![
        " catch (",
        RUNTIME_EXCEPTION,
        " refused) {\n    throw ",
        Helper::rejected,
        "(path);\n}"
    ]
}

/// The step of a path that a property is: its name, or quoted in brackets where it is no plain one.
fn path_step(name: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
    if !name.is_empty() && name.chars().all(is_plain) {
        name.to_owned()
    } else {
        format!("[\"{}\"]", name.replace('\\', "\\\\").replace('"', "\\\""))
    }
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

fn optional_getter(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Int { .. } => "getAsInt",
        Scalar::Long { .. } => "getAsLong",
        _ => "getAsDouble",
    }
}

/// The call that holds a size between its ends. What is shown is what came, not what was made of it.
fn size_check(least: u64, most: Option<u64>, of: Measured, value: &Code) -> Code {
    let bound = |size: u64| i32::try_from(size).unwrap_or(i32::MAX).to_string();
    let (least, most) = (bound(least), most.map_or_else(|| i32::MAX.to_string(), bound));
    let range = format!(", {least}, {most}, path)");
    let size = match of {
        Measured::Text => return code![Helper::textSize, "(", value, range],
        Measured::Map => return code![Helper::memberCount, "(", value, range],
        Measured::Array => code![value, ".length"],
        Measured::Collection => code![value, ".size()"],
        Measured::Iterable => code![Helper::elements, "(", value, ", path).size()"],
    };
    code![Helper::arrayLength, "(", size, ", value", range]
}

/// The call that holds a number to one end of its range: in `long` arithmetic where that is exact.
fn bound_check(
    scalar: Scalar,
    value: &Code,
    bound: &Bound,
    [inclusive, exclusive]: [Helper; 2],
    step: impl Fn(&Decimal) -> Option<Decimal>,
) -> Code {
    let is_long = matches!(
        scalar,
        Scalar::Byte { .. } | Scalar::Short { .. } | Scalar::Int { .. } | Scalar::Long { .. }
    );
    let whole = if bound.inclusive {
        Some(bound.value.clone())
    } else {
        step(&bound.value)
    };
    if let Some(limit) = whole.filter(|limit| is_long && limit.is_integer() && limit.fits_i64())
        && let Some(limit) = limit.to_integer_text(20)
    {
        return code![inclusive, "(", value, ", ", limit, "L, path)"];
    }
    let value = match scalar {
        Scalar::BigDecimal => value.clone(),
        Scalar::BigInteger => code!["new ", BIG_DECIMAL, "(", value, ")"],
        _ => code![Helper::decimal, "(", value, ", path, \"a number\")"],
    };
    let function = if bound.inclusive { inclusive } else { exclusive };
    let limit = java_text::literal(&bound.value.to_json().text);
    code![function, "(", value, ", new ", BIG_DECIMAL, "(", limit, "), path)"]
}
