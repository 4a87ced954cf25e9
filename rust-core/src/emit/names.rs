//! The one place that decides how a type is written: by its simple name and an import, or in full where two types
//! would share a simple name (R9.1).
//!
//! While a companion's text grows, a type is in it as a mark with its package and path. When the text is
//! complete and every type is known, [`resolve`] writes the names and gives the imports. Every type but those of the
//! companion's own package is imported, those of `java.lang` too: a class `String` beside the tool class must not
//! get in the way.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::java_text;
use crate::model::tools::JavaClass;

const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// Stands for a package where a mark names a class that the companion itself nests.
const OWN: &str = "\u{3}";

/// A type of the JDK, the API or Jackson by its qualified name, its outermost class being what follows the last dot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Type(pub(super) &'static str);

/// A class that the companion nests, by its simple name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Own<S: AsRef<str>>(pub(super) S);

pub(super) const ALLOW_EXPERIMENTAL: Type = Type("com.github.copilot.AllowCopilotExperimental");
pub(super) const ARRAY_LIST: Type = Type("java.util.ArrayList");
pub(super) const BIG_DECIMAL: Type = Type("java.math.BigDecimal");
pub(super) const BIG_INTEGER: Type = Type("java.math.BigInteger");
pub(super) const BOOLEAN: Type = Type("java.lang.Boolean");
pub(super) const COMPLETABLE_FUTURE: Type = Type("java.util.concurrent.CompletableFuture");
pub(super) const ILLEGAL_ARGUMENT_EXCEPTION: Type = Type("java.lang.IllegalArgumentException");
pub(super) const LINKED_HASH_MAP: Type = Type("java.util.LinkedHashMap");
pub(super) const LIST: Type = Type("java.util.List");
pub(super) const MAP: Type = Type("java.util.Map");
pub(super) const METADATA_PROVIDER: Type = Type("com.github.copilot.tool.CopilotToolMetadataProvider");
pub(super) const OBJECT: Type = Type("java.lang.Object");
pub(super) const OBJECT_MAPPER: Type = Type("com.fasterxml.jackson.databind.ObjectMapper");
pub(super) const OVERRIDE: Type = Type("java.lang.Override");
pub(super) const PATTERN: Type = Type("java.util.regex.Pattern");
pub(super) const RPC_MAPPER: Type = Type("com.github.copilot.rpc.RpcMapper");
pub(super) const RUNTIME_EXCEPTION: Type = Type("java.lang.RuntimeException");
pub(super) const STRING: Type = Type("java.lang.String");
pub(super) const SUPPRESS_WARNINGS: Type = Type("java.lang.SuppressWarnings");
pub(super) const THROWABLE: Type = Type("java.lang.Throwable");
pub(super) const TOOL_DEFER: Type = Type("com.github.copilot.rpc.ToolDefer");
pub(super) const TOOL_DEFINITION: Type = Type("com.github.copilot.rpc.ToolDefinition");
pub(super) const TOOL_HANDLER: Type = Type("com.github.copilot.rpc.ToolHandler");
pub(super) const TOOL_INVOCATION: Type = Type("com.github.copilot.rpc.ToolInvocation");
pub(super) const TYPE_REFERENCE: Type = Type("com.fasterxml.jackson.core.type.TypeReference");

/// What a type variable of a tool method is called in the companion, where the user's name could hide a class.
pub(super) fn variable(variable: usize) -> Own<String> {
    Own(format!("V{variable}"))
}

/// Adds the mark of a class.
pub(super) fn push_class(class: &JavaClass, text: &mut String) {
    // A name from a class file may hold the marks' own characters; what is nameable (R3.12) does not.
    let part = |name: &str| name.replace([OPEN, CLOSE, '/'], "_");
    push_mark(&part(&class.package), &part(&class.path.join(".")), text);
}

/// Adds the mark of a type by its qualified name.
pub(super) fn push_qualified(name: &str, text: &mut String) {
    let (package, class) = name.rsplit_once('.').unwrap_or(("", name));
    push_mark(package, class, text);
}

/// Adds the mark of a class that the companion nests.
pub(super) fn push_own(class: &str, text: &mut String) {
    push_mark(OWN, class, text);
}

fn push_mark(owner: &str, path: &str, text: &mut String) {
    text.push(OPEN);
    text.push_str(owner);
    text.push('/');
    text.push_str(path);
    text.push(CLOSE);
}

/// Names that the companion's own variables have where a type's name could be taken for one of them (JLS 6.4.2).
pub(super) const VARIABLES: &[&str] = &[
    "error",
    "failure",
    "index",
    "instance",
    "invocation",
    "items",
    "mapper",
    "members",
    "number",
    "result",
    "thrown",
    "tool",
    "tools",
    "type",
    "value",
];

/// The first segments of the packages of all types in a text with marks.
pub(super) fn roots(text: &str) -> impl Iterator<Item = &str> {
    text.split(OPEN)
        .skip(1)
        .filter_map(|part| part.split(CLOSE).next()?.split_once('/'))
        .filter_map(|(owner, _)| owner.split('.').next())
        .filter(|root| !root.is_empty())
}

/// The text with every mark replaced, and the qualified names to import, sorted.
///
/// `obscured` are the first segments of package names that are types of the companion's package, where a name in full
/// would not mean the package.
pub(super) fn resolve(text: &str, package: &str, obscured: &[String]) -> (String, Vec<String>) {
    let marks: BTreeSet<&str> = text
        .split(OPEN)
        .skip(1)
        .filter_map(|part| part.split(CLOSE).next())
        .collect();
    let mut by_simple: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for mark in marks {
        let (owner, path) = mark.split_once('/').unwrap_or(("", mark));
        let outermost = path.split('.').next().unwrap_or(path);
        let candidates = by_simple.entry(outermost).or_default();
        if !candidates.iter().any(|(known, _)| *known == owner) {
            candidates.push((owner, outermost));
        }
    }
    let mut written: BTreeMap<(&str, &str), String> = BTreeMap::new();
    let mut imports = Vec::new();
    for (simple, candidates) in &mut by_simple {
        let is_variable = VARIABLES.contains(simple);
        // The first gets the simple name: what has no other, then what could not be written in full, then whoever
        // is of the companion's package, then the others by name, and last the companion's own classes.
        let is_obscured = |owner: &str| {
            let root = owner.split('.').next().unwrap_or_default();
            obscured.iter().any(|name| name == root)
        };
        candidates.sort_by_key(|(owner, _)| {
            (
                *owner == OWN,
                !owner.is_empty(),
                !is_obscured(owner),
                *owner != package,
                *owner,
            )
        });
        for (position, (owner, outermost)) in candidates.iter().enumerate() {
            let name = java_text::identifier(outermost);
            // Where only a type can be meant, a variable with the same name does no harm: better than no name at all.
            let simple_is_free =
                position == 0 && (!is_variable || owner.is_empty() || *owner == OWN || is_obscured(owner));
            let text = if *owner == OWN {
                if simple_is_free { name } else { format!("{name}_") }
            } else if owner.is_empty() || simple_is_free {
                if *owner != package {
                    imports.push(format!("{}.{name}", java_text::package(owner)));
                }
                name
            } else {
                format!("{}.{name}", java_text::package(owner))
            };
            written.insert((owner, outermost), text);
        }
    }
    imports.sort();
    let mut resolved = String::with_capacity(text.len());
    for (position, part) in text.split(OPEN).enumerate() {
        let marked = if position == 0 { None } else { part.split_once(CLOSE) };
        let Some((mark, rest)) = marked else {
            resolved.push_str(part);
            continue;
        };
        let (owner, path) = mark.split_once('/').unwrap_or(("", mark));
        let (outermost, inner) = path
            .split_once('.')
            .map_or((path, None), |(outer, inner)| (outer, Some(inner)));
        resolved.push_str(written.get(&(owner, outermost)).map_or("", String::as_str));
        if let Some(inner) = inner {
            let _ = write!(resolved, ".{}", java_text::package(inner));
        }
        resolved.push_str(rest);
    }
    (resolved, imports)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit::code::code;

    #[test]
    fn r9_1_the_roots_of_packages_are_known() {
        let text = code![Type("org.a.List"), " ", Type("p.List"), " ", Type("Unnamed")];
        assert_eq!(roots(text.text()).collect::<Vec<_>>(), ["org", "p"]);
    }

    #[test]
    fn r9_1_of_two_types_with_one_simple_name_one_is_written_in_full() {
        let text = code![LIST, " ", Type("p.List"), " ", MAP];
        let (text, imports) = resolve(text.text(), "p", &[]);
        assert_eq!(text, "java.util.List List Map");
        assert_eq!(imports, ["java.util.Map"]);
    }

    #[test]
    fn r9_1_a_type_whose_name_in_full_is_obscured_keeps_its_simple_name() {
        let text = code![LIST, " ", Type("p.List")];
        let (text, imports) = resolve(text.text(), "p", &["java".to_owned()]);
        assert_eq!(text, "List p.List");
        assert_eq!(imports, ["java.util.List"]);
    }

    #[test]
    fn r9_1_a_type_named_like_a_variable_is_written_in_full_where_that_means_it() {
        let text = code![Type("p.instance")];
        assert_eq!(resolve(text.text(), "p", &[]).0, "p.instance");
        assert_eq!(resolve(text.text(), "p", &["p".to_owned()]).0, "instance");
    }

    #[test]
    fn r9_1_a_class_of_the_companion_gives_way_to_a_users_type() {
        let text = code![Own("Handler"), " ", Type("p.Handler")];
        assert_eq!(resolve(text.text(), "p", &[]).0, "Handler_ Handler");
    }
}
