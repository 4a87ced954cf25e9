//! How Jackson 2.x, as the SDK configures it, writes a type that is declared outside the JDK (R6.3).
//!
//! The corresponding code of Jackson: `POJOPropertiesCollector` for serialization and `BeanSerializerFactory`, checked
//! against 2.20.1. Null properties are left out. A class without properties is refused (`FAIL_ON_EMPTY_BEANS`) unless
//! it is annotated (`BeanDescription.hasKnownClassAnnotations`) or a record.

use std::collections::HashMap;

use super::annotations::{Annotations, Direction, Named};
use super::classes::{self, Visibility};
use super::creators::{self, Creator};
use super::naming::{self, Strategy};
use super::{enums, members};
use crate::diagnostics::reasons::NeverWritten;
use crate::model::declarations;
use crate::model::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, TypeKind, Value};
use copilot_tool_text::javadoc;

/// The JSON that Jackson writes for a declared type.
#[derive(Debug)]
pub(crate) enum WrittenType {
    /// The JSON of another type: `@JsonValue`, `@JsonSerialize(as)`.
    As(TypeUse),
    /// One of these names.
    Names(Vec<String>),
    /// An integer, the constant's ordinal.
    Ordinal,
    /// An object with these properties.
    Object(WrittenObject),
    /// JSON that declarations do not determine.
    Unknown,
}

/// An object that Jackson writes.
#[derive(Debug)]
pub(crate) struct WrittenObject {
    pub(crate) properties: Vec<WrittenProperty>,
    /// The values of the properties that `@JsonAnyGetter` adds.
    pub(crate) additional: Option<TypeUse>,
    /// Whether all properties are known: there is no type id, and the value's class is this one or extends it.
    pub(crate) is_known: bool,
    /// Whether Jackson writes an object without properties.
    pub(crate) may_be_empty: bool,
    /// The reason why Jackson refuses the class; `None` if it writes it.
    pub(crate) refused: Option<NeverWritten>,
    pub(crate) description: Option<String>,
}

/// A property that Jackson writes.
#[derive(Debug)]
pub(crate) struct WrittenProperty {
    pub(crate) name: String,
    pub(crate) used: TypeUse,
    /// Whether it is always present: a primitive value that no annotation leaves out.
    pub(crate) is_always_there: bool,
    pub(crate) nulls: Nulls,
    /// Whether annotations on it change its JSON in a way that declarations do not show.
    pub(crate) is_unknown: bool,
    /// Whether `@JsonFilter` on the property names a filter for the objects in its value.
    pub(crate) is_filtered: bool,
    pub(crate) description: Option<String>,
}

/// The nulls that are written for a property, by `@JsonInclude`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Nulls {
    /// None: a property that is null is left out.
    LeftOut,
    /// Those among the values of a map.
    InMap,
    /// The property's own.
    Own,
}

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 1_000;

/// The role of a member in its property, in the order in which annotations apply for writing
/// (`POJOPropertyBuilder.mergeAnnotations`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Getter,
    Field,
    Parameter,
    Setter,
}

/// A member of a property.
#[derive(Debug, Clone)]
struct WrittenMember<'r> {
    role: Role,
    named: Named<'r>,
    visible: bool,
    annotations: Annotations<'r>,
    /// `None` for a setter or a creator's parameter, whose annotations still belong to the property.
    used: Option<TypeUse>,
    documentation: Option<&'r str>,
    /// The method of a getter, and the type that declares it.
    getter: Option<(&'r str, DeclarationId)>,
}

/// The members of a property, with its name.
struct Gathered<'r> {
    implicit: String,
    name: String,
    members: Vec<WrittenMember<'r>>,
}

/// Returns the JSON that Jackson writes for a class, record, enum or interface outside the JDK.
pub(crate) fn written(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> WrittenType {
    let request = types.request;
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    if classes::own_serializer(request, &class) {
        return WrittenType::Unknown;
    }
    if let Some(target) = classes::serialized_as(types, &class).filter(|target| *target != ty) {
        return WrittenType::As(Types::plain(target));
    }
    if !declaration.described {
        return WrittenType::Unknown;
    }
    if let Some(used) = enums::value(types, &hierarchy) {
        return WrittenType::As(used);
    }
    let format = class.format_shape();
    if declaration.kind == DeclarationKind::Enum && format != Some("OBJECT") {
        return match format {
            None | Some("STRING") => {
                enums::names(request, declaration, &class).map_or(WrittenType::Unknown, WrittenType::Names)
            }
            Some("NUMBER" | "NUMBER_INT") => WrittenType::Ordinal,
            _ => WrittenType::Unknown,
        };
    }
    if format.is_some_and(|shape| shape != "OBJECT" && shape != "POJO") {
        return WrittenType::Unknown;
    }
    let mut object = WrittenObject {
        properties: Vec::new(),
        additional: None,
        is_known: !is_changed(&class) && declaration.kind != DeclarationKind::Interface && !is_abstract(declaration),
        // Any annotation on the class or a supertype, except for those that only the compiler sees.
        may_be_empty: declaration.kind != DeclarationKind::Class
            || is_abstract(declaration)
            || class.iter().any(|own| !SOURCE_ONLY.contains(&own.name.as_str()))
            || declarations::awaits_lombok(declaration),
        refused: is_filtered(&class).then_some(NeverWritten::Filtered),
        description: classes::class_description(&class),
    };
    let mut open = vec![(ty, String::new(), String::new(), 0_usize)];
    while let Some((ty, prefix, suffix, depth)) = open.pop() {
        let Some(own) = types.declaration(ty) else { continue };
        let Some(found) = collect(types, ty, own, &mut object) else {
            return WrittenType::Unknown;
        };
        for (mut property, unwrapped) in found {
            let is_optional = unwrapped.is_some() && types.is_named(property.used.ty, "java.util.Optional");
            // The SDK's mapper refuses it as any other; the properties that another one writes are not known.
            object.is_known &= !is_optional;
            match unwrapped.filter(|_| !is_optional) {
                Some((inner_prefix, inner_suffix)) if depth < 32 => open.push((
                    property.used.ty,
                    format!("{prefix}{inner_prefix}"),
                    format!("{inner_suffix}{suffix}"),
                    depth + 1,
                )),
                Some(_) => return WrittenType::Unknown,
                None => {
                    property.name = format!("{prefix}{}{suffix}", property.name);
                    // An unwrapped value can be null, so that all its properties are left out.
                    property.is_always_there &= depth == 0;
                    if object.properties.iter().all(|own| own.name != property.name) {
                        object.properties.push(property);
                    }
                }
            }
        }
        if object.properties.len() > MOST_PROPERTIES || open.len() > MOST_PROPERTIES {
            return WrittenType::Unknown;
        }
    }
    WrittenType::Object(object)
}

fn is_abstract(declaration: &Declaration) -> bool {
    declarations::has(&declaration.modifiers, "abstract")
}

/// Annotations that are not in class files, or not seen by reflection.
const SOURCE_ONLY: &[&str] = &[
    "java.lang.SuppressWarnings",
    "java.lang.Override",
    "javax.annotation.processing.Generated",
];

/// Whether annotations on a class or property add or change JSON in a way that this module does not analyse.
fn is_changed(annotations: &Annotations<'_>) -> bool {
    annotations.type_info().is_some() || annotations.hide_result()
}

type Found = (WrittenProperty, Option<(String, String)>);

/// Returns the properties of one class, and the prefix and suffix of unwrapped ones; `None` if the naming strategy is a
/// user's class.
fn collect(types: &mut Types<'_>, ty: Ty, id: DeclarationId, object: &mut WrittenObject) -> Option<Vec<Found>> {
    let request = types.request;
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    let strategy = classes::naming_strategy(request, &class).ok()?;
    let mut gathering = Gathering {
        declaration,
        visibility: Visibility::of(&class),
        properties: Vec::new(),
        places: HashMap::new(),
        additional: object.additional,
        any_fields: 0,
        any_methods: 0,
    };
    for field in members::fields(types, &hierarchy) {
        gathering.add_field(types, &field);
    }
    for method in members::methods(types, &hierarchy) {
        gathering.add_method(types, &method);
    }
    // Jackson collects the creator for writing, too: its parameters name and annotate properties.
    if matches!(declaration.kind, DeclarationKind::Class | DeclarationKind::Record)
        && let Ok(Creator::Properties { parameters, .. }) = creators::creator(types, ty, id)
    {
        gathering.add_parameters(&parameters);
    }
    object.additional = gathering.additional;
    // `POJOPropertiesCollector.getAnyGetterMethod`, `getAnyGetterField`.
    if gathering.any_fields > 1 || gathering.any_methods > 1 {
        object.refused = Some(NeverWritten::AnyGetters);
    }
    let selection = class.selection(Direction::Writing);
    let owner = Owner {
        declaration,
        inclusion: inclusion(&class),
    };
    let mut found: Vec<Found> = Vec::new();
    let Ok(named) = named(kept(declaration, gathering.properties), strategy) else {
        object.refused = Some(NeverWritten::SeveralNames);
        return Some(found);
    };
    for gathered in named {
        match property(types, &owner, gathered) {
            Ok(Some((property, unwrapped))) => {
                if selection.takes(&property.name) && !classes::is_ignored_type(types, property.used.ty) {
                    found.push((property, unwrapped));
                }
            }
            Ok(None) => {}
            Err(refused) => object.refused = Some(refused),
        }
    }
    Some(found)
}

/// The facts about a class that its properties depend on.
struct Owner<'r> {
    declaration: &'r Declaration,
    /// The value of `@JsonInclude` on the class, if it has an effect.
    inclusion: Option<&'r str>,
}

/// Whether `@JsonFilter` names a filter. No filter is configured in the SDK's mapper.
pub(super) fn is_filtered(annotations: &Annotations<'_>) -> bool {
    annotations.text("JsonFilter", "value").is_some()
}

/// Returns the properties that may be written, by their implicit names, with the members that Jackson keeps
/// (`_removeUnwantedProperties`, `_removeUnwantedAccessors`).
fn kept<'r>(owner: &Declaration, properties: Vec<(String, Vec<WrittenMember<'r>>)>) -> Vec<Gathered<'r>> {
    let mut kept = Vec::with_capacity(properties.len());
    for (implicit, mut members) in properties {
        if !members.iter().any(|own| own.visible) {
            continue;
        }
        let is_ignored = |own: &WrittenMember<'_>| own.annotations.is_ignored();
        if members.iter().any(is_ignored) {
            let is_explicit = members.iter().any(|own| !is_ignored(own) && own.named != Named::No);
            if !is_explicit || owner.kind == DeclarationKind::Record {
                continue;
            }
            members.retain(|own| !is_ignored(own));
        }
        members.sort_by_key(|own| own.role);
        let access = members.iter().find_map(|own| own.annotations.access());
        if access == Some("WRITE_ONLY") {
            continue;
        }
        kept.push(Gathered {
            name: implicit.clone(),
            implicit,
            members,
        });
    }
    kept
}

/// A property has several names, and a member without a name of its own.
struct SeveralNames;

/// Names properties by annotations, then by the strategy, and merges those with the same name (`_renameProperties`,
/// `_renameUsing`). A property with several names becomes several (`POJOPropertyBuilder.explode`).
fn named(properties: Vec<Gathered<'_>>, strategy: Option<Strategy>) -> Result<Vec<Gathered<'_>>, SeveralNames> {
    let mut named: Vec<Gathered<'_>> = Vec::with_capacity(properties.len());
    let mut places: HashMap<String, usize> = HashMap::new();
    for gathered in properties {
        let mut names: Vec<&str> = Vec::new();
        for own in &gathered.members {
            match own.named {
                Named::As(name) if !names.contains(&name) => names.push(name),
                _ => {}
            }
        }
        let is_unnamed = |own: &WrittenMember<'_>| own.visible && !matches!(own.named, Named::As(_));
        if names.len() > 1 && gathered.members.iter().any(is_unnamed) {
            return Err(SeveralNames);
        }
        let mut singles = Vec::with_capacity(1);
        match names.as_slice() {
            [] => singles.push(Gathered {
                name: strategy.map_or_else(|| gathered.implicit.clone(), |own| own.translate(&gathered.implicit)),
                ..gathered
            }),
            [name] => singles.push(Gathered {
                name: (*name).to_owned(),
                ..gathered
            }),
            names => singles.extend(names.iter().map(|name| {
                let of_name = gathered.members.iter().filter(|own| own.named == Named::As(name));
                Gathered {
                    implicit: gathered.implicit.clone(),
                    name: (*name).to_owned(),
                    members: of_name.cloned().collect(),
                }
            })),
        }
        for single in singles {
            if let Some(same) = places.get(&single.name).and_then(|place| named.get_mut(*place)) {
                same.members.extend(single.members);
                same.members.sort_by_key(|own| own.role);
            } else {
                places.insert(single.name.clone(), named.len());
                named.push(single);
            }
        }
    }
    Ok(named)
}

/// The members of a class by the property that they may write.
struct Gathering<'r> {
    declaration: &'r Declaration,
    visibility: Visibility,
    properties: Vec<(String, Vec<WrittenMember<'r>>)>,
    places: HashMap<String, usize>,
    additional: Option<TypeUse>,
    any_fields: u32,
    any_methods: u32,
}

impl<'r> Gathering<'r> {
    fn add(&mut self, name: String, member: WrittenMember<'r>) {
        let place = *self.places.entry(name.clone()).or_insert(self.properties.len());
        match self.properties.get_mut(place) {
            Some((_, members)) => members.push(member),
            None => self.properties.push((name, vec![member])),
        }
    }

    fn add_field(&mut self, types: &mut Types<'r>, field: &members::Field<'r>) {
        let annotations = Annotations::of(&field.member.annotations);
        let named = annotations.written_name();
        if annotations.is_any_getter() {
            self.additional = Some(map_value(types, field.used));
            self.any_fields = self.any_fields.saturating_add(1);
            return;
        }
        let is_ignored = annotations.is_ignored();
        if declarations::has(&field.member.modifiers, "transient") && named == Named::No && !is_ignored {
            return;
        }
        let member = WrittenMember {
            role: Role::Field,
            visible: named != Named::No || self.visibility.shows_field(&field.member.modifiers),
            named,
            annotations,
            used: Some(field.used),
            documentation: field.member.documentation.as_deref(),
            getter: None,
        };
        self.add(field.member.name.clone(), member);
    }

    fn add_method(&mut self, types: &mut Types<'r>, method: &members::Instance<'r>) {
        match (method.parameters.as_slice(), method.returns) {
            ([_], _) => self.add_setter(method),
            ([], Some(used)) if !matches!(types.form(used.ty), ResolvedType::Primitive(TypeKind::Void)) => {
                self.add_getter(types, method, used);
            }
            _ => {}
        }
    }

    fn add_setter(&mut self, method: &members::Instance<'r>) {
        let named = method.annotations.read_name();
        if let Some(implicit) = naming::of_setter(&method.method.name) {
            let member = WrittenMember {
                role: Role::Setter,
                visible: named != Named::No || self.visibility.shows_setter(&method.method.modifiers),
                named,
                annotations: method.annotations.clone(),
                used: None,
                documentation: None,
                getter: None,
            };
            self.add(implicit, member);
        }
    }

    /// Adds a creator's parameters, by their names without annotations if they have such (`_addCreatorParam`).
    fn add_parameters(&mut self, parameters: &[creators::CreatorParameter<'r>]) {
        for parameter in parameters {
            let named = parameter.annotations.read_name();
            let implicit = match (parameter.implicit, named) {
                _ if parameter.annotations.is_any_setter() => continue,
                (Some(name), _) | (None, Named::As(name)) => name.to_owned(),
                _ => continue,
            };
            let member = WrittenMember {
                role: Role::Parameter,
                visible: true,
                named,
                annotations: parameter.annotations.clone(),
                used: None,
                documentation: None,
                getter: None,
            };
            self.add(implicit, member);
        }
    }

    fn add_getter(&mut self, types: &mut Types<'r>, method: &members::Instance<'r>, used: TypeUse) {
        let annotations = &method.annotations;
        if annotations.is_any_getter() {
            self.additional = Some(map_value(types, used));
            self.any_methods = self.any_methods.saturating_add(1);
            return;
        }
        let getter = self.visibility.getter(types, self.declaration, method, used.ty);
        let Some((implicit, visible)) = getter else { return };
        let member = WrittenMember {
            role: Role::Getter,
            visible,
            named: annotations.written_name(),
            annotations: annotations.clone(),
            used: Some(used),
            documentation: method.method.documentation.as_deref(),
            getter: Some((&method.method.name, method.owner)),
        };
        self.add(implicit, member);
    }
}

/// Returns the value type of an any-getter's map.
fn map_value(types: &mut Types<'_>, map: TypeUse) -> TypeUse {
    let seen = types.as_super(map.ty, "java.util.Map");
    seen.and_then(|map| types.arguments(map).get(1).copied())
        .unwrap_or_else(Types::object_use)
}

/// Returns the value of `@JsonInclude` if it has an effect. The annotation's default is `ALWAYS`, also beside `content`.
fn inclusion<'r>(annotations: &Annotations<'r>) -> Option<&'r str> {
    let written = annotations.jackson("JsonInclude")?.value("value");
    let value = written.and_then(Value::as_constant).unwrap_or("ALWAYS");
    Some(value).filter(|value| *value != "USE_DEFAULTS")
}

/// Returns the getter that Jackson calls, or else the field (`trimByVisibility`, `getGetter`, `_getterPriority`): one
/// with an annotated name, of the nearest class, named `getX`, named `isX`, of another name. `None` if there is neither.
///
/// # Errors
/// Two getters, neither of which takes precedence: Jackson refuses the class.
fn writer<'m, 'r>(members: &'m [WrittenMember<'r>]) -> Result<Option<&'m WrittenMember<'r>>, NeverWritten> {
    let is_named = |own: &&WrittenMember<'_>| own.named != Named::No;
    let of = |role: Role| members.iter().filter(move |own| own.role == role && own.visible);
    let mut getters: Vec<&WrittenMember<'_>> = of(Role::Getter).filter(is_named).collect();
    if getters.is_empty() {
        getters = of(Role::Getter).collect();
    }
    let Some(first) = getters.first() else {
        return Ok(of(Role::Field).next());
    };
    // The class's own methods come first.
    let nearest = first.getter.map(|(_, owner)| owner);
    let priority = |own: &WrittenMember<'_>| match own.getter {
        Some((name, _)) if name.starts_with("get") && name.len() > 3 => 1,
        Some((name, _)) if name.starts_with("is") && name.len() > 2 => 2,
        _ => 3,
    };
    getters.retain(|own| own.getter.map(|(_, owner)| owner) == nearest);
    let best = getters.iter().map(|own| priority(own)).min();
    getters.retain(|own| Some(priority(own)) == best);
    match getters.as_slice() {
        [only] => Ok(Some(only)),
        _ => Err(NeverWritten::SeveralGetters),
    }
}

/// Returns the property of the members with one name, if it is written.
///
/// # Errors
/// The reason why Jackson refuses the class.
fn property<'r>(
    types: &mut Types<'r>,
    owner: &Owner<'r>,
    gathered: Gathered<'r>,
) -> Result<Option<Found>, NeverWritten> {
    let request = types.request;
    let Gathered {
        implicit,
        name,
        members,
    } = gathered;
    let mut annotations = Annotations::default();
    for own in &members {
        annotations.add(&own.annotations);
    }
    if annotations.is_back_reference() {
        return Ok(None);
    }
    let Some(mut used) = writer(&members)?.and_then(|own| own.used) else {
        return Ok(None);
    };
    for own in &members {
        for place in &own.annotations.0 {
            used = types.qualified(used, place);
        }
    }
    let mut is_unknown = is_changed(&annotations) || classes::own_serializer(request, &annotations);
    if let Some(target) = classes::serialized_as(types, &annotations) {
        used = Types::plain(target);
    }
    is_unknown |= annotations.jackson("JsonFormat").is_some();
    // These select among the properties of its value.
    is_unknown |= annotations.jackson("JsonIgnoreProperties").is_some();
    is_unknown |= annotations.jackson("JsonIncludeProperties").is_some();
    let is_primitive = matches!(types.form(used.ty), ResolvedType::Primitive(_));
    let written = inclusion(&annotations).or(owner.inclusion);
    // With the annotation on the class, a null is written if an instance that Jackson makes without arguments has
    // another value (`PropertyBuilder.buildWriter`). The request does not show whether it can make one.
    let may_differ = owner.inclusion == Some("NON_DEFAULT");
    let content = annotations.jackson("JsonInclude").and_then(|own| own.value("content"));
    let nulls = if !is_primitive && (written == Some("ALWAYS") || (written == Some("NON_DEFAULT") && may_differ)) {
        Nulls::Own
    } else if content.and_then(Value::as_constant) == Some("ALWAYS") {
        Nulls::InMap
    } else {
        Nulls::LeftOut
    };
    let unwrapped = annotations.unwrapping();
    let described = annotations.property_description();
    let description = described.map(str::to_owned).or_else(|| {
        if owner.declaration.kind == DeclarationKind::Record {
            javadoc::block_tag_param(owner.declaration.documentation.as_deref()?, &implicit)
        } else {
            members
                .iter()
                .find_map(|own| javadoc::first_paragraph(own.documentation?))
        }
    });
    let property = WrittenProperty {
        name,
        used,
        is_always_there: is_primitive && !matches!(written, Some("NON_DEFAULT" | "CUSTOM")),
        nulls,
        is_unknown,
        is_filtered: is_filtered(&annotations),
        description: description.filter(|text| !text.trim().is_empty()),
    };
    Ok(Some((property, unwrapped)))
}
