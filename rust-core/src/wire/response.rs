//! The response: files to write and diagnostics to report, as a length-prefixed frame.

use super::request::{AnnotationId, ElementId};

/// What the shim is to do for one tool class.
#[derive(Debug, Default)]
pub(crate) struct Response {
    pub(crate) files: Vec<File>,
    pub(crate) diagnostics: Vec<Reported>,
    pub(crate) unresolved: Vec<String>,
}

/// A file to be written.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) kind: FileKind,
    /// The binary name of a source file's class, the path of a resource.
    pub(crate) name: String,
    pub(crate) content: String,
}

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// A Java source file.
    Source = 0,
    /// A resource in the class output.
    Resource = 1,
}

/// A diagnostic in its final words.
#[derive(Debug)]
pub(crate) struct Reported {
    pub(crate) severity: Severity,
    /// It is about the whole compilation, and each of its tool classes leads to it.
    pub(crate) once: bool,
    pub(crate) code: &'static str,
    pub(crate) text: String,
    pub(crate) place: Place,
}

/// How grave a diagnostic is; an error stops its class's companion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Severity {
    Error = 0,
    Warning = 1,
    Note = 2,
}

/// Where a diagnostic belongs: an element, one of its annotations, or a value in it (R8.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Place {
    pub(crate) element: Option<ElementId>,
    pub(crate) annotation: Option<AnnotationId>,
    pub(crate) steps: Vec<Step>,
}

/// One step from an annotation into its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    /// The member of an annotation.
    Member(String),
    /// The element of an array.
    Index(usize),
}

impl Place {
    /// The element itself.
    pub(crate) fn element(element: ElementId) -> Self {
        Self {
            element: Some(element),
            annotation: None,
            steps: Vec::new(),
        }
    }

    /// The annotation on this element; the element itself if `annotation` is absent.
    pub(crate) fn annotation(&self, annotation: Option<AnnotationId>) -> Self {
        Self {
            element: self.element,
            annotation,
            steps: Vec::new(),
        }
    }

    /// The value of `member` within the annotation; the place as it is where it names no annotation.
    pub(crate) fn member(&self, member: &str) -> Self {
        self.step(Step::Member(member.to_owned()))
    }

    /// The element `index` within an array value; the place as it is where it names no annotation.
    pub(crate) fn index(&self, index: usize) -> Self {
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
    /// The frame that `PROTOCOL.md` describes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
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

/// The bytes of a frame as they grow.
struct Frame(Vec<u8>);

impl Frame {
    fn byte(&mut self, value: u8) {
        self.0.push(value);
    }

    fn number(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_be_bytes());
    }

    /// A length. What a bounded request leads to stays far below 4 GiB; past that the frame would be
    /// refused by its reader, which checks every length against what is there.
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
