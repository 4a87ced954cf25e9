//! What the core takes for one tool class: `cargo bench --package copilot-tool-core`.
//!
//! The requests are those that the cases recorded, so they are as the shim sends them today, and larger ones that have
//! a case's tools over and over.

#![allow(clippy::expect_used, reason = "a benchmark may end by panicking")]

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;

/// The case whose 21 tools make up the generated requests: scalars, enums, Optionals, defaults.
const MIXED: &str = "types_optional_and_defaults";

/// Cases of different kinds: few tools, many alike, a type graph, Jackson's annotations, constraints.
const RECORDED: [&str; 5] = [
    "r3_1_name_is_the_method_name_in_snake_case",
    "r9_5_many_tools",
    "types_objects",
    "types_jackson",
    "types_constraints",
];

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases")
}

/// The first request that a case recorded, by the name of its tool class.
fn recorded(case: &str) -> Vec<u8> {
    let mut requests: Vec<PathBuf> = fs::read_dir(cases().join(case).join("requests"))
        .expect("the case's requests")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    requests.sort();
    let first = requests.first().expect("a request");
    fs::read(first).expect("the request")
}

/// A request like the mixed case's, with so many tools.
fn generated(tools: usize) -> Vec<u8> {
    let mut request: Value = serde_json::from_slice(&recorded(MIXED)).expect("a request is JSON");
    let methods = request
        .pointer_mut("/declarations/0/methods")
        .and_then(Value::as_array_mut)
        .expect("the first declaration is the tool class");
    let kinds: Vec<Value> = methods
        .iter()
        .filter(|method| method.get("annotations").is_some())
        .cloned()
        .collect();
    *methods = kinds.iter().cycle().take(tools).cloned().collect();
    for (number, method) in methods.iter_mut().enumerate() {
        let name = method.get_mut("name").expect("a method has a name");
        *name = format!("{}Of{number}", name.as_str().expect("names are strings")).into();
    }
    serde_json::to_vec(&request).expect("a value is JSON")
}

/// Makes sure that there is something to measure: a refused request is answered in no time.
fn assert_gives_a_companion(request: &[u8]) {
    let response = copilot_tool_core::process(request);
    let mut rest = response.get(4..).expect("the protocol");
    let build = rest
        .get(..4)
        .expect("the build's length")
        .try_into()
        .expect("four bytes");
    rest = rest.get(4 + u32::from_be_bytes(build) as usize..).expect("the build");
    assert_eq!(rest.get(..4), Some(&[0, 0, 0, 1][..]), "the response has one file");
}

fn process(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("recorded");
    for case in RECORDED {
        let request = recorded(case);
        assert_gives_a_companion(&request);
        group.bench_with_input(BenchmarkId::from_parameter(case), &request, |bencher, request| {
            bencher.iter(|| copilot_tool_core::process(black_box(request)));
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("generated");
    for tools in [1, 30, 300] {
        let request = generated(tools);
        assert_gives_a_companion(&request);
        group.throughput(Throughput::Elements(tools as u64));
        group.bench_with_input(BenchmarkId::new("tools", tools), &request, |bencher, request| {
            bencher.iter(|| copilot_tool_core::process(black_box(request)));
        });
    }
    group.finish();
}

criterion_group!(benches, process);
criterion_main!(benches);
