//! What Jackson 2.x, as the SDK configures it, writes of a type that is declared outside the JDK (R6.3).
//!
//! Jackson's side: `POJOPropertiesCollector` for serialization and `BeanSerializerFactory`, checked against 2.20.1:
//! null properties are left out, and a class without properties is refused (`FAIL_ON_EMPTY_BEANS`) unless an annotation
//! is on it (`BeanDescription.hasKnownClassAnnotations`) or it is a record.

use std::collections::HashMap;

use super::annotations::{Annotations, Direction, Named};
use super::classes::{self, Visibility};
use super::naming::{self, Strategy};
use super::{enums, members};
use crate::model::facts;
use crate::model::types::{Form, Ty, Types, Use};
use crate::text::javadoc;
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, Request, TypeKind};

/// What Jackson writes of a declared type.
#[derive(Debug)]
pub(crate) enum WrittenType {
    /// A value of this type in place of it: `@JsonValue`, `@JsonSerialize(as)`.
    As(Use),
    /// One of these names.
    Names(Vec<String>),
    /// An integer, the constant's number.
    Ordinal,
    /// An object with these properties.
    Object(WrittenObject),
    /// What no declaration shows.
    Unknown,
}

/// An object that Jackson writes.
#[derive(Debug)]
pub(crate) struct WrittenObject {
    pub(crate) properties: Vec<WrittenProperty>,
    /// What `@JsonAnyGetter` adds.
    pub(crate) additional: Option<Use>,
    /// The whole form is known: no type id is added, and the value is of this class or one that extends it.
    pub(crate) is_known: bool,
    /// Jackson writes it though it has no properties.
    pub(crate) may_be_empty: bool,
    /// Two any-getters of one kind: Jackson refuses the class.
    pub(crate) has_two_any_getters: bool,
    pub(crate) description: Option<String>,
}

/// A property that Jackson writes.
#[derive(Debug)]
pub(crate) struct WrittenProperty {
    pub(crate) name: String,
    pub(crate) used: Use,
    /// It is always there: a primitive value, and nothing leaves it out.
    pub(crate) is_always_there: bool,
    /// It may be there as null.
    pub(crate) may_be_null: bool,
    /// Annotations on it change its JSON in a way that no declaration shows.
    pub(crate) is_unknown: bool,
    pub(crate) description: Option<String>,
}

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 1_000;

/// A member that could write a property.
#[derive(Debug, Clone)]
struct Member<'r> {
    is_getter: bool,
    named: Named<'r>,
    visible: bool,
    annotations: Annotations<'r>,
    /// None for a setter, which only says things about the property.
    used: Option<Use>,
    documentation: Option<&'r str>,
}

/// What is written of a class, record, enum or interface of the user's or a library's.
pub(crate) fn written<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty, id: DeclarationId) -> WrittenType {
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, request, ty);
    let class = members::class_annotations(types, request, &hierarchy);
    if classes::own_serializer(request, &class) {
        return WrittenType::Unknown;
    }
    if let Some(target) = classes::serialized_as(types, request, &class).filter(|target| *target != ty) {
        return WrittenType::As(Types::plain(target));
    }
    if !declaration.described {
        return WrittenType::Unknown;
    }
    if let Some(used) = enums::value(types, request, &hierarchy) {
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
        // Any annotation on it or a supertype counts. Those that the compiler alone sees do not.
        may_be_empty: declaration.kind != DeclarationKind::Class
            || is_abstract(declaration)
            || class.iter().any(|own| !SOURCE_ONLY.contains(&own.name.as_str()))
            || facts::awaits_lombok(declaration),
        has_two_any_getters: false,
        description: classes::class_description(&class),
    };
    let mut open = vec![(ty, String::new(), String::new(), 0_usize)];
    while let Some((ty, prefix, suffix, depth)) = open.pop() {
        let Some(own) = types.declaration(ty) else { continue };
        let Some(found) = collect(types, request, ty, own, &mut object) else {
            return WrittenType::Unknown;
        };
        for (mut property, unwrapped) in found {
            match unwrapped {
                Some((inner_prefix, inner_suffix)) if depth < 32 => open.push((
                    property.used.ty,
                    format!("{prefix}{inner_prefix}"),
                    format!("{inner_suffix}{suffix}"),
                    depth + 1,
                )),
                Some(_) => return WrittenType::Unknown,
                None => {
                    property.name = format!("{prefix}{}{suffix}", property.name);
                    // What is unwrapped may be null, and then all of it is left out.
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
    facts::has(&declaration.modifiers, "abstract")
}

/// Annotations that are not in class files, or not seen by reflection.
const SOURCE_ONLY: &[&str] = &[
    "java.lang.SuppressWarnings",
    "java.lang.Override",
    "javax.annotation.processing.Generated",
];

/// Whether annotations on a class or property add or change JSON in a way that is not followed here.
fn is_changed(annotations: &Annotations<'_>) -> bool {
    annotations.type_info().is_some() || annotations.hide_result()
}

type Found = (WrittenProperty, Option<(String, String)>);

/// The properties of one class, unwrapped ones with what goes around their names; none where a naming strategy is code.
fn collect<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    object: &mut WrittenObject,
) -> Option<Vec<Found>> {
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, request, ty);
    let class = members::class_annotations(types, request, &hierarchy);
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
    for field in members::fields(types, request, &hierarchy) {
        gathering.add_field(types, &field);
    }
    for method in members::methods(types, request, &hierarchy) {
        gathering.add_method(types, request, &method);
    }
    object.additional = gathering.additional;
    // `POJOPropertiesCollector.getAnyGetterMethod`, `getAnyGetterField`.
    object.has_two_any_getters |= gathering.any_fields > 1 || gathering.any_methods > 1;
    let selection = class.selection(Direction::Writing);
    let class_inclusion = inclusion(&class);
    let mut found: Vec<Found> = Vec::new();
    for (implicit, members) in gathering.properties {
        let Some((property, unwrapped)) = property(
            types,
            request,
            declaration,
            &implicit,
            members,
            strategy,
            class_inclusion,
        ) else {
            continue;
        };
        if selection.takes(&property.name) && !classes::is_ignored_type(types, request, property.used.ty) {
            found.push((property, unwrapped));
        }
    }
    Some(found)
}

/// The members of a class, by the property that they could write.
struct Gathering<'r> {
    declaration: &'r Declaration,
    visibility: Visibility,
    properties: Vec<(String, Vec<Member<'r>>)>,
    places: HashMap<String, usize>,
    additional: Option<Use>,
    any_fields: u32,
    any_methods: u32,
}

impl<'r> Gathering<'r> {
    fn add(&mut self, name: String, member: Member<'r>) {
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
        if facts::has(&field.member.modifiers, "transient") && named == Named::No && !is_ignored {
            return;
        }
        let member = Member {
            is_getter: false,
            visible: named != Named::No || self.visibility.shows_field(&field.member.modifiers),
            named,
            annotations,
            used: Some(field.used),
            documentation: field.member.documentation.as_deref(),
        };
        self.add(field.member.name.clone(), member);
    }

    fn add_method(&mut self, types: &mut Types<'r>, request: &'r Request, method: &members::Instance<'r>) {
        match (method.parameters.as_slice(), method.returns) {
            ([_], _) => self.add_setter(method),
            ([], Some(used)) if !matches!(types.form(used.ty), Form::Primitive(TypeKind::Void)) => {
                self.add_getter(types, request, method, used);
            }
            _ => {}
        }
    }

    fn add_setter(&mut self, method: &members::Instance<'r>) {
        let named = method.annotations.read_name();
        if let Some(implicit) = naming::of_setter(&method.method.name) {
            let member = Member {
                is_getter: false,
                visible: named != Named::No || self.visibility.shows_setter(&method.method.modifiers),
                named,
                annotations: method.annotations.clone(),
                used: None,
                documentation: None,
            };
            self.add(implicit, member);
        }
    }

    fn add_getter(&mut self, types: &mut Types<'r>, request: &'r Request, method: &members::Instance<'r>, used: Use) {
        let annotations = &method.annotations;
        if annotations.is_any_getter() {
            self.additional = Some(map_value(types, used));
            self.any_methods = self.any_methods.saturating_add(1);
            return;
        }
        let getter = self
            .visibility
            .getter(types, request, self.declaration, method, used.ty);
        let Some((implicit, visible)) = getter else { return };
        let member = Member {
            is_getter: true,
            visible,
            named: annotations.written_name(),
            annotations: annotations.clone(),
            used: Some(used),
            documentation: method.method.documentation.as_deref(),
        };
        self.add(implicit, member);
    }
}

/// What the value of an any-getter's map is.
fn map_value(types: &mut Types<'_>, map: Use) -> Use {
    let seen = types.as_super(map.ty, "java.util.Map");
    seen.and_then(|map| types.arguments(map).get(1).copied())
        .unwrap_or_else(Types::object_use)
}

/// `@JsonInclude`'s value, where it says something.
fn inclusion<'r>(annotations: &Annotations<'r>) -> Option<&'r str> {
    let value = annotations.jackson("JsonInclude")?.value("value")?.as_constant()?;
    Some(value).filter(|value| *value != "USE_DEFAULTS")
}

/// The property that members of one implicit name make, if it is written.
fn property<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    owner: &'r Declaration,
    implicit: &str,
    mut members: Vec<Member<'r>>,
    strategy: Option<Strategy>,
    class_inclusion: Option<&str>,
) -> Option<Found> {
    // `_removeUnwantedProperties`, `_removeUnwantedAccessors`.
    if !members.iter().any(|own| own.visible) {
        return None;
    }
    let is_ignored = |own: &Member<'_>| own.annotations.is_ignored();
    if members.iter().any(is_ignored) {
        let is_explicit = members.iter().any(|own| !is_ignored(own) && own.named != Named::No);
        if !is_explicit || owner.kind == DeclarationKind::Record {
            return None;
        }
        members.retain(|own| !is_ignored(own));
    }
    members.sort_by_key(|own| (!own.is_getter, own.used.is_none()));
    let mut annotations = Annotations::default();
    for own in &members {
        annotations.add(&own.annotations);
    }
    if annotations.access() == Some("WRITE_ONLY") || annotations.is_back_reference() {
        return None;
    }
    let explicit = members.iter().find_map(|own| match own.named {
        Named::As(name) => Some(name.to_owned()),
        _ => None,
    });
    let name = explicit
        .or_else(|| strategy.map(|own| own.translate(implicit)))
        .unwrap_or_else(|| implicit.to_owned());
    let writer = members.iter().find(|own| own.visible && own.used.is_some())?;
    let mut used = writer.used?;
    for own in &members {
        for place in &own.annotations.0 {
            used = types.marked(used, place);
        }
    }
    let mut is_unknown = is_changed(&annotations) || classes::own_serializer(request, &annotations);
    if let Some(target) = classes::serialized_as(types, request, &annotations) {
        used = Types::plain(target);
    }
    is_unknown |= annotations.jackson("JsonFormat").is_some();
    // These choose among the properties of its value.
    is_unknown |= annotations.jackson("JsonIgnoreProperties").is_some();
    is_unknown |= annotations.jackson("JsonIncludeProperties").is_some();
    let is_primitive = matches!(types.form(used.ty), Form::Primitive(_));
    let inclusion = inclusion(&annotations).or(class_inclusion);
    let unwrapped = annotations.unwrapping();
    let described = annotations.property_description();
    let description = described.map(str::to_owned).or_else(|| {
        if owner.kind == DeclarationKind::Record {
            javadoc::block_tag_param(owner.documentation.as_deref()?, implicit)
        } else {
            members
                .iter()
                .find_map(|own| javadoc::first_paragraph(own.documentation?))
        }
    });
    let property = WrittenProperty {
        name,
        used,
        is_always_there: is_primitive && !matches!(inclusion, Some("NON_DEFAULT" | "CUSTOM")),
        may_be_null: !is_primitive && inclusion == Some("ALWAYS"),
        is_unknown,
        description: description.filter(|text| !text.trim().is_empty()),
    };
    Some((property, unwrapped))
}
