//! The catalogue of a tool class: what the model sees, as a file that people can diff and programs can read.

use crate::json::Json;
use crate::model::tool::{Tool, ToolClass};
use crate::wire::request::{Declaration, Request};

/// Where the catalogue of a tool class stands in the class output.
pub(crate) fn path(declaration: &Declaration) -> String {
    format!("META-INF/copilot-tools/{}.json", declaration.binary_name)
}

/// The catalogue (R8.5): the class and its tools in order, two spaces an indentation, one line feed at the end.
///
/// An inherited tool names the type that declares it. With that, a program that merges catalogues can distinguish one
/// tool that several classes inherit from several tools with the same name.
pub(crate) fn content(request: &Request, class: &ToolClass, schemas: &[Json]) -> String {
    let declaration = request.declaration(class.declaration);
    let tools = class
        .tools
        .iter()
        .zip(schemas)
        .map(|(tool, schema)| {
            let inherited = tool.declared_in != class.declaration;
            entry(tool, inherited.then(|| request.declaration(tool.declared_in)), schema)
        })
        .collect();
    let catalog = Json::Object(vec![
        ("class".to_owned(), Json::from(declaration.binary_name.as_str())),
        ("tools".to_owned(), Json::Array(tools)),
    ]);
    let mut text = catalog.to_lines();
    text.push('\n');
    text
}

/// The members in R8.5's order; behind them, for an inherited tool, the type that declares it.
fn entry(tool: &Tool, declared_in: Option<&Declaration>, schema: &Json) -> Json {
    let mut members = vec![
        ("name".to_owned(), Json::from(tool.name.as_str())),
        ("description".to_owned(), Json::from(tool.description.as_str())),
        ("parameters".to_owned(), schema.clone()),
    ];
    let flags = &tool.flags;
    for (name, on) in [
        ("overridesBuiltInTool", flags.overrides_builtin),
        ("skipPermission", flags.skip_permission),
        ("isTerminal", flags.is_terminal),
    ] {
        if on {
            members.push((name.to_owned(), Json::Bool(true)));
        }
    }
    if let Some(defer) = &flags.defer {
        members.push(("defer".to_owned(), Json::String(defer.to_lowercase())));
    }
    if !tool.metadata.is_empty() {
        members.push(("metadata".to_owned(), Json::Object(tool.metadata.clone())));
    }
    members.push(("method".to_owned(), Json::from(tool.signature.as_str())));
    if let Some(supertype) = declared_in {
        let name = Json::from(supertype.binary_name.as_str());
        members.push(("declaredIn".to_owned(), name));
    }
    Json::Object(members)
}
