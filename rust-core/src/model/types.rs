//! Types with their variables filled in (R3.9, R7.6), interned: one [`Ty`] for one type.
//!
//! The request's types are as written, with variables and wildcards. Here a variable becomes what it is bound
//! to, or its bound, and a wildcard its bound, so that later stages never meet either. Nothing here recurses:
//! types refer to one another by id, and [`Types::resolve`] works off a list.

use std::collections::{HashMap, HashSet};

use super::constraints::Constraints;
use super::facts;
use crate::wire::request::{Annotation, DeclarationId, Request, TypeId, TypeKind, TypeParameterId};

/// An interned type without variables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Ty(u32);

/// What is said of one use of a type: is `null` welcome, and which constraints hold (R4.3, R7.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Marks(u32);

/// A type where it is used, with what its annotations there say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Use {
    pub(crate) ty: Ty,
    pub(crate) marks: Marks,
}

/// What a [`Ty`] is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    /// `java.lang.Object`, or a variable without a better bound.
    Object,
    /// What a type variable of an abstract class or interface stands for, which its subtypes decide (R3.11).
    Undecided,
    /// A primitive type or `void`.
    Primitive(TypeKind),
    /// A class, record, enum or interface; a raw use has no arguments though its declaration has variables.
    Declared {
        declaration: DeclarationId,
        arguments: Vec<Use>,
        /// The arguments of the types around an inner class, the nearest's first.
        outer: Vec<Use>,
    },
    /// An array of this.
    Array(Use),
    /// A type that the compiler does not know (yet).
    Missing(String),
    /// A type that no rule mentions, as the compiler prints it.
    Other(String),
}

/// What [`Marks`] stand for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct MarkSet {
    pub(crate) nullable: bool,
    pub(crate) constraints: Constraints,
}

/// What type variables stand for in one place.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bindings(Vec<(TypeParameterId, Use)>);

impl Bindings {
    /// Whether nothing is bound, as inside a raw type.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn get(&self, parameter: TypeParameterId) -> Option<Use> {
        self.0
            .iter()
            .find(|(bound, _)| *bound == parameter)
            .map(|(_, used)| *used)
    }
}

/// All types of a request that anything has asked for.
#[derive(Debug)]
pub(crate) struct Types<'r> {
    request: &'r Request,
    forms: Vec<Form>,
    ids: HashMap<Form, Ty>,
    marks: Vec<MarkSet>,
    mark_ids: HashMap<MarkSet, Marks>,
    /// How deep type arguments nest in each type, so that endless growth shows (R7.5).
    depths: Vec<u32>,
    /// Results of [`Types::resolve`] without bindings.
    closed: HashMap<TypeId, Use>,
}

impl<'r> Types<'r> {
    pub(crate) fn new(request: &'r Request) -> Self {
        let mut types = Self {
            request,
            forms: Vec::new(),
            ids: HashMap::new(),
            marks: vec![MarkSet::default()],
            mark_ids: HashMap::from([(MarkSet::default(), Marks(0))]),
            depths: Vec::new(),
            closed: HashMap::new(),
        };
        types.intern(Form::Object);
        types
    }

    /// `java.lang.Object`.
    pub(crate) fn object() -> Ty {
        Ty(0)
    }

    /// `Object` without marks.
    pub(crate) fn object_use() -> Use {
        Self::plain(Self::object())
    }

    /// The type with no marks.
    pub(crate) fn plain(ty: Ty) -> Use {
        Use { ty, marks: Marks(0) }
    }

    /// What the type is.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Ty is only made by intern(), which adds its form"
    )]
    pub(crate) fn form(&self, ty: Ty) -> &Form {
        &self.forms[ty.0 as usize]
    }

    /// How deep type arguments and array components nest in the type; 0 for a type without either.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Ty is only made by intern(), which adds its depth"
    )]
    pub(crate) fn depth(&self, ty: Ty) -> u32 {
        self.depths[ty.0 as usize]
    }

    /// What the marks say.
    #[expect(
        clippy::indexing_slicing,
        reason = "Marks are only made by intern_marks(), which adds the set"
    )]
    pub(crate) fn marks(&self, marks: Marks) -> &MarkSet {
        &self.marks[marks.0 as usize]
    }

    /// The declaration of a declared type.
    pub(crate) fn declaration(&self, ty: Ty) -> Option<DeclarationId> {
        match self.form(ty) {
            Form::Declared { declaration, .. } => Some(*declaration),
            _ => None,
        }
    }

    /// The type arguments of a declared type; none for a raw use or any other type.
    pub(crate) fn arguments(&self, ty: Ty) -> &[Use] {
        match self.form(ty) {
            Form::Declared { arguments, .. } => arguments,
            _ => &[],
        }
    }

    /// Whether null can be a value of the type.
    pub(crate) fn is_reference(&self, ty: Ty) -> bool {
        !matches!(self.form(ty), Form::Primitive(_))
    }

    /// The interned type of this form.
    pub(crate) fn intern(&mut self, form: Form) -> Ty {
        if let Some(ty) = self.ids.get(&form) {
            return *ty;
        }
        let inner: &[Use] = match &form {
            Form::Declared { arguments, .. } => arguments,
            Form::Array(component) => std::slice::from_ref(component),
            _ => &[],
        };
        let depth = inner
            .iter()
            .map(|used| self.depth(used.ty).saturating_add(1))
            .max()
            .unwrap_or(0);
        let ty = Ty(u32::try_from(self.forms.len()).unwrap_or(u32::MAX));
        self.forms.push(form.clone());
        self.depths.push(depth);
        self.ids.insert(form, ty);
        ty
    }

    fn intern_marks(&mut self, set: MarkSet) -> Marks {
        if let Some(marks) = self.mark_ids.get(&set) {
            return *marks;
        }
        let marks = Marks(u32::try_from(self.marks.len()).unwrap_or(u32::MAX));
        self.marks.push(set.clone());
        self.mark_ids.insert(set, marks);
        marks
    }

    /// The use with the annotations' marks added to its own; the tighter constraint counts (R7.8).
    pub(crate) fn marked(&mut self, used: Use, annotations: &[Annotation]) -> Use {
        if annotations.is_empty() {
            return used;
        }
        let mut set = self.marks(used.marks).clone();
        set.nullable |= annotations.iter().any(facts::is_nullable);
        set.constraints.tighten(annotations, &self.request.refused_expressions);
        Use {
            ty: used.ty,
            marks: self.intern_marks(set),
        }
    }

    /// The use without a mark that null is welcome.
    pub(crate) fn without_null(&mut self, used: Use) -> Use {
        let mut set = self.marks(used.marks).clone();
        set.nullable = false;
        Use {
            ty: used.ty,
            marks: self.intern_marks(set),
        }
    }

    /// The bindings that hold inside the declaration of a type: its arguments for the declaration's variables.
    /// A raw use binds each variable to its bound.
    pub(crate) fn bindings(&mut self, ty: Ty) -> Bindings {
        let Form::Declared {
            declaration,
            arguments,
            outer,
        } = self.form(ty)
        else {
            return Bindings::default();
        };
        let (declaration, arguments, outer) = (*declaration, arguments.clone(), outer.clone());
        let mut bindings = Bindings::default();
        let own = &self.request.declaration(declaration).type_parameters;
        bindings.0.extend(own.iter().copied().zip(arguments));
        if !outer.is_empty() {
            let around = facts::enclosing(self.request, declaration)
                .flat_map(|id| self.request.declaration(id).type_parameters.iter().copied());
            bindings.0.extend(around.zip(outer));
        }
        bindings
    }

    /// The type as written at `id`, with variables as `bindings` say, else as their bounds (R3.9, R7.6).
    pub(crate) fn resolve(&mut self, id: TypeId, bindings: &Bindings) -> Use {
        let closed = bindings.0.is_empty();
        if closed && let Some(used) = self.closed.get(&id) {
            return *used;
        }
        let mut done: HashMap<TypeId, Use> = HashMap::new();
        let mut open: HashSet<TypeId> = HashSet::new();
        let mut tasks = vec![Task::Visit(id)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Visit(id) => {
                    if done.contains_key(&id) || !open.insert(id) {
                        continue;
                    }
                    tasks.push(Task::Build(id));
                    tasks.extend(self.parts(id, bindings).into_iter().map(Task::Visit));
                }
                Task::Build(id) => {
                    let used = self.build(id, bindings, &done);
                    done.insert(id, used);
                }
            }
        }
        // A part that is still open when it is asked for refers to itself, as in `T extends Comparable<T>`:
        // inside its own bound it is Object.
        let used = done.get(&id).copied().unwrap_or_else(Self::object_use);
        if closed {
            self.closed.insert(id, used);
        }
        used
    }

    /// The types that must be resolved before the type at `id`.
    fn parts(&self, id: TypeId, bindings: &Bindings) -> Vec<TypeId> {
        let written = self.request.ty(id);
        match written.kind {
            TypeKind::Declared => {
                let mut parts: Vec<TypeId> = self
                    .argument_sources(id)
                    .into_iter()
                    .map(|(argument, bound)| bound.unwrap_or(argument))
                    .collect();
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

    /// Each type argument as written, and the bound to take in its place where it is a wildcard without one of
    /// its own: `Box<?>` is a box of what `Box` demands.
    fn argument_sources(&self, id: TypeId) -> Vec<(TypeId, Option<TypeId>)> {
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
                (*argument, bound)
            })
            .collect()
    }

    fn bound(&self, parameter: TypeParameterId) -> Option<TypeId> {
        self.request.type_parameter(parameter).bounds.first().copied()
    }

    fn build(&mut self, id: TypeId, bindings: &Bindings, done: &HashMap<TypeId, Use>) -> Use {
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
                        .map(|(argument, bound)| {
                            self.marked(part(bound.unwrap_or(argument)), &request.ty(argument).annotations)
                        })
                        .collect();
                    let outer = written
                        .outer
                        .map_or_else(Vec::new, |outer| match self.form(part(outer).ty) {
                            Form::Declared { arguments, outer, .. } => arguments.iter().chain(outer).copied().collect(),
                            _ => Vec::new(),
                        });
                    Self::plain(self.intern(Form::Declared {
                        declaration,
                        arguments,
                        outer,
                    }))
                }
                None => Self::object_use(),
            },
            TypeKind::Array => {
                let component = written.component.map_or_else(Self::object_use, part);
                Self::plain(self.intern(Form::Array(component)))
            }
            TypeKind::Wildcard => written.upper.or(written.lower).map_or_else(Self::object_use, part),
            TypeKind::Typevar => written
                .parameter
                .and_then(|parameter| bindings.get(parameter).or_else(|| self.bound(parameter).map(part)))
                .unwrap_or_else(Self::object_use),
            TypeKind::Error => Self::plain(self.intern(Form::Missing(written.name.clone()))),
            TypeKind::Other => Self::plain(self.intern(Form::Other(written.name.clone()))),
            primitive => Self::plain(self.intern(Form::Primitive(primitive))),
        };
        self.marked(used, &written.annotations)
    }

    /// The bounds, erased, of a variable that nothing binds, less the first, as which its values are read: what is passed
    /// for it must be all of them. Of an array, of any dimensions, those of its components. Empty for any other type.
    pub(crate) fn further_bounds(&mut self, id: TypeId, bindings: &Bindings) -> Vec<Ty> {
        let request = self.request;
        let mut id = id;
        // A malformed request can contain a cycle.
        for _ in 0..256 {
            match request.ty(id).component {
                Some(component) => id = component,
                None => break,
            }
        }
        let free = |id: TypeId| {
            let parameter = request.ty(id).parameter;
            parameter.filter(|parameter| bindings.get(*parameter).is_none())
        };
        let Some(mut parameter) = free(id) else {
            return Vec::new();
        };
        // A variable can be bounded by another, which has several bounds; a circle, which no compiler accepts, ends.
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

    /// Whether every type argument in the type is of the bounds that its declaration sets. One that a wildcard or raw
    /// use gave need not be: `Self<?>` of a `Self<T extends Self<T>>` is a `Self<Self<Object>>` here, which Java
    /// would not take.
    pub(crate) fn is_within_bounds(&mut self, ty: Ty) -> bool {
        let request = self.request;
        let mut seen = HashSet::from([ty]);
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let inner: Vec<Use> = match self.form(ty) {
                Form::Declared { arguments, .. } => arguments.clone(),
                Form::Array(component) => vec![*component],
                _ => Vec::new(),
            };
            if let Some(declaration) = self.declaration(ty) {
                let parameters = &request.declaration(declaration).type_parameters;
                for (parameter, argument) in parameters.iter().zip(&inner) {
                    for bound in &request.type_parameter(*parameter).bounds {
                        let bound = self.resolve(*bound, &Bindings::default()).ty;
                        let Some(bound) = self.declaration(bound) else { continue };
                        if self
                            .as_super(argument.ty, &request.declaration(bound).binary_name)
                            .is_none()
                        {
                            return false;
                        }
                    }
                }
            }
            open.extend(inner.into_iter().map(|used| used.ty).filter(|ty| seen.insert(*ty)));
        }
        true
    }

    /// The type's direct supertypes, with its arguments in place: the superclass first, then the interfaces.
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

    /// The type of a declaration inside itself, its variables at their bounds.
    pub(crate) fn own_type(&mut self, declaration: DeclarationId) -> Ty {
        let request = self.request;
        let arguments = request
            .declaration(declaration)
            .type_parameters
            .iter()
            .map(|parameter| match self.bound(*parameter) {
                Some(bound) => self.resolve(bound, &Bindings::default()),
                None => Self::object_use(),
            })
            .collect();
        self.intern(Form::Declared {
            declaration,
            arguments,
            outer: Vec::new(),
        })
    }

    /// The type of a declaration inside itself, its variables and those of the classes around it undecided (R3.11).
    pub(crate) fn undecided_type(&mut self, declaration: DeclarationId) -> Ty {
        let request = self.request;
        let undecided = Self::plain(self.intern(Form::Undecided));
        let variables = |id: DeclarationId| request.declaration(id).type_parameters.len();
        let around: usize = facts::enclosing(request, declaration).map(variables).sum();
        self.intern(Form::Declared {
            declaration,
            arguments: vec![undecided; variables(declaration)],
            outer: vec![undecided; around],
        })
    }

    /// Whether the type is undecided, or has such a type argument or component at any depth.
    pub(crate) fn is_undecided(&self, ty: Ty) -> bool {
        let mut seen = HashSet::from([ty]);
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let inner: &[Use] = match self.form(ty) {
                Form::Undecided => return true,
                Form::Declared { arguments, .. } => arguments,
                Form::Array(component) => std::slice::from_ref(component),
                _ => &[],
            };
            open.extend(inner.iter().map(|used| used.ty).filter(|ty| seen.insert(*ty)));
        }
        false
    }

    /// The declared type without its arguments; any other type as it is.
    pub(crate) fn erased(&mut self, ty: Ty) -> Ty {
        match self.form(ty) {
            Form::Declared {
                declaration, arguments, ..
            } if !arguments.is_empty() => {
                let declaration = *declaration;
                self.intern(Form::Declared {
                    declaration,
                    arguments: Vec::new(),
                    outer: Vec::new(),
                })
            }
            _ => ty,
        }
    }

    /// The type seen as the named class or interface, with the arguments that it has there:
    /// `class Names extends ArrayList<String>` as `java.util.Collection` is `Collection<String>`.
    pub(crate) fn as_super(&mut self, ty: Ty, qualified: &str) -> Option<Ty> {
        // By declaration, each once: `A<T> extends A<A<T>>`, which no compiler accepts, would have no end.
        let mut seen = vec![ty];
        let mut known: HashSet<DeclarationId> = self.declaration(ty).into_iter().collect();
        let mut next = 0;
        while let Some(&candidate) = seen.get(next) {
            next += 1;
            let declaration = self.declaration(candidate);
            if declaration.is_some_and(|id| self.request.declaration(id).binary_name == qualified) {
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

enum Task {
    Visit(TypeId),
    Build(TypeId),
}
