//! Detects types that contain themselves (R7.5) with Tarjan's strongly connected components, without recursion.

use std::collections::HashMap;

use super::types::Ty;

/// The types that were examined so far, each with the number of its circle.
#[derive(Debug, Default)]
pub(crate) struct Recursion(HashMap<Ty, Option<usize>>);

/// A type on the stack of the search.
struct Open {
    ty: Ty,
    index: usize,
    lowest: usize,
    parts: Vec<Ty>,
    next: usize,
}

impl Recursion {
    /// Returns the number of an examined type's circle.
    pub(crate) fn known(&self, ty: Ty) -> Option<usize> {
        self.0.get(&ty).copied().flatten()
    }

    /// Returns a number for the types that contain this one and are contained in it, at any depth; `None` if no value of
    /// the type can contain another one of the same type. `parts` returns the types that a value of a type consists of.
    pub(crate) fn circle(&mut self, ty: Ty, mut parts: impl FnMut(Ty) -> Vec<Ty>) -> Option<usize> {
        if let Some(known) = self.0.get(&ty) {
            return *known;
        }
        let mut indices: HashMap<Ty, usize> = HashMap::new();
        let mut component: Vec<Ty> = Vec::new();
        let mut enter = |ty: Ty, indices: &mut HashMap<Ty, usize>, component: &mut Vec<Ty>| {
            let index = indices.len();
            indices.insert(ty, index);
            component.push(ty);
            Open {
                ty,
                index,
                lowest: index,
                parts: parts(ty),
                next: 0,
            }
        };
        let mut open = vec![enter(ty, &mut indices, &mut component)];
        while let Some(top) = open.last_mut() {
            if let Some(part) = top.parts.get(top.next).copied() {
                top.next += 1;
                if self.0.contains_key(&part) {
                    continue;
                }
                if let Some(index) = indices.get(&part) {
                    // The part is on the stack, so it belongs to the same component.
                    top.lowest = top.lowest.min(*index);
                } else {
                    let entered = enter(part, &mut indices, &mut component);
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
                let circle = is_recursive.then_some(self.0.len());
                self.0.extend(members.into_iter().map(|ty| (ty, circle)));
            }
        }
        self.known(ty)
    }
}
