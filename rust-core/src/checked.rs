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

/// A default whose text is JSON, before its reader says whether it is a value of the parameter.
#[derive(Debug, Clone)]
pub(crate) struct WrittenDefault {
    /// The name of the parameter in Java.
    pub(crate) parameter: String,
    pub(crate) text: String,
    pub(crate) value: Json,
    /// The property that the argument is of the object of all arguments.
    pub(crate) property: Property,
    /// Whether the mapper reads it, together with its record.
    pub(crate) is_mapped: bool,
    /// The place of the text.
    pub(crate) place: Place,
    /// Whether the type depends on a type variable (R3.11).
    pub(crate) is_of_variable: bool,
}

/// One argument: a parameter of the tool method or a component of its single record.
#[derive(Debug)]
pub(crate) struct CheckedArgument {
    /// The property that it is of the object of all arguments.
    pub(crate) property: Property,
    /// Whether Java source can contain its name in Java (R3.12).
    pub(crate) writable: bool,
    /// The value if it is missing (R4.6, R4.7).
    pub(crate) default: Option<WrittenDefault>,
    /// The place of its name, if the name is written; else the parameter.
    pub(crate) name_place: Place,
    /// The place at which its problems are reported.
    pub(crate) place: Place,
}

impl CheckedArgument {
    /// Returns the value if it is missing.
    pub(crate) fn default_json(&self) -> Option<&Json> {
        self.default.as_ref().map(|default| &default.value)
    }
}
