//! Makes a validated [`CheckedClass`] of the request: names, flags, descriptions, parameters, results. It finds every
//! problem of the class at once (R8.2).

use super::descriptions;
use super::failures;
use super::hints;
use super::left_out;
use super::options::{self, Options};
use super::parameters;
use super::proxied_classes;
use super::result_types;
use super::results;
use super::surrogates;
use super::type_checks;
use super::validation_context::{ValidTypes, ValidationContext, add_entry, text, without_findings};
use crate::checked::{CheckedClass, CheckedTool, WrittenDefault};
use crate::checks::names;
use crate::diagnostics::reasons::{BuiltinEffect, BuiltinFix};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::Types;
use crate::types::api::{self, ApiProblem};
use crate::types::declarations;
use crate::types::diagnostic_anchor::DiagnosticAnchor;
use crate::types::java_names;
use crate::types::java_types::java_class;
use crate::types::tool_annotations::{self, Lax};
use crate::types::tool_methods::{self, ToolMethod, ToolMethods};
use crate::types::type_graph::TypeGraph;
use crate::types::type_variables::{Problem, Unwritable};
use crate::types::unresolved;
use crate::wire::request::{Annotation, DeclarationId, Request, Value};
use crate::wire::response::Place;
use copilot_tool_finished::api::{
    MemberKind, MemberValues, OVERRIDES_BUILT_IN_TOOL, SKIP_PERMISSION, TOOL_MEMBERS, ToolMember,
};
use copilot_tool_finished::tools::ToolFacts;
use copilot_tool_text::javadoc;
use copilot_tool_text::json::Json;

/// The result of validating a request.
#[derive(Debug)]
pub(crate) struct Validated {
    /// The tool class, if it has no errors and gets a companion.
    pub(crate) class: Option<CheckedClass>,
    pub(crate) options: Options,
    /// The defaults of all tools, of those with errors, too.
    pub(crate) defaults: Vec<WrittenDefault>,
    pub(crate) findings: Findings,
}

/// Validates the request's tool class.
#[inline(never)]
pub(crate) fn validate(graph: &TypeGraph<'_>, methods: &ToolMethods<'_>) -> Validated {
    let request = graph.request;
    let (options, mut findings) = options::read(request);
    if methods.all.is_empty() {
        return Validated {
            class: None,
            options,
            defaults: Vec::new(),
            findings: misplaced(request),
        };
    }
    let unresolved = unresolved::in_sources(request);
    if !unresolved.is_empty() {
        return Validated {
            class: None,
            options,
            defaults: Vec::new(),
            findings: await_unresolved(request, &unresolved),
        };
    }
    let mut defaults = Vec::new();
    let class = findings.take(tool_class(graph, methods, options, &mut defaults));
    Validated {
        class: class.filter(|_| findings.errors() == 0 && !findings.has_unresolved()),
        options,
        defaults,
        findings,
    }
}

/// Returns the tool class; `None` if it cannot have a companion.
///
/// - `defaults`: gets the defaults of all tools
fn tool_class(
    graph: &TypeGraph<'_>,
    methods: &ToolMethods<'_>,
    options: Options,
    defaults: &mut Vec<WrittenDefault>,
) -> (Option<CheckedClass>, Findings) {
    let mut findings = Findings::default();
    let request = graph.request;
    let class = request.declaration(request.tool_class);
    let place = Place::element(class.element);
    if !declarations::is_nameable(request, request.tool_class) {
        if methods.all.iter().any(|tool| tool.owner == request.tool_class) {
            let class = declarations::short_name(class);
            let unnameable = if declarations::is_implicit(request, request.tool_class) {
                Diagnostic::ClassImplicit { class }
            } else {
                Diagnostic::ClassPrivate { class }
            };
            findings.add(&place, unnameable);
        }
        return (None, findings);
    }
    let api = match api::read(request, options.runtime) {
        Ok(api) => api,
        Err(problem) => {
            findings.add(&place, unusable_api(problem));
            return (None, findings);
        }
    };
    if api.experimental && !options.experimental_allowed {
        findings.append(check_experimental(request, &methods.all));
    }
    let context = ValidationContext {
        request,
        graph,
        api: &api,
        options,
        tool: "",
        anchor: &DiagnosticAnchor::own(),
        valid: &ValidTypes::default(),
    };
    let (tools, is_companionless) = findings.take(tools_of_all_subtypes(context, methods, defaults));
    findings.append(surrogates::check(context));
    findings.append(misplaced(request));
    findings.append(proxied_classes::check(request, methods));
    let class = (!is_companionless && !tools.is_empty()).then_some(CheckedClass { api, tools });
    (class, findings)
}

/// Reports parameters that are annotated as a tool's in methods of the tool class that are no tools.
fn misplaced(request: &Request) -> Findings {
    let mut findings = Findings::default();
    for method in &request.declaration(request.tool_class).methods {
        for (parameter, annotation) in tool_methods::misplaced(method) {
            let place = Place::element(parameter.element).annotation(annotation.id);
            let misplaced = Diagnostic::MethodUnannotated {
                parameter: parameter.name.clone(),
                method: method.name.clone(),
                annotation: annotation.written_name().to_owned(),
            };
            findings.add(&place, misplaced);
        }
    }
    findings
}

fn unusable_api(problem: ApiProblem) -> Diagnostic {
    match problem {
        ApiProblem::Missing(missing) => Diagnostic::ApiMissing { missing },
        ApiProblem::Newer { component, erased } => Diagnostic::SdkNewer {
            component,
            r#type: erased,
        },
        ApiProblem::Runtime(problem) => Diagnostic::Runtime { problem },
    }
}

/// Returns one error for the class if a tool of it is not allowed to use the experimental API (R2.6).
fn check_experimental(request: &Request, methods: &[ToolMethod<'_>]) -> Findings {
    let mut findings = Findings::default();
    let allows = |annotations: &[Annotation]| declarations::annotation(annotations, api::ALLOW_EXPERIMENTAL).is_some();
    let class_allows = |id| {
        std::iter::once(id)
            .chain(declarations::enclosing(request, id))
            .any(|id| allows(&request.declaration(id).annotations))
    };
    if class_allows(request.tool_class) {
        return findings;
    }
    let class = request.declaration(request.tool_class);
    let name = declarations::short_name(class);
    let forbidden = methods
        .iter()
        .find(|tool| !allows(&tool.method.annotations) && !class_allows(tool.owner));
    if let Some(tool) = forbidden {
        let place = if tool.owner == request.tool_class {
            DiagnosticAnchor::of(request, tool).annotation(tool.method.element, tool.annotation)
        } else {
            Place::element(class.element)
        };
        findings.add(&place, Diagnostic::Experimental { class: name });
    }
    findings
}

/// Waits for the unresolved parts of the sources (R8.3). In the last round the compiler itself reports them, unless a
/// processor has written a type so late that the compiler accepts it. Other problems can follow from them, so they are
/// not reported.
fn await_unresolved(request: &Request, unresolved: &[(DeclarationId, String)]) -> Findings {
    let mut findings = Findings::default();
    let class = request.declaration(request.tool_class);
    for (declaration, name) in unresolved {
        findings.add_unresolved(name);
        if request.last_round && request.late.contains(name) {
            let late = Diagnostic::TypeLate {
                r#type: name.clone(),
                path: format!("'{}'", declarations::short_name(request.declaration(*declaration))),
                class: declarations::short_name(class),
            };
            findings.add(&Place::element(class.element), late);
        }
    }
    findings
}

/// Returns the tools of the class, and whether it has no companion although it has no errors.
///
/// An error caused by a type variable of an abstract class or interface is not reported: each subtype may replace the
/// variable with a valid type (R3.11).
fn tools_of_all_subtypes(
    context: ValidationContext<'_>,
    methods: &ToolMethods<'_>,
    defaults: &mut Vec<WrittenDefault>,
) -> ((Vec<CheckedTool>, bool), Findings) {
    let (tools, mut findings) = tools(context, &methods.all, defaults);
    let has_errors = findings.errors() > 0;
    if context.request.last_round || !findings.has_unresolved() {
        findings.forgive_variables();
    }
    let is_companionless = has_errors && findings.errors() == 0;
    ((tools, is_companionless), findings)
}

/// Returns the tools of the methods, except those with errors and those that only another library can call.
fn tools(
    context: ValidationContext<'_>,
    methods: &[ToolMethod<'_>],
    defaults: &mut Vec<WrittenDefault>,
) -> (Vec<CheckedTool>, Findings) {
    let nowhere = Place::default();
    let valid = ValidTypes {
        read: without_findings(
            parameters::types(context, methods),
            |(used, read_by)| (used.ty, read_by),
            |root, valid| type_checks::examine(context, valid, root, "", &nowhere),
        ),
        written: without_findings(
            methods.iter().filter_map(|own| own.returned.as_ref()?.written()),
            |ty| ty,
            |ty, _| result_types::examine(context, "", Types::plain(ty), &nowhere),
        ),
    };
    let mut findings = Findings::default();
    let mut kept: Vec<&ToolMethod<'_>> = Vec::new();
    let mut tools: Vec<CheckedTool> = Vec::new();
    for tool in methods {
        let context = ValidationContext {
            tool: &tool_name(context, tool),
            anchor: &DiagnosticAnchor::of(context.request, tool),
            valid: &valid,
            ..context
        };
        let left_out = left_out::find(context, tool);
        if left_out.is_empty() {
            kept.push(tool);
            tools.extend(findings.take(checked(context, tool, defaults)));
        }
        findings.append(left_out);
    }
    findings.append(check_names(context, &kept, &tools));
    findings.append(descriptions::check(context, &kept));
    (tools, findings)
}

/// Returns the tool of a method; `None` if it has errors.
fn checked(
    context: ValidationContext<'_>,
    tool: &ToolMethod<'_>,
    defaults: &mut Vec<WrittenDefault>,
) -> (Option<CheckedTool>, Findings) {
    let mut findings = Findings::default();
    let request = context.request;
    let method = tool.method;
    findings.append(check_name(context, tool));
    findings.append(check_callable(context, tool));
    findings.append(check_source(context, tool));
    let description = findings.take(description(context, tool));
    let flags = findings.take(flags(context, tool));
    let mut metadata = findings.take(metadata(context, tool));
    findings.append(hints::add(context, tool, &mut metadata));
    let parameters = findings.take(parameters::read(context, tool));
    defaults.extend(parameters.arguments.iter().filter_map(|own| own.default.clone()));
    findings.append(check_variables(context, tool));
    let result = findings.take(results::read(context, tool));
    let failures = findings.take(failures::read(context, tool));
    let Some((result, output)) = result.filter(|_| findings.errors() == 0) else {
        return (None, findings);
    };
    let static_on = if declarations::is_nameable(request, tool.owner) {
        tool.owner
    } else {
        request.tool_class
    };
    let is_static = declarations::has(&method.modifiers, "static");
    let declared_in = (tool.owner != request.tool_class).then(|| request.declaration(tool.owner).binary_name.clone());
    let checked = CheckedTool {
        facts: ToolFacts {
            name: context.tool.to_owned(),
            method: method.name.clone(),
            signature: erased_signature(context.graph, tool),
            declared_in,
            static_on: is_static.then(|| java_class(request.declaration(static_on))),
            description,
            flags,
            metadata,
            passed: parameters.passed,
            generic: tool.variables.call.clone(),
            result,
            failures,
            output,
        },
        element: method.element,
        arguments: parameters.arguments,
        record: parameters.record,
    };
    (Some(checked), findings)
}

/// Reports type variables that no type can replace, or whose bounds the companion cannot write (R3.9).
fn check_variables(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let mut findings = Findings::default();
    let method = context.anchor.element(tool.method.element);
    for problem in &tool.variables.problems {
        match problem {
            Problem::Unsatisfiable {
                parameter,
                path,
                contradiction,
            } => {
                let (path, problem) = (path.clone(), contradiction.clone());
                let unmet = Diagnostic::ConstraintUnmet { path, problem };
                findings.add(&context.anchor.element(*parameter), unmet);
            }
            Problem::Bound { variable, reason } => {
                let path = format!("a bound of '{variable}'");
                match reason {
                    Unwritable::Missing(name) => {
                        let is_named_in_source = !tool.is_from_class_file(context.request);
                        findings.append(context.missing(name, is_named_in_source, &path, &method));
                    }
                    Unwritable::Hidden(name) => {
                        let r#type = name.clone();
                        findings.add(&method, Diagnostic::TypeInaccessible { r#type, path });
                    }
                    Unwritable::Endless => {
                        let r#type = variable.clone();
                        findings.add(&method, Diagnostic::TypeEndless { r#type, path });
                    }
                }
            }
        }
    }
    findings
}

/// Reports a name that the CLI or a model provider refuses (R3.2).
fn check_name(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let value = context.anchor.value(tool.method.element, tool.annotation, "name");
    let (_, mut findings) = text(&value, tool.annotation.value("name"));
    let place = name_place(tool, context.anchor);
    let name = context.tool.to_owned();
    if let Some(problem) = names::problem(&name) {
        findings.add(&place, Diagnostic::NameInvalid { name, problem });
    } else if name.len() > names::LONG {
        let too_long = Diagnostic::NameLong {
            length: name.len(),
            name,
            annotation: naming_member(tool),
        };
        findings.add(&place, too_long);
    }
    findings
}

/// Returns the place of a tool's name: the annotation's value, else the method.
fn name_place(tool: &ToolMethod<'_>, anchor: &DiagnosticAnchor) -> Place {
    let written = tool.annotation.text("name");
    if written.is_some_and(|name| !name.is_empty()) {
        anchor.value(tool.method.element, tool.annotation, "name")
    } else {
        anchor.element(tool.method.element)
    }
}

/// Reports a method that the companion cannot call (R3.4).
fn check_callable(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let request = context.request;
    let name = tool.method.name.clone();
    let place = context.anchor.element(tool.method.element);
    if declarations::has(&tool.method.modifiers, "private") {
        return Findings::of(&place, Diagnostic::MethodPrivate { method: name });
    }
    if !java_names::can_name(&tool.method.name, tool.method.not_identifier) {
        let owner = declarations::short_name(request.declaration(tool.owner));
        return Findings::of(&place, Diagnostic::MethodName { method: name, owner });
    }
    let class = request.declaration(request.tool_class);
    let (called, owner) = tool.overridden_by.unwrap_or((tool.method, tool.owner));
    let owner = request.declaration(owner);
    if !declarations::has(&called.modifiers, "protected") || owner.package == class.package {
        return Findings::default();
    }
    let inaccessible = Diagnostic::MethodInaccessible {
        method: name,
        owner: declarations::short_name(owner),
        class: declarations::short_name(class),
    };
    Findings::of(&Place::element(class.element), inaccessible)
}

fn description(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> (String, Findings) {
    let mut findings = Findings::default();
    let (method, annotation) = (tool.method, tool.annotation);
    let place = context.anchor.value(method.element, annotation, "value");
    let written = findings
        .take(text(&place, annotation.value("value")))
        .unwrap_or_default();
    if !written.trim().is_empty() {
        return (written, findings);
    }
    let documented = method.documentation.as_deref().and_then(javadoc::first_paragraph);
    let description = documented.unwrap_or_else(|| {
        // The compiler reports that @CopilotTool has no value, also while it is being typed.
        let is_unfinished = annotation.source.is_none() && annotation.value("value").is_none();
        if !is_unfinished && !annotation.is_ill_typed_text("value") {
            let elsewhere = declarations::undescribed(context.request, tool.owner);
            let tool = context.tool.to_owned();
            let member = annotation.spelled("value", "\"...\"").unwrap_or_default();
            findings.add(
                &place,
                if tool_annotations::allows(annotation, Lax::Description) {
                    Diagnostic::ToolUndescribed {
                        tool,
                        elsewhere,
                        annotation: member,
                        method: method.name.clone(),
                    }
                } else {
                    Diagnostic::DescriptionMissing {
                        tool,
                        elsewhere,
                        annotation: member,
                    }
                },
            );
        }
        method.name.clone()
    });
    (description, findings)
}

/// Reports the parts of other libraries' annotations on a tool method that have no effect (R3.15).
fn check_source(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let (method, annotation) = (tool.method, tool.annotation);
    let mut findings = tool_annotations::members(context.anchor, method.element, annotation);
    for (library, other) in tool_annotations::superseded(context.request, method, annotation) {
        let superseded = Diagnostic::AnnotationSuperseded {
            method: method.name.clone(),
            other: other.simple_name().to_owned(),
            library: library.name.to_owned(),
            followed: annotation.written_name().to_owned(),
        };
        findings.add(&context.anchor.annotation(method.element, other), superseded);
    }
    findings
}

/// Returns the members of the annotation that have a value (R3.6).
fn flags(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> (MemberValues, Findings) {
    let mut findings = Findings::default();
    let annotation = tool.annotation;
    let value = |member: &ToolMember| match member.kind {
        MemberKind::Flag => annotation.flag(member.name)?.then(|| true.to_string()),
        MemberKind::Constant { none, .. } => {
            let constant = annotation.constant(member.name)?;
            (constant != none).then(|| constant.to_owned())
        }
    };
    let values = TOOL_MEMBERS.iter().filter_map(|member| Some((*member, value(member)?)));
    let flags = MemberValues(values.collect());
    let overrides_builtin = flags.get(OVERRIDES_BUILT_IN_TOOL).is_some();
    if overrides_builtin && flags.get(SKIP_PERMISSION).is_some() {
        let place = context.anchor.value(tool.method.element, annotation, SKIP_PERMISSION);
        let tool = context.tool.to_owned();
        findings.add(&place, Diagnostic::BuiltinUnasked { tool });
    }
    let effect = names::builtin_effect(context.tool);
    if overrides_builtin && effect.is_none() {
        let place = context
            .anchor
            .value(tool.method.element, annotation, OVERRIDES_BUILT_IN_TOOL);
        let name = context.tool.to_owned();
        findings.add(&place, Diagnostic::OverrideUnknown { name });
    }
    if let Some(effect) = effect.filter(|effect| !overrides_builtin || *effect == BuiltinEffect::FailsAnyway) {
        let annotation = annotation.source.is_some().then(|| naming_member(tool));
        let builtin = Diagnostic::NameBuiltin {
            name: context.tool.to_owned(),
            fix: match (&effect, annotation) {
                (BuiltinEffect::FailsAnyway, _) => BuiltinFix::OnlyRename {
                    annotation: naming_member(tool),
                },
                (_, None) => BuiltinFix::Override,
                (_, Some(annotation)) => BuiltinFix::Rename { annotation },
            },
            effect,
        };
        findings.add(&name_place(tool, context.anchor), builtin);
    }
    (flags, findings)
}

/// Returns the metadata entries (R3.7): the flags if there are any, else the string if it is not empty, else the
/// boolean.
fn metadata(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> (Vec<(String, Json)>, Findings) {
    let written = tool.annotation.elements("metadata");
    let place = context.anchor.value(tool.method.element, tool.annotation, "metadata");
    entries(written, &place, "key", |entry, place| {
        let value = entry.value("value").and_then(Value::as_annotation);
        value.map_or((Json::Bool(false), Findings::default()), |value| {
            metadata_value(&place.member("value"), value)
        })
    })
}

fn metadata_value(place: &Place, value: &Annotation) -> (Json, Findings) {
    let flags = value.elements("flags");
    if flags.is_empty() {
        let (text, findings) = text(&place.member("str"), value.value("str"));
        let text = text.filter(|text| !text.is_empty());
        let switch = value.flag("bool").unwrap_or_default();
        return (text.map_or(Json::Bool(switch), Json::String), findings);
    }
    let (map, findings) = entries(flags, &place.member("flags"), "name", |flag, _| {
        let switch = flag.flag("value").unwrap_or_default();
        (Json::Bool(switch), Findings::default())
    });
    (Json::Object(map), findings)
}

/// Returns the entries that a list of annotations at this place has, each once.
///
/// - `key`: the member that has an entry's key
/// - `value`: returns the value of an entry, given its annotation and place
fn entries(
    written: &[Value],
    place: &Place,
    key: &str,
    value: impl Fn(&Annotation, &Place) -> (Json, Findings),
) -> (Vec<(String, Json)>, Findings) {
    let mut findings = Findings::default();
    let mut map = Vec::new();
    for (position, entry) in written.iter().enumerate() {
        let Some(entry) = entry.as_annotation() else { continue };
        let place = place.index(position);
        let Some(name) = findings.take(text(&place.member(key), entry.value(key))) else {
            continue;
        };
        let value = findings.take(value(entry, &place));
        findings.append(add_entry(&mut map, (name, value), &place.member(key)));
    }
    (map, findings)
}

/// Reports the problems of the tools' names together: names that occur twice (R3.2), and the note on changed names
/// (R3.1).
fn check_names(context: ValidationContext<'_>, methods: &[&ToolMethod<'_>], tools: &[CheckedTool]) -> Findings {
    let mut findings = Findings::default();
    // Names of tools with other problems are compared too: every problem is reported in one compilation (R8.2).
    let named = methods.iter().map(|tool| (tool_name(context, tool), *tool));
    let named: Vec<(String, &ToolMethod<'_>)> = named.collect();
    let mut by_name: std::collections::BTreeMap<&str, Vec<&ToolMethod<'_>>> = std::collections::BTreeMap::new();
    for (name, tool) in &named {
        by_name.entry(name).or_default().push(tool);
    }
    for (name, tool) in &named {
        let same = by_name.get(name.as_str()).map_or(&[][..], Vec::as_slice);
        let Some(other) = same.iter().find(|other| other.method.element != tool.method.element) else {
            continue;
        };
        let anchor = DiagnosticAnchor::of(context.request, tool);
        let place = name_place(tool, &anchor);
        let other = signature(context, other);
        let repeated = Diagnostic::NameRepeated {
            name: name.clone(),
            other,
            annotation: naming_member(tool),
        };
        findings.add(&place, repeated);
    }
    if context.options.naming_chosen {
        return findings;
    }
    let differing: Vec<String> = methods
        .iter()
        .filter(|tool| tool.annotation.source.is_none())
        .filter(|tool| tool.annotation.text("name").is_none_or(str::is_empty))
        .filter(|tool| tools.iter().any(|checked| checked.element == tool.method.element))
        .map(|tool| {
            let method = declarations::source_name(tool.method, context.request.declaration(tool.owner));
            (
                names::Naming::Heck.tool_name(method),
                names::Naming::Sdk.tool_name(method),
            )
        })
        .filter(|(ours, sdk)| ours != sdk)
        .map(|(ours, sdk)| format!("'{ours}' ('{sdk}')"))
        .collect();
    if !differing.is_empty() {
        let class = context.request.declaration(context.request.tool_class);
        let names = differing.join(", ");
        findings.add(&Place::element(class.element), Diagnostic::NameDiffers { names });
    }
    findings
}

/// Returns the method with the erased types of its declared parameters (R8.5), which distinguishes overloads.
fn erased_signature(graph: &TypeGraph<'_>, tool: &ToolMethod<'_>) -> String {
    let types = tool.declared.iter().map(|ty| graph.types.erased_name(*ty));
    let types: Vec<String> = types.collect();
    format!("{}({})", tool.method.name, types.join(","))
}

/// Returns the tool's name, whose problems [`check_name`] reports.
fn tool_name(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> String {
    let written = tool.annotation.text("name").filter(|name| !name.is_empty());
    written.map_or_else(|| made_name(context, tool), str::to_owned)
}

/// Returns the tool's name if the annotation has none.
fn made_name(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> String {
    let owner = context.request.declaration(tool.owner);
    let method = declarations::source_name(tool.method, owner);
    if tool_annotations::library_of(tool.annotation).is_some() {
        // As all libraries of the table do (R3.15).
        method.to_owned()
    } else {
        context.options.naming.tool_name(method)
    }
}

/// Returns the text of the annotation that names a tool: `@CopilotTool(name = ...)`.
fn naming_member(tool: &ToolMethod<'_>) -> String {
    tool.annotation.spelled("name", "...").unwrap_or_default()
}

/// Returns the method in the form in which a reader would look for it: `find(long, Status)`, with its class if
/// that is another.
fn signature(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> String {
    let parameters = tool.parameters.iter().map(|own| context.graph.types.print(own.used.ty));
    let parameters: Vec<String> = parameters.collect();
    let method = format!("{}({})", tool.method.name, parameters.join(", "));
    if tool.owner == context.request.tool_class {
        format!("'{method}'")
    } else {
        format!(
            "'{method}' of {}",
            declarations::short_name(context.request.declaration(tool.owner))
        )
    }
}
