//! Measures the core's time for one tool class: `cargo bench --package copilot-tool-core-benches`.

#![allow(clippy::expect_used, reason = "a benchmark may end by panicking")]

use std::hint::black_box;

use copilot_tool_core_benches::{generated, recorded};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

/// Cases of different kinds: few tools, many similar ones, a type graph, Jackson's annotations, constraints.
const RECORDED: [&str; 5] = [
    "r3_1_name_is_the_method_name_in_snake_case",
    "r9_5_many_tools",
    "types_objects",
    "types_jackson",
    "types_constraints",
];

/// Asserts that the core makes a companion, because a refused request takes no time and would spoil the measurement.
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
