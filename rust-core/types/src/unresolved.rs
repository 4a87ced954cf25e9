//! Finds the parts of declarations that the compiler could not resolve (R8.3): a type that another processor has yet to
//! write is not absent. A declaration is resolved if its supertypes, its permitted types and its annotations are, those of
//! its members included.

use super::declarations;
use crate::wire::request::{
    Annotation, Declaration, DeclarationId, DeclarationKind, Origin, Request, TypeId, TypeKind, classes,
};

/// The end of a companion's name. A class that names its own companion would wait for itself.
const COMPANION: &str = "$$CopilotToolMeta";

/// Returns the unresolved parts of the sources of the compilation: the declaration, and the name of the missing type, or of
/// the annotation with the value.
pub fn in_sources(request: &Request) -> Vec<(DeclarationId, String)> {
    let sources = request
        .declarations()
        .filter(|(_, own)| own.origin != Origin::ClassFile);
    let names = sources.flat_map(|(id, own)| of(request, own, |_| true).into_iter().map(move |name| (id, name)));
    let mut found: Vec<_> = names.collect();
    let of_types = request.types.iter().map(|own| &own.annotations);
    let of_annotations = request.annotation_types.iter().map(|own| &own.annotations);
    for annotations in of_types.chain(of_annotations) {
        found.extend(values(annotations).map(|name| (request.tool_class, name)));
    }
    found
}

/// Returns the names of the types that a class and its supertypes need for being read, if these come from class files. No
/// other processor writes them.
pub(crate) fn in_class_files(request: &Request, id: DeclarationId) -> Vec<String> {
    let all = declarations::with_supertypes(request, id).into_iter();
    all.map(|id| request.declaration(id))
        .filter(|own| own.origin == Origin::ClassFile && !declarations::is_jdk(own))
        .flat_map(|own| of(request, own, decides_reading))
        .collect()
}

/// Whether Jackson needs the classes that the annotation names when it reads a value.
fn decides_reading(annotation: &Annotation) -> bool {
    declarations::in_package(&annotation.name, &["com.fasterxml.jackson"])
        && !annotation.simple_name().starts_with("JsonSerialize")
}

/// Returns the names of the unresolved parts of a declaration.
///
/// - `is_needed`: whether the annotation has a meaning
fn of(request: &Request, declaration: &Declaration, is_needed: fn(&Annotation) -> bool) -> Vec<String> {
    let supertypes = declaration.superclass.iter().chain(&declaration.interfaces);
    let mut named: Vec<TypeId> = supertypes.chain(&declaration.permitted).copied().collect();
    let mut found = Vec::new();
    let of_members = declaration.annotated().into_iter().map(|(.., annotations)| annotations);
    let annotations = std::iter::once(declaration.annotations.as_slice())
        .chain(of_members)
        .flatten();
    for annotation in annotations.filter(|own| is_needed(own)) {
        let single = std::slice::from_ref(annotation);
        named.extend(classes(single));
        found.extend(values(single));
    }
    found.extend(named.into_iter().filter_map(|id| missing(request, id)));
    // ecj leaves out permitted types that it does not know. Without any, a sealed type in a source is an error.
    // An enum is sealed if its constants have bodies.
    let is_source = declaration.origin != Origin::ClassFile && declaration.kind != DeclarationKind::Enum;
    if is_source && declaration.permitted.is_empty() && declarations::has(&declaration.modifiers, "sealed") {
        found.push(declaration.qualified_name());
    }
    found
}

/// Returns the names of the annotations whose type is missing or that have a value that could not be evaluated.
fn values(annotations: &[Annotation]) -> impl Iterator<Item = String> {
    let unresolved = annotations.iter().filter(|own| own.is_unresolved());
    unresolved.map(|own| own.name.clone())
}

/// Returns the name of the first missing type in a type.
fn missing(request: &Request, id: TypeId) -> Option<String> {
    let mut open = vec![id];
    // A malformed request can contain a cycle, so the search is bounded.
    for _ in 0..256 {
        let ty = request.ty(open.pop()?);
        if ty.kind == TypeKind::Error && !ty.name.ends_with(COMPANION) {
            return Some(ty.name.clone());
        }
        open.extend(ty.parts());
    }
    None
}
