//! The optional members of classes from class files that cannot be read are left out (R7.27): a library's class is
//! useful without them. What a model sends for one does not reach the mapper.

use std::collections::HashMap;
use std::rc::Rc;

use super::declarations;
use super::shape::{ObjectShape, Property, Remark, Shape, Shaped, Unsupported};
use super::types::{Ty, Types};
use crate::diagnostics::reasons::Unreadable;
use crate::wire::request::{Declaration, Origin};
use copilot_tool_finished::unions::UnionKind;

/// The reason why no value of a type can be read: the type with the problem, and the problem.
type Reason = (Ty, Unsupported);

/// Returns the shapes without the members, of the types that have some.
///
/// - `order`: the types; `shaped` returns the shape of each
pub(crate) fn without_unreadable<'s>(
    types: &Types<'_>,
    order: &[Ty],
    shaped: impl Fn(Ty) -> Option<&'s Shaped>,
) -> Vec<(Ty, Rc<Shaped>)> {
    let unreadable = unreadable(types, order, &shaped);
    if unreadable.is_empty() {
        return Vec::new();
    }
    let reshaped = order.iter().filter_map(|ty| {
        let before = shaped(*ty)?;
        let mut remarks = before.remarks.clone();
        let shape = match &before.shape {
            Shape::Object(object) => Shape::Object(without(types, object, &unreadable, &mut remarks)?),
            Shape::Union(union) if !matches!(union.kind, UnionKind::Deduced { .. }) => {
                let mut union = union.clone();
                for alternative in &mut union.alternatives {
                    if let Some(Shape::Object(object)) = alternative.own.as_deref()
                        && let Some(object) = without(types, object, &unreadable, &mut remarks)
                    {
                        alternative.own = Some(Rc::new(Shape::Object(object)));
                    }
                }
                Shape::Union(union)
            }
            _ => return None,
        };
        let is_changed = remarks.len() > before.remarks.len();
        is_changed.then(|| (*ty, Rc::new(Shaped { shape, remarks })))
    });
    reshaped.collect()
}

/// Returns the object without its members that are left out; `None` if it keeps all.
fn without(
    types: &Types<'_>,
    object: &ObjectShape,
    unreadable: &HashMap<Ty, Reason>,
    remarks: &mut Vec<Remark>,
) -> Option<ObjectShape> {
    // Generated code needs each component of a record, and what is left out would be an additional property.
    if !is_of_class_file(types, object) || object.generated || object.additional.is_some() {
        return None;
    }
    let reason = |property: &Property| {
        let is_needed = property.required || property.refuses_null || property.unshown.is_some();
        unreadable.get(&property.used.ty).filter(|_| !is_needed)
    };
    let before = remarks.len();
    let mut kept = object.clone();
    let mut left_out = Vec::new();
    kept.properties.retain(|property| {
        let reason = reason(property);
        if let Some((ty, reason)) = reason {
            let names = std::iter::once(&property.name).chain(&property.aliases);
            left_out.push(names.cloned().collect());
            remarks.push(Remark::MemberLeftOut {
                property: property.name.clone(),
                r#type: types.print(*ty),
                reason: reason.clone(),
            });
        }
        reason.is_none()
    });
    kept.left_out = left_out;
    (remarks.len() > before && !kept.properties.is_empty()).then_some(kept)
}

fn is_of_class_file(types: &Types<'_>, object: &ObjectShape) -> bool {
    let declaration = types.request.declaration(object.declaration);
    declaration.origin == Origin::ClassFile && !declarations::is_jdk(declaration)
}

/// Whether Jackson has a deserializer for the type, one that an annotation names or one that refuses all JSON: it makes
/// those of all properties before it reads an object, and an abstract type gets an `AbstractDeserializer`. Of a class that
/// it cannot read, it may refuse the definition, and then that of the object, too.
fn has_deserializer(types: &Types<'_>, ty: Ty, reason: &Unsupported) -> bool {
    if let Unsupported::Unreadable(Unreadable::OwnDeserializer { member, .. }) = reason {
        return matches!(*member, "using" | "converter");
    }
    let is_of_type = matches!(
        reason,
        Unsupported::Unreadable(
            Unreadable::NoClass | Unreadable::Continuation | Unreadable::Jdk | Unreadable::JdkByMapper
        )
    );
    let declaration = types.declaration(ty).map(|id| types.request.declaration(id));
    is_of_type && declaration.is_some_and(Declaration::is_abstract)
}

/// Returns the types of which no value can be read, because of themselves or of a part that each value has.
fn unreadable<'s>(types: &Types<'_>, order: &[Ty], shaped: impl Fn(Ty) -> Option<&'s Shaped>) -> HashMap<Ty, Reason> {
    let mut found: HashMap<Ty, Reason> = HashMap::new();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        // A type mostly comes after those that it is a part of.
        for ty in order.iter().rev() {
            let Some(shaped) = shaped(*ty).filter(|_| !found.contains_key(ty)) else {
                continue;
            };
            let reason = match &shaped.shape {
                Shape::Unsupported(reason) if has_deserializer(types, *ty, reason) => Some((*ty, reason.clone())),
                Shape::Array(part) | Shape::Optional(part) | Shape::Delegate(part) => found.get(&part.ty).cloned(),
                Shape::Collection { element: part, .. } | Shape::Map { value: part, .. } => {
                    part.and_then(|part| found.get(&part.ty).cloned())
                }
                Shape::Object(object) if is_of_class_file(types, object) => {
                    let mut required = object.properties.iter().filter(|own| own.required);
                    required.find_map(|own| found.get(&own.used.ty)).cloned()
                }
                _ => None,
            };
            if let Some(reason) = reason {
                found.insert(*ty, reason);
                is_changed = true;
            }
        }
    }
    found
}
