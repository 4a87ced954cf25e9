//! Finds types of which no value is finite (R7.5): a record that requires another one of its own type, records that
//! require one another, a sealed type whose records all require it.

use std::collections::{HashMap, HashSet};

use super::shape::{ObjectShape, Shape};
use super::types::{Ty, TypeUse, Types};

/// The number of collections in one another that are followed from one property.
const MOST_STEPS: usize = 256;

/// A property that keeps the values of a type from being finite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RequiredProperty {
    /// The type that has the property.
    pub(crate) owner: Ty,
    /// The property's name in Java.
    pub(crate) property: String,
}

/// A type of which a value needs a value, and the property that requires it.
type Need = (Ty, Option<RequiredProperty>);

/// One way to make a value. It needs a value of each type.
type Way = Vec<Need>;

/// Returns the types of which no value is finite, each with a property that is the cause. Of types that require one
/// another, only the first has an entry. `order` contains all types in the order in which they were found; `shape`
/// returns the shape of a type if it is known.
pub(crate) fn endless<'s>(
    types: &Types<'_>,
    order: &[Ty],
    shape: impl Fn(Ty) -> Option<&'s Shape>,
) -> HashMap<Ty, RequiredProperty> {
    let all = order.iter();
    let ways: HashMap<Ty, Vec<Way>> = all
        .filter_map(|ty| Some((*ty, ways(types, &shape, *ty, shape(*ty)?))))
        .collect();
    let finite = finite(order, &ways);
    // A type without finite values has, in each way, such a type again. Following the first of them leads to a cycle.
    let next = |ty: Ty| {
        let way = ways.get(&ty)?.first()?;
        way.iter()
            .find(|(needed, _)| !finite.contains(needed) && ways.contains_key(needed))
    };
    let mut causes = HashMap::new();
    let mut seen: HashSet<Ty> = HashSet::new();
    for start in order.iter().filter(|ty| ways.contains_key(ty) && !finite.contains(ty)) {
        let mut path: Vec<Ty> = Vec::new();
        let mut current = *start;
        while seen.insert(current) {
            path.push(current);
            match next(current) {
                Some((needed, _)) => current = *needed,
                None => break,
            }
        }
        let Some(begin) = path.iter().position(|ty| *ty == current) else {
            continue;
        };
        let cycle: Vec<Ty> = path.split_off(begin);
        let first = order.iter().find(|ty| cycle.contains(ty)).copied().unwrap_or(current);
        let from_first = cycle.iter().skip_while(|ty| **ty != first).chain(&cycle);
        let cause = from_first.into_iter().find_map(|ty| next(*ty)?.1.clone());
        causes.extend(cause.map(|cause| (first, cause)));
    }
    causes
}

/// Returns the types that have finite values, and those of which the ways are not known.
fn finite(order: &[Ty], ways: &HashMap<Ty, Vec<Way>>) -> HashSet<Ty> {
    // The number of needs of each way that are not known to be finite, and the ways that need a type.
    let mut missing: HashMap<(Ty, usize), usize> = HashMap::new();
    let mut needed_by: HashMap<Ty, Vec<(Ty, usize)>> = HashMap::new();
    let mut finite: HashSet<Ty> = HashSet::new();
    let mut open: Vec<Ty> = Vec::new();
    for ty in order {
        for (number, way) in ways.get(ty).into_iter().flatten().enumerate() {
            let needed = way.iter().filter(|(needed, _)| ways.contains_key(needed));
            let mut count = 0;
            for (needed, _) in needed {
                count += 1;
                needed_by.entry(*needed).or_default().push((*ty, number));
            }
            missing.insert((*ty, number), count);
            if count == 0 && finite.insert(*ty) {
                open.push(*ty);
            }
        }
    }
    while let Some(done) = open.pop() {
        for way in needed_by.remove(&done).into_iter().flatten() {
            let Some(count) = missing.get_mut(&way) else { continue };
            *count = count.saturating_sub(1);
            if *count == 0 && finite.insert(way.0) {
                open.push(way.0);
            }
        }
    }
    finite
}

/// Returns the ways to make a value of the type.
fn ways<'s>(types: &Types<'_>, known: &impl Fn(Ty) -> Option<&'s Shape>, ty: Ty, shape: &Shape) -> Vec<Way> {
    let of_object = |owner: Ty, object: &ObjectShape| -> Way {
        let demanded = object
            .properties
            .iter()
            .filter(|property| property.required && property.unshown.is_none());
        let needs = demanded.filter_map(|property| {
            let needed = needed(types, known, property.used)?;
            let property = property.java.clone();
            Some((needed, Some(RequiredProperty { owner, property })))
        });
        needs.collect()
    };
    match shape {
        Shape::Object(object) => vec![of_object(ty, object)],
        Shape::Delegate(inner) => vec![needed(types, known, *inner).map(|ty| (ty, None)).into_iter().collect()],
        Shape::Union(union) => {
            let ways = union.alternatives.iter().map(|one| match &one.own {
                Some(own) => ways(types, known, one.used.ty, own),
                None => vec![vec![(one.used.ty, None)]],
            });
            ways.flatten().collect()
        }
        _ => vec![Vec::new()],
    }
}

/// Returns the type of which a value of this use needs a value; `None` if the value may be empty.
fn needed<'s>(types: &Types<'_>, known: &impl Fn(Ty) -> Option<&'s Shape>, used: TypeUse) -> Option<Ty> {
    let mut used = used;
    // The loop is bounded: a collection can contain itself.
    for _ in 0..MOST_STEPS {
        let element = match known(used.ty)? {
            Shape::Optional(_) | Shape::OptionalScalar(_) => return None,
            Shape::Array(element) => Some(*element),
            Shape::Collection { element, .. } => *element,
            Shape::Map { value, .. } => *value,
            _ => return Some(used.ty),
        };
        used = element.filter(|_| types.qualifiers(used.qualifiers).constraints.least_size() > 0)?;
    }
    None
}
