//! The `-A` options (R1.6), read once for a request.

use crate::checks::names::Naming;
use crate::diagnostics::reasons::Choices;
use crate::diagnostics::{CODES, Diagnostic, Findings};
use crate::types::api::RuntimeChoice;
use crate::wire::request::Request;
use crate::wire::response::Place;

/// The values of the options.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is one switch")]
pub(crate) struct Options {
    pub(crate) naming: Naming,
    /// Whether `copilot.tool.naming` is set; then changed names are not reported (R3.1).
    pub(crate) naming_chosen: bool,
    /// Whether a parameter without a description is an error (R3.6).
    pub(crate) strict: bool,
    /// Whether a catalogue file is written in addition to the companion.
    pub(crate) catalog: bool,
    /// Whether the catalogue also has the schemas of results.
    pub(crate) output: bool,
    pub(crate) experimental_allowed: bool,
    pub(crate) runtime: RuntimeChoice,
    /// Whether definitions get a mapper of the user's, which may write and read what the SDK's cannot (R6.3, R7.10).
    pub(crate) own_mapper: bool,
    /// Whether kapt runs the compiler.
    pub(crate) kapt: bool,
}

/// Reads the options. A value that an option does not know is an error.
pub(crate) fn read(request: &Request) -> (Options, Findings) {
    let mut findings = Findings::default();
    let mut choose = |option: &str, choices: &[&str]| -> Option<usize> {
        let value = request.options.get(option)?;
        let choice = choices.iter().position(|choice| choice.eq_ignore_ascii_case(value));
        if choice.is_none() {
            let unknown = Diagnostic::Option {
                option: option.to_owned(),
                value: value.clone(),
                choices: Choices::Listed {
                    names: choices.join(", "),
                },
            };
            findings.add(&Place::default(), unknown);
        }
        choice
    };
    let switch = ["true", "false"];
    let naming = choose("copilot.tool.naming", &["heck", "sdk"]);
    let strict = choose("copilot.tool.strict", &switch) == Some(0);
    let catalog = choose("copilot.tool.catalog", &["true", "false", "output"]);
    let experimental_allowed = choose("copilot.experimental.allowed", &switch) == Some(0);
    let runtime = match choose("copilot.tool.runtime", &["auto", "embedded", "linked"]) {
        Some(1) => RuntimeChoice::Embedded,
        Some(2) => RuntimeChoice::Linked,
        _ => RuntimeChoice::Auto,
    };
    let own_mapper = choose("copilot.tool.mapper", &["sdk", "own"]) == Some(1);
    for code in request.listed("copilot.tool.suppress") {
        if !CODES.iter().any(|known| known.entry().code == code) {
            let unknown = Diagnostic::Option {
                option: "copilot.tool.suppress".to_owned(),
                value: code.to_owned(),
                choices: Choices::Codes,
            };
            findings.add(&Place::default(), unknown);
        }
    }
    let options = Options {
        naming: if naming == Some(1) { Naming::Sdk } else { Naming::Heck },
        naming_chosen: naming.is_some(),
        strict,
        catalog: matches!(catalog, Some(0 | 2)),
        output: catalog == Some(2),
        experimental_allowed,
        runtime,
        own_mapper,
        kapt: request.options.contains_key("kapt.kotlin.generated"),
    };
    (options, findings)
}
