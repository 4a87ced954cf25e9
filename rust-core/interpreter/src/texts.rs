//! Texts of types that the mapper makes of strings, and dates in the form of a pattern: `Mapping` in `java-api`'s
//! `tool.runtime`.

use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{DateFormat, JdkText, TextForm};
use copilot_tool_text::json::Json;
use copilot_tool_text::text_formats::{self, Grammar};

use crate::{Form, Unjudged, constraints, scalars};

/// The greatest year of `java.time.Year`.
const MOST_YEARS: i64 = 999_999_999;

/// How a text is refused.
pub(crate) enum Refused {
    /// It is no value of the type.
    Type,
    /// It is refused for this reason, in the words after "must be".
    Words(String),
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
    let Json::String(text) = value else {
        return Err(Refused::Type);
    };
    if let TextForm::AtMost(most) = form {
        constraints::text_size(value, 0, Some(most)).map_err(Refused::Words)?;
    }
    match known {
        None => Ok(Some(Unjudged::Code)),
        // The mapper trims, and reads digits as milliseconds.
        Some(known)
            if !known.grammar.takes(text) && values == Form::Argument && is_read_otherwise(known.grammar, text) =>
        {
            Ok(Some(Unjudged::Text))
        }
        Some(known) if !known.grammar.takes(text) => Err(Refused::Type),
        Some(known) => Ok((!is_complete(known.grammar)).then_some(Unjudged::Text)),
    }
}

/// Whether Jackson can read a text as another one.
fn is_read_otherwise(grammar: Grammar, text: &str) -> bool {
    match grammar {
        Grammar::DateTimeOffset | Grammar::DateTimeZone | Grammar::DateOptionalTime => {
            !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
        }
        Grammar::Uri | Grammar::Url => text != text.trim(),
        _ => false,
    }
}

/// Whether all texts of the grammar are read.
fn is_complete(grammar: Grammar) -> bool {
    !matches!(
        grammar,
        Grammar::Text | Grammar::Uri | Grammar::Url | Grammar::Zone | Grammar::Currency | Grammar::DateTimeZone
    )
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
