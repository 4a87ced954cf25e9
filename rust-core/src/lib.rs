//! The core of the annotation processor: what a tool class means, what is wrong with it, and its companion's source.
//!
//! The whole is one total function, [`process`], from the bytes of a request to the bytes of a response; `PROTOCOL.md`
//! describes both. The way leads through the modules in this order: `wire` reads the request, `model` understands and
//! validates it, `schema` makes JSON Schema of it, `emit` writes Java, `wire` frames the response.

#![forbid(unsafe_code)]

mod catalog;
pub mod diagnostics;
pub mod embedding;
mod emit;
mod model;
mod names;
mod schema;
mod schema_attribute;
mod text;
mod wire;

use diagnostics::{Diagnostic, Diagnostics};
use model::finish;
use model::meta_annotations;
use model::options;
use model::shaping::Shapes;
use model::tools::Tools;
use model::validate;
use wire::request::{self, Request, RequestError};
use wire::response::{File, FileKind, Reported, Response};

pub use wire::{BUILD, PROTOCOL};

/// Answers one request with one response. Never panics for want of sense in the bytes: what cannot be read is
/// answered by a diagnostic.
#[must_use]
pub fn process(request: &[u8]) -> Vec<u8> {
    let response = match request::read(request) {
        Ok(mut request) => {
            meta_annotations::expand(&mut request);
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

/// The response that reports an internal error: one `copilot-internal` error, no file.
#[must_use]
pub fn fault_response(message: &str) -> Vec<u8> {
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

fn answer(request: &Request) -> Response {
    let mut diagnostics = Diagnostics::new(request, options::is_strict(request));
    let mut shapes = Shapes::new(request);
    let validated = validate::validate(request, &mut shapes, &mut diagnostics);
    let mut response = Response {
        unresolved: validated.unresolved,
        ..Response::default()
    };
    let catalog = validated.options.catalog;
    let tools = validated
        .class
        .and_then(|class| finish::finish(&mut shapes, class, catalog, &mut diagnostics));
    if let Some(tools) = tools.filter(|_| !diagnostics.has_errors()) {
        response.files = files(&tools);
    }
    response.diagnostics = diagnostics.into_reported();
    response
}

/// The companion and, where it is wanted, the catalogue.
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
