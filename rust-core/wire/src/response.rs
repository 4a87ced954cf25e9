//! The response: files to write and diagnostics to report, as a length-prefixed frame.

use super::request::{AnnotationId, ElementId};

/// The core's answer for one tool class.
#[derive(Debug, Default)]
pub struct Response {
    pub files: Vec<File>,
    pub diagnostics: Vec<Reported>,
    pub unresolved: Vec<String>,
}

/// A file to be written.
#[derive(Debug)]
pub struct File {
    pub kind: FileKind,
    /// The binary name of a source file's class, the path of a resource.
    pub name: String,
    pub content: String,
}

/// The kind of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// A Java source file.
    Source = 0,
    /// A resource in the class output.
    Resource = 1,
}

/// A diagnostic with its complete text.
#[derive(Debug)]
pub struct Reported {
    pub severity: Severity,
    /// Whether it is about the whole compilation: then each tool class reports it, and the shim only the first.
    pub once: bool,
    pub code: &'static str,
    pub text: String,
    pub place: Place,
}

/// The severity of a diagnostic. An error prevents its class's companion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    Error = 0,
    Warning = 1,
    Note = 2,
}

/// The place of a diagnostic: an element, one of its annotations, or a value in an annotation (R8.1).
#[derive(Debug, Clone, PartialEq, Eq, Default, Hash)]
pub struct Place {
    pub element: Option<ElementId>,
    pub annotation: Option<AnnotationId>,
    pub steps: Vec<Step>,
}

/// One step from an annotation into its values.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Step {
    Member(String),
    Index(usize),
}

impl Place {
    /// Returns the place of an element.
    pub fn element(element: ElementId) -> Self {
        Self {
            element: Some(element),
            ..Self::default()
        }
    }

    /// Returns the place of the annotation on this element, or of the element itself if `annotation` is absent.
    pub fn annotation(&self, annotation: Option<AnnotationId>) -> Self {
        Self {
            element: self.element,
            annotation,
            steps: Vec::new(),
        }
    }

    /// Returns the place of the value of `member` in the annotation; the same place if it has no annotation.
    pub fn member(&self, member: &str) -> Self {
        self.step(Step::Member(member.to_owned()))
    }

    /// Returns the place of the value to which the members lead, each in the annotation that the one before has.
    pub fn path<'m>(&self, members: impl IntoIterator<Item = &'m str>) -> Self {
        members
            .into_iter()
            .fold(self.clone(), |place, member| place.member(member))
    }

    /// Returns the place of the element `index` in an array value; the same place if it has no annotation.
    pub fn index(&self, index: usize) -> Self {
        self.step(Step::Index(index))
    }

    fn step(&self, step: Step) -> Self {
        let mut place = self.clone();
        if place.annotation.is_some() {
            place.steps.push(step);
        }
        place
    }
}

const NONE: u32 = u32::MAX;

impl Response {
    /// Returns the frame that `PROTOCOL.md` describes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut frame = Frame(Vec::new());
        frame.number(super::PROTOCOL);
        frame.string(super::BUILD);
        frame.count(self.files.len());
        for file in &self.files {
            frame.byte(file.kind as u8);
            frame.string(&file.name);
            frame.string(&file.content);
        }
        frame.count(self.diagnostics.len());
        for diagnostic in &self.diagnostics {
            frame.byte(diagnostic.severity as u8);
            frame.byte(u8::from(diagnostic.once));
            frame.string(diagnostic.code);
            frame.string(&diagnostic.text);
            frame.place(&diagnostic.place);
        }
        frame.count(self.unresolved.len());
        for name in &self.unresolved {
            frame.string(name);
        }
        frame.0
    }
}

/// The bytes of a growing frame.
struct Frame(Vec<u8>);

impl Frame {
    fn byte(&mut self, value: u8) {
        self.0.push(value);
    }

    fn number(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_be_bytes());
    }

    /// Writes a length. A bounded request never leads to 4 GiB; the reader would refuse such a frame, since it checks
    /// every length against the remaining bytes.
    fn count(&mut self, length: usize) {
        self.number(u32::try_from(length).unwrap_or(NONE));
    }

    fn string(&mut self, text: &str) {
        self.count(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    fn place(&mut self, place: &Place) {
        self.number(place.element.map_or(NONE, |id| id.0));
        self.number(place.annotation.map_or(NONE, |id| id.0));
        self.count(place.steps.len());
        for step in &place.steps {
            match step {
                Step::Member(name) => {
                    self.byte(0);
                    self.string(name);
                }
                Step::Index(index) => {
                    self.byte(1);
                    self.count(*index);
                }
            }
        }
    }
}
