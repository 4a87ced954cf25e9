//! Makes the core's table from the file that describes the tool annotations of other libraries, for the core and the
//! shim alike.

use std::error::Error;
use std::fmt::Write;

use crate::tables;

const FILE: &str = "rust-core/tables/tool-annotations.txt";

/// A library's lines as Rust code.
#[derive(Default)]
struct Library {
    name: String,
    lax: String,
    unset: String,
    tools: String,
    parameters: String,
    descriptions: String,
    context: String,
    results: Vec<String>,
    seen: Option<String>,
}

/// Writes `tool_annotations.rs`.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    let mut libraries: Vec<Library> = Vec::new();
    for line in tables::lines(FILE)? {
        read(&line.text, &mut libraries).map_err(|problem| format!("{}: {problem}", line.place))?;
    }
    let mut code = String::from("static LIBRARIES: &[Library] = &[\n");
    for library in &libraries {
        code.push_str(&library.code()?);
    }
    code.push_str("];\n");
    tables::write("tool_annotations.rs", &code)
}

/// Reads a line of the file.
fn read(line: &str, libraries: &mut Vec<Library>) -> Result<(), Box<dyn Error>> {
    let [kind, rest] = tables::columns(line)?;
    if kind == "library" {
        if libraries.iter().any(|other| other.name == rest) {
            return Err(format!("{rest} is there twice").into());
        }
        libraries.push(Library {
            name: rest.to_owned(),
            ..Library::default()
        });
        return Ok(());
    }
    let library = libraries.last_mut().ok_or("the first line names a library")?;
    match kind {
        "seen" => {
            let [_, _] = tables::columns(rest)?;
            library.seen = Some(rest.to_owned());
        }
        "lax" => {
            for what in rest.split_whitespace() {
                if !LAX.contains(&what) {
                    return Err(tables::unexplained(what));
                }
                write!(library.lax, "Lax::{}, ", tables::variant(what))?;
            }
        }
        "unset" => write!(library.unset, "{:?}, ", rest.replace("\\0", "\0"))?,
        "tool" => library.tools.push_str(&row(rest, &TOOL_ROLES)?),
        "parameter" => library.parameters.push_str(&row(rest, &PARAMETER_ROLES)?),
        "result" => library.results.push(rest.to_owned()),
        "describes" => library.descriptions.push_str(&row(rest, &["description"])?),
        "context" => {
            let [name, instead] = tables::columns(rest)?;
            let variant = match instead {
                "call" | "conversation" | "values" | "client" => tables::variant(instead),
                other => return Err(tables::unexplained(other)),
            };
            let is_annotation = name.starts_with('@');
            let name = name.trim_start_matches('@');
            write!(
                library.context,
                "Context {{ name: {name:?}, is_annotation: {is_annotation}, instead: ContextInstead::{variant} }}, "
            )?;
        }
        other => return Err(tables::unexplained(other)),
    }
    Ok(())
}

const LAX: [&str; 4] = ["description", "required-default", "unset-field", "sealed-type"];
const TOOL_ROLES: [&str; 7] = [
    "name",
    "description",
    "title",
    "readOnly",
    "destructive",
    "idempotent",
    "openWorld",
];
const PARAMETER_ROLES: [&str; 5] = ["name", "description", "required", "default", "empty-default"];

/// Returns an annotation type and its members as Rust code.
fn row(line: &str, roles: &[&str]) -> Result<String, Box<dyn Error>> {
    let mut cells = line.split_whitespace();
    let name = cells.next().ok_or("an annotation type is missing")?;
    let mut code = format!("Row {{ annotation: {name:?}, members: &[");
    for cell in cells {
        let (member, role) = cell.split_once('=').ok_or("a member is name=role")?;
        let path: Vec<&str> = member.split('.').collect();
        let (role, separator) = tables::parts(role, '/');
        let separator = match separator {
            None => None,
            Some("lines") => Some("\n"),
            Some("words") => Some(" "),
            Some(other) => return Err(tables::unexplained(other)),
        };
        let role = match role {
            "-" => "None".to_owned(),
            role if roles.contains(&role) => format!("Some(MemberRole::{})", tables::variant(role)),
            other => return Err(tables::unexplained(other)),
        };
        write!(
            code,
            "Member {{ path: &{path:?}, role: {role}, separator: {separator:?} }}, "
        )?;
    }
    code.push_str("] }, ");
    Ok(code)
}

impl Library {
    fn code(&self) -> Result<String, Box<dyn Error>> {
        let name = &self.name;
        let missing = |what| format!("{FILE}: {name} has no line {what}");
        if self.seen.is_none() {
            return Err(missing("seen").into());
        }
        if self.tools.is_empty() {
            return Err(missing("tool").into());
        }
        Ok(format!(
            "    Library {{\n        name: {name:?},\n        lax: &[{}],\n        \
             unset: &[{}],\n        tools: &[{}],\n        parameters: &[{}],\n        descriptions: &[{}],\n        \
             context: &[{}],\n        results: &{:?},\n    }},\n",
            self.lax, self.unset, self.tools, self.parameters, self.descriptions, self.context, self.results
        ))
    }
}
