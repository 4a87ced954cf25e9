//! Enums as Jackson reads them.

use super::annotations::{Annotations, strings};
use super::creators::{self, Creator};
use super::{Made, Remark, classes, members, properties};
use crate::diagnostics::reasons::Unreadable;
use crate::model::java_names;
use crate::model::shape::{Constant, EnumShape, Shape, Unsupported};
use crate::model::types::{Ty, Types, Use};
use crate::wire::request::{Declaration, DeclarationId, Request};

/// The enum's shape: its constants, or what its `@JsonCreator` takes or its `@JsonValue` returns (R7.7).
///
/// Jackson reads a constant by its `@JsonProperty` in place of its name, and by its `@JsonAlias`
/// (`EnumResolver.constructFor`). `@JsonFormat(shape)` concerns the writing of enums only: names are read in any case.
///
/// # Errors
/// A naming strategy for constants (`@EnumNaming`) that is not Jackson's camel case.
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
    if annotations.jackson("EnumNaming").is_some() {
        return Err(Unsupported::Unreadable(Unreadable::EnumNaming));
    }
    let constants = declaration
        .fields
        .iter()
        .filter(|field| field.constant)
        .map(|field| {
            let own = Annotations::of(&field.annotations);
            let wire = own.text("JsonProperty", "value").unwrap_or(&field.name);
            let aliases = own
                .jackson("JsonAlias")
                .map_or_else(Vec::new, |alias| strings(alias, "value"));
            Constant {
                java: field.name.clone(),
                writable: java_names::can_name_field(field),
                wire: wire.to_owned(),
                aliases: aliases.into_iter().map(str::to_owned).collect(),
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
        .find(|own| own.parameters.is_empty() && own.annotations.enabled("JsonValue", "value"))
        .and_then(|own| own.returns)
        .or_else(|| {
            let fields = members::fields(types, request, hierarchy);
            let of =
                |field: &members::Field<'_>| Annotations::of(&field.member.annotations).enabled("JsonValue", "value");
            fields.into_iter().find(of).map(|field| field.used)
        })
}

/// The names that an enum's constants are written as, in order.
pub(super) fn written_names(declaration: &Declaration) -> Vec<String> {
    let constants = declaration.fields.iter().filter(|field| field.constant);
    constants
        .map(|field| {
            let own = Annotations::of(&field.annotations);
            own.text("JsonProperty", "value").unwrap_or(&field.name).to_owned()
        })
        .collect()
}
