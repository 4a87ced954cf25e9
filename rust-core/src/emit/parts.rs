//! Values that are too large for the methods that need them: methods of nested classes, which the first use loads.

use super::code::{Code, code};
use super::names::{OBJECT, Own};

/// The most JSON values that one class holds: each has at most four of a class file's 65,535 constants (JVMS 4.1), two
/// for its name and two for itself, and tools bring a few more.
pub(super) const CLASS_VALUES: usize = 15_000;

/// The nested classes that hold values, as far as they are written.
#[derive(Debug, Default)]
pub(super) struct PartClasses {
    /// The members of each.
    classes: Vec<Code>,
    /// How many values the last one holds.
    own: usize,
}

impl PartClasses {
    /// Adds a method with this body that holds so many values, and gives the expression that calls it.
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

    /// The classes' source.
    pub(super) fn write(&self) -> Code {
        let mut text = Code::default();
        for (position, members) in self.classes.iter().enumerate() {
            text.push(code![
                "\nprivate static final class ",
                part_class(position),
                " {\n",
                members.trimmed().indented(4),
                "\n}\n"
            ]);
        }
        text
    }
}

fn part_class(position: usize) -> Own<String> {
    Own(format!("Parts{position}"))
}

/// A method that gives a value.
pub(super) fn method(name: &str, body: &Code) -> Code {
    code!["\nstatic ", OBJECT, " ", name, "() {\n    ", body, "\n}\n"]
}
