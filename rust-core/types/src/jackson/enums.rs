//! Enums as Jackson reads them.

use super::annotations::Annotations;
use super::creators::{self, Creator};
use super::{classes, members, naming, properties};
use crate::diagnostics::reasons::Unreadable;
use crate::java_names;
use crate::shape::{Constant, EnumShape, Remark, Shape, Shaped, Unsupported};
use crate::types::{Ty, Types};
use crate::wire::request::{Declaration, DeclarationId, Member, Request, Value};
use copilot_tool_text::javadoc;

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
) -> Result<Shaped, Unsupported> {
    let declaration = types.request.declaration(id);
    let by_code = |shape| Shaped {
        shape,
        remarks: vec![Remark::EnumValue],
    };
    match creators::factory(types, ty, id)? {
        Some(Creator::Delegating(used)) => return Ok(by_code(Shape::Delegate(used))),
        Some(Creator::Properties { .. }) => return Ok(by_code(properties::object(types, ty, id, annotations)?.shape)),
        _ => {}
    }
    let hierarchy = members::hierarchy(types, ty);
    if let Some(used) = members::value(types, &hierarchy) {
        return Ok(by_code(Shape::Delegate(used)));
    }
    if !declaration.fields.iter().any(|field| field.constant) {
        return Err(Unreadable::NoConstants.into());
    }
    let names = names(types.request, declaration, annotations)?;
    let constants = declaration.fields.iter().filter(|field| field.constant);
    let lines = constants.clone().zip(&names);
    let lines = lines.filter_map(|(field, wire)| Some(format!("{wire}: {}", description(field)?)));
    let lines: Vec<String> = lines.collect();
    let constants = constants.zip(names).map(|(field, wire)| Constant {
        java: field.name.clone(),
        writable: java_names::can_name(&field.name, field.not_identifier),
        wire,
        aliases: Annotations::of(&field.annotations).aliases(),
    });
    let shape = EnumShape {
        declaration: id,
        constants: constants.collect(),
        by_mapper: creators::has_supplier(declaration),
        description: classes::class_description(annotations),
        described: (!lines.is_empty()).then(|| lines.join("\n")),
    };
    Ok(Shape::Enum(shape).into())
}

/// Returns the description of a constant, from where those of properties come (R7.9).
fn description(constant: &Member) -> Option<String> {
    let own = Annotations::of(&constant.annotations);
    let written = own
        .text("JsonPropertyDescription", "value")
        .or_else(|| own.swagger_description())
        .filter(|text| !text.trim().is_empty());
    let documented = || javadoc::first_paragraph(constant.documentation.as_deref()?);
    written.map(str::to_owned).or_else(documented)
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
    let strategy = classes::strategy(request, annotations, "EnumNaming", Unreadable::EnumNaming)?;
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
