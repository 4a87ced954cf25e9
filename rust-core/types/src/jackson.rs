//! How Jackson 2.x, as the SDK configures it, reads a type that is declared outside the JDK (R7.3, R7.7).
//!
//! The configuration: default visibility and `MapperFeature`s, unknown properties ignored, the `JavaTimeModule`, no
//! parameter names module. Jackson's behaviour is followed even if it is odd, since a schema must not allow values that
//! the mapper refuses. If declarations do not determine how a type is read, the type is [`Unsupported::Unreadable`].
//!
//! `@JacksonAnnotationsInside` bundles are expanded already (`meta_annotations`).

mod annotations;
mod candidates;
mod classes;
mod collector;
mod creators;
mod enums;
mod members;
mod naming;
mod polymorphism;
mod properties;
mod specialized;
mod written;

#[cfg(test)]
mod tests;

use super::shape::{ContainerMaker, Shape, Shaped, Unsupported};
use super::types::{Container, ResolvedType, Ty, TypeUse, Types};
use super::{declarations, jdk_types};
use crate::diagnostics::reasons::Unreadable;
use crate::wire::request::{DeclarationId, DeclarationKind};
use annotations::Annotations;
use copilot_tool_finished::tools::JSON_NULLABLE;
use creators::Creator;

pub use annotations::{is_jackson, requires, texts};
pub(crate) use candidates::Candidates;
pub(crate) use properties::identify;
pub(crate) use written::{by_annotation as written_by_annotation, written};

/// The types to whose content Jackson applies the annotations of a property that a value can have: type information,
/// replaced types, formats (`JacksonAnnotationIntrospector.findPropertyContentTypeResolver`, `createContextual` of their
/// deserializers).
const CONTAINERS: &[&str] = &[
    "java.util.Collection",
    "java.util.Map",
    "java.util.Optional",
    JSON_NULLABLE,
    "java.util.concurrent.atomic.AtomicReference",
];

/// Returns the container that a type is, or extends.
fn container_of(types: &mut Types<'_>, ty: Ty) -> Option<Ty> {
    CONTAINERS.iter().find_map(|container| types.as_super(ty, container))
}

/// Returns the content of an array, or of a container: for a map, its values.
fn content(types: &mut Types<'_>, ty: Ty) -> Option<TypeUse> {
    match types.form(ty) {
        ResolvedType::Array(component) => Some(*component),
        ResolvedType::Declared { .. } => {
            let seen = container_of(types, ty)?;
            types.arguments(seen).last().copied()
        }
        _ => None,
    }
}

/// Returns the type of a map's values.
fn map_value(types: &mut Types<'_>, map: TypeUse) -> TypeUse {
    match types.container(map.ty) {
        Some(Container::Map { value: Some(value), .. }) => value,
        _ => Types::object_use(),
    }
}

/// Returns the shape of a declared type other than the JDK's scalars, collections and maps, and Jackson's trees. A type
/// that cannot be read is [`Shape::Unsupported`].
pub(crate) fn shape(types: &mut Types<'_>, ty: Ty) -> Shaped {
    let Some(id) = types.declaration(ty) else {
        return Shape::Any { node: false }.into();
    };
    make(types, ty, id).unwrap_or_else(|problem| Shape::Unsupported(problem).into())
}

/// Whether `@JsonFormat(shape = OBJECT)` on a class makes Jackson read a collection or map by its own properties
/// (`BasicDeserializerFactory.createCollectionDeserializer`, `DeserializerCache._createDeserializer2`).
pub(crate) fn is_formatted_as_object(types: &mut Types<'_>, ty: Ty) -> bool {
    members::annotations(types, ty).format_shape() == Some("OBJECT")
}

/// Returns the shape of a collection or map whose class has `@JsonDeserialize`: that of the type that it names, or an
/// unknown one.
pub(crate) fn made_as(types: &mut Types<'_>, ty: Ty) -> Option<Shape> {
    let annotations = members::annotations(types, ty);
    match deserialized_as(types, ty, &annotations) {
        Ok(other) => other.map(|other| Shape::Delegate(Types::plain(other))),
        Err(problem) => Some(Shape::Unsupported(problem)),
    }
}

/// Whether a class says by `@JsonDeserialize(keyUsing)` how it is read from the name of a JSON member.
pub(crate) fn has_key_deserializer(types: &mut Types<'_>, ty: Ty) -> bool {
    let annotations = members::annotations(types, ty);
    classes::has_key_deserializer(types.request, &annotations)
}

/// Returns the shape of a user's collection or map as Jackson makes it (R4.11): by a creator that takes the whole value
/// (`canCreateUsingDelegate`), a map by one that takes properties, so that the other members are its entries
/// (`MapDeserializer._deserializeUsingCreator`), or else by its constructor without parameters, even a private one. No
/// creator of a container is called with a string, number or boolean (`MapDeserializer.deserialize`).
///
/// # Errors
/// Jackson finds no way to make it.
pub(crate) fn made_container(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    shape: Shape,
) -> Result<Shape, Unsupported> {
    let declaration = types.request.declaration(id);
    let is_inner = declarations::is_inner(declaration);
    match (creators::creator(types, ty, id), &shape) {
        (Ok(Creator::Delegating(taken)), _) if !is_inner && !creators::takes_scalar(types, taken.ty) => {
            Ok(Shape::Delegate(taken))
        }
        (Ok(Creator::Properties { .. }), Shape::Map { value, .. }) if !is_inner => {
            properties::created_map(types, ty, id, value.unwrap_or_else(Types::object_use))
        }
        (Ok(_), _) if !is_inner && creators::has_default(declaration) => Ok(shape),
        _ => Err(Unreadable::ContainerWithoutConstructor.into()),
    }
}

/// Whether an abstract type declares how it is created: by a factory or by its subtypes.
pub(crate) fn has_own_way(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> bool {
    let annotations = members::annotations(types, ty);
    annotations.jackson("JsonTypeInfo").is_some() || !matches!(creators::factory(types, ty, id), Ok(None))
}

/// Returns the shape of a collection or map that the mapper makes, or the reason why it cannot; `None` for any other
/// type.
fn container(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Option<Result<Shape, Unsupported>> {
    let build = ContainerMaker::Mapper;
    let shape = match types.container(ty)? {
        Container::Map { value, .. } => Shape::Map { value, build },
        Container::Collection(element) => Shape::Collection { element, build },
    };
    Some(made_container(types, ty, id, shape))
}

/// Whether annotations on a class or its supertypes give its values type information (R7.7).
pub(crate) fn has_type_info(types: &mut Types<'_>, ty: Ty) -> bool {
    members::annotations(types, ty).type_info().is_some()
}

/// Returns the shape of a declared type whose class or supertypes have `@JsonTypeInfo`; `None` for any other type.
fn by_type_info<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Option<Shaped>, Unsupported> {
    let Some(info) = polymorphism::type_info(types.request, annotations)? else {
        return Ok(None);
    };
    if !types.request.declaration(id).described {
        return Err(Unreadable::Library.into());
    }
    polymorphism::by_type_info(types, ty, id, annotations, &info).map(Some)
}

/// Whether Jackson reads the type by its own members or by those of its subtypes, so that the type information of a
/// property applies to it: it is `Object`, or an interface or a class of one's own, and no annotation names another type
/// or code that reads it.
fn takes_type_info(types: &mut Types<'_>, ty: Ty) -> bool {
    let Some(id) = types.declaration(ty) else {
        // `UntypedObjectDeserializer`.
        return matches!(types.form(ty), ResolvedType::Object);
    };
    let declaration = types.request.declaration(id);
    if container_of(types, ty).is_some() {
        return false;
    }
    if !declaration.described || declarations::is_jdk(declaration) {
        // Jackson's deserializers of abstract types have none of their own.
        let is_known = declarations::is_jackson(declaration) || jdk_types::find(&declaration.binary_name).is_some();
        return declaration.kind == DeclarationKind::Interface && !is_known;
    }
    let annotations = members::annotations(types, ty);
    matches!(deserialized_as(types, ty, &annotations), Ok(None))
}

fn make(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Result<Shaped, Unsupported> {
    if let Some((plain, typing)) = types.typing(ty) {
        // The type information of a property replaces that of the type
        // (`StdSubtypeResolver.collectAndResolveSubtypesByTypeId`).
        let info = polymorphism::type_info_of_property(types.request, typing)?;
        let annotations = members::annotations(types, plain);
        return polymorphism::by_type_info(types, plain, id, &annotations, &info);
    }
    let declaration = types.request.declaration(id);
    let annotations = members::annotations(types, ty);
    if let Some(other) = deserialized_as(types, ty, &annotations)? {
        return Ok(Shape::Delegate(Types::plain(other)).into());
    }
    if let Some(made) = by_type_info(types, ty, id, &annotations)? {
        return Ok(made);
    }
    if declaration.kind == DeclarationKind::Enum {
        return enums::shape(types, ty, id, &annotations);
    }
    if !declaration.described {
        return Err(Unreadable::Library.into());
    }
    // A sealed class that is not abstract is read as itself (R7.12).
    let is_abstract = declaration.is_abstract();
    let is_built = builder(types, ty, &annotations).is_some();
    if is_abstract && !is_built && declarations::has(&declaration.modifiers, "sealed") {
        return polymorphism::sealed(types, ty, &annotations);
    }
    concrete(types, ty, id, &annotations)
}

/// Returns the shape of a type by its own members, ignoring its subtypes.
fn concrete<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Shaped, Unsupported> {
    let request = types.request;
    if let Some(builder) = builder(types, ty, annotations) {
        let made = properties::built(types, builder, id, annotations)?;
        return polymorphism::with_external(types, builder, made);
    }
    let declaration = request.declaration(id);
    let is_interface = declaration.kind == DeclarationKind::Interface;
    if declaration.is_abstract() {
        match creators::creator(types, ty, id)? {
            Creator::Delegating(used) => return Ok(Shape::Delegate(used).into()),
            Creator::Empty { scalar } | Creator::Nothing { scalar } => {
                // Jackson uses the static factories of abstract types too, and nothing else can create a value (R4.11).
                let taken = scalar.ok_or(if declaration.binary_name == "kotlin.coroutines.Continuation" {
                    Unreadable::Continuation
                } else {
                    Unreadable::NoClass
                })?;
                return Ok(Shape::Delegate(taken).into());
            }
            // Jackson calls the factory, but the members of an interface do not determine the properties.
            Creator::Properties { .. } if is_interface => return Ok(Shape::Open.into()),
            Creator::Properties { .. } => {}
        }
    }
    // Jackson does not find the constructors and factories of such a class (`BeanDescription.isNonStaticInnerClass`,
    // `BeanDeserializerBase.deserializeFromObjectUsingNonDefault`).
    if declaration.kind == DeclarationKind::Class && declarations::is_inner(declaration) {
        return Err(properties::unmade(types, ty, id, Unreadable::Inner));
    }
    let made = properties::object(types, ty, id, annotations)?;
    polymorphism::with_external(types, ty, made)
}

/// Returns the builder that `@JsonDeserialize(builder)` names, with the type arguments of the built type
/// (`INFER_BUILDER_TYPE_BINDINGS`).
fn builder<'r>(types: &mut Types<'r>, ty: Ty, annotations: &Annotations<'r>) -> Option<Ty> {
    let named = classes::class_member(types, annotations, "JsonDeserialize", "builder")?;
    let declaration = types.declaration(named)?;
    let arguments = types.arguments(ty).to_vec();
    if types.request.declaration(declaration).type_parameters.len() != arguments.len() {
        return Some(named);
    }
    Some(types.declared(declaration, arguments))
}

/// Returns the type that `@JsonDeserialize(as)` names in place of this one, following any number of such annotations.
///
/// # Errors
/// Returns why there is none: a deserializer, converter or builder of the user's own, or a cycle of types.
fn deserialized_as<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    annotations: &Annotations<'r>,
) -> Result<Option<Ty>, Unsupported> {
    let request = types.request;
    let mut seen = vec![ty];
    let (mut from, mut annotations) = (ty, annotations.clone());
    loop {
        if let Some((member, class)) = classes::own_deserializer(request, &annotations) {
            // The type that `as` names may have a deserializer of its own.
            return if seen.len() == 1 {
                Err(Unreadable::OwnDeserializer { member, class }.into())
            } else {
                Ok(Some(from))
            };
        }
        let Some(of) = types.declaration(from) else { break };
        let target = classes::class_member(types, &annotations, "JsonDeserialize", "as");
        let Some(target) = target
            .and_then(|target| types.declaration(target))
            .filter(|target| *target != of)
        else {
            break;
        };
        // Jackson requires a subtype and reports any other type at run time.
        if !declarations::is_subtype(request, target, of) {
            return Err(Unreadable::DeserializedAsNoSubtype.into());
        }
        let next = specialized::specialized(types, target, from);
        if seen.contains(&next) {
            return Err(Unreadable::DeserializedAsItself.into());
        }
        seen.push(next);
        (from, annotations) = (next, members::annotations(types, next));
    }
    Ok((from != ty).then_some(from))
}
