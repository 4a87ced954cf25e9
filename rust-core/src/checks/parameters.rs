//! A tool's parameters (section 4): the arguments of the Java method, and the values that the model gives for them.

use std::collections::BTreeSet;

use super::defaults;
use super::jackson_on_parameters::{self, OnParameter};
use super::own_schema;
use super::type_checks;
use super::validation_context::{self, ValidationContext};
use crate::checked::{CheckedArgument, WrittenDefault};
use crate::checks::names;
use crate::diagnostics::reasons::{ContextInstead, Described, JavadocTag, NullFix, PrimitiveFix};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::TypeUse;
use crate::types::declarations;
use crate::types::diagnostic_anchor::DiagnosticAnchor;
use crate::types::java_names;
use crate::types::jdk_types::Primitive;
use crate::types::shape::{ObjectShape, Property, SetBy, Shape};
use crate::types::tool_annotations::{self, Context, Lax, Library};
use crate::types::tool_methods::{ToolMethod, ToolParameter};
use crate::types::type_graph::{ReadBy, TypeGraph};
use crate::wire::request::{
    Annotation, Declaration, DeclarationId, DeclarationKind, ElementId, NamedValue, Origin, Parameter, Request,
    TypeKind, Value,
};
use crate::wire::response::Place;
use copilot_tool_finished::schema_graph::Selection;
use copilot_tool_finished::tools::Passed;
use copilot_tool_finished::user_schema::UserSchema;
use copilot_tool_text::javadoc;

/// The parameters of a tool method: the arguments of the call and the values that the model gives.
#[derive(Debug)]
pub(crate) struct Parameters {
    pub(crate) passed: Vec<Passed>,
    pub(crate) arguments: Vec<CheckedArgument>,
    pub(crate) record: Option<TypeUse>,
}

const INVOCATION: &str = "com.github.copilot.rpc.ToolInvocation";

/// The declaration of an argument: a parameter of the tool method, or a component of its single record.
struct ArgumentSource<'a> {
    java: &'a str,
    /// Whether Java source can contain that name (R3.12).
    is_writable: bool,
    element: ElementId,
    annotation: Option<&'a Annotation>,
    /// All its annotations. For a component, those on its field: the compiler cannot show the values of the copies
    /// on a constructor parameter that it generated.
    annotations: &'a [Annotation],
    used: TypeUse,
    /// The effect of Jackson's annotations; none for a component, which has its own.
    jackson: OnParameter,
    /// The description that is used if the annotation has none.
    documented: Option<String>,
    /// The type that declares it.
    owner: DeclarationId,
    /// The property that a component is; `None` for a parameter.
    component: Option<FlatComponent<'a>>,
    /// The annotation of the tool.
    tool: &'a Annotation,
}

impl ArgumentSource<'_> {
    /// Returns the value of a member of its annotation.
    fn value(&self, member: &str) -> Option<&Value> {
        self.annotation?.value(member)
    }

    /// Returns the place of a member of its annotation; its own place if it has none.
    fn place(&self, anchor: &DiagnosticAnchor, member: &str) -> Place {
        let annotation = self.annotation.map(|own| anchor.value(self.element, own, member));
        annotation.unwrap_or_else(|| anchor.element(self.element))
    }

    /// Returns the JSON name of a parameter whose own annotation has none (R4.1, R4.13).
    fn default_name(&self) -> String {
        self.jackson.name.clone().unwrap_or_else(|| self.java.to_owned())
    }

    /// Returns the text of the annotation that describes it.
    fn describing(&self) -> String {
        let own = self.annotation.and_then(|own| own.spelled("value", "\"...\""));
        own.or_else(|| tool_annotations::spelled_parameter(self.tool, "value", "\"...\""))
            .unwrap_or_default()
    }

    /// Whether the empty text is a default of it. At run time an empty default of `@CopilotToolParam` cannot be told
    /// from none, which is the annotation's own default (R4.6).
    fn has_empty_default(&self) -> bool {
        let source = self.annotation.and_then(|own| own.source.as_ref());
        source.is_some_and(|source| source.has_empty_default)
    }

    /// Whether the text is a default.
    fn is_default(&self, text: &str) -> bool {
        !text.is_empty() || self.has_empty_default()
    }
}

/// Returns the text of the annotation that names a parameter of a tool. Jackson's names it where the library's has no
/// name (R4.13).
fn naming(tool: &Annotation) -> String {
    tool_annotations::spelled_parameter(tool, "name", "...").unwrap_or_else(|| "@JsonProperty(\"...\")".to_owned())
}

/// A component of a tool's single record.
#[derive(Clone, Copy)]
struct FlatComponent<'a> {
    property: &'a Property,
    /// Whether the mapper reads it, together with the record.
    is_mapped: bool,
}

/// Reads the parameters of a tool method, and finds their problems.
pub(crate) fn read(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> (Parameters, Findings) {
    let method = tool.method;
    let mut findings = check_invocations(context, tool);
    findings.append(check_context(context, tool));
    let given: Vec<ToolParameter<'_>> = given(context, tool).collect();
    let (arguments, record) = if let Some((only, used, shape)) = single_record(context, tool, &given) {
        let (flat, problems) = flatten(context, tool, (only, used), shape);
        findings.append(problems.of_variable(context.graph.types.is_of_variable(used)));
        flat
    } else {
        findings.append(check_names_known(context, tool));
        let documentation = method.documentation.as_deref().map(javadoc::Javadoc::read);
        let mut arguments = Vec::with_capacity(given.len());
        for ToolParameter {
            declared: parameter,
            used,
            annotation,
        } in given
        {
            let jackson = findings.take(jackson_on_parameters::read(context, parameter, used));
            let source = ArgumentSource {
                jackson,
                java: &parameter.name,
                is_writable: java_names::can_name(&parameter.name, parameter.not_identifier),
                element: parameter.element,
                annotation,
                annotations: &parameter.annotations,
                used,
                documented: documentation.as_ref().and_then(|doc| doc.param(&parameter.name)),
                owner: tool.owner,
                component: None,
                tool: tool.annotation,
            };
            arguments.push(findings.take(argument(context, &source)));
        }
        (arguments, None)
    };
    let mut next = 0..;
    let passed = tool.parameters.iter().map(|own| {
        if is_invocation(context.request, own.declared) {
            Passed::Invocation
        } else if passed_by_library(context, own).is_some() {
            Passed::Null(context.graph.types.java_type(own.used.ty))
        } else if record.is_some() {
            Passed::Record
        } else {
            Passed::Argument(next.next().unwrap_or_default())
        }
    });
    let passed = passed.collect();
    findings.append(check_repeated(&arguments, context.tool, tool.annotation));
    let parameters = Parameters {
        passed,
        arguments,
        record,
    };
    (parameters, findings)
}

/// Returns the types of all parameters that the model gives values for, and who reads each.
pub(crate) fn types<'m>(
    context: ValidationContext<'m>,
    methods: &'m [ToolMethod<'_>],
) -> impl Iterator<Item = (TypeUse, ReadBy)> {
    let given = methods.iter().flat_map(move |tool| given(context, tool));
    given.map(|own| (own.used, ReadBy::Generated))
}

/// Returns the parameters that the model gives values for.
pub(crate) fn given<'m>(
    context: ValidationContext<'m>,
    tool: &'m ToolMethod<'_>,
) -> impl Iterator<Item = ToolParameter<'m>> {
    let parameters = tool.parameters.iter().copied();
    parameters
        .filter(move |own| !is_invocation(context.request, own.declared) && passed_by_library(context, own).is_none())
}

/// Returns the entry of the table for a parameter that a chosen library passes in itself, with the library.
fn passed_by_library(
    context: ValidationContext<'_>,
    own: &ToolParameter<'_>,
) -> Option<(&'static Library, &'static Context)> {
    let declaration = context.graph.types.declaration(own.used.ty);
    tool_annotations::context(context.request, own.declared, declaration)
}

fn is_invocation(request: &Request, parameter: &Parameter) -> bool {
    let written = request.ty(parameter.ty);
    written.kind == TypeKind::Declared
        && written
            .declaration
            .is_some_and(|id| request.declaration(id).binary_name == INVOCATION)
}

/// Reports a second `ToolInvocation`, and annotations on one (R4.2).
fn check_invocations(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let mut findings = Findings::default();
    let mut seen = false;
    for own in &tool.parameters {
        let parameter = own.declared;
        if !is_invocation(context.request, parameter) {
            continue;
        }
        if seen {
            let method = tool.method.name.clone();
            let repeated = Diagnostic::InvocationRepeated { method };
            findings.add(&context.anchor.element(parameter.element), repeated);
        }
        seen = true;
        findings.append(jackson_on_parameters::check_all(context, parameter));
        if let Some(annotation) = own.annotation {
            let place = context.anchor.annotation(parameter.element, annotation);
            let annotated = Diagnostic::InvocationAnnotated {
                parameter: parameter.name.clone(),
                annotation: annotation.written_name().to_owned(),
            };
            findings.add(&place, annotated);
        }
    }
    findings
}

/// Reports the parameters that another library passes in itself (R4.14).
fn check_context(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let mut findings = Findings::default();
    for own in of_library(context, tool) {
        let place = context.anchor.element(own.parameter.element);
        let (parameter, library, instead) = (own.parameter.name.clone(), own.library.name.to_owned(), own.instead);
        let r#type = context.graph.types.print(own.used.ty);
        if own.fix.is_none() {
            // The null has the parameter's type, which selects among overloads.
            findings.append(type_checks::accessibility(context, own.used, &parameter, &place));
        }
        let passed = match own.fix {
            Some(fix) => Diagnostic::ContextParameter {
                parameter,
                r#type,
                library,
                instead,
                fix,
            },
            None => Diagnostic::ContextNull {
                parameter,
                r#type,
                library,
                instead,
            },
        };
        findings.add(&place, passed);
    }
    findings
}

/// A parameter that another library passes in itself.
pub(crate) struct LibraryParameter<'m> {
    pub(crate) parameter: &'m Parameter,
    pub(crate) used: TypeUse,
    pub(crate) library: &'static Library,
    pub(crate) instead: ContextInstead,
    /// The change by which the companion would pass null; `None` if it does.
    pub(crate) fix: Option<NullFix>,
}

/// Returns the parameters that another library passes in itself.
pub(crate) fn of_library<'m>(context: ValidationContext<'m>, tool: &'m ToolMethod<'_>) -> Vec<LibraryParameter<'m>> {
    let types = &context.graph.types;
    let all = tool.parameters.iter();
    let own = all.filter(|own| !is_invocation(context.request, own.declared));
    let own = own.filter_map(|own| {
        let (library, entry) = passed_by_library(context, own)?;
        let (parameter, used) = (own.declared, own.used);
        let boxed = types.primitive(used.ty).map(|own| own.boxed);
        let is_null = types.is_reference(used.ty) && types.qualifiers(used.qualifiers).nullable;
        Some(LibraryParameter {
            parameter,
            used,
            library,
            instead: entry.instead,
            fix: (!is_null).then(|| boxed.map_or(NullFix::Reference, |boxed| NullFix::Primitive { boxed })),
        })
    });
    own.collect()
}

/// Reports a method from a class file that has no parameter names: the names in a schema must not depend on which
/// files an incremental build compiles (R3.8).
fn check_names_known(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let parameters = &tool.method.parameters;
    let is_nameless = |(position, parameter): (usize, &Parameter)| parameter.name == format!("arg{position}");
    if !tool.is_from_class_file(context.request) || !parameters.iter().enumerate().all(is_nameless) {
        return Findings::default();
    }
    let shown: Vec<&str> = given(context, tool)
        .filter(|own| {
            let name = own.annotation.and_then(|own| own.value("name")).and_then(Value::as_str);
            name.is_none_or(str::is_empty) && !jackson_on_parameters::is_named(own.declared)
        })
        .map(|own| own.declared.name.as_str())
        .collect();
    if shown.is_empty() {
        return Findings::default();
    }
    let nameless = Diagnostic::ParameterNames {
        method: tool.method.name.clone(),
        owner: declarations::short_name(context.request.declaration(tool.owner)),
        names: shown.join(", "),
        annotation: naming(tool.annotation),
    };
    Findings::of(&context.anchor.element(tool.method.element), nameless)
}

/// Returns the record that is a tool's only parameter, with the parameter, if its components are the tool's arguments.
/// Other libraries take a record as one argument (R3.15).
///
/// - `given`: the parameters that the model gives values for
pub(crate) fn single_record<'c, 'm>(
    context: ValidationContext<'c>,
    tool: &ToolMethod<'_>,
    given: &[ToolParameter<'m>],
) -> Option<(ToolParameter<'m>, TypeUse, &'c ObjectShape)> {
    match given {
        [only] if tool_annotations::library_of(tool.annotation).is_none() => {
            let (used, _) = context.graph.undescribed(only.used);
            flattened(context.graph, used).map(|shape| (*only, used, shape))
        }
        _ => None,
    }
}

/// Returns the record that is a tool's only parameter, if its components are the tool's arguments (R4.8).
fn flattened<'c>(graph: &'c TypeGraph<'_>, used: TypeUse) -> Option<&'c ObjectShape> {
    let declaration = graph.types.declaration(used.ty)?;
    if graph.request.declaration(declaration).kind != DeclarationKind::Record {
        return None;
    }
    match &graph.of(used.ty).shape {
        Shape::Object(shape) => Some(shape),
        _ => None,
    }
}

/// Returns the arguments that the components of a tool's single record are, and the record; no record if the companion
/// cannot name it.
fn flatten(
    context: ValidationContext<'_>,
    tool: &ToolMethod<'_>,
    (only, used): (ToolParameter<'_>, TypeUse),
    shape: &ObjectShape,
) -> ((Vec<CheckedArgument>, Option<TypeUse>), Findings) {
    let request = context.request;
    let record = request.declaration(shape.declaration);
    let parameter = only.declared;
    let mut findings = check_record_parameter(context, only, record);
    findings.append(jackson_on_parameters::check_all(context, parameter));
    let place = context.anchor.element(parameter.element);
    let inaccessible = type_checks::accessibility(context, used, &parameter.name, &place);
    if !inaccessible.is_empty() {
        findings.append(inaccessible);
        return ((Vec::new(), None), findings);
    }
    let generated = context.graph.node(used.ty).is_made_by_constructor;
    if let Some(additional) = shape.additional {
        let path = format!("{}.*", parameter.name);
        findings.append(type_checks::part(context, additional, &path, &place));
    }
    // If the record or the tool comes from a class file, the record's components have no places of their own.
    let own_places = record.origin != Origin::ClassFile && !tool.is_from_class_file(request);
    let at_parameter = DiagnosticAnchor::at(place);
    let of_components = ValidationContext {
        anchor: if own_places { context.anchor } else { &at_parameter },
        ..context
    };
    let mut arguments = Vec::with_capacity(shape.properties.len());
    for property in &shape.properties {
        let annotations = request.annotations_of(shape.declaration, property.element);
        if let Some(reason) = &property.unshown {
            let name = declarations::short_name(record);
            let place = of_components.anchor.element(property.element);
            findings.append(type_checks::unsupported(reason, &name, &parameter.name, &place));
        }
        let component = record.components.iter().find(|own| own.name == property.java);
        let source = ArgumentSource {
            jackson: OnParameter::default(),
            java: &property.java,
            is_writable: component.is_some_and(|own| java_names::can_name(&own.name, own.not_identifier)),
            element: property.element,
            annotation: context.on_component(shape.declaration, property.element),
            annotations: record
                .fields
                .iter()
                .find(|field| own_places && field.name == property.java)
                .map_or(annotations, |field| &field.annotations),
            used: property.used,
            documented: property.description.clone(),
            owner: shape.declaration,
            component: Some(FlatComponent {
                property,
                is_mapped: !generated,
            }),
            tool: tool.annotation,
        };
        arguments.push(findings.take(argument(of_components, &source)));
    }
    ((arguments, Some(used)), findings)
}

/// Reports the members of the annotation on a single record, whose components are the arguments (R4.8).
fn check_record_parameter(context: ValidationContext<'_>, only: ToolParameter<'_>, record: &Declaration) -> Findings {
    let mut findings = Findings::default();
    let parameter = only.declared;
    // An annotation on a type variable applies to the types that subtypes put in its place (R3.11).
    let is_variable = context.request.ty(parameter.ty).kind == TypeKind::Typevar;
    let Some(annotation) = only.annotation.filter(|_| !is_variable) else {
        return findings;
    };
    let is_blank =
        |named: &NamedValue| named.name == "value" && named.value.as_str().is_some_and(|text| text.trim().is_empty());
    let is_known = |named: &NamedValue| !matches!(named.value, Value::Unknown(_) | Value::Unresolved(_));
    for named in annotation
        .values
        .iter()
        .filter(|named| is_known(named) && !is_blank(named))
    {
        let place = context.anchor.value(parameter.element, annotation, &named.name);
        if let Some(source) = &annotation.source {
            // Beside @CopilotTool; the library itself does not flatten the record, and needs it.
            let ignored = Diagnostic::MemberIgnored {
                member: annotation.written_path(&named.name).unwrap_or_default().join("."),
                annotation: source.name.to_owned(),
                library: source.library.to_owned(),
            };
            findings.add(&place, ignored);
            continue;
        }
        let meaningless = Diagnostic::RecordParameter {
            member: named.name.clone(),
            parameter: parameter.name.clone(),
            record: declarations::short_name(record),
        };
        findings.add(&place, meaningless);
    }
    findings
}

/// Returns one argument, complete, by its declaration.
fn argument(context: ValidationContext<'_>, source: &ArgumentSource<'_>) -> (CheckedArgument, Findings) {
    let mut findings = Findings::default();
    let (used, graph) = (source.used, context.graph);
    let element = context.anchor.element(source.element);
    let place = |member: &str| source.place(context.anchor, member);
    let mut text = |member: &str| findings.take(validation_context::text(&place(member), source.value(member)));
    let renamed = text("name").filter(|text| !text.is_empty());
    let described = text("value").filter(|text| !text.trim().is_empty());
    let default = text("defaultValue").filter(|text| source.is_default(text));
    let schema = text("schema").filter(|text| !text.is_empty());
    let is_renamed = renamed.is_some();
    let name = renamed.unwrap_or_else(|| source.default_name());
    findings.append(check_name(source, &name, &place("name")));
    if let Some(annotation) = source.annotation {
        findings.append(tool_annotations::members(context.anchor, source.element, annotation));
    }
    let written = (default.is_some(), schema.is_some());
    findings.append(check_members(graph, source, written, place));
    findings.append(own_schema::check(graph, used, source.java, &place("schema")));
    let (_, own) = graph.undescribed(used);
    let valid_schema = own.and_then(|own| own.checked.schema.as_ref().ok());
    let inside = valid_schema.and_then(UserSchema::description);
    let description = described
        .or_else(|| source.jackson.description.clone())
        .or_else(|| inside.map(str::to_owned))
        .or_else(|| source.documented.clone());
    if description.is_none() {
        findings.append(missing_description(context, source));
    }
    findings.append(check_type(context, source));
    let default = default.and_then(|text| {
        let value = findings.take(defaults::read(graph, used, &text, source.java, &place("defaultValue")));
        Some((text, value?))
    });
    let written_default = source.value("defaultValue");
    let has_no_default = written_default.is_none_or(|value| is_empty_text(value) && !source.has_empty_default());
    let is_required = || {
        let written = source.annotation.and_then(|own| own.flag("required"));
        written.unwrap_or(!source.jackson.is_optional) && !graph.is_nullable(used)
    };
    let property = match source.component {
        None => Property {
            name,
            aliases: source.jackson.aliases.clone(),
            used,
            required: has_no_default && is_required(),
            refuses_null: false,
            description,
            component: None,
            element: source.element,
            java: source.java.to_owned(),
            selection: Selection::default(),
            set_by: SetBy::Creator,
            unshown: None,
        },
        Some(FlatComponent { property, is_mapped }) => Property {
            name: if is_renamed && !is_mapped {
                name
            } else {
                property.name.clone()
            },
            // Jackson's annotations apply, too (R7.3, row record).
            required: has_no_default && property.required,
            // A null argument is a missing one (R4.7).
            refuses_null: false,
            description,
            ..property.clone()
        },
    };
    let default = default.map(|(text, value)| WrittenDefault {
        parameter: source.java.to_owned(),
        text,
        value,
        property: property.clone(),
        is_mapped: source.component.is_some_and(|own| own.is_mapped),
        place: place("defaultValue"),
        is_of_variable: graph.types.has_variable(used),
    });
    let argument = CheckedArgument {
        property,
        writable: source.is_writable,
        default,
        name_place: if is_renamed { place("name") } else { element.clone() },
        place: element,
    };
    (argument, findings)
}

/// Reports a name that some model providers refuse (R4.1). One with half a surrogate pair has its own error.
fn check_name(source: &ArgumentSource<'_>, name: &str, place: &Place) -> Findings {
    let is_whole = !matches!(source.value("name"), Some(Value::LoneSurrogate(_)));
    if !is_whole || names::is_plain_parameter(name) {
        return Findings::default();
    }
    let name = name.to_owned();
    Findings::of(place, Diagnostic::ParameterName { name })
}

/// Reports the problems of the argument's type and of the constraints on it.
fn check_type(context: ValidationContext<'_>, source: &ArgumentSource<'_>) -> Findings {
    let (used, element) = (source.used, context.anchor.element(source.element));
    let mut findings = type_checks::accessibility(context, used, source.java, &element);
    if findings.is_empty() {
        let read_by = match source.component {
            Some(FlatComponent { is_mapped: true, .. }) => ReadBy::Mapped,
            _ => ReadBy::Generated,
        };
        findings = type_checks::types(context, used, read_by, source.java, &element);
    }
    let of_constraints = type_checks::constraints(context, used, source.annotations, source.element, source.java);
    findings.append(of_constraints);
    findings
}

/// Reports members of the annotation that contradict one another, or the type (R4.4).
///
/// - `has_default`, `has_schema`: whether the texts of these members are not empty
/// - `place`: the place of a member
fn check_members(
    graph: &TypeGraph<'_>,
    source: &ArgumentSource<'_>,
    (has_default, has_schema): (bool, bool),
    place: impl Fn(&str) -> Place,
) -> Findings {
    let mut findings = Findings::default();
    let parameter = || source.java.to_owned();
    let required = source.annotation.and_then(|own| own.flag("required"));
    if source.value("defaultValue").is_some_and(is_empty_text) && !source.has_empty_default() {
        let parameter = parameter();
        findings.add(&place("defaultValue"), Diagnostic::DefaultEmpty { parameter });
    }
    let default = source.value("defaultValue").and_then(Value::as_str);
    let held = graph.types.optional(source.used.ty).and_then(Result::ok);
    if default == Some("null") && graph.types.is_named(held.unwrap_or(source.used).ty, "java.lang.String") {
        let parameter = parameter();
        findings.add(&place("defaultValue"), Diagnostic::DefaultNull { parameter });
    }
    if has_default && (graph.is_secret(source.used) || graph.node(source.used.ty).holds_secret) {
        let parameter = parameter();
        findings.add(&place("defaultValue"), Diagnostic::DefaultSecret { parameter });
    }
    if required == Some(true) && has_default {
        let parameter = parameter();
        let lax = source
            .annotation
            .filter(|own| tool_annotations::allows(own, Lax::RequiredDefault));
        let both = match lax {
            None => Diagnostic::RequiredDefault { parameter },
            Some(own) => Diagnostic::DefaultOptional {
                parameter,
                annotation: own.written_name().to_owned(),
            },
        };
        findings.add(&place("required"), both);
    }
    if has_schema && has_default {
        let parameter = parameter();
        findings.add(&place("schema"), Diagnostic::SchemaDefault { parameter });
    }
    let is_nullable = required.is_none() && graph.is_marked_nullable(source.used);
    if (required == Some(false) || is_nullable)
        && !has_default
        && let Some(Primitive { name, boxed, .. }) = graph.types.primitive(source.used.ty)
    {
        let optional = Diagnostic::PrimitiveOptional {
            parameter: parameter(),
            said: if is_nullable { "@Nullable" } else { "required = false" },
            r#type: name,
            fix: match source.annotation.and_then(|own| own.written_path("defaultValue")) {
                Some(_) => PrimitiveFix::Default { boxed },
                None => PrimitiveFix::Boxed { boxed },
            },
        };
        findings.add(&place("required"), optional);
    }
    findings
}

/// Reports that the argument has no description: a blank one if it is annotated; else a missing one, which is reported
/// only for `copilot.tool.strict` (R3.6, R4.4). The compiler reports one that is no string.
fn missing_description(context: ValidationContext<'_>, source: &ArgumentSource<'_>) -> Findings {
    let parameter = source.java.to_owned();
    let elsewhere = declarations::undescribed(context.request, source.owner);
    let annotation = source.describing();
    let missing = match source.annotation {
        Some(own) if own.is_ill_typed_text("value") => return Findings::default(),
        Some(own) if tool_annotations::allows(own, Lax::Description) => Diagnostic::ParameterUndescribed {
            parameter,
            elsewhere,
            annotation,
        },
        Some(_) => Diagnostic::DescriptionBlank { parameter, elsewhere },
        None if context.options.strict => Diagnostic::DescriptionAbsent {
            tag: JavadocTag::Parameter {
                name: parameter.clone(),
            },
            described: Described::Parameter { name: parameter },
            elsewhere,
            annotation,
        },
        None => return Findings::default(),
    };
    Findings::of(&source.place(context.anchor, "value"), missing)
}

fn is_empty_text(value: &Value) -> bool {
    value.as_str().is_some_and(str::is_empty)
}

/// Reports arguments that have the same name (R4.1).
///
/// - `annotation`: the tool's annotation
fn check_repeated(arguments: &[CheckedArgument], tool: &str, annotation: &Annotation) -> Findings {
    let mut findings = Findings::default();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for argument in arguments {
        if !seen.insert(&argument.property.name) {
            let repeated = Diagnostic::ParameterRepeated {
                name: argument.property.name.clone(),
                tool: tool.to_owned(),
                annotation: naming(annotation),
            };
            findings.add(&argument.name_place, repeated);
        }
    }
    findings
}
