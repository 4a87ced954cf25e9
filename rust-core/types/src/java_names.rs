//! The elements that Java source can name (R3.12). The request lists the names with characters beyond ASCII that are
//! not identifiers.

use crate::wire::request::Declaration;
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

/// Whether Java source can name a method after a receiver, a field after its type, or a variable like a record component
/// or parameter. Without a receiver, a method `yield` could not be called.
pub fn can_name(name: &str, not_identifier: bool) -> bool {
    !not_identifier && is_identifier(name)
}
