//! How Jackson makes an instance: `@JsonCreator`, implicit creators, a record's canonical constructor.
//!
//! Jackson's side: `POJOPropertiesCollector._addCreators` (2.18 and later) and `BasicDeserializerFactory` before,
//! checked against 2.20.1. There is no parameter names module, so only a record's canonical constructor has names of its
//! own, and a constructor with `@ConstructorProperties`, which Lombok can write.

use super::annotations::{Annotations, Named, strings};
use super::members;
use crate::diagnostics::reasons::Unreadable;
use crate::model::facts;
use crate::model::shape::Unsupported;
use crate::model::types::{Form, Ty, Types, Use};
use crate::wire::request::{
    self, Annotation, Declaration, DeclarationId, DeclarationKind, ElementId, Method, Request, TypeKind, Value,
};

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
    /// The name that it has without annotations on it: a record component's, or that of `@ConstructorProperties`.
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
    if let Some(creator) = search.named()? {
        return Ok(search.properties(creator));
    }
    if search.declaration.kind == DeclarationKind::Record {
        return search.of_record();
    }
    if let [only] = search.declaration.constructors.as_slice()
        && !only.parameters.is_empty()
        && only.parameters.iter().all(|own| is_injected(&own.annotations))
    {
        return Ok(search.properties(only));
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
    /// The creator that `@JsonCreator` names; of several the one that takes an object counts, a constructor before a
    /// factory.
    fn explicit(&mut self) -> Result<Option<Creator<'r>>, Unsupported> {
        let declaration = self.declaration;
        let is_abstract = facts::has(&declaration.modifiers, "abstract");
        let constructors = declaration.constructors.iter().filter(|_| !is_abstract);
        let factories = declaration.methods.iter().filter(|method| self.is_factory(method));
        let candidates: Vec<(bool, &'r Method)> = constructors
            .map(|own| (false, own))
            .chain(factories.map(|own| (true, own)))
            .collect();
        let mut delegating = None;
        let mut properties: Option<(bool, &'r Method)> = None;
        for (is_factory, method) in candidates {
            let Some(mode) = mode(method) else { continue };
            let takes_object = match mode {
                "DISABLED" => continue,
                "PROPERTIES" => true,
                "DELEGATING" => false,
                _ => self.looks_like_properties(method)?,
            };
            if !takes_object {
                delegating = delegating.or(self.delegated(method)?);
                continue;
            }
            match properties {
                Some((false, _)) if is_factory => continue,
                Some(_) => return Err(several()),
                None => {}
            }
            self.check_names(method)?;
            properties = Some((is_factory, method));
        }
        Ok(match (properties, delegating) {
            (Some((_, method)), _) if !method.parameters.is_empty() => Some(self.properties(method)),
            (_, Some(used)) if used.ty == self.ty => {
                return Err(Unsupported::Unreadable(Unreadable::CreatorOfItself));
            }
            (_, Some(used)) => Some(Creator::Delegating(used)),
            _ => None,
        })
    }

    /// Whether Jackson asks a method for instances. Of an enum it asks only those that give nothing else.
    fn is_factory(&self, method: &Method) -> bool {
        facts::has(&method.modifiers, "static")
            && (self.declaration.kind != DeclarationKind::Enum || self.returns_own_type(method))
    }

    fn returns_own_type(&self, method: &Method) -> bool {
        let returned = method.returns.and_then(|id| self.request.ty(id).declaration);
        returned.is_some_and(|id| std::ptr::eq(self.request.declaration(id), self.declaration))
    }

    /// What a delegating creator takes: the one parameter that is not injected. One without parameters is none.
    fn delegated(&mut self, method: &'r Method) -> Result<Option<Use>, Unsupported> {
        let mut given = method
            .parameters
            .iter()
            .enumerate()
            .filter(|(_, own)| !is_injected(&own.annotations));
        let injected = method.parameters.iter().any(|own| is_injected(&own.annotations));
        match (given.next(), given.next()) {
            (Some(_), None) if injected && self.declaration.kind == DeclarationKind::Enum => {
                Err(Unsupported::Unreadable(Unreadable::InjectedForEnum))
            }
            (Some((position, _)), None) => Ok(self.used(method, position)),
            (Some(_), Some(_)) => Err(Unsupported::Unreadable(Unreadable::DelegatingToSeveral)),
            (None, _) if injected => Err(Unsupported::Unreadable(Unreadable::DelegatingToNone)),
            (None, _) => Ok(None),
        }
    }

    /// Whether a creator without a mode takes an object (`_isExplicitlyAnnotatedCreatorPropertiesBased`): where a
    /// parameter has a name by annotation; else not, where the type has a `@JsonValue`; else where a single parameter has
    /// a name that is a property's, or all of several have names.
    fn looks_like_properties(&mut self, method: &Method) -> Result<bool, Unsupported> {
        if method.parameters.iter().any(|own| has_explicit_name(&own.annotations)) {
            return Ok(true);
        }
        let canonical = self.is_canonical(method);
        let is_unnamed = |own: &&request::Parameter| !canonical && !is_named(&own.annotations);
        let loose = method.parameters.iter().filter(is_unnamed).count();
        if self.has_value() && !method.parameters.is_empty() {
            // What is unwrapped, or accepts any property, is an object, too.
            let is_spread = |own: &request::Parameter| is_named(&own.annotations) && !is_injected(&own.annotations);
            return Ok(method.parameters.iter().any(is_spread));
        }
        match method.parameters.as_slice() {
            [_] if canonical => Ok(!self.is_component_ignored()),
            _ if loose == 0 => Ok(true),
            parameters
                if loose == 1
                    && parameters
                        .iter()
                        .all(|own| is_injected(&own.annotations) || !is_named(&own.annotations)) =>
            {
                Ok(false)
            }
            _ => Err(unnamed()),
        }
    }

    /// Whether a `@JsonValue` says what the type is written as; on a method that it implements, too.
    fn has_value(&mut self) -> bool {
        let is_value = |own: &[Annotation]| Annotations::of(own).is_value();
        let hierarchy = members::hierarchy(self.types, self.request, self.ty);
        let methods = members::methods(self.types, self.request, &hierarchy);
        methods
            .iter()
            .any(|own| own.parameters.is_empty() && own.annotations.is_value())
            || members::fields(self.types, self.request, &hierarchy)
                .iter()
                .any(|own| is_value(&own.member.annotations))
            || self.declaration.components.iter().any(|own| is_value(&own.annotations))
    }

    /// Whether the record's only component, its field, accessor or parameter has `@JsonIgnore`.
    fn is_component_ignored(&self) -> bool {
        let [only] = self.declaration.components.as_slice() else {
            return false;
        };
        let ignores = |own: &[Annotation]| Annotations::of(own).is_ignored();
        let fields = self.declaration.fields.iter().filter(|own| own.name == only.name);
        let accessors = self.declaration.methods.iter();
        let accessors = accessors.filter(|own| own.name == only.name && own.parameters.is_empty());
        let parameters = self.canonical.iter().flat_map(|own| &own.parameters);
        ignores(&only.annotations)
            || fields.map(|own| &own.annotations).any(|own| ignores(own))
            || accessors.map(|own| &own.annotations).any(|own| ignores(own))
            || parameters.map(|own| &own.annotations).any(|own| ignores(own))
    }

    /// Jackson knows no parameter's name without an annotation (`Argument #0 … has no property name`).
    fn check_names(&self, method: &Method) -> Result<(), Unsupported> {
        let names = implicit_names(method);
        let is_named =
            |(position, own): (usize, &request::Parameter)| names.get(position).is_some() || is_named(&own.annotations);
        let complete = self.is_canonical(method) || method.parameters.iter().enumerate().all(is_named);
        if complete { Ok(()) } else { Err(unnamed()) }
    }

    fn is_canonical(&self, method: &Method) -> bool {
        self.canonical.is_some_and(|own| std::ptr::eq(own, method))
    }

    fn of_record(&mut self) -> Result<Creator<'r>, Unsupported> {
        if self.canonical.is_some_and(|own| mode(own) == Some("DISABLED")) {
            let disabled = Unsupported::Unreadable(Unreadable::CreatorDisabled);
            return self.scalar().map(Creator::Delegating).ok_or(disabled);
        }
        // A `@JsonValue` makes a single component's constructor delegating (`_isDelegatingConstructor`).
        if let [only] = self.declaration.components.as_slice()
            && self.has_value()
        {
            let bindings = self.types.bindings(self.ty);
            return Ok(Creator::Delegating(self.types.resolve(only.ty, &bindings)));
        }
        Ok(self.by_components())
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

    /// A constructor whose parameters are named by annotations: a creator without saying so. Of a record the canonical
    /// one comes first (`_addCreatorsWithAnnotatedNames`).
    ///
    /// # Errors
    /// Several such constructors, or one of which only some parameters are named: Jackson takes it for the creator.
    fn named(&self) -> Result<Option<&'r Method>, Unsupported> {
        if facts::has(&self.declaration.modifiers, "abstract") {
            return Ok(None);
        }
        let is_creator = |own: &&'r Method| {
            let parameters = &own.parameters;
            mode(own).is_none() && parameters.iter().any(|own| has_explicit_name(&own.annotations))
        };
        let named: Vec<&'r Method> = self.declaration.constructors.iter().filter(is_creator).collect();
        let canonical = named.iter().find(|own| self.is_canonical(own));
        let chosen = match (canonical, named.as_slice()) {
            (Some(canonical), _) => canonical,
            (None, []) => return Ok(None),
            (None, [only]) => only,
            (None, _) => return Err(several()),
        };
        self.check_names(chosen)?;
        Ok(Some(chosen))
    }

    fn properties(&mut self, method: &'r Method) -> Creator<'r> {
        if self.is_canonical(method) {
            return self.by_components();
        }
        let names = implicit_names(method);
        let parameters = (0..method.parameters.len())
            .zip(&method.parameters)
            .map(|(position, own)| Parameter {
                annotations: Annotations::of(&own.annotations),
                used: self.used(method, position).unwrap_or_else(Types::object_use),
                element: own.element,
                implicit: names.get(position).copied(),
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
                && self.returns_own_type(method)
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

fn several() -> Unsupported {
    Unsupported::Unreadable(Unreadable::SeveralCreators)
}

fn unnamed() -> Unsupported {
    Unsupported::Unreadable(Unreadable::UnnamedParameter)
}

/// The mode of `@JsonCreator`; `None` without the annotation. `@ConstructorProperties` says that the constructor takes
/// properties (`JacksonAnnotationIntrospector.findCreatorAnnotation`).
fn mode(method: &Method) -> Option<&str> {
    let properties = constructor_properties(method).map(|_| "PROPERTIES");
    let Some(annotation) = Annotations::of(&method.annotations).jackson("JsonCreator") else {
        return properties;
    };
    let written = annotation.value("mode").and_then(Value::as_constant);
    written
        .filter(|mode| *mode != "DEFAULT")
        .or(properties)
        .or(Some("DEFAULT"))
}

/// `@ConstructorProperties` on a constructor that has parameters.
fn constructor_properties(method: &Method) -> Option<&Annotation> {
    facts::annotation(&method.annotations, "java.beans.ConstructorProperties").filter(|_| !method.parameters.is_empty())
}

/// The names that `@ConstructorProperties` gives a constructor's parameters.
fn implicit_names(method: &Method) -> Vec<&str> {
    constructor_properties(method).map_or_else(Vec::new, |annotation| strings(annotation, "value"))
}

fn is_injected(annotations: &[Annotation]) -> bool {
    Annotations::of(annotations).is_injected()
}

fn has_explicit_name(annotations: &[Annotation]) -> bool {
    matches!(Annotations::of(annotations).read_name(), Named::As(_))
}

/// Whether a creator's parameter needs no name or has one.
fn is_named(annotations: &[Annotation]) -> bool {
    let own = Annotations::of(annotations);
    has_explicit_name(annotations) || own.is_injected() || own.unwrapping().is_some() || own.is_any_setter()
}
