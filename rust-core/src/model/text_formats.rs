//! The text forms of the JDK types that Jackson reads from strings, as far as a compiler can check them (R4.6).
//!
//! The grammars are those of the types' own `parse` methods (`java.time.format.DateTimeFormatter.ISO_*`,
//! `UUID.fromString` in its full length, `Duration.parse`, `Period.parse`), which Jackson's deserializers call.

/// How a default of a JDK type is written (R4.6), as the column `default` of the table of JDK types names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grammar {
    // Scalars, which `defaults` reads.
    String,
    CharSequence,
    Char,
    Boolean,
    Byte,
    Short,
    Int,
    Long,
    BigInteger,
    Float,
    Double,
    BigDecimal,
    Number,
    Base64,
    /// JSON text, with a fitting value for each element or member.
    Json,
    JsonInteger,
    /// Any text: whether the type can be read from it, the JDK's tables or the machine decide.
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
    /// A date, with or without a time, that with or without an offset.
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
    /// Whether a string is so written; true of the grammars that are not about strings.
    pub(crate) fn takes(self, text: &str) -> bool {
        let mut scan = Scan { rest: text };
        match self {
            Self::Uuid => scan.uuid() && scan.is_done(),
            Self::Date => scan.date() && scan.is_done(),
            Self::TimeLocal => scan.time() && scan.is_done(),
            Self::TimeOffset => scan.time() && scan.offset() && scan.is_done(),
            Self::DateTimeLocal => scan.date_time() && scan.is_done(),
            Self::DateTimeOffset => scan.date_time() && scan.offset() && scan.is_done(),
            Self::DateTimeZone => scan.date_time() && scan.offset() && scan.region(),
            Self::DateOptionalTime => {
                let dated = scan.date();
                let timed = scan.is_done() || (scan.skip('T') && scan.time() && (scan.is_done() || scan.offset()));
                dated && timed && scan.is_done()
            }
            Self::YearMonth => scan.year_month() && scan.is_done(),
            Self::MonthDay => scan.skip('-') && scan.skip('-') && scan.month_day(29) && scan.is_done(),
            Self::Duration => scan.duration(),
            Self::Period => scan.period(),
            Self::ZoneOffset => scan.offset() && scan.is_done(),
            Self::Zone => !text.trim().is_empty(),
            Self::Currency => text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase()),
            Self::Uri => is_uri(text),
            Self::Url => is_uri(text) && text.contains(':'),
            Self::Base64 => is_base64(text),
            _ => true,
        }
    }
}

/// Base64 as RFC 4648 §4 writes it, with its padding.
fn is_base64(text: &str) -> bool {
    let body = text.trim_end_matches('=');
    text.len().is_multiple_of(4)
        && text.len() - body.len() <= 2
        && body
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'))
}

/// What RFC 3986 never allows in a URI; the rest is `java.net.URI`'s to say.
fn is_uri(text: &str) -> bool {
    !text
        .chars()
        .any(|letter| letter.is_whitespace() || letter.is_control() || "\"<>\\^`{|}".contains(letter))
}

/// A text as it is taken from the front; each method is false where the text does not go on so.
struct Scan<'t> {
    rest: &'t str,
}

impl Scan<'_> {
    fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    fn skip(&mut self, letter: char) -> bool {
        match self.rest.strip_prefix(letter) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn skip_any(&mut self, letters: &[char]) -> bool {
        letters.iter().any(|letter| self.skip(*letter))
    }

    /// Digits, as many as there are.
    fn digits(&mut self) -> &str {
        let end = self
            .rest
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at_checked(end).unwrap_or(("", self.rest));
        self.rest = rest;
        digits
    }

    /// Exactly `length` digits with a value in the range.
    fn number(&mut self, length: usize, least: u32, most: u32) -> Option<u32> {
        let (digits, rest) = self.rest.split_at_checked(length)?;
        let value = digits
            .bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| digits.parse::<u32>().ok())??;
        self.rest = rest;
        (least..=most).contains(&value).then_some(value)
    }

    fn uuid(&mut self) -> bool {
        [8, 4, 4, 4, 12].iter().enumerate().all(|(part, length)| {
            let dash = part == 0 || self.skip('-');
            let Some((hex, rest)) = self.rest.split_at_checked(*length) else {
                return false;
            };
            self.rest = rest;
            dash && hex.bytes().all(|byte| byte.is_ascii_hexdigit())
        })
    }

    /// A year of four digits, or of more with a sign.
    fn year(&mut self) -> Option<u32> {
        if !self.skip_any(&['+', '-']) {
            return self.number(4, 0, 9999);
        }
        let digits = self.digits();
        (4..=9).contains(&digits.len()).then(|| digits.parse().ok())?
    }

    fn year_month(&mut self) -> bool {
        self.year().is_some() && self.skip('-') && self.number(2, 1, 12).is_some()
    }

    fn date(&mut self) -> bool {
        let Some(year) = self.year() else { return false };
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        self.skip('-') && self.month_day(if leap { 29 } else { 28 })
    }

    fn month_day(&mut self, february: u32) -> bool {
        let Some(month) = self.number(2, 1, 12) else {
            return false;
        };
        let days = match month {
            2 => february,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        self.skip('-') && self.number(2, 1, days).is_some()
    }

    fn time(&mut self) -> bool {
        if self.number(2, 0, 23).is_none() || !self.skip(':') || self.number(2, 0, 59).is_none() {
            return false;
        }
        if !self.skip(':') {
            return true;
        }
        self.number(2, 0, 59).is_some() && (!self.skip('.') || (1..=9).contains(&self.digits().len()))
    }

    fn date_time(&mut self) -> bool {
        self.date() && self.skip_any(&['T', 't']) && self.time()
    }

    fn offset(&mut self) -> bool {
        if self.skip_any(&['Z', 'z']) {
            return true;
        }
        if !self.skip_any(&['+', '-']) || self.number(2, 0, 18).is_none() {
            return false;
        }
        !self.skip(':') || (self.number(2, 0, 59).is_some() && (!self.skip(':') || self.number(2, 0, 59).is_some()))
    }

    /// A zone in brackets, or nothing.
    fn region(&mut self) -> bool {
        self.is_done() || (self.skip('[') && self.rest.len() > 1 && self.rest.ends_with(']'))
    }

    fn duration(&mut self) -> bool {
        self.skip_any(&['-', '+']);
        if !self.skip_any(&['P', 'p']) {
            return false;
        }
        let days = self.amount(&['D', 'd'], false);
        if self.is_done() {
            return days;
        }
        if !self.skip_any(&['T', 't']) {
            return false;
        }
        let hours = self.amount(&['H', 'h'], false);
        let minutes = self.amount(&['M', 'm'], false);
        let seconds = self.amount(&['S', 's'], true);
        (hours || minutes || seconds) && self.is_done()
    }

    fn period(&mut self) -> bool {
        self.skip_any(&['-', '+']);
        if !self.skip_any(&['P', 'p']) {
            return false;
        }
        let parts = [['Y', 'y'], ['M', 'm'], ['W', 'w'], ['D', 'd']].map(|unit| self.amount(&unit, false));
        parts.contains(&true) && self.is_done()
    }

    /// A number with this unit, or nothing where another unit or none follows.
    fn amount(&mut self, unit: &[char], fraction: bool) -> bool {
        let start = self.rest;
        self.skip_any(&['-', '+']);
        let whole = !self.digits().is_empty();
        if fraction && self.skip_any(&['.', ',']) {
            self.digits();
        }
        if whole && self.skip_any(unit) {
            return true;
        }
        self.rest = start;
        false
    }
}

#[cfg(test)]
mod tests {
    use crate::model::jdk_types::find;

    #[test]
    fn r4_6_text_of_a_type_with_a_known_form_is_checked() {
        for (java, good, bad) in [
            ("java.util.UUID", "123e4567-e89b-12d3-a456-426614174000", "123e4567"),
            ("java.time.LocalDate", "2024-02-29", "2023-02-29"),
            ("java.time.LocalTime", "10:15", "25:00"),
            ("java.time.OffsetTime", "10:15:30+01:00", "10:15:30"),
            ("java.time.LocalDateTime", "2024-02-29T10:15:30.123", "2024-02-29"),
            ("java.time.Instant", "2024-02-29T10:15:30Z", "2024-02-29T10:15:30"),
            (
                "java.time.ZonedDateTime",
                "2024-02-29T10:15:30+01:00[Europe/Paris]",
                "today",
            ),
            ("java.util.Date", "2024-02-29", "29.2.2024"),
            ("java.time.YearMonth", "2024-02", "2024-13"),
            ("java.time.MonthDay", "--02-29", "02-29"),
            ("java.time.Duration", "PT1H30M", "1h"),
            ("java.time.Duration", "-P2DT0.5S", "PT"),
            ("java.time.Period", "P1Y2M3D", "P"),
            ("java.time.ZoneOffset", "+01:00", "1"),
            ("java.util.Currency", "EUR", "euro"),
            ("java.net.URI", "a/b?c#d", "a b"),
            ("java.net.URL", "https://example.com/", "example"),
        ] {
            let known = find(java).expect("a row of the table");
            assert!(known.takes(good), "{java} {good:?}");
            assert!(!known.takes(bad), "{java} {bad:?}");
        }
    }
}
