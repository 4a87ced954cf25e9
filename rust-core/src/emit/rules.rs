//! The run-time rules: Java sources of this repository, embedded and taken apart into members, of which a companion
//! carries those that it needs. How the sources must look is said in their `package-info.java`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use super::java_text;

macro_rules! source {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../java-api/src/main/java/com/github/copilot/tool/runtime/",
            $name,
            ".java"
        ))
    };
}

/// The sources in the order in which their members stand in a companion.
const SOURCES: &[&str] = &[
    source!("Schemas"),
    source!("Arguments"),
    source!("Constraints"),
    source!("Mapped"),
    source!("Results"),
    source!("Fault"),
];

/// One member of the rules: a method with its overloads, a constant or a class.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Its source, without comments, as it stands at an indentation of no spaces.
    pub(crate) text: String,
    /// The names of the members that it needs.
    needs: BTreeSet<String>,
    /// The qualified names of the types that it names.
    pub(crate) types: BTreeSet<String>,
}

/// All rules.
#[derive(Debug)]
pub(crate) struct Rules {
    members: Vec<Member>,
    positions: BTreeMap<String, usize>,
}

/// The rules, taken apart once.
pub(crate) fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(|| Rules::read(SOURCES))
}

impl Rules {
    fn read(sources: &[&str]) -> Self {
        let mut members: Vec<Member> = Vec::new();
        let mut positions: BTreeMap<String, usize> = BTreeMap::new();
        for source in sources {
            let source = source.replace('\r', "");
            let imports = imports(&source);
            for text in members_of(&source) {
                let Some(name) = name_of(&text) else { continue };
                let used = used_names(&text);
                let types = used.iter().filter_map(|name| type_name(name, &imports)).collect();
                if let Some(member) = positions.get(&name).and_then(|at| members.get_mut(*at)) {
                    member.text.push_str("\n\n");
                    member.text.push_str(&text);
                    member.needs.extend(used);
                    member.types.extend(types);
                } else {
                    positions.insert(name.clone(), members.len());
                    members.push(Member {
                        name,
                        text,
                        needs: used,
                        types,
                    });
                }
            }
        }
        for member in &mut members {
            let own = member.name.clone();
            member.needs.retain(|name| *name != own && positions.contains_key(name));
        }
        Self { members, positions }
    }

    /// The names of all members.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.members.iter().map(|member| member.name.as_str())
    }

    /// Whether a member has this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.positions.contains_key(name)
    }

    /// The members of these names and all that they need, less those in `present`, in the sources' order.
    pub(crate) fn closure(&self, roots: &BTreeSet<String>, present: &BTreeSet<String>) -> Vec<&Member> {
        let mut needed: BTreeSet<usize> = BTreeSet::new();
        let mut open: Vec<&String> = roots.iter().collect();
        while let Some(name) = open.pop() {
            let Some(position) = self.positions.get(name) else {
                continue;
            };
            let Some(member) = self.members.get(*position) else {
                continue;
            };
            if !present.contains(name) && needed.insert(*position) {
                open.extend(&member.needs);
            }
        }
        needed
            .into_iter()
            .filter_map(|position| self.members.get(position))
            .collect()
    }
}

/// The names in a text that can mean types, constants or called methods: those with a capital first, and those before
/// a parenthesis. Variables may have a method's name.
fn used_names(text: &str) -> BTreeSet<String> {
    let pieces = java_text::pieces(text);
    let capital = pieces
        .iter()
        .filter(|piece| piece.is_name && piece.text.starts_with(char::is_uppercase))
        .map(|piece| piece.text);
    capital.chain(java_text::called(&pieces)).map(str::to_owned).collect()
}

/// The simple names that a source imports, with their qualified names.
fn imports(source: &str) -> BTreeMap<String, String> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("import ")?.strip_suffix(';'))
        .filter(|name| !name.starts_with("static "))
        .filter_map(|name| Some((name.rsplit('.').next()?.to_owned(), name.to_owned())))
        .collect()
}

/// The types of `java.lang` that the rules name.
const LANG: &[&str] = &[
    "ArithmeticException",
    "AutoCloseable",
    "Boolean",
    "Byte",
    "CharSequence",
    "Character",
    "Class",
    "ClassCastException",
    "Double",
    "Error",
    "Exception",
    "Float",
    "IllegalArgumentException",
    "IllegalStateException",
    "IndexOutOfBoundsException",
    "Integer",
    "Iterable",
    "LinkageError",
    "Long",
    "Math",
    "NullPointerException",
    "Number",
    "NumberFormatException",
    "Object",
    "Override",
    "RuntimeException",
    "SafeVarargs",
    "Short",
    "StackOverflowError",
    "String",
    "StringBuilder",
    "SuppressWarnings",
    "Throwable",
    "UnsupportedOperationException",
    "Void",
];

fn type_name(name: &str, imports: &BTreeMap<String, String>) -> Option<String> {
    imports
        .get(name)
        .cloned()
        .or_else(|| LANG.contains(&name).then(|| format!("java.lang.{name}")))
}

/// The members of a source's class: each starts at four spaces and ends with its `;` or with a brace at four spaces.
/// A source whose class is no mere holder of members, because it can be instantiated, is one member as a whole.
fn members_of(source: &str) -> Vec<String> {
    let code = without_comments(source);
    let mut lines = code.lines().skip_while(|line| !line.contains("class "));
    let Some(header) = lines.next() else { return Vec::new() };
    let body: Vec<&str> = lines.collect();
    if header.contains(" extends ") {
        let end = body.iter().rposition(|line| *line == "}").unwrap_or(body.len());
        let mut text = format!("static {header}\n");
        for line in body.iter().take(end.saturating_add(1)) {
            text.push_str(line);
            text.push('\n');
        }
        return vec![text.trim_end().to_owned()];
    }
    let mut members = Vec::new();
    let mut open: Vec<String> = Vec::new();
    for line in body {
        let Some(inner) = line.strip_prefix("    ") else {
            continue;
        };
        if open.is_empty() && inner.trim().is_empty() {
            continue;
        }
        open.push(inner.to_owned());
        let at_edge = !inner.starts_with(' ');
        if at_edge && (inner.starts_with('}') || inner.ends_with(';') || inner.ends_with("{}"))
            || (!at_edge && open.len() > 1 && inner.ends_with(';') && !open.iter().any(|line| line.ends_with('{')))
        {
            members.push(std::mem::take(&mut open).join("\n"));
        }
    }
    members
}

/// The source without comments and the lines that they leave empty.
fn without_comments(source: &str) -> String {
    let code: String = java_text::pieces(source)
        .into_iter()
        .filter(|piece| !piece.text.starts_with("/*") && !piece.text.starts_with("//"))
        .map(|piece| piece.text)
        .collect();
    let lines = code.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.fold(String::new(), |mut text, line| {
        text.push_str(line);
        text.push('\n');
        text
    })
}

/// The name that a member declares: before its first parenthesis, behind `class`, or before its `=`. A constructor of
/// the holder class has none.
fn name_of(text: &str) -> Option<String> {
    let names: Vec<&str> = java_text::pieces(text.split(['(', '=', '{']).next()?)
        .into_iter()
        .filter(|piece| piece.is_name)
        .map(|piece| piece.text)
        .collect();
    if let Some(class) = names.iter().position(|name| *name == "class") {
        return names.get(class.saturating_add(1)).map(|name| (*name).to_owned());
    }
    // A method's or constant's name stands behind its type: modifiers, type, name; a constructor has no type.
    let declared = names
        .iter()
        .filter(|name| !matches!(**name, "private" | "static" | "final" | "public"))
        .count();
    if declared < 2 {
        None
    } else {
        names.last().map(|name| (*name).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_have_the_members_that_the_emitter_calls() {
        for name in [
            "intValue",
            "stringValue",
            "Fault",
            "completed",
            "object",
            "list",
            "joined",
            "mapped",
            "refused",
        ] {
            assert!(rules().has(name), "{name}");
        }
    }

    #[test]
    fn r9_5_a_companion_carries_only_the_rules_that_it_needs() {
        let names = |root: &str| -> Vec<String> {
            let roots = BTreeSet::from([root.to_owned()]);
            rules()
                .closure(&roots, &BTreeSet::new())
                .iter()
                .map(|member| member.name.clone())
                .collect()
        };
        assert_eq!(names("completed"), ["completed"]);
        assert!(names("intValue").contains(&"Fault".to_owned()));
        assert!(!names("intValue").contains(&"mapped".to_owned()));
    }

    #[test]
    fn r9_5_a_variable_is_no_call_of_the_rule_of_its_name() {
        let names: Vec<String> = used_names("boolean whole = list(path).decimal; LIST = new Fault(whole);")
            .into_iter()
            .collect();
        assert_eq!(names, ["Fault", "LIST", "list"]);
    }

    #[test]
    fn a_member_names_the_types_that_it_uses() {
        let rules = rules();
        let member = rules
            .members
            .iter()
            .find(|member| member.name == "completed")
            .map(|member| &member.types);
        let types: Vec<&str> = member.into_iter().flatten().map(String::as_str).collect();
        assert_eq!(types, ["java.lang.Object", "java.util.concurrent.CompletableFuture"]);
    }

    #[test]
    fn no_member_is_left_open() {
        for member in &rules().members {
            assert_eq!(
                member.text.matches('{').count(),
                member.text.matches('}').count(),
                "{}",
                member.name
            );
        }
    }
}
