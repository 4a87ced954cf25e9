//! Makes the [`Shape`] of a type (R7.3): JDK types by table, collections and maps by their supertypes, and all types
//! that a user or library declares as Jackson reads them (`jackson`).

use std::collections::HashMap;
use std::rc::Rc;

use super::declarations;
use super::jackson;
use super::jdk_readable;
use super::jdk_types::{self, JdkType, Reading};
use super::shape::{ContainerMaker, Key, Shape, Shaped, Unsupported};
use super::types::{Container, JsonForm, ResolvedType, Ty, TypeUse, Types};
use crate::diagnostics::reasons::{NoKey, Unreadable};
use crate::wire::request::{Declaration, DeclarationId, DeclarationKind, Method, Request, TypeKind};
use copilot_tool_finished::scalar::Scalar;

/// The shapes of all types that were asked for; each is made once.
#[derive(Debug)]
pub(crate) struct ShapeMaker<'r> {
    pub(crate) request: &'r Request,
    pub(crate) types: Types<'r>,
    known: HashMap<Ty, Rc<Shaped>>,
}

impl<'r> ShapeMaker<'r> {
    pub(crate) fn new(request: &'r Request) -> Self {
        Self {
            request,
            types: Types::new(request),
            known: HashMap::new(),
        }
    }

    /// Returns the type's shape.
    pub(crate) fn of(&mut self, ty: Ty) -> Rc<Shaped> {
        if let Some(shaped) = self.known.get(&ty) {
            return Rc::clone(shaped);
        }
        let shaped = Rc::new(self.make(ty));
        self.known.insert(ty, Rc::clone(&shaped));
        shaped
    }

    fn make(&mut self, ty: Ty) -> Shaped {
        if let Some((plain, json)) = self.types.formed(ty).cloned() {
            return match json {
                JsonForm::Identified(id) => self.identified(plain, id.as_deref()),
                json => Shape::Formed(plain, json).into(),
            };
        }
        let shape = match self.types.form(ty).clone() {
            ResolvedType::Object => Shape::Any { node: false },
            ResolvedType::Primitive(kind) => primitive(kind),
            ResolvedType::Array(component) => self.array(component),
            ResolvedType::Missing(name) => Shape::Missing(name),
            ResolvedType::Other(name) => Shape::Unsupported(Unsupported::NoValue(name)),
            ResolvedType::Declared { declaration, .. } => return self.declared(ty, declaration),
        };
        shape.into()
    }

    /// Returns the shape of a type whose objects have an id at the place.
    fn identified(&mut self, plain: Ty, id: Option<&str>) -> Shaped {
        let shaped = self.of(plain);
        let mut shape = shaped.shape.clone();
        match &mut shape {
            Shape::Object(object) => jackson::identify(object, id),
            Shape::Union(union) => {
                for alternative in &mut union.alternatives {
                    let own = alternative.own.as_deref().cloned();
                    let mut own = own.unwrap_or_else(|| self.of(alternative.used.ty).shape.clone());
                    if let Shape::Object(object) = &mut own {
                        jackson::identify(object, id);
                        alternative.own = Some(Rc::new(own));
                    }
                }
            }
            _ => {}
        }
        let remarks = shaped.remarks.clone();
        Shaped { shape, remarks }
    }

    fn array(&mut self, component: TypeUse) -> Shape {
        match self.types.form(component.ty) {
            ResolvedType::Primitive(TypeKind::Byte) => Shape::Scalar(Scalar::Bytes),
            ResolvedType::Primitive(TypeKind::Char) => Shape::Scalar(Scalar::Chars),
            _ => Shape::Array(component),
        }
    }

    fn declared(&mut self, ty: Ty, id: DeclarationId) -> Shaped {
        let request = self.request;
        let declaration = request.declaration(id);
        if self.types.typing(ty).is_some() {
            return jackson::shape(&mut self.types, ty);
        }
        if declarations::is_jackson_3(declaration) {
            let instead = declaration
                .qualified_name()
                .replacen("tools.jackson", "com.fasterxml.jackson", 1);
            return Shape::Unsupported(Unreadable::Jackson3 { instead }.into()).into();
        }
        let name = declaration.binary_name.as_str();
        let optional = self.types.optional(ty);
        let optional =
            optional.map(|held| held.map_or_else(|(scalar, _)| Shape::OptionalScalar(scalar), Shape::Optional));
        let known = optional.or_else(|| jdk_types::find(name).and_then(Shape::of_jdk));
        let known = known.or_else(|| tree(declaration));
        if let Some(shape) = known.or_else(|| self.holder(ty, declaration)) {
            return shape.into();
        }
        if !declarations::is_jackson(declaration)
            && self
                .types
                .as_super(ty, "com.fasterxml.jackson.databind.JsonNode")
                .is_some()
        {
            return Shape::Unsupported(Unreadable::TreeOfOnesOwn.into()).into();
        }
        let is_bean = !declarations::is_jdk(declaration) && jackson::is_formatted_as_object(&mut self.types, ty);
        if !is_bean && let Some(shape) = self.container(ty, id) {
            if !declarations::is_jdk(declaration) && jackson::has_type_info(&mut self.types, ty) {
                return jackson::shape(&mut self.types, ty);
            }
            // A type that cannot be a key is an error, however the map is made.
            let has_keys = !self.key_use(ty).is_some_and(|key| self.is_map(key.ty));
            return if has_keys {
                self.container_as_made(ty, id, shape).into()
            } else {
                shape.into()
            };
        }
        match declaration.kind {
            _ if declarations::is_jdk(declaration) && declaration.kind != DeclarationKind::Enum => {
                let like = jdk_types::with_subtypes().find(|known| self.types.as_super(ty, known.java).is_some());
                let shape = match like {
                    Some(known) => Shape::Text(known),
                    None if jdk_readable::is_read_by_mapper(&mut self.types, declaration, ty) => {
                        Shape::Unsupported(Unreadable::JdkByMapper.into())
                    }
                    None => Shape::Unsupported(Unreadable::Jdk.into()),
                };
                shape.into()
            }
            DeclarationKind::AnnotationType => {
                Shape::Unsupported(Unsupported::NoValue(declaration.qualified_name())).into()
            }
            _ => jackson::shape(&mut self.types, ty),
        }
    }

    /// Returns the shape of a JDK type that holds a value, or is any value.
    fn holder(&mut self, ty: Ty, declaration: &Declaration) -> Option<Shape> {
        match declaration.binary_name.as_str() {
            // `UntypedObjectDeserializer` reads it.
            "java.io.Serializable" => Some(Shape::Any { node: false }),
            // `AtomicBooleanDeserializer` and others read the value itself, `ByteBufferDeserializer` base64.
            "java.util.concurrent.atomic.AtomicBoolean" => Some(self.primitive_holder(TypeKind::Boolean)),
            "java.util.concurrent.atomic.AtomicInteger" => Some(self.primitive_holder(TypeKind::Int)),
            "java.util.concurrent.atomic.AtomicLong" => Some(self.primitive_holder(TypeKind::Long)),
            "java.nio.ByteBuffer" => {
                let byte = self.types.intern(ResolvedType::Primitive(TypeKind::Byte));
                let bytes = self.types.intern(ResolvedType::Array(Types::plain(byte)));
                Some(Shape::Delegate(Types::plain(bytes)))
            }
            "java.util.concurrent.atomic.AtomicReference" => {
                let held = self.types.arguments(ty).first().copied();
                Some(Shape::Delegate(held.unwrap_or_else(Types::object_use)))
            }
            // `MapEntryDeserializer` reads an object with one member.
            "java.util.Map$Entry" => {
                let arguments = self.types.arguments(ty).to_vec();
                let map = self.types.declared(declaration.enclosing?, arguments);
                Some(Shape::Delegate(self.types.of_size(map, 1)))
            }
            _ => None,
        }
    }

    /// Returns the shape of a class that holds a primitive value.
    fn primitive_holder(&mut self, kind: TypeKind) -> Shape {
        Shape::Delegate(Types::plain(self.types.intern(ResolvedType::Primitive(kind))))
    }

    fn container(&mut self, ty: Ty, id: DeclarationId) -> Option<Shape> {
        let name = self.request.declaration(id).binary_name.as_str();
        let container = match name {
            "java.lang.Iterable" => Container::Collection(self.types.arguments(ty).first().copied()),
            _ => self.types.container(ty)?,
        };
        Some(match container {
            Container::Map { .. } if jdk_types::find(name).is_some_and(JdkType::is_map_of_strings) => Shape::Map {
                value: None,
                build: ContainerMaker::Mapper,
            },
            Container::Map { key, value } => Shape::Map {
                value,
                build: self.maker(id, key),
            },
            Container::Collection(element) => Shape::Collection {
                element,
                build: self.maker(id, element),
            },
        })
    }

    /// Returns the kind of a map's keys (R7.3). The map's own shape must not depend on it: a map can be its own key.
    pub(crate) fn key(&mut self, map: Ty) -> Key {
        match self.key_use(map) {
            Some(key) if !self.types.is_map_of_strings(map) => self.key_of(key),
            _ => Key::String,
        }
    }

    fn is_map(&mut self, ty: Ty) -> bool {
        matches!(self.types.container(ty), Some(Container::Map { .. }))
    }

    /// Returns the type of a map's keys, with the constraints on them: `Map<@Size(max = 3) String, V>`.
    pub(crate) fn key_use(&mut self, map: Ty) -> Option<TypeUse> {
        match self.types.container(map)? {
            Container::Map { key, .. } => key,
            Container::Collection(_) => None,
        }
    }

    fn key_of(&mut self, key: TypeUse) -> Key {
        if self.is_map(key.ty) {
            return Key::Unsupported(key, NoKey::Map);
        }
        if jackson::has_key_deserializer(&mut self.types, key.ty) {
            return Key::Mapper(key);
        }
        let unread = Key::Unsupported(key, NoKey::Unread);
        match &self.of(key.ty).shape {
            Shape::Any { node: false } | Shape::Scalar(Scalar::String | Scalar::CharSequence) => Key::String,
            // `StdKeyDeserializer.TYPE_BYTE_ARRAY` decodes base64.
            Shape::Scalar(Scalar::Bytes) => Key::Unsupported(key, NoKey::Bytes),
            Shape::Scalar(scalar) if jdk_types::row_of(*scalar).is_some_and(|known| known.is_key) => {
                Key::Scalar(*scalar)
            }
            Shape::Scalar(_) => unread,
            Shape::Enum(shape) if !shape.by_mapper => Key::Enum(key),
            Shape::Text(known) if !known.is_key => unread,
            // `StdKeyDeserializer.EnumKD` calls a creator with the name.
            Shape::Enum(_) => unread,
            Shape::Text(_) => Key::Mapper(key),
            // A key has no type information.
            Shape::Union(_) if self.types.is_enum(key.ty) => Key::Mapper(key),
            // Only for an enum does Jackson use the type that its values are read from. A map is not looked into,
            // because its keys can be this enum.
            Shape::Delegate(inner) if self.types.is_enum(key.ty) => {
                let inner = inner.ty;
                if !self.is_map(inner) && matches!(self.of(inner).shape, Shape::Scalar(_)) {
                    Key::Mapper(key)
                } else {
                    unread
                }
            }
            Shape::Missing(_) => Key::Mapper(key),
            _ if self.has_key_creator(key.ty) => Key::Mapper(key),
            _ => unread,
        }
    }

    /// Whether Jackson finds a constructor or a `valueOf` or `fromString` method that takes one string
    /// (`StdKeyDeserializers.findStringBasedKeyDeserializer`).
    fn has_key_creator(&self, ty: Ty) -> bool {
        let request = self.request;
        let Some(id) = self.types.declaration(ty) else {
            return false;
        };
        let declaration = request.declaration(id);
        let takes_string = |own: &Method| match own.parameters.as_slice() {
            [only] => {
                let taken = request.ty(only.ty).declaration;
                taken.is_some_and(|id| request.declaration(id).binary_name == "java.lang.String")
            }
            _ => false,
        };
        let is_creator = |own: &Method, is_by_name: bool| {
            let creator = "com.fasterxml.jackson.annotation.JsonCreator";
            let is_annotated = declarations::annotation(&own.annotations, creator).is_some();
            takes_string(own) && (is_annotated || (is_by_name && !declarations::has(&own.modifiers, "private")))
        };
        let methods = declaration.methods.iter();
        let mut factories = methods.filter(|own| declarations::has(&own.modifiers, "static"));
        declaration.constructors.iter().any(|own| is_creator(own, true))
            || factories.any(|own| is_creator(own, matches!(own.name.as_str(), "valueOf" | "fromString")))
    }

    fn enum_build(&self, of: Option<TypeUse>) -> ContainerMaker {
        of.filter(|used| self.types.is_enum(used.ty))
            .and_then(|used| self.types.declaration(used.ty))
            .filter(|id| declarations::is_nameable(self.request, *id))
            .map_or(ContainerMaker::Mapper, ContainerMaker::ByEnum)
    }

    /// Returns the shape of a collection or map, or another one if an annotation makes Jackson create another type or
    /// if Jackson can create none: `BasicDeserializerFactory` knows classes for the abstract types in the table of JDK
    /// types, and for no other abstract type.
    fn container_as_made(&mut self, ty: Ty, id: DeclarationId, shape: Shape) -> Shape {
        let (Shape::Collection { build, .. } | Shape::Map { build, .. }) = &shape else {
            return shape;
        };
        if *build != ContainerMaker::Mapper {
            return shape;
        }
        let declaration = self.request.declaration(id);
        if let Some(other) = jackson::made_as(&mut self.types, ty) {
            return other;
        }
        let is_abstract = declaration.is_abstract();
        let known = jdk_types::find(&declaration.binary_name);
        let is_by_enum = known.is_some_and(|known| known.reading == Reading::EnumContainer);
        let is_made = is_by_enum || jackson::has_own_way(&mut self.types, ty, id);
        let never = |reason: Unreadable| Shape::Unsupported(reason.into());
        if is_abstract && !is_made {
            return never(Unreadable::Abstract);
        }
        if jdk_readable::UNMADE_CONTAINERS.contains(&declaration.binary_name.as_str()) {
            return never(Unreadable::JdkContainer);
        }
        if is_by_enum && !self.is_of_enum(ty) {
            return never(Unreadable::NoEnum);
        }
        if !declaration.described || is_abstract {
            return shape;
        }
        jackson::made_container(&mut self.types, ty, id, shape).unwrap_or_else(Shape::Unsupported)
    }

    /// Whether the first type argument is an enum, or is not yet known (R3.11).
    fn is_of_enum(&self, ty: Ty) -> bool {
        let first = self.types.arguments(ty).first();
        first.is_some_and(|used| match self.types.form(used.ty) {
            ResolvedType::Missing(_) => true,
            _ => self.types.is_enum(used.ty),
        })
    }

    /// Returns how to make a container of this class: as the table of JDK types says, or by the constructor of the
    /// user's own class. `constants` is the enum of an `EnumSet` or `EnumMap`.
    fn maker(&self, id: DeclarationId, constants: Option<TypeUse>) -> ContainerMaker {
        let declaration = self.request.declaration(id);
        let package = &self.request.declaration(self.request.tool_class).package;
        match jdk_types::find(&declaration.binary_name).map(|known| known.reading) {
            Some(Reading::Container(class)) => return ContainerMaker::New(class),
            Some(Reading::EnumContainer) => return self.enum_build(constants),
            _ => {}
        }
        let own = declaration.kind == DeclarationKind::Class
            && declaration.described
            && !declaration.is_abstract()
            && !declarations::is_inner(declaration)
            && !declaration.annotations.iter().any(jackson::is_jackson)
            && !declaration
                .executables()
                .any(|own| own.annotations.iter().any(jackson::is_jackson))
            && declarations::is_nameable(self.request, id)
            && declaration.constructors.iter().any(|constructor| {
                constructor.parameters.is_empty()
                    && !constructor.throws
                    && (declarations::has(&constructor.modifiers, "public")
                        || (declaration.package == *package && !declarations::has(&constructor.modifiers, "private")))
            });
        if own {
            ContainerMaker::NewOwn(id)
        } else {
            ContainerMaker::Mapper
        }
    }
}

fn primitive(kind: TypeKind) -> Shape {
    let void = || Shape::Unsupported(Unsupported::NoValue("void".to_owned()));
    jdk_types::primitive(kind).map_or_else(void, |own| Shape::Scalar(own.scalar))
}

/// Returns the shape of one of Jackson's trees: any JSON, or the content of its own kind of node.
fn tree(declaration: &Declaration) -> Option<Shape> {
    Some(match declaration.binary_name.as_str() {
        "com.fasterxml.jackson.databind.JsonNode" | "com.fasterxml.jackson.core.TreeNode" => Shape::Any { node: true },
        "com.fasterxml.jackson.databind.node.ObjectNode" => Shape::Open,
        "com.fasterxml.jackson.databind.node.ArrayNode" => Shape::Collection {
            element: None,
            build: ContainerMaker::Mapper,
        },
        _ => return None,
    })
}
