//! How Jackson reads the properties of a class or record that `collector` found, and their order (R7.3, R7.7, R7.11).
//!
//! The corresponding code of Jackson: `BeanDeserializerFactory.addBeanProps` and `POJOPropertiesCollector` of databind
//! 2.x, checked against 2.17.3 and 2.19.2. There is one difference: back references and injected values are left out,
//! since callers do not provide them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::annotations::{Annotations, Direction, is_external, is_jackson, is_read_by_code, is_true, strings};
use super::candidates::{self, BUILD_METHOD, BUILDER_PREFIX};
use super::collector::{Accessor, Collector, Gathered, Role};
use super::creators::{self, Creator};
use super::naming;
use super::{classes, members, specialized};
use crate::api;
use crate::declarations;
use crate::diagnostics::reasons::{Unreadable, UnshownTypeInfo};
use crate::jdk_types::JdkType;
use crate::shape::{ObjectShape, Property, Remark, SetBy, Shape, Shaped, Unsupported};
use crate::types::{Bindings, JsonForm, OwnSchema, ResolvedType, Ty, TypeUse, Types, Typing};
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, ElementId, Request};
use copilot_tool_finished::tools::{DateFormat, JavaClass};
use copilot_tool_text::text_formats;

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 10_000;

/// The most types that may be unwrapped for one object, whether they have properties or not.
const MOST_UNWRAPPED: usize = 1_000;

/// A property, and the prefix and suffix of `@JsonUnwrapped` if it is unwrapped.
type Item = (Property, Option<(String, String)>);

/// The properties of a class.
struct Collected {
    items: Vec<Item>,
    additional: Option<TypeUse>,
    generated: bool,
    /// Whether objects have an id.
    is_identified: bool,
    /// The fields of the properties, used or not.
    fields: HashSet<ElementId>,
    remarks: Vec<Remark>,
}

/// How a class is read.
enum Outcome {
    Object(Collected),
    Delegate(TypeUse),
}

/// Returns the shape of a class or record by its own members.
pub(super) fn object<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Shaped, Unsupported> {
    if annotations.format_shape() == Some("ARRAY") {
        return Err(Unreadable::ArrayOfProperties.into());
    }
    let collected = match collect(types, ty, id, None)? {
        Outcome::Delegate(used) => return Ok(Shape::Delegate(used).into()),
        Outcome::Object(collected) => collected,
    };
    let properties = unwrap(types, ty, annotations, collected.items)?;
    let data = data_fields(types, ty, annotations);
    let is_unset = properties.is_empty() && collected.additional.is_none() && !data.is_empty();
    let unset = data
        .into_iter()
        .filter(|own| own.owner == id && !collected.fields.contains(&own.member.element));
    let unset = unset.map(|own| Remark::FieldUnset {
        field: own.member.name.clone(),
    });
    let filled = properties
        .iter()
        .filter(|own| own.set_by == SetBy::Getter)
        .map(|own| own.java.clone());
    let filled = filled.map(|property| Remark::GetterFilled { property });
    let unset_class = is_unset.then_some(Remark::FieldsUnset);
    let own = unset_class.into_iter().chain(unset).chain(filled);
    let remarks: Vec<Remark> = own.chain(collected.remarks).collect();
    let description = classes::class_description(annotations);
    let mut shape = ObjectShape {
        generated: collected.generated,
        ..ObjectShape::new(id, properties, collected.additional, description)
    };
    if collected.is_identified {
        require_member(&mut shape);
    }
    let shape = Shape::Object(shape);
    Ok(Shaped { shape, remarks })
}

/// Returns the fields of a class that is not a record, except those that something excludes from its properties.
fn data_fields<'r>(types: &mut Types<'r>, ty: Ty, class: &Annotations<'r>) -> Vec<members::Field<'r>> {
    let hierarchy = members::hierarchy(types, ty);
    let selection = class.selection(Direction::Reading);
    let is_record = |types: &Types<'_>, id| types.request.declaration(id).kind == DeclarationKind::Record;
    let mut fields = members::fields(types, &hierarchy);
    fields.retain(|field| {
        let annotations = Annotations::of(&field.member.annotations);
        !is_record(types, field.owner)
            && !declarations::has(&field.member.modifiers, "transient")
            && !annotations.is_ignored()
            && !annotations.is_hidden()
            && !annotations.is_injected()
            && !annotations.is_back_reference()
            && annotations.access() != Some("READ_ONLY")
            && selection.takes(&field.member.name)
            && !classes::is_ignored_type(types, field.used.ty)
    });
    fields
}

/// Returns the shape of a map whose creator takes some of the members; the others are entries with this type of values.
pub(super) fn created_map(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    value: TypeUse,
) -> Result<Shape, Unsupported> {
    let description = classes::class_description(&members::annotations(types, ty));
    let Outcome::Object(collected) = collect(types, ty, id, None)? else {
        return Err(Unreadable::ContainerWithoutConstructor.into());
    };
    // Jackson calls no setters of a map.
    let properties = collected.items.into_iter().map(|(property, _)| property);
    let properties: Vec<Property> = properties.filter(|own| own.set_by == SetBy::Creator).collect();
    refuse_external(types, &properties)?;
    let shape = ObjectShape::new(id, properties, Some(value), description);
    Ok(Shape::Object(shape))
}

/// Returns the shape of a class that a builder creates (R7.13): the builder's methods are the properties, and its
/// annotations ignore and rename them. `id` and `annotations` belong to the built class.
pub(super) fn built<'r>(
    types: &mut Types<'r>,
    builder: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Shaped, Unsupported> {
    let Some(of) = types
        .declaration(builder)
        .filter(|of| types.request.declaration(*of).described)
    else {
        return Err(Unreadable::LibraryBuilder.into());
    };
    // `JacksonAnnotationIntrospector.findPOJOBuilderConfig` includes the annotations of supertypes.
    let hierarchy = members::hierarchy(types, builder);
    let own = members::class_annotations(types, &hierarchy);
    let configured = own.jackson("JsonPOJOBuilder").and_then(|own| own.text("withPrefix"));
    let prefix = configured.unwrap_or(BUILDER_PREFIX);
    // Jackson looks for the format on the builder, not on the built class.
    if own.format_shape() == Some("ARRAY") {
        return Err(Unreadable::ArrayOfProperties.into());
    }
    check_build(types, &hierarchy, id, &own)?;
    let Outcome::Object(collected) = collect(types, builder, of, Some(prefix))? else {
        return Err(Unreadable::BuilderOfNoObject.into());
    };
    let properties = unwrap(types, builder, &own, collected.items)?;
    let description = classes::class_description(annotations);
    let shape = ObjectShape::new(id, properties, collected.additional, description);
    Ok(Shape::Object(shape).into())
}

/// Checks that the builder's method returns the built class, a subtype or a supertype
/// (`BeanDeserializerFactory.buildBuilderBasedDeserializer`). Jackson would call a private one, too, which is not part of
/// the request.
fn check_build<'r>(
    types: &mut Types<'r>,
    hierarchy: &[Ty],
    built: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<(), Unsupported> {
    let configured = annotations.jackson("JsonPOJOBuilder");
    let name = configured
        .and_then(|own| own.text("buildMethodName"))
        .unwrap_or(BUILD_METHOD);
    let builder = hierarchy.first().and_then(|ty| types.declaration(*ty));
    if name.is_empty() {
        // Jackson returns the builder (`BuilderBasedDeserializer.finishBuild`).
        let is_built = builder.is_some_and(|builder| declarations::is_subtype(types.request, builder, built));
        return is_built.then_some(()).ok_or(Unreadable::BuildsItself.into());
    }
    let methods = members::methods(types, hierarchy);
    let build = methods
        .iter()
        .find(|own| own.method.name == name && own.parameters.is_empty());
    let Some(build) = build else {
        let method = name.to_owned();
        return Err(Unreadable::BuildsNothing { method }.into());
    };
    let Some(returned) = build.returns else {
        return Ok(());
    };
    let is_other = match (types.form(returned.ty), types.declaration(returned.ty)) {
        (_, Some(other)) => {
            !declarations::is_subtype(types.request, other, built)
                && !declarations::is_subtype(types.request, built, other)
        }
        (ResolvedType::Primitive(_) | ResolvedType::Array(_), _) => true,
        _ => false,
    };
    if !is_other {
        return Ok(());
    }
    Err(Unreadable::BuildsAnother {
        method: name.to_owned(),
        built: types.print(returned.ty),
    }
    .into())
}

/// The names by which Jackson deduces a type.
#[derive(Debug, Default)]
pub(super) struct Fingerprint {
    pub(super) names: BTreeSet<String>,
    /// The aliases, each with the name in whose place it is.
    pub(super) aliases: BTreeMap<String, String>,
}

/// Returns the names of a type's properties by which Jackson deduces it
/// (`AsDeductionTypeDeserializer.buildFingerprints`): also of properties that callers cannot set.
pub(super) fn fingerprint(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Fingerprint {
    let declaration = types.request.declaration(id);
    let Fingerprint { mut names, mut aliases } = Fingerprint::default();
    if declaration.kind == DeclarationKind::Enum {
        let constants = declaration.fields.iter().filter(|field| field.constant);
        names.extend(constants.map(|field| field.name.clone()));
    }
    if types.container(ty).is_some() {
        names.insert("empty".to_owned());
    }
    let creator = creators::creator(types, ty, id);
    let parameters = creator.as_ref().map_or(&[][..], Creator::parameters);
    let mut collector = Collector::collect(types, ty, id, Direction::Reading, parameters, None);
    collector.remove_unwanted(true);
    if collector.rename().is_ok() {
        for gathered in collector.properties {
            let own = gathered.accessors.iter().flat_map(|own| own.annotations.aliases());
            aliases.extend(own.map(|alias| (alias, gathered.name.clone())));
            names.insert(gathered.name);
        }
    }
    Fingerprint { names, aliases }
}

/// Replaces each unwrapped property by those of its type, at any depth (`UnwrappedPropertyHandler`, the counterpart of
/// `UnwrappingBeanPropertyWriter`). The outermost prefix and suffix are added last.
fn unwrap<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    class: &Annotations<'r>,
    items: Vec<Item>,
) -> Result<Vec<Property>, Unsupported> {
    let is_plain = items.iter().all(|(_, unwrapped)| unwrapped.is_none());
    let mut properties: Vec<Property> = Vec::new();
    let mut names: HashSet<String> = HashSet::new();
    let root = Affixes {
        chain: vec![ty],
        ..Affixes::default()
    };
    let mut open: Vec<(Item, Affixes)> = items.into_iter().rev().map(|item| (item, root.clone())).collect();
    let mut unwrapping = 0;
    let selection = class.selection(Direction::Reading);
    while let Some(((mut property, unwrapped), around)) = open.pop() {
        let Some((prefix, suffix)) = unwrapped else {
            if !around.prefix.is_empty() || !around.suffix.is_empty() {
                property.name = format!("{}{}{}", around.prefix, property.name, around.suffix);
                // `BeanPropertyMap.renameAll` keeps none.
                property.aliases.clear();
            }
            if around.chain.len() > 1 {
                // Members that the outer class ignores are skipped before they are set aside for the unwrapped object,
                // even for its creator (`BeanDeserializer.deserializeWithUnwrapped`).
                property.set_by = SetBy::Member;
                if !selection.takes(&property.name) {
                    continue;
                }
            }
            if names.insert(property.name.clone()) {
                properties.push(property);
            }
            if properties.len() > MOST_PROPERTIES {
                return Err(Unreadable::UnwrapsTooMuch.into());
            }
            continue;
        };
        let inner = property.used.ty;
        if around.chain.contains(&inner) || around.chain.len() > 32 {
            return Err(Unreadable::UnwrapsItself.into());
        }
        let not_an_object = || Unsupported::Unreadable(Unreadable::UnwrapsNoObject);
        let id = types.declaration(inner).ok_or_else(not_an_object)?;
        let declaration = types.request.declaration(id);
        let is_object = matches!(declaration.kind, DeclarationKind::Class | DeclarationKind::Record);
        if !is_object || !declaration.described {
            return Err(not_an_object());
        }
        if declarations::has(&declaration.modifiers, "abstract") && !super::has_own_way(types, inner, id) {
            return Err(Unreadable::UnwrapsAbstract.into());
        }
        let mut chain = around.chain.clone();
        chain.push(inner);
        if let Some(all) = typed_properties(types, inner, id, &property)? {
            // A type with a name is read as it is, without prefix and suffix (`UnwrappedPropertyHandler`).
            let affixes = Affixes {
                chain,
                ..Affixes::default()
            };
            open.extend(all.into_iter().rev().map(|own| ((own, None), affixes.clone())));
            continue;
        }
        let Outcome::Object(collected) = collect(types, inner, id, None)? else {
            return Err(not_an_object());
        };
        let affixes = Affixes {
            prefix: format!("{}{prefix}", around.prefix),
            suffix: format!("{suffix}{}", around.suffix),
            chain,
        };
        unwrapping += 1;
        if open.len() > MOST_PROPERTIES || unwrapping > MOST_UNWRAPPED {
            return Err(Unreadable::UnwrapsTooMuch.into());
        }
        open.extend(collected.items.into_iter().rev().map(|item| (item, affixes.clone())));
    }
    if !is_plain {
        refuse_external(types, &properties)?;
    }
    Ok(properties)
}

/// Refuses a property whose type id is a property beside it, in an object in which that cannot be shown.
fn refuse_external(types: &mut Types<'_>, properties: &[Property]) -> Result<(), Unsupported> {
    let mut typed = properties.iter().filter(|own| {
        let typing = types.typing(own.used.ty);
        typing.is_some_and(|(_, typing)| is_external(typing.info))
    });
    match typed.next().map(|own| own.name.clone()) {
        Some(property) => Err(UnshownTypeInfo::Beside { property }.into()),
        None => Ok(()),
    }
}

/// Returns the properties of an unwrapped type whose name Jackson reads beside them (`@JsonTypeInfo`); `None` for any
/// other type.
///
/// # Errors
/// The name is no property, or there are several types.
fn typed_properties(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    unwrapped: &Property,
) -> Result<Option<Vec<Property>>, Unsupported> {
    let annotations = members::annotations(types, ty);
    let Some(made) = super::by_type_info(types, ty, id, &annotations)? else {
        return Ok(None);
    };
    let Shape::Object(mut object) = made.shape else {
        return Err(Unreadable::UnwrapsNoObject.into());
    };
    if let Some(own) = object.discriminator {
        let named = Property {
            name: own.property.clone(),
            used: Types::plain(types.with_form(Types::object(), JsonForm::Constant(own.value))),
            required: true,
            java: own.property,
            set_by: SetBy::Member,
            ..unwrapped.clone()
        };
        object.properties.insert(0, named);
    }
    Ok(Some(object.properties))
}

/// The prefix and suffix of unwrapped properties, and the types that were unwrapped on the way.
#[derive(Clone, Default)]
struct Affixes {
    prefix: String,
    suffix: String,
    chain: Vec<Ty>,
}

/// Collects the properties of a class or record.
///
/// `builder_prefix` is the prefix of a builder's methods; `None` if the class is not a builder (R7.13).
fn collect<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    builder_prefix: Option<&'r str>,
) -> Result<Outcome, Unsupported> {
    let request = types.request;
    let creator = creators::creator(types, ty, id)?;
    match &creator {
        Creator::Delegating(used) => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: Some(used) } => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: None } if !request.declaration(id).is_abstract() => {
            let declaration = request.declaration(id);
            let no_creator = if declarations::is_kotlin(declaration) {
                Unreadable::NoCreatorInKotlin
            } else if declaration.methods.iter().any(candidates::is_builder_factory) {
                Unreadable::NoCreatorButBuilder
            } else {
                Unreadable::NoCreator
            };
            return Err(unmade(types, ty, id, no_creator));
        }
        _ => {}
    }
    collect_as(types, ty, id, builder_prefix, &creator)
}

/// Returns why Jackson makes no instance of a class, whose properties it examines all the same
/// (`BeanDeserializerBase.resolve`).
pub(super) fn unmade(types: &mut Types<'_>, ty: Ty, id: DeclarationId, reason: Unreadable) -> Unsupported {
    let creator = Creator::Nothing { scalar: None };
    let Ok(Outcome::Object(own)) = collect_as(types, ty, id, None, &creator) else {
        return reason.into();
    };
    if own
        .items
        .iter()
        .any(|(own, unwrapped)| own.unshown.is_some() || unwrapped.is_some())
    {
        return reason.into();
    }
    let used = own.items.iter().map(|(own, _)| own.used).chain(own.additional);
    let parts = used.map(|used| used.ty).collect();
    Unsupported::Unmade { reason, parts }
}

/// Collects the properties of a class or record that the creator makes, if Jackson makes it.
fn collect_as<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    builder_prefix: Option<&'r str>,
    creator: &Creator<'r>,
) -> Result<Outcome, Unsupported> {
    let request = types.request;
    let (parameters, canonical) = match creator {
        Creator::Properties { parameters, canonical } => (parameters.as_slice(), *canonical),
        _ => (&[][..], false),
    };
    let mut collector = Collector::collect(types, ty, id, Direction::Reading, parameters, builder_prefix);
    collector.remove_unwanted(false);
    let is_created = |own: &&Gathered<'_>| own.accessors.iter().any(|own| own.role == Role::Parameter);
    let created = collector.properties.iter().filter(is_created).count();
    let components = request.declaration(id).components.len();
    collector.rename()?;
    for gathered in &collector.properties {
        let parameters = gathered.accessors.iter().filter(|own| own.role == Role::Parameter);
        if parameters.count() > 1 {
            let name = gathered.name.clone();
            return Err(Unreadable::ParametersOfOneName { name }.into());
        }
    }
    let identity = identity(request, &collector.class);
    let reader = Reader {
        types,
        request,
        canonical,
        generated: canonical && created == components && collector.any.is_empty(),
        collector,
    };
    let mut collected = reader.finish(parameters)?;
    if let Some(identity) = identity {
        identify_class(&mut collected, &identity, !parameters.is_empty())?;
    }
    match creator {
        // A class that takes a string and has no properties is read from the string.
        Creator::Empty { scalar: Some(used) } if collected.items.is_empty() && collected.additional.is_none() => {
            Ok(Outcome::Delegate(*used))
        }
        _ => Ok(Outcome::Object(collected)),
    }
}

/// How objects are identified.
enum Identity {
    /// By the property with this name.
    Property(String),
    /// By a value that a generator makes.
    Generated,
}

/// Returns how `@JsonIdentityInfo` identifies objects.
fn identity(request: &Request, annotations: &Annotations<'_>) -> Option<Identity> {
    let annotation = annotations.jackson("JsonIdentityInfo")?;
    let generator = request.ty(annotation.class("generator")?).declaration?;
    match request.declaration(generator).path.last().map(String::as_str) {
        Some("None") => None,
        Some("PropertyGenerator") => {
            let name = annotation.text("property").unwrap_or("@id");
            Some(Identity::Property(name.to_owned()))
        }
        _ => Some(Identity::Generated),
    }
}

/// Requires a member of an object with an id: Jackson refuses `{}`, in which it looks for the id
/// (`BeanDeserializerBase.deserializeWithObjectId`).
fn require_member(object: &mut ObjectShape) {
    if object.properties.iter().any(|own| own.required) {
        return;
    }
    match object.properties.as_mut_slice() {
        [] => object.limits.least = 1,
        [only] => only.required = true,
        all => {
            let names = all.iter().map(|own| own.name.clone());
            object.limits.some_of = vec![names.collect()];
        }
    }
}

/// Requires what identifies an object at a place.
///
/// - `id`: the property that is the id, if there is one
pub(crate) fn identify(object: &mut ObjectShape, id: Option<&str>) {
    object.generated = false;
    let is_created = object.properties.iter().any(|own| own.set_by == SetBy::Creator);
    for own in object.properties.iter_mut().filter(|own| Some(own.name.as_str()) == id) {
        own.required |= is_created;
    }
    require_member(object);
}

/// Requires what identifies an object. An object that a creator makes must have an id
/// (`PropertyValueBuffer.handleIdValue`); another one need not.
fn identify_class(collected: &mut Collected, identity: &Identity, is_created: bool) -> Result<(), Unsupported> {
    collected.generated = false;
    collected.is_identified = true;
    let mut properties = collected.items.iter_mut().map(|(property, _)| property);
    match identity {
        Identity::Generated if is_created => return Err(Unreadable::IdentityOfCreator.into()),
        Identity::Generated => {}
        Identity::Property(name) => match properties.find(|own| own.name == *name) {
            Some(property) => property.required |= is_created,
            None => return Err(Unreadable::IdentityWithoutProperty { property: name.clone() }.into()),
        },
    }
    Ok(())
}

/// A part of a container's type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Key,
    /// The elements, or a map's values.
    Content,
}

/// Decides how the collected properties are read.
struct Reader<'a, 'r> {
    types: &'a mut Types<'r>,
    request: &'r Request,
    collector: Collector<'r>,
    /// Whether the creator is a record's canonical constructor.
    canonical: bool,
    generated: bool,
}

impl<'r> Reader<'_, 'r> {
    /// Returns the type of the properties that are not declared (`BeanDeserializerFactory.constructAnySetter`).
    ///
    /// # Errors
    /// Several any-setters, or one whose type information cannot be shown.
    fn additional(&mut self) -> Result<Option<TypeUse>, Unsupported> {
        let any = std::mem::take(&mut self.collector.any);
        let mut additional = None;
        for own in &any {
            let mut used = own.used;
            if let Some(info) = own.annotations.type_info() {
                let typed = self.typed(used, info, &own.annotations);
                used = typed.filter(|_| !is_external(info)).ok_or_else(|| {
                    let property = own.name.to_owned();
                    Unsupported::TypeInfo(UnshownTypeInfo::OnProperty { property })
                })?;
            }
            additional = Some(match own.role {
                Role::Setter => used,
                _ => super::map_value(self.types, used),
            });
        }
        // `POJOPropertiesCollector._resolveAnySetter`: methods take precedence over fields.
        let count = |role| any.iter().filter(|own| own.role == role).count();
        if count(Role::Setter) > 1 || (count(Role::Setter) == 0 && count(Role::Field) > 1) {
            return Err(Unreadable::SeveralAnySetters.into());
        }
        Ok(additional)
    }

    /// Sorts the properties that can be set, and returns them.
    fn finish(mut self, parameters: &[creators::CreatorParameter<'r>]) -> Result<Collected, Unsupported> {
        if let Some(member) = self.collector.injected {
            let member = member.to_owned();
            return Err(Unreadable::Injected { member }.into());
        }
        let additional = self.additional()?;
        self.check_back_references()?;
        let selection = self.collector.class.selection(Direction::Reading);
        // A getter without a setter does not change how a record is read, unless it returns a collection.
        let before = self.collector.properties.len();
        let mut unsettable = 0;
        let mut kept = Vec::new();
        for gathered in std::mem::take(&mut self.collector.properties) {
            let is_left_out = !selection.takes(&gathered.name);
            if is_left_out && Self::is_demanded(&gathered) {
                let property = gathered.name;
                return Err(Unreadable::IgnoredButDemanded { property }.into());
            }
            if !is_left_out && !gathered.is_hidden() && self.is_settable(&gathered) {
                kept.push(gathered);
            } else if gathered.accessors.iter().all(|own| own.role == Role::Getter) {
                unsettable += 1;
            }
        }
        self.generated &= kept.len() + unsettable == before && kept.len() == parameters.len();
        self.sort(&mut kept);
        let mut items = Vec::new();
        let mut fields = HashSet::new();
        for gathered in kept {
            items.push(self.item(&gathered)?);
            fields.extend(gathered.fields());
        }
        let remarks = std::mem::take(&mut self.collector.version_dependent).into_iter();
        let remarks = remarks.map(Remark::VersionDependent);
        Ok(Collected {
            items,
            fields,
            additional,
            generated: self.generated,
            is_identified: false,
            remarks: remarks.collect(),
        })
    }

    /// Whether no object can be created without the property: a creator's with `@JsonProperty(required = true)`
    /// (`PropertyValueBuffer._findMissing`).
    fn is_demanded(gathered: &Gathered<'r>) -> bool {
        gathered.accessors.iter().any(|own| {
            let property = own.annotations.jackson("JsonProperty");
            own.role == Role::Parameter && property.is_some_and(|own| is_true(own, "required"))
        })
    }

    /// Whether a member sets the property: a creator, setter or field, or the getter of a collection or map
    /// (`USE_GETTERS_AS_SETTERS`). False for properties that callers do not provide.
    fn is_settable(&mut self, gathered: &Gathered<'r>) -> bool {
        let Some(first) = gathered.accessors.first() else {
            return false;
        };
        let says = |of: fn(&Annotations<'r>) -> bool| gathered.accessors.iter().any(|own| of(&own.annotations));
        let is_injected = says(Annotations::is_injected) && !says(|own| own.jackson("JsonProperty").is_some());
        if is_injected || says(Annotations::is_back_reference) {
            return false;
        }
        // The declared type decides: a variable `T` that is bound to a list is not a list here
        // (`BeanDeserializerFactory._isSetterlessType`).
        let mut is_filled = |returned| {
            let declared = self.types.resolve(returned, &Bindings::default()).ty;
            self.types.container(declared).is_some()
        };
        match first.role {
            Role::Parameter => true,
            Role::Getter if gathered.is_ignored || !first.returned.is_some_and(&mut is_filled) => false,
            _ => !classes::is_ignored_type(self.types, first.used.ty),
        }
    }

    /// Sorts as `_sortProperties` does: the names in `@JsonPropertyOrder`, then properties with an index, then those of
    /// the creator, then the rest.
    fn sort(&self, properties: &mut [Gathered<'r>]) {
        let order = self.collector.class.jackson("JsonPropertyOrder");
        let names = order.map_or_else(Vec::new, |own| strings(own, "value"));
        let alphabetic = order.is_some_and(|own| is_true(own, "alphabetic"));
        // The first property with a name, JSON names before Java names, in the order in which Jackson looks each name
        // up.
        let mut ranks: HashMap<String, usize> = HashMap::new();
        for (rank, name) in names.into_iter().enumerate() {
            let by_wire = properties.iter().find(|own| own.name == name);
            if let Some(own) = by_wire.or_else(|| properties.iter().find(|own| own.implicit == name)) {
                ranks.entry(own.name.clone()).or_insert(rank);
            }
        }
        properties.sort_by_cached_key(|own| {
            let position = own.accessors.iter().find_map(|own| own.position);
            let index = own.accessors.iter().find_map(|own| {
                let index = own.annotations.jackson("JsonProperty")?.value("index")?.as_number()?;
                index.parse::<i64>().ok().filter(|index| *index >= 0)
            });
            let (group, within) = match (ranks.get(&own.name), index, position) {
                (Some(rank), _, _) => (0, i64::try_from(*rank).unwrap_or(i64::MAX)),
                (None, Some(index), _) => (1, index),
                (None, None, Some(_)) if alphabetic => (2, 0),
                (None, None, Some(position)) => (2, i64::try_from(position).unwrap_or(i64::MAX)),
                (None, None, None) => (3, 0),
            };
            (group, within, if alphabetic { own.name.clone() } else { String::new() })
        });
    }

    fn item(&mut self, gathered: &Gathered<'r>) -> Result<Item, Unsupported> {
        let annotations = gathered.annotations();
        let Some(primary) = self.primary(gathered)? else {
            return Err(Unreadable::PropertyWithoutMember.into());
        };
        let component = primary.position.filter(|_| self.canonical);
        let record = self.request.declaration(self.collector.declaration);
        let written = component.and_then(|position| record.components.get(position));
        let tool = Annotations::of(primary.annotations.0.first().copied().unwrap_or_default());
        let is_of_parameter = |own: &&Annotation| api::PARAMETER_ANNOTATIONS.contains(&own.name.as_str());
        let tool = component.and_then(|_| tool.iter().find(is_of_parameter));

        let mut used = gathered.qualified(self.types, primary.used);
        if let Some(component) = written {
            used = self.types.qualified(used, &component.annotations);
        }
        let schema = tool.and_then(OwnSchema::of);
        let mut unshown = match schema {
            None => self.check_value(&gathered.implicit, used, &annotations).err(),
            Some(_) => None,
        };
        for member in ["as", "keyAs", "contentAs"] {
            if let Some(narrowed) = self.narrowed(used, &annotations, member) {
                used = narrowed;
            } else {
                let property = gathered.implicit.clone();
                unshown = Some(Unreadable::NarrowedToNoSubtype { property, member }.into());
            }
        }
        if classes::has_key_deserializer(self.request, &annotations) {
            used = self.with_part(used, Part::Key, Types::object_use());
        }
        if let Some(info) = annotations.type_info()
            && schema.is_none()
        {
            if let Some(typed) = self.typed(used, info, &annotations) {
                used = typed;
            } else {
                let property = gathered.implicit.clone();
                unshown = Some(Unsupported::TypeInfo(if is_external(info) {
                    UnshownTypeInfo::Beside { property }
                } else {
                    UnshownTypeInfo::OnProperty { property }
                }));
            }
        }
        if primary.role != Role::Parameter {
            self.check_managed_reference(&gathered.implicit, used, &annotations)?;
        }
        if let Some(form) = self.form(used, &annotations) {
            unshown = unshown.or_else(|| invalid_pattern(&form, &annotations).filter(|_| schema.is_none()));
            used = self.with_form(used, form);
        }
        if let Some(identity) = identity(self.request, &annotations) {
            let id = match identity {
                Identity::Property(name) => Some(name),
                Identity::Generated => None,
            };
            used = self.with_form(used, JsonForm::Identified(id));
        }
        if let Some(own) = schema {
            let ty = self.types.with_form(used.ty, JsonForm::Described(own));
            used = TypeUse { ty, ..used };
        }
        self.generated &= !annotations.iter().any(changes_reading);
        let tool_text = tool.and_then(|own| own.text("value").filter(|text| !text.trim().is_empty()));
        let property = Property {
            name: gathered.name.clone(),
            aliases: annotations.aliases(),
            used,
            required: self.is_required(used, primary.role, &annotations, tool),
            refuses_null: refuses_null(&annotations),
            description: tool_text
                .map(str::to_owned)
                .or_else(|| gathered.description(&annotations, self.collector.record)),
            component,
            element: primary.element,
            java: gathered.implicit.clone(),
            selection: annotations.selection(Direction::Reading),
            set_by: match primary.role {
                Role::Parameter => SetBy::Creator,
                // The map of an any-getter is meant to be filled.
                Role::Getter if !annotations.is_any_getter() => SetBy::Getter,
                _ => SetBy::Member,
            },
            unshown,
        };
        Ok((property, annotations.unwrapping()))
    }

    /// Returns the member that Jackson sets. Of several setters between which their names do not decide: a primitive
    /// one, then a String one (`JacksonAnnotationIntrospector.resolveSetterConflict`).
    fn primary<'g>(&self, gathered: &'g Gathered<'r>) -> Result<Option<&'g Accessor<'r>>, Unsupported> {
        let Some(first) = gathered.accessors.first() else {
            return Ok(None);
        };
        let property = || gathered.name.clone();
        let preferred = gathered.preferred(first.role);
        match (first.role, preferred.as_slice()) {
            (Role::Parameter | Role::Getter, _) => Ok(Some(first)),
            (_, [only]) => Ok(Some(only)),
            (Role::Field, _) => Err(Unreadable::SeveralFields { property: property() }.into()),
            (Role::Setter, _) => {
                let is_primitive = |own: &&&Accessor<'_>| !self.types.is_reference(own.used.ty);
                let is_string = |own: &&&Accessor<'_>| self.types.is_named(own.used.ty, "java.lang.String");
                let primitive: Vec<_> = preferred.iter().filter(is_primitive).collect();
                let strings: Vec<_> = preferred.iter().filter(is_string).collect();
                match (primitive.as_slice(), strings.as_slice()) {
                    ([only], _) | ([], [only]) => Ok(Some(only)),
                    _ => Err(Unreadable::SeveralSetters { property: property() }.into()),
                }
            }
        }
    }

    /// Checks the back references of the class (`BeanDeserializerBuilder.addBackReferenceProperty`).
    fn check_back_references(&mut self) -> Result<(), Unsupported> {
        let mut names: HashSet<String> = HashSet::new();
        for (name, _) in back_references(self.types, &self.collector.hierarchy) {
            if self.collector.record.is_some() {
                return Err(Unreadable::BackReferenceOfRecord.into());
            }
            if let Some(name) = names.replace(name) {
                return Err(Unreadable::SeveralBackReferences { name }.into());
            }
        }
        Ok(())
    }

    /// Checks that the type of a managed reference has the back reference (`BeanDeserializerBase.
    /// _resolveManagedReferenceProperty`).
    fn check_managed_reference(
        &mut self,
        property: &str,
        used: TypeUse,
        annotations: &Annotations<'r>,
    ) -> Result<(), Unsupported> {
        let Some(reference) = annotations.jackson("JsonManagedReference") else {
            return Ok(());
        };
        let name = reference_name(reference);
        let value = self.innermost(used.ty);
        let hierarchy = members::hierarchy(self.types, value);
        let own = self.collector.declaration;
        let mut back = back_references(self.types, &hierarchy).into_iter();
        let is_back = back.any(|(back, taken)| {
            let taken = self.types.declaration(taken.ty);
            back == name && taken.is_none_or(|taken| declarations::is_subtype(self.request, own, taken))
        });
        is_back.then_some(()).ok_or_else(|| {
            let (property, name) = (property.to_owned(), name.to_owned());
            Unreadable::ReferenceWithoutBack { property, name }.into()
        })
    }

    /// Checks that declarations determine how the property's value is read.
    fn check_value(&mut self, property: &str, used: TypeUse, annotations: &Annotations<'r>) -> Result<(), Unsupported> {
        if matches!(identity(self.request, annotations), Some(Identity::Generated)) {
            let value = self.innermost(used.ty);
            let declared = self.types.declaration(value);
            let creator = declared.map(|id| creators::creator(self.types, value, id));
            if matches!(creator, Some(Ok(Creator::Properties { .. }))) {
                return Err(Unreadable::IdentityOfCreator.into());
            }
        }
        self.check_empty(property, used, annotations)?;
        let property = property.to_owned();
        if let Some((member, class)) = classes::own_deserializer(self.request, annotations) {
            return Err(Unreadable::OwnDeserializerOfProperty {
                property,
                member,
                class,
            }
            .into());
        }
        if annotations.format_shape() == Some("ARRAY") {
            return Err(Unreadable::PropertyAsArray { property }.into());
        }
        Ok(())
    }

    /// Checks that Jackson can make the empty objects that `@JsonSetter` asks for in place of nulls
    /// (`StdDeserializer._findNullProvider`), which it does before it reads anything.
    fn check_empty(&mut self, property: &str, used: TypeUse, annotations: &Annotations<'r>) -> Result<(), Unsupported> {
        let Some(setter) = annotations.jackson("JsonSetter") else {
            return Ok(());
        };
        for (member, value) in [
            ("nulls", Some(used)),
            ("contentNulls", super::content(self.types, used.ty)),
        ] {
            let value = value.filter(|_| setter.constant(member) == Some("AS_EMPTY"));
            if let Some(value) = value
                && super::takes_type_info(self.types, value.ty)
                && let Some(id) = self.types.declaration(value.ty)
                && let declaration = self.request.declaration(id)
                && matches!(declaration.kind, DeclarationKind::Class | DeclarationKind::Record)
                && !declaration.is_abstract()
                && !creators::has_default(declaration)
            {
                return Err(Unreadable::NoEmptyValue {
                    property: property.to_owned(),
                    member,
                    r#type: self.types.print(value.ty),
                }
                .into());
            }
        }
        Ok(())
    }

    /// Returns the type with the replacements of `@JsonDeserialize(as)`, `(keyAs)` or `(contentAs)`
    /// (`JacksonAnnotationIntrospector.refineDeserializationType`). A collection or map keeps its element types; only
    /// arrays and containers have content. `None` if a type is not a subtype of the one that it replaces.
    fn narrowed(&mut self, used: TypeUse, annotations: &Annotations<'r>, member: &str) -> Option<TypeUse> {
        let Some(target) = classes::class_member(self.types, annotations, "JsonDeserialize", member) else {
            return Some(used);
        };
        let is_narrower = |types: &Types<'_>, from: Ty| match (types.declaration(target), types.declaration(from)) {
            (Some(target), Some(from)) => declarations::is_subtype(types.request, target, from),
            _ => true,
        };
        if member == "as" {
            if !is_narrower(self.types, used.ty) {
                return None;
            }
            let ty = match self.types.declaration(target) {
                Some(id) => specialized::specialized(self.types, id, used.ty),
                None => target,
            };
            return Some(TypeUse { ty, ..used });
        }
        let part = match member {
            "keyAs" => Part::Key,
            _ => Part::Content,
        };
        let Some(before) = self.part(used.ty, part) else {
            return Some(used);
        };
        is_narrower(self.types, before.ty).then(|| self.with_part(used, part, TypeUse { ty: target, ..before }))
    }

    /// Returns the elements of an array, or the keys or content of a container, of a raw one `Object`.
    fn part(&mut self, ty: Ty, part: Part) -> Option<TypeUse> {
        if matches!(self.types.form(ty), ResolvedType::Array(_)) {
            return super::content(self.types, ty).filter(|_| part == Part::Content);
        }
        let seen = self.container(ty, part)?;
        let mut arguments = self.types.arguments(seen).iter();
        let own = if part == Part::Key {
            arguments.next()
        } else {
            arguments.last()
        };
        Some(own.copied().unwrap_or_else(Types::object_use))
    }

    /// Returns the container that has such a part.
    fn container(&mut self, ty: Ty, part: Part) -> Option<Ty> {
        match part {
            Part::Key => self.types.as_super(ty, "java.util.Map"),
            Part::Content => super::container_of(self.types, ty),
        }
    }

    /// Returns the array or container with another part (`MapLikeType.withKeyType`, `JavaType.withContentType`). Of a
    /// class whose type arguments do not decide the part, it is the container that the class extends.
    fn with_part(&mut self, used: TypeUse, part: Part, replaced: TypeUse) -> TypeUse {
        let container = self.container(used.ty, part);
        for ty in std::iter::once(used.ty).chain(container) {
            let mut form = self.types.form(ty).clone();
            let place = match &mut form {
                ResolvedType::Array(component) => Some(component),
                ResolvedType::Declared {
                    declaration, arguments, ..
                } => {
                    let count = self.request.declaration(*declaration).type_parameters.len();
                    arguments.resize(count, Types::object_use());
                    let mut own = arguments.iter_mut();
                    if part == Part::Key { own.next() } else { own.last() }
                }
                _ => None,
            };
            if let Some(place) = place {
                *place = replaced;
            }
            let ty = self.types.intern(form);
            if self.part(ty, part).is_some_and(|own| own.ty == replaced.ty) {
                return TypeUse { ty, ..used };
            }
        }
        used
    }

    /// Returns the type with the type information of the property, which applies to the content of a collection, map,
    /// array or Optional (`JacksonAnnotationIntrospector.findPropertyTypeResolver`, `findPropertyContentTypeResolver`).
    /// `None` if a schema cannot show it.
    fn typed(&mut self, used: TypeUse, info: &'r Annotation, annotations: &Annotations<'r>) -> Option<TypeUse> {
        let replaced =
            ["as", "contentAs"].map(|member| classes::class_member(self.types, annotations, "JsonDeserialize", member));
        let is_resolved =
            annotations.jackson("JsonTypeResolver").is_some() || annotations.jackson("JsonTypeIdResolver").is_some();
        if is_resolved || replaced.iter().any(Option::is_some) || annotations.unwrapping().is_some() {
            return None;
        }
        let typing = Typing {
            info,
            subtypes: annotations.jackson("JsonSubTypes"),
        };
        // A type that is not known yet is reported as such.
        let is_unknown = |types: &Types<'_>, ty| matches!(types.form(ty), ResolvedType::Missing(_));
        if is_unknown(self.types, used.ty) {
            return Some(used);
        }
        if super::takes_type_info(self.types, used.ty) {
            let ty = self.types.typed(used.ty, typing)?;
            return Some(TypeUse { ty, ..used });
        }
        if is_external(info) {
            return None;
        }
        let content = self.part(used.ty, Part::Content)?;
        if is_unknown(self.types, content.ty) {
            return Some(used);
        }
        if !super::takes_type_info(self.types, content.ty) {
            return None;
        }
        let ty = self.types.typed(content.ty, typing)?;
        Some(self.with_part(used, Part::Content, TypeUse { ty, ..content }))
    }

    /// Returns the JSON of the value if `@JsonFormat` changes it. A collection, map, array or Optional passes it on to its
    /// elements: the `createContextual` of its deserializer looks up theirs with the property.
    fn form(&mut self, used: TypeUse, annotations: &Annotations<'r>) -> Option<JsonForm> {
        let shape = annotations.format_shape();
        let pattern = annotations.text("JsonFormat", "pattern");
        if shape.is_none() && pattern.is_none() {
            return None;
        }
        let innermost = self.innermost(used.ty);
        let known = self.types.jdk_type(innermost);
        // In a container, numbers are also read from numbers, whatever the shape is.
        let number = known.filter(|known| known.is_number_or_boolean() && innermost == used.ty);
        let number = number.and_then(|known| known.json_type);
        let is_time = known.is_some_and(|known| known.is_formatted);
        match shape {
            Some("STRING") if number.is_some() => number.map(JsonForm::Quoted),
            Some("NUMBER_INT") if is_time => Some(JsonForm::Integer),
            Some("NUMBER" | "NUMBER_FLOAT") if is_time => Some(JsonForm::Number),
            // The pattern of a duration is the unit in which numbers are read.
            _ => known
                .filter(|known| known.is_moment())
                .zip(pattern)
                .map(|(known, pattern)| JsonForm::Pattern(date_format(known, pattern, annotations))),
        }
    }

    /// Returns the type whose innermost values have this JSON.
    fn with_form(&mut self, used: TypeUse, form: JsonForm) -> TypeUse {
        let mut around = vec![used];
        while let Some(inner) = around.last().and_then(|used| super::content(self.types, used.ty))
            && around.len() <= DEEPEST_CONTAINERS
        {
            around.push(inner);
        }
        let mut around = around.into_iter().rev();
        let innermost = around.next().unwrap_or(used);
        let formed = TypeUse {
            ty: self.types.with_form(innermost.ty, form),
            ..innermost
        };
        around.fold(formed, |inner, container| {
            self.with_part(container, Part::Content, inner)
        })
    }

    /// Returns the innermost type in the JDK's containers: `LocalDate` for a `Map<String, List<LocalDate>>`.
    fn innermost(&mut self, ty: Ty) -> Ty {
        let mut ty = ty;
        // Bounded, since a container can contain itself.
        for _ in 0..DEEPEST_CONTAINERS {
            let Some(inner) = super::content(self.types, ty) else {
                break;
            };
            ty = inner.ty;
        }
        ty
    }

    /// Whether the property is required, by the rows for records and classes in R7.3.
    fn is_required(&self, used: TypeUse, role: Role, annotations: &Annotations<'r>, tool: Option<&Annotation>) -> bool {
        let written = annotations.requires();
        let qualifiers = self.types.qualifiers(used.qualifiers);
        let is_primitive = !self.types.is_reference(used.ty);
        let is_parameter = role == Role::Parameter;
        // Neither generated code nor the mapper provides a value for it.
        if is_parameter && (is_primitive || refuses_null(annotations)) {
            return true;
        }
        if self.collector.record.is_some() && is_parameter {
            let by_tool = tool.and_then(|own| own.flag("required"));
            let is_optional = self.types.optional(used.ty).is_some();
            let left_out = by_tool == Some(false) || written == Some(false);
            return !is_optional && !qualifiers.nullable && !left_out;
        }
        written == Some(true) || qualifiers.constraints.excludes_null()
    }
}

/// Returns the name of a reference.
fn reference_name(annotation: &Annotation) -> &str {
    let name = annotation.text("value");
    name.unwrap_or("defaultReference")
}

/// Returns the back references of a class: the name of each, and the type that its member takes.
fn back_references(types: &mut Types<'_>, hierarchy: &[Ty]) -> Vec<(String, TypeUse)> {
    let mut found = Vec::new();
    let mut seen: HashSet<String> = HashSet::new();
    for field in members::fields(types, hierarchy) {
        if let Some(annotation) = Annotations::of(&field.member.annotations).jackson("JsonBackReference") {
            seen.insert(field.member.name.clone());
            found.push((reference_name(annotation).to_owned(), field.used));
        }
    }
    for method in members::methods(types, hierarchy) {
        let prefix = match method.parameters.as_slice() {
            [] => "get",
            [_] => "set",
            _ => continue,
        };
        let implicit = naming::of_accessor(&method.method.name, prefix);
        let taken = method.parameters.first().copied().or(method.returns);
        if let (Some(annotation), Some(taken)) = (method.annotations.jackson("JsonBackReference"), taken)
            && seen.insert(implicit.unwrap_or_else(|| method.method.name.clone()))
        {
            found.push((reference_name(annotation).to_owned(), taken));
        }
    }
    found
}

/// The most nested containers that [`Reader::innermost`] looks through.
const DEEPEST_CONTAINERS: usize = 64;

/// Whether the annotation makes Jackson read a component differently from generated code.
fn changes_reading(annotation: &Annotation) -> bool {
    if !is_jackson(annotation) || is_read_by_code(annotation) {
        return false;
    }
    match annotation.simple_name() {
        "JsonSetter" => annotation
            .value("nulls")
            .or_else(|| annotation.value("contentNulls"))
            .is_some(),
        _ => true,
    }
}

/// Returns the format of a date or time with this pattern.
fn date_format(known: &JdkType, pattern: &str, annotations: &Annotations<'_>) -> DateFormat {
    let text = |member| annotations.text("JsonFormat", member).unwrap_or_default().to_owned();
    DateFormat {
        class: JavaClass::qualified(known.java),
        pattern: pattern.to_owned(),
        locale: text("locale"),
        zone: text("timezone"),
        strict: annotations.constant("JsonFormat", "lenient") == Some("FALSE"),
        expected: format!("a date or time in the form {pattern}"),
    }
}

/// Returns the reason why Jackson refuses the pattern of a date or time.
fn invalid_pattern(form: &JsonForm, annotations: &Annotations<'_>) -> Option<Unsupported> {
    let JsonForm::Pattern(own) = form else {
        return None;
    };
    let java = own.class.canonical();
    let java = java.as_str();
    let is_date = java.starts_with("java.util.") || java.starts_with("java.sql.") || java.starts_with("javax.");
    let has_zone = annotations.text("JsonFormat", "timezone").is_some();
    let pattern = own.pattern.clone();
    if !text_formats::is_time_pattern(&pattern, is_date) {
        return Some(Unsupported::Unreadable(Unreadable::FormatPattern { pattern }));
    }
    text_formats::lacks_fields(&pattern, java, has_zone).then(|| {
        let java = java.rsplit('.').next().unwrap_or(java).to_owned();
        Unsupported::Unreadable(Unreadable::FormatPatternLacksFields { pattern, java })
    })
}

/// Whether null is refused (`@JsonSetter(nulls = FAIL)`). Creators also get null for missing properties
/// (`PropertyValueBuffer._findMissing`, `NullsFailProvider`); setters are not called for these.
fn refuses_null(annotations: &Annotations<'_>) -> bool {
    annotations.constant("JsonSetter", "nulls") == Some("FAIL")
}
