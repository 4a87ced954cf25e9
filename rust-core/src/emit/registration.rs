//! The part of a companion that registers tools: `definitions` and a method for each tool's definition (R2.1 to R2.4).

use std::fmt::Write;

use super::calls::Calls;
use super::json_code::{self, Holder};
use super::readers::Readers;
use super::{MOST_TOOLS, Numbered, java_text, names};
use crate::json::Json;
use crate::model::api::{COMPONENTS, Definition};
use crate::model::tool::{Tool, ToolClass};
use crate::wire::request::Declaration;

/// The most JSON values that one class holds; each has at most two constants, and tools bring a few more.
const CLASS_VALUES: usize = 15_000;

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
    let weights: Vec<usize> = tools.iter().map(|tool| json_code::weight(tool.schema)).collect();
    let is_large = tools.len() > MOST_TOOLS || weights.iter().sum::<usize>() > CLASS_VALUES;
    if api.provider {
        let override_ = names::qualified("java.lang.Override");
        let _ = writeln!(
            text,
            "@{override_}\npublic {list}<{definition}> definitions({tool_class} instance, {mapper} mapper) {{"
        );
        body(tools, &weights, is_large, calls, "mapper", &mut text);
        if api.rpc_mapper {
            text.push('\n');
        }
    }
    if api.rpc_mapper {
        let _ = writeln!(
            text,
            "static {list}<{definition}> definitions({tool_class} instance) {{"
        );
        if api.provider {
            let _ = writeln!(text, "    return new {simple}().definitions(instance, MAPPER);\n}}");
        } else {
            body(tools, &weights, is_large, calls, "MAPPER", &mut text);
        }
    }
    let mut parts = Parts {
        methods: String::new(),
        classes: Vec::new(),
        own: 0,
        is_large,
        readers,
    };
    if is_large {
        for (position, chunk) in chunks(tools, &weights).into_iter().enumerate() {
            let mut nested = format!(
                "private static final class {} {{\n    static void add({}<{definition}> tools, {tool_class} instance, {mapper} mapper) {{\n",
                names::own(&format!("Definitions{position}")),
                names::qualified("java.util.ArrayList"),
            );
            for tool in chunk {
                let _ = writeln!(nested, "        {}", registered(tool, calls, "mapper"));
            }
            nested.push_str("    }\n");
            for tool in chunk {
                nested.push('\n');
                nested.push_str(&super::indented(&definition_method(class, tool, &mut parts), 4));
                nested.push('\n');
            }
            nested.push('}');
            text.push('\n');
            text.push_str(&nested);
            text.push('\n');
        }
    } else {
        for tool in tools {
            text.push('\n');
            text.push_str(&definition_method(class, tool, &mut parts));
            text.push('\n');
        }
    }
    let Parts { methods, classes, .. } = parts;
    text.push_str(&methods);
    for (position, members) in classes.into_iter().enumerate() {
        let name = names::own(&format!("Parts{position}"));
        let _ = write!(
            text,
            "\nprivate static final class {name} {{\n{}\n}}\n",
            super::indented(members.trim(), 4)
        );
    }
    text.trim_end().to_owned()
}

fn registered(tool: &Numbered<'_>, calls: &Calls, mapper: &str) -> String {
    format!("tools.add({}({}));", tool.method, calls.handler_of(tool, mapper))
}

/// What `definitions` does.
fn body(tools: &[Numbered<'_>], weights: &[usize], is_large: bool, calls: &Calls, mapper: &str, text: &mut String) {
    let list = names::qualified("java.util.ArrayList");
    let definition = names::qualified("com.github.copilot.rpc.ToolDefinition");
    let _ = writeln!(
        text,
        "    {list}<{definition}> tools = new {list}<{definition}>({});",
        tools.len()
    );
    if is_large {
        for position in 0..chunks(tools, weights).len() {
            let nested = names::own(&format!("Definitions{position}"));
            let _ = writeln!(text, "    {nested}.add(tools, instance, {mapper});");
        }
    } else {
        for tool in tools {
            let _ = writeln!(text, "    {}", registered(tool, calls, mapper));
        }
    }
    text.push_str("    return tools;\n}\n");
}

/// The tools in runs that one class can hold each.
fn chunks<'t, 'a>(tools: &'a [Numbered<'t>], weights: &[usize]) -> Vec<&'a [Numbered<'t>]> {
    let mut chunks = Vec::new();
    let mut start = 0;
    let mut held: usize = 0;
    for (position, weight) in weights.iter().enumerate() {
        let own = (*weight).min(CLASS_VALUES);
        if position > start && (held.saturating_add(own) > CLASS_VALUES || position - start >= MOST_TOOLS) {
            chunks.extend(tools.get(start..position));
            (start, held) = (position, 0);
        }
        held = held.saturating_add(own);
    }
    chunks.extend(tools.get(start..));
    chunks
}

/// The methods that hold what is too large for one, in the class itself or, of a large companion, in classes of
/// their own.
struct Parts<'p, 's, 'r> {
    methods: String,
    classes: Vec<String>,
    /// How many values the last class holds.
    own: usize,
    is_large: bool,
    readers: &'p mut Readers<'s, 'r>,
}

impl Holder for Parts<'_, '_, '_> {
    fn hold(&mut self, body: String, weight: usize) -> String {
        let name = self.readers.fresh("part");
        let object = names::qualified("java.lang.Object");
        let method = format!("\nstatic {object} {name}() {{\n    {body}\n}}\n");
        if !self.is_large {
            self.methods.push_str(&method);
            return format!("{name}()");
        }
        self.own = self.own.saturating_add(weight);
        if self.classes.is_empty() || self.own > CLASS_VALUES {
            self.classes.push(String::new());
            self.own = weight;
        }
        if let Some(class) = self.classes.last_mut() {
            class.push_str(&method);
        }
        let position = self.classes.len().saturating_sub(1);
        format!("{}.{name}()", names::own(&format!("Parts{position}")))
    }
}

/// The method that makes one tool's definition, the tool's name above it (R9.6).
fn definition_method(class: &ToolClass, tool: &Numbered<'_>, parts: &mut Parts<'_, '_, '_>) -> String {
    let definition = names::qualified("com.github.copilot.rpc.ToolDefinition");
    let handler = names::qualified("com.github.copilot.rpc.ToolHandler");
    let schema = json_code::expression(tool.schema, 12, parts);
    let values = Values {
        tool: tool.tool,
        schema,
        metadata: metadata(tool.tool, parts),
    };
    let arguments: Vec<String> = match &class.api.definition {
        Definition::Record(components) => components.iter().map(|component| values.of(component)).collect(),
        Definition::Factory {
            create_seven,
            override_seven,
        } => {
            let seven = if tool.tool.flags.overrides_builtin {
                *override_seven
            } else {
                *create_seven
            };
            let count = if seven { 7 } else { 4 };
            COMPONENTS
                .iter()
                .take(count)
                .map(|component| values.of(component))
                .collect()
        }
    };
    let make = match &class.api.definition {
        Definition::Record(_) => format!("new {definition}"),
        Definition::Factory { .. } if tool.tool.flags.overrides_builtin => format!("{definition}.createOverride"),
        Definition::Factory { .. } => format!("{definition}.create"),
    };
    let line = "\n            ";
    // Those that say nothing share a line.
    let is_plain = |argument: &str| argument == "null" || argument == "handler";
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
    format!(
        "// {}\nprivate static {definition} {}({handler} handler) {{\n    return {make}({written});\n}}",
        tool.tool.name, tool.method
    )
}

fn metadata(tool: &Tool, parts: &mut Parts<'_, '_, '_>) -> String {
    if tool.metadata.is_empty() {
        return "null".to_owned();
    }
    json_code::expression(&Json::Object(tool.metadata.clone()), 12, parts)
}

/// What a `ToolDefinition`'s components are given.
struct Values<'t> {
    tool: &'t Tool,
    schema: String,
    metadata: String,
}

impl Values<'_> {
    /// The argument for the component of this name; one that nobody knows is null (R2.4).
    fn of(&self, component: &str) -> String {
        let flags = &self.tool.flags;
        let switch = |on: bool| {
            if on {
                format!("{}.TRUE", names::qualified("java.lang.Boolean"))
            } else {
                "null".to_owned()
            }
        };
        match component {
            "name" => java_text::literal(&self.tool.name),
            "description" => java_text::string(&self.tool.description),
            "parameters" => self.schema.clone(),
            "handler" => "handler".to_owned(),
            "overridesBuiltInTool" => switch(flags.overrides_builtin),
            "skipPermission" => switch(flags.skip_permission),
            "isTerminal" => switch(flags.is_terminal),
            "defer" => flags.defer.as_deref().map_or_else(
                || "null".to_owned(),
                |constant| {
                    let defer = names::qualified("com.github.copilot.rpc.ToolDefer");
                    format!("{defer}.{}", java_text::identifier(constant))
                },
            ),
            "metadata" => self.metadata.clone(),
            _ => "null".to_owned(),
        }
    }
}
