//! Types as the companion's source writes them.

use super::declarations;
use super::java_names;
use super::nested_text::{Part, list, pieces};
use super::type_names::primitive_name;
use super::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::{Declaration, DeclarationId};
use copilot_tool_finished::tools::{JavaBase, JavaClass, JavaType, TypeToken};

/// The text around type arguments.
pub(super) const ARGUMENTS: [&str; 3] = ["<", ", ", ">"];

/// Returns the class as a token of a type.
pub(super) fn class_token(declaration: &Declaration) -> TypeToken {
    TypeToken::Type(JavaType {
        base: JavaBase::Class(java_class(declaration)),
        dimensions: 0,
    })
}

pub(super) fn simple_name(declaration: &Declaration) -> String {
    declaration.path.last().cloned().unwrap_or_default()
}

/// Returns the class of a declaration.
pub fn java_class(declaration: &Declaration) -> JavaClass {
    JavaClass {
        package: declaration.package.clone(),
        path: declaration.path.clone(),
    }
}

impl Types<'_> {
    /// Returns the type without its type arguments; `Object` if the companion cannot name it.
    pub fn java_type(&self, ty: Ty) -> JavaType {
        let (component, dimensions) = self.component(ty);
        if !self.is_nameable_raw(ty) {
            return JavaType {
                base: JavaBase::Object,
                dimensions: 0,
            };
        }
        let base = match self.form(component) {
            ResolvedType::Primitive(kind) => JavaBase::Primitive(primitive_name(*kind)),
            ResolvedType::Declared { declaration, .. } => {
                JavaBase::Class(java_class(self.request.declaration(*declaration)))
            }
            _ => JavaBase::Object,
        };
        JavaType { base, dimensions }
    }

    /// Returns the type with its type arguments, for a `TypeReference`.
    pub fn type_tokens(&self, ty: Ty) -> Vec<TypeToken> {
        let parts = |ty| match self.form(ty) {
            ResolvedType::Array(component) => vec![Part::Type(component.ty), Part::Piece(TypeToken::Text("[]"))],
            ResolvedType::Declared {
                declaration,
                arguments,
                outer,
                ..
            } if !arguments.is_empty() => {
                // Java does not allow `Outer.Inner<T>` if `Outer` has variables (JLS 4.8).
                let mut parts = Vec::new();
                let levels = self.levels(*declaration, arguments, outer).into_iter().rev();
                for (position, (level, arguments)) in levels.enumerate() {
                    let declaration = self.request.declaration(level);
                    parts.push(Part::Piece(match position {
                        0 => class_token(declaration),
                        _ => TypeToken::Inner(simple_name(declaration)),
                    }));
                    parts.extend(list(
                        arguments.iter().map(|used| used.ty),
                        ARGUMENTS.map(TypeToken::Text),
                    ));
                }
                parts
            }
            _ => vec![Part::Piece(TypeToken::Type(self.java_type(ty)))],
        };
        pieces(vec![Part::Type(ty)], parts).collect()
    }

    /// Returns a class and the enclosing classes that have type arguments, the innermost first, each with its own
    /// arguments.
    fn levels<'u>(
        &self,
        id: DeclarationId,
        arguments: &'u [TypeUse],
        outer: &'u [TypeUse],
    ) -> Vec<(DeclarationId, &'u [TypeUse])> {
        let mut levels = vec![(id, arguments)];
        let mut outer = outer;
        for around in declarations::enclosing(self.request, id) {
            if outer.is_empty() {
                break;
            }
            let (own, further) = outer
                .split_at_checked(self.request.declaration(around).type_parameters.len())
                .unwrap_or((outer, &[]));
            levels.push((around, own));
            outer = further;
        }
        levels
    }

    /// Returns the beginning of a reader's name: `readOrderItem`, `readListOfString`.
    pub fn reader_name(&self, ty: Ty) -> String {
        const LONGEST: usize = 40;
        let mut name = String::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if name.len() > LONGEST {
                break;
            }
            let (simple, inner): (String, &[TypeUse]) = match self.form(ty) {
                ResolvedType::Array(component) => ("array".to_owned(), std::slice::from_ref(component)),
                ResolvedType::Declared {
                    declaration, arguments, ..
                } => {
                    let declaration = self.request.declaration(*declaration);
                    let simple = declaration.path.last();
                    let simple = simple.filter(|_| java_names::can_name_type(declaration));
                    (simple.cloned().unwrap_or_else(|| "value".to_owned()), arguments)
                }
                ResolvedType::Primitive(kind) => (primitive_name(*kind).to_owned(), &[]),
                _ => ("object".to_owned(), &[]),
            };
            let mut letters = simple.chars();
            name.extend(letters.next().unwrap_or('x').to_uppercase());
            name.extend(letters);
            if !inner.is_empty() {
                name.push_str("Of");
                open.extend(inner.iter().rev().map(|used| used.ty));
            }
        }
        format!("read{name}")
    }
}
