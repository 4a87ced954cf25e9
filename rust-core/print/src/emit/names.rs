//! Decides how each type is written: by its simple name and an import, or in full if two types would share a simple
//! name (R9.1).
//!
//! Until a companion's text is complete, a type in it is a mark with its package and path. When every type is known,
//! [`resolve`] writes the names and returns the imports. All types are imported, except those of the companion's own
//! package and of `java.lang`. A class `String` beside the tool class would hide Java's: see [`LOOKED_UP`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::java_text;
use super::java_tokens;
use copilot_tool_finished::api::HelperSource;
use copilot_tool_finished::tools::JavaClass;

const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// The package in the mark of a class that the companion itself nests.
pub(super) const OWN: &str = "\u{3}";
/// The package in the mark of a runtime helper that is a class: nested in an embedding companion, else of
/// [`RUNTIME_PACKAGE`].
pub(super) const HELPER: &str = "\u{4}";

/// The annotation of a companion's classes (R9.6): a runtime helper in the way of [`HELPER`].
pub(super) const GENERATED_MARK: &str = "GeneratedCompanion";

/// The package of the runtime helpers, which linked companions use (R9.7).
pub(super) const RUNTIME_PACKAGE: &str = "com.github.copilot.tool.runtime";

const JAVA_LANG: &str = "java.lang";

/// The types of `java.lang` that the shim looks for in the tool class's package: if it has one, Java's is imported. Each
/// name costs a compiler a search, so the others, which are rarer, are written in full.
const LOOKED_UP: [&str; 4] = ["Object", "RuntimeException", "String", "Throwable"];

/// A type of the JDK, the API or Jackson, by its qualified name. It is a top-level class.
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
pub(super) const COMPANION: Type = Type("com.github.copilot.tool.runtime.Companion");
pub(super) const COMPANION_CALL: Type = Type("com.github.copilot.tool.runtime.CompanionCall");
pub(super) const COMPLETABLE_FUTURE: Type = Type("java.util.concurrent.CompletableFuture");
pub(super) const GENERATED: Type = Type("javax.annotation.processing.Generated");
pub(super) const ILLEGAL_ARGUMENT_EXCEPTION: Type = Type("java.lang.IllegalArgumentException");
pub(super) const LIST: Type = Type("java.util.List");
pub(super) const MAP: Type = Type("java.util.Map");
pub(super) const METADATA_PROVIDER: Type = Type("com.github.copilot.tool.CopilotToolMetadataProvider");
pub(super) const OBJECT: Type = Type("java.lang.Object");
pub(super) const OBJECT_MAPPER: Type = Type("com.fasterxml.jackson.databind.ObjectMapper");
pub(super) const PATTERN: Type = Type("java.util.regex.Pattern");
pub(super) const RPC_MAPPER: Type = Type("com.github.copilot.rpc.RpcMapper");
pub(super) const RUNTIME_EXCEPTION: Type = Type("java.lang.RuntimeException");
pub(super) const STRING: Type = Type("java.lang.String");
pub(super) const SUPPRESS_WARNINGS: Type = Type("java.lang.SuppressWarnings");
pub(super) const THROWABLE: Type = Type("java.lang.Throwable");
pub(super) const TOOL_DEFINITION: Type = Type("com.github.copilot.rpc.ToolDefinition");
pub(super) const TOOL_HANDLER: Type = Type("com.github.copilot.rpc.ToolHandler");
pub(super) const TOOL_INVOCATION: Type = Type("com.github.copilot.rpc.ToolInvocation");
pub(super) const TYPE_REFERENCE: Type = Type("com.fasterxml.jackson.core.type.TypeReference");

/// Returns the companion's name of a type variable of a tool method: the user's name could hide a class.
pub(super) fn variable(variable: usize) -> Own<String> {
    Own(format!("V{variable}"))
}

/// Adds the mark of a class.
pub(super) fn push_class(class: &JavaClass, text: &mut String) {
    // A name from a class file can contain the characters of marks. Source cannot write such a name (R3.12).
    let part = |name: &str| name.replace([OPEN, CLOSE, '/'], "_");
    push_mark(&part(&class.package), &part(&class.path.join(".")), text);
}

/// Adds the mark of a type by its qualified name.
pub(super) fn push_qualified(name: &str, text: &mut String) {
    let (package, class) = name.rsplit_once('.').unwrap_or(("", name));
    push_mark(package, class, text);
}

/// Returns the text with the marks of helpers replaced by those of the classes that they mean.
pub(super) fn with_helpers_of(source: HelperSource, text: &str) -> String {
    let package = match source {
        HelperSource::Embedded => OWN,
        HelperSource::Linked => RUNTIME_PACKAGE,
    };
    text.replace(HELPER, package)
}

/// Adds the mark of a class of this package, or of [`OWN`] or [`HELPER`].
pub(super) fn push_mark(owner: &str, path: &str, text: &mut String) {
    text.push(OPEN);
    text.push_str(owner);
    text.push('/');
    text.push_str(path);
    text.push(CLOSE);
}

/// The names of the companion's own variables in places where Java prefers a variable to a type (JLS 6.4.2).
pub(super) const VARIABLES: &str = "companion error failure index instance invocation items mapper members \
    number result thrown tool tools type value";

/// Returns the first segments of the packages of all types in a text with marks.
pub(super) fn roots(text: &str) -> impl Iterator<Item = &str> {
    marked_parts(text)
        .filter_map(|(mark, _)| mark?.0.split('.').next())
        .filter(|root| !root.is_empty())
}

/// A text with every mark replaced.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) text: String,
    /// The qualified names to import, sorted.
    pub(super) imports: Vec<String>,
    /// The variables that have another name now, because they would hide a type.
    renamed: Vec<String>,
}

impl Resolved {
    /// Whether one of these variables has another name now.
    pub(super) fn renames_one_of(&self, variables: &[&str]) -> bool {
        self.renamed.iter().any(|name| variables.contains(&name.as_str()))
    }
}

/// Returns the text with every mark replaced.
///
/// - `obscured`: the types of the companion's package that hide the first segment of a package's name, so that a name in
///   full would mean the type, or a type of [`LOOKED_UP`]
pub(super) fn resolve(text: &str, package: &str, obscured: &[String]) -> Resolved {
    let mut by_simple: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (owner, path) in marked_parts(text).filter_map(|(mark, _)| mark) {
        let outermost = path.split('.').next().unwrap_or(path);
        let candidates = by_simple.entry(outermost).or_default();
        if !candidates.iter().any(|(known, _)| *known == owner) {
            candidates.push((owner, outermost));
        }
    }
    let mut written: BTreeMap<(&str, &str), String> = BTreeMap::new();
    let mut imports = Vec::new();
    for (simple, candidates) in &mut by_simple {
        let is_variable = VARIABLES.split(' ').any(|own| own == *simple);
        let is_looked_up = LOOKED_UP.contains(simple);
        // The first gets the simple name. The order: types of the unnamed package, then those that cannot be written in
        // full, then those of the companion's package, then the others by name, and last the companion's own classes.
        let is_hidden = |name: &str| obscured.iter().any(|own| own == name);
        let is_obscured = |owner: &str| is_hidden(owner.split('.').next().unwrap_or_default());
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
            // A variable with the name of a type that cannot be written in full is renamed if it hides the type.
            let simple_is_free =
                position == 0 && (!is_variable || owner.is_empty() || *owner == OWN || is_obscured(owner));
            let text = if *owner == OWN {
                if simple_is_free { name } else { format!("{name}_") }
            } else if owner.is_empty()
                || (simple_is_free && (*owner != JAVA_LANG || is_looked_up || is_obscured(owner)))
            {
                let is_implicit = *owner == JAVA_LANG && is_looked_up && !is_hidden(outermost);
                if *owner != package && !is_implicit {
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
    let renamed = renamed_variables(text, &written);
    let mut resolved = String::with_capacity(text.len());
    for (mark, rest) in marked_parts(text) {
        let Some((owner, path)) = mark else {
            push_renamed(rest, &renamed, &mut resolved);
            continue;
        };
        let (outermost, inner) = path
            .split_once('.')
            .map_or((path, None), |(outer, inner)| (outer, Some(inner)));
        resolved.push_str(written.get(&(owner, outermost)).map_or("", String::as_str));
        if let Some(inner) = inner {
            let _ = write!(resolved, ".{}", java_text::package(inner));
        }
        push_renamed(rest, &renamed, &mut resolved);
    }
    Resolved {
        text: resolved,
        imports,
        renamed: renamed.into_keys().map(str::to_owned).collect(),
    }
}

/// Returns the parts of a text: package and path of the mark that each begins with, except the first, and what follows
/// it.
fn marked_parts(text: &str) -> impl Iterator<Item = (Option<(&str, &str)>, &str)> {
    text.split(OPEN).enumerate().map(|(position, part)| {
        let marked = part.split_once(CLOSE).filter(|_| position > 0);
        marked.map_or((None, part), |(mark, rest)| (mark.split_once('/'), rest))
    })
}

/// Returns the variables that get another name, each with that name, because they hide a type.
///
/// In `number.go()` or `value.FIRST` a variable is preferred to a type (JLS 6.4.2). This matters for a type that is
/// written by its simple name; if that is also a variable's name, it is a type that cannot be written in full.
fn renamed_variables<'w>(text: &'w str, written: &'w BTreeMap<(&str, &str), String>) -> BTreeMap<&'w str, String> {
    let mut hidden: BTreeSet<&str> = BTreeSet::new();
    for (mark, rest) in marked_parts(text) {
        let Some((owner, path)) = mark else {
            continue;
        };
        let outermost = path.split('.').next().unwrap_or(path);
        if owner != OWN && rest.starts_with('.') && !rest.starts_with(".class") {
            let name = written.get(&(owner, outermost));
            hidden.extend(name.map(String::as_str).filter(|name| !name.contains('.')));
        }
    }
    // No variable or constant of a companion has a capital and a small letter at its start, as most types have.
    hidden.retain(|name| !java_tokens::is_class(name));
    if hidden.is_empty() {
        return BTreeMap::new();
    }
    let mut taken: BTreeSet<&str> = written.values().map(String::as_str).collect();
    let mut variables: BTreeSet<&str> = BTreeSet::new();
    for (_, rest) in marked_parts(text) {
        for (word, is_variable) in words(rest) {
            taken.insert(word);
            if is_variable {
                variables.insert(word);
            }
        }
    }
    let clashing = hidden.into_iter().filter(|name| variables.contains(name));
    clashing
        .map(|name| {
            let mut fresh = format!("{name}_");
            while taken.contains(fresh.as_str()) {
                fresh.push('_');
            }
            (name, fresh)
        })
        .collect()
}

/// Adds text between two marks with its variables renamed.
fn push_renamed(part: &str, renamed: &BTreeMap<&str, String>, text: &mut String) {
    if renamed.is_empty() {
        text.push_str(part);
        return;
    }
    for (word, is_variable) in words(part) {
        let other = renamed.get(word).filter(|_| is_variable);
        text.push_str(other.map_or(word, String::as_str));
    }
}

/// Returns the tokens between two marks, each with whether it can be the name of a variable or field of the companion:
/// neither of a method, nor an array's `length`, nor a member of a type whose mark is before the text.
fn words(part: &str) -> Vec<(&str, bool)> {
    let tokens = java_tokens::tokens(part);
    let text_at = |position: Option<usize>| position.and_then(|own| tokens.get(own)).map(|own| own.text);
    let words = tokens.iter().enumerate().map(|(position, token)| {
        let is_called = text_at(position.checked_add(1)) == Some("(");
        let is_of_type = || text_at(position.checked_sub(2)).is_none_or(|before| before == ">");
        let is_other_member = token.is_member && (token.text == "length" || is_of_type());
        (token.text, token.is_name && !is_called && !is_other_member)
    });
    words.collect()
}
