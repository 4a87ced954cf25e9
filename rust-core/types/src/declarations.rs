//! Queries about declarations, their annotations and modifiers: the JDK's, nullable ones, those that Lombok has yet to
//! change, those that a companion can name.

use std::collections::HashSet;

use super::java_names;
use super::jdk_types;
use crate::diagnostics::reasons::Undescribed;
use crate::wire::request::{Annotation, Declaration, DeclarationId, DeclarationKind, Method, Nesting, Origin, Request};

/// Returns the annotation with this qualified name.
pub fn annotation<'a>(annotations: &'a [Annotation], name: &str) -> Option<&'a Annotation> {
    annotations.iter().find(|annotation| annotation.name == name)
}

/// Whether the annotation allows null: one of `JSpecify`, Jakarta or `JetBrains`, or any other with the simple name
/// `Nullable` (R4.3).
pub(crate) fn is_nullable(annotation: &Annotation) -> bool {
    annotation.simple_name() == "Nullable"
}

/// Whether the modifier is in the list.
pub fn has(modifiers: &[String], modifier: &str) -> bool {
    modifiers.iter().any(|own| own == modifier)
}

/// Whether the declaration is in another one and belongs to an instance of it.
pub(crate) fn is_inner(declaration: &Declaration) -> bool {
    declaration.enclosing.is_some() && !has(&declaration.modifiers, "static")
}

/// Returns the declarations around this one, the nearest first.
pub fn enclosing(request: &Request, id: DeclarationId) -> impl Iterator<Item = DeclarationId> {
    // The search is bounded: a malformed request can contain a cycle of enclosing declarations.
    std::iter::successors(request.declaration(id).enclosing, |id| {
        request.declaration(*id).enclosing
    })
    .take(256)
}

/// Returns the declaration and its supertypes, each once.
pub fn with_supertypes(request: &Request, id: DeclarationId) -> Vec<DeclarationId> {
    let mut found = vec![id];
    let mut seen = HashSet::from([id]);
    let mut next = 0;
    while let Some(own) = found.get(next).map(|id| request.declaration(*id)) {
        next += 1;
        let written = own.superclass.iter().chain(&own.interfaces);
        let parents = written.filter_map(|id| request.ty(*id).declaration);
        found.extend(parents.filter(|id| seen.insert(*id)));
    }
    found
}

/// Whether `one` is the declaration `of` or a subtype of it.
pub(crate) fn is_subtype(request: &Request, one: DeclarationId, of: DeclarationId) -> bool {
    one == of || with_supertypes(request, one).contains(&of)
}

/// Returns the name without the package: `Outer.Inner`.
pub fn short_name(declaration: &Declaration) -> String {
    declaration.path.join(".")
}

/// Whether Kotlin's compiler made the declaration.
pub(crate) fn is_kotlin(declaration: &Declaration) -> bool {
    annotation(&declaration.annotations, "kotlin.Metadata").is_some()
}

/// Returns a method's name as its source has it. Kotlin's compiler adds a `$` and the module's name, which has no `$`,
/// to the names of internal functions (R3.1).
pub fn source_name<'m>(method: &'m Method, owner: &Declaration) -> &'m str {
    match method.name.rsplit_once('$') {
        Some((name, module)) if !name.is_empty() && !module.is_empty() && is_kotlin(owner) => name,
        _ => &method.name,
    }
}

/// Whether Lombok has yet to add members to a class of the sources (R8.3). Lombok removes its annotations from a class
/// that it has changed, and the compiler sees the change a round later; annotations that remain have other purposes.
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

/// Whether the declaration belongs to the JDK, whose private parts a schema must not show (R7.4). A declaration in
/// sources belongs to the user, whatever its package is called (R4.12). The shim's `Packages` lists the same packages,
/// which `PackagesTest` checks.
pub fn is_jdk(declaration: &Declaration) -> bool {
    declaration.origin == Origin::ClassFile && in_package(&declaration.package, jdk_types::ROOTS)
}

/// Whether the declaration belongs to Jackson.
pub(crate) fn is_jackson(declaration: &Declaration) -> bool {
    in_package(&declaration.package, &["com.fasterxml.jackson"])
}

/// Whether the declaration is the class of a compact source file, or in one: no other file can name it (JLS 8.1.8).
pub fn is_implicit(request: &Request, id: DeclarationId) -> bool {
    let mut all = std::iter::once(id).chain(enclosing(request, id));
    all.any(|id| request.declaration(id).implicit)
}

/// Whether the declaration belongs to Jackson 3.
pub(crate) fn is_jackson_3(declaration: &Declaration) -> bool {
    in_package(&declaration.package, &["tools.jackson"])
}

/// Whether `package` is one of `roots` or a subpackage of one.
pub(crate) fn in_package(package: &str, roots: &[&str]) -> bool {
    roots.iter().any(|root| {
        package
            .strip_prefix(root)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Whether a companion can name the declaration: its name is allowed in Java (R3.12), no type on its path is private,
/// local or anonymous, and each is public or in the companion's package (R3.4, R4.4).
pub fn is_nameable(request: &Request, id: DeclarationId) -> bool {
    let package = &request.declaration(request.tool_class).package;
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
                && !declaration.implicit
                && !has(&declaration.modifiers, "private")
                && (declaration.package == *package || implicit_public || has(&declaration.modifiers, "public"))
        })
}

/// Returns where the Javadoc for a missing description of a member of `owner` may be: Javadoc in another file is not
/// used (R7.9).
pub fn undescribed(request: &Request, owner: DeclarationId) -> Undescribed {
    let owner = request.declaration(owner);
    match owner.origin {
        Origin::SameFile => Undescribed::Here,
        _ => Undescribed::InOtherFile {
            owner: short_name(owner),
        },
    }
}
