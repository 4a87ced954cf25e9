use super::{Naming, problem};

/// Also read by `NamesTest` of `java-api`.
const EXAMPLES: &str = include_str!("../../../../tests/tool-names.txt");

#[test]
fn tools_without_a_companion_have_the_same_names() {
    for example in EXAMPLES.lines().filter(|line| !line.starts_with('#')) {
        match example.split_at(1) {
            (">", names) => {
                let (method, tool) = names.split_once(' ').unwrap();
                assert_eq!(Naming::Heck.tool_name(method), tool);
            }
            (accepted, name) => assert_eq!(problem(name).is_none(), accepted == "+", "{name}"),
        }
    }
}
