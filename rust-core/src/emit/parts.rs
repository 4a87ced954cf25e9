//! Values that are too large for the methods that need them: methods of nested classes, which the first use loads.

use std::fmt::Write;

use super::names;

/// The most JSON values that one class holds: each has at most four of a class file's 65,535 constants (JVMS 4.1), two
/// for its name and two for itself, and tools bring a few more.
pub(crate) const CLASS_VALUES: usize = 15_000;

/// The nested classes that hold values, as far as they are written.
#[derive(Debug, Default)]
pub(crate) struct PartClasses {
    /// The members of each.
    classes: Vec<String>,
    /// How many values the last one holds.
    own: usize,
}

impl PartClasses {
    /// Adds a method with this body that holds so many values, and gives the expression that calls it.
    pub(crate) fn add(&mut self, name: &str, body: &str, weight: usize) -> String {
        self.own = self.own.saturating_add(weight);
        if self.classes.is_empty() || self.own > CLASS_VALUES {
            self.classes.push(String::new());
            self.own = weight;
        }
        if let Some(class) = self.classes.last_mut() {
            class.push_str(&method(name, body));
        }
        let position = self.classes.len().saturating_sub(1);
        format!("{}.{name}()", names::own(&format!("Parts{position}")))
    }

    /// The classes' source.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for (position, members) in self.classes.iter().enumerate() {
            let name = names::own(&format!("Parts{position}"));
            let _ = write!(
                text,
                "\nprivate static final class {name} {{\n{}\n}}\n",
                super::indented(members.trim(), 4)
            );
        }
        text
    }
}

/// A method that gives a value.
pub(crate) fn method(name: &str, body: &str) -> String {
    let object = names::qualified("java.lang.Object");
    format!("\nstatic {object} {name}() {{\n    {body}\n}}\n")
}
