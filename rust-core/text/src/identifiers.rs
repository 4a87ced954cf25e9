//! The names that Java source can contain (JLS 3.8, 3.9): the only check before a name of a request is written into
//! source (R3.12).
//!
//! Class files of other languages have names of almost any characters. The request lists the names with characters
//! beyond ASCII that are not identifiers, since that depends on the compiler's version of Unicode.

use std::borrow::Cow;

/// Keywords and literals.
const RESERVED: &str = "_ abstract assert boolean break byte case catch char class const continue default do \
                        double else enum extends false final finally float for goto if implements import \
                        instanceof int interface long native new null package private protected public return \
                        short static strictfp super switch synchronized this throw throws transient true try void \
                        volatile while";

/// Identifiers that cannot name a type.
const NO_TYPES: &[&str] = &["permits", "record", "sealed", "var", "yield"];

/// Whether Java source can name the type, the types around it and their package.
pub fn is_type_name(package: &str, path: &[String]) -> bool {
    let is_type = |name: &String| is_identifier(name) && !NO_TYPES.contains(&name.as_str());
    path.iter().all(is_type) && (package.is_empty() || package.split('.').all(is_identifier))
}

/// Whether the name is not reserved, and all its ASCII characters are allowed in identifiers.
pub fn is_identifier(name: &str) -> bool {
    let has_letters = name.chars().all(is_part) && !name.starts_with(|first: char| first.is_ascii_digit());
    has_letters && !name.is_empty() && !RESERVED.split(' ').any(|word| word == name)
}

fn is_part(letter: char) -> bool {
    !letter.is_ascii() || letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$')
}

/// Returns the name if Java source can contain it, else a replacement, so that no name adds other tokens to the source.
pub fn written(name: &str) -> Cow<'_, str> {
    if is_identifier(name) {
        return Cow::Borrowed(name);
    }
    let mut text: String = name
        .chars()
        .map(|letter| if is_part(letter) { letter } else { '_' })
        .collect();
    if !is_identifier(&text) {
        text.insert(0, '_');
    }
    if !is_identifier(&text) {
        text.push('_');
    }
    Cow::Owned(text)
}
