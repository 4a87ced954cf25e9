//! Which methods are the tools of a class, its own and those that it inherits (R3.8).

use super::api::Api;
use super::facts;
use super::types::{Bindings, Ty, Types};
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, Method, Origin, Request};

/// An annotated method that is a tool of the class.
#[derive(Debug)]
pub(crate) struct Found<'r> {
    pub(crate) method: &'r Method,
    pub(crate) annotation: &'r Annotation,
    /// The declaration that has it.
    pub(crate) owner: DeclarationId,
    /// What the owner's type variables are in the tool class.
    pub(crate) bindings: Bindings,
    /// The method that overrides it without annotation, nearest to the tool class.
    pub(crate) overridden_by: Option<(&'r Method, DeclarationId)>,
}

impl Found<'_> {
    /// Whether problems are reported at the inheriting class, because there is no source of the method.
    pub(crate) fn is_from_class_file(&self, request: &Request) -> bool {
        request.declaration(self.owner).origin == Origin::ClassFile
    }
}

/// The tool methods of the request's class, which has the type `own` inside itself: its own, then the superclass's,
/// then the interfaces', each in source order.
pub(crate) fn tools<'r>(request: &'r Request, types: &mut Types<'r>, own: Ty) -> Vec<Found<'r>> {
    let class = request.tool_class;
    let lineage = lineage(types, own, request);
    let package = request.declaration(class).package.as_str();
    let mut found: Vec<Found<'r>> = Vec::new();
    for ty in &lineage {
        let Some(owner) = types.declaration(*ty) else { continue };
        let declaration = request.declaration(owner);
        let bindings = types.bindings(*ty);
        for method in &declaration.methods {
            let Some(annotation) = facts::annotation(&method.annotations, Api::tool_annotation()) else {
                continue;
            };
            if owner != class && !is_inherited(method, declaration.kind, declaration.package == package) {
                continue;
            }
            if hides(types, &found, method, &bindings) {
                continue;
            }
            let overriders = || {
                request
                    .overrides
                    .iter()
                    .filter(|pair| pair.overrides == method.element)
                    .filter_map(|pair| {
                        lineage
                            .iter()
                            .filter_map(|ty| types.declaration(*ty))
                            .find_map(|owner| {
                                let methods = &request.declaration(owner).methods;
                                methods
                                    .iter()
                                    .find(|method| method.element == pair.method)
                                    .map(|method| (method, owner))
                            })
                    })
            };
            let annotated = |method: &Method| facts::annotation(&method.annotations, Api::tool_annotation()).is_some();
            if overriders().any(|(method, _)| annotated(method)) {
                continue;
            }
            let position = |owner: DeclarationId| lineage.iter().position(|ty| types.declaration(*ty) == Some(owner));
            let overridden_by = overriders().min_by_key(|(_, owner)| position(*owner));
            found.push(Found {
                method,
                annotation,
                owner,
                bindings: bindings.clone(),
                overridden_by,
            });
        }
    }
    found
}

/// Whether one of the static tools found so far, all nearer to the class, hides a static method (JLS 8.4.8.2).
fn hides<'r>(types: &mut Types<'r>, found: &[Found<'r>], method: &Method, bindings: &Bindings) -> bool {
    let is_static = |method: &Method| facts::has(&method.modifiers, "static");
    let mut erased = |method: &Method, bindings: &Bindings| -> Vec<Ty> {
        let mut erased = Vec::with_capacity(method.parameters.len());
        for parameter in &method.parameters {
            let ty = types.resolve(parameter.ty, bindings).ty;
            erased.push(types.erased(ty));
        }
        erased
    };
    is_static(method)
        && found.iter().any(|nearer| {
            is_static(nearer.method)
                && nearer.method.name == method.name
                && nearer.method.parameters.len() == method.parameters.len()
                && erased(nearer.method, &nearer.bindings) == erased(method, bindings)
        })
}

fn is_inherited(method: &Method, owner: DeclarationKind, same_package: bool) -> bool {
    let has = |modifier| facts::has(&method.modifiers, modifier);
    // JLS 8.4.8: static methods of interfaces, private methods, and package-private ones of another package.
    let in_interface = matches!(owner, DeclarationKind::Interface | DeclarationKind::AnnotationType);
    let visible = has("public") || has("protected") || in_interface || same_package;
    visible && !has("private") && !(in_interface && has("static"))
}

/// The class and its supertypes, each once: the class, its superclass's lineage, its interfaces' lineages.
pub(crate) fn lineage(types: &mut Types<'_>, own: Ty, request: &Request) -> Vec<Ty> {
    let mut lineage = Vec::new();
    let mut open = vec![own];
    while let Some(ty) = open.pop() {
        let Some(declaration) = types.declaration(ty) else {
            continue;
        };
        let known = lineage
            .iter()
            .any(|known| types.declaration(*known) == Some(declaration));
        if known || facts::is_jdk(request.declaration(declaration)) {
            continue;
        }
        lineage.push(ty);
        let mut parents = types.supertypes(ty);
        parents.reverse();
        open.extend(parents);
    }
    lineage
}
