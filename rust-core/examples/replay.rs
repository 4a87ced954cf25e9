//! Sends one recorded request to the core, without a JVM:
//! `cargo run --package copilot-tool-core --example replay -- <request> [<folder>]`.
//!
//! Diagnostics go to standard error. The files of the answer go to standard output, or into the folder.

#[path = "../tests/frame/mod.rs"]
mod frame;

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::{env, fs};

use frame::{Diagnostic, NO_ELEMENT};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (request, folder) = match arguments.as_slice() {
        [request] => (request, None),
        [request, folder] => (request, Some(Path::new(folder))),
        _ => return Err("replay takes a request, and optionally a folder for the answer".into()),
    };
    let request = fs::read(request).map_err(|error| format!("{request} cannot be read: {error}"))?;
    let response = frame::process(&request);
    for diagnostic in &response.diagnostics {
        eprintln!("{}", printed(diagnostic));
    }
    for name in &response.unresolved {
        eprintln!("waits for the type {name}");
    }
    for file in &response.files {
        if let Some(folder) = folder {
            let path = folder.join(&file.path);
            fs::create_dir_all(path.parent().unwrap_or(folder))?;
            fs::write(&path, &file.content)?;
            eprintln!("wrote {}", path.display());
        } else {
            writeln!(io::stdout(), "==> {} <==\n{}", file.path, file.content)?;
        }
    }
    Ok(())
}

/// Returns a diagnostic on one line, with the ids of its place in the request.
fn printed(diagnostic: &Diagnostic) -> String {
    let id = |kind: &str, id: u32| match id {
        NO_ELEMENT => String::new(),
        _ => format!(", {kind} {id}"),
    };
    let steps: Vec<&str> = diagnostic.steps.iter().map(String::as_str).collect();
    format!(
        "{} {}{}{}{}{}: {}",
        diagnostic.severity,
        diagnostic.code,
        id("element", diagnostic.element),
        id("annotation", diagnostic.annotation),
        if steps.is_empty() { "" } else { ", value " },
        steps.join("."),
        diagnostic.text
    )
}
