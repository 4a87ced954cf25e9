//! The properties of a class or record, their members and names, for reading and for writing (R7.3, R7.7, R6.3).
//!
//! The corresponding code of Jackson: `POJOPropertiesCollector` and `POJOPropertyBuilder` of databind 2.x, which have a
//! flag for the direction too, checked against 2.17.3, 2.19.2 and 2.20.1. There is one difference: a property that an
//! annotation renames keeps its place, whereas Jackson moves it after the others (R7.11: the first member determines
//! the place).

use std::collections::HashMap;

use super::annotations::{Annotations, Direction, Named};
use super::creators::CreatorParameter;
use super::{classes, members, naming};
use crate::declarations;
use crate::diagnostics::reasons::{Unreadable, VersionOfJackson};
use crate::shape::Unsupported;
use crate::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, ElementId, Request, TypeId, TypeKind};
use copilot_tool_text::javadoc::{self, Javadoc};
use copilot_tool_text::order;

/// The role of a member in its property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Parameter,
    Setter,
    Field,
    Getter,
}

impl Role {
    /// Returns the place among the roles whose annotations and types apply first
    /// (`POJOPropertyBuilder.mergeAnnotations`).
    fn precedence(self, direction: Direction) -> Option<usize> {
        let order = match direction {
            Direction::Reading => [Self::Parameter, Self::Setter, Self::Field, Self::Getter],
            Direction::Writing => [Self::Getter, Self::Field, Self::Parameter, Self::Setter],
        };
        order.iter().position(|role| *role == self)
    }
}

/// A member of a property.
#[derive(Debug, Clone)]
pub(super) struct Accessor<'r> {
    pub(super) role: Role,
    pub(super) named: Named<'r>,
    visible: bool,
    ignored: bool,
    pub(super) annotations: Annotations<'r>,
    pub(super) used: TypeUse,
    pub(super) element: ElementId,
    owner: Option<DeclarationId>,
    documentation: Option<&'r str>,
    /// The index among the creator's parameters.
    pub(super) position: Option<usize>,
    /// The place of a setter or getter among those of one class, by its name (`_setterPriority`, `_getterPriority`).
    priority: u8,
    /// The type that a getter's method names.
    pub(super) returned: Option<TypeId>,
}

impl<'r> Accessor<'r> {
    fn new(
        role: Role,
        (named, visible): (Named<'r>, bool),
        annotations: &Annotations<'r>,
        used: TypeUse,
        element: ElementId,
    ) -> Self {
        Self {
            role,
            named,
            visible,
            ignored: annotations.is_ignored(),
            annotations: annotations.clone(),
            used,
            element,
            owner: None,
            documentation: None,
            position: None,
            priority: 0,
            returned: None,
        }
    }
}

/// A property with the members that were found so far.
#[derive(Debug, Clone)]
pub(super) struct Gathered<'r> {
    pub(super) implicit: String,
    pub(super) name: String,
    explicit: bool,
    /// Whether members are ignored and no other visible member sets the property. Jackson then keeps the name that it
    /// has without annotations, and does not fill it through its getter (`_collectIgnorals`, used by
    /// `_renameProperties` and `BeanDeserializerFactory.addBeanProps`). A naming strategy still skips it if a member
    /// has an explicit name (`_renameUsing` calls `isExplicitlyNamed`).
    pub(super) is_ignored: bool,
    pub(super) accessors: Vec<Accessor<'r>>,
    /// The members that Jackson does not use. Their constraints and comments still belong to the property.
    unused: Vec<Accessor<'r>>,
}

impl<'r> Gathered<'r> {
    /// Returns the annotations of the members that are used, merged.
    pub(super) fn annotations(&self) -> Annotations<'r> {
        Annotations(
            self.accessors
                .iter()
                .flat_map(|own| own.annotations.0.clone())
                .collect(),
        )
    }

    /// Returns all members, those that are used first.
    fn members(&self) -> impl Iterator<Item = &Accessor<'r>> {
        self.accessors.iter().chain(&self.unused)
    }

    /// Whether Swagger's annotation on a member hides the property from the model (R7.14).
    pub(super) fn is_hidden(&self) -> bool {
        self.members().any(|own| own.annotations.is_hidden())
    }

    /// Returns the fields among the members.
    pub(super) fn fields(&self) -> impl Iterator<Item = ElementId> + '_ {
        let fields = self.members().filter(|own| own.role == Role::Field);
        fields.map(|own| own.element)
    }

    /// Returns the type with the constraints of all members, used or not.
    pub(super) fn qualified(&self, types: &mut Types<'r>, mut used: TypeUse) -> TypeUse {
        for own in self.members() {
            for place in &own.annotations.0 {
                used = types.qualified(used, place);
            }
        }
        used
    }

    /// Returns the members with a role between which only their types can decide: those with annotated names before
    /// others, visible ones before others (`trimByVisibility`), those of the nearest class, those with the first names
    /// by priority (`getGetter`, `getSetter`, `getField`).
    pub(super) fn preferred(&self, role: Role) -> Vec<&Accessor<'r>> {
        let mut all: Vec<&Accessor<'r>> = self.accessors.iter().filter(|own| own.role == role).collect();
        let rank = |own: &Accessor<'r>| (own.named == Named::No, !own.visible);
        let first = all.iter().map(|own| rank(own)).min();
        all.retain(|own| Some(rank(own)) == first);
        // The class's own methods come first, the superclass's fields.
        let nearest = if role == Role::Field { all.last() } else { all.first() };
        let nearest = nearest.map(|own| own.owner);
        all.retain(|own| Some(own.owner) == nearest);
        let priority = all.iter().map(|own| own.priority).min();
        all.retain(|own| Some(own.priority) == priority);
        all
    }

    /// Returns the description of `@JsonPropertyDescription` or Javadoc (R7.9). In Javadoc, a record describes its
    /// components; for reading, a getter does not describe the property.
    pub(super) fn description(&self, annotations: &Annotations<'r>, record: Option<&Declaration>) -> Option<String> {
        let written = |of: fn(&Annotations<'r>) -> Option<&'r str>| {
            let silent = || self.unused.iter().find_map(|own| of(&own.annotations));
            of(annotations).or_else(silent)
        };
        let written = written(|own| own.text("JsonPropertyDescription", "value"))
            .or_else(|| written(Annotations::swagger_description));
        if let Some(text) = written.filter(|text| !text.trim().is_empty()) {
            return Some(text.to_owned());
        }
        if let Some(record) = record {
            return Javadoc::read(record.documentation.as_deref()?).param(&self.implicit);
        }
        self.members()
            .find_map(|own| javadoc::first_paragraph(own.documentation?))
    }
}

/// A member that takes or gives the properties that are not declared (`@JsonAnySetter`, `@JsonAnyGetter`).
pub(super) struct AnyAccessor<'r> {
    pub(super) name: &'r str,
    pub(super) annotations: Annotations<'r>,
    /// The map, or the value that a method takes.
    pub(super) used: TypeUse,
    pub(super) role: Role,
}

/// The properties of a class in one direction.
pub(super) struct Collector<'r> {
    request: &'r Request,
    direction: Direction,
    pub(super) declaration: DeclarationId,
    pub(super) hierarchy: Vec<Ty>,
    pub(super) class: Annotations<'r>,
    visibility: classes::Visibility<'r>,
    /// The record, if it is one.
    pub(super) record: Option<&'r Declaration>,
    builder_prefix: Option<&'r str>,
    pub(super) properties: Vec<Gathered<'r>>,
    /// The index in `properties` of each implicit name.
    places: HashMap<String, usize>,
    /// The any-setters or any-getters: fields, then methods, then creators' parameters.
    pub(super) any: Vec<AnyAccessor<'r>>,
    /// A field or setter with `@JacksonInject`.
    pub(super) injected: Option<&'r str>,
    /// The properties that only some versions of Jackson ignore.
    pub(super) version_dependent: Vec<VersionOfJackson>,
}

impl<'r> Collector<'r> {
    /// Collects the properties by their names without annotations.
    ///
    /// - `parameters`: those of the creator
    /// - `builder_prefix`: the prefix of a builder's methods; `None` if the class is not a builder (R7.13)
    pub(super) fn collect(
        types: &mut Types<'r>,
        ty: Ty,
        declaration: DeclarationId,
        direction: Direction,
        parameters: &[CreatorParameter<'r>],
        builder_prefix: Option<&'r str>,
    ) -> Self {
        let request = types.request;
        let hierarchy = members::hierarchy(types, ty);
        let class = members::class_annotations(types, &hierarchy);
        let declared = request.declaration(declaration);
        let mut collector = Self {
            request,
            direction,
            declaration,
            visibility: classes::Visibility::of(&class),
            class,
            record: (declared.kind == DeclarationKind::Record).then_some(declared),
            builder_prefix,
            properties: Vec::new(),
            places: HashMap::new(),
            any: Vec::new(),
            injected: None,
            version_dependent: Vec::new(),
            hierarchy,
        };
        for field in members::fields(types, &collector.hierarchy) {
            collector.add_field(&field);
        }
        for method in members::methods(types, &collector.hierarchy) {
            collector.add_method(types, &method);
        }
        for (position, parameter) in parameters.iter().enumerate() {
            collector.add_parameter(position, parameter);
        }
        collector
    }

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

    fn add_any(&mut self, role: Role, name: &'r str, annotations: &Annotations<'r>, used: TypeUse) {
        self.any.push(AnyAccessor {
            name,
            annotations: annotations.clone(),
            used,
            role,
        });
    }

    /// Adds a field (`_addFields`).
    fn add_field(&mut self, field: &members::Field<'r>) {
        let member = field.member;
        let annotations = Annotations::of(&member.annotations);
        if annotations.demands_injection() && self.record.is_none() {
            self.injected = Some(&member.name);
        }
        if annotations.is_value() {
            return;
        }
        let is_any = match self.direction {
            Direction::Reading => annotations.is_any_setter(),
            Direction::Writing => annotations.is_any_getter(),
        };
        if is_any {
            self.add_any(Role::Field, &member.name, &annotations, field.used);
            return;
        }
        let named = self.named(&annotations, Role::Field);
        let is_transient = declarations::has(&member.modifiers, "transient");
        if is_transient && named == Named::No && !annotations.is_ignored() {
            return;
        }
        let visible = named != Named::No || classes::shows(self.visibility.fields, &member.modifiers);
        let accessor = Accessor {
            owner: Some(field.owner),
            documentation: member.documentation.as_deref(),
            ..Accessor::new(Role::Field, (named, visible), &annotations, field.used, member.element)
        };
        // Fields of a record are not set, but their annotations belong to the component (`_removeUnwantedProperties`).
        if self.record.is_none() || self.direction == Direction::Writing {
            self.add(&member.name, accessor);
        } else if let Some(gathered) = self.gathered(&member.name) {
            gathered.unused.push(accessor);
        }
    }

    /// Returns how annotations name a member (`findNameForSerialization`, `findNameForDeserialization`).
    fn named(&self, annotations: &Annotations<'r>, role: Role) -> Named<'r> {
        match (role, self.direction) {
            (Role::Getter, _) | (Role::Field, Direction::Writing) => annotations.written_name(),
            _ => annotations.read_name(),
        }
    }

    /// Adds a method (`_addMethods`).
    fn add_method(&mut self, types: &mut Types<'r>, method: &members::Instance<'r>) {
        let annotations = &method.annotations;
        match method.parameters.as_slice() {
            [] => self.add_getter(types, method),
            [used] => self.add_setter(types, method, *used),
            [_, value] if self.direction == Direction::Reading && annotations.is_any_setter() => {
                self.add_any(Role::Setter, &method.method.name, annotations, *value);
            }
            _ => {}
        }
    }

    fn add_getter(&mut self, types: &mut Types<'r>, method: &members::Instance<'r>) {
        let Some(used) = method.returns else { return };
        let name = method.method.name.as_str();
        if matches!(types.form(used.ty), ResolvedType::Primitive(TypeKind::Void)) || method.annotations.is_value() {
            return;
        }
        // For reading, an any-getter is a getter as any other: the map is also a property (`_addGetterMethod`).
        if method.annotations.is_any_getter() && self.direction == Direction::Writing {
            self.add_any(Role::Getter, name, &method.annotations, used);
            return;
        }
        let owner = self.request.declaration(self.declaration);
        let getter = self.visibility.getter(types, owner, method, used.ty);
        let Some((implicit, visible)) = getter else { return };
        let named = self.named(&method.annotations, Role::Getter);
        let documentation = method.method.documentation.as_deref();
        let accessor = Accessor {
            owner: Some(method.owner),
            priority: match name {
                _ if name.starts_with("get") && name.len() > 3 => 1,
                _ if name.starts_with("is") && name.len() > 2 => 2,
                _ => 3,
            },
            returned: method.method.returns,
            documentation: documentation.filter(|_| self.direction == Direction::Writing),
            ..Accessor::new(
                Role::Getter,
                (named, visible),
                &method.annotations,
                used,
                method.method.element,
            )
        };
        self.add(&implicit, accessor);
    }

    fn add_setter(&mut self, types: &mut Types<'r>, method: &members::Instance<'r>, used: TypeUse) {
        let name = method.method.name.as_str();
        if method.annotations.demands_injection() {
            self.injected = Some(name);
        }
        let named = self.named(&method.annotations, Role::Setter);
        // A record is created by its constructor; Jackson does not look for its setters (2.15 and later).
        if self.record.is_some() && named == Named::No {
            return;
        }
        let setter = naming::of_accessor(name, self.builder_prefix.unwrap_or("set"));
        let priority = if setter.is_some() { 1 } else { 2 };
        let (implicit, visible) = match (named, setter) {
            (Named::No, Some(name)) => (name, classes::shows(self.visibility.setters, &method.method.modifiers)),
            (Named::No, None) => return,
            (_, setter) => (setter.unwrap_or_else(|| name.to_owned()), true),
        };
        let parameter = method.method.parameters.first();
        let used = parameter.map_or(used, |own| types.qualified(used, &own.annotations));
        let accessor = Accessor {
            owner: Some(method.owner),
            priority,
            ..Accessor::new(
                Role::Setter,
                (named, visible),
                &method.annotations,
                used,
                method.method.element,
            )
        };
        self.add(&implicit, accessor);
    }

    /// Adds a parameter of the creator (`_addCreators`): by its own name in a record, otherwise by its annotated name.
    fn add_parameter(&mut self, position: usize, parameter: &CreatorParameter<'r>) {
        let named = self.named(&parameter.annotations, Role::Parameter);
        if parameter.annotations.is_any_setter() {
            if self.direction == Direction::Reading {
                let name = parameter.implicit.unwrap_or_default();
                self.add_any(Role::Parameter, name, &parameter.annotations, parameter.used);
                // A record's component with this name also has an accessor, which is not used for reading.
                if let Some(gathered) = parameter.implicit.and_then(|name| self.gathered(name)) {
                    gathered.accessors.clear();
                }
            }
            return;
        }
        let implicit = match (parameter.implicit, named) {
            (Some(name), _) | (None, Named::As(name)) => name.to_owned(),
            // An unwrapped parameter needs no name. A unique one keeps it separate.
            _ if parameter.annotations.unwrapping().is_some() => format!("#{position}"),
            _ => return,
        };
        let (annotations, used) = (&parameter.annotations, parameter.used);
        let accessor = Accessor {
            position: Some(position),
            ..Accessor::new(Role::Parameter, (named, true), annotations, used, parameter.element)
        };
        self.add(&implicit, accessor);
    }

    /// Removes ignored and invisible properties and members (`_removeUnwantedProperties`, `_removeUnwantedAccessors`).
    ///
    /// `keeps_read_only` is whether properties that callers cannot set are kept.
    pub(super) fn remove_unwanted(&mut self, keeps_read_only: bool) {
        let direction = self.direction;
        let is_record = self.record.is_some();
        for gathered in &mut self.properties {
            let is_hidden = is_record && gathered.unused.iter().any(|own| own.ignored);
            let accessors = &mut gathered.accessors;
            if is_hidden || accessors.iter().any(|own| own.ignored) {
                let is_explicit = accessors.iter().any(|own| !own.ignored && own.named != Named::No);
                if is_record || !is_explicit {
                    if let Some(versions) = ignoring_versions(accessors, is_hidden, is_explicit) {
                        let property = gathered.implicit.clone();
                        self.version_dependent
                            .push(VersionOfJackson::Ignores { property, versions });
                    }
                    accessors.clear();
                } else {
                    let is_ignored_setter = accessors.iter().any(|own| own.ignored && own.role == Role::Setter);
                    accessors.retain(|own| !own.ignored);
                    gathered.is_ignored = direction == Direction::Reading
                        && !accessors.iter().any(|own| match own.role {
                            Role::Parameter | Role::Setter => true,
                            Role::Field => own.visible,
                            Role::Getter => false,
                        });
                    // Tried with 2.17.3 to 2.23.0.
                    if gathered.is_ignored && is_ignored_setter && accessors.iter().any(|own| own.role == Role::Field) {
                        let (property, versions) = (gathered.implicit.clone(), "2.21.4 and later");
                        self.version_dependent
                            .push(VersionOfJackson::Shows { property, versions });
                    }
                }
            }
            if !accessors.iter().any(|own| own.visible) {
                gathered.unused.append(accessors);
                continue;
            }
            order::sort_short(accessors, |own| own.role.precedence(direction));
            // INFER_PROPERTY_MUTATORS: a visible getter makes a private field or setter usable.
            let infers = !is_record && accessors.iter().any(|own| own.role == Role::Getter && own.visible);
            // `POJOPropertyBuilder.removeNonVisible`.
            let keep = |own: &Accessor<'_>, access: Option<&str>| match (access, direction) {
                (Some("READ_ONLY"), Direction::Reading) => keeps_read_only,
                (Some("READ_ONLY"), Direction::Writing) => matches!(own.role, Role::Getter | Role::Field),
                (Some("WRITE_ONLY"), Direction::Writing) => false,
                (Some(_), _) => true,
                (None, _) => own.visible || (infers && matches!(own.role, Role::Field | Role::Setter)),
            };
            let access = accessors.iter().find_map(|own| own.annotations.access());
            let (kept, unused) = std::mem::take(accessors).into_iter().partition(|own| keep(own, access));
            gathered.accessors = kept;
            gathered.unused.extend::<Vec<_>>(unused);
        }
        self.properties.retain(|gathered| !gathered.accessors.is_empty());
    }

    /// Renames properties by annotations, then by the strategy (`_renameProperties`, `_renameUsing`), and merges those
    /// with equal names.
    ///
    /// # Errors
    /// The strategy is a class of the user, or names contradict each other.
    pub(super) fn rename(&mut self) -> Result<(), Unsupported> {
        let direction = self.direction;
        let strategy = classes::strategy(self.request, &self.class, "JsonNaming", Unreadable::NamingStrategy)?;
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
                    order::sort_short(&mut same.accessors, |own| own.role.precedence(direction));
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
}

/// Returns the versions of Jackson that ignore a record's component because a member with its name is ignored; `None` if
/// all do (tried with 2.17.3 to 2.23.0).
///
/// - `is_hidden`: whether `@JsonIgnore` is on the component
/// - `is_explicit`: whether a member that is not ignored has a name
fn ignoring_versions(accessors: &[Accessor<'_>], is_hidden: bool, is_explicit: bool) -> Option<&'static str> {
    // The accessor of a component has its name, and no prefix.
    let is_other = |own: &Accessor<'_>| own.ignored && own.role == Role::Getter && own.priority < 3;
    let is_component = is_hidden || !accessors.iter().any(is_other);
    match (is_component, is_explicit) {
        _ if !accessors.iter().any(|own| own.role == Role::Parameter) => None,
        (true, true) => Some("2.18.4 and later"),
        (true, false) => None,
        (false, true) => Some("2.18.4 to 2.21.0"),
        (false, false) => Some("before 2.21.1"),
    }
}

/// Splits a property into one for each explicit name of its members (`POJOPropertyBuilder.explode`).
fn exploded(mut gathered: Gathered<'_>) -> Result<Vec<Gathered<'_>>, Unsupported> {
    if gathered.is_ignored {
        gathered.explicit = gathered.accessors.iter().any(|own| matches!(own.named, Named::As(_)));
        return Ok(vec![gathered]);
    }
    let mut names: Vec<&str> = Vec::new();
    for accessor in &gathered.accessors {
        if let Named::As(name) = accessor.named
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    let is_unnamed = |own: &Accessor<'_>| own.visible && !matches!(own.named, Named::As(_));
    match names.as_slice() {
        [] => return Ok(vec![gathered]),
        [name] => {
            (*name).clone_into(&mut gathered.name);
            gathered.explicit = true;
            return Ok(vec![gathered]);
        }
        _ if gathered.accessors.iter().any(is_unnamed) => {
            let (property, names) = (gathered.implicit, names.join(", "));
            return Err(Unreadable::SeveralNames { property, names }.into());
        }
        _ => {}
    }
    Ok(names
        .into_iter()
        .map(|name| {
            let mut single = gathered.clone();
            single.accessors.retain(|own| own.named == Named::As(name));
            name.clone_into(&mut single.name);
            single.explicit = true;
            single
        })
        .collect())
}
