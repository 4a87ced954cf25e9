//! JSON as Java expressions: calls of the helpers `object` and `list`, literals for the rest (R7.1, R9.5).
//!
//! The expressions' values equal those that Jackson reads from the JSON: an integer is an `Integer` if it fits,
//! otherwise a `Long` or a `BigInteger`; a number with a fraction is a `Double`, or a `BigDecimal` if a double cannot
//! hold it.

use super::code::{Code, Piece, code};
use super::literals;
use super::names::{BIG_DECIMAL, BIG_INTEGER, LIST, MAP, OBJECT, STRING};
use super::parts;
use super::runtime_helpers::Helper;
use copilot_tool_text::json::{Json, Number};
use copilot_tool_text::numbers::FloatFit;

/// The most columns of a line. A longer call has a line for each argument.
const WIDTH: usize = 110;

/// The most values in one method, unless it holds an array or object as a whole. A value takes about twenty bytes of
/// code, and a method has at most 65,535 (JVMS 4.7.3).
pub(super) const METHOD_VALUES: usize = 400;

/// The most values in one method that holds an array or object as a whole.
const MOST_INLINE: usize = 2 * METHOD_VALUES;

/// The deepest nesting of calls in one expression: a compiler recurses over them.
const METHOD_DEPTH: usize = 24;

/// A place for methods that hold values which are too large for the method that uses them.
pub(super) trait Holder {
    /// Adds a method with this body, and returns the expression that calls it.
    ///
    /// @param weight how many values the body itself has
    fn hold(&mut self, body: &Code, weight: usize) -> Code;
}

/// Returns the expression for `json`. Its first line is placed after `indent` columns, and its other lines are
/// indented. The expression for an object has a map's type: the call of a held method, which returns `Object`, is cast.
///
/// Does not recurse, since schemas of nested types can be deeper than the stack of a compiler's thread (R10.1).
pub(super) fn expression(json: &Json, indent: usize, holder: &mut impl Holder) -> Code {
    let context = Surroundings {
        indent,
        depth: 0,
        heavy: json.values() > METHOD_VALUES,
    };
    let expression = written(vec![Task::Write(json, context)], holder);
    match json {
        Json::Object(_) if !fits_one_method(&json.parts().collect::<Vec<_>>()) => {
            code!["(", map_type(), ") ", expression]
        }
        _ => expression,
    }
}

/// Adds a method for `json`, and returns the expression that calls it; a scalar needs no method.
pub(super) fn held_expression(json: &Json, holder: &mut impl Holder) -> Code {
    let Some((function, arguments)) = call_of(json) else {
        return scalar(json);
    };
    let mut steps = held(json, function, &arguments);
    steps.reverse();
    written(steps, holder)
}

/// Returns the function that makes an array or object, and its arguments; `None` for other values.
fn call_of(json: &Json) -> Option<(Helper, Vec<CallArgument<'_>>)> {
    let function = match json {
        Json::Object(_) => Helper::object,
        Json::Array(_) => Helper::list,
        _ => return None,
    };
    Some((function, json.parts().collect()))
}

/// Returns the type of an object's expression.
fn map_type() -> Code {
    code![MAP, "<", STRING, ", ", OBJECT, ">"]
}

/// Does the tasks, beginning with the last, and returns the text that they make.
fn written(mut tasks: Vec<Task<'_>>, holder: &mut impl Holder) -> Code {
    let mut written: Vec<Code> = Vec::new();
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
                call(function, &keys, &values, indent)
            }
            Task::Hold(weight) => {
                let expression = written.pop().unwrap_or_default();
                holder.hold(&code!["return ", expression, ";"], weight)
            }
            Task::HoldAll(function, count) => {
                let parts = written.split_off(written.len().saturating_sub(count));
                holder.hold(&joined(function, &parts), count)
            }
        };
        written.push(text);
    }
    written.pop().unwrap_or_default()
}

/// A step in writing a value. It replaces the texts that it uses by one text.
enum Task<'j> {
    /// Writes a value.
    Write(&'j Json, Surroundings),
    /// Calls the function with the last texts, one for each key, at this indentation.
    Call(Helper, Vec<Option<&'j str>>, usize),
    /// Puts the last text, which has so many values, into a method.
    Hold(usize),
    /// Joins the last texts, so many parts of the value that the function makes, in a method.
    HoldAll(Helper, usize),
}

/// The place at which a value is written.
#[derive(Clone, Copy)]
struct Surroundings {
    indent: usize,
    /// How many calls enclose it in its method.
    depth: usize,
    /// Whether the whole value has too many values for one method.
    heavy: bool,
}

/// Returns the text of a value that needs no steps, or the steps as an error.
fn plan(json: &Json, context: Surroundings) -> Result<Code, Vec<Task<'_>>> {
    let Some((function, arguments)) = call_of(json) else {
        return Ok(scalar(json));
    };
    if arguments.is_empty() {
        return Ok(code![function, "()"]);
    }
    let Surroundings { depth, heavy, .. } = context;
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

/// Returns the steps of one call with its arguments.
fn calling<'j>(function: Helper, arguments: &[CallArgument<'j>], context: Surroundings) -> Vec<Task<'j>> {
    let inner = Surroundings {
        indent: context.indent.saturating_add(4),
        depth: context.depth.saturating_add(1),
        heavy: context.heavy,
    };
    let mut steps: Vec<Task<'j>> = arguments.iter().map(|(_, value)| Task::Write(value, inner)).collect();
    let keys = arguments.iter().map(|(key, _)| *key).collect();
    steps.push(Task::Call(function, keys, context.indent));
    steps
}

/// Whether a value is always written in the method of the value that encloses it.
fn is_light(json: &Json) -> bool {
    json.values() <= METHOD_VALUES / 2
}

/// Returns how many values an argument adds to the method of its call.
fn inline_weight(json: &Json) -> usize {
    if is_light(json) { json.values() } else { 1 }
}

/// Whether one call can take all of these.
fn fits_one_method(arguments: &[CallArgument<'_>]) -> bool {
    let inline = arguments.iter().map(|(_, value)| inline_weight(value));
    arguments.len() <= METHOD_VALUES && inline.sum::<usize>() <= MOST_INLINE
}

/// An argument of a call: the key before it, if any, and its value.
type CallArgument<'a> = (Option<&'a str>, &'a Json);

/// Returns a call of a shorter helper for the most common forms of schemas: it is half the code for javac (R9.5).
fn abridged(json: &Json) -> Option<(Helper, Vec<CallArgument<'_>>)> {
    let Json::Object(members) = json else { return None };
    let names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
    let values = members.iter().map(|(_, member)| member);
    match names.as_slice() {
        ["type"] | ["type", "description"] if values.clone().all(|value| matches!(value, Json::String(_))) => {
            Some((Helper::typed, values.map(|value| (None, value)).collect()))
        }
        ["type", "properties", "required"] => match members.as_slice() {
            [
                (_, Json::String(object)),
                (_, properties @ Json::Object(_)),
                (_, Json::Array(required)),
            ] if object == "object" && required.iter().all(|name| matches!(name, Json::String(_))) => {
                let arguments = std::iter::once(properties).chain(required);
                Some((Helper::structure, arguments.map(|value| (None, value)).collect()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Writes one call with its arguments, on one line if it fits.
fn call(function: Helper, keys: &[Option<&str>], values: &[Code], indent: usize) -> Code {
    let written: Vec<Code> = keys
        .iter()
        .zip(values)
        .map(|(key, value)| match key {
            Some(key) => code![literals::string(key), ", ", value],
            // Java would pass a single null as the array of arguments itself.
            None if value.text() == "null" => code!["(", OBJECT, ") null"],
            None => value.clone(),
        })
        .collect();
    let length = written.iter().map(|part| part.len().saturating_add(2)).sum::<usize>();
    let fits = length.saturating_add(indent).saturating_add(function.name().len()) <= WIDTH;
    if fits && !written.iter().any(|part| part.text().contains('\n')) {
        return code![function, "(", Code::joined(&written, ", "), ")"];
    }
    let line = format!("\n{}", " ".repeat(indent.saturating_add(4)));
    if let (Helper::structure, [properties, required @ ..]) = (function, written.as_slice())
        && !required.is_empty()
    {
        return code!["#(##,##)"; function, line, properties, line, Code::joined(required, ", ")];
    }
    // Short items of a list share lines; each pair of an object has a line.
    if function == Helper::list
        && written
            .iter()
            .all(|part| part.len() <= 40 && !part.text().contains('\n'))
    {
        return code![function, "(", line, filled(&written, &line, indent), ")"];
    }
    code![function, "(", line, Code::joined(&written, &format!(",{line}")), ")"]
}

/// Writes as many items on a line as fit.
fn filled(items: &[Code], line: &str, indent: usize) -> Code {
    let mut text = Code::default();
    let mut column = indent;
    for (position, item) in items.iter().enumerate() {
        if position > 0 {
            text.push_str(",");
            if column.saturating_add(item.len()) > WIDTH {
                text.push_str(line);
                column = indent;
            } else {
                text.push_str(" ");
            }
        }
        text.push(item);
        column = column.saturating_add(item.len()).saturating_add(2);
    }
    text
}

/// Returns the steps that put a value into a method, since it is too large or too deep for the method that uses it.
fn held<'j>(json: &Json, function: Helper, arguments: &[CallArgument<'j>]) -> Vec<Task<'j>> {
    let own = json.values();
    let context = |heavy| Surroundings {
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
    let weights: Vec<usize> = arguments.iter().map(|(_, value)| inline_weight(value)).collect();
    let runs = parts::runs(&weights, METHOD_VALUES / 2, METHOD_VALUES);
    let count = runs.len();
    for (run, weight) in runs {
        let run = arguments.get(run).unwrap_or_default();
        steps.extend(calling(function, run, context(true)));
        steps.push(Task::Hold(weight));
    }
    steps.push(Task::HoldAll(function, count));
    steps
}

/// Returns the body of a method that joins the parts of one object or list; a call returns each part.
fn joined(function: Helper, parts: &[Code]) -> Code {
    let (generic, add) = if function == Helper::object {
        (map_type(), "putAll")
    } else {
        (code![LIST, "<", OBJECT, ">"], "addAll")
    };
    let mut body = code![generic, " all = ", function, "();"];
    for part in parts {
        // The method of a part returns Object, since a part can be a value of any kind.
        body.push(code!["\n    all.", add, "((", generic, ") ", part, ");"]);
    }
    body.push_str("\n    return all;");
    body
}

fn scalar(json: &Json) -> Code {
    match json {
        Json::Bool(value) => code![if *value { "true" } else { "false" }],
        Json::Number(value) => number(value),
        Json::String(text) => literals::string(text),
        _ => code!["null"],
    }
}

fn number(number: &Number) -> Code {
    let text = number.text();
    let Some(decimal) = number.decimal() else {
        return made(BIG_DECIMAL, number);
    };
    if text.contains(['.', 'e', 'E']) {
        return match decimal.fit_f64() {
            FloatFit::Survives => code![text],
            _ if decimal.is_zero() => code![text],
            _ => made(BIG_DECIMAL, number),
        };
    }
    if decimal.is_integer_within(i32::MIN.into(), i32::MAX.into()) {
        code![text]
    } else if decimal.fits_i64() {
        code![text, "L"]
    } else {
        made(BIG_INTEGER, number)
    }
}

/// Returns an expression that makes a number of this class from its digits as they are written.
pub(super) fn made(class: impl Piece, number: &Number) -> Code {
    code!["new ", class, "(", literals::string(number.text()), ")"]
}
