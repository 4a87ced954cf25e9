//! The methods that Jackson could use. A request has every method of a described type, and most of them are neither a
//! property's accessors nor creators.

use std::collections::HashSet;

use super::annotations::Annotations;
use super::naming;
use crate::declarations;
use crate::wire::request::{Declaration, Method, Request};

/// The prefix of a builder's methods unless `@JsonPOJOBuilder` has another.
pub(super) const BUILDER_PREFIX: &str = "with";

/// The name of a builder's method that builds unless `@JsonPOJOBuilder` has another.
pub(super) const BUILD_METHOD: &str = "build";

/// Conditions on methods that depend on the whole request.
pub(crate) struct Candidates<'r> {
    /// The prefixes of builders' methods. A builder can inherit methods from any class, so each prefix applies to all.
    prefixes: HashSet<&'r str>,
    /// The names of the methods by which builders build.
    builds: HashSet<&'r str>,
    /// The annotated methods, by name and number of parameters. An overriding method without annotations inherits those
    /// of the overridden one (`AnnotatedMethodCollector`).
    annotated: HashSet<(&'r str, usize)>,
}

impl<'r> Candidates<'r> {
    /// Collects the conditions of a request.
    pub(crate) fn of(request: &'r Request) -> Self {
        let mut prefixes = HashSet::from([BUILDER_PREFIX]);
        let mut builds = HashSet::from([BUILD_METHOD]);
        let mut annotated = HashSet::new();
        for (_, declaration) in request.declarations() {
            let annotations = Annotations::of(&declaration.annotations);
            let builder = annotations.jackson("JsonPOJOBuilder");
            prefixes.extend(builder.and_then(|own| own.text("withPrefix")));
            builds.extend(builder.and_then(|own| own.text("buildMethodName")));
            let methods = declaration.methods.iter().filter(|own| is_annotated(own));
            annotated.extend(methods.map(|own| (own.name.as_str(), own.parameters.len())));
        }
        Self {
            prefixes,
            builds,
            annotated,
        }
    }

    /// Whether the method, which `owner` declares, can be a property's accessor or a creator, or says how else objects are
    /// made.
    pub(crate) fn has(&self, owner: &Declaration, method: &Method) -> bool {
        let name = method.name.as_str();
        if self.annotated.contains(&(name, method.parameters.len())) {
            return true;
        }
        let is_static = declarations::has(&method.modifiers, "static");
        match (is_static, method.parameters.as_slice()) {
            (false, []) => {
                self.builds.contains(name)
                    || naming::of_accessor(name, "get")
                        .or_else(|| naming::of_accessor(name, "is"))
                        .is_some()
                    || owner.components.iter().any(|own| own.name == name)
            }
            (false, [_]) => {
                naming::of_accessor(name, "set").is_some()
                    || self.prefixes.iter().any(|prefix| name.starts_with(prefix))
            }
            // `BasicBeanDescription.isFactoryMethod`
            (true, [_]) => matches!(name, "valueOf" | "fromString"),
            (true, []) => is_builder_factory(method),
            _ => false,
        }
    }
}

/// Whether the method is named as the one by which Lombok's `@Builder` and others begin to build an object. Jackson does
/// not call it.
pub(super) fn is_builder_factory(method: &Method) -> bool {
    method.name == "builder" && method.parameters.is_empty() && declarations::has(&method.modifiers, "static")
}

/// Whether the method has an annotation that is stored in class files.
fn is_annotated(method: &Method) -> bool {
    method.annotations.iter().any(|own| own.name != "java.lang.Override")
}
