//! Decides which findings of a class the compiler reports: which are suppressed, and which are errors under
//! `copilot.tool.strict`. Each is reported once (R3.6, R8.1).

use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap, HashSet};

use super::Findings;
use copilot_tool_wire::request::{Annotation, ElementId, Request, Value};
use copilot_tool_wire::response::{Place, Reported, Severity};

/// Returns the findings that are reported, in their order.
///
/// - `strict`: whether warnings are errors
#[inline(never)]
pub fn reported(findings: Findings, request: &Request, strict: bool) -> Vec<Reported> {
    let suppressions = Suppressions::of(request);
    let mut seen: HashSet<(Place, String)> = HashSet::new();
    let mut reported = Vec::new();
    for finding in findings {
        let code = finding.diagnostic.code();
        let entry = code.entry();
        let mut text = finding.diagnostic.text();
        if code.is_silenceable() {
            if suppressions.contain(finding.place.element, entry.code) {
                continue;
            }
            let code = entry.code;
            let annotation = if request.checks_warning_names {
                String::new()
            } else {
                format!("@SuppressWarnings(\"{code}\") or ")
            };
            let advice = format!(" ({annotation}-Acopilot.tool.suppress={code} silences this.)");
            text.push_str(&advice);
        }
        if !seen.insert((finding.place.clone(), text.clone())) {
            continue;
        }
        reported.push(Reported {
            severity: if strict && entry.severity == Severity::Warning {
                Severity::Error
            } else {
                entry.severity
            },
            once: code.is_of_the_compilation(),
            code: entry.code,
            text,
            place: finding.place,
        });
    }
    reported
}

/// The codes that the user suppresses: everywhere, or at elements.
struct Suppressions<'r> {
    request: &'r Request,
    everywhere: BTreeSet<&'r str>,
    scopes: OnceCell<HashMap<ElementId, Scope<'r>>>,
}

/// The annotations of an element, and the enclosing element.
#[derive(Debug)]
struct Scope<'r> {
    around: Option<ElementId>,
    annotations: &'r [Annotation],
}

impl<'r> Suppressions<'r> {
    fn of(request: &'r Request) -> Self {
        Self {
            request,
            everywhere: request.listed("copilot.tool.suppress").collect(),
            scopes: OnceCell::new(),
        }
    }

    fn contain(&self, element: Option<ElementId>, code: &str) -> bool {
        if self.everywhere.contains(code) {
            return true;
        }
        let scopes = self.scopes.get_or_init(|| scopes(self.request));
        let mut around = element;
        // The loop is bounded: a malformed request can contain a cycle.
        for _ in 0..256 {
            let Some(scope) = around.and_then(|element| scopes.get(&element)) else {
                return false;
            };
            let named = scope
                .annotations
                .iter()
                .find(|own| own.name == "java.lang.SuppressWarnings");
            let codes = named.map_or(&[][..], |own| own.elements("value"));
            let names = |value: &Value| value.as_str().is_some_and(|name| name == code || name == "all");
            if codes.iter().any(names) {
                return true;
            }
            around = scope.around;
        }
        false
    }
}

/// Returns every element that can have a diagnostic, with the enclosing element.
fn scopes(request: &Request) -> HashMap<ElementId, Scope<'_>> {
    let mut scopes = HashMap::new();
    let mut add = |element, around, annotations| scopes.insert(element, Scope { around, annotations });
    for (_, declaration) in request.declarations() {
        let around = declaration.enclosing.map(|id| request.declaration(id).element);
        add(declaration.element, around, &*declaration.annotations);
        for (element, around, annotations) in declaration.annotated() {
            add(element, Some(around), annotations);
        }
    }
    scopes
}
