//! Reads how the result of a tool method is delivered (section 6).

use copilot_tool_finished::tools::{Content, ToolResult};
use copilot_tool_text::json::Json;

use super::result_types;
use super::validation_context::ValidationContext;
use crate::diagnostics::reasons::ReturnInstead;
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::returned::{BINARY_RESULT, Returned};
use crate::types::tool_annotations;
use crate::types::tool_methods::ToolMethod;
use crate::types::type_graph::TypeGraph;
use crate::types::written::Written;
use crate::types::{ResolvedType, Ty};
use crate::wire::request::{DeclarationKind, TypeKind};

const TEXT: &str = "java.lang.String";

/// Reads the result of a tool method, and the schema of its JSON if that is wanted and known. Returns `None` if the
/// method returns a type that a tool cannot wait for (R6.2).
pub(crate) fn read(
    context: ValidationContext<'_>,
    tool: &ToolMethod<'_>,
) -> (Option<(ToolResult, Option<Json>)>, Findings) {
    let mut findings = Findings::default();
    let method = &tool.method.name;
    let place = context.anchor.element(tool.method.element);
    let Some(returned) = &tool.returned else {
        return (None, findings);
    };
    match returned {
        Returned::Missing(name) => {
            let path = format!("the result of '{method}'");
            let is_named_in_source = !tool.is_from_class_file(context.request);
            (None, context.missing(name, is_named_in_source, &path, &place))
        }
        Returned::Unawaitable {
            ty,
            instead,
            is_of_variable,
        } => {
            let refused = Diagnostic::ResultType {
                method: method.clone(),
                r#type: context.graph.types.print(*ty),
                instead: *instead,
            };
            (None, Findings::of(&place, refused).of_variable(*is_of_variable))
        }
        Returned::Value {
            result: ToolResult { later: Some(own), .. },
            held,
            ..
        } if own.many && !context.api.result_object => {
            // No failure could say that there are too many values.
            let refused = Diagnostic::ResultType {
                method: method.clone(),
                r#type: context.graph.types.print(held.ty),
                instead: ReturnInstead::List,
            };
            (None, Findings::of(&place, refused))
        }
        Returned::Value {
            result,
            held,
            element,
            is_primitive_optional,
        } => {
            let mut result = *result;
            if result.content == Content::Object && !context.api.result_object {
                // Without the result type in the API, no result is passed on unchanged.
                result.content = Content::Json;
            }
            if result.content == Content::Files && !is_written_as_files(context.graph, held.ty) {
                result.content = Content::Json;
            }
            let is_json = result.content == Content::Json;
            if result.content == Content::Files && !context.api.result_object {
                result.content = Content::Json;
            }
            let declaration = context.graph.types.declaration(*element);
            let library = declaration.and_then(|id| tool_annotations::answering(context.request, id));
            if let Some(library) = library {
                let answer = Diagnostic::ResultLibrary {
                    method: method.clone(),
                    r#type: context.graph.types.print(held.ty),
                    library: library.name.to_owned(),
                };
                findings.add(&place, answer);
            }
            let mut output = None;
            if is_json && is_bytes(context.graph, held.ty) {
                let method = method.clone();
                findings.add(&place, Diagnostic::ResultBytes { method });
            }
            if is_json && !is_primitive_optional {
                findings.append(result_types::check(context, tool, *held));
                if context.options.output && !result.optional {
                    output = result_types::schema(context.graph, *held);
                }
            }
            let is_of_variable = context.graph.types.is_of_variable(*held);
            (Some((result, output)), findings.of_variable(is_of_variable))
        }
    }
}

/// Whether the mapper writes of a record just its text and its binary results, which are found in its JSON (R6.4).
/// Further getters or Jackson's annotations can change what it writes. Any other type has no text.
fn is_written_as_files(graph: &TypeGraph<'_>, ty: Ty) -> bool {
    let declaration = graph.types.declaration(ty).map(|id| graph.request.declaration(id));
    let Some(record) =
        declaration.filter(|own| own.kind == DeclarationKind::Record && own.binary_name != BINARY_RESULT)
    else {
        return true;
    };
    let Written::Object(object) = graph.written(ty) else {
        return false;
    };
    let texts = object
        .properties
        .iter()
        .filter(|own| graph.types.is_named(own.used.ty, TEXT));
    object.is_known
        && object.additional.is_none()
        && object.properties.len() == record.components.len()
        && texts.count() == 1
        && object
            .properties
            .iter()
            .all(|own| !own.is_unknown && is_text_or_files(graph, own.used.ty))
}

/// Whether a property is a string, a binary result, or a list or array of these.
fn is_text_or_files(graph: &TypeGraph<'_>, ty: Ty) -> bool {
    let element = match graph.written(ty) {
        Written::Array(Some(element)) => element.ty,
        _ => ty,
    };
    graph.types.is_named(element, BINARY_RESULT) || graph.types.is_named(ty, TEXT)
}

/// Whether the type is `byte[]`.
fn is_bytes(graph: &TypeGraph<'_>, ty: Ty) -> bool {
    match graph.types.form(ty) {
        ResolvedType::Array(component) => {
            matches!(graph.types.form(component.ty), ResolvedType::Primitive(TypeKind::Byte))
        }
        _ => false,
    }
}
