//! The finished model: a value that owns its data. `schema`, `emit` and `catalog` print what is in it. They cannot ask
//! the request, resolve a type or report a problem.
//!
//! Values and readers are in flat tables and refer to one another by index, so that a recursive type is a graph like any
//! other.

use super::api::Api;
use super::constraints::{Bound, Pattern};
use super::schema_graph::SchemaGraph;
use super::shape::Scalar;
use super::tool::{Flags, Passed, ToolResult};
use crate::json::{Json, Number};

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
    /// By generated code, like a record's component.
    Component(ComponentRead),
    /// By generated code; the default is used for a missing or null one (R4.7).
    Defaulted { value: ValueId, default: DefaultValue },
    /// By the mapper, together with the record that it is a component of.
    WithRecord {
        /// It must be present for the record to be made.
        needed: bool,
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

/// How a flattened record is made.
#[derive(Debug)]
pub(crate) enum RecordMaking {
    /// By its canonical constructor, which takes the arguments at these positions. `casts` distinguishes it from other
    /// constructors.
    Constructor { arguments: Vec<usize>, casts: bool },
    /// By the mapper.
    Mapper(Mapped),
}

/// A value in the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ValueId(u32);

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
    values: Vec<Value>,
    readers: Vec<Reader>,
}

impl Plan {
    /// Adds a value.
    pub(super) fn add_value(&mut self, value: Value) -> ValueId {
        self.values.push(value);
        ValueId(u32::try_from(self.values.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }

    /// Adds a reader. What it reads is set when its turn comes.
    pub(super) fn add_reader(&mut self, base_name: String, ty: JavaType) -> ReaderId {
        self.readers.push(Reader {
            base_name,
            ty,
            read: None,
        });
        ReaderId(u32::try_from(self.readers.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }

    /// Sets what a reader reads.
    pub(super) fn set_read(&mut self, id: ReaderId, read: Read) {
        if let Some(reader) = self.readers.get_mut(id.position()) {
            reader.read = Some(read);
        }
    }

    /// The value.
    #[expect(clippy::indexing_slicing, reason = "a ValueId is only made by add_value()")]
    pub(crate) fn value(&self, id: ValueId) -> Value {
        self.values[id.0 as usize]
    }

    /// Every reader, in the order in which the tools need them.
    pub(crate) fn readers(&self) -> impl ExactSizeIterator<Item = &Reader> {
        self.readers.iter()
    }
}

/// A value as one use of its type is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Value {
    /// `null` is read as null. An Optional is empty in any case.
    pub(crate) nullable: bool,
    pub(crate) by: ReadBy,
}

/// What reads a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadBy {
    /// An `Optional` of the value.
    Optional(ValueId),
    OptionalScalar(Scalar),
    Scalar(Scalar),
    /// Any JSON value is passed as it is.
    Any,
    /// A method of the companion.
    Reader(ReaderId),
}

/// A method that reads the values of one type, or of one constrained use of it.
#[derive(Debug)]
pub(crate) struct Reader {
    /// What its name begins with: `readOrderItem`.
    pub(crate) base_name: String,
    pub(crate) ty: JavaType,
    /// Set in every reader of a finished plan.
    pub(crate) read: Option<Read>,
}

/// How a [`Reader`] reads.
#[derive(Debug)]
pub(crate) enum Read {
    /// Reads `value`, then enforces the constraints (R7.8).
    Constrained {
        value: ValueId,
        held: Held,
        checks: Vec<Check>,
    },
    Enum(EnumRead),
    /// An `Optional` inside another.
    Optional(ValueId),
    Array(ValueId),
    Collection {
        made: ContainerFactory,
        element: ValueId,
    },
    Map {
        made: ContainerFactory,
        key: KeyRead,
        value: ValueId,
    },
    /// A record by its canonical constructor; `casts` distinguishes it from other constructors.
    Record {
        class: JavaClass,
        components: Vec<ComponentRead>,
        casts: bool,
    },
    Mapper(Mapped),
}

/// What holds the value that constraints are about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Held {
    Itself,
    /// An `Optional` of this type.
    Optional(JavaType),
    OptionalScalar(Scalar),
}

/// A constraint with how the value is measured.
#[derive(Debug, Clone)]
pub(crate) enum Check {
    Minimum(Bound, Scalar),
    Maximum(Bound, Scalar),
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
    Array,
    Collection,
    /// The elements of an `Iterable` that is not a collection.
    Iterable,
    Map,
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
    New {
        class: JavaClass,
        /// It can refuse an element.
        refuses: bool,
    },
    /// `EnumSet.noneOf` or `new EnumMap` for the enum `of`.
    ByEnum {
        class: JavaClass,
        is_set: bool,
        of: JavaClass,
    },
}

/// How a map's key is read from the name of a JSON member.
#[derive(Debug)]
pub(crate) enum KeyRead {
    Text,
    Scalar(Scalar),
    Value(ValueId),
    /// As Jackson reads keys, which is not how it reads values.
    Mapper(Mapped),
}

/// One component of a record, or one argument.
#[derive(Debug)]
pub(crate) struct ComponentRead {
    /// The name in JSON.
    pub(crate) name: String,
    /// Other names that are read.
    pub(crate) aliases: Vec<String>,
    pub(crate) ty: JavaType,
    pub(crate) value: ValueId,
    /// A missing or null one is null.
    pub(crate) may_be_missing: bool,
}

/// What the mapper reads.
#[derive(Debug, Clone)]
pub(crate) struct Mapped {
    pub(crate) ty: JavaType,
    pub(crate) target: MapperTarget,
    /// What a failure says was expected.
    pub(crate) expected: String,
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

impl ContainerFactory {
    /// The class of what is made.
    pub(crate) fn class(&self) -> &JavaClass {
        match self {
            Self::New { class, .. } | Self::ByEnum { class, .. } => class,
        }
    }
}
