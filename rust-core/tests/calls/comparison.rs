//! Compares calls that companions answered with the interpreter.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use copilot_tool_finished::tools::Tools;
use copilot_tool_interpreter::Unjudged;
use copilot_tool_text::json::{self, Json};

/// How the calls were compared.
#[derive(Debug, Default)]
pub(crate) struct Comparison {
    pub(crate) calls: usize,
    /// The calls that were refused in both.
    refused: usize,
    /// The calls that only a JVM can judge, by reason.
    pub(crate) unjudged: BTreeMap<Unjudged, usize>,
    pub(crate) differences: Vec<String>,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} calls, {} of them refused alike; refused for a reason that only a JVM can judge: {:?}",
            self.calls, self.refused, self.unjudged
        )
    }
}

/// Returns the entries of a folder, sorted.
pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Returns the calls of a file: the elements of a case's array, or one a line. Deeper ones than the reader reads are
/// left out.
pub(crate) fn recorded(file: &Path) -> Vec<Json> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let read = |text: &str| json::read(text).ok().map(|document| document.root);
    match read(&text) {
        Some(Json::Array(calls)) => calls,
        _ => text.lines().filter_map(read).collect(),
    }
}

impl Comparison {
    /// Compares the calls of a case, whose folder has the requests.
    pub(crate) fn add(&mut self, case: &Path, calls: &[Json]) {
        let mut classes: BTreeMap<String, Tools> = BTreeMap::new();
        for request in entries(&case.join("requests")) {
            // A class that waits for types is sent again.
            let tools = copilot_tool_core::finished(&fs::read(&request).expect("a request"));
            classes.extend(tools.map(|tools| (tools.binary_name.clone(), tools)));
        }
        for call in calls {
            let class = call.member("class").and_then(Json::as_str);
            let name = call.member("tool").and_then(Json::as_str).expect("a tool");
            let given = match call.member("arguments") {
                Some(Json::Object(members)) => members.as_slice(),
                None | Some(Json::Null) => &[],
                _ => continue,
            };
            let mut all = classes
                .values()
                .filter(|own| class.is_none_or(|class| class == own.binary_name));
            let found = all.find_map(|own| Some((own, own.all.iter().find(|tool| tool.facts.name == name)?)));
            let Some((tools, tool)) = found else { continue };
            let outcome = super::call(tools, tool, given);
            self.calls += 1;
            if let Some(problem) = self.difference(&outcome, call.member("failure")) {
                let shown: String = Json::Object(given.to_vec()).to_text().chars().take(400).collect();
                self.differences
                    .push(format!("{}: {name} {shown}\n    {problem}", case.display()));
            }
        }
    }

    fn difference(&mut self, outcome: &super::Outcome, expected: Option<&Json>) -> Option<String> {
        let (own, expected) = match (&outcome.failure, expected) {
            (None, None) => return None,
            // The tool's own answer (R5.10): a refusal names an argument.
            (None, Some(text)) if !text.to_text().contains("argument") && text.as_str().is_some() => return None,
            (_, Some(text)) if text.to_text().contains("a pattern takes too many steps") => {
                *self.unjudged.entry(Unjudged::Pattern).or_default() += 1;
                return None;
            }
            (None, Some(text)) => {
                let Some(reason) = outcome.unjudged.first() else {
                    return Some(format!("is accepted, not {}", text.to_text()));
                };
                *self.unjudged.entry(*reason).or_default() += 1;
                return None;
            }
            (Some(own), None) => return Some(format!("is refused: {own}")),
            (Some(own), Some(expected)) => (own, expected),
        };
        self.refused += 1;
        let parts: Vec<&str> = match expected {
            Json::String(text) => vec![text],
            list => list
                .as_array()
                .unwrap_or_default()
                .iter()
                .filter_map(Json::as_str)
                .collect(),
        };
        let is_alike = match expected {
            Json::String(text) => own == text,
            _ => parts.iter().all(|part| own.contains(part)),
        };
        // With further problems, which only a JVM finds, so that the last ones may be counted and not shown.
        let is_part = !outcome.unjudged.is_empty()
            && matches!(expected, Json::String(text) if {
                let shown = outcome.sentences.iter().take_while(|own| text.contains(own.as_str())).count();
                let is_counted = outcome.sentences.len() == shown || text.contains("\n- and ");
                is_counted && !outcome.sentences.iter().skip(shown).any(|own| text.contains(own))
            });
        (!is_alike && !is_part).then(|| format!("is refused: {own}\n    not: {}", parts.join("\n    and: ")))
    }
}
