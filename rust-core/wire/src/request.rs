//! The request: facts about one tool class, as the shim found them.
//!
//! Every reference from one table to another is checked once, by [`read`]. So the accessors of [`Request`] are total.

use std::fmt::Formatter;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Why a request cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The bytes are not JSON of the request's shape.
    #[error("the request is not readable: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The request comes from another protocol or build (R10.6).
    #[error("the shim is of build {build} (protocol {protocol})")]
    OtherBuild {
        /// The request's build, empty if it has none.
        build: String,
        protocol: u32,
    },
    /// An index is beyond the end of its table.
    #[error("the request's {table} has no entry {index}")]
    Dangling { table: &'static str, index: usize },
    /// An array's component is the array itself, or an array of it.
    #[error("the request's type {index} is an array of itself")]
    EndlessArray { index: usize },
    /// The request is larger than [`MAX_REQUEST`].
    #[error("the request has {0} bytes, more than the {MAX_REQUEST} that are read")]
    TooLarge(usize),
}

/// The most bytes that a request may have.
pub const MAX_REQUEST: usize = 64 * 1024 * 1024;

macro_rules! number {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);
    )*};
}

/// Defines how the entry of a table is found by its index, and how indices are checked.
macro_rules! tables {
    ($($id:ident: $entry:ident, $check:ident, $table:ident $name:literal $type:ident;)*) => {$(
        impl $id {
            /// Returns the index for a table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Request {
            /// Returns the entry with this index, which `read` has checked.
            #[expect(clippy::indexing_slicing, reason = "read() has checked every index of the request")]
            pub fn $entry(&self, id: $id) -> &$type {
                &self.$table[id.index()]
            }

            /// Checks that indices are in their table.
            fn $check(&self, ids: &[$id]) -> Result<(), RequestError> {
                let beyond = ids.iter().map(|id| id.index()).find(|index| *index >= self.$table.len());
                beyond.map_or(Ok(()), |index| Err(RequestError::Dangling { table: $name, index }))
            }
        }
    )*};
}

number! {
    /// An index into `declarations`.
    DeclarationId;
    /// An index into `types`: one use of a type, as written.
    TypeId;
    /// An index into `typeParameters`.
    TypeParameterId;
    /// An element that a diagnostic can point to.
    ElementId;
    /// An annotation that a diagnostic can point to.
    AnnotationId;
}

tables! {
    DeclarationId: declaration, check_declarations, declarations "declarations" Declaration;
    TypeId: ty, check_types, types "types" Type;
    TypeParameterId: type_parameter, check_type_parameters, type_parameters "typeParameters" TypeParameter;
}

/// Defines tables of the request. The members after the semicolon may be left out.
macro_rules! facts {
    ($(
        $(#[$attribute:meta])*
        $name:ident {
            $($(#[$of_member:meta])* $member:ident: $type:ty,)*
            ;
            $($(#[$of_optional:meta])* $optional:ident: $optional_type:ty,)*
        }
    )*) => {$(
        $(#[$attribute])*
        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct $name {
            $($(#[$of_member])* pub $member: $type,)*
            $($(#[$of_optional])* #[serde(default)] pub $optional: $optional_type,)*
        }
    )*};
}

facts! {
    /// One request; see `PROTOCOL.md` for each member.
    Request {
        protocol: u32,
        build: String,
        tool_class: DeclarationId,
        types: Vec<Type>,
        declarations: Vec<Declaration>,
        ;
        options: std::collections::BTreeMap<String, String>,
        last_round: bool,
        late: Vec<String>,
        older_jackson: bool,
        checks_warning_names: bool,
        api: Vec<ApiType>,
        obscured: Vec<String>,
        overrides: Vec<Override>,
        annotation_types: Vec<AnnotationType>,
        refused_expressions: Vec<RefusedExpression>,
        type_parameters: Vec<TypeParameter>,
    }

    /// `method` overrides `overrides` as a member of the tool class.
    #[derive(Clone, Copy)]
    Override {
        method: ElementId,
        overrides: ElementId,
        ;
    }

    /// A type of the SDK or of Jackson that the compilation can see. Its types are erased.
    ApiType {
        name: String,
        kind: DeclarationKind,
        ;
        modifiers: Vec<String>,
        annotations: Vec<String>,
        components: Vec<ApiComponent>,
        methods: Vec<ApiMethod>,
        /// `LEVEL` of the runtime helpers' class.
        level: Option<u32>,
    }

    /// A record component of an API type.
    ApiComponent {
        name: String,
        #[serde(rename = "type")]
        erased: String,
        ;
    }

    /// A method of an API type.
    ApiMethod {
        name: String,
        ;
        modifiers: Vec<String>,
        parameters: Vec<String>,
    }

    /// A class, record, enum or interface.
    Declaration {
        element: ElementId,
        binary_name: String,
        path: Vec<String>,
        kind: DeclarationKind,
        ;
        package: String,
        not_identifier: bool,
        /// Whether it is the class of a compact source file.
        implicit: bool,
        nesting: Nesting,
        modifiers: Vec<String>,
        enclosing: Option<DeclarationId>,
        type_parameters: Vec<TypeParameterId>,
        superclass: Option<TypeId>,
        interfaces: Vec<TypeId>,
        permitted: Vec<TypeId>,
        annotations: Vec<Annotation>,
        documentation: Option<String>,
        origin: Origin,
        /// Whether the class file of an exception is in the class output of the compilation.
        in_output: bool,
        described: bool,
        /// Whether Javadoc in another source file than the tool class's describes properties of it.
        described_elsewhere: bool,
        components: Vec<Member>,
        fields: Vec<Member>,
        constructors: Vec<Method>,
        #[serde(deserialize_with = "methods")]
        methods: Vec<Method>,
    }

    /// A field or a record component.
    Member {
        element: ElementId,
        name: String,
        #[serde(rename = "type")]
        ty: TypeId,
        ;
        not_identifier: bool,
        modifiers: Vec<String>,
        annotations: Vec<Annotation>,
        documentation: Option<String>,
        constant: bool,
    }

    /// A method or a constructor.
    #[derive(Default)]
    Method {
        element: ElementId,
        ;
        name: String,
        not_identifier: bool,
        modifiers: Vec<String>,
        type_parameters: Vec<TypeParameterId>,
        parameters: Vec<Parameter>,
        returns: Option<TypeId>,
        /// Whether a constructor has a `throws` clause; always false for a method.
        throws: bool,
        /// The types in the `throws` clause of a tool method, or of one that overrides it; empty for any other.
        thrown: Vec<TypeId>,
        annotations: Vec<Annotation>,
        documentation: Option<String>,
    }

    /// A parameter of a method or constructor. In a method's short form it has no name, and the method's element.
    #[derive(Default)]
    Parameter {
        element: ElementId,
        name: String,
        #[serde(rename = "type")]
        ty: TypeId,
        ;
        not_identifier: bool,
        annotations: Vec<Annotation>,
    }

    /// A string that `java.util.regex.Pattern.compile` refuses with these flags.
    #[derive(Clone, PartialEq, Eq)]
    RefusedExpression {
        regexp: String,
        /// The JVM's description, such as `Unclosed group`.
        problem: String,
        ;
        flags: u32,
        /// The position of the character, counted from 0, if the JVM reports one.
        index: Option<u32>,
    }

    /// An annotation type that can be composed of others.
    AnnotationType {
        name: String,
        ;
        annotations: Vec<Annotation>,
        members: Vec<AnnotationMember>,
    }

    /// A member of an annotation type that has annotations.
    AnnotationMember {
        name: String,
        ;
        annotations: Vec<Annotation>,
        default: Option<Value>,
    }

    /// A declared type variable.
    TypeParameter {
        name: String,
        ;
        bounds: Vec<TypeId>,
    }

    /// One use of a type.
    Type {
        kind: TypeKind,
        ;
        declaration: Option<DeclarationId>,
        arguments: Vec<TypeId>,
        outer: Option<TypeId>,
        component: Option<TypeId>,
        parameter: Option<TypeParameterId>,
        #[serde(rename = "extends")]
        upper: Option<TypeId>,
        #[serde(rename = "super")]
        lower: Option<TypeId>,
        name: String,
        annotations: Vec<Annotation>,
    }
}

/// The members at the beginning of every request of every version.
#[derive(Deserialize)]
struct Versions {
    #[serde(default)]
    protocol: u32,
    #[serde(default)]
    build: String,
}

/// The kind of a declared type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DeclarationKind {
    Class,
    Record,
    Enum,
    Interface,
    AnnotationType,
}

/// How a type is nested in others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Nesting {
    #[default]
    TopLevel,
    Member,
    Local,
    Anonymous,
}

/// The origin of a declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Origin {
    SameFile,
    Source,
    #[default]
    ClassFile,
}

/// Reads methods, each in the long form, an object, or in the short one, an array.
fn methods<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Method>, D::Error> {
    let methods: Vec<EitherForm> = Vec::deserialize(deserializer)?;
    Ok(methods.into_iter().map(|EitherForm(method)| method).collect())
}

/// A method in either form.
struct EitherForm(Method);

impl<'de> Deserialize<'de> for EitherForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EitherFormVisitor).map(Self)
    }
}

struct EitherFormVisitor;

impl<'de> Visitor<'de> for EitherFormVisitor {
    type Value = Method;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("a method as an object, or as an array of its element, name, modifiers and types")
    }

    fn visit_map<A: MapAccess<'de>>(self, long: A) -> Result<Method, A::Error> {
        Method::deserialize(MapAccessDeserializer::new(long))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut short: A) -> Result<Method, A::Error> {
        let missing = |position| A::Error::invalid_length(position, &self);
        let element: ElementId = short.next_element()?.ok_or_else(|| missing(0))?;
        let name: String = short.next_element()?.ok_or_else(|| missing(1))?;
        let modifiers: String = short.next_element()?.ok_or_else(|| missing(2))?;
        let returns: TypeId = short.next_element()?.ok_or_else(|| missing(3))?;
        let mut parameters = Vec::new();
        while let Some(ty) = short.next_element()? {
            parameters.push(Parameter {
                element,
                ty,
                ..Parameter::default()
            });
        }
        Ok(Method {
            element,
            name,
            modifiers: modifiers.split_whitespace().map(str::to_owned).collect(),
            parameters,
            returns: Some(returns),
            ..Method::default()
        })
    }
}

/// The kind of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TypeKind {
    Boolean,
    Byte,
    Short,
    Int,
    Long,
    Char,
    Float,
    Double,
    Void,
    Declared,
    Array,
    Typevar,
    Wildcard,
    Error,
    Other,
}

/// An annotation with the values that are written out.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Annotation {
    #[serde(default)]
    pub id: Option<AnnotationId>,
    #[serde(rename = "type")]
    pub name: String,
    #[serde(default)]
    pub values: Vec<NamedValue>,
    /// Whether the compiler does not know the annotation's type.
    #[serde(default)]
    pub unresolved: bool,
    /// The annotation of another library that this one was made of (R1.8). It is boxed, because annotations in
    /// annotations are read recursively.
    #[serde(skip)]
    pub source: Option<Box<SourceAnnotation>>,
}

/// The annotation in the source that an annotation of the API was made of.
#[derive(Debug, Clone)]
pub struct SourceAnnotation {
    /// The library's name in the option.
    pub library: &'static str,
    /// The simple name.
    pub name: &'static str,
    /// For members of the API's annotation: the path of the member with the same meaning. The one that is written comes
    /// before others.
    pub members: Vec<(&'static str, &'static [&'static str])>,
    /// The paths of the written members that have no meaning for the API.
    pub ignored: Vec<Vec<String>>,
    /// The paths of two written members with the same meaning.
    pub repeated: Option<[&'static [&'static str]; 2]>,
    /// Whether the empty text is a default.
    pub has_empty_default: bool,
}

/// One member of an annotation.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedValue {
    pub name: String,
    pub value: Value,
}

/// An annotation member's value.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Value {
    String(String),
    LoneSurrogate(String),
    Boolean(bool),
    Number(String),
    Constant(String),
    Class(TypeId),
    Annotation(Annotation),
    Array(Vec<Value>),
    Unknown(#[allow(dead_code, reason = "being unknown is all there is to it")] bool),
    Unresolved(#[allow(dead_code, reason = "being unresolved is all there is to it")] bool),
}

impl Declaration {
    /// Returns the qualified name, as Java source has it: `p.Outer.Inner`.
    pub fn qualified_name(&self) -> String {
        let path = self.path.join(".");
        if self.package.is_empty() {
            path
        } else {
            format!("{}.{path}", self.package)
        }
    }

    /// Whether it is an interface or an abstract class.
    pub fn is_abstract(&self) -> bool {
        self.kind == DeclarationKind::Interface || self.modifiers.iter().any(|own| own == "abstract")
    }

    /// Returns the record components and the fields.
    pub fn members(&self) -> impl Iterator<Item = &Member> {
        self.components.iter().chain(&self.fields)
    }

    /// Returns the constructors and the methods.
    pub fn executables(&self) -> impl Iterator<Item = &Method> {
        self.constructors.iter().chain(&self.methods)
    }

    /// Returns the types that it names: its supertypes and permitted types, those of its members and of their parameters.
    fn types(&self) -> Vec<TypeId> {
        let supertypes = self.superclass.iter().chain(&self.interfaces).chain(&self.permitted);
        let mut types: Vec<TypeId> = supertypes.copied().collect();
        types.extend(self.members().map(|member| member.ty));
        for method in self.executables() {
            types.extend(method.returns);
            types.extend(method.parameters.iter().map(|parameter| parameter.ty));
        }
        types
    }

    /// Returns the components, fields, constructors, methods and parameters, each with the element around it and its
    /// annotations.
    pub fn annotated(&self) -> Vec<(ElementId, ElementId, &[Annotation])> {
        let members = self.members();
        let members = members.map(|own| (own.element, self.element, own.annotations.as_slice()));
        let mut annotated: Vec<_> = members.collect();
        for method in self.executables() {
            annotated.push((method.element, self.element, method.annotations.as_slice()));
            let parameters = method.parameters.iter();
            annotated.extend(parameters.map(|own| (own.element, method.element, own.annotations.as_slice())));
        }
        annotated
    }

    /// Returns the annotations of the declaration, its members and their parameters, to be changed.
    pub fn annotation_lists(&mut self) -> impl Iterator<Item = &mut Vec<Annotation>> {
        let members = self.components.iter_mut().chain(&mut self.fields);
        let members = members.map(|own| &mut own.annotations);
        let methods = self.constructors.iter_mut().chain(&mut self.methods);
        let methods = methods.flat_map(|own| {
            let parameters = own.parameters.iter_mut().map(|own| &mut own.annotations);
            std::iter::once(&mut own.annotations).chain(parameters)
        });
        std::iter::once(&mut self.annotations).chain(members).chain(methods)
    }
}

impl Type {
    /// Returns the types that its text names: type arguments, the outer type, an array's component, a wildcard's bounds.
    pub fn parts(&self) -> impl Iterator<Item = TypeId> {
        let others = [self.outer, self.component, self.upper, self.lower];
        self.arguments.iter().copied().chain(others.into_iter().flatten())
    }
}

impl Annotation {
    /// Returns the annotation with this qualified name, without values.
    pub fn named(name: &str) -> Self {
        Self {
            id: None,
            name: name.to_owned(),
            values: Vec::new(),
            unresolved: false,
            source: None,
        }
    }

    /// Returns the value that is written out for `member`, if any.
    pub fn value(&self, member: &str) -> Option<&Value> {
        self.values
            .iter()
            .find(|named| named.name == member)
            .map(|named| &named.value)
    }

    /// Whether the compiler does not know the annotation's type, or could not evaluate one of its values, at any depth.
    pub fn is_unresolved(&self) -> bool {
        let mut values = leaves(self.values.iter().map(|named| &named.value).collect()).into_iter();
        self.unresolved || values.any(|value| matches!(value, Value::Unresolved(_)))
    }

    /// Returns the text that is written out for `member`.
    pub fn text(&self, member: &str) -> Option<&str> {
        self.value(member)?.as_str()
    }

    /// Returns the boolean that is written out for `member`.
    pub fn flag(&self, member: &str) -> Option<bool> {
        self.value(member)?.as_bool()
    }

    /// Returns the simple name of the constant that is written out for `member`.
    pub fn constant(&self, member: &str) -> Option<&str> {
        self.value(member)?.as_constant()
    }

    /// Returns the type of the class literal that is written out for `member`.
    pub fn class(&self, member: &str) -> Option<TypeId> {
        match self.value(member)? {
            Value::Class(ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns the elements of the array that is written out for `member`.
    pub fn elements(&self, member: &str) -> &[Value] {
        self.value(member).map_or(&[][..], Value::elements)
    }

    /// Whether the value for `member`, which takes a string, is not one. The compiler reports that itself.
    pub fn is_ill_typed_text(&self, member: &str) -> bool {
        self.value(member).is_some() && self.text(member).is_none()
    }

    /// Returns the path of the member in the source that has the meaning of `member`; `None` if that annotation has no
    /// such member.
    pub fn written_path<'m>(&self, member: &'m str) -> Option<Vec<&'m str>> {
        let Some(source) = &self.source else {
            return Some(vec![member]);
        };
        let (_, path) = source.members.iter().find(|(own, _)| *own == member)?;
        Some(path.to_vec())
    }

    /// Returns the annotation's simple name, `Nullable` for `org.jspecify.annotations.Nullable`.
    pub fn simple_name(&self) -> &str {
        self.name.rsplit(['.', '$']).next().unwrap_or_default()
    }

    /// Returns the simple name of the annotation in the source.
    pub fn written_name(&self) -> &str {
        self.source
            .as_ref()
            .map_or_else(|| self.simple_name(), |source| source.name)
    }

    /// Returns the annotation with a value of this member as a source has it: `@Tool(description = "...")`; `None` if
    /// the annotation in the source has no such member.
    ///
    /// - `value`: the value's text, `...` if it is long
    pub fn spelled(&self, member: &str, value: &str) -> Option<String> {
        let mut path = self.written_path(member)?;
        let mut text = value.to_owned();
        if path.as_slice() != ["value"] {
            while let Some(step) = path.pop() {
                text = format!("{step} = {text}");
            }
        }
        Some(format!("@{}({text})", self.written_name()))
    }
}

/// Returns the types of the class literals in annotations, at any depth.
pub fn classes(annotations: &[Annotation]) -> Vec<TypeId> {
    let values = annotations.iter().flat_map(|own| &own.values);
    classes_in(values.map(|named| &named.value).collect())
}

fn classes_in(open: Vec<&Value>) -> Vec<TypeId> {
    let class = |value: &Value| match value {
        Value::Class(ty) => Some(*ty),
        _ => None,
    };
    leaves(open).into_iter().filter_map(class).collect()
}

/// Returns the values that are neither arrays nor annotations, at any depth.
fn leaves(mut open: Vec<&Value>) -> Vec<&Value> {
    let mut leaves = Vec::new();
    while let Some(value) = open.pop() {
        match value {
            Value::Array(values) => open.extend(values),
            Value::Annotation(annotation) => open.extend(annotation.values.iter().map(|named| &named.value)),
            _ => leaves.push(value),
        }
    }
    leaves
}

impl Value {
    /// Returns the text of a string value; in it a lone surrogate is U+FFFD.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) | Self::LoneSurrogate(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the value of a boolean.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns an enum constant's simple name.
    pub fn as_constant(&self) -> Option<&str> {
        match self {
            Self::Constant(name) => Some(name),
            _ => None,
        }
    }

    /// Returns the elements of an array; a single value is an array of one element, as in Java source.
    pub fn elements(&self) -> &[Value] {
        match self {
            Self::Array(values) => values,
            single => std::slice::from_ref(single),
        }
    }

    /// Returns a nested annotation.
    pub fn as_annotation(&self) -> Option<&Annotation> {
        match self {
            Self::Annotation(annotation) => Some(annotation),
            _ => None,
        }
    }

    /// Returns the digits of a number.
    pub fn as_number(&self) -> Option<&str> {
        match self {
            Self::Number(digits) => Some(digits),
            _ => None,
        }
    }
}

/// Reads a request and checks every reference in it.
///
/// # Errors
/// Returns why it is no request of this build.
pub fn read(bytes: &[u8]) -> Result<Request, RequestError> {
    if bytes.len() > MAX_REQUEST {
        return Err(RequestError::TooLarge(bytes.len()));
    }
    let request: Request = match serde_json::from_slice(bytes) {
        Ok(request) => request,
        // A request of another build may have another shape: that is reported, not the part that does not fit.
        Err(error) => {
            let versions: Versions = serde_json::from_slice(bytes)?;
            check_versions(versions.protocol, &versions.build)?;
            return Err(error.into());
        }
    };
    check_versions(request.protocol, &request.build)?;
    request.check_references()?;
    Ok(request)
}

fn check_versions(protocol: u32, build: &str) -> Result<(), RequestError> {
    if protocol == super::PROTOCOL && build == super::BUILD {
        return Ok(());
    }
    let build = build.to_owned();
    Err(RequestError::OtherBuild { build, protocol })
}

impl Request {
    /// Returns the component of an array, and the number of its dimensions; any other type with 0.
    pub fn component(&self, array: TypeId) -> (TypeId, usize) {
        let (mut id, mut dimensions) = (array, 0);
        while let Some(component) = self.ty(id).component {
            dimensions += 1;
            id = component;
        }
        (id, dimensions)
    }

    /// Returns every declaration with its index, in the request's order.
    pub fn declarations(&self) -> impl Iterator<Item = (DeclarationId, &Declaration)> {
        (0u32..).map(DeclarationId).zip(&self.declarations)
    }

    /// Returns the values of an option that lists some, separated by commas.
    pub fn listed(&self, option: &str) -> impl Iterator<Item = &str> {
        let text = self.options.get(option).map_or("", String::as_str);
        text.split(',').map(str::trim).filter(|value| !value.is_empty())
    }

    /// Returns the API type with this qualified name, if the compilation can see it.
    pub fn api(&self, name: &str) -> Option<&ApiType> {
        self.api.iter().find(|api| api.name == name)
    }

    /// Returns the annotations on an element of the declaration: on a parameter of a constructor or method, a method, a
    /// field or a record component.
    pub fn annotations_of(&self, declaration: DeclarationId, element: ElementId) -> &[Annotation] {
        let mut annotated = self.declaration(declaration).annotated().into_iter();
        // A component and the parameter of its constructor can be one element.
        let found = annotated.rfind(|(own, ..)| *own == element);
        found.map_or(&[], |(.., annotations)| annotations)
    }

    /// Whether a declaration in this compilation's sources has a type of this name that the compiler does not know.
    pub fn names_missing_in_source(&self, name: &str) -> bool {
        let sources = self.declarations.iter().filter(|own| own.origin != Origin::ClassFile);
        let mut open: Vec<TypeId> = Vec::new();
        sources.for_each(|own| open.append(&mut own.types()));
        let mut seen = std::collections::HashSet::new();
        while let Some(id) = open.pop() {
            let ty = self.ty(id);
            if ty.kind == TypeKind::Error && ty.name == name {
                return true;
            }
            if seen.insert(id) {
                open.extend(ty.parts());
            }
        }
        false
    }

    fn check_references(&self) -> Result<(), RequestError> {
        self.check_declarations(&[self.tool_class])?;
        for parameter in &self.type_parameters {
            self.check_types(&parameter.bounds)?;
        }
        for bundle in &self.annotation_types {
            self.check_annotations(&bundle.annotations)?;
            for member in &bundle.members {
                self.check_annotations(&member.annotations)?;
                self.check_types(&classes_in(member.default.iter().collect()))?;
            }
        }
        for ty in &self.types {
            self.check_type(ty)?;
        }
        self.check_arrays()?;
        for declaration in &self.declarations {
            self.check_declarations(declaration.enclosing.as_slice())?;
            self.check_type_parameters(&declaration.type_parameters)?;
            self.check_types(&declaration.types())?;
            self.check_annotations(&declaration.annotations)?;
            for (.., annotations) in declaration.annotated() {
                self.check_annotations(annotations)?;
            }
            for method in declaration.executables() {
                self.check_type_parameters(&method.type_parameters)?;
                self.check_types(&method.thrown)?;
            }
        }
        Ok(())
    }

    /// Checks that no array contains itself: its dimensions are counted.
    fn check_arrays(&self) -> Result<(), RequestError> {
        let mut ended = vec![false; self.types.len()];
        for start in 0..self.types.len() {
            let mut chain = Vec::new();
            let mut next = Some(start);
            while let Some(index) = next
                && let Some(ty) = self.types.get(index)
                && ended.get(index) == Some(&false)
            {
                if chain.len() > self.types.len() {
                    return Err(RequestError::EndlessArray { index: start });
                }
                chain.push(index);
                next = ty.component.map(TypeId::index);
            }
            for index in chain {
                if let Some(own) = ended.get_mut(index) {
                    *own = true;
                }
            }
        }
        Ok(())
    }

    /// Checks that the type has the members that its kind needs, and its references.
    fn check_type(&self, ty: &Type) -> Result<(), RequestError> {
        let index = usize::MAX;
        let missing = |table| Err(RequestError::Dangling { table, index });
        match ty.kind {
            TypeKind::Declared if ty.declaration.is_none() => return missing("declarations"),
            TypeKind::Array if ty.component.is_none() => return missing("types"),
            TypeKind::Typevar if ty.parameter.is_none() => return missing("typeParameters"),
            _ => {}
        }
        self.check_declarations(ty.declaration.as_slice())?;
        ty.parts().try_for_each(|id| self.check_types(&[id]))?;
        self.check_type_parameters(ty.parameter.as_slice())?;
        self.check_annotations(&ty.annotations)
    }

    fn check_annotations(&self, annotations: &[Annotation]) -> Result<(), RequestError> {
        self.check_types(&classes(annotations))
    }
}

#[cfg(test)]
mod tests;
