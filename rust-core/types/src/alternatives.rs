//! Selects the alternative of a union that a JSON value is, as the schema does (R7.7, R7.12).

use super::shape::{Alternative, ObjectShape, Shape, UnionShape};
use super::type_graph::TypeGraph;
use copilot_tool_finished::schema_graph::Tag;
use copilot_tool_text::json::Json;

/// The alternative that a JSON value is, and the part of the value that has the alternative's shape.
pub struct Selected<'s, 'v> {
    pub alternative: &'s Alternative,
    pub value: &'v Json,
    /// The step to that part: `.card`.
    pub step: String,
}

/// Returns the alternative that the value is; `None` if it is none of them.
pub fn selected<'s, 'v>(graph: &'s TypeGraph<'_>, union: &'s UnionShape, value: &'v Json) -> Option<Selected<'s, 'v>> {
    union.alternatives.iter().find_map(|alternative| {
        let (value, step) = inside(graph, alternative, value)?;
        Some(Selected {
            alternative,
            value,
            step,
        })
    })
}

/// Returns the part of the value that the tag surrounds; `None` if the value has another tag.
fn inside<'v>(graph: &TypeGraph<'_>, alternative: &Alternative, value: &'v Json) -> Option<(&'v Json, String)> {
    let member = |name: &str| {
        let mut members = value.as_object()?.iter();
        members.find(|(own, _)| own == name).map(|(_, value)| value)
    };
    match &alternative.tag {
        Tag::Property(own) => (member(&own.property)?.as_str()? == own.value).then(|| (value, String::new())),
        Tag::Default { property, others } => {
            let name = match value.as_object() {
                Some(_) => member(property).and_then(Json::as_str),
                None => return None,
            };
            let is_other = name.is_some_and(|name| others.iter().any(|own| own == name));
            (!is_other).then(|| (value, String::new()))
        }
        Tag::Wrapper(name) => match value.as_object()? {
            [(own, inner)] if own == name => Some((inner, format!(".{name}"))),
            _ => None,
        },
        Tag::Pair(own) => match value.as_array()? {
            [name, inner] if name.as_str() == Some(&own.value) => Some((inner, "[1]".to_owned())),
            _ => None,
        },
        Tag::None => {
            let shape = alternative.own.as_deref();
            let shape = shape.unwrap_or(&graph.of(alternative.used.ty).shape);
            let is_fitting = match shape {
                Shape::Object(object) => has_only(object, value.as_object()?),
                _ => true,
            };
            is_fitting.then(|| (value, String::new()))
        }
    }
}

/// Whether what came are properties of the object, and enough of them.
fn has_only(object: &ObjectShape, members: &[(String, Json)]) -> bool {
    let names = object.recognised_by();
    let is_known = |name: &String| names.iter().any(|(own, _)| own.contains(name));
    let came = |own: &[String]| members.iter().any(|(name, _)| own.contains(name));
    let is_closed = !object.limits.some_of.is_empty() || object.additional.is_none();
    let is_complete = names.iter().all(|(own, required)| !required || came(own));
    let is_told = object.limits.some_of.iter().all(|own| came(own));
    is_complete && is_told && (!is_closed || members.iter().all(|(name, _)| is_known(name)))
}
