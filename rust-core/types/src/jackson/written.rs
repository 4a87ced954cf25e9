//! How Jackson 2.x, as the SDK configures it, writes a type that is declared outside the JDK (R6.3).
//!
//! The corresponding code of Jackson: `POJOPropertiesCollector` for serialization and `BeanSerializerFactory`, checked
//! against 2.20.1. Null properties are left out. A class without properties is refused (`FAIL_ON_EMPTY_BEANS`) unless
//! it is annotated (`BeanDescription.hasKnownClassAnnotations`) or a record.

use super::annotations::{Annotations, Direction};
use super::classes;
use super::collector::{Accessor, Collector, Gathered, Role};
use super::creators::{self, Creator};
use super::{enums, members};
use crate::declarations;
use crate::diagnostics::reasons::{NeverWritten, Unreadable};
use crate::shape::Unsupported;
use crate::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, Value};

/// The JSON that Jackson writes for a declared type.
#[derive(Debug)]
pub enum WrittenType {
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
pub struct WrittenObject {
    pub properties: Vec<WrittenProperty>,
    /// The values of the properties that `@JsonAnyGetter` adds.
    pub additional: Option<TypeUse>,
    /// Whether all properties are known: there is no type id, and the value's class is this one or extends it.
    pub is_known: bool,
    /// Whether Jackson writes an object without properties.
    pub(crate) may_be_empty: bool,
    /// The reason why Jackson refuses the class; `None` if it writes it.
    pub(crate) refused: Option<NeverWritten>,
    pub description: Option<String>,
}

/// A property that Jackson writes.
#[derive(Debug)]
pub struct WrittenProperty {
    pub name: String,
    pub used: TypeUse,
    /// Whether it is always present: a primitive value that no annotation leaves out.
    pub is_always_there: bool,
    pub nulls: Nulls,
    /// Whether annotations on it change its JSON in a way that declarations do not show.
    pub is_unknown: bool,
    /// Whether `@JsonFilter` on the property names a filter for the objects in its value.
    pub is_filtered: bool,
    pub description: Option<String>,
}

/// The nulls that are written for a property, by `@JsonInclude`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nulls {
    /// None: a property that is null is left out.
    LeftOut,
    /// Those among the values of a map.
    InMap,
    /// The property's own.
    Own,
}

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 1_000;

/// Returns the JSON that Jackson writes for a class, record, enum or interface outside the JDK.
pub(crate) fn written(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> WrittenType {
    let request = types.request;
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    if classes::own_serializer(request, &class) {
        return WrittenType::Unknown;
    }
    if let Some(target) = classes::class_member(types, &class, "JsonSerialize", "as").filter(|target| *target != ty) {
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
            if unwrapped.is_some() && super::has_type_info(types, property.used.ty) {
                object.refused = Some(NeverWritten::UnwrappedName);
            }
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
    let declaration = types.request.declaration(id);
    // Jackson collects the creator for writing, too: its parameters name and annotate properties.
    let creator = match declaration.kind {
        DeclarationKind::Class | DeclarationKind::Record => creators::creator(types, ty, id).ok(),
        _ => None,
    };
    let parameters = creator.as_ref().map_or(&[][..], Creator::parameters);
    let mut collector = Collector::collect(types, ty, id, Direction::Writing, parameters, None);
    for any in &collector.any {
        object.additional = Some(super::map_value(types, any.used));
    }
    // `POJOPropertiesCollector.getAnyGetterMethod`, `getAnyGetterField`.
    let count = |role| collector.any.iter().filter(|own| own.role == role).count();
    if count(Role::Field) > 1 || count(Role::Getter) > 1 {
        object.refused = Some(NeverWritten::AnyGetters);
    }
    collector.remove_unwanted(false);
    let mut found: Vec<Found> = Vec::new();
    match collector.rename() {
        Ok(()) => {}
        Err(Unsupported::Unreadable(Unreadable::SeveralNames { .. })) => {
            object.refused = Some(NeverWritten::SeveralNames);
            return Some(found);
        }
        Err(_) => return None,
    }
    let selection = collector.class.selection(Direction::Writing);
    let inclusion = inclusion(&collector.class);
    for gathered in &collector.properties {
        match property(types, collector.record, inclusion, gathered) {
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

/// Whether `@JsonFilter` names a filter. No filter is configured in the SDK's mapper.
pub(super) fn is_filtered(annotations: &Annotations<'_>) -> bool {
    annotations.text("JsonFilter", "value").is_some()
}

/// Returns the value of `@JsonInclude` if it has an effect. The annotation's default is `ALWAYS`, also beside `content`.
fn inclusion<'r>(annotations: &Annotations<'r>) -> Option<&'r str> {
    let written = annotations.jackson("JsonInclude")?.value("value");
    let value = written.and_then(Value::as_constant).unwrap_or("ALWAYS");
    Some(value).filter(|value| *value != "USE_DEFAULTS")
}

/// Returns the getter that Jackson calls, or else the field. `None` if there is neither.
///
/// # Errors
/// Two members, neither of which takes precedence: Jackson refuses the class.
fn writer<'g, 'r>(gathered: &'g Gathered<'r>) -> Result<Option<&'g Accessor<'r>>, NeverWritten> {
    let mut preferred = gathered.preferred(Role::Getter);
    if preferred.is_empty() {
        preferred = gathered.preferred(Role::Field);
    }
    match preferred.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(only)),
        _ => Err(NeverWritten::SeveralGetters),
    }
}

/// Returns a property, if it is written. `class` is the value of `@JsonInclude` on the class, if it has an effect.
///
/// # Errors
/// The reason why Jackson refuses the class.
fn property<'r>(
    types: &mut Types<'r>,
    record: Option<&Declaration>,
    class: Option<&'r str>,
    gathered: &Gathered<'r>,
) -> Result<Option<Found>, NeverWritten> {
    let request = types.request;
    let annotations = gathered.annotations();
    if annotations.is_back_reference() {
        return Ok(None);
    }
    let Some(writer) = writer(gathered)? else {
        return Ok(None);
    };
    if annotations.unwrapping().is_some() && annotations.type_info().is_some() {
        return Err(NeverWritten::UnwrappedName);
    }
    let mut used = gathered.qualified(types, writer.used);
    let mut is_unknown = is_changed(&annotations) || classes::own_serializer(request, &annotations);
    if let Some(target) = classes::class_member(types, &annotations, "JsonSerialize", "as") {
        used = Types::plain(target);
    }
    // The last two select among the properties of its value.
    let changing = ["JsonFormat", "JsonIgnoreProperties", "JsonIncludeProperties"];
    is_unknown |= changing.iter().any(|own| annotations.jackson(own).is_some());
    let is_primitive = matches!(types.form(used.ty), ResolvedType::Primitive(_));
    let written = inclusion(&annotations).or(class);
    // With the annotation on the class, a null is written if an instance that Jackson makes without arguments has
    // another value (`PropertyBuilder.buildWriter`). The request does not show whether it can make one.
    let may_differ = class == Some("NON_DEFAULT");
    let content = annotations.jackson("JsonInclude").and_then(|own| own.value("content"));
    let nulls = if !is_primitive && (written == Some("ALWAYS") || (written == Some("NON_DEFAULT") && may_differ)) {
        Nulls::Own
    } else if content.and_then(Value::as_constant) == Some("ALWAYS") {
        Nulls::InMap
    } else {
        Nulls::LeftOut
    };
    let property = WrittenProperty {
        name: gathered.name.clone(),
        used,
        is_always_there: is_primitive && !matches!(written, Some("NON_DEFAULT" | "CUSTOM")),
        nulls,
        is_unknown,
        is_filtered: is_filtered(&annotations),
        description: gathered.description(&annotations, record),
    };
    Ok(Some((property, annotations.unwrapping())))
}
