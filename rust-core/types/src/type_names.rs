//! Names of types, for people and for Java source, and whether Java source can name the types.

use std::collections::HashSet;

use super::declarations;
use super::types::{ResolvedType, Ty, TypeUse, Types};
use crate::wire::request::TypeKind;

impl<'r> Types<'r> {
    /// Returns the package of the companion.
    fn package(&self) -> &'r str {
        &self.request.declaration(self.request.tool_class).package
    }

    /// Returns the name of a primitive type and of the class that boxes it.
    pub fn primitive_name(&self, ty: Ty) -> Option<(&'static str, &'static str)> {
        let ResolvedType::Primitive(kind) = self.form(ty) else {
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

    /// Returns the first part of the type that the companion cannot name: the type itself, or a type argument at any
    /// depth.
    pub fn unnameable_part(&self, ty: Ty) -> Option<Ty> {
        let mut seen = HashSet::from([ty]);
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let inner: &[TypeUse] = match self.form(ty) {
                ResolvedType::Declared { declaration, .. }
                    if !declarations::is_nameable_from(self.request, *declaration, self.package()) =>
                {
                    return Some(ty);
                }
                ResolvedType::Declared { arguments, .. } => arguments,
                ResolvedType::Array(component) => std::slice::from_ref(component),
                _ => &[],
            };
            open.extend(inner.iter().map(|used| used.ty).filter(|ty| seen.insert(*ty)));
        }
        None
    }

    /// Whether the companion can name the type without its type arguments.
    pub fn is_nameable_raw(&self, ty: Ty) -> bool {
        let mut ty = ty;
        loop {
            match self.form(ty) {
                ResolvedType::Array(component) => ty = component.ty,
                ResolvedType::Declared { declaration, .. } => {
                    return declarations::is_nameable_from(self.request, *declaration, self.package());
                }
                _ => return true,
            }
        }
    }

    /// Returns the type by binary names, as `JavaType.toCanonical` writes it, for types that Java source cannot name.
    /// An array whose component has type arguments is written without them.
    pub fn canonical(&self, ty: Ty) -> String {
        let mut text = String::new();
        let mut open = vec![NamePart::Type(ty)];
        while let Some(part) = open.pop() {
            let ty = match part {
                NamePart::Type(ty) => ty,
                NamePart::Text(written) => {
                    text.push_str(written);
                    continue;
                }
            };
            match self.form(ty) {
                ResolvedType::Array(_) => text.push_str(&self.array_name(ty)),
                ResolvedType::Declared {
                    declaration, arguments, ..
                } => {
                    text.push_str(&self.request.declaration(*declaration).binary_name);
                    queue_arguments(&mut open, arguments, ",");
                }
                ResolvedType::Primitive(_) => text.push_str(self.primitive_name(ty).map_or("void", |(name, _)| name)),
                _ => text.push_str("java.lang.Object"),
            }
        }
        text
    }

    /// Returns an array's name as `Class.getName` does: `[Lp.Outer$Inner;`.
    fn array_name(&self, array: Ty) -> String {
        let mut name = String::new();
        let mut ty = array;
        while let ResolvedType::Array(component) = self.form(ty) {
            name.push('[');
            ty = component.ty;
        }
        match self.form(ty) {
            ResolvedType::Primitive(kind) => name.push(match kind {
                TypeKind::Boolean => 'Z',
                TypeKind::Byte => 'B',
                TypeKind::Short => 'S',
                TypeKind::Int => 'I',
                TypeKind::Long => 'J',
                TypeKind::Char => 'C',
                TypeKind::Float => 'F',
                _ => 'D',
            }),
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
        let mut dimensions = 0;
        let mut ty = ty;
        while let ResolvedType::Array(component) = self.form(ty) {
            dimensions += 1;
            ty = component.ty;
        }
        let mut name = match self.form(ty) {
            ResolvedType::Declared { declaration, .. } => self.request.declaration(*declaration).qualified_name(),
            ResolvedType::Primitive(_) => self.primitive_name(ty).map_or("void", |(name, _)| name).to_owned(),
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
        let mut text = String::new();
        let mut open = vec![NamePart::Type(ty)];
        while let Some(part) = open.pop() {
            if text.len() > LONGEST {
                text.push('…');
                break;
            }
            match part {
                NamePart::Text(written) => text.push_str(written),
                NamePart::Type(ty) => match self.form(ty) {
                    ResolvedType::Object => text.push_str("Object"),
                    ResolvedType::Primitive(TypeKind::Void) => text.push_str("void"),
                    ResolvedType::Primitive(_) => text.push_str(self.primitive_name(ty).map_or("", |(name, _)| name)),
                    ResolvedType::Missing(name) | ResolvedType::Other(name) => text.push_str(name),
                    ResolvedType::Array(component) => {
                        open.push(NamePart::Text("[]"));
                        open.push(NamePart::Type(component.ty));
                    }
                    ResolvedType::Declared {
                        declaration, arguments, ..
                    } => {
                        text.push_str(&declarations::short_name(self.request.declaration(*declaration)));
                        queue_arguments(&mut open, arguments, ", ");
                    }
                },
            }
        }
        text
    }
}

/// A part of a type's name that is not written yet. The parts are a stack: the last is written first.
enum NamePart {
    Type(Ty),
    Text(&'static str),
}

/// Queues the type arguments, in angle brackets, to be written next, if there are any.
fn queue_arguments(open: &mut Vec<NamePart>, arguments: &[TypeUse], separator: &'static str) {
    if arguments.is_empty() {
        return;
    }
    open.push(NamePart::Text(">"));
    for (position, argument) in arguments.iter().enumerate().rev() {
        open.push(NamePart::Type(argument.ty));
        open.push(NamePart::Text(if position == 0 { "<" } else { separator }));
    }
}
