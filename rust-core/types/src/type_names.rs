//! Names of types, for people and for Java source, and whether Java source can name the types.

use std::borrow::Cow;

use super::declarations;
use super::jdk_types::{self, JdkType, Primitive};
use super::nested_text::{Part, list, pieces};
use super::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::TypeKind;

impl Types<'_> {
    /// Returns the primitive type that this is; `None` for `void`, too.
    pub fn primitive(&self, ty: Ty) -> Option<&'static Primitive> {
        match self.form(ty) {
            ResolvedType::Primitive(kind) => jdk_types::primitive(*kind),
            _ => None,
        }
    }

    /// Returns the row of a type of the JDK; for a primitive type, that of its class.
    pub(crate) fn jdk_type(&self, ty: Ty) -> Option<&'static JdkType> {
        match self.primitive(ty) {
            Some(primitive) => jdk_types::row_of(primitive.scalar),
            None => jdk_types::find(self.binary_name(ty)?),
        }
    }

    /// Whether the type is a map whose keys and values are strings to Jackson, whatever its supertype says.
    pub fn is_map_of_strings(&self, ty: Ty) -> bool {
        self.jdk_type(ty).is_some_and(JdkType::is_map_of_strings)
    }

    /// Returns the first part of the type that the companion cannot name: the type itself, or a type argument at any
    /// depth.
    pub fn unnameable_part(&self, ty: Ty) -> Option<Ty> {
        let is_nameable = |id| declarations::is_nameable(self.request, id);
        let is_hidden = |ty: &Ty| self.declaration(*ty).is_some_and(|id| !is_nameable(id));
        self.within(ty).find(is_hidden)
    }

    /// Whether the companion can name the type without its type arguments.
    pub fn is_nameable_raw(&self, ty: Ty) -> bool {
        let declaration = self.declaration(self.component(ty).0);
        declaration.is_none_or(|id| declarations::is_nameable(self.request, id))
    }

    /// Returns the type by binary names, as `JavaType.toCanonical` writes it, for types that Java source cannot name.
    /// An array whose component has type arguments is written without them.
    pub fn canonical(&self, ty: Ty) -> String {
        let parts = |ty| match self.form(ty) {
            ResolvedType::Array(_) => name(self.array_name(ty), &[], ""),
            ResolvedType::Declared {
                declaration, arguments, ..
            } => name(&self.request.declaration(*declaration).binary_name, arguments, ","),
            ResolvedType::Primitive(kind) => name(primitive_name(*kind), &[], ""),
            _ => name("java.lang.Object", &[], ""),
        };
        pieces(vec![Part::Type(ty)], parts).collect()
    }

    /// Returns an array's name as `Class.getName` does: `[Lp.Outer$Inner;`.
    fn array_name(&self, array: Ty) -> String {
        let (component, dimensions) = self.component(array);
        let mut name = "[".repeat(dimensions);
        match self.form(component) {
            ResolvedType::Primitive(kind) => name.push(jdk_types::primitive(*kind).map_or('V', |own| own.letter)),
            ResolvedType::Declared { declaration, .. } => {
                name.push('L');
                name.push_str(&self.request.declaration(*declaration).binary_name);
                name.push(';');
            }
            _ => name.push_str("Ljava.lang.Object;"),
        }
        name
    }

    /// Returns the type without its type arguments, by its qualified name: `java.util.List`,
    /// `com.example.Order.Item[]`.
    pub fn erased_name(&self, ty: Ty) -> String {
        let (ty, dimensions) = self.component(ty);
        let mut name = match self.form(ty) {
            ResolvedType::Declared { declaration, .. } => self.request.declaration(*declaration).qualified_name(),
            ResolvedType::Primitive(kind) => primitive_name(*kind).to_owned(),
            ResolvedType::Missing(name) | ResolvedType::Other(name) => name.clone(),
            _ => "java.lang.Object".to_owned(),
        };
        name.push_str(&"[]".repeat(dimensions));
        name
    }

    /// Whether a type that the compiler does not know is named in a source file of this compilation, so that the
    /// compiler reports it (R8.3).
    pub fn is_named_in_source(&self, ty: Ty) -> bool {
        let ResolvedType::Missing(name) = self.form(ty) else {
            return false;
        };
        self.request.names_missing_in_source(name)
    }

    /// Returns the type as a person writes it: `Map<String, Order.Item>[]`. A long name is cut.
    pub fn print(&self, ty: Ty) -> String {
        const LONGEST: usize = 120;
        let parts = |ty| match self.form(ty) {
            ResolvedType::Object => name("Object", &[], ""),
            ResolvedType::Primitive(kind) => name(primitive_name(*kind), &[], ""),
            ResolvedType::Missing(printed) | ResolvedType::Other(printed) => name(printed, &[], ""),
            ResolvedType::Array(component) => vec![Part::Type(component.ty), Part::Piece("[]".into())],
            ResolvedType::Declared {
                declaration, arguments, ..
            } => name(
                declarations::short_name(self.request.declaration(*declaration)),
                arguments,
                ", ",
            ),
        };
        let mut text = String::new();
        for piece in pieces(vec![Part::Type(ty)], parts) {
            if text.len() > LONGEST {
                text.push('…');
                break;
            }
            text.push_str(&piece);
        }
        text
    }
}

/// Returns the name of a primitive type, or `void`.
pub(crate) fn primitive_name(kind: TypeKind) -> &'static str {
    jdk_types::primitive(kind).map_or("void", |own| own.name)
}

/// Returns the parts of a type's name: that of its class, and its type arguments in angle brackets.
fn name<'n>(class: impl Into<Cow<'n, str>>, arguments: &[TypeUse], between: &'n str) -> Vec<Part<Ty, Cow<'n, str>>> {
    let mut parts = vec![Part::Piece(class.into())];
    let arguments = arguments.iter().map(|used| used.ty);
    parts.extend(list(arguments, ["<", between, ">"].map(Cow::Borrowed)));
    parts
}
