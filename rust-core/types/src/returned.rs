//! The type that a tool method returns: the type of the delivered value, without futures and Optionals around it.

use copilot_tool_finished::tools::{AWAITED, Content, ToolResult};

use super::types::{Bindings, Container, ResolvedType, Ty, TypeUse, Types};
use crate::diagnostics::reasons::ReturnInstead;
use crate::wire::request::{DeclarationId, DeclarationKind, Method, TypeKind};

const RESULT_OBJECT: &str = "com.github.copilot.rpc.ToolResultObject";
pub const BINARY_RESULT: &str = "com.github.copilot.rpc.ToolBinaryResult";

/// The type that a tool method returns.
#[derive(Debug)]
pub enum Returned {
    /// The compiler does not know the type with this name.
    Missing(String),
    /// No tool can wait for this type (R6.2).
    Unawaitable {
        ty: Ty,
        instead: ReturnInstead,
        /// Whether subtypes of the tool class bind the type, or the one that a future delivers (R3.11).
        is_of_variable: bool,
    },
    Value {
        result: ToolResult,
        /// The value, or the content of the `Optional`.
        held: TypeUse,
        /// The type of the elements, if it is a collection or array; else its own.
        element: Ty,
        /// Whether it is an `OptionalInt` or similar.
        is_primitive_optional: bool,
    },
}

impl Returned {
    /// Returns the type that the method returns. The overriding method is called, which may return a narrower type.
    ///
    /// - `own`: the tool class
    /// - `overriding`: the method that overrides it without annotation
    /// - `bindings`: the type variables of the type that declares it
    pub(crate) fn of(
        types: &mut Types<'_>,
        method: &Method,
        overriding: Option<(&Method, DeclarationId)>,
        bindings: &Bindings,
        own: Ty,
    ) -> Option<Self> {
        let returned = match overriding.and_then(|(method, owner)| Some((method.returns?, owner))) {
            Some((returns, owner)) => {
                let bindings = types.bindings_in(own, owner);
                types.resolve(returns, &bindings)
            }
            None => types.resolve(method.returns?, bindings),
        };
        let ty = returned.ty;
        if let ResolvedType::Missing(name) = types.form(ty) {
            return Some(Self::Missing(name.clone()));
        }
        let mut awaited = AWAITED.iter();
        let later = awaited.find_map(|own| types.as_super(ty, own.name).map(|stage| (own, stage)));
        let first = |types: &Types<'_>, ty: Ty| types.arguments(ty).first().copied().unwrap_or_else(Types::object_use);
        // `@Nullable` on the method applies to the returned type, whatever its targets (R4.3).
        let returned = types.qualified(returned, &method.annotations);
        let mut value = later.map_or(returned, |(_, stage)| first(types, stage));
        if later.is_some_and(|(own, _)| own.many) {
            value = Types::plain(types.intern(ResolvedType::Array(value)));
        }
        let inside = types.optional(value.ty).filter(|_| !types.is_json_nullable(value.ty));
        let (held, optional) = (inside.and_then(Result::ok).unwrap_or(value), inside.is_some());
        if let Some(instead) = unawaitable(types, held.ty) {
            return Some(Self::Unawaitable {
                ty,
                instead,
                is_of_variable: types.is_of_variable(returned) || types.is_of_variable(held),
            });
        }
        Some(Self::Value {
            result: ToolResult {
                later: later.map(|(own, _)| own),
                optional,
                content: content(types, held.ty),
            },
            held,
            element: element(types, held.ty),
            is_primitive_optional: optional && held.ty == value.ty,
        })
    }

    /// Returns the type that is written as JSON, or that the binary results of a record are found in.
    pub fn written(&self) -> Option<Ty> {
        match self {
            Self::Value {
                result,
                held,
                is_primitive_optional: false,
                ..
            } if matches!(result.content, Content::Json | Content::Object | Content::Files) => Some(held.ty),
            _ => None,
        }
    }
}

/// Returns the replacement for a type that a tool cannot wait for (R6.2), neither directly nor inside a future.
fn unawaitable(types: &mut Types<'_>, ty: Ty) -> Option<ReturnInstead> {
    const INSTEAD: [(&str, ReturnInstead); 4] = [
        ("java.util.concurrent.Future", ReturnInstead::FutureOrValue),
        ("java.util.stream.BaseStream", ReturnInstead::List),
        ("org.reactivestreams.Publisher", ReturnInstead::Reactive),
        ("java.util.concurrent.Flow$Publisher", ReturnInstead::Reactive),
    ];
    let awaited = AWAITED.iter().map(|own| (own.name, ReturnInstead::FutureOfValue));
    awaited
        .chain(INSTEAD)
        .find(|(name, _)| types.as_super(ty, name).is_some())
        .map(|(_, instead)| instead)
}

fn content(types: &mut Types<'_>, ty: Ty) -> Content {
    let request = types.request;
    if is_binary(types, ty) || is_text_with_binaries(types, ty) {
        return Content::Files;
    }
    match types.form(ty) {
        ResolvedType::Object => Content::Object,
        ResolvedType::Primitive(TypeKind::Void) => Content::Nothing,
        ResolvedType::Declared { declaration, .. } => match request.declaration(*declaration).binary_name.as_str() {
            "java.lang.String" => Content::Text,
            "java.lang.Void" => Content::Nothing,
            _ if types.as_super(ty, RESULT_OBJECT).is_some() => Content::Result,
            _ => Content::Json,
        },
        _ => Content::Json,
    }
}

/// Whether the type is a `ToolBinaryResult`, or a list or array of them (R6.4).
fn is_binary(types: &mut Types<'_>, ty: Ty) -> bool {
    let element = element(types, ty);
    types.is_named(element, BINARY_RESULT)
}

/// Returns the type of the elements of a collection or array; any other type unchanged.
fn element(types: &mut Types<'_>, ty: Ty) -> Ty {
    match types.form(ty) {
        ResolvedType::Array(component) => component.ty,
        _ => match types.container(ty) {
            Some(Container::Collection(Some(element))) => element.ty,
            _ => ty,
        },
    }
}

/// Whether the type is a record whose components are exactly one `String` and otherwise only binary results, at least
/// one (R6.4). Whether the mapper writes just these is found later.
fn is_text_with_binaries(types: &mut Types<'_>, ty: Ty) -> bool {
    let request = types.request;
    let declaration = types.declaration(ty).map(|id| request.declaration(id));
    let Some(record) = declaration.filter(|declaration| declaration.kind == DeclarationKind::Record) else {
        return false;
    };
    let bindings = types.bindings(ty);
    let mut texts = 0;
    for component in &record.components {
        let ty = types.resolve(component.ty, &bindings).ty;
        if types.is_named(ty, "java.lang.String") {
            texts += 1;
        } else if !is_binary(types, ty) {
            return false;
        }
    }
    texts == 1 && record.components.len() > 1
}
