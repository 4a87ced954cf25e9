//! The one place that writes Java's tokens (R9.2): what comes out is ASCII.

use std::fmt::Write;

use crate::text::identifiers;

/// One string literal.
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
            // An octal escape takes the digits that follow; three digits leave it none (JLS 3.10.7).
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

/// A package's name as in source.
pub(super) fn package(name: &str) -> String {
    let segments: Vec<String> = name.split('.').map(identifier).collect();
    segments.join(".")
}

/// A name as in source: Unicode escapes for what is not ASCII (JLS 3.3). One that Java source cannot write
/// becomes another (R3.12).
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

fn push_unicode(letter: char, text: &mut String) {
    let mut units = [0u16; 2];
    for unit in letter.encode_utf16(&mut units) {
        let _ = write!(text, "\\u{unit:04x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r9_2_any_string_survives_as_ascii() {
        for (value, written) in [
            ("plain", r#""plain""#),
            ("q\"b\\s", r#""q\"b\\s""#),
            ("\n\r\t\0\x1b1", r#""\n\r\t\000\0331""#),
            ("\\u0022", r#""\\u0022""#),
            ("é😀", r#""\u00e9\ud83d\ude00""#),
        ] {
            assert_eq!(literal(value), written);
        }
    }
}
