//! Bean Validation's constraints on JSON values (R7.8): `Checks` in `java-api`'s `tool.runtime`.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use copilot_tool_finished::checks::{Bound, CheckCall, HelperCheck, Pattern};
use copilot_tool_finished::tools::{Check, Measured};
use copilot_tool_text::json::Json;
use copilot_tool_text::numbers::Decimal;

use crate::{Unjudged, scalars};

/// Enforces a constraint. Returns why it was not judged, if it was not.
///
/// - `came`: the value that came
/// - `read`: the value that was read
///
/// # Errors
/// The words after "must be".
pub(crate) fn check(check: &Check, came: &Json, read: &Json) -> Result<Option<Unjudged>, String> {
    match check {
        Check::Minimum(bound) => {
            let (words, is_broken) = if bound.inclusive {
                ("at least", Ordering::is_lt as fn(Ordering) -> bool)
            } else {
                ("more than", Ordering::is_le as fn(Ordering) -> bool)
            };
            compare(came, bound, words, is_broken)?;
        }
        Check::Maximum(bound) => {
            let (words, is_broken) = if bound.inclusive {
                ("at most", Ordering::is_gt as fn(Ordering) -> bool)
            } else {
                ("less than", Ordering::is_ge as fn(Ordering) -> bool)
            };
            compare(came, bound, words, is_broken)?;
        }
        Check::Size { least, most, of } => return size(came, read, (*least, *most), *of),
        Check::Pattern(pattern) => return matches(came, pattern),
        Check::Moment { .. } => return Ok((*came != Json::Null).then_some(Unjudged::Clock)),
        Check::Helper(call) => helper(call, came)?,
    }
    Ok(None)
}

fn compare(came: &Json, bound: &Bound, words: &str, is_broken: fn(Ordering) -> bool) -> Result<(), String> {
    match scalars::decimal(came) {
        Some(number) if is_broken(number.cmp(&bound.value)) => Err(format!("{words} {}", java_text(&bound.value))),
        _ => Ok(()),
    }
}

/// Returns the number as `BigDecimal.toString` prints it.
fn java_text(number: &Decimal) -> String {
    let text = number.to_json();
    let Some((digits, exponent)) = text.split_once('e') else {
        return text;
    };
    // One digit is before the point.
    let (sign, plain) = digits.strip_prefix('-').map_or(("", digits), |plain| ("-", plain));
    let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
    let exponent = exponent.parse::<i64>().unwrap_or_default();
    let exponent = exponent
        .saturating_add(i64::try_from(whole.len()).unwrap_or_default())
        .saturating_sub(1);
    let (first, rest) = whole.split_at_checked(1).unwrap_or((whole, ""));
    let point = if rest.is_empty() && fraction.is_empty() {
        ""
    } else {
        "."
    };
    format!("{sign}{first}{point}{rest}{fraction}E{exponent:+}")
}

/// Returns the text that a value is, as Java prints it.
fn text_in(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Number(_) | Json::Bool(_) => Some(value.to_text()),
        _ => None,
    }
}

/// Checks the length of a text in UTF-16 units.
pub(crate) fn text_size(value: &Json, least: u64, most: Option<u64>) -> Result<(), String> {
    let Some(text) = text_in(value) else { return Ok(()) };
    within(text.encode_utf16().count(), (least, most), "a string of", "character")
}

fn within(size: usize, (least, most): (u64, Option<u64>), words: &str, unit: &str) -> Result<(), String> {
    let size = u64::try_from(size).unwrap_or(u64::MAX);
    if size < least || most.is_some_and(|most| size > most) {
        return Err(format!("{words} {}", span(least, most, unit)));
    }
    Ok(())
}

/// Returns a range in words: "exactly 3 characters", "at least 1 element".
fn span(least: u64, most: Option<u64>, unit: &str) -> String {
    let range = match most {
        Some(most) if least == most => format!("exactly {least}"),
        None => format!("at least {least}"),
        Some(most) if least == 0 => format!("at most {most}"),
        Some(most) => format!("{least} to {most}"),
    };
    let is_one = most == Some(1) || (least == 1 && most.is_none());
    format!("{range} {unit}{}", if is_one { "" } else { "s" })
}

fn size(came: &Json, read: &Json, (least, most): (u64, Option<u64>), of: Measured) -> Result<Option<Unjudged>, String> {
    match (of, came) {
        (Measured::Text, _) => text_size(came, least, most)?,
        (Measured::Bytes, Json::String(text)) => {
            let bytes = scalars::bytes(text).unwrap_or_default();
            within(bytes, (least, most), "base64 text of", "byte")?;
        }
        (Measured::Elements, Json::Array(items)) => {
            within(items.len(), (least, most), "an array of", "element")?;
        }
        (Measured::Members, Json::Object(members)) => {
            within(members.len(), (least, most), "an object of", "member")?;
        }
        (Measured::DifferentElements, _) => return different(read, least),
        _ => {}
    }
    Ok(None)
}

/// Checks that a set has enough elements.
fn different(read: &Json, least: u64) -> Result<Option<Unjudged>, String> {
    let Json::Array(items) = read else { return Ok(None) };
    // An array that is too short itself has another error.
    if u64::try_from(items.len()).unwrap_or(u64::MAX) < least {
        return Ok(None);
    }
    let all: BTreeSet<String> = items.iter().map(Json::to_text).collect();
    let is_enough = u64::try_from(all.len()).unwrap_or(u64::MAX) >= least;
    // Elements that are read from different JSON can be equal, and those from the same JSON can be different.
    let is_simple = |item: &Json| match item {
        Json::String(_) | Json::Bool(_) => true,
        Json::Number(number) => number.is_integer_valued(),
        _ => false,
    };
    if !items.iter().all(is_simple) {
        return Ok(Some(Unjudged::Equality));
    }
    if is_enough {
        return Ok(None);
    }
    Err(format!("an array of {}", span(least, None, "different element")))
}

fn matches(came: &Json, pattern: &Pattern) -> Result<Option<Unjudged>, String> {
    let Some(text) = text_in(came) else { return Ok(None) };
    // A dot takes other characters in Java.
    let is_dotted = pattern.source.contains('.') && text.contains(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']);
    let portable = pattern.to_ecma().filter(|_| !is_dotted);
    let expression = portable.and_then(|source| regex_lite::Regex::new(&format!("^(?:{source})$")).ok());
    match expression {
        None => Ok(Some(Unjudged::Pattern)),
        Some(expression) if expression.is_match(&text) => Ok(None),
        Some(_) => Err(format!("a string that matches {}", pattern.source)),
    }
}

fn helper(call: &CheckCall, came: &Json) -> Result<(), String> {
    let argument = |position: usize| call.arguments.get(position).copied().unwrap_or_default();
    let refused = |words: &str| Err(words.to_owned());
    match call.check {
        HelperCheck::NotBlank => match text_in(came) {
            Some(text) if !text.is_empty() && text.chars().all(is_java_white_space) => {
                refused("a string that is not blank")
            }
            _ => Ok(()),
        },
        HelperCheck::Email => match text_in(came) {
            Some(text) if !is_email(&text) => refused("an email address"),
            _ => Ok(()),
        },
        HelperCheck::Digits => digits(came, argument(0), argument(1)),
        HelperCheck::DigitsOfText => digits_of_text(came, argument(0), argument(1)),
        HelperCheck::Asserted => {
            let (expected, other) = if argument(0) == 0 {
                ("false", "true")
            } else {
                ("true", "false")
            };
            if text_in(came).is_some_and(|text| text == other) {
                return refused(expected);
            }
            Ok(())
        }
        HelperCheck::Absent if *came != Json::Null => refused("left out"),
        HelperCheck::Absent => Ok(()),
    }
}

fn digits(came: &Json, integer: i32, fraction: i32) -> Result<(), String> {
    let is_met = scalars::decimal(came).is_none_or(|number| {
        let (before, after) = number.digits_around_point();
        number.is_zero() || (before <= integer.into() && after <= fraction.into())
    });
    if is_met {
        Ok(())
    } else {
        Err(digits_words(integer, fraction))
    }
}

/// The most characters of a number in a text that has digits to count (R5.8).
const MOST_CHARACTERS: usize = 1000;

/// Checks the digits of the number in a text, as `new BigDecimal(String)` reads it.
fn digits_of_text(came: &Json, integer: i32, fraction: i32) -> Result<(), String> {
    let Some(text) = text_in(came) else { return Ok(()) };
    let plain = text.trim_start_matches(['+', '-']);
    let (digits, exponent) = plain.split_once(['e', 'E']).unwrap_or((plain, "0"));
    let (whole, after) = digits.split_once('.').unwrap_or((digits, ""));
    let length = |text: &str| i64::try_from(text.len()).unwrap_or(i64::MAX);
    let scale = length(after).saturating_sub(exponent.parse().unwrap_or_default());
    let precision = length([whole, after].concat().trim_start_matches('0')).max(1);
    let is_met = text.len() <= MOST_CHARACTERS
        && Decimal::parse_decimal(&text).is_ok()
        && precision.saturating_sub(scale) <= integer.into()
        && scale <= fraction.into();
    if is_met {
        Ok(())
    } else {
        Err(digits_words(integer, fraction))
    }
}

fn digits_words(integer: i32, fraction: i32) -> String {
    format!("a number of at most {integer} digits before the point and {fraction} after it")
}

/// Whether `Character.isWhitespace` is true for a character: Unicode's separators except those that do not break, and
/// some control characters. `String.isBlank` asks it.
pub(crate) fn is_java_white_space(letter: char) -> bool {
    matches!(
        letter,
        '\u{9}'..='\u{d}' | '\u{1c}'..='\u{1f}' | ' ' | '\u{1680}' | '\u{2000}'..='\u{2006}' | '\u{2008}'..='\u{200a}'
            | '\u{2028}' | '\u{2029}' | '\u{205f}' | '\u{3000}'
    )
}

/// Whether `Character.isSpaceChar` is true for a character beyond ASCII.
fn is_java_space(letter: char) -> bool {
    matches!(letter, '\u{a0}' | '\u{2007}' | '\u{202f}') || (letter > '\u{7f}' && is_java_white_space(letter))
}

fn is_email(address: &str) -> bool {
    let units = |text: &str| text.encode_utf16().count();
    let Some((local, domain)) = address.rsplit_once('@') else {
        return false;
    };
    if local.is_empty() || units(local) > 64 || units(domain) > 255 {
        return false;
    }
    let inner = local.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let is_local = is_dotted(local, "!#$%&'*+-/=?^_`{|}~", false) || inner.is_some_and(is_quoted);
    let bracketed = domain.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    is_local
        && match bracketed {
            Some(inner) if !domain.is_empty() => is_dotted(inner, ":", false),
            _ => is_dotted(domain, "-", true),
        }
}

/// Whether a text is the inside of a quoted local part: `([^"\\\p{Cntrl}]|\\.)*`.
fn is_quoted(text: &str) -> bool {
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let is_allowed = match letter {
            '\\' => letters
                .next()
                .is_some_and(|next| !matches!(next, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')),
            '"' => false,
            other => !other.is_ascii_control(),
        };
        if !is_allowed {
            return false;
        }
    }
    true
}

/// Whether a text consists of words between single dots, of letters, digits and the marks; a label has no hyphen at its
/// ends.
fn is_dotted(text: &str, marks: &str, labels: bool) -> bool {
    text.split('.').all(|word| {
        let is_word = word.chars().all(|letter| {
            let is_letter = if letter.is_ascii() {
                letter.is_ascii_alphanumeric()
            } else {
                !is_java_space(letter)
            };
            is_letter || marks.contains(letter)
        });
        let is_label = !word.starts_with('-') && !word.ends_with('-') && word.encode_utf16().count() <= 63;
        !word.is_empty() && is_word && (!labels || is_label)
    })
}
