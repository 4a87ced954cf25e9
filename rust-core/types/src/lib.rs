//! Tools and types: the meaning of the facts in a request, up to the closed graph of all types that the tools of a class
//! need ([`type_graph::TypeGraph`]). Types are resolved here alone: nothing outside can change [`Types`].

#![forbid(unsafe_code)]
#![expect(
    missing_docs,
    reason = "fields and variants whose names say everything have no comment"
)]

pub mod api;
pub mod constraints;
pub mod declarations;
pub mod diagnostic_anchor;
mod finite_values;
pub mod jackson;
pub mod java_names;
pub mod java_types;
mod jdk_readable;
pub mod jdk_types;
mod left_out_members;
mod meta_annotations;
mod narrowing;
mod nested_text;
mod recursion;
pub mod returned;
pub mod schema_attribute;
pub mod shape;
mod shaping;
pub mod swagger;
pub mod tool_annotations;
pub mod tool_methods;
pub mod type_graph;
mod type_names;
pub mod type_variables;
mod types;
pub mod unresolved;
pub mod written;
mod written_types;

pub use types::{Bindings, JsonForm, OwnSchema, QualifiersId, ResolvedType, Ty, TypeUse, Types};

use copilot_tool_diagnostics as diagnostics;
use copilot_tool_wire as wire;

use shaping::ShapeMaker;
use tool_methods::ToolMethods;
use type_graph::TypeGraph;
use wire::request::{Declaration, Request};

/// Adds the annotations that others imply, and removes the members that cannot matter, before anything else reads
/// the request.
#[inline(never)]
pub fn prepare(request: &mut Request) {
    tool_annotations::translate(request);
    meta_annotations::expand(request);
    ignore_later_jackson(request);
    narrowing::narrow(request);
}

/// Moves the annotations that only a later Jackson 2 follows to a package of their own (R7.28).
fn ignore_later_jackson(request: &mut Request) {
    if !request.older_jackson {
        return;
    }
    for annotations in request.declarations.iter_mut().flat_map(Declaration::annotation_lists) {
        for own in annotations {
            let simple = own.name.strip_prefix("com.fasterxml.jackson.annotation.");
            if let Some(simple @ ("JsonDeserializeAs" | "JsonSerializeAs")) = simple {
                own.name = format!("{}{simple}", type_graph::OF_LATER_JACKSON);
            }
        }
    }
}

/// Returns the graph of all types that the tools of the request's class need, and the methods that are tools.
#[inline(never)]
pub fn graph(request: &Request) -> (TypeGraph<'_>, ToolMethods<'_>) {
    let mut shapes = ShapeMaker::new(request);
    let methods = ToolMethods::of(&mut shapes.types);
    (TypeGraph::close(shapes, &methods.roots()), methods)
}
