//! The core of the annotation processor: it reads a tool class, reports its problems, and writes its companion's
//! source.
//!
//! All of it is one total function, [`process`], from the bytes of a request to the bytes of a response; `PROTOCOL.md`
//! describes both. The modules run in this order: `wire` reads the request, `model` resolves and validates it,
//! `schema` makes JSON Schema of it, `emit` writes Java, `wire` writes the response.

#![forbid(unsafe_code)]

pub mod diagnostics;
pub mod embedding;
mod model;
mod names;
mod schema_attribute;
mod wire;

use copilot_tool_catalog as catalog;
use copilot_tool_emit as emit;
use copilot_tool_finished::tools::Tools;
use copilot_tool_schema as schema;

use diagnostics::Diagnostic;
use model::finish;
use model::meta_annotations;
use model::narrowing;
use model::shaping::ShapeMaker;
use model::tool_annotations;
use model::tool_methods::ToolMethods;
use model::type_graph::TypeGraph;
use model::validate;
use model::{file_names, schema_nodes};
use wire::request::{self, Request, RequestError};
use wire::response::{File, FileKind, Reported, Response, Severity};

pub use wire::{BUILD, PROTOCOL};

/// Answers one request with one response. Malformed bytes do not cause a panic: a request that cannot be read is
/// answered by a diagnostic.
#[must_use]
pub fn process(request: &[u8]) -> Vec<u8> {
    let response = match request::read(request) {
        Ok(mut request) => {
            tool_annotations::translate(&mut request);
            meta_annotations::expand(&mut request);
            narrowing::narrow(&mut request);
            answer(&request)
        }
        Err(error @ RequestError::OtherBuild { .. }) => {
            let problem = format!("{error}, the core of build {BUILD} (protocol {PROTOCOL})");
            refusal(&Diagnostic::BuildMismatch { problem })
        }
        Err(problem) => refusal(&Diagnostic::Request { problem }),
    };
    response.to_bytes()
}

/// Returns the response that reports an internal error: one `copilot-internal` error, no file.
#[must_use]
pub fn internal_error_response(message: &str) -> Vec<u8> {
    let problem = message.to_owned();
    refusal(&Diagnostic::Internal { problem }).to_bytes()
}

fn refusal(diagnostic: &Diagnostic) -> Response {
    let reported = Reported::without_place(diagnostic);
    Response {
        diagnostics: vec![reported],
        ..Response::default()
    }
}

/// Runs the stages. They are not inlined here: in WebAssembly, each function becomes a Java method, which has at most
/// 65,535 bytes of code.
fn answer(request: &Request) -> Response {
    let mut shapes = ShapeMaker::new(request);
    let methods = ToolMethods::of(&mut shapes.types);
    let graph = TypeGraph::close(shapes, &methods.roots());
    let validated = validate::validate(&graph, &methods);
    let mut findings = validated.findings;
    if validated.class.is_some()
        && let Some((place, problem)) = file_names::check(request, validated.options.catalog)
    {
        findings.add(&place, problem);
    }
    let unresolved = findings.unresolved();
    let schemas = validated.class.map(|class| {
        let schemas = schema_nodes::graph(&graph, &class);
        schemas.map(|schemas| (class, schemas))
    });
    let complete = match schemas {
        Some(Ok(complete)) => Some(complete),
        Some(Err(too_large)) => {
            findings.append(too_large);
            None
        }
        None => None,
    };
    let diagnostics = diagnostics::reported(findings, request, validated.options.strict);
    let has_errors = diagnostics.iter().any(|own| own.severity == Severity::Error);
    let complete = complete.filter(|_| !has_errors);
    let tools = complete.map(|(class, schemas)| finish::finish(&graph, class, schemas, validated.options.catalog));
    Response {
        unresolved,
        files: tools.as_ref().map_or_else(Vec::new, files),
        diagnostics,
    }
}

/// Returns the companion and, if it is wanted, the catalogue.
#[inline(never)]
fn files(tools: &Tools) -> Vec<File> {
    let schemas = schema::schemas(&tools.schemas);
    let mut files = vec![File {
        kind: FileKind::Source,
        name: emit::binary_name(tools),
        content: emit::companion(tools, &schemas),
    }];
    if tools.catalog {
        files.push(File {
            kind: FileKind::Resource,
            name: catalog::path(tools),
            content: catalog::content(tools, &schemas),
        });
    }
    files
}
