//! Enums as Jackson reads them.

use super::annotations::Annotations;
use super::creators::{self, Creator};
use super::{Made, Remark, classes, members, naming, properties};
use crate::diagnostics::reasons::Unreadable;
use crate::java_names;
use crate::shape::{Constant, EnumShape, Shape, Unsupported};
use crate::types::{Ty, TypeUse, Types};
use crate::wire::request::{Declaration, DeclarationId, Member, Request, Value};

/// Returns the enum's shape: its constants, or the parameter type of its `@JsonCreator`, or the type of its
/// `@JsonValue` (R7.7).
///
/// Jackson reads a constant by its `@JsonProperty`, otherwise by its name translated by `@EnumNaming`, and by its
/// `@JsonAlias` (`EnumResolver.constructFor` and `constructUsingEnumNamingStrategy`). `@JsonFormat(shape)` applies to
/// writing only: names are always read.
///
/// # Errors
/// A naming strategy for constants (`@EnumNaming`) that is not one of Jackson's.
pub(super) fn shape<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    let declaration = types.request.declaration(id);
    match creators::factory(types, ty, id)? {
        Some(Creator::Delegating(used)) => {
            return Ok(Made {
                shape: Shape::Delegate(used),
                remarks: vec![Remark::EnumValue],
            });
        }
        Some(Creator::Properties { .. }) => {
            let made = properties::object(types, ty, id, annotations)?;
            return Ok(Made {
                remarks: vec![Remark::EnumValue],
                ..made
            });
        }
        _ => {}
    }
    let hierarchy = members::hierarchy(types, ty);
    if let Some(used) = value(types, &hierarchy) {
        return Ok(Made {
            shape: Shape::Delegate(used),
            remarks: vec![Remark::EnumValue],
        });
    }
    if !declaration.fields.iter().any(|field| field.constant) {
        return Err(Unreadable::NoConstants.into());
    }
    let names = names(types.request, declaration, annotations)?;
    let constants = declaration
        .fields
        .iter()
        .filter(|field| field.constant)
        .zip(names)
        .map(|(field, wire)| {
            let own = Annotations::of(&field.annotations);
            Constant {
                java: field.name.clone(),
                writable: java_names::can_name(&field.name, field.not_identifier),
                wire,
                aliases: own.aliases(),
            }
        })
        .collect();
    Ok(Made {
        shape: Shape::Enum(EnumShape {
            declaration: id,
            constants,
            by_mapper: creators::has_supplier(declaration),
            description: classes::class_description(annotations),
        }),
        remarks: Vec::new(),
    })
}

/// Returns the type of the `@JsonValue`.
pub(super) fn value(types: &mut Types<'_>, hierarchy: &[Ty]) -> Option<TypeUse> {
    members::methods(types, hierarchy)
        .into_iter()
        .find(|own| own.parameters.is_empty() && own.annotations.is_value())
        .and_then(|own| own.returns)
        .or_else(|| {
            let fields = members::fields(types, hierarchy);
            let of = |field: &members::Field<'_>| Annotations::of(&field.member.annotations).is_value();
            fields.into_iter().find(of).map(|field| field.used)
        })
}

/// Returns the names of an enum's constants in JSON, in order, if no code of the user provides them.
///
/// # Errors
/// A naming strategy for constants (`@EnumNaming`) that is not one of Jackson's.
pub(super) fn names(
    request: &Request,
    declaration: &Declaration,
    annotations: &Annotations<'_>,
) -> Result<Vec<String>, Unsupported> {
    let strategy = classes::constant_naming(request, annotations)?;
    let constants = declaration.fields.iter().filter(|field| field.constant);
    let name = |field: &Member| {
        let own = Annotations::of(&field.annotations);
        let written = own.jackson("JsonProperty").map(|own| own.value("value"));
        match (written, strategy) {
            // Without a value the name is the empty string.
            (Some(value), _) => value.and_then(Value::as_str).unwrap_or_default().to_owned(),
            (None, Some(strategy)) => strategy.translate(&naming::of_constant(&field.name)),
            (None, None) => field.name.clone(),
        }
    };
    Ok(constants.map(name).collect())
}
