//! The JSON that the SDK's mapper writes for types (R6.3).
//!
//! JDK types are in the table of `jdk_types`, which the rows of `docs/types.md` test; `jackson::written` finds all
//! others.

use super::declarations;
use super::jackson::{self, WrittenObject, WrittenType};
use super::jdk_types::{self, ScalarSchema};
use super::types::{ResolvedType, Ty, TypeUse, Types};
use crate::diagnostics::reasons::NeverWritten;
use crate::wire::request::{DeclarationKind, TypeKind};

/// The JSON that the SDK's mapper writes for a type.
#[derive(Debug)]
pub enum Written {
    /// A string, number or boolean.
    Scalar(ScalarSchema),
    /// One of these strings.
    Names(Vec<String>),
    /// An array. `None` for a raw collection, whose elements are unknown.
    Array(Option<TypeUse>),
    /// An object with arbitrary names. `None` for a raw map, whose values are unknown.
    Map(Option<TypeUse>),
    /// An object with known properties.
    Object(WrittenObject),
    /// The JSON of another type.
    As(TypeUse),
    /// An `Optional` of this type, which the SDK's mapper cannot write. For a primitive optional, the class to use
    /// instead.
    Optional(Result<TypeUse, &'static str>),
    /// JSON that declarations do not determine.
    Unknown,
    /// A type that no mapper can write.
    Never(NeverWritten),
    /// A type that is unknown to the compiler.
    Missing(String),
}

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
    if !is_jdk && jackson::is_formatted_as_object(types, ty) {
        return of_declaration(types, ty);
    }
    // A value that is not an object is written with its type id as an array or in an object around it.
    let is_container = ["java.util.Map", "java.util.Collection"].map(|of| types.as_super(ty, of).is_some());
    if !is_jdk
        && (declaration.kind == DeclarationKind::Enum || is_container.contains(&true))
        && jackson::has_type_info(types, ty)
    {
        return Written::Unknown;
    }
    if !is_jdk && jackson::is_written_by_annotation(types, ty) {
        return of_declaration(types, ty);
    }
    if let Some(seen) = types.as_super(ty, "java.util.Map") {
        if !is_jdk && jackson::is_filtered(types, ty) {
            return Written::Never(NeverWritten::Filtered);
        }
        return Written::Map(types.arguments(seen).get(1).copied());
    }
    if let Some(seen) = types.as_super(ty, "java.util.Collection") {
        return Written::Array(types.arguments(seen).first().copied());
    }
    if jdk_types::never_written().any(|resource| types.as_super(ty, resource).is_some()) {
        return Written::Never(NeverWritten::Jdk);
    }
    if is_jdk {
        return match declaration.kind {
            DeclarationKind::Enum => of_declaration(types, ty),
            _ => Written::Unknown,
        };
    }
    if declaration.package.starts_with("com.fasterxml.jackson.") {
        return Written::Unknown;
    }
    of_declaration(types, ty)
}

fn of_declaration(types: &mut Types<'_>, ty: Ty) -> Written {
    let Some(id) = types.declaration(ty) else {
        return Written::Unknown;
    };
    match jackson::written(types, ty, id) {
        WrittenType::As(used) if used.ty == ty => Written::Unknown,
        WrittenType::As(used) => Written::As(used),
        WrittenType::Names(names) => Written::Names(names),
        WrittenType::Ordinal => Written::Scalar(ScalarSchema::of("integer")),
        WrittenType::Unknown => Written::Unknown,
        WrittenType::Object(object) => {
            // A type that is only iterable is written as an array (`IterableSerializer`).
            let is_iterable = types.as_super(ty, "java.lang.Iterable").is_some();
            let is_empty = object.properties.is_empty() && object.additional.is_none();
            if is_iterable {
                Written::Unknown
            } else if let Some(refused) = object.refused {
                Written::Never(refused)
            } else if is_empty && !object.may_be_empty {
                Written::Never(NeverWritten::Empty)
            } else {
                Written::Object(object)
            }
        }
    }
}

fn primitive(kind: TypeKind) -> Written {
    Written::Scalar(ScalarSchema::of(match kind {
        TypeKind::Boolean => "boolean",
        TypeKind::Float | TypeKind::Double => "number",
        TypeKind::Char => "string",
        TypeKind::Void => return Written::Unknown,
        _ => "integer",
    }))
}

impl Written {
    /// Returns the types that a value of this form consists of, each with the step that leads to it.
    pub fn parts(&self) -> Vec<(TypeUse, String)> {
        match self {
            Self::Array(Some(element)) => vec![(*element, "[]".to_owned())],
            Self::Map(Some(value)) => vec![(*value, ".*".to_owned())],
            Self::As(used) | Self::Optional(Ok(used)) => vec![(*used, String::new())],
            Self::Object(object) => {
                let shown = object.properties.iter().filter(|property| !property.is_unknown);
                let shown = shown.map(|property| (property.used, format!(".{}", property.name)));
                shown
                    .chain(object.additional.map(|used| (used, ".*".to_owned())))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
