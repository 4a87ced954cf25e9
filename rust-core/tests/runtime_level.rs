//! R9.7: the processor knows the level of the runtime helpers that it is built with.

use std::fs;
use std::path::Path;

#[test]
fn r9_7_the_level_is_that_of_the_runtime_helpers() {
    let java = "../java-api/src/main/java/com/github/copilot/tool/runtime/Companion.java";
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(java)).expect("java-api is beside");
    let level = format!(
        "public static final int LEVEL = {};",
        copilot_tool_finished::api::RUNTIME_LEVEL
    );
    assert!(source.contains(&level), "{level}");
}
