//! Types of which an object can be one of several: `@JsonTypeInfo`, and sealed types.
//!
//! Jackson's side: `StdSubtypeResolver.collectAndResolveSubtypesByTypeId`, `TypeNameIdResolver`,
//! `StdTypeResolverBuilder`, checked against 2.17.3 and 2.19.2. Jackson 2.x does not look at `permits`.

use std::collections::{HashMap, HashSet};

use super::annotations::Annotations;
use super::{Made, classes, members};
use crate::diagnostics::reasons::{Unreadable, UnshownTypeInfo};
use crate::model::facts;
use crate::model::shape::{Alternative, Discriminator, ObjectShape, Shape, Tag, UnionShape, Unsupported};
use crate::model::types::{Bindings, Form, Ty, Types, Use};
use crate::wire::request::{
    Annotation, DeclarationId, DeclarationKind, Request, TypeId, TypeKind, TypeParameterId, Value,
};

/// What `@JsonTypeInfo` asks for.
#[derive(Debug)]
pub(super) struct TypeInfo<'r> {
    inclusion: Inclusion<'r>,
    /// `SIMPLE_NAME` rather than `NAME`: what a type without a name is called.
    simple: bool,
}

#[derive(Debug)]
enum Inclusion<'r> {
    Property(&'r str),
    Wrapper,
    Deduction,
}

/// How a concrete type with type information is shown in a union or alone.
struct Leaf {
    declaration: DeclarationId,
    name: Option<String>,
}

impl Leaf {
    /// Its name, or the one of a type that has none.
    fn name_for(&self, request: &Request, info: &TypeInfo<'_>) -> String {
        let default = || default_name(&request.declaration(self.declaration).binary_name, info.simple);
        self.name.clone().unwrap_or_else(default)
    }
}

/// The type information that the annotations give.
///
/// # Errors
/// A form that a model cannot be shown, with the reason.
pub(super) fn type_info<'r>(annotations: &Annotations<'r>) -> Result<Option<TypeInfo<'r>>, Unsupported> {
    let unshown = |reason| Err(Unsupported::TypeInfo(reason));
    if annotations.jackson("JsonTypeResolver").is_some() || annotations.jackson("JsonTypeIdResolver").is_some() {
        return unshown(UnshownTypeInfo::OwnCode);
    }
    let Some(annotation) = annotations.type_info() else {
        return Ok(None);
    };
    let constant = |member| annotation.value(member).and_then(Value::as_constant);
    let simple = match constant("use") {
        Some("NAME") => false,
        Some("SIMPLE_NAME") => true,
        Some("DEDUCTION") => {
            return Ok(Some(TypeInfo {
                inclusion: Inclusion::Deduction,
                simple: false,
            }));
        }
        Some("CLASS" | "MINIMAL_CLASS") => {
            return unshown(UnshownTypeInfo::ClassNames);
        }
        _ => return unshown(UnshownTypeInfo::OwnCode),
    };
    let inclusion = match constant("include").unwrap_or("PROPERTY") {
        "PROPERTY" | "EXISTING_PROPERTY" => {
            let written = annotation
                .value("property")
                .and_then(Value::as_str)
                .filter(|name| !name.is_empty());
            // The default of `Id.NAME` and `Id.SIMPLE_NAME`.
            Inclusion::Property(written.unwrap_or("@type"))
        }
        "WRAPPER_OBJECT" => Inclusion::Wrapper,
        "WRAPPER_ARRAY" => return unshown(UnshownTypeInfo::Array),
        "EXTERNAL_PROPERTY" => return unshown(UnshownTypeInfo::Beside),
        _ => return unshown(UnshownTypeInfo::UnknownInclusion),
    };
    Ok(Some(TypeInfo { inclusion, simple }))
}

/// The shape of a type with type information: one object where only it can be made, else a union of the types that
/// `@JsonSubTypes` lists, here and on those types.
pub(super) fn by_type_info<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
    info: &TypeInfo<'r>,
) -> Result<Made, Unsupported> {
    let leaves = leaves(request, id, annotations);
    if leaves.is_empty() {
        return Err(Unsupported::TypeInfo(UnshownTypeInfo::NoSubtypes));
    }
    let alone = matches!(leaves.as_slice(), [only] if only.declaration == id);
    let mut alternatives = Vec::new();
    for leaf in leaves {
        let name = leaf.name_for(request, info);
        let tag = match info.inclusion {
            Inclusion::Property(property) => Tag::Property(Discriminator {
                property: property.to_owned(),
                value: name,
            }),
            Inclusion::Wrapper => Tag::Wrapper(name),
            Inclusion::Deduction => Tag::None,
        };
        let leaf_ty = if leaf.declaration == id {
            ty
        } else {
            specialized(types, request, leaf.declaration, ty)
        };
        if alone && !matches!(tag, Tag::Wrapper(_)) {
            return own_shape(types, request, ty, id, &tag);
        }
        // Every subtype inherits the type information, so by itself it may be a union or wrapped too.
        let is_object_by_itself = leaf.declaration != id
            && !matches!(tag, Tag::Wrapper(_))
            && is_alone_under(types, request, leaf_ty, leaf.declaration, info, &tag);
        let object = if is_object_by_itself {
            None
        } else {
            own_object(types, request, leaf_ty, leaf.declaration, &tag)?
        };
        alternatives.push(Alternative {
            used: Types::plain(leaf_ty),
            tag,
            object,
        });
    }
    Ok(Made::plain(Shape::Union(UnionShape {
        alternatives,
        description: classes::class_description(annotations),
        untyped: false,
    })))
}

/// The shape of a sealed type without type information: its permitted types, flattened (R7.3).
pub(super) fn sealed<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    let mut seen = HashSet::new();
    let mut open = vec![ty];
    let mut alternatives = Vec::new();
    while let Some(leaf) = open.pop() {
        let Some(of) = types.declaration(leaf) else { continue };
        if !seen.insert(of) {
            continue;
        }
        let declaration = request.declaration(of);
        let is_sealed = facts::has(&declaration.modifiers, "sealed");
        if is_sealed {
            let permitted: Vec<DeclarationId> = declaration
                .permitted
                .iter()
                .filter_map(|id| request.ty(*id).declaration)
                .collect();
            for id in permitted.into_iter().rev() {
                open.push(specialized(types, request, id, leaf));
            }
            if declaration.kind == DeclarationKind::Interface || facts::has(&declaration.modifiers, "abstract") {
                continue;
            }
        }
        let object = if is_sealed {
            own_object(types, request, leaf, of, &Tag::None)?
        } else {
            None
        };
        alternatives.push(Alternative {
            used: Types::plain(leaf),
            tag: Tag::None,
            object,
        });
    }
    if alternatives.is_empty() {
        return Err(Unsupported::Unreadable(Unreadable::NothingPermitted));
    }
    Ok(Made::plain(Shape::Union(UnionShape {
        alternatives,
        description: classes::class_description(annotations),
        untyped: true,
    })))
}

/// The shape of the type by its own members, identified by the tag.
fn own_shape<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    tag: &Tag,
) -> Result<Made, Unsupported> {
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    let mut made = super::concrete(types, request, ty, id, &annotations)?;
    if let Shape::Object(object) = &mut made.shape {
        object.generated = false;
        if let Tag::Property(discriminator) = tag {
            discriminate(object, discriminator);
        }
    }
    Ok(made)
}

/// The type's own object, where it is one.
fn own_object<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    tag: &Tag,
) -> Result<Option<ObjectShape>, Unsupported> {
    Ok(match own_shape(types, request, ty, id, tag)?.shape {
        Shape::Object(object) => Some(object),
        _ => None,
    })
}

/// Puts the discriminator in place of the property of its name, if the object has one (`EXISTING_PROPERTY`, `visible`).
fn discriminate(object: &mut ObjectShape, discriminator: &Discriminator) {
    object
        .properties
        .retain(|property| property.name != discriminator.property);
    object.discriminator = Some(discriminator.clone());
}

/// Whether the type, where it is used by itself, can be no other type and is told by the same tag: the name that a
/// `@JsonSubTypes` gives it counts for a union, its own `@JsonTypeName` for itself.
fn is_alone_under<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    info: &TypeInfo<'r>,
    tag: &Tag,
) -> bool {
    let hierarchy = members::hierarchy(types, request, ty);
    let annotations = members::class_annotations(types, request, &hierarchy);
    let own = leaves(request, id, &annotations);
    let [only] = own.as_slice() else { return false };
    let name = only.name_for(request, info);
    only.declaration == id && !matches!(tag, Tag::Property(discriminator) if discriminator.value != name)
}

/// The concrete types that a value can be, each with its first name. A name given later to a type that had none
/// counts: a leaf used alone takes its name from the `@JsonSubTypes` that it inherits.
fn leaves<'r>(request: &'r Request, id: DeclarationId, annotations: &Annotations<'r>) -> Vec<Leaf> {
    let mut found: Vec<Leaf> = Vec::new();
    let mut places: HashMap<DeclarationId, usize> = HashMap::new();
    // Each type with the name that its parent gives it.
    let mut open: Vec<(DeclarationId, Option<&'r str>)> = vec![(id, None)];
    while let Some((of, name)) = open.pop() {
        // What counts for it: for the root with what its supertypes say, for others without
        // (`AnnotatedClassResolver.resolveWithoutSuperTypes`).
        let own = Annotations::of(&request.declaration(of).annotations);
        let annotations = if of == id { annotations } else { &own };
        let name = || {
            name.or_else(|| annotations.text("JsonTypeName", "value"))
                .map(str::to_owned)
        };
        let place = *places.entry(of).or_insert(found.len());
        if let Some(leaf) = found.get_mut(place) {
            if leaf.name.is_none() {
                leaf.name = name();
            }
            continue;
        }
        found.push(Leaf {
            declaration: of,
            name: name(),
        });
        let subtypes = annotations.jackson("JsonSubTypes").and_then(|list| list.value("value"));
        let listed = subtypes
            .map_or(&[][..], Value::elements)
            .iter()
            .rev()
            .filter_map(Value::as_annotation);
        open.extend(listed.filter_map(|listed| named_subtype(request, listed)));
    }
    let is_final = facts::has(&request.declaration(id).modifiers, "final");
    found.retain(|leaf| {
        let declaration = request.declaration(leaf.declaration);
        let is_made = declaration.kind != DeclarationKind::Interface && !facts::has(&declaration.modifiers, "abstract");
        let is_subtype = leaf.declaration == id || !is_final && members::is_subtype(request, leaf.declaration, id);
        is_made && is_subtype
    });
    found
}

/// The type and its first name in one `@JsonSubTypes.Type`: `name`, else the first of `names`.
fn named_subtype<'r>(request: &'r Request, listed: &'r Annotation) -> Option<(DeclarationId, Option<&'r str>)> {
    let class = listed.value("value").and_then(Value::as_class)?;
    let declaration = request.ty(class).declaration?;
    let names = listed.value("names").map_or(&[][..], Value::elements);
    let name = listed
        .value("name")
        .into_iter()
        .chain(names)
        .filter_map(Value::as_str)
        .find(|name| !name.is_empty());
    Some((declaration, name))
}

/// The name of a type that has none: its class name without the package, of a nested class `Outer$Inner`
/// (`TypeNameIdResolver._defaultTypeId`), `Inner` for `SIMPLE_NAME`.
fn default_name(binary_name: &str, simple: bool) -> String {
    let unqualified = binary_name.rsplit('.').next().unwrap_or(binary_name);
    let name = if simple {
        unqualified.rsplit('$').next().unwrap_or(unqualified)
    } else {
        unqualified
    };
    name.to_owned()
}

/// The subtype `of` the type `base`, with the arguments that make it one: of `record Circle<U>() implements
/// Shape<U>`, for `Shape<String>`, `Circle<String>`. A variable that `base` does not determine is its bound.
pub(super) fn specialized<'r>(types: &mut Types<'r>, request: &'r Request, of: DeclarationId, base: Ty) -> Ty {
    let declaration = request.declaration(of);
    let settled = settled(types, request, of, base);
    let is_raw = !declaration.type_parameters.is_empty() && settled.iter().all(Option::is_none);
    let arguments = if is_raw {
        Vec::new()
    } else {
        let bound = |types: &mut Types<'r>, parameter: TypeParameterId| {
            let bound = request.type_parameter(parameter).bounds.first().copied();
            bound.map_or_else(Types::object_use, |id| types.resolve(id, &Bindings::default()))
        };
        let parameters = declaration.type_parameters.iter().zip(settled);
        parameters
            .map(|(parameter, used)| used.unwrap_or_else(|| bound(types, *parameter)))
            .collect()
    };
    types.intern(Form::Declared {
        declaration: of,
        arguments,
        outer: Vec::new(),
    })
}

/// For each type parameter of `of`, what it is where `of` is a subtype of `base`.
fn settled(types: &Types<'_>, request: &Request, of: DeclarationId, base: Ty) -> Vec<Option<Use>> {
    let count = request.declaration(of).type_parameters.len();
    let mut settled = vec![None; count];
    let Some(target) = types.declaration(base) else {
        return settled;
    };
    let mut seen = HashSet::new();
    // For each supertype on the way, which of `of`'s parameters its own are.
    let mut open: Vec<(DeclarationId, Vec<Option<usize>>)> = vec![(of, (0..count).map(Some).collect())];
    while let Some((id, origins)) = open.pop() {
        if id == target {
            for (origin, argument) in origins.into_iter().zip(types.arguments(base)) {
                if let Some(slot) = origin.and_then(|origin| settled.get_mut(origin)) {
                    *slot = Some(*argument);
                }
            }
            return settled;
        }
        if !seen.insert(id) {
            continue;
        }
        let declaration = request.declaration(id);
        let origin = |argument: &TypeId| {
            let argument = request.ty(*argument);
            let parameter = argument.parameter.filter(|_| argument.kind == TypeKind::Typevar)?;
            let position = declaration.type_parameters.iter().position(|own| *own == parameter)?;
            origins.get(position).copied().flatten()
        };
        for parent in declaration.superclass.iter().chain(&declaration.interfaces) {
            let written = request.ty(*parent);
            if let Some(parent) = written.declaration {
                open.push((parent, written.arguments.iter().map(origin).collect()));
            }
        }
    }
    settled
}
