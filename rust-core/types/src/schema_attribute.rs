//! Reads the schema that a user writes into `@CopilotToolParam(schema = …)` (R4.10), and checks it against the
//! meta-schema of JSON Schema 2020-12.
//!
//! A local reference is `#/$defs/Name` or `#/definitions/Name`, or leads to a schema inside that definition
//! (`#/$defs/Name/properties/x`), or is `#`. Definitions in subschemas stay in place: no reference can lead to them. Any
//! other reference must be an absolute URI, since the tool's schema has no URI to resolve against. Only the kind of a
//! keyword's value is checked, not its syntax (`pattern`, `format`, URIs), nor whether any value can match the schema.

use std::collections::{BTreeMap, BTreeSet};

use copilot_tool_finished::user_schema::{Keyword, LocalReference, UserSchema, is_definitions, is_whole};

use crate::diagnostics::reasons::{KeywordFix, ReferenceFix, SchemaProblem};
use copilot_tool_text::json::{self, Document, Json, Number, Place, Position, ReadErrorKind};
use copilot_tool_text::strings::{clipped, nearest};

/// Checks the text of a `schema` attribute. Finds all errors if the text is JSON, otherwise the first.
pub fn check(text: &str) -> Checked {
    let document = match json::read(text) {
        Ok(document) => document,
        Err(error) => {
            let (position, error) = (error.position, error.kind);
            let kind = match error {
                ReadErrorKind::NumberOutOfRange { .. } => SchemaProblem::NumberOutOfRange { error },
                _ => SchemaProblem::NotJson { error },
            };
            return Checked::refused(kind, position);
        }
    };
    if document.root.as_object().is_none() {
        let found = document.root.kind();
        return Checked::refused(SchemaProblem::NotAnObject { found }, document.place.value);
    }
    let mut check = SchemaCheck::default();
    check.schemas(&document);
    check.references(&document);
    check.identifiers();
    check.errors.sort_by_key(|finding| finding.position);
    check.warnings.sort_by_key(|finding| finding.position);
    let warnings = check.warnings;
    let schema = if check.errors.is_empty() {
        let identifiers = check.identifiers.iter();
        let identifiers = identifiers.map(|own| (own.value.to_owned(), own.position)).collect();
        Ok(UserSchema::of_valid(document.root, identifiers))
    } else {
        Err(check.errors)
    };
    Checked { schema, warnings }
}

/// The result of checking a `schema` attribute.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The schema, or its errors in the order of the text.
    pub schema: Result<UserSchema, Vec<SchemaFinding>>,
    /// The warnings in the order of the text.
    pub warnings: Vec<SchemaFinding>,
}

impl Checked {
    fn refused(kind: SchemaProblem, position: Position) -> Self {
        let error = SchemaFinding { kind, position };
        Self {
            schema: Err(vec![error]),
            warnings: Vec::new(),
        }
    }
}

/// An error or warning about a schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaFinding {
    /// The problem.
    pub kind: SchemaProblem,
    /// The position inside the attribute's string.
    pub position: Position,
}

/// The types of JSON Schema (2020-12 core §4.2.1 and validation §6.1.1).
const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "object", "array", "null"];

/// The names of these types in other languages.
const FOREIGN_TYPES: [(&str, &str); 14] = [
    ("int", "integer"),
    ("long", "integer"),
    ("short", "integer"),
    ("float", "number"),
    ("double", "number"),
    ("decimal", "number"),
    ("bool", "boolean"),
    ("str", "string"),
    ("text", "string"),
    ("list", "array"),
    ("map", "object"),
    ("dict", "object"),
    ("none", "null"),
    ("nil", "null"),
];

/// Returns the question whether another type is meant; empty if no name is similar.
fn nearest_type(found: &str) -> String {
    let foreign = FOREIGN_TYPES.iter().find(|(name, _)| name.eq_ignore_ascii_case(found));
    let meant = foreign.map(|&(_, meant)| meant).or_else(|| nearest(found, TYPES));
    meant.map_or_else(String::new, |name| format!(" (did you mean \"{name}\"?)"))
}

/// The number of errors after which missing definitions are reported without a suggestion.
const MOST_SUGGESTED: usize = 100;

/// The most characters of a user's text that a message repeats.
const SHOWN: usize = 60;

pub fn shown(text: &str) -> String {
    clipped(text, SHOWN)
}

/// Describes a value for a message: the value itself if it is short, else its kind.
fn found(value: &Json) -> String {
    match value {
        Json::String(text) => format!("the string \"{}\"", shown(text)),
        Json::Number(number) => shown(number.text()),
        Json::Array(items) if items.is_empty() => "an empty array".to_owned(),
        other => other.kind().to_owned(),
    }
}

/// Whether the reference begins with a scheme (RFC 3986 §3.1).
fn is_absolute(reference: &str) -> bool {
    reference.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    })
}

/// A `$ref` or similar reference, which is checked after all schemas are known.
struct Mention<'a> {
    reference: &'a str,
    /// The keyword if it is not `$ref`.
    dynamic: Option<String>,
    position: Position,
    /// Whether it is in the schema itself, not in a schema inside it.
    is_outermost: bool,
}

/// An `$id`.
struct Identifier<'a> {
    value: &'a str,
    position: Position,
}

/// The state of a check.
#[derive(Default)]
struct SchemaCheck<'a> {
    /// The schemas that were found, outer ones before inner ones.
    schemas: Vec<(&'a Json, &'a Place)>,
    mentions: Vec<Mention<'a>>,
    identifiers: Vec<Identifier<'a>>,
    errors: Vec<SchemaFinding>,
    warnings: Vec<SchemaFinding>,
}

impl<'a> SchemaCheck<'a> {
    /// Checks all schemas of the document.
    fn schemas(&mut self, document: &'a Document) {
        self.schemas.push((&document.root, &document.place));
        let mut index = 0;
        while let Some(&(schema, place)) = self.schemas.get(index) {
            // Booleans are schemas too. Any other value was reported with the keyword that contains it.
            if let Json::Object(members) = schema {
                for ((keyword, value), place) in members.iter().zip(&place.parts) {
                    SchemaMember {
                        is_outermost: index == 0,
                        keyword,
                        value,
                        place,
                    }
                    .check(self);
                }
            }
            index += 1;
        }
    }

    /// Checks the targets of all references.
    fn references(&mut self, document: &Document) {
        let schemas: BTreeSet<usize> = self.schemas.iter().map(|(_, place)| place.value.offset).collect();
        let definitions = self.definitions(document);
        let mut any_local = false;
        for mention in std::mem::take(&mut self.mentions) {
            let (reference, position) = (mention.reference, mention.position);
            let dangling = |fix| SchemaProblem::Reference {
                reference: shown(reference),
                fix,
            };
            if !reference.starts_with('#') && !reference.is_empty() {
                if !is_absolute(reference) {
                    self.error(dangling(ReferenceFix::Own), position);
                }
                continue;
            }
            any_local = true;
            if let Some(keyword) = mention.dynamic {
                self.error(SchemaProblem::DynamicReference { keyword }, position);
                continue;
            }
            // A schema that is nothing but itself has no meaning.
            if is_whole(reference) && !mention.is_outermost {
                continue;
            }
            let Some(local) = LocalReference::parse(reference) else {
                self.error(dangling(ReferenceFix::Own), position);
                continue;
            };
            if let Some(&definition) = definitions.get(local.name.as_str()) {
                let target = descend(definition, &local.inside);
                if target.is_none_or(|place| !schemas.contains(&place.value.offset)) {
                    self.error(dangling(ReferenceFix::Own), position);
                }
                continue;
            }
            // Each name is compared with all definitions, which would be slow for many missing definitions.
            let few = self.errors.len() < MOST_SUGGESTED;
            let names = definitions.keys().copied().filter(|_| few);
            let fix = nearest(&local.name, names).map_or(ReferenceFix::Define, |name| ReferenceFix::Meant {
                name: name.to_owned(),
            });
            self.error(dangling(fix), position);
        }
        if any_local || !definitions.is_empty() {
            for own in std::mem::take(&mut self.identifiers) {
                self.error(SchemaProblem::IdentifierWithDefinitions, own.position);
            }
        }
    }

    /// Reports each `$id` that an earlier schema of the text has, too.
    fn identifiers(&mut self) {
        let mut seen = BTreeSet::new();
        for own in &self.identifiers {
            if !seen.insert(own.value) {
                let identifier = shown(own.value);
                self.errors.push(SchemaFinding {
                    kind: SchemaProblem::RepeatedIdentifier { identifier },
                    position: own.position,
                });
            }
        }
    }

    /// Returns the definitions at the document's root by name. Reports names that occur twice.
    fn definitions<'d>(&mut self, document: &'d Document) -> BTreeMap<&'d str, (&'d Json, &'d Place)> {
        let mut definitions = BTreeMap::new();
        let members = document.root.as_object().unwrap_or_default();
        for ((keyword, value), place) in members.iter().zip(&document.place.parts) {
            if !is_definitions(keyword) {
                continue;
            }
            let entries = value.as_object().unwrap_or_default();
            for ((name, definition), place) in entries.iter().zip(&place.parts) {
                if definitions.insert(name.as_str(), (definition, place)).is_some() {
                    self.error(SchemaProblem::DefinedTwice { name: shown(name) }, place.start());
                }
            }
        }
        definitions
    }

    fn error(&mut self, kind: SchemaProblem, position: Position) {
        self.errors.push(SchemaFinding { kind, position });
    }
}

/// Returns the place to which the tokens of a JSON pointer lead.
fn descend<'d>(from: (&'d Json, &'d Place), tokens: &[String]) -> Option<&'d Place> {
    let (mut json, mut place) = from;
    for token in tokens {
        let index = match json {
            Json::Object(members) => members.iter().position(|(key, _)| key == token)?,
            Json::Array(_) => token.parse().ok().filter(|index: &usize| index.to_string() == *token)?,
            _ => return None,
        };
        json = json.part(index)?.1;
        place = place.parts.get(index)?;
    }
    Some(place)
}

/// A member of a schema that is being checked.
struct SchemaMember<'a, 'k> {
    is_outermost: bool,
    keyword: &'k str,
    value: &'a Json,
    place: &'a Place,
}

impl<'a> SchemaMember<'a, '_> {
    fn check(&self, check: &mut SchemaCheck<'a>) {
        let Some(keyword) = Keyword::named(self.keyword) else {
            self.unknown(check);
            return;
        };
        match (keyword, self.value) {
            (Keyword::Any, _)
            | (Keyword::Array, Json::Array(_))
            | (Keyword::String | Keyword::Dialect, Json::String(_))
            | (Keyword::Boolean, Json::Bool(_))
            | (Keyword::Number, Json::Number(_)) => {}
            (Keyword::Positive, Json::Number(number)) if is_positive(number) => {}
            (Keyword::Count, Json::Number(number)) if is_count(number) => {}
            (Keyword::Booleans, Json::Object(entries))
                if entries.iter().all(|(_, entry)| matches!(entry, Json::Bool(_))) => {}
            (Keyword::Schema, schema) => self.subschema(check, schema, self.place),
            (Keyword::Schemas, Json::Array(items)) if !items.is_empty() => {
                for (item, place) in items.iter().zip(&self.place.parts) {
                    self.subschema(check, item, place);
                }
            }
            (Keyword::SchemaMap | Keyword::Dependencies | Keyword::NameLists, Json::Object(entries)) => {
                self.map(check, keyword, entries);
            }
            (Keyword::Type, Json::String(name)) => type_name(check, name, self.place),
            (Keyword::Type, Json::Array(items)) if !items.is_empty() => {
                for (name, place) in self.strings(check, items, self.place, expected(keyword)) {
                    type_name(check, name, place);
                }
            }
            (Keyword::Names, names) => self.names(check, names, self.place),
            (Keyword::Reference | Keyword::DynamicReference, Json::String(reference)) => {
                let dynamic = (keyword == Keyword::DynamicReference).then(|| self.keyword.to_owned());
                check.mentions.push(Mention {
                    reference,
                    dynamic,
                    position: self.place.value,
                    is_outermost: self.is_outermost,
                });
            }
            (Keyword::Anchor, _) => {
                let keyword = self.keyword.to_owned();
                check.error(SchemaProblem::Anchor { keyword }, self.place.start());
            }
            (Keyword::Identifier, Json::String(value)) => check.identifiers.push(Identifier {
                // An empty fragment is allowed and has no meaning (2020-12 core §8.2.1).
                value: value.strip_suffix('#').unwrap_or(value),
                position: self.place.start(),
            }),
            (_, value) => self.wrong_at(check, value, self.place, expected(keyword)),
        }
    }

    fn unknown(&self, check: &mut SchemaCheck<'a>) {
        if self.keyword.starts_with("x-") {
            return;
        }
        let meant = nearest(self.keyword, Keyword::names());
        let kind = SchemaProblem::UnknownKeyword {
            keyword: shown(self.keyword),
            fix: meant.map_or(KeywordFix::Remove, |name| KeywordFix::Meant { name: name.to_owned() }),
        };
        let position = self.place.start();
        check.warnings.push(SchemaFinding { kind, position });
    }

    /// Reports that a value in this member is not of the expected kind.
    fn wrong_at(&self, check: &mut SchemaCheck<'a>, value: &Json, place: &Place, expected: &'static str) {
        let hint = match (self.keyword, value) {
            ("items", Json::Array(_)) => " (a schema for each position goes into \"prefixItems\")",
            ("exclusiveMinimum" | "exclusiveMaximum", Json::Bool(_)) => " (it is the bound itself)",
            ("required", Json::Bool(_)) => " (the object that has the property lists its name)",
            _ => "",
        };
        let kind = SchemaProblem::WrongValue {
            keyword: self.keyword.to_owned(),
            expected,
            found: found(value),
            hint,
        };
        check.error(kind, place.value);
    }

    /// Adds a schema to the queue, or reports that the value is not a schema.
    fn subschema(&self, check: &mut SchemaCheck<'a>, schema: &'a Json, place: &'a Place) {
        match schema {
            Json::Object(_) | Json::Bool(_) => check.schemas.push((schema, place)),
            _ if std::ptr::eq(schema, self.value) => {
                self.wrong_at(check, schema, place, "a schema (an object, true or false)");
            }
            _ => self.wrong_at(check, schema, place, "made of schemas (objects, true or false)"),
        }
    }

    fn map(&self, check: &mut SchemaCheck<'a>, keyword: Keyword, entries: &'a [(String, Json)]) {
        for ((_, entry), place) in entries.iter().zip(&self.place.parts) {
            let names = match keyword {
                Keyword::NameLists => true,
                Keyword::Dependencies => matches!(entry, Json::Array(_)),
                _ => false,
            };
            if names {
                self.names(check, entry, place);
            } else {
                self.subschema(check, entry, place);
            }
        }
    }

    /// Checks a list of different strings.
    fn names(&self, check: &mut SchemaCheck<'a>, value: &'a Json, place: &'a Place) {
        match value {
            Json::Array(items) => _ = self.strings(check, items, place, expected(Keyword::Names)),
            _ => self.wrong_at(check, value, place, expected(Keyword::Names)),
        }
    }

    /// Returns the strings of a list, each once. Reports other items, and strings that are repeated.
    fn strings(
        &self,
        check: &mut SchemaCheck<'a>,
        items: &'a [Json],
        place: &'a Place,
        expected: &'static str,
    ) -> Vec<(&'a str, &'a Place)> {
        let mut seen = BTreeSet::new();
        let mut strings = Vec::new();
        for (item, place) in items.iter().zip(&place.parts) {
            match item.as_str() {
                None => self.wrong_at(check, item, place, expected),
                Some(name) if seen.insert(name) => strings.push((name, place)),
                Some(name) => {
                    let kind = SchemaProblem::RepeatedEntry {
                        keyword: self.keyword.to_owned(),
                        entry: shown(name),
                    };
                    check.error(kind, place.value);
                }
            }
        }
        strings
    }
}

/// Returns the words for the values that a keyword takes.
fn expected(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Schemas => "a non-empty array of schemas",
        Keyword::SchemaMap | Keyword::Dependencies | Keyword::NameLists => "an object",
        Keyword::Type => "the name of a type or a non-empty array of such names",
        Keyword::Names => "an array of names",
        Keyword::Booleans => "an object of booleans",
        Keyword::Array => "an array",
        Keyword::Boolean => "true or false",
        Keyword::Number => "a number",
        Keyword::Positive => "a number above 0",
        Keyword::Count => "a non-negative integer",
        _ => "a string",
    }
}

fn type_name(check: &mut SchemaCheck<'_>, name: &str, place: &Place) {
    if !TYPES.contains(&name) {
        let kind = SchemaProblem::UnknownType {
            found: shown(name),
            meant: nearest_type(name),
        };
        check.error(kind, place.value);
    }
}

/// Whether the number is above zero. Reads the digits only, since the exponent can have any size.
fn is_positive(number: &Number) -> bool {
    let text = number.text();
    let digits = text.split(['e', 'E']).next().unwrap_or(text);
    !text.starts_with('-') && digits.contains(|c: char| ('1'..='9').contains(&c))
}

fn is_count(number: &Number) -> bool {
    let negative = number.text().starts_with('-') && !number.decimal().is_some_and(|value| value.is_zero());
    number.is_integer_valued() && !negative
}

#[cfg(test)]
mod tests;
