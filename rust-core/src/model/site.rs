//! Where what is wrong with a tool is reported (R8.1): at the narrowest place that the compiler can show.

use super::collect::Found;
use crate::wire::request::{Annotation, ElementId, Request};
use crate::wire::response::Place;

/// The places of one tool method: its own, or the inheriting class where it comes from a class file (R3.8).
#[derive(Debug, Clone)]
pub(crate) struct Site {
    elsewhere: Option<Place>,
}

impl Site {
    /// The places of this tool of the request's class.
    pub(crate) fn of(request: &Request, found: &Found<'_>) -> Self {
        let class = || Place::element(request.declaration(request.tool_class).element);
        Self {
            elsewhere: found.is_from_class_file(request).then(class),
        }
    }

    /// Everything at this one place.
    pub(crate) fn at(place: Place) -> Self {
        Self { elsewhere: Some(place) }
    }

    /// Whether everything is reported at one place, for want of places of its own.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// The element.
    pub(crate) fn element(&self, element: ElementId) -> Place {
        self.elsewhere.clone().unwrap_or_else(|| Place::element(element))
    }

    /// The annotation on the element.
    pub(crate) fn annotation(&self, element: ElementId, annotation: &Annotation) -> Place {
        let place = self.element(element);
        if self.elsewhere.is_some() {
            place
        } else {
            place.annotation(annotation.id)
        }
    }

    /// The value of the annotation's member where it is written out, else the annotation.
    pub(crate) fn value(&self, element: ElementId, annotation: &Annotation, member: &str) -> Place {
        let place = self.annotation(element, annotation);
        if annotation.value(member).is_some() {
            place.member(member)
        } else {
            place
        }
    }
}
