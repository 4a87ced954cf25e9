//! What Jackson 2.x, as the SDK configures it, reads for a type that is declared outside the JDK (R7.3, R7.7).
//!
//! The configuration: default visibility and `MapperFeature`s, unknown properties ignored, the `JavaTimeModule`, no
//! parameter names module. Where Jackson's own behaviour is odd it is followed, for a schema that promises what the
//! mapper refuses is useless; where a declaration does not show what is read, the type is
//! [`Unsupported::Unreadable`].
//!
//! `@JacksonAnnotationsInside` bundles are expanded before (`meta_annotations`).

mod annotations;
mod classes;
mod creators;
mod enums;
mod members;
mod naming;
mod polymorphism;
mod properties;
mod written;

#[cfg(test)]
mod tests;

use super::facts;
use super::shape::{Remark, Shape, Shaped, Unsupported};
use super::types::{Form, Ty, Types};
use crate::diagnostics::reasons::Unreadable;
use crate::wire::request::{DeclarationId, DeclarationKind, Request};
use annotations::Annotations;
use creators::Creator;

pub(crate) use annotations::{is_jackson, texts};
pub(crate) use written::{WrittenObject, WrittenProperty, WrittenType, written};

/// A shape in the making.
struct Made {
    shape: Shape,
    remarks: Vec<Remark>,
}

impl Made {
    fn plain(shape: Shape) -> Self {
        Self {
            shape,
            remarks: Vec::new(),
        }
    }
}

/// The shape of a declared type that is not one of the JDK's scalars, collections or maps, nor one of Jackson's trees.
/// A type that cannot be read is [`Shape::Unsupported`].
pub(crate) fn shape<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> Shaped {
    let made = match types.declaration(ty) {
        Some(id) => make(types, request, ty, id),
        None => Ok(Made::plain(Shape::Any { node: false })),
    };
    let Made { shape, remarks } = made.unwrap_or_else(|problem| Made::plain(Shape::Unsupported(problem)));
    Shaped { shape, remarks }
}

/// Whether `@JsonFormat(shape = OBJECT)` on a class makes Jackson read a collection or map by its own properties
/// (`BasicDeserializerFactory.createCollectionDeserializer`, `DeserializerCache._createDeserializer2`).
pub(crate) fn is_formatted_as_object<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> bool {
    let hierarchy = members::hierarchy(types, request, ty);
    members::class_annotations(types, request, &hierarchy).format_shape() == Some("OBJECT")
}

/// Whether annotations on a class say what is written of it, whatever its supertypes are: a collection or map, too.
pub(crate) fn is_written_by_annotation<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> bool {
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    annotations.jackson("JsonSerialize").is_some() || enums::value(types, request, &hierarchy).is_some()
}

/// What Jackson reads in place of a collection or map whose class has `@JsonDeserialize`: the type that it names, or
/// nothing that can be known.
pub(crate) fn made_as<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> Option<Shape> {
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    match deserialized_as(types, request, ty, &annotations) {
        Ok(other) => other.map(|other| Shape::Delegate(Types::plain(other))),
        Err(problem) => Some(Shape::Unsupported(problem)),
    }
}

/// Whether Jackson can make a collection or map of this class, which is the user's own (R4.11): by its constructor
/// without parameters, however private, or by a creator that takes the whole; a map by one that takes properties, too.
pub(crate) fn can_make_container<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    is_map: bool,
) -> bool {
    let declaration = request.declaration(id);
    let is_inner = declaration.enclosing.is_some() && !facts::has(&declaration.modifiers, "static");
    let is_made = match creators::creator(types, request, ty, id) {
        Ok(Creator::Delegating(_) | Creator::Empty { .. }) => true,
        Ok(Creator::Properties { .. }) => is_map,
        Ok(Creator::Nothing { .. }) | Err(_) => false,
    };
    is_made && !is_inner
}

/// Whether an abstract type says how it is made: by a factory or by its subtypes.
pub(crate) fn has_own_way<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty, id: DeclarationId) -> bool {
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    annotations.jackson("JsonTypeInfo").is_some() || !matches!(creators::factory(types, request, ty, id), Ok(None))
}

fn make<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty, id: DeclarationId) -> Result<Made, Unsupported> {
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    if let Some(other) = deserialized_as(types, request, ty, &annotations)? {
        return Ok(Made::plain(Shape::Delegate(Types::plain(other))));
    }
    if declaration.kind == DeclarationKind::Enum {
        return enums::shape(types, request, ty, id, &annotations);
    }
    if !declaration.described {
        return Err(Unsupported::Unreadable(Unreadable::Library));
    }
    if let Some(info) = polymorphism::type_info(&annotations)? {
        return polymorphism::by_type_info(types, request, ty, id, &annotations, &info);
    }
    // A sealed class that can be made itself is read as itself (R7.12).
    let is_abstract = declaration.kind == DeclarationKind::Interface || facts::has(&declaration.modifiers, "abstract");
    let is_built = builder(types, request, ty, &annotations).is_some();
    if is_abstract && !is_built && facts::has(&declaration.modifiers, "sealed") {
        return polymorphism::sealed(types, request, ty, &annotations);
    }
    concrete(types, request, ty, id, &annotations)
}

/// The shape of a type by its own members, whatever subtypes it has.
fn concrete<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    if let Some(builder) = builder(types, request, ty, annotations) {
        return properties::built(types, request, builder, id, annotations);
    }
    let declaration = request.declaration(id);
    let is_interface = declaration.kind == DeclarationKind::Interface;
    if is_interface || facts::has(&declaration.modifiers, "abstract") {
        match creators::creator(types, request, ty, id)? {
            Creator::Delegating(used) => return Ok(Made::plain(Shape::Delegate(used))),
            Creator::Empty { scalar } | Creator::Nothing { scalar } => {
                // Jackson asks the static factories of abstract types, too, and nothing else makes a value (R4.11).
                let taken = scalar.ok_or(Unsupported::Unreadable(Unreadable::NoClass))?;
                return Ok(Made::plain(Shape::Delegate(taken)));
            }
            // Jackson calls the factory, but what an interface declares says nothing of the properties.
            Creator::Properties { .. } if is_interface => return Ok(Made::plain(Shape::Open)),
            Creator::Properties { .. } => {}
        }
    }
    // Jackson finds neither constructors nor factories of such a class (`BeanDescription.isNonStaticInnerClass`,
    // `BeanDeserializerBase.deserializeFromObjectUsingNonDefault`).
    if declaration.kind == DeclarationKind::Class
        && declaration.enclosing.is_some()
        && !facts::has(&declaration.modifiers, "static")
    {
        return Err(Unsupported::Unreadable(Unreadable::Inner));
    }
    properties::object(types, request, ty, id, annotations)
}

/// The builder that `@JsonDeserialize(builder)` names, with the type arguments of what it builds
/// (`INFER_BUILDER_TYPE_BINDINGS`).
fn builder<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty, annotations: &Annotations<'r>) -> Option<Ty> {
    let named = classes::class_member(types, request, annotations, "builder")?;
    let declaration = types.declaration(named)?;
    let arguments = types.arguments(ty).to_vec();
    if request.declaration(declaration).type_parameters.len() != arguments.len() {
        return Some(named);
    }
    Some(types.intern(Form::Declared {
        declaration,
        arguments,
        outer: Vec::new(),
    }))
}

/// The type that `@JsonDeserialize(as)` names in place of this one, through any number of steps.
///
/// # Errors
/// A deserializer, converter or builder of the user's own, and a circle of types.
fn deserialized_as<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    annotations: &Annotations<'r>,
) -> Result<Option<Ty>, Unsupported> {
    let mut seen = vec![ty];
    let mut current = (ty, annotations.clone());
    loop {
        let (from, annotations) = &current;
        let from = *from;
        if let Some(code) = classes::own_deserializer(request, annotations) {
            // The type that `as` names decides by itself.
            return if seen.len() == 1 {
                Err(Unsupported::Unreadable(Unreadable::OwnDeserializer {
                    member: code.member,
                    class: code.class,
                }))
            } else {
                Ok(Some(from))
            };
        }
        let Some(of) = types.declaration(from) else { break };
        let target = classes::class_member(types, request, annotations, "as");
        let Some(target) = target
            .and_then(|target| types.declaration(target))
            .filter(|target| *target != of)
        else {
            break;
        };
        // Jackson demands a subtype; anything else is its own error at run time.
        if !members::is_subtype(request, target, of) {
            return Err(Unsupported::Unreadable(Unreadable::DeserializedAsNoSubtype));
        }
        let next = polymorphism::specialized(types, request, target, from);
        if seen.contains(&next) {
            return Err(Unsupported::Unreadable(Unreadable::DeserializedAsItself));
        }
        seen.push(next);
        let hierarchy = members::hierarchy(types, request, next);
        current = (next, members::class_annotations(types, request, &hierarchy));
    }
    Ok((current.0 != ty).then_some(current.0))
}
