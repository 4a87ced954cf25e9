//! Finds the tools of other libraries that only their library can call (R3.15). The companion does not have them.

use std::collections::HashSet;

use super::parameters;
use super::validation_context::ValidationContext;
use crate::diagnostics::reasons::{Callable, OnlyLibrary};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::Ty;
use crate::types::returned::Returned;
use crate::types::shape::{Remark, Shape};
use crate::types::tool_annotations::{self, Lax, Library};
use crate::types::tool_methods::ToolMethod;
use copilot_tool_finished::unions::UnionKind;

/// Returns the reasons why only its library can call a tool; none if a companion can, or if the tool is not of a
/// library.
pub(crate) fn find(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> Findings {
    let mut findings = Findings::default();
    let Some(library) = tool_annotations::library_of(tool.annotation) else {
        return findings;
    };
    let mut add = |element, (reason, fix)| {
        let tool = context.tool.to_owned();
        findings.add(
            &context.anchor.element(element),
            Diagnostic::ToolLeftOut { tool, reason, fix },
        );
    };
    for own in parameters::of_library(context, tool) {
        let Some(null) = own.fix else { continue };
        let passes = OnlyLibrary::Passes {
            parameter: own.parameter.name.clone(),
            r#type: context.graph.types.print(own.used.ty),
            library: own.library.name.to_owned(),
        };
        let instead = own.instead;
        add(own.parameter.element, (passes, Callable::Parameter { instead, null }));
    }
    for own in parameters::given(context, tool) {
        if let Some(reason) = argument(context, library, own.used.ty, &own.declared.name) {
            add(own.declared.element, reason);
        }
    }
    if let Some(reason) = tool.returned.as_ref().and_then(|own| result(context, own)) {
        add(tool.method.element, reason);
    }
    findings
}

/// Returns the reason why only a library can deliver what a tool returns.
fn result(context: ValidationContext<'_>, returned: &Returned) -> Option<(OnlyLibrary, Callable)> {
    let types = &context.graph.types;
    match returned {
        Returned::Missing(_) => None,
        Returned::Unawaitable { ty, instead, .. } => {
            let r#type = types.print(*ty);
            Some((OnlyLibrary::Awaits { r#type }, Callable::Future { instead: *instead }))
        }
        Returned::Value { held, element, .. } => {
            let library = tool_annotations::answering(context.request, types.declaration(*element)?)?;
            let answers = OnlyLibrary::Answers {
                r#type: types.print(held.ty),
                library: library.name.to_owned(),
            };
            Some((answers, Callable::Value))
        }
    }
}

/// Returns the reason why a library reads an argument in another way than a companion: the first, in breadth-first
/// order of the types that the argument needs. While Lombok has not run, nothing is known about fields (R8.3).
fn argument(
    context: ValidationContext<'_>,
    library: &Library,
    argument: Ty,
    parameter: &str,
) -> Option<(OnlyLibrary, Callable)> {
    if !library.allows(Lax::UnsetField) && !library.allows(Lax::SealedType) {
        return None;
    }
    let graph = context.graph;
    let (parameter, name) = (parameter.to_owned(), library.name.to_owned());
    let mut seen = HashSet::from([argument]);
    let mut order = vec![argument];
    let mut next = 0;
    while let Some(ty) = order.get(next).copied() {
        next += 1;
        if !graph.awaited(ty).is_empty() {
            return None;
        }
        let shaped = graph.of(ty);
        let unset = shaped.remarks.iter().find_map(|remark| match remark {
            Remark::FieldUnset { field } => Some(field.clone()),
            _ => None,
        });
        if let Some(field) = unset.filter(|_| library.allows(Lax::UnsetField)) {
            let owner = graph.types.print(ty);
            let sets = OnlyLibrary::Sets {
                field,
                owner,
                parameter,
                library: name,
            };
            return Some((sets, Callable::Setter));
        }
        if matches!(&shaped.shape, Shape::Union(union) if union.kind == UnionKind::Sealed)
            && library.allows(Lax::SealedType)
        {
            let sealed = graph.types.print(ty);
            let distinguishes = OnlyLibrary::Distinguishes {
                sealed,
                parameter,
                library: name,
            };
            return Some((distinguishes, Callable::TypeInfo));
        }
        order.extend(shaped.shape.edges().into_iter().filter(|ty| seen.insert(*ty)));
    }
    None
}
