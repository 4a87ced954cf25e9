//! Literals, names and comments of Java. Only this file writes them (R9.2); they are ASCII.

use std::fmt::Write;

use copilot_tool_text::identifiers;

/// Returns a string literal.
pub(super) fn literal(value: &str) -> String {
    let mut text = String::with_capacity(value.len().saturating_add(2));
    text.push('"');
    for letter in value.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            // An octal escape of fewer than three digits would include digits that follow it (JLS 3.10.7).
            control @ ('\0'..='\x1f' | '\x7f') => {
                let _ = write!(text, "\\{:03o}", u32::from(control));
            }
            ascii if ascii.is_ascii() => text.push(ascii),
            other => push_unicode(other, &mut text),
        }
    }
    text.push('"');
    text
}

/// Returns a package's name as in source.
pub(super) fn package(name: &str) -> String {
    let segments: Vec<String> = name.split('.').map(identifier).collect();
    segments.join(".")
}

/// Returns a name as in source, with Unicode escapes for characters that are not ASCII (JLS 3.3). A name that Java
/// source cannot write is replaced (R3.12).
pub(super) fn identifier(name: &str) -> String {
    let name = identifiers::written(name);
    if name.is_ascii() {
        return name.into_owned();
    }
    let mut text = String::with_capacity(name.len().saturating_mul(2));
    for letter in name.chars() {
        if letter.is_ascii() {
            text.push(letter);
        } else {
            push_unicode(letter, &mut text);
        }
    }
    text
}

/// Returns text for a `//` comment: with Unicode escapes for characters that are not ASCII, and `_` for control
/// characters and for backslashes, which could begin an escape of a line's end (JLS 3.3).
pub(super) fn comment(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.trim().chars() {
        match letter {
            '\u{2026}' => text.push_str("..."),
            '\\' => text.push('_'),
            control if control.is_ascii_control() => text.push('_'),
            ascii if ascii.is_ascii() => text.push(ascii),
            other => push_unicode(other, &mut text),
        }
    }
    text
}

fn push_unicode(letter: char, text: &mut String) {
    let mut units = [0u16; 2];
    for unit in letter.encode_utf16(&mut units) {
        let _ = write!(text, "\\u{unit:04x}");
    }
}
