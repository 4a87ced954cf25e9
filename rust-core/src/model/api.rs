//! What the API on the class path is able to do, and so what form a companion has (section 2).

use super::facts;
use crate::wire::request::{ApiType, DeclarationKind, Request};

/// The parameter annotation's and the API's facts that naming the companion's parts depends on.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says that one type is there")]
pub(crate) struct Api {
    /// The parameter annotation's qualified name (R2.5).
    pub(crate) parameter_annotation: &'static str,
    /// `CopilotToolMetadataProvider` is there (R2.1).
    pub(crate) provider: bool,
    /// A public `RpcMapper` is there (R2.2).
    pub(crate) rpc_mapper: bool,
    /// `@AllowCopilotExperimental` is there (R2.6).
    pub(crate) allow_experimental: bool,
    /// `@CopilotTool` has `@CopilotExperimental` (R2.6).
    pub(crate) experimental: bool,
    /// `ToolResultObject` is there (R5.3).
    pub(crate) result_object: bool,
    /// How a `ToolDefinition` is made (R2.4).
    pub(crate) definition: Definition,
}

/// How a `ToolDefinition` is made (R2.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Definition {
    /// By the record's canonical constructor, which takes these.
    Record(Vec<Component>),
    /// By its static `create` and `createOverride`, which take these: four or seven.
    Factory {
        create: Vec<Component>,
        create_override: Vec<Component>,
    },
}

/// One value that a `ToolDefinition` is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Component {
    pub(crate) name: String,
    /// Its type is `boolean`, which has no null.
    pub(crate) primitive: bool,
}

/// Why the API cannot be used.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum ApiProblem {
    /// This is missing (R2.3).
    Missing(&'static str),
    /// A component that takes no null, since its type is primitive, and that this processor has no value for (R2.4).
    Newer { component: String, erased: String },
}

const TOOL: &str = "com.github.copilot.tool.CopilotTool";
pub(crate) const TOOL_PARAM: &str = "com.github.copilot.tool.CopilotToolParam";
const PARAM: &str = "com.github.copilot.tool.Param";
const PROVIDER: &str = "com.github.copilot.tool.CopilotToolMetadataProvider";
const EXPERIMENTAL: &str = "com.github.copilot.CopilotExperimental";
const ALLOW_EXPERIMENTAL: &str = "com.github.copilot.AllowCopilotExperimental";
const DEFINITION: &str = "com.github.copilot.rpc.ToolDefinition";
const RPC_MAPPER: &str = "com.github.copilot.rpc.RpcMapper";
const RESULT_OBJECT: &str = "com.github.copilot.rpc.ToolResultObject";
const NEEDED: &[&str] = &[
    DEFINITION,
    "com.github.copilot.rpc.ToolHandler",
    "com.github.copilot.rpc.ToolInvocation",
    "com.fasterxml.jackson.databind.ObjectMapper",
];

/// The components of `ToolDefinition` that this processor fills in (R2.4).
pub(crate) const COMPONENTS: &[&str] = &[
    "name",
    "description",
    "parameters",
    "handler",
    "overridesBuiltInTool",
    "skipPermission",
    "defer",
    "metadata",
    "isTerminal",
];

/// Those of them that are true or not, and so may be a `boolean`.
const SWITCHES: &[&str] = &["overridesBuiltInTool", "skipPermission", "isTerminal"];

impl Api {
    /// The API of the request's class path.
    pub(crate) fn of(request: &Request) -> Result<Self, ApiProblem> {
        let is_there = |name| request.api(name).is_some();
        let is_public = |api: &ApiType| facts::has(&api.modifiers, "public");
        let provider = is_there(PROVIDER);
        let rpc_mapper = request.api(RPC_MAPPER).is_some_and(is_public);
        if !provider && !rpc_mapper {
            return Err(ApiProblem::Missing(PROVIDER));
        }
        if let Some(missing) = NEEDED.iter().find(|name| !is_there(name)) {
            return Err(ApiProblem::Missing(missing));
        }
        let is_annotation = |name| {
            request
                .api(name)
                .is_some_and(|api| api.kind == DeclarationKind::AnnotationType)
        };
        Ok(Self {
            parameter_annotation: if !is_there(TOOL_PARAM) && is_annotation(PARAM) {
                PARAM
            } else {
                TOOL_PARAM
            },
            provider,
            rpc_mapper,
            allow_experimental: is_there(ALLOW_EXPERIMENTAL),
            experimental: request
                .api(TOOL)
                .is_some_and(|api| api.annotations.iter().any(|annotation| annotation == EXPERIMENTAL)),
            result_object: is_there(RESULT_OBJECT),
            definition: definition(request)?,
        })
    }

    /// The tool annotation's qualified name.
    pub(crate) fn tool_annotation() -> &'static str {
        TOOL
    }

    /// The qualified name of the annotation that allows the experimental API.
    pub(crate) fn allowance() -> &'static str {
        ALLOW_EXPERIMENTAL
    }
}

fn definition(request: &Request) -> Result<Definition, ApiProblem> {
    let Some(api) = request.api(DEFINITION) else {
        return Err(ApiProblem::Missing(DEFINITION));
    };
    if api.kind == DeclarationKind::Record {
        let components = api.components.iter();
        let components: Result<_, _> = components.map(|own| component(&own.name, &own.erased)).collect();
        return components.map(Definition::Record);
    }
    let factory = |name: &str, missing| {
        let with = |count: usize| {
            api.methods.iter().find(|method| {
                method.name == name && facts::has(&method.modifiers, "static") && method.parameters.len() == count
            })
        };
        let method = with(7).or_else(|| with(4)).ok_or(ApiProblem::Missing(missing))?;
        let parameters = COMPONENTS.iter().zip(&method.parameters);
        parameters
            .map(|(name, erased)| component(name, erased))
            .collect::<Result<Vec<_>, _>>()
    };
    Ok(Definition::Factory {
        create: factory("create", "ToolDefinition.create")?,
        create_override: factory("createOverride", "ToolDefinition.createOverride")?,
    })
}

/// A component of this name and erased type.
fn component(name: &str, erased: &str) -> Result<Component, ApiProblem> {
    let primitive = !erased.contains('.') && !erased.ends_with(']');
    if primitive && !(erased == "boolean" && SWITCHES.contains(&name)) {
        return Err(ApiProblem::Newer {
            component: name.to_owned(),
            erased: erased.to_owned(),
        });
    }
    Ok(Component {
        name: name.to_owned(),
        primitive,
    })
}
