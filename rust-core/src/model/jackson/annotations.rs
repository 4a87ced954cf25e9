//! Jackson's annotations: which of several applies, and what one says by itself, to reading and writing alike. What they
//! say of a class or property together with its declaration is in the files beside this one.
//!
//! What only the name of an annotation decides is in a table that `java-api` has as a resource and `build.rs` makes code
//! of: `java-api/src/main/resources/com/github/copilot/tool/runtime/jackson-annotations.txt`, which explains its columns.

use crate::model::shape::Selection;
use crate::wire::request::{Annotation, Value};

const ANNOTATIONS: &str = "com.fasterxml.jackson.annotation.";
const DATABIND: &str = "com.fasterxml.jackson.databind.annotation.";

/// Which Jackson follows, too (`Java7SupportImpl.findTransient`).
const TRANSIENT: &str = "java.beans.Transient";

/// One row of the table.
#[derive(Debug)]
struct Row {
    name: &'static str,
    /// Generated code can read a record that has it.
    read_by_code: bool,
    /// What it makes of a member, whatever its visibility.
    infers: Infers,
    /// No declaration shows what is written.
    hides_result: bool,
    /// The members whose texts are sent to the model or come from it.
    texts: &'static [&'static str],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Infers {
    Nothing,
    /// Any mutator is a property.
    Mutator,
    /// Any method without parameters is a getter.
    Getter,
    Either,
}

include!(concat!(env!("OUT_DIR"), "/jackson_annotations.rs"));

/// The simple name of an annotation of Jackson's, of the annotations or the databind artifact.
fn simple_name(annotation: &Annotation) -> Option<&str> {
    let name = annotation.name.as_str();
    name.strip_prefix(ANNOTATIONS).or_else(|| name.strip_prefix(DATABIND))
}

fn row(annotation: &Annotation) -> Option<&'static Row> {
    let simple = simple_name(annotation)?;
    let position = ROWS.binary_search_by(|row| row.name.cmp(simple)).ok()?;
    ROWS.get(position)
}

/// Whether generated code can read a record that has the annotation, whatever its members say.
pub(super) fn is_read_by_code(annotation: &Annotation) -> bool {
    row(annotation).is_some_and(|row| row.read_by_code)
}

/// The members of an annotation whose texts the model is shown or sends.
pub(crate) fn texts(annotation: &Annotation) -> &'static [&'static str] {
    row(annotation).map_or(&[], |row| row.texts)
}

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
        self.iter().find(|annotation| simple_name(annotation) == Some(simple))
    }

    /// The annotation is there and does not say that it is off (`@JsonIgnore(false)`, `@JsonAnySetter(enabled = false)`).
    pub(super) fn enabled(&self, simple: &str, member: &str) -> bool {
        self.jackson(simple).is_some_and(|annotation| is_on(annotation, member))
    }

    /// Whether one of them has the effect that no declaration shows what is written.
    pub(super) fn hide_result(&self) -> bool {
        self.iter().filter_map(row).any(|row| row.hides_result)
    }

    /// A string member of Jackson's annotation, where it is written out and not empty.
    pub(super) fn text(&self, simple: &str, member: &str) -> Option<&'r str> {
        self.jackson(simple)?
            .value(member)?
            .as_str()
            .filter(|text| !text.is_empty())
    }

    /// `@JsonIgnore`, or without it `@java.beans.Transient`: what it is on makes no property
    /// (`JacksonAnnotationIntrospector._isIgnorable`).
    pub(super) fn is_ignored(&self) -> bool {
        let ignore = self.jackson("JsonIgnore");
        let marker = ignore.or_else(|| self.iter().find(|own| own.name == TRANSIENT));
        marker.is_some_and(|own| is_on(own, "value"))
    }

    /// `@JsonValue`: what it is on is written in place of the whole.
    pub(super) fn is_value(&self) -> bool {
        self.enabled("JsonValue", "value")
    }

    /// `@JsonAnyGetter`: what it is on has properties that are not declared.
    pub(super) fn is_any_getter(&self) -> bool {
        self.enabled("JsonAnyGetter", "enabled")
    }

    /// `@JsonAnySetter`: what it is on takes properties that are not declared.
    pub(super) fn is_any_setter(&self) -> bool {
        self.enabled("JsonAnySetter", "enabled")
    }

    /// `@JacksonInject`: the program gives the value.
    pub(super) fn is_injected(&self) -> bool {
        self.jackson("JacksonInject").is_some()
    }

    /// `@JsonBackReference`: Jackson sets it by the object around, and does not write it.
    pub(super) fn is_back_reference(&self) -> bool {
        self.jackson("JsonBackReference").is_some()
    }

    /// `@JsonProperty(access)`, where it says something.
    pub(super) fn access(&self) -> Option<&'r str> {
        let access = self.jackson("JsonProperty")?.value("access")?.as_constant()?;
        Some(access).filter(|access| *access != "AUTO")
    }

    /// `@JsonAlias`: further names that are read.
    pub(super) fn aliases(&self) -> Vec<String> {
        self.jackson("JsonAlias")
            .map_or_else(Vec::new, |alias| owned(&strings(alias, "value")))
    }

    /// What `@JsonPropertyDescription` says.
    pub(super) fn property_description(&self) -> Option<&'r str> {
        self.text("JsonPropertyDescription", "value")
    }

    /// The prefix and suffix of `@JsonUnwrapped`.
    pub(super) fn unwrapping(&self) -> Option<(String, String)> {
        let affix = |member| self.text("JsonUnwrapped", member).unwrap_or_default().to_owned();
        self.enabled("JsonUnwrapped", "enabled")
            .then(|| (affix("prefix"), affix("suffix")))
    }

    /// `@JsonFormat(shape)`, where it says something.
    pub(super) fn format_shape(&self) -> Option<&'r str> {
        let shape = self.jackson("JsonFormat")?.value("shape")?.as_constant()?;
        Some(shape).filter(|shape| *shape != "ANY" && *shape != "NATURAL")
    }

    /// `@JsonTypeInfo`, other than the one that says that there is none.
    pub(super) fn type_info(&self) -> Option<&'r Annotation> {
        self.jackson("JsonTypeInfo")
            .filter(|own| own.value("use").and_then(Value::as_constant) != Some("NONE"))
    }

    /// Which properties `@JsonIgnoreProperties` and `@JsonIncludeProperties` let through in a direction.
    pub(super) fn selection(&self, direction: Direction) -> Selection {
        let exception = match direction {
            Direction::Reading => "allowSetters",
            Direction::Writing => "allowGetters",
        };
        let ignored = self.jackson("JsonIgnoreProperties");
        let included = self.jackson("JsonIncludeProperties");
        Selection {
            without: ignored
                .filter(|own| !is_true(own, exception))
                .map_or_else(Vec::new, |own| owned(&strings(own, "value"))),
            only: included.map(|own| owned(&strings(own, "value"))),
        }
    }

    /// The name that a mutator is annotated with (`JacksonAnnotationIntrospector.findNameForDeserialization`).
    pub(super) fn read_name(&self) -> Named<'r> {
        self.name("JsonSetter", Infers::Mutator)
    }

    /// The name that a getter is annotated with (`JacksonAnnotationIntrospector.findNameForSerialization`).
    pub(super) fn written_name(&self) -> Named<'r> {
        self.name("JsonGetter", Infers::Getter)
    }

    fn name(&self, specific: &str, role: Infers) -> Named<'r> {
        let infers = || {
            let rows = self.iter().filter_map(row);
            rows.map(|row| row.infers)
                .any(|own| own == role || own == Infers::Either)
        };
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
        if self.jackson(specific).is_some() || infers() {
            return Named::Implicitly;
        }
        Named::No
    }
}

/// What Jackson does with a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    Reading,
    Writing,
}

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

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The boolean member that can turn an annotation off; `true` where it is not written out.
fn is_on(annotation: &Annotation, member: &str) -> bool {
    annotation.value(member).and_then(Value::as_bool).unwrap_or(true)
}

/// The boolean member; `false` where it is not written out.
pub(super) fn is_true(annotation: &Annotation, member: &str) -> bool {
    annotation.value(member).and_then(Value::as_bool) == Some(true)
}
