//! What becomes of what a tool method returns (section 6).

use super::builder::Builder;
use super::collect::Found;
use super::result_types;
use super::site::Site;
use super::tool::{Content, ToolResult};
use super::types::{Form, Ty, Types};
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::ReturnInstead;
use crate::text::json::Json;
use crate::wire::request::TypeKind;

const STAGE: &str = "java.util.concurrent.CompletionStage";
const RESULT_OBJECT: &str = "com.github.copilot.rpc.ToolResultObject";

/// Reads the result of a tool method, and the schema of its JSON where that is wanted and known; none where it returns what no tool can wait for (R6.2).
pub(crate) fn read<'r>(
    builder: &mut Builder<'_, 'r>,
    found: &Found<'r>,
    site: &Site,
) -> Option<(ToolResult, Option<Json>)> {
    let request = builder.request;
    let types = &mut builder.shapes.types;
    // What is called is the overriding method, which may return a narrower type.
    let returned = match found
        .overridden_by
        .and_then(|(method, owner)| method.returns.map(|returns| (returns, owner)))
    {
        Some((returns, owner)) => {
            let seen = types
                .as_super(builder.own, &request.declaration(owner).binary_name)
                .unwrap_or(builder.own);
            let bindings = types.bindings(seen);
            types.resolve(returns, &bindings)
        }
        None => types.resolve(found.method.returns?, &found.bindings),
    };
    let ty = returned.ty;
    if let Form::Missing(name) = types.form(ty) {
        let name = name.clone();
        let path = format!("the result of '{}'", found.method.name);
        let place = site.element(found.method.element);
        builder.missing(name, !found.is_from_class_file(request), &path, &place);
        return None;
    }
    let stage = types.as_super(ty, STAGE);
    let first = |types: &Types<'_>, ty: Ty| types.arguments(ty).first().copied().unwrap_or_else(Types::object_use);
    // `@Nullable` on the method applies to what it returns, whatever its targets (R4.3).
    let returned = types.marked(returned, &found.method.annotations);
    let value = stage.map_or(returned, |stage| first(types, stage));
    let name = types
        .declaration(value.ty)
        .map(|id| request.declaration(id).binary_name.as_str());
    let (held, optional) = match name {
        Some("java.util.Optional") => (first(types, value.ty), true),
        Some("java.util.OptionalInt" | "java.util.OptionalLong" | "java.util.OptionalDouble") => (value, true),
        _ => (value, false),
    };
    if let Some(instead) = unawaitable(types, held.ty) {
        let printed = builder.shapes.print(ty);
        let place = site.element(found.method.element);
        let refused = Diagnostic::ResultType {
            method: found.method.name.clone(),
            r#type: printed,
            instead,
        };
        builder.diagnostics.report(&place, &refused);
        return None;
    }
    let content = content(builder, held.ty);
    let mut output = None;
    let is_primitive_optional = optional && held.ty == value.ty;
    if content == Content::Json && !is_primitive_optional {
        result_types::check(builder, found, site, held.ty);
        if builder.options.output && !optional {
            output = result_types::schema(&mut builder.shapes.types, request, held);
        }
    }
    let result = ToolResult {
        later: stage.is_some(),
        optional,
        content,
    };
    Some((result, output))
}

/// What to return in place of a type that a tool cannot wait for (R6.2), neither by itself nor inside a future.
fn unawaitable(types: &mut Types<'_>, ty: Ty) -> Option<ReturnInstead> {
    const INSTEAD: &[(&str, ReturnInstead)] = &[
        ("java.util.concurrent.Future", ReturnInstead::FutureOrValue),
        (STAGE, ReturnInstead::FutureOfValue),
        ("java.util.stream.BaseStream", ReturnInstead::List),
        ("org.reactivestreams.Publisher", ReturnInstead::FutureOfPublished),
        ("java.util.concurrent.Flow$Publisher", ReturnInstead::Future),
    ];
    INSTEAD
        .iter()
        .find(|(name, _)| types.as_super(ty, name).is_some())
        .map(|(_, instead)| *instead)
}

fn content(builder: &mut Builder<'_, '_>, ty: Ty) -> Content {
    let request = builder.request;
    let types = &mut builder.shapes.types;
    match types.form(ty) {
        // Without the type there is nothing to leave untouched.
        Form::Object if builder.api.result_object => Content::Object,
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
