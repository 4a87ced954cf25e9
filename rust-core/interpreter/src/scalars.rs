//! Strings, numbers and booleans, read exactly (R5.2): `Scalars` in `java-api`'s `tool.runtime`.

use copilot_tool_finished::scalar::Scalar;
use copilot_tool_text::json::{Json, Number};
use copilot_tool_text::numbers::{Decimal, FloatFit, MAX_INTEGER_DIGITS};
use copilot_tool_text::text_formats;

use crate::{Budget, Form};

/// The most characters of a number in a string.
const MOST_CHARACTERS: usize = MAX_INTEGER_DIGITS / 10;

/// The most characters of a text whose exponent is looked at.
const MOST_EXPONENTIAL: usize = 30;

/// Reads a scalar.
///
/// # Errors
/// The words after "must be".
pub(crate) fn read(scalar: Scalar, value: &Json, form: Form) -> Result<Json, String> {
    match scalar {
        Scalar::String | Scalar::CharSequence | Scalar::Chars => text(value).map(|text| Json::String(text.to_owned())),
        Scalar::Char => match value.as_str() {
            Some(text) if text.encode_utf16().count() == 1 => Ok(value.clone()),
            _ => Err("a single character".to_owned()),
        },
        Scalar::Boolean => match value {
            Json::Bool(_) => Ok(value.clone()),
            Json::String(text) if form == Form::Argument && text == "true" => Ok(Json::Bool(true)),
            Json::String(text) if form == Form::Argument && text == "false" => Ok(Json::Bool(false)),
            _ => Err("true or false".to_owned()),
        },
        Scalar::Byte => integer(value, form, i8::MIN.into(), i8::MAX.into()),
        Scalar::Short => integer(value, form, i16::MIN.into(), i16::MAX.into()),
        Scalar::Int => integer(value, form, i32::MIN.into(), i32::MAX.into()),
        Scalar::Long => integer(value, form, i64::MIN, i64::MAX),
        Scalar::BigInteger => {
            let (decimal, _) = number(value, form, "an integer")?;
            match decimal
                .to_integer_text(MAX_INTEGER_DIGITS)
                .and_then(|text| Number::parse(&text))
            {
                Some(number) => Ok(Json::Number(number)),
                None if decimal.is_integer() => Err("an integer of at most 100000 digits".to_owned()),
                None => Err("an integer".to_owned()),
            }
        }
        Scalar::Float => float(
            value,
            form,
            Decimal::fit_f32,
            "a number from -3.4028235E38 to 3.4028235E38",
        ),
        Scalar::Double => float(
            value,
            form,
            Decimal::fit_f64,
            "a number from -1.7976931348623157E308 to 1.7976931348623157E308",
        ),
        Scalar::BigDecimal | Scalar::Number => Ok(Json::Number(number(value, form, "a number")?.1)),
        Scalar::Bytes => {
            let text = text(value)?;
            let is_base64 = bytes(text).is_some();
            is_base64.then(|| value.clone()).ok_or_else(|| "base64 text".to_owned())
        }
    }
}

fn text(value: &Json) -> Result<&str, String> {
    value.as_str().ok_or_else(|| "a string".to_owned())
}

fn integer(value: &Json, form: Form, least: i64, most: i64) -> Result<Json, String> {
    let (decimal, _) = number(value, form, "an integer")?;
    if !decimal.is_integer() {
        return Err("an integer".to_owned());
    }
    let text = decimal
        .to_integer_text(20)
        .filter(|_| decimal.is_integer_within(least, most));
    let number = text.and_then(|text| Number::parse(&text));
    number
        .map(Json::Number)
        .ok_or_else(|| format!("an integer from {least} to {most}"))
}

fn float(value: &Json, form: Form, fit: impl Fn(&Decimal) -> FloatFit, range: &str) -> Result<Json, String> {
    let (decimal, number) = number(value, form, "a number")?;
    if fit(&decimal) == FloatFit::Overflow {
        return Err(range.to_owned());
    }
    Ok(Json::Number(number))
}

/// Returns the number that a value is.
fn number(value: &Json, form: Form, expected: &str) -> Result<(Decimal, Number), String> {
    let number = match value {
        Json::Number(number) => Some(number.clone()),
        Json::String(text) if form == Form::Argument => {
            if text.len() > MOST_CHARACTERS {
                return Err(format!("{expected} of at most 10000 characters"));
            }
            Number::parse(text)
        }
        _ => None,
    };
    let read = number.and_then(|number| Some((number.decimal()?, number)));
    read.ok_or_else(|| expected.to_owned())
}

/// Returns the decimal in a number, or in a string that is a JSON number.
pub(crate) fn decimal(value: &Json) -> Option<Decimal> {
    number(value, Form::Argument, "").ok().map(|(decimal, _)| decimal)
}

/// Returns the number or boolean whose JSON a string is.
pub(crate) fn quoted(text: &str) -> Option<Json> {
    match text {
        "true" => Some(Json::Bool(true)),
        "false" => Some(Json::Bool(false)),
        _ => Number::parse(text).map(Json::Number),
    }
}

/// Counts the bytes that base64 text encodes; `None` if it is none. White space between groups is ignored.
pub(crate) fn bytes(text: &str) -> Option<usize> {
    let groups: String = text.chars().filter(|letter| *letter > ' ').collect();
    let padding = groups.len() - groups.trim_end_matches('=').len();
    text_formats::is_base64(&groups).then(|| (groups.len() / 4 * 3).saturating_sub(padding))
}

impl Budget {
    /// Counts the digits of a number that takes time by their number.
    pub(crate) fn count(&mut self, scalar: Scalar, value: &Json) {
        let is_whole = match scalar {
            Scalar::BigInteger => true,
            Scalar::BigDecimal | Scalar::Number => false,
            _ => return,
        };
        let digits = match value {
            Json::Number(number) if number.text().len() > MOST_EXPONENTIAL => number.text().len(),
            Json::String(text) if is_whole && text.len() < MOST_EXPONENTIAL => {
                let decimal = Number::parse(text).and_then(|number| number.decimal());
                let written = decimal.and_then(|decimal| decimal.to_integer_text(MAX_INTEGER_DIGITS));
                written.map_or(0, |written| written.len())
            }
            Json::String(text) => text.len().min(MAX_INTEGER_DIGITS),
            _ => 0,
        };
        self.digits = self.digits.checked_sub(digits).unwrap_or(OVER);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.digits == OVER
    }
}

/// The digits that are left if there were too many.
const OVER: usize = usize::MAX;
