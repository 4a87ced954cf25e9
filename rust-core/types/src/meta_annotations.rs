//! Meta-annotations: `@JacksonAnnotationsInside` bundles and composed constraints apply annotations to the elements
//! that they annotate (R7.7, R7.8).
//!
//! [`expand`] adds the applied annotations after each bundle and composed constraint of a request, with its id, so that
//! the rest of the model needs to know neither. Annotations of Jackson override one another as they do in Jackson: on a
//! member the last one is used (`CollectorBase.collectAnnotations`: `addOrOverride`), on a class the first
//! (`AnnotatedClassResolver._addAnnotationsIfNotPresent`).

use std::collections::{BTreeMap, HashSet};

use super::constraints::UNENFORCED;
use crate::wire::request::{Annotation, AnnotationType, NamedValue, Request, Value};

const BUNDLE: &str = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";
const JACKSON: &str = "com.fasterxml.jackson.";
const VALIDATION: [&str; 2] = ["jakarta.validation.", "javax.validation."];

/// The number of annotations to which one list may expand: bundles of bundles could multiply.
const MOST: usize = 1_000;

/// Adds the annotations that bundles and composed constraints apply to each list of annotations in the request.
pub(crate) fn expand(request: &mut Request) {
    let is_composed = |own: &&AnnotationType| is_jackson_bundle(own) || is_constraint(own);
    if !request.annotation_types.iter().any(|own| is_composed(&own)) {
        return;
    }
    let classes = request.types.iter();
    let classes = classes.map(|ty| Some(request.declaration(ty.declaration?).qualified_name()));
    let classes = classes.collect();
    let composed = request.annotation_types.iter().filter(is_composed);
    let composed = ComposedTypes {
        types: composed.map(|own| (own.name.as_str(), own)).collect(),
        classes,
    };
    let expand = |annotations: &mut Vec<Annotation>, is_class| {
        let mut names = annotations.iter().map(|own| own.name.as_str());
        if names.any(|name| composed.types.contains_key(name)) {
            *annotations = composed.expanded(std::mem::take(annotations), is_class);
        }
    };
    for ty in &mut request.types {
        expand(&mut ty.annotations, false);
    }
    for declaration in &mut request.declarations {
        expand(&mut declaration.annotations, true);
        for member in declaration.components.iter_mut().chain(&mut declaration.fields) {
            expand(&mut member.annotations, false);
        }
        for method in declaration.constructors.iter_mut().chain(&mut declaration.methods) {
            expand(&mut method.annotations, false);
            for parameter in &mut method.parameters {
                expand(&mut parameter.annotations, false);
            }
        }
    }
}

/// The bundles and composed constraints of a request.
struct ComposedTypes<'a> {
    /// The annotation types by qualified name.
    types: BTreeMap<&'a str, &'a AnnotationType>,
    /// The qualified name of the class of each type in the request.
    classes: Vec<Option<String>>,
}

impl ComposedTypes<'_> {
    /// Returns the annotations, each followed by those that it applies. Of two Jackson annotations with the same type, the
    /// first is used on a class, the last on anything else.
    fn expanded(&self, annotations: Vec<Annotation>, is_class: bool) -> Vec<Annotation> {
        let mut found: Vec<Annotation> = Vec::new();
        for written in annotations {
            // Each annotation type is expanded once, so that bundles that contain each other do not loop.
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
                match same {
                    None => found.push(next),
                    Some(own) if !is_class => *own = next,
                    Some(_) => {}
                }
            }
        }
        found
    }

    /// Returns the annotations that one use of a bundle or composed constraint applies.
    fn inside(&self, of: &AnnotationType, used: &Annotation) -> Vec<Annotation> {
        let is_bundle = is_jackson_bundle(of);
        // A constraint applies in the default group only, and only if all its parts must be satisfied: Hibernate
        // Validator has other compositions.
        let is_constraint = is_constraint(of)
            && is_default_group(of, used)
            && !has(of, "org.hibernate.validator.constraints.ConstraintComposition");
        let mut inside: Vec<Annotation> = Vec::new();
        let mut positions: BTreeMap<&str, u32> = BTreeMap::new();
        for own in &of.annotations {
            let inner = self.types.get(own.name.as_str());
            let is_inner_bundle = inner.is_some_and(|inner| is_jackson_bundle(inner));
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
        let is_checked = inside.iter().any(|own| self.is_constraint(&own.name));
        if !is_built_in(&of.name) && is_default_group(of, used) && (!is_constraint || has_validator(of) || !is_checked)
        {
            let name = "name".to_owned();
            let value = Value::String(used.simple_name().to_owned());
            inside.push(Annotation {
                id: used.id,
                values: vec![NamedValue { name, value }],
                ..Annotation::named(UNENFORCED)
            });
        }
        inside
    }

    /// Whether the annotation with this name is a constraint.
    fn is_constraint(&self, name: &str) -> bool {
        is_built_in(name) || self.types.get(name).is_some_and(|own| is_constraint(own))
    }

    /// Replaces values of one part of a composed constraint by those that `@OverridesAttribute` passes on.
    ///
    /// `position` is the index among the parts of the same type.
    fn override_values(&self, of: &AnnotationType, used: &Annotation, part: &mut Annotation, position: u32) {
        for member in &of.members {
            for single in member.annotations.iter().flat_map(overrides) {
                let constraint = single.class("constraint");
                let constraint = constraint.and_then(|id| self.classes.get(id.index())?.as_deref());
                let index = single.value("constraintIndex").and_then(Value::as_number);
                let is_meant = constraint.is_none_or(|name| name == part.name)
                    && index.is_none_or(|own| own == "-1" || own.parse() == Ok(position));
                let name = single.text("name").filter(|name| !name.is_empty());
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

/// Whether it is the name of one of Bean Validation's own constraints.
fn is_built_in(name: &str) -> bool {
    let constraint = VALIDATION.iter().find_map(|package| name.strip_prefix(package));
    constraint.is_some_and(|rest| rest.starts_with("constraints."))
}

/// Whether Jackson applies the annotations of this type.
fn is_jackson_bundle(of: &AnnotationType) -> bool {
    has(of, BUNDLE)
}

/// Whether Bean Validation applies the constraints of this type.
fn is_constraint(of: &AnnotationType) -> bool {
    VALIDATION
        .iter()
        .any(|package| has(of, &format!("{package}Constraint")))
}

/// Whether a use of the constraint is in the default group.
fn is_default_group(of: &AnnotationType, used: &Annotation) -> bool {
    is_constraint(of) && used.elements("groups").is_empty()
}

/// Whether code of the user's own checks the constraint (`@Constraint(validatedBy)`).
fn has_validator(of: &AnnotationType) -> bool {
    let constraint = of.annotations.iter().find(|own| own.name.ends_with(".Constraint"));
    constraint.is_some_and(|own| !own.elements("validatedBy").is_empty())
}

fn has(of: &AnnotationType, name: &str) -> bool {
    of.annotations.iter().any(|own| own.name == name)
}

/// Returns the single `@OverridesAttribute`s of an annotation, which can be their container.
fn overrides(annotation: &Annotation) -> Vec<&Annotation> {
    match annotation.name.rsplit_once("OverridesAttribute") {
        Some((package, "")) if VALIDATION.contains(&package) => vec![annotation],
        Some((package, ".List" | "$List")) if VALIDATION.contains(&package) => {
            let values = annotation.elements("value");
            values.iter().filter_map(Value::as_annotation).collect()
        }
        _ => Vec::new(),
    }
}
