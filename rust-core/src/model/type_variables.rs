//! What a call has to do about the type variables of a tool method that have several bounds (R3.9).
//!
//! No local variable of a companion has a type that is several at once, and what a compiler infers in its place differs
//! from compiler to compiler: of an array it can be an array of another of the bounds. So the companion's method that
//! makes the call declares the variables again, and casts what it passes to them.

use std::collections::HashSet;

use super::builder::Builder;
use super::collect::Found;
use super::facts;
use super::site::Site;
use super::tool::{GenericCall, TypeToken, VariableUse};
use super::types::{Bindings, Form, Ty};
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::Contradiction;
use crate::wire::request::{DeclarationId, DeclarationKind, Parameter, Request, TypeId, TypeKind, TypeParameterId};
use crate::wire::response::Place;

/// The most tokens that the bounds of a method's type variables have: a malformed request can contain a cycle.
const MOST_TOKENS: usize = 10_000;

/// How the call treats the type variables of the method; none where what is inferred does.
pub(crate) fn read<'r>(builder: &mut Builder<'_, 'r>, found: &Found<'r>, site: &Site) -> Option<GenericCall> {
    let request = builder.request;
    for parameter in &found.method.parameters {
        check_satisfiable(builder, found, parameter, &site.element(parameter.element));
    }
    let mut has_several = false;
    let mut uses = Vec::new();
    for parameter in &found.method.parameters {
        let bounds = builder.shapes.types.further_bounds(parameter.ty, &found.bindings);
        has_several |= !bounds.is_empty();
        let variable = variable_of(request, parameter.ty);
        let own = |(parameter, _): (TypeParameterId, usize)| {
            let own = &found.method.type_parameters;
            own.iter().position(|declared| *declared == parameter)
        };
        uses.push(VariableUse {
            variable: variable.and_then(own),
            dimensions: variable.map_or(0, |(_, dimensions)| dimensions),
            bounds,
        });
    }
    if !has_several {
        return None;
    }
    if is_erased(request, found) {
        // The call takes the first bound, and knows of no variable.
        for used in &mut uses {
            used.variable = None;
        }
        return Some(GenericCall {
            variables: Vec::new(),
            uses,
        });
    }
    let mut variables = Vec::new();
    for parameter in &found.method.type_parameters {
        variables.push(bounds(builder, found, *parameter, site)?);
    }
    Some(GenericCall { variables, uses })
}

/// The type variable that a type is, or is an array of, with the array's dimensions.
fn variable_of(request: &Request, id: TypeId) -> Option<(TypeParameterId, usize)> {
    let mut ty = request.ty(id);
    // A malformed request can contain a cycle.
    for dimensions in 0..256 {
        match ty.component {
            Some(component) => ty = request.ty(component),
            None => return ty.parameter.map(|parameter| (parameter, dimensions)),
        }
    }
    None
}

/// Whether the method is called through a raw type, which erases its own type parameters too (JLS 4.8): the companion
/// writes a tool class without its type arguments.
fn is_erased(request: &Request, found: &Found<'_>) -> bool {
    if facts::has(&found.method.modifiers, "static") {
        return false;
    }
    let is_generic = |id: DeclarationId| !request.declaration(id).type_parameters.is_empty();
    let class = request.declaration(request.tool_class);
    let is_inner = class.kind == DeclarationKind::Class && !facts::has(&class.modifiers, "static");
    is_generic(request.tool_class)
        || (is_inner && facts::enclosing(request, request.tool_class).any(is_generic))
        || (is_generic(found.owner) && found.bindings.is_empty())
}

/// The bounds of a type variable as Java source writes them; none where something about them is wrong, which is then
/// reported.
fn bounds<'r>(
    builder: &mut Builder<'_, 'r>,
    found: &Found<'r>,
    parameter: TypeParameterId,
    site: &Site,
) -> Option<Vec<TypeToken>> {
    let request = builder.request;
    let variable = request.type_parameter(parameter);
    let place = site.element(found.method.element);
    let path = format!("a bound of '{}'", variable.name);
    match Tokens::of(builder, found, &variable.bounds) {
        Ok(tokens) => Some(tokens),
        Err(Unwritable::Missing(name)) => {
            builder.missing(name, !found.is_from_class_file(request), &path, &place);
            None
        }
        Err(Unwritable::Hidden(name)) => {
            let hidden = Diagnostic::TypeInaccessible { r#type: name, path };
            builder.diagnostics.report(&place, &hidden);
            None
        }
        Err(Unwritable::Endless) => {
            let r#type = variable.name.clone();
            builder
                .diagnostics
                .report(&place, &Diagnostic::TypeEndless { r#type, path });
            None
        }
    }
}

/// Why a bound cannot be written.
enum Unwritable {
    /// The compiler does not know this type (yet).
    Missing(String),
    /// The companion cannot name this type.
    Hidden(String),
    /// It has no end.
    Endless,
}

/// What is still to be written of a type; the last comes first.
enum Part {
    Written(TypeId),
    Token(TypeToken),
}

/// A type in the making.
struct Tokens<'b, 's, 'r> {
    builder: &'b mut Builder<'s, 'r>,
    own: &'r [TypeParameterId],
    bindings: &'b Bindings,
    open: Vec<Part>,
}

impl<'r> Tokens<'_, '_, 'r> {
    /// The bounds of one variable, `A & B`.
    fn of(builder: &mut Builder<'_, 'r>, found: &Found<'r>, bounds: &[TypeId]) -> Result<Vec<TypeToken>, Unwritable> {
        let mut tokens = Tokens {
            builder,
            own: &found.method.type_parameters,
            bindings: &found.bindings,
            open: Vec::new(),
        };
        tokens.list(bounds, "", " & ", "");
        let mut written = Vec::new();
        while let Some(part) = tokens.open.pop() {
            if written.len() > MOST_TOKENS {
                return Err(Unwritable::Endless);
            }
            match part {
                Part::Token(token) => written.push(token),
                Part::Written(id) => tokens.expand(id)?,
            }
        }
        Ok(written)
    }

    /// Has these types written next, if there are any.
    fn list(&mut self, types: &[TypeId], before: &'static str, between: &'static str, behind: &'static str) {
        if types.is_empty() {
            return;
        }
        self.open.push(Part::Token(TypeToken::Text(behind)));
        for (position, id) in types.iter().enumerate().rev() {
            self.open.push(Part::Written(*id));
            let separator = if position == 0 { before } else { between };
            self.open.push(Part::Token(TypeToken::Text(separator)));
        }
    }

    /// Has the parts of a type written next.
    fn expand(&mut self, id: TypeId) -> Result<(), Unwritable> {
        let request = self.builder.request;
        let written = request.ty(id);
        match written.kind {
            TypeKind::Declared => {
                let declaration = written.declaration.ok_or(Unwritable::Endless)?;
                let package = &request.declaration(request.tool_class).package;
                if !facts::is_nameable_from(request, declaration, package) {
                    return Err(Unwritable::Hidden(facts::short_name(request.declaration(declaration))));
                }
                self.list(&written.arguments, "<", ", ", ">");
                if let Some(outer) = written.outer {
                    self.open.push(Part::Token(TypeToken::Inner(declaration)));
                    self.open.push(Part::Written(outer));
                } else {
                    self.open.push(Part::Token(TypeToken::Class(declaration)));
                }
            }
            TypeKind::Array => {
                self.open.push(Part::Token(TypeToken::Text("[]")));
                self.open.extend(written.component.map(Part::Written));
            }
            TypeKind::Wildcard => {
                self.open.extend(written.upper.or(written.lower).map(Part::Written));
                let text = match (written.upper, written.lower) {
                    (Some(_), _) => "? extends ",
                    (None, Some(_)) => "? super ",
                    (None, None) => "?",
                };
                self.open.push(Part::Token(TypeToken::Text(text)));
            }
            TypeKind::Typevar => {
                let token = self.variable(id, written.parameter)?;
                self.open.push(Part::Token(token));
            }
            TypeKind::Error => return Err(Unwritable::Missing(written.name.clone())),
            _ => {
                let ty = self.builder.shapes.types.resolve(id, self.bindings).ty;
                self.open.push(Part::Token(TypeToken::Known(ty)));
            }
        }
        Ok(())
    }

    /// A variable of the method's own, or what one of its class's stands for.
    fn variable(&mut self, id: TypeId, parameter: Option<TypeParameterId>) -> Result<TypeToken, Unwritable> {
        if let Some(own) = self.own.iter().position(|own| Some(*own) == parameter) {
            return Ok(TypeToken::Variable(own));
        }
        let shapes = &mut *self.builder.shapes;
        let ty = shapes.types.resolve(id, self.bindings).ty;
        if let Form::Missing(name) = shapes.types.form(ty) {
            return Err(Unwritable::Missing(name.clone()));
        }
        match shapes.unnameable_part(ty) {
            Some(hidden) => Err(Unwritable::Hidden(shapes.print(hidden))),
            None => Ok(TypeToken::Known(ty)),
        }
    }
}

/// Reports a parameter whose type names a variable that no value can be of: the first of its bounds is a class that
/// nothing extends, and which is not of the other bounds.
fn check_satisfiable(builder: &mut Builder<'_, '_>, found: &Found<'_>, parameter: &Parameter, place: &Place) {
    let request = builder.request;
    let mut seen: HashSet<TypeId> = HashSet::from([parameter.ty]);
    let mut open = vec![parameter.ty];
    while let Some(id) = open.pop() {
        let written = request.ty(id);
        let mut inner: Vec<TypeId> = written.arguments.clone();
        inner.extend(
            [written.component, written.outer, written.upper, written.lower]
                .into_iter()
                .flatten(),
        );
        if let Some(variable) = written
            .parameter
            .filter(|own| found.method.type_parameters.contains(own))
        {
            inner.extend(&request.type_parameter(variable).bounds);
            if let Some((class, lacking)) = contradiction(builder, id, &found.bindings) {
                let (class, lacking) = (builder.shapes.print(class), builder.shapes.print(lacking));
                let path = format!("'{}'", parameter.name);
                let problem = Contradiction::Bounds {
                    variable: request.type_parameter(variable).name.clone(),
                    class,
                    lacking,
                };
                let unmet = Diagnostic::ConstraintUnmet { path, problem };
                builder.diagnostics.report(place, &unmet);
                return;
            }
        }
        open.extend(inner.into_iter().filter(|id| seen.insert(*id)));
    }
}

/// A final class and a type that it is not, both bounds of the variable.
fn contradiction(builder: &mut Builder<'_, '_>, variable: TypeId, bindings: &Bindings) -> Option<(Ty, Ty)> {
    let request = builder.request;
    let types = &mut builder.shapes.types;
    let further = types.further_bounds(variable, bindings);
    if further.is_empty() {
        return None;
    }
    let class = types.resolve(variable, bindings).ty;
    let declaration = request.declaration(types.declaration(class)?);
    let is_final = matches!(declaration.kind, DeclarationKind::Record | DeclarationKind::Enum)
        || facts::has(&declaration.modifiers, "final");
    if !is_final {
        return None;
    }
    let lacking = further.into_iter().find(|bound| {
        let name = types.declaration(*bound).map(|id| &request.declaration(id).binary_name);
        name.is_some_and(|name| types.as_super(class, name).is_none())
    })?;
    Some((class, lacking))
}
