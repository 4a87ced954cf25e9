//! Questions about declarations and annotations that more than one room asks.

use super::java_names;
use crate::diagnostics::reasons::Undescribed;
use crate::wire::request::{Annotation, Declaration, DeclarationId, DeclarationKind, Nesting, Origin, Request};

/// The annotation of this qualified name.
pub(crate) fn annotation<'a>(annotations: &'a [Annotation], name: &str) -> Option<&'a Annotation> {
    annotations.iter().find(|annotation| annotation.name == name)
}

/// Whether the annotation says that a value may be null: that of `JSpecify`, Jakarta, `JetBrains` or any other whose
/// simple name is `Nullable` (R4.3).
pub(crate) fn is_nullable(annotation: &Annotation) -> bool {
    annotation.simple_name() == "Nullable"
}

/// Whether the modifier is among these.
pub(crate) fn has(modifiers: &[String], modifier: &str) -> bool {
    modifiers.iter().any(|own| own == modifier)
}

/// The declarations around this one, the nearest first.
pub(crate) fn enclosing(request: &Request, id: DeclarationId) -> impl Iterator<Item = DeclarationId> {
    // A request whose declarations enclose one another in a circle must not hang anybody.
    std::iter::successors(request.declaration(id).enclosing, |id| {
        request.declaration(*id).enclosing
    })
    .take(256)
}

/// The name as a reader says it, without the package: `Outer.Inner`.
pub(crate) fn short_name(declaration: &Declaration) -> String {
    declaration.path.join(".")
}

/// Whether Lombok has yet to add members to a class of the sources (R8.3). It removes its annotations from a class
/// that it has changed, which the compiler sees a round later; those that stay have a meaning of their own.
pub(crate) fn awaits_lombok(declaration: &Declaration) -> bool {
    let pending = |annotation: &Annotation| {
        in_package(&annotation.name, &["lombok"])
            && !["lombok.Generated", "lombok.NonNull"].contains(&&*annotation.name)
    };
    declaration.origin != Origin::ClassFile
        && (declaration.annotations.iter().any(pending)
            || declaration
                .fields
                .iter()
                .any(|field| field.annotations.iter().any(pending)))
}

/// Whether the declaration belongs to the JDK, whose private parts no schema may show (R7.4). What is declared in
/// sources is the user's, whatever its package is called (R4.12). The shim's `Packages` and the run time's `JdkTypes` name
/// the same packages, as `PackagesTest` checks.
pub(crate) fn is_jdk(declaration: &Declaration) -> bool {
    declaration.origin == Origin::ClassFile
        && in_package(&declaration.package, &["java", "javax", "jdk", "sun", "com.sun"])
}

/// Whether `package` is one of these or below one of them.
pub(crate) fn in_package(package: &str, roots: &[&str]) -> bool {
    roots.iter().any(|root| {
        package
            .strip_prefix(root)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Whether source in `package` outside the declaration can name it: its name is Java's (R3.12), no type on its path is
/// private, local or anonymous, and each is public or of that package (R3.4, R4.4).
pub(crate) fn is_nameable_from(request: &Request, id: DeclarationId, package: &str) -> bool {
    java_names::can_name_type(request.declaration(id))
        && std::iter::once(id).chain(enclosing(request, id)).all(|id| {
            let declaration = request.declaration(id);
            let implicit_public = declaration.enclosing.is_some_and(|outer| {
                matches!(
                    request.declaration(outer).kind,
                    DeclarationKind::Interface | DeclarationKind::AnnotationType
                )
            });
            matches!(declaration.nesting, Nesting::TopLevel | Nesting::Member)
                && !has(&declaration.modifiers, "private")
                && (declaration.package == package || implicit_public || has(&declaration.modifiers, "public"))
        })
}

/// What is to be said of Javadoc where what `owner` declares has no description: that of another file is not used
/// (R7.9).
pub(crate) fn undescribed(request: &Request, owner: DeclarationId) -> Undescribed {
    let owner = request.declaration(owner);
    match owner.origin {
        Origin::SameFile => Undescribed::Here,
        _ => Undescribed::InOtherFile {
            owner: short_name(owner),
        },
    }
}
