//! Edits of recorded requests, which an input's bytes choose.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Number, Value};

use crate::choices::Choices;

/// Texts that replace names, types, literals, schemas or Javadoc.
const TEXTS: &[&str] = &[
    "",
    " ",
    "java.lang.String",
    "java.lang.Object",
    "java.util.List",
    "java.util.Map",
    "java.util.Optional",
    "com.fasterxml.jackson.annotation.JsonValue",
    "jakarta.validation.constraints.Pattern",
    "int",
    "RECORD",
    "{\"type\":\"object\"}",
    "{\"$ref\":\"#/$defs/A\",\"$defs\":{\"A\":{\"$ref\":\"#/$defs/A\"}}}",
    "[[[[[[[[1]]]]]]]]",
    "(?<=a)*[^\\p{L}&&[a-z]]{2,}",
    "9999999999999999999999e999999999",
    "-0.0",
    "NaN",
    "\u{d7ff}\u{10ffff}\u{0}",
    "{@link a#b(c) <p>&lt; @param x y",
    "a.b$$c",
    "yield",
];

/// Reads every recorded request of the cases.
pub(crate) fn recorded() -> Vec<Value> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    let mut requests = Vec::new();
    for case in entries(&cases).iter().flat_map(|section| entries(section)) {
        for path in entries(&case.join("requests")) {
            let read = fs::read(&path).ok();
            requests.extend(read.and_then(|bytes| serde_json::from_slice(&bytes).ok()));
        }
    }
    requests
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Returns the request that the input describes: the first two bytes choose a recorded one, the others edit it. `None`
/// if there are no recorded requests.
pub(crate) fn edited(requests: &[Value], input: &[u8]) -> Option<Value> {
    let mut choices = Choices::of(input);
    let mut request = requests.get(choices.below(requests.len()))?.clone();
    for _ in 0..32 {
        if choices.is_empty() {
            break;
        }
        edit(&mut request, &mut choices, 24);
    }
    Some(request)
}

/// Makes one edit of one value, which is found by going down from `at` by at most so many steps.
fn edit(at: &mut Value, choices: &mut Choices<'_>, most: usize) {
    let stops = most == 0 || choices.byte() < 40;
    let inner = match at {
        Value::Array(items) if !stops => {
            let next = choices.below(items.len());
            items.get_mut(next)
        }
        Value::Object(members) if !stops => {
            let next = choices.below(members.len());
            members.values_mut().nth(next)
        }
        _ => None,
    };
    match inner {
        Some(inner) => edit(inner, choices, most - 1),
        None => change(at, choices),
    }
}

fn change(at: &mut Value, choices: &mut Choices<'_>) {
    match (choices.byte() % 8, &mut *at) {
        (0, Value::Array(items)) if !items.is_empty() => {
            items.remove(choices.below(items.len()));
        }
        (1, Value::Array(items)) if !items.is_empty() => {
            let copied = items[choices.below(items.len())].clone();
            items.push(copied);
        }
        (2, Value::Array(items)) if !items.is_empty() => {
            let (one, other) = (choices.below(items.len()), choices.below(items.len()));
            items.swap(one, other);
        }
        (0 | 1, Value::Object(members)) => {
            let key = members.keys().nth(choices.below(members.len())).cloned();
            key.and_then(|key| members.remove(&key));
        }
        (2, Value::Object(members)) => {
            let key = members.keys().nth(choices.below(members.len())).cloned();
            let value = members.values().nth(choices.below(members.len())).cloned();
            if let (Some(key), Some(value)) = (key, value) {
                members.insert(key, value);
            }
        }
        (0..=4, Value::Number(number)) => *number = Number::from(choices.byte()),
        (5, Value::Number(number)) => *number = Number::from(u32::MAX - 1),
        (0 | 1, Value::String(text)) => {
            let at = (0..=text.len()).nth(choices.below(text.len() + 1)).unwrap_or(0);
            if text.is_char_boundary(at) {
                text.truncate(at);
            }
        }
        (2..=5, Value::String(text)) => TEXTS[choices.below(TEXTS.len())].clone_into(text),
        (6, Value::String(text)) if text.len() < 4096 => *text = text.repeat(1 + choices.byte()),
        (0..=4, Value::Bool(value)) => *value = !*value,
        (3, any) => *any = Value::Null,
        (4, any) => *any = Value::Bool(true),
        (5, any) => *any = Value::from(choices.byte()),
        (6, any) => *any = Value::from(TEXTS[choices.below(TEXTS.len())]),
        (_, any) => *any = Value::Array(Vec::new()),
    }
}
