//! The type graph: every type that the tools of a class need, with everything that later stages ask about it.
//! [`TypeGraph::close`] makes it once. It does not change afterwards: no query resolves a type or makes a shape.
//!
//! The graph has the types of the tools' arguments and, separately, how the types of results are written. It is
//! bounded (R7.5): it has only a part of a type that expands without end.

use std::collections::{HashMap, HashSet, VecDeque};
use std::rc::Rc;

use super::constraints::JsonKind;
use super::declarations;
use super::finite_values::{self, RequiredProperty};
use super::jdk_types;
use super::recursion::Recursion;
use super::shape::{ContainerMaker, Key, Shape, Shaped, UnionShape, Unsupported};
use super::shaping::ShapeMaker;
use super::types::{ResolvedType, Ty, TypeUse, Types};
use super::written_types::{self, Written};
use crate::diagnostics::reasons::Unreadable;
use crate::wire::request::{DeclarationId, Request};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::unions::UnionKind;

/// The number of instances of one generic declaration that an argument may need; with more, its type is endless
/// (R7.5).
pub const MOST_INSTANCES: usize = 600;

/// The depth to which type arguments may nest; a type that nests deeper is endless (R7.5).
pub const DEEPEST: u32 = 256;

/// The number of Optionals and creators through which one value is followed: more than a schema may nest.
const MOST_STEPS: usize = 256;

/// Collection types that generated code makes, and that Jackson 2.20 cannot make.
const UNKNOWN_TO_MAPPER: &[&str] = &[
    "java.util.AbstractCollection",
    "java.util.AbstractQueue",
    "java.util.AbstractSequentialList",
];

/// All types that the tools of a class need.
#[derive(Debug)]
pub struct TypeGraph<'r> {
    pub request: &'r Request,
    pub types: Types<'r>,
    nodes: HashMap<Ty, Node>,
    written: HashMap<Ty, Written>,
    /// The binary names of the types that a type waits for, if there are any.
    awaited: HashMap<Ty, Vec<String>>,
    recursion: Recursion,
    /// Whether each type is recursive without a type that a user declared.
    recursion_of_jdk: Recursion,
    /// An object of which not all properties are known leads nowhere here: it can have an id (`@JsonIdentityInfo`).
    recursion_of_results: Recursion,
    /// The types of which no value is finite, each with a property that is the cause.
    endless: HashMap<Ty, RequiredProperty>,
    /// The shape of a type beyond the bounds of the graph: any JSON.
    cut_off: Node,
}

/// A type that arguments need.
#[derive(Debug, Clone)]
struct Node {
    shaped: Rc<Shaped>,
    /// The type of a map's keys, with the constraints on them.
    key: Option<(TypeUse, Key)>,
    /// Whether it is a set, which holds equal elements once.
    is_set: bool,
    /// Whether every type argument in it is within the bounds that its declaration sets.
    is_within_bounds: bool,
    reader: TypeReader,
}

/// Who reads the values of a type, unless the mapper reads a value around them. The type checks and the reader plan
/// both ask for it, so a type is read as it was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeReader {
    /// Generated code reads them.
    Generated,
    /// The mapper reads them, because the companion cannot name the type (R4.4).
    MapperForName,
    /// The mapper reads them, because generated code cannot create the object or container, or read the map's keys.
    MapperForCreation,
    /// The mapper reads them, because Jackson's rules decide what they are: `@JsonTypeInfo`, `@JsonValue`, delegating
    /// creators, the JDK's types that are text.
    MapperForMeaning,
}

/// The types from which a graph is made.
#[derive(Debug, Default)]
pub(crate) struct Roots {
    /// The types of parameters.
    pub(crate) arguments: Vec<Ty>,
    /// The types of values that are written as JSON.
    pub(crate) results: Vec<Ty>,
}

/// Who reads the value around a type that a parameter needs. It decides which problems the type can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ReadBy {
    /// Generated code reads it.
    Generated,
    /// The mapper reads the value around it, and so this type too.
    Mapped,
    /// A schema of the user's own describes it: the type must be readable (R4.11) and have an end (R7.5).
    Described,
    /// Like `Described`, but a value around it does not need it: the type need only have an end.
    Spared,
}

/// A record that a sealed type without type information permits (R7.12).
#[derive(Debug)]
pub struct SealedLeaf {
    pub used: TypeUse,
    /// The names of each property, and whether the property is required.
    pub properties: Vec<(Vec<String>, bool)>,
}

/// Whether a user declared the type: it is neither the JDK's, nor an array or variable.
fn is_users(request: &Request, types: &Types<'_>, ty: Ty) -> bool {
    let declared = types.declaration(ty).map(|id| request.declaration(id));
    declared.is_some_and(|declaration| !declarations::is_jdk(declaration))
}

impl<'r> TypeGraph<'r> {
    /// Makes the graph of all types that are reachable from the roots.
    #[inline(never)]
    pub(crate) fn close(mut shapes: ShapeMaker<'r>, roots: &Roots) -> Self {
        let mut order = Vec::new();
        let mut nodes: HashMap<Ty, Node> = HashMap::new();
        let mut beyond = Vec::new();
        for root in std::iter::once(&Types::object()).chain(&roots.arguments) {
            beyond.extend(explore(&mut shapes, *root, &mut nodes, &mut order));
        }
        let cut_off = Node {
            shaped: Rc::new(Shape::Any { node: false }.into()),
            key: None,
            is_set: false,
            is_within_bounds: false,
            reader: TypeReader::Generated,
        };
        for ty in beyond {
            nodes.entry(ty).or_insert_with(|| cut_off.clone());
        }
        let mut written = HashMap::new();
        for root in &roots.results {
            explore_written(&mut shapes.types, *root, &mut written, &mut order);
        }
        let mut awaited = HashMap::new();
        let mut recursion = Recursion::default();
        let mut recursion_of_jdk = Recursion::default();
        let mut recursion_of_results = Recursion::default();
        let endless = finite_values::endless(&shapes.types, &order, |ty| {
            nodes.get(&ty).map(|node| &node.shaped.shape)
        });
        for ty in order {
            let names = awaited_by(&shapes.types, ty);
            if !names.is_empty() {
                awaited.insert(ty, names);
            }
            let parts = |ty| -> Vec<Ty> {
                let parts = nodes.get(&ty).map_or_else(Vec::new, |node| node.shaped.shape.parts());
                parts.into_iter().map(|used| used.ty).collect()
            };
            recursion.circle(ty, parts);
            let types = &shapes.types;
            recursion_of_results.circle(ty, |ty| match written.get(&ty) {
                Some(Written::Object(object)) if !object.is_known => Vec::new(),
                Some(own) => own.parts().into_iter().map(|(used, _)| used.ty).collect(),
                None => Vec::new(),
            });
            recursion_of_jdk.circle(ty, |ty| {
                if is_users(shapes.request, types, ty) {
                    Vec::new()
                } else {
                    parts(ty)
                }
            });
        }
        Self {
            request: shapes.request,
            types: shapes.types,
            nodes,
            written,
            awaited,
            recursion,
            recursion_of_jdk,
            recursion_of_results,
            endless,
            cut_off,
        }
    }

    /// Returns the type's shape.
    pub fn of(&self, ty: Ty) -> &Shaped {
        &self.node(ty).shaped
    }

    /// Returns what is known of a type that an argument needs. To ask for another one is an error of the caller.
    fn node(&self, ty: Ty) -> &Node {
        let node = self.nodes.get(&ty);
        debug_assert!(node.is_some(), "{}", self.types.print(ty));
        node.unwrap_or(&self.cut_off)
    }

    /// Returns how a value of the type is written; `Unknown` if no result has it.
    pub fn written(&self, ty: Ty) -> &Written {
        self.written.get(&ty).unwrap_or(&Written::Unknown)
    }

    /// Returns the number of the types that contain a result's type and are contained in it, as Jackson writes them.
    pub fn circle_of_result(&self, ty: Ty) -> Option<usize> {
        self.recursion_of_results.known(ty)
    }

    /// Returns the binary names of the type's class and supertypes that Lombok has yet to change (R8.3). In the last
    /// round there are none: Lombok does not run.
    pub fn awaited(&self, ty: Ty) -> &[String] {
        self.awaited.get(&ty).map_or(&[], Vec::as_slice)
    }

    /// Whether the schema of the type has to be a definition (R7.5): a recursive type that a user declared, or one that
    /// contains itself without such a type in between, as in a malformed request.
    pub fn is_definition(&self, ty: Ty) -> bool {
        let recursion = if is_users(self.request, &self.types, ty) {
            &self.recursion
        } else {
            &self.recursion_of_jdk
        };
        recursion.known(ty).is_some()
    }

    /// Whether the value is a set, which holds equal elements once.
    pub fn is_set(&self, used: TypeUse) -> bool {
        self.node(self.as_read(used).ty).is_set
    }

    /// Whether every type argument in the type is within the bounds that its declaration sets.
    pub fn is_within_bounds(&self, ty: Ty) -> bool {
        self.node(ty).is_within_bounds
    }

    /// Returns the kind of a map's keys (R7.3).
    pub fn key(&self, map: Ty) -> Key {
        self.node(map).key.as_ref().map_or(Key::String, |(_, key)| key.clone())
    }

    /// Returns the type of a map's keys, with the constraints on them: `Map<@Size(max = 3) String, V>`.
    pub fn key_use(&self, map: Ty) -> Option<TypeUse> {
        self.node(map).key.as_ref().map(|(used, _)| *used)
    }

    /// Whether generated code makes the type by its canonical constructor. It must be a record whose Jackson
    /// annotations only rename, alias, order or describe components (R5.1), and the companion must be able to name it
    /// and the types of its components (R4.4).
    pub fn is_made_by_constructor(&self, ty: Ty) -> bool {
        matches!(self.of(ty).shape, Shape::Object(_)) && self.reader_of(ty) == TypeReader::Generated
    }

    /// Returns who reads the type's values, unless the mapper reads a value around them.
    pub fn reader_of(&self, ty: Ty) -> TypeReader {
        self.node(ty).reader
    }

    /// Whether generated code can make the collection type, but Jackson cannot: `JDKCollectionTypes` has no class for
    /// it.
    pub fn is_made_by_generated_code_only(&self, ty: Ty) -> bool {
        let declaration = self.types.declaration(ty);
        declaration.is_some_and(|id| UNKNOWN_TO_MAPPER.contains(&self.request.declaration(id).binary_name.as_str()))
    }

    /// Whether a value of this use may be `null` or missing (R4.3).
    pub fn is_nullable(&self, used: TypeUse) -> bool {
        self.types.qualifiers(used.qualifiers).nullable
            || matches!(self.of(used.ty).shape, Shape::Optional(_) | Shape::OptionalScalar(_))
    }

    /// Returns the type and those that `inner` finds in it, one in another. Their number is bounded: in a malformed
    /// request, a type could be an Optional of itself.
    fn nested(&self, used: TypeUse, inner: fn(&Shape) -> Option<TypeUse>) -> Vec<TypeUse> {
        let next = |used: &TypeUse| inner(&self.of(used.ty).shape);
        std::iter::successors(Some(used), next).take(MOST_STEPS + 1).collect()
    }

    /// Returns the type in an `Optional`, however deep the Optionals nest; returns any other type unchanged.
    pub fn in_optional(&self, used: TypeUse) -> TypeUse {
        let held = self.nested(used, |shape| match shape {
            Shape::Optional(inner) => Some(*inner),
            _ => None,
        });
        held.last().copied().unwrap_or(used)
    }

    /// Returns the type that determines the JSON of a value: what an `Optional` holds or a creator takes, through any
    /// number of both. If a creator leads back to its own type, it is one of the types on the way.
    pub fn as_read(&self, used: TypeUse) -> TypeUse {
        let read = self.nested(used, |shape| match shape {
            Shape::Optional(inner) | Shape::Delegate(inner) => Some(*inner),
            _ => None,
        });
        read.last().copied().unwrap_or(used)
    }

    /// Returns the containers, Optionals and creators around a value whose JSON `@JsonFormat` changes, the outermost
    /// first, and the value's type.
    pub fn around_formatted(&self, used: TypeUse) -> (Vec<TypeUse>, TypeUse) {
        let mut around = self.nested(used, |shape| match shape {
            Shape::Array(inner) | Shape::Optional(inner) | Shape::Delegate(inner) => Some(*inner),
            Shape::Collection { element: inner, .. } | Shape::Map { value: inner, .. } => *inner,
            _ => None,
        });
        let innermost = around.pop().unwrap_or(used);
        (around, innermost)
    }

    /// Returns why no value of the type can be made, if the types that creators take lead back to one another.
    pub fn circle_of_creators(&self, ty: Ty) -> Option<Unsupported> {
        let taken = self.nested(Types::plain(ty), |shape| match shape {
            Shape::Delegate(inner) => Some(*inner),
            _ => None,
        });
        let mut seen: HashSet<Ty> = HashSet::new();
        let again = taken.iter().find(|used| !seen.insert(used.ty))?;
        Some(Unsupported::Unreadable(Unreadable::CreatorsInACircle {
            taken: self.types.print(taken.get(1)?.ty),
            again: self.types.print(again.ty),
        }))
    }

    /// Returns why no value of the type is finite (R7.5). Of types that require one another, one has the reason.
    pub fn endless_values(&self, ty: Ty) -> Option<Unsupported> {
        let RequiredProperty { owner, property } = self.endless.get(&ty)?;
        Some(Unsupported::Unreadable(Unreadable::EndlessValue {
            property: property.clone(),
            owner: self.types.print(*owner),
        }))
    }

    /// Returns the records of a sealed type without type information, with the properties that identify each (R7.12).
    ///
    /// # Errors
    /// Returns a permitted type that generated code does not make.
    pub fn sealed_leaves(&self, union: &UnionShape) -> Result<Vec<SealedLeaf>, Ty> {
        let mut leaves = Vec::with_capacity(union.alternatives.len());
        for alternative in &union.alternatives {
            let used = alternative.used;
            let is_made = alternative.own.is_none() && self.is_made_by_constructor(used.ty);
            let (Shape::Object(shape), true) = (&self.of(used.ty).shape, is_made) else {
                return Err(used.ty);
            };
            leaves.push(SealedLeaf {
                used,
                properties: shape.recognised_by(),
            });
        }
        Ok(leaves)
    }

    /// Whether the value is a date or time, which can be before or after now (R7.8).
    pub fn is_moment(&self, used: TypeUse) -> bool {
        matches!(&self.of(self.as_read(used).ty).shape, Shape::Text(known) if known.is_moment())
    }

    /// Whether the value is bytes, whose size counts them and not the characters of their base64 text.
    pub fn is_bytes(&self, used: TypeUse) -> bool {
        matches!(self.of(self.as_read(used).ty).shape, Shape::Scalar(Scalar::Bytes))
    }

    /// Returns the kind of JSON whose keywords show the constraints on the value (R7.8).
    pub fn shown_kind(&self, used: TypeUse) -> JsonKind {
        if self.is_bytes(used) {
            // A length in the schema would count characters.
            return JsonKind::Other;
        }
        self.json_kind(used)
    }

    /// Returns the kind of JSON that the type is; it decides which constraints apply (R7.8).
    pub fn json_kind(&self, used: TypeUse) -> JsonKind {
        let used = self.as_read(used);
        match &self.of(used.ty).shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => jdk_types::json_kind_of(*scalar),
            Shape::Array(_) | Shape::Collection { .. } => JsonKind::Array,
            Shape::Map { .. } | Shape::Object(_) | Shape::Open => JsonKind::Object,
            Shape::Enum(_) => JsonKind::String,
            Shape::Text(known) if known.is_integer() => JsonKind::Integer,
            Shape::Text(_) => JsonKind::String,
            _ => JsonKind::Other,
        }
    }
}

/// Adds all types that a value of the root type contains. Returns those at which a type that expands without end is cut
/// off.
fn explore(shapes: &mut ShapeMaker<'_>, root: Ty, nodes: &mut HashMap<Ty, Node>, order: &mut Vec<Ty>) -> Vec<Ty> {
    let mut beyond = Vec::new();
    let mut instances: HashMap<DeclarationId, usize> = HashMap::new();
    let mut open = VecDeque::from([root]);
    while let Some(ty) = open.pop_front() {
        if nodes.contains_key(&ty) {
            continue;
        }
        if let Some(declaration) = shapes.types.declaration(ty) {
            let count = instances.entry(declaration).or_default();
            *count += 1;
            if *count > MOST_INSTANCES || shapes.types.depth(ty) > DEEPEST {
                beyond.push(ty);
                continue;
            }
        }
        let node = node(shapes, ty);
        open.extend(node.shaped.shape.edges());
        open.extend(node.key.as_ref().map(|(used, _)| used.ty));
        nodes.insert(ty, node);
        order.push(ty);
    }
    beyond
}

fn node(shapes: &mut ShapeMaker<'_>, ty: Ty) -> Node {
    let shaped = shapes.of(ty);
    let key = shapes.key_use(ty).map(|used| (used, shapes.key(ty)));
    let has_arguments = match shapes.types.form(ty) {
        ResolvedType::Declared { arguments, .. } => !arguments.is_empty(),
        ResolvedType::Array(_) => true,
        _ => false,
    };
    Node {
        reader: reader_of(&shapes.types, ty, &shaped.shape, key.as_ref().map(|(_, key)| key)),
        key,
        is_set: shapes.types.as_super(ty, "java.util.Set").is_some(),
        is_within_bounds: has_arguments && shapes.types.is_within_bounds(ty),
        shaped,
    }
}

/// Decides who reads the values of a type. A sealed type without type information is read by generated code, which
/// names only its records; if it cannot make one of them, that is an error of the type (R7.12).
fn reader_of(types: &Types<'_>, ty: Ty, shape: &Shape, key: Option<&Key>) -> TypeReader {
    let is_nameable = |ty| types.unnameable_part(ty).is_none();
    match shape {
        Shape::Union(union) if union.kind == UnionKind::Sealed => TypeReader::Generated,
        _ if !types.is_nameable_raw(ty) => TypeReader::MapperForName,
        Shape::Scalar(_)
        | Shape::OptionalScalar(_)
        | Shape::Any { node: false }
        | Shape::Optional(_)
        | Shape::Array(_) => TypeReader::Generated,
        Shape::Enum(shape) if !shape.by_mapper => TypeReader::Generated,
        Shape::Collection { build, .. } | Shape::Map { build, .. } if *build == ContainerMaker::Mapper => {
            TypeReader::MapperForCreation
        }
        Shape::Map { .. } if matches!(key, Some(Key::Unsupported(..))) => TypeReader::MapperForCreation,
        Shape::Collection { .. } | Shape::Map { .. } => TypeReader::Generated,
        Shape::Object(shape) if !shape.generated => TypeReader::MapperForCreation,
        Shape::Object(shape) => {
            let mut named = std::iter::once(ty).chain(shape.properties.iter().map(|property| property.used.ty));
            if named.all(is_nameable) {
                TypeReader::Generated
            } else {
                TypeReader::MapperForName
            }
        }
        _ => TypeReader::MapperForMeaning,
    }
}

/// The number of types that are visited for one result.
const MOST_WRITTEN: usize = 2_000;

/// Adds how a result is written, and everything in it.
fn explore_written(types: &mut Types<'_>, root: Ty, written: &mut HashMap<Ty, Written>, order: &mut Vec<Ty>) {
    if written.contains_key(&root) {
        return;
    }
    let mut seen = HashSet::from([root]);
    let mut open = VecDeque::from([root]);
    while let Some(ty) = open.pop_front() {
        let own = written.entry(ty).or_insert_with(|| {
            order.push(ty);
            written_types::written(types, ty)
        });
        for (part, _) in own.parts() {
            if seen.len() < MOST_WRITTEN && types.depth(part.ty) < DEEPEST && seen.insert(part.ty) {
                open.push_back(part.ty);
            }
        }
    }
}

/// Returns the binary names of the type's class and supertypes that Lombok has yet to change (R8.3).
fn awaited_by(types: &Types<'_>, ty: Ty) -> Vec<String> {
    let request = types.request;
    let Some(id) = types.declaration(ty).filter(|_| !request.last_round) else {
        return Vec::new();
    };
    let all = declarations::with_supertypes(request, id).into_iter();
    all.map(|id| request.declaration(id))
        .filter(|own| declarations::awaits_lombok(own))
        .map(|own| own.binary_name.clone())
        .collect()
}
