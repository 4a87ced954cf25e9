//! How Jackson creates an instance: `@JsonCreator`, implicit creators, a record's canonical constructor.
//!
//! The corresponding code of Jackson is `POJOPropertiesCollector._addCreators` (2.18 and later) and
//! `BasicDeserializerFactory` before, checked against 2.20.1. There is no parameter names module, so only the
//! parameters of a record's canonical constructor and of a constructor with `@ConstructorProperties`, which Lombok can
//! write, have implicit names.

use super::annotations::{Annotations, Named, strings};
use super::members;
use crate::declarations;
use crate::diagnostics::reasons::Unreadable;
use crate::jdk_types::JdkType;
use crate::shape::Unsupported;
use crate::types::{Bindings, Container, ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::{
    self, Annotation, Declaration, DeclarationId, DeclarationKind, ElementId, Method, Request, TypeId, TypeParameterId,
};
use copilot_tool_finished::scalar::Scalar;

/// How an instance is created.
#[derive(Debug)]
pub(super) enum Creator<'r> {
    /// From the JSON of another type, the parameter type of the creator.
    Delegating(TypeUse),
    /// By a constructor or factory whose parameters are properties.
    Properties {
        parameters: Vec<CreatorParameter<'r>>,
        /// Whether it is a record's canonical constructor.
        canonical: bool,
    },
    /// By the constructor without parameters. `scalar` is the type that an implicit creator takes.
    Empty { scalar: Option<TypeUse> },
    /// Not from an object. `scalar` is the type that an implicit creator takes.
    Nothing { scalar: Option<TypeUse> },
}

impl<'r> Creator<'r> {
    /// Returns the parameters that are properties.
    pub(super) fn parameters(&self) -> &[CreatorParameter<'r>] {
        match self {
            Self::Properties { parameters, .. } => parameters,
            _ => &[],
        }
    }
}

/// A parameter of a creator.
#[derive(Debug)]
pub(super) struct CreatorParameter<'r> {
    pub(super) annotations: Annotations<'r>,
    pub(super) used: TypeUse,
    pub(super) element: ElementId,
    /// The name without annotations: that of a record component, or in `@ConstructorProperties`.
    pub(super) implicit: Option<&'r str>,
}

/// Returns a record's canonical constructor, if the request has it.
pub(super) fn canonical<'r>(types: &mut Types<'r>, ty: Ty) -> Option<&'r Method> {
    let declaration = types.request.declaration(types.declaration(ty)?);
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

/// Returns how Jackson creates an instance of the class or record.
pub(super) fn creator<'r>(types: &mut Types<'r>, ty: Ty, id: DeclarationId) -> Result<Creator<'r>, Unsupported> {
    let creator = Search::of(types, ty, id).creator()?;
    // The mapper has no values to inject, and the model must not choose them.
    if creator.parameters().iter().any(|own| own.annotations.is_injected()) {
        return Err(Unreadable::InjectedParameter.into());
    }
    Ok(creator)
}

/// Returns the only explicit creator of an enum, interface or abstract class. Jackson uses only factories of these.
pub(super) fn factory<'r>(
    types: &mut Types<'r>,
    ty: Ty,
    id: DeclarationId,
) -> Result<Option<Creator<'r>>, Unsupported> {
    Search::of(types, ty, id).explicit()
}

/// Whether Jackson finds a constructor without parameters (`ValueInstantiator.canCreateUsingDefault`).
pub(crate) fn has_default(declaration: &Declaration) -> bool {
    let is_default = |own: &Method| own.parameters.is_empty() && !Annotations::of(&own.annotations).is_ignored();
    declaration.constructors.is_empty() || declaration.constructors.iter().any(is_default)
}

/// Whether a `@JsonCreator` without parameters makes every value of an enum, whatever comes
/// (`FactoryBasedEnumDeserializer`).
pub(super) fn has_supplier(declaration: &Declaration) -> bool {
    declaration.methods.iter().any(|method| {
        let is_enabled = mode(method).is_some_and(|mode| mode != "DISABLED");
        is_enabled && method.parameters.is_empty() && is_static(method)
    })
}

/// A creator that takes the whole value.
struct Delegation {
    is_factory: bool,
    kind: DelegateKind,
    used: TypeUse,
}

/// The kinds of delegating creators. A type can have one of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DelegateKind {
    Text,
    Int,
    Long,
    Double,
    Boolean,
    BigInteger,
    BigDecimal,
    Array,
    Other,
}

/// Whether a creator that takes this type is called with a string, number or boolean only.
pub(super) fn takes_scalar(types: &mut Types<'_>, ty: Ty) -> bool {
    !matches!(delegated_kind(types, ty), DelegateKind::Array | DelegateKind::Other)
}

/// Returns the kind of creator that takes this type (`BasicDeserializerFactory._handleSingleArgumentCreator`).
fn delegated_kind(types: &mut Types<'_>, ty: Ty) -> DelegateKind {
    if matches!(types.form(ty), ResolvedType::Array(_)) {
        return DelegateKind::Array;
    }
    match types.jdk_type(ty).and_then(JdkType::scalar) {
        Some(Scalar::String | Scalar::CharSequence) => DelegateKind::Text,
        Some(Scalar::Int) => DelegateKind::Int,
        Some(Scalar::Long) => DelegateKind::Long,
        Some(Scalar::Double) => DelegateKind::Double,
        Some(Scalar::Boolean) => DelegateKind::Boolean,
        Some(Scalar::BigInteger) => DelegateKind::BigInteger,
        Some(Scalar::BigDecimal) => DelegateKind::BigDecimal,
        _ => match types.container(ty) {
            Some(Container::Collection(_)) => DelegateKind::Array,
            _ => DelegateKind::Other,
        },
    }
}

struct Search<'a, 'r> {
    types: &'a mut Types<'r>,
    request: &'r Request,
    ty: Ty,
    declaration: &'r Declaration,
    canonical: Option<&'r Method>,
}

impl<'a, 'r> Search<'a, 'r> {
    fn of(types: &'a mut Types<'r>, ty: Ty, id: DeclarationId) -> Self {
        let request = types.request;
        Self {
            declaration: request.declaration(id),
            canonical: canonical(types, ty),
            types,
            request,
            ty,
        }
    }

    fn creator(&mut self) -> Result<Creator<'r>, Unsupported> {
        if let Some(creator) = self.explicit()? {
            return Ok(creator);
        }
        if let Some(creator) = self.named()? {
            return Ok(self.properties(creator));
        }
        if self.declaration.kind == DeclarationKind::Record {
            return self.of_record();
        }
        if let [only] = self.declaration.constructors.as_slice()
            && !only.parameters.is_empty()
            && only.parameters.iter().all(|own| is_injected(&own.annotations))
        {
            return Ok(self.properties(only));
        }
        let scalar = self.scalar()?;
        Ok(if has_default(self.declaration) {
            Creator::Empty { scalar }
        } else {
            Creator::Nothing { scalar }
        })
    }

    /// Returns the creator that `@JsonCreator` declares. Of several, the one that takes an object is used, a
    /// constructor before a factory.
    fn explicit(&mut self) -> Result<Option<Creator<'r>>, Unsupported> {
        let factories = self.factories().filter(|method| self.is_factory(method));
        let candidates: Vec<&'r Method> = self.constructors().chain(factories).collect();
        let mut delegating: Vec<Delegation> = Vec::new();
        let mut properties: Option<&'r Method> = None;
        for method in candidates {
            let Some(mode) = mode(method) else { continue };
            let is_factory = is_static(method);
            let takes_object = match mode {
                "DISABLED" => continue,
                "PROPERTIES" => true,
                "DELEGATING" => false,
                _ => self.looks_like_properties(method)?,
            };
            if !takes_object {
                if let Some(used) = self.delegated(method)? {
                    let kind = delegated_kind(self.types, used.ty);
                    delegating.push(Delegation { is_factory, kind, used });
                }
                continue;
            }
            match properties {
                Some(constructor) if is_factory && !is_static(constructor) => continue,
                Some(_) => return Err(Unreadable::SeveralCreators.into()),
                None => {}
            }
            self.check_names(method)?;
            properties = Some(method);
        }
        let delegating = self.chosen_delegate(&delegating)?;
        Ok(match (properties, delegating) {
            (Some(method), _) if !method.parameters.is_empty() => Some(self.properties(method)),
            (_, Some(used)) if used.ty == self.ty => return Err(Unreadable::CreatorOfItself.into()),
            (_, Some(used)) => Some(Creator::Delegating(used)),
            _ => None,
        })
    }

    /// Returns the constructors that no annotation ignores (`AnnotatedCreatorCollector`); none of an abstract class.
    fn constructors(&self) -> impl Iterator<Item = &'r Method> + use<'r> {
        let is_abstract = self.declaration.is_abstract();
        let constructors = self.declaration.constructors.iter();
        constructors.filter(move |own| !is_abstract && !Annotations::of(&own.annotations).is_ignored())
    }

    /// Returns the static methods that no annotation ignores.
    fn factories(&self) -> impl Iterator<Item = &'r Method> + use<'r> {
        let methods = self.declaration.methods.iter().filter(|own| is_static(own));
        methods.filter(|own| !Annotations::of(&own.annotations).is_ignored())
    }

    /// Returns the type that the first delegating creator takes. Of a constructor and a factory for the same kind of
    /// value, Jackson uses the factory.
    ///
    /// # Errors
    /// Two creators between which Jackson cannot choose (`CreatorCollector.verifyNonDup`). Of an enum it uses the
    /// first that the JVM lists, which is not determined.
    fn chosen_delegate(&mut self, all: &[Delegation]) -> Result<Option<TypeUse>, Unsupported> {
        for (position, first) in all.iter().enumerate() {
            for second in all.iter().skip(position.saturating_add(1)) {
                let is_enum = self.declaration.kind == DeclarationKind::Enum;
                let are_alike = first.is_factory == second.is_factory && first.kind == second.kind;
                if is_enum || are_alike && !self.is_more_specific(first.used.ty, second.used.ty) {
                    return Err(Unreadable::SeveralDelegates.into());
                }
            }
        }
        let Some(first) = all.first() else { return Ok(None) };
        let factory = all.iter().find(|own| own.is_factory && own.kind == first.kind);
        Ok(Some(factory.unwrap_or(first).used))
    }

    /// Whether one of two different types is a subtype of the other.
    fn is_more_specific(&mut self, first: Ty, second: Ty) -> bool {
        let (first, second) = (self.types.erased(first), self.types.erased(second));
        if self.types.is_reference(first) != self.types.is_reference(second) {
            return true;
        }
        let declared = self.types.declaration(first).zip(self.types.declaration(second));
        let is_object = |types: &Types<'_>, ty| matches!(types.form(ty), ResolvedType::Object);
        first != second
            && (is_object(self.types, first)
                || is_object(self.types, second)
                || declared.is_some_and(|(one, other)| {
                    declarations::is_subtype(self.request, one, other)
                        || declarations::is_subtype(self.request, other, one)
                }))
    }

    /// Whether Jackson uses a static method as a factory. A factory of an enum must return the enum itself.
    fn is_factory(&self, method: &Method) -> bool {
        self.declaration.kind != DeclarationKind::Enum || self.returns_own_type(method)
    }

    /// Whether a method returns the type or a subtype (`BasicBeanDescription.isFactoryMethod`).
    fn returns_own_type(&self, method: &Method) -> bool {
        let returned = method.returns.and_then(|id| self.request.ty(id).declaration);
        let own = self.types.declaration(self.ty);
        returned
            .zip(own)
            .is_some_and(|(returned, own)| declarations::is_subtype(self.request, returned, own))
    }

    /// Returns the parameter type of a delegating creator: that of its only parameter that is not injected. `None`
    /// without parameters.
    fn delegated(&mut self, method: &'r Method) -> Result<Option<TypeUse>, Unsupported> {
        let mut given = method
            .parameters
            .iter()
            .enumerate()
            .filter(|(_, own)| !is_injected(&own.annotations));
        let injected = method.parameters.iter().any(|own| is_injected(&own.annotations));
        match (given.next(), given.next()) {
            (Some(_), None) if injected && self.declaration.kind == DeclarationKind::Enum => {
                Err(Unreadable::InjectedForEnum.into())
            }
            (Some(_), None) if injected => Err(Unreadable::InjectedParameter.into()),
            (Some((position, _)), None) => Ok(self.used(method, position)),
            (Some(_), Some(_)) => Err(Unreadable::DelegatingToSeveral.into()),
            (None, _) if injected => Err(Unreadable::DelegatingToNone.into()),
            (None, _) => Ok(None),
        }
    }

    /// Whether a creator without a mode takes an object (`_isExplicitlyAnnotatedCreatorPropertiesBased`): yes if a
    /// parameter has an annotated name; otherwise no if the type has a `@JsonValue`; otherwise yes if its single
    /// parameter has the name of a property, or if all of several parameters have names.
    fn looks_like_properties(&mut self, method: &Method) -> Result<bool, Unsupported> {
        if method.parameters.iter().any(|own| has_explicit_name(&own.annotations)) {
            return Ok(true);
        }
        let canonical = self.is_canonical(method);
        let is_unnamed = |own: &&request::Parameter| !canonical && !is_named(&own.annotations);
        let loose = method.parameters.iter().filter(is_unnamed).count();
        if self.has_value() && !method.parameters.is_empty() {
            // A parameter that is unwrapped, or accepts any property, is read from an object too.
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
            _ => Err(Unreadable::UnnamedParameter.into()),
        }
    }

    /// Whether `@JsonValue` determines how the type is written, also on an overridden method.
    fn has_value(&mut self) -> bool {
        let hierarchy = members::hierarchy(self.types, self.ty);
        let mut components = self.declaration.components.iter();
        components.any(|own| Annotations::of(&own.annotations).is_value())
            || members::value(self.types, &hierarchy).is_some()
    }

    /// Whether `@JsonIgnore` is on the record's only component, its field, accessor or parameter.
    fn is_component_ignored(&self) -> bool {
        let [only] = self.declaration.components.as_slice() else {
            return false;
        };
        let members = self.declaration.members().filter(|own| own.name == only.name);
        let accessors = self.declaration.methods.iter();
        let accessors = accessors.filter(|own| own.name == only.name && own.parameters.is_empty());
        let parameters = self.canonical.iter().flat_map(|own| &own.parameters);
        members
            .map(|own| &own.annotations)
            .chain(accessors.map(|own| &own.annotations))
            .chain(parameters.map(|own| &own.annotations))
            .any(|own| Annotations::of(own).is_ignored())
    }

    /// Checks that each parameter has an annotated name. Jackson knows no others (`Argument #0 … has no property
    /// name`).
    fn check_names(&self, method: &Method) -> Result<(), Unsupported> {
        let names = implicit_names(method);
        let is_named =
            |(position, own): (usize, &request::Parameter)| names.get(position).is_some() || is_named(&own.annotations);
        let complete = self.is_canonical(method) || method.parameters.iter().enumerate().all(is_named);
        if complete {
            Ok(())
        } else {
            Err(Unreadable::UnnamedParameter.into())
        }
    }

    fn is_canonical(&self, method: &Method) -> bool {
        self.canonical.is_some_and(|own| std::ptr::eq(own, method))
    }

    fn of_record(&mut self) -> Result<Creator<'r>, Unsupported> {
        let is_ignored = |own: &Method| Annotations::of(&own.annotations).is_ignored();
        if self.canonical.is_some_and(is_ignored) {
            return Err(Unreadable::NoCreator.into());
        }
        if self.canonical.is_some_and(|own| mode(own) == Some("DISABLED")) {
            let disabled = Unsupported::Unreadable(Unreadable::CreatorDisabled);
            return self.scalar()?.map(Creator::Delegating).ok_or(disabled);
        }
        // `@JsonValue` makes the constructor of a single component delegating (`_isDelegatingConstructor`).
        if let [only] = self.declaration.components.as_slice()
            && self.has_value()
        {
            let bindings = self.types.bindings(self.ty);
            return Ok(Creator::Delegating(self.types.resolve(only.ty, &bindings)));
        }
        Ok(self.by_components())
    }

    /// Returns a creator whose parameters are the record's components.
    fn by_components(&mut self) -> Creator<'r> {
        let bindings = self.types.bindings(self.ty);
        let mut parameters = Vec::new();
        for (position, component) in self.declaration.components.iter().enumerate() {
            let parameter = self.canonical.and_then(|own| own.parameters.get(position));
            let mut used = self
                .types
                .resolve(parameter.map_or(component.ty, |own| own.ty), &bindings);
            used = self.types.qualified(used, &self.request.ty(component.ty).annotations);
            parameters.push(CreatorParameter {
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

    /// Returns the constructor whose parameters have annotated names, which makes it a creator without `@JsonCreator`.
    /// The canonical constructor of a record takes precedence (`_addCreatorsWithAnnotatedNames`).
    ///
    /// # Errors
    /// Several such constructors, or one with names for some parameters only, which Jackson uses nevertheless.
    fn named(&self) -> Result<Option<&'r Method>, Unsupported> {
        let is_creator = |own: &&'r Method| {
            let parameters = &own.parameters;
            mode(own).is_none() && parameters.iter().any(|own| has_explicit_name(&own.annotations))
        };
        let named: Vec<&'r Method> = self.constructors().filter(is_creator).collect();
        let canonical = named.iter().find(|own| self.is_canonical(own));
        let chosen = match (canonical, named.as_slice()) {
            (Some(canonical), _) => canonical,
            (None, []) => return Ok(None),
            (None, [only]) => only,
            (None, _) => return Err(Unreadable::SeveralCreators.into()),
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
            .map(|(position, own)| CreatorParameter {
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

    fn used(&mut self, method: &Method, position: usize) -> Option<TypeUse> {
        let parameter = method.parameters.get(position)?;
        let bindings = match self.of_factory(method) {
            _ if method.type_parameters.is_empty() => self.types.bindings(self.ty),
            bound => Bindings::of(bound.unwrap_or_default()),
        };
        let used = self.types.resolve(parameter.ty, &bindings);
        Some(self.types.qualified(used, &parameter.annotations))
    }

    /// Returns what the type variables of a generic factory are, by the type arguments that it returns: integers for the
    /// `Y` of `<Y> Page<Y> of(List<Y>)` and `Page<Integer>` (`MethodGenericTypeResolver.bindMethodTypeParameters`).
    /// `None` if Jackson binds none of them.
    fn of_factory(&self, method: &Method) -> Option<Vec<(TypeParameterId, TypeUse)>> {
        let returned = self.request.ty(method.returns?);
        if returned.declaration != self.types.declaration(self.ty) {
            return None;
        }
        let mut bound: Vec<(TypeParameterId, TypeUse)> = Vec::new();
        for (written, used) in returned.arguments.iter().zip(self.types.arguments(self.ty)) {
            let written = self.request.ty(*written);
            let extended = written.upper.and_then(|upper| self.request.ty(upper).parameter);
            let Some(variable) = written.parameter.or(extended) else {
                continue;
            };
            let bounds = &self.request.type_parameter(variable).bounds;
            if !bounds.iter().all(|bound| self.is_within(used.ty, *bound)) {
                continue;
            }
            match bound.iter().find(|(own, _)| *own == variable) {
                Some((_, other)) if other.ty != used.ty => return None,
                Some(_) => {}
                None => bound.push((variable, *used)),
            }
        }
        Some(bound)
    }

    /// Whether a type is a subtype of the class or interface that is the bound of a type variable.
    fn is_within(&self, ty: Ty, bound: TypeId) -> bool {
        let bound = self.request.ty(bound).declaration;
        bound.is_none_or(|bound| match self.types.declaration(ty) {
            Some(own) => declarations::is_subtype(self.request, own, bound),
            None => self.request.declaration(bound).binary_name == "java.lang.Object",
        })
    }

    /// Returns the parameter type of an implicit creator: a constructor or `valueOf` with one string, number or
    /// boolean, or a `fromString`. Strings take precedence, then numbers, then booleans.
    ///
    /// # Errors
    /// The only creator takes a `BigDecimal`. Jackson calls it for numbers with a fraction, and no schema tells 5.0 from
    /// 5.
    fn scalar(&mut self) -> Result<Option<TypeUse>, Unsupported> {
        let factories = self
            .factories()
            .filter(|method| matches!(method.name.as_str(), "valueOf" | "fromString") && self.returns_own_type(method));
        let single: Vec<&'r Method> = self
            .constructors()
            .chain(factories)
            .filter(|method| method.parameters.len() == 1 && mode(method).is_none())
            .collect();
        let mut best: Option<(usize, TypeUse)> = None;
        for method in single {
            if let Some(used) = self.used(method, 0)
                && let Some(rank) = self.scalar_rank(method)
                && (method.name != "fromString" || rank == 0)
                && best.is_none_or(|(own, _)| rank < own)
            {
                best = Some((rank, used));
            }
        }
        match best {
            Some((DECIMAL, _)) => Err(Unreadable::DecimalCreator.into()),
            _ => Ok(best.map(|(_, used)| used)),
        }
    }

    /// Returns the precedence of the parameter's type in `BasicDeserializerFactory._handleSingleArgumentCreator`, which
    /// compares erased types: a `T` is an `Object`, whatever its argument is.
    fn scalar_rank(&mut self, method: &Method) -> Option<usize> {
        let declared = self.types.resolve(method.parameters.first()?.ty, &Bindings::default());
        let ty = self.types.erased(declared.ty);
        Some(match delegated_kind(self.types, ty) {
            DelegateKind::Text => 0,
            DelegateKind::Int | DelegateKind::Long | DelegateKind::BigInteger => 1,
            DelegateKind::Double => 2,
            DelegateKind::BigDecimal => DECIMAL,
            DelegateKind::Boolean => 4,
            DelegateKind::Array | DelegateKind::Other => return None,
        })
    }
}

/// The precedence of `BigDecimal` among the types of implicit creators.
const DECIMAL: usize = 3;

/// Returns the mode of `@JsonCreator`; `None` without the annotation. `@ConstructorProperties` means that the
/// constructor takes properties (`JacksonAnnotationIntrospector.findCreatorAnnotation`).
fn mode(method: &Method) -> Option<&str> {
    let properties = constructor_properties(method).map(|_| "PROPERTIES");
    let Some(annotation) = Annotations::of(&method.annotations).jackson("JsonCreator") else {
        return properties;
    };
    let written = annotation.constant("mode");
    written
        .filter(|mode| *mode != "DEFAULT")
        .or(properties)
        .or(Some("DEFAULT"))
}

/// Returns `@ConstructorProperties` on a constructor that has parameters.
fn constructor_properties(method: &Method) -> Option<&Annotation> {
    declarations::annotation(&method.annotations, "java.beans.ConstructorProperties")
        .filter(|_| !method.parameters.is_empty())
}

/// Returns the names in `@ConstructorProperties` of a constructor.
fn implicit_names(method: &Method) -> Vec<&str> {
    constructor_properties(method).map_or_else(Vec::new, |annotation| strings(annotation, "value"))
}

fn is_static(method: &Method) -> bool {
    declarations::has(&method.modifiers, "static")
}

fn is_injected(annotations: &[Annotation]) -> bool {
    Annotations::of(annotations).is_injected()
}

fn has_explicit_name(annotations: &[Annotation]) -> bool {
    matches!(Annotations::of(annotations).read_name(), Named::As(_))
}

/// Whether a creator's parameter has a name or does not need one.
fn is_named(annotations: &[Annotation]) -> bool {
    let own = Annotations::of(annotations);
    has_explicit_name(annotations) || own.is_injected() || own.unwrapping().is_some() || own.is_any_setter()
}
