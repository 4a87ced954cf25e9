//! Meta-annotations: what `@JacksonAnnotationsInside` bundles and composed constraints put in place of themselves (R7.7,
//! R7.8).
//!
//! [`expand`] adds behind each bundle of a request what it represents, with the bundle's own id, so that the rest of the
//! model need not know of bundles. Jackson's annotations override one another as they do in Jackson: on a member
//! the last one is used (`AnnotatedMemberCollector`: `addOrOverride`), on a class the first
//! (`AnnotatedClassResolver._addAnnotationsIfNotPresent`).

use std::collections::{BTreeMap, HashSet};

use crate::wire::request::{Annotation, AnnotationType, NamedValue, Request, Value};

const BUNDLE: &str = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";
const JACKSON: &str = "com.fasterxml.jackson.";
const VALIDATION: [&str; 2] = ["jakarta.validation.", "javax.validation."];

/// The most annotations that one list may expand to; bundles of bundles could otherwise multiply.
const MOST: usize = 1_000;

/// Which of two Jackson annotations with the same type is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Precedence {
    First,
    Last,
}

/// Puts what they stand for behind all bundles and composed constraints of the request.
pub(crate) fn expand(request: &mut Request) {
    let types = std::mem::take(&mut request.annotation_types);
    if types.is_empty() {
        return;
    }
    let classes: Vec<Option<String>> = request
        .types
        .iter()
        .map(|ty| Some(request.declaration(ty.declaration?).qualified_name()))
        .collect();
    let types = Bundles {
        types: types.iter().map(|own| (own.name.as_str(), own)).collect(),
        classes,
    };
    let expand = |annotations: &mut Vec<Annotation>, precedence| {
        if annotations
            .iter()
            .any(|own| types.types.contains_key(own.name.as_str()))
        {
            *annotations = types.expanded(std::mem::take(annotations), precedence);
        }
    };
    for ty in &mut request.types {
        expand(&mut ty.annotations, Precedence::Last);
    }
    for declaration in &mut request.declarations {
        expand(&mut declaration.annotations, Precedence::First);
        for member in declaration.components.iter_mut().chain(&mut declaration.fields) {
            expand(&mut member.annotations, Precedence::Last);
        }
        for method in declaration.constructors.iter_mut().chain(&mut declaration.methods) {
            expand(&mut method.annotations, Precedence::Last);
            for parameter in &mut method.parameters {
                expand(&mut parameter.annotations, Precedence::Last);
            }
        }
    }
}

/// What is known of bundles.
struct Bundles<'a> {
    types: BTreeMap<&'a str, &'a AnnotationType>,
    /// The class that each type of the request is a use of.
    classes: Vec<Option<String>>,
}

impl Bundles<'_> {
    fn expanded(&self, annotations: Vec<Annotation>, precedence: Precedence) -> Vec<Annotation> {
        let mut found: Vec<Annotation> = Vec::new();
        for written in annotations {
            // Each annotation type once on the way, so that bundles that hold one another end.
            let mut seen: HashSet<String> = HashSet::new();
            let mut open = vec![written];
            while let Some(next) = open.pop() {
                if found.len() >= MOST {
                    break;
                }
                let inside = match self.types.get(next.name.as_str()) {
                    Some(own) if seen.insert(next.name.clone()) => self.inside(own, &next),
                    _ => Vec::new(),
                };
                open.extend(inside.into_iter().rev());
                let same = found
                    .iter_mut()
                    .find(|own| own.name == next.name && next.name.starts_with(JACKSON));
                match (same, precedence) {
                    (None, _) => found.push(next),
                    (Some(own), Precedence::Last) => *own = next,
                    (Some(_), Precedence::First) => {}
                }
            }
        }
        found
    }

    /// What one use of a bundle or composed constraint stands for.
    fn inside(&self, of: &AnnotationType, used: &Annotation) -> Vec<Annotation> {
        let is_bundle = of.bears(BUNDLE);
        let is_constraint = VALIDATION.iter().any(|package| of.bears(&format!("{package}Constraint")))
            // Of the default group only, and all of its parts (Hibernate Validator knows other compositions).
            && used.value("groups").is_none_or(|groups| groups.elements().is_empty())
            && !of.bears("org.hibernate.validator.constraints.ConstraintComposition");
        let mut inside = Vec::new();
        let mut positions: BTreeMap<&str, u32> = BTreeMap::new();
        for own in &of.annotations {
            let is_inner_bundle = self
                .types
                .get(own.name.as_str())
                .is_some_and(|inner| inner.bears(BUNDLE));
            let is_jackson = is_inner_bundle || (own.name.starts_with(JACKSON) && own.name != BUNDLE);
            let is_meta = own.name.starts_with("java.") || own.name.ends_with(".Constraint");
            let counts = (is_jackson && is_bundle) || (is_constraint && (!is_jackson || is_inner_bundle));
            if is_meta || !counts {
                continue;
            }
            let position = positions.entry(own.name.as_str()).or_default();
            let mut single = Annotation {
                id: used.id,
                ..own.clone()
            };
            self.override_values(of, used, &mut single, *position);
            *position += 1;
            inside.push(single);
        }
        inside
    }

    /// Puts the values that `@OverridesAttribute` hands on from the composed constraint into one of its parts.
    fn override_values(&self, of: &AnnotationType, used: &Annotation, part: &mut Annotation, position: u32) {
        for member in &of.members {
            for single in member.annotations.iter().flat_map(overrides) {
                let constraint = single.value("constraint").and_then(Value::as_class);
                let constraint = constraint.and_then(|id| self.classes.get(id.index())?.as_deref());
                let index = single.value("constraintIndex").and_then(Value::as_number);
                let is_meant = constraint.is_none_or(|name| name == part.name)
                    && index.is_none_or(|own| own == "-1" || own.parse() == Ok(position));
                let name = single
                    .value("name")
                    .and_then(Value::as_str)
                    .filter(|name| !name.is_empty());
                let name = name.unwrap_or(&member.name).to_owned();
                let value = used.value(&member.name).or(member.default.as_ref());
                if let (true, Some(value)) = (is_meant, value.cloned()) {
                    part.values.retain(|own| own.name != name);
                    part.values.push(NamedValue { name, value });
                }
            }
        }
    }
}

impl AnnotationType {
    fn bears(&self, name: &str) -> bool {
        self.annotations.iter().any(|own| own.name == name)
    }
}

/// The single `@OverridesAttribute`s in an annotation.
fn overrides(annotation: &Annotation) -> Vec<&Annotation> {
    match annotation.name.rsplit_once("OverridesAttribute") {
        Some((package, "")) if VALIDATION.contains(&package) => vec![annotation],
        Some((package, ".List" | "$List")) if VALIDATION.contains(&package) => {
            let values = annotation.value("value").map_or(&[][..], Value::elements);
            values.iter().filter_map(Value::as_annotation).collect()
        }
        _ => Vec::new(),
    }
}
