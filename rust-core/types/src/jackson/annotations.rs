//! Jackson's annotations: which of several applies, and the meaning of a single one for both reading and writing. The
//! meaning that depends on the annotated declaration is in the other files of this folder.
//!
//! The facts that depend on the name of an annotation alone are in a table, which `build.rs` converts to code and which
//! is also a resource of `java-api`:
//! `java-api/src/main/resources/com/github/copilot/tool/runtime/jackson-annotations.txt`, which explains its columns.

use crate::swagger;
use crate::wire::request::{Annotation, Value};
use copilot_tool_finished::schema_graph::Selection;

const ANNOTATIONS: &str = "com.fasterxml.jackson.annotation.";
const DATABIND: &str = "com.fasterxml.jackson.databind.annotation.";

/// An annotation that Jackson uses too (`Java7SupportImpl.findTransient`).
const TRANSIENT: &str = "java.beans.Transient";

/// One row of the table.
#[derive(Debug)]
struct JacksonRow {
    name: &'static str,
    /// Whether generated code can read a record with the annotation.
    read_by_code: bool,
    /// The meaning of a member with the annotation, whatever its visibility.
    infers: Infers,
    /// Whether declarations do not determine the written JSON.
    hides_result: bool,
    /// The members of the annotation whose texts are sent to the model or come from it.
    texts: &'static [&'static str],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Infers {
    Nothing,
    /// Any mutator with the annotation is a property.
    Mutator,
    /// Any method without parameters that has the annotation is a getter.
    Getter,
    Either,
}

include!(concat!(env!("OUT_DIR"), "/jackson_annotations.rs"));

/// Returns the simple name of an annotation of Jackson's annotations or databind artifact.
fn simple_name(annotation: &Annotation) -> Option<&str> {
    let name = annotation.name.as_str();
    name.strip_prefix(ANNOTATIONS).or_else(|| name.strip_prefix(DATABIND))
}

fn row(annotation: &Annotation) -> Option<&'static JacksonRow> {
    let name = simple_name(annotation).unwrap_or(&annotation.name);
    let position = ROWS.binary_search_by(|row| row.name.cmp(name)).ok()?;
    ROWS.get(position)
}

/// Whether generated code can read a record with the annotation, whatever its values are.
pub(super) fn is_read_by_code(annotation: &Annotation) -> bool {
    row(annotation).is_some_and(|row| row.read_by_code)
}

/// Returns the members of an annotation whose texts are sent to the model or come from it.
pub fn texts(annotation: &Annotation) -> &'static [&'static str] {
    row(annotation).map_or(&[], |row| row.texts)
}

/// The annotations of one class or member, from several places. An annotation of an earlier place overrides later ones.
#[derive(Debug, Clone, Default)]
pub(super) struct Annotations<'r>(pub(super) Vec<&'r [Annotation]>);

impl<'r> Annotations<'r> {
    /// Returns the annotations of one place.
    pub(super) fn of(annotations: &'r [Annotation]) -> Self {
        Self(vec![annotations])
    }

    /// Adds places after the existing ones.
    pub(super) fn add(&mut self, other: &Self) {
        self.0.extend(other.0.iter().copied());
    }

    /// Returns all annotations, those of the first place first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &'r Annotation> + '_ {
        self.0.iter().flat_map(|place| place.iter())
    }

    /// Returns the annotation with this simple name in Jackson's annotations or databind artifact.
    pub(super) fn jackson(&self, simple: &str) -> Option<&'r Annotation> {
        self.iter().find(|annotation| simple_name(annotation) == Some(simple))
    }

    /// Whether the annotation is present and not turned off (`@JsonIgnore(false)`, `@JsonAnySetter(enabled = false)`).
    pub(super) fn enabled(&self, simple: &str, member: &str) -> bool {
        self.jackson(simple).is_some_and(|annotation| is_on(annotation, member))
    }

    /// Whether declarations do not determine the written JSON, because of one of them.
    pub(super) fn hide_result(&self) -> bool {
        self.iter().filter_map(row).any(|row| row.hides_result)
    }

    /// Returns a string member of Jackson's annotation, if it is written out and not empty.
    pub(super) fn text(&self, simple: &str, member: &str) -> Option<&'r str> {
        self.jackson(simple)?.text(member).filter(|text| !text.is_empty())
    }

    /// Returns the constant that a member of Jackson's annotation has, if it is written out.
    pub(super) fn constant(&self, simple: &str, member: &str) -> Option<&'r str> {
        self.jackson(simple)?.constant(member)
    }

    /// Whether `@JsonIgnore`, or in its absence `@java.beans.Transient`, excludes the member from properties
    /// (`JacksonAnnotationIntrospector._isIgnorable`).
    pub(super) fn is_ignored(&self) -> bool {
        let ignore = self.jackson("JsonIgnore");
        let marker = ignore.or_else(|| self.iter().find(|own| own.name == TRANSIENT));
        marker.is_some_and(|own| is_on(own, "value"))
    }

    /// Whether `@JsonValue` makes the member's value replace the whole object in JSON.
    pub(super) fn is_value(&self) -> bool {
        self.enabled("JsonValue", "value")
    }

    /// Whether `@JsonAnyGetter` makes the member provide undeclared properties.
    pub(super) fn is_any_getter(&self) -> bool {
        self.enabled("JsonAnyGetter", "enabled")
    }

    /// Whether `@JsonAnySetter` makes the member accept undeclared properties.
    pub(super) fn is_any_setter(&self) -> bool {
        self.enabled("JsonAnySetter", "enabled")
    }

    /// Whether `@JacksonInject` makes the program provide the value.
    pub(super) fn is_injected(&self) -> bool {
        self.jackson("JacksonInject").is_some()
    }

    /// Whether the program must provide the value: `@JacksonInject` without `optional = TRUE`, which fields and setters
    /// can have.
    pub(super) fn demands_injection(&self) -> bool {
        let optional = |own: &Annotation| own.constant("optional") == Some("TRUE");
        self.jackson("JacksonInject").is_some_and(|own| !optional(own))
    }

    /// Whether `@JsonBackReference` makes Jackson set the member to the containing object, and not write it.
    pub(super) fn is_back_reference(&self) -> bool {
        self.jackson("JsonBackReference").is_some()
    }

    /// Returns `@JsonProperty(access)` unless it is `AUTO`.
    pub(super) fn access(&self) -> Option<&'r str> {
        self.constant("JsonProperty", "access")
            .filter(|access| *access != "AUTO")
    }

    /// Returns the other names that are read, by `@JsonAlias`.
    pub(super) fn aliases(&self) -> Vec<String> {
        self.jackson("JsonAlias")
            .map_or_else(Vec::new, |alias| owned(&strings(alias, "value")))
    }

    /// Returns Swagger's annotation of the type or property.
    fn swagger(&self) -> Option<&'r Annotation> {
        self.iter().find(|own| own.name == swagger::SCHEMA)
    }

    /// Returns the description that Swagger's annotation gives the type or property.
    pub(super) fn swagger_description(&self) -> Option<&'r str> {
        self.swagger()?.text("description").filter(|text| !text.is_empty())
    }

    /// Whether Swagger's annotation hides the property.
    pub(super) fn is_hidden(&self) -> bool {
        self.swagger().is_some_and(|own| is_true(own, "hidden"))
    }

    /// Returns whether a value is required, by `@JsonProperty`, else by Swagger's annotation; `None` if neither says.
    pub(super) fn requires(&self) -> Option<bool> {
        let property = self.jackson("JsonProperty").and_then(requires);
        property.or_else(|| match self.swagger()?.constant("requiredMode")? {
            "REQUIRED" => Some(true),
            "NOT_REQUIRED" => Some(false),
            _ => None,
        })
    }

    /// Returns the prefix and suffix of `@JsonUnwrapped`.
    pub(super) fn unwrapping(&self) -> Option<(String, String)> {
        let affix = |member| self.text("JsonUnwrapped", member).unwrap_or_default().to_owned();
        self.enabled("JsonUnwrapped", "enabled")
            .then(|| (affix("prefix"), affix("suffix")))
    }

    /// Returns `@JsonFormat(shape)` unless it is `ANY` or `NATURAL`.
    pub(super) fn format_shape(&self) -> Option<&'r str> {
        let shape = self.constant("JsonFormat", "shape");
        shape.filter(|shape| *shape != "ANY" && *shape != "NATURAL")
    }

    /// Returns `@JsonTypeInfo` unless it turns type information off.
    pub(super) fn type_info(&self) -> Option<&'r Annotation> {
        self.jackson("JsonTypeInfo")
            .filter(|own| own.constant("use") != Some("NONE"))
    }

    /// Returns the properties that `@JsonIgnoreProperties` and `@JsonIncludeProperties` select in a direction.
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

    /// Returns the annotated name of a mutator (`JacksonAnnotationIntrospector.findNameForDeserialization`).
    pub(super) fn read_name(&self) -> Named<'r> {
        self.name("JsonSetter", Infers::Mutator)
    }

    /// Returns the annotated name of a getter (`JacksonAnnotationIntrospector.findNameForSerialization`).
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
            let name = annotation.text("value").unwrap_or_default();
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

/// Whether Jackson reads or writes a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    Reading,
    Writing,
}

/// How annotations name an accessor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named<'r> {
    /// Not at all: names and visibility decide whether it is an accessor.
    No,
    /// It is an accessor with its implicit name.
    Implicitly,
    /// It is an accessor with this name.
    As(&'r str),
}

/// Whether the annotation is one of Jackson's.
pub fn is_jackson(annotation: &Annotation) -> bool {
    annotation.name.starts_with("com.fasterxml.jackson.")
}

/// Returns whether a `@JsonProperty` says that the property is required; `None` if it does not say.
pub fn requires(property: &Annotation) -> Option<bool> {
    match property.constant("isRequired") {
        Some("TRUE") => Some(true),
        Some("FALSE") => Some(false),
        _ => property.flag("required"),
    }
}

/// Returns the strings of an array member.
pub(super) fn strings<'r>(annotation: &'r Annotation, member: &str) -> Vec<&'r str> {
    annotation.elements(member).iter().filter_map(Value::as_str).collect()
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// Returns the boolean member that can turn an annotation off; `true` if it is not written out.
fn is_on(annotation: &Annotation, member: &str) -> bool {
    annotation.flag(member).unwrap_or(true)
}

/// Returns the boolean member; `false` if it is not written out.
pub(super) fn is_true(annotation: &Annotation, member: &str) -> bool {
    annotation.flag(member) == Some(true)
}

/// Whether the type id of the property's value is a property beside it (R7.7).
pub(super) fn is_external(info: &Annotation) -> bool {
    info.constant("include") == Some("EXTERNAL_PROPERTY") && info.constant("use") != Some("DEDUCTION")
}
