//! The one place that writes Java's literals and tokens (R9.2): what comes out is ASCII.

use std::fmt::Write;

use crate::identifiers;

/// The most UTF-16 units in one string literal: at three bytes each they stay below the 65,535 bytes of a class
/// file's constant (JVMS 4.4.7).
const LONGEST_LITERAL: usize = 20_000;

/// A string expression: one literal, or a call of the rule `joined`.
pub(crate) fn string(value: &str) -> String {
    if value.len() <= LONGEST_LITERAL {
        return literal(value);
    }
    let mut parts: Vec<String> = Vec::new();
    let mut rest = value;
    while !rest.is_empty() {
        let mut end = rest.len().min(LONGEST_LITERAL);
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (part, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
        parts.push(literal(part));
        rest = behind;
    }
    format!("joined({})", parts.join(", "))
}

/// One string literal.
pub(crate) fn literal(value: &str) -> String {
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

/// A package's name as it stands in source.
pub(crate) fn package(name: &str) -> String {
    let segments: Vec<String> = name.split('.').map(identifier).collect();
    segments.join(".")
}

/// An enum constant, by its name unless Java source cannot write that (R3.12).
pub(crate) fn constant(java: &str, name: &str, writable: bool) -> String {
    if writable {
        format!("{java}.{}", identifier(name))
    } else {
        format!("{java}.valueOf({})", string(name))
    }
}

/// A name as it stands in source: Unicode escapes for what is not ASCII (JLS 3.3). One that Java source cannot write
/// becomes another (R3.12).
pub(crate) fn identifier(name: &str) -> String {
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

/// Text split into Java's tokens as far as names matter: each piece is an identifier or what stands between two.
/// Strings, characters and comments are never identifiers.
pub(crate) fn pieces(source: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = source;
    let mut after_dot = false;
    while let Some(first) = rest.chars().next() {
        let (length, is_name) = if first.is_alphabetic() || first == '_' || first == '$' {
            (
                rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'))
                    .unwrap_or(rest.len()),
                true,
            )
        } else if first.is_ascii_digit() {
            (
                rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'))
                    .unwrap_or(rest.len()),
                false,
            )
        } else if first == '"' || first == '\'' {
            (quoted(rest, first), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
        } else if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else {
            (first.len_utf8(), false)
        };
        let (text, behind) = rest.split_at_checked(length).unwrap_or((rest, ""));
        pieces.push(Piece {
            text,
            is_name: is_name && !after_dot,
        });
        after_dot = text == "." || (after_dot && text.trim().is_empty());
        rest = behind;
    }
    pieces
}

/// The names among the pieces that stand before a parenthesis: of methods that are called, and of what is made.
pub(crate) fn called<'t>(pieces: &[Piece<'t>]) -> impl Iterator<Item = &'t str> {
    pieces.windows(2).filter_map(|pair| match pair {
        [name, next] if name.is_name && next.text == "(" => Some(name.text),
        _ => None,
    })
}

/// The length of a string or character literal at the start of `rest`.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return at + letter.len_utf8();
        }
    }
    rest.len()
}

/// A part of Java source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piece<'t> {
    pub(crate) text: &'t str,
    /// An identifier or keyword that no dot precedes.
    pub(crate) is_name: bool,
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
            assert_eq!(string(value), written);
        }
    }

    #[test]
    fn r9_2_a_text_longer_than_a_constant_is_joined_from_parts() {
        let long = "ä".repeat(LONGEST_LITERAL);
        let written = string(&long);
        assert!(written.starts_with("joined(\""));
        assert_eq!(written.matches("\\u00e4").count(), LONGEST_LITERAL);
    }

    #[test]
    fn names_are_told_from_members_strings_and_comments() {
        let names: Vec<&str> = pieces("a.b(\"c\", 'd', 1e5, x_1 /* e */ . f); // g")
            .into_iter()
            .filter(|piece| piece.is_name)
            .map(|piece| piece.text)
            .collect();
        assert_eq!(names, ["a", "x_1"]);
    }
}
