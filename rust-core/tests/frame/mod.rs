//! The response's frame, read as `PROTOCOL.md` describes it.

#![allow(
    dead_code,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "each test uses a part of it, and may end by panicking"
)]

/// The number of no element.
pub(crate) const NO_ELEMENT: u32 = u32::MAX;

/// A response as the shim reads it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Response {
    pub(crate) files: Vec<File>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Names of types that another processor may yet generate.
    pub(crate) unresolved: Vec<String>,
}

/// A file to be written.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// Relative to the folder of sources, or of class files.
    pub(crate) path: String,
    pub(crate) content: String,
}

/// A diagnostic to be reported.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Diagnostic {
    /// As `diagnostics.txt` has it: `error`, `warning` or `note`.
    pub(crate) severity: &'static str,
    pub(crate) once: bool,
    pub(crate) code: String,
    /// Without the code that it begins with.
    pub(crate) text: String,
    pub(crate) element: u32,
    pub(crate) annotation: u32,
    pub(crate) steps: Vec<String>,
}

/// The core's answer to a request.
pub(crate) fn process(request: &[u8]) -> Response {
    read(&copilot_tool_core::process(request))
}

/// A whole frame.
pub(crate) fn read(frame: &[u8]) -> Response {
    Frame(frame).response()
}

struct Frame<'f>(&'f [u8]);

impl Frame<'_> {
    fn bytes(&mut self, length: usize) -> &[u8] {
        let (bytes, rest) = self.0.split_at(length);
        self.0 = rest;
        bytes
    }

    fn byte(&mut self) -> u8 {
        self.bytes(1)[0]
    }

    fn number(&mut self) -> u32 {
        u32::from_be_bytes(self.bytes(4).try_into().expect("four bytes"))
    }

    fn string(&mut self) -> String {
        let length = self.number() as usize;
        String::from_utf8(self.bytes(length).to_vec()).expect("UTF-8")
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.number()).map(|_| item(self)).collect()
    }

    fn response(mut self) -> Response {
        assert_eq!(self.number(), copilot_tool_core::PROTOCOL);
        assert_eq!(self.string(), copilot_tool_core::BUILD);
        let response = Response {
            files: self.list(Self::file),
            diagnostics: self.list(Self::diagnostic),
            unresolved: self.list(Self::string),
        };
        assert!(self.0.is_empty(), "bytes behind the frame");
        response
    }

    fn file(&mut self) -> File {
        let is_source = self.byte() == 0;
        let name = self.string();
        File {
            path: if is_source {
                name.replace('.', "/") + ".java"
            } else {
                name
            },
            content: self.string(),
        }
    }

    fn diagnostic(&mut self) -> Diagnostic {
        let severity = ["error", "warning", "note"][usize::from(self.byte())];
        let once = self.byte() == 1;
        let code = self.string();
        let text = self.string();
        let text = text
            .strip_prefix(&format!("[{code}] "))
            .expect("a text that begins with its code")
            .to_owned();
        Diagnostic {
            severity,
            once,
            code,
            text,
            element: self.number(),
            annotation: self.number(),
            steps: self.list(|frame| match frame.byte() {
                0 => frame.string(),
                _ => format!("[{}]", frame.number()),
            }),
        }
    }
}
