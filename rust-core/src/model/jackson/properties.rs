//! The properties that Jackson reads for a class or record, and their order (R7.3, R7.7, R7.11).
//!
//! The corresponding code of Jackson: `POJOPropertiesCollector`, `POJOPropertyBuilder` and
//! `BeanDeserializerFactory.addBeanProps` of databind 2.x, checked against 2.17.3 and 2.19.2. There are two
//! differences. A property that an annotation renames keeps its place, whereas Jackson moves it after the others
//! (R7.11: the first member determines the place). And back references and injected values are left out, since callers
//! do not provide them.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use super::annotations::{Annotations, Direction, Named, is_jackson, is_read_by_code, is_true, requires, strings};
use super::candidates::{BUILD_METHOD, BUILDER_PREFIX};
use super::creators::{self, Creator};
use super::naming;
use super::{Made, classes, members, specialized};
use crate::diagnostics::reasons::{Unreadable, UnshownTypeInfo};
use crate::model::declarations;
use crate::model::jdk_types;
use crate::model::shape::{ObjectShape, Property, PropertyFormat, Remark, Shape, Unsupported};
use crate::model::text_formats;
use crate::model::types::{Bindings, ResolvedType, Ty, TypeUse, Types, Typing};
use crate::schema_attribute;
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, ElementId, Request, TypeKind, Value};
use copilot_tool_finished::schema_graph::Limits;
use copilot_tool_text::javadoc;
use copilot_tool_text::order;

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 10_000;

/// The most types that may be unwrapped for one object, whether they have properties or not.
const MOST_UNWRAPPED: usize = 1_000;

/// The role of a member in its property, in the order in which annotations and types apply for reading
/// (`POJOPropertyBuilder.mergeAnnotations`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Parameter,
    Setter,
    Field,
    Getter,
}

/// A member of a property.
#[derive(Debug, Clone)]
struct Accessor<'r> {
    role: Role,
    named: Named<'r>,
    visible: bool,
    ignored: bool,
    annotations: Annotations<'r>,
    used: TypeUse,
    element: ElementId,
    owner: Option<DeclarationId>,
    documentation: Option<&'r str>,
    /// The index among the creator's parameters.
    position: Option<usize>,
    /// Whether the method has a setter's name, which takes precedence (`_setterPriority`).
    regular: bool,
    /// The declared type of a getter, with variables replaced by their bounds.
    declared: Option<Ty>,
}

/// A property with the members that were found so far.
#[derive(Debug, Clone)]
struct Gathered<'r> {
    implicit: String,
    name: String,
    explicit: bool,
    /// Whether members are ignored and no other visible member sets the property. Jackson then keeps the name that it
    /// has without annotations, and does not fill it through its getter (`_collectIgnorals`, used by
    /// `_renameProperties` and `BeanDeserializerFactory.addBeanProps`). A naming strategy still skips it if a member
    /// has an explicit name (`_renameUsing` calls `isExplicitlyNamed`).
    is_ignored: bool,
    accessors: Vec<Accessor<'r>>,
    /// The members that Jackson does not use for reading. Their constraints and comments still belong to the property.
    unused: Vec<Accessor<'r>>,
}

/// A property, and whether it is unwrapped.
struct Item {
    property: Property,
    /// The prefix and suffix of `@JsonUnwrapped`.
    unwrapped: Option<(String, String)>,
}

/// The properties of a class.
struct Collected {
    items: Vec<Item>,
    additional: Option<TypeUse>,
    generated: bool,
}

/// How a class is read.
enum Outcome {
    Object(Collected),
    Delegate(TypeUse),
}

/// Returns the shape of a class or record by its own members.
///
/// # Errors
/// The reason why Jackson refuses the type, or why declarations do not determine how it is read.
pub(super) fn object<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    if annotations.format_shape() == Some("ARRAY") {
        return Err(Unsupported::Unreadable(Unreadable::ArrayOfProperties));
    }
    let Collected {
        items,
        additional,
        generated,
    } = match collect(types, ty, id, None)? {
        Outcome::Delegate(used) => return Ok(Made::plain(Shape::Delegate(used))),
        Outcome::Object(collected) => collected,
    };
    let properties = unwrap(types, ty, annotations, items)?;
    let is_unset = properties.is_empty() && additional.is_none() && has_data(types, ty, annotations);
    let shape = Shape::Object(ObjectShape {
        declaration: id,
        properties,
        additional,
        description: classes::class_description(annotations),
        discriminator: None,
        limits: Limits::default(),
        generated,
    });
    Ok(Made {
        shape,
        remarks: if is_unset {
            vec![Remark::FieldsUnset]
        } else {
            Vec::new()
        },
    })
}

/// Whether a class that is not a record has a field that nothing excludes from its properties.
fn has_data<'r>(types: &mut Types<'r>, ty: Ty, class: &Annotations<'r>) -> bool {
    let hierarchy = members::hierarchy(types, ty);
    let selection = class.selection(Direction::Reading);
    let is_record = |types: &Types<'_>, id| types.request.declaration(id).kind == DeclarationKind::Record;
    members::fields(types, &hierarchy).iter().any(|field| {
        let annotations = Annotations::of(&field.member.annotations);
        !is_record(types, field.owner)
            && !declarations::has(&field.member.modifiers, "transient")
            && !annotations.is_ignored()
            && !annotations.is_injected()
            && !annotations.is_back_reference()
            && annotations.access() != Some("READ_ONLY")
            && selection.takes(&field.member.name)
            && !classes::is_ignored_type(types, field.used.ty)
    })
}

/// Returns the shape of a map whose creator takes some of the members; the others are entries with this type of values.
///
/// # Errors
/// The reason why Jackson refuses the type.
pub(super) fn created_map(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    value: TypeUse,
) -> Result<Shape, Unsupported> {
    let hierarchy = members::hierarchy(types, ty);
    let description = classes::class_description(&members::class_annotations(types, &hierarchy));
    let Outcome::Object(collected) = collect(types, ty, id, None)? else {
        return Err(Unsupported::Unreadable(Unreadable::ContainerWithoutConstructor));
    };
    let properties = collected.items.into_iter().map(|item| item.property);
    Ok(Shape::Object(ObjectShape {
        declaration: id,
        // Jackson calls no setters of a map.
        properties: properties.filter(|own| own.created).collect(),
        additional: Some(value),
        description,
        discriminator: None,
        limits: Limits::default(),
        generated: false,
    }))
}

/// Returns the shape of a class that a builder creates (R7.13): the builder's methods are the properties, and its
/// annotations ignore and rename them. `id` and `annotations` belong to the built class.
///
/// # Errors
/// The reason why Jackson refuses the builder.
pub(super) fn built<'r>(
    types: &mut Types<'r>,
    builder: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    let Some(of) = types
        .declaration(builder)
        .filter(|of| types.request.declaration(*of).described)
    else {
        return Err(Unsupported::Unreadable(Unreadable::LibraryBuilder));
    };
    // `JacksonAnnotationIntrospector.findPOJOBuilderConfig` includes the annotations of supertypes.
    let hierarchy = members::hierarchy(types, builder);
    let own = members::class_annotations(types, &hierarchy);
    let configured = own.jackson("JsonPOJOBuilder").and_then(|own| own.value("withPrefix"));
    let prefix = configured.and_then(Value::as_str).unwrap_or(BUILDER_PREFIX);
    // Jackson looks for the format on the builder, not on the built class.
    if own.format_shape() == Some("ARRAY") {
        return Err(Unsupported::Unreadable(Unreadable::ArrayOfProperties));
    }
    check_build(types, &hierarchy, id, &own)?;
    let Outcome::Object(collected) = collect(types, builder, of, Some(prefix))? else {
        return Err(Unsupported::Unreadable(Unreadable::BuilderOfNoObject));
    };
    let properties = unwrap(types, builder, &own, collected.items)?;
    Ok(Made::plain(Shape::Object(ObjectShape {
        declaration: id,
        properties,
        additional: collected.additional,
        description: classes::class_description(annotations),
        discriminator: None,
        limits: Limits::default(),
        generated: false,
    })))
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
    let configured = annotations
        .jackson("JsonPOJOBuilder")
        .and_then(|own| own.value("buildMethodName"));
    let name = configured.and_then(Value::as_str).unwrap_or(BUILD_METHOD);
    let methods = members::methods(types, hierarchy);
    let build = methods
        .iter()
        .find(|own| own.method.name == name && own.parameters.is_empty());
    let Some(build) = build else {
        let method = name.to_owned();
        return Err(Unsupported::Unreadable(Unreadable::BuildsNothing { method }));
    };
    let Some(returned) = build.returns else {
        return Ok(());
    };
    let is_other = match (types.form(returned.ty), types.declaration(returned.ty)) {
        (_, Some(other)) => {
            !members::is_subtype(types.request, other, built) && !members::is_subtype(types.request, built, other)
        }
        (ResolvedType::Primitive(_) | ResolvedType::Array(_), _) => true,
        _ => false,
    };
    if !is_other {
        return Ok(());
    }
    Err(Unsupported::Unreadable(Unreadable::BuildsAnother {
        method: name.to_owned(),
        built: types.print(returned.ty),
    }))
}

/// The names by which Jackson deduces a type.
#[derive(Debug, Default)]
pub(super) struct Fingerprint {
    pub(super) names: BTreeSet<String>,
    pub(super) aliases: BTreeSet<String>,
}

/// Returns the names of a type's properties by which Jackson deduces it
/// (`AsDeductionTypeDeserializer.buildFingerprints`): also of properties that callers cannot set.
pub(super) fn fingerprint(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Fingerprint {
    let request = types.request;
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    let is_record = declaration.kind == DeclarationKind::Record;
    let Fingerprint { mut names, mut aliases } = Fingerprint::default();
    if declaration.kind == DeclarationKind::Enum {
        let constants = declaration.fields.iter().filter(|field| field.constant);
        names.extend(constants.map(|field| field.name.clone()));
    }
    let is_container = |types: &mut Types<'_>, of| types.as_super(ty, of).is_some();
    if is_container(types, "java.util.Map") || is_container(types, "java.util.Collection") {
        names.insert("empty".to_owned());
    }
    let creator = creators::creator(types, ty, id);
    let (parameters, canonical) = match &creator {
        Ok(Creator::Properties { parameters, canonical }) => (parameters.as_slice(), *canonical),
        _ => (&[][..], false),
    };
    let mut collector = Collector {
        types,
        request,
        declaration: id,
        visibility: classes::Visibility::of(&class),
        class,
        hierarchy,
        is_record,
        canonical,
        properties: Vec::new(),
        places: HashMap::new(),
        additional: None,
        generated: false,
        builder_prefix: None,
        any_fields: 0,
        any_methods: 0,
        injected: None,
        untyped_any: None,
    };
    collector.add_fields();
    collector.add_methods();
    collector.add_parameters(parameters);
    collector.remove_unwanted(true);
    if collector.rename().is_ok() {
        for gathered in collector.properties {
            let own = gathered.accessors.iter();
            aliases.extend(own.flat_map(|own| own.annotations.aliases()));
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
    let mut properties: Vec<Property> = Vec::new();
    let mut names: HashSet<String> = HashSet::new();
    let root = Affixes {
        prefix: String::new(),
        suffix: String::new(),
        chain: vec![ty],
    };
    let mut open: Vec<(Item, Affixes)> = items.into_iter().rev().map(|item| (item, root.clone())).collect();
    let mut unwrapping = 0;
    let selection = class.selection(Direction::Reading);
    while let Some((
        Item {
            mut property,
            unwrapped,
        },
        around,
    )) = open.pop()
    {
        let Some((prefix, suffix)) = unwrapped else {
            property.name = format!("{}{}{}", around.prefix, property.name, around.suffix);
            if around.chain.len() > 1 {
                // Members that the outer class ignores are skipped before they are set aside for the unwrapped object,
                // even for its creator (`BeanDeserializer.deserializeWithUnwrapped`).
                property.created = false;
                if !selection.takes(&property.name) {
                    continue;
                }
            }
            if names.insert(property.name.clone()) {
                properties.push(property);
            }
            if properties.len() > MOST_PROPERTIES {
                return Err(Unsupported::Unreadable(Unreadable::UnwrapsTooMuch));
            }
            continue;
        };
        let inner = property.used.ty;
        if around.chain.contains(&inner) || around.chain.len() > 32 {
            return Err(Unsupported::Unreadable(Unreadable::UnwrapsItself));
        }
        let not_an_object = || Unsupported::Unreadable(Unreadable::UnwrapsNoObject);
        let id = types.declaration(inner).ok_or_else(not_an_object)?;
        let declaration = types.request.declaration(id);
        let is_object = matches!(declaration.kind, DeclarationKind::Class | DeclarationKind::Record);
        if !is_object || !declaration.described {
            return Err(not_an_object());
        }
        if declarations::has(&declaration.modifiers, "abstract") && !super::has_own_way(types, inner, id) {
            return Err(Unsupported::Unreadable(Unreadable::UnwrapsAbstract));
        }
        let Outcome::Object(collected) = collect(types, inner, id, None)? else {
            return Err(not_an_object());
        };
        let mut chain = around.chain.clone();
        chain.push(inner);
        let affixes = Affixes {
            prefix: format!("{}{prefix}", around.prefix),
            suffix: format!("{suffix}{}", around.suffix),
            chain,
        };
        unwrapping += 1;
        if open.len() > MOST_PROPERTIES || unwrapping > MOST_UNWRAPPED {
            return Err(Unsupported::Unreadable(Unreadable::UnwrapsTooMuch));
        }
        open.extend(collected.items.into_iter().rev().map(|item| (item, affixes.clone())));
    }
    Ok(properties)
}

/// The prefix and suffix of unwrapped properties, and the types that were unwrapped on the way.
#[derive(Clone)]
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
    let (parameters, canonical) = match &creator {
        Creator::Delegating(used) => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: Some(used) } => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: None } if !declarations::has(&request.declaration(id).modifiers, "abstract") => {
            return Err(Unsupported::Unreadable(
                if declarations::is_kotlin(request.declaration(id)) {
                    Unreadable::NoCreatorInKotlin
                } else {
                    Unreadable::NoCreator
                },
            ));
        }
        Creator::Properties { parameters, canonical } => (parameters.as_slice(), *canonical),
        Creator::Empty { .. } | Creator::Nothing { scalar: None } => (&[][..], false),
    };
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    let is_record = request.declaration(id).kind == DeclarationKind::Record;
    let mut collector = Collector {
        types,
        request,
        declaration: id,
        visibility: classes::Visibility::of(&class),
        class,
        hierarchy,
        is_record,
        canonical,
        properties: Vec::new(),
        places: HashMap::new(),
        additional: None,
        generated: is_record && canonical,
        builder_prefix,
        any_fields: 0,
        any_methods: 0,
        injected: None,
        untyped_any: None,
    };
    collector.add_fields();
    collector.add_methods();
    collector.add_parameters(parameters);
    collector.remove_unwanted(false);
    collector.rename()?;
    let identity = identity(request, &collector.class);
    let mut collected = collector.finish(parameters)?;
    if let Some(identity) = identity {
        identify(&mut collected, &identity, !parameters.is_empty())?;
    }
    match creator {
        // A class that takes a string and has no properties is read from the string.
        Creator::Empty { scalar: Some(used) } if collected.items.is_empty() && collected.additional.is_none() => {
            Ok(Outcome::Delegate(used))
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
    let generator = request.ty(annotation.value("generator")?.as_class()?).declaration?;
    let name = |member| annotation.value(member).and_then(Value::as_str);
    match request.declaration(generator).path.last().map(String::as_str) {
        Some("None") => None,
        Some("PropertyGenerator") => Some(Identity::Property(name("property").unwrap_or("@id").to_owned())),
        _ => Some(Identity::Generated),
    }
}

/// Requires what identifies an object. An object that a creator makes must have an id
/// (`PropertyValueBuffer.handleIdValue`); another one need not.
fn identify(collected: &mut Collected, identity: &Identity, is_created: bool) -> Result<(), Unsupported> {
    collected.generated = false;
    let Identity::Property(name) = identity else {
        let refused = Unsupported::Unreadable(Unreadable::IdentityOfCreator);
        return if is_created { Err(refused) } else { Ok(()) };
    };
    let mut properties = collected.items.iter_mut().map(|item| &mut item.property);
    match properties.find(|own| own.name == *name) {
        Some(property) => {
            property.required |= is_created;
            Ok(())
        }
        None => Err(Unsupported::Unreadable(Unreadable::IdentityWithoutProperty {
            property: name.clone(),
        })),
    }
}

struct Collector<'a, 'r> {
    types: &'a mut Types<'r>,
    request: &'r Request,
    declaration: DeclarationId,
    class: Annotations<'r>,
    hierarchy: Vec<Ty>,
    visibility: classes::Visibility,
    is_record: bool,
    /// Whether the creator is a record's canonical constructor.
    canonical: bool,
    properties: Vec<Gathered<'r>>,
    /// The index in `properties` of each implicit name.
    places: HashMap<String, usize>,
    additional: Option<TypeUse>,
    generated: bool,
    builder_prefix: Option<&'r str>,
    /// The number of fields with `@JsonAnySetter`.
    any_fields: usize,
    /// The number of methods with `@JsonAnySetter`.
    any_methods: usize,
    /// A field or setter with `@JacksonInject`.
    injected: Option<&'r str>,
    /// An any-setter whose type information cannot be shown.
    untyped_any: Option<&'r str>,
}

impl<'r> Collector<'_, 'r> {
    fn gathered(&mut self, implicit: &str) -> Option<&mut Gathered<'r>> {
        let place = *self.places.entry(implicit.to_owned()).or_insert(self.properties.len());
        if place == self.properties.len() {
            self.properties.push(Gathered {
                implicit: implicit.to_owned(),
                name: implicit.to_owned(),
                explicit: false,
                is_ignored: false,
                accessors: Vec::new(),
                unused: Vec::new(),
            });
        }
        self.properties.get_mut(place)
    }

    fn add(&mut self, implicit: &str, accessor: Accessor<'r>) {
        if let Some(gathered) = self.gathered(implicit) {
            gathered.accessors.push(accessor);
        }
    }

    /// Adds fields (`_addFields`). Those of a record are not used for reading, except for their annotations, which
    /// belong to the component.
    fn add_fields(&mut self) {
        for field in members::fields(self.types, &self.hierarchy) {
            let member = field.member;
            let annotations = Annotations::of(&member.annotations);
            if annotations.demands_injection() && !self.is_record {
                self.injected = Some(&member.name);
            }
            if annotations.is_value() {
                continue;
            }
            if annotations.is_any_setter() {
                self.any_fields += 1;
                let map = self.typed_any(field.used, &annotations, &member.name);
                self.take_any(map);
                continue;
            }
            let named = annotations.read_name();
            let is_transient = declarations::has(&member.modifiers, "transient");
            if is_transient && named == Named::No && !annotations.is_ignored() {
                continue;
            }
            let accessor = Accessor {
                role: Role::Field,
                named,
                visible: named != Named::No || self.visibility.shows_field(&member.modifiers),
                ignored: annotations.is_ignored(),
                annotations,
                used: field.used,
                element: member.element,
                owner: Some(field.owner),
                documentation: member.documentation.as_deref(),
                position: None,
                regular: true,
                declared: None,
            };
            if !self.is_record {
                self.add(&member.name, accessor);
            } else if let Some(gathered) = self.gathered(&member.name) {
                gathered.unused.push(accessor);
            }
        }
    }

    /// Adds methods (`_addMethods`).
    fn add_methods(&mut self) {
        for method in members::methods(self.types, &self.hierarchy) {
            match method.parameters.as_slice() {
                [] => self.add_getter(&method),
                [used] => self.add_setter(&method, *used),
                [_, value] if method.annotations.is_any_setter() => {
                    self.any_methods += 1;
                    self.generated = false;
                    let value = self.typed_any(*value, &method.annotations, &method.method.name);
                    self.additional = Some(value);
                }
                _ => {}
            }
        }
    }

    fn add_getter(&mut self, method: &members::Instance<'r>) {
        let Some(used) = method.returns else { return };
        if matches!(self.types.form(used.ty), ResolvedType::Primitive(TypeKind::Void)) {
            return;
        }
        let annotations = &method.annotations;
        if annotations.is_any_getter() || annotations.is_value() {
            return;
        }
        let owner = self.request.declaration(self.declaration);
        let getter = self.visibility.getter(self.types, owner, method, used.ty);
        let Some((implicit, visible)) = getter else { return };
        let named = annotations.written_name();
        let mut accessor = accessor(Role::Getter, method, named, visible, used);
        let returned = method.method.returns;
        accessor.declared = returned.map(|returned| self.types.resolve(returned, &Bindings::default()).ty);
        self.add(&implicit, accessor);
    }

    fn add_setter(&mut self, method: &members::Instance<'r>, used: TypeUse) {
        let name = method.method.name.as_str();
        if method.annotations.demands_injection() {
            self.injected = Some(name);
        }
        let setter = match self.builder_prefix {
            Some(prefix) => naming::of_builder_method(name, prefix),
            None => naming::of_setter(name),
        };
        let named = method.annotations.read_name();
        let regular = setter.is_some();
        let (implicit, visible) = match (named, setter) {
            (Named::No, Some(name)) => (name, self.visibility.shows_setter(&method.method.modifiers)),
            (Named::No, None) => return,
            (_, setter) => (setter.unwrap_or_else(|| name.to_owned()), true),
        };
        // A record is created by its constructor; Jackson does not look for its setters (2.15 and later).
        if self.is_record && named == Named::No {
            return;
        }
        let mut accessor = accessor(Role::Setter, method, named, visible, used);
        accessor.regular = regular;
        if let Some(parameter) = method.method.parameters.first() {
            accessor.used = self.types.qualified(accessor.used, &parameter.annotations);
        }
        self.add(&implicit, accessor);
    }

    /// Adds the creator's parameters (`_addCreators`): by their own names in a record, otherwise by their annotated
    /// names.
    fn add_parameters(&mut self, parameters: &[creators::CreatorParameter<'r>]) {
        for (position, parameter) in parameters.iter().enumerate() {
            let named = parameter.annotations.read_name();
            if parameter.annotations.is_any_setter() {
                let map = self.typed_any(
                    parameter.used,
                    &parameter.annotations,
                    parameter.implicit.unwrap_or_default(),
                );
                self.take_any(map);
                // A record's component with this name also has an accessor, which is not used for reading.
                if let Some(gathered) = parameter.implicit.and_then(|name| self.gathered(name)) {
                    gathered.accessors.clear();
                }
                continue;
            }
            let implicit = match (parameter.implicit, named) {
                (Some(name), _) | (None, Named::As(name)) => name.to_owned(),
                // An unwrapped parameter needs no name. A unique one keeps it separate.
                _ if parameter.annotations.unwrapping().is_some() => format!("#{position}"),
                _ => continue,
            };
            let accessor = Accessor {
                role: Role::Parameter,
                named,
                visible: true,
                ignored: parameter.annotations.is_ignored(),
                annotations: parameter.annotations.clone(),
                used: parameter.used,
                element: parameter.element,
                owner: None,
                documentation: None,
                position: Some(position),
                regular: true,
                declared: None,
            };
            self.add(&implicit, accessor);
        }
    }

    /// Returns what an any-setter takes, with its type information (`BeanDeserializerFactory.constructAnySetter`).
    fn typed_any(&mut self, used: TypeUse, annotations: &Annotations<'r>, name: &'r str) -> TypeUse {
        let Some(info) = annotations.type_info() else {
            return used;
        };
        self.typed(used, info, annotations).unwrap_or_else(|| {
            self.untyped_any = Some(name);
            used
        })
    }

    /// Accepts the values of a map with `@JsonAnySetter` as additional properties.
    fn take_any(&mut self, map: TypeUse) {
        self.generated = false;
        let seen = self.types.as_super(map.ty, "java.util.Map");
        let value = seen.and_then(|map| self.types.arguments(map).get(1).copied());
        self.additional = Some(value.unwrap_or_else(Types::object_use));
    }

    /// Removes ignored and invisible properties and members (`_removeUnwantedProperties`, `_removeUnwantedAccessors`).
    ///
    /// `keeps_read_only` is whether properties that callers cannot set are kept.
    fn remove_unwanted(&mut self, keeps_read_only: bool) {
        let is_record = self.is_record;
        for gathered in &mut self.properties {
            // The field of a record's component is not used for reading, but `@JsonIgnore` on it counts.
            let is_hidden = is_record && gathered.unused.iter().any(|own| own.ignored);
            let accessors = &mut gathered.accessors;
            if is_hidden || accessors.iter().any(|own| own.ignored) {
                let is_explicit = accessors.iter().any(|own| !own.ignored && own.named != Named::No);
                if is_record || !is_explicit {
                    accessors.clear();
                } else {
                    accessors.retain(|own| !own.ignored);
                    gathered.is_ignored = !accessors.iter().any(|own| match own.role {
                        Role::Parameter | Role::Setter => true,
                        Role::Field => own.visible,
                        Role::Getter => false,
                    });
                }
            }
            if !accessors.iter().any(|own| own.visible) {
                gathered.unused.append(accessors);
                continue;
            }
            order::sort_short(accessors, |own| own.role);
            let access = accessors
                .iter()
                .find_map(|own| own.annotations.access())
                .unwrap_or("AUTO");
            let keep = |own: &Accessor<'_>, infers: bool| match access {
                "READ_ONLY" => keeps_read_only || own.role == Role::Getter,
                "READ_WRITE" | "WRITE_ONLY" => true,
                _ => own.visible || (infers && matches!(own.role, Role::Field | Role::Setter)),
            };
            // INFER_PROPERTY_MUTATORS: a visible getter makes a private field or setter usable.
            let infers = !is_record && accessors.iter().any(|own| own.role == Role::Getter && own.visible);
            let (kept, unused): (Vec<_>, Vec<_>) =
                std::mem::take(accessors).into_iter().partition(|own| keep(own, infers));
            // Callers cannot set a read-only property, whatever its members are.
            gathered.accessors = if access == "READ_ONLY" && !keeps_read_only {
                Vec::new()
            } else {
                kept
            };
            gathered.unused.extend(unused);
        }
        if is_record && self.canonical {
            let components = self.request.declaration(self.declaration).components.len();
            let kept = self
                .properties
                .iter()
                .filter(|own| own.accessors.iter().any(|own| own.role == Role::Parameter));
            self.generated &= kept.count() == components;
        }
        self.properties.retain(|gathered| !gathered.accessors.is_empty());
    }

    /// Renames properties by annotations, then by the strategy (`_renameProperties`, `_renameUsing`), and merges those
    /// with equal names.
    fn rename(&mut self) -> Result<(), Unsupported> {
        let strategy = classes::naming_strategy(self.request, &self.class)?;
        let mut renamed: Vec<Gathered<'r>> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for gathered in std::mem::take(&mut self.properties) {
            for mut single in exploded(gathered)? {
                if !single.explicit {
                    single.name =
                        strategy.map_or_else(|| single.implicit.clone(), |own| own.translate(&single.implicit));
                }
                if let Some(same) = places.get(&single.name).and_then(|place| renamed.get_mut(*place)) {
                    same.accessors.append(&mut single.accessors);
                    order::sort_short(&mut same.accessors, |own| own.role);
                    same.unused.append(&mut single.unused);
                } else {
                    places.insert(single.name.clone(), renamed.len());
                    renamed.push(single);
                }
            }
        }
        self.properties = renamed;
        Ok(())
    }

    /// Sorts the properties that can be set, and returns them.
    fn finish(mut self, parameters: &[creators::CreatorParameter<'r>]) -> Result<Collected, Unsupported> {
        if let Some(member) = self.injected {
            let member = member.to_owned();
            return Err(Unsupported::Unreadable(Unreadable::Injected { member }));
        }
        if let Some(member) = self.untyped_any {
            let property = member.to_owned();
            return Err(Unsupported::TypeInfo(UnshownTypeInfo::OnProperty { property }));
        }
        // `POJOPropertiesCollector._resolveAnySetter`: methods take precedence over fields.
        if self.any_methods > 1 || (self.any_methods == 0 && self.any_fields > 1) {
            return Err(Unsupported::Unreadable(Unreadable::SeveralAnySetters));
        }
        self.check_back_references()?;
        let selection = self.class.selection(Direction::Reading);
        // A getter without a setter does not change how a record is read, unless it returns a collection.
        let before = self.properties.len();
        let mut unsettable = 0;
        let mut kept = Vec::new();
        for gathered in std::mem::take(&mut self.properties) {
            let is_left_out = !selection.takes(&gathered.name);
            if is_left_out && Self::is_demanded(&gathered) {
                return Err(Unsupported::Unreadable(Unreadable::IgnoredButDemanded {
                    property: gathered.name,
                }));
            }
            if !is_left_out && self.is_settable(&gathered) {
                kept.push(gathered);
            } else if gathered.accessors.iter().all(|own| own.role == Role::Getter) {
                unsettable += 1;
            }
        }
        self.check_filled(&kept, parameters)?;
        self.generated &= kept.len() + unsettable == before && kept.len() == parameters.len();
        self.sort(&mut kept);
        let mut items = Vec::new();
        for gathered in kept {
            items.push(self.item(gathered)?);
        }
        Ok(Collected {
            items,
            additional: self.additional,
            generated: self.generated,
        })
    }

    /// Whether no object can be created without the property: a creator's with `@JsonProperty(required = true)`
    /// (`PropertyValueBuffer._findMissing`). [`Self::check_filled`] checks primitive ones.
    fn is_demanded(gathered: &Gathered<'r>) -> bool {
        gathered.accessors.iter().any(|own| {
            let property = own.annotations.jackson("JsonProperty");
            own.role == Role::Parameter && property.is_some_and(|own| is_true(own, "required"))
        })
    }

    /// Checks that no primitive parameter of the creator is ignored or read-only. Jackson would pass null for it, which
    /// the mapper refuses (R5.1), so no object could be created.
    fn check_filled(
        &self,
        kept: &[Gathered<'r>],
        parameters: &[creators::CreatorParameter<'r>],
    ) -> Result<(), Unsupported> {
        for (position, parameter) in parameters.iter().enumerate() {
            let mut accessors = kept.iter().flat_map(|own| &own.accessors);
            let is_primitive = matches!(self.types.form(parameter.used.ty), ResolvedType::Primitive(_));
            let is_injected = parameter.annotations.is_injected();
            if is_primitive && !is_injected && !accessors.any(|own| own.position == Some(position)) {
                return Err(Unsupported::Unreadable(parameter.implicit.map_or_else(
                    || Unreadable::IgnoredPrimitiveParameter { number: position + 1 },
                    |name| Unreadable::IgnoredPrimitiveComponent {
                        component: name.to_owned(),
                    },
                )));
            }
        }
        Ok(())
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
        let ty = first.used.ty;
        if first.role == Role::Getter {
            // The declared type decides: a variable `T` that is bound to a list is not a list here
            // (`BeanDeserializerFactory._isSetterlessType`).
            let is_filled = first.declared.is_some_and(|declared| {
                self.types.as_super(declared, "java.util.Collection").is_some()
                    || self.types.as_super(declared, "java.util.Map").is_some()
            });
            if gathered.is_ignored || !is_filled {
                return false;
            }
        }
        first.role == Role::Parameter || !classes::is_ignored_type(self.types, ty)
    }

    /// Sorts as `_sortProperties` does: the names in `@JsonPropertyOrder`, then properties with an index, then those of
    /// the creator, then the rest.
    fn sort(&self, properties: &mut [Gathered<'r>]) {
        let order = self.class.jackson("JsonPropertyOrder");
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
                own.annotations
                    .jackson("JsonProperty")?
                    .value("index")?
                    .as_number()?
                    .parse::<i64>()
                    .ok()
                    .filter(|index| *index >= 0)
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

    fn item(&mut self, mut gathered: Gathered<'r>) -> Result<Item, Unsupported> {
        let mut annotations = Annotations::default();
        for accessor in &gathered.accessors {
            annotations.add(&accessor.annotations);
        }
        let Some(primary) = self.primary(&mut gathered)? else {
            return Err(Unsupported::Unreadable(Unreadable::PropertyWithoutMember));
        };
        let component = primary.position.filter(|_| self.canonical);
        let record = self.request.declaration(self.declaration);
        let written = component.and_then(|position| record.components.get(position));
        let tool = Annotations::of(primary.annotations.0.first().copied().unwrap_or_default());
        let tool = component.and_then(|_| tool.iter().find(|own| is_parameter_annotation(own)));

        let mut used = primary.used;
        let places = gathered
            .accessors
            .iter()
            .chain(&gathered.unused)
            .flat_map(|own| own.annotations.0.iter().copied());
        for place in places.chain(written.map(|own| own.annotations.as_slice())) {
            used = self.types.qualified(used, place);
        }
        let schema = tool.and_then(|own| own.value("schema")?.as_str());
        let schema = schema
            .filter(|text| !text.is_empty())
            .map(|text| Rc::new(schema_attribute::check(text)));
        let mut unshown = if schema.is_none() {
            self.check_value(&gathered.implicit, used, &annotations).err()
        } else {
            None
        };
        for member in ["as", "keyAs", "contentAs"] {
            match self.narrowed(used, &annotations, member) {
                Some(narrowed) => used = narrowed,
                None => {
                    unshown = Some(Unsupported::Unreadable(Unreadable::NarrowedToNoSubtype {
                        property: gathered.implicit.clone(),
                        member,
                    }));
                }
            }
        }
        if classes::has_key_deserializer(self.request, &annotations) {
            used = self.with_any_key(used);
        }
        if let Some(info) = annotations.type_info()
            && schema.is_none()
        {
            if let Some(typed) = self.typed(used, info, &annotations) {
                used = typed;
            } else {
                let property = gathered.implicit.clone();
                unshown = Some(Unsupported::TypeInfo(UnshownTypeInfo::OnProperty { property }));
            }
        }
        if primary.role != Role::Parameter {
            self.check_managed_reference(&gathered.implicit, used, &annotations)?;
        }
        let format = self.format(used, &annotations);
        self.generated &= !annotations.iter().any(|own| changes_reading(own, format.as_ref()));
        let unshown = unshown.or_else(|| invalid_pattern(format.as_ref(), &annotations).filter(|_| schema.is_none()));
        let unwrapped = annotations.unwrapping();
        let property = Property {
            name: gathered.name.clone(),
            aliases: annotations.aliases(),
            used,
            required: self.is_required(used, primary.role, &annotations, tool),
            description: self.description(&gathered, &annotations, tool),
            component,
            element: primary.element,
            java: gathered.implicit.clone(),
            schema,
            format,
            selection: annotations.selection(Direction::Reading),
            created: primary.role == Role::Parameter,
            unshown,
        };
        Ok(Item { property, unwrapped })
    }

    /// Returns the member that Jackson sets. Of several setters: that of the subclass, then the one with a setter's
    /// name, a primitive one, a String one (`POJOPropertyBuilder.getSetter`,
    /// `JacksonAnnotationIntrospector.resolveSetterConflict`).
    fn primary(&mut self, gathered: &mut Gathered<'r>) -> Result<Option<Accessor<'r>>, Unsupported> {
        let Some(first) = gathered.accessors.first().cloned() else {
            return Ok(None);
        };
        if first.role == Role::Field {
            return Self::primary_field(gathered).map(Some);
        }
        if first.role != Role::Setter {
            return Ok(Some(first));
        }
        // Annotated setters exclude the others (`trimByVisibility`, `_trimByVisibility`).
        let mut setters: Vec<Accessor<'r>> = gathered
            .accessors
            .iter()
            .filter(|own| own.role == Role::Setter)
            .cloned()
            .collect();
        if setters.iter().any(|own| matches!(own.named, Named::As(_))) {
            setters.retain(|own| matches!(own.named, Named::As(_)));
        }
        // The class's own methods come first, so the first owner is the nearest.
        let nearest = setters.first().and_then(|own| own.owner);
        setters.retain(|own| own.owner == nearest);
        if setters.iter().any(|own| own.regular) {
            setters.retain(|own| own.regular);
        }
        let is_primitive =
            |types: &Types<'_>, own: &Accessor<'_>| matches!(types.form(own.used.ty), ResolvedType::Primitive(_));
        let is_string = |types: &Types<'_>, own: &Accessor<'_>| types.is_named(own.used.ty, "java.lang.String");
        let primitive: Vec<_> = setters
            .iter()
            .filter(|own| is_primitive(self.types, own))
            .cloned()
            .collect();
        let strings: Vec<_> = setters
            .iter()
            .filter(|own| is_string(self.types, own))
            .cloned()
            .collect();
        match (setters.as_slice(), primitive.as_slice(), strings.as_slice()) {
            ([only], _, _) | (_, [only], _) | (_, [], [only]) => Ok(Some(only.clone())),
            _ => Err(Unsupported::Unreadable(Unreadable::SeveralSetters {
                property: gathered.name.clone(),
            })),
        }
    }

    /// Returns the field that Jackson sets: one with an annotated name before others, then that of the subclass
    /// (`POJOPropertyBuilder.getField`).
    fn primary_field(gathered: &Gathered<'r>) -> Result<Accessor<'r>, Unsupported> {
        let all = || gathered.accessors.iter().filter(|own| own.role == Role::Field);
        let is_named = |own: &&Accessor<'r>| matches!(own.named, Named::As(_));
        let is_any_named = all().any(|own| is_named(&own));
        let fields: Vec<&Accessor<'r>> = all().filter(|own| !is_any_named || is_named(own)).collect();
        // The superclass's fields come first.
        let last = fields.last().map(|own| own.owner);
        let mut nearest = fields.into_iter().filter(|own| Some(own.owner) == last);
        match (nearest.next(), nearest.next()) {
            (Some(only), None) => Ok(only.clone()),
            _ => Err(Unsupported::Unreadable(Unreadable::SeveralFields {
                property: gathered.name.clone(),
            })),
        }
    }

    /// Checks the back references of the class (`BeanDeserializerBuilder.addBackReferenceProperty`).
    fn check_back_references(&mut self) -> Result<(), Unsupported> {
        let mut names: HashSet<String> = HashSet::new();
        for (name, _) in back_references(self.types, &self.hierarchy) {
            if self.is_record {
                return Err(Unsupported::Unreadable(Unreadable::BackReferenceOfRecord));
            }
            if let Some(name) = names.replace(name) {
                return Err(Unsupported::Unreadable(Unreadable::SeveralBackReferences { name }));
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
        let own = self.declaration;
        let is_back = back_references(self.types, &hierarchy)
            .into_iter()
            .any(|(back, taken)| {
                let taken = self.types.declaration(taken.ty);
                back == name && taken.is_none_or(|taken| members::is_subtype(self.request, own, taken))
            });
        if is_back {
            return Ok(());
        }
        Err(Unsupported::Unreadable(Unreadable::ReferenceWithoutBack {
            property: property.to_owned(),
            name: name.to_owned(),
        }))
    }

    /// Checks that declarations determine how the property's value is read.
    fn check_value(&mut self, property: &str, used: TypeUse, annotations: &Annotations<'r>) -> Result<(), Unsupported> {
        if matches!(identity(self.request, annotations), Some(Identity::Generated)) {
            let value = self.innermost(used.ty);
            let declared = self.types.declaration(value);
            let creator = declared.map(|id| creators::creator(self.types, value, id));
            if matches!(creator, Some(Ok(Creator::Properties { .. }))) {
                return Err(Unsupported::Unreadable(Unreadable::IdentityOfCreator));
            }
        }
        if let Some(code) = classes::own_deserializer(self.request, annotations) {
            return Err(Unsupported::Unreadable(Unreadable::OwnDeserializerOfProperty {
                property: property.to_owned(),
                member: code.member,
                class: code.class,
            }));
        }
        if annotations.format_shape() == Some("ARRAY") {
            let property = property.to_owned();
            return Err(Unsupported::Unreadable(Unreadable::PropertyAsArray { property }));
        }
        Ok(())
    }

    /// Returns the type with the replacements of `@JsonDeserialize(as)`, `(keyAs)` or `(contentAs)`
    /// (`JacksonAnnotationIntrospector.refineDeserializationType`). A collection or map keeps its element types; only
    /// arrays, collections and maps have content. `None` if a type is not a subtype of the one that it replaces.
    fn narrowed(&mut self, used: TypeUse, annotations: &Annotations<'r>, member: &str) -> Option<TypeUse> {
        let Some(target) = classes::class_member(self.types, annotations, member) else {
            return Some(used);
        };
        let is_narrower = |types: &Types<'_>, from: Ty| match (types.declaration(target), types.declaration(from)) {
            (Some(target), Some(from)) => members::is_subtype(types.request, target, from),
            _ => true,
        };
        let qualifiers = used.qualifiers;
        if member == "as" {
            if !is_narrower(self.types, used.ty) {
                return None;
            }
            let ty = match self.types.declaration(target) {
                Some(id) => specialized::specialized(self.types, id, used.ty),
                None => target,
            };
            return Some(TypeUse { ty, qualifiers });
        }
        let is_map = self.types.as_super(used.ty, "java.util.Map").is_some();
        let is_collection = self.types.as_super(used.ty, "java.util.Collection").is_some();
        let mut form = self.types.form(used.ty).clone();
        match &mut form {
            ResolvedType::Array(component) if member == "contentAs" => component.ty = target,
            ResolvedType::Declared {
                declaration, arguments, ..
            } if is_map || (is_collection && member == "contentAs") => {
                if arguments.is_empty() {
                    let count = self.request.declaration(*declaration).type_parameters.len();
                    arguments.resize(count, Types::object_use());
                }
                let place = if member == "keyAs" {
                    arguments.first_mut()
                } else {
                    arguments.last_mut()
                };
                if let Some(argument) = place {
                    if !is_narrower(self.types, argument.ty) {
                        return None;
                    }
                    argument.ty = target;
                }
            }
            _ => return Some(used),
        }
        let ty = self.types.intern(form);
        Some(TypeUse { ty, qualifiers })
    }

    /// Returns the type with the type information of the property, which applies to the content of a collection, map,
    /// array or Optional (`JacksonAnnotationIntrospector.findPropertyTypeResolver`, `findPropertyContentTypeResolver`).
    /// `None` if a schema cannot show it.
    fn typed(&mut self, used: TypeUse, info: &'r Annotation, annotations: &Annotations<'r>) -> Option<TypeUse> {
        let replaced = ["as", "contentAs"].map(|member| classes::class_member(self.types, annotations, member));
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
        let is_unknown =
            |types: &Types<'_>, ty| matches!(types.form(ty), ResolvedType::Undecided | ResolvedType::Missing(_));
        if is_unknown(self.types, used.ty) {
            return Some(used);
        }
        if super::takes_type_info(self.types, used.ty) {
            let ty = self.types.typed(used.ty, typing)?;
            return Some(TypeUse { ty, ..used });
        }
        let mut form = self.types.form(used.ty).clone();
        let content = match &mut form {
            ResolvedType::Array(component) => component,
            ResolvedType::Declared { arguments, .. } => {
                let seen = super::CONTAINERS
                    .iter()
                    .find_map(|container| self.types.as_super(used.ty, container))?;
                let content = self.types.arguments(seen).last().copied()?;
                arguments.last_mut().filter(|last| **last == content)?
            }
            _ => return None,
        };
        if is_unknown(self.types, content.ty) {
            return Some(used);
        }
        if !super::takes_type_info(self.types, content.ty) {
            return None;
        }
        content.ty = self.types.typed(content.ty, typing)?;
        let ty = self.types.intern(form);
        Some(TypeUse { ty, ..used })
    }

    /// Returns the type with any name as key, if it is a map.
    fn with_any_key(&mut self, used: TypeUse) -> TypeUse {
        let is_map = self.types.as_super(used.ty, "java.util.Map").is_some();
        let mut form = self.types.form(used.ty).clone();
        match &mut form {
            ResolvedType::Declared { arguments, .. } if is_map && arguments.len() == 2 => {
                if let Some(key) = arguments.first_mut() {
                    *key = Types::object_use();
                }
            }
            _ => return used,
        }
        let ty = self.types.intern(form);
        TypeUse { ty, ..used }
    }

    /// Returns the format of `@JsonFormat` if it changes the value's JSON. A collection, map, array or Optional passes
    /// it on to its elements: the `createContextual` of its deserializer looks up theirs with the property.
    fn format(&mut self, used: TypeUse, annotations: &Annotations<'r>) -> Option<PropertyFormat> {
        let shape = annotations.format_shape();
        let pattern = annotations.text("JsonFormat", "pattern");
        if shape.is_none() && pattern.is_none() {
            return None;
        }
        let innermost = self.innermost(used.ty);
        let known = self.types.binary_name(innermost).and_then(jdk_types::find);
        // In a container, numbers are also read from numbers, whatever the shape is.
        let number = match self.types.form(used.ty) {
            ResolvedType::Primitive(TypeKind::Char | TypeKind::Void) => None,
            ResolvedType::Primitive(TypeKind::Boolean) => Some("boolean"),
            ResolvedType::Primitive(TypeKind::Float | TypeKind::Double) => Some("number"),
            ResolvedType::Primitive(_) => Some("integer"),
            _ => known
                .filter(|known| known.is_number_or_boolean())
                .and_then(|known| known.json_type),
        };
        let number = number.filter(|_| innermost == used.ty);
        let is_time = known.is_some_and(|known| known.is_formatted);
        match shape {
            Some("STRING") if number.is_some() => number.map(PropertyFormat::String),
            Some("NUMBER_INT") if is_time => Some(PropertyFormat::Integer),
            Some("NUMBER" | "NUMBER_FLOAT") if is_time => Some(PropertyFormat::Number),
            // A unit in which numbers are read.
            _ if known.is_some_and(|known| known.java == "java.time.Duration") => None,
            _ if is_time => known.zip(pattern).map(|(known, pattern)| PropertyFormat::Pattern {
                pattern: pattern.into(),
                java: known.java,
            }),
            _ => None,
        }
    }

    /// Returns the innermost type in the JDK's containers: `LocalDate` for a `Map<String, List<LocalDate>>`.
    fn innermost(&mut self, ty: Ty) -> Ty {
        let mut ty = ty;
        // Bounded, since a container can contain itself.
        for _ in 0..DEEPEST_CONTAINERS {
            let inner = match self.types.form(ty) {
                ResolvedType::Array(component) => Some(*component),
                ResolvedType::Declared { .. } => CONTAINERS
                    .iter()
                    .find_map(|container| self.types.as_super(ty, container))
                    .and_then(|seen| self.types.arguments(seen).last().copied()),
                _ => None,
            };
            match inner {
                Some(inner) => ty = inner.ty,
                None => break,
            }
        }
        ty
    }

    /// Whether the property is required, by the rows for records and classes in R7.3.
    fn is_required(&self, used: TypeUse, role: Role, annotations: &Annotations<'r>, tool: Option<&Annotation>) -> bool {
        let written = annotations.jackson("JsonProperty").and_then(requires);
        let qualifiers = self.types.qualifiers(used.qualifiers);
        let is_primitive = matches!(self.types.form(used.ty), ResolvedType::Primitive(_));
        let is_parameter = role == Role::Parameter;
        // Neither generated code nor the mapper provides a value for it.
        if is_parameter && (is_primitive || refuses_null(annotations)) {
            return true;
        }
        if self.is_record && is_parameter {
            let by_tool = tool.and_then(|own| own.value("required")).and_then(Value::as_bool);
            let is_optional = self
                .types
                .binary_name(used.ty)
                .is_some_and(|name| OPTIONALS.contains(&name));
            let left_out = by_tool == Some(false) || written == Some(false);
            return !is_optional && !qualifiers.nullable && !left_out;
        }
        written == Some(true) || qualifiers.constraints.excludes_null()
    }

    /// Returns the description (R7.9): of `@CopilotToolParam`, `@JsonPropertyDescription`, or Javadoc.
    fn description(
        &self,
        gathered: &Gathered<'r>,
        annotations: &Annotations<'r>,
        tool: Option<&Annotation>,
    ) -> Option<String> {
        let said = |text: &&str| !text.trim().is_empty();
        let silent = || {
            gathered
                .unused
                .iter()
                .find_map(|own| own.annotations.property_description())
        };
        let by_annotation = tool
            .and_then(|own| own.value("value"))
            .and_then(Value::as_str)
            .filter(said)
            .or_else(|| annotations.property_description().or_else(silent).filter(said));
        if let Some(text) = by_annotation {
            return Some(text.to_owned());
        }
        let record = self.request.declaration(self.declaration);
        if self.is_record {
            return javadoc::block_tag_param(record.documentation.as_deref()?, &gathered.implicit);
        }
        let mut members = gathered.accessors.iter().chain(&gathered.unused);
        members.find_map(|own| javadoc::first_paragraph(own.documentation?))
    }
}

/// Returns the name of a reference.
fn reference_name(annotation: &Annotation) -> &str {
    let name = annotation.value("value").and_then(Value::as_str);
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
        let implicit = match method.parameters.as_slice() {
            [] => naming::of_getter(&method.method.name),
            [_] => naming::of_setter(&method.method.name),
            _ => continue,
        };
        let taken = method.parameters.first().copied().or(method.returns);
        if let (Some(annotation), Some(taken)) = (method.annotations.jackson("JsonBackReference"), taken)
            && seen.insert(implicit.unwrap_or_else(|| method.method.name.clone()))
        {
            found.push((reference_name(annotation).to_owned(), taken));
        }
    }
    found
}

/// Returns a method as a member of a property.
fn accessor<'r>(
    role: Role,
    method: &members::Instance<'r>,
    named: Named<'r>,
    visible: bool,
    used: TypeUse,
) -> Accessor<'r> {
    Accessor {
        role,
        named,
        visible,
        ignored: method.annotations.is_ignored(),
        annotations: method.annotations.clone(),
        used,
        element: method.method.element,
        owner: Some(method.owner),
        documentation: None,
        position: None,
        regular: true,
        declared: None,
    }
}

/// Splits a property into one for each explicit name of its members (`POJOPropertyBuilder.explode`).
fn exploded(mut gathered: Gathered<'_>) -> Result<Vec<Gathered<'_>>, Unsupported> {
    if gathered.is_ignored {
        gathered.explicit = gathered.accessors.iter().any(|own| matches!(own.named, Named::As(_)));
        return Ok(vec![gathered]);
    }
    let mut names: Vec<String> = Vec::new();
    for accessor in &gathered.accessors {
        if let Named::As(name) = accessor.named
            && !names.iter().any(|own| own == name)
        {
            names.push(name.to_owned());
        }
    }
    if let [name] = names.as_slice() {
        gathered.name.clone_from(name);
        gathered.explicit = true;
        return Ok(vec![gathered]);
    }
    if names.is_empty() {
        return Ok(vec![gathered]);
    }
    if gathered
        .accessors
        .iter()
        .any(|own| own.visible && !matches!(own.named, Named::As(_)))
    {
        return Err(Unsupported::Unreadable(Unreadable::SeveralNames {
            property: gathered.implicit.clone(),
            names: names.join(", "),
        }));
    }
    Ok(names
        .into_iter()
        .map(|name| {
            let mut single = gathered.clone();
            single.accessors.retain(|own| own.named == Named::As(&name));
            single.name = name;
            single.explicit = true;
            single
        })
        .collect())
}

const OPTIONALS: [&str; 4] = [
    "java.util.Optional",
    "java.util.OptionalInt",
    "java.util.OptionalLong",
    "java.util.OptionalDouble",
];

/// The types that pass a property's `@JsonFormat` on to their last type argument.
const CONTAINERS: &[&str] = &["java.util.Collection", "java.util.Map", "java.util.Optional"];

/// The most nested containers that [`Collector::innermost`] looks through.
const DEEPEST_CONTAINERS: usize = 64;

/// Whether the annotation makes Jackson read a component differently from generated code.
fn changes_reading(annotation: &Annotation, format: Option<&PropertyFormat>) -> bool {
    if !is_jackson(annotation) || is_read_by_code(annotation) {
        return false;
    }
    match annotation.simple_name() {
        // Generated code also reads numbers and booleans from strings (R5.2).
        "JsonFormat" => {
            let is_only_shape = annotation.values.iter().all(|value| value.name == "shape");
            let is_string = annotation.value("shape").and_then(Value::as_constant) == Some("STRING");
            !(is_only_shape && is_string && matches!(format, Some(PropertyFormat::String(_))))
        }
        "JsonSetter" => annotation
            .value("nulls")
            .or_else(|| annotation.value("contentNulls"))
            .is_some(),
        _ => true,
    }
}

/// Returns the reason why Jackson refuses the pattern of a date or time.
fn invalid_pattern(format: Option<&PropertyFormat>, annotations: &Annotations<'_>) -> Option<Unsupported> {
    let Some(PropertyFormat::Pattern { pattern, java }) = format else {
        return None;
    };
    let is_date = java.starts_with("java.util.") || java.starts_with("java.sql.") || java.starts_with("javax.");
    let has_zone = annotations.text("JsonFormat", "timezone").is_some();
    let pattern = pattern.to_string();
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
    let nulls = annotations.jackson("JsonSetter").and_then(|own| own.value("nulls"));
    nulls.and_then(Value::as_constant) == Some("FAIL")
}

/// Whether it is the API's annotation on parameters (R2.5).
fn is_parameter_annotation(annotation: &Annotation) -> bool {
    matches!(
        annotation.name.as_str(),
        "com.github.copilot.tool.CopilotToolParam" | "com.github.copilot.tool.Param"
    )
}
