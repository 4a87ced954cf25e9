//! Checked tools, between validation and the reader plan: they have their names and no errors. The finished tools need
//! readers, which are planned only if no tool of the class has an error; until then an argument names its type by id.

use copilot_tool_finished::api::Api;
use copilot_tool_finished::tools::ToolFacts;
use copilot_tool_text::json::Json;

use crate::types::TypeUse;
use crate::types::shape::Property;
use crate::wire::request::ElementId;
use crate::wire::response::Place;

/// A tool class with its tools, in the order of R7.1.
#[derive(Debug)]
pub(crate) struct CheckedClass {
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
    /// The property that it is of the object of all arguments.
    pub(crate) property: Property,
    /// Whether Java source can contain its name in Java (R3.12).
    pub(crate) writable: bool,
    /// The value if it is missing (R4.6, R4.7).
    pub(crate) default: Option<Json>,
    /// The place of its name, if the name is written; else the parameter.
    pub(crate) name_place: Place,
    /// The place at which its problems are reported.
    pub(crate) place: Place,
}
