//! Makes the finished model of validated tools. All errors of the class are known before, so this cannot fail.

use copilot_tool_finished::schema_graph::SchemaGraph;
use copilot_tool_finished::tools::Tools;

use super::reader_plan::Planner;
use crate::checked::CheckedClass;
use crate::types::java_types::java_class;
use crate::types::type_graph::TypeGraph;

/// Makes the finished model: plans how the tools' arguments are read.
///
/// - `schemas`: the tools' schemas
/// - `catalog`: whether a catalogue is wanted
#[inline(never)]
pub(crate) fn finish(graph: &TypeGraph<'_>, class: CheckedClass, schemas: SchemaGraph, catalog: bool) -> Tools {
    let request = graph.request;
    let declaration = request.declaration(request.tool_class);
    let mut planner = Planner::new(graph);
    let tools = class.tools.into_iter().map(|tool| planner.tool(tool)).collect();
    Tools {
        class: java_class(declaration),
        binary_name: declaration.binary_name.clone(),
        obscured: request.obscured.clone(),
        api: class.api,
        catalog,
        all: tools,
        plan: planner.finish(),
        schemas,
    }
}
