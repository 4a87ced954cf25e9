//! Finds out whether a framework calls the methods of a class through a generated subclass, which cannot override
//! `final` methods (R3.13).

use std::collections::HashSet;

use crate::diagnostics::{Diagnostic, Findings};
use crate::types::declarations;
use crate::types::tool_methods::{ToolMethod, ToolMethods};
use crate::wire::request::{Annotation, DeclarationKind, Origin, Request};
use crate::wire::response::Place;

/// The annotations of classes and methods for which Spring, CDI or Jakarta EE make a subclass, by package. Those of
/// `jakarta` also mean those of `javax`.
const ANNOTATIONS: &str = "
org.springframework.transaction.annotation Transactional
org.springframework.scheduling.annotation Async
org.springframework.cache.annotation CacheEvict CachePut Cacheable Caching
org.springframework.validation.annotation Validated
org.springframework.context.annotation Configuration Scope
org.springframework.web.context.annotation ApplicationScope RequestScope SessionScope
org.springframework.cloud.context.config.annotation RefreshScope
org.springframework.security.access.prepost PostAuthorize PostFilter PreAuthorize PreFilter
org.springframework.security.access.annotation Secured
org.springframework.retry.annotation CircuitBreaker Retryable
org.springframework.resilience.annotation ConcurrencyLimit Retryable
jakarta.enterprise.context ApplicationScoped ConversationScoped RequestScoped SessionScoped
jakarta.interceptor InterceptorBinding Interceptors
jakarta.transaction Transactional
jakarta.ejb Singleton Stateful Stateless
org.eclipse.microprofile.faulttolerance Asynchronous Bulkhead CircuitBreaker Fallback Retry Timeout
";

const CONTEXT: &str = "org.springframework.context.annotation";
const CONFIGURATION: &str = "Configuration";
const SCOPE: &str = "Scope";

/// The number of annotations that are looked at for one class: a malformed request can have very many.
const MOST: usize = 10_000;

/// Reports the tool methods that a subclass of the tool class cannot override, if a framework makes one.
pub(crate) fn check(request: &Request, methods: &ToolMethods<'_>) -> Findings {
    let mut findings = Findings::default();
    let class = request.declaration(request.tool_class);
    // A framework refuses a final class itself.
    if class.kind != DeclarationKind::Class || declarations::has(&class.modifiers, "final") {
        return findings;
    }
    let mut annotation = None;
    for tool in &methods.all {
        let (called, owner) = tool.overridden_by.unwrap_or((tool.method, tool.owner));
        let is = |modifier| declarations::has(&called.modifiers, modifier);
        if !is("final") || is("static") || is("private") {
            continue;
        }
        let Some(annotation) = annotation.get_or_insert_with(|| cause(request, methods)) else {
            return findings;
        };
        let place = match request.declaration(owner).origin {
            Origin::ClassFile => class.element,
            Origin::SameFile | Origin::Source => called.element,
        };
        let bypassed = Diagnostic::MethodFinal {
            method: called.name.clone(),
            class: declarations::short_name(class),
            annotation: annotation.clone(),
        };
        findings.add(&Place::element(place), bypassed);
    }
    findings
}

/// Returns the simple name of the annotation for which a framework makes a subclass of the tool class: one of the
/// class, its supertypes or its tool methods.
fn cause(request: &Request, methods: &ToolMethods<'_>) -> Option<String> {
    let lineage = declarations::with_supertypes(request, request.tool_class);
    let of_types = lineage.iter().flat_map(|id| &request.declaration(*id).annotations);
    let of_methods = methods.all.iter().flat_map(called_annotations);
    let mut left = MOST;
    of_types
        .chain(of_methods)
        .find(|annotation| needs_subclass(request, annotation, &mut left))
        .map(|annotation| annotation.simple_name().to_owned())
}

/// Returns the annotations of a tool method and of the method that overrides it.
fn called_annotations<'r>(tool: &ToolMethod<'r>) -> impl Iterator<Item = &'r Annotation> {
    let overriding = tool.overridden_by.map_or(&[][..], |(method, _)| &method.annotations);
    tool.method.annotations.iter().chain(overriding)
}

/// Whether a framework makes a subclass because of an annotation, or of one on the annotation's type.
///
/// - `left`: how many annotations may still be looked at
fn needs_subclass(request: &Request, written: &Annotation, left: &mut usize) -> bool {
    if is_off(written, "proxyBeanMethods") {
        return false;
    }
    let mut seen = HashSet::from([written.name.as_str()]);
    let mut open = vec![written];
    while let Some(next) = open.pop() {
        if is_listed(next) {
            return true;
        }
        let own = request.annotation_types.iter().find(|own| own.name == next.name);
        for meta in own.iter().flat_map(|own| &own.annotations) {
            *left = left.saturating_sub(1);
            if *left > 0 && seen.insert(&meta.name) {
                open.push(meta);
            }
        }
    }
    false
}

fn is_listed(annotation: &Annotation) -> bool {
    let Some((package, name)) = annotation.name.rsplit_once('.') else {
        return false;
    };
    let package = match package.strip_prefix("javax.") {
        Some(rest) => format!("jakarta.{rest}"),
        None => package.to_owned(),
    };
    let mut rows = ANNOTATIONS.lines().map(|row| row.split(' '));
    let is_listed = rows.any(|mut row| row.next() == Some(&package) && row.any(|own| own == name));
    match (package.as_str(), name) {
        (CONTEXT, CONFIGURATION) => !is_off(annotation, "proxyBeanMethods"),
        (CONTEXT, SCOPE) => annotation.constant("proxyMode") == Some("TARGET_CLASS"),
        _ => is_listed,
    }
}

fn is_off(annotation: &Annotation, member: &str) -> bool {
    annotation.flag(member) == Some(false)
}
