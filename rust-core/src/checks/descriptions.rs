//! Reports properties without a description: under `copilot.tool.strict` each of them (R3.6), else the types of which
//! Javadoc in another file describes them (R7.9).

use std::collections::HashSet;

use super::parameters;
use super::validation_context::ValidationContext;
use crate::diagnostics::reasons::{Described, JavadocTag};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::Ty;
use crate::types::declarations;
use crate::types::diagnostic_anchor::DiagnosticAnchor;
use crate::types::shape::{ObjectShape, Property, Shape};
use crate::types::tool_methods::{ToolMethod, ToolParameter};
use crate::types::type_graph::TypeGraph;
use crate::wire::request::Origin;

/// Reports the properties of all types that the tools' arguments need, each type at the first tool that needs it.
pub(crate) fn check(context: ValidationContext<'_>, tools: &[&ToolMethod<'_>]) -> Findings {
    let mut findings = Findings::default();
    let mut seen: HashSet<Ty> = HashSet::new();
    for tool in tools {
        let anchor = DiagnosticAnchor::of(context.request, tool);
        let given: Vec<ToolParameter<'_>> = parameters::given(context, tool).collect();
        // The components of a single record are checked as parameters are.
        let record = parameters::single_record(context, tool, &given).map(|(_, used, _)| used.ty);
        let mut elsewhere: Vec<String> = Vec::new();
        for parameter in &given {
            let mut open = vec![parameter.used.ty];
            while let Some(ty) = open.pop() {
                if !seen.insert(ty) {
                    continue;
                }
                let shape = &context.graph.of(ty).shape;
                open.extend(shape.edges().into_iter().rev());
                for object in objects(shape) {
                    let undescribed: Vec<&Property> = object
                        .properties
                        .iter()
                        .filter(|own| lacks(context.graph, own))
                        .collect();
                    let declaration = context.request.declaration(object.declaration);
                    let owner = declarations::short_name(declaration);
                    if declaration.described_elsewhere && !undescribed.is_empty() && !elsewhere.contains(&owner) {
                        elsewhere.push(owner.clone());
                    }
                    let is_strict = context.options.strict && record != Some(ty);
                    for property in undescribed.into_iter().filter(|_| is_strict) {
                        let place = if declaration.origin == Origin::ClassFile {
                            anchor.element(parameter.declared.element)
                        } else {
                            DiagnosticAnchor::own().element(property.element)
                        };
                        let absent = Diagnostic::DescriptionAbsent {
                            described: Described::Property {
                                name: property.java.clone(),
                                owner: owner.clone(),
                            },
                            elsewhere: declarations::undescribed(context.request, object.declaration),
                            tag: JavadocTag::Property,
                            annotation: "@JsonPropertyDescription(\"...\")".to_owned(),
                        };
                        findings.add(&place, absent);
                    }
                }
            }
        }
        if !elsewhere.is_empty() {
            let types = elsewhere.join(", ");
            findings.add(
                &anchor.element(tool.method.element),
                Diagnostic::JavadocElsewhere { types },
            );
        }
    }
    findings
}

/// Whether the model sees no description of the property.
fn lacks(graph: &TypeGraph<'_>, property: &Property) -> bool {
    let (_, schema) = graph.undescribed(property.used);
    let schema = schema.and_then(|own| own.checked.schema.as_ref().ok());
    property.description.is_none() && schema.is_none_or(|own| own.description().is_none())
}

/// Returns the objects that a shape is, itself or as an alternative.
fn objects(shape: &Shape) -> Vec<&ObjectShape> {
    match shape {
        Shape::Object(object) => vec![object],
        Shape::Union(union) => {
            let own = union.alternatives.iter().filter_map(|one| one.own.as_deref());
            own.flat_map(objects).collect()
        }
        _ => Vec::new(),
    }
}
