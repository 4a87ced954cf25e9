//! The variable parts of diagnostics: reasons, expected values, corrections. Each is an enum with its texts, so that
//! the code that finds a problem does not contain the text.

use std::fmt;

use copilot_tool_text::json::{ReadError, ReadErrorKind};
use copilot_tool_text::numbers::NumberError;

macro_rules! reasons {
    ($(
        $(#[$attribute:meta])*
        $name:ident {
            $($variant:ident $({ $($field:ident: $type:ty),* })? $text:literal;)*
        }
    )*) => {$(
        $(#[$attribute])*
        pub enum $name {
            $(#[doc = concat!("\"", $text, "\"")] $variant $({ $($field: $type),* })?,)*
        }

        impl $name {
            /// All texts, with fields' names in braces: for the page of all diagnostics.
            #[allow(dead_code, reason = "the page lists those that the table names, not the parts of others")]
            pub const TEMPLATES: &[&str] = &[$($text),*];
        }

        impl fmt::Display for $name {
            #[allow(unused_variables, reason = "a field may decide on the help alone")]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),* })? => write!(f, $text),)*
                }
            }
        }
    )*};
}

/// Defines reasons that have a help: after `=>`, as a sentence without its full stop, or the one after the enum's name.
macro_rules! reasons_with_fix {
    ($(
        $(#[$attribute:meta])*
        $name:ident $(or $common:ident)? {
            $($variant:ident $({ $($field:ident: $type:ty),* })? $text:literal $(=> $fix:expr)?;)*
        }
    )*) => {
        reasons! {$(
            $(#[$attribute])*
            $name {
                $($variant $({ $($field: $type),* })? $text;)*
            }
        )*}

        $(impl $name {
            /// Returns the help as a sentence without its full stop.
            pub fn fix(&self) -> &'static str {
                match self {
                    $($(Self::$variant { .. } => $fix,)?)*
                    $(_ => $common,)?
                }
            }
        })*
    };
}

const OWN_SCHEMA: &str =
    "Use another type, or give the parameter a schema of its own: @CopilotToolParam(schema = \"{...}\")";
const CHANGE: &str = "Use another type, or change this one so that Jackson can read it";
const ANOTHER_TYPE_INFO: &str =
    "Use @JsonTypeInfo(use = NAME, include = PROPERTY) with @JsonSubTypes, or give the parameter a schema of its own";

const ONE_OBJECT: &str = "Write one JSON object, such as {\"type\": \"string\"}";
const CORRECT: &str = "Correct it as JSON Schema 2020-12 asks";

reasons_with_fix! {
    /// The effect of an annotation that depends on the version of Jackson (R7.28).
    #[derive(Debug, Clone, PartialEq, Eq)]
    VersionOfJackson {
        Ignores { property: String, versions: &'static str } "because of @JsonIgnore, Jackson {versions} ignores the property '{property}' of the record, as its schema does, and other versions read it"
            => "Put @JsonIgnore on the component and no name, or remove it";
        Shows { property: String, versions: &'static str } "because of @JsonIgnore on its setter, Jackson {versions} ignores the property '{property}', which its schema shows, and other versions read it"
            => "Put @JsonProperty on the setter, or @JsonIgnore on the getter, too";
        Since221 { annotations: String } "its annotations {annotations} are followed by Jackson 2.21 and later, and the one on the class path is older"
            => "Use @JsonDeserialize or @JsonSerialize of com.fasterxml.jackson.databind.annotation, or a later Jackson";
    }

    /// The reason why a type has no schema, or no value of it can be read (R7.4).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Unreadable or CHANGE {
        Jdk "it is a type of the JDK that is not read from JSON"
            => "Use another type, or JsonNode, which takes any JSON";
        JdkByMapper "it is a type of the JDK whose JSON no schema shows" => OWN_SCHEMA;
        Jackson3 { instead: String } "it is a type of Jackson 3, and tools are read by Jackson 2, whose type is {instead}"
            => "Use that type";
        NoValue "no value of it can be read from JSON"
            => "Use another type";
        NoClass "it is an interface or abstract class, and no annotation says which class Jackson makes"
            => "Put @JsonTypeInfo and @JsonSubTypes on it, or @JsonDeserialize(as = ...), or use a record or class instead";
        Continuation "Kotlin passes it to a suspend function, which Java cannot call"
            => "Return a CompletableFuture from a function that is not suspend";
        JdkContainer "Jackson cannot make one from JSON, or cannot fill it"
            => "Use List, Set or Map instead";
        ContainerWithoutConstructor "Jackson finds no way to make it: it needs a constructor without parameters, or a @JsonCreator that takes a collection or map"
            => "Add such a constructor, or use List, Set or Map instead";
        NoEnum "Jackson has to know the enum of its elements or keys"
            => "Name the enum as its type argument";
        UnwrapsAbstract "@JsonUnwrapped is on a property of an abstract type, which Jackson cannot make";
        LibraryBuilder "its builder belongs to a library whose types are not examined" => OWN_SCHEMA;
        BuilderOfNoObject "its builder is not read from an object" => OWN_SCHEMA;
        Abstract "it is an interface or abstract class of which Jackson cannot make an instance, unless @JsonDeserialize(as = ...) on it names a class that it can make"
            => "Use List, Set or Map instead";
        Inner "it is an inner class, of which Jackson cannot make an instance, unless it is declared static";
        Library "it belongs to a library whose types are not examined" => OWN_SCHEMA;
        NothingPermitted "no type that it permits can be made";
        NoCreator "Jackson finds no way to make it: it needs a constructor without parameters, or one with @JsonCreator and named parameters";
        NoCreatorButBuilder "Jackson finds no way to make it: no annotation names the builder that its method builder() returns"
            => "Put @Jacksonized beside Lombok's @Builder, or @JsonDeserialize(builder = ...) on it";
        NoCreatorInKotlin "Jackson finds no way to make it: it needs a constructor without parameters, or the name of each parameter"
            => "Put @JsonProperty(\"…\") on each parameter of its constructor, or give each a default value";
        SeveralCreators "it has several creators that take properties";
        UnnamedParameter "a parameter of its creator has no name, which Jackson requires: put @JsonProperty(\"…\") on it";
        CreatorOfItself "its creator takes the type itself";
        CreatorsInACircle { taken: String, again: String } "its creator takes {taken}, and creators lead from there to {again} again, so no JSON can end it";
        EndlessValue { property: String, owner: String } "every value of it contains another one, without end, because '{property}' of {owner} can be neither left out nor empty"
            => "Make that component or property optional (@Nullable, Optional or @CopilotToolParam(required = false)), or let it be empty";
        SeveralDelegates "it has several creators that take the whole value, between which Jackson cannot choose";
        SeveralAnySetters "it has several @JsonAnySetter of one kind, which Jackson refuses"
            => "Leave one of them";
        SeveralFields { property: String } "its property '{property}' has several fields, which Jackson refuses";
        ReferenceWithoutBack { property: String, name: String } "the @JsonManagedReference on its property '{property}' has no counterpart: the property's type needs one @JsonBackReference with the name '{name}', on a member that takes this type"
            => "Add the @JsonBackReference, or remove the @JsonManagedReference";
        SeveralBackReferences { name: String } "it has several @JsonBackReference with the name '{name}', which Jackson refuses"
            => "Give each a name of its own";
        BackReferenceOfRecord "it is a record with a @JsonBackReference, which Jackson cannot set"
            => "Make it a class, or remove the annotation";
        NoConstants "it is an enum without constants"
            => "Add a constant, or use another type";
        TreeOfOnesOwn "it is a subclass of JsonNode, in whose place Jackson makes a node of its own classes"
            => "Use JsonNode instead";
        NarrowedToNoSubtype { property: String, member: &'static str } "@JsonDeserialize({member}) on its property '{property}' names a type that is not a subtype";
        BuildsAnother { method: String, built: String } "its builder's method {method}() returns {built}, which is neither a subtype nor a supertype";
        BuildsNothing { method: String } "its builder has no method {method}() that is not private"
            => "Add one that returns the type, or name it with buildMethodName of @JsonPOJOBuilder";
        BuildsItself "its builder has an empty buildMethodName, so that Jackson makes the builder itself, which is no subtype"
            => "Name the method that returns the type, or let the builder extend it";
        ParametersOfOneName { name: String } "two parameters of its creator have the name '{name}', which Jackson refuses"
            => "Give each a name of its own";
        NoEmptyValue { property: String, member: &'static str, r#type: String } "@JsonSetter({member} = AS_EMPTY) on its property '{property}' makes Jackson look for a constructor of {type} without parameters, and there is none"
            => "Add such a constructor, or remove AS_EMPTY";
        DecimalCreator "Jackson makes it from a BigDecimal only if the number has a fraction, and no JSON Schema tells 5.0 from 5"
            => "Put @JsonCreator on the constructor or factory that takes the BigDecimal";
        InjectedParameter "its creator has a @JacksonInject, for which the mapper that reads arguments has no value"
            => "Remove @JacksonInject, or use another type for the parameter";
        Injected { member: String } "its member '{member}' has a @JacksonInject, for which the mapper that reads arguments has no value"
            => "Remove @JacksonInject, or use another type for the parameter";
        IdentityOfCreator "@JsonIdentityInfo makes Jackson demand an id beside the properties, because it is made by a creator"
            => "Use ObjectIdGenerators.PropertyGenerator with one of its properties, or remove @JsonIdentityInfo";
        IdentityWithoutProperty { property: String } "its @JsonIdentityInfo names the property '{property}', which Jackson does not find"
            => "Name one of its properties, or remove @JsonIdentityInfo";
        InjectedForEnum "its @JsonCreator takes an injected value, which Jackson does not have for an enum";
        DelegatingToSeveral "its @JsonCreator takes the whole value, which only one parameter can";
        DelegatingToNone "its @JsonCreator takes the whole value, for which it has no parameter";
        CreatorDisabled "its @JsonCreator(mode = DISABLED) leaves Jackson no way to make it";
        EnumNaming "its constants are renamed by @EnumNaming: put @JsonProperty on the constants instead" => OWN_SCHEMA;
        NamingStrategy "its @JsonNaming names a strategy other than Jackson's own, which only runs at run time" => OWN_SCHEMA;
        DeserializedAsNoSubtype "@JsonDeserialize(as) on it names a type that is not a subtype of it";
        DeserializedAsItself "@JsonDeserialize(as) on it leads back to it";
        OwnDeserializer { member: &'static str, class: String } "@JsonDeserialize({member}) leaves reading its JSON to {class}" => OWN_SCHEMA;
        OwnDeserializerOfProperty { property: String, member: &'static str, class: String } "for its property '{property}', @JsonDeserialize({member}) leaves reading its JSON to {class}" => OWN_SCHEMA;
        ArrayOfProperties "@JsonFormat(shape = ARRAY) makes it an array, whose elements have no names in JSON Schema" => OWN_SCHEMA;
        PropertyAsArray { property: String } "@JsonFormat(shape = ARRAY) makes its property '{property}' an array, whose elements have no names in JSON Schema" => OWN_SCHEMA;
        FormatPattern { pattern: String } "the pattern \"{pattern}\" of a @JsonFormat in it is none that Java reads dates and times by"
            => "Write a pattern of java.time.format.DateTimeFormatter, or of java.text.SimpleDateFormat for a Date or Calendar";
        FormatPatternLacksFields { pattern: String, java: String } "the pattern \"{pattern}\" of a @JsonFormat in it lacks parts of a {java}, so Jackson refuses every text"
            => "Write a pattern with all parts of the type";
        UnwrapsTooMuch "it unwraps to too many properties" => OWN_SCHEMA;
        UnwrapsItself "it unwraps itself";
        UnwrapsNoObject "@JsonUnwrapped is on a property whose type is not a class or record with properties";
        PropertyWithoutMember "one of its properties has no member";
        IgnoredButDemanded { property: String } "its creator demands the property '{property}', which it ignores";
        SeveralSetters { property: String } "its property '{property}' has several setters, between which Jackson cannot choose";
        SeveralNames { property: String, names: String } "the members of its property '{property}' have different names: {names}";
    }

    /// The reason why a schema cannot show type information (R7.7).
    #[derive(Debug, Clone, PartialEq, Eq)]
    UnshownTypeInfo or ANOTHER_TYPE_INFO {
        OwnCode "its type ids come from custom code, so they are not known at compile time";
        ClassNames "its type ids are class names, which would let the sender of the JSON choose any class";
        Array "its type id and value are the two elements of an array";
        Beside { property: String } "the type id of its property '{property}' is a property beside it: this can be shown for one property of a class, which is no container; the class has no type id itself and unwraps nothing, and its creator, if it has one, takes the value, and the id if it is a property of the class";
        UnknownInclusion "it includes its type id in a way that this processor does not support";
        NoSubtypes "nothing lists its subtypes: Jackson uses only @JsonSubTypes"
            => "Put @JsonSubTypes on it, with types that Jackson can make";
        NothingMade "Jackson makes none of its subtypes"
            => "Put @JsonSubTypes on it, with types that Jackson can make";
        SameProperties { first: String, second: String } "Jackson recognises its subtypes by their properties, and {first} and {second} have the same ones";
        OnProperty { property: String } "its property '{property}' has a @JsonTypeInfo of its own, which can be shown only for Object, an interface or a class of one's own, or for a collection, map, array or Optional of one";
    }
}

reasons! {
    /// The reason why a union does not have a subtype that is listed for it (R7.7).
    #[derive(Debug, Clone, PartialEq, Eq)]
    LeftOut {
        NotDistinct { other: String } "Jackson recognises it by its properties, and {other} has all of them, too";
        Obscured { property: String } "Jackson recognises subtypes by their properties, and its property '{property}' is also an alias or a property of another subtype";
        NoObject "Jackson recognises subtypes by their properties, and it is not read from an object";
        NoConstant { name: String } "its name {name} is also read by an enum, which has no such constant";
        BesideDefault "it is not read from an object, and Jackson reads all other values as the default type";
    }

    /// The reason why the Copilot CLI would refuse a tool's name, after the name (R3.2).
    #[derive(Debug, Clone, PartialEq, Eq)]
    NameProblem {
        Empty "is empty";
        Character { letter: String } "has the character '{letter}'";
        TooLong { length: usize, most: usize } "has {length} characters, more than {most}";
    }

    /// The reason why companions cannot be linked (R9.7).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    UnusableRuntime {
        Absent "copilot-tool-runtime is not on the class path, or its module is not read by that of the class";
        Older "the copilot-tool-runtime on the class path is older than this processor";
        OlderSdk { missing: &'static str } "the Copilot SDK on the class path does not have {missing}";
    }

    /// The reason why a type cannot be the key of a map (R7.3).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    NoKey {
        Map "it is a map itself, which the name of a JSON member cannot hold";
        Bytes "two arrays with the same elements are not equal, so no entry of the map could be found";
        Unread "Jackson does not read it from the name of a JSON member";
    }

    /// The expected default, after "is not" (R4.6).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Expected {
        Words { words: String } "{words}";
        Number { number: &'static str, problem: NumberError } "{number}: it {problem}";
        Json { error: ReadError } "JSON text: {error}";
        NotNull "a value other than null";
        Deep "nested at most 1000 levels deep";
        Digits "a number of fewer digits";
        ObjectWith { member: String } "an object with the member \"{member}\"";
        ObjectWithout { member: String } "an object without the member \"{member}\"";
    }

    /// One end of a range.
    #[derive(Debug, Clone, PartialEq, Eq)]
    End {
        AtLeast { value: String } "at least {value}";
        GreaterThan { value: String } "greater than {value}";
        AtMost { value: String } "at most {value}";
        LessThan { value: String } "less than {value}";
    }

    /// A place in a regular expression, after the problem.
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    ExpressionPlace {
        Unknown "";
        Character { number: u32 } " (at character {number})";
        End " (at its end)";
    }

    /// The reason why a constraint is not enforced (R7.8).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    Unenforced {
        Type "it has no meaning for a value of this type";
        Validator "a validator of its own checks it";
    }

    /// The reason why no value satisfies all constraints (R7.8).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Contradiction {
        Sizes { least: u64, most: u64 } "the least size is {least} and the greatest {most}";
        Range { least: End, most: End } "it must be {least} and {most}";
        Bounds { variable: String, class: String, lacking: String } "the type variable '{variable}' is bounded by {class}, which cannot be extended, and by {lacking}, which {class} does not implement";
    }

    /// The limit of schemas that is exceeded (R7.5).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    Excess {
        Values { most: usize } "its types multiply as they are written out, and the bound is {most} values";
        Depth { most: usize } "its types nest in one another, and the bound is {most} levels";
    }

    /// A text that contains half of a surrogate pair (R9.2).
    #[derive(Debug, Clone, PartialEq, Eq)]
    SurrogateText {
        Here "The text";
        InClassFile { annotation: String, on: String } "The text of @{annotation} on '{on}', in a class file,";
        Expression { constraint: String, path: String } "The expression of the constraint @{constraint} of {path}";
    }

    /// The part of a result that the model cannot use (R6.4).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    ResultContent {
        Bytes "bytes, which the model reads as base64 text";
        Binary "a ToolBinaryResult at a place where it is not sent as an image, a sound or a file: the model reads it as base64 text";
        FilePath "the path of a file, which the model reads as a path on this machine";
    }

    /// The type to return instead of one that a tool's result cannot contain (R6.2).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    ReturnInstead {
        FutureOrValue "a CompletableFuture or the value itself";
        FutureOfValue "a future of the value itself";
        List "a List";
        Reactive "a CompletableFuture, or a Mono, Flux, Uni or Multi";
    }

    /// The effect of the name of one of the Copilot CLI's built-in tools (R3.10).
    #[derive(Debug, Clone, PartialEq, Eq)]
    BuiltinEffect {
        Fails "without overridesBuiltInTool the turn fails";
        MayFail "without overridesBuiltInTool the turn fails in sessions that have that tool";
        RunsOwn "without overridesBuiltInTool the model is shown this tool, and the CLI runs its own";
        FailsAnyway "the turn fails, with overridesBuiltInTool too";
    }

    /// How a tool gets along with the built-in tool that has its name (R3.10).
    #[derive(Debug, Clone, PartialEq, Eq)]
    BuiltinFix {
        Override "Set overridesBuiltInTool = true to replace it, or give the tool another name";
        Rename { annotation: String } "Give the tool another name with {annotation}, or annotate it with @CopilotTool(overridesBuiltInTool = true) to replace it";
        OnlyRename { annotation: String } "Give the tool another name with {annotation}";
    }

    /// How a primitive parameter can be optional (R4.4): not all annotations have defaults.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    PrimitiveFix {
        Default { boxed: &'static str } "Give it a defaultValue, or make its type {boxed}";
        Boxed { boxed: &'static str } "Make its type {boxed}";
    }

    /// The replacement for a parameter that another library passes in (R4.14).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    ContextInstead {
        Call "Take a ToolInvocation instead, which has the arguments and the ids of the session and the call";
        Conversation "Take a ToolInvocation instead: its getSessionId() identifies the conversation";
        Values "Keep such values in fields of the class, and make an instance for each session";
        Client "Take a ToolInvocation instead: in a tool that copilot-tool-mcp serves, McpToolInvocation.of(invocation) sends progress, knows whether the call is cancelled, and has the exchange with the client";
    }

    /// The reason why only another library can call a tool of it (R3.15).
    #[derive(Debug, Clone, PartialEq, Eq)]
    OnlyLibrary {
        Passes { parameter: String, r#type: String, library: String } "{library} passes in its parameter '{parameter}' ({type}) itself, and a companion does not have it";
        Awaits { r#type: String } "it returns {type}, whose values a tool's result cannot hold: they would be neither awaited nor collected";
        Answers { r#type: String, library: String } "it returns {type}, by which {library} itself answers calls, errors included";
        Sets { field: String, owner: String, parameter: String, library: String } "{library} sets the field '{field}' of {owner}, which '{parameter}' needs, and Jackson cannot";
        Distinguishes { sealed: String, parameter: String, library: String } "{library} distinguishes the subtypes of the sealed {sealed}, which '{parameter}' needs, by a property 'type', and a companion by their properties";
    }

    /// The change by which a companion can call a tool of another library (R3.15).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Callable {
        Parameter { instead: ContextInstead, null: NullFix } "{instead}. If the method can do without it, {null}: the companion then passes null";
        Future { instead: ReturnInstead } "Return {instead}";
        Value "Return the value itself, or a ToolResultObject";
        Setter "Add a setter, or make the class a record";
        TypeInfo "Put @JsonTypeInfo(use = NAME, property = \"type\") and @JsonSubTypes on it, which both follow";
    }

    /// How the companion can pass null for a parameter that another library passes in (R4.14).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    NullFix {
        Reference "mark the parameter @Nullable";
        Primitive { boxed: &'static str } "make its type {boxed} and mark it @Nullable";
    }

    /// The element without a description (R3.6).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Described {
        Parameter { name: String } "parameter '{name}'";
        Property { name: String, owner: String } "property '{name}' of {owner}";
    }

    /// The tag of Javadoc that describes it, after "Javadoc".
    #[derive(Debug, Clone, PartialEq, Eq)]
    JavadocTag {
        Parameter { name: String } " (@param {name})";
        Property "";
    }

    /// A hint at Javadoc that is not used, after a missing description (R3.8, R7.9).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Undescribed {
        Here "";
        InOtherFile { owner: String } " (Javadoc is not read here: that of {owner} is in another file)";
    }

    /// The values that an option accepts (R3.1, R8.1).
    #[derive(Debug, Clone, PartialEq, Eq)]
    Choices {
        Listed { names: String } "{names}";
        Codes "the codes in brackets that warnings begin with, separated by commas";
    }
}

impl Unreadable {
    /// Whether values can never be read, so that writing a schema for the parameter would not help (R4.11).
    pub fn is_never_read(&self) -> bool {
        let is_read = matches!(
            self,
            Self::DecimalCreator | Self::IdentityOfCreator | Self::UnwrapsItself | Self::UnwrapsNoObject
        );
        !is_read && self.fix() != OWN_SCHEMA
    }
}

reasons_with_fix! {
    /// A problem of a schema that the user wrote (R4.10).
    #[derive(Clone, Debug, PartialEq, Eq)]
    SchemaProblem or CORRECT {
        NotJson { error: ReadErrorKind } "{error}" => ONE_OBJECT;
        NumberOutOfRange { error: ReadErrorKind } "{error}"
            => "Write a number with a smaller exponent";
        NotAnObject { found: &'static str } "expected a JSON object, found {found}" => ONE_OBJECT;
        WrongValue { keyword: String, expected: &'static str, found: String, hint: &'static str } "\"{keyword}\" must be {expected}, found {found}{hint}";
        UnknownType { found: String, meant: String } "\"{found}\" is not a JSON Schema type{meant}";
        RepeatedEntry { keyword: String, entry: String } "\"{entry}\" is repeated in \"{keyword}\"";
        Reference { reference: String, fix: ReferenceFix } "the reference \"{reference}\" would lead nowhere inside the tool's schema";
        Anchor { keyword: String } "\"{keyword}\" cannot be used inside a tool's schema"
            => "Remove it, and refer to a definition with \"$ref\": \"#/$defs/Name\"";
        DynamicReference { keyword: String } "\"{keyword}\" cannot refer to a part of a tool's schema"
            => "Use \"$ref\" instead: to a definition (#/$defs/Name) or to the whole schema (#)";
        IdentifierWithDefinitions "\"$id\" cannot be used together with definitions or local references"
            => "Remove the \"$id\": it changes where local references lead";
        RepeatedIdentifier { identifier: String } "the \"$id\" \"{identifier}\" occurs twice in the tool's schema"
            => "Remove it, or give each schema its own";
        DefinedTwice { name: String } "\"{name}\" is defined both in \"$defs\" and in \"definitions\"";
        UnknownKeyword { keyword: String, fix: KeywordFix } "JSON Schema 2020-12 has no keyword \"{keyword}\"";
    }

    /// The reason why no mapper can write a type, after the type (R6.3).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    NeverWritten {
        Empty "has no properties that Jackson writes, which it refuses"
            => "Give it public getters or fields, make it a record, or write the value yourself and return a String";
        AnyGetters "has two @JsonAnyGetter, which Jackson refuses"
            => "Leave one of them";
        SeveralNames "has a property with several names and a member without one, which Jackson refuses"
            => "Give all members of the property the same @JsonProperty(\"...\")";
        SeveralGetters "has two getters for one property, neither of which takes precedence, which Jackson refuses"
            => "Mark one of them with @JsonProperty and the other with @JsonIgnore";
        UnwrappedName "has a property with @JsonUnwrapped and, itself or its type, @JsonTypeInfo, for whose name Jackson finds no place"
            => "Remove one of the annotations";
        Jackson3 "is a type of Jackson 3, of which Jackson 2 writes the getters"
            => "Use the type with this name in com.fasterxml.jackson";
        Filtered "is written through a @JsonFilter, and the SDK's mapper has no filters"
            => "Remove the @JsonFilter and mark what is left out with @JsonIgnore";
        Jdk "is a resource of the program, not data"
            => "Return what is to be read from it, or mark the property with @JsonIgnore";
    }

    /// The reason why no validator could apply a constraint (R7.8).
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    InvalidConstraint {
        Decimal { text: String, problem: NumberError } "\"{text}\" {problem}"
            => "Write one that BigDecimal reads, such as \"0.5\"";
        NegativeSize { member: &'static str, digits: String } "its {member} {digits} is negative"
            => "Write a number from 0 on, or leave it out";
        Expression { problem: String, at: ExpressionPlace } "its expression does not compile: {problem}{at}"
            => "Write one that java.util.regex.Pattern compiles";
        LoneSurrogate "its expression holds half of a surrogate pair"
            => "Write the half as an escape of the expression";
    }
}

reasons! {
    /// The help for a wrong reference in a schema, as a sentence without its full stop.
    #[derive(Debug, Clone, PartialEq, Eq)]
    ReferenceFix {
        Own "Refer to an entry of the schema's own $defs (#/$defs/Name), to the whole schema (#) or to an absolute URI";
        Define "Define it in the schema's $defs";
        Meant { name: String } "Did you mean '{name}'? Otherwise define it in the schema's $defs";
    }

    /// The help for an unknown keyword, as a sentence.
    #[derive(Debug, Clone, PartialEq, Eq)]
    KeywordFix {
        Meant { name: String } "Did you mean '{name}'?";
        Remove "Remove it, or let its name begin with 'x-'.";
    }
}
