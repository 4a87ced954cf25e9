//! What a result is written as (R6.3): one look at its type, from which follow the diagnostics about it and the output
//! schema of the tool.
//!
//! The JDK's types are in a table, which the rows of `docs/types.md` prove; everything else is as `jackson::written` finds
//! it. Everything works off lists and stops at bounds: a result type is whatever a user's classes lead to.

use std::collections::HashSet;

use super::builder::Builder;
use super::collect::Found;
use super::facts;
use super::jackson::{self, WrittenObject, WrittenProperty, WrittenType};
use super::site::Site;
use super::types::{Form, Ty, Types, Use};
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::NeverWritten;
use crate::text::json::Json;
use crate::text::strings::clipped;
use crate::wire::request::{DeclarationKind, Request, TypeKind};

/// What the SDK's mapper writes for a type.
#[derive(Debug)]
pub(crate) enum Written {
    /// A string, number or boolean.
    Scalar(Scalar),
    /// One of these strings.
    Names(Vec<String>),
    /// An array; of a raw collection with anything in it.
    Array(Option<Use>),
    /// An object of any names; of a raw map with any values.
    Map(Option<Use>),
    /// An object with known properties.
    Object(WrittenObject),
    /// A value of this type in its place.
    As(Use),
    /// An `Optional` of this, which the SDK's mapper cannot write; a primitive one by the name of the class to use.
    Optional(Result<Use, &'static str>),
    /// Nothing that a declaration shows.
    Unknown,
    /// No mapper can write it.
    Never(NeverWritten),
    /// A type that the compiler does not know.
    Missing(String),
}

/// A scalar as JSON Schema names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Scalar {
    json_type: &'static str,
    format: Option<&'static str>,
}

const fn scalar(json_type: &'static str) -> Scalar {
    Scalar {
        json_type,
        format: None,
    }
}

const fn text(format: &'static str) -> Scalar {
    Scalar {
        json_type: "string",
        format: Some(format),
    }
}

/// The JDK's types that are written as a scalar, by the SDK's mapper (`RpcMapper`, Jackson 2.20.1).
const SCALARS: &[(&str, Scalar)] = &[
    ("java.lang.String", scalar("string")),
    ("java.lang.CharSequence", scalar("string")),
    ("java.lang.StringBuilder", scalar("string")),
    ("java.lang.StringBuffer", scalar("string")),
    ("java.lang.Character", scalar("string")),
    ("java.lang.Boolean", scalar("boolean")),
    ("java.lang.Byte", scalar("integer")),
    ("java.lang.Short", scalar("integer")),
    ("java.lang.Integer", scalar("integer")),
    ("java.lang.Long", scalar("integer")),
    ("java.math.BigInteger", scalar("integer")),
    ("java.lang.Float", scalar("number")),
    ("java.lang.Double", scalar("number")),
    ("java.math.BigDecimal", scalar("number")),
    ("java.lang.Number", scalar("number")),
    ("java.util.concurrent.atomic.AtomicInteger", scalar("integer")),
    ("java.util.concurrent.atomic.AtomicLong", scalar("integer")),
    ("java.util.concurrent.atomic.LongAdder", scalar("integer")),
    ("java.util.concurrent.atomic.DoubleAdder", scalar("number")),
    ("java.util.concurrent.atomic.AtomicBoolean", scalar("boolean")),
    ("java.util.UUID", text("uuid")),
    ("java.net.URI", scalar("string")),
    ("java.net.URL", text("uri")),
    ("java.nio.file.Path", text("uri")),
    ("java.io.File", scalar("string")),
    ("java.time.Instant", text("date-time")),
    ("java.time.OffsetDateTime", text("date-time")),
    ("java.time.ZonedDateTime", text("date-time")),
    ("java.util.Date", text("date-time")),
    ("java.util.Calendar", text("date-time")),
    ("java.util.GregorianCalendar", text("date-time")),
    ("java.sql.Timestamp", text("date-time")),
    ("java.sql.Date", text("date")),
    ("java.sql.Time", scalar("string")),
    ("java.time.LocalDate", text("date")),
    // Without an offset, which the formats of JSON Schema demand; OffsetTime leaves out seconds that are zero.
    ("java.time.LocalDateTime", scalar("string")),
    ("java.time.LocalTime", scalar("string")),
    ("java.time.OffsetTime", scalar("string")),
    ("java.time.Duration", scalar("number")),
    ("java.time.Period", scalar("string")),
    ("java.time.Year", scalar("string")),
    ("java.time.YearMonth", scalar("string")),
    ("java.time.MonthDay", scalar("string")),
    ("java.time.ZoneId", scalar("string")),
    ("java.time.ZoneOffset", scalar("string")),
    ("java.util.Locale", scalar("string")),
    ("java.util.Currency", scalar("string")),
    ("java.util.TimeZone", scalar("string")),
    ("java.util.regex.Pattern", scalar("string")),
    ("java.lang.Class", scalar("string")),
    ("java.nio.charset.Charset", scalar("string")),
    ("java.net.InetAddress", scalar("string")),
    ("java.net.InetSocketAddress", scalar("string")),
    ("java.nio.ByteBuffer", scalar("string")),
];

/// JDK types of which no subtype is data.
const RESOURCES: &[&str] = &[
    "java.io.InputStream",
    "java.io.OutputStream",
    "java.io.Reader",
    "java.io.Writer",
    "java.io.Console",
    "java.lang.Thread",
    "java.lang.ThreadLocal",
    "java.lang.Process",
    "java.lang.ProcessHandle",
    "java.lang.Runtime",
    "java.lang.reflect.Member",
    "java.net.Socket",
    "java.net.ServerSocket",
    "java.net.http.HttpClient",
    "java.net.http.HttpRequest",
    "java.nio.channels.Channel",
    "java.nio.file.FileSystem",
    "java.nio.file.attribute.FileTime",
    "java.sql.Connection",
    "java.sql.ResultSet",
    "java.sql.Statement",
    "java.time.Clock",
    "java.util.Enumeration",
    "java.util.Spliterator",
    "java.util.StringJoiner",
    "java.util.Timer",
    "java.util.concurrent.Executor",
    "java.util.concurrent.atomic.AtomicIntegerArray",
    "java.util.concurrent.atomic.AtomicLongArray",
    "java.util.concurrent.atomic.AtomicReferenceArray",
    "java.util.logging.Logger",
    "java.util.stream.BaseStream",
    "java.util.stream.Collector",
];

/// The most types that are looked at for one result, and values that its schema may have.
const MOST_TYPES: usize = 2_000;

/// How deep an output schema nests; what is deeper may be anything.
const DEEPEST: usize = 16;

/// How many types one value is written through: `@JsonValue` and references.
const MOST_STEPS: usize = 64;

/// What the SDK's mapper writes for a value of the type.
pub(crate) fn written<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> Written {
    let id = match types.form(ty).clone() {
        Form::Object | Form::Undecided | Form::Other(_) => return Written::Unknown,
        Form::Primitive(kind) => return primitive(kind),
        Form::Array(component) => {
            return match types.form(component.ty) {
                Form::Primitive(TypeKind::Byte | TypeKind::Char) => Written::Scalar(scalar("string")),
                _ => Written::Array(Some(component)),
            };
        }
        Form::Missing(name) => return Written::Missing(name),
        Form::Declared { declaration, .. } => declaration,
    };
    let declaration = request.declaration(id);
    let name = declaration.binary_name.as_str();
    let first = |types: &Types<'r>| types.arguments(ty).first().copied().unwrap_or_else(Types::object_use);
    if let Some((_, scalar)) = SCALARS.iter().find(|(own, _)| *own == name) {
        return Written::Scalar(*scalar);
    }
    match name {
        "java.util.Optional" => return Written::Optional(Ok(first(types))),
        "java.util.OptionalInt" => return Written::Optional(Err("Integer")),
        "java.util.OptionalLong" => return Written::Optional(Err("Long")),
        "java.util.OptionalDouble" => return Written::Optional(Err("Double")),
        "java.util.concurrent.atomic.AtomicReference" => return Written::As(first(types)),
        "java.lang.Iterable" | "java.util.Iterator" => return Written::Array(types.arguments(ty).first().copied()),
        "java.util.Map$Entry" => return Written::Map(types.arguments(ty).get(1).copied()),
        _ => {}
    }
    let is_jdk = facts::is_jdk(declaration);
    if !is_jdk && jackson::is_formatted_as_object(types, request, ty) {
        return of_declaration(types, request, ty);
    }
    if !is_jdk && jackson::is_written_by_annotation(types, request, ty) {
        return of_declaration(types, request, ty);
    }
    if let Some(seen) = types.as_super(ty, "java.util.Map") {
        return Written::Map(types.arguments(seen).get(1).copied());
    }
    if let Some(seen) = types.as_super(ty, "java.util.Collection") {
        return Written::Array(types.arguments(seen).first().copied());
    }
    if RESOURCES.iter().any(|resource| types.as_super(ty, resource).is_some()) {
        return Written::Never(NeverWritten::Jdk);
    }
    if is_jdk {
        return match declaration.kind {
            DeclarationKind::Enum => of_declaration(types, request, ty),
            _ => Written::Unknown,
        };
    }
    if declaration.package.starts_with("com.fasterxml.jackson.") {
        return Written::Unknown;
    }
    of_declaration(types, request, ty)
}

fn of_declaration<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> Written {
    let Some(id) = types.declaration(ty) else {
        return Written::Unknown;
    };
    match jackson::written(types, request, ty, id) {
        WrittenType::As(used) if used.ty == ty => Written::Unknown,
        WrittenType::As(used) => Written::As(used),
        WrittenType::Names(names) => Written::Names(names),
        WrittenType::Ordinal => Written::Scalar(scalar("integer")),
        WrittenType::Unknown => Written::Unknown,
        WrittenType::Object(object) => {
            // What has an iterator and nothing else is written as an array (`IterableSerializer`).
            let is_iterable = types.as_super(ty, "java.lang.Iterable").is_some();
            let is_empty = object.properties.is_empty() && object.additional.is_none();
            if is_iterable {
                Written::Unknown
            } else if object.has_two_any_getters {
                Written::Never(NeverWritten::AnyGetters)
            } else if is_empty && !object.may_be_empty {
                Written::Never(NeverWritten::Empty)
            } else {
                Written::Object(object)
            }
        }
    }
}

fn primitive(kind: TypeKind) -> Written {
    Written::Scalar(scalar(match kind {
        TypeKind::Boolean => "boolean",
        TypeKind::Float | TypeKind::Double => "number",
        TypeKind::Char => "string",
        TypeKind::Void => return Written::Unknown,
        _ => "integer",
    }))
}

impl Written {
    /// The types that a value of this form is made of, each with the step that leads to it.
    fn parts(&self) -> Vec<(Use, String)> {
        match self {
            Self::Array(Some(element)) => vec![(*element, "[]".to_owned())],
            Self::Map(Some(value)) => vec![(*value, ".*".to_owned())],
            Self::As(used) | Self::Optional(Ok(used)) => vec![(*used, String::new())],
            Self::Object(object) => {
                let shown = object.properties.iter().filter(|property| !property.is_unknown);
                let shown = shown.map(|property| (property.used, format!(".{}", property.name)));
                shown
                    .chain(object.additional.map(|used| (used, ".*".to_owned())))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Reports what the mapper could not write of a result (R6.3): `ty` is what is left when futures and optionals are taken
/// away (section 6).
pub(crate) fn check<'r>(builder: &mut Builder<'_, 'r>, found: &Found<'r>, site: &Site, ty: Ty) {
    let request = builder.request;
    let place = site.element(found.method.element);
    let method = found.method.name.as_str();
    if builder.shapes.written.contains(&ty) {
        return;
    }
    let mut is_clean = true;
    let mut seen = HashSet::from([ty]);
    let mut open = std::collections::VecDeque::from([(ty, "result".to_owned())]);
    while let Some((ty, path)) = open.pop_front() {
        super::check::await_lombok(builder, ty);
        let written = written(&mut builder.shapes.types, request, ty);
        let printed = builder.shapes.print(ty);
        let path_shown = format!("'{}'", clipped(&path, 120));
        is_clean &= !matches!(written, Written::Never(_) | Written::Optional(_) | Written::Missing(_));
        match &written {
            Written::Never(never) => {
                let refused = Diagnostic::ResultUnwritable {
                    method: method.to_owned(),
                    r#type: printed,
                    path: path_shown,
                    reason: *never,
                };
                builder.diagnostics.report(&place, &refused);
            }
            Written::Optional(held) => {
                let instead = match held {
                    Ok(used) => builder.shapes.print(used.ty),
                    Err(name) => (*name).to_owned(),
                };
                let unwritten = Diagnostic::ResultOptional {
                    method: method.to_owned(),
                    r#type: printed,
                    path: path_shown,
                    instead,
                };
                builder.diagnostics.report(&place, &unwritten);
            }
            // Another processor may still write the type. What no class file has is not needed to call the method.
            Written::Missing(name) if !request.last_round && builder.shapes.is_named_in_source(ty) => {
                builder.unresolved.push(name.clone());
            }
            _ => {}
        }
        for (part, step) in written.parts() {
            if seen.len() < MOST_TYPES && builder.shapes.types.depth(part.ty) < 256 && seen.insert(part.ty) {
                open.push_back((part.ty, format!("{path}{step}")));
            }
        }
    }
    if is_clean {
        builder.shapes.written.extend(seen);
    }
}

/// The schema of what a tool's result is written as; none where that is not known, or may be null (R8.5).
pub(crate) fn schema<'r>(types: &mut Types<'r>, request: &'r Request, used: Use) -> Option<Json> {
    if types.marks(used.marks).nullable {
        return None;
    }
    let mut writer = SchemaWriter {
        types,
        request,
        budget: MOST_TYPES,
        around: Vec::new(),
    };
    writer.value(used)
}

/// Writes the schema of a result. Its methods call one another no deeper than [`DEEPEST`] types.
struct SchemaWriter<'a, 'r> {
    types: &'a mut Types<'r>,
    request: &'r Request,
    /// How many values may still be looked at.
    budget: usize,
    /// The types that the value is in.
    around: Vec<Ty>,
}

impl SchemaWriter<'_, '_> {
    /// The schema of a value; none for what may be anything.
    fn value(&mut self, used: Use) -> Option<Json> {
        let mut ty = used.ty;
        let mut form = written(self.types, self.request, ty);
        for _ in 0..MOST_STEPS {
            let Written::As(next) = form else { break };
            ty = next.ty;
            form = written(self.types, self.request, ty);
        }
        self.budget = self.budget.checked_sub(1)?;
        if self.around.len() >= DEEPEST || self.around.contains(&ty) {
            return None;
        }
        self.around.push(ty);
        let schema = self.form(&form);
        self.around.pop();
        schema
    }

    fn form(&mut self, form: &Written) -> Option<Json> {
        let mut members = Vec::new();
        let mut add = |key: &str, value: Json| members.push((key.to_owned(), value));
        match form {
            Written::Scalar(scalar) => {
                add("type", Json::from(scalar.json_type));
                if let Some(format) = scalar.format {
                    add("format", Json::from(format));
                }
            }
            Written::Names(names) => {
                let names = names.iter().map(|name| Json::from(name.as_str()));
                add("type", Json::from("string"));
                add("enum", Json::Array(names.collect()));
            }
            Written::Array(element) => {
                add("type", Json::from("array"));
                add("items", self.part(*element));
            }
            Written::Map(value) => {
                add("type", Json::from("object"));
                let value = self.part(*value);
                if value.as_object().is_some_and(|members| !members.is_empty()) {
                    add("additionalProperties", value);
                }
            }
            Written::Object(object) if object.is_known => {
                add("type", Json::from("object"));
                let mut properties = Vec::new();
                for property in &object.properties {
                    properties.push((property.name.clone(), self.property(property)));
                }
                add("properties", Json::Object(properties));
                let required = object.properties.iter().filter(|own| own.is_always_there);
                let required = required.map(|own| Json::from(own.name.as_str())).collect();
                add("required", Json::Array(required));
                if let Some(description) = &object.description {
                    add("description", Json::from(description.as_str()));
                }
            }
            _ => return None,
        }
        Some(Json::Object(members))
    }

    /// The schema of an element or value, which is anything where it can be null.
    fn part(&mut self, used: Option<Use>) -> Json {
        used.filter(|used| !self.types.marks(used.marks).nullable)
            .and_then(|used| self.value(used))
            .unwrap_or_else(|| Json::Object(Vec::new()))
    }

    fn property(&mut self, property: &WrittenProperty) -> Json {
        let known = if property.is_unknown || property.may_be_null {
            None
        } else {
            self.value(property.used)
        };
        let mut members = known.map_or_else(Vec::new, Json::into_members);
        if let Some(description) = &property.description {
            members.retain(|(key, _)| key != "description");
            members.push(("description".to_owned(), Json::from(description.as_str())));
        }
        Json::Object(members)
    }
}
