//! Texts of types that the mapper makes of strings, and dates in the form of a pattern: `Mapping` in `java-api`'s
//! `tool.runtime`.

use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{DateFormat, JdkText, TextForm};
use copilot_tool_text::json::{self, Json, ReadErrorKind};
use copilot_tool_text::numbers::Decimal;
use copilot_tool_text::text_formats::{self, Grammar};

use crate::{Form, Unjudged, constraints, scalars};

/// The most digits of a number in a text that is read as JSON.
const MOST_TEXT_DIGITS: usize = 1_000;

/// The greatest year of `java.time.Year`.
const MOST_YEARS: i64 = 999_999_999;

/// How a text is refused.
pub(crate) enum Refused {
    /// It is no value of the type.
    Type,
    /// It is refused for this reason, in the words after "must be".
    Words(String),
}

/// The array or object whose JSON a text is (R5.2).
pub(crate) enum Structure {
    Read(Json),
    /// There is none.
    None,
    /// A number in it has too many digits.
    LongNumber,
    /// Jackson reads what ours does not: a repeated key, half of a surrogate pair, many levels.
    Unjudged,
}

/// Reads a text that may be the JSON of an array or object.
pub(crate) fn structure(text: &str) -> Structure {
    let text = text.trim_start_matches(constraints::is_java_white_space);
    if !text.starts_with(['[', '{']) {
        return Structure::None;
    }
    let root = match json::read(text) {
        Ok(document) => document.root,
        Err(error) => {
            return match error.kind {
                ReadErrorKind::RepeatedKey { .. } | ReadErrorKind::LoneSurrogate { .. } | ReadErrorKind::TooDeep => {
                    Structure::Unjudged
                }
                _ => Structure::None,
            };
        }
    };
    let mut open = vec![&root];
    while let Some(value) = open.pop() {
        if let Json::Number(number) = value {
            let digits = number.text().bytes().filter(u8::is_ascii_digit).count();
            if digits > MOST_TEXT_DIGITS {
                return Structure::LongNumber;
            }
        }
        open.extend(value.parts().map(|(_, part)| part));
    }
    Structure::Read(root)
}

/// Reads a text, or a whole number. Returns why it was not judged, if it was not.
pub(crate) fn read(
    form: TextForm,
    known: Option<&JdkText>,
    value: &Json,
    values: Form,
) -> Result<Option<Unjudged>, Refused> {
    if form == TextForm::Whole {
        let integer = scalars::read(Scalar::Int, value, values).map_err(|_| Refused::Type)?;
        let is_year = scalars::decimal(&integer).is_some_and(|year| year.is_integer_within(-MOST_YEARS, MOST_YEARS));
        return if is_year { Ok(None) } else { Err(Refused::Type) };
    }
    if form == TextForm::InDays && is_seconds(value) {
        return Ok(None);
    }
    let Json::String(text) = value else {
        return Err(Refused::Type);
    };
    if let TextForm::AtMost(most) = form {
        constraints::text_size(value, 0, Some(most)).map_err(Refused::Words)?;
    }
    match known {
        None => Ok(Some(Unjudged::Code)),
        Some(known) if !known.grammar.takes(text) => Err(Refused::Type),
        Some(known) => Ok((!is_complete(known.grammar, text)).then_some(Unjudged::Text)),
    }
}

/// Whether a value is a number of seconds, as which a duration is written (R5.2).
fn is_seconds(value: &Json) -> bool {
    let Json::Number(number) = value else { return false };
    let end = Decimal::parse_decimal("9223372036854775808");
    number.decimal().is_some_and(|seconds| {
        let is_long = seconds >= Decimal::from(i64::MIN) && end.is_ok_and(|end| seconds < end);
        is_long && seconds.digits_around_point().1 <= 9
    })
}

/// Whether Java reads a text of the grammar without doubt.
fn is_complete(grammar: Grammar, text: &str) -> bool {
    match grammar {
        Grammar::Text | Grammar::Uri | Grammar::Url | Grammar::Zone | Grammar::Currency | Grammar::DateTimeZone => {
            false
        }
        // An `Instant` can be a leap second at midnight, and an `OffsetDateTime` cannot.
        Grammar::DateTimeOffset => !text.contains(":60"),
        // More digits can be out of range.
        Grammar::Duration | Grammar::Period => text
            .split(|letter: char| !letter.is_ascii_digit())
            .all(|digits| digits.len() <= 8),
        _ => true,
    }
}

/// Whether a text is a date or time in the form of a pattern; false if only Java can tell.
///
/// # Errors
/// If it is not.
pub(crate) fn dated(format: &DateFormat, value: &Json) -> Result<bool, ()> {
    let Json::String(text) = value else { return Err(()) };
    let matches = |regex: Option<String>| {
        let regex = regex.and_then(|regex| regex_lite::Regex::new(&regex).ok())?;
        Some(regex.is_match(text))
    };
    let is_of_java_time = format.class.package == "java.time";
    match matches(text_formats::time_pattern_regex(&format.pattern)) {
        // A strict date can be one that does not exist.
        Some(true) => Ok(!format.strict),
        _ if !is_of_java_time => Ok(false),
        _ => match matches(text_formats::time_pattern_outline(&format.pattern)) {
            Some(false) => Err(()),
            _ => Ok(false),
        },
    }
}
