//! Decides how a call treats the type variables of a tool method that have several bounds (R3.9).
//!
//! A local variable of a companion cannot have several types at once, and compilers infer different types in its
//! place: for an array, it can be an array of another bound. So the companion's method that makes the call declares
//! the variables again, and casts the arguments to them.

use std::collections::HashSet;

use super::declarations;
use super::java_types::{ARGUMENTS, class_token, simple_name};
use super::nested_text::{Part, list, pieces};
use super::types::{Bindings, ResolvedType, Ty, Types};
use crate::diagnostics::reasons::Contradiction;
use crate::wire::request::{
    DeclarationId, DeclarationKind, ElementId, Method, Parameter, Request, TypeId, TypeKind, TypeParameterId,
};
use copilot_tool_finished::tools::{GenericCall, TypeToken, VariableUse};

/// The number of types in the bounds of a method's type variable: a malformed request can contain a cycle.
const MOST_TYPES: usize = 10_000;

/// The type variables of a tool method.
#[derive(Debug, Default)]
pub struct Variables {
    /// How the call treats them; `None` if type inference is enough.
    pub call: Option<GenericCall>,
    pub problems: Vec<Problem>,
}

/// The reason why a method cannot be called.
#[derive(Debug)]
pub enum Problem {
    /// No type satisfies all bounds of a variable in the type of this parameter.
    Unsatisfiable {
        parameter: ElementId,
        path: String,
        contradiction: Contradiction,
    },
    /// The bound of the variable with this name cannot be written.
    Bound { variable: String, reason: Unwritable },
}

/// A tool method as its owner declares it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Declared<'b, 'r> {
    pub(crate) method: &'r Method,
    pub(crate) owner: DeclarationId,
    /// The values of the owner's type variables in the tool class.
    pub(crate) bindings: &'b Bindings,
}

/// Reads how the call treats the type variables of the method.
pub(crate) fn read<'r>(types: &mut Types<'r>, declared: &Declared<'_, 'r>) -> Variables {
    let mut problems: Vec<Problem> = Vec::new();
    for parameter in &declared.method.parameters {
        problems.extend(unsatisfiable(types, declared, parameter));
    }
    let call = call(types, declared, &mut problems);
    Variables { call, problems }
}

/// Returns how the call treats the variables; `None` if type inference is enough, or a bound cannot be written.
fn call<'r>(types: &mut Types<'r>, declared: &Declared<'_, 'r>, problems: &mut Vec<Problem>) -> Option<GenericCall> {
    let request = types.request;
    let mut has_several = false;
    let mut uses = Vec::new();
    for parameter in &declared.method.parameters {
        let bounds = types.further_bounds(parameter.ty, declared.bindings);
        has_several |= !bounds.is_empty();
        let variable = variable_of(request, parameter.ty);
        let own = |(parameter, _): (TypeParameterId, usize)| {
            let own = &declared.method.type_parameters;
            own.iter().position(|declared| *declared == parameter)
        };
        uses.push(VariableUse {
            variable: variable.and_then(own),
            dimensions: variable.map_or(0, |(_, dimensions)| dimensions),
            bounds: bounds.into_iter().map(|bound| types.java_type(bound)).collect(),
        });
    }
    if !has_several {
        return None;
    }
    if is_erased(request, declared) {
        // The call uses the first bound and no variable.
        for used in &mut uses {
            used.variable = None;
        }
        return Some(GenericCall {
            variables: Vec::new(),
            uses,
        });
    }
    let mut variables = Vec::new();
    for parameter in &declared.method.type_parameters {
        let variable = request.type_parameter(*parameter);
        match tokens(types, declared, &variable.bounds) {
            Ok(tokens) => variables.push(tokens),
            Err(reason) => {
                let variable = variable.name.clone();
                problems.push(Problem::Bound { variable, reason });
                return None;
            }
        }
    }
    Some(GenericCall { variables, uses })
}

/// Returns the type variable that a type is, or is an array of, and the number of the array's dimensions.
fn variable_of(request: &Request, id: TypeId) -> Option<(TypeParameterId, usize)> {
    let (component, dimensions) = request.component(id);
    Some((request.ty(component).parameter?, dimensions))
}

/// Whether the method is called through a raw type, which also erases its own type parameters (JLS 4.8): the companion
/// writes a tool class without its type arguments.
fn is_erased(request: &Request, declared: &Declared<'_, '_>) -> bool {
    if declarations::has(&declared.method.modifiers, "static") {
        return false;
    }
    let is_generic = |id: DeclarationId| !request.declaration(id).type_parameters.is_empty();
    let class = request.declaration(request.tool_class);
    let is_inner = class.kind == DeclarationKind::Class && !declarations::has(&class.modifiers, "static");
    is_generic(request.tool_class)
        || (is_inner && declarations::enclosing(request, request.tool_class).any(is_generic))
        || (is_generic(declared.owner) && declared.bindings.is_empty())
}

/// The reason why a bound cannot be written.
#[derive(Debug)]
pub enum Unwritable {
    /// The compiler does not know this type, or does not know it yet.
    Missing(String),
    /// The companion cannot name this type.
    Hidden(String),
    /// The bound has no end.
    Endless,
}

/// A part of the text of a type of the request.
type TokenPart = Part<TypeId, TypeToken>;

/// Returns the bounds of one variable, `A & B`.
fn tokens<'r>(
    types: &mut Types<'r>,
    declared: &Declared<'_, 'r>,
    bounds: &[TypeId],
) -> Result<Vec<TypeToken>, Unwritable> {
    let mut problem = None;
    let mut written = 0;
    let first = list(bounds.iter().copied(), ["", " & ", ""].map(TypeToken::Text));
    let tokens = pieces(first, |id| {
        written += 1;
        let parts = if written > MOST_TYPES {
            Err(Unwritable::Endless)
        } else {
            parts(types, declared, id)
        };
        parts.unwrap_or_else(|reason| {
            problem.get_or_insert(reason);
            Vec::new()
        })
    });
    let tokens = tokens.collect();
    problem.map_or(Ok(tokens), Err)
}

/// Returns the parts of a type.
fn parts<'r>(types: &mut Types<'r>, declared: &Declared<'_, 'r>, id: TypeId) -> Result<Vec<TokenPart>, Unwritable> {
    let request = types.request;
    let written = request.ty(id);
    let text = |text| Part::Piece(TypeToken::Text(text));
    let pieces = |tokens: Vec<TypeToken>| tokens.into_iter().map(Part::Piece).collect();
    Ok(match written.kind {
        TypeKind::Declared => {
            let declaration = written.declaration.ok_or(Unwritable::Endless)?;
            let class = request.declaration(declaration);
            if !declarations::is_nameable(request, declaration) {
                return Err(Unwritable::Hidden(declarations::short_name(class)));
            }
            let mut parts = match written.outer {
                Some(outer) => vec![Part::Type(outer), Part::Piece(TypeToken::Inner(simple_name(class)))],
                None => vec![Part::Piece(class_token(class))],
            };
            parts.extend(list(written.arguments.iter().copied(), ARGUMENTS.map(TypeToken::Text)));
            parts
        }
        TypeKind::Array => written
            .component
            .map(Part::Type)
            .into_iter()
            .chain([text("[]")])
            .collect(),
        TypeKind::Wildcard => match (written.upper, written.lower) {
            (Some(upper), _) => vec![text("? extends "), Part::Type(upper)],
            (None, Some(lower)) => vec![text("? super "), Part::Type(lower)],
            (None, None) => vec![text("?")],
        },
        TypeKind::Typevar => pieces(variable(types, declared, id)?),
        TypeKind::Error => return Err(Unwritable::Missing(written.name.clone())),
        _ => {
            let ty = types.resolve(id, declared.bindings).ty;
            pieces(types.type_tokens(ty))
        }
    })
}

/// Returns a variable of the method's own, or the value of a variable of its class.
fn variable<'r>(types: &mut Types<'r>, declared: &Declared<'_, 'r>, id: TypeId) -> Result<Vec<TypeToken>, Unwritable> {
    let parameter = types.request.ty(id).parameter;
    let mut own = declared.method.type_parameters.iter();
    if let Some(own) = own.position(|own| Some(*own) == parameter) {
        return Ok(vec![TypeToken::Variable(own)]);
    }
    let ty = types.resolve(id, declared.bindings).ty;
    if let ResolvedType::Missing(name) = types.form(ty) {
        return Err(Unwritable::Missing(name.clone()));
    }
    match types.unnameable_part(ty) {
        Some(hidden) => Err(Unwritable::Hidden(types.print(hidden))),
        None => Ok(types.type_tokens(ty)),
    }
}

/// Returns the problem of a parameter whose type names a variable that no type can replace: its first bound is a final
/// class that is not a subtype of every other bound.
fn unsatisfiable(types: &mut Types<'_>, declared: &Declared<'_, '_>, parameter: &Parameter) -> Option<Problem> {
    let request = types.request;
    let mut seen: HashSet<TypeId> = HashSet::from([parameter.ty]);
    let mut open = vec![parameter.ty];
    while let Some(id) = open.pop() {
        let written = request.ty(id);
        let mut inner: Vec<TypeId> = written.parts().collect();
        if let Some(variable) = written
            .parameter
            .filter(|own| declared.method.type_parameters.contains(own))
        {
            inner.extend(&request.type_parameter(variable).bounds);
            if let Some((class, lacking)) = contradiction(types, id, declared.bindings) {
                return Some(Problem::Unsatisfiable {
                    parameter: parameter.element,
                    path: format!("'{}'", parameter.name),
                    contradiction: Contradiction::Bounds {
                        variable: request.type_parameter(variable).name.clone(),
                        class: types.print(class),
                        lacking: types.print(lacking),
                    },
                });
            }
        }
        open.extend(inner.into_iter().filter(|id| seen.insert(*id)));
    }
    None
}

/// Returns two bounds of the variable that exclude each other: a final class, and a type that it is not a subtype of.
fn contradiction(types: &mut Types<'_>, variable: TypeId, bindings: &Bindings) -> Option<(Ty, Ty)> {
    let request = types.request;
    let further = types.further_bounds(variable, bindings);
    if further.is_empty() {
        return None;
    }
    let class = types.resolve(variable, bindings).ty;
    let declaration = request.declaration(types.declaration(class)?);
    let is_final = matches!(declaration.kind, DeclarationKind::Record | DeclarationKind::Enum)
        || declarations::has(&declaration.modifiers, "final");
    if !is_final {
        return None;
    }
    let lacking = further.into_iter().find(|bound| {
        let name = types.declaration(*bound).map(|id| &request.declaration(id).binary_name);
        name.is_some_and(|name| types.as_super(class, name).is_none())
    })?;
    Some((class, lacking))
}
