//! Findings: the problems that the stages of the model find, as values. Nothing is suppressed or reported yet.
//!
//! A function that checks something returns its findings, alone or after a value: `(T, Findings)`.

use super::{Code, Diagnostic};
use crate::wire::response::{Place, Severity};

/// Problems of a tool class, in the order in which they were found, and the types that it waits for.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    found: Vec<Finding>,
    /// The names of the types that must be known first (R8.3).
    unresolved: Vec<String>,
}

/// A problem and its place.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) place: Place,
    pub(crate) diagnostic: Diagnostic,
}

impl Finding {
    /// Whether the class cannot have a companion, whatever the user suppresses.
    fn is_error(&self) -> bool {
        let code = self.diagnostic.code();
        code.entry().severity == Severity::Error && !code.is_silenceable()
    }

    /// Returns its code and place. Two findings with the same code and place are about the same problem.
    fn identity(&self) -> (Code, &Place) {
        (self.diagnostic.code(), &self.place)
    }
}

impl Findings {
    /// Adds a problem.
    pub(crate) fn add(&mut self, place: &Place, diagnostic: Diagnostic) {
        let place = place.clone();
        self.found.push(Finding { place, diagnostic });
    }

    /// Adds the problems that another stage found.
    pub(crate) fn append(&mut self, mut others: Self) {
        self.found.append(&mut others.found);
        self.unresolved.append(&mut others.unresolved);
    }

    /// Appends the problems that were found while a value was made, and returns the value.
    pub(crate) fn take<T>(&mut self, (value, others): (T, Self)) -> T {
        self.append(others);
        value
    }

    /// Adds the name of a type that must be known first.
    pub(crate) fn add_unresolved(&mut self, name: &str) {
        self.unresolved.push(name.to_owned());
    }

    /// Returns the names of the types that must be known first, sorted, each once.
    pub(crate) fn unresolved(&self) -> Vec<String> {
        let mut names = self.unresolved.clone();
        names.sort();
        names.dedup();
        names
    }

    /// Whether the class waits for types.
    pub(crate) fn has_unresolved(&self) -> bool {
        !self.unresolved.is_empty()
    }

    /// Whether there is nothing: no problem, and no type to wait for.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty() && self.unresolved.is_empty()
    }

    /// Returns the number of errors that cannot be suppressed.
    pub(crate) fn errors(&self) -> usize {
        self.found.iter().filter(|own| own.is_error()).count()
    }

    /// Returns the problems that `others` has too, with the same code at the same place, and the types that `others`
    /// waits for.
    pub(crate) fn also_in(mut self, others: Self) -> Self {
        self.found
            .retain(|own| others.found.iter().any(|other| other.identity() == own.identity()));
        Self {
            found: self.found,
            unresolved: others.unresolved,
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
