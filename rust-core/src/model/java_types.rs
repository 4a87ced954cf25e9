//! Types as the companion's source names them.

use super::facts;
use super::java_names;
use super::shaping::Shapes;
use super::tools::{JavaBase, JavaClass, JavaType, TypeToken};
use super::types::{Form, Ty, Use};
use crate::wire::request::{Declaration, DeclarationId};

/// The class as a piece of a type.
pub(super) fn class_token(declaration: &Declaration) -> TypeToken {
    TypeToken::Type(JavaType {
        base: JavaBase::Class(JavaClass::of(declaration)),
        dimensions: 0,
    })
}

pub(super) fn simple_name(declaration: &Declaration) -> String {
    declaration.path.last().cloned().unwrap_or_default()
}

impl JavaClass {
    /// The class of a declaration.
    pub(crate) fn of(declaration: &Declaration) -> Self {
        Self {
            package: declaration.package.clone(),
            path: declaration.path.clone(),
        }
    }

    /// A top-level class by its qualified name.
    pub(crate) fn qualified(name: &str) -> Self {
        let (package, class) = name.rsplit_once('.').unwrap_or(("", name));
        Self {
            package: package.to_owned(),
            path: vec![class.to_owned()],
        }
    }
}

impl Shapes<'_> {
    /// The type without its type arguments; `Object` for what the companion cannot name.
    pub(crate) fn java_type(&self, ty: Ty) -> JavaType {
        let mut dimensions = 0;
        let mut component = ty;
        while let Form::Array(inner) = self.types.form(component) {
            dimensions += 1;
            component = inner.ty;
        }
        if !self.is_nameable_raw(ty) {
            return JavaType {
                base: JavaBase::Object,
                dimensions: 0,
            };
        }
        let base = match self.types.form(component) {
            Form::Primitive(_) => JavaBase::Primitive(self.primitive_name(component).map_or("void", |(name, _)| name)),
            Form::Declared { declaration, .. } => {
                JavaBase::Class(JavaClass::of(self.request.declaration(*declaration)))
            }
            _ => JavaBase::Object,
        };
        JavaType { base, dimensions }
    }

    /// The type with its type arguments, for a `TypeReference`.
    pub(super) fn type_tokens(&self, ty: Ty) -> Vec<TypeToken> {
        enum Part {
            Type(Ty),
            Token(TypeToken),
        }
        let text = |text: &'static str| Part::Token(TypeToken::Text(text));
        let mut tokens = Vec::new();
        let mut open = vec![Part::Type(ty)];
        while let Some(part) = open.pop() {
            let ty = match part {
                Part::Token(token) => {
                    tokens.push(token);
                    continue;
                }
                Part::Type(ty) => ty,
            };
            match self.types.form(ty) {
                Form::Array(component) => open.extend([text("[]"), Part::Type(component.ty)]),
                Form::Declared {
                    declaration,
                    arguments,
                    outer,
                } if !arguments.is_empty() => {
                    // Java has no `Outer.Inner<T>` where `Outer` has variables (JLS 4.8).
                    let mut parts = Vec::new();
                    for (position, (level, arguments)) in self
                        .levels(*declaration, arguments, outer)
                        .into_iter()
                        .rev()
                        .enumerate()
                    {
                        let declaration = self.request.declaration(level);
                        parts.push(Part::Token(if position > 0 {
                            TypeToken::Inner(simple_name(declaration))
                        } else {
                            class_token(declaration)
                        }));
                        for (position, argument) in arguments.iter().enumerate() {
                            parts.push(text(if position == 0 { "<" } else { ", " }));
                            parts.push(Part::Type(argument.ty));
                        }
                        if !arguments.is_empty() {
                            parts.push(text(">"));
                        }
                    }
                    open.extend(parts.into_iter().rev());
                }
                _ => tokens.push(TypeToken::Type(self.java_type(ty))),
            }
        }
        tokens
    }

    /// A class and those around it that have type arguments, the innermost first, each with its own.
    fn levels<'u>(&self, id: DeclarationId, arguments: &'u [Use], outer: &'u [Use]) -> Vec<(DeclarationId, &'u [Use])> {
        let mut levels = vec![(id, arguments)];
        let mut outer = outer;
        for around in facts::enclosing(self.request, id) {
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

    /// What a reader's name begins with: `readOrderItem`, `readListOfString`.
    pub(super) fn reader_name(&self, ty: Ty) -> String {
        const LONGEST: usize = 40;
        let mut name = String::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if name.len() > LONGEST {
                break;
            }
            let (simple, inner): (String, &[Use]) = match self.types.form(ty) {
                Form::Array(component) => ("array".to_owned(), std::slice::from_ref(component)),
                Form::Declared {
                    declaration, arguments, ..
                } => {
                    let declaration = self.request.declaration(*declaration);
                    let simple = declaration.path.last();
                    let simple = simple.filter(|_| java_names::can_name_type(declaration));
                    (simple.cloned().unwrap_or_else(|| "value".to_owned()), arguments)
                }
                Form::Primitive(_) => (self.primitive_name(ty).map_or("void", |(name, _)| name).to_owned(), &[]),
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
