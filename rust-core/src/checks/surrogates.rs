//! Reports half a surrogate pair in the annotations on arguments' types, in texts that are sent to the model or read
//! from it: names, descriptions, type ids (R9.2). The texts of tools and their parameters are checked when they are
//! read ([`super::validation_context`]), regular expressions with the other constraints.

use std::collections::HashSet;

use super::validation_context::ValidationContext;
use crate::diagnostics::reasons::SurrogateText;
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::{declarations, jackson};
use crate::wire::request::{Annotation, Declaration, DeclarationKind, ElementId, Origin, Value};
use crate::wire::response::Place;

/// The members of a tool parameter's annotation that apply to a component (R4.9).
const OF_COMPONENTS: &[&str] = &["value", "name", "defaultValue", "schema"];

/// Reports every such text in the types that the tools' arguments can contain: at its value, or at the tool class,
/// which needs it, if a class file has it.
pub(crate) fn check(context: ValidationContext<'_>) -> Findings {
    let mut findings = Findings::default();
    let request = context.request;
    let tool_class = Place::element(request.declaration(request.tool_class).element);
    for (_, declaration) in request.declarations().filter(|(_, own)| own.described) {
        // An annotation on a record's component is also on its field, its accessor and the constructor's parameter.
        let mut seen: HashSet<(&str, &str)> = HashSet::new();
        for bearer in annotated_elements(declaration) {
            for annotation in bearer.annotations {
                let is_copy = declaration.kind == DeclarationKind::Record
                    && !bearer.name.is_empty()
                    && !seen.insert((bearer.name, &annotation.name));
                if is_copy {
                    continue;
                }
                let members = sent(annotation, &bearer, context.api.parameter_annotation);
                for place in broken(annotation, members, bearer.element) {
                    if declaration.origin == Origin::ClassFile {
                        let around = declarations::short_name(declaration);
                        let separator = if bearer.name.is_empty() { "" } else { "." };
                        let annotation = annotation.written_name();
                        let text = SurrogateText::InClassFile {
                            annotation: annotation.to_owned(),
                            on: format!("{around}{separator}{}", bearer.name),
                        };
                        findings.add(&tool_class, Diagnostic::LoneSurrogate { text });
                    } else {
                        let text = SurrogateText::Here;
                        findings.add(&place, Diagnostic::LoneSurrogate { text });
                    }
                }
            }
        }
    }
    findings
}

/// An element with annotations.
struct AnnotatedElement<'r> {
    element: ElementId,
    /// The name in the declaration; for a record's component the same at each of its elements.
    name: &'r str,
    annotations: &'r [Annotation],
    /// Whether it is a component or a constructor's parameter.
    is_component: bool,
}

/// Returns the declaration and its annotated members. Fields come first: javac copies an annotation to several
/// elements, and only the values of the copies on fields can be shown.
fn annotated_elements(declaration: &Declaration) -> Vec<AnnotatedElement<'_>> {
    let mut found = Vec::new();
    let mut add = |element, name, annotations, is_component| {
        found.push(AnnotatedElement {
            element,
            name,
            annotations,
            is_component,
        });
    };
    add(declaration.element, "", &*declaration.annotations, false);
    for own in &declaration.fields {
        add(own.element, &*own.name, &own.annotations, false);
    }
    for own in &declaration.components {
        add(own.element, &own.name, &own.annotations, true);
    }
    for (methods, is_component) in [(&declaration.constructors, true), (&declaration.methods, false)] {
        for method in methods {
            for own in &method.parameters {
                add(own.element, &own.name, &own.annotations, is_component);
            }
            add(method.element, &method.name, &method.annotations, false);
        }
    }
    found
}

/// Returns the members of the annotation whose texts are sent or read.
fn sent(annotation: &Annotation, bearer: &AnnotatedElement<'_>, parameter_annotation: &str) -> &'static [&'static str] {
    if bearer.is_component && annotation.name == parameter_annotation {
        return OF_COMPONENTS;
    }
    jackson::texts(annotation)
}

/// Returns the places of the texts in these members that contain half a pair.
fn broken(annotation: &Annotation, members: &[&str], element: ElementId) -> Vec<Place> {
    let place = Place::element(element).annotation(annotation.id);
    let mut open: Vec<(&Value, Place)> = Vec::new();
    for member in members {
        open.extend(annotation.value(member).map(|value| (value, place.member(member))));
    }
    let mut found = Vec::new();
    while let Some((value, place)) = open.pop() {
        match value {
            Value::LoneSurrogate(_) => found.push(place),
            Value::Array(values) => {
                let inner = values.iter().enumerate();
                open.extend(inner.map(|(position, value)| (value, place.index(position))));
            }
            Value::Annotation(inner) => {
                open.extend(inner.values.iter().map(|own| (&own.value, place.member(&own.name))));
            }
            _ => {}
        }
    }
    found.reverse();
    found
}
