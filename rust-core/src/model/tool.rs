//! Tools as the later rooms see them: validated, named, with every decision taken.

use super::api::Api;
use super::shape::{PropertyFormat, Selection};
use super::types::{Ty, Use};
use crate::schema_attribute::UserSchema;
use crate::text::json::Json;
use crate::wire::request::{DeclarationId, ElementId};
use crate::wire::response::Place;

/// A tool class with its tools, in the order of R7.1.
#[derive(Debug)]
pub(crate) struct ToolClass {
    pub(crate) declaration: DeclarationId,
    pub(crate) api: Api,
    pub(crate) tools: Vec<Tool>,
}

/// One tool.
#[derive(Debug)]
pub(crate) struct Tool {
    /// What the model calls it (R3.1).
    pub(crate) name: String,
    /// The name of the method in Java.
    pub(crate) method: String,
    /// The method with the erased types of its parameters, as declared: `find(long,com.example.Status)` (R8.5).
    pub(crate) signature: String,
    /// The method's element.
    pub(crate) element: ElementId,
    /// The type that declares the method: a supertype of the tool class where the tool is inherited (R3.8).
    pub(crate) declared_in: DeclarationId,
    /// The type to call a static method on (R3.5); none for an instance method.
    pub(crate) static_on: Option<DeclarationId>,
    pub(crate) description: String,
    pub(crate) flags: Flags,
    /// In declared order (R3.7); empty for none.
    pub(crate) metadata: Vec<(String, Json)>,
    /// What the Java method takes, in its order.
    pub(crate) passed: Vec<Passed>,
    /// What the model gives, in the schema's order.
    pub(crate) arguments: Vec<Argument>,
    /// The single record that the arguments make (R4.8).
    pub(crate) record: Option<FlatRecord>,
    /// What the call does about type variables with several bounds; none where the method's parameters have no such.
    pub(crate) generic: Option<GenericCall>,
    pub(crate) result: ToolResult,
    /// The schema of the JSON that the result is written as, where that is wanted and known (R8.5).
    pub(crate) output: Option<Json>,
}

/// How a call treats the type variables of its method, at least one of which has several bounds (R3.9).
#[derive(Debug)]
pub(crate) struct GenericCall {
    /// The bounds of each type variable, which the companion's calling method declares like the tool's; empty where the
    /// call erases them.
    pub(crate) variables: Vec<Vec<TypeToken>>,
    /// For each parameter of the Java method, what of it is a variable.
    pub(crate) uses: Vec<VariableUse>,
}

/// A parameter that is a type variable or an array of one.
#[derive(Debug)]
pub(crate) struct VariableUse {
    /// The position of the variable in [`GenericCall::variables`]; none for every other type.
    pub(crate) variable: Option<usize>,
    /// The array's dimensions.
    pub(crate) dimensions: usize,
    /// What a value must be in Java beside the type that it is read as, erased. Empty for most.
    pub(crate) bounds: Vec<Ty>,
}

/// A piece of a type as Java source writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TypeToken {
    /// A class by its name.
    Class(DeclarationId),
    /// An inner class by its simple name, behind the type around it and a dot.
    Inner(DeclarationId),
    /// The variable at this position of [`GenericCall::variables`].
    Variable(usize),
    /// A whole type.
    Known(Ty),
    /// The separator of types.
    Text(&'static str),
}

/// What the tool annotation switches on (R3.6).
#[derive(Debug, Clone, Default)]
pub(crate) struct Flags {
    pub(crate) overrides_builtin: bool,
    pub(crate) skip_permission: bool,
    pub(crate) is_terminal: bool,
    /// A constant of `ToolDefer` other than `NONE`.
    pub(crate) defer: Option<String>,
}

/// One parameter of the Java method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Passed {
    /// The `ToolInvocation` (R4.2).
    Invocation,
    /// The argument at this position of [`Tool::arguments`].
    Argument(usize),
    /// [`Tool::record`], made of all arguments.
    Record,
}

/// One argument: a parameter of the tool method or a component of its single record.
#[derive(Debug)]
pub(crate) struct Argument {
    /// The name in Java.
    pub(crate) java: String,
    /// Java source can write that name (R3.12).
    pub(crate) writable: bool,
    /// The name in JSON (R4.1).
    pub(crate) name: String,
    /// Other names that are read (`@JsonAlias` on a component).
    pub(crate) aliases: Vec<String>,
    pub(crate) used: Use,
    /// Whether the schema says that the model must give it (R4.3).
    pub(crate) required: bool,
    pub(crate) description: Option<String>,
    /// The value if it is missing (R4.6, R4.7).
    pub(crate) default: Option<Json>,
    /// A schema of the user's own (R4.10).
    pub(crate) schema: Option<UserSchema>,
    /// What `@JsonFormat` on a component makes of its JSON (R7.7).
    pub(crate) format: Option<PropertyFormat>,
    /// Which of its value's own properties are read (R7.7).
    pub(crate) selection: Selection,
    /// Its position in the record's canonical constructor, for a component.
    pub(crate) component: Option<usize>,
    /// Where its name is written, else the parameter.
    pub(crate) name_place: Place,
    /// Where what is wrong with it is reported.
    pub(crate) place: Place,
}

/// The single record of a tool (R4.8).
#[derive(Debug, Clone, Copy)]
pub(crate) struct FlatRecord {
    pub(crate) used: Use,
    /// Generated code makes it by its canonical constructor; else the mapper does.
    pub(crate) generated: bool,
    /// What `@JsonAnySetter` takes beside the components (R7.7).
    pub(crate) additional: Option<Use>,
}

/// What becomes of what the method returns (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ToolResult {
    /// The method returns a `CompletionStage`.
    pub(crate) later: bool,
    /// The value, or that of the stage, is wrapped in an `Optional` of some kind.
    pub(crate) optional: bool,
    pub(crate) content: Content,
}

/// What the value itself is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    /// A string, as it is.
    Text,
    /// Nothing: "Success".
    Nothing,
    /// A `ToolResultObject`, untouched.
    Result,
    /// Anything: a `ToolResultObject` untouched, else JSON.
    Object,
    /// JSON by the mapper.
    Json,
}
