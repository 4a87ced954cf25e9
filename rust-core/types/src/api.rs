//! The abilities of the API on the class path, which determine the form of a companion (section 2).

use copilot_tool_finished::api::{
    Api, CREATE_PARAMETERS, Component, ComponentValue, Definition, HelperSource, MemberKind, RUNTIME_LEVEL,
};

use super::declarations;
use crate::diagnostics::reasons::UnusableRuntime;
use crate::wire::request::{ApiType, DeclarationKind, Request};

/// The reason why the API cannot be used.
#[derive(Debug, PartialEq, Eq)]
pub enum ApiProblem {
    /// The API does not have this part (R2.3).
    Missing(&'static str),
    /// A component of a primitive type, so it cannot be null, for which this processor has no value (R2.4).
    Newer { component: String, erased: String },
    /// The user asks for linked companions, which cannot be (R9.7).
    Runtime(UnusableRuntime),
}

/// Which companions the user asks for (R9.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuntimeChoice {
    /// Linked ones if the class path has the runtime, else embedding ones.
    Auto,
    Embedded,
    Linked,
}

/// The tool annotation's qualified name.
pub(crate) const TOOL: &str = "com.github.copilot.tool.CopilotTool";
pub(crate) const TOOL_PARAM: &str = "com.github.copilot.tool.CopilotToolParam";
const PARAM: &str = "com.github.copilot.tool.Param";
/// The annotations of a tool's parameter, in the SDK's generations.
pub(crate) const PARAMETER_ANNOTATIONS: [&str; 2] = [TOOL_PARAM, PARAM];
/// The qualified name of the annotation with hints for clients of the Model Context Protocol (R3.14).
pub const HINTS: &str = "com.github.copilot.tool.runtime.ToolHints";
const PROVIDER: &str = "com.github.copilot.tool.CopilotToolMetadataProvider";
const EXPERIMENTAL: &str = "com.github.copilot.CopilotExperimental";
/// The qualified name of the annotation that allows the experimental API.
pub const ALLOW_EXPERIMENTAL: &str = "com.github.copilot.AllowCopilotExperimental";
const DEFINITION: &str = "com.github.copilot.rpc.ToolDefinition";
const RPC_MAPPER: &str = "com.github.copilot.rpc.RpcMapper";
const RESULT_OBJECT: &str = "com.github.copilot.rpc.ToolResultObject";
const GENERATED: &str = "javax.annotation.processing.Generated";
const COMPANION: &str = "com.github.copilot.tool.runtime.Companion";
const NEEDED: &[&str] = &[
    DEFINITION,
    "com.github.copilot.rpc.ToolHandler",
    "com.github.copilot.rpc.ToolInvocation",
    "com.fasterxml.jackson.databind.ObjectMapper",
];

/// Reads which API the request's class path has, and decides where companions have their helpers from.
///
/// # Errors
/// Returns why the API cannot be used.
pub fn read(request: &Request, choice: RuntimeChoice) -> Result<Api, ApiProblem> {
    let is_there = |name| request.api(name).is_some();
    let is_public = |api: &ApiType| declarations::has(&api.modifiers, "public");
    let provider = is_there(PROVIDER);
    let rpc_mapper = request.api(RPC_MAPPER).is_some_and(is_public);
    if !provider && !rpc_mapper {
        return Err(ApiProblem::Missing(PROVIDER));
    }
    if let Some(missing) = NEEDED.iter().find(|name| !is_there(name)) {
        return Err(ApiProblem::Missing(missing));
    }
    Ok(Api {
        parameter_annotation: parameter_annotation(request),
        provider,
        rpc_mapper,
        generated: is_there(GENERATED),
        allow_experimental: is_there(ALLOW_EXPERIMENTAL),
        experimental: request
            .api(TOOL)
            .is_some_and(|api| api.annotations.iter().any(|annotation| annotation == EXPERIMENTAL)),
        result_object: is_there(RESULT_OBJECT),
        definition: definition(request)?,
        helpers: helper_source(request, choice)?,
    })
}

/// Returns the qualified name of the annotation of parameters (R2.5).
pub(crate) fn parameter_annotation(request: &Request) -> &'static str {
    let is_annotation = |api: &ApiType| api.kind == DeclarationKind::AnnotationType;
    if request.api(TOOL_PARAM).is_none() && request.api(PARAM).is_some_and(is_annotation) {
        PARAM
    } else {
        TOOL_PARAM
    }
}

/// Decides where companions have their runtime helpers from (R9.7).
fn helper_source(request: &Request, choice: RuntimeChoice) -> Result<HelperSource, ApiProblem> {
    if choice == RuntimeChoice::Embedded {
        return Ok(HelperSource::Embedded);
    }
    match (usable_runtime(request), choice) {
        (Ok(()), _) => Ok(HelperSource::Linked),
        (Err(problem), RuntimeChoice::Linked) => Err(ApiProblem::Runtime(problem)),
        (Err(_), _) => Ok(HelperSource::Embedded),
    }
}

/// Checks that the class path has the runtime that companions of this processor need, and the API that it needs.
fn usable_runtime(request: &Request) -> Result<(), UnusableRuntime> {
    let runtime = request.api(COMPANION).ok_or(UnusableRuntime::Absent)?;
    if runtime.level.is_none_or(|level| level < RUNTIME_LEVEL) {
        return Err(UnusableRuntime::Older);
    }
    for needed in [PROVIDER, RESULT_OBJECT] {
        if request.api(needed).is_none() {
            return Err(UnusableRuntime::OlderSdk { missing: needed });
        }
    }
    Ok(())
}

fn definition(request: &Request) -> Result<Definition, ApiProblem> {
    let api = request.api(DEFINITION).ok_or(ApiProblem::Missing(DEFINITION))?;
    if api.kind == DeclarationKind::Record {
        let components = api.components.iter();
        let components: Result<_, _> = components.map(|own| component(&own.name, &own.erased)).collect();
        return components.map(Definition::Record);
    }
    let factory = |name: &str, missing| {
        let with = |count: usize| {
            api.methods.iter().find(|method| {
                method.name == name
                    && declarations::has(&method.modifiers, "static")
                    && method.parameters.len() == count
            })
        };
        let method = with(7).or_else(|| with(4)).ok_or(ApiProblem::Missing(missing))?;
        let parameters = CREATE_PARAMETERS.iter().zip(&method.parameters);
        parameters
            .map(|(name, erased)| component(name, erased))
            .collect::<Result<Vec<_>, _>>()
    };
    Ok(Definition::Factory {
        create: factory("create", "ToolDefinition.create")?,
        create_override: factory("createOverride", "ToolDefinition.createOverride")?,
    })
}

/// Returns the component with this name and erased type.
fn component(name: &str, erased: &str) -> Result<Component, ApiProblem> {
    let value = ComponentValue::of(name);
    let primitive = !erased.contains('.') && !erased.ends_with(']');
    let is_flag = matches!(value, Some(ComponentValue::Member(member)) if member.kind == MemberKind::Flag);
    if primitive && !(erased == "boolean" && is_flag) {
        return Err(ApiProblem::Newer {
            component: name.to_owned(),
            erased: erased.to_owned(),
        });
    }
    Ok(Component { value, primitive })
}
