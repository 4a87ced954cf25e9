//! The fields and methods of a class as Jackson collects them, including inherited ones with their type arguments.
//!
//! The corresponding code of Jackson: `AnnotatedClassResolver`, `AnnotatedFieldCollector` and
//! `AnnotatedMethodCollector` of databind 2.x.

use std::collections::HashMap;

use super::annotations::Annotations;
use crate::declarations;
use crate::types::{Ty, TypeUse, Types};
use crate::wire::request::{DeclarationId, DeclarationKind, Member, Method};

/// An instance field.
#[derive(Debug)]
pub(super) struct Field<'r> {
    pub(super) member: &'r Member,
    pub(super) used: TypeUse,
    pub(super) owner: DeclarationId,
}

/// An instance method, with its own annotations and those of the methods that it overrides.
#[derive(Debug)]
pub(super) struct Instance<'r> {
    pub(super) method: &'r Method,
    pub(super) parameters: Vec<TypeUse>,
    pub(super) returns: Option<TypeUse>,
    /// The method's own annotations first (`AnnotatedMethodCollector` adds those of overridden methods).
    pub(super) annotations: Annotations<'r>,
    pub(super) owner: DeclarationId,
}

/// Returns the type and its supertypes, nearest first and interfaces before the superclass: the order of
/// `ClassUtil.findSuperTypes`, in which Jackson looks for annotations on classes.
pub(super) fn hierarchy(types: &mut Types<'_>, ty: Ty) -> Vec<Ty> {
    types.lineage(ty, true)
}

/// Returns the annotations on the class and its supertypes, which Jackson merges.
pub(super) fn class_annotations<'r>(types: &Types<'r>, hierarchy: &[Ty]) -> Annotations<'r> {
    let declarations = hierarchy.iter().filter_map(|ty| types.declaration(*ty));
    Annotations(
        declarations
            .map(|id| types.request.declaration(id).annotations.as_slice())
            .collect(),
    )
}

/// Returns the annotations on the type's class and its supertypes.
pub(super) fn annotations<'r>(types: &mut Types<'r>, ty: Ty) -> Annotations<'r> {
    let hierarchy = hierarchy(types, ty);
    class_annotations(types, &hierarchy)
}

/// Returns the fields, the superclass's first; a field that hides another has its place.
pub(super) fn fields<'r>(types: &mut Types<'r>, hierarchy: &[Ty]) -> Vec<Field<'r>> {
    let mut found: Vec<Field<'r>> = Vec::new();
    let mut places: HashMap<&'r str, usize> = HashMap::new();
    for ty in hierarchy.iter().rev() {
        let Some(owner) = types.declaration(*ty) else { continue };
        let declaration = types.request.declaration(owner);
        if declaration.kind == DeclarationKind::Interface {
            continue;
        }
        let bindings = types.bindings(*ty);
        for member in &declaration.fields {
            if member.constant || declarations::has(&member.modifiers, "static") {
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

/// Returns the instance methods with at most two parameters, the class's own first.
pub(super) fn methods<'r>(types: &mut Types<'r>, hierarchy: &[Ty]) -> Vec<Instance<'r>> {
    let mut found: Vec<Instance<'r>> = Vec::new();
    let mut places: HashMap<(&'r str, Vec<Ty>), usize> = HashMap::new();
    for ty in hierarchy {
        let Some(owner) = types.declaration(*ty) else { continue };
        let bindings = types.bindings(*ty);
        for method in &types.request.declaration(owner).methods {
            if method.parameters.len() > 2 || declarations::has(&method.modifiers, "static") {
                continue;
            }
            let parameters: Vec<TypeUse> = method
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

/// Returns the type of the member with `@JsonValue`.
pub(super) fn value(types: &mut Types<'_>, hierarchy: &[Ty]) -> Option<TypeUse> {
    let mut methods = methods(types, hierarchy).into_iter();
    let method = methods.find(|own| own.parameters.is_empty() && own.annotations.is_value());
    method.and_then(|own| own.returns).or_else(|| {
        let mut fields = fields(types, hierarchy).into_iter();
        let field = fields.find(|own| Annotations::of(&own.member.annotations).is_value());
        field.map(|own| own.used)
    })
}
