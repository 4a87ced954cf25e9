//! R5.9: what a schema allows is accepted, and what it refuses is refused, of random types, without a JVM: the schema
//! judges a value by a validator, the plan by the interpreter.
//!
//! `COPILOT_RANDOM_INSTANCES` is the number of values, and `COPILOT_RANDOM_SEED` the seed, which is printed.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    reason = "a test may end by panicking"
)]

#[allow(dead_code, reason = "each test uses a part")]
mod graph;
mod random_types;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use copilot_tool_finished::tools::ArgumentRead;
use copilot_tool_interpreter::{self as interpreter, Budget, Form, Misfit, Problem};
use copilot_tool_print::schema;
use copilot_tool_text::json::Json;
use serde_json::Value;

use graph::Graph;
use random_types::draw::{Draw, Random};
use random_types::instances;
use random_types::validator::is_valid;

/// The values of each type.
const OF_TYPE: usize = 500;

/// A difference between schema and plan that docs/types.md describes; `None` for a defect.
fn excuse(is_valid: bool, value: &Json, misfits: Option<&[Misfit]>) -> Option<&'static str> {
    let Some(misfits) = misfits else {
        return excuse_of_accepted(value).filter(|_| !is_valid);
    };
    let excuses: Vec<Option<&str>> = misfits.iter().map(excuse_of_refused).collect();
    excuses.iter().all(Option::is_some).then(|| excuses[0]).flatten()
}

fn excuse_of_refused(misfit: &Misfit) -> Option<&'static str> {
    match &misfit.problem {
        _ if misfit.key.is_some() => Some("the schema does not describe keys"),
        Problem::Type(words) if words.starts_with("an integer from") => Some("the schema has no range of a type"),
        Problem::Type(words) if words == "a single character" => Some("the schema of a char is that of any string"),
        Problem::Constraint(words) if words.contains("different element") => {
            Some("a set's equal elements are counted once")
        }
        _ => None,
    }
}

fn excuse_of_accepted(value: &Json) -> Option<&'static str> {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        if *value == Json::Null {
            return Some("null is read as a missing value");
        }
        open.extend(value.parts().map(|(_, part)| part));
    }
    None
}

/// Returns the schema with what results write in place of a duration: a number of seconds (R5.2).
fn with_seconds(schema: &Json) -> Json {
    match schema {
        Json::Array(all) => Json::Array(all.iter().map(with_seconds).collect()),
        Json::Object(_) if schema.member("format") == Some(&Json::from("duration")) => {
            let seconds = Json::object(vec![("type", Json::from("number"))]);
            Json::object(vec![("anyOf", Json::Array(vec![schema.clone(), seconds]))])
        }
        Json::Object(members) => {
            let members = members.iter().map(|(name, own)| (name.clone(), with_seconds(own)));
            Json::Object(members.collect())
        }
        other => other.clone(),
    }
}

/// The state of a run.
#[derive(Default)]
struct Run {
    instances: usize,
    types: usize,
    refused_types: usize,
    valid: usize,
    excused: BTreeMap<&'static str, usize>,
    failures: Vec<String>,
}

fn base() -> Value {
    let path = "../tests/cases/r7/r7_5_recursive_class/requests/Tools.json";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    serde_json::from_slice(&fs::read(path).expect("a request")).expect("JSON")
}

/// Tries the values of one type.
fn try_type(base: &Value, seed: u64, run: &mut Run) {
    let mut random = Random::of(seed);
    let mut request = base.clone();
    let mut graph = Graph::of(&mut request);
    let ty = Draw::new(&mut random, &mut graph).used(0);
    graph.demand(ty);
    let Some(tools) = copilot_tool_core::finished(request.to_string().as_bytes()) else {
        run.refused_types += 1;
        return;
    };
    run.types += 1;
    let schemas = schema::schemas(&tools.schemas);
    let (tool, root) = (&tools.all[0], &schemas[0]);
    let argument = &tool.arguments[0];
    let ArgumentRead::Plain(reader) = argument.read else {
        panic!("an argument without a default");
    };
    let properties = root.member("properties").expect("properties");
    let schema = properties.member(&argument.name).expect("its schema");
    for position in 0..OF_TYPE {
        let mut value = instances::draw(&mut random, schema, root, 0);
        if position % 2 == 1 {
            instances::edit(&mut random, &mut value);
        }
        run.instances += 1;
        let valid = is_valid(schema, root, &value);
        let judged = interpreter::accepts(&tools.plan, reader, &value, Form::Exact, 1, &mut Budget::default());
        run.valid += usize::from(valid);
        if valid == judged.read.is_ok() {
            continue;
        }
        let misfits = judged.read.as_ref().err().map(Vec::as_slice);
        let is_of_seconds = || is_valid(&with_seconds(schema), &with_seconds(root), &value);
        let seconds = (misfits.is_none() && is_of_seconds()).then_some("a duration is a number of seconds in results");
        match excuse(valid, &value, misfits).or(seconds) {
            Some(excuse) => *run.excused.entry(excuse).or_default() += 1,
            None => run.failures.push(format!(
                "seed {seed}: {} the schema {}, and by the plan: {misfits:?}\n    schema {}\n    value {}",
                if valid { "allowed by" } else { "refused by" },
                tools.plan.readers().len(),
                schema.to_text(),
                value.to_text()
            )),
        }
        if run.failures.len() > 20 {
            return;
        }
    }
}

#[test]
fn r5_9_schema_and_plan_accept_the_same() {
    let setting = |name: &str| {
        std::env::var(name)
            .ok()
            .map(|text| text.parse::<u64>().expect("a number"))
    };
    let most = setting("COPILOT_RANDOM_INSTANCES").unwrap_or(100_000);
    let first = setting("COPILOT_RANDOM_SEED").unwrap_or(1);
    let base = base();
    let mut run = Run::default();
    for seed in first.. {
        let is_done = u64::try_from(run.instances).expect("a number") >= most;
        if is_done || run.failures.len() > 20 {
            break;
        }
        try_type(&base, seed, &mut run);
    }
    println!(
        "seed {first}: {} values of {} types, {} valid; {} types are refused; {:?}",
        run.instances, run.types, run.valid, run.refused_types, run.excused
    );
    assert_eq!(run.failures.join("\n"), "");
    assert!(run.refused_types < run.types, "too many types are refused");
    assert!(run.valid * 4 > run.instances, "too few values are valid");
}
