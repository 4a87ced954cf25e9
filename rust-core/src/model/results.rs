//! What becomes of what a tool method returns (section 6).

use super::collect::Found;
use super::site::Site;
use super::tool::{Content, ToolResult};
use super::types::{Form, Ty};
use super::validate::Builder;
use crate::diagnostics::Code;
use crate::wire::request::{Origin, TypeKind};

const STAGE: &str = "java.util.concurrent.CompletionStage";
const RESULT_OBJECT: &str = "com.github.copilot.rpc.ToolResultObject";

/// Reads the result of a tool method; none where it returns what no tool can wait for (R6.2).
pub(crate) fn read<'r>(builder: &mut Builder<'_, 'r>, found: &Found<'r>, site: &Site) -> Option<ToolResult> {
    let request = builder.request;
    let types = &mut builder.shapes.types;
    // What is called is the overriding method, which may return a narrower type.
    let ty = match found
        .overridden_by
        .and_then(|(method, owner)| method.returns.map(|returns| (returns, owner)))
    {
        Some((returns, owner)) => {
            let own = types.own_type(request.tool_class);
            let seen = types
                .as_super(own, &request.declaration(owner).binary_name)
                .unwrap_or(own);
            let bindings = types.bindings(seen);
            types.resolve(returns, &bindings).ty
        }
        None => types.resolve(found.method.returns?, &found.bindings).ty,
    };
    if let Form::Missing(name) = types.form(ty) {
        let name = name.clone();
        let owner = request.declaration(found.owner);
        if request.last_round && owner.origin == Origin::ClassFile {
            let path = format!("the result of '{}'", found.method.name);
            let place = site.element(found.method.element);
            builder
                .diagnostics
                .report(Code::TypeMissing, &place, &[("type", &name), ("path", &path)]);
        } else {
            builder.unresolved.push(name);
        }
        return None;
    }
    let stage = types.as_super(ty, STAGE);
    if stage.is_none() {
        let unawaitable = [
            ("java.util.concurrent.Future", "a CompletableFuture or the value itself"),
            ("java.util.stream.BaseStream", "a List"),
            (
                "org.reactivestreams.Publisher",
                "a CompletableFuture (a Mono has toFuture())",
            ),
            ("java.util.concurrent.Flow$Publisher", "a CompletableFuture"),
        ];
        let unawaitable = unawaitable.iter().find(|(name, _)| types.as_super(ty, name).is_some());
        if let Some((_, instead)) = unawaitable {
            let printed = builder.shapes.print(ty);
            let arguments = [
                ("method", found.method.name.as_str()),
                ("type", &printed),
                ("instead", instead),
            ];
            builder
                .diagnostics
                .report(Code::ResultType, &site.element(found.method.element), &arguments);
            return None;
        }
    }
    let value = match stage {
        Some(stage) => types
            .arguments(stage)
            .first()
            .map_or_else(super::types::Types::object, |used| used.ty),
        None => ty,
    };
    let later = stage.is_some();
    let optional = match types
        .declaration(value)
        .map(|id| request.declaration(id).binary_name.as_str())
    {
        Some("java.util.Optional") => {
            let inner = types
                .arguments(value)
                .first()
                .map_or_else(super::types::Types::object, |used| used.ty);
            Some(content(builder, inner))
        }
        Some("java.util.OptionalInt" | "java.util.OptionalLong" | "java.util.OptionalDouble") => Some(Content::Json),
        _ => None,
    };
    let content = optional.unwrap_or_else(|| content(builder, value));
    Some(ToolResult {
        later,
        optional: optional.is_some(),
        content,
    })
}

fn content(builder: &mut Builder<'_, '_>, ty: Ty) -> Content {
    let request = builder.request;
    let types = &mut builder.shapes.types;
    match types.form(ty) {
        Form::Object => Content::Object,
        Form::Primitive(TypeKind::Void) => Content::Nothing,
        Form::Declared { declaration, .. } => match request.declaration(*declaration).binary_name.as_str() {
            "java.lang.String" => Content::Text,
            "java.lang.Void" => Content::Nothing,
            _ if types.as_super(ty, RESULT_OBJECT).is_some() => Content::Result,
            _ => Content::Json,
        },
        _ => Content::Json,
    }
}
