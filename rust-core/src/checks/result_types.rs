//! Results as they are written (R6.3): the diagnostics about a result's type, and the output schema of the tool.
//!
//! All walks use lists and are bounded, because a result type can lead to any number of the user's classes.

use std::collections::{HashMap, HashSet};

use copilot_tool_text::json::Json;

use super::type_checks::{not_followed, quoted};
use super::validation_context::{ValidationContext, insert_seen};
use crate::diagnostics::reasons::{NeverWritten, ResultContent};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::returned::BINARY_RESULT;
use crate::types::tool_methods::ToolMethod;
use crate::types::type_graph::TypeGraph;
use crate::types::written::{Nulls, Written, WrittenProperty};
use crate::types::{ResolvedType, Ty, TypeUse};
use crate::wire::request::{DeclarationKind, Origin, TypeKind};
use crate::wire::response::Place;

/// The number of types that are examined for one result, and of values in its schema.
const MOST_TYPES: usize = 2_000;

/// The deepest nesting of an output schema; deeper values are not described.
const DEEPEST: usize = 16;

/// The number of types that are followed for one value: `@JsonValue` and references.
const MOST_STEPS: usize = 64;

/// Reports the parts of a result that the mapper cannot write (R6.3). `used` is the result type without futures and
/// optionals (section 6).
pub(crate) fn check(context: ValidationContext<'_>, tool: &ToolMethod<'_>, used: TypeUse) -> Findings {
    if context.valid.written.contains(&used.ty) {
        return Findings::default();
    }
    let place = context.anchor.element(tool.method.element);
    examine(context, &tool.method.name, used, &place).0
}

/// Returns the findings about a result's type and the types in it, and these types, with whether only a variable led to
/// them.
pub(super) fn examine(
    context: ValidationContext<'_>,
    method: &str,
    used: TypeUse,
    place: &Place,
) -> (Findings, HashMap<Ty, bool>) {
    let graph = context.graph;
    // A mapper of the user's own may have filters and a module for `Optional`; the SDK's has neither.
    let is_own = context.options.own_mapper;
    let mut all = Findings::default();
    let mut seen = HashMap::from([(used.ty, false)]);
    let mut circles = HashSet::new();
    let mut open = std::collections::VecDeque::from([(used.ty, "result".to_owned(), false)]);
    while let Some((ty, path, is_of_variable)) = open.pop_front() {
        let mut findings = Findings::default();
        graph.awaited(ty).iter().for_each(|name| findings.add_unresolved(name));
        findings.append(not_followed(graph, ty, &path, place));
        let written = graph.written(ty);
        let unwritable = |ty: Ty, path: &str, reason: NeverWritten| Diagnostic::ResultUnwritable {
            method: method.to_owned(),
            r#type: graph.types.print(ty),
            path: quoted(path),
            reason,
        };
        match written {
            Written::Never(NeverWritten::Filtered) | Written::Optional(_) if is_own => {}
            // The objects that a library's class can lead to are often not there.
            Written::Never(NeverWritten::Empty) if path.contains('.') && is_of_class_file(graph, ty) => {
                let empty = Diagnostic::ResultEmpty {
                    method: method.to_owned(),
                    r#type: graph.types.print(ty),
                    path: quoted(&path),
                };
                findings.add(place, empty);
            }
            Written::Never(never) => findings.add(place, unwritable(ty, &path, *never)),
            Written::Optional(held) => {
                let instead = match held {
                    Ok(used) => graph.types.print(used.ty),
                    Err(name) => (*name).to_owned(),
                };
                let unwritten = Diagnostic::ResultOptional {
                    method: method.to_owned(),
                    r#type: graph.types.print(ty),
                    path: quoted(&path),
                    instead,
                    module: graph.types.module_of_optional(ty),
                };
                findings.add(place, unwritten);
            }
            // Another processor may still write the type. A type without a class file is not needed to call the
            // method.
            Written::Missing(name) if !graph.request.last_round && graph.types.is_named_in_source(ty) => {
                findings.add_unresolved(name);
            }
            _ => {}
        }
        // The result itself has a warning of its own.
        if let Some(content) = content(graph, ty, path == "result") {
            let unread = Diagnostic::ResultContent {
                method: method.to_owned(),
                path: quoted(&path),
                content,
            };
            findings.add(place, unread);
        }
        if let Some((circle, property, other)) = way_back(graph, ty)
            && circles.insert(circle)
        {
            let returning = Diagnostic::ResultCircle {
                method: method.to_owned(),
                r#type: graph.types.print(other),
                path: quoted(&format!("{path}.{}", property.name)),
            };
            findings.add(place, returning);
        }
        for property in filtered(written).filter(|_| !is_own) {
            if let Some(held) = object_of(graph, property.used.ty, true) {
                let path = format!("{path}.{}", property.name);
                findings.add(place, unwritable(held, &path, NeverWritten::Filtered));
            }
        }
        for (part, step) in written.parts() {
            let is_of_variable = is_of_variable || graph.types.is_of_variable(part);
            let is_within_bounds = seen.len() < MOST_TYPES && graph.types.depth(part.ty) < 256;
            if is_within_bounds && insert_seen(&mut seen, part.ty, is_of_variable) {
                open.push_back((part.ty, format!("{path}{step}"), is_of_variable));
            }
        }
        all.append(findings.of_variable(is_of_variable));
    }
    (all, seen)
}

fn is_of_class_file(graph: &TypeGraph<'_>, ty: Ty) -> bool {
    let declaration = graph.types.declaration(ty);
    declaration.is_some_and(|id| graph.request.declaration(id).origin == Origin::ClassFile)
}

/// Returns what the model cannot use of values of this type, as a part of a result or as the result itself.
fn content(graph: &TypeGraph<'_>, ty: Ty, is_result: bool) -> Option<ResultContent> {
    match graph.types.form(ty) {
        ResolvedType::Array(part) if !is_result => {
            let is_byte = matches!(graph.types.form(part.ty), ResolvedType::Primitive(TypeKind::Byte));
            is_byte.then_some(ResultContent::Bytes)
        }
        _ => [
            (BINARY_RESULT, ResultContent::Binary),
            ("java.io.File", ResultContent::FilePath),
            ("java.nio.file.Path", ResultContent::FilePath),
        ]
        .into_iter()
        .find(|(name, _)| graph.types.is_named(ty, name))
        .map(|(_, content)| content),
    }
}

/// Returns the properties of an object that have `@JsonFilter`.
fn filtered(written: &Written) -> impl Iterator<Item = &WrittenProperty> {
    let object = match written {
        Written::Object(object) => Some(object),
        _ => None,
    };
    let properties = object.into_iter().flat_map(|object| &object.properties);
    properties.filter(|property| property.is_filtered && !property.is_unknown)
}

/// Returns the first property of an object that is one object of another class, and leads back to this one: the pet of
/// a pet's visit. With it come that class and the number of their circle. A class that contains itself without another
/// one in between is a list or tree, and so is a circle of records, since each is made of what it contains.
fn way_back<'g>(graph: &'g TypeGraph<'_>, ty: Ty) -> Option<(usize, &'g WrittenProperty, Ty)> {
    let Written::Object(object) = graph.written(ty) else {
        return None;
    };
    let circle = graph.circle_of_result(ty)?;
    let is_record = |ty| {
        let id = graph.types.declaration(ty);
        id.is_some_and(|id| graph.request.declaration(id).kind == DeclarationKind::Record)
    };
    object.properties.iter().find_map(|property| {
        let other = object_of(graph, property.used.ty, false)?;
        let is_back = other != ty
            && !property.is_unknown
            && graph.circle_of_result(other) == Some(circle)
            && matches!(graph.written(other), Written::Object(_))
            && !(is_record(ty) && is_record(other));
        is_back.then_some((circle, property, other))
    })
}

/// Returns the object or map that a value is written as, or the elements of an array if these are looked into.
fn object_of(graph: &TypeGraph<'_>, ty: Ty, in_arrays: bool) -> Option<Ty> {
    let mut ty = ty;
    for _ in 0..MOST_STEPS {
        match graph.written(ty) {
            Written::As(next) | Written::Optional(Ok(next)) => ty = next.ty,
            Written::Array(Some(next)) if in_arrays => ty = next.ty,
            Written::Object(_) | Written::Map(_) => return Some(ty),
            _ => return None,
        }
    }
    None
}

/// Returns the schema of the JSON that a tool's result is written as; `None` if it is unknown or may be null (R8.5).
pub(crate) fn schema(graph: &TypeGraph<'_>, used: TypeUse) -> Option<Json> {
    if graph.types.qualifiers(used.qualifiers).nullable {
        return None;
    }
    let mut writer = ResultSchemas {
        graph,
        budget: MOST_TYPES,
        around: Vec::new(),
    };
    writer.value(used)
}

/// Writes the schema of a result. Its methods call one another no deeper than [`DEEPEST`] types.
struct ResultSchemas<'g, 'r> {
    graph: &'g TypeGraph<'r>,
    /// The number of values that may still be examined.
    budget: usize,
    /// The types that contain the value.
    around: Vec<Ty>,
}

impl ResultSchemas<'_, '_> {
    /// Returns the schema of a value; `None` if it may be anything.
    fn value(&mut self, used: TypeUse) -> Option<Json> {
        let mut ty = used.ty;
        let mut form = self.graph.written(ty);
        for _ in 0..MOST_STEPS {
            let Written::As(next) = form else { break };
            ty = next.ty;
            form = self.graph.written(ty);
        }
        self.budget = self.budget.checked_sub(1)?;
        if self.around.len() >= DEEPEST || self.around.contains(&ty) {
            return None;
        }
        self.around.push(ty);
        let schema = self.form(form);
        self.around.pop();
        schema
    }

    fn form(&mut self, form: &Written) -> Option<Json> {
        let mut members = Vec::new();
        let mut add = |key: &'static str, value: Json| members.push((key, value));
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
        Some(Json::object(members))
    }

    /// Returns the schema of an element or value. It allows anything if the value can be null.
    fn part(&mut self, used: Option<TypeUse>) -> Json {
        used.filter(|used| !self.graph.types.qualifiers(used.qualifiers).nullable)
            .and_then(|used| self.value(used))
            .unwrap_or_else(|| Json::Object(Vec::new()))
    }

    fn property(&mut self, property: &WrittenProperty) -> Json {
        let known = if property.is_unknown || property.nulls == Nulls::Own {
            None
        } else {
            self.value(property.used)
        };
        let mut members = known.map_or_else(Vec::new, Json::into_members);
        if property.nulls == Nulls::InMap {
            members.retain(|(key, _)| key != "additionalProperties");
        }
        if let Some(description) = &property.description {
            members.retain(|(key, _)| key != "description");
            members.push(("description".to_owned(), Json::from(description.as_str())));
        }
        Json::Object(members)
    }
}
