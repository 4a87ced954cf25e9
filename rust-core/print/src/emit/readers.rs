//! Prints the reader plan: the method `value`, which reads by number, and a method for each reader of more than a few
//! lines (R5.1, R5.7, R9.5).

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use super::code::{Code, Mapper, Piece, code};
use super::java_text;
use super::json_code::{self, Holder};
use super::literals;
use super::names::{
    self, ARRAY_LIST, BIG_DECIMAL, ILLEGAL_ARGUMENT_EXCEPTION, MAP, OBJECT, Own, PATTERN, STRING, TYPE_REFERENCE, Type,
};
use super::parts::{self, PartClasses};
use super::runtime_helpers::Helper;
use copilot_tool_finished::api::HelperSource;
use copilot_tool_finished::checks::Bound;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{
    AlternativeRead, Check, ContainerFactory, DateFormat, DefaultValue, EnumRead, JavaBase, JavaClass, JavaType,
    JsonRead, Mapped, MapperSource, MapperTarget, Measured, MemberRead, PermittedRecord, Read, Reader, ReaderId,
    ReaderPlan, TextForm, Tools, TypeToken,
};
use copilot_tool_finished::unions::{Tag, UnionKind};
use copilot_tool_text::json::Json;

/// The most constants that the readers of one class take. A class file holds 65,535 (JVMS 4.1), and the class of the
/// first group has other members, too.
const GROUP_WEIGHT: usize = 20_000;

/// The constants of a reader besides the names that it reads: its name and type, its call, and the methods that it
/// calls.
const READER_WEIGHT: usize = 12;

/// The most readers in one `switch`: `HotSpot` does not compile methods of more than 8,000 bytes.
const SWITCH_READERS: usize = 100;

/// The most names of constants in a reader's `switch`; a method may have 65,535 bytes (JVMS 4.7.3).
const SWITCH_NAMES: usize = 200;

/// The unique names of a companion's methods and constants.
struct MemberNames {
    given: BTreeSet<String>,
    /// The last number that was used after each base name. All smaller ones are taken.
    numbers: HashMap<String, u32>,
}

impl MemberNames {
    /// Reserves the names of the runtime helpers and of the companion's fixed members.
    fn new() -> Self {
        // A method named `yield` cannot be called without a qualifier (JLS 3.9). Methods of Object would be overridden.
        let reserved = "clone finalize getClass hashCode notify notifyAll toString wait \
                        add definitions invoke call checkDefaults answer handler value MAPPER yield";
        Self {
            given: Helper::all_names()
                .chain(reserved.split(' '))
                .map(str::to_owned)
                .collect(),
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

/// Prints the readers of the arguments of one companion's tools.
pub(super) struct Readers<'m> {
    plan: &'m ReaderPlan,
    /// The tool class, whose class loader finds the types that the companion cannot name.
    near: &'m JavaClass,
    pub(super) source: HelperSource,
    names: MemberNames,
    /// How many values and names the method that is being written has.
    inline: usize,
    /// Values that do not fit into the methods that need them.
    pub(super) parts: PartClasses,
}

/// The readers of one class.
#[derive(Default)]
struct Group {
    /// The statements of each reader.
    cases: Vec<Case>,
    /// The constants that they need: compiled patterns, names of enum constants.
    constants: Vec<Code>,
    methods: Vec<Code>,
}

/// Returns the class of the readers of a group, except for the first group, whose readers are in the class of a call.
pub(super) fn group_class(group: usize) -> Own<String> {
    Own(format!("Readers{group}"))
}

/// Estimates how many of a class file's constants a reader takes.
fn weight(reader: &Reader) -> usize {
    match &reader.read {
        Read::Constrained { checks, .. } => READER_WEIGHT.saturating_mul(checks.len().saturating_add(1)),
        Read::Enum(read) if name_count(read) <= SWITCH_NAMES => {
            READER_WEIGHT.saturating_add(name_count(read).saturating_mul(5))
        }
        Read::Record {
            components: members, ..
        }
        | Read::Json(JsonRead::Object {
            properties: members, ..
        }) => members
            .iter()
            .map(|member| member.aliases.len().saturating_mul(2).saturating_add(8))
            .fold(READER_WEIGHT, usize::saturating_add),
        Read::Json(JsonRead::Union { alternatives, .. }) => {
            READER_WEIGHT.saturating_add(alternatives.len().saturating_mul(4))
        }
        Read::Json(JsonRead::Constant { values, .. }) => READER_WEIGHT.saturating_add(values.len()),
        _ => READER_WEIGHT,
    }
}

/// The Java expression for a default value.
pub(super) struct WrittenDefault {
    pub(super) java: Code,
    /// Whether a method of its own makes it, which takes time.
    pub(super) held: bool,
}

impl Holder for Readers<'_> {
    fn hold(&mut self, body: &Code, weight: usize) -> Code {
        let name = self.fresh("part");
        self.parts.add(&name, body, weight)
    }
}

impl<'m> Readers<'m> {
    pub(super) fn new(tools: &'m Tools, source: HelperSource) -> Self {
        Self {
            plan: &tools.plan,
            near: &tools.class,
            source,
            names: MemberNames::new(),
            inline: 0,
            parts: PartClasses::default(),
        }
    }

    /// Returns a name that no other member has: `base`, with a number if it is taken.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        self.names.fresh(base)
    }

    /// Begins a method, in which the number of values is limited.
    pub(super) fn begin_method(&mut self) {
        self.inline = 0;
    }

    /// Adds so many values and names to the method that is being written, if it has room; returns whether it has.
    fn has_room(&mut self, count: usize) -> bool {
        let inline = self.inline.saturating_add(count);
        let fits = inline <= json_code::METHOD_VALUES;
        if fits {
            self.inline = inline;
        }
        fits
    }

    /// Writes the members of each class with readers. There is one class, unless a class file cannot hold them all
    /// (R9.4).
    pub(super) fn write_all(&mut self) -> Vec<Vec<Code>> {
        let weights: Vec<usize> = self.plan.readers().map(weight).collect();
        let groups = parts::runs(&weights, usize::MAX, GROUP_WEIGHT).into_iter();
        groups.map(|(numbers, _)| self.group(numbers)).collect()
    }

    /// Writes the members of the class with these readers.
    fn group(&mut self, numbers: Range<usize>) -> Vec<Code> {
        let plan = self.plan;
        let mut group = Group::default();
        for (number, reader) in plan.readers().enumerate().skip(numbers.start).take(numbers.len()) {
            self.begin_method();
            let statements = self.statements(reader, &mut group);
            group.cases.push(Case {
                number,
                comment: self.comment(reader),
                statements,
            });
        }
        self.members(group)
    }

    /// Writes the members of a class: constants, `value`, and the methods that it calls.
    fn members(&mut self, group: Group) -> Vec<Code> {
        let mut members = group.constants;
        let Some(first) = group.cases.first().map(|case| case.number) else {
            return members;
        };
        let mut choice = Code::default();
        if first > 0 {
            // The class of each group extends that of the group before.
            choice.push(code!["if (type < #) {\n    return super.value(type, value);\n}\n"; first]);
        }
        let mut choosers = Vec::new();
        if group.cases.len() <= SWITCH_READERS {
            choice.push(switch("type", Braces::WhereNeeded, &group.cases));
        } else {
            let mut cases = Vec::new();
            for (position, chunk) in group.cases.chunks(SWITCH_READERS).enumerate() {
                let name = self.fresh(&format!("valueFrom{}", first + position * SWITCH_READERS));
                choosers.push(value_method(&name, &switch("type", Braces::WhereNeeded, chunk)));
                cases.push(Case::new(position, code!["return ", name, "(type, value);"]));
            }
            let selector = format!("(type - {first}) / {SWITCH_READERS}");
            choice.push(switch(&selector, Braces::WhereNeeded, &cases));
        }
        members.push(code![visibility(self.source), value_method("value", &choice)]);
        members.extend(choosers);
        members.extend(group.methods);
        members
    }

    /// Returns the comment that names the type that a reader reads; empty if its statements show it.
    fn comment(&self, reader: &Reader) -> String {
        match &reader.read {
            Read::Json(JsonRead::Constant { .. }) => String::new(),
            Read::Nullable(id) => self.plan.reader(*id).map_or_else(String::new, |inner| {
                java_text::comment(&format!("{} or null", inner.shown))
            }),
            _ => java_text::comment(&reader.shown),
        }
    }

    /// Returns the statements of a reader. More than a few lines become a method.
    fn statements(&mut self, reader: &Reader, group: &mut Group) -> Code {
        match &reader.read {
            Read::Scalar(scalar) => code!["return ", scalar_value(*scalar), ";"],
            Read::OptionalScalar(scalar) => optional_scalar(*scalar),
            Read::Concealed { read, is_whole } => {
                let whole = if *is_whole { "true" } else { "false" };
                code![
                    "return ",
                    Helper::concealed,
                    "(",
                    read.position(),
                    ", ",
                    whole,
                    ", value);"
                ]
            }
            Read::LeftOut => code!["return null;"],
            Read::Any => code!["return ", Helper::anything, "(value);"],
            Read::Present(id) => code!["return ", read(*id, code![Helper::anyValue, "(value)"]), ";"],
            Read::Nullable(id) => code!["return value == null ? null : ", read(*id, "value"), ";"],
            Read::Optional(id) => code!["return ", Helper::optional, "(", id.position(), ", value);"],
            Read::JsonNullable(id) => {
                let made = code![&reader.ty, ".<", OBJECT, ">of(", read(*id, "value"), ")"];
                code![
                    "return ",
                    Helper::isMissing,
                    " ? ",
                    &reader.ty,
                    ".undefined() : ",
                    made,
                    ";"
                ]
            }
            Read::Constrained { read, checks, meant } => self.constrained(*read, checks, *meant, group),
            Read::Collection { made, element } => {
                let element = element.position();
                code!["return #(#, value, #);"; Helper::collection, element, empty(made)]
            }
            Read::Map { made, key, value } => {
                let types = code![key.position(), ", ", value.position()];
                code!["return ", Helper::map, "(", types, ", value, ", empty(made), ");"]
            }
            Read::Mapper(mapped) => code!["return ", self.mapped(mapped, "value"), ";"],
            Read::MapperOnly {
                target,
                expected,
                source,
            } => {
                let expected = literals::string(expected);
                let (helper, given) = match source {
                    MapperSource::Any => (Helper::mappedValue, code!["value"]),
                    MapperSource::Text {
                        form: TextForm::Whole, ..
                    } => (Helper::mappedValue, in_form(TextForm::Whole, "value", &expected)),
                    MapperSource::Text { form, .. } => (Helper::mappedText, in_form(*form, "value", &expected)),
                };
                let target = self.target(target);
                code!["return ", helper, "(value, ", given, ", ", target, ", ", expected, ");"]
            }
            Read::Dated(format) => code!["return ", dated(Helper::datedMoment, format), ";"],
            Read::MapperKey { target, expected, form } => {
                let target = self.target(target);
                let expected = literals::string(expected);
                let given = in_form(*form, "value", &expected);
                code!["return #(value, #, #, #);"; Helper::mappedKey, given, target, expected]
            }
            Read::Deduced { leaves, expected } => {
                let all: Vec<Code> = leaves.iter().map(leaf).collect();
                code![
                    "return #(value, #,\n        #);";
                    Helper::deduced, literals::string(expected), Code::joined(&all, ",\n        ")
                ]
            }
            Read::Json(json) => code!["return ", self.json(json), ";"],
            Read::Enum(read) => {
                let body = self.enumeration(read, group);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
            Read::Array(element) => {
                let body = array(&reader.ty, *element);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
            Read::Record {
                class,
                components,
                types,
            } => {
                let body = self.record(class, components, types);
                self.method(&reader.base_name, &reader.ty, &body, group)
            }
        }
    }

    /// Adds a method, and returns the statement that calls it.
    fn method(&mut self, base: &str, returned: impl Piece, body: &Code, group: &mut Group) -> Code {
        let name = self.fresh(base);
        let parameters = code!["(", OBJECT, " value)"];
        group
            .methods
            .push(code![returned, " ", name, parameters, " {\n", body.indented(4), "\n}"]);
        code!["return ", name, "(value);"]
    }

    /// Returns the names of an argument or member, as arguments of a call.
    pub(super) fn names(&mut self, name: &str, aliases: &[String]) -> Code {
        if aliases.is_empty() {
            return literals::string(name);
        }
        code![literals::string(name), ", ", self.strings(aliases)]
    }

    /// Returns strings as the last arguments of a call that takes any number of them.
    pub(super) fn strings(&mut self, all: &[String]) -> Code {
        if self.has_room(all.len()) {
            return Code::joined(&strings(all), ", ");
        }
        let list = Json::Array(all.iter().map(|name| Json::String(name.clone())).collect());
        code![Helper::names, "(", json_code::held_expression(&list, self), ")"]
    }

    /// Returns the expression for a default, in a method of its own if the current method has no room (R4.6).
    pub(super) fn default_value(&mut self, default: &DefaultValue) -> WrittenDefault {
        match default {
            DefaultValue::Decimal(number) => WrittenDefault {
                java: json_code::made(BIG_DECIMAL, number),
                held: false,
            },
            DefaultValue::Json(json) => self.default_json(json),
        }
    }

    /// Returns the expression for a default that the mapper reads.
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

    /// Returns the statements that read a value, then enforce the constraints on it.
    fn constrained(&mut self, inner: ReaderId, checks: &[Check], meant: Option<ReaderId>, group: &mut Group) -> Code {
        let inner = read(inner, "value");
        if checks.is_empty() {
            return code!["return ", inner, ";"];
        }
        let mut body = code![OBJECT, " result = ", inner, ";\n"];
        let meant = meant.map_or(code!["result"], |id| {
            code!["value == null ? null : ", read(id, "value")]
        });
        let (chained, none) = (code![Helper::ArgumentError, ".chained"], Helper::requireNone);
        for (position, check) in checks.iter().enumerate() {
            let error = self.check(check, &meant, group);
            body.push(match (position, checks.len()) {
                (0, 1) => code![none, "(", error, ");\n"],
                (0, _) => code![Helper::ArgumentError, " broken = ", error, ";\n"],
                _ => code!["broken = ", chained.clone(), "(broken, ", error, ");\n"],
            });
        }
        if checks.len() > 1 {
            body.push(code![none, "(broken);\n"]);
        }
        body.push_str("return result;");
        body
    }

    /// Returns the call that enforces one constraint on `value`.
    ///
    /// - `meant`: the bytes, set, date or time that was read
    fn check(&mut self, check: &Check, meant: &Code, group: &mut Group) -> Code {
        match check {
            Check::Minimum(bound) => bound_check(bound, [Helper::atLeast, Helper::moreThan]),
            Check::Maximum(bound) => bound_check(bound, [Helper::atMost, Helper::lessThan]),
            Check::Size { least, most, of } => size_check(*least, *most, *of, meant),
            Check::Moment { least, most } => {
                let range = code![", ", least.to_string(), ", ", most.to_string(), ")"];
                code![Helper::moment, "(value, ", meant, range]
            }
            Check::Helper(call) => {
                let values: Vec<Code> = call.arguments.iter().map(|own| code![", ", own.to_string()]).collect();
                code![Helper::of_check(call.check), "(value", Code::joined(&values, ""), ")"]
            }
            Check::Pattern(constraint) => {
                let constant = self.fresh("PATTERN");
                let regex = literals::string(&constraint.source);
                let compiled = code![Helper::compiled, "(", regex, ", ", constraint.flags.to_string(), ")"];
                group
                    .constants
                    .push(code!["private static final # # = #;"; PATTERN, constant, compiled]);
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
            "if (value instanceof #) {\n#\n}\nthrow new #(#, value);";
            STRING, found.indented(4), Helper::ArgumentError, expected
        ]
    }

    /// Returns the statements that find one of more constants than a `switch` can have: by `valueOf`, after a map's
    /// lookup of the Java name if the constants have other names in JSON.
    fn looked_up(&mut self, read: &EnumRead, group: &mut Group) -> Code {
        let class = &read.class;
        if read.by_java_names {
            return code![
                "try {\n    return #.valueOf((#) value);\n} catch (# thrown) {\n    \
                 // The failure below says which there are.\n}";
                class, STRING, ILLEGAL_ARGUMENT_EXCEPTION
            ];
        }
        let constant = self.fresh("CONSTANTS");
        let members = read.constants.iter().flat_map(|constant| {
            let value = move || Json::String(constant.java.clone());
            constant.names.iter().map(move |name| (name.clone(), value()))
        });
        let table = json_code::held_expression(&Json::Object(members.collect()), self);
        group
            .constants
            .push(code!["private static final #<?, ?> # = (#<?, ?>) #;"; MAP, constant, MAP, table]);
        code![
            "# result = (#) #.get(value);\nif (result != null) {\n    return #.valueOf(result);\n}";
            STRING, STRING, constant, class
        ]
    }

    fn record(&mut self, class: &JavaClass, components: &[MemberRead], types: &[JavaType]) -> Code {
        let mut arguments = Vec::with_capacity(components.len());
        let mut position = 0_usize;
        for (component, ty) in components.iter().zip(types) {
            arguments.push(as_type(ty, code!["read[", position, "]"]));
            position = position.saturating_add(component.aliases.len()).saturating_add(1);
        }
        let members = self.members_read(components);
        let made = construction(class, &arguments, 0);
        code!["#[] read = #(value#);\nreturn #;"; OBJECT, Helper::components, members, made]
    }

    /// Returns the members of an object as the last arguments of a call: an array of numbers, and names. Each name's
    /// number is that of the member's reader, inverted if the member may be missing; further names have a mark instead.
    fn members_read(&mut self, members: &[MemberRead]) -> Code {
        // A further name has no member of its own.
        let named = members.iter().flat_map(|member| {
            let further = member.aliases.iter().map(|alias| (alias, None));
            [(&member.name, Some(member))].into_iter().chain(further)
        });
        let (names, readers): (Vec<String>, Vec<Option<&MemberRead>>) =
            named.map(|(name, member)| (name.clone(), member)).unzip();
        if !self.has_room(names.len().saturating_mul(2)) {
            let number = |member: &MemberRead| {
                let number = i64::try_from(member.reader.position()).unwrap_or(i64::MAX);
                if member.required { number } else { !number }
            };
            let numbers = readers.into_iter().map(|own| own.map_or(i64::from(i32::MIN), number));
            let numbers = json_code::held_expression(&Json::Array(numbers.map(Json::from).collect()), self);
            return code![", ", Helper::numbers, "(", numbers, "), ", self.strings(&names)];
        }
        let number = |member: &MemberRead| code![if member.required { "" } else { "~" }, member.reader.position()];
        let numbers = readers
            .into_iter()
            .map(|own| own.map_or_else(|| code![Helper::FURTHER], number));
        let numbers: Vec<Code> = numbers.collect();
        let line = if names.len() > 4 { ",\n        " } else { ", " };
        let mut text = code![", new int[] {", Code::joined(&numbers, ", "), "}"];
        for name in &strings(&names) {
            text.push(code![line, name]);
        }
        text
    }

    /// Returns the expression that checks a value of which the mapper makes an object (R5.7).
    fn json(&mut self, json: &JsonRead) -> Code {
        match json {
            JsonRead::Checked(id) => code![Helper::checked, "(", id.position(), ", value)"],
            JsonRead::Made(mapped) => {
                let target = self.target(&mapped.target);
                code![Helper::mappable, "(", read(mapped.json, "value"), ", ", target, ")"]
            }
            JsonRead::Text { reader, form, expected } => {
                let came = code![Helper::checked, "(", reader.position(), ", value)"];
                in_form(*form, came, &literals::string(expected))
            }
            JsonRead::Quoted(id) => read(*id, code![Helper::stringValue, "(value)"]),
            JsonRead::Described => code![Helper::described, "(value)"],
            JsonRead::Open => code![Helper::members, "(", Helper::anything, "(value))"],
            JsonRead::Dated(format) => dated(Helper::dated, format),
            JsonRead::Constant { values, expected } => {
                let values = Code::joined(&strings(values), ", ");
                code!["#(value, #, #)"; Helper::constant, literals::string(expected), values]
            }
            JsonRead::Object {
                properties,
                additional,
                some_of,
            } => {
                let others = numbered(*additional);
                let mut value = code!["value"];
                for own in some_of {
                    let names = Code::joined(&strings(&own.names), ", ");
                    value = code!["#(#, #, #)"; Helper::someOf, value, literals::string(&own.expected), names];
                }
                let members = self.members_read(properties);
                code![Helper::properties, "(", value, ", ", others, members, ")"]
            }
            JsonRead::Union {
                kind,
                alternatives,
                expected,
            } => union(kind, alternatives, expected),
        }
    }

    /// Returns the call by which the mapper makes a value of `source`.
    pub(super) fn mapped(&mut self, mapped: &Mapped, source: impl Piece) -> Code {
        let target = self.target(&mapped.target);
        code![Helper::mapped, "(", read(mapped.json, source), ", ", target, ")"]
    }

    /// Returns the type that the mapper reads, as an expression.
    pub(super) fn target(&mut self, target: &MapperTarget) -> Code {
        match target {
            MapperTarget::Class(ty) => code![Mapper, ".constructType(", ty, ".class)"],
            MapperTarget::Reference(tokens) => {
                let extended = code![TYPE_REFERENCE, "<", type_text(tokens), ">"];
                code![Mapper, ".constructType(new ", self.parts.reference(&extended), "())"]
            }
            MapperTarget::Named(canonical) => {
                let canonical = literals::string(canonical);
                code![Helper::named, "(", self.near, ".class, ", canonical, ")"]
            }
        }
    }
}

/// Returns the call that finds the alternative of a union, and reads it.
fn union(kind: &UnionKind, alternatives: &[AlternativeRead], expected: &str) -> Code {
    let reader = |is_it: fn(&Tag) -> bool| {
        let found = alternatives.iter().find(|own| is_it(&own.tag));
        numbered(found.map(|own| own.reader))
    };
    let (helper, given) = match kind {
        UnionKind::Sealed | UnionKind::Deduced { .. } => {
            let others = reader(|tag| matches!(tag, Tag::Properties { is_default: true, .. }));
            (Helper::recognized, code![others, ", "])
        }
        UnionKind::Wrapper => (Helper::wrapped, Code::default()),
        UnionKind::Property(property) => (Helper::tagged, code![literals::string(property), ", "]),
        UnionKind::External { property, value } => {
            let neither = reader(|tag| *tag == Tag::Neither);
            let names = code![literals::string(value), ", ", literals::string(property)];
            (Helper::external, code![neither, ", ", names, ", "])
        }
    };
    let mut text = code![helper, "(value, ", given, literals::string(expected)];
    let recognized = |names: &[String], reader: Code| {
        let names = Code::joined(&strings(names), ", ");
        code![",\n        ", reader, ", new ", STRING, "[] {", names, "}"]
    };
    let mut last = Code::default();
    for own in alternatives {
        let inverted = if own.is_map { "~" } else { "" };
        let read = code![inverted, own.reader.position()];
        match &own.tag {
            Tag::Properties { names, .. } => text.push(recognized(names, read)),
            Tag::Name(name) | Tag::Pair(name) => text.push(code![", ", literals::string(name), ", ", read]),
            Tag::Other(_) => last = code![", null, ", read],
            Tag::Neither => {}
        }
    }
    if let UnionKind::Deduced { others } = kind {
        for names in others {
            text.push(recognized(names, numbered(None)));
        }
    }
    code![text, last, ")"]
}

/// Returns the expression that reads by number.
fn read(id: ReaderId, source: impl Piece) -> Code {
    code!["value(", id.position(), ", ", source, ")"]
}

/// Returns the modifier of the methods that the class of a call in `tool.runtime` declares, with a space after it.
pub(super) fn visibility(source: HelperSource) -> &'static str {
    match source {
        HelperSource::Embedded => "",
        HelperSource::Linked => "protected ",
    }
}

fn value_method(name: &str, choice: &Code) -> Code {
    code!["# #(int type, # value) {\n#\n}"; OBJECT, name, OBJECT, choice.indented(4)]
}

/// The cases of a [`switch`] that have braces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Braces {
    Always,
    /// The cases that declare a local variable.
    WhereNeeded,
}

/// A case of a [`switch`].
pub(super) struct Case {
    number: usize,
    /// The comment after the label; empty for none.
    comment: String,
    statements: Code,
}

impl Case {
    /// Returns a case without a comment.
    pub(super) fn new(number: usize, statements: Code) -> Self {
        Self {
            number,
            comment: String::new(),
            statements,
        }
    }
}

/// Writes a `switch` over numbers. The last case is `default`, since no other numbers occur; its comment has its
/// number.
pub(super) fn switch(selector: &str, braces: Braces, cases: &[Case]) -> Code {
    let mut text = code!["switch (", selector, ") {\n"];
    for (position, case) in cases.iter().enumerate() {
        let Case {
            number,
            comment,
            statements,
        } = case;
        let is_last = position + 1 == cases.len();
        let label = if is_last {
            "default".to_owned()
        } else {
            format!("case {number}")
        };
        let comment = match (comment.as_str(), is_last) {
            ("", _) => String::new(),
            (comment, true) => format!(" // {number}: {comment}"),
            (comment, false) => format!(" // {comment}"),
        };
        let is_block = braces == Braces::Always || statements.text().contains(" = ");
        let (open, close) = if is_block { (" {", "\n    }") } else { ("", "") };
        text.push(code!["    #:##\n##\n"; label, open, comment, statements.indented(8), close]);
    }
    text.push_str("}");
    text
}

/// Returns a type with its type arguments.
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

/// Returns an expression of type `Object` as one of a parameter's type.
pub(super) fn as_type(ty: &JavaType, expression: impl Piece) -> Code {
    let helper = match (&ty.base, ty.dimensions) {
        (JavaBase::Object, 0) => return code![expression],
        (JavaBase::Primitive("byte"), 0) => Helper::asByte,
        (JavaBase::Primitive("short"), 0) => Helper::asShort,
        (JavaBase::Primitive("int"), 0) => Helper::asInt,
        (JavaBase::Primitive("long"), 0) => Helper::asLong,
        (JavaBase::Primitive("float"), 0) => Helper::asFloat,
        (JavaBase::Primitive("double"), 0) => Helper::asDouble,
        (JavaBase::Primitive("boolean"), 0) => Helper::asBoolean,
        (JavaBase::Primitive("char"), 0) => Helper::asChar,
        _ => return code!["(", ty, ") ", expression],
    };
    code![helper, "(", expression, ")"]
}

/// Returns a call of a constructor. Long arguments have a line each.
pub(super) fn construction(java: impl Piece, arguments: &[Code], indent: usize) -> Code {
    let length: usize = arguments.iter().map(|argument| argument.len().saturating_add(2)).sum();
    if length <= 80 {
        return code!["new ", java, "(", Code::joined(arguments, ", "), ")"];
    }
    let line = format!("\n{}", " ".repeat(indent.saturating_add(8)));
    code!["new #(##)"; java, line, Code::joined(arguments, &format!(",{line}"))]
}

fn array(java: &JavaType, element: ReaderId) -> Code {
    let rest = "[]".repeat(java.dimensions.saturating_sub(1));
    let component = JavaType {
        base: java.base.clone(),
        dimensions: java.dimensions.saturating_sub(1),
    };
    let size = code!["new ", &java.base, "[items.length]", rest];
    code![
        "#[] items = #(#, value, new #<#>()).toArray();\n# result = #;\n\
         for (int index = 0; index < items.length; index++) {\n    result[index] = #;\n}\nreturn result;";
        OBJECT, Helper::collection, element.position(), ARRAY_LIST, OBJECT, java, size,
        as_type(&component, "items[index]")
    ]
}

/// Returns the expression that makes an empty container.
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

/// Returns the arguments for a leaf of a sealed type: its reader, its required properties and the others.
fn leaf(leaf: &PermittedRecord) -> Code {
    let of = |required: bool| {
        let properties = leaf.properties.iter().filter(move |(_, own)| *own == required);
        let names = properties.map(|(names, _)| code!["{", Code::joined(&strings(names), ", "), "}"]);
        let names: Vec<Code> = names.collect();
        code!["new ", STRING, "[][] {", Code::joined(&names, ", "), "}"]
    };
    code![leaf.reader.position(), ", ", of(true), ", ", of(false)]
}

/// Returns the number of a reader; negative if there is none.
fn numbered(reader: Option<ReaderId>) -> Code {
    reader.map_or_else(|| code!["-1"], |id| code![id.position()])
}

/// Returns the expression of a text in the form that Jackson reads.
fn in_form(form: TextForm, source: impl Piece, expected: &Code) -> Code {
    let helper = match form {
        TextForm::Plain => return code![source],
        TextForm::AtMost(most) => return code![Helper::shortText, "(", source, ", ", most.to_string(), ")"],
        TextForm::Whole => return code![Helper::integerValue, "(", source, ", ", expected, ")"],
        TextForm::Uuid => Helper::uuidText,
        TextForm::Date => Helper::dateText,
        TextForm::DateTime => Helper::dateTimeText,
        TextForm::WithoutOffset => Helper::withoutOffset,
        TextForm::InCapitals => Helper::inCapitals,
        TextForm::InDays => Helper::inDays,
    };
    code![helper, "(", source, ")"]
}

/// Returns the call of a helper that reads a date or time in the form of a pattern.
fn dated(helper: Helper, format: &DateFormat) -> Code {
    let texts = [&format.pattern, &format.locale, &format.zone].map(|text| literals::string(text));
    let texts = Code::joined(&texts, ", ");
    let expected = literals::string(&format.expected);
    let strict = if format.strict { "true" } else { "false" };
    let class = code![&format.class, ".class"];
    code!["#(value, #, #, #, #)"; helper, class, texts, strict, expected]
}

/// Returns Java's literals for the strings.
fn strings(all: &[String]) -> Vec<Code> {
    all.iter().map(|name| literals::string(name)).collect()
}

/// Counts the names by which the constants of an enum are read.
fn name_count(read: &EnumRead) -> usize {
    read.constants.iter().map(|constant| constant.names.len()).sum()
}

/// Returns the value that a scalar is read from. The digits of numbers are counted (R5.8).
fn counted(scalar: Scalar) -> Code {
    match (scalar, scalar.json_type()) {
        (Scalar::BigInteger, _) => code![Helper::counted, "(value, true)"],
        (Scalar::BigDecimal | Scalar::Number, _) => code![Helper::counted, "(value, false)"],
        (_, "integer" | "number") => code![Helper::countedText, "(value)"],
        _ => code!["value"],
    }
}

/// Returns the expression that reads a scalar.
fn scalar_value(scalar: Scalar) -> Code {
    code![Helper::of_scalar(scalar), "(", counted(scalar), ")"]
}

/// Returns the statement that reads an optional number.
fn optional_scalar(scalar: Scalar) -> Code {
    let (class, helper) = match scalar {
        Scalar::Int => (Type("java.util.OptionalInt"), Helper::asInt),
        Scalar::Long => (Type("java.util.OptionalLong"), Helper::asLong),
        _ => (Type("java.util.OptionalDouble"), Helper::asDouble),
    };
    code!["return value == null ? #.empty() : #.of(#(#));"; class, class, helper, scalar_value(scalar)]
}

/// Returns the call that checks that a size is in its range.
fn size_check(least: u64, most: Option<u64>, of: Measured, meant: &Code) -> Code {
    let bound = |size: u64| i32::try_from(size).unwrap_or(i32::MAX).to_string();
    let (least, most) = (bound(least), most.map_or_else(|| i32::MAX.to_string(), bound));
    let function = match of {
        Measured::DifferentElements => return code![Helper::differentCount, "(value, ", meant, ", ", least, ")"],
        Measured::Bytes => return code![Helper::byteCount, "(value, ", meant, ", ", least, ", ", most, ")"],
        Measured::Text => Helper::textSize,
        Measured::Elements => Helper::elementCount,
        Measured::Members => Helper::memberCount,
    };
    code![function, "(value, ", least, ", ", most, ")"]
}

/// Returns the call that checks a number against one bound.
fn bound_check(bound: &Bound, [inclusive, exclusive]: [Helper; 2]) -> Code {
    if bound.inclusive
        && bound.value.is_integer()
        && bound.value.fits_i64()
        && let Some(limit) = bound.value.to_integer_text(20)
    {
        return code![inclusive, "(value, ", limit, "L)"];
    }
    let function = if bound.inclusive { inclusive } else { exclusive };
    let limit = java_text::literal(&bound.value.to_json());
    code![function, "(value, new ", BIG_DECIMAL, "(", limit, "))"]
}
