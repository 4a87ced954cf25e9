//! Annotations on a whole class or property, for reading and writing: visibility, naming, serializers and deserializers
//! (R7.7, R6.3).

use super::annotations::{Annotations, Named};
use super::members;
use super::naming::{self, Strategy};
use crate::declarations::{self, is_jackson};
use crate::diagnostics::reasons::Unreadable;
use crate::shape::Unsupported;
use crate::types::{Bindings, ResolvedType, Ty, Types};
use crate::wire::request::{Declaration, Request, TypeKind};

/// Returns the text of `@JsonClassDescription`, else that of Swagger's annotation.
pub(super) fn class_description(annotations: &Annotations<'_>) -> Option<String> {
    annotations
        .text("JsonClassDescription", "value")
        .or_else(|| annotations.swagger_description())
        .filter(|text| !text.trim().is_empty())
        .map(str::to_owned)
}

/// The members that are visible without annotations: Jackson's default, changed by `@JsonAutoDetect`. Each level is a
/// constant of `JsonAutoDetect.Visibility`.
pub(super) struct Visibility<'r> {
    pub(super) fields: &'r str,
    getters: &'r str,
    is_getters: &'r str,
    pub(super) setters: &'r str,
}

impl<'c> Visibility<'c> {
    /// Returns Jackson's default (`VisibilityChecker.Std`: public fields and getters, all setters) with the changes of
    /// the class.
    pub(super) fn of(class: &Annotations<'c>) -> Self {
        let level = |member: &str, default| {
            let written = class.constant("JsonAutoDetect", member);
            written.filter(|level| *level != "DEFAULT").unwrap_or(default)
        };
        Self {
            fields: level("fieldVisibility", "PUBLIC_ONLY"),
            getters: level("getterVisibility", "PUBLIC_ONLY"),
            is_getters: level("isGetterVisibility", "PUBLIC_ONLY"),
            setters: level("setterVisibility", "ANY"),
        }
    }

    /// Returns the implicit name of a getter without annotations, and whether the getter is visible; `None` if the
    /// method is not a getter (`POJOPropertiesCollector._addGetterMethod`).
    pub(super) fn getter<'r>(
        &self,
        types: &Types<'r>,
        owner: &Declaration,
        method: &members::Instance<'r>,
        returned: Ty,
    ) -> Option<(String, bool)> {
        let name = method.method.name.as_str();
        let modifiers = &method.method.modifiers;
        let is_component = owner.components.iter().any(|own| own.name == name);
        let getter = if is_component {
            Some(name.to_owned())
        } else {
            naming::of_accessor(name, "get")
        };
        let is_boolean = matches!(types.form(returned), ResolvedType::Primitive(TypeKind::Boolean))
            || types.is_named(returned, "java.lang.Boolean");
        let is_getter = naming::of_accessor(name, "is").filter(|_| is_boolean);
        match (method.annotations.written_name(), getter, is_getter) {
            (Named::No, Some(name), _) => Some((name, shows(self.getters, modifiers))),
            (Named::No, None, Some(name)) => Some((name, shows(self.is_getters, modifiers))),
            (Named::No, None, None) => None,
            (_, getter, is_getter) => Some((getter.or(is_getter).unwrap_or_else(|| name.to_owned()), true)),
        }
    }
}

/// Whether a level of visibility shows a member with these modifiers.
pub(super) fn shows(level: &str, modifiers: &[String]) -> bool {
    let has = |modifier| declarations::has(modifiers, modifier);
    match level {
        "ANY" => true,
        "NON_PRIVATE" => !has("private"),
        "PROTECTED_AND_PUBLIC" => has("protected") || has("public"),
        "NONE" => false,
        _ => has("public"),
    }
}

/// Returns the strategy that `@JsonNaming` or `@EnumNaming` on a class names, if any.
///
/// # Errors
/// `unknown`, if the strategy is not one of Jackson's own.
pub(super) fn strategy(
    request: &Request,
    class: &Annotations<'_>,
    annotation: &str,
    unknown: Unreadable,
) -> Result<Option<Strategy>, Unsupported> {
    let written = class.jackson(annotation).and_then(|own| own.class("value"));
    let Some(id) = written.and_then(|ty| request.ty(ty).declaration) else {
        return Ok(None);
    };
    let class = request.declaration(id);
    let simple = class.path.last().map_or("", String::as_str);
    // These turn strategies off.
    if matches!(simple, "PropertyNamingStrategy" | "EnumNamingStrategy") {
        return Ok(None);
    }
    let known = Strategy::of(simple).filter(|_| is_jackson(class));
    known.map(Some).ok_or(unknown.into())
}

/// Returns the type that a class member of `@JsonDeserialize` or `@JsonSerialize` names, unless it is `Void`, which means
/// none.
pub(super) fn class_member<'r>(
    types: &mut Types<'r>,
    annotations: &Annotations<'r>,
    annotation: &str,
    member: &str,
) -> Option<Ty> {
    // Since 2.21, jackson-annotations has an annotation of its own for these members, which comes second
    // (`JacksonAnnotationIntrospector.refineDeserializationType`, `refineSerializationType`).
    let renamed = match (annotation, member) {
        ("JsonDeserialize", "as") => Some(("JsonDeserializeAs", "value")),
        ("JsonDeserialize", "contentAs") => Some(("JsonDeserializeAs", "content")),
        ("JsonDeserialize", "keyAs") => Some(("JsonDeserializeAs", "keys")),
        ("JsonSerialize", "as") => Some(("JsonSerializeAs", "value")),
        _ => None,
    };
    std::iter::once((annotation, member))
        .chain(renamed)
        .find_map(|(annotation, member)| {
            let written = annotations.jackson(annotation)?.class(member)?;
            let used = types.resolve(written, &Bindings::default());
            let is_none = types.is_named(used.ty, "java.lang.Void");
            (!is_none).then_some(used.ty)
        })
}

/// Returns the class that a member names, unless it is `Void` or one of Jackson's classes `None`, which mean none.
fn named_class<'r>(
    request: &'r Request,
    annotations: &Annotations<'r>,
    annotation: &str,
    member: &str,
) -> Option<&'r Declaration> {
    let id = request
        .ty(annotations.jackson(annotation)?.class(member)?)
        .declaration?;
    let class = request.declaration(id);
    let is_none = class.binary_name == "java.lang.Void" || is_jackson(class) && class.binary_name.ends_with("$None");
    (!is_none).then_some(class)
}

/// Returns the user's deserializer or converter of the annotations, and the member of `@JsonDeserialize` that names it.
/// Jackson's own deserializers read the ordinary form of their type.
pub(super) fn own_deserializer<'r>(
    request: &'r Request,
    annotations: &Annotations<'r>,
) -> Option<(&'static str, String)> {
    ["using", "contentUsing", "converter", "contentConverter"]
        .into_iter()
        .find_map(|member| {
            let class = named_class(request, annotations, "JsonDeserialize", member)?;
            (!is_jackson(class)).then(|| (member, declarations::short_name(class)))
        })
}

/// Whether `@JsonDeserialize(keyUsing)` names a class that reads the keys of a map. Any name is then a key.
pub(super) fn has_key_deserializer<'r>(request: &'r Request, annotations: &Annotations<'r>) -> bool {
    named_class(request, annotations, "JsonDeserialize", "keyUsing").is_some()
}

/// Whether `@JsonIgnoreType` is on the type of a property.
pub(super) fn is_ignored_type(types: &mut Types<'_>, ty: Ty) -> bool {
    members::annotations(types, ty).enabled("JsonIgnoreType", "value")
}

/// Whether `@JsonSerialize` names a serializer or converter.
pub(super) fn own_serializer<'r>(request: &'r Request, annotations: &Annotations<'r>) -> bool {
    let members = [
        "using",
        "contentUsing",
        "keyUsing",
        "nullsUsing",
        "converter",
        "contentConverter",
    ];
    let mut named = members.into_iter();
    named.any(|member| named_class(request, annotations, "JsonSerialize", member).is_some())
}
