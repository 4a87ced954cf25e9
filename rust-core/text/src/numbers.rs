//! Exact decimal numbers of any size, for defaults (R4.6), constraints (R7.8) and numbers in JSON (R4.10).
//!
//! A number is never converted to a float to be compared or printed. Floats are used only to find out whether they
//! could hold it.

use std::cmp::Ordering;
use std::fmt::LowerExp;
use std::str::FromStr;

/// The largest exponent that may be written, in either direction, and the largest scale: `new BigDecimal(String)`
/// requires both to be an `int`. The scale is the number of digits after the point minus the exponent.
const MAX_EXPONENT: i64 = 2_147_483_647;

/// The most digits of an integer that is written in full: the most that the run time reads (`Arguments.MOST_DIGITS`),
/// and more than a string in Java source can hold.
pub const MAX_INTEGER_DIGITS: usize = 100_000;

/// The most digits of an integer that Jackson reads (2.15 and later: `StreamReadConstraints.DEFAULT_MAX_NUM_LEN`).
const MAX_JACKSON_DIGITS: usize = 1_000;

/// The reason why a text is not a number of the expected kind. Displays as a clause that follows "it" or is used alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NumberError {
    /// The text is empty.
    #[error("is empty")]
    Empty,
    /// White space, around or inside. `Integer.parseInt` refuses it too, and so does the companion (R5.2).
    #[error("contains white space")]
    Blank,
    /// `NaN` or an infinity: JSON has no such number.
    #[error("is not finite")]
    NotFinite,
    /// `0x…`: only decimal digits are allowed.
    #[error("is hexadecimal")]
    Hexadecimal,
    /// `1_000`: underscores belong to Java source, not to numbers in text.
    #[error("contains an underscore")]
    Underscore,
    /// `5L`, `1.5f`: suffixes belong to Java source, not to numbers in text.
    #[error("has a type suffix")]
    Suffix,
    /// `+5`: JSON does not allow the sign.
    #[error("begins with a plus sign")]
    Plus,
    /// `.5`, `5.`: JSON requires digits on both sides.
    #[error("has no digit on one side of its decimal point")]
    Point,
    /// `new BigDecimal` refuses the exponent.
    #[error("has too large an exponent")]
    ExponentTooLarge,
    /// Anything else.
    #[error("is not a number")]
    NotANumber,
}

/// The effect of converting a decimal to a binary float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFit {
    /// The float's shortest text is the same number.
    Survives,
    /// The nearest float is another number, perhaps zero.
    Rounded,
    /// The number is larger than every finite float.
    Overflow,
}

/// A decimal number, exact and in canonical form: `1.50`, `15e-1` and `1.5` are equal, and so are `0` and `-0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// Whether the number is below zero. Zero is not negative.
    negative: bool,
    /// Significant digits without zeros at either end; empty for zero.
    digits: String,
    /// The power of ten that the digits, read as an integer, are multiplied by; 0 for zero.
    exponent: i64,
}

impl Decimal {
    /// Reads a JSON number (RFC 8259 §6), any number of digits.
    ///
    /// # Errors
    /// `NotANumber` if the text does not match that grammar, `ExponentTooLarge` if the exponent is too large.
    pub fn parse_json(text: &str) -> Result<Self, NumberError> {
        let (negative, unsigned) = match text.strip_prefix('-') {
            Some(unsigned) => (true, unsigned),
            None => (false, text),
        };
        let parts = Parts::of(unsigned);
        let leading_zero = parts.whole.len() > 1 && parts.whole.starts_with('0');
        if parts.whole.is_empty() || leading_zero || parts.fraction == Some("") || !parts.rest.is_empty() {
            return Err(NumberError::NotANumber);
        }
        parts.decimal(negative)
    }

    /// Reads a default: a JSON number, which may have leading zeros (`010` is ten, R4.6).
    ///
    /// # Errors
    /// The reason why the text is not such a number: see [`NumberError`].
    pub fn parse_default(text: &str) -> Result<Self, NumberError> {
        let decimal = Self::parse_decimal(text)?;
        let parts = Parts::of(text.strip_prefix('-').unwrap_or(text));
        if text.starts_with('+') {
            Err(NumberError::Plus)
        } else if parts.whole.is_empty() || parts.fraction == Some("") {
            Err(NumberError::Point)
        } else {
            Ok(decimal)
        }
    }

    /// Reads a decimal as `new BigDecimal(String)` does, except for digits outside ASCII: an optional sign, digits with
    /// an optional point before, between or after them (`1.5`, `.5`, `5.`), an optional exponent (`1e3`). White space,
    /// also around the number, is an error, and so are the spellings that only `Double.parseDouble` accepts (`1.5f`,
    /// `0x1p3`, `NaN`).
    ///
    /// # Errors
    /// The reason why the text is not a finite decimal: see [`NumberError`].
    pub fn parse_decimal(text: &str) -> Result<Self, NumberError> {
        let (negative, unsigned) = unsigned(text)?;
        let parts = Parts::of(unsigned);
        if !parts.has_digits() {
            return Err(NumberError::NotANumber);
        }
        match parts.rest {
            "" => parts.decimal(negative),
            "l" | "L" | "f" | "F" | "d" | "D" => Err(NumberError::Suffix),
            _ => Err(NumberError::NotANumber),
        }
    }

    /// Returns `±whole.fraction × 10^exponent` in canonical form.
    fn canonical(negative: bool, whole: &str, fraction: &str, exponent: i64) -> Self {
        let mut digits = String::with_capacity(whole.len() + fraction.len());
        digits.push_str(whole);
        digits.push_str(fraction);
        let significant = digits.trim_start_matches('0');
        let trimmed = significant.trim_end_matches('0');
        if trimmed.is_empty() {
            return Self::zero();
        }
        let exponent = exponent
            .saturating_sub(signed(fraction.len()))
            .saturating_add(signed(significant.len() - trimmed.len()));
        Self {
            negative,
            digits: trimmed.to_owned(),
            exponent,
        }
    }

    /// Returns zero.
    pub fn zero() -> Self {
        Self {
            negative: false,
            digits: String::new(),
            exponent: 0,
        }
    }

    /// Whether the number is 0.
    pub fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// Whether the number is whole, however it was written: `5.0` and `1e3` are.
    pub fn is_integer(&self) -> bool {
        self.exponent >= 0
    }

    /// Returns the number of digits before the decimal point; zero or less for a number smaller than 1.
    fn magnitude(&self) -> i64 {
        self.exponent.saturating_add(signed(self.digits.len()))
    }

    /// Returns how many digits are before the decimal point and how many after it, without zeros at either end. The
    /// first is zero or less for a number smaller than 1, the second for a whole number.
    pub fn digits_around_point(&self) -> (i64, i64) {
        (self.magnitude(), self.exponent.saturating_neg())
    }

    /// Returns the integer in full, without exponent or decimal point.
    ///
    /// `None` if the number is not whole or has more than `most` digits.
    pub fn to_integer_text(&self, most: usize) -> Option<String> {
        if self.is_zero() {
            return Some("0".to_owned());
        }
        let zeros = usize::try_from(self.exponent).ok()?;
        if self.digits.len().checked_add(zeros)? > most {
            return None;
        }
        let mut text = String::with_capacity(self.digits.len() + zeros + 1);
        if self.negative {
            text.push('-');
        }
        text.push_str(&self.digits);
        text.extend(std::iter::repeat_n('0', zeros));
        Some(text)
    }

    /// Returns the number as JSON, in its shortest plain form: an integer of up to 1,000 digits in full, another number
    /// in full from 0.000001 on, any other as `1.5e-7` (R7.1).
    pub fn to_json(&self) -> String {
        self.to_integer_text(MAX_JACKSON_DIGITS)
            .or_else(|| self.to_plain_fraction())
            .unwrap_or_else(|| self.to_scientific())
    }

    /// Returns a number that is not whole without exponent; `None` for integers and from 0.0000001 down.
    fn to_plain_fraction(&self) -> Option<String> {
        if self.is_integer() {
            return None;
        }
        let sign = if self.negative { "-" } else { "" };
        let magnitude = self.magnitude();
        if let Ok(before) = usize::try_from(magnitude)
            && before > 0
        {
            let (whole, fraction) = self.digits.split_at_checked(before)?;
            return Some(format!("{sign}{whole}.{fraction}"));
        }
        let zeros = usize::try_from(magnitude.checked_neg()?)
            .ok()
            .filter(|&zeros| zeros <= 5)?;
        Some(format!("{sign}0.{}{}", "0".repeat(zeros), self.digits))
    }

    /// Returns the number as one digit, a point and the other digits if there are any, and an exponent that
    /// `BigDecimal` accepts.
    fn to_scientific(&self) -> String {
        let sign = if self.negative { "-" } else { "" };
        if self.magnitude().saturating_sub(1) > MAX_EXPONENT {
            let zeros = usize::try_from(self.exponent.saturating_sub(MAX_EXPONENT)).unwrap_or_default();
            let exponent = self.exponent.min(MAX_EXPONENT);
            return format!("{sign}{}{}e{exponent}", self.digits, "0".repeat(zeros));
        }
        let (first, rest) = self.digits.split_at_checked(1).unwrap_or(("0", ""));
        let point = if rest.is_empty() { "" } else { "." };
        format!("{sign}{first}{point}{rest}e{}", self.magnitude().saturating_sub(1))
    }

    /// Whether the number is an integer from `least` to `most`.
    pub fn is_integer_within(&self, least: i64, most: i64) -> bool {
        self.is_integer() && *self >= Self::from(least) && *self <= Self::from(most)
    }

    /// Whether a Java `long` can hold the number.
    pub fn fits_i64(&self) -> bool {
        self.is_integer_within(i64::MIN, i64::MAX)
    }

    /// Returns the effect of converting the number to a Java `double`.
    pub fn fit_f64(&self) -> FloatFit {
        self.fit::<f64>()
    }

    /// Returns the nearest number that Jackson reads back exactly as written, and that is not greater than this one
    /// (not less if `up`). That is this number itself unless it has a fraction beyond a double's precision. `None` if
    /// the result is outside a double's range, or has more digits than Jackson reads.
    pub fn readable(&self, up: bool) -> Option<Self> {
        if self.to_integer_text(MAX_JACKSON_DIGITS).is_some() || self.fit_f64() == FloatFit::Survives {
            return Some(self.clone());
        }
        let nearest: f64 = self.to_json().parse().ok().filter(|float: &f64| float.is_finite())?;
        let decimal = |float: f64| Self::parse_decimal(&format!("{float:e}")).ok();
        let candidate = decimal(nearest)?;
        if up && candidate < *self {
            decimal(nearest.next_up())
        } else if !up && candidate > *self {
            decimal(nearest.next_down())
        } else {
            Some(candidate)
        }
    }

    /// Returns the effect of converting the number to a Java `float`.
    pub fn fit_f32(&self) -> FloatFit {
        self.fit::<f32>()
    }

    /// Returns the effect of converting the number to a float type.
    fn fit<F: FromStr + LowerExp + Copy + Into<f64>>(&self) -> FloatFit {
        if self.is_zero() {
            return FloatFit::Survives;
        }
        // Beyond these limits every double is zero or infinite; within them the parser's exponent stays small.
        if self.magnitude() > 400 {
            return FloatFit::Overflow;
        }
        if self.magnitude() < -400 {
            return FloatFit::Rounded;
        }
        let text = format!("0.{}e{}", self.digits, self.magnitude());
        let nearest = text.parse().ok().filter(|float: &F| (*float).into().is_finite());
        match nearest {
            None => FloatFit::Overflow,
            Some(float) => {
                let same = Self::parse_json(&format!("{float:e}"))
                    .is_ok_and(|float| float.digits == self.digits && float.exponent == self.exponent);
                if same { FloatFit::Survives } else { FloatFit::Rounded }
            }
        }
    }

    /// Returns the least integer that is not below the number, nor equal to it unless `inclusive`.
    ///
    /// `None` only if the result has over 100,000 digits.
    pub fn least_integer(&self, inclusive: bool) -> Option<Self> {
        let whole = self.towards_zero();
        let is_least = if whole == *self { inclusive } else { self.negative };
        if is_least { Some(whole) } else { whole.plus_one() }
    }

    /// Returns the greatest integer that is not above the number, nor equal to it unless `inclusive`.
    ///
    /// `None` only if the result has over 100,000 digits.
    pub fn greatest_integer(&self, inclusive: bool) -> Option<Self> {
        self.negated().least_integer(inclusive).map(|own| own.negated())
    }

    fn negated(&self) -> Self {
        Self {
            negative: !self.negative && !self.is_zero(),
            ..self.clone()
        }
    }

    /// Returns the number without the digits after its decimal point.
    fn towards_zero(&self) -> Self {
        if self.is_integer() {
            return self.clone();
        }
        let kept = usize::try_from(self.magnitude()).unwrap_or(0);
        let whole = self.digits.get(..kept).unwrap_or_default();
        Self::canonical(self.negative, whole, "", 0)
    }

    /// Adds one to an integer. `None` for a number that is not whole or has over 100,000 digits.
    fn plus_one(&self) -> Option<Self> {
        let text = self.to_integer_text(MAX_INTEGER_DIGITS)?;
        let mut digits = text.trim_start_matches('-').as_bytes().to_vec();
        // One nearer to zero if it is negative: zeros at the end become nines.
        let (last, first) = if self.negative { (b'0', b'9') } else { (b'9', b'0') };
        let is_carried = digits.iter_mut().rev().all(|digit| {
            let is_last = *digit == last;
            *digit = match (is_last, self.negative) {
                (true, _) => first,
                (false, true) => digit.saturating_sub(1),
                (false, false) => digit.saturating_add(1),
            };
            is_last
        });
        if is_carried {
            digits.insert(0, b'1');
        }
        let digits = String::from_utf8(digits).unwrap_or_default();
        Some(Self::canonical(self.negative, &digits, "", 0))
    }

    /// Compares the two numbers without their signs.
    fn cmp_magnitude(&self, other: &Self) -> Ordering {
        match (self.is_zero(), other.is_zero()) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            // Digits have no trailing zeros, so their text order is their numeric order once the points are aligned.
            (false, false) => self
                .magnitude()
                .cmp(&other.magnitude())
                .then_with(|| self.digits.cmp(&other.digits)),
        }
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.cmp_magnitude(other),
            (true, true) => other.cmp_magnitude(self),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<i64> for Decimal {
    fn from(number: i64) -> Self {
        Self::canonical(number < 0, &number.unsigned_abs().to_string(), "", 0)
    }
}

/// Removes the sign of a number in text, and reports the characters that only other notations allow.
fn unsigned(text: &str) -> Result<(bool, &str), NumberError> {
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    if text.chars().any(char::is_whitespace) {
        return Err(NumberError::Blank);
    }
    let negative = text.starts_with('-');
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    if ["nan", "inf", "infinity"]
        .iter()
        .any(|word| unsigned.eq_ignore_ascii_case(word))
    {
        return Err(NumberError::NotFinite);
    }
    if unsigned.starts_with("0x") || unsigned.starts_with("0X") {
        return Err(NumberError::Hexadecimal);
    }
    let digit_or_underscore = |c: char| c.is_ascii_digit() || c == '_';
    if unsigned.contains('_') && unsigned.starts_with(digit_or_underscore) {
        return Err(NumberError::Underscore);
    }
    Ok((negative, unsigned))
}

/// A number without its sign, split into parts. The text that does not belong to a number is in `rest`.
struct Parts<'a> {
    /// The digits before the point, possibly empty.
    whole: &'a str,
    /// The digits after the point, possibly empty; `None` without a point.
    fraction: Option<&'a str>,
    /// Whether the exponent is negative, and its digits, at least one.
    exponent: Option<(bool, &'a str)>,
    /// The text after the number.
    rest: &'a str,
}

impl<'a> Parts<'a> {
    /// Splits off as much of `text` as can belong to a number.
    fn of(text: &'a str) -> Self {
        let (whole, mut rest) = digits_of(text);
        let mut fraction = None;
        if let Some(behind) = rest.strip_prefix('.') {
            let (digits, after) = digits_of(behind);
            fraction = Some(digits);
            rest = after;
        }
        let mut exponent = None;
        if let Some(behind) = rest.strip_prefix(['e', 'E']) {
            let (digits, after) = digits_of(behind.strip_prefix(['+', '-']).unwrap_or(behind));
            if !digits.is_empty() {
                exponent = Some((behind.starts_with('-'), digits));
                rest = after;
            }
        }
        Self {
            whole,
            fraction,
            exponent,
            rest,
        }
    }

    /// Whether there is a digit before or after the point.
    fn has_digits(&self) -> bool {
        !self.whole.is_empty() || self.fraction.is_some_and(|digits| !digits.is_empty())
    }

    /// Returns the number that the parts make.
    fn decimal(&self, negative: bool) -> Result<Decimal, NumberError> {
        let fraction = self.fraction.unwrap_or_default();
        let Some((down, digits)) = self.exponent else {
            return Ok(Decimal::canonical(negative, self.whole, fraction, 0));
        };
        let significant = digits.trim_start_matches('0');
        let exponent = match significant {
            "" => 0,
            _ => significant
                .parse::<i64>()
                .ok()
                .filter(|&exponent| exponent <= MAX_EXPONENT)
                .ok_or(NumberError::ExponentTooLarge)?,
        };
        let exponent = if down { -exponent } else { exponent };
        // Zero is checked too: 0e5 and 0 are different numbers to `BigDecimal`.
        if signed(fraction.len()).saturating_sub(exponent) > MAX_EXPONENT {
            return Err(NumberError::ExponentTooLarge);
        }
        Ok(Decimal::canonical(negative, self.whole, fraction, exponent))
    }
}

/// Splits `text` into the ASCII digits that it begins with and the rest.
fn digits_of(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, ""))
}

/// Returns a length as a signed number; saturates, which no text in memory can reach.
fn signed(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
