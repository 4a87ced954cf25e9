//! Draws values of a schema, and changes them in one place.

use copilot_tool_text::json::{Json, Number};

use super::draw::Random;

/// How deep optional values are drawn.
const DEEPEST: usize = 8;

/// Draws a value that a schema describes. It need not be valid: a keyword such as `not` is not followed.
pub(crate) fn draw(random: &mut Random, schema: &Json, root: &Json, depth: usize) -> Json {
    if let Some(name) = schema.member("$ref").and_then(Json::as_str) {
        let name = name.strip_prefix("#/$defs/").expect("a definition");
        let definition = root
            .member("$defs")
            .and_then(|all| all.member(name))
            .expect("a definition");
        return draw(random, definition, root, depth + 1);
    }
    if let Some(all) = schema.member("enum").and_then(Json::as_array) {
        return random.one_of(all).clone();
    }
    if let Some(value) = schema.member("const") {
        return value.clone();
    }
    if let Some(all) = schema.member("oneOf").and_then(Json::as_array) {
        let one = random.one_of(all);
        return draw(random, one, root, depth + 1);
    }
    match schema.member("type").and_then(Json::as_str) {
        Some("integer") => integer(random, schema),
        Some("number") => decimal(random, schema),
        Some("boolean") => Json::Bool(random.one_in(2)),
        Some("string") => Json::String(text(random, schema)),
        Some("array") => {
            let prefix = schema
                .member("prefixItems")
                .and_then(Json::as_array)
                .unwrap_or_default();
            let mut items: Vec<Json> = prefix.iter().map(|own| draw(random, own, root, depth + 1)).collect();
            let items_schema = schema.member("items").filter(|own| **own != Json::Bool(false));
            let least = bound(schema, "minItems").unwrap_or(0);
            let most = bound(schema, "maxItems").unwrap_or(least + 2);
            for _ in 0..size(random, least, most, depth) {
                items.extend(items_schema.map(|own| draw(random, own, root, depth + 1)));
            }
            Json::Array(items)
        }
        Some("object") => object(random, schema, root, depth),
        _ => random
            .one_of(&[Json::Null, Json::Bool(true), Json::from("any"), Json::Array(Vec::new())])
            .clone(),
    }
}

fn size(random: &mut Random, least: usize, most: usize, depth: usize) -> usize {
    if depth > DEEPEST {
        least
    } else {
        least + random.below(most.saturating_sub(least) + 1)
    }
}

fn object(random: &mut Random, schema: &Json, root: &Json, depth: usize) -> Json {
    let required = schema.member("required").and_then(Json::as_array).unwrap_or_default();
    let properties = schema
        .member("properties")
        .and_then(Json::as_object)
        .unwrap_or_default();
    let mut members = Vec::new();
    for (name, own) in properties {
        let is_required = required.iter().any(|one| one.as_str() == Some(name));
        if is_required || (depth <= DEEPEST && random.one_in(2)) {
            members.push((name.clone(), draw(random, own, root, depth + 1)));
        }
    }
    match schema.member("additionalProperties") {
        Some(Json::Bool(false)) => {}
        Some(own) => {
            let least = bound(schema, "minProperties").unwrap_or(0);
            let most = bound(schema, "maxProperties").unwrap_or(least + 2);
            for key in 0..size(random, least, most, depth) {
                members.push((key.to_string(), draw(random, own, root, depth + 1)));
            }
        }
        None if random.one_in(20) => members.push(("unknown".to_owned(), Json::Bool(true))),
        None => {}
    }
    Json::Object(members)
}

/// Returns a bound of a size.
fn bound(schema: &Json, keyword: &str) -> Option<usize> {
    match schema.member(keyword)? {
        Json::Number(number) => number.text().parse().ok(),
        _ => None,
    }
}

/// Returns a bound of a number, in hundredths.
fn hundredths(schema: &Json, keywords: [&str; 2]) -> Option<i64> {
    let own = keywords.iter().find_map(|keyword| schema.member(keyword))?;
    match own {
        Json::Number(number) => number.text().parse::<f64>().ok().map(|value| {
            #[expect(clippy::cast_possible_truncation, reason = "bounds are small")]
            let rounded = (value * 100.0).round() as i64;
            rounded
        }),
        _ => None,
    }
}

/// Returns a number in hundredths that is in the range of the schema, or close to it.
fn within(random: &mut Random, schema: &Json) -> i64 {
    let least = hundredths(schema, ["minimum", "exclusiveMinimum"]);
    let most = hundredths(schema, ["maximum", "exclusiveMaximum"]);
    let (least, most) = match (least, most) {
        (Some(least), Some(most)) => (least, most),
        (Some(least), None) => (least, least + 5_000),
        (None, Some(most)) => (most - 5_000, most),
        (None, None) => (-5_000, 5_000),
    };
    let width = usize::try_from(most - least).unwrap_or(0) + 1;
    match random.below(6) {
        0 => least,
        1 => most,
        _ => least + i64::try_from(random.below(width)).unwrap_or(0),
    }
}

fn integer(random: &mut Random, schema: &Json) -> Json {
    let whole = within(random, schema) / 100;
    let text = if random.one_in(8) {
        format!("{whole}.0")
    } else {
        whole.to_string()
    };
    Json::Number(Number::parse(&text).expect("a number"))
}

fn decimal(random: &mut Random, schema: &Json) -> Json {
    let mut value = within(random, schema);
    if let Some(step) = hundredths(schema, ["multipleOf", "multipleOf"]) {
        value -= value % step.max(1);
    }
    let sign = if value < 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:02}", value.abs() / 100, value.abs() % 100);
    Json::Number(Number::parse(&text).expect("a number"))
}

fn text(random: &mut Random, schema: &Json) -> String {
    match schema.member("format").and_then(Json::as_str) {
        Some("date") => format!(
            "20{:02}-{:02}-{:02}",
            random.below(100),
            1 + random.below(12),
            1 + random.below(28)
        ),
        Some("uuid") => "123e4567-e89b-12d3-a456-426614174000".to_owned(),
        Some("duration") => (*random.one_of(&["PT1H", "P2D", "P1W", "P1DT2H3M4S", "PT5M"])).to_owned(),
        _ => {
            let is_ours = schema
                .member("pattern")
                .and_then(Json::as_str)
                .is_some_and(|own| own.contains("[a-c]"));
            let least = bound(schema, "minLength").unwrap_or(usize::from(is_ours));
            let most = bound(schema, "maxLength").unwrap_or(least + 2);
            let letters = if is_ours { "abc" } else { "abz 0" };
            let letters: Vec<char> = letters.chars().collect();
            (0..size(random, least, most, 0))
                .map(|_| *random.one_of(&letters))
                .collect()
        }
    }
}

/// Changes a value in one place.
pub(crate) fn edit(random: &mut Random, value: &mut Json) {
    let mut place = value;
    loop {
        let parts = place.values() - 1;
        if parts == 0 || random.one_in(3) {
            break;
        }
        place = match place {
            Json::Array(items) => {
                let position = random.below(items.len());
                &mut items[position]
            }
            Json::Object(members) => {
                let position = random.below(members.len());
                &mut members[position].1
            }
            _ => return,
        };
    }
    let other = random
        .one_of(&[
            Json::Null,
            Json::Bool(false),
            Json::from("x"),
            Json::from(""),
            Json::from(7_u64),
            Json::Array(Vec::new()),
            Json::Object(Vec::new()),
            Json::Array(vec![Json::Null]),
            Json::Object(vec![("kind".to_owned(), Json::from("n9"))]),
        ])
        .clone();
    match place {
        Json::Array(items) if !items.is_empty() && random.one_in(2) => {
            let position = random.below(items.len());
            match random.below(3) {
                0 => drop(items.remove(position)),
                1 => items.push(items[position].clone()),
                _ => items.insert(position, other),
            }
        }
        Json::Object(members) if !members.is_empty() && random.one_in(2) => {
            let position = random.below(members.len());
            match random.below(3) {
                0 => drop(members.remove(position)),
                1 => members[position].0.push('x'),
                _ => members.push(("added".to_owned(), other)),
            }
        }
        Json::Number(number) if random.one_in(2) => {
            let step = *random.one_of(&["0.5", "1", "-1", "100", "-100", "0.001"]);
            let sum = number.text().parse::<f64>().unwrap_or_default() + step.parse::<f64>().unwrap_or_default();
            *place = Json::Number(Number::parse(&format!("{sum}")).expect("a number"));
        }
        Json::String(text) if random.one_in(2) => match random.below(3) {
            0 => drop(text.pop()),
            1 => text.push('a'),
            _ => text.insert(0, ' '),
        },
        _ => *place = other,
    }
}
