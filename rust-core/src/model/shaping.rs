//! From a type to its [`Shape`] (R7.3): the JDK's types by table, collections and maps by their supertypes,
//! everything that a user or library declares as Jackson sees it (`jackson`).

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::facts;
use super::jackson;
use super::jdk_readable;
use super::jdk_types::Scalar;
use super::jdk_types::{self, JdkType, Reading};
use super::recursion::Recursion;
use super::shape::{Build, Key, Shape, Shaped, UnionShape, Unsupported};
use super::types::{Form, Ty, Types, Use};
use crate::diagnostics::reasons::{NoKey, Unreadable};
use crate::wire::request::{Annotation, Declaration, DeclarationId, DeclarationKind, Request, TypeKind};

/// Where a type stands that a parameter needs, which decides what can be wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Stands {
    /// Where generated code reads it.
    Generated,
    /// Where the mapper reads what is around it, and so it too.
    Mapped,
    /// Where a schema of the user's own stands for it: it must be readable (R4.11) and have an end (R7.5).
    Described,
    /// The same, where a value around it can do without it: it need only have an end.
    Spared,
}

/// A record that a sealed type without type information permits (R7.12).
#[derive(Debug)]
pub(crate) struct SealedLeaf {
    pub(crate) used: Use,
    /// The names of each property, and whether it is required.
    pub(crate) properties: Vec<(Vec<String>, bool)>,
}

/// The shapes of all types that anything has asked for, each made once.
#[derive(Debug)]
pub(crate) struct Shapes<'r> {
    pub(crate) request: &'r Request,
    pub(crate) types: Types<'r>,
    /// The package whose companion reads the types: what it can construct depends on it.
    package: &'r str,
    known: HashMap<Ty, Rc<Shaped>>,
    /// Types that are known to need nothing that must be reported.
    pub(crate) clean: HashSet<(Ty, Stands)>,
    /// Types that are known to need nothing that must be reported where they are written.
    pub(crate) written: HashSet<Ty>,
    recursion: Recursion,
}

impl<'r> Shapes<'r> {
    pub(crate) fn new(request: &'r Request) -> Self {
        let package = request.declaration(request.tool_class).package.as_str();
        Self {
            request,
            types: Types::new(request),
            package,
            known: HashMap::new(),
            clean: HashSet::new(),
            written: HashSet::new(),
            recursion: Recursion::default(),
        }
    }

    /// The type's shape.
    pub(crate) fn of(&mut self, ty: Ty) -> Rc<Shaped> {
        if let Some(shaped) = self.known.get(&ty) {
            return Rc::clone(shaped);
        }
        let shaped = Rc::new(self.make(ty));
        self.known.insert(ty, Rc::clone(&shaped));
        shaped
    }

    fn make(&mut self, ty: Ty) -> Shaped {
        let shape = match self.types.form(ty).clone() {
            Form::Object | Form::Undecided => Shape::Any { node: false },
            Form::Primitive(kind) => primitive(kind),
            Form::Array(component) => self.array(component),
            Form::Missing(name) => Shape::Missing(name),
            Form::Other(name) => Shape::Unsupported(Unsupported::NoValue(name)),
            Form::Declared { declaration, .. } => return self.declared(ty, declaration),
        };
        Shaped {
            shape,
            remarks: Vec::new(),
        }
    }

    fn array(&mut self, component: Use) -> Shape {
        match self.types.form(component.ty) {
            Form::Primitive(TypeKind::Byte) => Shape::Scalar(Scalar::Bytes),
            _ => Shape::Array(component),
        }
    }

    fn declared(&mut self, ty: Ty, id: DeclarationId) -> Shaped {
        let request = self.request;
        let declaration = request.declaration(id);
        let plain = |shape| Shaped {
            shape,
            remarks: Vec::new(),
        };
        let name = declaration.binary_name.as_str();
        if let Some(shape) = self.optional(ty, name) {
            return plain(shape);
        }
        if let Some(shape) = jdk_types::find(name).and_then(simple) {
            return plain(shape);
        }
        if let Some(shape) = tree(declaration) {
            return plain(shape);
        }
        let is_bean = !facts::is_jdk(declaration) && jackson::is_formatted_as_object(&mut self.types, request, ty);
        if !is_bean && let Some(shape) = self.map(ty, id).or_else(|| self.collection(ty, id)) {
            // What cannot be a key is wrong however the map is made.
            let has_keys = !self.key_use(ty).is_some_and(|key| self.is_map(key.ty));
            return plain(if has_keys {
                self.container_as_made(ty, id, shape)
            } else {
                shape
            });
        }
        match declaration.kind {
            _ if facts::is_jdk(declaration) && declaration.kind != DeclarationKind::Enum => {
                let like = jdk_types::with_subtypes().find(|known| self.types.as_super(ty, known.java).is_some());
                plain(match like {
                    Some(known) => Shape::Text(known),
                    None if jdk_readable::is_read_by_mapper(&mut self.types, declaration, ty) => {
                        Shape::Unsupported(Unsupported::Jdk(declaration.qualified_name()))
                    }
                    None => Shape::Unsupported(Unsupported::Unreadable(Unreadable::Jdk)),
                })
            }
            DeclarationKind::AnnotationType => {
                plain(Shape::Unsupported(Unsupported::NoValue(declaration.qualified_name())))
            }
            _ => jackson::shape(&mut self.types, request, ty),
        }
    }

    fn optional(&mut self, ty: Ty, name: &str) -> Option<Shape> {
        Some(match name {
            "java.util.Optional" => Shape::Optional(
                self.types
                    .arguments(ty)
                    .first()
                    .copied()
                    .unwrap_or_else(Types::object_use),
            ),
            "java.util.OptionalInt" => Shape::OptionalScalar(Scalar::Int { boxed: false }),
            "java.util.OptionalLong" => Shape::OptionalScalar(Scalar::Long { boxed: false }),
            "java.util.OptionalDouble" => Shape::OptionalScalar(Scalar::Double { boxed: false }),
            _ => return None,
        })
    }

    fn collection(&mut self, ty: Ty, id: DeclarationId) -> Option<Shape> {
        let request = self.request;
        let declaration = request.declaration(id);
        let name = declaration.binary_name.as_str();
        let seen = if name == "java.lang.Iterable" {
            ty
        } else {
            self.types.as_super(ty, "java.util.Collection")?
        };
        let element = self.types.arguments(seen).first().copied();
        let build = self.container(id, element);
        Some(Shape::Collection { element, build })
    }

    fn map(&mut self, ty: Ty, id: DeclarationId) -> Option<Shape> {
        let request = self.request;
        let declaration = request.declaration(id);
        let seen = self.types.as_super(ty, "java.util.Map")?;
        let arguments = self.types.arguments(seen);
        let (key, value) = (arguments.first().copied(), arguments.get(1).copied());
        if jdk_types::find(&declaration.binary_name).is_some_and(JdkType::is_map_of_strings) {
            return Some(Shape::Map {
                value: None,
                build: Build::Mapper,
            });
        }
        let build = self.container(id, key);
        Some(Shape::Map { value, build })
    }

    /// What the keys of a map are (R7.3). The map's own shape must not depend on it: a map can be its own key.
    pub(crate) fn key(&mut self, map: Ty) -> Key {
        let is_properties = self
            .types
            .declaration(map)
            .and_then(|id| jdk_types::find(&self.request.declaration(id).binary_name))
            .is_some_and(JdkType::is_map_of_strings);
        match self.key_use(map) {
            Some(key) if !is_properties => self.key_of(key),
            _ => Key::String,
        }
    }

    fn is_map(&mut self, ty: Ty) -> bool {
        self.types.as_super(ty, "java.util.Map").is_some()
    }

    /// What a map's keys are, with the constraints on them: `Map<@Size(max = 3) String, V>`.
    pub(crate) fn key_use(&mut self, map: Ty) -> Option<Use> {
        let seen = self.types.as_super(map, "java.util.Map")?;
        self.types.arguments(seen).first().copied()
    }

    fn key_of(&mut self, key: Use) -> Key {
        if self.is_map(key.ty) {
            return Key::Unsupported(key, NoKey::Map);
        }
        let unread = Key::Unsupported(key, NoKey::Unread);
        match &self.of(key.ty).shape {
            Shape::Any { node: false } | Shape::Scalar(Scalar::String | Scalar::CharSequence) => Key::String,
            // `StdKeyDeserializer.TYPE_BYTE_ARRAY` decodes base64.
            Shape::Scalar(Scalar::Bytes) => Key::Unsupported(key, NoKey::Bytes),
            Shape::Scalar(scalar) if scalar.row().is_some_and(|known| known.is_key) => Key::Scalar(*scalar),
            Shape::Scalar(_) => unread,
            Shape::Enum(shape) if !shape.by_mapper => Key::Enum(key),
            Shape::Text(known) if !known.is_key => unread,
            Shape::Enum(_) | Shape::Text(_) => Key::Mapper(key),
            // Of other types Jackson does not ask what their values are read from.
            Shape::Delegate(inner) if self.is_enum(key.ty) => match &self.of(inner.ty).shape {
                Shape::Scalar(_) => Key::Mapper(key),
                _ => unread,
            },
            Shape::Missing(_) => Key::Mapper(key),
            _ if self.has_key_creator(key.ty) => Key::Mapper(key),
            _ => unread,
        }
    }

    fn is_enum(&self, ty: Ty) -> bool {
        let declaration = self.types.declaration(ty);
        declaration.is_some_and(|id| self.request.declaration(id).kind == DeclarationKind::Enum)
    }

    /// Whether Jackson finds a constructor or `valueOf`/`fromString` that takes one string
    /// (`StdKeyDeserializers.findStringBasedKeyDeserializer`).
    fn has_key_creator(&self, ty: Ty) -> bool {
        let request = self.request;
        let Some(id) = self.types.declaration(ty) else {
            return false;
        };
        let declaration = request.declaration(id);
        let takes_string = |parameters: &[crate::wire::request::Parameter]| match parameters {
            [only] => request
                .ty(only.ty)
                .declaration
                .is_some_and(|id| request.declaration(id).binary_name == "java.lang.String"),
            _ => false,
        };
        let is_creator = |annotations: &[Annotation]| {
            facts::annotation(annotations, "com.fasterxml.jackson.annotation.JsonCreator").is_some()
        };
        let constructor = declaration.constructors.iter().any(|constructor| {
            (!facts::has(&constructor.modifiers, "private") || is_creator(&constructor.annotations))
                && takes_string(&constructor.parameters)
        });
        let factory = declaration.methods.iter().any(|method| {
            let is_named = matches!(method.name.as_str(), "valueOf" | "fromString");
            facts::has(&method.modifiers, "static")
                && (is_creator(&method.annotations) || (is_named && !facts::has(&method.modifiers, "private")))
                && takes_string(&method.parameters)
        });
        constructor || factory
    }

    fn enum_build(&self, of: Option<Use>) -> Build {
        of.and_then(|used| self.types.declaration(used.ty))
            .filter(|id| self.request.declaration(*id).kind == DeclarationKind::Enum)
            .filter(|id| facts::is_nameable_from(self.request, *id, self.package))
            .map_or(Build::Mapper, Build::ByEnum)
    }

    /// The shape of a collection or map, unless Jackson is told to make another type of it or can make none:
    /// `BasicDeserializerFactory` knows the classes of the table of JDK types and no other for what is abstract.
    fn container_as_made(&mut self, ty: Ty, id: DeclarationId, shape: Shape) -> Shape {
        let (Shape::Collection { build, .. } | Shape::Map { build, .. }) = &shape else {
            return shape;
        };
        if *build != Build::Mapper {
            return shape;
        }
        let declaration = self.request.declaration(id);
        if let Some(other) = jackson::made_as(&mut self.types, self.request, ty) {
            return other;
        }
        let is_abstract =
            declaration.kind == DeclarationKind::Interface || facts::has(&declaration.modifiers, "abstract");
        let known = jdk_types::find(&declaration.binary_name);
        let is_by_enum = known.is_some_and(|known| known.reading == Reading::EnumContainer);
        let is_made = is_by_enum || jackson::has_own_way(&mut self.types, self.request, ty, id);
        let never = |reason| Shape::Unsupported(Unsupported::Unreadable(reason));
        if is_abstract && !is_made {
            return never(Unreadable::Abstract);
        }
        if jdk_readable::UNMADE_CONTAINERS.contains(&declaration.binary_name.as_str()) {
            return never(Unreadable::JdkContainer);
        }
        if is_by_enum && !self.is_of_enum(ty) {
            return never(Unreadable::NoEnum);
        }
        let is_map = matches!(shape, Shape::Map { .. });
        if declaration.described
            && !is_abstract
            && !jackson::can_make_container(&mut self.types, self.request, ty, id, is_map)
        {
            return never(Unreadable::ContainerWithoutConstructor);
        }
        shape
    }

    /// Whether the first type argument is an enum, or nothing that is known yet (R3.11).
    fn is_of_enum(&self, ty: Ty) -> bool {
        let first = self.types.arguments(ty).first();
        first.is_some_and(|used| match self.types.form(used.ty) {
            Form::Undecided | Form::Missing(_) => true,
            _ => self.is_enum(used.ty),
        })
    }

    /// Whether generated code makes something of a collection type of which Jackson makes nothing:
    /// `JDKCollectionTypes` has no class for it.
    pub(crate) fn is_made_by_generated_code_only(&self, ty: Ty) -> bool {
        let declaration = self.types.declaration(ty);
        declaration.is_some_and(|id| UNKNOWN_TO_MAPPER.contains(&self.request.declaration(id).binary_name.as_str()))
    }

    /// How to make a container of this class: as the table of JDK types says, or the user's own by its constructor.
    /// `constants` is what an `EnumSet` or `EnumMap` is of.
    fn container(&self, id: DeclarationId, constants: Option<Use>) -> Build {
        let declaration = self.request.declaration(id);
        match jdk_types::find(&declaration.binary_name).map(|known| known.reading) {
            Some(Reading::Container(class)) => return Build::New(class),
            Some(Reading::EnumContainer) => return self.enum_build(constants),
            _ => {}
        }
        let own = declaration.kind == DeclarationKind::Class
            && declaration.described
            && !facts::has(&declaration.modifiers, "abstract")
            && (declaration.enclosing.is_none() || facts::has(&declaration.modifiers, "static"))
            && !declaration.annotations.iter().any(jackson::is_jackson)
            && facts::is_nameable_from(self.request, id, self.package)
            && declaration.constructors.iter().any(|constructor| {
                constructor.parameters.is_empty()
                    && !constructor.throws
                    && (facts::has(&constructor.modifiers, "public")
                        || (declaration.package == self.package && !facts::has(&constructor.modifiers, "private")))
            });
        if own { Build::NewOwn(id) } else { Build::Mapper }
    }
}

impl Shapes<'_> {
    /// Whether a value of the type can hold another of the same type, at any depth (R7.5).
    pub(crate) fn is_recursive(&mut self, ty: Ty) -> bool {
        let mut recursion = std::mem::take(&mut self.recursion);
        let answer = recursion.is_recursive(ty, |ty| {
            self.of(ty).shape.parts().into_iter().map(|used| used.ty).collect()
        });
        self.recursion = recursion;
        answer
    }

    /// Whether `null`, or nothing at all, is welcome for a value of this use (R4.3).
    pub(crate) fn is_nullable(&mut self, used: Use) -> bool {
        self.types.marks(used.marks).nullable
            || matches!(self.of(used.ty).shape, Shape::Optional(_) | Shape::OptionalScalar(_))
    }

    /// The name of a primitive type and of the class that boxes it.
    pub(crate) fn primitive_name(&self, ty: Ty) -> Option<(&'static str, &'static str)> {
        let Form::Primitive(kind) = self.types.form(ty) else {
            return None;
        };
        Some(match kind {
            TypeKind::Boolean => ("boolean", "Boolean"),
            TypeKind::Byte => ("byte", "Byte"),
            TypeKind::Short => ("short", "Short"),
            TypeKind::Int => ("int", "Integer"),
            TypeKind::Long => ("long", "Long"),
            TypeKind::Char => ("char", "Character"),
            TypeKind::Float => ("float", "Float"),
            TypeKind::Double => ("double", "Double"),
            _ => return None,
        })
    }

    /// The first part of the type, itself or a type argument at any depth, that the companion cannot name.
    pub(crate) fn unnameable_part(&self, ty: Ty) -> Option<Ty> {
        let mut seen = HashSet::from([ty]);
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let inner: &[Use] = match self.types.form(ty) {
                Form::Declared { declaration, .. }
                    if !facts::is_nameable_from(self.request, *declaration, self.package) =>
                {
                    return Some(ty);
                }
                Form::Declared { arguments, .. } => arguments,
                Form::Array(component) => std::slice::from_ref(component),
                _ => &[],
            };
            open.extend(inner.iter().map(|used| used.ty).filter(|ty| seen.insert(*ty)));
        }
        None
    }

    /// Whether the companion can name the type without its type arguments.
    pub(crate) fn is_nameable_raw(&self, ty: Ty) -> bool {
        let mut ty = ty;
        loop {
            match self.types.form(ty) {
                Form::Array(component) => ty = component.ty,
                Form::Declared { declaration, .. } => {
                    return facts::is_nameable_from(self.request, *declaration, self.package);
                }
                _ => return true,
            }
        }
    }

    /// What is in an `Optional`, and in one in that; any other type itself.
    pub(crate) fn in_optional(&mut self, used: Use) -> Use {
        let mut used = used;
        // Bounded, since a type could be an Optional of itself in a malformed request.
        for _ in 0..MOST_STEPS {
            match &self.of(used.ty).shape {
                Shape::Optional(inner) => used = *inner,
                _ => break,
            }
        }
        used
    }

    /// The type whose JSON a value of this one is: what an `Optional` holds, and what a creator takes, through any
    /// number of both. A creator that leads back to its own type leads to one of the types on the way.
    pub(crate) fn as_read(&mut self, used: Use) -> Use {
        let mut used = used;
        for _ in 0..MOST_STEPS {
            match &self.of(used.ty).shape {
                Shape::Optional(inner) | Shape::Delegate(inner) => used = *inner,
                _ => break,
            }
        }
        used
    }

    /// Why no value of the type can be made, if what its creator takes leads back to a type on the way.
    pub(crate) fn circle_of_creators(&mut self, ty: Ty) -> Option<Unsupported> {
        let mut seen = vec![ty];
        for _ in 0..MOST_STEPS {
            let last = seen.last().copied().unwrap_or(ty);
            let Shape::Delegate(inner) = &self.of(last).shape else {
                return None;
            };
            let next = inner.ty;
            if seen.contains(&next) {
                let taken = seen.get(1).copied().unwrap_or(next);
                return Some(Unsupported::Unreadable(Unreadable::CreatorsInACircle {
                    taken: self.print(taken),
                    again: self.print(next),
                }));
            }
            seen.push(next);
        }
        None
    }

    /// The type as `JavaType.toCanonical` writes it, by binary names, for what no source can name. Of an array that holds
    /// type arguments, without them.
    pub(crate) fn canonical(&self, ty: Ty) -> String {
        let mut text = String::new();
        let mut open = vec![Part::Type(ty)];
        while let Some(part) = open.pop() {
            let ty = match part {
                Part::Type(ty) => ty,
                Part::Text(written) => {
                    text.push_str(written);
                    continue;
                }
            };
            match self.types.form(ty) {
                Form::Array(_) => text.push_str(&self.array_name(ty)),
                Form::Declared {
                    declaration, arguments, ..
                } => {
                    text.push_str(&self.request.declaration(*declaration).binary_name);
                    queue_arguments(&mut open, arguments, ",");
                }
                Form::Primitive(_) => text.push_str(self.primitive_name(ty).map_or("void", |(name, _)| name)),
                _ => text.push_str("java.lang.Object"),
            }
        }
        text
    }

    /// An array's name as `Class.getName` gives it: `[Lp.Outer$Inner;`.
    fn array_name(&self, array: Ty) -> String {
        let mut name = String::new();
        let mut ty = array;
        while let Form::Array(component) = self.types.form(ty) {
            name.push('[');
            ty = component.ty;
        }
        match self.types.form(ty) {
            Form::Primitive(kind) => name.push(match kind {
                TypeKind::Boolean => 'Z',
                TypeKind::Byte => 'B',
                TypeKind::Short => 'S',
                TypeKind::Int => 'I',
                TypeKind::Long => 'J',
                TypeKind::Char => 'C',
                TypeKind::Float => 'F',
                _ => 'D',
            }),
            Form::Declared { declaration, .. } => {
                name.push('L');
                name.push_str(&self.request.declaration(*declaration).binary_name);
                name.push(';');
            }
            _ => name.push_str("Ljava.lang.Object;"),
        }
        name
    }

    /// The type without its type arguments, by its qualified name: `java.util.List`, `com.example.Order.Item[]`.
    pub(crate) fn erased_name(&self, ty: Ty) -> String {
        let mut dimensions = 0;
        let mut ty = ty;
        while let Form::Array(component) = self.types.form(ty) {
            dimensions += 1;
            ty = component.ty;
        }
        let mut name = match self.types.form(ty) {
            Form::Declared { declaration, .. } => self.request.declaration(*declaration).qualified_name(),
            Form::Primitive(_) => self.primitive_name(ty).map_or("void", |(name, _)| name).to_owned(),
            Form::Missing(name) | Form::Other(name) => name.clone(),
            _ => "java.lang.Object".to_owned(),
        };
        name.push_str(&"[]".repeat(dimensions));
        name
    }

    /// Whether generated code makes the type by its canonical constructor: a record whose Jackson annotations only rename,
    /// alias, order or describe components (R5.1), and which the companion can name together with the types of its
    /// components (R4.4).
    pub(crate) fn is_made_by_constructor(&mut self, ty: Ty) -> bool {
        let shaped = self.of(ty);
        let Shape::Object(shape) = &shaped.shape else {
            return false;
        };
        shape.generated
            && self.unnameable_part(ty).is_none()
            && shape
                .properties
                .iter()
                .all(|property| self.unnameable_part(property.used.ty).is_none())
    }

    /// The records of a sealed type without type information, with what each is recognised by (R7.12).
    ///
    /// # Errors
    /// One that generated code does not make.
    pub(crate) fn sealed_leaves(&mut self, union: &UnionShape) -> Result<Vec<SealedLeaf>, Ty> {
        let mut leaves = Vec::with_capacity(union.alternatives.len());
        for alternative in &union.alternatives {
            let used = alternative.used;
            let is_made = alternative.object.is_none() && self.is_made_by_constructor(used.ty);
            let shaped = self.of(used.ty);
            let (Shape::Object(shape), true) = (&shaped.shape, is_made) else {
                return Err(used.ty);
            };
            leaves.push(SealedLeaf {
                used,
                properties: shape.recognised_by(),
            });
        }
        Ok(leaves)
    }

    /// Whether a type that the compiler does not know is named in a source file of this compilation, whose own
    /// errors then speak of it (R8.3).
    pub(crate) fn is_named_in_source(&self, ty: Ty) -> bool {
        let Form::Missing(name) = self.types.form(ty) else {
            return false;
        };
        self.request.names_missing_in_source(name)
    }

    /// The type as a reader writes it: `Map<String, Order.Item>[]`. Cut where it gets long.
    pub(crate) fn print(&self, ty: Ty) -> String {
        const LONGEST: usize = 120;
        let mut text = String::new();
        let mut open = vec![Part::Type(ty)];
        while let Some(part) = open.pop() {
            if text.len() > LONGEST {
                text.push('…');
                break;
            }
            match part {
                Part::Text(written) => text.push_str(written),
                Part::Type(ty) => match self.types.form(ty) {
                    Form::Object | Form::Undecided => text.push_str("Object"),
                    Form::Primitive(TypeKind::Void) => text.push_str("void"),
                    Form::Primitive(_) => text.push_str(self.primitive_name(ty).map_or("", |(name, _)| name)),
                    Form::Missing(name) | Form::Other(name) => text.push_str(name),
                    Form::Array(component) => {
                        open.push(Part::Text("[]"));
                        open.push(Part::Type(component.ty));
                    }
                    Form::Declared {
                        declaration, arguments, ..
                    } => {
                        text.push_str(&facts::short_name(self.request.declaration(*declaration)));
                        queue_arguments(&mut open, arguments, ", ");
                    }
                },
            }
        }
        text
    }
}

/// What is still to be written of a type's name; the last comes first.
enum Part {
    Type(Ty),
    Text(&'static str),
}

/// Has type arguments written next, in angle brackets, if there are any.
fn queue_arguments(open: &mut Vec<Part>, arguments: &[Use], separator: &'static str) {
    if arguments.is_empty() {
        return;
    }
    open.push(Part::Text(">"));
    for (position, argument) in arguments.iter().enumerate().rev() {
        open.push(Part::Type(argument.ty));
        open.push(Part::Text(if position == 0 { "<" } else { separator }));
    }
}

fn primitive(kind: TypeKind) -> Shape {
    let boxed = false;
    Shape::Scalar(match kind {
        TypeKind::Boolean => Scalar::Boolean { boxed },
        TypeKind::Byte => Scalar::Byte { boxed },
        TypeKind::Short => Scalar::Short { boxed },
        TypeKind::Int => Scalar::Int { boxed },
        TypeKind::Long => Scalar::Long { boxed },
        TypeKind::Char => Scalar::Char { boxed },
        TypeKind::Float => Scalar::Float { boxed },
        TypeKind::Double => Scalar::Double { boxed },
        _ => return Shape::Unsupported(Unsupported::NoValue("void".to_owned())),
    })
}

/// The shape of a JDK type that is read from a string, number or boolean.
fn simple(known: &'static JdkType) -> Option<Shape> {
    match known.reading {
        Reading::Code => known.scalar().map(Shape::Scalar),
        Reading::Mapper if known.json_type != Some("object") => Some(Shape::Text(known)),
        _ => None,
    }
}

/// How many Optionals and creators one value is followed through: more than a schema may nest.
const MOST_STEPS: usize = 256;

/// The shape of one of Jackson's trees: any JSON, or what its own kind of node holds.
fn tree(declaration: &Declaration) -> Option<Shape> {
    Some(match declaration.binary_name.as_str() {
        "com.fasterxml.jackson.databind.JsonNode" | "com.fasterxml.jackson.core.TreeNode" => Shape::Any { node: true },
        "com.fasterxml.jackson.databind.node.ObjectNode" => Shape::Open,
        "com.fasterxml.jackson.databind.node.ArrayNode" => Shape::Collection {
            element: None,
            build: Build::Mapper,
        },
        _ => return None,
    })
}

/// Collection types that generated code makes and of which Jackson 2.20 makes nothing.
const UNKNOWN_TO_MAPPER: &[&str] = &[
    "java.util.AbstractCollection",
    "java.util.AbstractQueue",
    "java.util.AbstractSequentialList",
];
