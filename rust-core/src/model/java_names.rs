//! Which elements Java source can name (R3.12). Of names beyond ASCII the request says which are no identifiers.

use crate::text::identifiers::{is_identifier, is_type_name};
use crate::wire::request::{Declaration, Member, Method, Parameter};

/// Whether Java source can name the type in full.
pub(crate) fn can_name_type(declaration: &Declaration) -> bool {
    !declaration.not_identifier && is_type_name(&declaration.package, &declaration.path)
}

/// Whether Java source can write a type's qualified name, of which no more is known: a compiler does not look for others.
pub(crate) fn can_name_missing(qualified: &str) -> bool {
    qualified.split('.').all(is_identifier)
}

/// Whether Java source can call the method by its name, behind what it is called on: `yield` is no name without that.
pub(crate) fn can_name_method(method: &Method) -> bool {
    !method.not_identifier && is_identifier(&method.name)
}

/// Whether Java source can name the field, behind its type.
pub(crate) fn can_name_field(field: &Member) -> bool {
    !field.not_identifier && is_identifier(&field.name)
}

/// Whether Java source can have a parameter of this name.
pub(crate) fn can_name_parameter(parameter: &Parameter) -> bool {
    !parameter.not_identifier && is_identifier(&parameter.name)
}
