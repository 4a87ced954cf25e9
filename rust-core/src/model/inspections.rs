//! The checks of a value before the mapper reads it: required properties, discriminators and constraints, at every
//! depth (R5.7). The mapper itself would read a missing value as null.

use std::collections::HashSet;

use super::jdk_types::{self, JdkType};
use super::reader_plan::{Planner, ReaderTask, Survey, expected_alternative, one_of};
use super::shape::{Alternative, ObjectShape, PropertyFormat, Shape, UnionShape};
use super::types::{Ty, TypeUse, Types};
use copilot_tool_finished::schema_graph::{Discriminator, Selection, Tag};
use copilot_tool_finished::tools::{
    Check, DeducedAlternative, InspectedProperty, Inspection, Measured, Read, ReaderId,
};

/// The number of JDK types for which a companion has words for a mapper's failure.
const MOST_WORDS: usize = 30;

/// The most containers around a date or time with a pattern that are looked through.
const DEEPEST: usize = 64;

impl Planner<'_, '_> {
    /// Returns the words for the JDK types inside a type that the mapper reads (R5.3).
    pub(super) fn words(&mut self, ty: Ty) -> Vec<(String, String)> {
        if matches!(self.graph.of(ty).shape, Shape::Text(_)) {
            return Vec::new();
        }
        self.survey(ty).words
    }

    /// Returns the reader that checks a value before the mapper reads its selected properties; `None` if nothing is
    /// checked.
    pub(super) fn inspection(&mut self, used: TypeUse, selection: &Selection) -> Option<ReaderId> {
        if self.mapper_checks(used).is_empty() && !self.survey(used.ty).has_rules {
            return None;
        }
        let used = self.graph.types.without_null(used);
        let key = (used, selection.clone());
        if let Some(id) = self.inspections.get(&key) {
            return Some(*id);
        }
        let id = self.add_later(ReaderTask::Inspect(used, selection.clone()), used.ty);
        self.inspections.insert(key, id);
        Some(id)
    }

    /// Returns the constraints that are checked on JSON that the mapper reads. The number of bytes in base64 text is
    /// unknown before the mapper decodes it.
    fn mapper_checks(&mut self, used: TypeUse) -> Vec<Check> {
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
        for check in &mut checks {
            if let Check::Moment { reader, .. } = check {
                *reader = Some(self.value(Types::plain(used.ty)));
            }
        }
        if let Shape::Text(known) = &self.graph.of(used.ty).shape {
            checks.extend(known.max_length().map(|most| Check::Size {
                least: 0,
                most: Some(most),
                of: Measured::Text,
            }));
            if known.is_read_from_array() {
                checks.push(Check::NoArray {
                    expected: known.expected_of_argument(),
                });
            }
        }
        checks
    }

    /// Returns the checks of this use, which was queued. Containers and unions pass on the selection, as the schema
    /// does.
    pub(super) fn inspection_of(&mut self, used: TypeUse, selection: &Selection) -> Read {
        let checks = self.mapper_checks(used);
        let plain = Types::plain(used.ty);
        if !checks.is_empty() {
            let is_text = matches!(self.graph.of(used.ty).shape, Shape::Text(_));
            return Read::Constrained {
                read: if is_text {
                    None
                } else {
                    self.inspection(plain, selection)
                },
                checks,
            };
        }
        self.inside(&self.graph.of(used.ty).shape, selection)
    }

    /// Returns the checks of a value of this shape.
    fn inside(&mut self, shape: &Shape, selection: &Selection) -> Read {
        let inside = match shape {
            Shape::Object(shape) => return Read::Inspect(self.object(shape, selection, None)),
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

    /// Returns the checks of an object.
    ///
    /// - `tag`: the discriminator by which a union selected the object, which is not checked again
    fn object(&mut self, shape: &ObjectShape, selection: &Selection, tag: Option<&Discriminator>) -> Inspection {
        let mut properties = Vec::new();
        // An any-setter receives no property that is not included.
        let additional = shape.additional.filter(|_| selection.only.is_none());
        let additional = additional.and_then(|used| self.inspection(used, &Selection::default()));
        if let Some(own) = &shape.discriminator {
            let is_checked = tag != Some(own);
            if is_checked || additional.is_some() {
                let read = Read::Inspect(Inspection::Constant {
                    expected: one_of(std::iter::once(own.value.as_str())),
                    value: own.value.clone(),
                });
                properties.push(InspectedProperty {
                    name: own.property.clone(),
                    aliases: Vec::new(),
                    required: is_checked,
                    check: is_checked.then(|| self.add(read, Types::object())),
                });
            }
        }
        for property in &shape.properties {
            let is_read = property.created || selection.takes(&property.name);
            let check = match &property.format {
                _ if !is_read || property.schema.is_some() => None,
                Some(format) => self.formatted(property.used, format),
                None => self.inspection(property.used, &property.selection),
            };
            let required = property.required && is_read;
            // The list has the names of all properties, because the members with other names go to the any-setter.
            if required || check.is_some() || additional.is_some() {
                properties.push(InspectedProperty {
                    name: property.name.clone(),
                    aliases: property.aliases.clone(),
                    required,
                    check,
                });
            }
        }
        Inspection::Object { properties, additional }
    }

    /// Returns the reader that checks a date or time with a pattern, or the dates and times in a container; `None` if
    /// nothing is checked.
    pub(super) fn formatted(&mut self, used: TypeUse, format: &PropertyFormat) -> Option<ReaderId> {
        let PropertyFormat::Pattern { pattern, .. } = format else {
            return None;
        };
        let mut around = Vec::new();
        let mut ty = used.ty;
        for _ in 0..DEEPEST {
            let (inner, is_map) = match &self.graph.of(ty).shape {
                Shape::Array(inner)
                | Shape::Optional(inner)
                | Shape::Delegate(inner)
                | Shape::Collection {
                    element: Some(inner), ..
                } => (inner.ty, false),
                Shape::Map { value: Some(inner), .. } => (inner.ty, true),
                _ => break,
            };
            // An AtomicReference is read as what it holds.
            if !matches!(self.graph.of(ty).shape, Shape::Optional(_) | Shape::Delegate(_)) {
                around.push((ty, is_map));
            }
            ty = inner;
        }
        if !matches!(&self.graph.of(ty).shape, Shape::Text(known) if known.is_read_from_array()) {
            return None;
        }
        let expected = in_the_form(pattern);
        let checks = vec![Check::NoArray { expected }];
        let mut check = self.add(Read::Constrained { read: None, checks }, ty);
        for (container, is_map) in around.into_iter().rev() {
            let inside = if is_map {
                Inspection::Object {
                    properties: Vec::new(),
                    additional: Some(check),
                }
            } else {
                Inspection::Elements(check)
            };
            check = self.add(Read::Inspect(inside), container);
        }
        Some(check)
    }

    /// Returns the reader that checks an alternative of a union; `None` if nothing is checked.
    fn alternative(&mut self, alternative: &Alternative, selection: &Selection) -> Option<ReaderId> {
        let tag = match &alternative.tag {
            Tag::Property(own) => Some(own),
            Tag::Wrapper(_) | Tag::Pair(_) | Tag::Default { .. } | Tag::None => None,
        };
        match alternative.own.as_deref() {
            Some(Shape::Object(object)) => {
                let inspection = self.object(object, selection, tag);
                return self.add_inspection(inspection, alternative.used.ty);
            }
            Some(other) => {
                return match self.inside(other, selection) {
                    Read::Constrained { read, .. } => read,
                    read => Some(self.add(read, alternative.used.ty)),
                };
            }
            None => {}
        }
        let used = self.graph.types.without_null(alternative.used);
        let shaped = self.graph.of(used.ty);
        match &shaped.shape {
            Shape::Object(object)
                if tag.is_some() && object.discriminator.as_ref() == tag && self.mapper_checks(used).is_empty() =>
            {
                let key = (used, selection.clone());
                if let Some(known) = self.selected.get(&key) {
                    return *known;
                }
                let inspection = self.object(object, selection, tag);
                let id = self.add_inspection(inspection, used.ty);
                self.selected.insert(key, id);
                id
            }
            _ => self.inspection(alternative.used, selection),
        }
    }

    /// Adds a reader for the checks of an object, unless there are none.
    fn add_inspection(&mut self, inspection: Inspection, ty: Ty) -> Option<ReaderId> {
        match &inspection {
            Inspection::Object {
                properties,
                additional: None,
            } if properties.is_empty() => None,
            _ => Some(self.add(Read::Inspect(inspection), ty)),
        }
    }

    fn union(&mut self, union: &UnionShape, selection: &Selection) -> Read {
        let mut tagged: Vec<(Option<String>, Option<ReaderId>)> = Vec::new();
        let mut default = None;
        let mut wrapped: Vec<(String, Option<ReaderId>)> = Vec::new();
        let mut deduced: Vec<DeducedAlternative> = Vec::new();
        let mut discriminator = None;
        for alternative in &union.alternatives {
            // The schema shows everything that identifies an alternative.
            let all = Selection::default();
            let selection = if alternative.tag == Tag::None { &all } else { selection };
            let inside = self.alternative(alternative, selection);
            match &alternative.tag {
                Tag::Property(own) => {
                    discriminator.get_or_insert_with(|| own.property.clone());
                    tagged.push((Some(own.value.clone()), inside));
                }
                Tag::Pair(own) => {
                    discriminator.get_or_insert_with(|| own.property.clone());
                    tagged.push((Some(own.value.clone()), inside));
                }
                Tag::Default { property, .. } => {
                    discriminator.get_or_insert_with(|| property.clone());
                    default = Some((None, inside));
                }
                Tag::Wrapper(name) => wrapped.push((name.clone(), inside)),
                Tag::None => deduced.push(DeducedAlternative {
                    names: self.names(alternative),
                    check: inside,
                }),
            }
        }
        tagged.extend(default);
        if let Some(property) = discriminator {
            return Read::Inspect(Inspection::Tagged {
                expected: expected_alternative(self.graph, union),
                property,
                alternatives: tagged,
            });
        }
        if !wrapped.is_empty() {
            return Read::Inspect(Inspection::Wrapped(wrapped));
        }
        // The mapper cannot choose an alternative of a sealed type without type information.
        if union.untyped || deduced.iter().all(|own| own.check.is_none()) {
            return nothing();
        }
        Read::Inspect(Inspection::Deduced(deduced))
    }

    /// Returns the names of the properties by which Jackson recognises an alternative.
    fn names(&mut self, alternative: &Alternative) -> Vec<String> {
        let of = |object: &ObjectShape| {
            object
                .recognised_by()
                .into_iter()
                .flat_map(|(names, _)| names)
                .collect()
        };
        match (alternative.own.as_deref(), &self.graph.of(alternative.used.ty).shape) {
            (Some(Shape::Object(object)), _) | (None, Shape::Object(object)) => of(object),
            _ => Vec::new(),
        }
    }

    /// Examines every type that a value of this one can contain. Uses a list, not recursion.
    pub(super) fn survey(&mut self, ty: Ty) -> Survey {
        if let Some(known) = self.surveys.get(&ty) {
            return known.clone();
        }
        let mut survey = Survey::default();
        let mut seen = HashSet::from([ty]);
        let mut open = vec![Types::plain(ty)];
        while let Some(used) = open.pop() {
            survey.has_rules |= !self.mapper_checks(used).is_empty();
            let shaped = self.graph.of(used.ty);
            survey.has_rules |= match &shaped.shape {
                Shape::Object(shape) => {
                    shape.discriminator.is_some() || shape.properties.iter().any(|property| property.required)
                }
                Shape::Union(union) => union.alternatives.iter().any(|one| one.tag != Tag::None),
                _ => false,
            };
            if let Shape::Text(known) = &shaped.shape {
                survey.by_format |= known.is_read_by_format();
                if survey.words.len() < MOST_WORDS {
                    survey.words.push((known.java.to_owned(), known.expected_of_argument()));
                }
            }
            if let Shape::Object(shape) = &shaped.shape {
                for property in &shape.properties {
                    if let Some(PropertyFormat::Pattern { pattern, java }) = &property.format {
                        survey.has_rules |= jdk_types::find(java).is_some_and(JdkType::is_read_from_array);
                        let class = format!("{} {java}", property.name);
                        survey.words.push((class, in_the_form(pattern)));
                    }
                }
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

/// Returns the expected value of a date or time with a pattern.
fn in_the_form(pattern: &str) -> String {
    format!("a date or time in the form {pattern}")
}

/// Returns a reader that checks nothing.
fn nothing() -> Read {
    Read::Constrained {
        read: None,
        checks: Vec::new(),
    }
}
