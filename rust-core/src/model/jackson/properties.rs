//! The properties that Jackson reads of a class or record, and their order (R7.3, R7.7, R7.11).
//!
//! Jackson's side: `POJOPropertiesCollector`, `POJOPropertyBuilder` and `BeanDeserializerFactory.addBeanProps` of
//! databind 2.x, checked against 2.17.3 and 2.19.2. Two things are not as there. A property that an annotation renames
//! keeps its place, where Jackson puts it behind the others (R7.11 says that the first member's place counts). And back
//! references and injected values are left out, since they are not the caller's to give.

use std::collections::{HashMap, HashSet};

use super::annotations::{Annotations, Direction, Named, is_jackson, is_read_by_code, is_true, strings};
use super::creators::{self, Creator};
use super::naming;
use super::{Made, classes, members, polymorphism};
use crate::diagnostics::reasons::{Unreadable, UnshownTypeInfo};
use crate::model::facts;
use crate::model::jdk_types::{self, JdkType};
use crate::model::shape::{ObjectShape, Property, PropertyFormat, Shape, Unsupported};
use crate::model::types::{Bindings, Form, Ty, Types, Use};
use crate::text::javadoc;
use crate::text::order;
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, ElementId, Request, TypeKind, Value};
use crate::wire::response::Place;

/// The most properties that unwrapping may give one object; a request that wants more is no work of a person.
const MOST_PROPERTIES: usize = 10_000;

/// The most types that unwrapping may look at for one object, whether they have properties or not.
const MOST_UNWRAPPED: usize = 1_000;

/// What a member does for a property, in the order in which annotations and types apply for reading
/// (`POJOPropertyBuilder.mergeAnnotations`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Parameter,
    Setter,
    Field,
    Getter,
}

/// A member that stands for a property.
#[derive(Debug, Clone)]
struct Accessor<'r> {
    role: Role,
    named: Named<'r>,
    visible: bool,
    ignored: bool,
    annotations: Annotations<'r>,
    used: Use,
    element: ElementId,
    owner: Option<DeclarationId>,
    documentation: Option<&'r str>,
    /// The position among the creator's parameters.
    position: Option<usize>,
    /// A method whose name is a setter's, which wins over others (`_setterPriority`).
    regular: bool,
    /// A getter's type as it is declared, variables at their bounds.
    declared: Option<Ty>,
}

/// A property as its members are gathered.
#[derive(Debug, Clone)]
struct Gathered<'r> {
    implicit: String,
    name: String,
    explicit: bool,
    /// Members of it are ignored and no other that is visible sets it: Jackson then leaves it the name that it has
    /// without annotations, and fills nothing through its getter (`_collectIgnorals`, asked by `_renameProperties` and
    /// `BeanDeserializerFactory.addBeanProps`). A strategy passes over it all the same where a member has a name of its
    /// own (`_renameUsing` asks `isExplicitlyNamed`).
    shunned: bool,
    accessors: Vec<Accessor<'r>>,
    /// Members that are not used for reading, whose constraints and comments still belong to the property.
    silent: Vec<Accessor<'r>>,
}

/// A property, with what unwrapping makes of it.
struct Item {
    property: Property,
    /// The prefix and suffix of `@JsonUnwrapped`.
    unwrapped: Option<(String, String)>,
}

/// All that a class says of its object.
struct Collected {
    items: Vec<Item>,
    additional: Option<Use>,
    generated: bool,
}

/// The outcome of looking at a class.
enum Outcome {
    Object(Collected),
    Delegate(Use),
}

/// The shape of a class or record by its own members.
///
/// # Errors
/// What Jackson refuses itself, and what no declaration shows.
pub(super) fn object<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
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
    } = match collect(types, request, ty, id, None)? {
        Outcome::Delegate(used) => return Ok(Made::plain(Shape::Delegate(used))),
        Outcome::Object(collected) => collected,
    };
    let properties = unwrap(types, request, ty, annotations, items)?;
    Ok(Made::plain(Shape::Object(ObjectShape {
        declaration: id,
        properties,
        additional,
        description: classes::class_description(annotations),
        discriminator: None,
        generated,
    })))
}

/// The shape of a class whose builder makes it (R7.13): the builder's own methods give the properties, and its
/// annotations say what is ignored and how names are written. `id` and `annotations` are the value's.
///
/// # Errors
/// What Jackson refuses of the builder.
pub(super) fn built<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    builder: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    let Some(of) = types
        .declaration(builder)
        .filter(|of| request.declaration(*of).described)
    else {
        return Err(Unsupported::Unreadable(Unreadable::LibraryBuilder));
    };
    let own = Annotations::of(&request.declaration(of).annotations);
    let configured = own.jackson("JsonPOJOBuilder").and_then(|own| own.value("withPrefix"));
    let prefix = configured.and_then(Value::as_str).unwrap_or("with");
    let Outcome::Object(collected) = collect(types, request, builder, of, Some(prefix))? else {
        return Err(Unsupported::Unreadable(Unreadable::BuilderOfNoObject));
    };
    let properties = unwrap(types, request, builder, &own, collected.items)?;
    Ok(Made::plain(Shape::Object(ObjectShape {
        declaration: id,
        properties,
        additional: collected.additional,
        description: classes::class_description(annotations),
        discriminator: None,
        generated: false,
    })))
}

/// Replaces each unwrapped property by those of its type, to any depth (`UnwrappingBeanPropertyWriter`'s counterpart
/// `UnwrappedPropertyHandler`; names go through the outermost transformer last).
fn unwrap<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
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
                // What the class around ignores never reaches what is unwrapped, not even its creator: such members are
                // passed over before they are put aside (`BeanDeserializer.deserializeWithUnwrapped`).
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
        let declaration = request.declaration(id);
        let is_object = matches!(declaration.kind, DeclarationKind::Class | DeclarationKind::Record);
        if !is_object || !declaration.described {
            return Err(not_an_object());
        }
        if facts::has(&declaration.modifiers, "abstract") && !super::has_own_way(types, request, inner, id) {
            return Err(Unsupported::Unreadable(Unreadable::UnwrapsAbstract));
        }
        let Outcome::Object(collected) = collect(types, request, inner, id, None)? else {
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

/// What goes around the names of unwrapped properties, and the types that were unwrapped on the way.
#[derive(Clone)]
struct Affixes {
    prefix: String,
    suffix: String,
    chain: Vec<Ty>,
}

/// Looks at a class or record.
///
/// `builder_prefix` is what the names of a builder's methods begin with, where it is one (R7.13).
fn collect<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    builder_prefix: Option<&'r str>,
) -> Result<Outcome, Unsupported> {
    let creator = creators::creator(types, request, ty, id)?;
    let (parameters, canonical) = match &creator {
        Creator::Delegating(used) => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: Some(used) } => return Ok(Outcome::Delegate(*used)),
        Creator::Nothing { scalar: None } if !facts::has(&request.declaration(id).modifiers, "abstract") => {
            return Err(Unsupported::Unreadable(Unreadable::NoCreator));
        }
        Creator::Properties { parameters, canonical } => (parameters.as_slice(), *canonical),
        Creator::Empty { .. } | Creator::Nothing { scalar: None } => (&[][..], false),
    };
    let hierarchy = members::hierarchy(types, request, ty);
    let class = members::class_annotations(types, request, &hierarchy);
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
    };
    collector.add_fields();
    collector.add_methods();
    collector.add_parameters(parameters);
    collector.remove_unwanted();
    collector.rename()?;
    let collected = collector.finish(parameters)?;
    match creator {
        // A class that has nothing to set, but takes a string: that is what it is for.
        Creator::Empty { scalar: Some(used) } if collected.items.is_empty() && collected.additional.is_none() => {
            Ok(Outcome::Delegate(used))
        }
        _ => Ok(Outcome::Object(collected)),
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
    /// The creator is a record's canonical constructor.
    canonical: bool,
    properties: Vec<Gathered<'r>>,
    /// The place of each implicit name in `properties`.
    places: HashMap<String, usize>,
    additional: Option<Use>,
    generated: bool,
    builder_prefix: Option<&'r str>,
}

impl<'r> Collector<'_, 'r> {
    fn gathered(&mut self, implicit: &str) -> Option<&mut Gathered<'r>> {
        let place = *self.places.entry(implicit.to_owned()).or_insert(self.properties.len());
        if place == self.properties.len() {
            self.properties.push(Gathered {
                implicit: implicit.to_owned(),
                name: implicit.to_owned(),
                explicit: false,
                shunned: false,
                accessors: Vec::new(),
                silent: Vec::new(),
            });
        }
        self.properties.get_mut(place)
    }

    fn add(&mut self, implicit: &str, accessor: Accessor<'r>) {
        if let Some(gathered) = self.gathered(implicit) {
            gathered.accessors.push(accessor);
        }
    }

    /// Fields (`_addFields`); a record's are not used for reading, except for their annotations of the component.
    fn add_fields(&mut self) {
        for field in members::fields(self.types, self.request, &self.hierarchy) {
            let member = field.member;
            let annotations = Annotations::of(&member.annotations);
            if annotations.is_value() {
                continue;
            }
            if annotations.is_any_setter() {
                self.take_any(field.used);
                continue;
            }
            let named = annotations.read_name();
            let is_transient = facts::has(&member.modifiers, "transient");
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
                gathered.silent.push(accessor);
            }
        }
    }

    /// Methods (`_addMethods`).
    fn add_methods(&mut self) {
        for method in members::methods(self.types, self.request, &self.hierarchy) {
            match method.parameters.as_slice() {
                [] => self.add_getter(&method),
                [used] => self.add_setter(&method, *used),
                [_, value] if method.annotations.is_any_setter() => {
                    self.generated = false;
                    self.additional = Some(*value);
                }
                _ => {}
            }
        }
    }

    fn add_getter(&mut self, method: &members::Instance<'r>) {
        let Some(used) = method.returns else { return };
        if matches!(self.types.form(used.ty), Form::Primitive(TypeKind::Void)) {
            return;
        }
        let annotations = &method.annotations;
        if annotations.is_any_getter() || annotations.is_value() {
            return;
        }
        let owner = self.request.declaration(self.declaration);
        let getter = self.visibility.getter(self.types, self.request, owner, method, used.ty);
        let Some((implicit, visible)) = getter else { return };
        let named = annotations.written_name();
        let mut accessor = accessor(Role::Getter, method, named, visible, used);
        let returned = method.method.returns;
        accessor.declared = returned.map(|returned| self.types.resolve(returned, &Bindings::default()).ty);
        self.add(&implicit, accessor);
    }

    fn add_setter(&mut self, method: &members::Instance<'r>, used: Use) {
        let name = method.method.name.as_str();
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
        // A record is made by its constructor; Jackson looks for no setters on it (2.15 and later).
        if self.is_record && named == Named::No {
            return;
        }
        let mut accessor = accessor(Role::Setter, method, named, visible, used);
        accessor.regular = regular;
        if let Some(parameter) = method.method.parameters.first() {
            accessor.used = self.types.marked(accessor.used, &parameter.annotations);
        }
        self.add(&implicit, accessor);
    }

    /// The creator's parameters (`_addCreators`): under their own names in a record, else under the annotated ones.
    fn add_parameters(&mut self, parameters: &[creators::Parameter<'r>]) {
        for (position, parameter) in parameters.iter().enumerate() {
            let named = parameter.annotations.read_name();
            if parameter.annotations.is_any_setter() {
                self.take_any(parameter.used);
                // A record's component of this name has an accessor too, which reads nothing.
                if let Some(gathered) = parameter.implicit.and_then(|name| self.gathered(name)) {
                    gathered.accessors.clear();
                }
                continue;
            }
            let implicit = match (parameter.implicit, named) {
                (Some(name), _) | (None, Named::As(name)) => name.to_owned(),
                // An unwrapped parameter needs no name; a unique one keeps it apart.
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

    /// `@JsonAnySetter` on a map.
    fn take_any(&mut self, map: Use) {
        self.generated = false;
        let seen = self.types.as_super(map.ty, "java.util.Map");
        let value = seen.and_then(|map| self.types.arguments(map).get(1).copied());
        self.additional = Some(value.unwrap_or_else(Types::object_use));
    }

    /// Takes away what is ignored or cannot be seen (`_removeUnwantedProperties`, `_removeUnwantedAccessors`).
    fn remove_unwanted(&mut self) {
        let is_record = self.is_record;
        for gathered in &mut self.properties {
            let accessors = &mut gathered.accessors;
            if accessors.iter().any(|own| own.ignored) {
                let is_explicit = accessors.iter().any(|own| !own.ignored && own.named != Named::No);
                if is_record || !is_explicit {
                    accessors.clear();
                } else {
                    accessors.retain(|own| !own.ignored);
                    gathered.shunned = !accessors.iter().any(|own| match own.role {
                        Role::Parameter | Role::Setter => true,
                        Role::Field => own.visible,
                        Role::Getter => false,
                    });
                }
            }
            if !accessors.iter().any(|own| own.visible) {
                gathered.silent.append(accessors);
                continue;
            }
            order::sort_short(accessors, |own| own.role);
            let access = accessors
                .iter()
                .find_map(|own| own.annotations.access())
                .unwrap_or("AUTO");
            let keep = |own: &Accessor<'_>, infers: bool| match access {
                "READ_ONLY" => own.role == Role::Getter,
                "READ_WRITE" | "WRITE_ONLY" => true,
                _ => own.visible || (infers && matches!(own.role, Role::Field | Role::Setter)),
            };
            // INFER_PROPERTY_MUTATORS: a visible getter lets a private field or setter count.
            let infers = !is_record && accessors.iter().any(|own| own.role == Role::Getter && own.visible);
            let (kept, silent): (Vec<_>, Vec<_>) =
                std::mem::take(accessors).into_iter().partition(|own| keep(own, infers));
            // A read-only property is no one's to give, whatever its members say.
            gathered.accessors = if access == "READ_ONLY" { Vec::new() } else { kept };
            gathered.silent.extend(silent);
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

    /// Names by annotations, then by the strategy (`_renameProperties`, `_renameUsing`); equal names are one property.
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
                    same.silent.append(&mut single.silent);
                } else {
                    places.insert(single.name.clone(), renamed.len());
                    renamed.push(single);
                }
            }
        }
        self.properties = renamed;
        Ok(())
    }

    /// What remains to be set, sorted, as properties.
    fn finish(mut self, parameters: &[creators::Parameter<'r>]) -> Result<Collected, Unsupported> {
        let selection = self.class.selection(Direction::Reading);
        // A getter without a setter does not change how a record is read, except for a collection.
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

    /// Whether nothing can be made without the property: a creator's with `@JsonProperty(required = true)`
    /// (`PropertyValueBuffer._findMissing`). Primitive ones are looked at by [`Self::check_filled`].
    fn is_demanded(gathered: &Gathered<'r>) -> bool {
        gathered.accessors.iter().any(|own| {
            let property = own.annotations.jackson("JsonProperty");
            own.role == Role::Parameter && property.is_some_and(|own| is_true(own, "required"))
        })
    }

    /// For a parameter of the creator that no property fills, because it is ignored or read-only, Jackson passes null,
    /// which the mapper refuses for a primitive one (R5.1): nothing could be made at all.
    fn check_filled(&self, kept: &[Gathered<'r>], parameters: &[creators::Parameter<'r>]) -> Result<(), Unsupported> {
        for (position, parameter) in parameters.iter().enumerate() {
            let mut accessors = kept.iter().flat_map(|own| &own.accessors);
            let is_primitive = matches!(self.types.form(parameter.used.ty), Form::Primitive(_));
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

    /// Whether anything sets the property: a creator, setter or field, or the getter of a collection or map
    /// (`USE_GETTERS_AS_SETTERS`); and nothing says that it is not the caller's to give.
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
            // By what is declared: no `T` that stands for a list (`BeanDeserializerFactory._isSetterlessType`).
            let is_filled = first.declared.is_some_and(|declared| {
                self.types.as_super(declared, "java.util.Collection").is_some()
                    || self.types.as_super(declared, "java.util.Map").is_some()
            });
            if gathered.shunned || !is_filled {
                return false;
            }
        }
        first.role == Role::Parameter || !classes::is_ignored_type(self.types, self.request, ty)
    }

    /// `_sortProperties`: `@JsonPropertyOrder`'s names, then those with an index, then the creator's, then the rest.
    fn sort(&self, properties: &mut [Gathered<'r>]) {
        let order = self.class.jackson("JsonPropertyOrder");
        let names = order.map_or_else(Vec::new, |own| strings(own, "value"));
        let alphabetic = order.is_some_and(|own| is_true(own, "alphabetic"));
        // The first property of a name, wire names before Java's, as Jackson looks each name up.
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
            .chain(&gathered.silent)
            .flat_map(|own| own.annotations.0.iter().copied());
        for place in places.chain(written.map(|own| own.annotations.as_slice())) {
            used = self.types.marked(used, place);
        }
        let schema = tool
            .and_then(|own| Some((own, own.value("schema")?.as_str()?)))
            .filter(|(_, text)| !text.trim().is_empty());
        let schema = schema.map(|(own, text)| {
            (
                text.to_owned(),
                Place::element(primary.element).annotation(own.id).member("schema"),
            )
        });
        let fault = if schema.is_none() {
            self.check_value(&gathered.implicit, &annotations).err()
        } else {
            None
        };
        for member in ["as", "keyAs", "contentAs"] {
            used = self.narrowed(used, &annotations, member);
        }
        let format = self.format(used, &annotations);
        self.generated &= !annotations.iter().any(|own| changes_reading(own, format));
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
            fault,
        };
        Ok(Item { property, unwrapped })
    }

    /// The member that Jackson sets: of several setters the subclass's, then the one with a setter's name, a primitive
    /// one, a String one (`POJOPropertyBuilder.getSetter`, `JacksonAnnotationIntrospector.resolveSetterConflict`).
    fn primary(&mut self, gathered: &mut Gathered<'r>) -> Result<Option<Accessor<'r>>, Unsupported> {
        let Some(first) = gathered.accessors.first().cloned() else {
            return Ok(None);
        };
        if first.role != Role::Setter {
            return Ok(Some(first));
        }
        // An annotated setter drives the others out (`trimByVisibility`, `_trimByVisibility`).
        let mut setters: Vec<Accessor<'r>> = gathered
            .accessors
            .iter()
            .filter(|own| own.role == Role::Setter)
            .cloned()
            .collect();
        if setters.iter().any(|own| matches!(own.named, Named::As(_))) {
            setters.retain(|own| matches!(own.named, Named::As(_)));
        }
        // Methods come the class's own first, so the first owner is the nearest.
        let nearest = setters.first().and_then(|own| own.owner);
        setters.retain(|own| own.owner == nearest);
        if setters.iter().any(|own| own.regular) {
            setters.retain(|own| own.regular);
        }
        let is_primitive =
            |types: &Types<'_>, own: &Accessor<'_>| matches!(types.form(own.used.ty), Form::Primitive(_));
        let is_string = |types: &Types<'r>, request, own: &Accessor<'_>| {
            members::binary_name(types, request, own.used.ty) == Some("java.lang.String")
        };
        let primitive: Vec<_> = setters
            .iter()
            .filter(|own| is_primitive(self.types, own))
            .cloned()
            .collect();
        let strings: Vec<_> = setters
            .iter()
            .filter(|own| is_string(self.types, self.request, own))
            .cloned()
            .collect();
        match (setters.as_slice(), primitive.as_slice(), strings.as_slice()) {
            ([only], _, _) | (_, [only], _) | (_, [], [only]) => Ok(Some(only.clone())),
            _ => Err(Unsupported::Unreadable(Unreadable::SeveralSetters {
                property: gathered.name.clone(),
            })),
        }
    }

    /// Forms of a property's value that no declaration shows.
    fn check_value(&self, property: &str, annotations: &Annotations<'r>) -> Result<(), Unsupported> {
        if annotations.type_info().is_some() {
            let property = property.to_owned();
            return Err(Unsupported::TypeInfo(UnshownTypeInfo::OnProperty { property }));
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

    /// The type with what `@JsonDeserialize(as)`, `(keyAs)` or `(contentAs)` puts in its place
    /// (`JacksonAnnotationIntrospector.refineDeserializationType`): a collection or map keeps its elements' types, and
    /// only arrays, collections and maps have content.
    fn narrowed(&mut self, used: Use, annotations: &Annotations<'r>, member: &str) -> Use {
        let Some(target) = classes::class_member(self.types, self.request, annotations, member) else {
            return used;
        };
        let marks = used.marks;
        if member == "as" {
            let ty = match self.types.declaration(target) {
                Some(id) => polymorphism::specialized(self.types, self.request, id, used.ty),
                None => target,
            };
            return Use { ty, marks };
        }
        let is_map = self.types.as_super(used.ty, "java.util.Map").is_some();
        let is_collection = self.types.as_super(used.ty, "java.util.Collection").is_some();
        let mut form = self.types.form(used.ty).clone();
        match &mut form {
            Form::Array(component) if member == "contentAs" => component.ty = target,
            Form::Declared {
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
                    argument.ty = target;
                }
            }
            _ => return used,
        }
        Use {
            ty: self.types.intern(form),
            marks,
        }
    }

    /// What `@JsonFormat` makes of the value, where that changes its JSON. A collection, map, array or Optional passes it on
    /// to what is in it: their deserializers' `createContextual` look their elements' up with the property.
    fn format(&mut self, used: Use, annotations: &Annotations<'r>) -> Option<PropertyFormat> {
        let shape = annotations.format_shape();
        let has_pattern = annotations.text("JsonFormat", "pattern").is_some();
        if shape.is_none() && !has_pattern {
            return None;
        }
        let innermost = self.innermost(used.ty);
        let known = members::binary_name(self.types, self.request, innermost).and_then(jdk_types::find);
        // In a container numbers are read from numbers, too, whatever the shape.
        let is_number = innermost == used.ty
            && (known.is_some_and(JdkType::is_number_or_boolean)
                || matches!(self.types.form(used.ty), Form::Primitive(kind) if !matches!(kind, TypeKind::Char | TypeKind::Void)));
        let is_time = known.is_some_and(|known| known.is_formatted);
        match shape {
            Some("STRING") if is_number => Some(PropertyFormat::String),
            Some("NUMBER_INT") if is_time => Some(PropertyFormat::Integer),
            Some("NUMBER" | "NUMBER_FLOAT") if is_time => Some(PropertyFormat::Number),
            _ if has_pattern && is_time => Some(PropertyFormat::String),
            _ => None,
        }
    }

    /// What the containers of the JDK around it hold in the end: of a `Map<String, List<LocalDate>>` the dates.
    fn innermost(&mut self, ty: Ty) -> Ty {
        let mut ty = ty;
        // The bound stops a container that contains itself.
        for _ in 0..DEEPEST_CONTAINERS {
            let inner = match self.types.form(ty) {
                Form::Array(component) => Some(*component),
                Form::Declared { .. } => CONTAINERS
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

    /// R7.3's rows for records and for classes.
    fn is_required(&self, used: Use, role: Role, annotations: &Annotations<'r>, tool: Option<&Annotation>) -> bool {
        let written = annotations.jackson("JsonProperty").and_then(|own| {
            match own.value("isRequired").and_then(Value::as_constant) {
                Some("TRUE") => Some(true),
                Some("FALSE") => Some(false),
                _ => own.value("required").and_then(Value::as_bool),
            }
        });
        let marks = self.types.marks(used.marks);
        let is_primitive = matches!(self.types.form(used.ty), Form::Primitive(_));
        let is_parameter = role == Role::Parameter;
        // Neither generated code nor the mapper makes a value up.
        if is_parameter && (is_primitive || refuses_null(annotations)) {
            return true;
        }
        if self.is_record && is_parameter {
            let by_tool = tool.and_then(|own| own.value("required")).and_then(Value::as_bool);
            let is_optional =
                members::binary_name(self.types, self.request, used.ty).is_some_and(|name| OPTIONALS.contains(&name));
            let left_out = by_tool == Some(false) || written == Some(false);
            return !is_optional && !marks.nullable && !left_out;
        }
        written == Some(true) || marks.constraints.excludes_null()
    }

    /// R7.9: `@CopilotToolParam`, `@JsonPropertyDescription`, Javadoc.
    fn description(
        &self,
        gathered: &Gathered<'r>,
        annotations: &Annotations<'r>,
        tool: Option<&Annotation>,
    ) -> Option<String> {
        let said = |text: &&str| !text.trim().is_empty();
        let silent = || {
            gathered
                .silent
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
        let mut members = gathered.accessors.iter().chain(&gathered.silent);
        members.find_map(|own| javadoc::first_paragraph(own.documentation?))
    }
}

/// A method as a member of a property.
fn accessor<'r>(
    role: Role,
    method: &members::Instance<'r>,
    named: Named<'r>,
    visible: bool,
    used: Use,
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

/// One property for each explicit name of its members (`POJOPropertyBuilder.explode`).
fn exploded(mut gathered: Gathered<'_>) -> Result<Vec<Gathered<'_>>, Unsupported> {
    if gathered.shunned {
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

/// How many containers in one another [`Collector::innermost`] looks through.
const DEEPEST_CONTAINERS: usize = 64;

/// Whether Jackson reads a component otherwise than generated code would.
fn changes_reading(annotation: &Annotation, format: Option<PropertyFormat>) -> bool {
    if !is_jackson(annotation) || is_read_by_code(annotation) {
        return false;
    }
    match annotation.simple_name() {
        // Generated code reads numbers and booleans from strings too (R5.2).
        "JsonFormat" => {
            let is_only_shape = annotation.values.iter().all(|value| value.name == "shape");
            let is_string = annotation.value("shape").and_then(Value::as_constant) == Some("STRING");
            !(is_only_shape && is_string && format == Some(PropertyFormat::String))
        }
        "JsonSetter" => annotation
            .value("nulls")
            .or_else(|| annotation.value("contentNulls"))
            .is_some(),
        _ => true,
    }
}

/// Whether null is refused (`@JsonSetter(nulls = FAIL)`). A creator is given null for what is missing, too
/// (`PropertyValueBuffer._findMissing`, `NullsFailProvider`); no setter is called for it.
fn refuses_null(annotations: &Annotations<'_>) -> bool {
    let nulls = annotations.jackson("JsonSetter").and_then(|own| own.value("nulls"));
    nulls.and_then(Value::as_constant) == Some("FAIL")
}

/// Whether the annotation is the API's on parameters (R2.5).
fn is_parameter_annotation(annotation: &Annotation) -> bool {
    matches!(
        annotation.name.as_str(),
        "com.github.copilot.tool.CopilotToolParam" | "com.github.copilot.tool.Param"
    )
}
