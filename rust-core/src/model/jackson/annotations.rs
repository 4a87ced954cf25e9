//! Jackson's annotations, and the order in which several of one kind are asked.

use crate::wire::request::{Annotation, Value};

const ANNOTATIONS: &str = "com.fasterxml.jackson.annotation.";
const DATABIND: &str = "com.fasterxml.jackson.databind.annotation.";

/// The annotations of one thing, from several places; the first place that has an annotation decides.
#[derive(Debug, Clone, Default)]
pub(super) struct Annotations<'r>(pub(super) Vec<&'r [Annotation]>);

impl<'r> Annotations<'r> {
    /// What one place says.
    pub(super) fn of(annotations: &'r [Annotation]) -> Self {
        Self(vec![annotations])
    }

    /// Adds a place that is asked after those before.
    pub(super) fn add(&mut self, other: &Self) {
        self.0.extend(other.0.iter().copied());
    }

    /// All annotations, the first place's first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &'r Annotation> + '_ {
        self.0.iter().flat_map(|place| place.iter())
    }

    /// Jackson's annotation of this simple name, of the annotations or the databind artifact.
    pub(super) fn jackson(&self, simple: &str) -> Option<&'r Annotation> {
        self.iter().find(|annotation| {
            let own = annotation
                .name
                .strip_prefix(ANNOTATIONS)
                .or_else(|| annotation.name.strip_prefix(DATABIND));
            own == Some(simple)
        })
    }

    /// The annotation is there and does not say that it is off (`@JsonIgnore(false)`, `@JsonAnySetter(enabled = false)`).
    pub(super) fn enabled(&self, simple: &str, member: &str) -> bool {
        self.jackson(simple)
            .is_some_and(|annotation| annotation.value(member).and_then(Value::as_bool).unwrap_or(true))
    }

    /// A string member of Jackson's annotation, where it is written out and not empty.
    pub(super) fn text(&self, simple: &str, member: &str) -> Option<&'r str> {
        self.jackson(simple)?
            .value(member)?
            .as_str()
            .filter(|text| !text.is_empty())
    }

    /// The name that a mutator is annotated with (`JacksonAnnotationIntrospector.findNameForDeserialization`).
    pub(super) fn read_name(&self) -> Named<'r> {
        self.name("JsonSetter", &READING)
    }

    /// The name that a getter is annotated with (`JacksonAnnotationIntrospector.findNameForSerialization`).
    pub(super) fn written_name(&self) -> Named<'r> {
        self.name("JsonGetter", &WRITING)
    }

    fn name(&self, specific: &str, implied: &[&str]) -> Named<'r> {
        if let Some(name) = self.text(specific, "value") {
            return Named::As(name);
        }
        if let Some(annotation) = self.jackson("JsonProperty") {
            let name = annotation.value("value").and_then(Value::as_str).unwrap_or_default();
            return if name.is_empty() {
                Named::Implicitly
            } else {
                Named::As(name)
            };
        }
        if self.jackson(specific).is_some() || implied.iter().any(|name| self.jackson(name).is_some()) {
            return Named::Implicitly;
        }
        Named::No
    }
}

/// Annotations that make any mutator a property (`ANNOTATIONS_TO_INFER_DESER`).
const READING: [&str; 8] = [
    "JsonDeserialize",
    "JsonView",
    "JsonFormat",
    "JsonTypeInfo",
    "JsonUnwrapped",
    "JsonBackReference",
    "JsonManagedReference",
    "JsonMerge",
];

/// Annotations that make any method without parameters a getter (`ANNOTATIONS_TO_INFER_SER`).
const WRITING: [&str; 8] = [
    "JsonSerialize",
    "JsonView",
    "JsonFormat",
    "JsonTypeInfo",
    "JsonRawValue",
    "JsonUnwrapped",
    "JsonBackReference",
    "JsonManagedReference",
];

/// What annotations say of an accessor's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named<'r> {
    /// Nothing: it depends on names and visibility.
    No,
    /// It is one, under the name that it has anyway.
    Implicitly,
    /// It is one, of this name.
    As(&'r str),
}

/// Whether the annotation is one of Jackson's.
pub(crate) fn is_jackson(annotation: &Annotation) -> bool {
    annotation.name.starts_with("com.fasterxml.jackson.")
}

/// The strings of an array member.
pub(super) fn strings<'r>(annotation: &'r Annotation, member: &str) -> Vec<&'r str> {
    annotation
        .value(member)
        .map_or(&[][..], Value::elements)
        .iter()
        .filter_map(Value::as_str)
        .collect()
}

/// The boolean member; `false` where it is not written out.
pub(super) fn is_true(annotation: &Annotation, member: &str) -> bool {
    annotation.value(member).and_then(Value::as_bool) == Some(true)
}
