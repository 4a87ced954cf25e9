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
use crate::wire::request::{Declaration, DeclarationId, ElementId, Method, Request, TypeId, classes};

/// Removes the methods and members that no tool can need, except methods whose parameters have a useless annotation.
pub(crate) fn narrow(request: &mut Request) {
    let overriding: HashSet<ElementId> = request.overrides.iter().map(|pair| pair.method).collect();
    let candidates = Candidates::of(request);
    let is_kept =
        |owner: &Declaration, method: &Method| candidates.has(owner, method) || is_reported(method, &overriding);
    let mut kept: HashSet<ElementId> = HashSet::new();
    for (_, owner) in request.declarations() {
        let methods = owner.methods.iter().filter(|method| is_kept(owner, method));
        kept.extend(methods.map(|method| method.element));
    }
    for declaration in &mut request.declarations {
        declaration.methods.retain(|method| kept.contains(&method.element));
    }
    let needed = needed(request, &overriding);
    for (id, declaration) in (0u32..).map(DeclarationId).zip(&mut request.declarations) {
        if declaration.described && !needed.contains(&id) {
            declaration.components.clear();
            declaration.fields.clear();
            declaration.constructors.clear();
            declaration.methods.retain(|method| is_reported(method, &overriding));
            declaration.described = !declaration.methods.is_empty();
        }
    }
}

/// Whether the method is a tool, or overrides one.
fn is_tool(method: &Method, overriding: &HashSet<ElementId>) -> bool {
    overriding.contains(&method.element) || declarations::annotation(&method.annotations, api::TOOL).is_some()
}

/// Whether the method can have problems: it is a tool, overrides one, or has an annotation of a tool's parameter.
fn is_reported(method: &Method, overriding: &HashSet<ElementId>) -> bool {
    is_tool(method, overriding) || tool_methods::misplaced(method).next().is_some()
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
        open.extend(ty.parts());
        open.extend(classes(&ty.annotations));
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
    for id in declarations::with_supertypes(request, request.tool_class) {
        let declaration = request.declaration(id);
        for supertype in declaration.superclass.iter().chain(&declaration.interfaces) {
            // A malformed request can contain a cycle, so the search is bounded.
            let around = std::iter::successors(Some(*supertype), |id| request.ty(*id).outer).take(256);
            found.extend(around.flat_map(|id| &request.ty(id).arguments));
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
    open.extend(classes(&declaration.annotations));
    for parameter in &declaration.type_parameters {
        open.extend(&request.type_parameter(*parameter).bounds);
    }
    for member in declaration.members() {
        open.extend((!declarations::has(&member.modifiers, "static")).then_some(member.ty));
        open.extend(classes(&member.annotations));
    }
    for method in declaration.executables() {
        add_method(method, open);
    }
}

/// Adds the types in a method's signature and annotations.
fn add_method(method: &Method, open: &mut Vec<TypeId>) {
    open.extend(method.returns);
    open.extend(classes(&method.annotations));
    for parameter in &method.parameters {
        open.push(parameter.ty);
        open.extend(classes(&parameter.annotations));
    }
}
