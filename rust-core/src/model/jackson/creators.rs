//! How Jackson makes an instance: `@JsonCreator`, implicit creators, a record's canonical constructor.
//!
//! Jackson's side: `POJOPropertiesCollector._addCreators` (2.18 and later) and `BasicDeserializerFactory` before;
//! what both do alike counts, checked against 2.17.3 and 2.19.2. There is no parameter names module, so only a
//! record's canonical constructor has names of its own.

use super::annotations::{Annotations, Named};
use super::members;
use crate::model::facts;
use crate::model::shape::Unsupported;
use crate::model::types::{Form, Ty, Types, Use};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, ElementId, Method, Request, TypeKind, Value};

/// How an instance is made.
#[derive(Debug)]
pub(super) enum Creator<'r> {
    /// From the JSON of another type, as its creator takes it.
    Delegating(Use),
    /// By a constructor or factory whose parameters are properties.
    Properties {
        parameters: Vec<Parameter<'r>>,
        /// It is a record's canonical constructor.
        canonical: bool,
    },
    /// By the constructor without parameters; `scalar` is what an implicit creator takes beside it.
    Empty { scalar: Option<Use> },
    /// By nothing that takes an object; `scalar` is what an implicit creator takes.
    Nothing { scalar: Option<Use> },
}

/// A parameter of a creator.
#[derive(Debug)]
pub(super) struct Parameter<'r> {
    pub(super) annotations: Annotations<'r>,
    pub(super) used: Use,
    pub(super) element: ElementId,
    /// The name that it has without annotations: a record component's.
    pub(super) implicit: Option<&'r str>,
}

/// A record's canonical constructor, where the request has it.
pub(super) fn canonical<'r>(types: &mut Types<'r>, request: &'r Request, ty: Ty) -> Option<&'r Method> {
    let declaration = request.declaration(types.declaration(ty)?);
    if declaration.kind != DeclarationKind::Record {
        return None;
    }
    let bindings = types.bindings(ty);
    let mut erased = |id| {
        let used = types.resolve(id, &bindings);
        types.erased(used.ty)
    };
    let components: Vec<Ty> = declaration
        .components
        .iter()
        .map(|component| erased(component.ty))
        .collect();
    declaration.constructors.iter().find(|constructor| {
        constructor.parameters.len() == components.len()
            && constructor
                .parameters
                .iter()
                .zip(&components)
                .all(|(own, ty)| erased(own.ty) == *ty)
    })
}

/// How Jackson makes an instance of the class or record.
///
/// # Errors
/// A sentence for creators that Jackson itself refuses.
pub(super) fn creator<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
) -> Result<Creator<'r>, Unsupported> {
    let mut search = Search {
        declaration: request.declaration(id),
        canonical: canonical(types, request, ty),
        types,
        request,
        ty,
    };
    if let Some(creator) = search.explicit()? {
        return Ok(creator);
    }
    if search.declaration.kind == DeclarationKind::Record {
        return Ok(search.of_record());
    }
    if let Some(creator) = search.fully_named() {
        return Ok(search.properties(creator));
    }
    let scalar = search.scalar();
    let constructors = &search.declaration.constructors;
    let has_empty = constructors.is_empty() || constructors.iter().any(|own| own.parameters.is_empty());
    Ok(if has_empty {
        Creator::Empty { scalar }
    } else {
        Creator::Nothing { scalar }
    })
}

/// The one explicit creator of an enum, interface or abstract class, of which Jackson asks only factories.
pub(super) fn factory<'r>(
    types: &mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    id: DeclarationId,
) -> Result<Option<Creator<'r>>, Unsupported> {
    Search {
        declaration: request.declaration(id),
        canonical: None,
        types,
        request,
        ty,
    }
    .explicit()
}

struct Search<'a, 'r> {
    types: &'a mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    declaration: &'r Declaration,
    canonical: Option<&'r Method>,
}

impl<'r> Search<'_, 'r> {
    /// The creator that `@JsonCreator` names; of several the one that takes an object counts.
    fn explicit(&mut self) -> Result<Option<Creator<'r>>, Unsupported> {
        let is_abstract = facts::has(&self.declaration.modifiers, "abstract");
        let constructors = self.declaration.constructors.iter().filter(|_| !is_abstract);
        let factories = self
            .declaration
            .methods
            .iter()
            .filter(|method| facts::has(&method.modifiers, "static"));
        let mut delegating = None;
        let mut properties: Option<&'r Method> = None;
        for method in constructors.chain(factories) {
            let Some(mode) = mode(method) else { continue };
            let takes_object = match mode {
                "DISABLED" => continue,
                "PROPERTIES" => true,
                "DELEGATING" => false,
                _ => self.looks_like_properties(method)?,
            };
            if !takes_object {
                let position = method.parameters.iter().position(|own| !is_injected(&own.annotations));
                if let Some(position) = position {
                    delegating = delegating.or(self.used(method, position));
                }
                continue;
            }
            if properties.is_some() {
                return Err(unreadable("it has several creators that take properties".to_owned()));
            }
            self.check_names(method)?;
            properties = Some(method);
        }
        Ok(match (properties, delegating) {
            (Some(method), _) if !method.parameters.is_empty() => Some(self.properties(method)),
            (_, Some(used)) if used.ty == self.ty => {
                return Err(unreadable("its creator takes the type itself".to_owned()));
            }
            (_, Some(used)) => Some(Creator::Delegating(used)),
            _ => None,
        })
    }

    /// Whether a creator without a mode takes an object: one parameter with a name, or several that all have one.
    fn looks_like_properties(&self, method: &Method) -> Result<bool, Unsupported> {
        let canonical = self.is_canonical(method);
        let loose = method
            .parameters
            .iter()
            .filter(|own| !canonical && !is_named(&own.annotations))
            .count();
        match (method.parameters.len(), loose) {
            (_, 0) => Ok(true),
            (_, 1)
                if method
                    .parameters
                    .iter()
                    .all(|own| is_injected(&own.annotations) || !is_named(&own.annotations)) =>
            {
                Ok(false)
            }
            _ => Err(unnamed()),
        }
    }

    /// Jackson knows no parameter's name without an annotation (`Argument #0 … has no property name`).
    fn check_names(&self, method: &Method) -> Result<(), Unsupported> {
        let complete = self.is_canonical(method) || method.parameters.iter().all(|own| is_named(&own.annotations));
        if complete { Ok(()) } else { Err(unnamed()) }
    }

    fn is_canonical(&self, method: &Method) -> bool {
        self.canonical.is_some_and(|own| std::ptr::eq(own, method))
    }

    fn of_record(&mut self) -> Creator<'r> {
        // A `@JsonValue` makes a single component's constructor delegating (`_isDelegatingConstructor`).
        if let [only] = self.declaration.components.as_slice() {
            let places = [&only.annotations]
                .into_iter()
                .chain(self.declaration.fields.iter().map(|own| &own.annotations))
                .chain(self.declaration.methods.iter().map(|own| &own.annotations));
            if places
                .into_iter()
                .any(|own| Annotations::of(own).enabled("JsonValue", "value"))
            {
                let bindings = self.types.bindings(self.ty);
                return Creator::Delegating(self.types.resolve(only.ty, &bindings));
            }
        }
        let own_names = |method: &Method| method.parameters.iter().any(|own| has_explicit_name(&own.annotations));
        match self.fully_named() {
            Some(other) if !self.is_canonical(other) && !self.canonical.is_some_and(own_names) => {
                self.properties(other)
            }
            _ => self.by_components(),
        }
    }

    /// The record's components as the parameters of its canonical constructor.
    fn by_components(&mut self) -> Creator<'r> {
        let bindings = self.types.bindings(self.ty);
        let mut parameters = Vec::new();
        for (position, component) in self.declaration.components.iter().enumerate() {
            let parameter = self.canonical.and_then(|own| own.parameters.get(position));
            let mut used = self
                .types
                .resolve(parameter.map_or(component.ty, |own| own.ty), &bindings);
            used = self.types.marked(used, &self.request.ty(component.ty).annotations);
            parameters.push(Parameter {
                annotations: Annotations::of(parameter.map_or(&component.annotations, |own| &own.annotations)),
                used,
                element: parameter.map_or(component.element, |own| own.element),
                implicit: Some(&component.name),
            });
        }
        Creator::Properties {
            parameters,
            canonical: true,
        }
    }

    /// A constructor all of whose parameters are named by annotations: a creator without saying so.
    fn fully_named(&self) -> Option<&'r Method> {
        if facts::has(&self.declaration.modifiers, "abstract") {
            return None;
        }
        self.declaration.constructors.iter().find(|constructor| {
            mode(constructor).is_none()
                && constructor
                    .parameters
                    .iter()
                    .any(|own| has_explicit_name(&own.annotations))
                && constructor.parameters.iter().all(|own| is_named(&own.annotations))
        })
    }

    fn properties(&mut self, method: &'r Method) -> Creator<'r> {
        if self.is_canonical(method) {
            return self.by_components();
        }
        let parameters = (0..method.parameters.len())
            .zip(&method.parameters)
            .map(|(position, own)| Parameter {
                annotations: Annotations::of(&own.annotations),
                used: self.used(method, position).unwrap_or_else(Types::object_use),
                element: own.element,
                implicit: None,
            })
            .collect();
        Creator::Properties {
            parameters,
            canonical: false,
        }
    }

    fn used(&mut self, method: &Method, position: usize) -> Option<Use> {
        let parameter = method.parameters.get(position)?;
        let bindings = self.types.bindings(self.ty);
        let used = self.types.resolve(parameter.ty, &bindings);
        Some(self.types.marked(used, &parameter.annotations))
    }

    /// What an implicit creator takes: a constructor or `valueOf` of one string, number or boolean, or a `fromString`.
    /// Of several a string counts first, then numbers, then booleans.
    fn scalar(&mut self) -> Option<Use> {
        let is_abstract = facts::has(&self.declaration.modifiers, "abstract");
        let constructors = self.declaration.constructors.iter().filter(|_| !is_abstract);
        let factories = self.declaration.methods.iter().filter(|method| {
            facts::has(&method.modifiers, "static")
                && matches!(method.name.as_str(), "valueOf" | "fromString")
                && method.returns.is_some_and(|id| {
                    self.request
                        .ty(id)
                        .declaration
                        .is_some_and(|id| std::ptr::eq(self.request.declaration(id), self.declaration))
                })
        });
        let single: Vec<&'r Method> = constructors
            .chain(factories)
            .filter(|method| method.parameters.len() == 1 && mode(method).is_none())
            .collect();
        let mut best: Option<(usize, Use)> = None;
        for method in single {
            let Some(used) = self.used(method, 0) else { continue };
            let Some(rank) = self.scalar_rank(used.ty) else {
                continue;
            };
            if method.name == "fromString" && rank > 0 {
                continue;
            }
            if best.is_none_or(|(own, _)| rank < own) {
                best = Some((rank, used));
            }
        }
        best.map(|(_, used)| used)
    }

    /// The types of `BasicDeserializerFactory._handleSingleArgumentCreator`.
    fn scalar_rank(&self, ty: Ty) -> Option<usize> {
        match self.types.form(ty) {
            Form::Primitive(TypeKind::Int | TypeKind::Long) => Some(1),
            Form::Primitive(TypeKind::Double) => Some(2),
            Form::Primitive(TypeKind::Boolean) => Some(3),
            _ => match members::binary_name(self.types, self.request, ty)? {
                "java.lang.String" | "java.lang.CharSequence" => Some(0),
                "java.lang.Integer" | "java.lang.Long" | "java.math.BigInteger" => Some(1),
                "java.lang.Double" | "java.math.BigDecimal" => Some(2),
                "java.lang.Boolean" => Some(3),
                _ => None,
            },
        }
    }
}

fn unnamed() -> Unsupported {
    unreadable(
        "its @JsonCreator has a parameter without a name, which Jackson demands: put @JsonProperty(\"…\") on it"
            .to_owned(),
    )
}

fn unreadable(reason: String) -> Unsupported {
    Unsupported::Unreadable(reason)
}

/// The mode of `@JsonCreator`; `None` without the annotation.
fn mode(method: &Method) -> Option<&str> {
    let annotation = Annotations::of(&method.annotations).jackson("JsonCreator")?;
    Some(
        annotation
            .value("mode")
            .and_then(Value::as_constant)
            .unwrap_or("DEFAULT"),
    )
}

fn is_injected(annotations: &[crate::wire::request::Annotation]) -> bool {
    Annotations::of(annotations).jackson("JacksonInject").is_some()
}

fn has_explicit_name(annotations: &[crate::wire::request::Annotation]) -> bool {
    matches!(Annotations::of(annotations).read_name(), Named::As(_))
}

/// Whether a creator's parameter needs no name or has one.
fn is_named(annotations: &[crate::wire::request::Annotation]) -> bool {
    let own = Annotations::of(annotations);
    has_explicit_name(annotations)
        || is_injected(annotations)
        || own.enabled("JsonUnwrapped", "enabled")
        || own.enabled("JsonAnySetter", "enabled")
}
