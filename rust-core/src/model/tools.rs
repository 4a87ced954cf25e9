//! The finished model: a value that owns its data. `schema`, `emit` and `catalog` print what is in it. They cannot ask
//! the request, resolve a type or report a problem.
//!
//! Readers and schema nodes are in flat tables and refer to one another by index, so that a recursive type is a graph like
//! any other.

use super::api::Api;
use super::constraints::{Bound, Pattern};
use super::jdk_types::Scalar;
use super::schema_graph::SchemaGraph;
use super::tool::{Flags, Passed, ToolResult};
use crate::text::json::{Json, Number};

/// A tool class with its tools, in the order of R7.1.
#[derive(Debug)]
pub(crate) struct Tools {
    pub(crate) class: JavaClass,
    /// The tool class's binary name.
    pub(crate) binary_name: String,
    /// The first segments of package names that are also types of the tool class's package (R9.1).
    pub(crate) obscured: Vec<String>,
    pub(crate) api: Api,
    /// Whether a catalogue is wanted (R8.5).
    pub(crate) catalog: bool,
    pub(crate) all: Vec<Tool>,
    pub(crate) plan: Plan,
    /// The schemas of the tools, in their order.
    pub(crate) schemas: SchemaGraph,
}

/// A class as source names it: its package and the simple names from the outermost class to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct JavaClass {
    pub(crate) package: String,
    pub(crate) path: Vec<String>,
}

/// A type without type arguments, which is all that a companion's variables need: that spares every question of
/// wildcards and type variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct JavaType {
    pub(crate) base: JavaBase,
    pub(crate) dimensions: usize,
}

/// What a [`JavaType`] is, or is an array of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum JavaBase {
    /// `Object`, also for what the companion cannot name.
    Object,
    Primitive(&'static str),
    Class(JavaClass),
}

/// A piece of a type with its type arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TypeToken {
    Type(JavaType),
    /// An inner class by its simple name, after the type around it and a dot.
    Inner(String),
    /// The type variable at this position of [`GenericCall::variables`].
    Variable(usize),
    /// What is between types.
    Text(&'static str),
}

/// One tool.
#[derive(Debug)]
pub(crate) struct Tool {
    /// What the model calls it (R3.1).
    pub(crate) name: String,
    /// The name of the method in Java.
    pub(crate) method: String,
    /// The method with the erased types of its parameters (R8.5).
    pub(crate) signature: String,
    /// The binary name of the supertype that declares the method, where the tool is inherited (R3.8).
    pub(crate) declared_in: Option<String>,
    /// The type to call a static method on (R3.5); none for an instance method.
    pub(crate) static_on: Option<JavaClass>,
    pub(crate) description: String,
    pub(crate) flags: Flags,
    /// In declared order (R3.7); empty for none.
    pub(crate) metadata: Vec<(String, Json)>,
    /// What the Java method takes, in its order.
    pub(crate) passed: Vec<Passed>,
    /// What the model gives, in the schema's order.
    pub(crate) arguments: Vec<Argument>,
    /// The record that the arguments make (R4.8).
    pub(crate) record: Option<FlattenedRecord>,
    /// What the call does about type variables with several bounds (R3.9).
    pub(crate) generic: Option<GenericCall>,
    pub(crate) result: ToolResult,
    /// The schema of the JSON that the result is written as, where that is wanted and known (R8.5).
    pub(crate) output: Option<Json>,
}

/// How a call treats the type variables of its method, at least one of which has several bounds (R3.9).
#[derive(Debug)]
pub(crate) struct GenericCall {
    /// The bounds of each type variable, which the companion's calling method declares like the tool's; empty where the
    /// call erases them.
    pub(crate) variables: Vec<Vec<TypeToken>>,
    /// For each parameter of the Java method, what of it is a variable.
    pub(crate) uses: Vec<VariableUse>,
}

/// A parameter that is a type variable or an array of one.
#[derive(Debug)]
pub(crate) struct VariableUse {
    /// The position of the variable in [`GenericCall::variables`]; none for every other type.
    pub(crate) variable: Option<usize>,
    /// The array's dimensions.
    pub(crate) dimensions: usize,
    /// What a value must be in Java beside the type that it is read as. Empty for most.
    pub(crate) bounds: Vec<JavaType>,
}

/// One argument: a parameter of the tool method or a component of its single record.
#[derive(Debug)]
pub(crate) struct Argument {
    /// What the local variable is called, unless another one has that name.
    pub(crate) local: String,
    /// The name in JSON (R4.1).
    pub(crate) name: String,
    /// Other names that are read (`@JsonAlias` on a component).
    pub(crate) aliases: Vec<String>,
    pub(crate) ty: JavaType,
    pub(crate) read: ArgumentRead,
}

/// How an argument is read.
#[derive(Debug)]
pub(crate) enum ArgumentRead {
    /// By generated code.
    Plain(ReaderId),
    /// By generated code; the default is used for a missing or null one (R4.7).
    Defaulted { reader: ReaderId, default: DefaultValue },
    /// By the mapper, together with the record that it is a component of.
    WithRecord {
        /// What is checked before the mapper reads it (R5.7).
        check: Option<ReaderId>,
        default: Option<Json>,
    },
}

/// A default in Java.
#[derive(Debug, Clone)]
pub(crate) enum DefaultValue {
    /// A `BigDecimal` keeps its digits, zeros at the end too.
    Decimal(Number),
    Json(Json),
}

/// The single record of a tool (R4.8).
#[derive(Debug)]
pub(crate) struct FlattenedRecord {
    pub(crate) ty: JavaType,
    pub(crate) made: RecordMaking,
}

impl FlattenedRecord {
    /// Whether the mapper makes it.
    pub(crate) fn is_mapped(&self) -> bool {
        matches!(self.made, RecordMaking::Mapper { .. })
    }
}

/// How a flattened record is made.
#[derive(Debug)]
pub(crate) enum RecordMaking {
    /// By its canonical constructor, which takes the arguments at these positions.
    Constructor(Vec<usize>),
    /// By the mapper.
    Mapper {
        mapped: Mapped,
        /// The discriminator that Jackson wants of the record, with what checks its value (R7.7).
        discriminator: Option<(String, ReaderId)>,
        /// Members of any name are taken (`@JsonAnySetter`).
        takes_any: bool,
        /// What checks those members.
        others: Option<ReaderId>,
    },
}

/// A reader in the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ReaderId(u32);

impl ReaderId {
    /// The reader's position in [`Plan::readers`].
    pub(crate) fn position(self) -> usize {
        self.0 as usize
    }
}

/// What generated code reads, what the mapper reads, and what is enforced (section 5).
#[derive(Debug, Default)]
pub(crate) struct Plan {
    readers: Vec<Reader>,
}

impl Plan {
    /// Adds a reader. What it reads is set when its turn comes.
    pub(super) fn add(&mut self, base_name: String, ty: JavaType) -> ReaderId {
        self.readers.push(Reader {
            base_name,
            ty,
            read: Read::Any,
        });
        ReaderId(u32::try_from(self.readers.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }

    /// Sets what a reader reads.
    pub(super) fn set(&mut self, id: ReaderId, read: Read) {
        if let Some(reader) = self.readers.get_mut(id.position()) {
            reader.read = read;
        }
    }

    /// Every reader, in the order in which the tools need them.
    pub(crate) fn readers(&self) -> impl ExactSizeIterator<Item = &Reader> {
        self.readers.iter()
    }
}

/// What reads the values of one use of a type, or checks them for the mapper.
#[derive(Debug)]
pub(crate) struct Reader {
    /// What the name of its method begins with: `readOrderItem`.
    pub(crate) base_name: String,
    pub(crate) ty: JavaType,
    pub(crate) read: Read,
}

/// How a [`Reader`] reads.
#[derive(Debug)]
pub(crate) enum Read {
    Scalar(Scalar),
    OptionalScalar(Scalar),
    /// Any JSON value is passed as it is.
    Any,
    /// `null` is read as null.
    Nullable(ReaderId),
    Optional(ReaderId),
    /// Reads the value, then enforces the constraints (R7.8); without a reader the value itself is the result.
    Constrained {
        read: Option<ReaderId>,
        checks: Vec<Check>,
    },
    Enum(EnumRead),
    Array(ReaderId),
    Collection {
        made: ContainerFactory,
        element: ReaderId,
    },
    Map {
        made: ContainerFactory,
        key: ReaderId,
        value: ReaderId,
    },
    /// A record by its canonical constructor.
    Record {
        class: JavaClass,
        components: Vec<ComponentRead>,
    },
    /// One of several records, by the properties that came (R7.12).
    Deduced {
        leaves: Vec<Leaf>,
        /// What a failure says was expected.
        expected: String,
    },
    Mapper(Mapped),
    /// A map's key as Jackson reads keys, which is not how it reads values.
    MapperKey(Mapped),
    /// Looks into a value that the mapper reads (R5.7): the value is the result.
    Inspect(Inspection),
}

/// A record that a sealed type permits.
#[derive(Debug)]
pub(crate) struct Leaf {
    pub(crate) reader: ReaderId,
    /// Each property's names, the one in JSON first, and whether it is required.
    pub(crate) properties: Vec<(Vec<String>, bool)>,
}

/// What is checked of a value before the mapper reads it (R5.7). A value of another kind is the mapper's to refuse.
#[derive(Debug)]
pub(crate) enum Inspection {
    /// A value that must not be null.
    Present(Option<ReaderId>),
    /// A string that must be this one.
    Constant { value: String, expected: String },
    /// The elements of an array.
    Elements(ReaderId),
    Object {
        properties: Vec<InspectedProperty>,
        /// What is checked of members with other names.
        additional: Option<ReaderId>,
    },
    /// One of several objects, by the value of a property.
    Tagged {
        property: String,
        alternatives: Vec<(String, Option<ReaderId>)>,
        /// What a failure says was expected.
        expected: String,
    },
    /// One of several objects, each the one member of an object, by that member's name.
    Wrapped(Vec<(String, Option<ReaderId>)>),
    /// One of several objects, by the members that came, as Jackson deduces it.
    Deduced(Vec<DeducedAlternative>),
}

/// One of several objects that Jackson recognises by their members.
#[derive(Debug)]
pub(crate) struct DeducedAlternative {
    /// The names of its properties, aliases included.
    pub(crate) names: Vec<String>,
    pub(crate) check: Option<ReaderId>,
}

/// A property of an object that the mapper reads.
#[derive(Debug)]
pub(crate) struct InspectedProperty {
    pub(crate) name: String,
    pub(crate) aliases: Vec<String>,
    pub(crate) required: bool,
    /// What is checked of its value unless that is null.
    pub(crate) check: Option<ReaderId>,
}

/// A constraint on a JSON value (R7.8).
#[derive(Debug, Clone)]
pub(crate) enum Check {
    Minimum(Bound),
    Maximum(Bound),
    Size {
        least: u64,
        most: Option<u64>,
        of: Measured,
    },
    NotBlank,
    Pattern(Pattern),
    Email,
}

/// What a size is the number of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measured {
    Text,
    /// What base64 text encodes.
    Bytes,
    Elements,
    /// Those of a collection that holds equal ones once.
    DifferentElements,
    Members,
}

/// An enum that is read by its constants' names.
#[derive(Debug)]
pub(crate) struct EnumRead {
    pub(crate) class: JavaClass,
    /// Those that can be read.
    pub(crate) constants: Vec<ConstantRead>,
    /// Each constant is read by its Java name alone.
    pub(crate) by_java_names: bool,
    /// What a failure says was expected.
    pub(crate) expected: String,
}

/// An enum constant.
#[derive(Debug)]
pub(crate) struct ConstantRead {
    /// Its name in Java.
    pub(crate) java: String,
    /// Java source can write that name (R3.12).
    pub(crate) writable: bool,
    /// The JSON strings that mean it and no constant before it.
    pub(crate) names: Vec<String>,
}

/// How an empty collection or map is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ContainerFactory {
    /// By the constructor without parameters.
    New(JavaClass),
    /// `EnumSet.noneOf` or `new EnumMap` for the enum `of`.
    ByEnum {
        class: JavaClass,
        is_set: bool,
        of: JavaClass,
    },
}

/// One component of a record.
#[derive(Debug)]
pub(crate) struct ComponentRead {
    /// The name in JSON.
    pub(crate) name: String,
    /// Other names that are read.
    pub(crate) aliases: Vec<String>,
    pub(crate) ty: JavaType,
    pub(crate) reader: ReaderId,
}

/// What the mapper reads.
#[derive(Debug, Clone)]
pub(crate) struct Mapped {
    pub(crate) target: MapperTarget,
    /// What a failure says was expected.
    pub(crate) expected: String,
    /// It is a string in JSON, and nothing else is read as one (R5.2).
    pub(crate) is_text: bool,
    /// What is checked before the mapper reads the value (R5.7).
    pub(crate) check: Option<ReaderId>,
    /// The JDK's types inside it that are text in JSON: class names, and what a failure says was expected.
    pub(crate) words: Vec<(String, String)>,
}

/// How the mapper is given a type.
#[derive(Debug, Clone)]
pub(crate) enum MapperTarget {
    /// A class literal.
    Class(JavaType),
    /// A `TypeReference`, because there are type arguments.
    Reference(Vec<TypeToken>),
    /// By its canonical name, for what the companion cannot name.
    Named(String),
}
