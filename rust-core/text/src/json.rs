//! JSON text (RFC 8259), read and written without losing anything: order, digits, characters and positions.

use std::collections::BTreeMap;
use std::fmt;

use crate::numbers::Decimal;
use crate::strings::clipped;

/// The deepest nesting of arrays and objects in text that is read. Jackson's own limit is 1,000.
pub const MAX_DEPTH: usize = 256;

/// A JSON value. Objects keep the order of their members; those of a [`Document`] have no key twice.
///
/// A value that is read nests at most [`MAX_DEPTH`] levels (R4.6, R4.10), and only such values are compared in full.
/// The schema of a type nests about 1,000 levels at most: 250 types of up to three levels each (R7.5), with a value
/// that was read inside. The recursive code that the compiler generates for dropping fits a stack of 256 KiB at that
/// depth, even without optimization. A derived `Clone` would not, so `clone` uses a stack of its own (R10.1), as
/// writing does.
#[derive(Debug, PartialEq, Eq)]
pub enum Json {
    Null,
    Bool(bool),
    /// A number, digits as written.
    Number(Number),
    /// A string. A Rust string has no lone surrogates, so it can always be sent.
    String(String),
    Array(Vec<Json>),
    /// An object: its members in order.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Returns the text of a string.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the items of an array.
    pub fn as_array(&self) -> Option<&[Json]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// Returns the members of an object.
    pub fn as_object(&self) -> Option<&[(String, Json)]> {
        match self {
            Self::Object(members) => Some(members),
            _ => None,
        }
    }

    /// Returns an object with these members.
    pub fn object(members: Vec<(&str, Json)>) -> Self {
        let members = members.into_iter().map(|(key, value)| (key.to_owned(), value));
        Self::Object(members.collect())
    }

    /// Returns the member of an object that has this name.
    pub fn member(&self, name: &str) -> Option<&Json> {
        let mut members = self.as_object()?.iter();
        members.find(|(own, _)| own == name).map(|(_, value)| value)
    }

    /// Returns the member of an object that has this name, to change it.
    pub fn member_mut(&mut self, name: &str) -> Option<&mut Json> {
        let Self::Object(members) = self else { return None };
        members.iter_mut().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    /// Returns the kind of the value for messages: "a string", "null".
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(true) => "true",
            Self::Bool(false) => "false",
            Self::Number(_) => "a number",
            Self::String(_) => "a string",
            Self::Array(_) => "an array",
            Self::Object(_) => "an object",
        }
    }

    /// Returns the item of an array, or the member of an object with its key, at this position.
    pub fn part(&self, position: usize) -> Option<(Option<&str>, &Json)> {
        match self {
            Self::Array(items) => items.get(position).map(|item| (None, item)),
            Self::Object(members) => members.get(position).map(|(key, member)| (Some(key.as_str()), member)),
            _ => None,
        }
    }

    /// Returns the items of an array, or the members of an object with their keys.
    pub fn parts(&self) -> impl Iterator<Item = (Option<&str>, &Json)> {
        (0..).map_while(|position| self.part(position))
    }

    /// Counts the values at any depth, this one included.
    pub fn values(&self) -> usize {
        let mut values: usize = 0;
        let mut open = vec![self];
        while let Some(json) = open.pop() {
            values = values.saturating_add(1);
            open.extend(json.parts().map(|(_, part)| part));
        }
        values
    }

    /// Returns the JSON text without white space. Characters beyond ASCII are not escaped.
    pub fn to_text(&self) -> String {
        write(self, false)
    }

    /// Returns the JSON text over several lines: one member or element a line, two spaces a level, no line feed at the
    /// end. Characters beyond ASCII are not escaped.
    pub fn to_lines(&self) -> String {
        write(self, true)
    }

    /// Returns the members of an object, an empty list for any other value.
    pub fn into_members(self) -> Vec<(String, Json)> {
        match self {
            Self::Object(members) => members,
            _ => Vec::new(),
        }
    }
}

impl Clone for Json {
    fn clone(&self) -> Self {
        let mut root = Self::Null;
        let mut open = vec![(self, &mut root)];
        while let Some((from, to)) = open.pop() {
            *to = match from {
                Self::Null => Self::Null,
                Self::Bool(value) => Self::Bool(*value),
                Self::Number(number) => Self::Number(number.clone()),
                Self::String(text) => Self::String(text.clone()),
                Self::Array(items) => Self::Array(items.iter().map(|_| Self::Null).collect()),
                Self::Object(members) => {
                    Self::Object(members.iter().map(|(key, _)| (key.clone(), Self::Null)).collect())
                }
            };
            match (from, to) {
                (Self::Array(items), Self::Array(copies)) => open.extend(items.iter().zip(copies)),
                (Self::Object(members), Self::Object(copies)) => {
                    let copies = copies.iter_mut().map(|(_, copy)| copy);
                    open.extend(members.iter().map(|(_, member)| member).zip(copies));
                }
                _ => {}
            }
        }
        root
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::String(text.to_owned())
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Json {
    fn from(number: i64) -> Self {
        Self::Number(Number(number.to_string()))
    }
}

impl From<u64> for Json {
    fn from(number: u64) -> Self {
        Self::Number(Number(number.to_string()))
    }
}

/// A JSON number of any size, digits as written: `1.50` stays `1.50`. Two numbers are equal if they are written alike;
/// to compare values, compare their [`decimals`](Number::decimal).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number(String);

impl Number {
    /// Returns the number if the whole text is a JSON number that a `BigDecimal` can hold.
    pub fn parse(text: &str) -> Option<Self> {
        Decimal::parse_json(text).ok().map(|_| Self(text.to_owned()))
    }

    /// Returns the number as written.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns the exact value. Never `None`, since a `Number` is only made from text that can be read.
    pub fn decimal(&self) -> Option<Decimal> {
        Decimal::parse_json(&self.0).ok()
    }

    /// Whether the value is whole, however it is written: `5.0` and `1e3` are (JSON Schema 2020-12 core §4.2.3).
    pub fn is_integer_valued(&self) -> bool {
        self.decimal().is_some_and(|decimal| decimal.is_integer())
    }
}

impl From<&Decimal> for Number {
    fn from(decimal: &Decimal) -> Self {
        Self(decimal.to_json())
    }
}

/// A position in a text, counted for people. `\n`, `\r` and `\r\n` each end a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The number of UTF-16 units before it: the argument of `String.charAt`.
    pub offset: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters: an emoji is one.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A value that was read, and the place of each of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The value.
    pub root: Json,
    /// The value's place; has the same shape as the value.
    pub place: Place,
}

/// The place of a value that was read, and of all values in it; at most [`MAX_DEPTH`] deep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The start of the key (its quote), if the value is a member of an object.
    pub key: Option<Position>,
    pub value: Position,
    /// The places of the items or members, in order; empty for other values.
    pub parts: Vec<Place>,
}

impl Place {
    /// Returns the start of the key, or of the value if there is no key. Messages about a member point there.
    pub fn start(&self) -> Position {
        self.key.unwrap_or(self.value)
    }
}

/// The reason why a text is not JSON.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind} ({position})")]
pub struct ReadError {
    /// The problem; displays as a clause without position.
    pub kind: ReadErrorKind,
    pub position: Position,
}

impl ReadError {
    fn new(kind: ReadErrorKind, position: Position) -> Self {
        Self { kind, position }
    }
}

/// A problem of JSON text. Only the first problem of a text is reported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadErrorKind {
    /// Something else is expected here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// The expected text: "',' or '}' after a member".
        expected: &'static str,
        /// The text found, quoted, at most 20 characters of it.
        found: String,
    },
    /// A second value, or anything else but white space, after the value.
    #[error("unexpected text after the JSON value: {found}")]
    TrailingText {
        /// That text, quoted, at most 20 characters of it.
        found: String,
    },
    /// A key that its object already has. The position is that of the second one.
    #[error("the key \"{key}\" is repeated (first at {first})")]
    RepeatedKey { key: String, first: Position },
    /// An escape of half a surrogate pair. It is not a character, so it cannot be sent as JSON (R9.2).
    #[error("{escape} is a lone surrogate, which is no character")]
    LoneSurrogate {
        /// The escape as written, backslash included.
        escape: String,
    },
    /// A backslash that does not begin one of JSON's escapes.
    #[error("'{escape}' is not a JSON escape")]
    BadEscape {
        /// The escape as far as it could be read, backslash included.
        escape: String,
    },
    /// A control character, line ends included, inside a string.
    #[error("U+{code:04X} must be escaped inside a string{}", control_hint(*.code))]
    ControlCharacter {
        /// The character's code, below 32.
        code: u32,
    },
    /// A string without an end. The position is its start.
    #[error("the string that begins here is not closed")]
    UnclosedString,
    /// `01`: RFC 8259 §6 does not allow leading zeros.
    #[error("a number must not begin with 0 and another digit")]
    LeadingZero,
    /// `1e9999999999`: generated code could not construct it (R4.6).
    #[error("the number {number} is beyond what a java.math.BigDecimal holds")]
    NumberOutOfRange {
        /// The number, at most 60 characters of it.
        number: String,
    },
    /// Arrays and objects are nested deeper than [`MAX_DEPTH`].
    #[error("arrays and objects are nested more than {} deep", MAX_DEPTH)]
    TooDeep,
}

/// Returns how a common control character is escaped.
fn control_hint(code: u32) -> &'static str {
    match code {
        9 => " as \\t",
        10 => " as \\n",
        13 => " as \\r",
        _ => "",
    }
}

/// Reads one JSON value with white space around it. Takes time proportional to the text, times the logarithm of an
/// object's size.
///
/// # Errors
/// The first problem: text that is not JSON, a repeated key, a lone surrogate, nesting deeper than [`MAX_DEPTH`].
pub fn read(text: &str) -> Result<Document, ReadError> {
    let mut reader = JsonText {
        rest: text,
        position: Position {
            offset: 0,
            line: 1,
            column: 1,
        },
    };
    let (root, place) = reader.value()?;
    reader.skip_blanks();
    match reader.peek() {
        None => Ok(Document { root, place }),
        Some(_) => reader.error(ReadErrorKind::TrailingText { found: reader.found() }),
    }
}

/// An array or object that is being read.
struct OpenContainer {
    /// The array or object so far.
    json: Json,
    place: Place,
    /// The keys of an object, with their positions.
    keys: BTreeMap<String, Position>,
    /// The key of the member whose value comes next, and its position.
    key: Option<(String, Position)>,
}

impl OpenContainer {
    /// Adds the next item, or the value of the next member.
    fn add(&mut self, (json, mut place): (Json, Place)) {
        match (&mut self.json, self.key.take()) {
            (Json::Object(members), Some((key, position))) => {
                members.push((key, json));
                place.key = Some(position);
            }
            (Json::Array(items), _) => items.push(json),
            _ => {}
        }
        self.place.parts.push(place);
    }
}

/// A reader that consumes the front of `rest`.
struct JsonText<'a> {
    rest: &'a str,
    position: Position,
}

impl<'a> JsonText<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes one character.
    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next()?;
        self.rest = chars.as_str();
        self.position.offset += next.len_utf16();
        if next == '\n' || (next == '\r' && self.peek() != Some('\n')) {
            self.position.line += 1;
            self.position.column = 1;
        } else {
            self.position.column += 1;
        }
        Some(next)
    }

    /// Takes the next character if it is `wanted`.
    fn eat(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.bump();
        }
        there
    }

    fn skip_blanks(&mut self) {
        while let Some(' ' | '\t' | '\n' | '\r') = self.peek() {
            self.bump();
        }
    }

    /// Returns the letters and digits at the position.
    fn word(&self) -> &'a str {
        let end = self.rest.find(|c: char| !c.is_alphanumeric());
        self.rest.get(..end.unwrap_or(self.rest.len())).unwrap_or_default()
    }

    /// Describes the text at the position for a message: a word, a character, or the end.
    fn found(&self) -> String {
        let Some(first) = self.peek() else {
            return "the end of the text".to_owned();
        };
        if first.is_control() || first.is_whitespace() || first == '\u{feff}' {
            return format!("U+{:04X}", u32::from(first));
        }
        let word = match self.word() {
            "" => self.rest.get(..first.len_utf8()).unwrap_or_default(),
            word => word,
        };
        format!("'{}'", clipped(word, 20))
    }

    fn expected<T>(&self, expected: &'static str) -> Result<T, ReadError> {
        let found = self.found();
        self.error(ReadErrorKind::Expected { expected, found })
    }

    fn error<T>(&self, kind: ReadErrorKind) -> Result<T, ReadError> {
        Err(ReadError::new(kind, self.position))
    }

    /// Reads a value with a stack of its own.
    fn value(&mut self) -> Result<(Json, Place), ReadError> {
        let mut open: Vec<OpenContainer> = Vec::new();
        let mut wanted = "a JSON value";
        loop {
            self.skip_blanks();
            let place = Place {
                key: None,
                value: self.position,
                parts: Vec::new(),
            };
            let mut complete = match self.peek() {
                None => return self.expected(wanted),
                Some('{' | '[') if open.len() >= MAX_DEPTH => {
                    return self.error(ReadErrorKind::TooDeep);
                }
                Some(bracket @ ('{' | '[')) => {
                    self.bump();
                    self.skip_blanks();
                    let (json, close) = match bracket {
                        '{' => (Json::Object(Vec::new()), '}'),
                        _ => (Json::Array(Vec::new()), ']'),
                    };
                    if !self.eat(close) {
                        let mut container = OpenContainer {
                            json,
                            place,
                            keys: BTreeMap::new(),
                            key: None,
                        };
                        wanted = self.begin_part(&mut container, "a value or ']'", "a key in double quotes or '}'")?;
                        open.push(container);
                        continue;
                    }
                    (json, place)
                }
                Some(_) => (self.scalar(wanted)?, place),
            };
            // Closes each array or object that ends here.
            wanted = loop {
                let Some(mut container) = open.pop() else {
                    return Ok(complete);
                };
                container.add(complete);
                self.skip_blanks();
                if self.eat(',') {
                    self.skip_blanks();
                    let wanted =
                        self.begin_part(&mut container, "a value after ','", "a key in double quotes after ','")?;
                    open.push(container);
                    break wanted;
                }
                let (close, expected) = match &container.json {
                    Json::Object(_) => ('}', "',' or '}' after a member"),
                    _ => (']', "',' or ']' after an item"),
                };
                if !self.eat(close) {
                    return self.expected(expected);
                }
                complete = (container.json, container.place);
            };
        }
    }

    /// Reads the key of an object's next member and the colon after it. Returns the text that is expected next.
    ///
    /// - `item`: the expected text if the container is an array
    /// - `key`: the expected text if there is no key
    fn begin_part(
        &mut self,
        container: &mut OpenContainer,
        item: &'static str,
        key: &'static str,
    ) -> Result<&'static str, ReadError> {
        if matches!(container.json, Json::Array(_)) {
            return Ok(item);
        }
        let position = self.position;
        if self.peek() != Some('"') {
            return self.expected(key);
        }
        let key = self.string()?;
        if let Some(first) = container.keys.insert(key.clone(), position) {
            return Err(ReadError::new(ReadErrorKind::RepeatedKey { key, first }, position));
        }
        self.skip_blanks();
        if !self.eat(':') {
            return self.expected("':' after a key");
        }
        container.key = Some((key, position));
        Ok("a value after ':'")
    }

    /// Reads a string, number, boolean or null.
    fn scalar(&mut self, wanted: &'static str) -> Result<Json, ReadError> {
        match self.peek() {
            Some('"') => self.string().map(Json::String),
            Some('-' | '0'..='9') => self.number().map(Json::Number),
            _ => {
                let word = self.word();
                let json = match word {
                    "true" => Json::Bool(true),
                    "false" => Json::Bool(false),
                    "null" => Json::Null,
                    _ => return self.expected(wanted),
                };
                for _ in word.chars() {
                    self.bump();
                }
                Ok(json)
            }
        }
    }

    fn number(&mut self) -> Result<Number, ReadError> {
        let start = self.position;
        let text = self.rest;
        self.eat('-');
        let zero = self.peek() == Some('0');
        let whole = self.digits("a digit after '-'")?;
        if zero && whole > 1 {
            return Err(ReadError::new(ReadErrorKind::LeadingZero, start));
        }
        if self.eat('.') {
            self.digits("a digit after '.'")?;
        }
        if self.eat('e') || self.eat('E') {
            if !self.eat('+') {
                self.eat('-');
            }
            self.digits("a digit of the exponent")?;
        }
        let length = text.len() - self.rest.len();
        let written = text.get(..length).unwrap_or_default();
        Number::parse(written).ok_or_else(|| {
            let number = clipped(written, 60);
            ReadError::new(ReadErrorKind::NumberOutOfRange { number }, start)
        })
    }

    /// Takes ASCII digits, at least one, and counts them.
    fn digits(&mut self, wanted: &'static str) -> Result<usize, ReadError> {
        let mut count = 0;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.bump();
            count += 1;
        }
        if count == 0 { self.expected(wanted) } else { Ok(count) }
    }

    /// Reads a string, beginning at its opening quote.
    fn string(&mut self) -> Result<String, ReadError> {
        let start = self.position;
        self.bump();
        let mut text = String::new();
        loop {
            let position = self.position;
            match self.bump() {
                None => return Err(ReadError::new(ReadErrorKind::UnclosedString, start)),
                Some('"') => return Ok(text),
                Some('\\') => {
                    let escaped = self.escape().map_err(|kind| ReadError::new(kind, position))?;
                    text.push(escaped);
                }
                Some(control) if control < ' ' => {
                    let kind = ReadErrorKind::ControlCharacter { code: control.into() };
                    return Err(ReadError::new(kind, position));
                }
                Some(other) => text.push(other),
            }
        }
    }

    /// Reads the rest of an escape, after the backslash.
    fn escape(&mut self) -> Result<char, ReadErrorKind> {
        match self.bump() {
            Some(plain @ ('"' | '\\' | '/')) => Ok(plain),
            Some('b') => Ok('\u{8}'),
            Some('f') => Ok('\u{c}'),
            Some('n') => Ok('\n'),
            Some('r') => Ok('\r'),
            Some('t') => Ok('\t'),
            Some('u') => {
                let (unit, escape) = self.unicode_escape()?;
                if let Some(character) = char::from_u32(unit) {
                    return Ok(character);
                }
                let lone = ReadErrorKind::LoneSurrogate { escape };
                if unit >= 0xDC00 || !self.rest.starts_with("\\u") {
                    return Err(lone);
                }
                self.bump();
                self.bump();
                let (low, _) = self.unicode_escape()?;
                char::decode_utf16([unit, low].map(|unit| u16::try_from(unit).unwrap_or_default()))
                    .next()
                    .and_then(Result::ok)
                    .ok_or(lone)
            }
            other => Err(ReadErrorKind::BadEscape {
                escape: other.map_or("\\".to_owned(), |c| format!("\\{c}")),
            }),
        }
    }

    /// Reads the four digits after `\u`. Returns the UTF-16 unit, and the escape as written.
    fn unicode_escape(&mut self) -> Result<(u32, String), ReadErrorKind> {
        let mut escape = "\\u".to_owned();
        let mut unit = 0;
        for _ in 0..4 {
            let Some(digit) = self.peek().and_then(|c| c.to_digit(16)) else {
                return Err(ReadErrorKind::BadEscape { escape });
            };
            escape.extend(self.bump());
            unit = unit * 16 + digit;
        }
        Ok((unit, escape))
    }
}

/// Returns a string as JSON. Escapes the characters that RFC 8259 §7 requires.
fn quoted(string: &str) -> String {
    // A string can always be written.
    serde_json::to_string(string).unwrap_or_default()
}

/// Writes the value with a stack of its own: any depth is possible.
///
/// - `lines`: whether each member and element is on a line of its own
fn write(json: &Json, lines: bool) -> String {
    let mut text = String::new();
    // The arrays and objects around the next value, each with the position of its next part.
    let mut open: Vec<(&Json, usize)> = Vec::new();
    let mut next = Some(json);
    loop {
        match next {
            None => {}
            Some(Json::Null) => text.push_str("null"),
            Some(Json::Bool(value)) => text.push_str(if *value { "true" } else { "false" }),
            Some(Json::Number(number)) => text.push_str(number.text()),
            Some(Json::String(string)) => text.push_str(&quoted(string)),
            Some(array @ Json::Array(_)) => {
                text.push('[');
                open.push((array, 0));
            }
            Some(object @ Json::Object(_)) => {
                text.push('{');
                open.push((object, 0));
            }
        }
        let mut level = open.len();
        let Some((around, position)) = open.last_mut() else {
            return text;
        };
        let part = around.part(*position);
        if part.is_none() {
            level = level.saturating_sub(1);
        } else if *position > 0 {
            text.push(',');
        }
        if lines && (part.is_some() || *position > 0) {
            text.push('\n');
            text.push_str(&"  ".repeat(level));
        }
        *position = position.saturating_add(1);
        match part {
            Some((Some(key), _)) => {
                text.push_str(&quoted(key));
                text.push_str(if lines { ": " } else { ":" });
            }
            Some((None, _)) => {}
            None => {
                text.push(if matches!(around, Json::Array(_)) { ']' } else { '}' });
                open.pop();
            }
        }
        next = part.map(|(_, value)| value);
    }
}

#[cfg(test)]
mod tests;
