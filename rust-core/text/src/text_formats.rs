//! The text formats of the JDK types that Jackson reads from strings, as far as they can be checked at compile time
//! (R4.6).
//!
//! The grammars are those of the types' own `parse` methods (`java.time.format.DateTimeFormatter.ISO_*`,
//! `UUID.fromString` in its full length, `Duration.parse`, `Period.parse`), which Jackson's deserializers call.

/// The format of a default of a JDK type that is not a scalar (R4.6), as the column `default` of the table of JDK types
/// names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grammar {
    /// JSON text with a valid value for each element or member.
    Json,
    JsonInteger,
    /// Any text. Whether it is valid depends on the JDK's tables or on the machine.
    Text,
    Uuid,
    Uri,
    Url,
    Date,
    TimeLocal,
    TimeOffset,
    DateTimeLocal,
    DateTimeOffset,
    DateTimeZone,
    /// A date with an optional time, and with an optional offset after the time.
    DateOptionalTime,
    Duration,
    Period,
    YearMonth,
    MonthDay,
    Zone,
    ZoneOffset,
    /// Three capital letters.
    Currency,
}

impl Grammar {
    /// Whether the text has this format. Always true for formats of other JSON values.
    pub fn takes(self, text: &str) -> bool {
        match self {
            Self::Zone => !text.trim().is_empty(),
            Self::Uri => is_uri(text),
            Self::Url => is_uri(text) && text.contains(':'),
            _ => self.expression().is_none_or(|expression| {
                let expression = regex_lite::Regex::new(&format!("^(?:{expression})$"));
                expression.is_ok_and(|own| own.is_match(text)) && !is_no_leap_day(text)
            }),
        }
    }

    /// Whether it is a grammar of numbers.
    pub fn is_number(self) -> bool {
        self == Self::JsonInteger
    }

    /// Returns the regular expression of its texts, in which each year is a leap year; `None` if it has none.
    fn expression(self) -> Option<String> {
        let date = format!("{YEAR}-{MONTH_DAY}");
        Some(match self {
            Self::Uuid => "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}".to_owned(),
            Self::Date => date,
            Self::TimeLocal => format!("{TIME}{DROPPED_OFFSET}?"),
            Self::TimeOffset => format!("{TIME}{OFFSET}"),
            Self::DateTimeLocal => format!("{date}[Tt]{TIME}{DROPPED_OFFSET}?"),
            Self::DateTimeOffset => format!("{date}[Tt]({TIME}|{LEAP_SECOND}){OFFSET}"),
            Self::DateTimeZone => format!(r"{date}[Tt]{TIME}{OFFSET}(\[.+\])?"),
            Self::DateOptionalTime => format!("{date}([Tt]({TIME}|{LEAP_SECOND}){DATE_OFFSET}?)?"),
            Self::YearMonth => format!("{YEAR}-(0[1-9]|1[0-2])"),
            Self::MonthDay => format!("--{MONTH_DAY}"),
            Self::Duration => {
                let days = amount("Dd");
                let times = some_of([amount("Hh"), amount("Mm"), "[-+]?[0-9]+([.,][0-9]*)?[Ss]".to_owned()]);
                format!("[-+]?[Pp]({}|{days}|({days})?[Tt]{times})", amount("Ww"))
            }
            Self::Period => format!("[-+]?[Pp]{}", some_of(["Yy", "Mm", "Ww", "Dd"].map(amount))),
            Self::ZoneOffset => OFFSET.to_owned(),
            Self::Currency => "[A-Z]{3}".to_owned(),
            _ => return None,
        })
    }
}

/// A year of four digits, or of more with a sign.
const YEAR: &str = "([+-][0-9]{4,9}|[0-9]{4})";

/// A month and a day of it, in a leap year.
const MONTH_DAY: &str =
    "((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))";

const TIME: &str = r"([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?";

/// A second that `Instant` and `Date` read as the one before or after it.
const LEAP_SECOND: &str = r"([01][0-9]|2[0-3]):[0-5][0-9]:60(\.[0-9]{1,9})?";

const OFFSET: &str = "([Zz]|[+-](0[0-9]|1[0-8])(:[0-5][0-9](:[0-5][0-9])?)?)";

/// The offset of a `Date`, which can be larger than those of java.time.
const DATE_OFFSET: &str = "([Zz]|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)";

/// The offset of a local time, which is dropped: that of RFC 3339 can be larger than Java's.
const DROPPED_OFFSET: &str = "([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])";

/// Returns the expression of a whole number with one of these units.
fn amount(units: &str) -> String {
    format!("[-+]?[0-9]+[{units}]")
}

/// Returns the expression of parts in this order, of which at least one is there.
fn some_of<const N: usize>(parts: [String; N]) -> String {
    let joined = parts
        .into_iter()
        .rev()
        .reduce(|rest, part| format!("{part}({rest})?|{rest}"));
    format!("({})", joined.unwrap_or_default())
}

/// Whether the text begins with 29 February of a year that has no such day.
fn is_no_leap_day(text: &str) -> bool {
    let year = text.split_once("-02-29").map(|(year, _)| year.trim_start_matches('+'));
    let year = year.and_then(|year| year.parse::<i64>().ok());
    year.is_some_and(|year| year % 4 != 0 || (year % 100 == 0 && year % 400 != 0))
}

/// Whether the text is base64 as in RFC 4648 §4, with padding.
pub fn is_base64(text: &str) -> bool {
    let body = text.trim_end_matches('=');
    text.len().is_multiple_of(4)
        && text.len() - body.len() <= 2
        && body
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'))
}

/// Whether the text has no character that RFC 3986 forbids everywhere in a URI; `java.net.URI` checks the rest.
fn is_uri(text: &str) -> bool {
    !text
        .chars()
        .any(|letter| letter.is_whitespace() || letter.is_control() || "\"<>\\^`{|}".contains(letter))
}

/// A part of a pattern of dates and times (`java.time.format.DateTimeFormatter`, `java.text.SimpleDateFormat`).
enum PatternPart {
    /// A letter, and how often it is repeated.
    Field(char, usize),
    /// Text as it is.
    Text(char),
    /// The start or end of an optional section.
    Bracket(char),
}

/// Returns the parts of a pattern; `None` if a quotation does not end.
fn parts(pattern: &str) -> Option<Vec<PatternPart>> {
    let mut parts = Vec::new();
    let mut letters = pattern.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\'' if letters.next_if_eq(&'\'').is_some() => parts.push(PatternPart::Text('\'')),
            '\'' => loop {
                match letters.next()? {
                    '\'' if letters.next_if_eq(&'\'').is_none() => break,
                    quoted => parts.push(PatternPart::Text(quoted)),
                }
            },
            '[' | ']' => parts.push(PatternPart::Bracket(letter)),
            _ if letter.is_ascii_alphabetic() => {
                let mut count = 1_usize;
                while letters.next_if_eq(&letter).is_some() {
                    count = count.saturating_add(1);
                }
                parts.push(PatternPart::Field(letter, count));
            }
            _ => parts.push(PatternPart::Text(letter)),
        }
    }
    Some(parts)
}

/// Whether Java compiles the pattern of a `@JsonFormat`, as far as all JDKs agree.
///
/// - `is_date`: whether it is one of `SimpleDateFormat`, for a `Date` or `Calendar`, and not of `DateTimeFormatter`
pub fn is_time_pattern(pattern: &str, is_date: bool) -> bool {
    let Some(parts) = parts(pattern) else { return false };
    let mut open = 0_usize;
    parts.iter().all(|part| match part {
        PatternPart::Text(letter) => is_date || !matches!(letter, '{' | '}' | '#') || pattern.contains('\''),
        PatternPart::Bracket('[') => {
            open = open.saturating_add(1);
            true
        }
        PatternPart::Bracket(_) => {
            let is_closing = is_date || open > 0;
            open = open.saturating_sub(1);
            is_closing
        }
        PatternPart::Field(letter, count) if is_date => match letter {
            'X' => *count <= 3,
            letter => "GyYMLwWDdFEuaHkKhmsSzZ".contains(*letter),
        },
        PatternPart::Field(letter, count) => match letter {
            'u' | 'y' | 'A' | 'n' | 'N' => *count <= 19,
            'Y' | 'r' | 'p' | 'g' => true,
            'S' => *count <= 9,
            'G' | 'M' | 'L' | 'Q' | 'q' | 'E' | 'e' | 'X' | 'x' | 'Z' => *count <= 5,
            'c' => *count <= 5 && *count != 2,
            'D' => *count <= 3,
            'd' | 'H' | 'h' | 'K' | 'k' | 'm' | 's' | 'w' | 'a' | 'W' | 'F' => *count <= 2,
            'B' => matches!(*count, 1 | 4 | 5),
            'O' | 'v' => matches!(*count, 1 | 4),
            'V' => *count == 2,
            'z' => *count <= 4,
            _ => false,
        },
    })
}

/// Whether a pattern has no field that a type of `java.time` needs, optional ones included: no time for a
/// `LocalDateTime`. Jackson then refuses every text.
///
/// - `java`: the type's binary name
/// - `has_zone`: whether the annotation has a time zone
pub fn lacks_fields(pattern: &str, java: &str, has_zone: bool) -> bool {
    let parts = parts(pattern).unwrap_or_default();
    let has = |letters: &str| {
        parts
            .iter()
            .any(|part| matches!(part, PatternPart::Field(letter, _) if letters.contains(*letter)))
    };
    let has_year = has("yuYrg");
    let has_day = has("gDwWF") || (has("ML") && has("d"));
    let has_date = has("g") || (has_year && has_day);
    let has_time = has("HkAN") || (has("hK") && has("aB"));
    let has_offset = has("XxZOzVv");
    let fits = match java {
        "java.time.LocalDate" => has_date,
        "java.time.LocalTime" => has_time,
        "java.time.LocalDateTime" => has_date && has_time,
        "java.time.OffsetTime" => has_time && has_offset,
        "java.time.OffsetDateTime" => has_date && has_time && has_offset,
        "java.time.ZonedDateTime" | "java.time.Instant" => has_date && has_time && (has_offset || has_zone),
        "java.time.YearMonth" => has_year && has("gDwML"),
        "java.time.MonthDay" => has_day,
        "java.time.Year" => has_year,
        _ => true,
    };
    !fits
}

/// Returns a regular expression all of whose strings the pattern reads; `None` for a pattern with other fields than
/// numbers of a fixed length.
pub fn time_pattern_regex(pattern: &str) -> Option<String> {
    let mut regex = String::from("^");
    for part in parts(pattern)? {
        match part {
            PatternPart::Field('y' | 'u', 4) => regex.push_str("[1-9][0-9]{3}"),
            PatternPart::Field('M', 2) => regex.push_str("(0[1-9]|1[0-2])"),
            PatternPart::Field('d', 2) => regex.push_str("(0[1-9]|[12][0-9]|3[01])"),
            PatternPart::Field('H', 2) => regex.push_str("([01][0-9]|2[0-3])"),
            PatternPart::Field('m' | 's', 2) => regex.push_str("[0-5][0-9]"),
            PatternPart::Field('S', count) if count <= 9 => regex.extend(["[0-9]{", &count.to_string(), "}"]),
            PatternPart::Text(letter) if letter.is_ascii() && !letter.is_ascii_control() => {
                if !letter.is_ascii_alphanumeric() && !" -:,_/'\"".contains(letter) {
                    regex.push('\\');
                }
                regex.push(letter);
            }
            _ => return None,
        }
    }
    regex.push('$');
    Some(regex)
}

/// Returns a regular expression that all strings match which a pattern of `DateTimeFormatter` reads; `None` for one with
/// optional sections or padding.
pub fn time_pattern_outline(pattern: &str) -> Option<String> {
    let mut regex = String::from("(?s)^");
    for part in parts(pattern)? {
        match part {
            PatternPart::Field('d' | 'H' | 'h' | 'K' | 'k' | 'm' | 's' | 'M', 2) => regex.push_str("[0-9]{2}"),
            PatternPart::Field('y' | 'u', _) => regex.push_str("[-+]?[0-9]+"),
            PatternPart::Field('p', _) | PatternPart::Bracket(_) => return None,
            PatternPart::Field(..) => regex.push_str(".+"),
            PatternPart::Text(letter) => {
                if letter.is_ascii() && !letter.is_ascii_alphanumeric() && !letter.is_ascii_control() {
                    regex.push('\\');
                }
                regex.push(letter);
            }
        }
    }
    regex.push('$');
    Some(regex)
}

/// Returns a regular expression of the texts that are JSON of this type: a number, an integer or a boolean.
pub fn json_regex(json_type: &str) -> &'static str {
    match json_type {
        "boolean" => "^(true|false)$",
        "integer" => "^-?(0|[1-9][0-9]*)$",
        _ => "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$",
    }
}

#[cfg(test)]
mod tests;
