//! Constant expressions: strings of any length, and enum constants.

use super::code::{Code, Piece, code};
use super::java_text;
use super::runtime_helpers::Helper;

/// The most UTF-16 units in one string literal. A unit takes at most three bytes, and a class file's constant has at
/// most 65,535 (JVMS 4.4.7).
const LONGEST_LITERAL: usize = 20_000;

/// Returns a string expression: one literal, or a call of the helper `joined`.
pub(super) fn string(value: &str) -> Code {
    if value.len() <= LONGEST_LITERAL {
        return code![java_text::literal(value)];
    }
    let mut parts: Vec<String> = Vec::new();
    let mut rest = value;
    while !rest.is_empty() {
        let mut end = rest.len().min(LONGEST_LITERAL);
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (part, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
        parts.push(java_text::literal(part));
        rest = behind;
    }
    code![Helper::joined, "(", parts.join(", "), ")"]
}

/// Returns the expression for an enum constant: its name, or a call of `valueOf` if Java source cannot write the name
/// (R3.12).
pub(super) fn constant(java: impl Piece, name: &str, writable: bool) -> Code {
    if writable {
        code![java, ".", java_text::identifier(name)]
    } else {
        code![java, ".valueOf(", string(name), ")"]
    }
}
