//! The part of a companion that answers calls: the handler, a method for each tool, and the readers of arguments
//! (sections 5 and 6).

use std::collections::BTreeSet;
use std::fmt::Write;

use super::json_code;
use super::readers::{self, DefaultValue, Group, Readers};
use super::{FEW, MOST_TOOLS, Numbered, java_text, names};
use crate::json::Json;
use crate::model::tool::{Argument, Content, Passed, Tool, ToolClass};
use crate::model::types::Form;
use crate::order;
use crate::wire::request::Declaration;

/// The most tools that one method calls: the JVM compiles none of more than 8,000 bytes of code.
const METHOD_TOOLS: usize = 10;

/// The longest text of a call that shares a method with others; a third of it is about its bytes of code.
const SHORT_CALL: usize = 1_000;

/// How many constants the calls of one class may take. In a companion of one class they share it with the readers.
const RUN_WEIGHT: usize = 35_000;

/// The text of the calling part before the rules that it needs are known.
pub(crate) struct Calls {
    /// The handler's fields, constructor and `invoke`.
    handler: String,
    /// The method that it calls where it does not answer itself.
    answer: Option<String>,
    /// The methods that call each run of tools.
    runs: Vec<Vec<String>>,
    /// The readers by their classes.
    readers: Vec<Group>,
    form: FormOfCalls,
    fields: String,
    keeps: Kept,
}

/// What the handler keeps from registration to call.
#[derive(Clone, Copy)]
struct Kept {
    /// The tool's number and name: of an only tool both stand in the code.
    tool: bool,
    /// The instance, which static tools do without.
    instance: bool,
    mapper: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FormOfCalls {
    /// All in the handler.
    Few,
    /// In one class beside it.
    Many,
    /// In several classes, which share the readers.
    Huge,
}

/// Writes the calling part.
pub(crate) fn write(
    class: &ToolClass,
    declaration: &Declaration,
    tools: &[Numbered<'_>],
    readers: &mut Readers<'_, '_>,
) -> Calls {
    let run_tools = run_tools(tools);
    let mut choices = Vec::new();
    let mut runs: Vec<Vec<String>> = Vec::new();
    for run in tools.chunks(run_tools) {
        let (choice, methods) = choice(declaration, run, readers);
        choices.push(choice);
        runs.push(methods);
    }
    let tool_class = names::declared(declaration);
    let mapper = names::qualified("com.fasterxml.jackson.databind.ObjectMapper");
    let fields = format!("private final {tool_class} instance;\nprivate final {mapper} mapper;");
    let readers = readers.write_all();
    let form = match tools.len() {
        more if more > run_tools || readers.len() > 1 => FormOfCalls::Huge,
        few if few <= FEW => FormOfCalls::Few,
        _ => FormOfCalls::Many,
    };
    let is_few = form == FormOfCalls::Few;
    let choice = if is_few {
        choices.concat()
    } else {
        for (methods, choice) in runs.iter_mut().zip(&choices) {
            methods.insert(0, choosing("call", choice));
        }
        String::new()
    };
    let keeps = Kept {
        tool: !is_few || tools.len() != 1,
        instance: !is_few || tools.iter().any(|tool| tool.tool.static_on.is_none()),
        mapper: !is_few
            || std::iter::once(&choice)
                .chain(runs.iter().flatten())
                .chain(readers.iter().flat_map(Group::members))
                .any(|text| names_mapper(text)),
    };
    let handler = handler(class, &tool_class, tools, &choice, form, keeps);
    let answer = (!is_few).then(|| answer(class, &tool_class, runs.len(), run_tools, form));
    Calls {
        handler,
        answer,
        runs,
        readers,
        form,
        fields,
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
        let default = argument.default.as_ref().map_or(0, Json::values);
        default.saturating_add(argument.aliases.len())
    });
    let held = held.fold(0, usize::saturating_add).min(json_code::METHOD_VALUES);
    let arguments = tool.arguments.len().saturating_mul(6);
    held.saturating_mul(4).saturating_add(arguments).saturating_add(10)
}

/// Whether the code uses the handler's mapper: no literal and no longer name counts.
fn names_mapper(text: &str) -> bool {
    java_text::pieces(text)
        .iter()
        .any(|piece| piece.is_name && piece.text == "mapper")
}

impl Calls {
    /// The expression that makes a tool's handler.
    pub(crate) fn handler_of(&self, tool: &Numbered<'_>, mapper: &str) -> String {
        let number = tool.number.to_string();
        let name = java_text::literal(&tool.tool.name);
        let arguments: Vec<&str> = [
            (self.keeps.tool, number.as_str()),
            (self.keeps.tool, name.as_str()),
            (self.keeps.instance, "instance"),
            (self.keeps.mapper, mapper),
        ]
        .into_iter()
        .filter_map(|(kept, argument)| kept.then_some(argument))
        .collect();
        format!("new {}({})", names::own("Handler"), arguments.join(", "))
    }

    /// Everything that may call a rule.
    pub(crate) fn rules_used(&self) -> String {
        let mut all = self.handler.clone();
        for text in self
            .answer
            .iter()
            .chain(self.runs.iter().flatten())
            .chain(self.readers.iter().flat_map(Group::members))
        {
            all.push('\n');
            all.push_str(text);
        }
        all
    }

    /// The nested classes, with the rules where all of them reach them.
    pub(crate) fn assemble(&self, rules: &[String]) -> String {
        let mapper = names::qualified("com.fasterxml.jackson.databind.ObjectMapper");
        let implements = names::qualified("com.github.copilot.rpc.ToolHandler");
        let own = names::own("Handler");
        let mut handler = vec![self.handler.clone()];
        let mut groups = self.readers.iter();
        let first = groups.next().into_iter().flat_map(Group::members);
        let shared: Vec<String> = first.chain(rules).cloned().collect();
        let mut classes = Vec::new();
        match self.form {
            FormOfCalls::Few => {
                handler.extend(self.runs.iter().flatten().cloned());
                handler.extend(shared);
            }
            FormOfCalls::Many | FormOfCalls::Huge => {
                let tool_class = self.fields.split(' ').nth(2).unwrap_or_default();
                let constructor = |class: &str, body: &str| {
                    format!("{class}({tool_class} instance, {mapper} mapper) {{\n    {body}\n}}")
                };
                let calls = names::own("Calls");
                let base_fields = self.fields.replace("private ", "");
                let assign = constructor(&calls, "this.instance = instance;\n    this.mapper = mapper;");
                let mut members = vec![base_fields, assign];
                members.extend(self.answer.clone());
                if self.form == FormOfCalls::Many {
                    members.extend(self.runs.iter().flatten().cloned());
                }
                members.extend(shared);
                let is_final = if self.form == FormOfCalls::Many { "final " } else { "" };
                classes.push(nested(&format!("private static {is_final}class {calls}"), &members));
                let mut base = calls;
                for (position, group) in groups.enumerate() {
                    let name = readers::group_class(position.saturating_add(1));
                    let mut members = vec![constructor(&name, "super(instance, mapper);")];
                    members.extend(group.members().cloned());
                    classes.push(nested(&format!("private static class {name} extends {base}"), &members));
                    base = name;
                }
                if self.form == FormOfCalls::Huge {
                    for (position, run) in self.runs.iter().enumerate() {
                        let name = names::own(&format!("Calls{position}"));
                        let mut members = vec![constructor(&name, "super(instance, mapper);")];
                        members.extend(run.iter().cloned());
                        classes.push(nested(
                            &format!("private static final class {name} extends {base}"),
                            &members,
                        ));
                    }
                }
            }
        }
        classes.insert(
            0,
            nested(
                &format!("private static final class {own} implements {implements}"),
                &handler,
            ),
        );
        classes.join("\n\n")
    }
}

fn nested(header: &str, members: &[String]) -> String {
    format!("{header} {{\n{}\n}}", super::indented(&members.join("\n\n"), 4))
}

/// The handler's fields, constructor and `invoke`.
fn handler(
    class: &ToolClass,
    tool_class: &str,
    tools: &[Numbered<'_>],
    choice: &str,
    form: FormOfCalls,
    keeps: Kept,
) -> String {
    let mapper = names::qualified("com.fasterxml.jackson.databind.ObjectMapper");
    let string = names::qualified("java.lang.String");
    let own = names::own("Handler");
    let future = future();
    let invocation = names::qualified("com.github.copilot.rpc.ToolInvocation");
    let answer = match form {
        FormOfCalls::Few => {
            let name = match tools {
                [only] => java_text::literal(&only.tool.name),
                _ => "name".to_owned(),
            };
            caught(class, choice, &name)
        }
        // All that a call needs is in a class that the first call loads (R9.5).
        FormOfCalls::Many | FormOfCalls::Huge => {
            format!(
                "return {}.answer(tool, name, instance, mapper, invocation);",
                names::own("Calls")
            )
        }
    };
    let fields: Vec<(&str, &str)> = [
        (keeps.tool, ("int", "tool")),
        (keeps.tool, (string.as_str(), "name")),
        (keeps.instance, (tool_class, "instance")),
        (keeps.mapper, (mapper.as_str(), "mapper")),
    ]
    .into_iter()
    .filter_map(|(kept, field)| kept.then_some(field))
    .collect();
    let mut text = String::new();
    if !fields.is_empty() {
        for (java, field) in &fields {
            let _ = writeln!(text, "private final {java} {field};");
        }
        let parameters: Vec<String> = fields.iter().map(|(java, field)| format!("{java} {field}")).collect();
        let _ = writeln!(text, "\n{own}({}) {{", parameters.join(", "));
        for (_, field) in &fields {
            let _ = writeln!(text, "    this.{field} = {field};");
        }
        text.push_str("}\n\n");
    }
    let _ = write!(
        text,
        "@{}\npublic {future} invoke({invocation} invocation) {{\n{}\n}}",
        names::qualified("java.lang.Override"),
        super::indented(&answer, 4)
    );
    text
}

/// The static method that answers a call where that is not the handler's own doing.
fn answer(class: &ToolClass, tool_class: &str, runs: usize, run_tools: usize, form: FormOfCalls) -> String {
    let mapper = names::qualified("com.fasterxml.jackson.databind.ObjectMapper");
    let string = names::qualified("java.lang.String");
    let invocation = names::qualified("com.github.copilot.rpc.ToolInvocation");
    let mut choice = String::new();
    if form == FormOfCalls::Many {
        let _ = write!(
            choice,
            "return new {}(instance, mapper).call(tool, invocation);",
            names::own("Calls")
        );
    } else {
        let cases: Vec<(usize, String)> = (0..runs)
            .map(|run| {
                let calls = names::own(&format!("Calls{run}"));
                (
                    run,
                    format!("    return new {calls}(instance, mapper).call(tool, invocation);\n"),
                )
            })
            .collect();
        choice.push_str(&switch_of(&format!("tool / {run_tools}"), &cases));
    }
    format!(
        "static {} answer(int tool, {string} name, {tool_class} instance, {mapper} mapper, {invocation} invocation) {{\n{}\n}}",
        future(),
        super::indented(&caught(class, &choice, "name"), 4)
    )
}

/// The statements with every end that a call can have: nothing is thrown (R5.4).
fn caught(class: &ToolClass, statements: &str, name: &str) -> String {
    let refused = if class.api.result_object {
        "refused"
    } else {
        "refusedByException"
    };
    format!(
        "try {{\n{}\n}} catch ({} fault) {{\n    return {refused}(fault, {name});\n}} catch ({} failure) {{\n    return failed(failure);\n}}",
        super::indented(statements, 4),
        names::own("Fault"),
        names::qualified("java.lang.Throwable")
    )
}

fn future() -> String {
    format!(
        "{}<{}>",
        names::qualified("java.util.concurrent.CompletableFuture"),
        names::qualified("java.lang.Object")
    )
}

/// The statements that call one of these tools, and the methods that they call in turn.
fn choice(declaration: &Declaration, run: &[Numbered<'_>], readers: &mut Readers<'_, '_>) -> (String, Vec<String>) {
    let mut methods = Vec::new();
    if run.len() <= METHOD_TOOLS {
        let choice = switch(declaration, run, readers, &mut methods);
        return (choice, methods);
    }
    let mut cases = Vec::new();
    for group in run.chunks(METHOD_TOOLS) {
        let first = group.first().map_or(0, |tool| tool.number);
        let name = readers.fresh(&format!("callFrom{first}"));
        let mut own = Vec::new();
        let choice = switch(declaration, group, readers, &mut own);
        methods.push(choosing(&name, &choice));
        methods.extend(own);
        cases.push((first / METHOD_TOOLS, format!("    return {name}(tool, invocation);\n")));
    }
    (switch_of(&format!("tool / {METHOD_TOOLS}"), &cases), methods)
}

/// A method that calls one of several tools.
fn choosing(name: &str, choice: &str) -> String {
    calling(name, "int tool, ", choice)
}

/// A method that answers an invocation, which it is given behind its other parameters.
fn calling(name: &str, parameters: &str, statements: &str) -> String {
    let invocation = names::qualified("com.github.copilot.rpc.ToolInvocation");
    let throwable = names::qualified("java.lang.Throwable");
    format!(
        "{} {name}({parameters}{invocation} invocation) throws {throwable} {{\n{}\n}}",
        future(),
        super::indented(statements, 4)
    )
}

/// The statements that call one of a few tools, each tool's name above its own (R9.6). A long call is a method.
fn switch(
    declaration: &Declaration,
    tools: &[Numbered<'_>],
    readers: &mut Readers<'_, '_>,
    methods: &mut Vec<String>,
) -> String {
    let is_only = tools.len() == 1;
    let mut cases = Vec::new();
    for tool in tools {
        let call = call(declaration, tool, readers);
        let variables = type_parameters(readers, tool.tool);
        let is_long = call.len() > SHORT_CALL && !is_only;
        let call = if is_long || !variables.is_empty() {
            let method = readers.fresh(&tool.tool.method);
            methods.push(format!("{variables}{}", calling(&method, "", &call)));
            format!("return {method}(invocation);")
        } else {
            call
        };
        if is_only {
            return format!("// {}\n{call}", tool.tool.name);
        }
        let named = format!("    // {}\n{}\n", tool.tool.name, super::indented(&call, 4));
        cases.push((tool.number, named));
    }
    switch_of("tool", &cases)
}

/// A `switch` over numbers. The last case stands for all other numbers, of which there are none.
fn switch_of(selector: &str, cases: &[(usize, String)]) -> String {
    let mut text = format!("switch ({selector}) {{\n");
    for (position, (number, statements)) in cases.iter().enumerate() {
        let label = if position + 1 == cases.len() {
            "default".to_owned()
        } else {
            format!("case {number}")
        };
        let _ = write!(text, "    {label}: {{\n{}\n    }}\n", super::indented(statements, 4));
    }
    text.push('}');
    text
}

/// The statements that call one tool (R9.5).
fn call(declaration: &Declaration, numbered: &Numbered<'_>, readers: &mut Readers<'_, '_>) -> String {
    let tool = numbered.tool;
    let map = names::qualified("java.util.Map");
    readers.begin_method();
    let mut body = String::new();
    let mut locals: BTreeSet<String> = names::VARIABLES.iter().map(|name| (*name).to_owned()).collect();
    locals.extend(["java", "com", "name"].map(str::to_owned));
    locals.extend(declaration.path.first().cloned());
    let mut local = |name: &str| -> String {
        let mut local = java_text::identifier(name);
        while locals.contains(&local) || local.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            local = if local.starts_with(|letter: char| letter.is_ascii_uppercase()) {
                format!("its{local}")
            } else {
                format!("{local}_")
            };
        }
        locals.insert(local.clone());
        local
    };
    if tool.passed.iter().any(|passed| *passed != Passed::Invocation) {
        let _ = writeln!(body, "{map}<?, ?> arguments = arguments(invocation);");
    }
    let mut values: Vec<String> = Vec::new();
    let mut record = String::new();
    if let Some(flat) = tool.record {
        record = local("record");
        let java = readers.java(flat.used.ty);
        if flat.generated {
            let mut arguments: Vec<&Argument> = tool.arguments.iter().collect();
            order::sort_short(&mut arguments, |argument| argument.component);
            let owner = readers.shapes.types.declaration(flat.used.ty);
            let reads: Vec<String> = arguments
                .iter()
                .map(|argument| {
                    let read = read(readers, argument);
                    owner.map_or(read.clone(), |owner| readers.exactly(owner, argument.used.ty, read))
                })
                .collect();
            let _ = writeln!(
                body,
                "{java} {record};\ntry {{\n    {record} = {};\n}} {}",
                readers::construction(&java, &reads, 4),
                readers::refused_construction(None, "")
            );
        } else {
            body.push_str(&mapped_record(readers, tool, &java, &record));
        }
    } else {
        for argument in &tool.arguments {
            let java = readers.java(argument.used.ty);
            let name = local(if argument.writable { &argument.java } else { "argument" });
            let read = read(readers, argument);
            let _ = writeln!(body, "{java} {name} = {read};");
            values.push(name);
        }
    }
    let passed: Vec<String> = tool
        .passed
        .iter()
        .enumerate()
        .map(|(parameter, passed)| match passed {
            Passed::Invocation => "invocation".to_owned(),
            Passed::Record => {
                let java = tool.record.map(|flat| readers.java(flat.used.ty));
                as_variable(readers, tool, parameter, &record, "", &java.unwrap_or_default())
            }
            Passed::Argument(position) => {
                let value = values.get(*position).map_or("", String::as_str);
                let argument = tool.arguments.get(*position);
                let name = argument.map_or("", |argument| argument.name.as_str());
                let java = argument.map(|argument| readers.java(argument.used.ty));
                as_variable(readers, tool, parameter, value, name, &java.unwrap_or_default())
            }
        })
        .collect();
    let target = match tool.static_on {
        Some(owner) => names::declared(readers.shapes.request.declaration(owner)),
        None => "instance".to_owned(),
    };
    let call = format!(
        "{target}.{}({})",
        java_text::identifier(&tool.method),
        passed.join(", ")
    );
    body.push_str(&delivered(tool, &call));
    body
}

/// The value of a parameter as the type that the call takes, where it is a type variable or an array of one: what is
/// more than the type `java`, as which it was read, is made sure of first.
fn as_variable(
    readers: &Readers<'_, '_>,
    tool: &Tool,
    parameter: usize,
    value: &str,
    path: &str,
    java: &str,
) -> String {
    let used = tool.generic.as_ref().and_then(|generic| generic.uses.get(parameter));
    let Some(used) = used else { return value.to_owned() };
    let ty = used.variable.map_or_else(
        || java.to_owned(),
        |variable| format!("{}{}", variable_name(variable), "[]".repeat(used.dimensions)),
    );
    if !used.bounds.is_empty() {
        let classes: Vec<String> = used
            .bounds
            .iter()
            .map(|bound| format!("{}.class", readers.java(*bound)))
            .collect();
        let path = java_text::string(path);
        let (dimensions, classes) = (used.dimensions, classes.join(", "));
        format!("({ty}) bounded({value}, {path}, {dimensions}, {classes})")
    } else if used.variable.is_some() {
        format!("({ty}) {value}")
    } else {
        value.to_owned()
    }
}

/// What a type variable of a tool method is called in the companion, where the user's name could hide a class.
pub(super) fn variable_name(variable: usize) -> String {
    names::own(&format!("V{variable}"))
}

/// The type variables that a method which calls the tool declares, with a space behind; empty for most.
fn type_parameters(readers: &Readers<'_, '_>, tool: &Tool) -> String {
    let variables = tool.generic.as_ref().map_or(&[][..], |generic| &generic.variables);
    if variables.is_empty() {
        return String::new();
    }
    let declared: Vec<String> = variables
        .iter()
        .enumerate()
        .map(|(position, bounds)| {
            let bounds: String = bounds.iter().map(|token| readers.token(*token)).collect();
            format!("{} extends {bounds}", variable_name(position))
        })
        .collect();
    format!("<{}> ", declared.join(", "))
}

/// What becomes of the call's result (section 6).
fn delivered(tool: &Tool, call: &str) -> String {
    let name = java_text::literal(&tool.name);
    let result = tool.result;
    if result.later {
        let stage = if result.optional {
            format!("presentLater({call}, {name})")
        } else {
            call.to_owned()
        };
        return match result.content {
            Content::Text => format!("return textLater({stage}, {name});"),
            Content::Nothing => format!("return successLater({stage}, {name});"),
            Content::Result => format!("return resultLater({stage}, {name});"),
            Content::Object => format!("return jsonOrResultLater({stage}, mapper, {name});"),
            Content::Json => format!("return jsonLater({stage}, mapper, {name});"),
        };
    }
    let value = if result.optional {
        format!("present({call})")
    } else {
        call.to_owned()
    };
    match result.content {
        Content::Nothing => format!("{call};\nreturn completed(\"Success\");"),
        Content::Text | Content::Result => format!("return completed({value});"),
        Content::Object => format!("return completed(jsonOrResult({value}, mapper));"),
        Content::Json => format!("return completed(json({value}, mapper));"),
    }
}

/// The expression that reads an argument: its default where it is missing or null (R4.7), null where it may be.
fn read(readers: &mut Readers<'_, '_>, argument: &Argument) -> String {
    let source = readers.source("arguments", &argument.name, &argument.aliases);
    let path = java_text::string(&argument.name);
    match &argument.default {
        Some(default) => {
            let DefaultValue { java, held } = readers.default_of(argument.used, default);
            // What is made at some expense is made only where it is needed.
            let given = if held {
                format!("({source} == null ? {java} : {source})")
            } else {
                format!("orDefault({source}, {java})")
            };
            readers.read_once(argument.used, &given, &path)
        }
        None => readers.component(argument.used, argument.required, &source, &path),
    }
}

/// A record that the mapper makes of all arguments, after those that must be there are known to be (R4.8).
fn mapped_record(readers: &mut Readers<'_, '_>, tool: &Tool, java: &str, record: &str) -> String {
    let Some(flat) = tool.record else { return String::new() };
    let mut body = String::new();
    for argument in &tool.arguments {
        let is_primitive = matches!(readers.shapes.types.form(argument.used.ty), Form::Primitive(_));
        if argument.default.is_none() && (argument.required || is_primitive) {
            let source = readers.source("arguments", &argument.name, &argument.aliases);
            let _ = writeln!(body, "anyValue({source}, {});", java_text::string(&argument.name));
        }
    }
    let defaults: Vec<String> = tool
        .arguments
        .iter()
        .filter_map(|argument| {
            let default = readers.default_value(argument.default.as_ref()?);
            Some(format!("{}, {}", java_text::string(&argument.name), default.java))
        })
        .collect();
    let arguments = if defaults.is_empty() {
        "arguments".to_owned()
    } else {
        format!("withDefaults(arguments, {})", defaults.join(", "))
    };
    let target = readers.target(flat.used.ty);
    let expected = java_text::string(&readers.expected(flat.used.ty));
    let _ = writeln!(
        body,
        "{java} {record} = ({java}) mapped({arguments}, \"\", mapper, {target}, {expected});"
    );
    body
}
