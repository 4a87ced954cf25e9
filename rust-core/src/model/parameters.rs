//! A tool's parameters (section 4): what the Java method takes, and what the model gives for it.

use std::collections::BTreeSet;

use super::builder::Builder;
use super::check;
use super::collect::Found;
use super::defaults;
use super::facts;
use super::own_schema;
use super::shape::{ObjectShape, Selection, Shape};
use super::shaping::Stands;
use super::site::Site;
use super::tool::{Argument, FlatRecord, Passed};
use super::types::Use;

use super::java_names;
use crate::diagnostics::Diagnostic;
use crate::names;
use crate::schema_attribute::UserSchema;
use crate::text::javadoc;
use crate::wire::request::{
    Annotation, DeclarationId, DeclarationKind, ElementId, Method, NamedValue, Origin, Parameter, Request, TypeKind,
    Value,
};
use crate::wire::response::Place;

/// A tool method's parameters, sorted into what is passed and what the model gives.
#[derive(Debug, Default)]
pub(crate) struct Parameters {
    pub(crate) passed: Vec<Passed>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) record: Option<FlatRecord>,
}

const INVOCATION: &str = "com.github.copilot.rpc.ToolInvocation";

/// What `@CopilotToolParam` says of a parameter or component, and where.
struct Said<'a> {
    java: &'a str,
    element: ElementId,
    annotation: Option<&'a Annotation>,
    /// All annotations on it; of a component those on its field, for of the same annotation on a parameter that the
    /// compiler wrote it cannot show the values.
    annotations: &'a [Annotation],
    /// The mapper reads it, together with the record that it is a component of.
    mapped: bool,
    /// The description to take where the annotation has none.
    documented: Option<String>,
    /// The type that declares it.
    owner: DeclarationId,
}

/// Reads the parameters of a tool method and reports what is wrong with them.
pub(crate) fn read<'r>(builder: &mut Builder<'_, 'r>, found: &Found<'r>, site: &Site, tool: &str) -> Parameters {
    let method = found.method;
    let mut parameters = Parameters::default();
    check_invocations(builder, method, site);
    let given: Vec<&Parameter> = method
        .parameters
        .iter()
        .filter(|parameter| !is_invocation(builder.request, parameter))
        .collect();
    let uses: Vec<Use> = given
        .iter()
        .map(|parameter| {
            let used = builder.shapes.types.resolve(parameter.ty, &found.bindings);
            builder.shapes.types.marked(used, &parameter.annotations)
        })
        .collect();
    if let ([only], [used]) = (given.as_slice(), uses.as_slice())
        && let Some(shape) = flattened(builder, *used)
    {
        flatten(builder, found, site, only, *used, &shape, &mut parameters);
    } else {
        check_names_known(builder, found, site);
        let documentation = method.documentation.as_deref().map(javadoc::Javadoc::read);
        for (parameter, used) in given.iter().zip(&uses) {
            let said = Said {
                java: &parameter.name,
                element: parameter.element,
                annotation: facts::annotation(&parameter.annotations, builder.api.parameter_annotation),
                annotations: &parameter.annotations,
                mapped: false,
                documented: documentation.as_ref().and_then(|doc| doc.param(&parameter.name)),
                owner: found.owner,
            };
            let mut argument = argument(builder, site, &said, *used);
            argument.writable = java_names::can_name_parameter(parameter);
            parameters.arguments.push(argument);
        }
    }
    let mut next = 0..;
    parameters.passed = method
        .parameters
        .iter()
        .map(|parameter| {
            if is_invocation(builder.request, parameter) {
                Passed::Invocation
            } else if parameters.record.is_some() {
                Passed::Record
            } else {
                Passed::Argument(next.next().unwrap_or_default())
            }
        })
        .collect();
    check_repeated(builder, &parameters.arguments, tool);
    parameters
}

fn is_invocation(request: &Request, parameter: &Parameter) -> bool {
    let written = request.ty(parameter.ty);
    written.kind == TypeKind::Declared
        && written
            .declaration
            .is_some_and(|id| request.declaration(id).binary_name == INVOCATION)
}

/// At most one `ToolInvocation`, without annotation (R4.2).
fn check_invocations(builder: &mut Builder<'_, '_>, method: &Method, site: &Site) {
    let mut seen = false;
    for parameter in &method.parameters {
        if !is_invocation(builder.request, parameter) {
            continue;
        }
        if seen {
            let method = method.name.clone();
            builder.diagnostics.report(
                &site.element(parameter.element),
                &Diagnostic::InvocationRepeated { method },
            );
        }
        seen = true;
        if let Some(annotation) = facts::annotation(&parameter.annotations, builder.api.parameter_annotation) {
            let place = site.annotation(parameter.element, annotation);
            let annotated = Diagnostic::InvocationAnnotated {
                parameter: parameter.name.clone(),
                annotation: annotation.simple_name().to_owned(),
            };
            builder.diagnostics.report(&place, &annotated);
        }
    }
}

/// Reports a method from a class file without parameter names: which names a schema has must not depend on what an
/// incremental build recompiles (R3.8).
fn check_names_known(builder: &mut Builder<'_, '_>, found: &Found<'_>, site: &Site) {
    if !found.is_from_class_file(builder.request) {
        return;
    }
    let parameters = &found.method.parameters;
    let nameless = |(position, parameter): (usize, &Parameter)| parameter.name == format!("arg{position}");
    if parameters.is_empty() || !parameters.iter().enumerate().all(nameless) {
        return;
    }
    let shown: Vec<&str> = parameters
        .iter()
        .filter(|parameter| !is_invocation(builder.request, parameter))
        .filter(|parameter| {
            let annotation = facts::annotation(&parameter.annotations, builder.api.parameter_annotation);
            let name = annotation
                .and_then(|annotation| annotation.value("name"))
                .and_then(Value::as_str);
            name.is_none_or(str::is_empty)
        })
        .map(|parameter| parameter.name.as_str())
        .collect();
    if !shown.is_empty() {
        let nameless = Diagnostic::ParameterNames {
            method: found.method.name.clone(),
            owner: facts::short_name(builder.request.declaration(found.owner)),
            names: shown.join(", "),
        };
        builder
            .diagnostics
            .report(&site.element(found.method.element), &nameless);
    }
}

/// The record that a tool's only parameter is, if its components are the tool's arguments (R4.8).
fn flattened(builder: &mut Builder<'_, '_>, used: Use) -> Option<ObjectShape> {
    let declaration = builder.shapes.types.declaration(used.ty)?;
    if builder.request.declaration(declaration).kind != DeclarationKind::Record {
        return None;
    }
    match &builder.shapes.of(used.ty).shape {
        Shape::Object(shape) => Some(shape.clone()),
        _ => None,
    }
}

fn flatten<'r>(
    builder: &mut Builder<'_, 'r>,
    found: &Found<'r>,
    site: &Site,
    parameter: &Parameter,
    used: Use,
    shape: &ObjectShape,
    parameters: &mut Parameters,
) {
    let request = builder.request;
    let record = request.declaration(shape.declaration);
    // On a type variable the annotation applies to subtypes that replace the variable (R3.11).
    let is_variable = request.ty(parameter.ty).kind == TypeKind::Typevar;
    if let Some(annotation) = facts::annotation(&parameter.annotations, builder.api.parameter_annotation)
        && !is_variable
    {
        let name = facts::short_name(record);
        let is_blank = |named: &NamedValue| {
            named.name == "value" && named.value.as_str().is_some_and(|text| text.trim().is_empty())
        };
        let is_known = |named: &NamedValue| !matches!(named.value, Value::Unknown(_));
        for named in annotation
            .values
            .iter()
            .filter(|named| is_known(named) && !is_blank(named))
        {
            let place = site.value(parameter.element, annotation, &named.name);
            let meaningless = Diagnostic::RecordParameter {
                member: named.name.clone(),
                parameter: parameter.name.clone(),
                record: name.clone(),
            };
            builder.diagnostics.report(&place, &meaningless);
        }
    }
    let place = site.element(parameter.element);
    if !check::is_accessible(builder, used, &parameter.name, &place) {
        return;
    }
    let generated = builder.shapes.is_made_by_constructor(used.ty);
    parameters.record = Some(FlatRecord {
        used,
        generated,
        additional: shape.additional,
    });
    if let Some(additional) = shape.additional {
        check::part(builder, additional, &format!("{}.*", parameter.name), &place);
    }
    // A record that comes from a class file, or with a tool that does, has no place of its own.
    let own_places = record.origin != Origin::ClassFile && !found.is_from_class_file(request);
    let component_site = if own_places {
        site.clone()
    } else {
        Site::at(place.clone())
    };
    for property in &shape.properties {
        let annotations = request.annotations_of(shape.declaration, property.element);
        let annotation = facts::annotation(annotations, builder.api.parameter_annotation);
        if let Some(fault) = &property.fault {
            let name = facts::short_name(record);
            let place = component_site.element(property.element);
            check::unsupported(builder, fault, &name, &parameter.name, &place);
        }
        let said = Said {
            java: &property.java,
            element: property.element,
            annotation,
            annotations: record
                .fields
                .iter()
                .find(|field| own_places && field.name == property.java)
                .map_or(annotations, |field| &field.annotations),
            mapped: !generated,
            documented: property.description.clone(),
            owner: shape.declaration,
        };
        let mut argument = argument(builder, &component_site, &said, property.used);
        let renamed = annotation
            .and_then(|annotation| annotation.value("name"))
            .and_then(Value::as_str)
            .is_some_and(|name| !name.is_empty());
        if !renamed || !generated {
            argument.name.clone_from(&property.name);
        }
        argument.aliases.clone_from(&property.aliases);
        argument.component = property.component;
        argument.format = property.format;
        argument.selection.clone_from(&property.selection);
        // What Jackson's annotations say applies, too (R7.3, row record).
        let default = annotation.and_then(|annotation| annotation.value("defaultValue"));
        argument.required = property.required && default.is_none_or(is_empty_text);
        parameters.arguments.push(argument);
    }
}

/// One argument, from what is said of a parameter or component.
fn argument(builder: &mut Builder<'_, '_>, site: &Site, said: &Said<'_>, used: Use) -> Argument {
    let element = site.element(said.element);
    let value = |member: &str| said.annotation.and_then(|annotation| annotation.value(member));
    let place = |member: &str| {
        said.annotation.map_or_else(
            || element.clone(),
            |annotation| site.value(said.element, annotation, member),
        )
    };
    let mut text = |member: &str| {
        let written = builder.text(&place(member), value(member));
        written.filter(|text| !text.is_empty())
    };
    let name = text("name").unwrap_or_else(|| said.java.to_owned());
    let described = text("value").filter(|text| !text.trim().is_empty());
    let default = text("defaultValue");
    let schema = text("schema");
    let parameter = || said.java.to_owned();
    // What holds half a surrogate pair has its own error already.
    let is_whole = !matches!(value("name"), Some(Value::LoneSurrogate(_)));
    if is_whole && !names::is_plain_parameter(&name) {
        let name = name.clone();
        builder
            .diagnostics
            .report(&place("name"), &Diagnostic::ParameterName { name });
    }
    let is_named = value("name")
        .and_then(Value::as_str)
        .is_some_and(|name| !name.is_empty());
    let name_place = if is_named { place("name") } else { element.clone() };
    let required_written = value("required").and_then(Value::as_bool);
    if required_written == Some(true) && default.is_some() {
        let parameter = parameter();
        builder
            .diagnostics
            .report(&place("required"), &Diagnostic::RequiredDefault { parameter });
    }
    if schema.is_some() && default.is_some() {
        let parameter = parameter();
        builder
            .diagnostics
            .report(&place("schema"), &Diagnostic::SchemaDefault { parameter });
    }
    if required_written == Some(false)
        && default.is_none()
        && let Some((primitive, boxed)) = builder.shapes.primitive_name(used.ty)
    {
        let optional = Diagnostic::PrimitiveOptional {
            parameter: parameter(),
            r#type: primitive,
            boxed,
        };
        builder.diagnostics.report(&place("required"), &optional);
    }
    let schema = schema.and_then(|text| own_schema::read(builder, &text, said.java, &place("schema")));
    let is_formatted = said.annotations.iter().any(|own| own.simple_name() == "JsonFormat");
    if let Some(schema) = &schema
        && !is_formatted
    {
        own_schema::check_type(builder, schema, used, said.java, &place("schema"));
    }
    let inside = schema.as_ref().and_then(UserSchema::description);
    let description = described
        .or_else(|| inside.map(str::to_owned))
        .or_else(|| said.documented.clone());
    let is_well_typed = said
        .annotation
        .is_none_or(|annotation| !annotation.is_ill_typed_text("value"));
    if description.is_none() && is_well_typed {
        report_no_description(builder, said, &place("value"), &element);
    }
    if check::is_accessible(builder, used, said.java, &element) {
        let stands = match (&schema, said.mapped) {
            (Some(_), _) => Stands::Described,
            (None, true) => Stands::Mapped,
            (None, false) => Stands::Generated,
        };
        check::types(builder, used, stands, said.java, &element);
    }
    check::constraints(builder, used, said.annotations, site, said.element, said.java);
    let optional = builder.shapes.is_nullable(used);
    let default = default.and_then(|text| defaults::read(builder, used, &text, said.java, &place("defaultValue")));
    Argument {
        java: said.java.to_owned(),
        writable: false,
        name,
        aliases: Vec::new(),
        used,
        required: required_written != Some(false)
            && default.is_none()
            && !optional
            && value("defaultValue").is_none_or(is_empty_text),
        description,
        default,
        schema,
        format: None,
        selection: Selection::default(),
        component: None,
        name_place,
        place: element,
    }
}

/// Reports that nothing describes the argument: blank where it is annotated, absent elsewhere, which only
/// `copilot.tool.strict` asks for (R3.6, R4.4).
fn report_no_description(builder: &mut Builder<'_, '_>, said: &Said<'_>, value: &Place, element: &Place) {
    let parameter = said.java.to_owned();
    let elsewhere = facts::undescribed(builder.request, said.owner);
    if said.annotation.is_some() {
        builder
            .diagnostics
            .report(value, &Diagnostic::DescriptionBlank { parameter, elsewhere });
    } else if builder.options.strict {
        builder
            .diagnostics
            .report(element, &Diagnostic::DescriptionAbsent { parameter, elsewhere });
    }
}

fn is_empty_text(value: &Value) -> bool {
    value.as_str().is_some_and(str::is_empty)
}

/// No two arguments with one name (R4.1).
fn check_repeated(builder: &mut Builder<'_, '_>, arguments: &[Argument], tool: &str) {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for argument in arguments {
        if !seen.insert(&argument.name) {
            let repeated = Diagnostic::ParameterRepeated {
                name: argument.name.clone(),
                tool: tool.to_owned(),
            };
            builder.diagnostics.report(&argument.name_place, &repeated);
        }
    }
}
