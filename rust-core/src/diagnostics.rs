//! Every diagnostic there is: code, severity, sentence and help in one table (R8.1).
//!
//! A template's `{name}` is filled in by the argument of that name. The docs page is printed from the table.

use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap};

use crate::model::facts;
use crate::wire::request::{Annotation, ElementId, Request, Value};
use crate::wire::response::{Place, Reported, Severity};

macro_rules! diagnostics {
    ($($variant:ident $severity:ident $code:literal $rule:literal $sentence:literal $help:literal;)*) => {
        /// A kind of diagnostic.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = concat!("`", $code, "`, by ", $rule)] $variant,)*
        }

        /// Every kind, in the table's order.
        pub const CODES: &[Code] = &[$(Code::$variant,)*];

        impl Code {
            /// The entry of the table.
            #[must_use]
            pub fn entry(self) -> Entry {
                match self {
                    $(Self::$variant => Entry {
                        code: $code,
                        severity: Severity::$severity,
                        rule: $rule,
                        sentence: $sentence,
                        help: $help,
                    },)*
                }
            }
        }
    };
}

/// What the table says of one kind of diagnostic.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The stable code that `@SuppressWarnings` and `copilot.tool.suppress` take.
    pub code: &'static str,
    pub(crate) severity: Severity,
    /// The rule that it comes from.
    pub rule: &'static str,
    /// What is wrong, as a template.
    pub sentence: &'static str,
    /// What to do, as a template.
    pub help: &'static str,
}

impl Code {
    /// Whether it is about the options or the class path, so that every tool class of a compilation leads to it.
    fn is_of_the_compilation(self) -> bool {
        matches!(self, Self::ApiMissing | Self::SdkNewer | Self::Option)
    }

    /// Whether the user can silence it (R8.1): every warning and note, and the one error that exists under
    /// `copilot.tool.strict` only (R3.6).
    fn is_silenceable(self) -> bool {
        self == Self::DescriptionAbsent || self.entry().severity != Severity::Error
    }
}

impl Entry {
    /// `error`, `warning` or `note`.
    #[must_use]
    pub fn severity_name(&self) -> &'static str {
        match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

diagnostics! {
    ApiMissing Error "copilot-api-missing" "R2.3"
        "The class path has the tool annotations but not {missing}, which a companion needs."
        "Put the Copilot SDK (com.github:copilot-sdk-java) or copilot-tool-api on the class path, with Jackson.";
    SdkNewer Error "copilot-sdk-newer" "R2.4"
        "ToolDefinition has a component '{component}' of the primitive type {type}, which this processor does not know."
        "The SDK on the class path is newer than the processor: update copilot-tool-processor.";
    Experimental Error "copilot-experimental" "R2.6"
        "The SDK marks its tool API as experimental, and nothing allows '{class}' to use it."
        "Pass -Acopilot.experimental.allowed=true to the compiler, or put @AllowCopilotExperimental on the class.";
    Option Error "copilot-option" "R3.1"
        "The option -A{option} has the value '{value}'."
        "Use one of: {choices}.";
    NameDiffers Note "copilot-name-differs" "R3.1"
        "The names of these tools differ from those that the SDK's own processor gives: {names}."
        "Allow-lists and prompts may hold the old names: set -Acopilot.tool.naming=sdk to keep them, or =heck to keep the new ones without this note.";
    NameInvalid Error "copilot-name-invalid" "R3.2"
        "The tool name '{name}' {problem}."
        "A tool's name has 1 to 128 characters out of A-Z, a-z, 0-9, '_' and '-': one other character makes the Copilot CLI refuse the whole session.";
    NameLong Warning "copilot-name-long" "R3.2"
        "The tool name '{name}' has {length} characters."
        "Some model providers refuse names of more than 64: set a shorter one with @CopilotTool(name = ...).";
    NameRepeated Error "copilot-name-repeated" "R3.2"
        "The tool name '{name}' belongs to {other} too."
        "Of two tools with one name the model sees the first and the SDK runs the second: give one of them another with @CopilotTool(name = ...).";
    NameBuiltin Warning "copilot-name-builtin" "R3.10"
        "The Copilot CLI has a built-in tool '{name}', and this one does not say that it replaces it."
        "Set overridesBuiltInTool = true to replace it, or give the tool another name: as it is, the turn fails.";
    DescriptionMissing Error "copilot-description-missing" "R3.3"
        "The tool '{tool}' has no description."
        "Say in @CopilotTool(\"...\") or in the method's Javadoc what it does: the model chooses by it.";
    MethodPrivate Error "copilot-method-private" "R3.4"
        "The tool method '{method}' is private, so its companion cannot call it."
        "Make it package-private or more.";
    ClassPrivate Error "copilot-class-private" "R3.4"
        "The tool class '{class}' is private or inside a private or local class, so a companion could not name it."
        "Make it and the classes around it package-private or more.";
    MethodInaccessible Error "copilot-method-inaccessible" "R3.8"
        "The tool method '{method}', inherited from {owner}, is protected in another package, so the companion cannot call it."
        "Override it in '{class}' or make it public.";
    MethodName Error "copilot-method-name" "R3.12"
        "The name of the tool method '{method}' of {owner} is not a Java identifier, so the companion cannot call the method."
        "Rename it where it is declared.";
    ParameterNames Warning "copilot-parameter-names" "R3.8"
        "The parameters of the tool method '{method}', inherited from {owner}, have no names in its class file: the model would see {names}."
        "Compile {owner} with -parameters, or name them with @CopilotToolParam(name = ...).";
    BuiltinUnasked Warning "copilot-builtin-unasked" "R3.6"
        "The tool '{tool}' replaces a built-in tool and asks nobody for permission."
        "Leave out skipPermission unless that is meant.";
    MetadataRepeated Error "copilot-metadata-repeated" "R3.7"
        "The metadata key '{key}' is there twice."
        "Keep one of the entries: a map holds one value for a key.";
    ParameterRepeated Error "copilot-parameter-repeated" "R4.1"
        "The name '{name}' belongs to two parameters of the tool '{tool}'."
        "Give one of them another with @CopilotToolParam(name = ...).";
    ParameterName Warning "copilot-parameter-name" "R4.1"
        "The parameter name '{name}' is no plain identifier of at most 64 characters."
        "Some model providers refuse such names: use letters, digits and '_', not beginning with a digit.";
    InvocationRepeated Error "copilot-invocation-repeated" "R4.2"
        "The tool method '{method}' takes more than one ToolInvocation."
        "Keep one: it is runtime context and no part of the schema.";
    InvocationAnnotated Error "copilot-invocation-annotated" "R4.2"
        "The ToolInvocation parameter '{parameter}' bears @{annotation}."
        "Remove the annotation: a ToolInvocation is runtime context and no part of the schema.";
    RequiredDefault Error "copilot-required-default" "R4.4"
        "The parameter '{parameter}' is required = true and has a default."
        "Remove one of the two: a default alone makes a parameter optional.";
    PrimitiveOptional Error "copilot-primitive-optional" "R4.4"
        "The parameter '{parameter}' is required = false without a default, and the primitive type {type} has no null."
        "Give it a defaultValue, or make its type {boxed}.";
    SchemaDefault Error "copilot-schema-default" "R4.4"
        "The parameter '{parameter}' has both a schema and a defaultValue."
        "Remove one of the two: a schema of your own holds its default itself.";
    DescriptionBlank Error "copilot-description-blank" "R4.4"
        "The description of the parameter '{parameter}' is blank."
        "Say in @CopilotToolParam(\"...\") or in Javadoc (@param {parameter}) what it means: the model fills it in by that.";
    DescriptionAbsent Error "copilot-description-absent" "R3.6"
        "The parameter '{parameter}' has no description, which copilot.tool.strict asks for."
        "Describe it with @CopilotToolParam(\"...\") or in Javadoc (@param {parameter}).";
    TypeInaccessible Error "copilot-type-inaccessible" "R4.4"
        "The companion cannot name {type}, the type of {path}."
        "Make it and the classes around it package-private or more, or public where it is in another package.";
    TypeName Error "copilot-type-name" "R3.12"
        "The name of the type {type}, which {path} needs, cannot be written in Java, so the companion cannot use the type."
        "Rename it where it is declared, or use another type.";
    DefaultInvalid Error "copilot-default-invalid" "R4.6"
        "The default {value} of '{parameter}' is not {expected}."
        "Write one that is: {example}.";
    DefaultConstraint Error "copilot-default-constraint" "R4.6"
        "The default {value} of '{parameter}' breaks a constraint of its own: it {problem}."
        "Change the default or the constraint.";
    ConstraintInvalid Error "copilot-constraint-invalid" "R7.8"
        "The constraint @{constraint} of {path} cannot be applied: {problem}."
        "{fix}.";
    ConstraintUnmet Error "copilot-constraint-unmet" "R7.8"
        "No value meets the constraints of {path}: {problem}."
        "Change one of them.";
    RecordParameter Error "copilot-record-parameter" "R4.8"
        "'{member}' has no meaning on '{parameter}': a tool's only parameter, a record, takes the record's components as the tool's arguments."
        "Remove it and annotate the components of {record} with @CopilotToolParam.";
    ComponentName Error "copilot-component-name" "R4.9"
        "'name' has no meaning on the component '{component}' of {record}, a record inside another value ({path}): Jackson would not know it."
        "Rename it with @JsonProperty(\"...\").";
    ComponentDefault Error "copilot-component-default" "R4.9"
        "'defaultValue' has no meaning on the component '{component}' of {record}, a record inside another value ({path})."
        "Set the default in the record's compact constructor.";
    SchemaInvalid Error "copilot-schema-invalid" "R4.10"
        "The schema of '{parameter}' is not usable: {problem} ({position})."
        "{fix}.";
    SchemaRepeated Error "copilot-schema-repeated" "R4.10"
        "The schema of '{parameter}' has the key '{key}' twice in one object ({position})."
        "Keep one of the two.";
    SchemaReference Error "copilot-schema-reference" "R4.10"
        "The schema of '{parameter}' refers to '{reference}', which leads nowhere once it is inside the tool's schema ({position})."
        "{fix}.";
    SchemaKeyword Warning "copilot-schema-keyword" "R4.10"
        "The schema of '{parameter}' has the keyword '{keyword}', which JSON Schema 2020-12 does not know ({position})."
        "{fix}";
    ResultType Error "copilot-result-type" "R6.2"
        "The tool method '{method}' returns {type}, whose values a tool's result cannot hold: nobody would wait for them or collect them."
        "Return {instead}.";
    TypeUnsupported Error "copilot-type-unsupported" "R7.4"
        "{type}, the type of {path}, has no JSON Schema here: {reason}."
        "Use another type, or give the parameter a schema of its own: @CopilotToolParam(schema = \"{...}\").";
    TypeEndless Error "copilot-type-endless" "R7.5"
        "The type {type}, which {path} needs, grows for ever: each use of it needs another one with larger type arguments."
        "Let it use itself with the type arguments that it has, or make the parameter a JsonNode.";
    MapKey Error "copilot-map-key" "R7.3"
        "{type} cannot be the key of {path}: {reason}."
        "Use a String, an enum, a number, a boolean or a UUID as key.";
    TypeInfo Error "copilot-type-info" "R7.7"
        "{type}, the type of {path}, cannot be shown to a model: {reason}."
        "Use @JsonTypeInfo(use = NAME, include = PROPERTY) with @JsonSubTypes, or give the parameter a schema of its own.";
    SealedUntyped Warning "copilot-sealed-untyped" "R7.7"
        "{type}, the type of {path}, is sealed, but nothing tells Jackson which of its types to make."
        "Put @JsonTypeInfo and @JsonSubTypes on it, or @JsonDeserialize.";
    EnumValue Warning "copilot-enum-value" "R7.7"
        "The enum {type}, the type of {path}, names its constants by code (@JsonValue or @JsonCreator), so its values cannot be shown to the model."
        "Name the constants by @JsonProperty instead.";
    OptionalUnreadable Warning "copilot-optional-unreadable" "R7.10"
        "{path} is an {type}, which the SDK's mapper cannot read inside a type that it reads itself."
        "Use {instead} there, which is null where the value is missing.";
    LoneSurrogate Error "copilot-lone-surrogate" "R9.2"
        "{text} holds half of a surrogate pair, which cannot be sent as JSON."
        "Write the whole pair, or remove the half.";
    TooLarge Error "copilot-too-large" "R7.5"
        "{what} is too large: {size}, and the bound is {bound}."
        "{fix}.";
    TypeMissing Error "copilot-type-missing" "R8.3"
        "The type {type}, needed for {path}, is not on the class path."
        "Add the dependency that has it.";
    TypeLate Error "copilot-type-late" "R8.3"
        "The type {type}, needed for {path}, was missing when annotation processing ended, so '{class}' gets no companion."
        "Add the dependency that has the type, or have the processor that writes it do so before the last round.";
    Request Error "copilot-request" "R10.1"
        "The native core could not read what the processor sent: {problem}."
        "This is a fault of the processor: please report it with this text and the class that was compiled.";
    Internal Error "copilot-internal" "R8.4"
        "The processor failed: {problem}."
        "This is a fault of the processor: please report it with this text and the class that was compiled.";
    Native Error "copilot-native" "R10.4"
        "The native library could not be loaded: {problem}."
        "The message says what to do: docs/troubleshooting.md has each case.";
    Write Error "copilot-write" "R8.2"
        "The generated file '{name}' could not be written: {problem}."
        "Make the output folder writable, and let no other processor generate the same file.";
    BuildMismatch Error "copilot-build-mismatch" "R10.6"
        "The processor's Java part and its native library are of different builds: {problem}."
        "Use the library of the same copilot-tool-processor jar: remove the override property, or update both.";
}

/// The template with its arguments in place; an argument that is not given leaves its braces standing.
fn fill(template: &str, arguments: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len().saturating_add(64));
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let named = after.split_once('}').and_then(|(name, behind)| {
            arguments
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value, behind))
        });
        if let Some((value, behind)) = named {
            text.push_str(value);
            rest = behind;
        } else {
            text.push('{');
            rest = after;
        }
    }
    text.push_str(rest);
    text
}

/// The diagnostics of one class as they are found.
#[derive(Debug)]
pub(crate) struct Diagnostics<'r> {
    request: &'r Request,
    strict: bool,
    suppressed: BTreeSet<&'r str>,
    scopes: OnceCell<HashMap<ElementId, Scope<'r>>>,
    found: Vec<Reported>,
    errors: usize,
}

/// A moment in the validation of a class.
#[derive(Debug)]
pub(crate) struct Mark {
    found: usize,
    errors: usize,
}

impl Reported {
    /// A problem of the processor itself, which belongs to no element.
    pub(crate) fn without_place(code: Code, problem: &str) -> Self {
        let entry = code.entry();
        let text = format!(
            "[{}] {} {}",
            entry.code,
            fill(entry.sentence, &[("problem", problem)]),
            entry.help
        );
        Self {
            severity: entry.severity,
            once: true,
            code: entry.code,
            text,
            place: Place::default(),
        }
    }
}

/// What an element's `@SuppressWarnings` silences, and the element around it.
#[derive(Debug)]
struct Scope<'r> {
    around: Option<ElementId>,
    annotations: &'r [Annotation],
}

impl<'r> Diagnostics<'r> {
    /// None yet; with the suppressions of `copilot.tool.suppress`, and warnings as errors where `strict` (R3.6).
    pub(crate) fn new(request: &'r Request, strict: bool) -> Self {
        let suppressed = request.options.get("copilot.tool.suppress").map_or("", String::as_str);
        let suppressed = suppressed
            .split(',')
            .map(str::trim)
            .filter(|code| !code.is_empty())
            .collect();
        Self {
            request,
            strict,
            suppressed,
            scopes: OnceCell::new(),
            found: Vec::new(),
            errors: 0,
        }
    }

    /// Whether anything found so far stops the companion.
    pub(crate) fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// What was found so far, to tell it from what is found later.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            found: self.found.len(),
            errors: self.errors,
        }
    }

    /// How many errors were found since then.
    pub(crate) fn errors_since(&self, mark: &Mark) -> usize {
        self.errors.saturating_sub(mark.errors)
    }

    /// Takes back what was found since then.
    pub(crate) fn take_since(&mut self, mark: &Mark) -> Vec<Reported> {
        self.errors = mark.errors;
        self.found.split_off(mark.found.min(self.found.len()))
    }

    /// Reports what was taken back after all.
    pub(crate) fn put_back(&mut self, taken: Vec<Reported>) {
        let is_error = |reported: &&Reported| reported.severity == Severity::Error;
        self.errors += taken.iter().filter(is_error).count();
        self.found.extend(taken);
    }

    /// How many errors there are so far.
    pub(crate) fn errors(&self) -> usize {
        self.errors
    }

    /// What was found, in the order of finding, each at its place once.
    pub(crate) fn into_reported(self) -> Vec<Reported> {
        self.found
    }

    /// Reports one, unless it can be silenced and is, at its place or by option (R8.1).
    pub(crate) fn report(&mut self, code: Code, place: &Place, arguments: &[(&str, &str)]) {
        let entry = code.entry();
        let silenceable = code.is_silenceable();
        if silenceable && (self.suppressed.contains(entry.code) || self.is_suppressed_at(place.element, entry.code)) {
            return;
        }
        let severity = if self.strict && entry.severity == Severity::Warning {
            Severity::Error
        } else {
            entry.severity
        };
        let mut text = format!("[{}] {}", entry.code, fill(entry.sentence, arguments));
        let help = fill(entry.help, arguments);
        if !help.is_empty() {
            text.push(' ');
            text.push_str(&help);
        }
        if silenceable {
            use std::fmt::Write;
            let code = entry.code;
            // Writing to a String does not fail.
            let _ = write!(
                text,
                " (@SuppressWarnings(\"{code}\") or -Acopilot.tool.suppress={code} silences this.)"
            );
        }
        let again = self
            .found
            .iter()
            .rev()
            .take(64)
            .any(|known| known.place == *place && known.text == text);
        if again {
            return;
        }
        self.errors += usize::from(severity == Severity::Error);
        self.found.push(Reported {
            severity,
            once: code.is_of_the_compilation(),
            code: entry.code,
            text,
            place: place.clone(),
        });
    }

    fn is_suppressed_at(&self, element: Option<ElementId>, code: &str) -> bool {
        let scopes = self.scopes.get_or_init(|| scopes(self.request));
        let mut around = element;
        // A request whose elements enclose one another in a circle must not hang anybody.
        for _ in 0..256 {
            let Some(scope) = around.and_then(|element| scopes.get(&element)) else {
                return false;
            };
            let named = facts::annotation(scope.annotations, "java.lang.SuppressWarnings");
            let codes = named
                .and_then(|annotation| annotation.value("value"))
                .map_or(&[][..], |value| value.elements());
            let names = |value: &Value| value.as_str().is_some_and(|name| name == code || name == "all");
            if codes.iter().any(names) {
                return true;
            }
            around = scope.around;
        }
        false
    }
}

/// Every element that a diagnostic can be at, with the element around it.
fn scopes(request: &Request) -> HashMap<ElementId, Scope<'_>> {
    let mut scopes = HashMap::new();
    for (_, declaration) in request.declarations() {
        let around = declaration.enclosing.map(|id| request.declaration(id).element);
        scopes.insert(
            declaration.element,
            Scope {
                around,
                annotations: &declaration.annotations,
            },
        );
        for member in declaration.components.iter().chain(&declaration.fields) {
            scopes.insert(
                member.element,
                Scope {
                    around: Some(declaration.element),
                    annotations: &member.annotations,
                },
            );
        }
        for method in declaration.constructors.iter().chain(&declaration.methods) {
            scopes.insert(
                method.element,
                Scope {
                    around: Some(declaration.element),
                    annotations: &method.annotations,
                },
            );
            for parameter in &method.parameters {
                let scope = Scope {
                    around: Some(method.element),
                    annotations: &parameter.annotations,
                };
                scopes.insert(parameter.element, scope);
            }
        }
    }
    scopes
}
