//! Bean Validation's constraints as keywords of JSON Schema and as checks at run time (R7.8).
//!
//! Which annotations are constraints, of which checks they consist, and which keywords show a check is in a table that
//! `java-api` has as a resource: `java-api/src/main/resources/com/github/copilot/tool/runtime/constraints.txt`, which
//! explains its columns. This file implements the checks.
//!
//! Both generations apply, `jakarta.validation.constraints` and `javax.validation.constraints`: single, repeated and in
//! their `.List` containers. A constraint with `groups` is not in the default group (Jakarta Bean Validation 3.0,
//! section 5.1.1) and is ignored. A constraint that makes every validator throw, such as an expression that does not
//! compile, is reported as [`Misuse`].

use std::cmp::Ordering;
use std::collections::BTreeSet;

use copilot_tool_finished::checks::{Bound, CheckCall, HelperCheck, Pattern};
use copilot_tool_finished::tools::{Check, Measured};

use crate::diagnostics::reasons::{Contradiction, End, ExpressionPlace, InvalidConstraint, Unenforced};
use crate::wire::request::{Annotation, AnnotationId, RefusedExpression, Value};
use crate::wire::response::Place;
use copilot_tool_text::json::{Json, Number};
use copilot_tool_text::numbers::Decimal;

include!(concat!(env!("OUT_DIR"), "/constraints.rs"));

/// A row of the table: a constraint.
struct Constraint {
    /// The simple name.
    name: &'static str,
    excludes_null: bool,
    /// The checks of a value that is not null.
    demands: &'static [Demand],
}

/// A check that a constraint makes, with its arguments.
struct Demand {
    check: Kind,
    arguments: &'static [ConstraintArgument],
}

/// An argument of a check.
enum ConstraintArgument {
    Literal(&'static str),
    /// A member of the annotation.
    Member {
        name: &'static str,
        /// The member's default value.
        default: Option<&'static str>,
    },
}

/// A row of the table: a check.
struct CheckRow {
    kind: Kind,
    /// The keywords for each [`JsonKind`] but the last.
    keywords: [Keywords; 6],
}

/// The keywords that show a check, with the value if it is always the same; `None` if the check does not apply.
type Keywords = Option<&'static [(&'static str, Option<&'static str>)]>;

/// The ways in which checks are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Minimum,
    Maximum,
    Size,
    Pattern,
    Moment,
    /// By the runtime helper of this name.
    Helper(HelperCheck),
}

/// The constraints on a value, those of one kind combined.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Constraints {
    minimum: Option<Bound>,
    maximum: Option<Bound>,
    least_size: u64,
    most_size: Option<u64>,
    excludes_null: bool,
    patterns: Vec<Pattern>,
    /// The only strings that are allowed, if there are any.
    allowed: Vec<String>,
    /// Ranges of -1, 0 and 1: before now, now and after now.
    moments: BTreeSet<(i32, i32)>,
    helper_checks: BTreeSet<CheckCall>,
    misuses: Vec<Misuse>,
    /// The simple names of the constraints of the table, which a type may not be able to have.
    names: BTreeSet<&'static str>,
    /// The simple names of the constraints that only code of the user's own can check.
    unenforced: BTreeSet<String>,
}

/// A constraint that no validator can apply, because of the value of a member.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Misuse {
    /// The constraint's simple name.
    pub constraint: String,
    /// The member whose value is wrong.
    member: &'static str,
    pub problem: InvalidConstraint,
}

/// Returns a bound as an end of a range.
fn end(bound: &Bound, is_lower: bool) -> End {
    let value = bound.value.to_json();
    match (is_lower, bound.inclusive) {
        (true, true) => End::AtLeast { value },
        (true, false) => End::GreaterThan { value },
        (false, true) => End::AtMost { value },
        (false, false) => End::LessThan { value },
    }
}

/// The kinds of JSON values that constraints distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JsonKind {
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
    /// `true` or `false`.
    Boolean,
    /// Anything else: only constraints on `null` apply.
    Other,
}

/// The name of the annotation that [`meta_annotations`](super::meta_annotations) adds for a constraint that only code of
/// the user's own can check; its value `name` is the constraint's simple name.
pub(crate) const UNENFORCED: &str = "copilot.Unenforced";

const PACKAGES: [&str; 2] = ["jakarta.validation.constraints.", "javax.validation.constraints."];

impl Constraints {
    /// Adds the constraints among the annotations; the tightest applies if several are of one kind. `refused` are the
    /// regular expressions that the JVM does not compile.
    pub(crate) fn tighten(&mut self, annotations: &[Annotation], refused: &[RefusedExpression]) {
        let unenforced = annotations.iter().filter(|own| own.name == UNENFORCED);
        let names = unenforced.filter_map(|own| own.text("name"));
        self.unenforced.extend(names.map(str::to_owned));
        for written in written(annotations) {
            self.names.insert(written.row.name);
            self.excludes_null |= written.row.excludes_null;
            for values in written.demands() {
                self.add(&values);
            }
            for misuse in misuses(&written, refused) {
                if !self.misuses.contains(&misuse) {
                    self.misuses.push(misuse);
                }
            }
        }
    }

    /// Allows no other strings than these, unless there are none or the strings are limited already.
    pub fn allow_only(&mut self, texts: &[&str]) {
        if self.allowed.is_empty() {
            self.allowed = texts.iter().map(|text| (*text).to_owned()).collect();
        }
    }

    /// Returns the expression that the allowed strings match.
    fn allowed(&self) -> Option<Pattern> {
        let escaped = self.allowed.iter().map(|text| {
            let letters = text.chars().flat_map(|letter| {
                let is_syntax = r"\^$.|?*+()[]{}".contains(letter);
                is_syntax.then_some('\\').into_iter().chain([letter])
            });
            letters.collect::<String>()
        });
        let escaped: Vec<String> = escaped.collect();
        (!escaped.is_empty()).then(|| Pattern {
            source: escaped.join("|"),
            flags: 0,
        })
    }

    /// Returns the constraints that no validator can apply.
    pub fn misuses(&self) -> &[Misuse] {
        &self.misuses
    }

    /// Returns the simple names of the constraints that are not enforced on a value of this kind: no check of theirs
    /// applies to it, or only code of the user's own can check them.
    ///
    /// - `is_moment`: whether the value is a date or time
    pub fn ignored(&self, kind: JsonKind, is_moment: bool) -> Vec<(String, Unenforced)> {
        let applies =
            |check: Kind| (check != Kind::Moment || is_moment) && applying(kind).any(|(row, _)| row.kind == check);
        let ill_typed = self.names.iter().filter(|name| {
            let demands = row(name).map_or(&[][..], |row| row.demands);
            !demands.is_empty() && !demands.iter().any(|demand| applies(demand.check))
        });
        let ill_typed = ill_typed.map(|name| ((*name).to_owned(), Unenforced::Type));
        let others = self.unenforced.iter().map(|name| (name.clone(), Unenforced::Validator));
        ill_typed.chain(others).collect()
    }

    /// Returns why no value satisfies the constraints; `None` if one can.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(most) = self.most_size.filter(|most| *most < self.least_size) {
            let least = self.least_size;
            return Some(Contradiction::Sizes { least, most });
        }
        let (least, most) = (self.minimum.as_ref()?, self.maximum.as_ref()?);
        let touches = least.value == most.value && least.inclusive && most.inclusive;
        let is_met = least.value < most.value || touches;
        (!is_met).then(|| Contradiction::Range {
            least: end(least, true),
            most: end(most, false),
        })
    }

    /// Whether `null`, and so a missing value, breaks the constraints: `NotNull`, `NotBlank`, `NotEmpty` (R7.3).
    pub(crate) fn excludes_null(&self) -> bool {
        self.excludes_null
    }

    /// Returns the constraint that a value has this number of elements or members.
    pub(crate) fn of_size(size: u64) -> Self {
        Self {
            least_size: size,
            most_size: Some(size),
            ..Self::default()
        }
    }

    /// Returns the least number of characters, elements or members.
    pub(crate) fn least_size(&self) -> u64 {
        self.least_size
    }

    /// Returns the keywords for a value of this kind; the schema puts them into R7.1's order.
    ///
    /// Sizes of strings count UTF-16 units in Java and characters in JSON Schema; the keywords hold Java's numbers.
    /// JSON Schema has one `pattern` keyword, and model providers refuse the lookaheads that could join several
    /// patterns. So the keyword shows the first `@Pattern` that has the same meaning in ECMA-262, else `NotBlank`'s.
    /// [`checks`](Self::checks) returns all.
    pub fn keywords(&self, kind: JsonKind) -> Vec<(&'static str, Json)> {
        let mut keywords = Vec::new();
        let mut fixed: Vec<(&'static str, Json)> = Vec::new();
        let bounded = self.with_digits_as_bounds(kind);
        for (row, names) in applying(kind) {
            match row.kind {
                Kind::Minimum => keywords.extend(bound_keyword(bounded.minimum.as_ref(), true, kind, names)),
                Kind::Maximum => keywords.extend(bound_keyword(bounded.maximum.as_ref(), false, kind, names)),
                Kind::Size => {
                    let least = Some(self.least_size).filter(|size| *size > 0);
                    let counts = [least, self.most_size];
                    let shown = names.iter().zip(counts);
                    keywords.extend(shown.filter_map(|((name, _), size)| Some((*name, Json::from(size?)))));
                }
                Kind::Pattern => {
                    let shown = self.patterns.iter().find_map(Pattern::to_ecma);
                    let shown = shown.map(|own| Json::String(format!("^(?:{own})$")));
                    keywords.extend(names.first().map(|(name, _)| *name).zip(shown));
                    let allowed = self.allowed.iter().map(|own| Json::from(own.as_str()));
                    let allowed = Json::Array(allowed.collect());
                    keywords.extend((!self.allowed.is_empty()).then_some(("enum", allowed)));
                }
                Kind::Helper(check) => {
                    let calls = self.helper_checks.iter().filter(|call| call.check == check);
                    for (call, (name, value)) in calls.flat_map(|call| names.iter().map(move |own| (call, own))) {
                        let value = value.map_or_else(|| argument_keyword(call, kind), |text| Some(literal(text)));
                        fixed.extend(value.map(|value| (*name, value)));
                    }
                }
                Kind::Moment => {}
            }
        }
        for (name, value) in fixed {
            if keywords.iter().all(|(own, _)| *own != name) {
                keywords.push((name, value));
            }
        }
        keywords
    }

    /// Returns the constraints with the bounds that a number of digits before the point means, which a schema shows.
    fn with_digits_as_bounds(&self, kind: JsonKind) -> Self {
        let mut bounded = self.clone();
        let of_digits = self
            .helper_checks
            .iter()
            .filter(|call| call.check == HelperCheck::Digits && matches!(kind, JsonKind::Integer | JsonKind::Number));
        for digits in of_digits.filter_map(|call| shown_digits(*call.arguments.first()?)) {
            let end = |sign: &str| {
                let value = Decimal::parse_decimal(&format!("{sign}1{}", "0".repeat(digits))).ok()?;
                let inclusive = false;
                Some(Bound { value, inclusive })
            };
            tighten(&mut bounded.minimum, end("-"), Ordering::Greater);
            tighten(&mut bounded.maximum, end(""), Ordering::Less);
        }
        bounded
    }

    /// Returns the checks of a value of this kind that is not `null`. The planner corrects how sizes are measured, if the
    /// value's type decides that.
    pub fn checks(&self, kind: JsonKind) -> Vec<Check> {
        let mut checks = Vec::new();
        for (row, _) in applying(kind) {
            match row.kind {
                Kind::Minimum => checks.extend(self.minimum.clone().map(Check::Minimum)),
                Kind::Maximum => checks.extend(self.maximum.clone().map(Check::Maximum)),
                Kind::Size if self.least_size == 0 && self.most_size.is_none() => {}
                Kind::Size => checks.push(Check::Size {
                    least: self.least_size,
                    most: self.most_size,
                    of: match kind {
                        JsonKind::Array => Measured::Elements,
                        JsonKind::Object => Measured::Members,
                        _ => Measured::Text,
                    },
                }),
                Kind::Pattern => {
                    let patterns = self.patterns.iter().cloned().chain(self.allowed());
                    checks.extend(patterns.map(Check::Pattern));
                }
                Kind::Moment => {
                    let moments = self.moments.iter();
                    checks.extend(moments.map(|&(least, most)| Check::Moment { least, most }));
                }
                Kind::Helper(check) => {
                    let calls = self.helper_checks.iter().filter(|call| call.check == check);
                    checks.extend(calls.cloned().map(Check::Helper));
                }
            }
        }
        checks
    }

    fn add(&mut self, values: &Values<'_>) {
        match values.demand.check {
            Kind::Minimum => tighten(&mut self.minimum, values.bound(), Ordering::Greater),
            Kind::Maximum => tighten(&mut self.maximum, values.bound(), Ordering::Less),
            Kind::Size => {
                self.least_size = self.least_size.max(values.parsed(0).unwrap_or(0));
                // `Integer.MAX_VALUE` is not a bound, even if it is written out.
                let most = values.parsed(1).filter(|most| *most < 2_147_483_647);
                self.most_size = self.most_size.into_iter().chain(most).min();
            }
            Kind::Pattern => {
                // One annotation can be on a member and also on its type.
                let pattern = values.pattern().filter(|own| !self.patterns.contains(own));
                self.patterns.extend(pattern);
            }
            Kind::Moment => self.moments.extend(values.parsed(0).zip(values.parsed(1))),
            Kind::Helper(check) => {
                let arguments = (0..values.demand.arguments.len()).filter_map(|position| values.parsed(position));
                let arguments = arguments.collect();
                self.helper_checks.insert(CheckCall { check, arguments });
            }
        }
    }
}

/// Replaces an end of a range by one that allows fewer values. `nearer` is how the value of such an end compares.
fn tighten(own: &mut Option<Bound>, bound: Option<Bound>, nearer: Ordering) {
    let Some(bound) = bound else { return };
    let is_tighter = own.as_ref().is_none_or(|own| match bound.value.cmp(&own.value) {
        Ordering::Equal => own.inclusive && !bound.inclusive,
        other => other == nearer,
    });
    if is_tighter {
        *own = Some(bound);
    }
}

/// The most digits before or after the point that a schema shows: a double has no more.
const MOST_DIGITS_SHOWN: usize = 15;

/// Returns a number of digits, if a schema shows so many.
fn shown_digits(digits: i32) -> Option<usize> {
    usize::try_from(digits)
        .ok()
        .filter(|digits| *digits <= MOST_DIGITS_SHOWN)
}

/// Returns the value of a keyword that follows from the arguments of a helper's check; `None` if it is not shown.
fn argument_keyword(call: &CheckCall, kind: JsonKind) -> Option<Json> {
    match (call.check, call.arguments.as_slice()) {
        (HelperCheck::Asserted, [expected]) => Some(Json::Bool(*expected != 0)),
        (HelperCheck::Digits, [_, fraction]) if kind == JsonKind::Number => {
            let step = match shown_digits(*fraction)? {
                0 => "1".to_owned(),
                fraction => format!("0.{}1", "0".repeat(fraction.saturating_sub(1))),
            };
            Some(Json::Number(Number::from(&Decimal::parse_decimal(&step).ok()?)))
        }
        (HelperCheck::DigitsOfText, [integer, fraction]) => {
            // A number below 1 has no digit of its own before the point.
            let below_one = format!("0?\\.[0-9]{{1,{fraction}}}");
            let number = match (*integer > 0, *fraction > 0) {
                (true, true) => format!("([0-9]{{1,{integer}}}(\\.[0-9]{{0,{fraction}}})?|{below_one})"),
                (true, false) => format!("[0-9]{{1,{integer}}}\\.?"),
                (false, true) => below_one,
                // No number has no digits.
                (false, false) => return None,
            };
            Some(Json::String(format!("^[-+]?{number}$")))
        }
        _ => None,
    }
}

/// Returns the value of a keyword as the table has it.
fn literal(text: &str) -> Json {
    match text {
        "{}" => Json::Object(Vec::new()),
        _ => Json::from(text),
    }
}

/// Whether the annotation excludes every value except null in the default group (`@Null`).
pub(crate) fn is_absent(annotation: &Annotation) -> bool {
    written(std::slice::from_ref(annotation))
        .iter()
        .any(|own| own.row.name == "Null")
}

/// Returns the checks that apply to a value of this kind, in the table's order, each with its keywords.
fn applying(
    kind: JsonKind,
) -> impl Iterator<Item = (&'static CheckRow, &'static [(&'static str, Option<&'static str>)])> {
    let keywords = move |row: &CheckRow| row.keywords.get(kind as usize).copied().flatten();
    CHECKS.iter().filter_map(move |row| Some((row, keywords(row)?)))
}

/// Returns the keyword for one end of a range: the first of `names` if the end itself is allowed, else the second. The
/// ends of a range of integers are integers and always allowed.
///
/// A bound that a double cannot represent is widened to one that it can: the schema refuses no allowed value, and the
/// exact bound is enforced at run time (R7.1, R7.8).
fn bound_keyword(
    bound: Option<&Bound>,
    is_lower: bool,
    kind: JsonKind,
    names: &[(&'static str, Option<&'static str>)],
) -> Option<(&'static str, Json)> {
    let bound = bound?;
    let is_integer = kind == JsonKind::Integer;
    let value = match (is_integer, is_lower) {
        (true, true) => bound.least_integer()?,
        (true, false) => bound.greatest_integer()?,
        (false, _) => bound.value.clone(),
    };
    let position = usize::from(!is_integer && !bound.inclusive);
    let (name, _) = names.get(position)?;
    let readable = value.readable(!is_lower)?;
    Some((name, Json::Number(Number::from(&readable))))
}

/// One constraint as it is written: on its own or in a container.
struct WrittenConstraint<'a> {
    row: &'static Constraint,
    annotation: &'a Annotation,
    /// The annotation that the compiler can show, and the place of the constraint in its `value`.
    shown: Option<AnnotationId>,
    position: Option<usize>,
}

impl<'a> WrittenConstraint<'a> {
    /// Returns the checks that the constraint makes, with the values of its members.
    fn demands(&self) -> impl Iterator<Item = Values<'a>> {
        let annotation = self.annotation;
        self.row.demands.iter().map(move |demand| Values { demand, annotation })
    }
}

/// A check, and the annotation that gives it arguments.
struct Values<'a> {
    demand: &'static Demand,
    annotation: &'a Annotation,
}

impl<'a> Values<'a> {
    /// Returns the value of the member that is this argument, if it is written.
    fn member(&self, position: usize) -> Option<&'a Value> {
        self.annotation.value(self.member_name(position)?)
    }

    /// Returns the name of the member that is this argument.
    fn member_name(&self, position: usize) -> Option<&'static str> {
        match self.demand.arguments.get(position)? {
            ConstraintArgument::Member { name, .. } => Some(name),
            ConstraintArgument::Literal(_) => None,
        }
    }

    /// Returns an argument that is a number, string or literal as text.
    fn text(&self, position: usize) -> Option<&'a str> {
        if let Some(value) = self.member(position) {
            return value.as_number().or_else(|| value.as_str());
        }
        match self.demand.arguments.get(position)? {
            ConstraintArgument::Literal(text) => Some(text),
            ConstraintArgument::Member { default, .. } => *default,
        }
    }

    /// Returns an argument that is a number or literal as a value.
    fn parsed<N: std::str::FromStr>(&self, position: usize) -> Option<N> {
        self.text(position)?.parse().ok()
    }

    /// Returns the bound of the first two arguments: its value, and whether the value itself is allowed.
    fn bound(&self) -> Option<Bound> {
        let value = Decimal::parse_decimal(self.text(0)?).ok()?;
        let written = self.member(1).and_then(Value::as_bool);
        let inclusive = written.unwrap_or_else(|| self.text(1) != Some("false"));
        Some(Bound { value, inclusive })
    }

    /// Returns the pattern of the first two arguments, the expression and its flags; `None` if the expression equals
    /// the third argument.
    fn pattern(&self) -> Option<Pattern> {
        let source = self.text(0)?;
        let flags = self.member(1).map_or(&[][..], Value::elements).iter();
        let flags = flags
            .filter_map(Value::as_constant)
            .fold(0, |flags, name| flags | flag(name));
        let source = source.to_owned();
        (self.text(2) != Some(&source)).then_some(Pattern { source, flags })
    }
}

/// Returns the constraints of the default group among the annotations.
fn written(annotations: &[Annotation]) -> Vec<WrittenConstraint<'_>> {
    let mut found = Vec::new();
    // A container's own constraints are never containers (`Size.List` holds `Size`), so one level is enough.
    for annotation in annotations {
        let Some(name) = PACKAGES
            .iter()
            .find_map(|package| annotation.name.strip_prefix(package))
        else {
            continue;
        };
        let contained = name.strip_suffix(".List").or_else(|| name.strip_suffix("$List"));
        let Some(row) = row(contained.unwrap_or(name)) else {
            continue;
        };
        let values = contained.map_or(&[][..], |_| annotation.elements("value"));
        let values = values.iter().enumerate();
        let inner = values.filter_map(|(position, value)| Some((Some(position), value.as_annotation()?)));
        let single = contained.is_none().then_some((None, annotation));
        let all = single.into_iter().chain(inner);
        let of_default_group = all.filter(|(_, own)| own.elements("groups").is_empty());
        found.extend(of_default_group.map(|(position, own)| WrittenConstraint {
            row,
            annotation: own,
            shown: annotation.id,
            position,
        }));
    }
    found
}

/// Returns the constraints among the annotations of an element that no validator can apply, each with the place of the
/// value.
pub fn placed_misuses(
    annotations: &[Annotation],
    refused: &[RefusedExpression],
    element: &Place,
) -> Vec<(Misuse, Place)> {
    let mut found = Vec::new();
    for written in written(annotations) {
        let container = element.annotation(written.shown);
        let annotation = match written.position {
            Some(position) => container.member("value").index(position),
            None => container,
        };
        let misuses = misuses(&written, refused).into_iter();
        found.extend(misuses.map(|misuse| {
            let place = annotation.member(misuse.member);
            (misuse, place)
        }));
    }
    found
}

/// Returns the values of one constraint that no validator can apply.
fn misuses(written: &WrittenConstraint<'_>, refused: &[RefusedExpression]) -> Vec<Misuse> {
    let mut found = Vec::new();
    for values in written.demands() {
        for position in 0..values.demand.arguments.len() {
            let problem = match values.demand.check {
                Kind::Minimum | Kind::Maximum if position == 0 => invalid_decimal(&values),
                Kind::Size | Kind::Helper(_) => negative_size(&values, position),
                Kind::Pattern if position == 0 => invalid_expression(&values, refused),
                _ => None,
            };
            if let (Some(problem), Some(member)) = (problem, values.member_name(position)) {
                let constraint = written.row.name.to_owned();
                found.push(Misuse {
                    constraint,
                    member,
                    problem,
                });
            }
        }
    }
    found
}

fn invalid_decimal(values: &Values<'_>) -> Option<InvalidConstraint> {
    let text = values.text(0)?;
    // `new BigDecimal(text)` also reads digits of other scripts.
    let problem = Decimal::parse_decimal(text).err().filter(|_| text.is_ascii())?;
    let text = copilot_tool_text::strings::clipped(text, 60);
    Some(InvalidConstraint::Decimal { text, problem })
}

fn negative_size(values: &Values<'_>, position: usize) -> Option<InvalidConstraint> {
    let digits = values.member(position)?.as_number()?;
    let member = values.member_name(position)?;
    digits.starts_with('-').then(|| InvalidConstraint::NegativeSize {
        member,
        digits: digits.to_owned(),
    })
}

fn invalid_expression(values: &Values<'_>, refused: &[RefusedExpression]) -> Option<InvalidConstraint> {
    if matches!(values.member(0), Some(Value::LoneSurrogate(_))) {
        return Some(InvalidConstraint::LoneSurrogate);
    }
    let own = values.pattern()?;
    let known = refused
        .iter()
        .find(|known| known.regexp == own.source && known.flags == own.flags)?;
    let end = known.regexp.encode_utf16().count();
    let at = match known.index {
        Some(index) if usize::try_from(index).is_ok_and(|index| index < end) => ExpressionPlace::Character {
            number: index.saturating_add(1),
        },
        Some(_) => ExpressionPlace::End,
        None => ExpressionPlace::Unknown,
    };
    let problem = known.problem.clone();
    Some(InvalidConstraint::Expression { problem, at })
}

/// Returns the table's row of a constraint.
fn row(name: &str) -> Option<&'static Constraint> {
    let position = CONSTRAINTS.binary_search_by(|row| row.name.cmp(name)).ok()?;
    CONSTRAINTS.get(position)
}

/// Returns the value of the `java.util.regex.Pattern` constant with the name of a constant of `Pattern.Flag`.
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
