//! The places at which a tool's problems are reported (R8.1): the narrowest that the compiler can show.

use super::tool_methods::ToolMethod;
use crate::wire::request::{Annotation, ElementId, Request};
use crate::wire::response::Place;

/// The places of one tool method: its own, or the inheriting class if the method comes from a class file (R3.8).
#[derive(Debug, Clone)]
pub struct DiagnosticAnchor {
    elsewhere: Option<Place>,
}

impl DiagnosticAnchor {
    /// Returns the places of this tool of the request's class.
    pub fn of(request: &Request, tool: &ToolMethod<'_>) -> Self {
        let class = || Place::element(request.declaration(request.tool_class).element);
        Self {
            elsewhere: tool.is_from_class_file(request).then(class),
        }
    }

    /// Returns the places of elements that the compiler can show.
    pub fn own() -> Self {
        Self { elsewhere: None }
    }

    /// Returns an anchor whose elements, annotations and values are all reported at this place.
    pub fn at(place: Place) -> Self {
        Self { elsewhere: Some(place) }
    }

    /// Whether everything is reported at one place, because the method has no places of its own.
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// Returns the place of the element.
    pub fn element(&self, element: ElementId) -> Place {
        self.elsewhere.clone().unwrap_or_else(|| Place::element(element))
    }

    /// Returns the place of the annotation on the element.
    pub fn annotation(&self, element: ElementId, annotation: &Annotation) -> Place {
        let place = self.element(element);
        if self.elsewhere.is_some() {
            place
        } else {
            place.annotation(annotation.id)
        }
    }

    /// Returns the place of the annotation member's value if it is written out, else that of the annotation.
    pub fn value(&self, element: ElementId, annotation: &Annotation, member: &str) -> Place {
        let place = self.annotation(element, annotation);
        let written = annotation.value(member).and_then(|_| annotation.written_path(member));
        place.path(written.unwrap_or_default())
    }
}
