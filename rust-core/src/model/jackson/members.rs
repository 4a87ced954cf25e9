//! Fields and methods of a class as Jackson gathers them, inherited ones with their type arguments in place.
//!
//! Jackson's side: `AnnotatedClassResolver`, `AnnotatedFieldCollector` and `AnnotatedMethodCollector` of databind 2.x.

use std::collections::{HashMap, HashSet};

use super::annotations::Annotations;
use crate::model::facts;
use crate::model::types::{Ty, Types, Use};
use crate::wire::request::{DeclarationId, DeclarationKind, Member, Method, Request};

/// A field that is no static one.
#[derive(Debug)]
pub(super) struct Field<'r> {
    pub(super) member: &'r Member,
    pub(super) used: Use,
    pub(super) owner: DeclarationId,
}

/// An instance method, with the annotations of those that it overrides.
#[derive(Debug)]
pub(super) struct Instance<'r> {
    pub(super) method: &'r Method,
    pub(super) parameters: Vec<Use>,
    pub(super) returns: Option<Use>,
    /// Its own annotations first (`AnnotatedMethodCollector` merges those of overridden methods into it).
    pub(super) annotations: Annotations<'r>,
    pub(super) owner: DeclarationId,
}

/// The type and its supertypes, nearest first and interfaces before the superclass, as
/// `ClassUtil.findSuperTypes` lists them: the order in which annotations on classes are asked.
///
/// Each declaration comes once, so a circle in a request ends.
pub(super) fn hierarchy(types: &mut Types<'_>, request: &Request, ty: Ty) -> Vec<Ty> {
    let mut seen: HashSet<DeclarationId> = HashSet::new();
    let mut found = Vec::new();
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        let Some(id) = types.declaration(ty) else { continue };
        if !seen.insert(id) {
            continue;
        }
        found.push(ty);
        let mut supers = types.supertypes(ty);
        let has_superclass = request.declaration(id).superclass.is_some();
        if has_superclass && !supers.is_empty() {
            open.push(supers.remove(0));
        }
        open.extend(supers.into_iter().rev());
    }
    found
}

/// The annotations on the class and its supertypes: what Jackson sees on the class.
pub(super) fn class_annotations<'r>(types: &Types<'r>, request: &'r Request, hierarchy: &[Ty]) -> Annotations<'r> {
    let declarations = hierarchy.iter().filter_map(|ty| types.declaration(*ty));
    Annotations(
        declarations
            .map(|id| request.declaration(id).annotations.as_slice())
            .collect(),
    )
}

/// The fields, the superclass's first; one that hides another takes its place.
pub(super) fn fields<'r>(types: &mut Types<'r>, request: &'r Request, hierarchy: &[Ty]) -> Vec<Field<'r>> {
    let mut found: Vec<Field<'r>> = Vec::new();
    let mut places: HashMap<&'r str, usize> = HashMap::new();
    for ty in hierarchy.iter().rev() {
        let Some(owner) = types.declaration(*ty) else { continue };
        let declaration = request.declaration(owner);
        if declaration.kind == DeclarationKind::Interface {
            continue;
        }
        let bindings = types.bindings(*ty);
        for member in &declaration.fields {
            if member.constant || facts::has(&member.modifiers, "static") {
                continue;
            }
            let field = Field {
                member,
                used: types.resolve(member.ty, &bindings),
                owner,
            };
            let hidden = places.get(member.name.as_str()).and_then(|place| found.get_mut(*place));
            if let Some(hidden) = hidden {
                *hidden = field;
            } else {
                places.insert(&member.name, found.len());
                found.push(field);
            }
        }
    }
    found
}

/// The instance methods of at most two parameters, the class's own first.
pub(super) fn methods<'r>(types: &mut Types<'r>, request: &'r Request, hierarchy: &[Ty]) -> Vec<Instance<'r>> {
    let mut found: Vec<Instance<'r>> = Vec::new();
    let mut places: HashMap<(&'r str, Vec<Ty>), usize> = HashMap::new();
    for ty in hierarchy {
        let Some(owner) = types.declaration(*ty) else { continue };
        let bindings = types.bindings(*ty);
        for method in &request.declaration(owner).methods {
            if method.parameters.len() > 2 || facts::has(&method.modifiers, "static") {
                continue;
            }
            let parameters: Vec<Use> = method
                .parameters
                .iter()
                .map(|parameter| types.resolve(parameter.ty, &bindings))
                .collect();
            let erased = parameters.iter().map(|used| types.erased(used.ty)).collect();
            let own = Annotations::of(&method.annotations);
            let key = (method.name.as_str(), erased);
            if let Some(overriding) = places.get(&key).and_then(|place| found.get_mut(*place)) {
                overriding.annotations.add(&own);
            } else {
                places.insert(key, found.len());
                let returns = method.returns.map(|id| types.resolve(id, &bindings));
                found.push(Instance {
                    method,
                    parameters,
                    returns,
                    annotations: own,
                    owner,
                });
            }
        }
    }
    found
}

/// The binary name of a declared type.
pub(super) fn binary_name<'r>(types: &Types<'r>, request: &'r Request, ty: Ty) -> Option<&'r str> {
    types
        .declaration(ty)
        .map(|id| request.declaration(id).binary_name.as_str())
}

/// Whether one is this declaration or of a subtype of it.
pub(super) fn is_subtype(request: &Request, one: DeclarationId, of: DeclarationId) -> bool {
    let mut seen: HashSet<DeclarationId> = HashSet::new();
    let mut open = vec![one];
    while let Some(id) = open.pop() {
        if id == of {
            return true;
        }
        if seen.insert(id) {
            let declaration = request.declaration(id);
            let written = declaration.superclass.iter().chain(&declaration.interfaces);
            open.extend(written.filter_map(|parent| request.ty(*parent).declaration));
        }
    }
    false
}
