//! The part of a companion that registers tools: `definitions` with what it is made of (R2.1 to R2.4).

use super::calls::Calls;
use super::code::{Code, code};
use super::json_code::{self, Holder};
use super::names::{ARRAY_LIST, BOOLEAN, LIST, OBJECT_MAPPER, OVERRIDE, Own, RPC_MAPPER, TOOL_DEFER, TOOL_DEFINITION};
use super::parts::{self, CLASS_VALUES};
use super::readers::Readers;
use super::{MOST_TOOLS, Numbered, java_text, literals};
use crate::model::api::{Component, Definition};
use crate::model::tools::{Tool, Tools};
use crate::text::identifiers;
use crate::text::json::Json;

/// The most JSON values that a run of tools in one method has, at some twenty bytes of code each (JVMS 4.7.3: 65,535 bytes).
const RUN_VALUES: usize = 1_500;

/// What a tool's registration takes beside its schema, in values.
const TOOL_VALUES: usize = 10;

/// The members that register the tools, and the nested classes that they need.
pub(super) fn write(tools: &Tools, numbered: &[Numbered<'_>], calls: &Calls, readers: &mut Readers<'_>) -> Code {
    let api = &tools.api;
    let simple = super::simple_name(&tools.class);
    let mut text = Code::default();
    if api.rpc_mapper {
        text.push(code![
            "private static final ",
            OBJECT_MAPPER,
            " MAPPER = ",
            RPC_MAPPER,
            ".INSTANCE;\n\n"
        ]);
    }
    let visibility = if api.provider { "public " } else { "" };
    text.push(code![
        "/** Made by the SDK, which finds this class by its name. */\n",
        visibility,
        simple,
        "() {}\n\n"
    ]);
    let values = numbered.iter().map(|tool| tool.weight).sum::<usize>();
    let is_large = numbered.len() > MOST_TOOLS || values > CLASS_VALUES;
    let mut parts = Parts {
        methods: Code::default(),
        is_large,
        readers,
    };
    let mut definitions = Definitions {
        tools,
        calls,
        parameters: code![
            ARRAY_LIST,
            "<",
            TOOL_DEFINITION,
            "> tools, ",
            &tools.class,
            " instance, ",
            OBJECT_MAPPER,
            " mapper"
        ],
        parts: &mut parts,
    };
    let (statements, behind) = if is_large {
        definitions.in_classes(numbered)
    } else {
        definitions.runs(numbered)
    };
    let body = body(numbered.len(), &statements.trimmed());
    let list = code![LIST, "<", TOOL_DEFINITION, ">"];
    if api.provider {
        let parameters = code![&tools.class, " instance, ", OBJECT_MAPPER, " mapper"];
        text.push(code![
            "@",
            OVERRIDE,
            "\npublic ",
            list,
            " definitions(",
            parameters,
            ") {\n",
            body,
            "\n}\n"
        ]);
    }
    if api.rpc_mapper {
        let others = if api.provider {
            text.push_str("\n");
            code!["    return new ", simple, "().definitions(instance, MAPPER);"]
        } else {
            code!["    ", OBJECT_MAPPER, " mapper = MAPPER;\n", body]
        };
        text.push(code![
            "static ",
            list,
            " definitions(",
            &tools.class,
            " instance) {\n",
            others,
            "\n}\n"
        ]);
    }
    text.push(behind);
    text.push(&parts.methods);
    text.push(readers.parts.write());
    text.trimmed()
}

/// How many values a tool's registration has, beside those that are held elsewhere.
pub(super) fn weight(tool: &Tool, schema: &Json) -> usize {
    let metadata: usize = tool.metadata.iter().map(|(_, value)| value.values()).sum();
    schema.values().saturating_add(metadata).saturating_add(TOOL_VALUES)
}

/// What `definitions` does: `statements` add the tools.
fn body(count: usize, statements: &Code) -> Code {
    let list = code![ARRAY_LIST, "<", TOOL_DEFINITION, ">"];
    code![
        "    ",
        list,
        " tools = new ",
        list,
        "(",
        count,
        ");\n",
        statements.indented(4),
        "\n    return tools;"
    ]
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
struct Definitions<'a, 'p, 'm> {
    tools: &'a Tools,
    calls: &'a Calls,
    /// Of a method that adds tools.
    parameters: Code,
    parts: &'a mut Parts<'p, 'm>,
}

impl Definitions<'_, '_, '_> {
    /// The statements that have nested classes add these tools, and the classes.
    fn in_classes(&mut self, tools: &[Numbered<'_>]) -> (Code, Code) {
        let mut statements = Code::default();
        let mut classes = Code::default();
        for (position, chunk) in chunks(tools, CLASS_VALUES).into_iter().enumerate() {
            let nested = Own(format!("Definitions{position}"));
            let (added, methods) = self.runs(chunk);
            classes.push(code![
                "\nprivate static final class ",
                &nested,
                " {\n    static void add(",
                &self.parameters,
                ") {\n",
                added.indented(8),
                "\n    }\n",
                methods.indented(4),
                "}\n"
            ]);
            statements.push(code![nested, ".add(tools, instance, mapper);\n"]);
        }
        (statements, classes)
    }

    /// The statements that add these tools, and the methods that they call where there is too much for one method.
    fn runs(&mut self, tools: &[Numbered<'_>]) -> (Code, Code) {
        let runs = chunks(tools, RUN_VALUES);
        if let [only] = runs.as_slice() {
            return (self.all(only), Code::default());
        }
        let mut statements = Vec::new();
        let mut methods = Code::default();
        for run in runs {
            let first = run.first().map_or(0, |tool| tool.number);
            let name = self.parts.readers.fresh(&format!("addFrom{first}"));
            let added = self.all(run).indented(4);
            methods.push(code![
                "\nstatic void ",
                name,
                "(",
                &self.parameters,
                ") {\n",
                added,
                "\n}\n"
            ]);
            statements.push(code![name, "(tools, instance, mapper);"]);
        }
        (Code::joined(&statements, "\n"), methods)
    }

    fn all(&mut self, tools: &[Numbered<'_>]) -> Code {
        let all: Vec<Code> = tools.iter().map(|tool| self.one(tool)).collect();
        Code::joined(&all, "\n")
    }

    /// The statement that adds one tool, the tool's name above it (R9.6).
    fn one(&mut self, tool: &Numbered<'_>) -> Code {
        let schema = json_code::expression(tool.schema, 8, self.parts);
        let values = Values {
            tool: tool.tool,
            schema,
            handler: self.calls.handler_of(tool),
            metadata: metadata(tool.tool, self.parts),
        };
        let (make, components) = match &self.tools.api.definition {
            Definition::Record(components) => (code!["new ", TOOL_DEFINITION], components),
            Definition::Factory { create_override, .. } if tool.tool.flags.overrides_builtin => {
                (code![TOOL_DEFINITION, ".createOverride"], create_override)
            }
            Definition::Factory { create, .. } => (code![TOOL_DEFINITION, ".create"], create),
        };
        let arguments: Vec<Code> = components.iter().map(|component| values.of(component)).collect();
        // Those that say nothing share a line.
        let is_plain = |argument: &Code| argument.text() == "null" || argument.text() == values.handler.text();
        let mut written = Code::default();
        for (position, argument) in arguments.iter().enumerate() {
            let before = position.checked_sub(1).and_then(|before| arguments.get(before));
            let short_run = is_plain(argument) && before.is_some_and(is_plain);
            if position > 0 {
                written.push_str(",");
            }
            written.push_str(if short_run { " " } else { "\n        " });
            written.push(argument);
        }
        code!["// ", &tool.tool.name, "\ntools.add(", make, "(", written, "));"]
    }
}

/// The methods that hold what is too large for one, in the class itself or, of a large companion, in classes of
/// their own.
struct Parts<'p, 'm> {
    methods: Code,
    is_large: bool,
    readers: &'p mut Readers<'m>,
}

impl Holder for Parts<'_, '_> {
    fn hold(&mut self, body: &Code, weight: usize) -> Code {
        if self.is_large {
            return self.readers.hold(body, weight);
        }
        let name = self.readers.fresh("part");
        self.methods.push(parts::method(&name, body));
        code![name, "()"]
    }
}

fn metadata(tool: &Tool, parts: &mut Parts<'_, '_>) -> Code {
    if tool.metadata.is_empty() {
        return code!["null"];
    }
    json_code::expression(&Json::Object(tool.metadata.clone()), 8, parts)
}

/// What a `ToolDefinition`'s components are given.
struct Values<'t> {
    tool: &'t Tool,
    schema: Code,
    handler: Code,
    metadata: Code,
}

impl Values<'_> {
    /// The argument for the component with this name; null for an unknown one (R2.4).
    fn of(&self, component: &Component) -> Code {
        let flags = &self.tool.flags;
        let switch = |on: bool| match (component.primitive, on) {
            (true, true) => code!["true"],
            (true, false) => code!["false"],
            (false, true) => code![BOOLEAN, ".TRUE"],
            (false, false) => code!["null"],
        };
        match component.name.as_str() {
            "name" => code![java_text::literal(&self.tool.name)],
            "description" => literals::string(&self.tool.description),
            "parameters" => self.schema.clone(),
            "handler" => self.handler.clone(),
            "overridesBuiltInTool" => switch(flags.overrides_builtin),
            "skipPermission" => switch(flags.skip_permission),
            "isTerminal" => switch(flags.is_terminal),
            "defer" => flags.defer.as_deref().map_or_else(
                || code!["null"],
                |constant| literals::constant(TOOL_DEFER, constant, identifiers::is_identifier(constant)),
            ),
            "metadata" => self.metadata.clone(),
            _ => code!["null"],
        }
    }
}
