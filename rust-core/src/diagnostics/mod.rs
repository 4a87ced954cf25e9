//! What is wrong with a tool class: every kind of diagnostic in one table ([`table`]), the texts of their reasons
//! ([`reasons`]), and here what was found in a class and what is suppressed (R8.1).

pub(crate) mod reasons;
mod shim;
mod table;

use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap};

pub use reasons::Reason;
use reasons::{AT_RUN_TIME, Unreadable, UnshownTypeInfo};
pub use shim::{SHIM_TEXTS, ShimText};
pub(crate) use table::Diagnostic;
pub use table::{CODES, Code, Entry};

use crate::wire::request::{Annotation, ElementId, Request, Value};
use crate::wire::response::{Place, Reported, Severity};

/// The reasons that tools which are made by reflection give, too, with their codes.
pub const API_REASONS: &[(Code, &[Reason])] = &[
    (Code::TypeUnsupported, Unreadable::REASONS),
    (Code::TypeUnsupported, AT_RUN_TIME),
    (Code::TypeInfo, UnshownTypeInfo::REASONS),
];

impl Code {
    /// Whether it is about the options or the class path, so that every tool class of a compilation leads to it.
    fn is_of_the_compilation(self) -> bool {
        matches!(self, Self::ApiMissing | Self::SdkNewer | Self::Option)
    }

    /// Whether the user can silence it (R8.1): every warning and note, and the one error that exists under
    /// `copilot.tool.strict` only (R3.6).
    fn is_silenceable(self) -> bool {
        self == Self::DescriptionAbsent || self.entry().severity != Severity::Error
    }
}

impl Diagnostic {
    /// The whole text: code, sentence and help, which some are without.
    fn text(&self) -> String {
        let mut text = format!("[{}] {}", self.code().entry().code, self.sentence());
        let help = self.help();
        if !help.is_empty() {
            text.push(' ');
            text.push_str(&help);
        }
        text
    }
}

/// The diagnostics of one class as they are found.
#[derive(Debug)]
pub(crate) struct Diagnostics<'r> {
    request: &'r Request,
    strict: bool,
    suppressed: BTreeSet<&'r str>,
    scopes: OnceCell<HashMap<ElementId, Scope<'r>>>,
    found: Vec<Reported>,
    errors: usize,
}

/// A moment in the validation of a class.
#[derive(Debug)]
pub(crate) struct Mark {
    found: usize,
    errors: usize,
}

impl Reported {
    /// A problem of the processor itself, which belongs to no element.
    pub(crate) fn without_place(diagnostic: &Diagnostic) -> Self {
        let entry = diagnostic.code().entry();
        Self {
            severity: entry.severity,
            once: true,
            code: entry.code,
            text: diagnostic.text(),
            place: Place::default(),
        }
    }
}

/// What an element's `@SuppressWarnings` silences, and the element around it.
#[derive(Debug)]
struct Scope<'r> {
    around: Option<ElementId>,
    annotations: &'r [Annotation],
}

impl<'r> Diagnostics<'r> {
    /// None yet; with the suppressions of `copilot.tool.suppress`, and warnings as errors where `strict` (R3.6).
    pub(crate) fn new(request: &'r Request, strict: bool) -> Self {
        let suppressed = request.options.get("copilot.tool.suppress").map_or("", String::as_str);
        let suppressed = suppressed
            .split(',')
            .map(str::trim)
            .filter(|code| !code.is_empty())
            .collect();
        Self {
            request,
            strict,
            suppressed,
            scopes: OnceCell::new(),
            found: Vec::new(),
            errors: 0,
        }
    }

    /// Whether anything found so far stops the companion.
    pub(crate) fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// What was found so far, to distinguish it from what is found later.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            found: self.found.len(),
            errors: self.errors,
        }
    }

    /// How many errors were found since then.
    pub(crate) fn errors_since(&self, mark: &Mark) -> usize {
        self.errors.saturating_sub(mark.errors)
    }

    /// Takes back what was found since then.
    pub(crate) fn take_since(&mut self, mark: &Mark) -> Vec<Reported> {
        self.errors = mark.errors;
        self.found.split_off(mark.found.min(self.found.len()))
    }

    /// Reports what was taken back after all.
    pub(crate) fn put_back(&mut self, taken: Vec<Reported>) {
        let is_error = |reported: &&Reported| reported.severity == Severity::Error;
        self.errors += taken.iter().filter(is_error).count();
        self.found.extend(taken);
    }

    /// How many errors there are so far.
    pub(crate) fn errors(&self) -> usize {
        self.errors
    }

    /// What was found, in the order of finding, each at its place once.
    pub(crate) fn into_reported(self) -> Vec<Reported> {
        self.found
    }

    /// Reports one, unless it can be silenced and is, at its place or by option (R8.1).
    pub(crate) fn report(&mut self, place: &Place, diagnostic: &Diagnostic) {
        let code = diagnostic.code();
        let entry = code.entry();
        let silenceable = code.is_silenceable();
        if silenceable && (self.suppressed.contains(entry.code) || self.is_suppressed_at(place.element, entry.code)) {
            return;
        }
        let severity = if self.strict && entry.severity == Severity::Warning {
            Severity::Error
        } else {
            entry.severity
        };
        let mut text = diagnostic.text();
        if silenceable {
            use std::fmt::Write;
            let code = entry.code;
            // Writing to a String does not fail.
            let _ = write!(
                text,
                " (@SuppressWarnings(\"{code}\") or -Acopilot.tool.suppress={code} silences this.)"
            );
        }
        let again = self
            .found
            .iter()
            .rev()
            .take(64)
            .any(|known| known.place == *place && known.text == text);
        if again {
            return;
        }
        self.errors += usize::from(severity == Severity::Error);
        self.found.push(Reported {
            severity,
            once: code.is_of_the_compilation(),
            code: entry.code,
            text,
            place: place.clone(),
        });
    }

    fn is_suppressed_at(&self, element: Option<ElementId>, code: &str) -> bool {
        let scopes = self.scopes.get_or_init(|| scopes(self.request));
        let mut around = element;
        // A request whose elements enclose one another in a circle must not hang anybody.
        for _ in 0..256 {
            let Some(scope) = around.and_then(|element| scopes.get(&element)) else {
                return false;
            };
            let named = scope
                .annotations
                .iter()
                .find(|own| own.name == "java.lang.SuppressWarnings");
            let codes = named
                .and_then(|annotation| annotation.value("value"))
                .map_or(&[][..], |value| value.elements());
            let names = |value: &Value| value.as_str().is_some_and(|name| name == code || name == "all");
            if codes.iter().any(names) {
                return true;
            }
            around = scope.around;
        }
        false
    }
}

/// Every element that a diagnostic can be at, with the element around it.
fn scopes(request: &Request) -> HashMap<ElementId, Scope<'_>> {
    let mut scopes = HashMap::new();
    for (_, declaration) in request.declarations() {
        let around = declaration.enclosing.map(|id| request.declaration(id).element);
        scopes.insert(
            declaration.element,
            Scope {
                around,
                annotations: &declaration.annotations,
            },
        );
        for member in declaration.components.iter().chain(&declaration.fields) {
            scopes.insert(
                member.element,
                Scope {
                    around: Some(declaration.element),
                    annotations: &member.annotations,
                },
            );
        }
        for method in declaration.constructors.iter().chain(&declaration.methods) {
            scopes.insert(
                method.element,
                Scope {
                    around: Some(declaration.element),
                    annotations: &method.annotations,
                },
            );
            for parameter in &method.parameters {
                let scope = Scope {
                    around: Some(method.element),
                    annotations: &parameter.annotations,
                };
                scopes.insert(parameter.element, scope);
            }
        }
    }
    scopes
}
