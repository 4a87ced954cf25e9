//! The type arguments of a subtype, from those of its supertype.

use std::collections::HashSet;

use crate::types::{Bindings, Ty, TypeUse, Types};
use crate::wire::request::{DeclarationId, TypeId, TypeKind, TypeParameterId};

/// Returns the subtype `of` of the type `base`, with the type arguments that make it one: for `record Circle<U>()
/// implements Shape<U>` and `Shape<String>`, `Circle<String>`. A variable that `base` does not determine is replaced by
/// its bound.
pub(super) fn specialized<'r>(types: &mut Types<'r>, of: DeclarationId, base: Ty) -> Ty {
    let request = types.request;
    let declaration = request.declaration(of);
    let settled = settled(types, of, base);
    let is_raw = !declaration.type_parameters.is_empty() && settled.iter().all(Option::is_none);
    let arguments = if is_raw {
        Vec::new()
    } else {
        let bound = |types: &mut Types<'r>, parameter: TypeParameterId| {
            let bound = request.type_parameter(parameter).bounds.first().copied();
            bound.map_or_else(Types::object_use, |id| types.resolve(id, &Bindings::default()))
        };
        let parameters = declaration.type_parameters.iter().zip(settled);
        parameters
            .map(|(parameter, used)| used.unwrap_or_else(|| bound(types, *parameter)))
            .collect()
    };
    types.declared(of, arguments)
}

/// Returns for each type parameter of `of` the argument that makes `of` a subtype of `base`; `None` if `base` does not
/// determine it.
fn settled(types: &Types<'_>, of: DeclarationId, base: Ty) -> Vec<Option<TypeUse>> {
    let request = types.request;
    let count = request.declaration(of).type_parameters.len();
    let mut settled = vec![None; count];
    let Some(target) = types.declaration(base) else {
        return settled;
    };
    let mut seen = HashSet::new();
    // The supertypes to examine; for each of their type parameters, the index of the parameter of `of` that is passed
    // to it.
    let mut open: Vec<(DeclarationId, Vec<Option<usize>>)> = vec![(of, (0..count).map(Some).collect())];
    while let Some((id, origins)) = open.pop() {
        if id == target {
            for (origin, argument) in origins.into_iter().zip(types.arguments(base)) {
                if let Some(slot) = origin.and_then(|origin| settled.get_mut(origin)) {
                    *slot = Some(*argument);
                }
            }
            return settled;
        }
        if !seen.insert(id) {
            continue;
        }
        let declaration = request.declaration(id);
        let origin = |argument: &TypeId| {
            let argument = request.ty(*argument);
            let parameter = argument.parameter.filter(|_| argument.kind == TypeKind::Typevar)?;
            let position = declaration.type_parameters.iter().position(|own| *own == parameter)?;
            origins.get(position).copied().flatten()
        };
        for parent in declaration.superclass.iter().chain(&declaration.interfaces) {
            let written = request.ty(*parent);
            if let Some(parent) = written.declaration {
                open.push((parent, written.arguments.iter().map(origin).collect()));
            }
        }
    }
    settled
}
