//! Checked tools, between validation and the reader plan: they have their names and no errors. The finished tools need
//! readers, which are planned only if no tool of the class has an error; until then an argument names its type by id.

use copilot_tool_finished::api::Api;
use copilot_tool_finished::schema_graph::Selection;
use copilot_tool_finished::tools::ToolFacts;
use copilot_tool_finished::user_schema::UserSchema;
use copilot_tool_text::json::Json;

use crate::types::TypeUse;
use crate::types::shape::PropertyFormat;
use crate::wire::request::{DeclarationId, ElementId};
use crate::wire::response::Place;

/// A tool class with its tools, in the order of R7.1.
#[derive(Debug)]
pub(crate) struct CheckedClass {
    pub(crate) declaration: DeclarationId,
    pub(crate) api: Api,
    pub(crate) tools: Vec<CheckedTool>,
}

/// One tool.
#[derive(Debug)]
pub(crate) struct CheckedTool {
    pub(crate) facts: ToolFacts,
    /// The method's element.
    pub(crate) element: ElementId,
    /// The values that the model gives, in the schema's order.
    pub(crate) arguments: Vec<CheckedArgument>,
    /// The type of the single record that is made of the arguments (R4.8).
    pub(crate) record: Option<TypeUse>,
}

/// One argument: a parameter of the tool method or a component of its single record.
#[derive(Debug)]
pub(crate) struct CheckedArgument {
    /// The name in Java.
    pub(crate) java: String,
    /// Whether Java source can contain that name (R3.12).
    pub(crate) writable: bool,
    /// The name in JSON (R4.1).
    pub(crate) name: String,
    /// Other names that are read (`@JsonAlias` on a component).
    pub(crate) aliases: Vec<String>,
    pub(crate) used: TypeUse,
    /// Whether the schema requires it (R4.3).
    pub(crate) required: bool,
    pub(crate) description: Option<String>,
    /// The value if it is missing (R4.6, R4.7).
    pub(crate) default: Option<Json>,
    /// The schema that the user wrote for it (R4.10).
    pub(crate) schema: Option<UserSchema>,
    /// The JSON that `@JsonFormat` on a component makes (R7.7).
    pub(crate) format: Option<PropertyFormat>,
    /// The value's own properties that are read (R7.7).
    pub(crate) selection: Selection,
    /// The position in the record's canonical constructor, for a component.
    pub(crate) component: Option<usize>,
    /// The place of its name, if the name is written; else the parameter.
    pub(crate) name_place: Place,
    /// The place at which its problems are reported.
    pub(crate) place: Place,
}
