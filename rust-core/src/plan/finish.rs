//! Makes the finished model of validated tools. All errors of the class are known before, so this cannot fail.

use copilot_tool_finished::schema_graph::SchemaGraph;
use copilot_tool_finished::tools::{
    Argument, ArgumentRead, JsonRead, MemberRead, Read, ReaderId, ReaderPlan, RecordMaking, Tool, Tools,
};
use copilot_tool_interpreter::{self as interpreter, Budget, Form};

use super::reader_plan::Planner;
use crate::checked::{CheckedClass, WrittenDefault};
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
    let mut tools: Vec<Tool> = class.tools.into_iter().map(|tool| planner.tool(tool)).collect();
    let plan = planner.finish();
    for tool in &mut tools {
        let of_record = tool
            .record
            .as_ref()
            .and_then(|record| record_reader(&plan, &record.made));
        for argument in &mut tool.arguments {
            argument.checks_default = reader_of_unjudged(&plan, argument, of_record);
        }
    }
    Tools {
        class: java_class(declaration),
        binary_name: declaration.binary_name.clone(),
        obscured: request.obscured.clone(),
        api: class.api,
        catalog,
        all: tools,
        plan,
        schemas,
    }
}

/// Returns the properties of a single record that the mapper makes.
fn record_reader<'p>(plan: &'p ReaderPlan, made: &RecordMaking) -> Option<&'p [MemberRead]> {
    let RecordMaking::Mapper { mapped, .. } = made else {
        return None;
    };
    match &plan.reader(mapped.json)?.read {
        Read::Json(JsonRead::Object { properties, .. }) => Some(properties),
        _ => None,
    }
}

/// Returns the reader of a default that only a JVM can judge (R4.6).
fn reader_of_unjudged(plan: &ReaderPlan, argument: &Argument, of_record: Option<&[MemberRead]>) -> Option<ReaderId> {
    let (reader, default) = match &argument.read {
        ArgumentRead::Plain(_) | ArgumentRead::WithRecord { default: None } => return None,
        ArgumentRead::Defaulted { reader, default } => (*reader, default.json()),
        ArgumentRead::WithRecord { default: Some(default) } => {
            let property = of_record?.iter().find(|property| property.name == argument.name)?;
            (property.reader, default.clone())
        }
    };
    let judged = interpreter::accepts(plan, reader, &default, Form::Exact, 1, &mut Budget::default());
    (!judged.unjudged.is_empty()).then_some(reader)
}

/// Plans the readers of defaults, of tools with errors, too.
#[inline(never)]
pub(crate) fn defaults(graph: &TypeGraph<'_>, defaults: &[WrittenDefault]) -> (ReaderPlan, Vec<ReaderId>) {
    let mut planner = Planner::new(graph);
    let readers = defaults.iter().map(|default| planner.of_default(default)).collect();
    (planner.finish(), readers)
}
