//! The optional members of classes from class files that cannot be read are left out (R7.27): a library's class is
//! useful without them. What a model sends for one does not reach the mapper.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::declarations;
use super::shape::{Key, ObjectShape, Property, Remark, Shape, Shaped, Unsupported};
use super::types::{Ty, Types};
use crate::diagnostics::reasons::{Unreadable, UnshownTypeInfo};
use crate::wire::request::{Declaration, Origin};
use copilot_tool_finished::unions::UnionKind;

/// Returns a type's shape and the kind of its keys, if an argument needs it.
type Node<'n, 's> = &'n dyn Fn(Ty) -> Option<(&'s Shaped, &'s Key)>;

/// The reason why no value of a type can be read: the type with the problem, and the problem.
type Reason = (Ty, Unsupported);

/// The types of which no value can be read.
struct Unread {
    /// Those for which Jackson has a deserializer, directly or in a part that each value has.
    reasons: HashMap<Ty, Reason>,
    /// Those for which it makes none, so that it reads no object with such a member either.
    refused: HashSet<Ty>,
}

/// Returns the shapes without the members, of the types that have some.
pub(crate) fn without_unreadable(types: &Types<'_>, order: &[Ty], node: Node<'_, '_>) -> Vec<(Ty, Rc<Shaped>)> {
    let unread = Unread::of(types, order, node);
    let reshaped = order.iter().filter_map(|ty| {
        let (before, _) = node(*ty)?;
        let mut remarks = before.remarks.clone();
        let shape = match &before.shape {
            Shape::Object(object) => Shape::Object(without(types, object, &unread, &mut remarks)?),
            Shape::Union(union) if !matches!(union.kind, UnionKind::Deduced { .. }) => {
                let mut union = union.clone();
                for alternative in &mut union.alternatives {
                    if let Some(Shape::Object(object)) = alternative.own.as_deref()
                        && let Some(object) = without(types, object, &unread, &mut remarks)
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
fn without(types: &Types<'_>, object: &ObjectShape, unread: &Unread, remarks: &mut Vec<Remark>) -> Option<ObjectShape> {
    // Generated code needs each component of a record.
    if !is_of_class_file(types, object) || object.generated {
        return None;
    }
    let before = remarks.len();
    let mut kept = object.clone();
    let mut left_out = Vec::new();
    kept.properties.retain(|property| {
        if let Some((ty, reason)) = unread.of_property(property) {
            let names = std::iter::once(&property.name).chain(&property.aliases);
            left_out.push(names.cloned().collect());
            remarks.push(Remark::MemberLeftOut {
                property: property.name.clone(),
                r#type: types.print(ty),
                reason,
            });
            return false;
        }
        true
    });
    kept.left_out = left_out;
    (remarks.len() > before).then_some(kept)
}

fn is_of_class_file(types: &Types<'_>, object: &ObjectShape) -> bool {
    let declaration = types.request.declaration(object.declaration);
    declaration.origin == Origin::ClassFile && !declarations::is_jdk(declaration)
}

impl Unread {
    fn of(types: &Types<'_>, order: &[Ty], node: Node<'_, '_>) -> Self {
        let mut found = Self {
            reasons: HashMap::new(),
            refused: refused(types, order, node),
        };
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            // A type mostly comes after those that it is a part of.
            for ty in order.iter().rev() {
                let Some((shaped, _)) = node(*ty).filter(|_| !found.reasons.contains_key(ty)) else {
                    continue;
                };
                if let Some(reason) = found.of_shape(types, *ty, &shaped.shape) {
                    found.reasons.insert(*ty, reason);
                    is_changed = true;
                }
            }
        }
        found
    }

    /// Returns why no value of a type can be read, because of itself or of a part that each value has.
    fn of_shape(&self, types: &Types<'_>, ty: Ty, shape: &Shape) -> Option<Reason> {
        match shape {
            Shape::Unsupported(reason) => (!self.refused.contains(&ty)).then(|| (ty, reason.clone())),
            Shape::Array(part) | Shape::Optional(part) | Shape::Delegate(part) => self.reasons.get(&part.ty).cloned(),
            Shape::Collection { element: part, .. } | Shape::Map { value: part, .. } => {
                part.and_then(|part| self.reasons.get(&part.ty).cloned())
            }
            Shape::Object(object) if is_of_class_file(types, object) => {
                let mut required = object.properties.iter().filter(|own| own.required || object.generated);
                required.find_map(|own| self.reasons.get(&own.used.ty).cloned())
            }
            _ => None,
        }
    }

    /// Returns why a property can be left out; `None` if it is read or needed.
    fn of_property(&self, property: &Property) -> Option<Reason> {
        if property.required || property.refuses_null {
            return None;
        }
        let ty = property.used.ty;
        match &property.unshown {
            None => self.reasons.get(&ty).cloned(),
            Some(Unsupported::Unreadable(Unreadable::OwnDeserializerOfProperty { member, class, .. }))
                if matches!(*member, "using" | "converter") || !self.refused.contains(&ty) =>
            {
                let (member, class) = (*member, class.clone());
                Some((ty, Unreadable::OwnDeserializer { member, class }.into()))
            }
            Some(_) => None,
        }
    }
}

/// Whether Jackson has a deserializer for the type, one that an annotation names or one that refuses all JSON: it makes
/// those of all properties before it reads an object. An abstract type gets an `AbstractDeserializer`, a class without a
/// creator one by its properties.
fn has_deserializer(types: &Types<'_>, ty: Ty, reason: &Unsupported, refused: &HashSet<Ty>) -> bool {
    let is_of_type = match reason {
        Unsupported::Unmade { parts, .. } => return !parts.iter().any(|part| refused.contains(part)),
        Unsupported::Unreadable(Unreadable::OwnDeserializer { member, .. }) => {
            return matches!(*member, "using" | "converter");
        }
        Unsupported::Unreadable(reason) => matches!(
            reason,
            Unreadable::NoClass | Unreadable::Continuation | Unreadable::Jdk | Unreadable::JdkByMapper
        ),
        Unsupported::TypeInfo(reason) => matches!(
            reason,
            UnshownTypeInfo::ClassNames | UnshownTypeInfo::Array | UnshownTypeInfo::NoSubtypes
        ),
        Unsupported::NoValue(_) => false,
    };
    let declaration = types.declaration(ty).map(|id| types.request.declaration(id));
    is_of_type && declaration.is_some_and(Declaration::is_abstract)
}

/// Returns the types of which Jackson refuses the definition, because of themselves or of a part.
fn refused(types: &Types<'_>, order: &[Ty], node: Node<'_, '_>) -> HashSet<Ty> {
    let mut found = HashSet::new();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for ty in order.iter().rev() {
            let Some((shaped, key)) = node(*ty).filter(|_| !found.contains(ty)) else {
                continue;
            };
            let is_refused = match &shaped.shape {
                Shape::Missing(_) => true,
                Shape::Unsupported(reason) => !has_deserializer(types, *ty, reason, &found),
                shape => matches!(key, Key::Unsupported(..)) || shape.edges().iter().any(|part| found.contains(part)),
            };
            is_changed |= is_refused && found.insert(*ty);
        }
    }
    found
}
