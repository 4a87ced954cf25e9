//! `docs/diagnostics.md`, the page of all diagnostics, is printed from the table and the examples in
//! `tests/diagnostics` (R8.1), which the tests module compiles. `BLESS=1` writes it again.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    reason = "a test may end by panicking"
)]

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use copilot_tool_diagnostics::{CODES, Code, Entry, SHIM_TEXTS, ShimText};
use copilot_tool_wire::response::Severity;

const HEAD: &str = "\
# Diagnostics

Every message of the processor begins with its code in brackets. Words in braces are placeholders.

An error stops the companion of its class only. A warning or note is silenced by `@SuppressWarnings(\"code\")` or \
`(\"all\")` on the element or one around it, or in the whole compilation by `-Acopilot.tool.suppress=code,…`. With \
`-Acopilot.tool.strict=true` every other warning is an error.

In the examples, lines with a minus are wrong, and lines with a plus correct them; most other lines are left out \
([in full](../tests/diagnostics)). They are compiled with `-Acopilot.experimental.allowed=true` and the options that \
they name. The page is printed from the table in `rust-core/diagnostics` and the examples.
";

/// The most reasons that are listed: the rules have most others.
const LONGEST_LIST: usize = 20;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page() -> String {
    let mut page = String::from(HEAD);
    let mut listed: Vec<(String, &str)> = Vec::new();
    for code in CODES {
        let entry = code.entry();
        let mut reasons = reasons(*code, &entry);
        let text = if reasons.is_empty() { message(&entry) } else { None };
        let text = text.unwrap_or_else(|| format!("{} {}", plain(entry.sentence), plain(entry.help)));
        write!(page, "\n## {}\n\n**{}:** {text}\n", entry.code, severity(&entry)).expect("a String takes everything");
        if !reasons.is_empty() {
            match listed.iter().find(|(other, _)| *other == reasons) {
                Some((_, first)) => {
                    let title = reasons.trim_start().lines().next().unwrap_or_default();
                    reasons = format!("\n{} those of [{first}](#{first}).\n", title.trim_end_matches(':'));
                }
                None => listed.push((reasons.clone(), entry.code)),
            }
        }
        page.push_str(&reasons);
        page.push_str(&example(&entry));
    }
    page
}

fn severity(entry: &Entry) -> &'static str {
    match entry.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// Returns a format string as the page shows it.
fn plain(template: &str) -> String {
    template.replace("{{", "{").replace("}}", "}")
}

/// Lists the possible texts of a name in braces, or the shim's sentences for this code if there are several.
fn reasons(code: Code, entry: &Entry) -> String {
    let (title, texts): (String, Vec<String>) = match entry.reasons {
        Some((name, texts)) => (
            format!("`{{{name}}}` is one of:"),
            distinct(texts.iter().flat_map(|text| match *text {
                "{check}" => check_words(),
                text => vec![plain(text)],
            })),
        ),
        None => ("It says one of:".to_owned(), shim_sentences(code)),
    };
    if texts.is_empty() {
        return String::new();
    }
    let mut items: Vec<String> = texts.iter().map(|text| format!("- {}\n", text.trim())).collect();
    if items.len() > LONGEST_LIST {
        items.truncate(LONGEST_LIST);
        items.push("- another, of which [the rules](rules.md#7-schemas) have most\n".to_owned());
    }
    format!("\n{title}\n\n{}", items.concat())
}

/// Returns the shim's sentences for a code; none if there is only one, which says what the entry says.
fn shim_sentences(code: Code) -> Vec<String> {
    let texts = SHIM_TEXTS.iter().filter(|text| text.code == code);
    let mut sentences = distinct(texts.map(|text| plain(text.sentence)));
    if sentences.len() == 1 {
        sentences.clear();
    }
    sentences
}

/// Returns the words of the table of constraints for a default that violates a constraint.
fn check_words() -> Vec<String> {
    let table = "java-api/src/main/resources/com/github/copilot/tool/runtime/constraints.txt";
    read(&repository().join(table))
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with(['#', '@']))
        .map(|line| line.split_whitespace().skip(8).collect::<Vec<_>>().join(" "))
        .filter(|words| words != "-")
        .collect()
}

/// Returns each text once: two reasons with different help can have the same text.
fn distinct(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<String> = texts.collect();
    found.dedup();
    found
}

/// Returns the lines of an example that the page shows.
fn example(entry: &Entry) -> String {
    match messages_and_sources(entry) {
        Some((_, sources)) => format!("\n```diff\n{}```\n", near(&without_imports(&sources)).concat()),
        None => String::new(),
    }
}

/// Returns the compiler's message about the example, as it says what is wrong and what to do; `None` without an example.
fn message(entry: &Entry) -> Option<String> {
    let (messages, _) = messages_and_sources(entry)?;
    let first = messages.lines().next()?;
    let text = first.split_once("] ").map_or(first, |(_, text)| text);
    // The page's head says how each is silenced.
    let text = text.split_once(" (@SuppressWarnings(").map_or(text, |(text, _)| text);
    Some(text.to_owned())
}

/// Returns the two parts of an example: the compiler's messages, and the sources as a difference.
fn messages_and_sources(entry: &Entry) -> Option<(String, String)> {
    let file = repository().join(format!("tests/diagnostics/{}.diff", entry.code));
    let text = fs::read_to_string(file).ok()?;
    let (messages, sources) = text.split_once("\n\n").expect("an empty line after the messages");
    Some((messages.to_owned(), sources.to_owned()))
}

/// Returns the lines of a difference without imports and the empty lines around these.
fn without_imports(sources: &str) -> Vec<String> {
    let mut shown: Vec<String> = Vec::new();
    let mut before = "";
    for line in sources.lines() {
        let code = line.get(1..).unwrap_or_default();
        let is_doubled = code.is_empty() && (before.is_empty() || before.starts_with("//"));
        if !is_doubled && !code.starts_with("import ") {
            shown.push(format!("{line}\n"));
            before = code;
        }
    }
    shown
}

/// Returns the options and the changed lines, with one line around those that replace no others, and an ellipsis in
/// place of lines between them.
fn near(lines: &[String]) -> Vec<String> {
    let is_changed = |line: &String| line.starts_with(['-', '+']);
    let mut is_shown: Vec<bool> = lines.iter().map(|line| line.starts_with(" // javac ")).collect();
    let mut at = 0;
    for change in lines.chunk_by(|a, b| is_changed(a) == is_changed(b)) {
        let end = at + change.len();
        if is_changed(&change[0]) {
            let is_replaced =
                change.iter().any(|line| line.starts_with('-')) && change.iter().any(|line| line.starts_with('+'));
            let around = usize::from(!is_replaced);
            is_shown[at.saturating_sub(around)..lines.len().min(end + around)].fill(true);
        }
        at = end;
    }
    let mut shown: Vec<String> = Vec::new();
    let mut last = None;
    for at in (0..lines.len()).filter(|at| is_shown[*at]) {
        if last.is_some_and(|last| last + 1 < at) {
            shown.push(" …\n".to_owned());
        }
        shown.push(lines[at].clone());
        last = Some(at);
    }
    shown
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_page_of_diagnostics_is_the_table() {
    let path = repository().join("docs/diagnostics.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, page()).expect("the page");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written,
        page(),
        "docs/diagnostics.md is out of date: run this test with BLESS=1"
    );
}

const SHIM: &str = "java-shim/src/main/java/com/github/copilot/tool/processor/DiagnosticTexts.java";

const SHIM_HEAD: &str = "\
package com.github.copilot.tool.processor;

/**
 * The texts of the diagnostics that the shim reports itself, because there is no core to ask, each with its code.
 *
 * <p>Printed from {@code rust-core/diagnostics/src/shim.rs} by the test {@code diagnostics_page}: change them there, and
 * run that test with {@code BLESS=1}.
 */
public final class DiagnosticTexts {
    private DiagnosticTexts() {}
";

/// Returns the shim's texts as Java methods.
fn shim() -> String {
    let mut java = String::from(SHIM_HEAD);
    for text in SHIM_TEXTS {
        let parameters: Vec<String> = text.fields.iter().map(|field| format!("String {field}")).collect();
        write!(
            java,
            "\n    public static String {}({}) {{\n        return {};\n    }}\n",
            text.method,
            parameters.join(", "),
            java_sum(&java_pieces(text))
        )
        .expect("a String takes everything");
    }
    java.push_str("}\n");
    java
}

/// Returns the sum of Java expressions, with as many on each line as fit, as the formatter breaks lines.
fn java_sum(pieces: &[String]) -> String {
    const LINE: usize = 120;
    let mut sum = String::new();
    let mut column = "        return ".len();
    for (i, piece) in pieces.iter().enumerate() {
        let end = usize::from(i + 1 == pieces.len());
        let operator = if i == 0 { "" } else { " + " };
        if column + operator.len() + piece.len() + end > LINE {
            sum.push_str("\n                + ");
            column = 18;
        } else {
            sum.push_str(operator);
            column += operator.len();
        }
        sum.push_str(piece);
        column += piece.len();
    }
    sum
}

/// Splits a text into Java expressions: literals that fit on a line, and parameters.
fn java_pieces(text: &ShimText) -> Vec<String> {
    const LONGEST: usize = 98;
    let whole = format!("[{}] {} {}", text.code.entry().code, text.sentence, text.help);
    let mut pieces = Vec::new();
    let mut rest = whole.as_str();
    while !rest.is_empty() {
        if let Some((name, behind)) = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            pieces.push(name.to_owned());
            rest = behind;
            continue;
        }
        let mut end = rest.find('{').unwrap_or(rest.len()).min(LONGEST);
        if end == LONGEST {
            end = rest[..end].rfind(' ').map_or(end, |blank| blank + 1);
        }
        let (literal, behind) = rest.split_at(end);
        pieces.push(format!("{literal:?}"));
        rest = behind;
    }
    pieces
}

#[test]
fn the_texts_of_the_shim_are_the_table() {
    let path = repository().join(SHIM);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, shim()).expect("the source");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, shim(), "{SHIM} is out of date: run this test with BLESS=1");
}

#[test]
fn every_code_is_stable_text_of_its_own() {
    let mut codes: Vec<&str> = CODES.iter().map(|code| code.entry().code).collect();
    assert!(codes.iter().all(|code| code.starts_with("copilot-")));
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), CODES.len());
}

/// The texts of `UnusableTool` in `java-api`, which reports some of the problems at run time.
#[test]
fn the_problems_of_the_api_are_the_table() {
    let path = repository().join("java-api/src/main/resources/com/github/copilot/tool/reflect/problems.txt");
    let mut problems = String::new();
    for entry in CODES.iter().map(|code| code.entry()) {
        let (sentence, help) = (plain(entry.sentence), plain(entry.help));
        writeln!(problems, "{}\t{sentence}\t{help}", entry.code).expect("a String takes everything");
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &problems).expect("the file");
    }
    assert_eq!(
        read(&path),
        problems,
        "BLESS=1 cargo test --package copilot-tool-core --test diagnostics_page writes it"
    );
}
