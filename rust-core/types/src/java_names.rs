//! The elements that Java source can name (R3.12). The request lists the names with characters beyond ASCII that are
//! not identifiers.

use crate::wire::request::{Declaration, Member, Method, Parameter};
use copilot_tool_text::identifiers::{is_identifier, is_type_name};

/// Whether Java source can name the type in full.
pub fn can_name_type(declaration: &Declaration) -> bool {
    !declaration.not_identifier && is_type_name(&declaration.package, &declaration.path)
}

/// Whether Java source can contain the qualified name of a missing type. A compiler does not look for types with other
/// names.
pub fn can_name_missing(qualified: &str) -> bool {
    qualified.split('.').all(is_identifier)
}

/// Whether Java source can call the method by its name, after a receiver: without one, `yield` could not be called.
pub fn can_name_method(method: &Method) -> bool {
    !method.not_identifier && is_identifier(&method.name)
}

/// Whether Java source can name the field after its type.
pub(crate) fn can_name_field(field: &Member) -> bool {
    !field.not_identifier && is_identifier(&field.name)
}

/// Whether Java source can have a variable with the name of the record component.
pub fn can_name_component(component: &Member) -> bool {
    !component.not_identifier && is_identifier(&component.name)
}

/// Whether Java source can have a parameter with this name.
pub fn can_name_parameter(parameter: &Parameter) -> bool {
    !parameter.not_identifier && is_identifier(&parameter.name)
}
