//! Calls of tools without a JVM: the interpreter reads the arguments, and the text of a failure is printed of its facts
//! as the runtime helpers print it (R5.3).

pub(crate) mod comparison;

use std::collections::BTreeSet;

use copilot_tool_finished::tools::{ArgumentRead, Read, RecordMaking, Tool, Tools};
use copilot_tool_interpreter::{self as interpreter, Budget, Form, Judgement, Misfit, Problem, Step, Unjudged};
use copilot_tool_text::json::Json;

const MOST_SHOWN: usize = 100;
const MOST_REPORTED: usize = 5;

/// The most characters that a `Double` prints.
const LONGEST_DOUBLE: usize = 20;

/// The end of a call before the tool's method is called.
pub(crate) struct Outcome {
    /// The text of the failure; `None` if the arguments are accepted as far as they were judged.
    pub(crate) failure: Option<String>,
    /// The sentences of the failure.
    pub(crate) sentences: Vec<String>,
    pub(crate) unjudged: BTreeSet<Unjudged>,
}

/// Reads the arguments of a call.
pub(crate) fn call(tools: &Tools, tool: &Tool, arguments: &[(String, Json)]) -> Outcome {
    let mut budget = Budget::default();
    let mut unjudged = BTreeSet::new();
    let mut errors: Vec<(Option<&str>, Misfit)> = Vec::new();
    let mut take = |name, judged: Judgement| {
        unjudged.extend(judged.unjudged);
        errors.extend(judged.read.err().into_iter().flatten().map(|misfit| (name, misfit)));
    };
    let mut all = arguments.to_vec();
    for argument in &tool.arguments {
        let names = || std::iter::once(&argument.name).chain(&argument.aliases);
        let values = names().filter_map(|name| {
            let own = arguments
                .iter()
                .find(|(own, value)| own == name && *value != Json::Null);
            own.map(|(_, value)| value)
        });
        let values: Vec<&Json> = values.collect();
        let came = values.first().copied();
        if came.is_none() && is_undefined(tools, &argument.read, names(), arguments) {
            continue;
        }
        let (reader, value) = match &argument.read {
            ArgumentRead::Plain(reader) => (*reader, came.unwrap_or(&Json::Null)),
            // A default is a value of its parameter.
            ArgumentRead::Defaulted { reader, .. } => match came {
                Some(value) => (*reader, value),
                None => continue,
            },
            ArgumentRead::WithRecord { default } => {
                let own = all
                    .iter()
                    .position(|(own, value)| *own == argument.name && *value != Json::Null);
                if let (Some(default), None) = (default, own) {
                    all.retain(|(own, _)| *own != argument.name);
                    all.push((argument.name.clone(), default.clone()));
                }
                continue;
            }
        };
        // A value under a further name is not used, but must be right, too.
        for value in std::iter::once(value).chain(values.into_iter().skip(1)) {
            let judged = interpreter::accepts(&tools.plan, reader, value, Form::Argument, 1, &mut budget);
            let is_wrong = judged.read.is_err();
            take(Some(argument.name.as_str()), judged);
            if is_wrong {
                break;
            }
        }
    }
    let mut knows_all = false;
    let mut known: Vec<String> = Vec::new();
    match tool.record.as_ref().map(|record| &record.made) {
        Some(RecordMaking::Mapper {
            mapped,
            discriminator,
            takes_any,
        }) => {
            let judged = interpreter::accepts(
                &tools.plan,
                mapped.json,
                &Json::Object(all),
                Form::Argument,
                0,
                &mut budget,
            );
            take(None, judged);
            unjudged.insert(Unjudged::Code);
            knows_all = *takes_any;
            known.extend(discriminator.clone());
        }
        Some(RecordMaking::Constructor(_)) => drop(unjudged.insert(Unjudged::Code)),
        None => {}
    }
    if tool.facts.generic.is_some() {
        // The bounds of type variables are checked in Java.
        unjudged.insert(Unjudged::Code);
    }
    for argument in &tool.arguments {
        known.extend(std::iter::once(&argument.name).chain(&argument.aliases).cloned());
    }
    if errors.is_empty() {
        return Outcome {
            failure: None,
            sentences: Vec::new(),
            unjudged,
        };
    }
    let shown = errors.iter().take(MOST_REPORTED);
    let mut sentences: Vec<String> = shown.map(|(name, misfit)| sentence(*name, misfit)).collect();
    let own = sentences.clone();
    more(&mut sentences, errors.len());
    if !knows_all {
        add_unknown(&mut sentences, arguments, &known);
    }
    let begin = if sentences.len() == 1 { ": " } else { ":\n- " };
    Outcome {
        failure: Some(format!("Tool {}{begin}{}", tool.facts.name, sentences.join("\n- "))),
        sentences: own,
        unjudged,
    }
}

/// Whether a `JsonNullable` has none of its names among the arguments (R5.11).
fn is_undefined<'t>(
    tools: &Tools,
    read: &ArgumentRead,
    mut names: impl Iterator<Item = &'t String>,
    arguments: &[(String, Json)],
) -> bool {
    let ArgumentRead::Plain(reader) = read else {
        return false;
    };
    let mut reader = *reader;
    loop {
        match tools.plan.reader(reader).map(|reader| &reader.read) {
            Some(Read::Concealed { read, .. } | Read::Constrained { read, .. }) => reader = *read,
            Some(Read::JsonNullable(_)) => {
                return !names.any(|name| arguments.iter().any(|(own, _)| own == name));
            }
            _ => return false,
        }
    }
}

/// Adds the sentences of names that the tool does not have.
fn add_unknown(sentences: &mut Vec<String>, arguments: &[(String, Json)], known: &[String]) {
    let unknown: Vec<&String> = arguments
        .iter()
        .map(|(name, _)| name)
        .filter(|name| !known.contains(name))
        .collect();
    sentences.extend(unknown.iter().take(MOST_REPORTED).map(|name| unknown_name(name, known)));
    more(sentences, unknown.len());
}

fn more(sentences: &mut Vec<String>, count: usize) {
    if count > MOST_REPORTED {
        sentences.push(format!("and {} more.", count - MOST_REPORTED));
    }
}

/// Returns the sentence of an error, as `ArgumentError.sentence` does.
fn sentence(argument: Option<&str>, misfit: &Misfit) -> String {
    let subject = misfit
        .key
        .as_ref()
        .map_or_else(String::new, |key| format!("the key {} of ", quoted(key)));
    let problem = match &misfit.problem {
        Problem::Missing => "is required".to_owned(),
        Problem::Type(words) | Problem::Constraint(words) => format!("must be {words}"),
        Problem::Unknown => "must be left out: there is no such property".to_owned(),
        Problem::LongNumber => "could not be read: a number in the text has more than 1000 digits".to_owned(),
        Problem::Deep => "must be nested at most 1000 levels deep".to_owned(),
        Problem::Digits => "could not be read: the numbers of the call have too many digits together".to_owned(),
    };
    let mut path = argument.unwrap_or_default().to_owned();
    for step in &misfit.path {
        match step {
            Step::Index(index) => path.extend(["[", &index.to_string(), "]"]),
            Step::Member(name) if path.is_empty() => path.push_str(name),
            Step::Member(name) if is_plain(name) => path.extend([".", name]),
            Step::Member(name) => path.extend(["[", &quoted(name), "]"]),
        }
    }
    if path.is_empty() {
        return format!("{subject}the arguments {problem}.");
    }
    let came = misfit.came.as_ref().filter(|came| **came != Json::Null);
    let shown = came.map_or_else(String::new, |came| format!(", but was {}", shown(came)));
    format!("{subject}argument '{}' {problem}{shown}.", without_controls(&path))
}

fn is_plain(name: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
    !name.is_empty() && name.len() <= MOST_SHOWN && name.chars().all(is_letter)
}

fn shown(value: &Json) -> String {
    let json = written(value, MOST_SHOWN.cast_signed());
    if matches!(value, Json::String(_)) {
        json
    } else {
        cut(&json)
    }
}

fn length(text: &str) -> isize {
    text.encode_utf16().count().cast_signed()
}

fn written(value: &Json, room: isize) -> String {
    let (begin, end) = match value {
        Json::String(text) => return quoted(text),
        Json::Array(_) => ("[", "]"),
        Json::Object(_) => ("{", "}"),
        Json::Number(number) => return java_number(number.text()),
        other => return other.to_text(),
    };
    let mut json = begin.to_owned();
    for (name, part) in value.parts() {
        if length(&json) <= room {
            if json.len() > 1 {
                json.push(',');
            }
            let name = name.map_or_else(String::new, |name| format!("{}:", quoted(name)));
            let room = room - length(&json);
            json.push_str(&name);
            json.push_str(&written(part, room));
        }
    }
    json + end
}

/// Returns a number as Java prints it: one with a fraction or exponent is a `Double`.
pub(crate) fn java_number(text: &str) -> String {
    if !text.contains(['.', 'e', 'E']) {
        return text.to_owned();
    }
    if text.len() > LONGEST_DOUBLE || text.contains("E-9") {
        // A number inside a text is a `BigDecimal`.
        let zeros = text.trim_start_matches("0.").len() - text.trim_start_matches(['0', '.']).len();
        return if text.starts_with("0.000000") {
            format!("{}E-{}", text.trim_start_matches(['0', '.']), zeros + 1)
        } else {
            text.to_owned()
        };
    }
    let double: f64 = text.parse().unwrap_or_default();
    if double == 0.0 || !double.is_finite() {
        let sign = if text.starts_with('-') { "-" } else { "" };
        return format!("{sign}{}", if double == 0.0 { "0.0" } else { "Infinity" });
    }
    let scientific = format!("{double:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or_default();
    if (-3..7).contains(&exponent) {
        let plain = format!("{double}");
        return if plain.contains('.') {
            plain
        } else {
            format!("{plain}.0")
        };
    }
    let point = if digits.contains('.') { "" } else { ".0" };
    format!("{digits}{point}E{exponent}")
}

fn cut(text: &str) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    if units.len() > MOST_SHOWN {
        format!("{}...", String::from_utf16_lossy(&units[..MOST_SHOWN]))
    } else {
        text.to_owned()
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(&cut(text)))
}

fn escaped(text: &str) -> String {
    without_controls(&text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn without_controls(text: &str) -> String {
    text.replace('\n', "\\n").replace(|letter| letter < ' ', "\u{fffd}")
}

fn unknown_name(name: &str, known: &[String]) -> String {
    let shown = cut(name);
    let units = |text: &str| text.encode_utf16().count();
    let mut meant = ".".to_owned();
    let mut least = if units(&shown) < 9 { 3 } else { units(&shown) / 3 + 1 };
    for own in known {
        let distance = distance(&shown, own);
        if distance < least && distance < units(own) {
            least = distance;
            meant = format!("; did you mean '{}'?", escaped(own));
        }
    }
    format!("there is no argument '{}'{meant}", escaped(&shown))
}

fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<u16>, Vec<u16>) = (a.encode_utf16().collect(), b.encode_utf16().collect());
    let folded = |unit: u16| {
        let letter = char::from_u32(unit.into()).map(|letter| letter.to_lowercase().next().unwrap_or(letter));
        letter.map_or(u32::from(unit), u32::from)
    };
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut diagonal = row[0];
        row[0] += 1;
        for j in 1..=b.len() {
            let replaced = diagonal + usize::from(folded(a[i - 1]) != folded(b[j - 1]));
            let added = row[j - 1].min(row[j]);
            diagonal = row[j];
            row[j] = replaced.min(added + 1);
        }
    }
    row[b.len()]
}
