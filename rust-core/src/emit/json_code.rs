//! JSON as Java expressions: calls of the rules `object` and `list`, literals for the rest (R7.1, R9.5).
//!
//! What Jackson reads back from the JSON equals what the expressions give: an integer is an `Integer` where it fits,
//! then a `Long`, then a `BigInteger`; a number with a fraction is a `Double`, and a `BigDecimal` only where a double
//! cannot hold it.

use std::fmt::Write;

use super::java_text;
use super::names;
use crate::json::{Json, Number};
use crate::numbers::FloatFit;

/// How many columns a line may take before its call is broken into one line an argument.
const WIDTH: usize = 110;

/// The most values in one method: at some twenty bytes of code each they stay far below the 65,535 bytes that a
/// method may have (JVMS 4.7.3).
const METHOD_VALUES: usize = 400;

/// The deepest that calls may nest in one expression: a compiler recurses over them.
const METHOD_DEPTH: usize = 24;

/// How heavy a JSON value is: itself and all values within.
pub(crate) fn weight(json: &Json) -> usize {
    let mut weight: usize = 0;
    let mut open = vec![json];
    while let Some(json) = open.pop() {
        weight = weight.saturating_add(1);
        match json {
            Json::Array(items) => open.extend(items),
            Json::Object(members) => open.extend(members.iter().map(|(_, member)| member)),
            _ => {}
        }
    }
    weight
}

/// Turns JSON into expressions, and what is too large for one method into methods.
pub(crate) trait Holder {
    /// Takes the text of a method without its signature's name, gives the expression that calls it. `weight` is how
    /// many values it holds itself.
    fn hold(&mut self, body: String, weight: usize) -> String;
}

/// The expression for `json`, its first line to stand behind `indent` columns. Its continuation lines are indented.
pub(crate) fn expression(json: &Json, indent: usize, holder: &mut impl Holder) -> String {
    let heavy = weight(json) > METHOD_VALUES;
    nested(json, indent, 0, heavy, holder)
}

/// The recursion is bounded: JSON of a user is at most 256 deep, that of types `schema::DEEPEST` times two.
fn nested(json: &Json, indent: usize, depth: usize, heavy: bool, holder: &mut impl Holder) -> String {
    let (function, arguments): (&str, Vec<(Option<&str>, &Json)>) = match json {
        Json::Object(members) => (
            "object",
            members
                .iter()
                .map(|(key, member)| (Some(key.as_str()), member))
                .collect(),
        ),
        Json::Array(items) => ("list", items.iter().map(|item| (None, item)).collect()),
        scalar => return self::scalar(scalar),
    };
    if arguments.is_empty() {
        return format!("{function}()");
    }
    if depth < METHOD_DEPTH
        && !heavy
        && let Some((function, arguments)) = abridged(json)
    {
        return call(function, &arguments, indent, depth, heavy, holder);
    }
    if depth >= METHOD_DEPTH
        || (heavy && depth > 0 && weight(json) > METHOD_VALUES / 2)
        || arguments.len() > METHOD_VALUES
    {
        return held(json, function, &arguments, holder);
    }
    call(function, &arguments, indent, depth, heavy, holder)
}

/// An argument of a call: the key that goes before it, if any, and its value.
type Argument<'a> = (Option<&'a str>, &'a Json);

/// The shapes that most schemas consist of, as calls of rules of their own: half the code for javac (R9.5).
fn abridged(json: &Json) -> Option<(&'static str, Vec<Argument<'_>>)> {
    let Json::Object(members) = json else { return None };
    let names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
    let values = members.iter().map(|(_, member)| member);
    match names.as_slice() {
        ["type"] | ["type", "description"] if values.clone().all(|value| matches!(value, Json::String(_))) => {
            Some(("typed", values.map(|value| (None, value)).collect()))
        }
        ["type", "properties", "required"] => match members.as_slice() {
            [
                (_, Json::String(object)),
                (_, properties @ Json::Object(_)),
                (_, Json::Array(required)),
            ] if object == "object" && required.iter().all(|name| matches!(name, Json::String(_))) => {
                let arguments = std::iter::once(properties).chain(required);
                Some(("structure", arguments.map(|value| (None, value)).collect()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// One call with its arguments, on one line where it fits.
fn call(
    function: &str,
    arguments: &[Argument<'_>],
    indent: usize,
    depth: usize,
    heavy: bool,
    holder: &mut impl Holder,
) -> String {
    let written: Vec<String> = arguments
        .iter()
        .map(|(key, value)| {
            let value = nested(value, indent.saturating_add(4), depth.saturating_add(1), heavy, holder);
            match key {
                Some(key) => format!("{}, {value}", java_text::string(key)),
                // A lone null would be taken for the array of arguments itself.
                None if value == "null" => "(Object) null".replace("Object", &names::qualified("java.lang.Object")),
                None => value,
            }
        })
        .collect();
    let length = written.iter().map(|part| part.len().saturating_add(2)).sum::<usize>();
    let fits = length.saturating_add(indent).saturating_add(function.len()) <= WIDTH;
    if fits && !written.iter().any(|part| part.contains('\n')) {
        return format!("{function}({})", written.join(", "));
    }
    let line = format!("\n{}", " ".repeat(indent.saturating_add(4)));
    if let ("structure", [properties, required @ ..]) = (function, written.as_slice())
        && !required.is_empty()
    {
        let required = required.join(", ");
        return format!("{function}({line}{properties},{line}{required})");
    }
    // Short items of a list share lines; the pairs of an object stand one a line.
    if function == "list" && written.iter().all(|part| part.len() <= 40 && !part.contains('\n')) {
        let mut text = format!("{function}({line}");
        let mut column = indent;
        for (position, part) in written.iter().enumerate() {
            if position > 0 {
                text.push(',');
                if column.saturating_add(part.len()) > WIDTH {
                    text.push_str(&line);
                    column = indent;
                } else {
                    text.push(' ');
                }
            }
            text.push_str(part);
            column = column.saturating_add(part.len()).saturating_add(2);
        }
        text.push(')');
        return text;
    }
    format!("{function}({line}{})", written.join(&format!(",{line}")))
}

/// A method of its own for a value that is too large or deep for the method around it, and the call of it.
fn held(json: &Json, function: &str, arguments: &[Argument<'_>], holder: &mut impl Holder) -> String {
    let own = weight(json);
    if arguments.len() <= METHOD_VALUES {
        let expression = call(function, arguments, 8, 0, own > METHOD_VALUES, holder);
        return holder.hold(format!("return {expression};"), own.min(METHOD_VALUES));
    }
    let (class, add) = if function == "object" {
        ("LinkedHashMap", "putAll")
    } else {
        ("ArrayList", "addAll")
    };
    let of = names::qualified("java.lang.Object");
    let generic = if function == "object" {
        format!(
            "{}<{}, {of}>",
            names::qualified(&format!("java.util.{class}")),
            names::qualified("java.lang.String")
        )
    } else {
        format!("{}<{of}>", names::qualified(&format!("java.util.{class}")))
    };
    let mut body = format!("{generic} all = {function}();");
    for chunk in arguments.chunks(METHOD_VALUES / 2) {
        let part = call(function, chunk, 8, 0, true, holder);
        let part = holder.hold(format!("return {part};"), chunk.len());
        // What holds a part gives Object, as every part may be a value of any kind.
        let _ = write!(body, "\n    all.{add}(({generic}) {part});");
    }
    body.push_str("\n    return all;");
    holder.hold(body, arguments.len() / (METHOD_VALUES / 2))
}

fn scalar(json: &Json) -> String {
    match json {
        Json::Bool(value) => value.to_string(),
        Json::Number(value) => number(value),
        Json::String(text) => java_text::string(text),
        _ => "null".to_owned(),
    }
}

fn number(number: &Number) -> String {
    let text = number.text();
    let Some(decimal) = number.decimal() else {
        return made("java.math.BigDecimal", number);
    };
    if text.contains(['.', 'e', 'E']) {
        return match decimal.fit_f64() {
            FloatFit::Survives => text.to_owned(),
            _ if decimal.is_zero() => text.to_owned(),
            _ => made("java.math.BigDecimal", number),
        };
    }
    if decimal.fits_i32() {
        text.to_owned()
    } else if decimal.fits_i64() {
        format!("{text}L")
    } else {
        made("java.math.BigInteger", number)
    }
}

/// A number of a class that is made from the digits as they are written.
pub(crate) fn made(class: &str, number: &Number) -> String {
    format!("new {}({})", names::qualified(class), java_text::string(number.text()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    struct Parts(Vec<String>);

    impl Holder for Parts {
        fn hold(&mut self, body: String, _: usize) -> String {
            self.0.push(body);
            format!("part{}()", self.0.len())
        }
    }

    fn code(text: &str) -> String {
        let json = json::read(text).map_or(Json::Null, |document| document.root);
        names::resolve(&expression(&json, 0, &mut Parts(Vec::new())), "", &[]).0
    }

    #[test]
    fn r7_1_numbers_have_the_java_type_that_jackson_reads_back() {
        for (json, java) in [
            ("1", "1"),
            ("-2147483648", "-2147483648"),
            ("2147483648", "2147483648L"),
            ("9223372036854775808", "new BigInteger(\"9223372036854775808\")"),
            ("1.0", "1.0"),
            ("0.1", "0.1"),
            ("1e400", "new BigDecimal(\"1e400\")"),
            ("3.14159265358979323846", "new BigDecimal(\"3.14159265358979323846\")"),
        ] {
            assert_eq!(code(json), java);
        }
    }

    #[test]
    fn a_list_of_one_null_is_no_null_array() {
        assert_eq!(code("[null]"), "list((Object) null)");
        assert_eq!(code("{\"a\":[],\"b\":{}}"), "object(\"a\", list(), \"b\", object())");
    }

    #[test]
    fn r9_4_what_is_too_large_for_a_method_gets_methods_of_its_own() {
        let long = format!("[{}]", vec!["\"x\""; 5000].join(","));
        let json = json::read(&long).map_or(Json::Null, |document| document.root);
        let mut parts = Parts(Vec::new());
        let call = expression(&json, 0, &mut parts);
        assert_eq!(call, "part26()");
        assert!(
            parts
                .0
                .iter()
                .all(|part| part.matches("\"x\"").count() <= METHOD_VALUES)
        );
    }
}
