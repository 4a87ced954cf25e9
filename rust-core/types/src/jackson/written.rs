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
use crate::jdk_types::ScalarSchema;
use crate::shape::Unsupported;
use crate::types::{Container, Ty, Types};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind};
use crate::written::{Nulls, Written, WrittenObject, WrittenProperty};

/// The most properties that unwrapping may give one object.
const MOST_PROPERTIES: usize = 1_000;

/// Returns the JSON that Jackson writes for a class, record, enum or interface outside the JDK.
pub(crate) fn written(types: &mut Types<'_>, ty: Ty, id: DeclarationId) -> Written {
    let request = types.request;
    let declaration = request.declaration(id);
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    if classes::own_serializer(request, &class) {
        return Written::Unknown;
    }
    if let Some(target) = classes::class_member(types, &class, "JsonSerialize", "as").filter(|target| *target != ty) {
        return Written::As(Types::plain(target));
    }
    if !declaration.described {
        return Written::Unknown;
    }
    if let Some(used) = members::value(types, &hierarchy) {
        return if used.ty == ty {
            Written::Unknown
        } else {
            Written::As(used)
        };
    }
    let format = class.format_shape();
    if declaration.kind == DeclarationKind::Enum && format != Some("OBJECT") {
        return match format {
            None | Some("STRING") => {
                enums::names(request, declaration, &class).map_or(Written::Unknown, Written::Names)
            }
            Some("NUMBER" | "NUMBER_INT") => Written::Scalar(ScalarSchema::of("integer")),
            _ => Written::Unknown,
        };
    }
    if format.is_some_and(|shape| shape != "OBJECT" && shape != "POJO") {
        return Written::Unknown;
    }
    let mut object = WrittenObject {
        properties: Vec::new(),
        additional: None,
        is_known: !is_changed(&class) && !declaration.is_abstract(),
        description: classes::class_description(&class),
    };
    let mut refused = is_filtered(&class).then_some(NeverWritten::Filtered);
    let mut open = vec![(ty, String::new(), String::new(), 0_usize)];
    while let Some((ty, prefix, suffix, depth)) = open.pop() {
        let Some(own) = types.declaration(ty) else { continue };
        let Some(found) = collect(types, ty, own, &mut object, &mut refused) else {
            return Written::Unknown;
        };
        for (mut property, unwrapped) in found {
            let is_optional = unwrapped.is_some() && matches!(types.optional(property.used.ty), Some(Ok(_)));
            if unwrapped.is_some() && super::has_type_info(types, property.used.ty) {
                refused = Some(NeverWritten::UnwrappedName);
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
                Some(_) => return Written::Unknown,
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
            return Written::Unknown;
        }
    }
    // A type that is only iterable is written as an array (`IterableSerializer`).
    if types.as_super(ty, "java.lang.Iterable").is_some() {
        return Written::Unknown;
    }
    // Any annotation on the class or a supertype, except for those that only the compiler sees.
    let may_be_empty = declaration.kind != DeclarationKind::Class
        || declaration.is_abstract()
        || class.iter().any(|own| !SOURCE_ONLY.contains(&own.name.as_str()))
        || declarations::awaits_lombok(declaration);
    let is_empty = object.properties.is_empty() && object.additional.is_none();
    match refused.or_else(|| (is_empty && !may_be_empty).then_some(NeverWritten::Empty)) {
        Some(reason) => Written::Never(reason),
        None => Written::Object(object),
    }
}

/// Returns what Jackson writes for a class whose annotations determine that, even if it is a collection or map.
pub(crate) fn by_annotation(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    container: Option<Container>,
) -> Option<Written> {
    let hierarchy = members::hierarchy(types, ty);
    let class = members::class_annotations(types, &hierarchy);
    let is_object = class.format_shape() == Some("OBJECT");
    // A value that is not an object is written with its type id as an array or in an object around it.
    if !is_object && (types.is_enum(ty) || container.is_some()) && class.type_info().is_some() {
        return Some(Written::Unknown);
    }
    let is_serialized = ["JsonSerialize", "JsonSerializeAs"]
        .iter()
        .any(|own| class.jackson(own).is_some());
    if is_object || is_serialized || members::value(types, &hierarchy).is_some() {
        return Some(written(types, ty, id));
    }
    let is_map = matches!(container, Some(Container::Map { .. }));
    (is_map && is_filtered(&class)).then_some(Written::Never(NeverWritten::Filtered))
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
/// user's class. `refused` becomes the reason why Jackson refuses the class, if it does.
fn collect(
    types: &mut Types<'_>,
    ty: Ty,
    id: DeclarationId,
    object: &mut WrittenObject,
    refused: &mut Option<NeverWritten>,
) -> Option<Vec<Found>> {
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
        *refused = Some(NeverWritten::AnyGetters);
    }
    collector.remove_unwanted(false);
    let mut found: Vec<Found> = Vec::new();
    match collector.rename() {
        Ok(()) => {}
        Err(Unsupported::Unreadable(Unreadable::SeveralNames { .. })) => {
            *refused = Some(NeverWritten::SeveralNames);
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
            Err(reason) => *refused = Some(reason),
        }
    }
    Some(found)
}

/// Whether `@JsonFilter` names a filter. No filter is configured in the SDK's mapper.
fn is_filtered(annotations: &Annotations<'_>) -> bool {
    annotations.text("JsonFilter", "value").is_some()
}

/// Returns the value of `@JsonInclude` if it has an effect. The annotation's default is `ALWAYS`, also beside `content`.
fn inclusion<'r>(annotations: &Annotations<'r>) -> Option<&'r str> {
    let value = annotations
        .jackson("JsonInclude")?
        .constant("value")
        .unwrap_or("ALWAYS");
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
    let is_primitive = !types.is_reference(used.ty);
    let written = inclusion(&annotations).or(class);
    // With the annotation on the class, a null is written if an instance that Jackson makes without arguments has
    // another value (`PropertyBuilder.buildWriter`). The request does not show whether it can make one.
    let may_differ = class == Some("NON_DEFAULT");
    let nulls = if !is_primitive && (written == Some("ALWAYS") || (written == Some("NON_DEFAULT") && may_differ)) {
        Nulls::Own
    } else if annotations.constant("JsonInclude", "content") == Some("ALWAYS") {
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
