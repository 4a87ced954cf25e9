//! Checks that each default is a value of its parameter, by the reader that a call would use (R4.6).

use copilot_tool_finished::tools::{JsonRead, MapperSource, Read, ReaderId, ReaderPlan};
use copilot_tool_interpreter::{self as interpreter, Budget, Form, Misfit, Problem, Step};
use copilot_tool_text::json::Json;

use super::defaults::shown;
use crate::checked::WrittenDefault;
use crate::diagnostics::reasons::Expected;
use crate::diagnostics::{Diagnostic, Findings};

/// The most problems of one default that are reported, as of a call (R5.3).
const MOST_REPORTED: usize = 5;

/// Reports the defaults that are no values of their parameters.
///
/// - `readers`: the reader of each default
pub(crate) fn check(defaults: &[WrittenDefault], plan: &ReaderPlan, readers: &[ReaderId]) -> Findings {
    let mut findings = Findings::default();
    for (default, reader) in defaults.iter().zip(readers) {
        let judged = interpreter::accepts(plan, *reader, &default.value, Form::Exact, 1, &mut Budget::default());
        for misfit in judged.read.err().iter().flatten().take(MOST_REPORTED) {
            let found = Findings::of(&default.place, problem(default, plan, misfit));
            findings.append(found.of_variable(default.is_of_variable));
        }
    }
    findings
}

fn problem(default: &WrittenDefault, plan: &ReaderPlan, misfit: &Misfit) -> Diagnostic {
    let value = shown(&default.text);
    let is_absent = matches!(misfit.problem, Problem::Missing | Problem::Unknown) && misfit.came.is_none();
    let (steps, member) = match misfit.path.split_last() {
        Some((Step::Member(name), around)) if is_absent => (around, Some(name)),
        _ => (misfit.path.as_slice(), None),
    };
    let mut parameter = default.parameter.clone();
    for step in steps {
        match step {
            Step::Index(index) => parameter.extend(["[", &index.to_string(), "]"]),
            Step::Member(name) => parameter.extend([".", name]),
        }
    }
    parameter.extend(misfit.key.iter().flat_map(|key| [".", key]));
    let read = plan.reader(misfit.reader).map(|reader| &reader.read);
    let expected = match &misfit.problem {
        Problem::Constraint(words) => {
            let words = words.clone();
            return Diagnostic::DefaultConstraint {
                value,
                parameter,
                words,
            };
        }
        Problem::Missing => match member {
            Some(member) => Expected::ObjectWith { member: member.clone() },
            None => Expected::NotNull,
        },
        Problem::Type(words) => {
            let words = known_words(read).unwrap_or(words).to_owned();
            Expected::Words { words }
        }
        Problem::Unknown => Expected::ObjectWithout {
            member: member.cloned().unwrap_or_default(),
        },
        Problem::Deep => Expected::Deep,
        Problem::Digits | Problem::LongNumber => Expected::Digits,
    };
    let example = match member {
        Some(member) if misfit.problem == Problem::Missing => format!("{{\"{member}\": ...}}"),
        _ => example(read, misfit, default.value == Json::Null || misfit.path.is_empty()),
    };
    Diagnostic::DefaultInvalid {
        value,
        parameter,
        expected,
        example,
    }
}

/// Returns the words for a text of the JDK's type, without the example.
fn known_words(read: Option<&Read>) -> Option<&'static str> {
    match read? {
        Read::MapperOnly {
            source: MapperSource::Text { known, .. },
            ..
        } => known.map(|known| known.expected),
        _ => None,
    }
}

/// Returns a value that the reader accepts.
///
/// - `is_text`: whether it is written as the text of a default, and not inside JSON
fn example(read: Option<&Read>, misfit: &Misfit, is_text: bool) -> String {
    let quoted = |text: &str| {
        if is_text {
            text.to_owned()
        } else {
            Json::from(text).to_text()
        }
    };
    match read {
        Some(Read::Scalar(scalar) | Read::OptionalScalar(scalar)) if scalar.json_type() == "string" => {
            quoted(scalar.example())
        }
        Some(Read::Scalar(scalar) | Read::OptionalScalar(scalar)) => scalar.example().to_owned(),
        Some(Read::Enum(read)) => {
            let names = || read.constants.iter().filter_map(|own| own.names.first());
            let came = misfit.came.as_ref().and_then(Json::as_str);
            // The constant that differs only in upper case, if there is one.
            let meant = names().find(|name| came.is_some_and(|came| came.eq_ignore_ascii_case(name)));
            quoted(meant.or(names().next()).map_or("", String::as_str))
        }
        Some(Read::MapperOnly {
            source: MapperSource::Text { known: Some(known), .. },
            ..
        }) if known.grammar.is_number() => known.example.to_owned(),
        Some(Read::MapperOnly {
            source: MapperSource::Text { known: Some(known), .. },
            ..
        }) => quoted(known.example),
        Some(Read::Json(JsonRead::Constant { values, .. })) => quoted(values.first().map_or("", String::as_str)),
        Some(Read::Json(JsonRead::Dated(format))) => quoted(&format.pattern),
        Some(Read::Json(JsonRead::Quoted(_))) => quoted("..."),
        Some(Read::Array(_) | Read::Collection { .. }) => "[]".to_owned(),
        Some(Read::Map { .. } | Read::Record { .. } | Read::Json(JsonRead::Object { .. })) => "{}".to_owned(),
        _ => "{...}".to_owned(),
    }
}
