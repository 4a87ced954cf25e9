//! Reads which exceptions of a tool method are answers, so that their messages reach the model (R5.10).

use copilot_tool_finished::tools::JavaClass;

use super::validation_context::ValidationContext;
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::ResolvedType;
use crate::types::declarations;
use crate::types::java_types::java_class;
use crate::types::tool_methods::ToolMethod;
use crate::wire::request::{Declaration, Origin, Request};

const TOOL_FAILURE: &str = "com.github.copilot.tool.runtime.ToolFailure";

/// Exceptions that a method declares because it must, and that are never meant as answers.
const GENERAL: [&str; 5] = [
    "java.lang.Error",
    "java.lang.Exception",
    "java.lang.InterruptedException",
    "java.lang.RuntimeException",
    "java.lang.Throwable",
];

/// The number of superclasses that are searched: a malformed request can contain a cycle.
const MOST_SUPERCLASSES: usize = 256;

/// Returns the exceptions that are answers, in the order in which the method declares them. Without a result object in
/// the API there are none.
pub(crate) fn read(context: ValidationContext<'_>, tool: &ToolMethod<'_>) -> (Vec<JavaClass>, Findings) {
    let mut findings = Findings::default();
    let mut failures = Vec::new();
    let mut unanswered = Vec::new();
    if !context.api.result_object {
        return (failures, findings);
    }
    let types = &context.graph.types;
    let place = context.anchor.element(tool.method.element);
    for used in &tool.thrown {
        let declaration = match types.form(used.ty) {
            ResolvedType::Declared { declaration, .. } => context.request.declaration(*declaration),
            ResolvedType::Missing(name) => {
                let is_named_in_source = !tool.is_from_class_file(context.request);
                let needed = format!("an exception of '{}'", tool.method.name);
                findings.append(context.missing(name, is_named_in_source, &needed, &place));
                continue;
            }
            _ => continue,
        };
        if !is_answer(context, declaration) {
            if !GENERAL.contains(&declaration.binary_name.as_str()) {
                unanswered.push(types.print(used.ty));
            }
            continue;
        }
        if types.is_nameable_raw(used.ty) {
            failures.push(java_class(declaration));
        } else {
            let hidden = Diagnostic::FailureInaccessible {
                method: tool.method.name.clone(),
                r#type: types.print(used.ty),
            };
            findings.append(Findings::of(&place, hidden).of_variable(types.is_of_variable(*used)));
        }
    }
    if !unanswered.is_empty() {
        let method = tool.method.name.clone();
        let types = unanswered.join(", ");
        findings.add(&place, Diagnostic::FailureUnanswered { method, types });
    }
    (failures, findings)
}

/// Whether an exception of this class is an answer: the class is the user's own, or it or a superclass has the
/// annotation.
fn is_answer(context: ValidationContext<'_>, declaration: &Declaration) -> bool {
    if declarations::is_jdk(declaration) {
        return false;
    }
    // The sources of a compilation by kapt can be a part of the module, and its class output does not have the rest.
    let is_own = !context.options.kapt && (declaration.origin != Origin::ClassFile || declaration.in_output);
    is_own || is_annotated(context.request, declaration)
}

fn is_annotated(request: &Request, declaration: &Declaration) -> bool {
    let above = |declaration: &&Declaration| {
        let superclass = request.ty(declaration.superclass?);
        superclass.declaration.map(|id| request.declaration(id))
    };
    std::iter::successors(Some(declaration), above)
        .take(MOST_SUPERCLASSES)
        .any(|class| declarations::annotation(&class.annotations, TOOL_FAILURE).is_some())
}
