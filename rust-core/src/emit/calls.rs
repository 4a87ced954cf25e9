//! The part of a companion that answers calls: the handler, a method for each tool, and the readers of arguments
//! (sections 5 and 6).

use std::collections::BTreeSet;

use super::code::{Code, Mapper, Piece, code};
use super::json_code;
use super::names::{self, COMPLETABLE_FUTURE, OBJECT, OBJECT_MAPPER, OVERRIDE, Own, STRING, THROWABLE, TOOL_HANDLER};
use super::names::{MAP, TOOL_INVOCATION};
use super::readers::{self, Group, Readers};
use super::runtime_helpers::Helper;
use super::{FEW, MOST_TOOLS, Numbered, java_text};
use crate::model::tool::{Content, Passed};
use crate::model::tools::{
    Argument, ArgumentRead, DefaultValue, FlattenedRecord, JavaClass, JavaType, Mapped, RecordMaking, Tool, Tools,
};

/// The most tools that one method calls: the JVM compiles none of more than 8,000 bytes of code.
const METHOD_TOOLS: usize = 10;

/// The longest text of a call that shares a method with others; a third of it is about its bytes of code.
const SHORT_CALL: usize = 1_000;

/// How many constants the calls of one class may take. In a companion of one class they share it with the readers.
const RUN_WEIGHT: usize = 35_000;

/// The handler of a companion.
const HANDLER: Own<&str> = Own("Handler");

/// The class that answers calls where the handler does not.
const CALLS: Own<&str> = Own("Calls");

/// The parameters of a constructor of a class that answers calls.
fn of_call(class: &JavaClass) -> Code {
    code![class, " instance, ", OBJECT_MAPPER, " mapper"]
}

/// The calling part without the runtime helpers.
pub(super) struct Calls<'m> {
    class: &'m JavaClass,
    /// The handler's fields, constructor and `invoke`.
    handler: Code,
    /// The method that it calls where it does not answer itself.
    answer: Option<Code>,
    /// The methods that call each run of tools.
    runs: Vec<Vec<Code>>,
    /// The readers by their classes.
    readers: Vec<Group>,
    layout: Layout,
    keeps: Kept,
}

/// What the handler keeps from registration to call.
#[derive(Clone, Copy)]
struct Kept {
    /// The tool's number and name: of an only tool both are in the code.
    tool: bool,
    /// The instance, which static tools do without.
    instance: bool,
    mapper: bool,
}

/// Which classes answer calls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// The handler.
    Single,
    /// One class beside it, which the first call loads (R9.5).
    Deferred,
    /// Several classes, which share the readers (R9.4).
    Sharded,
}

/// Writes the calling part.
pub(super) fn write<'m>(tools: &'m Tools, numbered: &[Numbered<'_>], readers: &mut Readers<'_>) -> Calls<'m> {
    let run_tools = run_tools(numbered);
    let mut choices = Vec::new();
    let mut runs: Vec<Vec<Code>> = Vec::new();
    for run in numbered.chunks(run_tools) {
        let (choice, methods) = choice(&tools.class, run, readers);
        choices.push(choice);
        runs.push(methods);
    }
    let readers = readers.write_all();
    let layout = match numbered.len() {
        more if more > run_tools || readers.len() > 1 => Layout::Sharded,
        few if few <= FEW => Layout::Single,
        _ => Layout::Deferred,
    };
    let is_single = layout == Layout::Single;
    let choice = if is_single {
        Code::joined(&choices, "")
    } else {
        for (methods, choice) in runs.iter_mut().zip(&choices) {
            methods.insert(0, choosing("call", choice));
        }
        Code::default()
    };
    let keeps = Kept {
        tool: !is_single || numbered.len() != 1,
        instance: !is_single || numbered.iter().any(|tool| tool.tool.static_on.is_none()),
        mapper: !is_single
            || std::iter::once(&choice)
                .chain(runs.iter().flatten())
                .chain(readers.iter().flat_map(Group::members))
                .any(Code::uses_mapper),
    };
    let handler = handler(tools, numbered, &choice, layout, keeps);
    let answer = (!is_single).then(|| answer(tools, runs.len(), run_tools, layout));
    Calls {
        class: &tools.class,
        handler,
        answer,
        runs,
        readers,
        layout,
        keeps,
    }
}

/// How many tools one class calls: as many as its class file has constants for (JVMS 4.1).
fn run_tools(tools: &[Numbered<'_>]) -> usize {
    let weights: Vec<usize> = tools.iter().map(|tool| call_weight(tool.tool)).collect();
    let fits = |count: usize| {
        let mut runs = weights.chunks(count);
        runs.all(|run| run.iter().fold(0, |all: usize, own| all.saturating_add(*own)) <= RUN_WEIGHT)
    };
    let mut count = MOST_TOOLS;
    while count > 1 && !fits(count) {
        count /= 2;
    }
    count
}

/// How many constants the call of a tool takes, about: for the method's name and type and those of what it calls, and
/// for each argument its name and what reads it.
fn call_weight(tool: &Tool) -> usize {
    let held = tool.arguments.iter().map(|argument| {
        let default = match &argument.read {
            ArgumentRead::Defaulted {
                default: DefaultValue::Json(json),
                ..
            }
            | ArgumentRead::WithRecord {
                default: Some(json), ..
            } => json.values(),
            ArgumentRead::Defaulted { .. } => 1,
            _ => 0,
        };
        default.saturating_add(argument.aliases.len())
    });
    let held = held.fold(0, usize::saturating_add).min(json_code::METHOD_VALUES);
    let arguments = tool.arguments.len().saturating_mul(6);
    held.saturating_mul(4).saturating_add(arguments).saturating_add(10)
}

impl Calls<'_> {
    /// The expression that makes a tool's handler.
    pub(super) fn handler_of(&self, tool: &Numbered<'_>) -> Code {
        let arguments: Vec<Code> = [
            (self.keeps.tool, code![tool.number]),
            (self.keeps.tool, code![java_text::literal(&tool.tool.name)]),
            (self.keeps.instance, code!["instance"]),
            (self.keeps.mapper, code!["mapper"]),
        ]
        .into_iter()
        .filter_map(|(kept, argument)| kept.then_some(argument))
        .collect();
        code!["new ", HANDLER, "(", Code::joined(&arguments, ", "), ")"]
    }

    /// The members of all its classes together, for what they use.
    pub(super) fn members(&self) -> Code {
        let mut all = code![&self.handler];
        let readers = self.readers.iter().flat_map(Group::members);
        for member in self.answer.iter().chain(self.runs.iter().flatten()).chain(readers) {
            all.push(member);
        }
        all
    }

    /// The nested classes, with the helpers where all of them reach them.
    pub(super) fn assemble(&self, helpers: Option<Code>) -> Code {
        let mut groups = self.readers.iter();
        let first = groups.next().into_iter().flat_map(Group::members);
        let shared: Vec<&Code> = first.chain(&helpers).collect();
        let mut classes = Vec::new();
        let mut handler = vec![&self.handler];
        if self.layout == Layout::Single {
            handler.extend(self.runs.iter().flatten());
            handler.extend(shared);
            return nested(&handler_header(), handler);
        }
        classes.push(nested(&handler_header(), handler));
        let fields = code!["final ", self.class, " instance;\nfinal ", OBJECT_MAPPER, " mapper;"];
        let assign = self.constructor(CALLS, "this.instance = instance;\n    this.mapper = mapper;");
        let is_deferred = self.layout == Layout::Deferred;
        let runs = self.runs.iter().filter(|_| is_deferred).flatten();
        let members = [&fields, &assign]
            .into_iter()
            .chain(&self.answer)
            .chain(runs)
            .chain(shared);
        let is_final = if is_deferred { "final " } else { "" };
        classes.push(nested(&code!["private static ", is_final, "class ", CALLS], members));
        let mut base = code![CALLS];
        for (position, group) in groups.enumerate() {
            let class = readers::group_class(position.saturating_add(1));
            let header = code!["private static class ", &class, " extends ", base];
            let constructor = self.constructor(&class, "super(instance, mapper);");
            classes.push(nested(&header, std::iter::once(&constructor).chain(group.members())));
            base = code![class];
        }
        if self.layout == Layout::Sharded {
            for (position, run) in self.runs.iter().enumerate() {
                let class = run_class(position);
                let header = code!["private static final class ", &class, " extends ", base];
                let constructor = self.constructor(&class, "super(instance, mapper);");
                classes.push(nested(&header, std::iter::once(&constructor).chain(run)));
            }
        }
        Code::joined(&classes, "\n\n")
    }

    fn constructor(&self, class: impl Piece, body: &str) -> Code {
        code![class, "(", of_call(self.class), ") {\n    ", body, "\n}"]
    }
}

fn handler_header() -> Code {
    code!["private static final class ", HANDLER, " implements ", TOOL_HANDLER]
}

/// The class that calls a run of tools.
fn run_class(run: usize) -> Own<String> {
    Own(format!("Calls{run}"))
}

fn nested<'c>(header: &Code, members: impl IntoIterator<Item = &'c Code>) -> Code {
    code![header, " {\n", Code::joined(members, "\n\n").indented(4), "\n}"]
}

/// The handler's fields, constructor and `invoke`.
fn handler(tools: &Tools, numbered: &[Numbered<'_>], choice: &Code, layout: Layout, keeps: Kept) -> Code {
    let answer = if layout == Layout::Single {
        let name = match numbered {
            [only] => java_text::literal(&only.tool.name),
            _ => "name".to_owned(),
        };
        caught(tools, choice, &name)
    } else {
        code!["return ", CALLS, ".answer(tool, name, instance, mapper, invocation);"]
    };
    let fields: Vec<(Code, &str)> = [
        (keeps.tool, (code!["int"], "tool")),
        (keeps.tool, (code![STRING], "name")),
        (keeps.instance, (code![&tools.class], "instance")),
        (keeps.mapper, (code![OBJECT_MAPPER], "mapper")),
    ]
    .into_iter()
    .filter_map(|(kept, field)| kept.then_some(field))
    .collect();
    let mut text = Code::default();
    if !fields.is_empty() {
        for (java, field) in &fields {
            text.push(code!["private final ", java, " ", field, ";\n"]);
        }
        let parameters: Vec<Code> = fields.iter().map(|(java, field)| code![java, " ", field]).collect();
        text.push(code!["\n", HANDLER, "(", Code::joined(&parameters, ", "), ") {\n"]);
        for (_, field) in &fields {
            text.push(code!["    this.", field, " = ", field, ";\n"]);
        }
        text.push_str("}\n\n");
    }
    text.push(code![
        "@",
        OVERRIDE,
        "\npublic ",
        future(),
        " invoke(",
        TOOL_INVOCATION,
        " invocation) {\n",
        answer.indented(4),
        "\n}"
    ]);
    text
}

/// The static method that answers a call where the handler does not do so itself.
fn answer(tools: &Tools, runs: usize, run_tools: usize, layout: Layout) -> Code {
    let call = |class: Code| code!["return new ", class, "(instance, mapper).call(tool, invocation);"];
    let choice = if layout == Layout::Deferred {
        call(code![CALLS])
    } else {
        let cases: Vec<(usize, Code)> = (0..runs)
            .map(|run| (run, code!["    ", call(code![run_class(run)]), "\n"]))
            .collect();
        switch_of(&format!("tool / {run_tools}"), &cases)
    };
    code![
        "static ",
        future(),
        " answer(int tool, ",
        STRING,
        " name, ",
        of_call(&tools.class),
        ", ",
        TOOL_INVOCATION,
        " invocation) {\n",
        caught(tools, &choice, "name").indented(4),
        "\n}"
    ]
}

/// The statements with every end that a call can have: nothing is thrown (R5.4).
fn caught(tools: &Tools, statements: &Code, name: &str) -> Code {
    let refusal = if tools.api.result_object {
        Helper::refused
    } else {
        Helper::refusedByException
    };
    code![
        "try {\n",
        statements.indented(4),
        "\n} catch (",
        Helper::Fault,
        " fault) {\n    return ",
        refusal,
        "(fault, ",
        name,
        ");\n} catch (",
        THROWABLE,
        " failure) {\n    return ",
        Helper::failed,
        "(failure);\n}"
    ]
}

fn future() -> Code {
    code![COMPLETABLE_FUTURE, "<", OBJECT, ">"]
}

/// The statements that call one of these tools, and the methods that they call in turn.
fn choice(class: &JavaClass, run: &[Numbered<'_>], readers: &mut Readers<'_>) -> (Code, Vec<Code>) {
    let mut methods = Vec::new();
    if run.len() <= METHOD_TOOLS {
        let choice = switch(class, run, readers, &mut methods);
        return (choice, methods);
    }
    let mut cases = Vec::new();
    for group in run.chunks(METHOD_TOOLS) {
        let first = group.first().map_or(0, |tool| tool.number);
        let name = readers.fresh(&format!("callFrom{first}"));
        let mut own = Vec::new();
        let choice = switch(class, group, readers, &mut own);
        methods.push(choosing(&name, &choice));
        methods.extend(own);
        let call = code!["    return ", name, "(tool, invocation);\n"];
        cases.push((first / METHOD_TOOLS, call));
    }
    (switch_of(&format!("tool / {METHOD_TOOLS}"), &cases), methods)
}

/// A method that calls one of several tools.
fn choosing(name: &str, choice: &Code) -> Code {
    calling(name, "int tool, ", choice)
}

/// A method that answers an invocation, which it is given behind its other parameters.
fn calling(name: &str, parameters: &str, statements: &Code) -> Code {
    code![
        future(),
        " ",
        name,
        "(",
        parameters,
        TOOL_INVOCATION,
        " invocation) throws ",
        THROWABLE,
        " {\n",
        statements.indented(4),
        "\n}"
    ]
}

/// The statements that call one of a few tools, each tool's name above its own (R9.6). A long call is a method.
fn switch(class: &JavaClass, tools: &[Numbered<'_>], readers: &mut Readers<'_>, methods: &mut Vec<Code>) -> Code {
    let is_only = tools.len() == 1;
    let mut cases = Vec::new();
    for tool in tools {
        let call = call(class, tool.tool, readers);
        let variables = type_parameters(tool.tool);
        let is_long = call.len() > SHORT_CALL && !is_only;
        let call = if is_long || !variables.is_empty() {
            let method = readers.fresh(&tool.tool.method);
            methods.push(code![variables, calling(&method, "", &call)]);
            code!["return ", method, "(invocation);"]
        } else {
            call
        };
        if is_only {
            return code!["// ", &tool.tool.name, "\n", call];
        }
        let named = code!["    // ", &tool.tool.name, "\n", call.indented(4), "\n"];
        cases.push((tool.number, named));
    }
    switch_of("tool", &cases)
}

/// A `switch` over numbers. The last case is for all other numbers, too; there are none.
fn switch_of(selector: &str, cases: &[(usize, Code)]) -> Code {
    let mut text = code!["switch (", selector, ") {\n"];
    for (position, (number, statements)) in cases.iter().enumerate() {
        let label = if position + 1 == cases.len() {
            "default".to_owned()
        } else {
            format!("case {number}")
        };
        text.push(code!["    ", label, ": {\n", statements.indented(4), "\n    }\n"]);
    }
    text.push_str("}");
    text
}

/// Names of local variables that are still free in a method.
struct Locals(BTreeSet<String>);

impl Locals {
    fn new(class: &JavaClass) -> Self {
        let mut taken: BTreeSet<String> = names::VARIABLES.iter().map(|name| (*name).to_owned()).collect();
        taken.extend(["java", "com", "name"].map(str::to_owned));
        taken.extend(class.path.first().cloned());
        Self(taken)
    }

    /// The name, or one like it that is free and does not begin like a class's.
    fn fresh(&mut self, name: &str) -> String {
        let is_capital = |name: &str| name.starts_with(|letter: char| letter.is_ascii_uppercase());
        let mut local = java_text::identifier(name);
        while self.0.contains(&local) || is_capital(&local) {
            local = if is_capital(&local) {
                format!("its{local}")
            } else {
                format!("{local}_")
            };
        }
        self.0.insert(local.clone());
        local
    }
}

/// The statements that call one tool (R9.5).
fn call(class: &JavaClass, tool: &Tool, readers: &mut Readers<'_>) -> Code {
    readers.begin_method();
    let mut body = Code::default();
    let mut locals = Locals::new(class);
    if tool.passed.iter().any(|passed| *passed != Passed::Invocation) {
        body.push(code![MAP, "<?, ?> arguments = ", Helper::arguments, "(invocation);\n"]);
    }
    let mut values: Vec<String> = Vec::new();
    let mut record = String::new();
    if let Some(flat) = &tool.record {
        record = locals.fresh("record");
        body.push(flattened(tool, flat, &record, readers));
    } else {
        for argument in &tool.arguments {
            let name = locals.fresh(&argument.local);
            let read = read(readers, argument);
            body.push(code![&argument.ty, " ", name, " = ", read, ";\n"]);
            values.push(name);
        }
    }
    let passed: Vec<Code> = tool
        .passed
        .iter()
        .enumerate()
        .map(|(parameter, passed)| match passed {
            Passed::Invocation => code!["invocation"],
            Passed::Record => {
                let java = tool.record.as_ref().map(|flat| &flat.ty);
                as_variable(tool, parameter, &record, "", java)
            }
            Passed::Argument(position) => {
                let value = values.get(*position).map_or("", String::as_str);
                let argument = tool.arguments.get(*position);
                let name = argument.map_or("", |argument| argument.name.as_str());
                as_variable(tool, parameter, value, name, argument.map(|argument| &argument.ty))
            }
        })
        .collect();
    let target = tool.static_on.as_ref().map_or(code!["instance"], |class| code![class]);
    let method = java_text::identifier(&tool.method);
    let call = code![target, ".", method, "(", Code::joined(&passed, ", "), ")"];
    body.push(delivered(tool, &call));
    body
}

/// The statements that make the tool's single record (R4.8).
fn flattened(tool: &Tool, flat: &FlattenedRecord, record: &str, readers: &mut Readers<'_>) -> Code {
    let java = &flat.ty;
    match &flat.made {
        RecordMaking::Constructor { arguments, casts } => {
            let mut reads = Vec::with_capacity(arguments.len());
            for argument in arguments.iter().filter_map(|position| tool.arguments.get(*position)) {
                let read = read(readers, argument);
                reads.push(readers::as_type(casts.then_some(&argument.ty), read));
            }
            code![
                java,
                " ",
                record,
                ";\ntry {\n    ",
                record,
                " = ",
                readers::construction(java, &reads, 4),
                ";\n} ",
                readers::refused_construction(None),
                "\n"
            ]
        }
        RecordMaking::Mapper(mapped) => mapped_record(readers, tool, mapped, record),
    }
}

/// The value of a parameter as the type that the call takes, where it is a type variable or an array of one: what is
/// more than the type `java`, as which it was read, is made sure of first.
fn as_variable(tool: &Tool, parameter: usize, value: &str, path: &str, java: Option<&JavaType>) -> Code {
    let used = tool.generic.as_ref().and_then(|generic| generic.uses.get(parameter));
    let Some(used) = used else { return code![value] };
    let ty = match (used.variable, java) {
        (Some(variable), _) => code![variable_name(variable), "[]".repeat(used.dimensions)],
        (None, Some(java)) => code![java],
        (None, None) => Code::default(),
    };
    if !used.bounds.is_empty() {
        let classes: Vec<Code> = used.bounds.iter().map(|bound| code![bound, ".class"]).collect();
        let arguments = code![value, ", ", java_text::string(path), ", ", used.dimensions, ", "];
        let classes = Code::joined(&classes, ", ");
        code!["(", ty, ") ", Helper::bounded, "(", arguments, classes, ")"]
    } else if used.variable.is_some() {
        code!["(", ty, ") ", value]
    } else {
        code![value]
    }
}

/// What a type variable of a tool method is called in the companion, where the user's name could hide a class.
pub(super) fn variable_name(variable: usize) -> Own<String> {
    Own(format!("V{variable}"))
}

/// The type variables that a method which calls the tool declares, with a space behind; empty for most.
fn type_parameters(tool: &Tool) -> Code {
    let variables = tool.generic.as_ref().map_or(&[][..], |generic| &generic.variables);
    if variables.is_empty() {
        return Code::default();
    }
    let declared: Vec<Code> = variables
        .iter()
        .enumerate()
        .map(|(position, bounds)| code![variable_name(position), " extends ", readers::type_text(bounds)])
        .collect();
    code!["<", Code::joined(&declared, ", "), "> "]
}

/// What becomes of the call's result (section 6).
fn delivered(tool: &Tool, call: &Code) -> Code {
    let name = java_text::literal(&tool.name);
    let result = tool.result;
    if result.later {
        let stage = if result.optional {
            code![Helper::presentLater, "(", call, ", ", name, ")"]
        } else {
            call.clone()
        };
        let (function, mapper) = match result.content {
            Content::Text => (Helper::textLater, Code::default()),
            Content::Nothing => (Helper::successLater, Code::default()),
            Content::Result => (Helper::resultLater, Code::default()),
            Content::Object => (Helper::jsonOrResultLater, code![", ", Mapper]),
            Content::Json => (Helper::jsonLater, code![", ", Mapper]),
        };
        return code!["return ", function, "(", stage, mapper, ", ", name, ");"];
    }
    let value = if result.optional {
        code![Helper::present, "(", call, ")"]
    } else {
        call.clone()
    };
    let value = match result.content {
        Content::Nothing => return code![call, ";\nreturn ", Helper::completed, "(\"Success\");"],
        Content::Text | Content::Result => value,
        Content::Object => code![Helper::jsonOrResult, "(", value, ", ", Mapper, ")"],
        Content::Json => code![Helper::json, "(", value, ", ", Mapper, ")"],
    };
    code!["return ", Helper::completed, "(", value, ");"]
}

/// The expression that reads an argument: its default where it is missing or null (R4.7), null where it may be.
fn read(readers: &mut Readers<'_>, argument: &Argument) -> Code {
    let path = java_text::string(&argument.name);
    match &argument.read {
        ArgumentRead::Component(component) => readers.component(component, "arguments", &path),
        ArgumentRead::Defaulted { value, default } => {
            let source = readers.source("arguments", &argument.name, &argument.aliases);
            let default = readers.default_value(default);
            // What is made at some expense is made only where it is needed.
            let given = if default.held {
                code!["(", source, " == null ? ", default.java, " : ", source, ")"]
            } else {
                code![Helper::orDefault, "(", source, ", ", default.java, ")"]
            };
            readers.read_once(*value, &given, &path)
        }
        ArgumentRead::WithRecord { .. } => code!["null"],
    }
}

/// A record that the mapper makes of all arguments, after those that must be there are known to be (R4.8).
fn mapped_record(readers: &mut Readers<'_>, tool: &Tool, mapped: &Mapped, record: &str) -> Code {
    let mut body = Code::default();
    let mut defaults = Vec::new();
    for argument in &tool.arguments {
        let ArgumentRead::WithRecord { needed, default } = &argument.read else {
            continue;
        };
        let name = java_text::string(&argument.name);
        if *needed {
            let source = readers.source("arguments", &argument.name, &argument.aliases);
            body.push(code![Helper::anyValue, "(", source, ", ", name, ");\n"]);
        } else if let Some(default) = default {
            let default = readers.default_json(default);
            defaults.push(code![name, ", ", default.java]);
        }
    }
    let arguments = if defaults.is_empty() {
        code!["arguments"]
    } else {
        let defaults = Code::joined(&defaults, ", ");
        code![Helper::withDefaults, "(arguments, ", defaults, ")"]
    };
    let read = readers.mapped(mapped, arguments, "\"\"");
    body.push(code![&mapped.ty, " ", record, " = ", read, ";\n"]);
    body
}
