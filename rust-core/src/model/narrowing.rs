//! The part of a request that its tools can need.
//!
//! A request has all members of each described type, and describes the types of any of these members, since the shim
//! selects by syntax alone. [`narrow`] keeps the methods that can be tools, accessors or creators, and the members of
//! the types that tools need through these. So a type that only another method names has no effect, even if it is
//! missing or has errors.

use std::collections::HashSet;

use super::api;
use super::declarations;
use super::jackson::Candidates;
use super::tool_methods;
use crate::wire::request::{Annotation, Declaration, DeclarationId, ElementId, Method, Request, TypeId, Value};

/// Removes the methods and members that no tool can need, except methods whose parameters have a useless annotation.
pub(crate) fn narrow(request: &mut Request) {
    let overriding: HashSet<ElementId> = request.overrides.iter().map(|pair| pair.method).collect();
    let candidates = Candidates::of(request);
    let kept: Vec<Vec<bool>> = request
        .declarations
        .iter()
        .map(|owner| {
            let is_kept = |method| {
                candidates.has(request, owner, method)
                    || is_tool(method, &overriding)
                    || tool_methods::misplaced(method).next().is_some()
            };
            owner.methods.iter().map(is_kept).collect()
        })
        .collect();
    for (declaration, kept) in request.declarations.iter_mut().zip(kept) {
        let mut kept = kept.into_iter();
        declaration.methods.retain(|_| kept.next().unwrap_or_default());
    }
    let needed = needed(request, &overriding);
    for (id, declaration) in (0u32..).map(DeclarationId).zip(&mut request.declarations) {
        if declaration.described && !needed.contains(&id) {
            declaration.components.clear();
            declaration.fields.clear();
            declaration.constructors.clear();
            declaration
                .methods
                .retain(|method| is_tool(method, &overriding) || tool_methods::misplaced(method).next().is_some());
            declaration.described = !declaration.methods.is_empty();
        }
    }
}

/// Whether the method is a tool, or overrides one.
fn is_tool(method: &Method, overriding: &HashSet<ElementId>) -> bool {
    overriding.contains(&method.element) || declarations::annotation(&method.annotations, api::TOOL).is_some()
}

/// Returns the declarations of all types that the tools' arguments and results can contain.
fn needed(request: &Request, overriding: &HashSet<ElementId>) -> HashSet<DeclarationId> {
    let mut needed: HashSet<DeclarationId> = HashSet::new();
    let mut open = type_arguments(request);
    for (_, declaration) in request.declarations() {
        let tools = declaration.methods.iter();
        for method in tools.filter(|method| is_tool(method, overriding)) {
            add_method(method, &mut open);
        }
    }
    let mut seen: HashSet<TypeId> = HashSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let ty = request.ty(id);
        open.extend(&ty.arguments);
        open.extend([ty.outer, ty.component, ty.upper, ty.lower].into_iter().flatten());
        add_classes(&ty.annotations, &mut open);
        if let Some(parameter) = ty.parameter {
            open.extend(&request.type_parameter(parameter).bounds);
        }
        if let Some(id) = ty.declaration.filter(|id| needed.insert(*id)) {
            add_members(request, request.declaration(id), &mut open);
        }
    }
    needed
}

/// Returns the type arguments that the tool class's hierarchy passes to its supertypes. They replace the type variables
/// in an inherited tool's signature (R3.11).
fn type_arguments(request: &Request) -> Vec<TypeId> {
    let mut found = Vec::new();
    let mut seen = HashSet::from([request.tool_class]);
    let mut open = vec![request.tool_class];
    while let Some(id) = open.pop() {
        let declaration = request.declaration(id);
        for supertype in declaration.superclass.iter().chain(&declaration.interfaces) {
            // A malformed request can contain a cycle, so the search is bounded.
            let around = std::iter::successors(Some(*supertype), |id| request.ty(*id).outer).take(256);
            found.extend(around.flat_map(|id| &request.ty(id).arguments));
            open.extend(request.ty(*supertype).declaration.filter(|id| seen.insert(*id)));
        }
    }
    found
}

/// Adds the types that a described type leads to. The values of static fields are in no argument or result.
fn add_members(request: &Request, declaration: &Declaration, open: &mut Vec<TypeId>) {
    if !declaration.described {
        return;
    }
    open.extend(declaration.superclass);
    open.extend(declaration.interfaces.iter().chain(&declaration.permitted));
    add_classes(&declaration.annotations, open);
    for parameter in &declaration.type_parameters {
        open.extend(&request.type_parameter(*parameter).bounds);
    }
    for member in declaration.components.iter().chain(&declaration.fields) {
        open.extend((!declarations::has(&member.modifiers, "static")).then_some(member.ty));
        add_classes(&member.annotations, open);
    }
    for method in declaration.constructors.iter().chain(&declaration.methods) {
        add_method(method, open);
    }
}

/// Adds the types in a method's signature and annotations.
fn add_method(method: &Method, open: &mut Vec<TypeId>) {
    open.extend(method.returns);
    add_classes(&method.annotations, open);
    for parameter in &method.parameters {
        open.push(parameter.ty);
        add_classes(&parameter.annotations, open);
    }
}

/// Adds the types of the class literals in annotations.
fn add_classes(annotations: &[Annotation], open: &mut Vec<TypeId>) {
    let values = annotations.iter().flat_map(|own| &own.values);
    let mut values: Vec<&Value> = values.map(|named| &named.value).collect();
    while let Some(value) = values.pop() {
        match value {
            Value::Class(ty) => open.push(*ty),
            Value::Array(elements) => values.extend(elements),
            Value::Annotation(inner) => values.extend(inner.values.iter().map(|named| &named.value)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::request;
    use crate::wire::{BUILD, PROTOCOL};

    /// Narrows a request of the declarations `Tools`, `Arg`, `Sub`, `Made`, `Far`, in which type 0 is `void` and type
    /// n + 1 is declaration n. Returns for each declaration its name, whether it is described, and its methods.
    fn narrowed(members: [&str; 5]) -> Vec<String> {
        let names = ["Tools", "Arg", "Sub", "Made", "Far"];
        let types: Vec<String> = (0..names.len())
            .map(|id| format!(r#"{{"kind":"DECLARED","declaration":{id}}}"#))
            .collect();
        let declarations: Vec<String> = (0..)
            .zip(names.iter().zip(members))
            .map(|(id, (name, members))| {
                format!(
                    r#"{{"element":{id},"binaryName":"{name}","path":["{name}"],"kind":"CLASS","described":true{members}}}"#
                )
            })
            .collect();
        let (types, declarations) = (types.join(","), declarations.join(","));
        let text = format!(
            r#"{{"protocol":{PROTOCOL},"build":"{BUILD}","toolClass":0,
                "types":[{{"kind":"VOID"}},{types}],"declarations":[{declarations}]}}"#
        );
        let mut request = request::read(text.as_bytes()).unwrap();
        narrow(&mut request);
        let listed = |own: &Declaration| {
            let methods: Vec<&str> = own.methods.iter().map(|method| method.name.as_str()).collect();
            let described = if own.described { "" } else { "!" };
            format!("{described}{}: {}", own.binary_name, methods.join(" "))
        };
        request.declarations.iter().map(listed).collect()
    }

    /// The members of `Tools`: a tool that takes an `Arg` and returns nothing.
    const TOOL: &str = r#","methods":[{"element":9,"name":"tool","parameters":[{"element":8,"name":"a","type":2}],
        "returns":0,"annotations":[{"type":"com.github.copilot.tool.CopilotTool"}]}]"#;

    #[test]
    fn what_only_a_plain_method_leads_to_is_not_needed() {
        let arg = r#","superclass":3,"methods":[[20,"other","",4],[21,"getFar","",0,5],[22,"getMade","",4]]"#;
        let far = r#","methods":[[30,"getAny","",0]],"fields":[{"element":31,"name":"f","type":2}]"#;
        assert_eq!(
            narrowed([TOOL, arg, "", "", far]),
            ["Tools: tool", "Arg: getMade", "Sub: ", "Made: ", "!Far: "]
        );
    }

    #[test]
    fn methods_that_can_be_accessors_or_creators_stay() {
        let arg = r#","components":[{"element":40,"name":"size","type":0}],"methods":[
            [20,"getX","private",5],[21,"isY","",0],[22,"size","",0],[23,"length","",0],[24,"get","",0],
            [25,"setX","private",0,0],[26,"withX","",2,0],[27,"putX","",2,0],[28,"setBoth","",0,0,0],
            [29,"of","static",2,0],[30,"to","static",0,0],[31,"of","static",2,0,0],
            {"element":32,"name":"noted","annotations":[{"type":"java.lang.Deprecated"}],"returns":0},
            {"element":33,"name":"overriding","annotations":[{"type":"java.lang.Override"}],"returns":0}]"#;
        assert_eq!(
            narrowed([TOOL, arg, "", "", ""])[1],
            "Arg: getX isY size setX withX of noted"
        );
    }

    #[test]
    fn a_builders_prefix_counts_for_all_classes_that_it_could_inherit_from() {
        let builder = |prefix: &str| {
            format!(
                r#","annotations":[{{"type":"com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder",
                "values":[{{"name":"withPrefix","value":{{"string":"{prefix}"}}}}]}}]"#
            )
        };
        let arg = r#","methods":[[20,"putX","",2,0],[21,"withX","",2,0],[22,"x","",2,0],[23,"x","",2,0,0]]"#;
        assert_eq!(narrowed([TOOL, arg, "", "", &builder("put")])[1], "Arg: putX withX");
        assert_eq!(narrowed([TOOL, arg, "", "", &builder("")])[1], "Arg: putX withX x");
    }

    #[test]
    fn a_method_that_overrides_an_annotated_one_stays() {
        let arg = r#","superclass":3,"methods":[[20,"content","",5],[21,"content","",5,0]]"#;
        let base = r#","methods":[{"element":30,"name":"content","returns":4,
            "annotations":[{"type":"com.fasterxml.jackson.annotation.JsonProperty"}]}]"#;
        assert_eq!(
            narrowed([TOOL, arg, base, "", ""]),
            ["Tools: tool", "Arg: content", "Sub: content", "Made: ", "Far: "]
        );
    }

    #[test]
    fn a_tool_class_that_nothing_leads_to_has_its_tools_alone() {
        let tools = TOOL.replace(
            "\"methods\":[",
            r#""fields":[{"element":7,"name":"f","type":5}],"methods":[[6,"getX","",5],"#,
        );
        assert_eq!(narrowed([&tools, "", "", "", ""])[0], "Tools: tool");
        let held = r#","fields":[{"element":20,"name":"tools","type":1}]"#;
        assert_eq!(narrowed([&tools, held, "", "", ""])[0], "Tools: getX tool");
    }
}
