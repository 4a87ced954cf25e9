//! No native code recurses over the user's types (R7.5, R10.1). The tests process recorded requests, types that contain
//! themselves in every way, and very long chains of types, each on a thread with a stack of 256 KiB.
//!
//! A stack overflow ends the process and prints the thread's name, which is the graph's.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may end by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use serde_json::{Value, json};

#[expect(dead_code, reason = "each test uses a part")]
mod graph;

use graph::{Graph, annotation, deserialize, jackson, subtypes};

const STACK: usize = 256 * 1024;

/// The length of a chain of types that recursion could not follow.
const LONG: usize = 3_000;

/// Returns the response to a request, from a thread with this name.
fn process(name: &str, request: Vec<u8>) -> Vec<u8> {
    let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
    let answered = thread.spawn(move || copilot_tool_core::process(&request));
    let answered = answered.expect("a thread").join();
    answered.unwrap_or_else(|_| panic!("{name}"))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases")
}

/// Returns a request for a class with one tool, which takes two parameters.
fn base() -> Value {
    let path = cases().join("r7/r7_5_recursive_class/requests/Tools.json");
    serde_json::from_slice(&fs::read(path).expect("a request")).expect("JSON")
}

/// Returns the response to a tool whose first parameter has the type that `build` returns.
fn answer(name: &str, build: impl FnOnce(&mut Graph<'_>) -> usize) -> String {
    let mut request = base();
    let mut graph = Graph::of(&mut request);
    let ty = build(&mut graph);
    graph.demand(ty);
    let response = process(name, request.to_string().into_bytes());
    String::from_utf8_lossy(&response).into_owned()
}

/// Checks that the response reports the code, or has a companion if the code is empty.
fn expect(name: &str, code: &str, build: impl FnOnce(&mut Graph<'_>) -> usize) {
    let response = answer(name, build);
    if code.is_empty() {
        assert!(
            response.contains("final class Tools$$CopilotToolMeta"),
            "{name}: {response:.2000}"
        );
    } else {
        assert!(response.contains(&format!("[{code}]")), "{name}: {response:.2000}");
    }
}

/// Returns the response to a malformed request.
fn answer_to_malformed(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/malformed/{name}.json"));
    let mut request: Value = serde_json::from_slice(&fs::read(file).expect("a request")).expect("JSON");
    request["build"] = base()["build"].clone();
    let response = process(name, request.to_string().into_bytes());
    String::from_utf8_lossy(&response).into_owned()
}

#[test]
fn r10_1_a_type_of_the_jdk_that_contains_itself_has_an_end() {
    let response = answer_to_malformed("list_that_contains_itself");
    assert!(
        response.contains("final class Tools$$CopilotToolMeta"),
        "{response:.2000}"
    );
}

#[test]
fn r10_1_an_array_of_itself_is_refused() {
    let response = answer_to_malformed("array_of_itself");
    assert!(response.contains("type 0 is an array of itself"), "{response:.2000}");
}

#[test]
fn r10_1_a_bound_whose_outer_type_is_itself_has_an_end() {
    let response = answer_to_malformed("outer_of_itself");
    assert!(response.contains("[copilot-type-endless]"), "{response:.2000}");
}

#[test]
fn recorded_requests_need_little_stack() {
    let mut count = 0;
    for case in entries(&cases()).iter().flat_map(|section| entries(section)) {
        for request in entries(&case.join("requests")) {
            let name = case.file_name().unwrap_or_default().to_string_lossy();
            process(&name, fs::read(&request).expect("a request"));
            count += 1;
        }
    }
    assert!(count >= 60, "only {count} requests");
}

#[test]
fn r7_5_maps_whose_keys_are_maps_are_errors() {
    expect("a map that is its own key", "copilot-map-key", |graph| {
        let map = graph.declaration("M", "CLASS");
        let own = graph.declared(map, &[]);
        let text = graph.jdk("java.lang.String", &[]);
        let parent = graph.jdk("java.util.HashMap", &[own, text]);
        graph.entry("declarations", map)["superclass"] = json!(parent);
        graph.constructor(map, &[], &[]);
        own
    });
    expect("an interface that is its own key", "copilot-map-key", |graph| {
        let map = graph.declaration("Graph", "INTERFACE");
        let own = graph.declared(map, &[]);
        let text = graph.jdk("java.lang.String", &[]);
        let parent = graph.jdk("java.util.Map", &[own, text]);
        graph.entry("declarations", map)["interfaces"] = json!([parent]);
        own
    });
    expect("two maps that are each other's keys", "copilot-map-key", |graph| {
        let (a, b) = (graph.declaration("A", "CLASS"), graph.declaration("B", "CLASS"));
        let (of_a, of_b) = (graph.declared(a, &[]), graph.declared(b, &[]));
        let text = graph.jdk("java.lang.String", &[]);
        let parent = graph.jdk("java.util.TreeMap", &[of_b, text]);
        graph.entry("declarations", a)["superclass"] = json!(parent);
        let parent = graph.jdk("java.util.HashMap", &[of_a, text]);
        graph.entry("declarations", b)["superclass"] = json!(parent);
        of_a
    });
    expect(
        "a map that takes a string, and is its own key",
        "copilot-map-key",
        |graph| {
            let map = graph.declaration("M", "CLASS");
            let own = graph.declared(map, &[]);
            let text = graph.jdk("java.lang.String", &[]);
            let parent = graph.jdk("java.util.HashMap", &[own, text]);
            graph.entry("declarations", map)["superclass"] = json!(parent);
            graph.constructor(map, &[text], &[]);
            let record = graph.declaration("R", "RECORD");
            graph.property(record, "map", own, &[]);
            graph.constructor(record, &[own], &[]);
            graph.declared(record, &[])
        },
    );
    expect("a chain of maps by their keys", "copilot-map-key", |graph| {
        chain(graph, |graph, _, of, next| {
            let text = graph.jdk("java.lang.String", &[]);
            let parent = graph.jdk("java.util.HashMap", &[next, text]);
            graph.entry("declarations", of)["superclass"] = json!(parent);
        })
    });
    for (depth, code) in [(2, "copilot-map-key"), (LONG, "copilot-type-endless")] {
        expect(&format!("{depth} maps nested by their keys"), code, |graph| {
            nested(graph, depth, |graph, inner| {
                let text = graph.jdk("java.lang.String", &[]);
                graph.jdk("java.util.Map", &[inner, text])
            })
        });
    }
}

/// Returns the first of [`LONG`] classes. `link` makes each need the next.
fn chain(graph: &mut Graph<'_>, link: impl Fn(&mut Graph<'_>, usize, usize, usize)) -> usize {
    chain_of(graph, LONG, "CLASS", link)
}

fn chain_of(
    graph: &mut Graph<'_>,
    length: usize,
    kind: &str,
    link: impl Fn(&mut Graph<'_>, usize, usize, usize),
) -> usize {
    let classes: Vec<usize> = (0..length)
        .map(|number| graph.declaration(&format!("C{number}"), kind))
        .collect();
    let types: Vec<usize> = classes.iter().map(|class| graph.declared(*class, &[])).collect();
    for (number, class) in classes.iter().enumerate() {
        if let Some(next) = types.get(number + 1) {
            link(graph, number, *class, *next);
        }
    }
    types[0]
}

fn nested(graph: &mut Graph<'_>, depth: usize, around: impl Fn(&mut Graph<'_>, usize) -> usize) -> usize {
    let mut ty = graph.jdk("java.lang.String", &[]);
    for _ in 0..depth {
        ty = around(graph, ty);
    }
    ty
}

#[test]
fn r7_5_types_in_their_own_arguments_end() {
    for (parent, code) in [
        ("java.util.ArrayList", ""),
        ("java.util.Collection", "copilot-type-unsupported"),
        ("java.lang.Comparable", ""),
    ] {
        expect(&format!("a {parent} of itself"), code, |graph| {
            let class = graph.declaration("Self", "CLASS");
            let own = graph.declared(class, &[]);
            let kind = if parent.ends_with("ArrayList") {
                "superclass"
            } else {
                "interfaces"
            };
            let parent = graph.jdk(parent, &[own]);
            let entry = graph.entry("declarations", class);
            entry[kind] = if kind == "superclass" {
                json!(parent)
            } else {
                json!([parent])
            };
            if kind == "interfaces" {
                entry["modifiers"] = json!(["public", "abstract"]);
                entry["kind"] = json!(if code.is_empty() { "CLASS" } else { "INTERFACE" });
                entry["modifiers"] = json!(if code.is_empty() { ["public"] } else { ["abstract"] });
            }
            graph.constructor(class, &[], &[]);
            own
        });
    }
    expect("a map of itself by its values", "", |graph| {
        let map = graph.declaration("M", "CLASS");
        let own = graph.declared(map, &[]);
        let text = graph.jdk("java.lang.String", &[]);
        let parent = graph.jdk("java.util.HashMap", &[text, own]);
        graph.entry("declarations", map)["superclass"] = json!(parent);
        graph.constructor(map, &[], &[]);
        own
    });
    expect("a map of ever larger maps", "copilot-type-endless", |graph| {
        let map = graph.declaration("M", "CLASS");
        let variable = graph.variable(&[]);
        graph.entry("declarations", map)["typeParameters"] = json!([variable]);
        let element = graph.use_of(variable);
        let list = graph.jdk("java.util.List", &[element]);
        let larger = graph.declared(map, &[list]);
        let text = graph.jdk("java.lang.String", &[]);
        let parent = graph.jdk("java.util.HashMap", &[text, larger]);
        graph.entry("declarations", map)["superclass"] = json!(parent);
        graph.declared(map, &[text])
    });
    expect("a variable within its own bound", "", |graph| {
        let class = graph.declaration("Box", "CLASS");
        let variable = graph.variable(&[]);
        graph.entry("declarations", class)["typeParameters"] = json!([variable]);
        let own = graph.use_of(variable);
        let bound = graph.declared(class, &[own]);
        graph.entry("typeParameters", variable)["bounds"] = json!([bound]);
        graph.property(class, "next", own, &[]);
        graph.constructor(class, &[], &[]);
        let any = graph.wildcard(None);
        let some = graph.declared(class, &[any]);
        let bounded = graph.wildcard(Some(("extends", some)));
        graph.declared(class, &[bounded])
    });
}

#[test]
fn r7_5_what_nests_too_deeply_is_an_error() {
    for name in ["java.util.Optional", "java.util.List"] {
        for (depth, code) in [(100, ""), (247, ""), (LONG, "copilot-type-endless")] {
            expect(&format!("{depth} {name}"), code, |graph| {
                nested(graph, depth, |graph, inner| graph.jdk(name, &[inner]))
            });
        }
    }
    expect("arrays", "copilot-too-large", |graph| {
        let text = graph.jdk("java.lang.String", &[]);
        (0..LONG).fold(text, |ty, _| graph.array(ty))
    });
    expect("wildcards", "", |graph| {
        nested(graph, LONG, |graph, inner| graph.wildcard(Some(("extends", inner))))
    });
    for kind in ["CLASS", "RECORD"] {
        for (depth, code) in [(248, ""), (LONG, "copilot-too-large")] {
            expect(&format!("{depth} of {kind}"), code, |graph| {
                let text = graph.jdk("java.lang.String", &[]);
                chain_of(graph, depth, kind, move |graph, _, of, next| {
                    graph.property(of, "next", next, &[]);
                    graph.property(of, "name", text, &[]);
                    if kind == "RECORD" {
                        graph.constructor(of, &[next, text], &[]);
                    }
                })
            });
        }
    }
}

#[test]
fn r7_5_long_chains_of_types_end() {
    expect("superclasses", "", |graph| {
        chain(graph, |graph, _, of, next| {
            graph.entry("declarations", of)["superclass"] = json!(next);
        })
    });
    answer("interfaces", |graph| {
        chain_of(graph, LONG, "INTERFACE", |graph, _, of, next| {
            graph.entry("declarations", of)["interfaces"] = json!([next]);
        })
    });
    answer("permitted types", |graph| {
        chain(graph, |graph, _, of, next| {
            let entry = graph.entry("declarations", of);
            entry["modifiers"] = json!(["public", "abstract", "sealed"]);
            entry["permitted"] = json!([next]);
        })
    });
    answer("enclosing types", |graph| {
        let first = chain(graph, |_, _, _, _| {});
        for at in 0..LONG - 1 {
            let of = graph.entry("types", first + at)["declaration"].clone();
            let of = usize::try_from(of.as_u64().expect("an index")).expect("an index");
            graph.entry("declarations", of)["enclosing"] = json!(of + 1);
        }
        first
    });
    expect("classes that @JsonDeserialize names", "", |graph| {
        chain_of(graph, 200, "CLASS", |graph, _, of, next| {
            let next_class = graph.entry("types", next)["declaration"].clone();
            let next_class = usize::try_from(next_class.as_u64().expect("an index")).expect("an index");
            let own = graph.declared(of, &[]);
            graph.entry("declarations", next_class)["superclass"] = json!(own);
            graph.annotate(of, deserialize("as", next));
        })
    });
    answer("subtypes", |graph| {
        let first = chain(graph, |graph, _, of, next| graph.annotate(of, subtypes(&[next])));
        let class = graph.entry("types", first)["declaration"].clone();
        let class = usize::try_from(class.as_u64().expect("an index")).expect("an index");
        let named = [("use", json!({"constant": "NAME"}))];
        graph.annotate(class, jackson("JsonTypeInfo", &named));
        first
    });
    expect("variables and their bounds", "", |graph| {
        let mut variable = graph.variable(&[]);
        for _ in 0..LONG {
            let bound = graph.use_of(variable);
            variable = graph.variable(&[bound]);
        }
        graph.use_of(variable)
    });
    answer("unwrapped properties", |graph| {
        chain(graph, |graph, _, of, next| {
            graph.property(of, "next", next, &[jackson("JsonUnwrapped", &[])]);
        })
    });
}

/// Returns unions that contain one another, with a class in the last one. Each adds six levels to the schema: `oneOf`,
/// the alternative, `properties`, its name, `properties`, `next`. The innermost alternative has a property whose own
/// schema nests as deeply as the reader allows.
fn nested_unions(graph: &mut Graph<'_>, unions: usize) -> usize {
    let schema = format!("{}{{}}{}", "{\"not\":".repeat(254), "}".repeat(254));
    let values = [
        ("value", json!({"string": "Deep."})),
        ("schema", json!({"string": schema})),
    ];
    let own = annotation("com.github.copilot.tool.CopilotToolParam", &values);
    let object = graph.jdk("java.lang.Object", &[]);
    let wrapped = [
        ("use", json!({"constant": "NAME"})),
        ("include", json!({"constant": "WRAPPER_OBJECT"})),
    ];
    chain_of(graph, unions, "INTERFACE", |graph, number, union, next| {
        let alternative = graph.declaration(&format!("A{number}"), "RECORD");
        let (of_union, of_alternative) = (graph.declared(union, &[]), graph.declared(alternative, &[]));
        graph.annotate(union, jackson("JsonTypeInfo", &wrapped));
        graph.annotate(union, subtypes(&[of_alternative]));
        graph.entry("declarations", alternative)["interfaces"] = json!([of_union]);
        graph.property(alternative, "next", next, &[]);
        graph.property(alternative, "own", object, std::slice::from_ref(&own));
        graph.constructor(alternative, &[next, object], &[]);
        if number + 2 == unions {
            let constructor = &mut graph.entry("declarations", alternative)["constructors"][0];
            constructor["parameters"][1]["annotations"] = json!([own]);
            let last = graph.entry("types", next)["declaration"].clone();
            let last = usize::try_from(last.as_u64().expect("an index")).expect("an index");
            let entry = graph.entry("declarations", last);
            (entry["kind"], entry["modifiers"]) = (json!("CLASS"), json!(["public"]));
            graph.constructor(last, &[], &[]);
        }
    })
}

#[test]
fn r10_1_the_deepest_schema_needs_little_stack() {
    let response = answer("125 unions", |graph| nested_unions(graph, 125));
    assert!(
        response.contains("final class Tools$$CopilotToolMeta"),
        "{response:.2000}"
    );
    assert!(response.contains("Deep."), "no schema of the user's own");
    expect("126 unions", "copilot-too-large", |graph| nested_unions(graph, 126));
}

#[test]
fn r7_7_types_that_unwrap_one_another_many_times_end() {
    let response = answer("unwrapped twice each", |graph| {
        chain_of(graph, 31, "CLASS", |graph, _, of, next| {
            graph.constructor(of, &[], &[]);
            graph.property(of, "one", next, &[jackson("JsonUnwrapped", &[])]);
            graph.property(of, "two", next, &[jackson("JsonUnwrapped", &[])]);
        })
    });
    assert!(
        response.contains("it unwraps to too many properties"),
        "{response:.2000}"
    );
}

/// Makes the creator of a class take the JSON of another type.
fn delegating(graph: &mut Graph<'_>, of: usize, to: usize) {
    let creator = jackson("JsonCreator", &[("mode", json!({"constant": "DELEGATING"}))]);
    graph.constructor(of, &[to], &[creator]);
}

#[test]
fn r7_7_creators_that_lead_back_are_errors() {
    for default in [None, Some("{}")] {
        let build = |graph: &mut Graph<'_>| {
            let (a, b) = (graph.declaration("A", "CLASS"), graph.declaration("B", "CLASS"));
            let (of_a, of_b) = (graph.declared(a, &[]), graph.declared(b, &[]));
            delegating(graph, a, of_b);
            delegating(graph, b, of_a);
            if let Some(default) = default {
                let values = [("defaultValue", json!({"string": default}))];
                let annotation = annotation("com.github.copilot.tool.CopilotToolParam", &values);
                graph.entry("declarations", 0)["methods"][0]["parameters"][0]["annotations"] = json!([annotation]);
            }
            of_a
        };
        expect("creators that take one another", "copilot-type-unsupported", build);
    }
    answer("creators that take ever larger types", |graph| {
        let class = graph.declaration("A", "CLASS");
        let variable = graph.variable(&[]);
        graph.entry("declarations", class)["typeParameters"] = json!([variable]);
        let element = graph.use_of(variable);
        let list = graph.jdk("java.util.List", &[element]);
        let larger = graph.declared(class, &[list]);
        delegating(graph, class, larger);
        let text = graph.jdk("java.lang.String", &[]);
        graph.declared(class, &[text])
    });
    answer("a chain of creators", |graph| {
        chain(graph, |graph, _, of, next| delegating(graph, of, next))
    });
}

/// The JSON in annotations may nest as deeply as the reader allows.
#[test]
fn r4_10_deep_json_of_the_users_own_needs_little_stack() {
    let deep = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    let schema = |depth: usize| format!("{}{{}}{}", "{\"not\":".repeat(depth), "}".repeat(depth));
    for (member, text) in [
        ("defaultValue", deep(255)),
        ("defaultValue", deep(100_000)),
        ("schema", schema(254)),
        ("schema", schema(100_000)),
    ] {
        answer(&format!("{member} of {} characters", text.len()), |graph| {
            let values = [("value", json!({"string": "Deep."})), (member, json!({"string": text}))];
            let annotation = annotation("com.github.copilot.tool.CopilotToolParam", &values);
            graph.entry("declarations", 0)["methods"][0]["parameters"][0]["annotations"] = json!([annotation]);
            graph.jdk("java.lang.Object", &[])
        });
    }
    for nested in [45, 200, 20_000] {
        answer(&format!("{nested} groups in one another"), |graph| {
            let regex = format!("{}a{}", "(?:".repeat(nested), ")*".repeat(nested));
            let pattern = [("regexp", json!({"string": regex}))];
            let values = [
                ("value", json!({"string": "Matched."})),
                ("defaultValue", json!({"string": "a".repeat(1_000)})),
            ];
            let annotations = [
                annotation("com.github.copilot.tool.CopilotToolParam", &values),
                annotation("jakarta.validation.constraints.Pattern", &pattern),
            ];
            graph.entry("declarations", 0)["methods"][0]["parameters"][0]["annotations"] = json!(annotations);
            graph.jdk("java.lang.String", &[])
        });
    }
    // The shim records 12 levels, and the reader of requests has a limit of its own.
    for (depth, code) in [(12, ""), (19, ""), (50, "copilot-request")] {
        expect(&format!("{depth} annotations in annotations"), code, |graph| {
            let around = |value| annotation("p.Around", &[("value", json!({"array": [value]}))]);
            let mut inner = around(json!({"string": "x"}));
            for _ in 1..depth {
                inner = around(json!({"annotation": inner}));
            }
            let class = graph.declaration("Annotated", "CLASS");
            graph.annotate(class, inner);
            graph.constructor(class, &[], &[]);
            graph.declared(class, &[])
        });
    }
}

#[test]
fn r10_1_map_that_is_the_enum_of_its_keys_ends() {
    let response = answer_to_malformed("map_that_is_the_enum_of_its_keys");
    let refused = "Tools.Level cannot be the key of 'counts': Jackson does not read it";
    assert!(response.contains(refused), "{response:.2000}");
}
