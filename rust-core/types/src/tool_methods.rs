//! Finds the tool methods of a class, its own and inherited ones (R3.8), with the types that they name in the class.

use std::collections::HashSet;

use super::api;
use super::declarations;
use super::returned::Returned;
use super::type_graph::Roots;
use super::type_variables::{self, Declared, Variables};
use super::types::{Bindings, JsonForm, OwnSchema, Ty, TypeUse, Types};
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, ElementId, Method, Origin, Parameter, Request};

/// The tool methods of a class.
#[derive(Debug)]
pub struct ToolMethods<'r> {
    pub all: Vec<ToolMethod<'r>>,
}

/// An annotated method that is a tool of the class.
#[derive(Debug)]
pub struct ToolMethod<'r> {
    pub method: &'r Method,
    pub annotation: &'r Annotation,
    /// The declaration that has the method.
    pub owner: DeclarationId,
    /// The values of the owner's type variables in the tool class.
    pub(crate) bindings: Bindings,
    /// The method without annotation that overrides it, nearest to the tool class.
    pub overridden_by: Option<(&'r Method, DeclarationId)>,
    pub parameters: Vec<ToolParameter<'r>>,
    /// The declared type of each parameter.
    pub declared: Vec<Ty>,
    pub variables: Variables,
    /// `None` if the request does not say what the method returns.
    pub returned: Option<Returned>,
    /// The exceptions that the method and the one that overrides it declare, each once.
    pub thrown: Vec<TypeUse>,
}

/// A parameter of a tool method.
#[derive(Debug, Clone, Copy)]
pub struct ToolParameter<'r> {
    pub declared: &'r Parameter,
    /// The type, with its annotations.
    pub used: TypeUse,
    /// `@CopilotToolParam`, or what the SDK on the class path has in its place.
    pub annotation: Option<&'r Annotation>,
}

impl<'r> ToolParameter<'r> {
    fn of(types: &mut Types<'r>, declared: &'r Parameter, bindings: &Bindings) -> Self {
        let used = types.resolve(declared.ty, bindings);
        let used = types.qualified(used, &declared.annotations);
        let annotation = declarations::annotation(&declared.annotations, api::parameter_annotation(types.request));
        let ty = match annotation.and_then(OwnSchema::of) {
            Some(own) => types.with_form(used.ty, JsonForm::Described(own)),
            None => used.ty,
        };
        Self {
            declared,
            used: TypeUse { ty, ..used },
            annotation,
        }
    }
}

impl<'r> ToolMethods<'r> {
    /// Finds the tool methods of the request's class.
    pub(crate) fn of(types: &mut Types<'r>) -> Self {
        let request = types.request;
        let own = types.own_type(request.tool_class);
        Self { all: tools(types, own) }
    }

    /// Returns the types that the methods name.
    pub(crate) fn roots(&self) -> Roots {
        let mut roots = Roots::default();
        for method in &self.all {
            roots.arguments.extend(method.parameters.iter().map(|own| own.used.ty));
            roots
                .results
                .extend(method.returned.as_ref().and_then(Returned::written));
        }
        roots
    }
}

impl ToolMethod<'_> {
    /// Whether problems are reported at the inheriting class, because the method has no source.
    pub fn is_from_class_file(&self, request: &Request) -> bool {
        request.declaration(self.owner).origin == Origin::ClassFile
    }
}

/// Returns the parameters of a method without the tool annotation that are annotated as a tool's, each with that
/// annotation.
pub fn misplaced(method: &Method) -> impl Iterator<Item = (&Parameter, &Annotation)> {
    let is_tool = declarations::annotation(&method.annotations, api::TOOL).is_some();
    let parameters = method.parameters.iter().filter(move |_| !is_tool);
    parameters.filter_map(|parameter| {
        let annotation = api::PARAMETER_ANNOTATIONS
            .iter()
            .find_map(|name| declarations::annotation(&parameter.annotations, name))?;
        // Other libraries have uses of their own for the annotations of their parameters (R4.14).
        annotation.source.is_none().then_some((parameter, annotation))
    })
}

/// Returns the tool methods of the request's class, which has the type `own` inside itself: first its own, then the
/// superclass's, then the interfaces', each in source order.
fn tools<'r>(types: &mut Types<'r>, own: Ty) -> Vec<ToolMethod<'r>> {
    let request = types.request;
    let class = request.tool_class;
    let lineage = lineage(types, own);
    let package = request.declaration(class).package.as_str();
    let owners: Vec<DeclarationId> = lineage.iter().filter_map(|ty| types.declaration(*ty)).collect();
    let tool = |method: &'r Method| declarations::annotation(&method.annotations, api::TOOL);
    let mut tools: Vec<ToolMethod<'r>> = Vec::new();
    for ty in &lineage {
        let Some(owner) = types.declaration(*ty) else { continue };
        let declaration = request.declaration(owner);
        let bindings = types.bindings(*ty);
        for method in &declaration.methods {
            let Some(annotation) = tool(method) else { continue };
            if owner != class && !is_inherited(method, declaration.kind, declaration.package == package) {
                continue;
            }
            if hides(types, &tools, method, &bindings) {
                continue;
            }
            let overriders = overriders(request, &owners, method);
            if overriders.iter().any(|(method, _)| tool(method).is_some()) {
                continue;
            }
            let overridden_by = overriders.first().copied();
            let parameters = method.parameters.iter();
            let parameters = parameters.map(|own| ToolParameter::of(types, own, &bindings)).collect();
            let declared = method.parameters.iter();
            let declared = declared.map(|parameter| types.resolve(parameter.ty, &Bindings::default()).ty);
            let declared = declared.collect();
            let declaring = Declared {
                method,
                owner,
                bindings: &bindings,
            };
            let variables = type_variables::read(types, &declaring);
            let returned = Returned::of(types, method, overridden_by, &bindings, own);
            let thrown = thrown(types, method, overridden_by, &bindings, own);
            tools.push(ToolMethod {
                method,
                annotation,
                owner,
                bindings: bindings.clone(),
                overridden_by,
                parameters,
                declared,
                variables,
                returned,
                thrown,
            });
        }
    }
    tools
}

/// Returns the methods that override this one, those of the first owner first.
fn overriders<'r>(request: &'r Request, owners: &[DeclarationId], method: &Method) -> Vec<(&'r Method, DeclarationId)> {
    let pairs = request.overrides.iter().filter(|pair| pair.overrides == method.element);
    let overriding: HashSet<ElementId> = pairs.map(|pair| pair.method).collect();
    let mut found = Vec::new();
    for owner in owners.iter().filter(|_| !overriding.is_empty()) {
        for method in &request.declaration(*owner).methods {
            if overriding.contains(&method.element) {
                found.push((method, *owner));
            }
        }
    }
    found
}

/// Returns the exceptions that a tool method declares, then those that the method that overrides it declares. A type
/// variable is what it is bound to.
fn thrown(
    types: &mut Types<'_>,
    method: &Method,
    overriding: Option<(&Method, DeclarationId)>,
    bindings: &Bindings,
    own: Ty,
) -> Vec<TypeUse> {
    let mut thrown: Vec<TypeUse> = Vec::new();
    let mut add = |types: &mut Types<'_>, method: &Method, bindings: &Bindings| {
        for id in &method.thrown {
            let used = types.resolve(*id, bindings);
            if thrown.iter().all(|own| own.ty != used.ty) {
                thrown.push(used);
            }
        }
    };
    add(types, method, bindings);
    if let Some((overriding, owner)) = overriding.filter(|(method, _)| !method.thrown.is_empty()) {
        let bindings = types.bindings_in(own, owner);
        add(types, overriding, &bindings);
    }
    thrown
}

/// Whether a static tool that is already tools, and so is nearer to the class, hides a static method (JLS 8.4.8.2).
fn hides<'r>(types: &mut Types<'r>, tools: &[ToolMethod<'r>], method: &Method, bindings: &Bindings) -> bool {
    let is_static = |method: &Method| declarations::has(&method.modifiers, "static");
    let mut erased = |method: &Method, bindings: &Bindings| -> Vec<Ty> {
        let mut erased = Vec::with_capacity(method.parameters.len());
        for parameter in &method.parameters {
            let ty = types.resolve(parameter.ty, bindings).ty;
            erased.push(types.erased(ty));
        }
        erased
    };
    is_static(method)
        && tools.iter().any(|nearer| {
            is_static(nearer.method)
                && nearer.method.name == method.name
                && nearer.method.parameters.len() == method.parameters.len()
                && erased(nearer.method, &nearer.bindings) == erased(method, bindings)
        })
}

fn is_inherited(method: &Method, owner: DeclarationKind, same_package: bool) -> bool {
    let has = |modifier| declarations::has(&method.modifiers, modifier);
    // JLS 8.4.8: static methods of interfaces, private methods, and package-private methods of another package are not
    // inherited.
    let in_interface = matches!(owner, DeclarationKind::Interface | DeclarationKind::AnnotationType);
    let visible = has("public") || has("protected") || in_interface || same_package;
    visible && !has("private") && !(in_interface && has("static"))
}

/// Returns the class and its supertypes except those of the JDK, each superclass before the interfaces.
fn lineage(types: &mut Types<'_>, own: Ty) -> Vec<Ty> {
    let mut lineage = types.lineage(own, false);
    let declaration = |ty: &Ty| types.declaration(*ty).map(|id| types.request.declaration(id));
    lineage.retain(|ty| declaration(ty).is_some_and(|own| !declarations::is_jdk(own)));
    lineage
}
