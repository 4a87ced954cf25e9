//! The annotations of other libraries (R1.8). [`translate`] adds the API's annotation with the same facts to each
//! element that has one, so that all that follows reads the API's annotations alone. The added annotation knows the
//! one in the source ([`SourceAnnotation`]), which diagnostics name and point to.
//!
//! The table is `rust-core/tables/tool-annotations.txt`, which also describes its columns.

use super::api;
use super::declarations;
use super::diagnostic_anchor::DiagnosticAnchor;
use crate::diagnostics::reasons::ContextInstead;
use crate::diagnostics::{Diagnostic, Findings};
use crate::wire::request::{
    Annotation, DeclarationId, DeclarationKind, ElementId, Method, NamedValue, Parameter, Request, SourceAnnotation,
    Value,
};

include!(concat!(env!("OUT_DIR"), "/tool_annotations.rs"));

/// The option that chooses libraries.
pub(crate) const OPTION: &str = "copilot.tool.annotations";

const PROPERTY_DESCRIPTION: &str = "com.fasterxml.jackson.annotation.JsonPropertyDescription";
const CLASS_DESCRIPTION: &str = "com.fasterxml.jackson.annotation.JsonClassDescription";

/// A library of the table.
#[derive(Debug)]
pub struct Library {
    /// The name in the option.
    pub name: &'static str,
    lax: &'static [Lax],
    /// The texts that mean that there is no value.
    unset: &'static [&'static str],
    tools: &'static [Row],
    parameters: &'static [Row],
    descriptions: &'static [Row],
    context: &'static [Context],
    /// The qualified names of the types by which the library answers calls.
    results: &'static [&'static str],
}

/// A freedom that a library gives and the API does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lax {
    /// A tool, or an annotated parameter, without a description.
    Description,
    /// `required = true` beside a default.
    RequiredDefault,
    /// A field that Jackson cannot set.
    UnsetField,
    /// A sealed type without `@JsonTypeInfo`, told apart by a property `type`.
    SealedType,
}

/// An annotation type.
#[derive(Debug)]
struct Row {
    /// The qualified name.
    annotation: &'static str,
    members: &'static [Member],
}

/// A member of an annotation, or of an annotation in it.
#[derive(Debug)]
struct Member {
    path: &'static [&'static str],
    /// `None` if the member has no effect on tools.
    role: Option<MemberRole>,
    /// The separator between the texts of an array.
    separator: Option<&'static str>,
}

/// The meaning of a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MemberRole {
    Name,
    Description,
    Required,
    Default,
    EmptyDefault,
    Title,
    ReadOnly,
    Destructive,
    Idempotent,
    OpenWorld,
}

/// A parameter that a library passes in itself.
#[derive(Debug)]
pub struct Context {
    /// The qualified name of its type, or of an annotation type.
    pub name: &'static str,
    is_annotation: bool,
    pub instead: ContextInstead,
}

impl Library {
    /// Whether the library allows something that the API does not.
    pub fn allows(&self, what: Lax) -> bool {
        self.lax.contains(&what)
    }

    /// Returns the text of a parameter's annotation with this member: `@P("...")`.
    fn spelled_parameter(&'static self, member: &str, value: &str) -> Option<String> {
        let row = self.parameters.first()?;
        self.made(
            row,
            &Annotation::named(row.annotation),
            api::TOOL_PARAM,
            PARAMETER_MEMBERS,
        )
        .spelled(member, value)
    }

    /// Returns the API's annotation with the values of the one in the source.
    ///
    /// - `name`: its qualified name
    /// - `members`: its members, each with the roles whose value it has
    fn made(
        &'static self,
        row: &'static Row,
        written: &Annotation,
        name: &str,
        members: &[(&'static str, &[MemberRole])],
    ) -> Annotation {
        let mut source = SourceAnnotation {
            library: self.name,
            name: row.annotation.rsplit('.').next().unwrap_or_default(),
            members: Vec::new(),
            ignored: Vec::new(),
            repeated: None,
            has_empty_default: false,
        };
        let mut values = Vec::new();
        for (member, roles) in members {
            let with_role = |own: &&Member| own.role.is_some_and(|role| roles.contains(&role));
            let mut candidates = row.members.iter().filter(with_role);
            let mut valued = candidates
                .clone()
                .filter_map(|own| Some((own, self.value(own, at(written, own.path)?)?)));
            if let Some((own, value)) = valued.next() {
                source.repeated = source
                    .repeated
                    .or(valued.next().map(|(again, _)| [own.path, again.path]));
                source.has_empty_default |= own.role == Some(MemberRole::EmptyDefault);
                source.members.push((member, own.path));
                values.push(NamedValue {
                    name: (*member).to_owned(),
                    value,
                });
            } else if let Some(first) = candidates.next() {
                source.members.push((member, first.path));
            }
        }
        source.ignored = row.ignored(written);
        Annotation {
            id: written.id,
            name: name.to_owned(),
            values,
            unresolved: false,
            source: Some(Box::new(source)),
        }
    }

    /// Returns a member's value as the API's annotation has it; `None` if it is the same as no value.
    fn value(&self, member: &Member, written: &Value) -> Option<Value> {
        if member.role == Some(MemberRole::Required) || !written.elements().iter().all(|own| own.as_str().is_some()) {
            return Some(written.clone());
        }
        let texts: Vec<&str> = written.elements().iter().filter_map(Value::as_str).collect();
        let text = texts.join(member.separator.unwrap_or_default());
        let is_unset = self.unset.contains(&text.as_str())
            || (text.trim().is_empty() && member.role != Some(MemberRole::EmptyDefault));
        let mut elements = written.elements().iter();
        let is_broken = elements.any(|own| matches!(own, Value::LoneSurrogate(_)));
        let value = if is_broken { Value::LoneSurrogate } else { Value::String };
        (!is_unset).then(|| value(text))
    }
}

impl Row {
    /// Returns the paths of the written members that the row does not have.
    fn ignored(&self, written: &Annotation) -> Vec<Vec<String>> {
        let mut ignored = Vec::new();
        for named in &written.values {
            let own = |path: &[&str]| path.first() == Some(&named.name.as_str());
            if !self.members.iter().any(|member| own(member.path)) {
                ignored.push(vec![named.name.clone()]);
                continue;
            }
            let inside = named.value.as_annotation().map_or(&[][..], |inner| &inner.values);
            let paths = inside.iter().map(|inner| [named.name.as_str(), inner.name.as_str()]);
            let unknown = paths.filter(|path| !self.members.iter().any(|member| path.starts_with(member.path)));
            ignored.extend(unknown.map(|path| path.map(str::to_owned).to_vec()));
        }
        ignored
    }
}

/// Returns the value at a path of members, if it is written out.
fn at<'a>(annotation: &'a Annotation, path: &[&str]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    rest.iter().try_fold(annotation.value(first)?, |value, step| {
        value.as_annotation()?.value(step)
    })
}

/// The members of the API's annotations, each with the roles whose value it has.
const TOOL_MEMBERS: &[(&str, &[MemberRole])] = &[("name", &[MemberRole::Name]), ("value", &[MemberRole::Description])];
const PARAMETER_MEMBERS: &[(&str, &[MemberRole])] = &[
    ("name", &[MemberRole::Name]),
    ("value", &[MemberRole::Description]),
    ("required", &[MemberRole::Required]),
    ("defaultValue", &[MemberRole::Default, MemberRole::EmptyDefault]),
];
const HINT_MEMBERS: &[(&str, &[MemberRole])] = &[
    ("title", &[MemberRole::Title]),
    ("readOnly", &[MemberRole::ReadOnly]),
    ("destructive", &[MemberRole::Destructive]),
    ("idempotent", &[MemberRole::Idempotent]),
    ("openWorld", &[MemberRole::OpenWorld]),
];
const DESCRIPTION_MEMBERS: &[(&str, &[MemberRole])] = &[("value", &[MemberRole::Description])];

/// Returns the libraries that the option names, in its order. The shim reports names that are not in the table.
fn chosen(request: &Request) -> Vec<&'static Library> {
    request.listed(OPTION).filter_map(library).collect()
}

/// Returns the library with this name.
pub(crate) fn library(name: &str) -> Option<&'static Library> {
    LIBRARIES.iter().find(|own| own.name == name)
}

/// Returns the library whose annotation the API's annotation was made of.
pub fn library_of(annotation: &Annotation) -> Option<&'static Library> {
    library(annotation.source.as_ref()?.library)
}

/// Whether the annotation was made of one of a library that allows something.
pub fn allows(annotation: &Annotation, what: Lax) -> bool {
    library_of(annotation).is_some_and(|library| library.allows(what))
}

/// Returns the text of a parameter's annotation with this member, by which the parameters of a tool are annotated:
/// `@CopilotToolParam("...")`, or that of the tool's library; `None` if it has no such member.
///
/// - `tool`: the tool's annotation
pub fn spelled_parameter(tool: &Annotation, member: &str, value: &str) -> Option<String> {
    match library_of(tool) {
        Some(library) => library.spelled_parameter(member, value),
        None => Annotation::named(api::TOOL_PARAM).spelled(member, value),
    }
}

/// Returns the annotations of a tool method by which no tool is made, each with its library: those of chosen libraries
/// beside the one that is followed.
pub fn superseded<'m>(
    request: &Request,
    method: &'m Method,
    followed: &Annotation,
) -> Vec<(&'static Library, &'m Annotation)> {
    let mut found = Vec::new();
    for library in chosen(request) {
        for row in library.tools {
            let other = declarations::annotation(&method.annotations, row.annotation);
            let is_followed = |other: &Annotation| followed.source.is_some() && other.id == followed.id;
            found.extend(other.filter(|own| !is_followed(own)).map(|own| (library, own)));
        }
    }
    found
}

/// Reports the written members of an annotation of another library that have no meaning for the API (R3.15), and two
/// that have the same one, which the library refuses (R4.14).
///
/// - `element`: the element that is annotated
/// - `annotation`: the API's annotation that was made of it
pub fn members(anchor: &DiagnosticAnchor, element: ElementId, annotation: &Annotation) -> Findings {
    let mut findings = Findings::default();
    let Some(source) = &annotation.source else {
        return findings;
    };
    let place = anchor.annotation(element, annotation);
    let (written, library) = (source.name.to_owned(), source.library.to_owned());
    for path in &source.ignored {
        let ignored = Diagnostic::MemberIgnored {
            member: path.join("."),
            annotation: written.clone(),
            library: library.clone(),
        };
        findings.add(&place.path(path.iter().map(String::as_str)), ignored);
    }
    if let Some([first, second]) = source.repeated {
        let repeated = Diagnostic::MemberRepeated {
            first: first.join("."),
            second: second.join("."),
            annotation: written,
            library,
        };
        findings.add(&place.path(second.iter().copied()), repeated);
    }
    findings
}

/// Returns the entry of the table for a parameter that a chosen library passes in itself, with the library.
///
/// - `declaration`: the class or interface that is its type, or that a type variable is replaced by
pub fn context(
    request: &Request,
    parameter: &Parameter,
    declaration: Option<DeclarationId>,
) -> Option<(&'static Library, &'static Context)> {
    chosen(request).into_iter().find_map(|library| {
        let is_it = |context: &&Context| {
            if context.is_annotation {
                declarations::annotation(&parameter.annotations, context.name).is_some()
            } else {
                declaration.is_some_and(|of| is_one_of(request, of, &[context.name]))
            }
        };
        Some((library, library.context.iter().find(is_it)?))
    })
}

/// Returns the chosen library that answers calls by values of this type.
pub fn answering(request: &Request, result: DeclarationId) -> Option<&'static Library> {
    let mut libraries = chosen(request).into_iter();
    libraries.find(|own| is_one_of(request, result, own.results))
}

/// Whether a class or interface, or a supertype of it, has one of these qualified names.
fn is_one_of(request: &Request, of: DeclarationId, names: &[&str]) -> bool {
    let mut all = declarations::with_supertypes(request, of).into_iter();
    all.any(|id| names.contains(&request.declaration(id).qualified_name().as_str()))
}

/// Adds the API's annotations to the elements that have annotations of chosen libraries.
pub(crate) fn translate(request: &mut Request) {
    let libraries = chosen(request);
    if libraries.is_empty() {
        return;
    }
    let parameter_annotation = api::parameter_annotation(request);
    let parameter = |annotations: &mut Vec<Annotation>| add_parameter(&libraries, annotations, parameter_annotation);
    for declaration in &mut request.declarations {
        add_description(&libraries, &mut declaration.annotations, CLASS_DESCRIPTION, false);
        let is_record = declaration.kind == DeclarationKind::Record;
        for component in &mut declaration.components {
            parameter(&mut component.annotations);
            add_description(&libraries, &mut component.annotations, PROPERTY_DESCRIPTION, false);
        }
        for field in &mut declaration.fields {
            add_description(&libraries, &mut field.annotations, PROPERTY_DESCRIPTION, !is_record);
        }
        for constructor in &mut declaration.constructors {
            for own in &mut constructor.parameters {
                parameter(&mut own.annotations);
            }
        }
        for method in &mut declaration.methods {
            add_tool(&libraries, &mut method.annotations);
            for own in &mut method.parameters {
                parameter(&mut own.annotations);
            }
        }
    }
}

/// Adds the tool annotation, and the hints, of the first library with an annotation on the method. The API's own
/// annotations take precedence.
fn add_tool(libraries: &[&'static Library], annotations: &mut Vec<Annotation>) {
    if declarations::annotation(annotations, api::TOOL).is_none()
        && let Some((library, row, written)) = first(libraries, |own| own.tools, annotations)
    {
        let tool = library.made(row, written, api::TOOL, TOOL_MEMBERS);
        let hints = library.made(row, written, api::HINTS, HINT_MEMBERS);
        annotations.push(tool);
        annotations.extend((!hints.values.is_empty()).then_some(hints));
    }
}

/// Adds the API's annotation of parameters, which has this name.
fn add_parameter(libraries: &[&'static Library], annotations: &mut Vec<Annotation>, name: &str) {
    if declarations::annotation(annotations, name).is_none()
        && let Some((library, row, written)) = first(libraries, |own| own.parameters, annotations)
    {
        let added = library.made(row, written, name, PARAMETER_MEMBERS);
        annotations.push(added);
    }
}

/// Adds the annotation by which Jackson describes a type or property.
///
/// - `by_parameter`: whether annotations of parameters describe it, too
fn add_description(
    libraries: &[&'static Library],
    annotations: &mut Vec<Annotation>,
    name: &'static str,
    by_parameter: bool,
) {
    let of_parameters = || first(libraries, |own| own.parameters, annotations).filter(|_| by_parameter);
    if declarations::annotation(annotations, name).is_none()
        && let Some((library, row, written)) =
            first(libraries, |own| own.descriptions, annotations).or_else(of_parameters)
    {
        let added = library.made(row, written, name, DESCRIPTION_MEMBERS);
        annotations.extend((!added.values.is_empty()).then_some(added));
    }
}

/// Returns the first annotation of these rows of the libraries, in the order of the libraries.
fn first<'a>(
    libraries: &[&'static Library],
    rows: impl Fn(&'static Library) -> &'static [Row],
    annotations: &'a [Annotation],
) -> Option<(&'static Library, &'static Row, &'a Annotation)> {
    libraries.iter().find_map(|library| {
        rows(library).iter().find_map(|row| {
            let written = declarations::annotation(annotations, row.annotation)?;
            Some((*library, row, written))
        })
    })
}
