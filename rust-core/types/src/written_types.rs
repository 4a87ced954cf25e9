//! The JSON that the SDK's mapper writes for types (R6.3).
//!
//! JDK types are in the table of `jdk_types`, which the rows of `docs/types.md` test; `jackson::written` finds all
//! others.

use super::declarations;
use super::jackson;
use super::jdk_types::{self, ScalarSchema};
use super::types::{Container, ResolvedType, Ty, Types};
use super::written::Written;
use crate::diagnostics::reasons::NeverWritten;
use crate::wire::request::{DeclarationKind, TypeKind};

/// The types whose values write themselves.
const SELF_WRITING: &[&str] = &[
    "com.fasterxml.jackson.databind.JsonSerializable",
    "com.fasterxml.jackson.databind.JsonSerializable$Base",
];

/// Returns the JSON that the SDK's mapper writes for a value of the type.
pub(crate) fn written<'r>(types: &mut Types<'r>, ty: Ty) -> Written {
    let id = match types.form(ty).clone() {
        ResolvedType::Object | ResolvedType::Other(_) => return Written::Unknown,
        ResolvedType::Primitive(kind) => return primitive(kind),
        ResolvedType::Array(component) => {
            return match types.form(component.ty) {
                ResolvedType::Primitive(TypeKind::Byte | TypeKind::Char) => Written::Scalar(ScalarSchema::of("string")),
                _ => Written::Array(Some(component)),
            };
        }
        ResolvedType::Missing(name) => return Written::Missing(name),
        ResolvedType::Declared { declaration, .. } => declaration,
    };
    let declaration = types.request.declaration(id);
    let name = declaration.binary_name.as_str();
    let first = |types: &Types<'r>| types.arguments(ty).first().copied().unwrap_or_else(Types::object_use);
    if declarations::is_jackson_3(declaration) {
        return Written::Never(NeverWritten::Jackson3);
    }
    if let Some(scalar) = jdk_types::written_scalar(name) {
        return Written::Scalar(scalar);
    }
    if let Some(held) = types.optional(ty) {
        return Written::Optional(held.map_err(|(_, class)| class));
    }
    match name {
        "java.util.concurrent.atomic.AtomicReference" => return Written::As(first(types)),
        "java.lang.Iterable" | "java.util.Iterator" => return Written::Array(types.arguments(ty).first().copied()),
        "java.util.Map$Entry" => return Written::Map(types.arguments(ty).get(1).copied()),
        _ => {}
    }
    let is_jdk = declarations::is_jdk(declaration);
    // Such a type writes itself (`SerializableSerializer`). Jackson's own classes are not described, so the base class
    // has no visible supertypes.
    if SELF_WRITING.iter().any(|name| types.as_super(ty, name).is_some()) {
        return Written::Unknown;
    }
    let container = types.container(ty);
    if !is_jdk && let Some(written) = jackson::written_by_annotation(types, ty, id, container) {
        return written;
    }
    match container {
        Some(Container::Map { value, .. }) => return Written::Map(value),
        Some(Container::Collection(element)) => return Written::Array(element),
        None => {}
    }
    if jdk_types::never_written().any(|resource| types.as_super(ty, resource).is_some()) {
        return Written::Never(NeverWritten::Jdk);
    }
    match declaration.kind {
        DeclarationKind::Enum if is_jdk => jackson::written(types, ty, id),
        _ if is_jdk || declarations::is_jackson(declaration) => Written::Unknown,
        _ => jackson::written(types, ty, id),
    }
}

fn primitive(kind: TypeKind) -> Written {
    let row = jdk_types::primitive(kind).and_then(|own| jdk_types::row_of(own.scalar));
    row.and_then(|own| jdk_types::written_scalar(own.java))
        .map_or(Written::Unknown, Written::Scalar)
}
