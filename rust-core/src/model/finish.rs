//! From validated tools to the finished model, once everything that can be wrong with a class is known: the schema nodes
//! and the reader plan.

use super::reader_plan::Planner;
use super::schema_nodes;
use super::shaping::Shapes;
use super::tool::ToolClass;
use super::tools::{JavaClass, Tools};
use crate::diagnostics::Diagnostics;

/// The finished model; none where a schema is too large, which is reported at the argument (R7.5).
pub(crate) fn finish(
    shapes: &mut Shapes<'_>,
    class: ToolClass,
    catalog: bool,
    diagnostics: &mut Diagnostics<'_>,
) -> Option<Tools> {
    let schemas = schema_nodes::graph(shapes, &class, diagnostics)?;
    let request = shapes.request;
    let declaration = request.declaration(class.declaration);
    let mut planner = Planner::new(shapes);
    let mut tools = Vec::with_capacity(class.tools.len());
    for tool in class.tools {
        tools.push(planner.tool(class.declaration, tool));
    }
    Some(Tools {
        class: JavaClass::of(declaration),
        binary_name: declaration.binary_name.clone(),
        obscured: request.obscured.clone(),
        api: class.api,
        catalog,
        all: tools,
        plan: planner.finish(),
        schemas,
    })
}
