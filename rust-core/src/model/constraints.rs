//! Bean Validation's constraints as JSON Schema keywords and as what generated code enforces (R7.8).
//!
//! Both generations count: `jakarta.validation.constraints` and `javax.validation.constraints`, single, repeated and
//! in their `.List` containers. R7.8's list is complete; any other constraint, such as `@Digits`, is left to code that
//! validates at run time. A constraint with `groups` is not in the default group (Jakarta Bean Validation 3.0,
//! section 5.1.1) and is ignored. What a validator would throw at, as an expression that does not compile, is
//! gathered as [`Misuse`].

use crate::diagnostics::reasons::{Contradiction, Count, Counted, End, ExpressionPlace, InvalidConstraint, Violation};
use crate::text::json::{Json, Number};
use crate::text::numbers::{Decimal, NumberFault};
use crate::text::regex_ecma;
use crate::wire::request::{Annotation, AnnotationId, RefusedExpression, Value};
use crate::wire::response::Place;

/// What a value must hold to beside its type.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Constraints {
    minimum: Option<Bound>,
    maximum: Option<Bound>,
    least_size: u64,
    most_size: Option<u64>,
    not_null: bool,
    not_blank: bool,
    patterns: Vec<Pattern>,
    email: bool,
    misuses: Vec<Misuse>,
}

/// A constraint that no validator could apply, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Misuse {
    /// The constraint's simple name.
    pub(crate) constraint: String,
    /// The member whose value is wrong.
    member: &'static str,
    pub(crate) problem: InvalidConstraint,
}

/// One end of a range.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Bound {
    /// The end, exact.
    pub(crate) value: Decimal,
    /// Whether the end itself is allowed.
    pub(crate) inclusive: bool,
}

impl Bound {
    /// The bound as the lower end of a range.
    fn as_least(&self) -> End {
        let value = self.value.to_json().text;
        if self.inclusive {
            End::AtLeast { value }
        } else {
            End::GreaterThan { value }
        }
    }

    /// The bound as the upper end of a range.
    fn as_most(&self) -> End {
        let value = self.value.to_json().text;
        if self.inclusive {
            End::AtMost { value }
        } else {
            End::LessThan { value }
        }
    }
}

/// A Java regular expression that the whole string must match.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Pattern {
    /// The expression as `java.util.regex.Pattern.compile` takes it.
    pub(crate) source: String,
    /// The flags as `compile` takes them: the sum of `java.util.regex.Pattern`'s constants.
    pub(crate) flags: u32,
}

impl Pattern {
    /// Whether the whole text matches; `None` for an expression that only Java's own engine is sure to read.
    fn matches(&self, text: &str) -> Option<bool> {
        if self.flags != 0 || !regex_ecma::is_portable_to_ecma(&self.source) {
            return None;
        }
        let expression = regex_lite::Regex::new(&format!("^(?:{})$", self.source)).ok()?;
        Some(expression.is_match(text))
    }
}

/// What a value is in JSON, as far as constraints distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum JsonKind {
    /// A number without a fraction.
    Integer,
    /// Any number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object; its size is the number of its members.
    Object,
    /// Anything else: no constraint but those on `null` applies.
    Other,
}

/// One thing that generated code enforces at run time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Check {
    /// The number is no less.
    Minimum(Bound),
    /// The number is no greater.
    Maximum(Bound),
    /// The length of a string in UTF-16 units, or the number of elements or members, is in this range.
    Size {
        /// The least; 0 where there is none.
        least: u64,
        /// The most, where there is one.
        most: Option<u64>,
    },
    /// The string has a character that is not white space.
    NotBlank,
    /// The whole string matches.
    Pattern(Pattern),
    /// The string is an e-mail address.
    Email,
}

const PACKAGES: [&str; 2] = ["jakarta.validation.constraints.", "javax.validation.constraints."];

impl Constraints {
    /// Adds what the annotations demand; where one rule is given twice, the tighter counts. `refused` are the regular
    /// expressions that the JVM does not compile.
    pub(crate) fn tighten(&mut self, annotations: &[Annotation], refused: &[RefusedExpression]) {
        for written in written(annotations) {
            self.add(written.name, written.annotation);
            for misuse in misuses(written.name, written.annotation, refused) {
                if !self.misuses.contains(&misuse) {
                    self.misuses.push(misuse);
                }
            }
        }
    }

    /// What no validator could apply.
    pub(crate) fn misuses(&self) -> &[Misuse] {
        &self.misuses
    }

    /// Why no value meets the constraints; `None` where one can.
    pub(crate) fn contradiction(&self) -> Option<Contradiction> {
        if let Some(most) = self.most_size.filter(|most| *most < self.least_size) {
            let least = self.least_size;
            return Some(Contradiction::Sizes { least, most });
        }
        let (least, most) = (self.minimum.as_ref()?, self.maximum.as_ref()?);
        let touches = least.value == most.value && least.inclusive && most.inclusive;
        let is_met = least.value < most.value || touches;
        (!is_met).then(|| Contradiction::Range {
            least: least.as_least(),
            most: most.as_most(),
        })
    }

    /// Whether nothing is demanded.
    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether `null`, and so a missing value, breaks them: `NotNull`, `NotBlank`, `NotEmpty` (R7.3).
    pub(crate) fn excludes_null(&self) -> bool {
        self.not_null
    }

    /// The keywords for a value of this kind, in R7.1's order.
    ///
    /// Sizes of strings count UTF-16 units in Java and characters in JSON Schema; the keywords hold Java's numbers.
    /// JSON Schema has one `pattern` keyword, and lookaheads that could join several are refused by model providers:
    /// it shows the first `@Pattern` that ECMA-262 reads alike, else `NotBlank`'s. [`checks`](Self::checks) has all.
    pub(crate) fn keywords(&self, kind: JsonKind) -> Vec<(&'static str, Json)> {
        match kind {
            JsonKind::Integer => self.integer_keywords(),
            JsonKind::Number => self.number_keywords(),
            JsonKind::String => self.string_keywords(),
            JsonKind::Array => self.size_keywords("minItems", "maxItems"),
            JsonKind::Object => self.size_keywords("minProperties", "maxProperties"),
            JsonKind::Other => Vec::new(),
        }
    }

    /// What generated code enforces of a value of this kind that is not `null`.
    pub(crate) fn checks(&self, kind: JsonKind) -> Vec<Check> {
        let mut checks = Vec::new();
        if matches!(kind, JsonKind::Integer | JsonKind::Number) {
            checks.extend(self.minimum.clone().map(Check::Minimum));
            checks.extend(self.maximum.clone().map(Check::Maximum));
        }
        let sized = matches!(kind, JsonKind::String | JsonKind::Array | JsonKind::Object);
        if sized && (self.least_size > 0 || self.most_size.is_some()) {
            checks.push(Check::Size {
                least: self.least_size,
                most: self.most_size,
            });
        }
        if kind == JsonKind::String {
            checks.extend(self.not_blank.then_some(Check::NotBlank));
            checks.extend(self.patterns.iter().cloned().map(Check::Pattern));
            checks.extend(self.email.then_some(Check::Email));
        }
        checks
    }

    /// Which constraint `value` breaks. `None` if it breaks none, as far as that is known here: a `@Pattern` that
    /// needs Java's own engine is not judged, nor is `@Email`.
    pub(crate) fn violation(&self, value: &Json, kind: JsonKind) -> Option<Violation> {
        if *value == Json::Null {
            return self.not_null.then_some(Violation::Null);
        }
        self.checks(kind).iter().find_map(|check| check.violation(value))
    }

    fn add(&mut self, name: &str, annotation: &Annotation) {
        let inclusive = annotation.value("inclusive").and_then(Value::as_bool).unwrap_or(true);
        let zero = |inclusive| Bound {
            value: Decimal::zero(),
            inclusive,
        };
        match name {
            "Min" | "DecimalMin" => {
                if let Some(value) = decimal(annotation) {
                    self.at_least(Bound { value, inclusive });
                }
            }
            "Max" | "DecimalMax" => {
                if let Some(value) = decimal(annotation) {
                    self.at_most(Bound { value, inclusive });
                }
            }
            "Positive" => self.at_least(zero(false)),
            "PositiveOrZero" => self.at_least(zero(true)),
            "Negative" => self.at_most(zero(false)),
            "NegativeOrZero" => self.at_most(zero(true)),
            "Size" => {
                self.least_size = self.least_size.max(size(annotation, "min").unwrap_or(0));
                // The default, `Integer.MAX_VALUE`, is no bound even where it is written out.
                let most = size(annotation, "max").filter(|most| *most < 2_147_483_647);
                self.most_size = tighter_most(self.most_size, most);
            }
            "NotNull" => self.not_null = true,
            "NotEmpty" => self.not_empty(),
            "NotBlank" => {
                self.not_empty();
                self.not_blank = true;
            }
            "Pattern" => self.pattern_of(annotation),
            "Email" => {
                self.email = true;
                // `regexp` is one more expression; its default is `.*` (Bean Validation's `Email`).
                if annotation
                    .value("regexp")
                    .and_then(Value::as_str)
                    .is_some_and(|source| source != ".*")
                {
                    self.pattern_of(annotation);
                }
            }
            _ => {}
        }
    }

    fn not_empty(&mut self) {
        self.not_null = true;
        self.least_size = self.least_size.max(1);
    }

    fn at_least(&mut self, bound: Bound) {
        let tighter = self.minimum.as_ref().is_none_or(|own| {
            bound.value > own.value || (bound.value == own.value && own.inclusive && !bound.inclusive)
        });
        if tighter {
            self.minimum = Some(bound);
        }
    }

    fn at_most(&mut self, bound: Bound) {
        let tighter = self.maximum.as_ref().is_none_or(|own| {
            bound.value < own.value || (bound.value == own.value && own.inclusive && !bound.inclusive)
        });
        if tighter {
            self.maximum = Some(bound);
        }
    }

    fn pattern_of(&mut self, annotation: &Annotation) {
        if let Some(pattern) = pattern(annotation) {
            self.pattern(pattern);
        }
    }

    /// One annotation can be on a member and on its type at once, so equal patterns are one.
    fn pattern(&mut self, pattern: Pattern) {
        if !self.patterns.contains(&pattern) {
            self.patterns.push(pattern);
        }
    }

    fn integer_keywords(&self) -> Vec<(&'static str, Json)> {
        let least = self.minimum.as_ref().and_then(|bound| {
            if bound.inclusive {
                bound.value.ceiling()
            } else {
                bound.value.least_integer_above()
            }
        });
        let most = self.maximum.as_ref().and_then(|bound| {
            if bound.inclusive {
                bound.value.floor()
            } else {
                bound.value.greatest_integer_below()
            }
        });
        let least = least.and_then(|value| number(&value.readable(false)?));
        let least = least.map(|value| ("minimum", value));
        let most = most.and_then(|value| number(&value.readable(true)?));
        let most = most.map(|value| ("maximum", value));
        least.into_iter().chain(most).collect()
    }

    fn number_keywords(&self) -> Vec<(&'static str, Json)> {
        // What a double cannot hold is widened to what it can: the schema refuses nothing that is allowed, and the exact
        // end is enforced (R7.1, R7.8).
        let end = |bound: &Option<Bound>, up, inclusive: &'static str, exclusive: &'static str| {
            let bound = bound.as_ref()?;
            let shown = bound.value.readable(up)?;
            let keyword = if bound.inclusive { inclusive } else { exclusive };
            Some((keyword, number(&shown)?))
        };
        let least = end(&self.minimum, false, "minimum", "exclusiveMinimum");
        let most = end(&self.maximum, true, "maximum", "exclusiveMaximum");
        least.into_iter().chain(most).collect()
    }

    fn string_keywords(&self) -> Vec<(&'static str, Json)> {
        let mut keywords = Vec::new();
        if self.email {
            keywords.push(("format", Json::String("email".to_owned())));
        }
        keywords.extend(self.size_keywords("minLength", "maxLength"));
        let shown = self
            .patterns
            .iter()
            .find(|own| own.flags == 0 && regex_ecma::is_portable_to_ecma(&own.source));
        if let Some(pattern) = shown {
            keywords.push(("pattern", Json::String(format!("^(?:{})$", pattern.source))));
        } else if self.not_blank {
            keywords.push(("pattern", Json::String("\\S".to_owned())));
        }
        keywords
    }

    fn size_keywords(&self, least: &'static str, most: &'static str) -> Vec<(&'static str, Json)> {
        let count = |size: u64| Number::parse(&size.to_string()).map(Json::Number);
        let lower = Some(self.least_size)
            .filter(|size| *size > 0)
            .and_then(count)
            .map(|size| (least, size));
        let upper = self.most_size.and_then(count).map(|size| (most, size));
        lower.into_iter().chain(upper).collect()
    }
}

impl Check {
    /// How the value fails this check; `None` if it does not, or if that is unknown.
    fn violation(&self, value: &Json) -> Option<Violation> {
        match (self, value) {
            (Self::Minimum(bound), Json::Number(number)) => {
                let value = number.decimal()?;
                let holds = value > bound.value || (bound.inclusive && value == bound.value);
                (!holds).then(|| Violation::Range { end: bound.as_least() })
            }
            (Self::Maximum(bound), Json::Number(number)) => {
                let value = number.decimal()?;
                let holds = value < bound.value || (bound.inclusive && value == bound.value);
                (!holds).then(|| Violation::Range { end: bound.as_most() })
            }
            (Self::Size { least, most }, _) => {
                let (size, of) = match value {
                    Json::String(text) => (text.encode_utf16().count(), Counted::Characters),
                    Json::Array(items) => (items.len(), Counted::Elements),
                    Json::Object(members) => (members.len(), Counted::Members),
                    _ => return None,
                };
                let size = u64::try_from(size).unwrap_or(u64::MAX);
                let counted = |number: u64| Count { number, of };
                match most {
                    _ if size < *least => Some(Violation::TooSmall { least: counted(*least) }),
                    Some(most) if size > *most => Some(Violation::TooLarge { most: counted(*most) }),
                    _ => None,
                }
            }
            (Self::NotBlank, Json::String(text)) => text.chars().all(is_java_white_space).then_some(Violation::Blank),
            (Self::Pattern(pattern), Json::String(text)) => {
                (pattern.matches(text) == Some(false)).then(|| Violation::Pattern {
                    source: pattern.source.clone(),
                })
            }
            _ => None,
        }
    }
}

/// `Character.isWhitespace`, by which the run time decides whether a text is blank (`String.isBlank`, in `Constraints.notBlank`
/// of `java-api`): the separators of Unicode but for those that do not break, and some control characters.
fn is_java_white_space(letter: char) -> bool {
    matches!(
        letter,
        '\u{9}'..='\u{d}' | '\u{1c}'..='\u{1f}' | ' ' | '\u{1680}' | '\u{2000}'..='\u{2006}' | '\u{2008}'..='\u{200a}'
            | '\u{2028}' | '\u{2029}' | '\u{205f}' | '\u{3000}'
    )
}

/// One constraint as it is written: on its own or in a container.
struct Written<'a> {
    /// The simple name.
    name: &'a str,
    annotation: &'a Annotation,
    /// The annotation that the compiler can show, and the place of the constraint in its `value`.
    shown: Option<AnnotationId>,
    position: Option<usize>,
}

/// The constraints among the annotations that are of the default group.
fn written(annotations: &[Annotation]) -> Vec<Written<'_>> {
    let mut found = Vec::new();
    // A container's own constraints are never containers (`Size.List` holds `Size`), so one level is enough.
    for annotation in annotations {
        let Some(name) = constraint_name(&annotation.name) else {
            continue;
        };
        let contained = name.strip_suffix(".List").or_else(|| name.strip_suffix("$List"));
        let Some(name) = contained else {
            found.push(Written {
                name,
                annotation,
                shown: annotation.id,
                position: None,
            });
            continue;
        };
        let values = annotation.value("value").map_or(&[][..], Value::elements);
        for (position, value) in values.iter().enumerate() {
            found.extend(value.as_annotation().map(|single| Written {
                name,
                annotation: single,
                shown: annotation.id,
                position: Some(position),
            }));
        }
    }
    let is_of_group = |annotation: &Annotation| {
        let groups = annotation.value("groups");
        groups.is_some_and(|groups| !groups.elements().is_empty())
    };
    found.retain(|written| !is_of_group(written.annotation));
    found
}

/// What is wrong with the constraints among the annotations of an element, each at its value.
pub(crate) fn placed_misuses(
    annotations: &[Annotation],
    refused: &[RefusedExpression],
    element: &Place,
) -> Vec<(Misuse, Place)> {
    let mut found = Vec::new();
    for written in written(annotations) {
        let annotation = element.annotation(written.shown);
        let annotation = written
            .position
            .map_or_else(|| annotation.clone(), |at| annotation.member("value").index(at));
        for misuse in misuses(written.name, written.annotation, refused) {
            let place = annotation.member(misuse.member);
            found.push((misuse, place));
        }
    }
    found
}

/// What is wrong with one constraint.
fn misuses(name: &str, annotation: &Annotation, refused: &[RefusedExpression]) -> Vec<Misuse> {
    let misuse = |member, problem| Misuse {
        constraint: name.to_owned(),
        member,
        problem,
    };
    match name {
        "DecimalMin" | "DecimalMax" => {
            let text = annotation.value("value").and_then(Value::as_str);
            text.and_then(|text| Some((text, big_decimal_fault(text)?)))
                .map(|(text, problem)| {
                    let text = crate::text::strings::clipped(text, 60);
                    misuse("value", InvalidConstraint::Decimal { text, problem })
                })
                .into_iter()
                .collect()
        }
        "Size" => ["min", "max"]
            .into_iter()
            .filter_map(|member| {
                let digits = annotation.value(member)?.as_number()?;
                digits.starts_with('-').then(|| {
                    let digits = digits.to_owned();
                    misuse(member, InvalidConstraint::NegativeSize { member, digits })
                })
            })
            .collect(),
        "Pattern" | "Email" if matches!(annotation.value("regexp"), Some(Value::LoneSurrogate(_))) => {
            vec![misuse("regexp", InvalidConstraint::LoneSurrogate)]
        }
        "Pattern" | "Email" => pattern(annotation)
            .and_then(|own| {
                refused
                    .iter()
                    .find(|known| known.regexp == own.source && known.flags == own.flags)
            })
            .map(|known| {
                let end = known.regexp.encode_utf16().count();
                let at = match known.index {
                    Some(index) if usize::try_from(index).is_ok_and(|index| index < end) => {
                        ExpressionPlace::Character {
                            number: index.saturating_add(1),
                        }
                    }
                    Some(_) => ExpressionPlace::End,
                    None => ExpressionPlace::Unknown,
                };
                let problem = known.problem.clone();
                misuse("regexp", InvalidConstraint::Expression { problem, at })
            })
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// Why `new BigDecimal(text)` fails; nothing where that is not certain: digits of other scripts count there too.
fn big_decimal_fault(text: &str) -> Option<NumberFault> {
    Decimal::parse_decimal(text).err().filter(|_| text.is_ascii())
}

/// The expression of `@Pattern` or `@Email`.
fn pattern(annotation: &Annotation) -> Option<Pattern> {
    let source = annotation.value("regexp").and_then(Value::as_str)?;
    let flags = annotation.value("flags").map_or(&[][..], Value::elements);
    let flags = flags
        .iter()
        .filter_map(Value::as_constant)
        .fold(0, |flags, name| flags | flag(name));
    Some(Pattern {
        source: source.to_owned(),
        flags,
    })
}

/// The constraint's name without its package; `None` for any other annotation.
fn constraint_name(qualified: &str) -> Option<&str> {
    PACKAGES.iter().find_map(|package| qualified.strip_prefix(package))
}

fn tighter_most(own: Option<u64>, other: Option<u64>) -> Option<u64> {
    match (own, other) {
        (Some(own), Some(other)) => Some(own.min(other)),
        (own, other) => own.or(other),
    }
}

/// The `value` of a bound: a number of `@Min`, a string that `new BigDecimal` takes of `@DecimalMin`.
fn decimal(annotation: &Annotation) -> Option<Decimal> {
    let value = annotation.value("value")?;
    Decimal::parse_decimal(value.as_number().or_else(|| value.as_str())?).ok()
}

fn size(annotation: &Annotation, member: &str) -> Option<u64> {
    annotation.value(member)?.as_number()?.parse().ok()
}

fn number(decimal: &Decimal) -> Option<Json> {
    Number::parse(&decimal.to_json().text).map(Json::Number)
}

/// The value of the `java.util.regex.Pattern` constant that `Pattern.Flag` of this name stands for.
fn flag(name: &str) -> u32 {
    match name {
        "UNIX_LINES" => 1,
        "CASE_INSENSITIVE" => 2,
        "COMMENTS" => 4,
        "MULTILINE" => 8,
        "DOTALL" => 32,
        "UNICODE_CASE" => 64,
        "CANON_EQ" => 128,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn constraints(annotations: &str) -> Constraints {
        let annotations: Vec<Annotation> = serde_json::from_str(annotations).unwrap();
        let mut constraints = Constraints::default();
        constraints.tighten(&annotations, &[]);
        constraints
    }

    fn one(name: &str, values: &str) -> Constraints {
        constraints(&format!(
            r#"[{{"type":"jakarta.validation.constraints.{name}","values":{values}}}]"#
        ))
    }

    fn keywords(constraints: &Constraints, kind: JsonKind) -> String {
        let members = constraints
            .keywords(kind)
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect();
        Json::Object(members).to_text()
    }

    #[test]
    fn exclusive_bounds_of_integers_become_inclusive() {
        for (name, values, integer, number) in [
            ("Positive", "[]", r#"{"minimum":1}"#, r#"{"exclusiveMinimum":0}"#),
            ("NegativeOrZero", "[]", r#"{"maximum":0}"#, r#"{"maximum":0}"#),
            (
                "Min",
                r#"[{"name":"value","value":{"number":"5"}}]"#,
                r#"{"minimum":5}"#,
                r#"{"minimum":5}"#,
            ),
            (
                "DecimalMax",
                r#"[{"name":"value","value":{"string":"2.50"}},{"name":"inclusive","value":{"boolean":false}}]"#,
                r#"{"maximum":2}"#,
                r#"{"exclusiveMaximum":2.5}"#,
            ),
            (
                "DecimalMin",
                r#"[{"name":"value","value":{"string":"much"}}]"#,
                "{}",
                "{}",
            ),
        ] {
            let own = one(name, values);
            assert_eq!(keywords(&own, JsonKind::Integer), integer, "{name}");
            assert_eq!(keywords(&own, JsonKind::Number), number, "{name}");
            assert_eq!(keywords(&own, JsonKind::String), "{}", "{name}");
        }
    }

    #[test]
    fn a_size_bounds_what_the_type_counts() {
        let own = one(
            "Size",
            r#"[{"name":"min","value":{"number":"1"}},{"name":"max","value":{"number":"3"}}]"#,
        );
        assert_eq!(keywords(&own, JsonKind::String), r#"{"minLength":1,"maxLength":3}"#);
        assert_eq!(keywords(&own, JsonKind::Array), r#"{"minItems":1,"maxItems":3}"#);
        assert_eq!(
            keywords(&own, JsonKind::Object),
            r#"{"minProperties":1,"maxProperties":3}"#
        );
    }

    #[test]
    fn the_tightest_counts_in_lists_too() {
        let own = constraints(
            r#"[{"type":"javax.validation.constraints.Min.List","values":[{"name":"value","value":{"array":[
                {"annotation":{"type":"javax.validation.constraints.Min","values":[{"name":"value","value":{"number":"2"}}]}},
                {"annotation":{"type":"javax.validation.constraints.Min","values":[{"name":"value","value":{"number":"7"}}]}}]}}]},
               {"type":"javax.validation.constraints.Min","values":[{"name":"value","value":{"number":"4"}}]}]"#,
        );
        assert_eq!(keywords(&own, JsonKind::Integer), r#"{"minimum":7}"#);
    }

    #[test]
    fn not_blank_is_a_length_and_a_pattern_and_excludes_null() {
        let own = one("NotBlank", "[]");
        assert_eq!(keywords(&own, JsonKind::String), r#"{"minLength":1,"pattern":"\\S"}"#);
        assert!(own.excludes_null());
        assert_eq!(
            own.violation(&Json::String(" ".into()), JsonKind::String),
            Some(Violation::Blank)
        );
        assert!(
            own.violation(&Json::String("\u{2003}\t\u{1c}".into()), JsonKind::String)
                .is_some()
        );
        for text in ["\u{a0}", "\u{2007}", "\u{1}", " x"] {
            assert_eq!(
                own.violation(&Json::String(text.into()), JsonKind::String),
                None,
                "{text:?}"
            );
        }
        assert_eq!(own.violation(&Json::Null, JsonKind::String), Some(Violation::Null));
    }

    #[test]
    fn a_pattern_with_flags_is_only_enforced() {
        let own = constraints(
            r#"[{"type":"jakarta.validation.constraints.Pattern","values":[{"name":"regexp","value":{"string":"a+"}},
                 {"name":"flags","value":{"array":[{"constant":"CASE_INSENSITIVE"},{"constant":"DOTALL"}]}}]},
                {"type":"jakarta.validation.constraints.Pattern","values":[{"name":"regexp","value":{"string":"[a-z]|b"}}]}]"#,
        );
        assert_eq!(keywords(&own, JsonKind::String), r#"{"pattern":"^(?:[a-z]|b)$"}"#);
        let flagged = Pattern {
            source: "a+".to_owned(),
            flags: 34,
        };
        assert_eq!(own.checks(JsonKind::String).first(), Some(&Check::Pattern(flagged)));
        assert_eq!(own.checks(JsonKind::String).len(), 2);
    }

    #[test]
    fn a_constraint_of_a_group_does_not_count() {
        let groups = r#"[{"name":"groups","value":{"array":[{"class":0}]}}]"#;
        assert!(one("NotNull", groups).is_empty());
        assert!(one("Digits", "[]").is_empty());
    }

    #[test]
    fn a_default_outside_a_bound_is_told_the_bound() {
        let own = one("Positive", "[]");
        let json = |text: &str| Json::Number(Number::parse(text).unwrap());
        assert_eq!(
            own.violation(&json("0"), JsonKind::Integer).unwrap().to_string(),
            "must be greater than 0"
        );
        assert_eq!(own.violation(&json("0.1"), JsonKind::Number), None);
    }
}
