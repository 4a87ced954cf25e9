//! Annotations on a whole class or property, for reading and writing: visibility, naming, serializers and deserializers
//! (R7.7, R6.3).

use super::annotations::{Annotations, Named};
use super::members;
use super::naming::{self, Strategy};
use crate::declarations;
use crate::diagnostics::reasons::Unreadable;
use crate::shape::Unsupported;
use crate::types::{Bindings, ResolvedType, Ty, Types};
use crate::wire::request::{Declaration, Request, TypeKind, Value};

/// Returns the text of `@JsonClassDescription`, else that of Swagger's annotation.
pub(super) fn class_description(annotations: &Annotations<'_>) -> Option<String> {
    annotations
        .text("JsonClassDescription", "value")
        .or_else(|| annotations.swagger_description())
        .filter(|text| !text.trim().is_empty())
        .map(str::to_owned)
}

/// The members that are visible without annotations: Jackson's default, changed by `@JsonAutoDetect`.
pub(super) struct Visibility {
    fields: Level,
    getters: Level,
    is_getters: Level,
    setters: Level,
}

#[derive(Clone, Copy)]
enum Level {
    Any,
    NonPrivate,
    ProtectedAndPublic,
    PublicOnly,
    None,
}

impl Visibility {
    /// Returns Jackson's default (`VisibilityChecker.Std`: public fields and getters, all setters) with the changes of
    /// the class.
    pub(super) fn of(class: &Annotations<'_>) -> Self {
        let level = |member: &str, default| {
            let annotation = class.jackson("JsonAutoDetect");
            match annotation
                .and_then(|own| own.value(member))
                .and_then(Value::as_constant)
            {
                Some("ANY") => Level::Any,
                Some("NON_PRIVATE") => Level::NonPrivate,
                Some("PROTECTED_AND_PUBLIC") => Level::ProtectedAndPublic,
                Some("PUBLIC_ONLY") => Level::PublicOnly,
                Some("NONE") => Level::None,
                _ => default,
            }
        };
        Self {
            fields: level("fieldVisibility", Level::PublicOnly),
            getters: level("getterVisibility", Level::PublicOnly),
            is_getters: level("isGetterVisibility", Level::PublicOnly),
            setters: level("setterVisibility", Level::Any),
        }
    }

    /// Whether a field with these modifiers is visible.
    pub(super) fn shows_field(&self, modifiers: &[String]) -> bool {
        self.fields.shows(modifiers)
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
            naming::of_getter(name)
        };
        let is_boolean = matches!(types.form(returned), ResolvedType::Primitive(TypeKind::Boolean))
            || types.is_named(returned, "java.lang.Boolean");
        let is_getter = naming::of_is_getter(name).filter(|_| is_boolean);
        match (method.annotations.written_name(), getter, is_getter) {
            (Named::No, Some(name), _) => Some((name, self.getters.shows(modifiers))),
            (Named::No, None, Some(name)) => Some((name, self.is_getters.shows(modifiers))),
            (Named::No, None, None) => None,
            (_, getter, is_getter) => Some((getter.or(is_getter).unwrap_or_else(|| name.to_owned()), true)),
        }
    }

    /// Whether a method `setX` with these modifiers is visible.
    pub(super) fn shows_setter(&self, modifiers: &[String]) -> bool {
        self.setters.shows(modifiers)
    }
}

impl Level {
    fn shows(self, modifiers: &[String]) -> bool {
        let has = |modifier| declarations::has(modifiers, modifier);
        match self {
            Self::Any => true,
            Self::NonPrivate => !has("private"),
            Self::ProtectedAndPublic => has("protected") || has("public"),
            Self::PublicOnly => has("public"),
            Self::None => false,
        }
    }
}

/// Returns the strategy that `@JsonNaming` on a class names, for its properties.
pub(super) fn naming_strategy(request: &Request, class: &Annotations<'_>) -> Result<Option<Strategy>, Unsupported> {
    strategy(
        request,
        class,
        "JsonNaming",
        "PropertyNamingStrategy",
        Unreadable::NamingStrategy,
    )
}

/// Returns the strategy that `@EnumNaming` on an enum names, for its constants.
pub(super) fn constant_naming(request: &Request, class: &Annotations<'_>) -> Result<Option<Strategy>, Unsupported> {
    strategy(
        request,
        class,
        "EnumNaming",
        "EnumNamingStrategy",
        Unreadable::EnumNaming,
    )
}

/// Returns the strategy that an annotation names, if any. `none` is the class that turns strategies off.
///
/// # Errors
/// `unknown`, if the strategy is not one of Jackson's own.
fn strategy(
    request: &Request,
    class: &Annotations<'_>,
    annotation: &str,
    none: &str,
    unknown: Unreadable,
) -> Result<Option<Strategy>, Unsupported> {
    let written = class
        .jackson(annotation)
        .and_then(|own| own.value("value"))
        .and_then(Value::as_class);
    let Some(id) = written.and_then(|ty| request.ty(ty).declaration) else {
        return Ok(None);
    };
    let class = request.declaration(id);
    let simple = class.path.last().map_or("", String::as_str);
    if simple == none {
        return Ok(None);
    }
    let known = Strategy::of(simple).filter(|_| is_jackson(class));
    known.map(Some).ok_or(Unsupported::Unreadable(unknown))
}

/// Returns the type that a class member of `@JsonDeserialize` or `@JsonSerialize` names, unless it is `Void`, which means
/// none.
pub(super) fn class_member<'r>(
    types: &mut Types<'r>,
    annotations: &Annotations<'r>,
    annotation: &str,
    member: &str,
) -> Option<Ty> {
    let written = annotations.jackson(annotation)?.class(member)?;
    let used = types.resolve(written, &Bindings::default());
    let is_none = types.is_named(used.ty, "java.lang.Void");
    (!is_none).then_some(used.ty)
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

fn is_jackson(class: &Declaration) -> bool {
    declarations::in_package(&class.package, &["com.fasterxml.jackson"])
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
