//! Splits Java source into tokens. The build script, which cuts the runtime helpers out of their sources, uses it, too.

/// A name, number, literal or comment, or one other character.
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    /// Whether it is an identifier or keyword.
    pub(super) is_name: bool,
    /// Whether a dot precedes it, so that it is a member of what is before the dot.
    pub(super) is_member: bool,
}

/// Returns the tokens of a source; together they are the source.
pub(super) fn tokens(source: &str) -> Vec<Token<'_>> {
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$' | '\\');
    let mut tokens = Vec::new();
    let mut rest = source;
    let mut is_member = false;
    while let Some(first) = rest.chars().next() {
        let length = if is_letter(first) {
            rest.find(|letter| !is_letter(letter))
        } else if matches!(first, '"' | '\'') {
            literal_end(rest, first)
        } else if rest.starts_with("//") {
            rest.find('\n')
        } else if rest.starts_with("/*") {
            rest.find("*/").map(|end| end.saturating_add(2))
        } else {
            Some(first.len_utf8())
        };
        let (text, after) = rest
            .split_at_checked(length.unwrap_or(rest.len()))
            .unwrap_or((rest, ""));
        tokens.push(Token {
            text,
            is_name: is_letter(first) && !first.is_ascii_digit(),
            is_member,
        });
        is_member = text == "." || (is_member && text.trim().is_empty());
        rest = after;
    }
    tokens
}

/// Whether the name is written as that of a class: `ArgumentError`, but not `MOST_DIGITS`.
pub(super) fn is_class(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
        && name.contains(|letter: char| letter.is_ascii_lowercase())
}

/// Returns where the literal that the text begins with ends.
fn literal_end(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    for (position, letter) in text.char_indices().skip(1) {
        if !is_escaped && letter == quote {
            return Some(position.saturating_add(1));
        }
        is_escaped = !is_escaped && letter == '\\';
    }
    None
}
