//! Which types contain themselves (R7.5): Tarjan's strongly connected components, without recursion.

use std::collections::HashMap;

use super::shape::{Key, ObjectShape, Shape};
use super::shaping::Shapes;
use super::types::{Ty, Use};

/// What is known of recursion so far.
#[derive(Debug, Default)]
pub(crate) struct Recursion(HashMap<Ty, bool>);

/// A type on the way.
struct Open {
    ty: Ty,
    index: usize,
    lowest: usize,
    parts: Vec<Ty>,
    next: usize,
}

impl Shapes<'_> {
    /// Whether a value of the type can hold another of the same type, at any depth.
    pub(crate) fn is_recursive(&mut self, ty: Ty) -> bool {
        if let Some(known) = self.recursion.0.get(&ty) {
            return *known;
        }
        let mut indices: HashMap<Ty, usize> = HashMap::new();
        let mut component: Vec<Ty> = Vec::new();
        let mut open = vec![self.opened(ty, &mut indices, &mut component)];
        while let Some(top) = open.last_mut() {
            if let Some(part) = top.parts.get(top.next).copied() {
                top.next += 1;
                if self.recursion.0.contains_key(&part) {
                    continue;
                }
                if let Some(index) = indices.get(&part) {
                    // Still in the component that is being made: a way back.
                    top.lowest = top.lowest.min(*index);
                } else {
                    let entered = self.opened(part, &mut indices, &mut component);
                    open.push(entered);
                }
                continue;
            }
            let Some(done) = open.pop() else { break };
            if let Some(around) = open.last_mut() {
                around.lowest = around.lowest.min(done.lowest);
            }
            if done.lowest == done.index {
                let start = component.iter().rposition(|ty| *ty == done.ty).unwrap_or_default();
                let members: Vec<Ty> = component.drain(start..).collect();
                let is_recursive = members.len() > 1 || done.parts.contains(&done.ty);
                self.recursion
                    .0
                    .extend(members.into_iter().map(|ty| (ty, is_recursive)));
            }
        }
        self.recursion.0.get(&ty).copied().unwrap_or_default()
    }

    fn opened(&mut self, ty: Ty, indices: &mut HashMap<Ty, usize>, component: &mut Vec<Ty>) -> Open {
        let index = indices.len();
        indices.insert(ty, index);
        component.push(ty);
        let parts = parts(&self.of(ty).shape).into_iter().map(|used| used.ty).collect();
        Open {
            ty,
            index,
            lowest: index,
            parts,
            next: 0,
        }
    }
}

/// The types that a value of the shape is made of.
fn parts(shape: &Shape) -> Vec<Use> {
    match shape {
        Shape::Optional(inner) | Shape::Array(inner) | Shape::Delegate(inner) => vec![*inner],
        Shape::Collection { element, .. } => element.iter().copied().collect(),
        Shape::Map { key, value, .. } => {
            let key = if let Key::Enum(key) | Key::Mapper(key) = key {
                Some(*key)
            } else {
                None
            };
            key.into_iter().chain(*value).collect()
        }
        Shape::Object(shape) => object_parts(shape).collect(),
        Shape::Union(shape) => shape
            .alternatives
            .iter()
            .flat_map(|alternative| match &alternative.object {
                Some(object) => object_parts(object).collect(),
                None => vec![alternative.used],
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn object_parts(shape: &ObjectShape) -> impl Iterator<Item = Use> + '_ {
    let described = shape
        .properties
        .iter()
        .filter(|property| property.schema.is_none() && property.format.is_none());
    described.map(|property| property.used).chain(shape.additional)
}
