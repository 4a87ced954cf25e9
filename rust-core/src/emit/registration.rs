//! The part of a companion that registers tools: `definitions` with what it is made of (R2.1 to R2.4).

use std::fmt::Write;

use super::calls::Calls;
use super::json_code::{self, Holder};
use super::parts::{self, CLASS_VALUES};
use super::readers::Readers;
use super::{MOST_TOOLS, Numbered, java_text, names};
use crate::identifiers;
use crate::json::Json;
use crate::model::api::{Component, Definition};
use crate::model::tool::{Tool, ToolClass};
use crate::wire::request::Declaration;

/// The most JSON values that a run of tools in one method has, at some twenty bytes of code each (JVMS 4.7.3: 65,535 bytes).
const RUN_VALUES: usize = 1_500;

/// What a tool's registration takes beside its schema, in values.
const TOOL_VALUES: usize = 10;

/// The members that register the tools, and the nested classes that they need.
pub(crate) fn write(
    class: &ToolClass,
    declaration: &Declaration,
    tools: &[Numbered<'_>],
    calls: &Calls,
    readers: &mut Readers<'_, '_>,
) -> String {
    let api = &class.api;
    let simple = super::simple_name(declaration);
    let tool_class = names::declared(declaration);
    let (list, definition) = (
        names::qualified("java.util.List"),
        names::qualified("com.github.copilot.rpc.ToolDefinition"),
    );
    let mapper = names::qualified("com.fasterxml.jackson.databind.ObjectMapper");
    let mut text = String::new();
    if api.rpc_mapper {
        let rpc = names::qualified("com.github.copilot.rpc.RpcMapper");
        let _ = writeln!(text, "private static final {mapper} MAPPER = {rpc}.INSTANCE;\n");
    }
    let visibility = if api.provider { "public " } else { "" };
    let _ = writeln!(
        text,
        "/** Made by the SDK, which finds this class by its name. */\n{visibility}{simple}() {{}}\n"
    );
    let is_large = tools.len() > MOST_TOOLS || tools.iter().map(|tool| tool.weight).sum::<usize>() > CLASS_VALUES;
    let mut parts = Parts {
        methods: String::new(),
        is_large,
        readers,
    };
    let mut definitions = Definitions {
        class,
        calls,
        parameters: format!(
            "{}<{definition}> tools, {tool_class} instance, {mapper} mapper",
            names::qualified("java.util.ArrayList")
        ),
        parts: &mut parts,
    };
    let mut behind = String::new();
    let statements = if is_large {
        let mut statements = String::new();
        for (position, chunk) in chunks(tools, CLASS_VALUES).into_iter().enumerate() {
            let nested = names::own(&format!("Definitions{position}"));
            let (added, methods) = definitions.runs(chunk);
            let _ = write!(
                behind,
                "\nprivate static final class {nested} {{\n    static void add({}) {{\n{}\n    }}\n{}}}\n",
                definitions.parameters,
                super::indented(&added, 8),
                super::indented(&methods, 4),
            );
            let _ = writeln!(statements, "{nested}.add(tools, instance, mapper);");
        }
        statements
    } else {
        let (added, methods) = definitions.runs(tools);
        behind.push_str(&methods);
        added
    };
    let body = body(tools.len(), statements.trim_end());
    if api.provider {
        let override_ = names::qualified("java.lang.Override");
        let _ = writeln!(
            text,
            "@{override_}\npublic {list}<{definition}> definitions({tool_class} instance, {mapper} mapper) {{\n{body}\n}}"
        );
    }
    if api.rpc_mapper {
        let others = if api.provider {
            text.push('\n');
            format!("    return new {simple}().definitions(instance, MAPPER);")
        } else {
            format!("    {mapper} mapper = MAPPER;\n{body}")
        };
        let _ = writeln!(
            text,
            "static {list}<{definition}> definitions({tool_class} instance) {{\n{others}\n}}"
        );
    }
    text.push_str(&behind);
    text.push_str(&parts.methods);
    text.push_str(&readers.parts.write());
    text.trim_end().to_owned()
}

/// How many values a tool's registration has, beside those that are held elsewhere.
pub(super) fn weight(tool: &Tool, schema: &Json) -> usize {
    let metadata: usize = tool.metadata.iter().map(|(_, value)| value.values()).sum();
    schema.values().saturating_add(metadata).saturating_add(TOOL_VALUES)
}

/// What `definitions` does: `statements` add the tools.
fn body(count: usize, statements: &str) -> String {
    let list = names::qualified("java.util.ArrayList");
    let definition = names::qualified("com.github.copilot.rpc.ToolDefinition");
    format!(
        "    {list}<{definition}> tools = new {list}<{definition}>({count});\n{}\n    return tools;",
        super::indented(statements, 4)
    )
}

/// The tools in runs of so many values each, or of one tool.
fn chunks<'t, 'a>(tools: &'a [Numbered<'t>], most: usize) -> Vec<&'a [Numbered<'t>]> {
    let mut chunks = Vec::new();
    let mut start = 0;
    let mut held: usize = 0;
    for (position, tool) in tools.iter().enumerate() {
        let own = tool.weight.min(most);
        if position > start && (held.saturating_add(own) > most || position - start >= MOST_TOOLS) {
            chunks.extend(tools.get(start..position));
            (start, held) = (position, 0);
        }
        held = held.saturating_add(own);
    }
    chunks.extend(tools.get(start..));
    chunks
}

/// Writes what adds tools to the list.
struct Definitions<'a, 'p, 's, 'r> {
    class: &'a ToolClass,
    calls: &'a Calls,
    /// Of a method that adds tools.
    parameters: String,
    parts: &'a mut Parts<'p, 's, 'r>,
}

impl Definitions<'_, '_, '_, '_> {
    /// The statements that add these tools, and the methods that they call where there is too much for one method.
    fn runs(&mut self, tools: &[Numbered<'_>]) -> (String, String) {
        let runs = chunks(tools, RUN_VALUES);
        if let [only] = runs.as_slice() {
            return (self.all(only), String::new());
        }
        let mut statements = Vec::new();
        let mut methods = String::new();
        for run in runs {
            let first = run.first().map_or(0, |tool| tool.number);
            let name = self.parts.readers.fresh(&format!("addFrom{first}"));
            let added = super::indented(&self.all(run), 4);
            let _ = write!(methods, "\nstatic void {name}({}) {{\n{added}\n}}\n", self.parameters);
            statements.push(format!("{name}(tools, instance, mapper);"));
        }
        (statements.join("\n"), methods)
    }

    fn all(&mut self, tools: &[Numbered<'_>]) -> String {
        let all: Vec<String> = tools.iter().map(|tool| self.one(tool)).collect();
        all.join("\n")
    }

    /// The statement that adds one tool, the tool's name above it (R9.6).
    fn one(&mut self, tool: &Numbered<'_>) -> String {
        let definition = names::qualified("com.github.copilot.rpc.ToolDefinition");
        let schema = json_code::expression(tool.schema, 8, self.parts);
        let values = Values {
            tool: tool.tool,
            schema,
            handler: self.calls.handler_of(tool, "mapper"),
            metadata: metadata(tool.tool, self.parts),
        };
        let (make, components) = match &self.class.api.definition {
            Definition::Record(components) => (format!("new {definition}"), components),
            Definition::Factory { create_override, .. } if tool.tool.flags.overrides_builtin => {
                (format!("{definition}.createOverride"), create_override)
            }
            Definition::Factory { create, .. } => (format!("{definition}.create"), create),
        };
        let arguments: Vec<String> = components.iter().map(|component| values.of(component)).collect();
        let line = "\n        ";
        // Those that say nothing share a line.
        let is_plain = |argument: &str| argument == "null" || argument == values.handler;
        let mut written = String::new();
        for (position, argument) in arguments.iter().enumerate() {
            let before = position.checked_sub(1).and_then(|before| arguments.get(before));
            let short_run = is_plain(argument) && before.is_some_and(|before| is_plain(before));
            if position > 0 {
                written.push(',');
            }
            written.push_str(if short_run { " " } else { line });
            written.push_str(argument);
        }
        format!("// {}\ntools.add({make}({written}));", tool.tool.name)
    }
}

/// The methods that hold what is too large for one, in the class itself or, of a large companion, in classes of
/// their own.
struct Parts<'p, 's, 'r> {
    methods: String,
    is_large: bool,
    readers: &'p mut Readers<'s, 'r>,
}

impl Holder for Parts<'_, '_, '_> {
    fn hold(&mut self, body: String, weight: usize) -> String {
        if self.is_large {
            return self.readers.hold(body, weight);
        }
        let name = self.readers.fresh("part");
        self.methods.push_str(&parts::method(&name, &body));
        format!("{name}()")
    }
}

fn metadata(tool: &Tool, parts: &mut Parts<'_, '_, '_>) -> String {
    if tool.metadata.is_empty() {
        return "null".to_owned();
    }
    json_code::expression(&Json::Object(tool.metadata.clone()), 8, parts)
}

/// What a `ToolDefinition`'s components are given.
struct Values<'t> {
    tool: &'t Tool,
    schema: String,
    handler: String,
    metadata: String,
}

impl Values<'_> {
    /// The argument for the component of this name; one that nobody knows is null (R2.4).
    fn of(&self, component: &Component) -> String {
        let flags = &self.tool.flags;
        let switch = |on: bool| {
            if component.primitive {
                on.to_string()
            } else if on {
                format!("{}.TRUE", names::qualified("java.lang.Boolean"))
            } else {
                "null".to_owned()
            }
        };
        match component.name.as_str() {
            "name" => java_text::literal(&self.tool.name),
            "description" => java_text::string(&self.tool.description),
            "parameters" => self.schema.clone(),
            "handler" => self.handler.clone(),
            "overridesBuiltInTool" => switch(flags.overrides_builtin),
            "skipPermission" => switch(flags.skip_permission),
            "isTerminal" => switch(flags.is_terminal),
            "defer" => flags.defer.as_deref().map_or_else(
                || "null".to_owned(),
                |constant| {
                    let defer = names::qualified("com.github.copilot.rpc.ToolDefer");
                    java_text::constant(&defer, constant, identifiers::is_identifier(constant))
                },
            ),
            "metadata" => self.metadata.clone(),
            _ => "null".to_owned(),
        }
    }
}
