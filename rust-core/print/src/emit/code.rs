//! Java text that knows which runtime helpers it calls and whether it uses the handler's mapper. Types in it are marks
//! (`names`) until the companion's whole text is known.

use super::names::{self, Own, Type};
use super::runtime_helpers::{Helper, Helpers};
use copilot_tool_finished::tools::{JavaBase, JavaClass, JavaType};

/// Java text, and the parts of its companion that it uses.
#[derive(Debug, Clone, Default)]
pub(super) struct Code {
    text: String,
    helpers: Helpers,
    uses_mapper: bool,
}

/// Something that [`Code`] is made of.
pub(super) trait Piece {
    /// Adds this piece to the end.
    fn write_to(&self, code: &mut Code);
}

/// Makes [`Code`] of pieces, one after the other, or of a text in which the pieces replace the `#`:
/// `code!["tools.add(#, #);"; name, value]`.
macro_rules! code {
    ($template:literal; $($piece:expr),* $(,)?) => {
        $crate::emit::code::Code::filled($template, &[$(&$piece as &dyn $crate::emit::code::Piece),*])
    };
    ($($piece:expr),* $(,)?) => {{
        let mut code = $crate::emit::code::Code::default();
        $($crate::emit::code::Piece::write_to(&$piece, &mut code);)*
        code
    }};
}

pub(super) use code;

/// The field of the companion's classes that is the handler's mapper.
pub(super) struct Mapper;

/// The annotation of each class of a companion, which tools that measure code coverage recognize, on a line of its own.
pub(super) struct GeneratedMark;

impl Code {
    /// Returns the text with a piece in place of each `#`.
    pub(super) fn filled(template: &str, pieces: &[&dyn Piece]) -> Self {
        let mut code = Self::default();
        let mut texts = template.split('#');
        code.push_str(texts.next().unwrap_or_default());
        debug_assert_eq!(texts.clone().count(), pieces.len(), "{template}");
        for (text, piece) in texts.zip(pieces) {
            piece.write_to(&mut code);
            code.push_str(text);
        }
        code
    }

    /// Adds a piece to the end.
    pub(super) fn push(&mut self, piece: impl Piece) {
        piece.write_to(self);
    }

    /// Adds Java text that uses nothing of the companion.
    pub(super) fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Returns the text, with marks in place of types.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text's length in bytes.
    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether there is no text.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the helpers that the text calls.
    pub(super) fn helpers(&self) -> Helpers {
        self.helpers
    }

    /// Whether the text uses the handler's mapper.
    pub(super) fn uses_mapper(&self) -> bool {
        self.uses_mapper
    }

    /// Indents every line that is not empty.
    pub(super) fn indented(&self, columns: usize) -> Self {
        let margin = " ".repeat(columns);
        let mut text = String::with_capacity(self.text.len().saturating_add(self.text.len() / 8));
        for (position, line) in self.text.lines().enumerate() {
            if position > 0 {
                text.push('\n');
            }
            if !line.is_empty() {
                text.push_str(&margin);
                text.push_str(line);
            }
        }
        Self { text, ..*self }
    }

    /// Removes white space at both ends.
    pub(super) fn trimmed(&self) -> Self {
        Self {
            text: self.text.trim().to_owned(),
            ..*self
        }
    }

    /// Joins all, with `between` between two of them.
    pub(super) fn joined<'c>(all: impl IntoIterator<Item = &'c Self>, between: &str) -> Self {
        let mut joined = Self::default();
        for (position, code) in all.into_iter().enumerate() {
            if position > 0 {
                joined.push_str(between);
            }
            joined.push(code);
        }
        joined
    }
}

impl<P: Piece + ?Sized> Piece for &P {
    fn write_to(&self, code: &mut Code) {
        (**self).write_to(code);
    }
}

impl Piece for str {
    fn write_to(&self, code: &mut Code) {
        code.text.push_str(self);
    }
}

impl Piece for String {
    fn write_to(&self, code: &mut Code) {
        code.text.push_str(self);
    }
}

impl Piece for Code {
    fn write_to(&self, code: &mut Code) {
        code.text.push_str(&self.text);
        code.helpers.insert_all(self.helpers);
        code.uses_mapper |= self.uses_mapper;
    }
}

impl Piece for Helper {
    fn write_to(&self, code: &mut Code) {
        code.helpers.insert(*self);
        code.uses_mapper |= self.uses_mapper();
        if self.is_class() {
            names::push_mark(names::HELPER, self.name(), &mut code.text);
        } else {
            code.text.push_str(self.name());
        }
    }
}

impl Piece for Mapper {
    fn write_to(&self, code: &mut Code) {
        code.uses_mapper = true;
        code.text.push_str("mapper");
    }
}

impl Piece for GeneratedMark {
    fn write_to(&self, code: &mut Code) {
        code.text.push('@');
        names::push_mark(names::HELPER, names::GENERATED_MARK, &mut code.text);
        code.text.push('\n');
    }
}

impl<P: Piece> Piece for Option<P> {
    fn write_to(&self, code: &mut Code) {
        if let Some(piece) = self {
            piece.write_to(code);
        }
    }
}

impl Piece for usize {
    fn write_to(&self, code: &mut Code) {
        code.text.push_str(&self.to_string());
    }
}

impl Piece for Type {
    fn write_to(&self, code: &mut Code) {
        names::push_qualified(self.0, &mut code.text);
    }
}

impl<S: AsRef<str>> Piece for Own<S> {
    fn write_to(&self, code: &mut Code) {
        names::push_mark(names::OWN, self.0.as_ref(), &mut code.text);
    }
}

impl Piece for JavaClass {
    fn write_to(&self, code: &mut Code) {
        names::push_class(self, &mut code.text);
    }
}

impl Piece for JavaType {
    fn write_to(&self, code: &mut Code) {
        code.push(&self.base);
        for _ in 0..self.dimensions {
            code.push_str("[]");
        }
    }
}

impl Piece for JavaBase {
    fn write_to(&self, code: &mut Code) {
        match self {
            Self::Object => code.push(names::OBJECT),
            Self::Primitive(name) => code.push_str(name),
            Self::Class(class) => code.push(class),
        }
    }
}
