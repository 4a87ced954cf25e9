//! The methods that read arguments: one for each enum, container, record or constrained value that a companion's
//! tools need, each written once (R5.1, R9.5).

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Write;

use super::java_text;
use super::json_code::{self, Holder};
use super::names;
use super::parts::PartClasses;
use crate::identifiers;
use crate::json::Json;
use crate::model::constraints::{Bound, Check, Constraints};
use crate::model::facts;
use crate::model::shape::{Build, Constant, EnumShape, Key, ObjectShape, Scalar, Shape, Tag, Unsupported};
use crate::model::shaping::Shapes;
use crate::model::tool::TypeToken;
use crate::model::types::{Form, Marks, Ty, Types, Use};
use crate::numbers::Decimal;
use crate::order;
use crate::wire::request::DeclarationId;

/// A piece of a type that is being written.
enum Part {
    Type(Ty),
    Text(String),
}

/// The readers of one companion.
pub(crate) struct Readers<'s, 'r> {
    pub(crate) shapes: &'s mut Shapes<'r>,
    /// Method names that are taken.
    pub(crate) taken: BTreeSet<String>,
    /// The expression behind which the arguments of a reader's call stand.
    named: HashMap<(Ty, Marks), String>,
    waiting: VecDeque<Waiting>,
    groups: Vec<Group>,
    /// How many values and names the method that is being written has already.
    inline: usize,
    /// What does not fit into the methods that need it.
    pub(crate) parts: PartClasses,
}

/// A reader that is still to be written.
struct Waiting {
    used: Use,
    name: String,
    group: usize,
}

/// The readers of one class.
#[derive(Default)]
pub(crate) struct Group {
    /// How many of its class file's constants they take, about.
    weight: usize,
    /// Constants that they need: compiled patterns, names of enum constants.
    constants: Vec<String>,
    methods: Vec<String>,
}

impl Group {
    /// The members of the class.
    pub(crate) fn members(&self) -> impl Iterator<Item = &String> {
        self.constants.iter().chain(&self.methods)
    }
}

/// The class of the readers of a group but the first, whose class has no name of its own.
pub(crate) fn group_class(group: usize) -> String {
    names::own(&format!("Readers{group}"))
}

/// How many constants the readers of one class may take: a class file holds 65,535 (JVMS 4.1), and what else is in the
/// class of the first group has its share.
const GROUP_WEIGHT: usize = 20_000;

/// What a reader takes beside its names: its own name and type, its call, and what it calls.
const READER_WEIGHT: usize = 12;

/// The most names of constants in a reader's `switch`: `HotSpot` compiles no method above 8,000 bytes, and a method may
/// have 65,535 (JVMS 4.7.3).
const SWITCH_NAMES: usize = 200;

impl Holder for Readers<'_, '_> {
    fn hold(&mut self, body: String, weight: usize) -> String {
        let name = self.fresh("part");
        self.parts.add(&name, &body, weight)
    }
}

/// The Java expression for a default.
pub(crate) struct DefaultValue {
    pub(crate) java: String,
    /// It is made in a method of its own, which takes time.
    pub(crate) held: bool,
}

impl<'s, 'r> Readers<'s, 'r> {
    pub(crate) fn new(shapes: &'s mut Shapes<'r>, taken: BTreeSet<String>) -> Self {
        Self {
            shapes,
            taken,
            named: HashMap::new(),
            waiting: VecDeque::new(),
            groups: vec![Group::default()],
            inline: 0,
            parts: PartClasses::default(),
        }
    }

    /// Begins a method: what it says itself is limited.
    pub(crate) fn begin_method(&mut self) {
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

    /// A method name that nothing else has: `base`, else with the first number that makes it so.
    pub(crate) fn fresh(&mut self, base: &str) -> String {
        let base = java_text::identifier(base);
        let mut name = base.clone();
        for number in 2.. {
            if self.taken.insert(name.clone()) {
                break;
            }
            name = format!("{base}{number}");
        }
        name
    }

    /// The type's name in Java, without type arguments, which no local variable of a companion has: that spares
    /// every question of wildcards and variables.
    pub(crate) fn java(&self, ty: Ty) -> String {
        if !self.shapes.is_nameable_raw(ty) {
            return names::qualified("java.lang.Object");
        }
        let mut suffix = String::new();
        let mut ty = ty;
        loop {
            match self.shapes.types.form(ty) {
                Form::Array(component) => {
                    suffix.push_str("[]");
                    ty = component.ty;
                }
                Form::Object | Form::Undecided | Form::Missing(_) | Form::Other(_) => {
                    return format!("{}{suffix}", names::qualified("java.lang.Object"));
                }
                Form::Primitive(_) => {
                    return format!(
                        "{}{suffix}",
                        self.shapes.primitive_name(ty).map_or("void", |(name, _)| name)
                    );
                }
                Form::Declared { declaration, .. } => {
                    return format!(
                        "{}{suffix}",
                        names::declared(self.shapes.request.declaration(*declaration))
                    );
                }
            }
        }
    }

    /// The type with its type arguments, for a `TypeReference`. The depth is what Java source can nest.
    fn generic(&self, ty: Ty) -> String {
        let mut text = String::new();
        let mut open = vec![Part::Type(ty)];
        while let Some(part) = open.pop() {
            let ty = match part {
                Part::Text(written) => {
                    text.push_str(&written);
                    continue;
                }
                Part::Type(ty) => ty,
            };
            match self.shapes.types.form(ty) {
                Form::Array(component) => {
                    open.extend([Part::Text("[]".to_owned()), Part::Type(component.ty)]);
                }
                Form::Declared {
                    declaration,
                    arguments,
                    outer,
                } if !arguments.is_empty() => {
                    open.extend(self.with_arguments(*declaration, arguments, outer).into_iter().rev());
                }
                _ => text.push_str(&self.java(ty)),
            }
        }
        text
    }

    /// A piece of a type.
    pub(crate) fn token(&self, token: TypeToken) -> String {
        let request = self.shapes.request;
        match token {
            TypeToken::Class(id) => names::declared(request.declaration(id)),
            TypeToken::Inner(id) => {
                let simple = request.declaration(id).path.last();
                format!(".{}", java_text::identifier(simple.map_or("", String::as_str)))
            }
            TypeToken::Variable(position) => super::calls::variable_name(position),
            TypeToken::Known(ty) => self.generic(ty),
            TypeToken::Text(text) => text.to_owned(),
        }
    }

    /// A class with arguments, and with those of the classes around it where it is an inner one (JLS 4.8): Java has
    /// no `Outer.Inner<T>` where `Outer` has variables.
    fn with_arguments(&self, id: DeclarationId, arguments: &[Use], outer: &[Use]) -> Vec<Part> {
        let request = self.shapes.request;
        let mut levels = vec![(id, arguments)];
        let mut outer = outer;
        for around in facts::enclosing(request, id) {
            if outer.is_empty() {
                break;
            }
            let (own, further) = outer
                .split_at_checked(request.declaration(around).type_parameters.len())
                .unwrap_or((outer, &[]));
            levels.push((around, own));
            outer = further;
        }
        let mut parts = Vec::new();
        for (position, (level, arguments)) in levels.into_iter().rev().enumerate() {
            let declaration = request.declaration(level);
            parts.push(Part::Text(match declaration.path.last() {
                Some(simple) if position > 0 => format!(".{}", java_text::identifier(simple)),
                _ => names::declared(declaration),
            }));
            for (position, argument) in arguments.iter().enumerate() {
                parts.push(Part::Text(if position == 0 { "<" } else { ", " }.to_owned()));
                parts.push(Part::Type(argument.ty));
            }
            if !arguments.is_empty() {
                parts.push(Part::Text(">".to_owned()));
            }
        }
        parts
    }

    /// Whether the mapper must be told type arguments, and Java lets them be written.
    fn is_generic(&mut self, ty: Ty) -> bool {
        self.is_generic_component(ty) && self.shapes.types.is_within_bounds(ty)
    }

    fn is_generic_component(&self, ty: Ty) -> bool {
        let mut ty = ty;
        while let Form::Array(component) = self.shapes.types.form(ty) {
            ty = component.ty;
        }
        !self.shapes.types.arguments(ty).is_empty()
    }

    /// The expression that reads `value`, itself an expression without side effects, as this use demands.
    pub(crate) fn read(&mut self, used: Use, value: &str, path: &str) -> String {
        let shaped = self.shapes.of(used.ty);
        let has_checks = !self.checks(used).is_empty();
        let nullable = self.shapes.types.marks(used.marks).nullable;
        let read = match &shaped.shape {
            Shape::Optional(inner) if !has_checks => {
                let read = self.read_held(*inner, value, path, Self::read);
                return format!(
                    "({}) optional({value} == null ? null : {read})",
                    names::qualified("java.util.Optional")
                );
            }
            Shape::OptionalScalar(scalar) if !has_checks => {
                let class = names::qualified(optional_class(*scalar));
                let function = scalar_reader(*scalar);
                return format!("{value} == null ? {class}.empty() : {class}.of({function}({value}, {path}))");
            }
            Shape::Scalar(scalar) if !has_checks => format!("{}({value}, {path})", scalar_reader(*scalar)),
            Shape::Any { node: false } if !has_checks => format!("anyValue({value}, {path})"),
            _ => format!("{}({value}, {path})", self.reader(used)),
        };
        if nullable {
            format!("{value} == null ? null : {read}")
        } else {
            read
        }
    }

    /// The expression that reads what an `Optional` holds, by `read` unless that is an `Optional` too. One of those is
    /// read by a method: javac attributes a conditional expression that is an argument twice, so that the time it takes
    /// for them in one another would double with each.
    fn read_held(
        &mut self,
        held: Use,
        value: &str,
        path: &str,
        read: impl Fn(&mut Self, Use, &str, &str) -> String,
    ) -> String {
        if matches!(self.shapes.of(held.ty).shape, Shape::Optional(_)) {
            format!("{}({value}, {path})", self.reader(held))
        } else {
            read(self, held, value, path)
        }
    }

    /// Like [`Readers::read`] for a value that is never null, and may stand in the expression only once.
    pub(crate) fn read_once(&mut self, used: Use, value: &str, path: &str) -> String {
        let used = self.shapes.types.without_null(used);
        if self.checks(used).is_empty() {
            match &self.shapes.of(used.ty).shape {
                Shape::Optional(inner) => {
                    let read = self.read_held(*inner, value, path, Self::read_once);
                    return format!("({}) optional({read})", names::qualified("java.util.Optional"));
                }
                Shape::OptionalScalar(scalar) => {
                    let class = names::qualified(optional_class(*scalar));
                    return format!("{class}.of({}({value}, {path}))", scalar_reader(*scalar));
                }
                _ => {}
            }
        }
        self.read(used, value, path)
    }

    /// The Java expression for an argument's default. A `BigDecimal` keeps its digits, zeros at the end too.
    pub(crate) fn default_of(&mut self, used: Use, json: &Json) -> DefaultValue {
        let used = self.shapes.in_optional(used);
        match (&self.shapes.of(used.ty).shape, json) {
            (Shape::Scalar(Scalar::BigDecimal), Json::Number(number)) => DefaultValue {
                java: json_code::made("java.math.BigDecimal", number),
                held: false,
            },
            _ => self.default_value(json),
        }
    }

    /// The Java expression for a default, in a method of its own where the one around it has no room (R4.6).
    pub(crate) fn default_value(&mut self, json: &Json) -> DefaultValue {
        let is_scalar = !matches!(json, Json::Array(_) | Json::Object(_));
        let held = !is_scalar && !self.has_room(json.values());
        DefaultValue {
            java: if held {
                json_code::held_expression(json, self)
            } else {
                json_code::expression(json, 8, self)
            },
            held,
        }
    }

    /// The expression for a member of a map of arguments, under any of its names.
    pub(crate) fn source(&mut self, map: &str, name: &str, aliases: &[String]) -> String {
        if aliases.is_empty() {
            return format!("{map}.get({})", java_text::string(name));
        }
        let names = std::iter::once(name).chain(aliases.iter().map(String::as_str));
        if self.has_room(aliases.len()) {
            let names: Vec<String> = names.map(java_text::string).collect();
            return format!("firstOf({map}, {})", names.join(", "));
        }
        let names = Json::Array(names.map(|name| Json::String(name.to_owned())).collect());
        format!("firstOfAll({map}, {})", json_code::held_expression(&names, self))
    }

    /// What calls the method that reads this use, less its arguments; the method is written by and by.
    fn reader(&mut self, used: Use) -> String {
        // A use with constraints reads differently, one that takes null does not.
        let marks = if self.checks(used).is_empty() {
            Types::object_use().marks
        } else {
            used.marks
        };
        if let Some(name) = self.named.get(&(used.ty, marks)) {
            return name.clone();
        }
        let base = self.base_name(used.ty);
        let name = self.fresh(&base);
        let used = Use { ty: used.ty, marks };
        let group = self.group_for(used);
        // The class of each group extends that of the one before it, and what is called belongs to the last of them.
        let call = if group == 0 {
            name.clone()
        } else {
            format!("(({}) this).{name}", group_class(group))
        };
        self.named.insert((used.ty, marks), call.clone());
        self.waiting.push_back(Waiting { used, name, group });
        call
    }

    /// The group that has room for the reader of this use.
    fn group_for(&mut self, used: Use) -> usize {
        let mut weight = READER_WEIGHT.saturating_mul(self.checks(used).len().saturating_add(1));
        weight = weight.saturating_add(match &self.shapes.of(used.ty).shape {
            Shape::Enum(shape) if !shape.by_mapper && names_of(shape) <= SWITCH_NAMES => {
                names_of(shape).saturating_mul(5)
            }
            Shape::Object(shape) => shape
                .properties
                .iter()
                .map(|property| property.aliases.len().saturating_mul(2).saturating_add(8))
                .sum(),
            _ => 0,
        });
        if let Some(last) = self.groups.last_mut()
            && (last.weight == 0 || last.weight.saturating_add(weight) <= GROUP_WEIGHT)
        {
            last.weight = last.weight.saturating_add(weight);
        } else {
            self.groups.push(Group {
                weight,
                ..Group::default()
            });
        }
        self.groups.len().saturating_sub(1)
    }

    /// `orderItem` for `OrderItem`, `listOfString` for `List<String>`.
    fn base_name(&self, ty: Ty) -> String {
        let mut name = String::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if name.len() > 40 {
                break;
            }
            let (simple, inner): (String, &[Use]) = match self.shapes.types.form(ty) {
                Form::Array(component) => ("array".to_owned(), std::slice::from_ref(component)),
                Form::Declared {
                    declaration, arguments, ..
                } => {
                    let declaration = self.shapes.request.declaration(*declaration);
                    let simple = declaration
                        .path
                        .last()
                        .filter(|_| identifiers::can_name_type(declaration));
                    (simple.cloned().unwrap_or_else(|| "value".to_owned()), arguments)
                }
                Form::Primitive(_) => (
                    self.shapes
                        .primitive_name(ty)
                        .map_or("void", |(name, _)| name)
                        .to_owned(),
                    &[],
                ),
                _ => ("object".to_owned(), &[]),
            };
            let mut letters = simple.chars();
            let first = letters.next().unwrap_or('x');
            if name.is_empty() {
                name.extend(first.to_lowercase());
            } else {
                name.extend(first.to_uppercase());
            }
            name.extend(letters);
            if !inner.is_empty() {
                name.push_str("Of");
                open.extend(inner.iter().rev().map(|used| used.ty));
            }
        }
        // What Java reserves, and what a digit or sign would begin, is none of these with a word before it.
        format!("read{}", capital(&name))
    }

    /// The constraints that generated code enforces on this use (R7.8).
    fn checks(&mut self, used: Use) -> Vec<Check> {
        let constraints = &self.shapes.types.marks(used.marks).constraints;
        if *constraints == Constraints::default() {
            return Vec::new();
        }
        let constraints = constraints.clone();
        let kind = self.shapes.json_kind(used);
        let mut checks = constraints.checks(kind);
        // What the mapper makes of text or a number is neither: its constraints are keywords only (R7.8).
        let shaped = self.shapes.of(used.ty);
        let inner = match &shaped.shape {
            Shape::Optional(inner) => inner.ty,
            _ => used.ty,
        };
        let is_size = |check: &Check| matches!(check, Check::Size { .. });
        let is_bound = |check: &Check| matches!(check, Check::Minimum(_) | Check::Maximum(_));
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

    /// Every reader that is needed, those included that reading itself turns up, by the classes that they go to: one,
    /// unless there are more than a class file can hold (R9.4).
    pub(crate) fn write_all(&mut self) -> Vec<Group> {
        while let Some(Waiting { used, name, group }) = self.waiting.pop_front() {
            self.begin_method();
            let mut constants = Vec::new();
            let method = self.method(used, &name, &mut constants);
            if let Some(group) = self.groups.get_mut(group) {
                group.constants.append(&mut constants);
                group.methods.push(method);
            }
        }
        std::mem::take(&mut self.groups)
    }

    /// The method of this name that reads the use. What it needs of constants is added to these.
    fn method(&mut self, used: Use, name: &str, constants: &mut Vec<String>) -> String {
        if !self.checks(used).is_empty() {
            return self.constrained(used, name, constants);
        }
        let shaped = self.shapes.of(used.ty);
        if !self.shapes.is_nameable_raw(used.ty) {
            return self.mapped(used.ty, name);
        }
        match &shaped.shape {
            Shape::Enum(shape) if !shape.by_mapper => self.enumeration(shape, name, constants),
            Shape::Optional(_) => self.optional(used.ty, name),
            Shape::Array(component) => self.array(used.ty, *component, name),
            Shape::Collection { element, build } if *build != Build::Mapper => {
                self.collection(used.ty, *element, build, name)
            }
            Shape::Map { value, build } if *build != Build::Mapper => match self.shapes.key(used.ty) {
                // A schema of the user's own stands for such a map.
                Key::Unsupported(..) => self.mapped(used.ty, name),
                key => self.map(used.ty, key, *value, build, name),
            },
            Shape::Object(shape) if self.shapes.is_made_by_constructor(used.ty) => self.record(shape, name),
            _ => self.mapped(used.ty, name),
        }
    }

    /// Reads as without constraints, then enforces them.
    fn constrained(&mut self, used: Use, name: &str, constants: &mut Vec<String>) -> String {
        let checks = self.checks(used);
        let java = self.java(used.ty);
        let plain = Use {
            ty: used.ty,
            marks: Types::object_use().marks,
        };
        let read = self.read(plain, "value", "path");
        let mut body = format!("{java} result = {read};\n");
        let shaped = self.shapes.of(used.ty);
        let (tested, indent) = match &shaped.shape {
            Shape::Optional(inner) => {
                let inner = self.java(inner.ty);
                body.push_str("    if (result.isPresent()) {\n");
                (format!("(({inner}) result.get())"), "        ")
            }
            Shape::OptionalScalar(scalar) => {
                body.push_str("    if (result.isPresent()) {\n");
                (format!("result.{}()", optional_getter(*scalar)), "        ")
            }
            _ => ("result".to_owned(), "    "),
        };
        let inner = match &shaped.shape {
            Shape::Optional(inner) => inner.ty,
            _ => used.ty,
        };
        for check in &checks {
            let call = self.check(check, inner, &tested, constants);
            let _ = writeln!(body, "{indent}{call};");
        }
        if indent.len() > 4 {
            body.push_str("    }\n");
        }
        format!("{java} {name}({}) {{\n    {body}    return result;\n}}", parameters())
    }

    /// The call that enforces one constraint on `value`.
    fn check(&mut self, check: &Check, ty: Ty, value: &str, constants: &mut Vec<String>) -> String {
        let shaped = self.shapes.of(ty);
        let numeric = match &shaped.shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => *scalar,
            _ => Scalar::String,
        };
        match check {
            Check::Minimum(bound) => bound_check(
                numeric,
                value,
                bound,
                ["atLeast", "moreThan"],
                Decimal::least_integer_above,
            ),
            Check::Maximum(bound) => bound_check(
                numeric,
                value,
                bound,
                ["atMost", "lessThan"],
                Decimal::greatest_integer_below,
            ),
            Check::Size { least, most } => {
                let bound =
                    |size: u64| i32::try_from(size).map_or_else(|_| i32::MAX.to_string(), |size| size.to_string());
                let (least, most) = (bound(*least), most.map_or_else(|| i32::MAX.to_string(), bound));
                match &shaped.shape {
                    Shape::Array(_) | Shape::Scalar(Scalar::Bytes) => {
                        format!("arrayLength({value}.length, value, {least}, {most}, path)")
                    }
                    // What is shown is what came, not what was made of it.
                    Shape::Collection { .. } if self.is_collection(ty) => {
                        format!("arrayLength({value}.size(), value, {least}, {most}, path)")
                    }
                    Shape::Collection { .. } => {
                        format!("arrayLength(elements({value}, path).size(), value, {least}, {most}, path)")
                    }
                    Shape::Map { .. } => format!("memberCount({value}, {least}, {most}, path)"),
                    _ => format!("textSize({value}, {least}, {most}, path)"),
                }
            }
            Check::NotBlank => format!("notBlank({value}, path)"),
            Check::Email => format!("email({value}, path)"),
            Check::Pattern(constraint) => {
                let pattern = names::qualified("java.util.regex.Pattern");
                let constant = self.fresh("PATTERN");
                let flags = constraint.flags;
                let regex = java_text::string(&constraint.source);
                constants.push(format!(
                    "private static final {pattern} {constant} = compiled({regex}, {flags});"
                ));
                format!("matches({value}, {constant}, path)")
            }
        }
    }

    fn is_collection(&mut self, ty: Ty) -> bool {
        self.shapes.types.as_super(ty, "java.util.Collection").is_some()
    }

    fn enumeration(&mut self, shape: &EnumShape, name: &str, constants: &mut Vec<String>) -> String {
        let java = names::declared(self.shapes.request.declaration(shape.declaration));
        let string = names::qualified("java.lang.String");
        let found = if names_of(shape) > SWITCH_NAMES {
            self.looked_up(shape, &java, constants)
        } else {
            let mut cases = String::new();
            for (constant, names) in read_constants(shape) {
                for wire in names {
                    let _ = writeln!(cases, "            case {}:", java_text::literal(wire));
                }
                let constant = java_text::constant(&java, &constant.java, constant.writable);
                let _ = writeln!(cases, "                return {constant};");
            }
            cases.push_str("            default:\n                break;\n");
            format!("        switch (({string}) value) {{\n{cases}        }}\n")
        };
        let expected = java_text::string(&expected_constants(shape));
        let fault = names::own("Fault");
        format!(
            "{java} {name}({}) {{\n    if (value instanceof {string}) {{\n{found}    }}\n    throw new {fault}(path, {expected}, value);\n}}",
            parameters()
        )
    }

    /// The statements that find one of so many constants that a `switch` would be too large: by its name, which a map
    /// gives where it is read by others.
    fn looked_up(&mut self, shape: &EnumShape, java: &str, constants: &mut Vec<String>) -> String {
        let string = names::qualified("java.lang.String");
        let is_plain = |constant: &Constant| constant.wire == constant.java && constant.aliases.is_empty();
        if shape.constants.iter().all(is_plain) {
            let exception = names::qualified("java.lang.IllegalArgumentException");
            return format!(
                "        try {{\n            return {java}.valueOf(({string}) value);\n        }} catch ({exception} refused) {{\n            // The failure below says which there are.\n        }}\n"
            );
        }
        let map = names::qualified("java.util.Map");
        let constant = self.fresh("CONSTANTS");
        let members = read_constants(shape).into_iter().flat_map(|(constant, names)| {
            let value = move || Json::String(constant.java.clone());
            names.into_iter().map(move |wire| (wire.to_owned(), value()))
        });
        let table = Json::Object(members.collect());
        constants.push(format!(
            "private static final {map}<?, ?> {constant} = ({map}<?, ?>) {};",
            json_code::held_expression(&table, self)
        ));
        format!(
            "        {string} result = ({string}) {constant}.get(value);\n        if (result != null) {{\n            return {java}.valueOf(result);\n        }}\n"
        )
    }

    /// An `Optional` inside another.
    fn optional(&mut self, ty: Ty, name: &str) -> String {
        let java = self.java(ty);
        let read = self.read(Types::plain(ty), "value", "path");
        format!("{java} {name}({}) {{\n    return {read};\n}}", parameters())
    }

    fn array(&mut self, ty: Ty, component: Use, name: &str) -> String {
        let java = self.java(ty);
        let (base, dimensions) = match java.find("[]") {
            Some(at) => java.split_at_checked(at).unwrap_or((&java, "")),
            None => (java.as_str(), ""),
        };
        let rest = dimensions.strip_prefix("[]").unwrap_or_default();
        let read = self.read(component, "element", "\"\"");
        let collection = names::qualified("java.util.Collection");
        let object = names::qualified("java.lang.Object");
        format!(
            "{java} {name}({}) {{\n    {collection}<?> elements = elements(value, path);\n    {java} result = new {base}[elements.size()]{rest};\n    int index = 0;\n    try {{\n        for ({object} element : elements) {{\n            result[index] = {read};\n            index++;\n        }}\n    }} {}\n    return result;\n}}",
            parameters(),
            Self::under_element()
        )
    }

    /// Places a fault in the element that was being read.
    fn under_element() -> String {
        let fault = names::own("Fault");
        format!("catch ({fault} fault) {{\n        throw fault.under(elementPath(path, index));\n    }}")
    }

    fn collection(&mut self, ty: Ty, element: Option<Use>, build: &Build, name: &str) -> String {
        let (java, make) = self.container(ty, build);
        let read = self.read(element.unwrap_or_else(Types::object_use), "element", "\"\"");
        let object = names::qualified("java.lang.Object");
        let collection = names::qualified("java.util.Collection");
        format!(
            "{java} {name}({}) {{\n    {collection}<?> elements = elements(value, path);\n    {java} result = {make};\n    int index = 0;\n    try {{\n        for ({object} element : elements) {{\n            result.add({read});\n            index++;\n        }}\n    }} {}{}\n    return result;\n}}",
            parameters(),
            Self::under_element(),
            refusal(build)
        )
    }

    fn map(&mut self, ty: Ty, key: Key, of: Option<Use>, build: &Build, name: &str) -> String {
        let (java, make) = self.container(ty, build);
        let object = names::qualified("java.lang.Object");
        let map = names::qualified("java.util.Map");
        let string = names::qualified("java.lang.String");
        let read = self.read(of.unwrap_or_else(Types::object_use), "members.get(name)", "\"\"");
        let constrained = self.shapes.key_use(ty);
        let constrained = constrained.filter(|used| !self.checks(*used).is_empty());
        let key = match (key, constrained) {
            (_, Some(used)) => self.read(used, "name", "\"\""),
            (Key::Scalar(scalar), None) => format!("{}(name, \"\")", scalar_reader(scalar)),
            (Key::Enum(used), None) => self.read(Types::plain(used.ty), "name", "\"\""),
            (Key::Mapper(used), None) => self.mapped_key(used.ty),
            (Key::String | Key::Unsupported(..), None) => format!("{string}.valueOf(name)"),
        };
        let fault = names::own("Fault");
        format!(
            "{java} {name}({}) {{\n    {map}<?, ?> members = members(value, path);\n    {java} result = {make};\n    {object} member = null;\n    try {{\n        for ({object} name : members.keySet()) {{\n            member = name;\n            result.put({key}, {read});\n        }}\n    }} catch ({fault} fault) {{\n        throw fault.under(childPath(path, {string}.valueOf(member)));\n    }}{}\n    return result;\n}}",
            parameters(),
            refusal(build)
        )
    }

    /// The type to declare for a container and the expression that makes an empty one.
    fn container(&self, ty: Ty, build: &Build) -> (String, String) {
        let class = |id: &DeclarationId| names::declared(self.shapes.request.declaration(*id));
        match build {
            Build::New(name) => {
                let class = names::qualified(name);
                (class.clone(), format!("new {class}()"))
            }
            Build::NewOwn(id) => (class(id), format!("new {}()", class(id))),
            Build::ByEnum(id) => {
                let java = self.java(ty);
                let made = self.shapes.types.declaration(ty);
                let is_set =
                    made.is_some_and(|id| self.shapes.request.declaration(id).binary_name == "java.util.EnumSet");
                let element = class(id);
                let make = if is_set {
                    format!("{java}.noneOf({element}.class)")
                } else {
                    format!("new {java}({element}.class)")
                };
                (java, make)
            }
            Build::Mapper => (self.java(ty), "null".to_owned()),
        }
    }

    fn record(&mut self, shape: &ObjectShape, name: &str) -> String {
        let java = names::declared(self.shapes.request.declaration(shape.declaration));
        let map = names::qualified("java.util.Map");
        let mut properties: Vec<_> = shape.properties.iter().collect();
        order::sort_short(&mut properties, |property| property.component);
        let arguments: Vec<String> = properties
            .iter()
            .map(|property| {
                let value = self.source("members", &property.name, &property.aliases);
                let path = java_text::string(&path_step(&property.name));
                let read = self.component(property.used, property.required, &value, &path);
                self.exactly(shape.declaration, property.used.ty, read)
            })
            .collect();
        format!(
            "{java} {name}({}) {{\n    {map}<?, ?> members = members(value, path);\n    try {{\n        return {};\n    }} {}\n}}",
            parameters(),
            construction(&java, &arguments, 8),
            refused_construction(Some("path"), "    ")
        )
    }

    /// The expression as an argument that only the canonical constructor takes: of a record with other constructors
    /// it has the component's very type.
    pub(crate) fn exactly(&self, record: DeclarationId, ty: Ty, expression: String) -> String {
        let constructors = &self.shapes.request.declaration(record).constructors;
        if constructors.len() < 2 {
            expression
        } else {
            format!("({}) ({expression})", self.java(ty))
        }
    }

    /// The expression that reads a component; one that need not be there is null, or an empty Optional.
    pub(crate) fn component(&mut self, used: Use, required: bool, value: &str, path: &str) -> String {
        let read = self.read(used, value, path);
        let is_primitive = matches!(self.shapes.types.form(used.ty), Form::Primitive(_));
        if required || is_primitive || self.shapes.is_nullable(used) {
            read
        } else {
            format!("{value} == null ? null : {read}")
        }
    }

    /// A value that the mapper reads.
    fn mapped(&mut self, ty: Ty, name: &str) -> String {
        let java = self.java(ty);
        let target = self.target(ty);
        let expected = java_text::string(&self.expected(ty));
        format!(
            "{java} {name}({}) {{\n    return ({java}) mapped(value, path, mapper, {target}, {expected});\n}}",
            parameters()
        )
    }

    /// The key `name` of a map as Jackson reads keys, which is not how it reads values: a record may be one, too.
    fn mapped_key(&mut self, ty: Ty) -> String {
        let java = self.java(ty);
        let target = self.target(ty);
        let expected = java_text::string(&self.expected_key(ty));
        format!("({java}) mappedKey(name, mapper, {target}, {expected})")
    }

    /// What is expected of a key: of one that is otherwise an object, its type.
    fn expected_key(&mut self, ty: Ty) -> String {
        match &self.shapes.of(ty).shape {
            Shape::Enum(_) | Shape::Text(_) => self.expected(ty),
            _ => self.a(ty),
        }
    }

    /// What the mapper is to read: a class, or a type reference where there are type arguments.
    pub(crate) fn target(&mut self, ty: Ty) -> String {
        if self.shapes.unnameable_part(ty).is_some() {
            let near = names::declared(self.shapes.request.declaration(self.shapes.request.tool_class));
            let canonical = java_text::string(&self.shapes.canonical(ty));
            return format!("named(mapper, {near}.class, {canonical})");
        }
        if self.is_generic(ty) {
            let reference = names::qualified("com.fasterxml.jackson.core.type.TypeReference");
            format!("new {reference}<{}>() {{}}", self.generic(ty))
        } else {
            format!("{}.class", self.java(ty))
        }
    }

    /// What is expected of a value that the mapper reads, in the words of a failure (R5.3).
    pub(crate) fn expected(&mut self, ty: Ty) -> String {
        match &self.shapes.of(ty).shape {
            Shape::Enum(shape) => expected_constants(shape),
            Shape::Text(format) => match format.format {
                Some("date-time") => "an ISO 8601 date and time".to_owned(),
                Some("date") => "an ISO 8601 date".to_owned(),
                Some("time") => "an ISO 8601 time".to_owned(),
                Some("duration") => "an ISO 8601 duration".to_owned(),
                Some("uuid") => "a UUID".to_owned(),
                Some("uri") => "a URI".to_owned(),
                _ => self.a(ty),
            },
            Shape::Collection { .. } | Shape::Array(_) => "an array".to_owned(),
            Shape::Any { .. } => "any JSON value".to_owned(),
            Shape::Union(shape) => {
                let name = self.shapes.print(ty);
                let tags = shape
                    .alternatives
                    .iter()
                    .filter_map(|alternative| match &alternative.tag {
                        Tag::Property(discriminator) => Some(discriminator),
                        _ => None,
                    });
                let values: Vec<String> = tags.clone().map(|tag| format!("\"{}\"", tag.value)).collect();
                match tags.clone().next() {
                    Some(tag) => format!(
                        "an object ({name}) whose \"{}\" is one of {}",
                        tag.property,
                        values.join(", ")
                    ),
                    None => format!("an object ({name})"),
                }
            }
            Shape::Object(_) | Shape::Map { .. } | Shape::Open => {
                format!("an object ({})", self.shapes.print(ty))
            }
            Shape::Unsupported(Unsupported::Jdk(_)) => {
                format!("a value that {} can be read from", self.a(ty))
            }
            _ => self.a(ty),
        }
    }

    /// The type's name behind the article that it takes.
    fn a(&self, ty: Ty) -> String {
        let name = self.shapes.print(ty);
        let article = if name.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']) {
            "an"
        } else {
            "a"
        };
        format!("{article} {name}")
    }
}

/// The parameters of every reader.
fn parameters() -> String {
    format!(
        "{} value, {} path",
        names::qualified("java.lang.Object"),
        names::qualified("java.lang.String")
    )
}

/// A call of a constructor, an argument a line where there are several.
pub(crate) fn construction(java: &str, arguments: &[String], indent: usize) -> String {
    let length: usize = arguments.iter().map(|argument| argument.len().saturating_add(2)).sum();
    if length <= 80 {
        return format!("new {java}({})", arguments.join(", "));
    }
    let line = format!("\n{}", " ".repeat(indent.saturating_add(8)));
    format!("new {java}({line}{})", arguments.join(&format!(",{line}")))
}

/// Faults of components are placed in the record at `path`, none for the arguments as a whole; an exception of its
/// constructor is a fault of it (R5.6).
pub(crate) fn refused_construction(path: Option<&str>, indent: &str) -> String {
    let fault = names::own("Fault");
    let exception = names::qualified("java.lang.Exception");
    let placed = path.map_or_else(|| "fault".to_owned(), |path| format!("fault.under({path})"));
    let path = path.unwrap_or("\"\"");
    format!(
        "catch ({fault} fault) {{\n{indent}    throw {placed};\n{indent}}} catch ({exception} refused) {{\n{indent}    throw rejected({path});\n{indent}}}"
    )
}

/// What a container refuses that takes no null or wants its elements comparable.
fn refusal(build: &Build) -> String {
    let takes_all = [
        "java.util.ArrayList",
        "java.util.LinkedList",
        "java.util.LinkedHashSet",
        "java.util.LinkedHashMap",
    ];
    if matches!(build, Build::New(name) if takes_all.contains(name)) {
        return String::new();
    }
    let exception = names::qualified("java.lang.RuntimeException");
    format!(" catch ({exception} refused) {{\n        throw rejected(path);\n    }}")
}

/// The step of a path that a property is: its name, or quoted in brackets where it is no plain one.
pub(crate) fn path_step(name: &str) -> String {
    let plain = !name.is_empty()
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-'));
    if plain {
        name.to_owned()
    } else {
        format!("[\"{}\"]", name.replace('\\', "\\\\").replace('"', "\\\""))
    }
}

/// How many names the constants of an enum are read by, at most.
fn names_of(shape: &EnumShape) -> usize {
    let names = shape.constants.iter().map(|constant| constant.aliases.len());
    names.fold(shape.constants.len(), usize::saturating_add)
}

/// The constants, each with the names that it is read by: of several with the same the first.
fn read_constants(shape: &EnumShape) -> Vec<(&Constant, Vec<&str>)> {
    let mut seen: HashSet<&str> = HashSet::new();
    let all = shape.constants.iter().map(|constant| {
        let wires = std::iter::once(&constant.wire).chain(&constant.aliases);
        let own = wires.map(String::as_str).filter(|wire| seen.insert(wire));
        (constant, own.collect::<Vec<_>>())
    });
    all.filter(|(_, names)| !names.is_empty()).collect()
}

fn expected_constants(shape: &EnumShape) -> String {
    let names: Vec<String> = shape
        .constants
        .iter()
        .map(|constant| format!("\"{}\"", constant.wire))
        .collect();
    format!("one of {}", names.join(", "))
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", letters.as_str())
}

/// The rule that reads the scalar.
fn scalar_reader(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::String | Scalar::CharSequence => "stringValue",
        Scalar::Char { .. } => "charValue",
        Scalar::Boolean { .. } => "booleanValue",
        Scalar::Byte { .. } => "byteValue",
        Scalar::Short { .. } => "shortValue",
        Scalar::Int { .. } => "intValue",
        Scalar::Long { .. } => "longValue",
        Scalar::Float { .. } => "floatValue",
        Scalar::Double { .. } => "doubleValue",
        Scalar::BigInteger => "bigIntegerValue",
        Scalar::BigDecimal => "bigDecimalValue",
        Scalar::Number => "numberValue",
        Scalar::Bytes => "bytesValue",
    }
}

fn optional_class(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Int { .. } => "java.util.OptionalInt",
        Scalar::Long { .. } => "java.util.OptionalLong",
        _ => "java.util.OptionalDouble",
    }
}

fn optional_getter(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Int { .. } => "getAsInt",
        Scalar::Long { .. } => "getAsLong",
        _ => "getAsDouble",
    }
}

/// The call that holds a number to one end of its range: in `long` arithmetic where that is exact.
fn bound_check(
    scalar: Scalar,
    value: &str,
    bound: &Bound,
    [inclusive, exclusive]: [&str; 2],
    step: impl Fn(&Decimal) -> Option<Decimal>,
) -> String {
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
        return format!("{inclusive}({value}, {limit}L, path)");
    }
    let decimal = names::qualified("java.math.BigDecimal");
    let value = match scalar {
        Scalar::BigDecimal => value.to_owned(),
        Scalar::BigInteger => format!("new {decimal}({value})"),
        _ => format!("decimal({value}, path, \"a number\")"),
    };
    let function = if bound.inclusive { inclusive } else { exclusive };
    let limit = java_text::literal(&bound.value.to_json().text);
    format!("{function}({value}, new {decimal}({limit}), path)")
}
