//! The context in which a tool is validated. It does not change: what a function finds, it returns.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use super::options::Options;
use crate::diagnostics::reasons::SurrogateText;
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::Ty;
use crate::types::declarations;
use crate::types::diagnostic_anchor::DiagnosticAnchor;
use crate::types::java_names;
use crate::types::type_graph::{ReadBy, TypeGraph};
use crate::wire::request::{Annotation, DeclarationId, ElementId, Request, Value};
use crate::wire::response::Place;
use copilot_tool_finished::api::Api;
use copilot_tool_text::json::Json;

/// The context in which a tool is validated.
#[derive(Clone, Copy)]
pub(crate) struct ValidationContext<'c> {
    pub(crate) request: &'c Request,
    pub(crate) graph: &'c TypeGraph<'c>,
    pub(crate) api: &'c Api,
    pub(crate) options: Options,
    /// The name of the tool; empty for the class as a whole.
    pub(crate) tool: &'c str,
    /// The places at which the tool's problems are reported.
    pub(crate) anchor: &'c DiagnosticAnchor,
    /// The types without findings, which are examined once for all tools.
    pub(crate) valid: &'c ValidTypes,
}

/// The types that nothing must be reported about, neither about themselves nor about what they need.
#[derive(Debug, Default)]
pub(crate) struct ValidTypes {
    /// The types of arguments, by who reads them.
    pub(crate) read: HashSet<(Ty, ReadBy)>,
    /// The types of results.
    pub(crate) written: HashSet<Ty>,
}

/// Returns the types without findings, of these roots and of all that they need.
///
/// - `key`: returns the type of a root
/// - `examine`: returns the findings about a root, and the types that were examined; it need not examine those that it
///   gets again
pub(super) fn without_findings<R: Copy, K: Copy + Eq + Hash>(
    roots: impl Iterator<Item = R>,
    key: impl Fn(R) -> K,
    examine: impl Fn(R, &HashSet<K>) -> (Findings, HashMap<K, bool>),
) -> HashSet<K> {
    let mut valid = HashSet::new();
    let mut examined = HashSet::new();
    for root in roots {
        if !valid.contains(&key(root)) && examined.insert(key(root)) {
            let (findings, seen) = examine(root, &valid);
            if findings.is_empty() {
                valid.extend(seen.into_keys());
            }
        }
    }
    valid
}

/// Adds a type to those that were seen, with whether only a variable led to it. Returns whether it is to be examined: a
/// type that a variable led to is examined again if something else leads to it, too.
pub(super) fn insert_seen<K: Eq + Hash>(seen: &mut HashMap<K, bool>, key: K, is_of_variable: bool) -> bool {
    let is_new = seen.get(&key).is_none_or(|before| *before && !is_of_variable);
    if is_new {
        seen.insert(key, is_of_variable);
    }
    is_new
}

impl<'c> ValidationContext<'c> {
    /// Returns the annotation of an argument on a component of a record.
    pub(crate) fn on_component(self, record: DeclarationId, element: ElementId) -> Option<&'c Annotation> {
        let annotations = self.request.annotations_of(record, element);
        declarations::annotation(annotations, self.api.parameter_annotation)
    }

    /// Asks for the class again in a later round, when another processor may have written the missing type (R8.3). In
    /// the last round a missing type is an error. The compiler itself reports a type that is named in sources, unless
    /// a processor has written the type so late that the compiler accepts it. `needed` says what the type is needed for.
    pub(crate) fn missing(self, name: &str, is_named_in_source: bool, needed: &str, place: &Place) -> Findings {
        let mut findings = Findings::default();
        if self.request.last_round {
            let r#type = name.to_owned();
            if !is_named_in_source {
                // The compiler finds no class file, or Java cannot name the type (R3.12).
                let path = needed.to_owned();
                let diagnostic = if java_names::can_name_missing(name) {
                    Diagnostic::TypeMissing { r#type, path }
                } else {
                    Diagnostic::TypeName { r#type, path }
                };
                findings.add(place, diagnostic);
            } else if self.request.late.iter().any(|own| own == name) {
                let class = declarations::short_name(self.request.declaration(self.request.tool_class));
                let path = if self.tool.is_empty() {
                    needed.to_owned()
                } else {
                    format!("{needed} of the tool '{}'", self.tool)
                };
                findings.add(place, Diagnostic::TypeLate { r#type, path, class });
            }
        }
        findings.add_unresolved(name);
        findings
    }
}

/// Returns the text of a string value. A lone surrogate in it is an error at the value (R9.2).
pub(crate) fn text(place: &Place, value: Option<&Value>) -> (Option<String>, Findings) {
    let mut findings = Findings::default();
    if let Some(Value::LoneSurrogate(_)) = value {
        let text = SurrogateText::Here;
        findings.add(place, Diagnostic::LoneSurrogate { text });
    }
    (value.and_then(Value::as_str).map(str::to_owned), findings)
}

/// Adds an entry of metadata, or reports that there is one with the same key.
pub(crate) fn add_entry(map: &mut Vec<(String, Json)>, entry: (String, Json), place: &Place) -> Findings {
    let key = entry.0.clone();
    if map.iter().any(|(known, _)| *known == key) {
        return Findings::of(place, Diagnostic::MetadataRepeated { key });
    }
    map.push(entry);
    Findings::default()
}
