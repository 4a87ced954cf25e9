//! The table of all diagnostics: fields, severity, code, rule, sentence and help (R8.1). The page of all diagnostics is
//! printed from it, with the texts that the shim reports without the core.
//!
//! In a text, `{name}` is the field with that name. Names after a `;` are values derived from a field. Brackets contain
//! a field and the enum whose texts the page lists. The kinds at the end are reported by the shim alone, with the texts
//! of [`super::shim`].

use super::reasons::{
    BuiltinEffect, BuiltinFix, Callable, Choices, ContextInstead, Contradiction, Described, Excess, Expected,
    InvalidConstraint, JavadocTag, KeywordFix, LeftOut, NameProblem, NeverWritten, NoKey, NullFix, OnlyLibrary,
    PrimitiveFix, ReferenceFix, ResultContent, ReturnInstead, SchemaProblem, SurrogateText, Undescribed, Unenforced,
    Unreadable, UnshownTypeInfo, UnusableRuntime, VersionOfJackson,
};
use copilot_tool_text::json::Position;
use copilot_tool_wire::request::RequestError;
use copilot_tool_wire::response::Severity;

macro_rules! diagnostics {
    (core {
        $(
            $severity:ident $code:literal $rule:literal $([$about:ident: $reasons:ident])?
                $variant:ident { $($field:ident: $type:ty),* $(; $fix:ident = $value:expr)? }
                $sentence:literal
                $help:literal;
        )*
    } shim {
        $(
            $shim_severity:ident $shim_code:literal $shim_rule:literal
                $shim_variant:ident
                $shim_sentence:literal
                $shim_help:literal;
        )*
    }) => {
        /// A diagnostic with the fields of its text.
        #[derive(Debug)]
        pub enum Diagnostic {
            $(#[doc = concat!("`", $code, "`, by ", $rule)] $variant { $($field: $type),* },)*
        }

        /// A kind of diagnostic.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = concat!("`", $code, "`, by ", $rule)] $variant,)*
            $(#[doc = concat!("`", $shim_code, "`, by ", $shim_rule)] $shim_variant,)*
        }

        /// Every kind, in the table's order.
        pub const CODES: &[Code] = &[$(Code::$variant,)* $(Code::$shim_variant,)*];

        impl Code {
            /// Returns the entry of the table.
            pub fn entry(self) -> Entry {
                match self {
                    $(Self::$variant => Entry {
                        code: $code,
                        severity: Severity::$severity,
                        rule: $rule,
                        sentence: $sentence,
                        help: $help,
                        reasons: None $(.or(Some((stringify!($about), $reasons::TEMPLATES))))?,
                    },)*
                    $(Self::$shim_variant => Entry {
                        code: $shim_code,
                        severity: Severity::$shim_severity,
                        rule: $shim_rule,
                        sentence: $shim_sentence,
                        help: $shim_help,
                        reasons: None,
                    },)*
                }
            }
        }

        impl Diagnostic {
            /// Returns the kind of the diagnostic.
            pub fn code(&self) -> Code {
                match self {
                    $(Self::$variant { .. } => Code::$variant,)*
                }
            }

            /// Returns the sentence.
            #[expect(unused_variables, reason = "a field may stand in the help alone")]
            pub(super) fn sentence(&self) -> String {
                match self {
                    $(Self::$variant { $($field),* } => format!($sentence),)*
                }
            }

            /// Returns the help.
            #[expect(unused_variables, reason = "a field may stand in the sentence alone")]
            pub(super) fn help(&self) -> String {
                match self {
                    $(Self::$variant { $($field),* } => {
                        $(let $fix = $value;)?
                        format!($help)
                    })*
                }
            }
        }
    };
}

/// The table's entry for one kind of diagnostic.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The stable code for `@SuppressWarnings` and `copilot.tool.suppress`.
    pub code: &'static str,
    pub severity: Severity,
    pub rule: &'static str,
    pub sentence: &'static str,
    /// The help, as a format string.
    pub help: &'static str,
    /// A name in these, and its possible texts as format strings.
    pub reasons: Option<(&'static str, &'static [&'static str])>,
}

diagnostics! {
core {
    Error "copilot-api-missing" "R2.3"
        ApiMissing { missing: &'static str }
        "The class path has the tool annotations but not {missing}, which a companion needs."
        "Put the Copilot SDK (com.github:copilot-sdk-java) or copilot-tool-api on the class path, with Jackson; a named module also requires com.github.copilot.java and com.fasterxml.jackson.databind.";
    Error "copilot-sdk-newer" "R2.4"
        SdkNewer { component: String, r#type: String }
        "ToolDefinition has a component '{component}' of the primitive type {type}, which this processor does not know."
        "The SDK on the class path is newer than the processor: update copilot-tool-processor.";
    Error "copilot-experimental" "R2.6"
        Experimental { class: String }
        "The SDK marks its tool API as experimental, and nothing allows '{class}' to use it."
        "Pass -Acopilot.experimental.allowed=true to the compiler, or put @AllowCopilotExperimental on the class.";
    Error "copilot-option" "R3.1"
        Option { option: String, value: String, choices: Choices }
        "The option -A{option} has the value '{value}'."
        "Use one of: {choices}.";
    Error "copilot-runtime" "R9.7" [problem: UnusableRuntime]
        Runtime { problem: UnusableRuntime }
        "The option -Acopilot.tool.runtime=linked cannot be followed: {problem}."
        "Put copilot-tool-runtime of the processor's version on the class path, or leave the option out: companions then contain what they need.";
    Note "copilot-name-differs" "R3.1"
        NameDiffers { names: String }
        "The names of these tools differ from those that the SDK's own processor gives: {names}."
        "Allow-lists and prompts may hold the old names: set -Acopilot.tool.naming=sdk to keep them, or =heck to keep the new ones without this note.";
    Error "copilot-name-invalid" "R3.2" [problem: NameProblem]
        NameInvalid { name: String, problem: NameProblem }
        "The tool name '{name}' {problem}."
        "A tool's name has 1 to 128 characters out of A-Z, a-z, 0-9, '_' and '-': one other character makes the Copilot CLI refuse the whole session.";
    Warning "copilot-name-long" "R3.2"
        NameLong { name: String, length: usize, annotation: String }
        "The tool name '{name}' has {length} characters."
        "Some model providers refuse names of more than 64: set a shorter one with {annotation}.";
    Error "copilot-name-repeated" "R3.2"
        NameRepeated { name: String, other: String, annotation: String }
        "The tool name '{name}' belongs to {other} too."
        "Of two tools with the same name the model sees the first and the SDK runs the second: give one of them another with {annotation}.";
    Warning "copilot-name-builtin" "R3.10"
        NameBuiltin { name: String, effect: BuiltinEffect, fix: BuiltinFix }
        "The Copilot CLI has a built-in tool '{name}': {effect}."
        "{fix}.";
    Note "copilot-override-unknown" "R3.10"
        OverrideUnknown { name: String }
        "The tool '{name}' says that it replaces a built-in tool, but the Copilot CLI 1.0.102 has none with this name."
        "Correct the name, or remove overridesBuiltInTool: no tool of the CLI is replaced.";
    Error "copilot-description-missing" "R3.3"
        DescriptionMissing { tool: String, elsewhere: Undescribed, annotation: String }
        "The tool '{tool}' has no description{elsewhere}."
        "Say in {annotation} or in the method's Javadoc what it does: the model selects tools by their description.";
    Warning "copilot-tool-undescribed" "R3.15"
        ToolUndescribed { tool: String, elsewhere: Undescribed, annotation: String, method: String }
        "The tool '{tool}' has no description{elsewhere}, so the model is given the method's name, '{method}'."
        "Say in {annotation} or in the method's Javadoc what it does: the model selects tools by their description.";
    Note "copilot-annotation-superseded" "R3.15"
        AnnotationSuperseded { method: String, other: String, library: String, followed: String }
        "The method '{method}' is a tool by @{followed}, so @{other} of {library} has no effect on its companion."
        "Remove one of them, or keep both if {library} uses the method, too.";
    Warning "copilot-member-ignored" "R3.15"
        MemberIgnored { member: String, annotation: String, library: String }
        "'{member}' of @{annotation}, an annotation of {library}, has no effect on the companion."
        "docs/tools-you-already-have.md lists the members that are followed.";
    Warning "copilot-tool-left-out" "R3.15" [reason: OnlyLibrary]
        ToolLeftOut { tool: String, reason: OnlyLibrary, fix: Callable }
        "The tool '{tool}' is left out of the companion: {reason}."
        "{fix}.";
    Error "copilot-member-repeated" "R4.14"
        MemberRepeated { first: String, second: String, annotation: String, library: String }
        "@{annotation} has both '{first}' and '{second}', which mean the same: {library} refuses it."
        "Remove one of the two.";
    Error "copilot-method-private" "R3.4"
        MethodPrivate { method: String }
        "The tool method '{method}' is private, so its companion cannot call it."
        "Make it package-private or more.";
    Warning "copilot-method-final" "R3.13"
        MethodFinal { method: String, class: String, annotation: String }
        "The tool method '{method}' is final, and for @{annotation} a framework makes a subclass of '{class}' that cannot override it: the call would skip the framework's interceptors, and could see fields that are not set."
        "Remove final (in Kotlin, make the method open), or move the tool to a class without @{annotation}.";
    Error "copilot-class-private" "R3.4"
        ClassPrivate { class: String }
        "The tool class '{class}' is private or inside a private or local class, so a companion could not name it."
        "Make it and the classes around it package-private or more.";
    Error "copilot-class-implicit" "R3.4"
        ClassImplicit { class: String }
        "The tools are in a compact source file, whose class '{class}' has no name that a companion could use."
        "Declare a class around them: class {class} {{ ... }}.";
    Error "copilot-class-name" "R9.1"
        ClassName { class: String, suffix: &'static str, length: usize }
        "The name of the tool class '{class}' is too long: with '{suffix}' it is the name of a file of {length} bytes."
        "Most file systems allow 255: give it, or the classes around it, a shorter name.";
    Error "copilot-method-inaccessible" "R3.8"
        MethodInaccessible { method: String, owner: String, class: String }
        "The tool method '{method}', inherited from {owner}, is protected in another package, so the companion cannot call it."
        "Override it in '{class}' or make it public.";
    Error "copilot-method-name" "R3.12"
        MethodName { method: String, owner: String }
        "The name of the tool method '{method}' of {owner} is not a Java identifier, so the companion cannot call the method."
        "Rename it where it is declared.";
    Error "copilot-parameter-names" "R3.8"
        ParameterNames { method: String, owner: String, names: String, annotation: String }
        "The parameters of the tool method '{method}', inherited from {owner}, have no names in its class file: the model would see {names}."
        "Compile {owner} with -parameters, or name them with {annotation}.";
    Warning "copilot-builtin-unasked" "R3.6"
        BuiltinUnasked { tool: String }
        "The tool '{tool}' replaces a built-in tool and runs without asking for permission."
        "Leave out skipPermission unless this is intended.";
    Error "copilot-metadata-repeated" "R3.7"
        MetadataRepeated { key: String }
        "The metadata key '{key}' occurs twice."
        "Keep one of the entries: a map holds one value for a key.";
    Error "copilot-hints-contradictory" "R3.14"
        HintsContradictory { tool: String }
        "The hints of the tool '{tool}' say that it is readOnly and destructive."
        "Remove one of the two: a tool that changes nothing cannot delete or overwrite.";
    Warning "copilot-hints-conflict" "R3.15"
        HintsConflict { tool: String, library: String }
        "The hints of the tool '{tool}' say that it is readOnly and destructive, which {library} accepts."
        "Remove one of the two: a tool that changes nothing cannot delete or overwrite.";
    Warning "copilot-hints-unsupported" "R3.14"
        HintsUnsupported { annotation: String }
        "The hints of @{annotation} have no effect, because the SDK on the class path has no metadata of tools."
        "Use Copilot SDK 1.0.7 or later, or copilot-tool-api, or remove the hints.";
    Error "copilot-parameter-repeated" "R4.1"
        ParameterRepeated { name: String, tool: String, annotation: String }
        "The name '{name}' belongs to two parameters of the tool '{tool}'."
        "Give one of them another with {annotation}.";
    Warning "copilot-parameter-name" "R4.1"
        ParameterName { name: String }
        "The parameter name '{name}' is not a plain identifier of at most 64 characters."
        "Some model providers refuse such names: use letters, digits and '_', not beginning with a digit.";
    Error "copilot-invocation-repeated" "R4.2"
        InvocationRepeated { method: String }
        "The tool method '{method}' takes more than one ToolInvocation."
        "Keep one: it is runtime context and not part of the schema.";
    Error "copilot-invocation-annotated" "R4.2"
        InvocationAnnotated { parameter: String, annotation: String }
        "The ToolInvocation parameter '{parameter}' is annotated with @{annotation}."
        "Remove the annotation: a ToolInvocation is runtime context and not part of the schema.";
    Warning "copilot-jackson-ignored" "R4.13"
        JacksonIgnored { annotation: String, parameter: String }
        "@{annotation} has no effect on the parameter '{parameter}': Jackson sees annotations on the types that it reads, and on their members, but not on a tool's parameters."
        "Remove it, or take a record that has the parameter as a component with this annotation.";
    Error "copilot-required-default" "R4.4"
        RequiredDefault { parameter: String }
        "The parameter '{parameter}' is required = true and has a default."
        "Remove one of the two: a default alone makes a parameter optional.";
    Error "copilot-default-secret" "R5.12"
        DefaultSecret { parameter: String }
        "The parameter '{parameter}' is or contains a secret, and its default would be shown in the schema."
        "Remove the default, and make the parameter @Nullable if it can be left out.";
    Warning "copilot-default-optional" "R4.14"
        DefaultOptional { parameter: String, annotation: String }
        "The parameter '{parameter}' is required = true in @{annotation} and has a default, which makes it optional."
        "Remove one of the two.";
    Warning "copilot-parameter-undescribed" "R4.14"
        ParameterUndescribed { parameter: String, elsewhere: Undescribed, annotation: String }
        "The parameter '{parameter}' has no description{elsewhere}."
        "Say in {annotation} or in Javadoc (@param {parameter}) what it means: the model fills in arguments by their description.";
    Error "copilot-context-parameter" "R4.14" [instead: ContextInstead]
        ContextParameter { parameter: String, r#type: String, library: String, instead: ContextInstead, fix: NullFix }
        "The parameter '{parameter}' ({type}) is one that {library} passes in itself, and a companion does not have it."
        "{instead}. If the method can do without it, {fix}: the companion then passes null.";
    Warning "copilot-context-null" "R4.14" [instead: ContextInstead]
        ContextNull { parameter: String, r#type: String, library: String, instead: ContextInstead }
        "The companion passes null for the parameter '{parameter}' ({type}), which only {library} has."
        "{instead}.";
    Warning "copilot-method-unannotated" "R4.4"
        MethodUnannotated { parameter: String, method: String, annotation: String }
        "The parameter '{parameter}' has @{annotation}, but the method '{method}' has no @CopilotTool, so the annotation has no effect."
        "Annotate the method, or remove the annotation of the parameter.";
    Error "copilot-primitive-optional" "R4.4"
        PrimitiveOptional { parameter: String, said: &'static str, r#type: &'static str, fix: PrimitiveFix }
        "The parameter '{parameter}' is {said} without a default, and the primitive type {type} has no null."
        "{fix}.";
    Error "copilot-schema-default" "R4.4"
        SchemaDefault { parameter: String }
        "The parameter '{parameter}' has both a schema and a defaultValue."
        "Remove one of the two: a schema of your own holds its default itself.";
    Error "copilot-description-blank" "R4.4"
        DescriptionBlank { parameter: String, elsewhere: Undescribed }
        "The description of the parameter '{parameter}' is blank{elsewhere}."
        "Say in @CopilotToolParam(\"...\") or in Javadoc (@param {parameter}) what it means: the model fills in arguments by their description.";
    Error "copilot-description-absent" "R3.6"
        DescriptionAbsent { described: Described, elsewhere: Undescribed, annotation: String, tag: JavadocTag }
        "The {described} has no description, which copilot.tool.strict asks for{elsewhere}."
        "Describe it with {annotation} or in Javadoc{tag}.";
    Note "copilot-javadoc-elsewhere" "R7.9"
        JavadocElsewhere { types: String }
        "The Javadoc of properties of {types} is not shown to the model, because it is in another file than the tool class: an incremental build would not see its changes."
        "Describe the properties with @JsonPropertyDescription, @CopilotToolParam or @Schema.";
    Error "copilot-type-inaccessible" "R4.4"
        TypeInaccessible { r#type: String, path: String }
        "The companion cannot name {type}, the type of {path}."
        "Make it and the classes around it package-private or more, or public if it is in another package.";
    Error "copilot-type-name" "R3.12"
        TypeName { r#type: String, path: String }
        "The name of the type {type}, which {path} needs, cannot be written in Java, so the companion cannot use the type."
        "Rename it where it is declared, or use another type.";
    Error "copilot-default-invalid" "R4.6" [expected: Expected]
        DefaultInvalid { value: String, parameter: String, expected: Expected, example: String }
        "The default {value} of '{parameter}' is not {expected}."
        "Write one that is: {example}.";
    Warning "copilot-default-empty" "R4.6"
        DefaultEmpty { parameter: String }
        "The empty defaultValue of '{parameter}' is the same as no default."
        "Remove it. If the argument can be left out, make the parameter Optional, or @Nullable, and use the empty text in the method.";
    Warning "copilot-default-null" "R4.6"
        DefaultNull { parameter: String }
        "The default of '{parameter}' is a text of four letters, null, and not the absence of a value."
        "If the argument can be left out, make the parameter Optional, or @Nullable, and remove the default.";
    Error "copilot-default-constraint" "R4.6"
        DefaultConstraint { value: String, parameter: String, words: String }
        "The default {value} of '{parameter}' breaks a constraint of the parameter: it must be {words}."
        "Change the default or the constraint.";
    Error "copilot-constraint-invalid" "R7.8" [problem: InvalidConstraint]
        ConstraintInvalid { constraint: String, path: String, problem: InvalidConstraint; fix = problem.fix() }
        "The constraint @{constraint} of {path} cannot be applied: {problem}."
        "{fix}.";
    Warning "copilot-constraint-ignored" "R7.8" [problem: Unenforced]
        ConstraintIgnored { constraint: String, path: String, problem: Unenforced }
        "The constraint @{constraint} of {path} is not enforced: {problem}."
        "Check the value in the tool method, or use another constraint.";
    Error "copilot-constraint-unmet" "R7.8" [problem: Contradiction]
        ConstraintUnmet { path: String, problem: Contradiction }
        "No value meets the constraints of {path}: {problem}."
        "Change one of them.";
    Error "copilot-record-parameter" "R4.8"
        RecordParameter { member: String, parameter: String, record: String }
        "'{member}' has no meaning on '{parameter}': a tool's only parameter, a record, takes the record's components as the tool's arguments."
        "Remove it and annotate the components of {record} with @CopilotToolParam.";
    Error "copilot-component-name" "R4.9"
        ComponentName { component: String, record: String, path: String }
        "'name' has no meaning on the component '{component}' of {record}, a record inside another value ({path}): Jackson would not know it."
        "Rename it with @JsonProperty(\"...\").";
    Error "copilot-component-default" "R4.9"
        ComponentDefault { component: String, record: String, path: String }
        "'defaultValue' has no meaning on the component '{component}' of {record}, a record inside another value ({path})."
        "Set the default in the record's compact constructor.";
    Error "copilot-schema-invalid" "R4.10"
        SchemaInvalid { parameter: String, problem: SchemaProblem, position: Position; fix = problem.fix() }
        "The schema of '{parameter}' is not usable: {problem} ({position})."
        "{fix}.";
    Error "copilot-schema-repeated" "R4.10"
        SchemaRepeated { parameter: String, key: String, position: Position }
        "The schema of '{parameter}' has the key '{key}' twice in one object ({position})."
        "Keep one of the two.";
    Error "copilot-schema-reference" "R4.10"
        SchemaReference { parameter: String, reference: String, position: Position, fix: ReferenceFix }
        "The schema of '{parameter}' refers to '{reference}', which does not exist once the schema is inside the tool's ({position})."
        "{fix}.";
    Warning "copilot-schema-keyword" "R4.10"
        SchemaKeyword { parameter: String, keyword: String, position: Position, fix: KeywordFix }
        "The schema of '{parameter}' has the keyword '{keyword}', which JSON Schema 2020-12 does not know ({position})."
        "{fix}";
    Warning "copilot-schema-type" "R4.11"
        SchemaType { parameter: String, said: String, r#type: String, expected: String }
        "The schema of '{parameter}' says that it is {said}, but {type} is only read from {expected}."
        "Change the schema or the parameter's type: the model follows the schema, and the answer to each such call says that the argument must be {expected}.";
    Warning "copilot-failure-inaccessible" "R5.10"
        FailureInaccessible { method: String, r#type: String }
        "The tool method '{method}' throws {type}, which its companion cannot name: the model does not see the exception's message."
        "Make it and the classes around it package-private or more, or public if it is in another package.";
    Note "copilot-failure-unanswered" "R5.10"
        FailureUnanswered { method: String, types: String }
        "The tool method '{method}' throws {types}, whose message the model does not see: it is neither of this module nor has @ToolFailure."
        "Throw an exception of your own, or pass the tools to CopilotTools.translated.";
    Warning "copilot-result-library" "R3.15"
        ResultLibrary { method: String, r#type: String, library: String }
        "The tool method '{method}' returns {type}, by which {library} answers calls; the companion writes it as JSON, as any other object."
        "Return the value itself, or a ToolResultObject: the model reads the JSON of {type}.";
    Error "copilot-result-type" "R6.2" [instead: ReturnInstead]
        ResultType { method: String, r#type: String, instead: ReturnInstead }
        "The tool method '{method}' returns {type}, whose values a tool's result cannot hold: they would be neither awaited nor collected."
        "Return {instead}.";
    Warning "copilot-result-bytes" "R6.4"
        ResultBytes { method: String }
        "The tool method '{method}' returns bytes, which the model reads as base64 text: 1.3 MB of it for a file of 1 MB."
        "Return a ToolBinaryResult, which is sent as an image, a sound or a file, or a String with what the model needs.";
    Note "copilot-result-content" "R6.4" [content: ResultContent]
        ResultContent { method: String, path: String, content: ResultContent }
        "In the result of the tool method '{method}', {path} is {content}."
        "Return what the model can use: a text, or ToolBinaryResults by themselves, in a list, or in a record with one text.";
    Error "copilot-result-unwritable" "R6.3" [reason: NeverWritten]
        ResultUnwritable { method: String, r#type: String, path: String, reason: NeverWritten; fix = reason.fix() }
        "No mapper can write what the tool method '{method}' returns: {type}, the type of {path}, {reason}."
        "{fix}: as it is, the call would fail after the tool has done its work.";
    Warning "copilot-result-empty" "R7.27"
        ResultEmpty { method: String, r#type: String, path: String }
        "What the tool method '{method}' returns can hold a {type} ({path}), a class without properties that Jackson writes: a value that has one cannot be written."
        "Return a record of what the model needs, or make sure that there is none.";
    Error "copilot-result-optional" "R6.3"
        ResultOptional { method: String, r#type: String, path: String, instead: String, module: &'static str }
        "What the tool method '{method}' returns holds the type {type} ({path}), whose values the SDK's mapper cannot write."
        "Use {instead} there, with @Nullable or @CopilotToolParam(required = false) if it is an argument, too: it is left out if it is null. If the definitions get a mapper of your own, which has the {module}, compile with -Acopilot.tool.mapper=own.";
    Warning "copilot-result-circle" "R6.3"
        ResultCircle { method: String, r#type: String, path: String }
        "What the tool method '{method}' returns can contain itself: {path} can lead back to an object around it, and a value that does cannot be written."
        "Leave it out with @JsonIgnore or @JsonBackReference, put @JsonIdentityInfo on {type}, or return a record of what the model needs.";
    Error "copilot-type-unsupported" "R7.4" [reason: Unreadable]
        TypeUnsupported { r#type: String, path: String, reason: Unreadable; fix = reason.fix() }
        "{type}, the type of {path}, has no JSON Schema here: {reason}."
        "{fix}.";
    Error "copilot-type-endless" "R7.5"
        TypeEndless { r#type: String, path: String }
        "The type {type}, which {path} needs, is infinitely recursive: each use of it needs another one with larger type arguments."
        "Use the type inside itself only with the same type arguments, or make the parameter a JsonNode.";
    Error "copilot-map-key" "R7.3" [reason: NoKey]
        MapKey { r#type: String, path: String, reason: NoKey }
        "{type} cannot be the key of {path}: {reason}."
        "Use a String, an enum, a number, a boolean or a UUID as key.";
    Error "copilot-type-info" "R7.7" [reason: UnshownTypeInfo]
        TypeInfo { r#type: String, path: String, reason: UnshownTypeInfo; fix = reason.fix() }
        "{type}, the type of {path}, cannot be shown to a model: {reason}."
        "{fix}.";
    Warning "copilot-subtype-left-out" "R7.7" [reason: LeftOut]
        SubtypeLeftOut { r#type: String, path: String, subtype: String, reason: LeftOut }
        "{subtype} is not offered as a subtype of {type}, the type of {path}: {reason}."
        "Use @JsonTypeInfo(use = NAME) and a subtype that Jackson reads from an object, or remove it from @JsonSubTypes.";
    Warning "copilot-sealed-untyped" "R7.12"
        SealedUntyped { r#type: String, path: String }
        "{type}, the type of {path}, is sealed, and inside a type that Jackson reads nothing says which of its types to make."
        "Put @JsonTypeInfo and @JsonSubTypes on it, or @JsonDeserialize.";
    Error "copilot-sealed-leaf" "R7.12"
        SealedLeaf { r#type: String, path: String, leaf: String }
        "{type}, the type of {path}, is sealed, and its type {leaf} is not a record that generated code reads."
        "Make it a record whose Jackson annotations only rename or describe components, or put @JsonTypeInfo and @JsonSubTypes on {type}.";
    Error "copilot-sealed-ambiguous" "R7.12"
        SealedAmbiguous { r#type: String, path: String, first: String, second: String }
        "{type}, the type of {path}, is sealed, and one value could be {first} as well as {second}: all required properties of each are properties of the other."
        "Put @JsonTypeInfo and @JsonSubTypes on {type}, or give them required properties of their own.";
    Warning "copilot-enum-value" "R7.7"
        EnumValue { r#type: String, path: String }
        "The enum {type}, the type of {path}, defines its values by a method (@JsonValue or @JsonCreator), so its values cannot be shown to the model."
        "Name the constants with @JsonProperty instead. If the enum is not yours, list its values as enum in a schema of the parameter.";
    Warning "copilot-enum-repeated" "R7.7"
        EnumRepeated { r#type: String, path: String, first: String, second: String, name: String }
        "The constants {first} and {second} of the enum {type}, the type of {path}, have the same name in JSON, '{name}': a value with that name does not say which of them is meant."
        "Give one of them a name of its own with @JsonProperty(\"...\").";
    Warning "copilot-fields-unset" "R7.7"
        FieldsUnset { r#type: String, path: String }
        "Jackson can set none of the fields of {type}, the type of {path}: the model is shown an object without properties, and what it sends is lost."
        "Add setters, or a constructor with @JsonCreator whose parameters have @JsonProperty, or make the type a record.";
    Warning "copilot-getter-filled" "R7.7"
        GetterFilled { r#type: String, path: String, property: String }
        "The property '{property}' of {type}, the type of {path}, has only a getter: Jackson adds what the model sends to the collection or map that it returns."
        "If the getter computes it, put @JsonIgnore or @JsonProperty(access = READ_ONLY) on it: a call with the property fails, or its values are lost.";
    Warning "copilot-optional-unreadable" "R7.10"
        OptionalUnreadable { path: String, r#type: String, instead: String, module: &'static str }
        "{path} has the type {type}, which the SDK's mapper cannot read inside a type that it reads itself."
        "Use {instead} there, with @Nullable or @CopilotToolParam(required = false): it is null if the value is missing. If the definitions get a mapper of your own, which has the {module}, compile with -Acopilot.tool.mapper=own.";
    Warning "copilot-member-left-out" "R7.27"
        MemberLeftOut { property: String, owner: String, path: String, r#type: String, reason: String }
        "The property '{property}' of {owner}, the type of {path}, is left out: {type} cannot be read, because {reason}."
        "If the tool needs it, take a type of your own instead of the library's.";
    Warning "copilot-jackson-3" "R7.26"
        Jackson3 { r#type: String, path: String, annotations: String }
        "{type}, the type of {path}, has annotations of Jackson 3, which are not followed: {annotations}. Tools are read and written by Jackson 2."
        "Add those of com.fasterxml.jackson.databind.annotation with the same names: a type can have both.";
    Warning "copilot-jackson-version" "R7.28" [problem: VersionOfJackson]
        JacksonVersion { r#type: String, path: String, problem: VersionOfJackson; fix = problem.fix() }
        "{type}, the type of {path}, depends on the version of Jackson: {problem}."
        "{fix}.";
    Error "copilot-lone-surrogate" "R9.2" [text: SurrogateText]
        LoneSurrogate { text: SurrogateText }
        "{text} holds half of a surrogate pair, which cannot be sent as JSON."
        "Write the whole pair, or remove the half.";
    Error "copilot-too-large" "R7.5" [excess: Excess]
        TooLarge { parameter: String, excess: Excess }
        "The schema of the parameter '{parameter}' is too large: {excess}."
        "Use types with fewer parts, or give the parameter a schema of its own.";
    Error "copilot-type-missing" "R8.3"
        TypeMissing { r#type: String, path: String }
        "The type {type}, needed for {path}, is not on the class path."
        "Add the dependency that has it.";
    Error "copilot-type-late" "R8.3"
        TypeLate { r#type: String, path: String, class: String }
        "The type {type}, needed for {path}, was missing when annotation processing ended, so '{class}' gets no companion."
        "Add the dependency that has the type, or have the processor that generates it run before the last round.";
    Error "copilot-request" "R10.1"
        Request { problem: RequestError }
        "The native core could not read what the processor sent: {problem}."
        "This is a bug in the processor: please report it with this text and the class that was compiled.";
    Error "copilot-internal" "R8.4"
        Internal { problem: String }
        "The processor failed: {problem}."
        "This is a bug in the processor: please report it with this text and the class that was compiled.";
    Error "copilot-build-mismatch" "R10.6"
        BuildMismatch { problem: String }
        "The processor's Java part and its core are of different builds: {problem}."
        "Remove -Dcopilot.tool.native, or name the library of the same version. Without that property the jar was put together wrongly: download or build it again.";
}
shim {
    Error "copilot-native" "R10.4"
        Native
        "The core could not be loaded."
        "The message says why and what to do: docs/troubleshooting.md has each case.";
    Note "copilot-core-fallback" "R10.7"
        CoreFallback
        "The processor's core runs as WebAssembly, which gives the same results but makes compilations slower."
        "The message says why, and what to do to use the native library: docs/troubleshooting.md has each case.";
    Error "copilot-core-memory" "R10.7"
        CoreMemory
        "The processor's core runs as WebAssembly, and the class needs more memory than it may have there."
        "Give the compiler more memory, use the native library, or divide the class.";
    Note "copilot-annotation-composed" "R1.8"
        AnnotationComposed
        "A library's tool annotation is on an annotation of the method, which is not followed."
        "Write the library's annotation on the method.";
    Error "copilot-write" "R8.2"
        Write
        "A generated file could not be written."
        "Make the output folder writable, and let no other processor generate the same file.";
}
}
