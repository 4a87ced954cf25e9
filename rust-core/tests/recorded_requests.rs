//! The core without a JVM: every case's recorded requests give the companions that the case expects, and bytes that
//! no shim would send give an error response (R10.1).

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may end by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};

const NO_ELEMENT: u32 = u32::MAX;

/// A response as far as these tests look at it.
#[derive(Debug, PartialEq, Eq)]
struct Response {
    /// The name and content of each source file.
    sources: Vec<(String, String)>,
    /// Code and element of each diagnostic.
    diagnostics: Vec<(String, u32)>,
}

/// Reads a frame as `PROTOCOL.md` describes it.
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

    fn response(mut self) -> Response {
        assert_eq!(self.number(), copilot_tool_core::PROTOCOL);
        assert_eq!(self.string(), copilot_tool_core::BUILD);
        let mut sources = Vec::new();
        for _ in 0..self.number() {
            let kind = self.byte();
            let file = (self.string(), self.string());
            if kind == 0 {
                sources.push(file);
            }
        }
        let mut diagnostics = Vec::new();
        for _ in 0..self.number() {
            let _severity = self.byte();
            let _once = self.byte();
            let code = self.string();
            let _text = self.string();
            let element = self.number();
            let _annotation = self.number();
            for _ in 0..self.number() {
                if self.byte() == 0 {
                    self.string();
                } else {
                    self.number();
                }
            }
            diagnostics.push((code, element));
        }
        for _ in 0..self.number() {
            self.string();
        }
        assert!(self.0.is_empty(), "bytes behind the frame");
        Response { sources, diagnostics }
    }
}

fn process(request: &[u8]) -> Response {
    Frame(&copilot_tool_core::process(request)).response()
}

fn cases() -> Vec<PathBuf> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    let mut folders: Vec<PathBuf> = fs::read_dir(cases)
        .expect("tests/cases")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    folders.sort();
    folders
}

fn recorded(case: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(case.join("requests")) else {
        return Vec::new();
    };
    let mut requests: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    requests.sort();
    requests
}

#[test]
fn a_recorded_request_gives_the_companion_that_its_case_expects() {
    let mut compared = 0;
    for case in cases() {
        for request in recorded(&case) {
            let response = process(&fs::read(&request).expect("a request"));
            for (class, source) in response.sources {
                let expected = case
                    .join("expected")
                    .join(class.replace('.', "/"))
                    .with_extension("java");
                let expected =
                    fs::read_to_string(&expected).unwrap_or_else(|error| panic!("{}: {error}", expected.display()));
                assert_eq!(source, expected, "{}", request.display());
                compared += 1;
            }
        }
    }
    assert!(compared >= 100, "only {compared} companions were compared");
}

#[test]
fn r7_1_the_same_request_gives_the_same_response() {
    for case in cases() {
        for request in recorded(&case) {
            let request = fs::read(&request).expect("a request");
            assert_eq!(
                copilot_tool_core::process(&request),
                copilot_tool_core::process(&request)
            );
        }
    }
}

#[test]
fn r10_1_bytes_that_are_no_request_give_one_error() {
    let deep = "[".repeat(100_000);
    for bytes in [
        &b""[..],
        b"null",
        b"{}",
        b"\xff\xfe",
        b"{\"protocol\":1}",
        deep.as_bytes(),
    ] {
        let response = process(bytes);
        assert_eq!(response.sources, []);
        assert_eq!(response.diagnostics.len(), 1, "{response:?}");
        assert_eq!(response.diagnostics[0].1, NO_ELEMENT);
    }
}

#[test]
fn r10_6_a_request_of_another_build_is_refused() {
    let request = br#"{"protocol":99,"build":"9.9.9","shape":"of the future"}"#;
    assert_eq!(
        process(request).diagnostics,
        [("copilot-build-mismatch".to_owned(), NO_ELEMENT)]
    );
}

/// Damages recorded requests in many ways; each must be answered by a whole frame. The seed is fixed, so a failure
/// comes again.
#[test]
fn r10_1_a_damaged_request_is_answered() {
    let mut seed: u64 = 0x5eed;
    let mut random = move |bound: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).expect("31 bits") % bound.max(1)
    };
    for case in cases() {
        for path in recorded(&case) {
            let request = fs::read(&path).expect("a request");
            for _ in 0..20 {
                let mut damaged = request.clone();
                for _ in 0..=random(3) {
                    let at = random(damaged.len());
                    match random(3) {
                        0 => damaged[at] = b"0123456789{}[],:\"aZ\x80"[random(20)],
                        1 => drop(damaged.drain(at..(at + random(20)).min(damaged.len()))),
                        _ => damaged.insert(at, b"0123456789"[random(10)]),
                    }
                }
                process(&damaged);
            }
        }
    }
}
