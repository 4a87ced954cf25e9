//! Types whose values can be of one of several types: `@JsonTypeInfo`, and sealed types.
//!
//! The corresponding code of Jackson: `StdSubtypeResolver.collectAndResolveSubtypesByTypeId`, `TypeNameIdResolver`,
//! `StdTypeResolverBuilder`, checked against 2.17.3 and 2.19.2. Jackson 2.x ignores `permits`.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use super::annotations::Annotations;
use super::properties::Fingerprint;
use super::specialized::specialized;
use super::{classes, enums, members, properties};
use crate::declarations;
use crate::diagnostics::reasons::{LeftOut, Unreadable, UnshownTypeInfo};
use crate::jdk_types;
use crate::shape::{Alternative, ObjectShape, Property, Remark, SetBy, Shape, Shaped, UnionShape, Unsupported};
use crate::types::{Container, Ty, Types, Typing};
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, Request, Value};
use copilot_tool_finished::schema_graph::Limits;
use copilot_tool_finished::unions::{Discriminator, Tag, UnionKind};
use copilot_tool_text::javadoc;

/// The content of `@JsonTypeInfo`.
#[derive(Debug)]
pub(super) struct TypeInfo<'r> {
    inclusion: Inclusion<'r>,
    /// The type of `defaultImpl`; `None` for `Void` and `NoClass`.
    default: Option<DeclarationId>,
    /// Whether `defaultImpl` is `Void` or `NoClass`: Jackson reads null if nothing identifies a type.
    is_null_default: bool,
    /// Whether a type without a name gets the default name of `SIMPLE_NAME` rather than that of `NAME`.
    simple: bool,
    /// Whether a concrete type that is used by itself needs a type id; not if `requireTypeIdForSubtypes` is `FALSE`
    /// (`StdTypeResolverBuilder._strictTypeIdHandling`).
    id_required: bool,
    /// The property that has the type information; `None` if the type has it.
    property: Option<Typing<'r>>,
}

#[derive(Debug, PartialEq, Eq)]
enum Inclusion<'r> {
    /// By a property of the object, which may also be read as one of the type's own (`visible`).
    Property {
        name: &'r str,
        is_visible: bool,
    },
    /// By a property beside the property that has the value.
    External(&'r str),
    Wrapper,
    Deduction,
}

/// A type with the name by which type information identifies it.
#[derive(Clone)]
struct Leaf {
    declaration: DeclarationId,
    name: String,
}

impl Leaf {
    /// Returns the type with the name that no annotation gives it.
    fn unnamed(request: &Request, declaration: DeclarationId, simple: bool) -> Self {
        let name = default_name(&request.declaration(declaration).binary_name, simple);
        Self { declaration, name }
    }
}

/// Returns the type information of the annotations.
pub(super) fn type_info<'r>(
    request: &Request,
    annotations: &Annotations<'r>,
) -> Result<Option<TypeInfo<'r>>, Unsupported> {
    if annotations.jackson("JsonTypeResolver").is_some() || annotations.jackson("JsonTypeIdResolver").is_some() {
        return Err(UnshownTypeInfo::OwnCode.into());
    }
    annotations
        .type_info()
        .map(|info| read(request, info, None))
        .transpose()
}

/// Returns the type information of a property.
pub(super) fn type_info_of_property<'r>(request: &Request, typing: Typing<'r>) -> Result<TypeInfo<'r>, Unsupported> {
    read(request, typing.info, Some(typing))
}

fn read<'r>(
    request: &Request,
    annotation: &'r Annotation,
    property: Option<Typing<'r>>,
) -> Result<TypeInfo<'r>, Unsupported> {
    let unshown = |reason| Err(Unsupported::TypeInfo(reason));
    let constant = |member| annotation.constant(member);
    let default = annotation.class("defaultImpl");
    let default = default.and_then(|class| request.ty(class).declaration);
    let is_null_default = default.is_some_and(|of| {
        let name = request.declaration(of).binary_name.as_str();
        name == "java.lang.Void" || name == "com.fasterxml.jackson.databind.annotation.NoClass"
    });
    let default = default.filter(|_| !is_null_default);
    let uses = constant("use");
    match uses {
        Some("NAME" | "SIMPLE_NAME" | "DEDUCTION") => {}
        Some("CLASS" | "MINIMAL_CLASS") => return unshown(UnshownTypeInfo::ClassNames),
        _ => return unshown(UnshownTypeInfo::OwnCode),
    }
    let name = annotation.text("property").filter(|name| !name.is_empty());
    // The default property of `Id.NAME` and `Id.SIMPLE_NAME`.
    let name = name.unwrap_or("@type");
    let inclusion = match constant("include").unwrap_or("PROPERTY") {
        _ if uses == Some("DEDUCTION") => Inclusion::Deduction,
        "EXTERNAL_PROPERTY" if property.is_some() => Inclusion::External(name),
        // A class has nothing around it (`JacksonAnnotationIntrospector._findTypeResolver`).
        "PROPERTY" | "EXISTING_PROPERTY" | "EXTERNAL_PROPERTY" => Inclusion::Property {
            name,
            is_visible: annotation.flag("visible") == Some(true),
        },
        "WRAPPER_OBJECT" => Inclusion::Wrapper,
        "WRAPPER_ARRAY" => return unshown(UnshownTypeInfo::Array),
        _ => return unshown(UnshownTypeInfo::UnknownInclusion),
    };
    Ok(TypeInfo {
        inclusion,
        default,
        is_null_default,
        simple: uses == Some("SIMPLE_NAME"),
        id_required: constant("requireTypeIdForSubtypes") != Some("FALSE"),
        property,
    })
}

/// Returns the shape of a type with type information: an object if values can have only this type, otherwise a union of
/// the types that `@JsonSubTypes` lists here and on those types.
pub(super) fn by_type_info<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
    info: &TypeInfo<'r>,
) -> Result<Shaped, Unsupported> {
    if let Inclusion::External(_) = info.inclusion {
        // A value of one of the types that `with_external` lists.
        return if types.request.declaration(id).is_abstract() {
            Err(UnshownTypeInfo::NoSubtypes.into())
        } else {
            own_shape(types, ty, id).map(Shaped::from)
        };
    }
    let offered = offered(types.request, id, annotations, info);
    if offered.leaves.is_empty() {
        return Err(UnshownTypeInfo::NoSubtypes.into());
    }
    let mut union = Union::new(ty, id, offered.default);
    union.alone = matches!(offered.leaves.as_slice(), [only] if only.declaration == id);
    let kind = match info.inclusion {
        Inclusion::Deduction => union.deduce(types, &offered.listed, &offered.leaves)?,
        Inclusion::Wrapper => {
            for leaf in &offered.leaves {
                let leaf_ty = union.leaf_type(types, leaf);
                let own = own_shape(types, leaf_ty, leaf.declaration).unwrap_or_else(Shape::Unsupported);
                let tag = Tag::Name(leaf.name.clone());
                union.alternatives.push(alternative(types, leaf_ty, tag, Some(own)));
            }
            UnionKind::Wrapper
        }
        Inclusion::Property { name: property, .. } | Inclusion::External(property) => {
            for leaf in &offered.leaves {
                union.add_by_property(types, leaf, property, info, &offered.names)?;
            }
            UnionKind::Property(property.to_owned())
        }
    };
    if union.alternatives.is_empty() {
        return Err(UnshownTypeInfo::NothingMade.into());
    }
    // A type that can be no other one is an object like any other, with its name as a property.
    let only = match union.alternatives.as_slice() {
        [
            Alternative {
                tag, own: Some(own), ..
            },
        ] if union.alone && kind != UnionKind::Wrapper => {
            Some(Shape::clone(own)).filter(|own| matches!(own, Shape::Object(_)) && !matches!(tag, Tag::Other(_)))
        }
        _ => None,
    };
    let shape = only.unwrap_or_else(|| {
        Shape::Union(UnionShape {
            kind,
            alternatives: union.alternatives,
            description: classes::class_description(annotations),
        })
    });
    let remarks = union.remarks;
    Ok(Shaped { shape, remarks })
}

/// Returns the objects among which the type id of a property beside it chooses (`ExternalTypeHandler`): one for each type
/// of the property's value. Any other object is returned as it is.
///
/// # Errors
/// Jackson reads the object in another way, or there are two such properties.
pub(super) fn with_external(types: &mut Types<'_>, ty: Ty, made: Shaped) -> Result<Shaped, Unsupported> {
    let request = types.request;
    let Shape::Object(object) = &made.shape else {
        return Ok(made);
    };
    let mut found = Vec::new();
    for (position, property) in object.properties.iter().enumerate() {
        if let Some((value, typing)) = types.typing(property.used.ty)
            && let Ok(info) = type_info_of_property(request, typing)
            && let Inclusion::External(name) = info.inclusion
        {
            found.push((position, value, typing, info, name));
        }
    }
    let Some((position, value, typing, info, name)) = found.pop() else {
        return Ok(made);
    };
    let mut object = object.clone();
    let (Some(base), Some(property)) = (types.declaration(value), object.properties.get_mut(position)) else {
        return Ok(made);
    };
    let (used, set_by) = (property.used, property.set_by);
    let is_optional = !std::mem::replace(&mut property.required, true);
    // `ExternalTypeHandler` knows the name alone.
    property.aliases.clear();
    let value_name = property.name.clone();
    let own_name = object.properties.iter().find(|own| own.name == name);
    if !found.is_empty() || is_parted(&object, set_by, own_name) {
        return Err(UnshownTypeInfo::Beside { property: value_name }.into());
    }
    let is_name_required = own_name.is_some_and(|own| own.required);
    let annotations = members::annotations(types, value);
    let Offered {
        leaves, default, names, ..
    } = offered(request, base, &annotations, &info);
    if leaves.is_empty() {
        return Ok(made);
    }
    let description = object.description.take();
    let of_object = |tag, own| Alternative {
        used: Types::plain(ty),
        tag,
        own: Some(Rc::new(Shape::Object(own))),
        title: None,
        description: None,
    };
    let mut union = Union::new(value, base, default);
    for leaf in &leaves {
        let leaf_ty = union.leaf_type(types, leaf);
        let mut own = object.clone();
        if let Some(property) = own.properties.get_mut(position) {
            property.used.ty = types.typed(leaf_ty, typing).unwrap_or(used.ty);
        }
        let discriminator = Discriminator {
            property: name.to_owned(),
            value: leaf.name.clone(),
        };
        if default != Some(leaf.declaration) && reads_none(types, &own, &discriminator) {
            let name = discriminator.value;
            union.leave_out(types, leaf_ty, LeftOut::NoConstant { name });
            continue;
        }
        let tag = union.tag(leaf, &discriminator, &names);
        identify(types, &mut own, discriminator, matches!(tag, Tag::Other(_)), false);
        union.alternatives.push(of_object(tag, own));
    }
    if union.alternatives.is_empty() {
        return Err(UnshownTypeInfo::NothingMade.into());
    }
    if is_optional && !is_name_required {
        object.properties.remove(position);
        object.properties.retain(|own| own.name != name);
        object.additional = None;
        object.limits.is_closed = true;
        union.alternatives.push(of_object(Tag::Neither, object));
    }
    let shape = Shape::Union(UnionShape {
        kind: UnionKind::External {
            property: name.to_owned(),
            value: value_name,
        },
        alternatives: union.alternatives,
        description,
    });
    let remarks = made.remarks.into_iter().chain(union.remarks).collect();
    Ok(Shaped { shape, remarks })
}

/// Whether a creator takes only a part of a value and its type id: at the end of such an object Jackson fails
/// (`ExternalTypeHandler.complete`).
fn is_parted(object: &ObjectShape, value_is_set_by: SetBy, name: Option<&Property>) -> bool {
    if value_is_set_by == SetBy::Creator {
        return name.is_some_and(|own| own.set_by != SetBy::Creator);
    }
    object.properties.iter().any(|own| own.set_by == SetBy::Creator)
}

/// Gives an object of a union the property that has the name of its type. The type's own property of that name
/// (`EXISTING_PROPERTY`, `visible`) takes only that name, except in the default type: there an enum has to read the name,
/// which is one of its other constants.
fn identify(
    types: &Types<'_>,
    object: &mut ObjectShape,
    discriminator: Discriminator,
    is_default: bool,
    needs_no_id: bool,
) {
    let properties = &mut object.properties;
    properties.retain(|own| own.name != discriminator.property || (is_default && types.is_enum(own.used.ty)));
    object.discriminator = (!is_default && !needs_no_id).then_some(discriminator);
}

/// Whether an enum among the object's properties reads the name of its type, and has no such constant.
fn reads_none(types: &mut Types<'_>, object: &ObjectShape, own: &Discriminator) -> bool {
    let reading = object.properties.iter().find(|of| of.name == own.property);
    let Some(ty) = reading.map(|of| of.used.ty).filter(|ty| types.is_enum(*ty)) else {
        return false;
    };
    let Some(id) = types.declaration(ty) else { return false };
    let annotations = members::annotations(types, ty);
    match enums::shape(types, ty, id, &annotations).map(|made| made.shape) {
        Ok(Shape::Enum(of)) => {
            let mut constants = of.constants.iter();
            constants.all(|it| it.wire != own.value && !it.aliases.contains(&own.value))
        }
        _ => false,
    }
}

/// The types that the type information offers.
struct Offered {
    /// The type and all that `@JsonSubTypes` lists.
    listed: Vec<Leaf>,
    /// The types of which values can be.
    leaves: Vec<Leaf>,
    /// The type that is made if no other one is identified.
    default: Option<DeclarationId>,
    /// The names of the types that are listed.
    names: Vec<String>,
}

/// Returns the types that the type information of a type or property offers.
fn offered<'r>(request: &'r Request, id: DeclarationId, annotations: &Annotations<'r>, info: &TypeInfo<'r>) -> Offered {
    let listed = match info.property {
        None => listed(request, id, annotations, info),
        Some(typing) => listed_for_property(request, id, typing, info),
    };
    // Only the listed subtypes of a library's type are shown, not the type, such as `Object`.
    let is_shown = |of: DeclarationId| (of != id || request.declaration(id).described) && is_made(request, of, id);
    let shown = listed.iter().filter(|leaf| is_shown(leaf.declaration));
    let mut leaves: Vec<Leaf> = shown.cloned().collect();
    // The default type is also made if no name is known.
    let mut defaults = leaves.iter().filter(|leaf| Some(leaf.declaration) == info.default);
    let further: Vec<String> = defaults.by_ref().skip(1).map(|leaf| leaf.name.clone()).collect();
    leaves.retain(|leaf| !further.contains(&leaf.name));
    // A default that no list names has no name either, and Jackson does not deduce it.
    let is_by_property = matches!(info.inclusion, Inclusion::Property { .. } | Inclusion::External(_));
    let default = info.default.filter(|of| is_made(request, *of, id));
    let unlisted = default.filter(|of| is_by_property && leaves.iter().all(|leaf| leaf.declaration != *of));
    leaves.extend(unlisted.map(|declaration| Leaf::unnamed(request, declaration, info.simple)));
    let named = listed
        .iter()
        .filter(|leaf| leaf.declaration != id || is_made(request, id, id));
    let names = named.map(|leaf| leaf.name.clone());
    let names = names.filter(|name| !further.contains(name)).collect();
    Offered {
        listed,
        leaves,
        default,
        names,
    }
}

/// A union that is being made.
struct Union {
    ty: Ty,
    id: DeclarationId,
    /// The type that is made if no other one is identified.
    default: Option<DeclarationId>,
    /// Whether values can have only this type.
    alone: bool,
    alternatives: Vec<Alternative>,
    remarks: Vec<Remark>,
}

impl Union {
    fn new(ty: Ty, id: DeclarationId, default: Option<DeclarationId>) -> Self {
        Self {
            ty,
            id,
            default,
            alone: false,
            alternatives: Vec::new(),
            remarks: Vec::new(),
        }
    }

    fn leaf_type(&self, types: &mut Types<'_>, leaf: &Leaf) -> Ty {
        if leaf.declaration == self.id {
            self.ty
        } else {
            specialized(types, leaf.declaration, self.ty)
        }
    }

    /// Returns the shape of a type by its own members. A problem of one of several types is its shape.
    fn shape_of(&self, types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Result<Shape, Unsupported> {
        match own_shape(types, ty, id) {
            Err(problem) if !self.alone => Ok(Shape::Unsupported(problem)),
            own => own,
        }
    }

    /// Returns the tag of a type that a property identifies.
    fn tag(&self, leaf: &Leaf, own: &Discriminator, names: &[String]) -> Tag {
        if self.default != Some(leaf.declaration) {
            return Tag::Name(own.value.clone());
        }
        let others = names.iter().filter(|name| **name != own.value);
        Tag::Other(others.cloned().collect())
    }

    fn leave_out(&mut self, types: &Types<'_>, subtype: Ty, reason: LeftOut) {
        self.remarks.push(Remark::LeftOut {
            subtype: types.print(subtype),
            reason,
        });
    }

    /// Adds a type that a property of the object identifies. A value that is not an object has no place for it: the
    /// name and the value are then the elements of an array (`AsPropertyTypeDeserializer`), unless there is a default
    /// type, `Void` included, as which Jackson reads every array.
    fn add_by_property<'r>(
        &mut self,
        types: &mut Types<'r>,
        leaf: &Leaf,
        property: &str,
        info: &TypeInfo<'r>,
        names: &[String],
    ) -> Result<(), Unsupported> {
        let is_default = self.default == Some(leaf.declaration);
        let discriminator = Discriminator {
            property: property.to_owned(),
            value: leaf.name.clone(),
        };
        let leaf_ty = self.leaf_type(types, leaf);
        let mut own = self.shape_of(types, leaf_ty, leaf.declaration)?;
        let is_object = match &own {
            Shape::Object(_) | Shape::Map { .. } | Shape::Open | Shape::Any { .. } | Shape::Unsupported(_) => true,
            Shape::Delegate(taken) => is_object(types, taken.ty),
            _ => false,
        };
        if !is_object && (self.default.is_some() || info.is_null_default) {
            self.leave_out(types, leaf_ty, LeftOut::BesideDefault);
            return Ok(());
        }
        if let Shape::Object(object) = &own
            && matches!(info.inclusion, Inclusion::Property { is_visible: true, .. })
            && !is_default
            && reads_none(types, object, &discriminator)
        {
            // The type itself is not listed.
            if leaf.declaration != self.id {
                let name = discriminator.value;
                self.leave_out(types, leaf_ty, LeftOut::NoConstant { name });
            }
            return Ok(());
        }
        let tag = match self.tag(leaf, &discriminator, names) {
            Tag::Name(name) if !is_object => Tag::Pair(name),
            tag => tag,
        };
        // Every subtype inherits the type information, so it can be a union even if it is used alone.
        let is_by_itself = info.property.is_none()
            && leaf.declaration != self.id
            && matches!(own, Shape::Object(_) | Shape::Unsupported(_))
            && !is_default
            && is_alone_under(types, leaf_ty, leaf.declaration, info, &tag);
        if let Shape::Object(object) = &mut own {
            let has_own = object.properties.iter().any(|own| own.name == property);
            let needs_no_id = self.alone && !info.id_required && !has_own;
            identify(types, object, discriminator, is_default, needs_no_id);
        }
        let own = (!is_by_itself).then_some(own);
        self.alternatives.push(alternative(types, leaf_ty, tag, own));
        Ok(())
    }

    /// Adds the types that Jackson identifies by the names of their properties (`AsDeductionTypeDeserializer`): each
    /// name that comes rules out the types without it, until one is left. An object without members is the type without
    /// properties.
    ///
    /// So that no value is another type than the schema says, an alternative has no properties but its own, and at
    /// least one that each other type lacks.
    fn deduce(&mut self, types: &mut Types<'_>, listed: &[Leaf], leaves: &[Leaf]) -> Result<UnionKind, Unsupported> {
        let request = types.request;
        let mut candidates: Vec<(DeclarationId, Ty, Fingerprint)> = Vec::new();
        for leaf in listed {
            // A type with several names is deduced once.
            if candidates.iter().any(|(known, ..)| *known == leaf.declaration) {
                continue;
            }
            let declaration = request.declaration(leaf.declaration);
            if leaf.declaration == self.id && declaration.is_abstract() {
                continue;
            }
            let ty = self.leaf_type(types, leaf);
            let fingerprint = properties::fingerprint(types, ty, leaf.declaration);
            let same = candidates.iter().find(|(.., own)| own.names == fingerprint.names);
            if let Some((_, first, _)) = same {
                return Err(UnshownTypeInfo::SameProperties {
                    first: types.print(*first),
                    second: types.print(ty),
                }
                .into());
            }
            candidates.push((leaf.declaration, ty, fingerprint));
        }
        let mut refused = Vec::new();
        for (id, ty, fingerprint) in &candidates {
            // An alias is the other name in all types.
            let aliases = candidates.iter().flat_map(|(.., of)| &of.aliases);
            let own = aliases.filter(|(_, name)| fingerprint.names.contains(*name));
            let names: BTreeSet<&String> = own.map(|(alias, _)| alias).chain(&fingerprint.names).collect();
            let names = names.into_iter().cloned().collect();
            if !leaves.iter().any(|leaf| leaf.declaration == *id) {
                refused.push(names);
                continue;
            }
            let others = candidates.iter().filter(|(other, ..)| other != id);
            let others: Vec<_> = others.map(|(_, ty, own)| (types.print(*ty), own)).collect();
            let own = match self.shape_of(types, *ty, *id)? {
                Shape::Object(object) => self
                    .distinguished(object, *id, &fingerprint.names, &others)
                    .map(Shape::Object),
                Shape::Unsupported(problem) => Ok(Shape::Unsupported(problem)),
                _ => Err(LeftOut::NoObject),
            };
            match own {
                Ok(own) => {
                    let is_default = self.default == Some(*id);
                    let tag = Tag::Properties { names, is_default };
                    self.alternatives.push(alternative(types, *ty, tag, Some(own)));
                }
                Err(reason) => {
                    self.leave_out(types, *ty, reason);
                    refused.push(names);
                }
            }
        }
        Ok(UnionKind::Deduced { others: refused })
    }

    /// Returns the object with limits within which Jackson takes every value for this type and no other.
    ///
    /// - `names`: the names by which Jackson recognises it
    /// - `others`: the other types, with the names by which Jackson recognises each
    fn distinguished(
        &self,
        mut object: ObjectShape,
        id: DeclarationId,
        names: &BTreeSet<String>,
        others: &[(String, &Fingerprint)],
    ) -> Result<ObjectShape, LeftOut> {
        let shown: Vec<String> = object.properties.iter().map(|own| own.name.clone()).collect();
        // An alias replaces the meaning of a name.
        let misleading = |name: &&String| {
            let is_others = |of: &Fingerprint| !names.contains(*name) && of.names.contains(*name);
            others
                .iter()
                .any(|(_, of)| is_others(of) || of.aliases.contains_key(*name))
        };
        if let Some(property) = shown.iter().find(misleading) {
            let property = property.clone();
            return Err(LeftOut::Obscured { property });
        }
        let telling: Vec<String> = shown.into_iter().filter(|name| names.contains(name)).collect();
        let mut some_of: Vec<Vec<String>> = Vec::new();
        if self.default != Some(id) {
            for (other, of) in others {
                let own: Vec<String> = telling
                    .iter()
                    .filter(|name| !of.names.contains(*name))
                    .cloned()
                    .collect();
                if own.is_empty() && !names.is_empty() {
                    return Err(LeftOut::NotDistinct { other: other.clone() });
                }
                some_of.push(own);
            }
        }
        // Nothing is deduced from no names, unless a type has none.
        let has_none = others.iter().any(|(_, of)| of.names.is_empty());
        if !names.is_empty() && (self.default != Some(id) || has_none) {
            some_of.push(telling);
        }
        some_of.retain(|names| !names.is_empty());
        for property in &mut object.properties {
            property.required |= some_of.iter().any(|names| names.as_slice() == [property.name.as_str()]);
        }
        let is_required = |name: &String| object.properties.iter().any(|own| own.required && own.name == *name);
        some_of.retain(|names| !names.iter().any(is_required));
        some_of.sort_by_key(Vec::len);
        let mut least: Vec<Vec<String>> = Vec::new();
        for names in some_of {
            if !least.iter().any(|own| own.iter().all(|name| names.contains(name))) {
                least.push(names);
            }
        }
        object.limits = Limits {
            is_closed: names.is_empty() || !others.is_empty(),
            some_of: least,
            least: 0,
        };
        if object.limits.is_closed {
            object.additional = None;
        }
        Ok(object)
    }
}

/// Whether the type that a creator takes is read from an object: a map, or a record or class without type information.
fn is_object(types: &mut Types<'_>, ty: Ty) -> bool {
    if let Some(container) = types.container(ty) {
        return matches!(container, Container::Map { .. });
    }
    let declaration = types.declaration(ty).map(|id| types.request.declaration(id));
    declaration.is_some_and(|own| matches!(own.kind, DeclarationKind::Class | DeclarationKind::Record))
        && !super::has_type_info(types, ty)
        && matches!(super::shape(types, ty).shape, Shape::Object(_))
}

/// Returns the shape of a sealed type without type information: a union of its permitted types, flattened (R7.3).
pub(super) fn sealed<'r>(types: &mut Types<'r>, ty: Ty, annotations: &Annotations<'r>) -> Result<Shaped, Unsupported> {
    let request = types.request;
    let mut seen = HashSet::new();
    let mut open = vec![ty];
    let mut alternatives = Vec::new();
    while let Some(leaf) = open.pop() {
        let Some(of) = types.declaration(leaf) else { continue };
        if !seen.insert(of) {
            continue;
        }
        let declaration = request.declaration(of);
        let is_sealed = declarations::has(&declaration.modifiers, "sealed");
        if is_sealed {
            let permitted = declaration.permitted.iter().rev();
            for id in permitted.filter_map(|id| request.ty(*id).declaration) {
                open.push(specialized(types, id, leaf));
            }
            if declaration.is_abstract() {
                continue;
            }
        }
        let own = is_sealed.then(|| own_shape(types, leaf, of)).transpose()?;
        alternatives.push(alternative(types, leaf, Tag::sealed(), own));
    }
    if alternatives.is_empty() {
        return Err(Unreadable::NothingPermitted.into());
    }
    Ok(Shape::Union(UnionShape {
        kind: UnionKind::Sealed,
        alternatives,
        description: classes::class_description(annotations),
    })
    .into())
}

/// Returns an alternative of a union. Its Javadoc describes it, unless an annotation does; without a description, one
/// that has no name in JSON has that of its class.
fn alternative(types: &mut Types<'_>, ty: Ty, tag: Tag, own: Option<Shape>) -> Alternative {
    let declaration = types.declaration(ty).map(|id| types.request.declaration(id));
    let is_described = classes::class_description(&members::annotations(types, ty)).is_some();
    let declaration = declaration.filter(|_| !is_described);
    let description = declaration.and_then(|own| javadoc::first_paragraph(own.documentation.as_deref()?));
    let is_unnamed = tag.is_by_properties() && description.is_none();
    let title = declaration.and_then(|own| own.path.last()).filter(|_| is_unnamed);
    Alternative {
        used: Types::plain(ty),
        tag,
        own: own.map(Rc::new),
        title: title.cloned(),
        description,
    }
}

/// Returns the shape of the type by its own members, as if it had no type information. The mapper reads it.
fn own_shape(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Result<Shape, Unsupported> {
    let request = types.request;
    let declaration = request.declaration(id);
    let annotations = members::annotations(types, ty);
    if let Some((member, class)) = classes::own_deserializer(request, &annotations) {
        return Err(Unreadable::OwnDeserializer { member, class }.into());
    }
    if declaration.kind == DeclarationKind::Enum {
        return Ok(enums::shape(types, ty, id, &annotations)?.shape);
    }
    if let Some(known) = jdk_types::find(&declaration.binary_name).and_then(Shape::of_jdk) {
        return Ok(known);
    }
    if !declaration.described {
        return Err(Unreadable::Library.into());
    }
    if annotations.format_shape() != Some("OBJECT")
        && let Some(container) = super::container(types, ty, id)
    {
        return container;
    }
    match super::concrete(types, ty, id, &annotations)?.shape {
        Shape::Object(mut object) => {
            object.generated = false;
            Ok(Shape::Object(object))
        }
        Shape::Union(UnionShape {
            kind: UnionKind::External { value: property, .. },
            ..
        }) => Err(UnshownTypeInfo::Beside { property }.into()),
        shape => Ok(shape),
    }
}

/// Whether the type, used alone, can be no other type and has the same tag. In a union it has the name of
/// `@JsonSubTypes`, alone that of its own `@JsonTypeName`.
fn is_alone_under<'r>(types: &mut Types<'r>, ty: Ty, id: DeclarationId, info: &TypeInfo<'r>, tag: &Tag) -> bool {
    let request = types.request;
    let annotations = members::annotations(types, ty);
    let mut own = listed(request, id, &annotations, info);
    own.retain(|leaf| is_made(request, leaf.declaration, id));
    let [only] = own.as_slice() else { return false };
    let has_default = info.default.is_some_and(|of| is_made(request, of, id));
    let has_same_tag = match type_info(request, &annotations) {
        Ok(Some(own)) => own.id_required && own.inclusion == info.inclusion,
        _ => true,
    };
    only.declaration == id && !has_default && has_same_tag && !matches!(tag, Tag::Name(own) if *own != only.name)
}

/// Whether a value of the type `id` can be one of this type, which is listed or the default
/// (`StdTypeResolverBuilder.defineDefaultImpl`).
fn is_made(request: &Request, of: DeclarationId, id: DeclarationId) -> bool {
    let is_final = declarations::has(&request.declaration(id).modifiers, "final");
    !request.declaration(of).is_abstract() && (of == id || !is_final && declarations::is_subtype(request, of, id))
}

/// Returns the type and all that `@JsonSubTypes` lists, here and on those types, with their names.
fn listed<'r>(
    request: &'r Request,
    id: DeclarationId,
    annotations: &Annotations<'r>,
    info: &TypeInfo<'_>,
) -> Vec<Leaf> {
    collected(request, id, annotations, vec![(id, None)], info)
}

/// Returns the type and all that `@JsonSubTypes` on it and on the property lists, with their names. The annotations of
/// supertypes do not count.
fn listed_for_property<'r>(
    request: &'r Request,
    id: DeclarationId,
    typing: Typing<'r>,
    info: &TypeInfo<'_>,
) -> Vec<Leaf> {
    let annotations = Annotations::of(&request.declaration(id).annotations);
    let mut open = named_subtypes(request, typing.subtypes);
    open.push((id, None));
    collected(request, id, &annotations, open, info)
}

/// Returns the types to examine and all that `@JsonSubTypes` lists on them, each with all of its names. If several
/// types have one name, it is that of the last (`StdSubtypeResolver._collectAndResolveByTypeId`), so that a property's
/// list overrides that of the type; a type without a name of its own has the default one.
///
/// - `open`: the types to examine, the first at the end, each with the name that a list gives it
fn collected<'r>(
    request: &'r Request,
    id: DeclarationId,
    annotations: &Annotations<'r>,
    mut open: Vec<(DeclarationId, Option<&'r str>)>,
    info: &TypeInfo<'_>,
) -> Vec<Leaf> {
    let mut found: Vec<DeclarationId> = Vec::new();
    let mut seen: HashSet<DeclarationId> = HashSet::new();
    // The last type with each name, and the names of all types, in order.
    let mut owners: HashMap<&'r str, DeclarationId> = HashMap::new();
    let mut given: Vec<(&'r str, DeclarationId)> = Vec::new();
    while let Some((of, name)) = open.pop() {
        // The annotations of the root include those of its supertypes, those of other types do not
        // (`AnnotatedClassResolver.resolveWithoutSuperTypes`).
        let own = Annotations::of(&request.declaration(of).annotations);
        let annotations = if of == id { annotations } else { &own };
        if let Some(name) = name.or_else(|| annotations.text("JsonTypeName", "value")) {
            owners.insert(name, of);
            given.push((name, of));
        }
        if seen.insert(of) {
            found.push(of);
            open.extend(named_subtypes(request, annotations.jackson("JsonSubTypes")));
        }
    }
    given.retain(|(name, of)| owners.get(name) == Some(of));
    let mut names: HashMap<DeclarationId, Vec<&'r str>> = HashMap::new();
    for (name, of) in given {
        let own = names.entry(of).or_default();
        if !own.contains(&name) {
            own.push(name);
        }
    }
    let leaves = found.into_iter().flat_map(|declaration| {
        let own = names.remove(&declaration).unwrap_or_default();
        let unnamed = own.is_empty().then(|| Leaf::unnamed(request, declaration, info.simple));
        let named = own.into_iter().map(move |name| Leaf {
            declaration,
            name: name.to_owned(),
        });
        unnamed.into_iter().chain(named)
    });
    leaves.collect()
}

/// Returns the types in a `@JsonSubTypes`, the last first, each once for `name`, which can be left out, and once for each
/// of `names` (`JacksonAnnotationIntrospector.findSubtypes`).
fn named_subtypes<'r>(request: &Request, list: Option<&'r Annotation>) -> Vec<(DeclarationId, Option<&'r str>)> {
    let mut named = Vec::new();
    for listed in list.map_or(&[][..], |list| list.elements("value")) {
        let Some(listed) = listed.as_annotation() else { continue };
        let class = listed.class("value").and_then(|class| request.ty(class).declaration);
        let Some(declaration) = class else { continue };
        named.push((declaration, listed.text("name").filter(|name| !name.is_empty())));
        let names = listed.elements("names").iter().filter_map(Value::as_str);
        named.extend(names.map(|name| (declaration, Some(name))));
    }
    named.reverse();
    named
}

/// Returns the default name of a type: its class name without the package, so `Outer$Inner` for a nested class
/// (`TypeNameIdResolver._defaultTypeId`), or `Inner` for `SIMPLE_NAME`.
fn default_name(binary_name: &str, simple: bool) -> String {
    let unqualified = binary_name.rsplit('.').next().unwrap_or(binary_name);
    let inner = unqualified.rsplit('$').next().filter(|_| simple);
    inner.unwrap_or(unqualified).to_owned()
}
