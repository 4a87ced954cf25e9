//! The core of the annotation processor: it reads a tool class, reports its problems, and writes its companion's
//! source.
//!
//! All of it is one total function, [`process`], from the bytes of a request to the bytes of a response; `PROTOCOL.md`
//! describes both. The stages run in this order: `wire` reads the request, `types` resolves the types that its tools need,
//! `checks` finds what is wrong, `plan` decides how each value is read, `print` writes JSON Schema and Java, `wire` writes
//! the response.

#![forbid(unsafe_code)]

mod checked;
mod checks;
pub mod embedding;
mod plan;

use copilot_tool_diagnostics as diagnostics;
use copilot_tool_finished::tools::Tools;
use copilot_tool_print::{catalog, emit, schema};
use copilot_tool_types as types;
use copilot_tool_wire as wire;

use checks::{default_values, file_names, schema_sizes, validate};
use diagnostics::Diagnostic;
use plan::{finish, schema_nodes};
use wire::request::{self, Request, RequestError};
use wire::response::{File, FileKind, Response, Severity};

pub use wire::{BUILD, PROTOCOL};

/// Answers one request with one response. Malformed bytes do not cause a panic: a request that cannot be read is
/// answered by a diagnostic.
pub fn process(request: &[u8]) -> Vec<u8> {
    let response = match request::read(request) {
        Ok(mut request) => {
            types::prepare(&mut request);
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
pub fn internal_error_response(message: &str) -> Vec<u8> {
    let problem = message.to_owned();
    refusal(&Diagnostic::Internal { problem }).to_bytes()
}

fn refusal(diagnostic: &Diagnostic) -> Response {
    let reported = diagnostic.without_place();
    Response {
        diagnostics: vec![reported],
        ..Response::default()
    }
}

/// Returns the finished model of a request's tool class; `None` if there is none because of errors. Tests compare what
/// is printed of it with it.
pub fn finished(request: &[u8]) -> Option<Tools> {
    let mut request = request::read(request).ok()?;
    types::prepare(&mut request);
    planned(&request).0
}

fn answer(request: &Request) -> Response {
    let (tools, response) = planned(request);
    Response {
        files: tools.as_ref().map(files).unwrap_or_default(),
        ..response
    }
}

/// Runs the stages up to the finished model. They are not inlined here: in WebAssembly, each function becomes a Java
/// method, which has at most 65,535 bytes of code.
#[inline(never)]
fn planned(request: &Request) -> (Option<Tools>, Response) {
    let (graph, methods) = types::graph(request);
    let validated = validate::validate(&graph, &methods);
    let options = validated.options;
    let mut findings = validated.findings;
    let (plan, readers) = finish::defaults(&graph, &validated.defaults);
    let wrong_defaults = default_values::check(&validated.defaults, &plan, &readers);
    let is_companionless = wrong_defaults.errors() > 0;
    findings.append(wrong_defaults);
    let class = validated.class.map(|class| {
        if let Some((place, problem)) = file_names::check(request, options.catalog, emit::LONGEST_CLASS_FILE) {
            findings.add(&place, problem);
        }
        let schemas = schema_nodes::graph(&graph, &class);
        findings.append(schema_sizes::check(&class, &schemas));
        (class, schemas)
    });
    let unresolved = findings.unresolved();
    if request.last_round || unresolved.is_empty() {
        findings.forgive_variables();
    }
    let diagnostics = diagnostics::reported(findings, request, options.strict);
    let has_errors = diagnostics.iter().any(|own| own.severity == Severity::Error);
    let class = class.filter(|_| !has_errors && !is_companionless);
    let tools = class.map(|(class, schemas)| finish::finish(&graph, class, schemas, options.catalog));
    let response = Response {
        files: Vec::new(),
        diagnostics,
        unresolved,
    };
    (tools, response)
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
