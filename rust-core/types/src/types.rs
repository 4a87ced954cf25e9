//! Types without variables (R3.9, R7.6), interned: equal types have the same [`Ty`].
//!
//! The types of a request are as written in source, with variables and wildcards. Here a variable is replaced by its
//! binding or bound, and a wildcard by its bound, so that later stages see neither. Nothing here recurses: types refer
//! to one another by id, and [`Types::resolve`] uses a list.

use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use super::constraints::{self, Constraints};
use super::declarations;
use super::schema_attribute::{self, Checked};
use super::swagger;
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{DateFormat, JSON_NULLABLE};
use copilot_tool_finished::user_schema::UserSchema;

use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, Request, TypeId, TypeKind, TypeParameterId};

/// An interned type without variables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ty(u32);

/// The facts about one use of a type: whether `null` is allowed, and its constraints (R4.3, R7.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct QualifiersId(u32);

/// The type information of a property (R7.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypingId(usize);

/// The annotations that give the values of a property type information.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Typing<'r> {
    /// `@JsonTypeInfo`.
    pub(crate) info: &'r Annotation,
    /// `@JsonSubTypes`.
    pub(crate) subtypes: Option<&'r Annotation>,
}

/// The JSON that the annotations of a place give its values in place of their type's (R7.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum JsonForm {
    /// `@JsonFormat(shape = STRING)` on a number or boolean, of this `type` in JSON: a string that is the JSON of one.
    Quoted(&'static str),
    /// A `pattern` on a date or time: a string of another form.
    Pattern(DateFormat),
    /// `shape = NUMBER` or `NUMBER_FLOAT` on a date or time.
    Number,
    /// `shape = NUMBER_INT` on a date or time.
    Integer,
    /// The name of an unwrapped type beside its properties: this string.
    Constant(String),
    /// An object with an id, of the property with this name if Jackson does not generate it (`@JsonIdentityInfo`).
    Identified(Option<String>),
    /// A schema of the user's own (R4.10).
    Described(OwnSchema),
}

/// A `schema` of `@CopilotToolParam`, or what is wrong with it (R4.10). Schemas with the same text are equal.
#[derive(Debug, Clone)]
pub struct OwnSchema {
    text: String,
    pub checked: Rc<Checked>,
}

impl OwnSchema {
    /// Whether it says that the value, or one inside it, is a password, or is only written.
    pub fn is_secret(&self) -> bool {
        self.checked.schema.as_ref().is_ok_and(UserSchema::has_secret)
    }

    /// Returns the schema in the member of an annotation; `None` if there is none.
    pub(crate) fn of(annotation: &Annotation) -> Option<Self> {
        let text = annotation.text("schema").filter(|text| !text.is_empty())?;
        let checked = Rc::new(schema_attribute::check(text));
        let text = text.to_owned();
        Some(Self { text, checked })
    }
}

impl PartialEq for OwnSchema {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for OwnSchema {}

impl Hash for OwnSchema {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl JsonForm {
    /// Whether the JSON is a string.
    pub fn is_text(&self) -> bool {
        matches!(self, Self::Quoted(_) | Self::Pattern(_) | Self::Constant(_))
    }
}

/// A use of a type, with the facts of its annotations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeUse {
    pub ty: Ty,
    pub qualifiers: QualifiersId,
}

/// The structure of a [`Ty`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ResolvedType {
    /// `java.lang.Object`, or a variable without a more specific bound.
    Object,
    /// A primitive type or `void`.
    Primitive(TypeKind),
    /// A class, record, enum or interface. A raw use has no arguments although the declaration has variables.
    Declared {
        declaration: DeclarationId,
        arguments: Vec<TypeUse>,
        /// The type arguments of the types around an inner class, the nearest first.
        outer: Vec<TypeUse>,
        /// The type information of the property that has a value of this type; `None` if it has none of its own.
        typing: Option<TypingId>,
    },
    /// An array with this component type.
    Array(TypeUse),
    /// A type that the compiler does not know, or does not know yet.
    Missing(String),
    /// Any other type, as the compiler prints it.
    Other(String),
}

impl ResolvedType {
    /// Returns the type arguments, or the component of an array.
    pub(crate) fn parts(&self) -> &[TypeUse] {
        match self {
            Self::Declared { arguments, .. } => arguments,
            Self::Array(component) => std::slice::from_ref(component),
            _ => &[],
        }
    }
}

/// The facts that [`QualifiersId`] refers to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Qualifiers {
    pub nullable: bool,
    pub constraints: Constraints,
    /// Whether an annotation says that the value is secret.
    pub is_secret: bool,
    /// Whether the type is the bound of a variable that the tool class's subtypes bind (R3.11).
    pub(crate) is_of_variable: bool,
}

/// The bindings of type variables in one place.
#[derive(Debug, Clone, Default)]
pub struct Bindings(Vec<(TypeParameterId, TypeUse)>);

impl Bindings {
    /// Returns the bindings of these variables.
    pub(crate) fn of(bound: Vec<(TypeParameterId, TypeUse)>) -> Self {
        Self(bound)
    }

    /// Whether there are no bindings, as inside a raw type.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn get(&self, parameter: TypeParameterId) -> Option<TypeUse> {
        self.0
            .iter()
            .find(|(bound, _)| *bound == parameter)
            .map(|(_, used)| *used)
    }
}

/// The structure of a type, with the JSON that a place gives its values, and the type without that.
type Form = (ResolvedType, Option<(Ty, JsonForm)>);

/// The types of a request that were resolved so far.
#[derive(Debug)]
pub struct Types<'r> {
    pub(crate) request: &'r Request,
    forms: Vec<Form>,
    ids: HashMap<Form, Ty>,
    qualifiers: Vec<Qualifiers>,
    qualifier_ids: HashMap<Qualifiers, QualifiersId>,
    /// The same qualifiers without `nullable`, for each of [`qualifiers`](Self::qualifiers).
    without_null: Vec<QualifiersId>,
    /// The nesting depth of the type arguments in each type, to detect infinitely growing types (R7.5).
    depths: Vec<u32>,
    /// The type information of properties.
    typings: Vec<Typing<'r>>,
    /// Results of [`Types::resolve`] without bindings.
    closed: HashMap<TypeId, TypeUse>,
    /// The type variables that the tool class's subtypes bind (R3.11): its own, and those of the types around it, if it
    /// is an abstract class or interface.
    undecided: HashSet<TypeParameterId>,
}

impl<'r> Types<'r> {
    pub(crate) fn new(request: &'r Request) -> Self {
        let class = request.declaration(request.tool_class);
        let is_abstract = class.is_abstract();
        let around = declarations::enclosing(request, request.tool_class);
        let undecided = std::iter::once(request.tool_class)
            .chain(around)
            .filter(|_| is_abstract)
            .flat_map(|id| request.declaration(id).type_parameters.iter().copied())
            .collect();
        let mut types = Self {
            request,
            undecided,
            forms: Vec::new(),
            ids: HashMap::new(),
            qualifiers: vec![Qualifiers::default()],
            qualifier_ids: HashMap::from([(Qualifiers::default(), QualifiersId(0))]),
            without_null: vec![QualifiersId(0)],
            depths: Vec::new(),
            typings: Vec::new(),
            closed: HashMap::new(),
        };
        types.intern(ResolvedType::Object);
        types
    }

    /// Returns `java.lang.Object`.
    pub fn object() -> Ty {
        Ty(0)
    }

    /// Returns a use of `Object` without qualifiers.
    pub fn object_use() -> TypeUse {
        Self::plain(Self::object())
    }

    /// Returns a use of the type without qualifiers.
    pub fn plain(ty: Ty) -> TypeUse {
        TypeUse {
            ty,
            qualifiers: QualifiersId(0),
        }
    }

    /// Returns the structure of the type.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Ty is only made by intern(), which adds its form"
    )]
    pub fn form(&self, ty: Ty) -> &ResolvedType {
        &self.forms[ty.0 as usize].0
    }

    /// Returns the type without the JSON that a place gives its values, and that JSON; `None` if it is the type's own.
    pub(crate) fn formed(&self, ty: Ty) -> Option<&(Ty, JsonForm)> {
        self.forms.get(ty.0 as usize)?.1.as_ref()
    }

    /// Returns the type whose values have this JSON.
    pub(crate) fn with_form(&mut self, ty: Ty, json: JsonForm) -> Ty {
        let form = self.form(ty).clone();
        self.intern_as((form, Some((ty, json))))
    }

    /// Returns how deep type arguments and array components nest in the type; 0 for a type without either.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Ty is only made by intern(), which adds its depth"
    )]
    pub fn depth(&self, ty: Ty) -> u32 {
        self.depths[ty.0 as usize]
    }

    /// Returns the facts that the qualifiers refer to.
    #[expect(
        clippy::indexing_slicing,
        reason = "Ids are only made by intern_qualifiers(), which adds the set"
    )]
    pub fn qualifiers(&self, qualifiers: QualifiersId) -> &Qualifiers {
        &self.qualifiers[qualifiers.0 as usize]
    }

    /// Returns the declaration of a declared type.
    pub fn declaration(&self, ty: Ty) -> Option<DeclarationId> {
        match self.form(ty) {
            ResolvedType::Declared { declaration, .. } => Some(*declaration),
            _ => None,
        }
    }

    /// Returns the binary name of the class or interface that the type is a use of; `None` for any other type.
    pub(crate) fn binary_name(&self, ty: Ty) -> Option<&'r str> {
        self.declaration(ty)
            .map(|id| self.request.declaration(id).binary_name.as_str())
    }

    /// Whether the type is a use of the class or interface with this binary name.
    pub fn is_named(&self, ty: Ty, binary_name: &str) -> bool {
        self.binary_name(ty) == Some(binary_name)
    }

    /// Whether the type is an enum.
    pub fn is_enum(&self, ty: Ty) -> bool {
        let declaration = self.declaration(ty);
        declaration.is_some_and(|id| self.request.declaration(id).kind == DeclarationKind::Enum)
    }

    /// Whether the type is `JsonNullable`: an Optional that distinguishes null from no value.
    pub fn is_json_nullable(&self, ty: Ty) -> bool {
        self.is_named(ty, JSON_NULLABLE)
    }

    /// Returns the module by which a mapper reads and writes this kind of Optional.
    pub fn module_of_optional(&self, ty: Ty) -> &'static str {
        if self.is_json_nullable(ty) {
            "JsonNullableModule"
        } else {
            "Jdk8Module"
        }
    }

    /// Returns what an Optional holds: the type, or the scalar with the name of its class.
    pub fn optional(&self, ty: Ty) -> Option<Result<TypeUse, (Scalar, &'static str)>> {
        let scalar = match self.binary_name(ty)? {
            "java.util.Optional" | JSON_NULLABLE => {
                let held = self.arguments(ty).first().copied();
                return Some(Ok(held.unwrap_or_else(Self::object_use)));
            }
            "java.util.OptionalInt" => (Scalar::Int, "Integer"),
            "java.util.OptionalLong" => (Scalar::Long, "Long"),
            "java.util.OptionalDouble" => (Scalar::Double, "Double"),
            _ => return None,
        };
        Some(Err(scalar))
    }

    /// Returns the declared type, or `Object`, with the type information of a property; `None` for any other type.
    pub(crate) fn typed(&mut self, ty: Ty, typing: Typing<'r>) -> Option<Ty> {
        let mut declarations = self.request.declarations();
        let ty = match self.form(ty) {
            ResolvedType::Declared { .. } => ty,
            ResolvedType::Object => {
                let (declaration, _) = declarations.find(|(_, own)| own.binary_name == "java.lang.Object")?;
                self.declared(declaration, Vec::new())
            }
            _ => return None,
        };
        let known = self.typings.iter().position(|own| std::ptr::eq(own.info, typing.info));
        let id = TypingId(known.unwrap_or(self.typings.len()));
        if known.is_none() {
            self.typings.push(typing);
        }
        self.retyped(ty, Some(id))
    }

    /// Returns the type information of the property that has a value of this type, and the type without it; `None` if
    /// the property has none.
    pub(crate) fn typing(&mut self, ty: Ty) -> Option<(Ty, Typing<'r>)> {
        let ResolvedType::Declared { typing: Some(id), .. } = self.form(ty) else {
            return None;
        };
        let typing = *self.typings.get(id.0)?;
        self.retyped(ty, None).map(|plain| (plain, typing))
    }

    fn retyped(&mut self, ty: Ty, id: Option<TypingId>) -> Option<Ty> {
        let mut form = self.form(ty).clone();
        if let ResolvedType::Declared { typing, .. } = &mut form {
            *typing = id;
            return Some(self.intern(form));
        }
        None
    }

    /// Returns the type arguments of a declared type; an empty slice for a raw use or any other type.
    pub fn arguments(&self, ty: Ty) -> &[TypeUse] {
        match self.form(ty) {
            ResolvedType::Declared { arguments, .. } => arguments,
            _ => &[],
        }
    }

    /// Whether null can be a value of the type.
    pub fn is_reference(&self, ty: Ty) -> bool {
        !matches!(self.form(ty), ResolvedType::Primitive(_))
    }

    /// Returns a class or interface with these type arguments.
    pub(crate) fn declared(&mut self, declaration: DeclarationId, arguments: Vec<TypeUse>) -> Ty {
        self.intern(ResolvedType::Declared {
            declaration,
            arguments,
            outer: Vec::new(),
            typing: None,
        })
    }

    /// Returns the component of an array, and the number of its dimensions; any other type with 0.
    pub(crate) fn component(&self, array: Ty) -> (Ty, usize) {
        let (mut ty, mut dimensions) = (array, 0);
        while let ResolvedType::Array(component) = self.form(ty) {
            dimensions += 1;
            ty = component.ty;
        }
        (ty, dimensions)
    }

    /// Returns the interned type with this structure.
    pub(crate) fn intern(&mut self, form: ResolvedType) -> Ty {
        self.intern_as((form, None))
    }

    fn intern_as(&mut self, form: Form) -> Ty {
        if let Some(ty) = self.ids.get(&form) {
            return *ty;
        }
        let parts = form.0.parts().iter();
        let depth = parts
            .map(|used| self.depth(used.ty).saturating_add(1))
            .max()
            .unwrap_or(0);
        let ty = Ty(u32::try_from(self.forms.len()).unwrap_or(u32::MAX));
        self.forms.push(form.clone());
        self.depths.push(depth);
        self.ids.insert(form, ty);
        ty
    }

    fn intern_qualifiers(&mut self, set: Qualifiers) -> QualifiersId {
        if let Some(qualifiers) = self.qualifier_ids.get(&set) {
            return *qualifiers;
        }
        let without_null = set.nullable.then(|| {
            let nullable = false;
            self.intern_qualifiers(Qualifiers {
                nullable,
                ..set.clone()
            })
        });
        let qualifiers = QualifiersId(u32::try_from(self.qualifiers.len()).unwrap_or(u32::MAX));
        self.qualifiers.push(set.clone());
        self.without_null.push(without_null.unwrap_or(qualifiers));
        self.qualifier_ids.insert(set, qualifiers);
        qualifiers
    }

    /// Returns the use with the facts of the annotations added to its own. The stricter constraint applies (R7.8). Those
    /// of a `JsonNullable` are about the value in it.
    pub(crate) fn qualified(&mut self, used: TypeUse, annotations: &[Annotation]) -> TypeUse {
        if annotations.is_empty() {
            return used;
        }
        if let (true, Some(Ok(held))) = (self.is_json_nullable(used.ty), self.optional(used.ty))
            && let ResolvedType::Declared { declaration, .. } = *self.form(used.ty)
        {
            let held = self.qualified(held, annotations);
            let ty = self.declared(declaration, vec![held]);
            return TypeUse { ty, ..used };
        }
        let mut set = self.qualifiers(used.qualifiers).clone();
        set.nullable |=
            annotations.iter().any(declarations::is_nullable) || annotations.iter().any(constraints::is_absent);
        set.is_secret |= swagger::is_secret(annotations);
        set.constraints.tighten(annotations, &self.request.refused_expressions);
        if self.is_named(used.ty, "java.lang.String") {
            set.constraints.allow_only(&swagger::allowable_values(annotations));
        }
        TypeUse {
            ty: used.ty,
            qualifiers: self.intern_qualifiers(set),
        }
    }

    /// Returns the use of a collection or map that has this number of elements.
    pub(crate) fn of_size(&mut self, ty: Ty, size: u64) -> TypeUse {
        let set = Qualifiers {
            constraints: Constraints::of_size(size),
            ..Qualifiers::default()
        };
        let qualifiers = self.intern_qualifiers(set);
        TypeUse { ty, qualifiers }
    }

    /// Returns the use without the fact that null is allowed.
    pub fn without_null(&self, used: TypeUse) -> TypeUse {
        let qualifiers = self.without_null.get(used.qualifiers.0 as usize).copied();
        TypeUse {
            ty: used.ty,
            qualifiers: qualifiers.unwrap_or(used.qualifiers),
        }
    }

    /// Returns the bindings inside the declaration of a type: the type's arguments for the declaration's variables. A
    /// raw use binds each variable to its bound.
    pub(crate) fn bindings(&mut self, ty: Ty) -> Bindings {
        let ResolvedType::Declared {
            declaration,
            arguments,
            outer,
            ..
        } = self.form(ty)
        else {
            return Bindings::default();
        };
        let (declaration, arguments, outer) = (*declaration, arguments.clone(), outer.clone());
        let mut bindings = Bindings::default();
        let own = &self.request.declaration(declaration).type_parameters;
        bindings.0.extend(own.iter().copied().zip(arguments));
        if !outer.is_empty() {
            let around = declarations::enclosing(self.request, declaration)
                .flat_map(|id| self.request.declaration(id).type_parameters.iter().copied());
            bindings.0.extend(around.zip(outer));
        }
        bindings
    }

    /// Returns the bindings inside a supertype of the type, or inside the type itself.
    pub(crate) fn bindings_in(&mut self, ty: Ty, supertype: DeclarationId) -> Bindings {
        let name = &self.request.declaration(supertype).binary_name;
        let seen = self.as_super(ty, name).unwrap_or(ty);
        self.bindings(seen)
    }

    /// Returns the type written at `id`. Variables are replaced by `bindings`, or else by their bounds (R3.9, R7.6).
    pub(crate) fn resolve(&mut self, id: TypeId, bindings: &Bindings) -> TypeUse {
        let closed = bindings.0.is_empty();
        if closed && let Some(used) = self.closed.get(&id) {
            return *used;
        }
        let mut done: HashMap<TypeId, TypeUse> = HashMap::new();
        let mut open: HashSet<TypeId> = HashSet::new();
        let mut tasks = vec![ResolveTask::Visit(id)];
        while let Some(task) = tasks.pop() {
            match task {
                ResolveTask::Visit(id) => {
                    if done.contains_key(&id) || !open.insert(id) {
                        continue;
                    }
                    tasks.push(ResolveTask::Resolve(id));
                    tasks.extend(self.parts(id, bindings).into_iter().map(ResolveTask::Visit));
                }
                ResolveTask::Resolve(id) => {
                    let used = self.build(id, bindings, &done);
                    done.insert(id, used);
                }
            }
        }
        // A part that is still being resolved refers to itself, as in `T extends Comparable<T>`. Inside its own bound
        // it is `Object`.
        let used = done.get(&id).copied().unwrap_or_else(Self::object_use);
        if closed {
            self.closed.insert(id, used);
        }
        used
    }

    /// Returns the types that must be resolved before the type at `id`.
    fn parts(&self, id: TypeId, bindings: &Bindings) -> Vec<TypeId> {
        let written = self.request.ty(id);
        match written.kind {
            TypeKind::Declared => {
                let arguments = self.argument_sources(id).into_iter();
                let mut parts: Vec<TypeId> = arguments.map(|(_, source)| source).collect();
                parts.extend(written.outer);
                parts
            }
            TypeKind::Array => written.component.into_iter().collect(),
            TypeKind::Wildcard => written.upper.or(written.lower).into_iter().collect(),
            TypeKind::Typevar => match written.parameter {
                Some(parameter) if bindings.get(parameter).is_none() => self.bound(parameter).into_iter().collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Returns each type argument as written, and the type that it is. The bound of the type parameter replaces a
    /// wildcard without one: `Box<?>` is a `Box` of its parameter's bound.
    fn argument_sources(&self, id: TypeId) -> Vec<(TypeId, TypeId)> {
        let written = self.request.ty(id);
        let parameters = written
            .declaration
            .map_or(&[][..], |id| &self.request.declaration(id).type_parameters);
        written
            .arguments
            .iter()
            .enumerate()
            .map(|(position, argument)| {
                let ty = self.request.ty(*argument);
                let bare = ty.kind == TypeKind::Wildcard && ty.upper.is_none() && ty.lower.is_none();
                let bound = parameters
                    .get(position)
                    .filter(|_| bare)
                    .and_then(|parameter| self.bound(*parameter));
                (*argument, bound.unwrap_or(*argument))
            })
            .collect()
    }

    fn bound(&self, parameter: TypeParameterId) -> Option<TypeId> {
        self.request.type_parameter(parameter).bounds.first().copied()
    }

    fn build(&mut self, id: TypeId, bindings: &Bindings, done: &HashMap<TypeId, TypeUse>) -> TypeUse {
        let request = self.request;
        let written = request.ty(id);
        let part = |id: TypeId| done.get(&id).copied().unwrap_or_else(Self::object_use);
        let used = match written.kind {
            TypeKind::Declared => match written.declaration {
                Some(declaration) if request.declaration(declaration).binary_name == "java.lang.Object" => {
                    Self::object_use()
                }
                Some(declaration) => {
                    let arguments = self
                        .argument_sources(id)
                        .into_iter()
                        .map(|(argument, source)| self.qualified(part(source), &request.ty(argument).annotations))
                        .collect();
                    let outer = written
                        .outer
                        .map_or_else(Vec::new, |outer| match self.form(part(outer).ty) {
                            ResolvedType::Declared { arguments, outer, .. } => {
                                arguments.iter().chain(outer).copied().collect()
                            }
                            _ => Vec::new(),
                        });
                    Self::plain(self.intern(ResolvedType::Declared {
                        declaration,
                        arguments,
                        outer,
                        typing: None,
                    }))
                }
                None => Self::object_use(),
            },
            TypeKind::Array => {
                let component = written.component.map_or_else(Self::object_use, part);
                Self::plain(self.intern(ResolvedType::Array(component)))
            }
            TypeKind::Wildcard => written.upper.or(written.lower).map_or_else(Self::object_use, part),
            TypeKind::Typevar => match written.parameter {
                Some(parameter) => bindings.get(parameter).unwrap_or_else(|| {
                    let bound = self.bound(parameter).map_or_else(Self::object_use, part);
                    self.of_variable(parameter, bound)
                }),
                None => Self::object_use(),
            },
            TypeKind::Error => Self::plain(self.intern(ResolvedType::Missing(written.name.clone()))),
            TypeKind::Other => Self::plain(self.intern(ResolvedType::Other(written.name.clone()))),
            primitive => Self::plain(self.intern(ResolvedType::Primitive(primitive))),
        };
        self.qualified(used, &written.annotations)
    }

    /// Returns the erased bounds of an unbound type variable except the first. Values are read as the first bound; an
    /// argument must satisfy all. For an array of any dimensions, returns those of its components. Empty for any other
    /// type.
    pub(crate) fn further_bounds(&mut self, id: TypeId, bindings: &Bindings) -> Vec<Ty> {
        let request = self.request;
        let (id, _) = request.component(id);
        let free = |id: TypeId| {
            let parameter = request.ty(id).parameter;
            parameter.filter(|parameter| bindings.get(*parameter).is_none())
        };
        let Some(mut parameter) = free(id) else {
            return Vec::new();
        };
        // The bound of a variable can be another variable, which has several bounds. The loop is bounded: a malformed
        // request can contain a cycle.
        for _ in 0..64 {
            match request.type_parameter(parameter).bounds.as_slice() {
                [only] => match free(*only) {
                    Some(next) => parameter = next,
                    None => break,
                },
                _ => break,
            }
        }
        let bounds = &request.type_parameter(parameter).bounds;
        let mut erased = Vec::with_capacity(bounds.len());
        for bound in bounds.iter().skip(1) {
            let ty = self.resolve(*bound, bindings).ty;
            erased.push(self.erased(ty));
        }
        erased
    }

    /// Whether each type argument in the type satisfies the bounds of its parameter. The arguments that replace
    /// wildcards or missing ones may not: `Self<?>` of `Self<T extends Self<T>>` becomes `Self<Self<Object>>` here,
    /// which Java does not allow.
    pub(crate) fn is_within_bounds(&mut self, ty: Ty) -> bool {
        let request = self.request;
        let within: Vec<Ty> = self.within(ty).collect();
        for ty in within {
            let Some(declaration) = self.declaration(ty) else {
                continue;
            };
            let arguments = self.arguments(ty).to_vec();
            let parameters = &request.declaration(declaration).type_parameters;
            for (parameter, argument) in parameters.iter().zip(arguments) {
                for bound in &request.type_parameter(*parameter).bounds {
                    let bound = self.resolve(*bound, &Bindings::default()).ty;
                    let Some(bound) = self.binary_name(bound) else { continue };
                    if self.as_super(argument.ty, bound).is_none() {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Returns the type's direct supertypes with their type arguments: the superclass first, then the interfaces.
    pub(crate) fn supertypes(&mut self, ty: Ty) -> Vec<Ty> {
        let Some(declaration) = self.declaration(ty) else {
            return Vec::new();
        };
        let declaration = self.request.declaration(declaration);
        let raw = !declaration.type_parameters.is_empty() && self.arguments(ty).is_empty();
        let bindings = self.bindings(ty);
        let written = declaration.superclass.iter().chain(&declaration.interfaces);
        written
            .map(|id| {
                let parent = self.resolve(*id, &bindings).ty;
                if raw { self.erased(parent) } else { parent }
            })
            .collect()
    }

    /// Returns the type and its supertypes, each followed by its own. Each declaration occurs once, since a malformed
    /// request can contain a cycle.
    ///
    /// - `superclass_last`: whether the superclass comes after the interfaces
    pub(crate) fn lineage(&mut self, ty: Ty, superclass_last: bool) -> Vec<Ty> {
        let mut seen: HashSet<DeclarationId> = HashSet::new();
        let mut found = Vec::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let Some(id) = self.declaration(ty).filter(|id| seen.insert(*id)) else {
                continue;
            };
            found.push(ty);
            let mut parents = self.supertypes(ty);
            if superclass_last && self.request.declaration(id).superclass.is_some() && !parents.is_empty() {
                parents.rotate_left(1);
            }
            open.extend(parents.into_iter().rev());
        }
        found
    }

    /// Returns the type of a declaration inside itself, with its variables replaced by their bounds.
    pub(crate) fn own_type(&mut self, declaration: DeclarationId) -> Ty {
        let request = self.request;
        let arguments = request
            .declaration(declaration)
            .type_parameters
            .iter()
            .map(|parameter| {
                let bound = self.bound(*parameter);
                let bound = bound.map_or_else(Self::object_use, |bound| self.resolve(bound, &Bindings::default()));
                self.of_variable(*parameter, bound)
            })
            .collect();
        self.declared(declaration, arguments)
    }

    /// Returns the bound of a variable, with the fact that it is one if subtypes of the tool class bind it.
    fn of_variable(&mut self, parameter: TypeParameterId, bound: TypeUse) -> TypeUse {
        if !self.undecided.contains(&parameter) {
            return bound;
        }
        let set = Qualifiers {
            is_of_variable: true,
            ..self.qualifiers(bound.qualifiers).clone()
        };
        TypeUse {
            ty: bound.ty,
            qualifiers: self.intern_qualifiers(set),
        }
    }

    /// Whether the type is the bound of a variable that the tool class's subtypes bind (R3.11).
    pub fn is_of_variable(&self, used: TypeUse) -> bool {
        self.qualifiers(used.qualifiers).is_of_variable
    }

    /// Whether the type is such a bound, or has one as type argument or component at any depth.
    pub fn has_variable(&self, used: TypeUse) -> bool {
        let mut parts = self.within(used.ty).flat_map(|ty| self.form(ty).parts());
        self.is_of_variable(used) || parts.any(|used| self.is_of_variable(*used))
    }

    /// Returns the type, and its type arguments and components at any depth, each once.
    pub(crate) fn within(&self, ty: Ty) -> impl Iterator<Item = Ty> {
        let mut seen = HashSet::from([ty]);
        let mut open = vec![ty];
        std::iter::from_fn(move || {
            let ty = open.pop()?;
            let parts = self.form(ty).parts().iter().map(|used| used.ty);
            open.extend(parts.filter(|ty| seen.insert(*ty)));
            Some(ty)
        })
    }

    /// Returns a declared type without its arguments, any other type unchanged.
    pub(crate) fn erased(&mut self, ty: Ty) -> Ty {
        match self.form(ty) {
            ResolvedType::Declared {
                declaration, arguments, ..
            } if !arguments.is_empty() => self.declared(*declaration, Vec::new()),
            _ => ty,
        }
    }

    /// Returns the collection or map that the type is, or extends.
    pub(crate) fn container(&mut self, ty: Ty) -> Option<Container> {
        if let Some(map) = self.as_super(ty, "java.util.Map") {
            let mut arguments = self.arguments(map).iter().copied();
            return Some(Container::Map {
                key: arguments.next(),
                value: arguments.next(),
            });
        }
        let collection = self.as_super(ty, "java.util.Collection")?;
        Some(Container::Collection(self.arguments(collection).first().copied()))
    }

    /// Returns the type as the named class or interface with its type arguments: `class Names extends
    /// ArrayList<String>` as `java.util.Collection` is `Collection<String>`.
    pub(crate) fn as_super(&mut self, ty: Ty, qualified: &str) -> Option<Ty> {
        // Each declaration is followed once: `A<T> extends A<A<T>>`, which no compiler accepts, would not end.
        let mut seen = vec![ty];
        let mut known: HashSet<DeclarationId> = self.declaration(ty).into_iter().collect();
        let mut next = 0;
        while let Some(&candidate) = seen.get(next) {
            next += 1;
            if self.is_named(candidate, qualified) {
                return Some(candidate);
            }
            for parent in self.supertypes(candidate) {
                if self.declaration(parent).is_some_and(|id| known.insert(id)) {
                    seen.push(parent);
                }
            }
        }
        None
    }
}

/// A collection or a map, with the type arguments of the JDK's interface; a raw one has none.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Container {
    Collection(Option<TypeUse>),
    Map {
        key: Option<TypeUse>,
        value: Option<TypeUse>,
    },
}

enum ResolveTask {
    Visit(TypeId),
    Resolve(TypeId),
}
