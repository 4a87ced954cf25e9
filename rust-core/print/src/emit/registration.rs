//! The part of a companion that registers tools: `definitions`, and the methods and classes that it calls (R2.1 to
//! R2.4).

use super::calls::Calls;
use super::code::{Code, GeneratedMark, code};
use super::json_code::{self, Holder};
use super::names::{ARRAY_LIST, BOOLEAN, LIST, OBJECT_MAPPER, Own, RPC_MAPPER, TOOL_DEFINITION, Type};
use super::parts::{self, CLASS_VALUES};
use super::readers::Readers;
use super::{MOST_TOOLS, Numbered, java_text, literals};
use copilot_tool_finished::api::{
    Component, ComponentValue, Definition, HelperSource, MemberKind, OVERRIDES_BUILT_IN_TOOL, RUNTIME_LEVEL,
    RUNTIME_VERSION,
};
use copilot_tool_finished::tools::{Tool, Tools};
use copilot_tool_text::identifiers;
use copilot_tool_text::json::Json;

/// The most JSON values of the tools that one method registers. A value takes about twenty bytes of code, and a method
/// has at most 65,535 (JVMS 4.7.3).
const RUN_VALUES: usize = 1_500;

/// The size of a tool's registration without its schema, in values.
const TOOL_VALUES: usize = 10;

/// Writes the members that register the tools, and the nested classes that they need.
pub(super) fn write(tools: &Tools, numbered: &[Numbered<'_>], calls: &Calls, readers: &mut Readers<'_>) -> Code {
    let api = &tools.api;
    let is_linked = readers.source == HelperSource::Linked;
    let simple = super::simple_name(&tools.class);
    let mut text = Code::default();
    if api.rpc_mapper {
        text.push(code!["private static final # MAPPER = #.INSTANCE;\n\n"; OBJECT_MAPPER, RPC_MAPPER]);
    }
    let visibility = if api.provider { "public " } else { "" };
    let constructed = if is_linked {
        format!("{{\n    super({RUNTIME_LEVEL}, \"{RUNTIME_VERSION}\");\n}}")
    } else {
        "{}".to_owned()
    };
    text.push(code![
        "/** Made by the SDK, which finds this class by its name. */\n##() #\n\n"; visibility, simple, constructed
    ]);
    let values = numbered.iter().map(|tool| tool.weight).sum::<usize>();
    let is_large = numbered.len() > MOST_TOOLS || values > CLASS_VALUES;
    let mut parts = HeldParts {
        methods: Code::default(),
        is_large,
        readers,
    };
    let companion = if is_linked {
        code![&simple, " companion, "]
    } else {
        Code::default()
    };
    let mut definitions = Definitions {
        tools,
        calls,
        parameters: code![
            "##<#> tools, # instance, # mapper"; companion, LIST, TOOL_DEFINITION, tools.class, OBJECT_MAPPER
        ],
        is_linked,
        parts: &mut parts,
    };
    let (statements, behind) = if is_large {
        definitions.in_classes(numbered)
    } else {
        definitions.runs(numbered, Companion::This)
    };
    let body = code![
        "    #<#> tools = new #<#>(#);\n#\n    return tools;";
        LIST, TOOL_DEFINITION, ARRAY_LIST, TOOL_DEFINITION, numbered.len(), statements.trimmed().indented(4)
    ];
    let list = code![LIST, "<", TOOL_DEFINITION, ">"];
    if api.provider {
        text.push(code![
            "public # definitions(# instance, # mapper) {\n#\n}\n";
            list, tools.class, OBJECT_MAPPER, body
        ]);
    }
    if api.rpc_mapper {
        let others = if api.provider {
            text.push_str("\n");
            code!["    return new ", simple, "().definitions(instance, MAPPER);"]
        } else {
            code!["    ", OBJECT_MAPPER, " mapper = MAPPER;\n", body]
        };
        text.push(code!["static # definitions(# instance) {\n#\n}\n"; list, tools.class, others]);
    }
    text.push(behind);
    text.push(&parts.methods);
    text.push(readers.parts.write());
    text.trimmed()
}

/// Returns how many values a tool's registration has.
pub(super) fn weight(tool: &Tool, schema: &Json) -> usize {
    let metadata: usize = tool.facts.metadata.iter().map(|(_, value)| value.values()).sum();
    schema.values().saturating_add(metadata).saturating_add(TOOL_VALUES)
}

/// Splits the tools into runs of at most so many values, or of one tool.
fn chunks<'t, 'a>(tools: &'a [Numbered<'t>], most: usize) -> Vec<&'a [Numbered<'t>]> {
    let weights: Vec<usize> = tools.iter().map(|tool| tool.weight.min(most)).collect();
    let runs = parts::runs(&weights, MOST_TOOLS, most).into_iter();
    runs.filter_map(|(run, _)| tools.get(run)).collect()
}

/// Writes the statements and methods that add tools to the list.
struct Definitions<'a, 'p, 'm> {
    tools: &'a Tools,
    calls: &'a Calls,
    /// The parameters of a method that adds tools.
    parameters: Code,
    is_linked: bool,
    parts: &'a mut HeldParts<'p, 'm>,
}

/// How a method that adds tools names the companion, which makes the handlers of a linked one.
#[derive(Clone, Copy)]
enum Companion {
    /// It is a method of the companion itself.
    This,
    /// It is a static method, which has the companion as parameter.
    Parameter,
}

impl Definitions<'_, '_, '_> {
    /// Returns statements that call nested classes, which add these tools, and the classes.
    fn in_classes(&mut self, tools: &[Numbered<'_>]) -> (Code, Code) {
        let mut statements = Code::default();
        let mut classes = Code::default();
        for (position, chunk) in chunks(tools, CLASS_VALUES).into_iter().enumerate() {
            let nested = Own(format!("Definitions{position}"));
            let (added, methods) = self.runs(chunk, Companion::Parameter);
            classes.push(code![
                "\n#private static final class # {\n    static void add(#) {\n#\n    }\n#}\n";
                GeneratedMark, nested, self.parameters, added.indented(8), methods.indented(4)
            ]);
            statements.push(code![nested, ".add(", self.passed(Companion::This), ");\n"]);
        }
        (statements, classes)
    }

    /// Returns the statements that add these tools, and the methods that they call if the tools are too many for one
    /// method.
    fn runs(&mut self, tools: &[Numbered<'_>], companion: Companion) -> (Code, Code) {
        let runs = chunks(tools, RUN_VALUES);
        if let [only] = runs.as_slice() {
            return (self.all(only, companion), Code::default());
        }
        let mut statements = Vec::new();
        let mut methods = Code::default();
        for run in runs {
            let first = run.first().map_or(0, |tool| tool.number);
            let name = self.parts.readers.fresh(&format!("addFrom{first}"));
            let added = self.all(run, Companion::Parameter).indented(4);
            methods.push(code!["\nstatic void #(#) {\n#\n}\n"; name, self.parameters, added]);
            statements.push(code![name, "(", self.passed(companion), ");"]);
        }
        (Code::joined(&statements, "\n"), methods)
    }

    /// Returns the arguments for a method with the parameters `parameters`.
    fn passed(&self, companion: Companion) -> &'static str {
        match (self.is_linked, companion) {
            (false, _) => "tools, instance, mapper",
            (true, Companion::This) => "this, tools, instance, mapper",
            (true, Companion::Parameter) => "companion, tools, instance, mapper",
        }
    }

    fn all(&mut self, tools: &[Numbered<'_>], companion: Companion) -> Code {
        let all: Vec<Code> = tools.iter().map(|tool| self.one(tool, companion)).collect();
        Code::joined(&all, "\n")
    }

    /// Returns the statement that adds one tool, with the tool's name above it (R9.6).
    fn one(&mut self, tool: &Numbered<'_>, companion: Companion) -> Code {
        let schema = json_code::expression(tool.schema, 8, self.parts);
        let values = ComponentValues {
            tool: tool.tool,
            schema,
            handler: self.calls.handler_of(
                tool,
                match companion {
                    Companion::This => "",
                    Companion::Parameter => "companion.",
                },
            ),
            metadata: metadata(tool.tool, self.parts),
        };
        let (make, components) = match &self.tools.api.definition {
            Definition::Record(components) => (code!["new ", TOOL_DEFINITION], components),
            Definition::Factory { create_override, .. }
                if tool.tool.facts.flags.get(OVERRIDES_BUILT_IN_TOOL).is_some() =>
            {
                (code![TOOL_DEFINITION, ".createOverride"], create_override)
            }
            Definition::Factory { create, .. } => (code![TOOL_DEFINITION, ".create"], create),
        };
        let arguments: Vec<Code> = components.iter().map(|component| values.of(component)).collect();
        // Adjacent nulls, and the handler, share a line.
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
        let checks = self.calls.check_of_defaults(tool);
        code![
            "// ",
            &tool.tool.facts.name,
            "\n",
            checks,
            "tools.add(",
            make,
            "(",
            written,
            "));"
        ]
    }
}

/// The methods that hold values which are too large for one method: in the class itself, or in classes of their own if
/// the companion is large.
struct HeldParts<'p, 'm> {
    methods: Code,
    is_large: bool,
    readers: &'p mut Readers<'m>,
}

impl Holder for HeldParts<'_, '_> {
    fn hold(&mut self, body: &Code, weight: usize) -> Code {
        if self.is_large {
            return self.readers.hold(body, weight);
        }
        let name = self.readers.fresh("part");
        self.methods.push(parts::method(&name, body));
        code![name, "()"]
    }
}

fn metadata(tool: &Tool, parts: &mut HeldParts<'_, '_>) -> Code {
    if tool.facts.metadata.is_empty() {
        return code!["null"];
    }
    json_code::expression(&Json::Object(tool.facts.metadata.clone()), 8, parts)
}

/// The values of a `ToolDefinition`'s components.
struct ComponentValues<'t> {
    tool: &'t Tool,
    schema: Code,
    handler: Code,
    metadata: Code,
}

impl ComponentValues<'_> {
    /// Returns the argument for a component; null for an unknown one (R2.4).
    fn of(&self, component: &Component) -> Code {
        let Some(value) = component.value else {
            return code!["null"];
        };
        match value {
            ComponentValue::Name => code![java_text::literal(&self.tool.facts.name)],
            ComponentValue::Description => literals::string(&self.tool.facts.description),
            ComponentValue::Parameters => self.schema.clone(),
            ComponentValue::Handler => self.handler.clone(),
            ComponentValue::Metadata => self.metadata.clone(),
            ComponentValue::Member(member) => match (member.kind, self.tool.facts.flags.get(member.name)) {
                (MemberKind::Flag, value) if component.primitive => code![value.unwrap_or("false")],
                (_, None) => code!["null"],
                (MemberKind::Flag, Some(_)) => code![BOOLEAN, ".TRUE"],
                (MemberKind::Constant { class, .. }, Some(constant)) => {
                    literals::constant(Type(class), constant, identifiers::is_identifier(constant))
                }
            },
        }
    }
}
