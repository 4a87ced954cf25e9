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

/// The most values in one method where there is a choice: at some twenty bytes of code each they stay far below the
/// 65,535 bytes that a method may have (JVMS 4.7.3).
pub(crate) const METHOD_VALUES: usize = 400;

/// The most values in one method that holds an array or object as a whole.
const MOST_INLINE: usize = 2 * METHOD_VALUES;

/// The deepest that calls may nest in one expression: a compiler recurses over them.
const METHOD_DEPTH: usize = 24;

/// Turns JSON into expressions, and what is too large for one method into methods.
pub(crate) trait Holder {
    /// Takes the text of a method without its signature's name, gives the expression that calls it. `weight` is how
    /// many values it holds itself.
    fn hold(&mut self, body: String, weight: usize) -> String;
}

/// The expression for `json`, its first line to stand behind `indent` columns. Its continuation lines are indented. That
/// of an object is a map, which what holds values does not say.
///
/// Written with a stack of its own: types nest their schemas deeper than a compiler's thread could follow (R10.1).
pub(crate) fn expression(json: &Json, indent: usize, holder: &mut impl Holder) -> String {
    let context = Context {
        indent,
        depth: 0,
        heavy: json.values() > METHOD_VALUES,
    };
    let expression = written(vec![Task::Write(json, context)], holder);
    match json {
        Json::Object(members) if !fits_one_method(&members_of(members)) => format!("({}) {expression}", map_type()),
        _ => expression,
    }
}

/// A method of its own for `json`, and the expression that calls it; a scalar is itself.
pub(crate) fn held_expression(json: &Json, holder: &mut impl Holder) -> String {
    let mut steps = match json {
        Json::Object(members) => held(json, "object", &members_of(members)),
        Json::Array(items) => held(json, "list", &items_of(items)),
        scalar => return self::scalar(scalar),
    };
    steps.reverse();
    written(steps, holder)
}

/// The members of an object as arguments of a call.
fn members_of(members: &[(String, Json)]) -> Vec<Argument<'_>> {
    members
        .iter()
        .map(|(key, member)| (Some(key.as_str()), member))
        .collect()
}

/// The elements of an array as arguments of a call.
fn items_of(items: &[Json]) -> Vec<Argument<'_>> {
    items.iter().map(|item| (None, item)).collect()
}

/// The type of an object's expression.
fn map_type() -> String {
    format!(
        "{}<{}, {}>",
        names::qualified("java.util.LinkedHashMap"),
        names::qualified("java.lang.String"),
        names::qualified("java.lang.Object")
    )
}

/// What the tasks give, the last of which is the first to do.
fn written(mut tasks: Vec<Task<'_>>, holder: &mut impl Holder) -> String {
    let mut written: Vec<String> = Vec::new();
    while let Some(task) = tasks.pop() {
        let text = match task {
            Task::Write(json, context) => match plan(json, context) {
                Ok(text) => text,
                Err(steps) => {
                    tasks.extend(steps.into_iter().rev());
                    continue;
                }
            },
            Task::Call(function, keys, indent) => {
                let values = written.split_off(written.len().saturating_sub(keys.len()));
                call(function, &keys, values, indent)
            }
            Task::Hold(weight) => {
                let expression = written.pop().unwrap_or_default();
                holder.hold(format!("return {expression};"), weight)
            }
            Task::HoldAll(function, count) => {
                let parts = written.split_off(written.len().saturating_sub(count));
                holder.hold(joined(function, &parts), count)
            }
        };
        written.push(text);
    }
    written.pop().unwrap_or_default()
}

/// One step in writing a value; each leaves one text more, in place of those that it is made of.
enum Task<'j> {
    /// Write a value.
    Write(&'j Json, Context),
    /// Call the function with the texts before, one for each key, at this indentation.
    Call(&'static str, Vec<Option<&'j str>>, usize),
    /// Put the text before, of so many values, into a method.
    Hold(usize),
    /// Put so many texts before, each a part of the value that the function makes, together in a method.
    HoldAll(&'static str, usize),
}

/// Where a value is written.
#[derive(Clone, Copy)]
struct Context {
    indent: usize,
    /// How many calls are around it in its method.
    depth: usize,
    /// The whole has too many values for one method.
    heavy: bool,
}

/// The text of a value that needs no steps, else the steps.
fn plan(json: &Json, context: Context) -> Result<String, Vec<Task<'_>>> {
    let (function, arguments): (&str, Vec<Argument<'_>>) = match json {
        Json::Object(members) => ("object", members_of(members)),
        Json::Array(items) => ("list", items_of(items)),
        scalar => return Ok(self::scalar(scalar)),
    };
    if arguments.is_empty() {
        return Ok(format!("{function}()"));
    }
    let Context { depth, heavy, .. } = context;
    if depth < METHOD_DEPTH
        && !heavy
        && let Some((function, arguments)) = abridged(json)
    {
        return Err(calling(function, &arguments, context));
    }
    if depth >= METHOD_DEPTH || (heavy && depth > 0 && !is_light(json)) || !fits_one_method(&arguments) {
        return Err(held(json, function, &arguments));
    }
    Err(calling(function, &arguments, context))
}

/// The steps of one call with its arguments.
fn calling<'j>(function: &'static str, arguments: &[Argument<'j>], context: Context) -> Vec<Task<'j>> {
    let inner = Context {
        indent: context.indent.saturating_add(4),
        depth: context.depth.saturating_add(1),
        heavy: context.heavy,
    };
    let mut steps: Vec<Task<'j>> = arguments.iter().map(|(_, value)| Task::Write(value, inner)).collect();
    let keys = arguments.iter().map(|(key, _)| *key).collect();
    steps.push(Task::Call(function, keys, context.indent));
    steps
}

/// Whether a value stays in the method of what is around it, however much that is.
fn is_light(json: &Json) -> bool {
    json.values() <= METHOD_VALUES / 2
}

/// How many values an argument brings into the method of its call.
fn inline_weight(json: &Json) -> usize {
    if is_light(json) { json.values() } else { 1 }
}

/// Whether one call can take all of these.
fn fits_one_method(arguments: &[Argument<'_>]) -> bool {
    let inline = arguments.iter().map(|(_, value)| inline_weight(value));
    arguments.len() <= METHOD_VALUES && inline.sum::<usize>() <= MOST_INLINE
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
fn call(function: &str, keys: &[Option<&str>], values: Vec<String>, indent: usize) -> String {
    let written: Vec<String> = keys
        .iter()
        .zip(values)
        .map(|(key, value)| match key {
            Some(key) => format!("{}, {value}", java_text::string(key)),
            // A lone null would be taken for the array of arguments itself.
            None if value == "null" => "(Object) null".replace("Object", &names::qualified("java.lang.Object")),
            None => value,
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

/// The steps to a method of its own for a value that is too large or deep for the method around it.
fn held<'j>(json: &Json, function: &'static str, arguments: &[Argument<'j>]) -> Vec<Task<'j>> {
    let own = json.values();
    let context = |heavy| Context {
        indent: 8,
        depth: 0,
        heavy,
    };
    if fits_one_method(arguments) {
        let mut steps = calling(function, arguments, context(own > METHOD_VALUES));
        steps.push(Task::Hold(own.min(MOST_INLINE)));
        return steps;
    }
    let mut steps = Vec::new();
    let chunks = chunks(arguments);
    for (chunk, weight) in &chunks {
        steps.extend(calling(function, chunk, context(true)));
        steps.push(Task::Hold(*weight));
    }
    steps.push(Task::HoldAll(function, chunks.len()));
    steps
}

/// The body of a method that puts together the parts of one object or list, each given by a call.
fn joined(function: &str, parts: &[String]) -> String {
    let (generic, add) = if function == "object" {
        (map_type(), "putAll")
    } else {
        let of = names::qualified("java.lang.Object");
        (format!("{}<{of}>", names::qualified("java.util.ArrayList")), "addAll")
    };
    let mut body = format!("{generic} all = {function}();");
    for part in parts {
        // What holds a part gives Object, as every part may be a value of any kind.
        let _ = write!(body, "\n    all.{add}(({generic}) {part});");
    }
    body.push_str("\n    return all;");
    body
}

/// The arguments in runs for one method each, and how many values each run holds.
fn chunks<'c, 'a>(arguments: &'c [Argument<'a>]) -> Vec<(&'c [Argument<'a>], usize)> {
    let mut chunks = Vec::new();
    let mut start = 0;
    let mut held: usize = 0;
    for (position, (_, value)) in arguments.iter().enumerate() {
        let own = inline_weight(value);
        let count = position - start;
        if count > 0 && (count >= METHOD_VALUES / 2 || held.saturating_add(own) > METHOD_VALUES) {
            chunks.extend(arguments.get(start..position).map(|chunk| (chunk, held)));
            (start, held) = (position, 0);
        }
        held = held.saturating_add(own);
    }
    chunks.extend(arguments.get(start..).map(|chunk| (chunk, held)));
    chunks
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

    /// None of the values is large, but all of them are.
    #[test]
    fn r9_4_many_small_objects_are_spread_over_methods() {
        let small = format!("{{\"x\":[{}]}}", vec!["1"; 90].join(","));
        let all = format!("[{}]", vec![small; 255].join(","));
        let json = json::read(&all).map_or(Json::Null, |document| document.root);
        let mut parts = Parts(Vec::new());
        expression(&json, 0, &mut parts);
        assert!(parts.0.iter().all(|part| part.matches('1').count() <= MOST_INLINE));
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
