//! Selects the alternative of a union that a JSON value is, as the schema does (R7.7, R7.12).

use super::shape::{Alternative, ObjectShape, Shape, UnionShape};
use super::type_graph::TypeGraph;
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
        let (value, step) = union.kind.inside(&alternative.tag, value)?;
        let shape = alternative.own.as_deref();
        let is_fitting = match shape.unwrap_or(&graph.of(alternative.used.ty).shape) {
            Shape::Object(object) if alternative.tag.is_by_properties() => has_only(object, value.as_object()?),
            _ => true,
        };
        is_fitting.then_some(Selected {
            alternative,
            value,
            step,
        })
    })
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
