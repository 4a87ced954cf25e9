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

/// Declares [`ComponentValue`] from a list of its variants and the names of their components.
macro_rules! component_values {
    ($($variant:ident = $name:literal),* $(,)?) => {
        /// A value that this processor has for a component of `ToolDefinition` (R2.4).
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum ComponentValue {
            $(#[doc = concat!("For the component `", $name, "`.")] $variant,)*
        }

        impl ComponentValue {
            /// All values, in the order of the parameters of `ToolDefinition.create`.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Returns the component's name.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

component_values! {
    Name = "name",
    Description = "description",
    Parameters = "parameters",
    Handler = "handler",
    OverridesBuiltInTool = "overridesBuiltInTool",
    SkipPermission = "skipPermission",
    Defer = "defer",
    Metadata = "metadata",
    IsTerminal = "isTerminal",
}

impl ComponentValue {
    /// Returns the value for the component with this name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }

    /// Whether it is true or false, so that the component can be a `boolean`.
    #[must_use]
    pub fn is_flag(self) -> bool {
        matches!(
            self,
            Self::OverridesBuiltInTool | Self::SkipPermission | Self::IsTerminal
        )
    }
}
