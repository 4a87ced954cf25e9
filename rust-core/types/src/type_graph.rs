//! The type graph: every type that the tools of a class need, with everything that later stages ask about it.
//! [`TypeGraph::close`] makes it once. It does not change afterwards: no query resolves a type or makes a shape.
//!
//! The graph has the types of the tools' arguments and, separately, how the types of results are written. It is
//! bounded (R7.5): it has only a part of a type that expands without end.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::rc::Rc;

use super::constraints::JsonKind;
use super::declarations;
use super::finite_values::{self, RequiredProperty};
use super::jdk_types;
use super::left_out_members;
use super::recursion::Recursion;
use super::shape::{ContainerMaker, Key, Shape, Shaped, Unsupported};
use super::shaping::ShapeMaker;
use super::types::{JsonForm, OwnSchema, Ty, TypeUse, Types};
use super::unresolved;
use super::written::Written;
use super::written_types;
use crate::diagnostics::reasons::Unreadable;
use crate::wire::request::{DeclarationId, Request};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::unions::UnionKind;

/// The number of instances of one generic declaration that an argument may need; with more, its type is endless
/// (R7.5).
pub const MOST_INSTANCES: usize = 600;

/// The package of the annotations of Jackson 3.
pub const OF_JACKSON_3: &str = "tools.jackson.databind.annotation.";
/// The package that [`super::prepare`] gives to annotations of a later Jackson 2 than that on the class path.
pub const OF_LATER_JACKSON: &str = "(later Jackson).";

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
    nodes: HashMap<Ty, TypeNode>,
    written: HashMap<Ty, Written>,
    /// The binary names of the types that a type waits for, if there are any.
    awaited: HashMap<Ty, Vec<String>>,
    /// The names of the types that a type from a class file needs and that are not on the class path, if there are any.
    missing: HashMap<Ty, Vec<String>>,
    /// The annotations on a type's class and supertypes that the mapper does not follow, each with its package.
    ignored: HashMap<Ty, BTreeSet<String>>,
    /// An object of which not all properties are known leads nowhere here: it can have an id (`@JsonIdentityInfo`).
    recursion_of_results: Recursion,
    /// The types of which no value is finite, each with a property that is the cause.
    endless: HashMap<Ty, RequiredProperty>,
    /// A type beyond the bounds of the graph: any JSON.
    cut_off: TypeNode,
}

/// A type that arguments need, with the facts about it that do not depend on the place where it is used.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TypeNode {
    shaped: Rc<Shaped>,
    /// The JSON of its values.
    pub json: JsonFacts,
    /// The type of a map's keys, with the constraints on them: `Map<@Size(max = 3) String, V>`.
    pub key_use: Option<TypeUse>,
    /// The kind of a map's keys (R7.3).
    pub key: Key,
    /// Who reads its values, unless the mapper reads a value around them.
    pub reader: TypeReader,
    /// Whether generated code makes it by its canonical constructor. It must be a record whose Jackson annotations only
    /// rename, alias, order or describe components (R5.1), and the companion must be able to name it and the types of
    /// its components (R4.4).
    pub is_made_by_constructor: bool,
    /// Whether generated code can make the collection, but Jackson cannot: `JDKCollectionTypes` has no class for it.
    pub is_made_by_generated_code_only: bool,
    /// Whether it is an `Optional` of some kind, whose null is the empty one.
    pub is_optional: bool,
    /// Whether it, or the component of the array, has type arguments, all within the bounds that declarations set: Java
    /// source cannot contain others.
    pub has_arguments: bool,
    /// Whether its schema has to be a definition (R7.5): a recursive type that a user declared, or one that contains
    /// itself without such a type in between, as in a malformed request.
    pub is_definition: bool,
    /// Whether a value of it can contain a secret.
    pub holds_secret: bool,
    /// The records of a sealed type without type information (R7.12); as an error a permitted type that generated code
    /// does not make.
    pub leaves: Result<Vec<SealedLeaf>, Ty>,
}

impl TypeNode {
    /// Returns the facts that the shape and the reader decide.
    fn new(shaped: Rc<Shaped>, reader: TypeReader) -> Self {
        let shape = &shaped.shape;
        Self {
            json: JsonFacts::new(shape, shape, false),
            key_use: None,
            key: Key::String,
            reader,
            is_made_by_constructor: matches!(shape, Shape::Object(_)) && reader == TypeReader::Generated,
            is_made_by_generated_code_only: false,
            is_optional: matches!(shape, Shape::Optional(_) | Shape::OptionalScalar(_)),
            has_arguments: false,
            is_definition: false,
            holds_secret: false,
            leaves: Ok(Vec::new()),
            shaped,
        }
    }
}

/// The facts about the JSON of a type's values. For an Optional and a type with a creator, they are those of the type
/// that it holds or takes, through any number of both.
#[derive(Debug, Clone, Copy)]
pub struct JsonFacts {
    /// That type. If a creator leads back to its own type, it is one of the types on the way.
    read_as: Option<TypeUse>,
    /// The kind of JSON of the value that is meant; it decides which constraints apply (R7.8).
    pub kind: JsonKind,
    /// The kind of JSON whose keywords show them.
    pub shown_kind: JsonKind,
    /// Whether the value is bytes, whose size counts them and not the characters of their base64 text.
    pub is_bytes: bool,
    /// Whether the value is a date or time, which can be before or after now (R7.8).
    pub is_moment: bool,
    /// Whether the value is a set, which holds equal elements once.
    pub is_set: bool,
}

impl JsonFacts {
    /// Returns the facts about a type that is neither an Optional nor has a creator.
    ///
    /// - `meant`: the shape of the values that the JSON means, which is another one if a place gives them another JSON
    fn new(shape: &Shape, meant: &Shape, is_set: bool) -> Self {
        let kind = match meant {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => jdk_types::json_kind_of(*scalar),
            Shape::Array(_) | Shape::Collection { .. } => JsonKind::Array,
            Shape::Map { .. } | Shape::Object(_) | Shape::Open => JsonKind::Object,
            Shape::Text(known) if known.is_integer() => JsonKind::Integer,
            Shape::Enum(_) | Shape::Text(_) => JsonKind::String,
            _ => JsonKind::Other,
        };
        let is_bytes = matches!(meant, Shape::Scalar(Scalar::Bytes));
        Self {
            read_as: None,
            kind,
            shown_kind: match shape {
                Shape::Formed(_, JsonForm::Pattern(_)) => kind,
                Shape::Formed(..) => JsonKind::Other,
                // A length in the schema would count characters.
                _ if is_bytes => JsonKind::Other,
                _ => kind,
            },
            is_bytes,
            is_moment: matches!(meant, Shape::Text(known) if known.is_moment()),
            is_set,
        }
    }
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
#[derive(Debug, Clone)]
pub struct SealedLeaf {
    pub used: TypeUse,
    /// The names of each property, and whether the property is required.
    pub properties: Vec<(Vec<String>, bool)>,
}

/// Whether a user declared the type: it is neither the JDK's, nor an array or variable, nor a `JsonNullable`.
fn is_users(request: &Request, types: &Types<'_>, ty: Ty) -> bool {
    let declared = types.declaration(ty).map(|id| request.declaration(id));
    declared.is_some_and(|declaration| !declarations::is_jdk(declaration)) && !types.is_json_nullable(ty)
}

impl<'r> TypeGraph<'r> {
    /// Makes the graph of all types that are reachable from the roots.
    #[inline(never)]
    pub(crate) fn close(mut shapes: ShapeMaker<'r>, roots: &Roots) -> Self {
        let mut order = Vec::new();
        let mut nodes: HashMap<Ty, TypeNode> = HashMap::new();
        let mut beyond = Vec::new();
        for root in std::iter::once(&Types::object()).chain(&roots.arguments) {
            beyond.extend(explore(&mut shapes, *root, &mut nodes, &mut order));
        }
        let cut_off = TypeNode::new(Rc::new(Shape::Any { node: false }.into()), TypeReader::Generated);
        for ty in beyond {
            nodes.entry(ty).or_insert_with(|| cut_off.clone());
        }
        let mut written = HashMap::new();
        for root in &roots.results {
            explore_written(&mut shapes.types, *root, &mut written, &mut order);
        }
        let types = shapes.types;
        let node = |ty: Ty| nodes.get(&ty).map(|node| (&*node.shaped, &node.key));
        for (ty, shaped) in left_out_members::without_unreadable(&types, &order, &node) {
            if let Some(node) = nodes.get_mut(&ty) {
                node.shaped = shaped;
            }
        }
        let endless = finite_values::endless(&types, &order, |ty| nodes.get(&ty).map(|node| &node.shaped.shape));
        let awaited = order.iter().map(|ty| (*ty, awaited_by(&types, *ty)));
        let awaited = awaited.filter(|(_, names)| !names.is_empty()).collect();
        let missing = order.iter().filter_map(|ty| {
            let names = unresolved::in_class_files(types.request, types.declaration(*ty)?);
            (!names.is_empty()).then_some((*ty, names))
        });
        let missing = missing.collect();
        let ignored = order.iter().filter_map(|ty| {
            let names = ignored_annotations(types.request, types.declaration(*ty)?);
            (!names.is_empty()).then_some((*ty, names))
        });
        let ignored = ignored.collect();
        let mut recursion_of_results = Recursion::default();
        for ty in &order {
            recursion_of_results.circle(*ty, |ty| match written.get(&ty) {
                Some(Written::Object(object)) if !object.is_known => Vec::new(),
                Some(own) => own.parts().into_iter().map(|(used, _)| used.ty).collect(),
                None => Vec::new(),
            });
        }
        let mut graph = Self {
            request: shapes.request,
            types,
            nodes,
            written,
            awaited,
            missing,
            ignored,
            recursion_of_results,
            endless,
            cut_off,
        };
        graph.relate(&order);
        graph
    }

    /// Completes the nodes with the facts that depend on other nodes.
    fn relate(&mut self, order: &[Ty]) {
        let mut recursion = Recursion::default();
        // Without the types that a user declared.
        let mut recursion_of_jdk = Recursion::default();
        let mut related = Vec::new();
        for ty in order.iter().copied().filter(|ty| self.nodes.contains_key(ty)) {
            let parts = |ty| self.of(ty).shape.parts().into_iter().map(|used| used.ty).collect();
            let is_users = |ty| is_users(self.request, &self.types, ty);
            let circle = if is_users(ty) {
                recursion.circle(ty, parts)
            } else {
                recursion_of_jdk.circle(ty, |ty| if is_users(ty) { Vec::new() } else { parts(ty) })
            };
            let read = self.nested(Types::plain(ty), |shape| match shape {
                Shape::Optional(inner) | Shape::Delegate(inner) => Some(*inner),
                Shape::Formed(plain, JsonForm::Described(_)) => Some(Types::plain(*plain)),
                _ => None,
            });
            let read_as = read.last().copied().filter(|_| read.len() > 1);
            let json = self.node(read_as.map_or(ty, |used| used.ty)).json;
            related.push((ty, circle.is_some(), JsonFacts { read_as, ..json }, self.leaves(ty)));
        }
        self.find_secrets(order);
        for (ty, is_definition, json, leaves) in related {
            if let Some(node) = self.nodes.get_mut(&ty) {
                node.is_definition = is_definition;
                node.json = json;
                node.leaves = leaves;
            }
        }
    }

    /// Marks the types whose values can contain a secret: from the types of secrets to those that have them as parts.
    fn find_secrets(&mut self, order: &[Ty]) {
        let mut owners: HashMap<Ty, Vec<Ty>> = HashMap::new();
        let mut open = Vec::new();
        for ty in order.iter().copied().filter(|ty| self.nodes.contains_key(ty)) {
            for part in self.of(ty).shape.parts() {
                owners.entry(part.ty).or_default().push(ty);
                open.extend(self.is_secret(part).then_some(ty));
            }
        }
        while let Some(ty) = open.pop() {
            if let Some(node) = self.nodes.get_mut(&ty)
                && !std::mem::replace(&mut node.holds_secret, true)
            {
                open.extend(owners.get(&ty).into_iter().flatten());
            }
        }
    }

    /// Whether a value of this use is a secret, which no message shows.
    pub fn is_secret(&self, used: TypeUse) -> bool {
        let (plain, own) = self.undescribed(used);
        self.types.qualifiers(used.qualifiers).is_secret
            || own.is_some_and(OwnSchema::is_secret)
            || matches!(self.of(plain.ty).shape, Shape::Scalar(Scalar::Chars))
    }

    /// Returns the records of a sealed type without type information, with the properties that identify each.
    ///
    /// # Errors
    /// Returns a permitted type that generated code does not make.
    fn leaves(&self, ty: Ty) -> Result<Vec<SealedLeaf>, Ty> {
        let alternatives = match &self.of(ty).shape {
            Shape::Union(union) if union.kind == UnionKind::Sealed => union.alternatives.as_slice(),
            _ => &[],
        };
        let leaves = alternatives.iter().map(|alternative| {
            let used = alternative.used;
            match &self.of(used.ty).shape {
                Shape::Object(shape) if alternative.own.is_none() && self.node(used.ty).is_made_by_constructor => {
                    let properties = shape.recognised_by();
                    Ok(SealedLeaf { used, properties })
                }
                _ => Err(used.ty),
            }
        });
        leaves.collect()
    }

    /// Returns the type's shape.
    pub fn of(&self, ty: Ty) -> &Shaped {
        &self.node(ty).shaped
    }

    /// Returns the facts about a type that an argument needs. To ask for another one is an error of the caller.
    pub fn node(&self, ty: Ty) -> &TypeNode {
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

    /// Returns the names of the types that the type's class and supertypes need and that are not on the class path.
    pub fn missing(&self, ty: Ty) -> &[String] {
        self.missing.get(&ty).map_or(&[], Vec::as_slice)
    }

    /// Returns the annotations of a package that the type's class and supertypes and their members have and that the
    /// mapper does not follow, as a source has them; `None` if there are none.
    pub fn ignored(&self, ty: Ty, package: &str) -> Option<String> {
        let names = self
            .ignored
            .get(&ty)?
            .iter()
            .filter_map(|own| own.strip_prefix(package));
        let names: Vec<String> = names.map(|own| format!("@{own}")).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    /// Whether a value of this use may be `null` or missing (R4.3). A primitive has no null.
    pub fn is_nullable(&self, used: TypeUse) -> bool {
        self.is_marked_nullable(used) && self.types.is_reference(used.ty)
    }

    /// Whether annotations or the type say that a value may be `null`, even if it is a primitive.
    pub fn is_marked_nullable(&self, used: TypeUse) -> bool {
        self.types.qualifiers(used.qualifiers).nullable || self.node(used.ty).is_optional
    }

    /// Whether a value of this use may be left out, but not be null: a `JsonNullable` of what cannot be null.
    pub fn refuses_given_null(&self, used: TypeUse) -> bool {
        let held = self.types.optional(used.ty).and_then(Result::ok);
        let held = held.filter(|_| self.types.is_json_nullable(used.ty));
        held.is_some_and(|held| self.types.qualifiers(held.qualifiers).constraints.excludes_null())
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

    /// Returns the type without the schema of the user's own that the place gives it, and that schema.
    pub fn undescribed(&self, used: TypeUse) -> (TypeUse, Option<&OwnSchema>) {
        match &self.of(used.ty).shape {
            Shape::Formed(ty, JsonForm::Described(own)) => (TypeUse { ty: *ty, ..used }, Some(own)),
            _ => (used, None),
        }
    }

    /// Returns the type that determines the JSON of a value: what an `Optional` holds or a creator takes, through any
    /// number of both. If a creator leads back to its own type, it is one of the types on the way.
    pub fn as_read(&self, used: TypeUse) -> TypeUse {
        self.node(used.ty).json.read_as.unwrap_or(used)
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
}

/// Adds all types that a value of the root type contains. Returns those at which a type that expands without end is cut
/// off.
fn explore(shapes: &mut ShapeMaker<'_>, root: Ty, nodes: &mut HashMap<Ty, TypeNode>, order: &mut Vec<Ty>) -> Vec<Ty> {
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
        if let Shape::Unsupported(Unsupported::Unmade { parts, .. }) = &node.shaped.shape {
            open.extend(parts);
        }
        open.extend(node.key_use.map(|used| used.ty));
        nodes.insert(ty, node);
        order.push(ty);
    }
    beyond
}

/// Returns the facts about a type that do not depend on other nodes.
fn node(shapes: &mut ShapeMaker<'_>, ty: Ty) -> TypeNode {
    let shaped = shapes.of(ty);
    let (key_use, key) = (shapes.key_use(ty), shapes.key(ty));
    let meant = match &shaped.shape {
        Shape::Formed(plain, _) => shapes.of(*plain),
        _ => Rc::clone(&shaped),
    };
    let types = &mut shapes.types;
    let reader = reader_of(types, ty, &shaped.shape, &key);
    let is_set = types.as_super(ty, "java.util.Set").is_some();
    TypeNode {
        json: JsonFacts::new(&shaped.shape, &meant.shape, is_set),
        key_use,
        key,
        is_made_by_generated_code_only: types
            .binary_name(ty)
            .is_some_and(|name| UNKNOWN_TO_MAPPER.contains(&name)),
        is_optional: matches!(meant.shape, Shape::Optional(_) | Shape::OptionalScalar(_)),
        has_arguments: !types.arguments(types.component(ty).0).is_empty() && types.is_within_bounds(ty),
        ..TypeNode::new(shaped, reader)
    }
}

/// Decides who reads the values of a type. A sealed type without type information is read by generated code, which
/// names only its records; if it cannot make one of them, that is an error of the type (R7.12).
fn reader_of(types: &Types<'_>, ty: Ty, shape: &Shape, key: &Key) -> TypeReader {
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
        Shape::Map { .. } if matches!(key, Key::Unsupported(..)) => TypeReader::MapperForCreation,
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
    let Some(id) = types
        .declaration(ty)
        .filter(|_| !request.last_round && types.formed(ty).is_none())
    else {
        return Vec::new();
    };
    let all = declarations::with_supertypes(request, id).into_iter();
    all.map(|id| request.declaration(id))
        .filter(|own| declarations::awaits_lombok(own))
        .map(|own| own.binary_name.clone())
        .collect()
}

/// Returns the names of the annotations on the class and its supertypes, and on their members, that the mapper does not
/// follow. Those of `com.fasterxml.jackson.annotation` are of Jackson 3, too.
fn ignored_annotations(request: &Request, id: DeclarationId) -> BTreeSet<String> {
    let all = declarations::with_supertypes(request, id).into_iter();
    let all = all
        .map(|id| request.declaration(id))
        .filter(|own| !declarations::is_jdk(own));
    let annotations = all.flat_map(|own| {
        let of_members = own.annotated().into_iter().map(|(.., annotations)| annotations);
        std::iter::once(own.annotations.as_slice()).chain(of_members)
    });
    let is_ignored = |name: &str| name.starts_with(OF_JACKSON_3) || name.starts_with(OF_LATER_JACKSON);
    let names = annotations.flatten().map(|own| own.name.clone());
    names.filter(|name| is_ignored(name)).collect()
}
