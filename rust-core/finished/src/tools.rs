//! The finished model: a value that owns its data.
//!
//! Readers and schema nodes are in flat tables and refer to one another by index, so that recursive types need no
//! special case.

use copilot_tool_text::json::{Json, Number};
use copilot_tool_text::text_formats::Grammar;

use crate::api::{Api, MemberValues};
use crate::checks::{Bound, CheckCall, Pattern};
use crate::scalar::Scalar;
use crate::schema_graph::SchemaGraph;
use crate::unions::{Tag, UnionKind};

/// A tool class with its tools, in the order of R7.1.
#[derive(Debug)]
pub struct Tools {
    pub class: JavaClass,
    pub binary_name: String,
    /// The types of the tool class's package that hide a package or a type of `java.lang` (R9.1).
    pub obscured: Vec<String>,
    /// The API types that the companion depends on.
    pub api: Api,
    /// Whether a catalogue is written (R8.5).
    pub catalog: bool,
    pub all: Vec<Tool>,
    pub plan: ReaderPlan,
    pub schemas: SchemaGraph,
}

/// A class as source names it: its package and the simple names from the outermost class to it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct JavaClass {
    /// The package's name, empty for the unnamed one.
    pub package: String,
    /// The simple names, the outermost class's first.
    pub path: Vec<String>,
}

impl JavaClass {
    /// Returns a top-level class by its qualified name.
    pub fn qualified(name: &str) -> Self {
        let (package, class) = name.rsplit_once('.').unwrap_or(("", name));
        Self {
            package: package.to_owned(),
            path: vec![class.to_owned()],
        }
    }

    /// Returns the canonical name: `com.example.Outer.Inner`.
    pub fn canonical(&self) -> String {
        let package = std::iter::once(&self.package).filter(|package| !package.is_empty());
        let names: Vec<&str> = package.chain(&self.path).map(String::as_str).collect();
        names.join(".")
    }
}

/// A type without type arguments. The variables of a companion need no others, so they never involve wildcards or type
/// variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JavaType {
    /// The type, or the type of an array's innermost components.
    pub base: JavaBase,
    /// The number of an array's dimensions; 0 for any other type.
    pub dimensions: usize,
}

impl JavaType {
    /// Whether it is `JsonNullable`.
    pub fn is_json_nullable(&self) -> bool {
        self.dimensions == 0 && matches!(&self.base, JavaBase::Class(class) if class.canonical() == JSON_NULLABLE)
    }
}

/// The type of values that can be undefined, null or given.
pub const JSON_NULLABLE: &str = "org.openapitools.jackson.nullable.JsonNullable";

/// The base of a [`JavaType`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JavaBase {
    /// `Object`, also in place of types that the companion cannot name.
    Object,
    /// A primitive type, by its keyword.
    Primitive(&'static str),
    Class(JavaClass),
}

/// A piece of a type with its type arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeToken {
    /// A type. Its type arguments, if any, follow as tokens.
    Type(JavaType),
    /// An inner class by its simple name, after the type around it and a dot.
    Inner(String),
    /// The type variable at this index of [`GenericCall::variables`].
    Variable(usize),
    /// The text between types.
    Text(&'static str),
}

/// One tool.
#[derive(Debug)]
pub struct Tool {
    /// The facts that are known before its readers are planned.
    pub facts: ToolFacts,
    pub arguments: Vec<Argument>,
    /// The record that is created of the arguments (R4.8).
    pub record: Option<FlattenedRecord>,
}

/// The facts about a tool that do not depend on how its arguments are read.
#[derive(Debug)]
pub struct ToolFacts {
    /// The tool's name for the model (R3.1).
    pub name: String,
    pub method: String,
    /// The method with the erased types of its parameters, as declared: `find(long,com.example.Status)` (R8.5).
    pub signature: String,
    /// The binary name of the supertype that declares the method, if the tool is inherited (R3.8).
    pub declared_in: Option<String>,
    /// The type to call a static method on (R3.5); `None` for an instance method.
    pub static_on: Option<JavaClass>,
    pub description: String,
    /// The members of the tool annotation that have a value (R3.6).
    pub flags: MemberValues,
    /// The metadata in declared order (R3.7).
    pub metadata: Vec<(String, Json)>,
    pub passed: Vec<Passed>,
    /// The type variables of the method, if one has several bounds (R3.9).
    pub generic: Option<GenericCall>,
    pub result: ToolResult,
    /// The exceptions whose messages are failure results (R5.10).
    pub failures: Vec<JavaClass>,
    /// The schema of the result's JSON, if it is wanted and known (R8.5).
    pub output: Option<Json>,
}

/// The type variables of a tool's method, at least one of which has several bounds (R3.9).
#[derive(Debug, Clone)]
pub struct GenericCall {
    /// The bounds of each type variable, which the companion's calling method declares as the tool does; empty if the
    /// call erases them.
    pub variables: Vec<Vec<TypeToken>>,
    /// The use of a variable by each parameter of the Java method.
    pub uses: Vec<VariableUse>,
}

/// A parameter that is a type variable or an array of one.
#[derive(Debug, Clone)]
pub struct VariableUse {
    /// The index of the variable in [`GenericCall::variables`]; `None` for any other type.
    pub variable: Option<usize>,
    pub dimensions: usize,
    /// The types that a value must have in Java beside the type that it is read as. Usually empty.
    pub bounds: Vec<JavaType>,
}

/// One argument: a parameter of the tool method or a component of its single record.
#[derive(Debug)]
pub struct Argument {
    /// The name of the local variable, unless another one has that name.
    pub local: String,
    pub name: String,
    /// Other names that are read (`@JsonAlias` on a component).
    pub aliases: Vec<String>,
    pub ty: JavaType,
    pub read: ArgumentRead,
    /// The reader that checks the default when the definitions are made, if only a JVM can judge it (R4.6).
    pub checks_default: Option<ReaderId>,
}

impl Argument {
    /// Returns the default, if there is one.
    pub fn default(&self) -> Option<DefaultValue> {
        match &self.read {
            ArgumentRead::Defaulted { default, .. } => Some(default.clone()),
            ArgumentRead::WithRecord { default } => default.clone().map(DefaultValue::Json),
            ArgumentRead::Plain(_) => None,
        }
    }
}

impl Tool {
    /// Returns the arguments whose defaults are checked when the definitions are made.
    pub fn checked_defaults(&self) -> impl Iterator<Item = (&Argument, ReaderId)> {
        let arguments = self.arguments.iter();
        arguments.filter_map(|argument| Some((argument, argument.checks_default?)))
    }
}

/// How the value of an argument is read.
#[derive(Debug)]
pub enum ArgumentRead {
    /// By generated code.
    Plain(ReaderId),
    /// By generated code; the default is used for a missing or null one (R4.7).
    Defaulted { reader: ReaderId, default: DefaultValue },
    /// With the record that it is a component of, which the mapper makes.
    WithRecord { default: Option<Json> },
}

/// A default as a Java value.
#[derive(Debug, Clone)]
pub enum DefaultValue {
    /// A `BigDecimal`. It keeps its digits, including trailing zeros.
    Decimal(Number),
    /// Any other value, as JSON.
    Json(Json),
}

impl DefaultValue {
    /// Returns it as JSON.
    pub fn json(&self) -> Json {
        match self {
            Self::Decimal(number) => Json::Number(number.clone()),
            Self::Json(json) => json.clone(),
        }
    }
}

/// The single record of a tool (R4.8).
#[derive(Debug)]
pub struct FlattenedRecord {
    pub ty: JavaType,
    pub made: RecordMaking,
}

/// How a flattened record is created.
#[derive(Debug)]
pub enum RecordMaking {
    /// By its canonical constructor, which takes the arguments at these indexes.
    Constructor(Vec<usize>),
    Mapper {
        /// How it is read from the object of all arguments.
        mapped: Mapped,
        /// The name of the discriminator that Jackson requires for the record (R7.7).
        discriminator: Option<String>,
        /// Whether members of any name are accepted (`@JsonAnySetter`).
        takes_any: bool,
    },
}

/// The index of a reader in the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReaderId(u32);

impl ReaderId {
    /// Returns the reader's index in [`ReaderPlan::readers`].
    pub fn position(self) -> usize {
        self.0 as usize
    }
}

/// The readers of generated code and of the mapper, and the enforced constraints (section 5).
#[derive(Debug, Default)]
pub struct ReaderPlan {
    readers: Vec<Reader>,
}

impl ReaderPlan {
    /// Adds a reader. [`ReaderPlan::set`] completes it.
    pub fn add(&mut self, base_name: String, shown: String, ty: JavaType) -> ReaderId {
        self.readers.push(Reader {
            base_name,
            shown,
            ty,
            read: Read::Any,
        });
        ReaderId(u32::try_from(self.readers.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }

    /// Sets how the reader reads.
    pub fn set(&mut self, id: ReaderId, read: Read) {
        if let Some(reader) = self.readers.get_mut(id.position()) {
            reader.read = read;
        }
    }

    /// Returns the reader with this number.
    pub fn reader(&self, id: ReaderId) -> Option<&Reader> {
        self.readers.get(id.position())
    }

    /// Returns all readers, in the order in which the tools need them.
    pub fn readers(&self) -> impl ExactSizeIterator<Item = &Reader> {
        self.readers.iter()
    }
}

/// A reader of the values of one use of a type. It returns the Java value, or the JSON of which the mapper makes it.
#[derive(Debug)]
pub struct Reader {
    /// The beginning of its method's name: `readOrderItem`.
    pub base_name: String,
    /// The type that it reads, for people: `List<Item>`. It can contain any characters.
    pub shown: String,
    /// The type of its result.
    pub ty: JavaType,
    pub read: Read,
}

/// How a [`Reader`] reads. A reader refuses null if nothing else is said.
///
/// The mapper makes objects of JSON that readers have checked: of numbers, strings, booleans, null, lists and maps, in
/// which each value has the form that its type shows (R5.7).
#[derive(Debug)]
pub enum Read {
    /// Reads a string, number or boolean.
    Scalar(Scalar),
    /// Reads an `OptionalInt`, `OptionalLong` or `OptionalDouble`, by the scalar in it. Null is the empty one.
    OptionalScalar(Scalar),
    /// Passes any JSON value unchanged, null included.
    Any,
    /// Reads any JSON value as null: the value of a property that is left out (R7.27).
    LeftOut,
    /// Refuses null, and reads other values by the reader.
    Present(ReaderId),
    /// Reads `null` as null, and other values by the reader.
    Nullable(ReaderId),
    /// Reads an `Optional` of the reader's values. Null is the empty one.
    Optional(ReaderId),
    /// Reads a `JsonNullable` of the reader's values, which include null. A missing one is undefined.
    JsonNullable(ReaderId),
    /// Reads a secret, or a value that contains one: an error of the value itself does not show it.
    Concealed {
        read: ReaderId,
        /// Whether the errors of the values inside show nothing, either.
        is_whole: bool,
    },
    /// Reads the value, then enforces the constraints (R7.8).
    Constrained {
        read: ReaderId,
        /// The constraints, in the order in which they are enforced.
        checks: Vec<Check>,
        /// Reads the bytes, set, date or time that the constraints are about, if `read` returns something around it.
        meant: Option<ReaderId>,
    },
    /// Reads an enum constant by its names.
    Enum(EnumRead),
    /// Reads an array by the reader of its components.
    Array(ReaderId),
    /// Reads a collection.
    Collection { made: ContainerFactory, element: ReaderId },
    /// Reads a map.
    Map {
        made: ContainerFactory,
        key: ReaderId,
        value: ReaderId,
    },
    /// Reads a record and calls its canonical constructor.
    Record {
        class: JavaClass,
        /// The components, in the constructor's order.
        components: Vec<MemberRead>,
        /// Their types.
        types: Vec<JavaType>,
    },
    /// Reads one of several records, which the given properties identify (R7.12).
    Deduced {
        leaves: Vec<PermittedRecord>,
        expected: String,
    },
    /// Lets the mapper make a value of JSON that a reader has checked.
    Mapper(Mapped),
    /// Lets the mapper read a value of a type whose values it alone knows, such as a `UUID`.
    MapperOnly {
        target: MapperTarget,
        expected: String,
        /// The form in which the mapper is given the value.
        source: MapperSource,
    },
    /// Reads the date or time in the form of a pattern that constraints are about.
    Dated(DateFormat),
    /// Reads a map's key as Jackson reads keys, which differs from how it reads values.
    MapperKey {
        target: MapperTarget,
        expected: String,
        form: TextForm,
    },
    /// Checks a value and returns the JSON of which the mapper makes it.
    Json(JsonRead),
}

/// The form in which the mapper is given a value that it alone can judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MapperSource {
    Any,
    /// A string or a whole number.
    Text {
        form: TextForm,
        /// Its type; `None` for an enum whose values its own code defines.
        known: Option<JdkText>,
    },
}

/// The texts of a type of the JDK.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JdkText {
    pub grammar: Grammar,
    /// The words for one, without the example.
    pub expected: &'static str,
    pub example: &'static str,
}

/// How a string or number is written for Jackson, which does not read all that the type's format allows (R5.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextForm {
    /// As it came.
    Plain,
    /// As it came, if it is a UUID, a date, or a date and time: Jackson reads other texts, too.
    Uuid,
    Date,
    DateTime,
    /// A time without its offset.
    WithoutOffset,
    /// A date, or a date and time, with capital letters.
    InCapitals,
    /// A duration whose weeks are days, or its number of seconds as a text.
    InDays,
    /// As it came, with at most so many characters (R5.8).
    AtMost(u64),
    Whole,
}

impl TextForm {
    /// Whether the mapper is given the text as it came.
    pub fn is_as_it_came(self) -> bool {
        matches!(
            self,
            Self::Plain | Self::Uuid | Self::Date | Self::DateTime | Self::AtMost(_)
        )
    }
}

/// A record that a sealed type permits.
#[derive(Debug)]
pub struct PermittedRecord {
    pub reader: ReaderId,
    /// The names of each property, the one in JSON first, and whether the property is required.
    pub properties: Vec<(Vec<String>, bool)>,
}

/// How a value is checked of which the mapper makes an object.
#[derive(Debug)]
pub enum JsonRead {
    /// A value that the reader accepts, as it came.
    Checked(ReaderId),
    /// JSON of which the mapper makes a value, such as an enum whose values its own code defines.
    Made(Mapped),
    /// A string that the reader accepts, in the form that Jackson reads.
    Text {
        /// Checks the string.
        reader: ReaderId,
        form: TextForm,
        expected: String,
    },
    /// A string that is the JSON of a number or boolean, as which it is read.
    Quoted(ReaderId),
    /// A value that a schema of the user's own describes: any JSON, with whole numbers as integers.
    Described,
    Open,
    /// A date or time in the form of a pattern.
    Dated(DateFormat),
    /// One of some strings.
    Constant {
        values: Vec<String>,
        expected: String,
    },
    /// An object with known properties.
    Object {
        /// The properties that are read.
        properties: Vec<MemberRead>,
        /// Reads the members with other names; without it they are passed on.
        additional: Option<ReaderId>,
        /// Sets of names, of each of which one must come.
        some_of: Vec<SomeOf>,
    },
    /// One of several values.
    Union {
        /// How they are distinguished.
        kind: UnionKind,
        /// The values.
        alternatives: Vec<AlternativeRead>,
        expected: String,
    },
}

/// Names of which one must come.
#[derive(Debug)]
pub struct SomeOf {
    pub names: Vec<String>,
    pub expected: String,
}

/// One of several values that a union can be.
#[derive(Debug)]
pub struct AlternativeRead {
    /// How it is distinguished from the others.
    pub tag: Tag,
    /// Reads the value.
    pub reader: ReaderId,
    /// Whether the value is a map, of which a property with its name is no entry.
    pub is_map: bool,
}

/// The format of a date or time with `@JsonFormat(pattern)` (R7.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DateFormat {
    /// The type that is read, of the JDK.
    pub class: JavaClass,
    pub pattern: String,
    /// The locale; empty if none is given.
    pub locale: String,
    /// The time zone; empty if none is given.
    pub zone: String,
    /// Whether only dates that exist are read.
    pub strict: bool,
    pub expected: String,
}

/// A property or component: a member of an object.
#[derive(Debug)]
pub struct MemberRead {
    pub name: String,
    /// Other names that it is read by.
    pub aliases: Vec<String>,
    pub required: bool,
    pub reader: ReaderId,
}

/// A constraint on a JSON value (R7.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Check {
    /// A number must not be below the bound.
    Minimum(Bound),
    /// A number must not be above the bound.
    Maximum(Bound),
    /// A size must be in this range.
    Size {
        /// The smallest size; 0 if there is no lower bound.
        least: u64,
        /// The largest size; `None` if there is no upper bound.
        most: Option<u64>,
        of: Measured,
    },
    /// The whole string must match.
    Pattern(Pattern),
    /// A date or time must be in this range of -1, 0 and 1: before now, now and after now.
    Moment { least: i32, most: i32 },
    /// A check by a runtime helper.
    Helper(CheckCall),
}

/// The unit of a size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measured {
    /// UTF-16 units of a string.
    Text,
    /// Bytes that base64 text encodes.
    Bytes,
    Elements,
    /// Elements of a collection that holds equal ones once.
    DifferentElements,
    Members,
}

/// An enum that is read by its constants' names.
#[derive(Debug)]
pub struct EnumRead {
    pub class: JavaClass,
    /// The constants that can be read.
    pub constants: Vec<ConstantRead>,
    /// Whether each constant is read by its Java name alone.
    pub by_java_names: bool,
    pub expected: String,
}

/// An enum constant.
#[derive(Debug)]
pub struct ConstantRead {
    pub java: String,
    /// Whether Java source can contain that name (R3.12).
    pub writable: bool,
    /// The JSON strings that are read as this constant. A string that several constants have belongs to the first.
    pub names: Vec<String>,
}

/// How an empty collection or map is created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ContainerFactory {
    /// By the constructor without parameters.
    New(JavaClass),
    /// `EnumSet.noneOf` or `new EnumMap` for the enum `of`.
    ByEnum {
        class: JavaClass,
        /// Whether it is an `EnumSet`, otherwise an `EnumMap`.
        is_set: bool,
        of: JavaClass,
    },
}

/// A type that the mapper reads.
#[derive(Debug, Clone)]
pub struct Mapped {
    pub target: MapperTarget,
    /// Checks the value and returns the JSON that the mapper reads.
    pub json: ReaderId,
}

/// How the type is passed to the mapper.
#[derive(Debug, Clone)]
pub enum MapperTarget {
    Class(JavaType),
    /// A `TypeReference`, because there are type arguments.
    Reference(Vec<TypeToken>),
    /// By its canonical name, for a type that the companion cannot name.
    Named(String),
}

/// One parameter of the Java method.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Passed {
    /// The `ToolInvocation` (R4.2).
    Invocation,
    /// Null, as a parameter of this type (R4.14).
    Null(JavaType),
    /// The argument at this index of [`Tool::arguments`].
    Argument(usize),
    /// [`Tool::record`], made of all arguments.
    Record,
}

/// How the method's return value becomes a result (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToolResult {
    /// The type that the value comes in later; `None` if the method returns the value itself.
    pub later: Option<&'static Awaited>,
    /// Whether the value, or that of the stage, is wrapped in an `Optional` of some kind.
    pub optional: bool,
    /// How the value itself is converted.
    pub content: Content,
}

/// A type whose values come later (R6.2).
#[derive(Debug, PartialEq, Eq)]
pub struct Awaited {
    /// Its qualified name.
    pub name: &'static str,
    /// The calls that make a `CompletionStage` of it, from the first dot on; empty for a stage.
    pub stage: &'static str,
    /// Whether it has any number of values, which become a list. One more than a result may have is enough to know.
    pub many: bool,
}

/// The types whose values are awaited. Subtypes of them are, too.
pub static AWAITED: [Awaited; 5] = [
    awaited("java.util.concurrent.CompletionStage", "", false),
    awaited("reactor.core.publisher.Mono", ".toFuture()", false),
    awaited(
        "reactor.core.publisher.Flux",
        ".take(1001).collectList().toFuture()",
        true,
    ),
    awaited("io.smallrye.mutiny.Uni", ".subscribeAsCompletionStage()", false),
    awaited(
        "io.smallrye.mutiny.Multi",
        ".select().first(1001).collect().asList().subscribeAsCompletionStage()",
        true,
    ),
];

const fn awaited(name: &'static str, stage: &'static str, many: bool) -> Awaited {
    Awaited { name, stage, many }
}

/// How a returned value is converted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// A string, unchanged.
    Text,
    /// No value: "Success".
    Nothing,
    /// A `ToolResultObject`, unchanged.
    Result,
    /// Any object: a `ToolResultObject` unchanged, others as JSON.
    Object,
    /// `ToolBinaryResult`s, by themselves or with a text in a record: a `ToolResultObject` that has them.
    Files,
    /// A value that the mapper writes as JSON.
    Json,
}
