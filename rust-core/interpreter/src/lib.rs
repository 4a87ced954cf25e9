//! Reads JSON values by the reader plan, as the companion does that is printed from it (sections 5 and R7.8): it decides
//! whether a default is right (R4.6), and tests compare it with companions and with schemas.
//!
//! It has a stack of its own, so that neither types nor values can be too deep for the native one (R10.1).

#![forbid(unsafe_code)]

mod constraints;
mod frames;
mod open_values;
mod reading;
mod scalars;
mod texts;

use std::collections::BTreeSet;

use copilot_tool_finished::tools::{ReaderId, ReaderPlan};
use copilot_tool_text::json::Json;

/// How many levels arguments can be nested; the arguments as a whole are the first (R5.8).
pub const MOST_LEVELS: usize = 1_000;

/// How many errors are counted in one array or object; its reading ends there (R5.3).
const MOST_COUNTED: usize = 100;

/// The numbers that one call reads may have this many digits together (R5.8).
const MOST_DIGITS: usize = 200_000;

/// A step from a value to one inside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An element of an array.
    Index(usize),
    /// A member of an object.
    Member(String),
}

/// A value that is not what its type demands: facts, of which messages are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// The steps to the value.
    pub path: Vec<Step>,
    /// The key of the map at the path, if the key is wrong.
    pub key: Option<String>,
    /// The reason.
    pub problem: Problem,
    /// The value that came, if it is to be shown.
    pub came: Option<Json>,
    /// The reader that refused the value.
    pub reader: ReaderId,
}

/// The reason why a value is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// It is missing or null.
    Missing,
    /// It is no value of the type. The words follow "must be".
    Type(String),
    /// It breaks a constraint. The words follow "must be".
    Constraint(String),
    /// It is a member that the object cannot have.
    Unknown,
    /// It is nested too deeply.
    Deep,
    /// It is a text with a number of too many digits.
    LongNumber,
    /// The numbers of the call have too many digits together.
    Digits,
}

/// The reason why only a running program can tell whether a value is accepted (R4.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unjudged {
    /// A regular expression that only Java's own engine is sure to read.
    Pattern,
    /// A constructor, creator, setter or mapper of the user's own.
    Code,
    /// A comparison with the time of the call.
    Clock,
    /// A text that Java's tables, the machine or a parser of Java's decides on: a charset, a host, a locale's dates.
    Text,
    /// Elements of a set of which only their own code knows whether they are equal.
    Equality,
}

/// The forms of a value that are accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Those of an argument: a string can be a number, a boolean, or the text of an array or object (R5.2).
    Argument,
    /// JSON of the type itself: that of a default (R4.6).
    Exact,
}

/// The answer about a value.
#[derive(Debug)]
pub struct Judgement {
    /// The value as it is read, with the first names of properties and constants, or what is wrong, in the order in
    /// which it is found.
    pub read: Result<Json, Vec<Misfit>>,
    /// The reasons for which parts were not judged. A value that is accepted as far as it was judged can be refused for these reasons, and one
    /// that is refused can have further problems.
    pub unjudged: BTreeSet<Unjudged>,
}

/// The numbers and texts of a call that are counted (R5.8).
#[derive(Debug)]
pub struct Budget {
    digits: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self { digits: MOST_DIGITS }
    }
}

/// Reads a value.
///
/// - `level`: how many levels are around the value: 1 for an argument, 0 for the object of all arguments
#[must_use]
pub fn accepts(
    plan: &ReaderPlan,
    reader: ReaderId,
    value: &Json,
    form: Form,
    level: usize,
    budget: &mut Budget,
) -> Judgement {
    let mut reading = reading::Reading::new(plan, form, budget);
    let read = frames::run(&mut reading, reader, value.clone(), level);
    Judgement {
        read,
        unjudged: reading.unjudged,
    }
}

#[cfg(test)]
mod tests;
