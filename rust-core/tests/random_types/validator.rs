//! A validator of JSON Schema 2020-12, as far as our schemas need one, with formats asserted.

use copilot_tool_text::json::Json;
use copilot_tool_text::numbers::Decimal;

/// Whether a value is valid.
///
/// - `root`: the schema whose `$defs` are referred to
pub(crate) fn is_valid(schema: &Json, root: &Json, value: &Json) -> bool {
    let members = schema.as_object().unwrap_or_default();
    *schema != Json::Bool(false)
        && members
            .iter()
            .all(|(keyword, own)| holds(keyword, own, schema, root, value))
}

fn holds(keyword: &str, own: &Json, schema: &Json, root: &Json, value: &Json) -> bool {
    let all = || own.as_array().unwrap_or_default().iter();
    let valid = |schema: &Json, value: &Json| is_valid(schema, root, value);
    let size = |actual: usize| number(own) <= Decimal::from(i64::try_from(actual).unwrap_or(i64::MAX));
    let at_most = |actual: usize| number(own) >= Decimal::from(i64::try_from(actual).unwrap_or(i64::MAX));
    match (keyword, value) {
        ("$ref", _) => {
            let name = own
                .as_str()
                .and_then(|text| text.strip_prefix("#/$defs/"))
                .expect("a definition");
            valid(
                root.member("$defs")
                    .and_then(|all| all.member(name))
                    .expect("a definition"),
                value,
            )
        }
        ("type", _) => is_of_type(own.as_str().expect("a type"), value),
        ("enum", _) => all().any(|one| same(one, value)),
        ("const", _) => same(own, value),
        ("oneOf", _) => all().filter(|one| valid(one, value)).count() == 1,
        ("anyOf", _) => all().any(|one| valid(one, value)),
        ("allOf", _) => all().all(|one| valid(one, value)),
        ("not", _) => !valid(own, value),
        ("minimum", Json::Number(_)) => number(value) >= number(own),
        ("maximum", Json::Number(_)) => number(value) <= number(own),
        ("exclusiveMinimum", Json::Number(_)) => number(value) > number(own),
        ("exclusiveMaximum", Json::Number(_)) => number(value) < number(own),
        // Only powers of ten.
        ("multipleOf", Json::Number(_)) => {
            number(value).is_zero() || number(value).digits_around_point().1 <= number(own).digits_around_point().1
        }
        ("minLength", Json::String(text)) => size(text.chars().count()),
        ("maxLength", Json::String(text)) => at_most(text.chars().count()),
        ("pattern", Json::String(text)) => matches(own.as_str().expect("an expression"), text),
        ("format", Json::String(text)) => is_of_format(own.as_str().expect("a format"), text),
        ("minItems", Json::Array(items)) => size(items.len()),
        ("maxItems", Json::Array(items)) => at_most(items.len()),
        ("minProperties", Json::Object(members)) => size(members.len()),
        ("maxProperties", Json::Object(members)) => at_most(members.len()),
        ("prefixItems", Json::Array(items)) => items.iter().zip(all()).all(|(item, own)| valid(own, item)),
        ("items", Json::Array(items)) => {
            let before = schema
                .member("prefixItems")
                .and_then(Json::as_array)
                .map_or(0, <[Json]>::len);
            items.iter().skip(before).all(|item| valid(own, item))
        }
        ("required", Json::Object(_)) => all().filter_map(Json::as_str).all(|name| value.member(name).is_some()),
        ("properties", Json::Object(members)) => members
            .iter()
            .all(|(name, member)| own.member(name).is_none_or(|schema| valid(schema, member))),
        ("additionalProperties", Json::Object(members)) => {
            let known = |name: &str| {
                schema
                    .member("properties")
                    .is_some_and(|all| all.member(name).is_some())
            };
            members.iter().all(|(name, member)| known(name) || valid(own, member))
        }
        _ => true,
    }
}

fn number(value: &Json) -> Decimal {
    match value {
        Json::Number(number) => number.decimal().expect("a number"),
        _ => panic!("no number: {value:?}"),
    }
}

fn same(a: &Json, b: &Json) -> bool {
    match (a, b) {
        (Json::Number(a), Json::Number(b)) => a.decimal() == b.decimal(),
        _ => a == b,
    }
}

fn is_of_type(name: &str, value: &Json) -> bool {
    match value {
        Json::Null => name == "null",
        Json::Bool(_) => name == "boolean",
        Json::Number(number) => name == "number" || (name == "integer" && number.is_integer_valued()),
        Json::String(_) => name == "string",
        Json::Array(_) => name == "array",
        Json::Object(_) => name == "object",
    }
}

fn matches(expression: &str, text: &str) -> bool {
    regex_lite::Regex::new(expression)
        .expect("an expression")
        .is_match(text)
}

fn is_of_format(format: &str, text: &str) -> bool {
    match format {
        "date" => is_date(text),
        "uuid" => matches("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", text),
        "duration" => {
            let part = |letters: &str| {
                letters.chars().rev().fold(String::new(), |rest, letter| {
                    let next = if rest.is_empty() {
                        String::new()
                    } else {
                        format!("({rest})?")
                    };
                    format!(
                        "[0-9]+{letter}{next}{}",
                        if rest.is_empty() {
                            String::new()
                        } else {
                            format!("|{rest}")
                        }
                    )
                })
            };
            let (date, time) = (part("YMD"), format!("T({})", part("HMS")));
            matches(&format!("^P(({date})({time})?|{time}|[0-9]+W)$"), text)
        }
        other => panic!("the format {other}"),
    }
}

fn is_date(text: &str) -> bool {
    if !matches("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", text) {
        return false;
    }
    let part = |from: usize, to: usize| text[from..to].parse::<u32>().expect("digits");
    let (year, month, day) = (part(0, 4), part(5, 7), part(8, 10));
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}
