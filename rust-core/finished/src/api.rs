//! The API types on the class path that a companion depends on (section 2).

/// The level of the runtime helpers that linked companions use (R9.7): `Companion.LEVEL` of the `java-api` that this
/// processor is built with, which a test compares.
pub const RUNTIME_LEVEL: u32 = 1;

/// The first version of `copilot-tool-runtime` with this level.
pub const RUNTIME_VERSION: &str = "0.1.0";

/// The facts about the parameter annotation and the API that decide the form of a companion.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says that one type is there")]
pub struct Api {
    /// The parameter annotation's qualified name (R2.5).
    pub parameter_annotation: &'static str,
    /// Whether `CopilotToolMetadataProvider` exists (R2.1).
    pub provider: bool,
    /// Whether a public `RpcMapper` exists (R2.2).
    pub rpc_mapper: bool,
    /// Whether the tool class's module can name the JDK's `@Generated`.
    pub generated: bool,
    /// Whether `@AllowCopilotExperimental` exists (R2.6).
    pub allow_experimental: bool,
    /// Whether `@CopilotTool` is annotated with `@CopilotExperimental` (R2.6).
    pub experimental: bool,
    /// Whether `ToolResultObject` exists (R5.3).
    pub result_object: bool,
    /// How a `ToolDefinition` is created (R2.4).
    pub definition: Definition,
    /// Where the runtime helpers are.
    pub helpers: HelperSource,
}

/// Where a companion has its runtime helpers from (R9.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelperSource {
    /// They are copied into the companion, which then needs nothing of this project at run time.
    Embedded,
    /// The companion extends and imports the classes of `com.github.copilot.tool.runtime`.
    Linked,
}

/// How a `ToolDefinition` is created (R2.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Definition {
    /// By the record's canonical constructor, which takes these components.
    Record(Vec<Component>),
    /// By its static factories `create` and `createOverride`.
    Factory {
        /// The parameters of `create` in order: four or seven components.
        create: Vec<Component>,
        /// The parameters of `createOverride` in order.
        create_override: Vec<Component>,
    },
}

/// One argument that creates a `ToolDefinition`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Component {
    /// The value; `None` for a component that this processor does not know, which gets null.
    pub value: Option<ComponentValue>,
    /// Whether its type is `boolean`, which cannot be null.
    pub primitive: bool,
}

/// A value that this processor has for a component of `ToolDefinition` (R2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComponentValue {
    Name,
    Description,
    Parameters,
    Handler,
    Metadata,
    /// The value of a member of its annotation.
    Member(ToolMember),
}

/// The components that `ToolDefinition.create` takes, if the definition is not a record (R2.4).
pub const CREATE_PARAMETERS: [&str; 7] = [
    "name",
    "description",
    "parameters",
    "handler",
    OVERRIDES_BUILT_IN_TOOL,
    SKIP_PERMISSION,
    "defer",
];

impl ComponentValue {
    /// Returns the value for the component with this name.
    pub fn of(name: &str) -> Option<Self> {
        Some(match name {
            "name" => Self::Name,
            "description" => Self::Description,
            "parameters" => Self::Parameters,
            "handler" => Self::Handler,
            "metadata" => Self::Metadata,
            _ => Self::Member(*TOOL_MEMBERS.iter().find(|member| member.name == name)?),
        })
    }
}

/// A member of `@CopilotTool` whose value the component of `ToolDefinition` with the same name has, and the entry of the
/// catalogue with that name (R3.6, R8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToolMember {
    pub name: &'static str,
    /// The values that it has.
    pub kind: MemberKind,
}

/// The values of a member of `@CopilotTool`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberKind {
    /// True, or no value.
    Flag,
    /// A constant of an enum.
    Constant {
        /// The enum's qualified name.
        class: &'static str,
        /// The constant that means no value.
        none: &'static str,
    },
}

/// The member by which a tool replaces a built-in tool.
pub const OVERRIDES_BUILT_IN_TOOL: &str = "overridesBuiltInTool";

/// The member by which a tool runs without permission.
pub const SKIP_PERMISSION: &str = "skipPermission";

/// The members, in the order of the catalogue.
pub const TOOL_MEMBERS: &[ToolMember] = &[
    member(OVERRIDES_BUILT_IN_TOOL, MemberKind::Flag),
    member(SKIP_PERMISSION, MemberKind::Flag),
    member("isTerminal", MemberKind::Flag),
    member(
        "defer",
        MemberKind::Constant {
            class: "com.github.copilot.rpc.ToolDefer",
            none: "NONE",
        },
    ),
];

const fn member(name: &'static str, kind: MemberKind) -> ToolMember {
    ToolMember { name, kind }
}

/// The members of a tool's annotation that have a value.
#[derive(Debug, Clone, Default)]
pub struct MemberValues(pub Vec<(ToolMember, String)>);

impl MemberValues {
    /// Returns the member's value: the name of a constant, `true` for a flag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(member, _)| member.name == name);
        found.map(|(_, value)| value.as_str())
    }
}
