//! The sentences that a tool's description takes from Javadoc (R3.3, R4.5, R7.9).
//!
//! The text is that of `Elements.getDocComment`: stars already removed, most lines beginning with a space. It is read
//! as the javadoc tool reads it (JDK 17 and later, Documentation Comment Specification), except as documented here.
//! Markdown comments (`///`, JDK 23 and later) arrive in the same way and are read as plain text: their markup is kept.
//!
//! All functions take time proportional to the text.

/// The longest HTML tag in bytes. In a longer one, `<` is an ordinary character.
const LONGEST_TAG: usize = 4_096;

/// The longest reference of a `{@link}`, in bytes, whose parentheses may contain blanks.
const LONGEST_REFERENCE: usize = 1_024;

/// HTML block elements: their tags separate words, those of inline elements do not.
const BLOCKS: &str = "article blockquote body br caption center dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol pre \
                      section table tbody td tfoot th tr ul";

/// Returns the first paragraph of a comment's main description: see [`Javadoc::first_paragraph`].
pub fn first_paragraph(doc: &str) -> Option<String> {
    Javadoc::read(doc).first_paragraph()
}

/// A comment, split into its description and its block tags.
#[derive(Clone, Debug)]
pub struct Javadoc<'a> {
    text: &'a str,
    /// The position of each `{` that has a matching `}`, ascending, and of that `}`.
    braces: Vec<(usize, usize)>,
    /// The start and end of each section: the description, then each block tag from its `@` on.
    sections: Vec<(usize, usize)>,
}

impl<'a> Javadoc<'a> {
    /// Splits a comment's text. An `@` begins a block tag if only white space precedes it on its line, except inside a
    /// complete inline tag or HTML comment.
    pub fn read(text: &'a str) -> Self {
        let mut javadoc = Self {
            text,
            braces: braces(text),
            sections: Vec::new(),
        };
        let mut start = 0;
        let mut at = 0;
        let mut line_begins = true;
        let mut comments = true;
        while let Some(byte) = javadoc.byte(at) {
            let mut next = at + 1;
            match byte {
                b'\n' | b'\r' => line_begins = true,
                b' ' | b'\t' | b'\x0c' => {}
                b'@' if line_begins => {
                    javadoc.sections.push((start, at));
                    start = at;
                    line_begins = false;
                }
                _ => {
                    line_begins = false;
                    if let Some(close) = javadoc.inline_tag_end(at) {
                        next = close + 1;
                    } else if comments && javadoc.rest(at).starts_with("<!--") {
                        match javadoc.comment_end(at, text.len()) {
                            Some(end) => next = end,
                            None => comments = false,
                        }
                    }
                }
            }
            at = next;
        }
        javadoc.sections.push((start, text.len()));
        javadoc
    }

    /// Returns the first paragraph of the description that has text, on one line. `None` if there is none.
    ///
    /// A paragraph ends at `<p>` or `</p>`, at an empty line, or with the description. Its text is converted:
    /// - White space, and tags of other block elements (`<li>`, `<br>`), become single blanks; a no-break space is
    ///   kept.
    /// - HTML tags and comments are dropped.
    /// - Entities are decoded once: those of HTML 4.01, the ASCII ones of HTML 5, decimal and hexadecimal ones. Others
    ///   stay as they are.
    /// - `{@code x}` and `{@literal x}` become `x`, unchanged except for line breaks.
    /// - `{@link X#y label}` and `{@linkplain X#y label}` become the label, else `X.y`, with parameter types if they
    ///   are written (`X.y(int)`), packages kept; `{@link #y}` becomes `y`.
    /// - `{@value X#Y}` becomes `X.Y`, since the value is unknown here; `{@value}` is dropped.
    /// - `{@return x}` becomes `Returns x.`, without a second full stop if `x` ends with one.
    /// - `{@index x …}` becomes `x`.
    /// - `{@inheritDoc}`, `{@docRoot}` and `{@snippet …}` are dropped.
    /// - Any other inline tag becomes its text, and one that is not closed stays as it is.
    pub fn first_paragraph(&self) -> Option<String> {
        let (start, end) = *self.sections.first()?;
        Paragraph::new(self, end).read(start)
    }

    /// Returns the first paragraph (as [`Javadoc::first_paragraph`] does) of the first `@param name` that has text.
    /// `None` if there is none. `@param <T>` belongs to a type parameter, so it is ignored for `T`.
    pub fn param(&self, name: &str) -> Option<String> {
        self.sections.iter().skip(1).find_map(|&(start, end)| {
            let section = self.text.get(start..end)?;
            let behind = section.strip_prefix("@param")?;
            let named = behind.trim_start_matches(is_blank);
            if named.len() == behind.len() {
                return None;
            }
            let text = named.strip_prefix(name)?;
            if text.is_empty() || !text.starts_with(is_blank) {
                return None;
            }
            Paragraph::new(self, end).read(end - text.len())
        })
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// Returns the text from `at` on; empty if `at` is inside a character.
    fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// Returns the text of a range; empty if the range is invalid.
    fn part(&self, start: usize, end: usize) -> &'a str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// Returns the position of the `}` of an inline tag that begins at `at`.
    fn inline_tag_end(&self, at: usize) -> Option<usize> {
        if self.byte(at) != Some(b'{') || self.byte(at + 1) != Some(b'@') {
            return None;
        }
        let index = self.braces.binary_search_by_key(&at, |&(open, _)| open).ok()?;
        self.braces.get(index).map(|&(_, close)| close)
    }

    /// Returns the end of an HTML comment that begins at `at`, if it ends before `end`.
    fn comment_end(&self, at: usize, end: usize) -> Option<usize> {
        let inside = at + "<!--".len();
        let length = self.part(inside, end).find("-->")?;
        Some(inside + length + "-->".len())
    }
}

/// Returns all pairs of braces, ordered by the opening one.
fn braces(text: &str) -> Vec<(usize, usize)> {
    let mut open = Vec::new();
    let mut pairs = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => open.push(at),
            b'}' => pairs.extend(open.pop().map(|start| (start, at))),
            _ => {}
        }
    }
    pairs.sort_unstable();
    pairs
}

/// Whether HTML and javadoc treat the character as white space.
fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\r' | '\x0c')
}

/// A paragraph that is being read.
struct Paragraph<'a> {
    doc: &'a Javadoc<'a>,
    /// The end of its section.
    end: usize,
    text: String,
    /// Whether a blank precedes the next character.
    blank: bool,
    /// Whether the paragraph has anything but white space.
    has_text: bool,
    /// The ends of the open inline tags, innermost last, each with whether a full stop follows its text.
    tags: Vec<(usize, bool)>,
}

impl<'a> Paragraph<'a> {
    fn new(doc: &'a Javadoc<'a>, end: usize) -> Self {
        Self {
            doc,
            end,
            text: String::new(),
            blank: false,
            has_text: false,
            tags: Vec::new(),
        }
    }

    /// Reads the first paragraph with text, from `start` on.
    fn read(mut self, start: usize) -> Option<String> {
        let mut at = start;
        let mut line_is_empty = false;
        let mut comments = true;
        while at < self.end {
            if let Some(&(close, is_sentence)) = self.tags.last()
                && close == at
            {
                self.tags.pop();
                self.close(is_sentence);
                at += 1;
                continue;
            }
            let Some(character) = self.doc.rest(at).chars().next() else {
                break;
            };
            let mut next = at + character.len_utf8();
            match character {
                '\n' | '\r' => {
                    if character == '\r' && self.doc.byte(next) == Some(b'\n') {
                        next += 1;
                    }
                    if line_is_empty && self.has_text && self.tags.is_empty() {
                        break;
                    }
                    line_is_empty = true;
                    self.push(' ');
                    at = next;
                    continue;
                }
                ' ' | '\t' | '\x0c' => {
                    self.push(' ');
                    at = next;
                    continue;
                }
                '{' => match self.doc.inline_tag_end(at) {
                    Some(close) => next = self.inline_tag(at, close),
                    None => self.push('{'),
                },
                '<' if comments && self.doc.rest(at).starts_with("<!--") => {
                    if let Some(end) = self.doc.comment_end(at, self.end) {
                        next = end;
                    } else {
                        comments = false;
                        self.push('<');
                    }
                }
                '<' => match HtmlTag::at(self.doc.part(at, self.end)) {
                    None => self.push('<'),
                    Some(tag) if tag.name.eq_ignore_ascii_case("p") => {
                        if self.has_text {
                            break;
                        }
                        next = at + tag.length;
                    }
                    Some(tag) => {
                        if BLOCKS.split(' ').any(|block| tag.name.eq_ignore_ascii_case(block)) {
                            self.push(' ');
                        }
                        next = at + tag.length;
                    }
                },
                '&' => match entity(self.doc.part(at, self.end)) {
                    Some((decoded, length)) => {
                        self.push(decoded);
                        next = at + length;
                    }
                    None => self.push('&'),
                },
                other => self.push(other),
            }
            line_is_empty = false;
            at = next;
        }
        while let Some((_, is_sentence)) = self.tags.pop() {
            self.close(is_sentence);
        }
        self.has_text.then_some(self.text)
    }

    /// Appends a character. White space is appended only when another character follows.
    fn push(&mut self, character: char) {
        if is_blank(character) {
            self.blank = true;
            return;
        }
        if std::mem::take(&mut self.blank) && !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push(character);
        self.has_text |= !character.is_whitespace();
    }

    fn push_all(&mut self, text: &str) {
        for character in text.chars() {
            self.push(character);
        }
    }

    /// Ends an inline tag whose text is part of the paragraph.
    fn close(&mut self, is_sentence: bool) {
        if is_sentence && !self.text.ends_with('.') {
            self.blank = false;
            self.push('.');
        }
    }

    /// Reads the inline tag from its `{` at `at` to its `}` at `close`, or its beginning if the rest is read as
    /// ordinary text. Returns the position after it.
    fn inline_tag(&mut self, at: usize, close: usize) -> usize {
        let inside = self.doc.part(at + "{@".len(), close);
        let name_length = inside
            .find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-' | '_')))
            .unwrap_or(inside.len());
        let (name, content) = inside.split_at_checked(name_length).unwrap_or((inside, ""));
        let behind_name = close - content.len();
        match name {
            "code" | "literal" => self.push_all(content.trim_matches(is_blank)),
            "link" | "linkplain" => {
                let reference = content.trim_start_matches(is_blank);
                let length = reference_length(reference);
                let (reference, label) = reference.split_at_checked(length).unwrap_or((reference, ""));
                let label = label.trim_start_matches(is_blank);
                if !label.is_empty() {
                    self.tags.push((close, false));
                    return close - label.len();
                }
                self.push_reference(reference);
            }
            "value" => {
                // JDK 20 added a format before the reference.
                let reference = content.trim_matches(is_blank).rsplit(is_blank).next();
                self.push_reference(reference.unwrap_or_default());
            }
            "index" => {
                let term = content.trim_start_matches(is_blank);
                let term = match term.strip_prefix('"') {
                    Some(quoted) => quoted.split('"').next(),
                    None => term.split(is_blank).next(),
                };
                self.push_all(term.unwrap_or_default());
            }
            "return" => {
                self.push_all("Returns ");
                self.tags.push((close, true));
                return behind_name;
            }
            "inheritDoc" | "docRoot" | "snippet" => {}
            _ => {
                self.tags.push((close, false));
                // The blanks between the name and its text are not part of either.
                return close - content.trim_start_matches(is_blank).len();
            }
        }
        close + 1
    }

    /// Appends a reference to an element as javadoc prints it, packages kept: `X#y(int)` as `X.y(int)`.
    fn push_reference(&mut self, reference: &str) {
        let reference = reference.trim_start_matches('#');
        let mut in_hashes = false;
        for character in reference.chars() {
            let hash = character == '#';
            if !hash {
                self.push(character);
            } else if !in_hashes {
                self.push('.');
            }
            in_hashes = hash;
        }
    }
}

/// Returns the length of the reference that `text` begins with. It ends at the first blank that is not inside closed
/// parentheses or angle brackets.
fn reference_length(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut first_blank = None;
    for (at, byte) in text.bytes().enumerate().take(LONGEST_REFERENCE) {
        match byte {
            b'(' | b'<' => depth += 1,
            b')' | b'>' => depth = depth.saturating_sub(1),
            b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' => {
                if depth == 0 {
                    return at;
                }
                first_blank.get_or_insert(at);
            }
            _ => {}
        }
    }
    if depth == 0 && text.len() <= LONGEST_REFERENCE {
        return text.len();
    }
    first_blank.or_else(|| text.find(is_blank)).unwrap_or(text.len())
}

/// An HTML tag, opening or closing.
struct HtmlTag<'a> {
    name: &'a str,
    /// The length from `<` to `>`, both included.
    length: usize,
}

impl<'a> HtmlTag<'a> {
    /// Reads the tag that `text` begins with.
    fn at(text: &'a str) -> Option<Self> {
        let behind = text.strip_prefix('<')?;
        let name = behind.strip_prefix('/').unwrap_or(behind);
        let name_length = name
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
            .unwrap_or(name.len());
        let name = name.get(..name_length)?;
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let mut quote = None;
        for (at, byte) in text.bytes().enumerate().take(LONGEST_TAG).skip(1) {
            match (quote, byte) {
                (Some(open), _) if byte == open => quote = None,
                (Some(_), _) => {}
                (None, b'"' | b'\'') => quote = Some(byte),
                (None, b'>') => {
                    return Some(Self { name, length: at + 1 });
                }
                (None, b'<') => return None,
                _ => {}
            }
        }
        None
    }
}

/// Reads the character entity that `text` begins with. Returns its character, and its length with `&` and `;`.
fn entity(text: &str) -> Option<(char, usize)> {
    // The longest name in the table has 16 letters; numbers may have leading zeros.
    let end = text.bytes().take(24).position(|byte| byte == b';')?;
    let name = text.get(1..end)?;
    let decoded = if let Some(number) = name.strip_prefix('#') {
        let (digits, radix) = match number.strip_prefix(['x', 'X']) {
            Some(digits) => (digits, 16),
            None => (number, 10),
        };
        if !digits.starts_with(|c: char| c.is_ascii_hexdigit()) {
            return None;
        }
        let code = u32::from_str_radix(digits, radix).ok()?;
        char::from_u32(code).filter(|&decoded| decoded != '\0')?
    } else {
        entities().find(|(known, _)| *known == name)?.1
    };
    Some((decoded, end + 1))
}

/// Returns the named character entities.
fn entities() -> impl Iterator<Item = (&'static str, char)> {
    let lines = include_str!("entities.txt").lines();
    lines.filter_map(|line| {
        let (name, code) = line.split_once(' ')?;
        Some((name, char::from_u32(u32::from_str_radix(code, 16).ok()?)?))
    })
}

#[cfg(test)]
mod tests;
