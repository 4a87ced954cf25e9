//! Makes the core's tables from the file that describes Bean Validation's constraints, for the core and `java-api`
//! alike.

use std::error::Error;
use std::fmt::Write;

use crate::tables::{self, Line, Row};

const FILE: &str = "java-api/src/main/resources/com/github/copilot/tool/runtime/constraints.txt";

/// Writes `constraints.rs`, the tables of the core.
pub(crate) fn write_tables() -> Result<(), Box<dyn Error>> {
    let lines = tables::lines(FILE)?;
    let (constraints, checks): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(|line| is_constraint(line));
    let rows = rows(&checks)?;
    let constraints = tables::table("CONSTRAINTS: &[Constraint]", constraints, |line| {
        constraint(line, &rows)
    })?;
    let checks: String = rows.iter().map(CheckSource::code).collect();
    let code = format!("{constraints}\nstatic CHECKS: &[CheckRow] = &[\n{checks}];\n");
    tables::write("constraints.rs", &code)
}

/// Writes `helper_checks.rs`, the enum of the checks that runtime helpers make, for the finished model.
pub(crate) fn write_helper_checks() -> Result<(), Box<dyn Error>> {
    let variants = helpers()?
        .into_iter()
        .map(|name| format!("    /// `{name}`.\n    {},\n", tables::variant(&name)));
    let code = format!(
        "/// A check that the runtime helper of this name makes, of a value and of whole numbers.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         pub enum HelperCheck {{\n{}}}\n",
        variants.collect::<String>()
    );
    tables::write("helper_checks.rs", &code)
}

/// Returns the names of the checks that runtime helpers make.
pub(crate) fn helpers() -> Result<Vec<String>, Box<dyn Error>> {
    let lines = tables::lines(FILE)?;
    let checks: Vec<&Line> = lines.iter().filter(|line| !is_constraint(line)).collect();
    let rows = rows(&checks)?.into_iter().filter(|row| row.is_helper);
    Ok(rows.map(|row| row.name.to_owned()).collect())
}

fn is_constraint(line: &Line) -> bool {
    line.text.starts_with('@')
}

fn rows<'l>(checks: &[&'l Line]) -> Result<Vec<CheckSource<'l>>, Box<dyn Error>> {
    let mut rows = Vec::new();
    for line in checks {
        rows.push(CheckSource::read(&line.text).map_err(|problem| format!("{}: {problem}", line.place))?);
    }
    Ok(rows)
}

/// A row that describes a check.
struct CheckSource<'l> {
    name: &'l str,
    /// The names of its arguments.
    parameters: Vec<&'l str>,
    /// A runtime helper with this name makes it.
    is_helper: bool,
    /// The keywords for each JSON type, as Rust code, in the order of `JsonKind`.
    keywords: [String; 6],
}

impl<'l> CheckSource<'l> {
    fn read(line: &'l str) -> Result<Self, Box<dyn Error>> {
        let [name, made_by, integer, number, string, array, object, boolean] = tables::columns(line)?;
        let (name, parameters) = called(name)?;
        Ok(Self {
            name,
            parameters,
            is_helper: tables::is_first(made_by, ["helper", "own"])?,
            keywords: [integer, number, string, array, object, boolean].map(keywords),
        })
    }

    fn kind(&self) -> String {
        let variant = tables::variant(self.name);
        if self.is_helper {
            format!("Kind::Helper(HelperCheck::{variant})")
        } else {
            format!("Kind::{variant}")
        }
    }

    fn code(&self) -> String {
        format!(
            "    CheckRow {{ kind: {}, keywords: [{}] }},\n",
            self.kind(),
            self.keywords.join(", ")
        )
    }
}

/// Returns the keywords of a cell; `None` if the check does not apply.
fn keywords(cell: &str) -> String {
    let keywords: Vec<(&str, Option<&str>)> = match cell {
        "-" => return "None".to_owned(),
        "+" => Vec::new(),
        listed => listed.split(',').map(|keyword| tables::parts(keyword, '=')).collect(),
    };
    format!("Some(&{keywords:?})")
}

/// Returns a constraint's name, and its row as Rust code.
fn constraint(line: &str, checks: &[CheckSource<'_>]) -> Row {
    let [name, null, demands] = tables::columns(line)?;
    let name = name.trim_start_matches('@');
    let excludes_null = tables::is_first(null, ["refused", "allowed"])?;
    let mut code = format!("    Constraint {{ name: {name:?}, excludes_null: {excludes_null}, demands: &[");
    for demand in demands.split_whitespace().filter(|demand| *demand != "-") {
        let (check, arguments) = called(demand)?;
        let kind = checks
            .iter()
            .find(|row| row.name == check && row.parameters.len() >= arguments.len())
            .map(CheckSource::kind)
            .ok_or_else(|| tables::unexplained(demand))?;
        let arguments: String = arguments.into_iter().map(argument).collect();
        write!(code, "Demand {{ check: {kind}, arguments: &[{arguments}] }}, ")?;
    }
    code.push_str("] },\n");
    Ok((name.to_owned(), code))
}

/// Splits `name(a,b)` into the name and what is in parentheses.
fn called(cell: &str) -> Result<(&str, Vec<&str>), Box<dyn Error>> {
    let Some((name, rest)) = cell.split_once('(') else {
        return Ok((cell, Vec::new()));
    };
    let inside = rest.strip_suffix(')').ok_or_else(|| tables::unexplained(cell))?;
    Ok((name, inside.split(',').collect()))
}

/// Returns an argument of a check: the value of a member, or a literal.
fn argument(cell: &str) -> String {
    let (name, default) = tables::parts(cell, '=');
    let is_literal =
        ["true", "false"].contains(&name) || !name.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if is_literal {
        format!("ConstraintArgument::Literal({name:?}), ")
    } else {
        format!("ConstraintArgument::Member {{ name: {name:?}, default: {default:?} }}, ")
    }
}
