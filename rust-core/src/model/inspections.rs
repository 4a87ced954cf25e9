//! What is checked of a value before the mapper reads it: required properties, discriminators and constraints, at every
//! depth (R5.7). The mapper itself would read what is missing as null.

use std::collections::HashSet;

use super::reader_plan::{Planner, Survey, Task, expected_alternative, one_of};
use super::shape::{Alternative, Discriminator, ObjectShape, Selection, Shape, Tag, UnionShape};
use super::tools::{Check, DeducedAlternative, InspectedProperty, Inspection, Measured, Read, ReaderId};
use super::types::{Ty, Types, Use};

/// The most of the JDK's types for which a companion has words for a mapper's failure.
const MOST_WORDS: usize = 30;

impl Planner<'_, '_> {
    /// The words for the JDK's types inside a type that the mapper reads (R5.3).
    pub(super) fn words(&mut self, ty: Ty) -> Vec<(String, String)> {
        if matches!(self.shapes.of(ty).shape, Shape::Text(_)) {
            return Vec::new();
        }
        self.survey(ty).words
    }

    /// What checks a value before the mapper reads what is selected of it; none where there is nothing to check.
    pub(super) fn inspection(&mut self, used: Use, selection: &Selection) -> Option<ReaderId> {
        if self.mapper_checks(used).is_empty() && !self.survey(used.ty).has_rules {
            return None;
        }
        let used = self.shapes.types.without_null(used);
        let key = (used, selection.clone());
        if let Some(id) = self.inspections.get(&key) {
            return Some(*id);
        }
        let id = self.add_later(Task::Inspect(used, selection.clone()), used.ty);
        self.inspections.insert(key, id);
        Some(id)
    }

    /// The constraints that hold where the mapper reads: how many bytes base64 text has, nothing knows before.
    fn mapper_checks(&mut self, used: Use) -> Vec<Check> {
        let mut checks = self.checks(used);
        checks.retain(|check| {
            !matches!(
                check,
                Check::Size {
                    of: Measured::Bytes | Measured::DifferentElements,
                    ..
                }
            )
        });
        checks
    }

    /// What is checked of this use, from the queue. Containers and unions pass on what is selected, as the schema does.
    pub(super) fn inspection_of(&mut self, used: Use, selection: &Selection) -> Read {
        let checks = self.mapper_checks(used);
        let plain = Types::plain(used.ty);
        if !checks.is_empty() {
            return Read::Constrained {
                read: self.inspection(plain, selection),
                checks,
            };
        }
        let shaped = self.shapes.of(used.ty);
        let inside = match &shaped.shape {
            Shape::Object(shape) => return self.object(shape, selection),
            Shape::Union(union) => return self.union(union, selection),
            Shape::Optional(inner) | Shape::Delegate(inner) => self.inspection(*inner, selection),
            Shape::Array(element)
            | Shape::Collection {
                element: Some(element), ..
            } => {
                let element = self.inspection(*element, selection);
                return element.map_or_else(nothing, |id| Read::Inspect(Inspection::Elements(id)));
            }
            Shape::Map { value: Some(value), .. } => {
                let additional = self.inspection(*value, selection);
                return Read::Inspect(Inspection::Object {
                    properties: Vec::new(),
                    additional,
                });
            }
            _ => None,
        };
        Read::Constrained {
            read: inside,
            checks: Vec::new(),
        }
    }

    fn object(&mut self, shape: &ObjectShape, selection: &Selection) -> Read {
        let mut properties = Vec::new();
        // An any-setter is given nothing that is not included.
        let additional = shape.additional.filter(|_| selection.only.is_none());
        let additional = additional.and_then(|used| self.inspection(used, &Selection::default()));
        if let Some(Discriminator { property, value }) = &shape.discriminator {
            let read = Read::Inspect(Inspection::Constant {
                expected: one_of(std::iter::once(value.as_str())),
                value: value.clone(),
            });
            properties.push(InspectedProperty {
                name: property.clone(),
                aliases: Vec::new(),
                required: true,
                check: Some(self.add(read, Types::object())),
            });
        }
        for property in &shape.properties {
            let is_described = property.schema.is_some() || property.format.is_some();
            let is_read = property.created || selection.takes(&property.name);
            let check = if is_described || !is_read {
                None
            } else {
                self.inspection(property.used, &property.selection)
            };
            let required = property.required && is_read;
            // The names of all properties say which members are the others.
            if required || check.is_some() || additional.is_some() {
                properties.push(InspectedProperty {
                    name: property.name.clone(),
                    aliases: property.aliases.clone(),
                    required,
                    check,
                });
            }
        }
        Read::Inspect(Inspection::Object { properties, additional })
    }

    fn union(&mut self, union: &UnionShape, selection: &Selection) -> Read {
        let mut tagged: Vec<(String, Option<ReaderId>)> = Vec::new();
        let mut wrapped: Vec<(String, Option<ReaderId>)> = Vec::new();
        let mut deduced: Vec<DeducedAlternative> = Vec::new();
        let mut discriminator = None;
        for alternative in &union.alternatives {
            // The schema shows all that an alternative is recognised by.
            let all = Selection::default();
            let selection = if alternative.tag == Tag::None { &all } else { selection };
            let inside = match &alternative.object {
                Some(object) => {
                    let read = self.object(object, selection);
                    Some(self.add(read, alternative.used.ty))
                }
                None => self.inspection(alternative.used, selection),
            };
            match &alternative.tag {
                Tag::Property(own) => {
                    discriminator.get_or_insert_with(|| own.property.clone());
                    tagged.push((own.value.clone(), inside));
                }
                Tag::Wrapper(name) => wrapped.push((name.clone(), inside)),
                Tag::None => deduced.push(DeducedAlternative {
                    names: self.names(alternative),
                    check: inside,
                }),
            }
        }
        if let Some(property) = discriminator {
            return Read::Inspect(Inspection::Tagged {
                expected: expected_alternative(union),
                property,
                alternatives: tagged,
            });
        }
        if !wrapped.is_empty() {
            return Read::Inspect(Inspection::Wrapped(wrapped));
        }
        // Of a sealed type without type information the mapper chooses nothing.
        if union.untyped || deduced.iter().all(|own| own.check.is_none()) {
            return nothing();
        }
        Read::Inspect(Inspection::Deduced(deduced))
    }

    /// The names of the properties that Jackson recognises an alternative by.
    fn names(&mut self, alternative: &Alternative) -> Vec<String> {
        let of = |object: &ObjectShape| {
            object
                .recognised_by()
                .into_iter()
                .flat_map(|(names, _)| names)
                .collect()
        };
        match (&alternative.object, &self.shapes.of(alternative.used.ty).shape) {
            (Some(object), _) | (None, Shape::Object(object)) => of(object),
            _ => Vec::new(),
        }
    }

    /// Looks at every type that a value of this one can hold, in a walk with a list of its own.
    fn survey(&mut self, ty: Ty) -> Survey {
        if let Some(known) = self.surveys.get(&ty) {
            return known.clone();
        }
        let mut survey = Survey::default();
        let mut seen = HashSet::from([ty]);
        let mut open = vec![Types::plain(ty)];
        while let Some(used) = open.pop() {
            survey.has_rules |= !self.mapper_checks(used).is_empty();
            let shaped = self.shapes.of(used.ty);
            survey.has_rules |= match &shaped.shape {
                Shape::Object(shape) => {
                    shape.discriminator.is_some() || shape.properties.iter().any(|property| property.required)
                }
                Shape::Union(union) => union.alternatives.iter().any(|one| one.tag != Tag::None),
                _ => false,
            };
            if let Shape::Text(known) = &shaped.shape
                && survey.words.len() < MOST_WORDS
            {
                survey.words.push((known.java.to_owned(), known.expected_of_argument()));
            }
            for part in shaped.shape.parts() {
                survey.has_rules |= !self.mapper_checks(part).is_empty();
                if seen.insert(part.ty) {
                    open.push(part);
                }
            }
        }
        survey.words.sort();
        self.surveys.insert(ty, survey.clone());
        survey
    }
}

/// A look that finds nothing.
fn nothing() -> Read {
    Read::Constrained {
        read: None,
        checks: Vec::new(),
    }
}
