//! The part of a companion that answers calls: the handler, and the class of a call, which reads the arguments and
//! calls the tool (sections 5 and 6).

use std::collections::BTreeSet;

use super::code::{Code, GeneratedMark, Mapper, Piece, code};
use super::json_code;
use super::names::{
    self, COMPANION_CALL, COMPLETABLE_FUTURE, OBJECT, OBJECT_MAPPER, Own, RUNTIME_EXCEPTION, STRING, THROWABLE,
    TOOL_HANDLER, TOOL_INVOCATION, Type,
};
use super::readers::{self, Braces, Case, Readers};
use super::runtime_helpers::Helper;
use super::{MOST_TOOLS, Numbered, java_text, literals};
use copilot_tool_finished::api::HelperSource;
use copilot_tool_finished::tools::{
    Argument, ArgumentRead, DefaultValue, FlattenedRecord, JavaClass, Mapped, RecordMaking, Tool, Tools,
};
use copilot_tool_finished::tools::{Content, Passed};

/// The most tools that one method calls: the JVM does not compile methods of more than 8,000 bytes of code.
const METHOD_TOOLS: usize = 10;

/// The longest text of a call that shares a method with others. It has about a third as many bytes of code.
const SHORT_CALL: usize = 1_000;

/// The most constants that the calls of one class take. With one class, its other constants are left to the readers.
const RUN_WEIGHT: usize = 35_000;

/// The handler of a companion: small, since the registration of tools loads it (R9.5).
const HANDLER: Own<&str> = Own("Handler");

/// The class of a call, which the first call loads, or a default that only a JVM can judge.
const CALL: Own<&str> = Own("Call");

/// The method of a call that checks defaults.
const CHECK_DEFAULTS: &str = "checkDefaults";

/// The part of the companion that answers calls, without the runtime helpers.
pub(super) struct Calls {
    /// The class of the handlers; in a linked companion the method that creates a call.
    handler: Code,
    /// The members of the class of a call, without its readers.
    call: Vec<Code>,
    /// The methods that call each run of tools, if there are several classes.
    runs: Vec<Vec<Code>>,
    /// The readers by their classes.
    readers: Vec<Vec<Code>>,
    fields: Vec<Field>,
    /// Whether several classes that extend the class of a call call the tools, or read arguments (R9.4).
    is_sharded: bool,
    keeps: Kept,
    /// How many tools one class calls.
    run_tools: usize,
    source: HelperSource,
}

/// The values that the handler keeps from registration to call.
#[derive(Clone, Copy)]
struct Kept {
    /// The tool's number and name. If there is only one tool, both are in the code.
    tool: bool,
    /// The instance, which static tools do not need.
    instance: bool,
    mapper: bool,
}

/// A field: its type and its name.
type Field = (Code, &'static str);

/// Writes the part of the companion that answers calls.
pub(super) fn write(tools: &Tools, numbered: &[Numbered<'_>], readers: &mut Readers<'_>) -> Calls {
    let source = readers.source;
    let is_linked = source == HelperSource::Linked;
    let run_tools = run_tools(numbered);
    let mut runs: Vec<Vec<Code>> = Vec::new();
    let is_only = numbered.len() == 1;
    let parameters = if is_only && !is_linked { "" } else { "int number" };
    for run in numbered.chunks(run_tools) {
        let (choice, mut methods) = choice(tools, run, readers);
        let call = code![readers::visibility(source), calling("call", parameters, &choice)];
        methods.insert(0, call);
        methods.extend(checked_defaults(run, readers));
        runs.push(methods);
    }
    let readers = readers.write_all();
    let is_sharded = runs.len() > 1 || readers.len() > 1;
    let mut all = runs.iter().chain(&readers).flatten();
    let keeps = Kept {
        tool: is_linked || is_sharded || !is_only,
        instance: is_sharded || numbered.iter().any(|tool| tool.tool.facts.static_on.is_none()),
        mapper: is_linked || is_sharded || all.any(Code::uses_mapper),
    };
    let fields = kept([
        (keeps.instance, (code![&tools.class], "instance")),
        (keeps.mapper, (code![OBJECT_MAPPER], "mapper")),
        (true, (code![STRING], "tool")),
        (true, (code![TOOL_INVOCATION], "invocation")),
    ]);
    // The statement that makes a call by the number of its tool; `rest` follows the name of the class.
    let make = |rest: &Code| {
        if !is_sharded {
            return code!["return new ", CALL, rest];
        }
        let cases = (0..runs.len()).map(|run| Case::new(run, code!["return new ", run_class(run), rest]));
        let cases: Vec<Case> = cases.collect();
        readers::switch(&format!("number / {run_tools}"), Braces::Always, &cases)
    };
    let (handler, mut call) = if is_linked {
        // The superclass has all fields but the instance.
        let own = kept([(keeps.instance, (code![&tools.class], "instance"))]);
        let inherited = code!["super(tool, mapper, invocation);"];
        (
            new_call(tools, keeps, make),
            fields_and_constructor("", CALL, &own, &fields, Some(inherited)),
        )
    } else {
        let mut call = fields_and_constructor("", CALL, &fields, &fields, None);
        call.push(answer(tools, numbered));
        if is_sharded {
            call.push(code!["abstract # call(int number) throws #;"; OBJECT, THROWABLE]);
        }
        (handler(tools, numbered, keeps, make), call)
    };
    if !is_sharded {
        call.extend(runs.drain(..).flatten());
    }
    Calls {
        handler,
        call,
        runs,
        readers,
        fields,
        is_sharded,
        keeps,
        run_tools,
        source,
    }
}

/// Writes the method that checks the defaults which only a JVM can judge (R4.6), if there are any.
fn checked_defaults(run: &[Numbered<'_>], readers: &mut Readers<'_>) -> Option<Code> {
    readers.begin_method();
    let mut cases = Vec::new();
    for tool in run {
        let mut statements = Vec::new();
        for (argument, reader) in tool.tool.checked_defaults() {
            let Some(default) = argument.default() else { continue };
            let name = literals::string(&argument.name);
            let default = readers.default_value(&default).java;
            statements.push(code![
                Helper::requireDefault,
                "(",
                reader.position(),
                ", ",
                name,
                ", ",
                default,
                ");"
            ]);
        }
        if !statements.is_empty() {
            statements.push(code!["break;"]);
            cases.push(Case::new(tool.number, Code::joined(&statements, "\n")));
        }
    }
    let choice = readers::switch("number", Braces::WhereNeeded, &cases);
    (!cases.is_empty()).then(|| code!["void ", CHECK_DEFAULTS, "(int number) {\n", choice.indented(4), "\n}"])
}

/// Whether the model gives the tool arguments.
fn takes_arguments(tool: &Tool) -> bool {
    let is_given = |passed: &Passed| matches!(passed, Passed::Argument(_) | Passed::Record);
    tool.facts.passed.iter().any(is_given)
}

/// Returns those that are kept.
fn kept<T, const N: usize>(all: [(bool, T); N]) -> Vec<T> {
    all.into_iter()
        .filter_map(|(is_kept, own)| is_kept.then_some(own))
        .collect()
}

/// Returns how many tools one class calls: as many as its class file has constants for (JVMS 4.1).
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

/// Estimates how many constants the call of a tool takes: names and types of the method and of those that it calls, and
/// for each argument its name and its reader.
fn call_weight(tool: &Tool) -> usize {
    let held = tool.arguments.iter().map(|argument| {
        let default = match &argument.read {
            ArgumentRead::Defaulted {
                default: DefaultValue::Json(json),
                ..
            }
            | ArgumentRead::WithRecord { default: Some(json) } => json.values(),
            ArgumentRead::Defaulted { .. } => 1,
            _ => 0,
        };
        default.saturating_add(argument.aliases.len())
    });
    let held = held.fold(0, usize::saturating_add).min(json_code::METHOD_VALUES);
    let arguments = tool.arguments.len().saturating_mul(6);
    held.saturating_mul(4).saturating_add(arguments).saturating_add(10)
}

impl Calls {
    /// Returns the expression that makes a tool's handler.
    ///
    /// - `companion`: the variable of the companion and a dot; empty in its own methods
    pub(super) fn handler_of(&self, tool: &Numbered<'_>, companion: &str) -> Code {
        if self.source == HelperSource::Linked {
            let instance = if self.keeps.instance { "instance" } else { "null" };
            let name = java_text::literal(&tool.tool.facts.name);
            return code!["#handler(#, #, #, mapper)"; companion, tool.number, name, instance];
        }
        let arguments = kept([
            (self.keeps.tool, code![tool.number]),
            (self.keeps.tool, code![java_text::literal(&tool.tool.facts.name)]),
            (self.keeps.instance, code!["instance"]),
            (self.keeps.mapper, code!["mapper"]),
        ]);
        code!["new ", HANDLER, "(", Code::joined(&arguments, ", "), ")"]
    }

    /// Returns the statement that checks the defaults of a tool which only a JVM can judge (R4.6); empty if it has none.
    pub(super) fn check_of_defaults(&self, tool: &Numbered<'_>) -> Code {
        if tool.tool.checked_defaults().next().is_none() {
            return Code::default();
        }
        let class = if self.is_sharded {
            code![run_class(tool.number.checked_div(self.run_tools).unwrap_or_default())]
        } else {
            code![CALL]
        };
        let arguments = kept([
            (self.keeps.instance, code!["instance"]),
            (self.keeps.mapper, code!["mapper"]),
            (true, code![java_text::literal(&tool.tool.facts.name)]),
            (true, code!["null"]),
        ]);
        let arguments = Code::joined(&arguments, ", ");
        code![
            "new ",
            class,
            "(",
            arguments,
            ").",
            CHECK_DEFAULTS,
            "(",
            tool.number,
            ");\n"
        ]
    }

    /// Returns the members of all classes together, to see what they use.
    pub(super) fn members(&self) -> Code {
        let mut all = code![&self.handler];
        for member in self.runs.iter().chain(&self.readers).flatten().chain(&self.call) {
            all.push(member);
        }
        all
    }

    /// Writes the nested classes, with the helpers in the one that the others extend.
    pub(super) fn assemble(&self, helpers: Option<&Code>) -> Code {
        let mut classes = vec![self.handler.clone()];
        let mut groups = self.readers.iter();
        let first = groups.next().into_iter().flatten();
        let members: Vec<&Code> = self.call.iter().chain(first).chain(helpers).collect();
        let modifier = if self.is_sharded { "abstract" } else { "final" };
        let extended = match self.source {
            HelperSource::Embedded => Code::default(),
            HelperSource::Linked => code![" extends ", COMPANION_CALL],
        };
        let header = code!["private static ", modifier, " class ", CALL, extended];
        classes.push(nested(&header, members));
        let names: Vec<Code> = self.fields.iter().map(|(_, name)| code![name]).collect();
        let inherited = code!["super(", Code::joined(&names, ", "), ");"];
        let mut extend = |modifier: &str, class: &Own<String>, base: &Code, members: &[Code]| {
            let header = code!["private static ", modifier, " class ", class, " extends ", base];
            let constructor = constructor(class, &self.fields, &inherited);
            classes.push(nested(&header, std::iter::once(&constructor).chain(members)));
        };
        let mut base = code![CALL];
        for (position, group) in groups.enumerate() {
            let class = readers::group_class(position.saturating_add(1));
            extend("abstract", &class, &base, group);
            base = code![class];
        }
        for (position, run) in self.runs.iter().enumerate() {
            extend("final", &run_class(position), &base, run);
        }
        Code::joined(&classes, "\n\n")
    }
}

/// Returns the class that calls a run of tools.
fn run_class(run: usize) -> Own<String> {
    Own(format!("Call{run}"))
}

fn nested<'c>(header: &Code, members: impl IntoIterator<Item = &'c Code>) -> Code {
    code![
        GeneratedMark,
        header,
        " {\n",
        Code::joined(members, "\n\n").indented(4),
        "\n}"
    ]
}

/// Writes the declarations of fields, one a line, and the constructor that sets them, if there are any.
///
/// - `parameters`: the constructor's parameters, among them the fields
/// - `before`: the statement before those that set the fields
fn fields_and_constructor(
    modifiers: &str,
    class: Own<&str>,
    fields: &[Field],
    parameters: &[Field],
    before: Option<Code>,
) -> Vec<Code> {
    let declared: Vec<Code> = fields
        .iter()
        .map(|(java, name)| code![modifiers, "final ", java, " ", name, ";"])
        .collect();
    let set = fields.iter().map(|(_, name)| code!["this.", name, " = ", name, ";"]);
    let body: Vec<Code> = before.into_iter().chain(set).collect();
    let declarations = (!declared.is_empty()).then(|| Code::joined(&declared, "\n"));
    let constructor = (!body.is_empty()).then(|| constructor(class, parameters, &Code::joined(&body, "\n")));
    declarations.into_iter().chain(constructor).collect()
}

/// Writes a constructor whose parameters are these fields.
fn constructor(class: impl Piece, fields: &[Field], body: &Code) -> Code {
    let parameters: Vec<Code> = fields.iter().map(|(java, name)| code![java, " ", name]).collect();
    code!["#(#) {\n#\n}"; class, Code::joined(&parameters, ", "), body.indented(4)]
}

/// Writes the handler.
///
/// - `make`: returns the statement that makes a call, given what follows the name of its class
fn handler(tools: &Tools, numbered: &[Numbered<'_>], keeps: Kept, make: impl Fn(&Code) -> Code) -> Code {
    let fields = kept([
        (keeps.tool, (code!["int"], "number")),
        (keeps.tool, (code![STRING], "tool")),
        (keeps.instance, (code![&tools.class], "instance")),
        (keeps.mapper, (code![OBJECT_MAPPER], "mapper")),
    ]);
    let mut members = fields_and_constructor("private ", HANDLER, &fields, &fields, None);
    let name = match numbered {
        [only] if !keeps.tool => java_text::literal(&only.tool.facts.name),
        _ => "tool".to_owned(),
    };
    let arguments = kept([
        (keeps.instance, "instance"),
        (keeps.mapper, "mapper"),
        (true, name.as_str()),
        (true, "invocation"),
    ]);
    let number = if numbered.len() == 1 { "" } else { "number" };
    let answer = make(&code!["(", arguments.join(", "), ").answer(", number, ");"]);
    members.push(code![
        "public # invoke(# invocation) {\n#\n}"; future(), TOOL_INVOCATION, answer.indented(4)
    ]);
    let header = code!["private static final class ", HANDLER, " implements ", TOOL_HANDLER];
    nested(&header, &members)
}

/// Writes the method of a linked companion that creates the call of a tool.
///
/// - `make`: as for the handler
fn new_call(tools: &Tools, keeps: Kept, make: impl Fn(&Code) -> Code) -> Code {
    let instance = if keeps.instance {
        code!["(", &tools.class, ") instance, "]
    } else {
        Code::default()
    };
    let made = make(&code!["(", instance, "mapper, tool, invocation);"]);
    code![
        "protected # call(\n        int number, # instance, # mapper, # tool, # invocation) {\n#\n}";
        COMPANION_CALL, OBJECT, OBJECT_MAPPER, STRING, TOOL_INVOCATION, made.indented(4)
    ]
}

/// Writes the method that calls a tool and turns every exception into a result or a failed future (R5.4).
fn answer(tools: &Tools, numbered: &[Numbered<'_>]) -> Code {
    let is_only = numbered.len() == 1;
    let (parameter, number) = if is_only { ("", "") } else { ("int number", "number") };
    // An answer that is an exception is a future, too.
    let can_be_future =
        |tool: &Numbered<'_>| tool.tool.facts.result.later.is_some() || !tool.tool.facts.failures.is_empty();
    let completed = if numbered.iter().any(can_be_future) {
        code![Helper::completed]
    } else {
        code![COMPLETABLE_FUTURE, ".<", OBJECT, ">completedFuture"]
    };
    let mut body = code!["try {\n    return ", completed, "(call(", number, "));\n}"];
    if numbered.iter().any(|tool| takes_arguments(tool.tool)) {
        let answer = if tools.api.result_object {
            Helper::refused
        } else {
            Helper::refusedByException
        };
        body.push(code![
            " catch (# error) {\n    return #(error);\n}"; Helper::ArgumentError, answer
        ]);
    }
    body.push(code![" catch (# failure) {\n    return #(failure);\n}"; THROWABLE, Helper::failed]);
    code![future(), " answer(", parameter, ") {\n", body.indented(4), "\n}"]
}

fn future() -> Code {
    code![COMPLETABLE_FUTURE, "<", OBJECT, ">"]
}

/// Returns the statements that call one of these tools, and the methods that they call.
fn choice(tools: &Tools, run: &[Numbered<'_>], readers: &mut Readers<'_>) -> (Code, Vec<Code>) {
    let mut methods = Vec::new();
    if run.len() <= METHOD_TOOLS {
        let choice = choices(tools, run, readers, &mut methods);
        return (choice, methods);
    }
    let mut cases = Vec::new();
    for group in run.chunks(METHOD_TOOLS) {
        let first = group.first().map_or(0, |tool| tool.number);
        let name = readers.fresh(&format!("callFrom{first}"));
        let mut own = Vec::new();
        let choice = choices(tools, group, readers, &mut own);
        methods.push(calling(&name, "int number", &choice));
        methods.extend(own);
        let call = code!["return ", name, "(number);"];
        cases.push(Case::new(first / METHOD_TOOLS, call));
    }
    let selector = format!("number / {METHOD_TOOLS}");
    (readers::switch(&selector, Braces::Always, &cases), methods)
}

/// Writes a method that calls a tool.
fn calling(name: &str, parameters: &str, statements: &Code) -> Code {
    let body = statements.indented(4);
    code!["# #(#) throws # {\n#\n}"; OBJECT, name, parameters, THROWABLE, body]
}

/// Returns the statements that call one of a few tools, with each tool's name above its statements (R9.6). A long call
/// becomes a method.
fn choices(tools: &Tools, run: &[Numbered<'_>], readers: &mut Readers<'_>, methods: &mut Vec<Code>) -> Code {
    let is_only = run.len() == 1;
    let mut cases = Vec::new();
    for tool in run {
        let call = call(tools, tool.tool, readers);
        let variables = type_parameters(tool.tool);
        let is_long = call.len() > SHORT_CALL && !is_only;
        let call = if is_long || !variables.is_empty() {
            let method = readers.fresh(&tool.tool.facts.method);
            methods.push(code![variables, calling(&method, "", &call)]);
            code!["return ", method, "();"]
        } else {
            call
        };
        let named = code!["// ", &tool.tool.facts.name, "\n", call];
        if is_only {
            return named;
        }
        cases.push(Case::new(tool.number, named));
    }
    readers::switch("number", Braces::Always, &cases)
}

/// Names of local variables that are still free in a method.
struct Locals(BTreeSet<String>);

impl Locals {
    /// Reserves the companion's fields, the exception that a call catches, contextual keywords, which ecj does not read
    /// after a cast, the tool class, and the packages' first segments in `named`, the types of a method.
    fn new(class: &JavaClass, named: &Code) -> Self {
        let fields = ["instance", "invocation", "mapper", "number", "thrown", "tool"];
        let keywords = ["permits", "record", "sealed", "var", "when", "yield"];
        let taken = fields.into_iter().chain(keywords).chain(["java", "com"]);
        let mut taken: BTreeSet<String> = taken.map(str::to_owned).collect();
        taken.extend(class.path.first().cloned());
        taken.extend(names::roots(named.text()).map(str::to_owned));
        Self(taken)
    }

    /// Returns the name, changed if it is taken or begins with a capital, as a class's name does.
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

/// Returns the statements that call one tool (R9.5).
fn call(tools: &Tools, tool: &Tool, readers: &mut Readers<'_>) -> Code {
    readers.begin_method();
    let mut body = Code::default();
    let reads: Vec<Option<Code>> = tool.arguments.iter().map(|argument| read(readers, argument)).collect();
    let mut named = types_of(tools, tool);
    for read in reads.iter().flatten() {
        named.push(read);
    }
    let mut locals = Locals::new(&tools.class, &named);
    let mut values: Vec<Code> = Vec::new();
    for (argument, read) in tool.arguments.iter().zip(reads) {
        let Some(read) = read else { continue };
        let name = locals.fresh(&argument.local);
        body.push(code![OBJECT, " ", name, " = ", read, ";\n"]);
        values.push(code![name]);
    }
    let mapped = match tool.record.as_ref().map(|record| &record.made) {
        Some(RecordMaking::Mapper { mapped, .. }) => {
            let name = locals.fresh("arguments");
            body.push(code!["# # = #;\n"; OBJECT, name, all_arguments(readers, tool, mapped)]);
            name
        }
        _ => String::new(),
    };
    if !body.is_empty() {
        let names = known_names(tool, readers);
        let helper = if names.is_empty() {
            Helper::requireNoError
        } else {
            Helper::requireValid
        };
        body.push(code![helper, "(", names, ");\n"]);
    }
    let record = tool.record.as_ref().map(|flat| {
        let record = locals.fresh("record");
        body.push(flattened(tool, flat, (&record, &values, &mapped), readers));
        record
    });
    let parameters = tool.facts.passed.iter().enumerate();
    let passed: Vec<Code> = parameters
        .map(|(parameter, passed)| as_parameter(tool, parameter, passed, &values, record.as_deref()))
        .collect();
    let class = tool.facts.static_on.as_ref();
    let target = class.map_or_else(|| code!["instance"], |class| code![class]);
    let method = java_text::identifier(&tool.facts.method);
    let call = code![target, ".", method, "(", Code::joined(&passed, ", "), ")"];
    let delivered = delivered(tool, &call, &mut locals);
    body.push(if tool.facts.failures.is_empty() {
        delivered
    } else {
        code![
            "try {\n#\n} catch (# thrown) {\n    return #(thrown, tool, #);\n}";
            delivered.indented(4), THROWABLE, Helper::answerOf, failure_classes(tool)
        ]
    });
    body
}

/// Returns the class literals of the exceptions that are answers (R5.10).
fn failure_classes(tool: &Tool) -> Code {
    let classes: Vec<Code> = tool.facts.failures.iter().map(|class| code![class, ".class"]).collect();
    Code::joined(&classes, ", ")
}

/// Returns the types that a call names, except those in the expressions that read its arguments.
fn types_of(tools: &Tools, tool: &Tool) -> Code {
    let mut named = code![&tools.class];
    for argument in &tool.arguments {
        named.push(&argument.ty);
    }
    if let Some(record) = &tool.record {
        named.push(&record.ty);
    }
    for class in tool.facts.static_on.iter().chain(&tool.facts.failures) {
        named.push(class);
    }
    for passed in &tool.facts.passed {
        if let Passed::Null(java) = passed {
            named.push(java);
        }
    }
    if let Some(awaited) = tool.facts.result.later {
        named.push(Type(awaited.name));
    }
    for bound in tool
        .facts
        .generic
        .iter()
        .flat_map(|generic| &generic.uses)
        .flat_map(|used| &used.bounds)
    {
        named.push(bound);
    }
    named
}

/// Returns the names that the tool accepts as string arguments: those of the arguments, with their aliases and the
/// discriminator; empty if it accepts any name.
fn known_names(tool: &Tool, readers: &mut Readers<'_>) -> Code {
    let mut names = Vec::new();
    match tool.record.as_ref().map(|record| &record.made) {
        Some(RecordMaking::Mapper { takes_any: true, .. }) => return Code::default(),
        Some(RecordMaking::Mapper { discriminator, .. }) => names.extend(discriminator.clone()),
        _ => {}
    }
    for argument in &tool.arguments {
        names.push(argument.name.clone());
        names.extend(argument.aliases.iter().cloned());
    }
    readers.strings(&names)
}

/// Returns the statements that make the tool's single record (R4.8).
fn flattened(
    tool: &Tool,
    flat: &FlattenedRecord,
    (record, values, mapped_from): (&str, &[Code], &str),
    readers: &mut Readers<'_>,
) -> Code {
    let java = &flat.ty;
    match &flat.made {
        RecordMaking::Constructor(positions) => {
            let mut arguments = Vec::with_capacity(positions.len());
            for position in positions {
                if let (Some(argument), Some(value)) = (tool.arguments.get(*position), values.get(*position)) {
                    arguments.push(readers::as_type(&argument.ty, value));
                }
            }
            let made = readers::construction(java, &arguments, 4);
            code![
                "# #;\ntry {\n    # = #;\n} catch (# thrown) {\n    throw #(thrown);\n}\n";
                java, record, record, made, RUNTIME_EXCEPTION, Helper::errorOf
            ]
        }
        RecordMaking::Mapper { mapped, .. } => {
            let target = readers.target(&mapped.target);
            let read = code![Helper::mapped, "(", mapped_from, ", ", target, ")"];
            code![java, " ", record, " = ", readers::as_type(java, read), ";\n"]
        }
    }
}

/// Returns the value of a parameter as the type that the call takes. For a type variable or an array of one, the
/// expression first checks the bounds that the type `java`, as which the value was read, does not have.
fn as_parameter(tool: &Tool, parameter: usize, passed: &Passed, values: &[Code], record: Option<&str>) -> Code {
    let (value, path, java, is_typed) = match passed {
        Passed::Invocation => return code!["invocation"],
        // The type selects among overloads.
        Passed::Null(java) => (code!["null"], "", Some(java), false),
        Passed::Record => {
            let java = tool.record.as_ref().map(|flat| &flat.ty);
            (code![record.unwrap_or_default()], "", java, true)
        }
        Passed::Argument(position) => {
            let value = values.get(*position).cloned().unwrap_or_default();
            let argument = tool.arguments.get(*position);
            let path = argument.map_or("", |argument| argument.name.as_str());
            (value, path, argument.map(|argument| &argument.ty), false)
        }
    };
    let generic = tool.facts.generic.as_ref();
    let used = generic.and_then(|generic| generic.uses.get(parameter));
    let typed = |value: &Code| match java {
        Some(java) if !is_typed => readers::as_type(java, value),
        _ => value.clone(),
    };
    let Some(used) = used else { return typed(&value) };
    let value = if used.bounds.is_empty() {
        value
    } else {
        let classes: Vec<Code> = used.bounds.iter().map(|bound| code![bound, ".class"]).collect();
        let arguments = code![literals::string(path), ", ", value, ", ", used.dimensions, ", "];
        code![Helper::bounded, "(", arguments, Code::joined(&classes, ", "), ")"]
    };
    match (used.variable, java) {
        (Some(variable), _) => {
            let dimensions = "[]".repeat(used.dimensions);
            code!["(", names::variable(variable), dimensions, ") ", value]
        }
        (None, Some(java)) if !used.bounds.is_empty() => readers::as_type(java, &value),
        _ => typed(&value),
    }
}

/// Returns the declarations of type variables of the method that calls the tool, with a space after them. Most tools
/// need none.
fn type_parameters(tool: &Tool) -> Code {
    let generic = tool.facts.generic.as_ref();
    let variables = generic.map_or(&[][..], |generic| &generic.variables);
    if variables.is_empty() {
        return Code::default();
    }
    let declared: Vec<Code> = variables
        .iter()
        .enumerate()
        .map(|(position, bounds)| code![names::variable(position), " extends ", readers::type_text(bounds)])
        .collect();
    code!["<", Code::joined(&declared, ", "), "> "]
}

/// Returns the statements that call the tool and deliver its result (section 6).
fn delivered(tool: &Tool, call: &Code, locals: &mut Locals) -> Code {
    let result = tool.facts.result;
    let (helper, later) = match result.content {
        Content::Text => (None, Helper::textLater),
        Content::Nothing => (None, Helper::successLater),
        Content::Result => (None, Helper::resultLater),
        Content::Object => (Some(Helper::jsonOrResult), Helper::jsonOrResultLater),
        Content::Json => (Some(Helper::json), Helper::jsonLater),
        Content::Files => (Some(Helper::files), Helper::filesLater),
    };
    let mapper = helper.map_or_else(Code::default, |_| code![", ", Mapper]);
    if let Some(awaited) = result.later {
        let mut before = Code::default();
        let mut stage = call.clone();
        if !awaited.stage.is_empty() {
            let source = locals.fresh("source");
            before = code!["#<?> # = #;\n"; Type(awaited.name), source, call];
            stage = code![&source, " == null ? null : ", &source, awaited.stage];
        }
        if result.optional {
            stage = code![Helper::presentLater, "(", stage, ", tool)"];
        }
        let future = if awaited.many {
            let are_files = if result.content == Content::Files {
                "true"
            } else {
                "false"
            };
            code!["#(#, #, tool, #)"; Helper::elementsLater, stage, Mapper, are_files]
        } else {
            code![later, "(", stage, mapper, ", tool)"]
        };
        if tool.facts.failures.is_empty() {
            return code![before, "return ", future, ";"];
        }
        return code![
            before,
            code!["return #(#, tool, #);"; Helper::answerLater, future, failure_classes(tool)]
        ];
    }
    if result.content == Content::Nothing {
        return code![call, ";\nreturn \"Success\";"];
    }
    let mut value = if result.optional {
        code![Helper::present, "(", call, ")"]
    } else {
        call.clone()
    };
    if let Some(helper) = helper {
        value = code![helper, "(", value, mapper, ")"];
    }
    code!["return ", value, ";"]
}

/// Returns the expression that reads an argument; `None` if it is read with its record.
fn read(readers: &mut Readers<'_>, argument: &Argument) -> Option<Code> {
    Some(match &argument.read {
        ArgumentRead::Plain(reader) => {
            let names = readers.names(&argument.name, &argument.aliases);
            let helper = if argument.ty.is_json_nullable() {
                Helper::argumentOrMissing
            } else {
                Helper::argument
            };
            code![helper, "(", reader.position(), ", ", names, ")"]
        }
        ArgumentRead::WithRecord { .. } => return None,
        ArgumentRead::Defaulted { reader, default } => {
            let name = literals::string(&argument.name);
            let default = readers.default_value(default);
            // An expensive default is made only if it is used.
            let otherwise = if default.held {
                code![Helper::given, "().get(", name, ") == null ? ", default.java, " : null"]
            } else {
                default.java
            };
            let mut arguments = code![reader.position(), ", ", name, ", ", otherwise];
            if !argument.aliases.is_empty() {
                arguments.push(code![", ", readers.strings(&argument.aliases)]);
            }
            code![Helper::orDefault, "(", arguments, ")"]
        }
    })
}

/// Returns the expression that reads all arguments of a record that the mapper makes (R4.8).
fn all_arguments(readers: &mut Readers<'_>, tool: &Tool, mapped: &Mapped) -> Code {
    let mut text = code![Helper::allArguments, "(", mapped.json.position()];
    for argument in &tool.arguments {
        if let ArgumentRead::WithRecord { default: Some(default) } = &argument.read {
            let default = readers.default_json(default);
            text.push(code![", ", literals::string(&argument.name), ", ", default.java]);
            for alias in &argument.aliases {
                text.push(code![", ", literals::string(alias), ", null"]);
            }
        }
    }
    code![text, ")"]
}
