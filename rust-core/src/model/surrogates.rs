//! Half a surrogate pair in what annotations on arguments' types send to the model or read from it: names, descriptions,
//! type ids (R9.2). Those on tools and their parameters are looked at where they are read ([`super::builder`]), regular
//! expressions with the other constraints.

use std::collections::HashSet;

use super::builder::Builder;
use super::{facts, jackson};
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::SurrogateText;
use crate::wire::request::{Annotation, Declaration, DeclarationKind, ElementId, Origin, Value};
use crate::wire::response::Place;

/// What a tool parameter's annotation says of a component (R4.9).
const OF_COMPONENTS: &[&str] = &["value", "name", "defaultValue", "schema"];

/// Reports every such text of the types that the tools' arguments can hold, at its value; where a class file has it, at
/// the tool class, which needs it.
pub(crate) fn report(builder: &mut Builder<'_, '_>) {
    let request = builder.request;
    let tool_class = Place::element(request.declaration(request.tool_class).element);
    for (_, declaration) in request.declarations().filter(|(_, own)| own.described) {
        // One annotation on a record's component is on its field, its accessor and the constructor's parameter, too.
        let mut seen: HashSet<(&str, &str)> = HashSet::new();
        for bearer in bearers(declaration) {
            for annotation in bearer.annotations {
                let is_copy = declaration.kind == DeclarationKind::Record
                    && !bearer.name.is_empty()
                    && !seen.insert((bearer.name, &annotation.name));
                if is_copy {
                    continue;
                }
                let members = sent(annotation, &bearer, builder.api.parameter_annotation);
                for place in broken(annotation, members, bearer.element) {
                    if declaration.origin == Origin::ClassFile {
                        let around = facts::short_name(declaration);
                        let separator = if bearer.name.is_empty() { "" } else { "." };
                        let annotation = annotation.simple_name();
                        let text = SurrogateText::InClassFile {
                            annotation: annotation.to_owned(),
                            on: format!("{around}{separator}{}", bearer.name),
                        };
                        builder
                            .diagnostics
                            .report(&tool_class, &Diagnostic::LoneSurrogate { text });
                    } else {
                        let text = SurrogateText::Here;
                        builder.diagnostics.report(&place, &Diagnostic::LoneSurrogate { text });
                    }
                }
            }
        }
    }
}

/// Something that annotations are on.
struct Bearer<'r> {
    element: ElementId,
    /// Its name in the declaration; for a record's component the same at each of its places.
    name: &'r str,
    annotations: &'r [Annotation],
    /// It is a component or a constructor's parameter.
    is_component: bool,
}

/// Everything of the declaration that annotations are on; fields first, since of an annotation that javac has copied
/// only those have values that it can show.
fn bearers(declaration: &Declaration) -> Vec<Bearer<'_>> {
    let own = Bearer {
        element: declaration.element,
        name: "",
        annotations: &declaration.annotations,
        is_component: false,
    };
    let mut found = vec![own];
    found.extend(declaration.fields.iter().map(|own| Bearer {
        element: own.element,
        name: &own.name,
        annotations: &own.annotations,
        is_component: false,
    }));
    found.extend(declaration.components.iter().map(|own| Bearer {
        element: own.element,
        name: &own.name,
        annotations: &own.annotations,
        is_component: true,
    }));
    for (methods, is_component) in [(&declaration.constructors, true), (&declaration.methods, false)] {
        for method in methods {
            found.extend(method.parameters.iter().map(|own| Bearer {
                element: own.element,
                name: &own.name,
                annotations: &own.annotations,
                is_component,
            }));
            found.push(Bearer {
                element: method.element,
                name: &method.name,
                annotations: &method.annotations,
                is_component: false,
            });
        }
    }
    found
}

/// The members of the annotation whose texts are sent or read.
fn sent(annotation: &Annotation, bearer: &Bearer<'_>, parameter_annotation: &str) -> &'static [&'static str] {
    if bearer.is_component && annotation.name == parameter_annotation {
        return OF_COMPONENTS;
    }
    jackson::texts(annotation)
}

/// The places of the texts in these members that hold half a pair.
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
