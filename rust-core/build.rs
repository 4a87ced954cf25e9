//! Cuts the runtime helpers out of `java-api`'s sources: the members of the classes in `com.github.copilot.tool.runtime`,
//! of which a companion has those that it needs. How the sources must be written is said in their `package-info.java`.
//!
//! Written is `runtime_helpers.rs`: an enum of the members, each with its text, the members that it needs, and marks in
//! place of the types that it names (`emit::names`).
//!
//! The tables of Jackson's annotations and of the JDK's types are made beside it (`build_jackson_annotations.rs`,
//! `build_jdk_types.rs`).

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

#[path = "build_jackson_annotations.rs"]
mod jackson_annotations;
#[path = "build_jdk_types.rs"]
mod jdk_types;
#[path = "build_tables.rs"]
mod tables;

/// The sources, in the order that their members have in a companion.
const SOURCES: [&str; 7] = [
    "Schemas",
    "Reading",
    "Scalars",
    "Checks",
    "Mapping",
    "Results",
    "ArgumentError",
];

/// The types of `java.lang` that the helpers name.
const LANG: &[&str] = &[
    "ArithmeticException",
    "AssertionError",
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

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build_jackson_annotations.rs");
    println!("cargo::rerun-if-changed=build_jdk_types.rs");
    println!("cargo::rerun-if-changed=build_tables.rs");
    jackson_annotations::write()?;
    jdk_types::write()?;
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../java-api/src/main/java/com/github/copilot/tool/runtime");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut members: Vec<Member> = Vec::new();
    for name in SOURCES {
        let source = fs::read_to_string(folder.join(format!("{name}.java")))?.replace('\r', "");
        let imports = imports(&source);
        for text in members_of(&source) {
            let Some(name) = name_of(&text) else { continue };
            let used = used_names(&text);
            let names = pieces(&text).into_iter().filter(|piece| piece.is_name);
            let mentions = names.map(|piece| piece.text.to_owned()).collect();
            let types = used.iter().filter_map(|name| type_name(name, &imports)).collect();
            // Overloads are one member.
            if let Some(member) = members.iter_mut().find(|member| member.name == name) {
                member.text.push_str("\n\n");
                member.text.push_str(&text);
                member.needs.extend(used);
                member.mentions.extend(mentions);
                member.types.extend(types);
            } else {
                members.push(Member {
                    name,
                    text,
                    needs: used,
                    mentions,
                    types,
                });
            }
        }
    }
    let target = Path::new(&env::var("OUT_DIR")?).join("runtime_helpers.rs");
    fs::write(target, table(&members)?)?;
    Ok(())
}

/// One member: a method with its overloads, a constant or a class.
struct Member {
    name: String,
    /// Its source, without comments, at an indentation of no spaces.
    text: String,
    /// The names in it that can mean other members.
    needs: BTreeSet<String>,
    /// All names in it, those of fields among them.
    mentions: BTreeSet<String>,
    /// The qualified names of the types in it.
    types: BTreeSet<String>,
}

impl Member {
    /// Whether it is a variable.
    fn is_field(&self) -> bool {
        let declaration = self.text.split('=').next().unwrap_or_default();
        !declaration.contains(['(', '{'])
    }
}

/// The Rust source of the members.
fn table(members: &[Member]) -> Result<String, Box<dyn Error>> {
    let names: BTreeSet<&str> = members.iter().map(|member| member.name.as_str()).collect();
    let fields = members.iter().filter(|member| member.is_field());
    let fields: BTreeSet<&str> = fields.map(|member| member.name.as_str()).collect();
    let classes: BTreeSet<&str> = names.iter().copied().filter(|name| is_class(name)).collect();
    let mut text = String::new();
    if members.len() > 128 {
        return Err("a set of helpers has 128 bits".into());
    }
    writeln!(
        text,
        "/// A runtime helper, named as the member of `java-api`'s sources."
    )?;
    writeln!(text, "#[derive(Debug, Clone, Copy, PartialEq, Eq)]")?;
    writeln!(text, "#[repr(u8)]")?;
    writeln!(
        text,
        "#[expect(non_camel_case_types, reason = \"the names are Java's\")]"
    )?;
    writeln!(
        text,
        "#[allow(clippy::upper_case_acronyms, dead_code, reason = \"some are needed by others alone\")]"
    )?;
    writeln!(text, "pub(super) enum Helper {{")?;
    for member in members {
        writeln!(text, "    /// `{0}`.\n    {0},", member.name)?;
    }
    writeln!(
        text,
        "}}\n\n/// Each at the position of its [`Helper`].\nconst MEMBERS: &[(Helper, Member)] = &["
    )?;
    for member in members {
        let mentioned = member.mentions.iter().filter(|name| fields.contains(name.as_str()));
        let needs: BTreeSet<&String> = member.needs.iter().chain(mentioned).collect();
        let needs: Vec<String> = needs
            .into_iter()
            .filter(|name| **name != member.name && names.contains(name.as_str()))
            .map(|name| format!("Helper::{name}"))
            .collect();
        writeln!(
            text,
            "    (Helper::{0}, Member {{ name: {0:?}, text: {1:?}, needs: &[{2}] }}),",
            Name(&member.name),
            marked(member, &classes),
            needs.join(", ")
        )?;
    }
    writeln!(text, "];")?;
    Ok(text)
}

/// A name that is printed bare and, as debug output, quoted.
struct Name<'n>(&'n str);

impl std::fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::fmt::Debug for Name<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// The member's source with marks in place of the types that it names, as `emit::names` has them.
fn marked(member: &Member, classes: &BTreeSet<&str>) -> String {
    let mut text = String::with_capacity(member.text.len());
    for piece in pieces(&member.text) {
        let qualified = member
            .types
            .iter()
            .filter(|_| piece.is_name)
            .find_map(|name| name.rsplit_once('.').filter(|(_, simple)| *simple == piece.text));
        match qualified {
            Some((package, simple)) => text.extend(["\u{1}", package, "/", simple, "\u{2}"]),
            None if piece.is_name && classes.contains(piece.text) => {
                text.extend(["\u{1}\u{3}/", piece.text, "\u{2}"]);
            }
            None => text.push_str(piece.text),
        }
    }
    text
}

/// Whether a member with this name is a class: `ArgumentError`, but not `LIST`.
fn is_class(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
        && name.contains(|letter: char| letter.is_ascii_lowercase())
}

/// The names in a text that can mean types, constants or called methods: those with a capital first, and those before
/// a parenthesis. Variables may have a method's name.
fn used_names(text: &str) -> BTreeSet<String> {
    let pieces = pieces(text);
    let capital = pieces
        .iter()
        .filter(|piece| piece.is_name && piece.text.starts_with(char::is_uppercase))
        .map(|piece| piece.text);
    let called = pieces.windows(2).filter_map(|pair| match pair {
        [name, next] if name.is_name && next.text == "(" => Some(name.text),
        _ => None,
    });
    capital.chain(called).map(str::to_owned).collect()
}

/// The simple names that a source imports, with their qualified names.
fn imports(source: &str) -> BTreeMap<String, String> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("import ")?.strip_suffix(';'))
        .filter(|name| !name.starts_with("static ") && !name.starts_with("com.github.copilot.tool.runtime."))
        .filter_map(|name| Some((name.rsplit('.').next()?.to_owned(), name.to_owned())))
        .collect()
}

fn type_name(name: &str, imports: &BTreeMap<String, String>) -> Option<String> {
    imports
        .get(name)
        .cloned()
        .or_else(|| LANG.contains(&name).then(|| format!("java.lang.{name}")))
}

/// The members of a source's class: each starts at four spaces and ends with its `;` or with a brace at four spaces.
/// A source whose class extends another is one member as a whole.
fn members_of(source: &str) -> Vec<String> {
    let code = without_comments(source);
    let mut lines = code.lines().skip_while(|line| !line.contains("class "));
    let Some(header) = lines.next() else { return Vec::new() };
    let body: Vec<&str> = lines.collect();
    if !header.starts_with("abstract ") && header.contains(" extends ") {
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
            let member = std::mem::take(&mut open).join("\n");
            // What a companion has of its own.
            if !member.starts_with("protected ") {
                members.push(member);
            }
        }
    }
    members
}

/// The source without comments and the lines that they leave empty.
fn without_comments(source: &str) -> String {
    let code: String = pieces(source)
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

/// The name that a member declares: before its first parenthesis, behind `class`, or before its `=`. The private
/// constructor of a class that only holds members has none.
fn name_of(text: &str) -> Option<String> {
    let names: Vec<&str> = pieces(text.split(['(', '=', '{']).next()?)
        .into_iter()
        .filter(|piece| piece.is_name)
        .map(|piece| piece.text)
        .collect();
    if let Some(class) = names.iter().position(|name| *name == "class") {
        return names.get(class.saturating_add(1)).map(|name| (*name).to_owned());
    }
    // A method's or constant's name is behind its type; a constructor has no type.
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

/// A part of Java source.
struct Piece<'t> {
    text: &'t str,
    /// An identifier or keyword that no dot precedes.
    is_name: bool,
}

/// Text split into Java's tokens as far as names matter: each piece is an identifier or what is between two.
/// Strings, characters and comments are never identifiers.
fn pieces(source: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = source;
    let mut after_dot = false;
    while let Some(first) = rest.chars().next() {
        let (length, is_name) = if first.is_alphabetic() || first == '_' || first == '$' {
            (
                rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'))
                    .unwrap_or(rest.len()),
                true,
            )
        } else if first.is_ascii_digit() {
            (
                rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'))
                    .unwrap_or(rest.len()),
                false,
            )
        } else if first == '"' || first == '\'' {
            (quoted(rest, first), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
        } else if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else {
            (first.len_utf8(), false)
        };
        let (text, behind) = rest.split_at_checked(length).unwrap_or((rest, ""));
        pieces.push(Piece {
            text,
            is_name: is_name && !after_dot,
        });
        after_dot = text == "." || (after_dot && text.trim().is_empty());
        rest = behind;
    }
    pieces
}

/// The length of a string or character literal at the start of `rest`.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return at + letter.len_utf8();
        }
    }
    rest.len()
}
