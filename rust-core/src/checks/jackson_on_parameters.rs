//! Jackson's annotations on the parameters of tool methods (R4.13). No object is around such a parameter, so Jackson does
//! not see them: those that name, describe or require a property have the same effect as on a record's component, and
//! all others are reported.

use super::validation_context::{self, ValidationContext};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::TypeUse;
use crate::types::declarations;
use crate::types::jackson;
use crate::types::swagger;
use crate::wire::request::{Annotation, Parameter, Value};

const PROPERTY: &str = "com.fasterxml.jackson.annotation.JsonProperty";
const DESCRIPTION: &str = "com.fasterxml.jackson.annotation.JsonPropertyDescription";
const ALIAS: &str = "com.fasterxml.jackson.annotation.JsonAlias";

/// The effect of Jackson's annotations on a parameter. The parameter's own annotation overrides each.
#[derive(Debug, Default)]
pub(crate) struct OnParameter {
    pub(crate) name: Option<String>,
    pub(crate) is_optional: bool,
    pub(crate) description: Option<String>,
    pub(crate) aliases: Vec<String>,
}

/// Whether `@JsonProperty` names the parameter.
pub(crate) fn is_named(parameter: &Parameter) -> bool {
    let property = declarations::annotation(&parameter.annotations, PROPERTY);
    let name = property.and_then(|own| own.value("value")).and_then(Value::as_str);
    name.is_some_and(|name| !name.is_empty())
}

/// Returns the effect of the annotations on a parameter that is an argument of its own, and reports the others.
pub(crate) fn read(context: ValidationContext<'_>, parameter: &Parameter, used: TypeUse) -> (OnParameter, Findings) {
    let mut findings = ignored(context, parameter, &[PROPERTY, DESCRIPTION, ALIAS]);
    let find = |name| declarations::annotation(&parameter.annotations, name);
    let mut text = |annotation: Option<&Annotation>, member: &str| {
        let annotation = annotation?;
        let place = context.anchor.value(parameter.element, annotation, member);
        findings.take(validation_context::text(&place, annotation.value(member)))
    };
    let property = find(PROPERTY);
    let name = text(property, "value").filter(|name| !name.is_empty());
    let is_written = |text: &String| !text.trim().is_empty();
    let own = text(find(DESCRIPTION), "value").filter(is_written);
    let swagger = swagger::of_parameter(&parameter.annotations);
    let description = own.or_else(|| text(swagger, "description").filter(is_written));
    let aliases = find(ALIAS).and_then(|own| Some((own, own.value("value")?)));
    let aliases = aliases.map_or_else(Vec::new, |(annotation, value)| {
        let place = context.anchor.value(parameter.element, annotation, "value");
        let elements = value.elements().iter().enumerate();
        elements
            .filter_map(|(position, element)| {
                findings.take(validation_context::text(&place.index(position), Some(element)))
            })
            .collect()
    });
    // As for a component, nothing provides a value for a primitive parameter that is left out.
    let is_primitive = !context.graph.types.is_reference(used.ty);
    let on_parameter = OnParameter {
        name,
        is_optional: property.and_then(jackson::requires) == Some(false) && !is_primitive,
        description,
        aliases,
    };
    (on_parameter, findings)
}

/// Reports all of Jackson's annotations on a parameter that is not an argument of its own: a record whose components
/// are the arguments, or the `ToolInvocation`.
pub(crate) fn check_all(context: ValidationContext<'_>, parameter: &Parameter) -> Findings {
    ignored(context, parameter, &[])
}

/// Reports the annotations of Jackson's that are not followed.
fn ignored(context: ValidationContext<'_>, parameter: &Parameter, followed: &[&str]) -> Findings {
    let mut findings = Findings::default();
    let ignored = parameter
        .annotations
        .iter()
        .filter(|own| jackson::is_jackson(own) && !followed.contains(&own.name.as_str()));
    for annotation in ignored {
        let place = context.anchor.annotation(parameter.element, annotation);
        let ignored = Diagnostic::JacksonIgnored {
            annotation: annotation.written_name().to_owned(),
            parameter: parameter.name.clone(),
        };
        findings.add(&place, ignored);
    }
    findings
}
