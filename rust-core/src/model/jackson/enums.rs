//! Enums as Jackson reads them.

use super::annotations::Annotations;
use super::creators::{self, Creator};
use super::{Made, Remark, classes, members, naming, properties};
use crate::model::java_names;
use crate::model::shape::{Constant, EnumShape, Shape, Unsupported};
use crate::model::types::{Ty, Types, Use};
use crate::wire::request::{Declaration, DeclarationId, Member, Request};

/// The enum's shape: its constants, or what its `@JsonCreator` takes or its `@JsonValue` returns (R7.7).
///
/// Jackson reads a constant by its `@JsonProperty`, else by what `@EnumNaming` makes of its name, and by its `@JsonAlias`
/// (`EnumResolver.constructFor` and `constructUsingEnumNamingStrategy`). `@JsonFormat(shape)` concerns the writing of
/// enums only: names are read in any case.
///
/// # Errors
/// A naming strategy for constants (`@EnumNaming`) that is not one of Jackson's.
pub(super) fn shape<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
    annotations: &Annotations<'r>,
) -> Result<Made, Unsupported> {
    let declaration = request.declaration(id);
    match creators::factory(types, request, ty, id)? {
        Some(Creator::Delegating(used)) => {
            return Ok(Made {
                shape: Shape::Delegate(used),
                remarks: vec![Remark::EnumValue],
            });
        }
        Some(Creator::Properties { .. }) => {
            let made = properties::object(types, request, ty, id, annotations)?;
            return Ok(Made {
                remarks: vec![Remark::EnumValue],
                ..made
            });
        }
        _ => {}
    }
    let hierarchy = members::hierarchy(types, request, ty);
    if let Some(used) = value(types, request, &hierarchy) {
        return Ok(Made {
            shape: Shape::Delegate(used),
            remarks: vec![Remark::EnumValue],
        });
    }
    let names = names(request, declaration, annotations)?;
    let constants = declaration
        .fields
        .iter()
        .filter(|field| field.constant)
        .zip(names)
        .map(|(field, wire)| {
            let own = Annotations::of(&field.annotations);
            Constant {
                java: field.name.clone(),
                writable: java_names::can_name_field(field),
                wire,
                aliases: own.aliases(),
            }
        })
        .collect();
    Ok(Made {
        shape: Shape::Enum(EnumShape {
            declaration: id,
            constants,
            by_mapper: false,
            description: classes::class_description(annotations),
        }),
        remarks: Vec::new(),
    })
}

/// What `@JsonValue` says that a value is written as.
pub(super) fn value<'r>(types: &mut Types<'r>, request: &'r Request, hierarchy: &[Ty]) -> Option<Use> {
    members::methods(types, request, hierarchy)
        .into_iter()
        .find(|own| own.parameters.is_empty() && own.annotations.is_value())
        .and_then(|own| own.returns)
        .or_else(|| {
            let fields = members::fields(types, request, hierarchy);
            let of = |field: &members::Field<'_>| Annotations::of(&field.member.annotations).is_value();
            fields.into_iter().find(of).map(|field| field.used)
        })
}

/// The names of an enum's constants in JSON, in order, where no code of the user's gives them.
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
        match (own.text("JsonProperty", "value"), strategy) {
            (Some(name), _) => name.to_owned(),
            (None, Some(strategy)) => strategy.translate(&naming::of_constant(&field.name)),
            (None, None) => field.name.clone(),
        }
    };
    Ok(constants.map(name).collect())
}
