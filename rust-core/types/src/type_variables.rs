//! Decides how a call treats the type variables of a tool method that have several bounds (R3.9).
//!
//! A local variable of a companion cannot have several types at once, and compilers infer different types in its
//! place: for an array, it can be an array of another bound. So the companion's method that makes the call declares
//! the variables again, and casts the arguments to them.

use std::collections::HashSet;

use super::declarations;
use super::java_types::{class_token, simple_name};
use super::types::{Bindings, ResolvedType, Ty, Types};
use crate::diagnostics::reasons::Contradiction;
use crate::wire::request::{
    DeclarationId, DeclarationKind, ElementId, Method, Parameter, Request, TypeId, TypeKind, TypeParameterId,
};
use copilot_tool_finished::tools::{GenericCall, TypeToken, VariableUse};

/// The number of tokens in the bounds of a method's type variables: a malformed request can contain a cycle.
const MOST_TOKENS: usize = 10_000;

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
        match Tokens::of(types, declared, &variable.bounds) {
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
    let mut ty = request.ty(id);
    // The loop is bounded: a malformed request can contain a cycle.
    for dimensions in 0..256 {
        match ty.component {
            Some(component) => ty = request.ty(component),
            None => return ty.parameter.map(|parameter| (parameter, dimensions)),
        }
    }
    None
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

/// A part of a type that is not written yet. The parts are a stack: the last is written first.
enum BoundPart {
    Written(TypeId),
    Token(TypeToken),
}

/// A type while it is written as tokens.
struct Tokens<'b, 'r> {
    types: &'b mut Types<'r>,
    own: &'r [TypeParameterId],
    bindings: &'b Bindings,
    open: Vec<BoundPart>,
}

impl<'r> Tokens<'_, 'r> {
    /// Returns the bounds of one variable, `A & B`.
    fn of(types: &mut Types<'r>, declared: &Declared<'_, 'r>, bounds: &[TypeId]) -> Result<Vec<TypeToken>, Unwritable> {
        let mut tokens = Tokens {
            types,
            own: &declared.method.type_parameters,
            bindings: declared.bindings,
            open: Vec::new(),
        };
        tokens.list(bounds, "", " & ", "");
        let mut written = Vec::new();
        while let Some(part) = tokens.open.pop() {
            if written.len() > MOST_TOKENS {
                return Err(Unwritable::Endless);
            }
            match part {
                BoundPart::Token(token) => written.push(token),
                BoundPart::Written(id) => tokens.expand(id)?,
            }
        }
        Ok(written)
    }

    /// Queues these types to be written next, if there are any.
    fn list(&mut self, types: &[TypeId], before: &'static str, between: &'static str, after: &'static str) {
        if types.is_empty() {
            return;
        }
        self.token(TypeToken::Text(after));
        for (position, id) in types.iter().enumerate().rev() {
            self.open.push(BoundPart::Written(*id));
            self.token(TypeToken::Text(if position == 0 { before } else { between }));
        }
    }

    fn token(&mut self, token: TypeToken) {
        self.open.push(BoundPart::Token(token));
    }

    /// Queues the parts of a type to be written next.
    fn expand(&mut self, id: TypeId) -> Result<(), Unwritable> {
        let request = self.types.request;
        let written = request.ty(id);
        match written.kind {
            TypeKind::Declared => {
                let declaration = written.declaration.ok_or(Unwritable::Endless)?;
                let class = request.declaration(declaration);
                if !declarations::is_nameable(request, declaration) {
                    return Err(Unwritable::Hidden(declarations::short_name(class)));
                }
                self.list(&written.arguments, "<", ", ", ">");
                if let Some(outer) = written.outer {
                    self.token(TypeToken::Inner(simple_name(class)));
                    self.open.push(BoundPart::Written(outer));
                } else {
                    self.token(class_token(class));
                }
            }
            TypeKind::Array => {
                self.token(TypeToken::Text("[]"));
                self.open.extend(written.component.map(BoundPart::Written));
            }
            TypeKind::Wildcard => {
                let bound = written.upper.or(written.lower);
                self.open.extend(bound.map(BoundPart::Written));
                self.token(TypeToken::Text(match (written.upper, written.lower) {
                    (Some(_), _) => "? extends ",
                    (None, Some(_)) => "? super ",
                    (None, None) => "?",
                }));
            }
            TypeKind::Typevar => {
                let tokens = self.variable(id, written.parameter)?;
                self.open.extend(tokens.into_iter().rev().map(BoundPart::Token));
            }
            TypeKind::Error => return Err(Unwritable::Missing(written.name.clone())),
            _ => {
                let ty = self.types.resolve(id, self.bindings).ty;
                let tokens = self.types.type_tokens(ty);
                self.open.extend(tokens.into_iter().rev().map(BoundPart::Token));
            }
        }
        Ok(())
    }

    /// Returns a variable of the method's own, or the value of a variable of its class.
    fn variable(&mut self, id: TypeId, parameter: Option<TypeParameterId>) -> Result<Vec<TypeToken>, Unwritable> {
        if let Some(own) = self.own.iter().position(|own| Some(*own) == parameter) {
            return Ok(vec![TypeToken::Variable(own)]);
        }
        let ty = self.types.resolve(id, self.bindings).ty;
        if let ResolvedType::Missing(name) = self.types.form(ty) {
            return Err(Unwritable::Missing(name.clone()));
        }
        match self.types.unnameable_part(ty) {
            Some(hidden) => Err(Unwritable::Hidden(self.types.print(hidden))),
            None => Ok(self.types.type_tokens(ty)),
        }
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
