//! Values that are too large for the methods that need them. Methods of nested classes, which the first use loads,
//! return them.

use std::ops::Range;

use super::code::{Code, GeneratedMark, code};
use super::names::{OBJECT, Own};

/// The most JSON values that one class holds. Each takes at most four of a class file's 65,535 constants (JVMS 4.1),
/// two for its name and two for itself; tools add a few more.
pub(super) const CLASS_VALUES: usize = 15_000;

/// Splits a list of items into runs, each for one method or class: at most `most_items` items with at most `most_weight`
/// together, or one item. Returns the positions of each run, and its weight.
///
/// - `weights`: the weight of each item
pub(super) fn runs(weights: &[usize], most_items: usize, most_weight: usize) -> Vec<(Range<usize>, usize)> {
    let mut runs = Vec::new();
    let (mut start, mut held) = (0, 0_usize);
    for (position, weight) in weights.iter().enumerate() {
        let sum = held.saturating_add(*weight);
        if position > start && (position - start >= most_items || sum > most_weight) {
            runs.push((start..position, held));
            (start, held) = (position, *weight);
        } else {
            held = sum;
        }
    }
    runs.push((start..weights.len(), held));
    runs
}

/// The nested classes that hold values.
#[derive(Debug, Default)]
pub(super) struct PartClasses {
    /// The members of each.
    classes: Vec<Code>,
    /// How many values the last one holds.
    own: usize,
    /// The superclasses of the classes of Jackson's type references.
    references: Vec<Code>,
}

impl PartClasses {
    /// Adds a method with this body, and returns the expression that calls it.
    ///
    /// @param weight how many values the body has
    pub(super) fn add(&mut self, name: &str, body: &Code, weight: usize) -> Code {
        self.own = self.own.saturating_add(weight);
        if self.classes.is_empty() || self.own > CLASS_VALUES {
            self.classes.push(Code::default());
            self.own = weight;
        }
        if let Some(class) = self.classes.last_mut() {
            class.push(method(name, body));
        }
        code![part_class(self.classes.len().saturating_sub(1)), ".", name, "()"]
    }

    /// Returns the class that extends this one, a type reference. It is not anonymous: an annotation can mark it.
    pub(super) fn reference(&mut self, extended: &Code) -> Own<String> {
        let known = self.references.iter().position(|own| own.text() == extended.text());
        let position = known.unwrap_or(self.references.len());
        if known.is_none() {
            self.references.push(extended.clone());
        }
        reference_class(position)
    }

    /// Returns the classes' source.
    pub(super) fn write(&self) -> Code {
        let mut text = Code::default();
        for (position, members) in self.classes.iter().enumerate() {
            text.push(code![
                "\n#private static final class # {\n#\n}\n"; GeneratedMark, part_class(position), members.trimmed().indented(4)
            ]);
        }
        for (position, extended) in self.references.iter().enumerate() {
            let class = reference_class(position);
            text.push(code!["\n#private static final class # extends # {}\n"; GeneratedMark, class, extended]);
        }
        text
    }
}

fn reference_class(position: usize) -> Own<String> {
    Own(format!("Reference{position}"))
}

fn part_class(position: usize) -> Own<String> {
    Own(format!("Parts{position}"))
}

/// Writes a method that returns a value.
pub(super) fn method(name: &str, body: &Code) -> Code {
    code!["\nstatic ", OBJECT, " ", name, "() {\n    ", body, "\n}\n"]
}
