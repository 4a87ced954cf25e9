//! Cuts the runtime helpers out of `java-api`'s sources: the members of the classes in
//! `com.github.copilot.tool.runtime`. A companion has those that it needs. The sources' `package-info.java` says how
//! they must be written.
//!
//! Writes `runtime_helpers.rs`: an enum of the members, each with its text, in which types are marks (`emit::names`),
//! and with the members that it needs.
//!
//! The tables of constraints and of the JDK's types say which helper makes a check or reads a scalar.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

#[path = "../build/constraints.rs"]
#[allow(dead_code, reason = "other crates make other parts of the table")]
mod constraints;
#[path = "src/emit/java_tokens.rs"]
mod java_tokens;
#[path = "../build/jdk_types.rs"]
#[allow(dead_code, reason = "the core makes another part of the table")]
mod jdk_types;
#[path = "../build/tables.rs"]
#[allow(dead_code, reason = "other crates read more of the tables")]
mod tables;

use java_tokens::{Token, is_class, tokens};

/// The sources, in the order of their members in a companion.
const SOURCES: [&str; 7] = [
    "Schemas",
    "Reading",
    "Scalars",
    "Checks",
    "Mapping",
    "Results",
    "ArgumentError",
];

/// The sources whose members a linked companion inherits.
const INHERITED: [&str; 2] = ["Reading", "Mapping"];

/// The field of a call's class that is the handler's mapper.
const MAPPER: &str = "mapper";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../build");
    let checks = constraints::helpers()?;
    let checks = checks.iter().map(|name| (name.as_str(), name.as_str()));
    tables::write("check_helpers.rs", &function("of_check", "HelperCheck", checks))?;
    let scalars = jdk_types::helpers()?;
    let scalars = scalars.iter().map(|(name, helper)| (name.as_str(), helper.as_str()));
    tables::write("scalar_helpers.rs", &function("of_scalar", "Scalar", scalars))?;
    let folder = tables::repository()?.join("java-api/src/main/java/com/github/copilot/tool/runtime");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut sources = Vec::new();
    for name in SOURCES {
        let source = fs::read_to_string(folder.join(format!("{name}.java")))?.replace('\r', "");
        sources.push((name, source));
    }
    let declared: BTreeSet<String> = sources.iter().flat_map(|(_, source)| declared_types(source)).collect();
    let mut members: Vec<SourceMember> = Vec::new();
    for (class, source) in &sources {
        let imported_from = (!INHERITED.contains(class)).then_some(*class);
        let imports = imports(source);
        for text in members_of(source) {
            let Some(name) = name_of(&text) else { continue };
            let used = used_names(&text);
            let mentions = free_names(&tokens(&text)).map(str::to_owned).collect();
            let types = used
                .iter()
                .filter_map(|name| type_name(name, &imports, &declared))
                .collect();
            // Overloads are one member.
            if let Some(member) = members.iter_mut().find(|member| member.name == name) {
                member.text.push_str("\n\n");
                member.text.push_str(&text);
                member.needs.extend(used);
                member.mentions.extend(mentions);
                member.types.extend(types);
            } else {
                members.push(SourceMember {
                    name,
                    text,
                    needs: used,
                    mentions,
                    types,
                    imported_from,
                });
            }
        }
    }
    let target = Path::new(&env::var("OUT_DIR")?).join("runtime_helpers.rs");
    fs::write(target, table(&members)?)?;
    Ok(())
}

/// Returns the function that returns the runtime helper for each variant of an enum: a name that no helper has does not
/// compile.
fn function<'n>(name: &str, of: &str, helpers: impl Iterator<Item = (&'n str, &'n str)>) -> String {
    let arms = helpers.map(|(own, helper)| format!("            {of}::{} => Self::{helper},\n", tables::variant(own)));
    let arms: String = arms.collect();
    format!(
        "impl Helper {{\n    /// Returns the helper for a `{of}`.\n    pub(super) fn {name}(own: {of}) -> Self {{\n        \
         match own {{\n{arms}        }}\n    }}\n}}\n"
    )
}

/// Returns the tokens that are names which no dot precedes.
fn free_names<'t>(tokens: &'t [Token<'_>]) -> impl Iterator<Item = &'t str> {
    tokens.iter().filter(|token| is_free(token)).map(|token| token.text)
}

fn is_free(token: &Token<'_>) -> bool {
    token.is_name && !token.is_member
}

/// A member: a method with its overloads, a constant or a class.
struct SourceMember {
    name: String,
    /// Its source, without comments and indentation.
    text: String,
    /// The names in it that can mean other members.
    needs: BTreeSet<String>,
    /// All names in it, also those of fields.
    mentions: BTreeSet<String>,
    /// The qualified names of the types in it.
    types: BTreeSet<String>,
    /// The class whose static members a linked companion imports; `None` for those that it inherits.
    imported_from: Option<&'static str>,
}

impl SourceMember {
    /// Whether it is static, as all of its overloads then are.
    fn is_static(&self) -> bool {
        let header = self.text.split(['(', '=', '{']).next().unwrap_or_default();
        tokens(header).iter().any(|token| token.text == "static")
    }

    /// Whether it is a field.
    fn is_field(&self) -> bool {
        let declaration = self.text.split('=').next().unwrap_or_default();
        !declaration.contains(['(', '{'])
    }
}

/// Returns the names of the members that use the field `mapper`, or need one that does. A static member cannot: its
/// `mapper` is a parameter.
fn users_of_mapper(members: &[SourceMember], needs: &BTreeMap<&str, BTreeSet<&str>>) -> BTreeSet<String> {
    let uses_field = |member: &&SourceMember| !member.is_static() && member.mentions.contains(MAPPER);
    let mut users: BTreeSet<&str> = members
        .iter()
        .filter(uses_field)
        .map(|member| member.name.as_str())
        .collect();
    loop {
        let others: Vec<&str> = needs
            .iter()
            .filter(|(name, needed)| !users.contains(**name) && !needed.is_disjoint(&users))
            .map(|(name, _)| *name)
            .collect();
        if others.is_empty() {
            return users.into_iter().map(str::to_owned).collect();
        }
        users.extend(others);
    }
}

/// Returns the Rust source of the members.
fn table(members: &[SourceMember]) -> Result<String, Box<dyn Error>> {
    let names: BTreeSet<&str> = members.iter().map(|member| member.name.as_str()).collect();
    let fields = members.iter().filter(|member| member.is_field());
    let fields: BTreeSet<&str> = fields.map(|member| member.name.as_str()).collect();
    let classes: BTreeSet<&str> = names.iter().copied().filter(|name| is_class(name)).collect();
    let mut needs: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for member in members {
        let mentioned = member.mentions.iter().filter(|name| fields.contains(name.as_str()));
        let needed = member.needs.iter().chain(mentioned).map(String::as_str);
        let needed = needed.filter(|name| *name != member.name && names.contains(name));
        needs.insert(&member.name, needed.collect());
    }
    let users_of_mapper = users_of_mapper(members, &needs);
    let mut text = String::new();
    if members.len() > 256 {
        return Err("a set of helpers has 256 bits".into());
    }
    let longest = classes
        .iter()
        .max_by_key(|name| name.len())
        .ok_or("there are classes")?;
    writeln!(
        text,
        "/// The end of the name of an embedding companion's longest class file.\n\
         pub const LONGEST_CLASS_FILE: &str = \"$$CopilotToolMeta$Call${longest}.class\";\n"
    )?;
    text.push_str(
        "/// A runtime helper, named as the member of `java-api`'s sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
#[expect(non_camel_case_types, reason = \"the names are Java's\")]
#[allow(clippy::upper_case_acronyms, dead_code, reason = \"some are needed by others alone\")]
pub(super) enum Helper {
",
    );
    for member in members {
        writeln!(text, "    /// `{0}`.\n    {0},", member.name)?;
    }
    writeln!(
        text,
        "}}\n\n/// Each at the position of its [`Helper`].\nconst MEMBERS: &[(Helper, HelperMember)] = &["
    )?;
    for member in members {
        let needed = needs.get(member.name.as_str());
        let needed: Vec<String> = needed
            .into_iter()
            .flatten()
            .map(|name| format!("Helper::{name}"))
            .collect();
        writeln!(
            text,
            "    (Helper::{0}, HelperMember {{ name: {0:?}, text: {1:?}, needs: &[{2}], uses_mapper: {3}, imported_from: {4:?} }}),",
            member.name,
            marked(member, &classes),
            needed.join(", "),
            users_of_mapper.contains(&member.name),
            member.imported_from,
        )?;
    }
    writeln!(text, "];")?;
    Ok(text)
}

/// Returns the member's source with the marks of `emit::names` in place of the types that it names.
fn marked(member: &SourceMember, classes: &BTreeSet<&str>) -> String {
    let mut text = String::with_capacity(member.text.len());
    for token in tokens(&member.text) {
        let qualified = member
            .types
            .iter()
            .filter(|_| is_free(&token))
            .find_map(|name| name.rsplit_once('.').filter(|(_, simple)| *simple == token.text));
        match qualified {
            Some((package, simple)) => text.extend(["\u{1}", package, "/", simple, "\u{2}"]),
            None if is_free(&token) && classes.contains(token.text) => {
                text.extend(["\u{1}\u{3}/", token.text, "\u{2}"]);
            }
            None => text.push_str(token.text),
        }
    }
    text
}

/// Returns the names in a text that can mean types, constants or called methods: those that begin with a capital, and
/// those before a parenthesis. Other names are variables, which can have a method's name.
fn used_names(text: &str) -> BTreeSet<String> {
    let tokens = tokens(text);
    let capital = free_names(&tokens).filter(|name| name.starts_with(char::is_uppercase));
    let called = tokens.windows(2).filter_map(|pair| match pair {
        [name, next] if is_free(name) && next.text == "(" => Some(name.text),
        _ => None,
    });
    capital.chain(called).map(str::to_owned).collect()
}

/// Returns the simple names that a source imports, with their qualified names.
fn imports(source: &str) -> BTreeMap<String, String> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("import ")?.strip_suffix(';'))
        .filter(|name| !name.starts_with("static ") && !name.starts_with("com.github.copilot.tool.runtime."))
        .filter_map(|name| Some((name.rsplit('.').next()?.to_owned(), name.to_owned())))
        .collect()
}

/// Returns the qualified name of a type; `None` for the types of the sources, and for names that are not those of
/// types. A type that is neither imported nor declared in the sources is one of `java.lang`: `RuntimeHelpersTest`
/// checks that.
fn type_name(name: &str, imports: &BTreeMap<String, String>, declared: &BTreeSet<String>) -> Option<String> {
    if let Some(imported) = imports.get(name) {
        return Some(imported.clone());
    }
    (is_class(name) && !declared.contains(name)).then(|| format!("java.lang.{name}"))
}

/// Returns the simple names of the types that a source declares, nested ones included.
fn declared_types(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let names: Vec<&str> = free_names(&tokens).collect();
    names
        .windows(2)
        .filter_map(|pair| match pair {
            ["class" | "interface" | "enum" | "record", name] if is_class(name) => Some((*name).to_owned()),
            _ => None,
        })
        .collect()
}

/// Returns the members of a source's class: each starts at four spaces and ends with its `;` or with a brace at four
/// spaces. A source whose class extends another and is not abstract is one member as a whole.
fn members_of(source: &str) -> Vec<String> {
    let code = without_comments(source);
    let mut lines = code.lines().skip_while(|line| !line.contains("class "));
    let Some(header) = lines.next() else { return Vec::new() };
    let header = header.trim_start_matches("public ");
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
            // A companion has its own.
            if !member.starts_with("protected final ") && !member.starts_with("protected abstract ") {
                // In a companion all is private already.
                let member = member.trim_start_matches("public ").trim_start_matches("protected ");
                members.push(member.to_owned());
            }
        }
    }
    members
}

/// Returns the source without comments, except for those that are the only content of a block, and without the lines
/// that become empty.
fn without_comments(source: &str) -> String {
    let tokens = tokens(source);
    let is_comment = |token: &Token<'_>| token.text.starts_with("/*") || token.text.starts_with("//");
    let is_code = |token: &&Token<'_>| !token.text.trim().is_empty() && !is_comment(token);
    let is_between_braces = |position: usize| {
        let before = tokens.iter().take(position).rfind(is_code);
        let after = tokens.iter().skip(position).find(is_code);
        before.is_some_and(|token| token.text == "{") && after.is_some_and(|token| token.text == "}")
    };
    let code: String = tokens
        .iter()
        .enumerate()
        .filter(|(position, token)| {
            !is_comment(token) || (token.text.starts_with("//") && is_between_braces(*position))
        })
        .map(|(_, token)| token.text)
        .collect();
    let lines = code.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.fold(String::new(), |mut text, line| {
        text.push_str(line);
        text.push('\n');
        text
    })
}

/// Returns the name that a member declares: after `class`, or before its first parenthesis or its `=`. `None` for the
/// private constructor of a class with static members only.
fn name_of(text: &str) -> Option<String> {
    let tokens = tokens(text.split(['(', '=', '{']).next()?);
    let names: Vec<&str> = free_names(&tokens).collect();
    if let Some(class) = names.iter().position(|name| *name == "class") {
        return names.get(class.saturating_add(1)).map(|name| (*name).to_owned());
    }
    // The name of a method or constant is after its type; a constructor has no type.
    let declared = names
        .iter()
        .filter(|name| !matches!(**name, "private" | "static" | "final" | "public" | "protected"))
        .count();
    if declared < 2 {
        None
    } else {
        names.last().map(|name| (*name).to_owned())
    }
}
