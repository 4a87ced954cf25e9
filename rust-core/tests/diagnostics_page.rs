//! The page of all diagnostics, `docs/diagnostics.md`, is printed from the table (R8.1). `BLESS=1` writes it anew.

#![allow(clippy::expect_used, reason = "a test may end by panicking")]

use std::fmt::Write;
use std::path::Path;

use copilot_tool_core::diagnostics::CODES;

fn page() -> String {
    let mut page = String::from(
        "# Diagnostics\n\n\
         Every message of the processor begins with its code in brackets. Words in braces stand for what the message names.\n\n\
         An error stops the companion of its class and of no other. A warning or note is silenced by \
         `@SuppressWarnings(\"code\")` on the element or one around it, or for the whole compilation by \
         `-Acopilot.tool.suppress=code,…`. With `-Acopilot.tool.strict=true` every warning is an error.\n\n\
         This page is printed from the table in `rust-core/src/diagnostics.rs`.\n",
    );
    for code in CODES {
        let entry = code.entry();
        write!(
            page,
            "\n## {}\n\n{} · {}\n\n{}\n\n**What to do.** {}\n",
            entry.code,
            entry.severity_name(),
            entry.rule,
            entry.sentence,
            entry.help.trim()
        )
        .expect("a String takes everything");
    }
    page
}

#[test]
fn the_page_of_diagnostics_is_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/diagnostics.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("docs")).expect("docs");
        std::fs::write(&path, page()).expect("the page");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written,
        page(),
        "docs/diagnostics.md is out of date: run this test with BLESS=1"
    );
}

#[test]
fn every_code_is_stable_text_of_its_own() {
    let mut codes: Vec<&str> = CODES.iter().map(|code| code.entry().code).collect();
    assert!(codes.iter().all(|code| code.starts_with("copilot-")));
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), CODES.len());
}
