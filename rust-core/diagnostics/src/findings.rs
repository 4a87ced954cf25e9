//! Findings: the problems that the checks find, as values. Nothing is suppressed or reported yet.
//!
//! A function that checks something returns its findings, alone or after a value: `(T, Findings)`.

use super::Diagnostic;
use copilot_tool_wire::response::{Place, Severity};

/// Problems of a tool class, in the order in which they were found, and the types that it waits for.
#[derive(Debug, Default)]
#[must_use]
pub struct Findings {
    found: Vec<Finding>,
    /// The names of the types that must be known first (R8.3).
    unresolved: Vec<String>,
}

/// A problem and its place.
#[derive(Debug)]
pub struct Finding {
    pub place: Place,
    pub diagnostic: Diagnostic,
    /// Whether it is a problem of a type that the tool class's subtypes replace (R3.11).
    is_of_variable: bool,
}

impl Finding {
    /// Whether the class cannot have a companion, whatever the user suppresses.
    fn is_error(&self) -> bool {
        let code = self.diagnostic.code();
        code.entry().severity == Severity::Error && !code.is_silenceable()
    }
}

impl Findings {
    /// Adds a problem.
    pub fn add(&mut self, place: &Place, diagnostic: Diagnostic) {
        let place = place.clone();
        self.found.push(Finding {
            place,
            diagnostic,
            is_of_variable: false,
        });
    }

    /// Returns a single problem.
    pub fn of(place: &Place, diagnostic: Diagnostic) -> Self {
        let mut findings = Self::default();
        findings.add(place, diagnostic);
        findings
    }

    /// Returns the problems as those of a type that the tool class's subtypes replace, if it is one.
    pub fn of_variable(mut self, is_of_variable: bool) -> Self {
        for own in &mut self.found {
            own.is_of_variable |= is_of_variable;
        }
        self
    }

    /// Adds the problems that another stage found.
    pub fn append(&mut self, mut others: Self) {
        self.found.append(&mut others.found);
        self.unresolved.append(&mut others.unresolved);
    }

    /// Appends the problems that were found while a value was made, and returns the value.
    pub fn take<T>(&mut self, (value, others): (T, Self)) -> T {
        self.append(others);
        value
    }

    /// Adds the name of a type that must be known first.
    pub fn add_unresolved(&mut self, name: &str) {
        self.unresolved.push(name.to_owned());
    }

    /// Returns the names of the types that must be known first, sorted, each once.
    pub fn unresolved(&self) -> Vec<String> {
        let mut names = self.unresolved.clone();
        names.sort();
        names.dedup();
        names
    }

    /// Whether the class waits for types.
    pub fn has_unresolved(&self) -> bool {
        !self.unresolved.is_empty()
    }

    /// Whether there is nothing: no problem, and no type to wait for.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty() && self.unresolved.is_empty()
    }

    /// Returns the number of errors that cannot be suppressed.
    pub fn errors(&self) -> usize {
        self.found.iter().filter(|own| own.is_error()).count()
    }

    /// Removes the problems of types that subtypes replace, if one of them is an error (R3.11).
    pub fn forgive_variables(&mut self) {
        if self.found.iter().any(|own| own.is_of_variable && own.is_error()) {
            self.found.retain(|own| !own.is_of_variable);
        }
    }
}

impl IntoIterator for Findings {
    type Item = Finding;
    type IntoIter = std::vec::IntoIter<Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.found.into_iter()
    }
}
