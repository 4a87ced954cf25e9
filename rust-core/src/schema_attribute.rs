//! The schema that a user writes into `@CopilotToolParam(schema = …)` (SPEC R4.10): checked against the meta-schema
//! of JSON Schema 2020-12, and made fit to be a part of the tool's schema.
//!
//! What was decided where the specification leaves room:
//! - `$defs` and the older `definitions` at the top of the text move to the tool's root, into `$defs`. Those further
//!   down stay where they are: nothing can refer to them.
//! - A local reference is `#/$defs/Name` or `#/definitions/Name`, also into that definition
//!   (`#/$defs/Name/properties/x`) where there is a schema. Every other one is an error, and so is `$anchor`:
//!   two parameters could use one name.
//! - A reference that is not local must be an absolute URI: the tool's schema has no URI to resolve against.
//! - `$id` makes local references and `$defs` its own, so the three do not go together. Alone it is allowed.
//! - Only the kind of a keyword's value is checked, not its syntax (`pattern`, `format`, URIs) or whether anything
//!   can satisfy it.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::reasons::SchemaProblem;
use crate::text::json::{self, Document, Json, Number, Place, Position};
use crate::text::strings::{clipped, nearest};

/// Checks the text of a `schema` attribute. All errors are found, unless the text is not JSON: then the first.
pub(crate) fn check(text: &str) -> Checked {
    let document = match json::read(text) {
        Ok(document) => document,
        Err(error) => {
            let kind = SchemaProblem::NotJson(error.kind);
            return Checked::refused(kind, error.position);
        }
    };
    if document.root.as_object().is_none() {
        let found = document.root.kind();
        return Checked::refused(SchemaProblem::NotAnObject { found }, document.place.value);
    }
    let mut check = Check::default();
    check.schemas(&document);
    check.references(&document);
    let Check {
        mut errors,
        mut warnings,
        ..
    } = check;
    errors.sort_by_key(|fault| fault.position);
    warnings.sort_by_key(|fault| fault.position);
    let schema = if errors.is_empty() {
        Ok(UserSchema::of(document.root))
    } else {
        Err(errors)
    };
    Checked { schema, warnings }
}

/// What became of a `schema` attribute.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    /// The schema, or all that is wrong with it, in the order of the text.
    pub(crate) schema: Result<UserSchema, Vec<SchemaFault>>,
    /// What may be wrong with it, in the order of the text.
    pub(crate) warnings: Vec<SchemaFault>,
}

impl Checked {
    fn refused(kind: SchemaProblem, position: Position) -> Self {
        let fault = SchemaFault {
            kind,
            position,
            pointer: String::new(),
        };
        Self {
            schema: Err(vec![fault]),
            warnings: Vec::new(),
        }
    }
}

/// Something wrong with a schema. Displays as a clause without its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub(crate) struct SchemaFault {
    /// What.
    pub(crate) kind: SchemaProblem,
    /// Where inside the attribute's string.
    pub(crate) position: Position,
    /// The member or item as a JSON pointer (`/properties/a/type`); empty for the whole.
    pub(crate) pointer: String,
}

/// A valid schema of the user's: its body, and the definitions that belong at the tool's root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UserSchema {
    /// Members in the user's order, less the definitions.
    body: Vec<(String, Json)>,
    /// Definitions by name, in the user's order.
    definitions: Vec<(String, Json)>,
}

/// A user's schema as it goes into the tool's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rewritten {
    /// The parameter's schema, an object.
    pub(crate) schema: Json,
    /// What goes into the `$defs` of the tool's root, by new name, in the user's order.
    pub(crate) definitions: Vec<(String, Json)>,
}

impl UserSchema {
    /// Takes the definitions out of a valid object.
    fn of(root: Json) -> Self {
        let mut body = Vec::new();
        let mut definitions = Vec::new();
        for (key, value) in root.into_members() {
            if is_definitions(&key) && value.as_object().is_some() {
                definitions.extend(value.into_members());
            } else {
                body.push((key, value));
            }
        }
        Self { body, definitions }
    }

    /// The names of the definitions, in the user's order, each once.
    pub(crate) fn definition_names(&self) -> impl Iterator<Item = &str> {
        self.definitions.iter().map(|(name, _)| name.as_str())
    }

    /// The value of a keyword at the top of the schema.
    pub(crate) fn keyword(&self, keyword: &str) -> Option<&Json> {
        self.body.iter().find(|(key, _)| key == keyword).map(|(_, value)| value)
    }

    /// The schema's own description.
    pub(crate) fn description(&self) -> Option<&str> {
        self.keyword("description")?.as_str()
    }

    /// How many JSON values it has.
    pub(crate) fn values(&self) -> usize {
        let members = self.body.iter().chain(&self.definitions);
        members.map(|(_, value)| value.values()).sum::<usize>() + 1
    }

    /// Sets the description: in place of the schema's own where it has one, else as its last member.
    pub(crate) fn set_description(&mut self, description: &str) {
        let value = Json::from(description);
        match self.body.iter_mut().find(|(key, _)| key == "description") {
            Some((_, own)) => *own = value,
            None => self.body.push(("description".to_owned(), value)),
        }
    }

    /// Gives definitions the names that they have at the tool's root, and references to them along with it. `rename`
    /// is asked with each definition's name, several times, and gives different names for different ones.
    pub(crate) fn rewrite(self, rename: impl Fn(&str) -> String) -> Rewritten {
        let mut schema = Json::Object(self.body);
        refer_anew(&mut schema, &rename);
        let definitions = self
            .definitions
            .into_iter()
            .map(|(name, mut definition)| {
                refer_anew(&mut definition, &rename);
                (rename(&name), definition)
            })
            .collect();
        Rewritten { schema, definitions }
    }
}

/// Rewrites the references to definitions in a schema and all its subschemas.
fn refer_anew(root: &mut Json, rename: &impl Fn(&str) -> String) {
    let mut schemas = vec![root];
    while let Some(schema) = schemas.pop() {
        let Json::Object(members) = schema else {
            continue;
        };
        for (keyword, value) in members {
            match (Keyword::named(keyword), value) {
                (Some(Keyword::Reference), Json::String(reference)) => {
                    if let Some(local) = LocalReference::parse(reference) {
                        *reference = local.renamed(rename);
                    }
                }
                (Some(Keyword::Schema), value) => schemas.push(value),
                (Some(Keyword::Schemas), Json::Array(items)) => schemas.extend(items),
                (Some(Keyword::SchemaMap | Keyword::Dependencies), Json::Object(entries)) => {
                    // A list of names among the dependencies is no object and so no schema.
                    schemas.extend(entries.iter_mut().map(|(_, schema)| schema));
                }
                _ => {}
            }
        }
    }
}

fn is_definitions(keyword: &str) -> bool {
    matches!(keyword, "$defs" | "definitions")
}

/// What a keyword takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keyword {
    Schema,
    /// A list of schemas, not empty.
    Schemas,
    SchemaMap,
    /// `dependencies`: schemas or lists of names.
    Dependencies,
    /// `dependentRequired`: lists of names.
    NameLists,
    /// `$vocabulary`
    Booleans,
    Type,
    Any,
    Array,
    String,
    Boolean,
    Number,
    Positive,
    Count,
    /// A list of names without repetition.
    Names,
    /// `$ref`
    Reference,
    /// A reference that is resolved at the time of use.
    DynamicReference,
    Anchor,
    Identifier,
    Dialect,
}

/// The keywords of JSON Schema 2020-12 as its meta-schema <https://json-schema.org/draft/2020-12/schema> and the
/// vocabularies' (core, applicator, unevaluated, validation, meta-data, format, content) have them; at the end the four
/// that it keeps from older drafts.
const KEYWORDS: &[(&str, Keyword)] = &[
    ("$id", Keyword::Identifier),
    ("$schema", Keyword::Dialect),
    ("$ref", Keyword::Reference),
    ("$anchor", Keyword::Anchor),
    ("$dynamicRef", Keyword::DynamicReference),
    ("$dynamicAnchor", Keyword::Anchor),
    ("$vocabulary", Keyword::Booleans),
    ("$comment", Keyword::String),
    ("$defs", Keyword::SchemaMap),
    ("prefixItems", Keyword::Schemas),
    ("items", Keyword::Schema),
    ("contains", Keyword::Schema),
    ("additionalProperties", Keyword::Schema),
    ("properties", Keyword::SchemaMap),
    ("patternProperties", Keyword::SchemaMap),
    ("dependentSchemas", Keyword::SchemaMap),
    ("propertyNames", Keyword::Schema),
    ("if", Keyword::Schema),
    ("then", Keyword::Schema),
    ("else", Keyword::Schema),
    ("allOf", Keyword::Schemas),
    ("anyOf", Keyword::Schemas),
    ("oneOf", Keyword::Schemas),
    ("not", Keyword::Schema),
    ("unevaluatedItems", Keyword::Schema),
    ("unevaluatedProperties", Keyword::Schema),
    ("type", Keyword::Type),
    ("const", Keyword::Any),
    ("enum", Keyword::Array),
    ("multipleOf", Keyword::Positive),
    ("maximum", Keyword::Number),
    ("exclusiveMaximum", Keyword::Number),
    ("minimum", Keyword::Number),
    ("exclusiveMinimum", Keyword::Number),
    ("maxLength", Keyword::Count),
    ("minLength", Keyword::Count),
    ("pattern", Keyword::String),
    ("maxItems", Keyword::Count),
    ("minItems", Keyword::Count),
    ("uniqueItems", Keyword::Boolean),
    ("maxContains", Keyword::Count),
    ("minContains", Keyword::Count),
    ("maxProperties", Keyword::Count),
    ("minProperties", Keyword::Count),
    ("required", Keyword::Names),
    ("dependentRequired", Keyword::NameLists),
    ("title", Keyword::String),
    ("description", Keyword::String),
    ("default", Keyword::Any),
    ("deprecated", Keyword::Boolean),
    ("readOnly", Keyword::Boolean),
    ("writeOnly", Keyword::Boolean),
    ("examples", Keyword::Array),
    ("format", Keyword::String),
    ("contentEncoding", Keyword::String),
    ("contentMediaType", Keyword::String),
    ("contentSchema", Keyword::Schema),
    ("definitions", Keyword::SchemaMap),
    ("dependencies", Keyword::Dependencies),
    ("$recursiveAnchor", Keyword::Anchor),
    ("$recursiveRef", Keyword::DynamicReference),
];

impl Keyword {
    fn named(name: &str) -> Option<Self> {
        KEYWORDS
            .iter()
            .find(|(known, _)| *known == name)
            .map(|&(_, keyword)| keyword)
    }
}

/// The types of JSON Schema (2020-12 core §4.2.1 and validation §6.1.1).
const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "object", "array", "null"];

/// What other languages call them.
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

fn nearest_type(found: &str) -> Option<String> {
    let foreign = FOREIGN_TYPES.iter().find(|(name, _)| name.eq_ignore_ascii_case(found));
    let meant = foreign.map(|&(_, meant)| meant).or_else(|| nearest(found, TYPES));
    meant.map(str::to_owned)
}

/// How many errors there may be before missing definitions are reported without a suggestion.
const MOST_SUGGESTED: usize = 100;

/// How much of a user's text a message repeats, in characters.
const SHOWN: usize = 60;

fn shown(text: &str) -> String {
    clipped(text, SHOWN)
}

/// A value for a message: itself where it is short, else its kind.
fn found(value: &Json) -> String {
    match value {
        Json::String(text) => format!("the string \"{}\"", shown(text)),
        Json::Number(number) => shown(number.text()),
        Json::Array(items) if items.is_empty() => "an empty array".to_owned(),
        other => other.kind().to_owned(),
    }
}

/// A reference to one of the schema's definitions, or into it.
struct LocalReference {
    /// The tokens behind `#/$defs`, at least the name; neither percent-encoded nor escaped.
    name: String,
    inside: Vec<String>,
}

impl LocalReference {
    /// Takes `#/$defs/…` or `#/definitions/…` apart: a URI fragment (RFC 3986 §3.5) that holds a JSON pointer
    /// (RFC 6901 §6). `None` for every other reference.
    fn parse(reference: &str) -> Option<Self> {
        let pointer = percent_decoded(reference.strip_prefix("#/")?)?;
        let mut tokens = pointer.split('/').map(unescaped);
        tokens.next().flatten().filter(|keyword| is_definitions(keyword))?;
        let name = tokens.next().flatten()?;
        let inside = tokens.collect::<Option<Vec<_>>>()?;
        Some(Self { name, inside })
    }

    /// The reference with another name of the definition, below `$defs`.
    fn renamed(&self, rename: &impl Fn(&str) -> String) -> String {
        let mut reference = definition_reference(&rename(&self.name));
        for token in &self.inside {
            push_token(token, &mut reference);
        }
        reference
    }
}

/// The reference to the definition of this name below the root's `$defs`.
pub(crate) fn definition_reference(name: &str) -> String {
    let mut reference = "#/$defs".to_owned();
    push_token(name, &mut reference);
    reference
}

/// A token of a JSON pointer without its escapes; `None` if a `~` is not an escape.
fn unescaped(token: &str) -> Option<String> {
    let mut parts = token.split('~');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let (escaped, rest) = match part.strip_prefix('0') {
            Some(rest) => ('~', rest),
            None => ('/', part.strip_prefix('1')?),
        };
        plain.push(escaped);
        plain.push_str(rest);
    }
    Some(plain)
}

/// Appends a token to a JSON pointer.
fn push_escaped(token: &str, pointer: &mut String) {
    pointer.push('/');
    pointer.push_str(&token.replace('~', "~0").replace('/', "~1"));
}

/// Appends a token to a JSON pointer in a URI fragment; what RFC 3986 §3.5 does not allow there percent-encoded.
fn push_token(token: &str, fragment: &mut String) {
    let mut pointer = String::new();
    push_escaped(token, &mut pointer);
    for byte in pointer.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte);
        if plain {
            fragment.push(char::from(byte));
        } else {
            fragment.extend(['%', hex_digit(byte >> 4), hex_digit(byte & 15)]);
        }
    }
}

fn hex_digit(value: u8) -> char {
    char::from_digit(value.into(), 16).unwrap_or('0').to_ascii_uppercase()
}

/// A URI fragment's text; `None` where a `%` begins no octet or the octets are not UTF-8.
fn percent_decoded(fragment: &str) -> Option<String> {
    let mut bytes = fragment.bytes();
    let mut decoded = Vec::with_capacity(fragment.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let high = char::from(bytes.next()?).to_digit(16)?;
            let low = char::from(bytes.next()?).to_digit(16)?;
            decoded.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            decoded.push(byte);
        }
    }
    String::from_utf8(decoded).ok()
}

/// The reference begins with a scheme (RFC 3986 §3.1).
fn is_absolute(reference: &str) -> bool {
    reference.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    })
}

/// A schema that is checked, or yet to be.
struct Visit<'a> {
    schema: &'a Json,
    place: &'a Place,
    /// The schema around this one, by index, and the pointer from there.
    parent: Option<(usize, String)>,
}

/// A `$ref` or the like, to be looked at once all schemas are known.
struct Mention<'a> {
    reference: &'a str,
    dynamic: bool,
    position: Position,
    pointer: String,
}

/// The check at work.
#[derive(Default)]
struct Check<'a> {
    visits: Vec<Visit<'a>>,
    mentions: Vec<Mention<'a>>,
    /// The place of `$id`.
    identifiers: Vec<(Position, String)>,
    errors: Vec<SchemaFault>,
    warnings: Vec<SchemaFault>,
}

impl<'a> Check<'a> {
    /// Checks all schemas of the document, outer before inner.
    fn schemas(&mut self, document: &'a Document) {
        self.visits.push(Visit {
            schema: &document.root,
            place: &document.place,
            parent: None,
        });
        let mut index = 0;
        while let Some(&Visit { schema, place, .. }) = self.visits.get(index) {
            // Booleans are schemas too; anything else in place of a schema was reported with its keyword.
            if let Json::Object(members) = schema {
                for ((keyword, value), place) in members.iter().zip(&place.parts) {
                    Member {
                        schema: index,
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

    /// The pointer to a member of a schema.
    fn pointer(&self, schema: usize, member: &str) -> String {
        let mut steps = Vec::new();
        let mut at = Some(schema);
        while let Some((parent, step)) = at.and_then(|at| self.visits.get(at)?.parent.as_ref()) {
            steps.push(step.as_str());
            at = Some(*parent);
        }
        let mut pointer: String = steps.into_iter().rev().collect();
        pointer.push_str(member);
        pointer
    }

    /// Checks what the references refer to.
    fn references(&mut self, document: &Document) {
        let schemas: BTreeSet<usize> = self.visits.iter().map(|visit| visit.place.value.offset).collect();
        let definitions = self.definitions(document);
        let mut any_local = false;
        for mention in std::mem::take(&mut self.mentions) {
            let Mention {
                reference,
                position,
                pointer,
                dynamic,
            } = mention;
            let kind = if reference.starts_with('#') || reference.is_empty() {
                any_local = true;
                let Some(local) = LocalReference::parse(reference).filter(|_| !dynamic) else {
                    self.error(
                        SchemaProblem::LocalReference {
                            reference: shown(reference),
                        },
                        position,
                        pointer,
                    );
                    continue;
                };
                match definitions.get(local.name.as_str()) {
                    None => {
                        // Each is compared with all definitions: for many missing ones that would be slow.
                        let few = self.errors.len() < MOST_SUGGESTED;
                        let names = definitions.keys().copied().filter(|_| few);
                        let suggestion = nearest(&local.name, names);
                        SchemaProblem::MissingDefinition {
                            name: shown(&local.name),
                            reference: shown(reference),
                            suggestion: suggestion.map(str::to_owned),
                        }
                    }
                    Some(&definition) => {
                        let target = descend(definition, &local.inside);
                        if target.is_some_and(|place| schemas.contains(&place.value.offset)) {
                            continue;
                        }
                        SchemaProblem::LocalReference {
                            reference: shown(reference),
                        }
                    }
                }
            } else if is_absolute(reference) {
                continue;
            } else {
                SchemaProblem::RelativeReference {
                    reference: shown(reference),
                }
            };
            self.error(kind, position, pointer);
        }
        if any_local || !definitions.is_empty() {
            for (position, pointer) in std::mem::take(&mut self.identifiers) {
                self.error(SchemaProblem::IdentifierWithDefinitions, position, pointer);
            }
        }
    }

    /// The definitions at the document's root by name. Reports names that occur twice.
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
                    let mut pointer = format!("/{keyword}");
                    push_escaped(name, &mut pointer);
                    self.error(
                        SchemaProblem::DefinedTwice { name: shown(name) },
                        place.start(),
                        pointer,
                    );
                }
            }
        }
        definitions
    }

    fn error(&mut self, kind: SchemaProblem, position: Position, pointer: String) {
        self.errors.push(SchemaFault {
            kind,
            position,
            pointer,
        });
    }
}

/// Follows the tokens of a JSON pointer.
fn descend<'d>(from: (&'d Json, &'d Place), tokens: &[String]) -> Option<&'d Place> {
    let (mut json, mut place) = from;
    for token in tokens {
        let index = match json {
            Json::Object(members) => members.iter().position(|(key, _)| key == token)?,
            Json::Array(_) => token.parse().ok().filter(|index: &usize| index.to_string() == *token)?,
            _ => return None,
        };
        json = match json {
            Json::Object(members) => members.get(index).map(|(_, value)| value)?,
            Json::Array(items) => items.get(index)?,
            _ => return None,
        };
        place = place.parts.get(index)?;
    }
    Some(place)
}

/// A member of a schema that is being checked.
struct Member<'a, 'k> {
    /// The schema's index among the visits.
    schema: usize,
    keyword: &'k str,
    value: &'a Json,
    place: &'a Place,
}

impl<'a> Member<'a, '_> {
    fn check(&self, check: &mut Check<'a>) {
        let Some(keyword) = Keyword::named(self.keyword) else {
            self.unknown(check);
            return;
        };
        let value = self.value;
        match keyword {
            Keyword::Any => {}
            Keyword::Schema => self.subschema(check, value, self.place, &[]),
            Keyword::Schemas => match value {
                Json::Array(items) if !items.is_empty() => {
                    for ((index, item), place) in items.iter().enumerate().zip(&self.place.parts) {
                        self.subschema(check, item, place, &[&index.to_string()]);
                    }
                }
                _ => self.wrong(check, "a non-empty array of schemas"),
            },
            Keyword::SchemaMap | Keyword::Dependencies | Keyword::NameLists => {
                self.map(check, keyword);
            }
            Keyword::Type => self.types(check),
            Keyword::Names => self.names(check, value, self.place, &[]),
            Keyword::Booleans => match value {
                Json::Object(entries) if entries.iter().all(|(_, entry)| matches!(entry, Json::Bool(_))) => {}
                _ => self.wrong(check, "an object of booleans"),
            },
            Keyword::Array => self.must(check, matches!(value, Json::Array(_)), "an array"),
            Keyword::String => self.must(check, value.as_str().is_some(), "a string"),
            Keyword::Boolean => self.must(check, matches!(value, Json::Bool(_)), "true or false"),
            Keyword::Number => self.must(check, matches!(value, Json::Number(_)), "a number"),
            Keyword::Positive => {
                self.must(check, is_number(value, is_positive), "a number above 0");
            }
            Keyword::Count => {
                self.must(check, is_number(value, is_count), "a non-negative integer");
            }
            Keyword::Reference | Keyword::DynamicReference => match value {
                Json::String(reference) => {
                    let dynamic = keyword == Keyword::DynamicReference;
                    let (position, pointer) = (self.place.value, self.pointer(check, &[]));
                    check.mentions.push(Mention {
                        reference,
                        dynamic,
                        position,
                        pointer,
                    });
                }
                _ => self.wrong(check, "a string"),
            },
            Keyword::Anchor => {
                let kind = SchemaProblem::Anchor {
                    keyword: self.keyword.to_owned(),
                };
                check.error(kind, self.place.start(), self.pointer(check, &[]));
            }
            Keyword::Identifier => {
                self.must(check, value.as_str().is_some(), "a string");
                check.identifiers.push((self.place.start(), self.pointer(check, &[])));
            }
            Keyword::Dialect => {
                self.must(check, value.as_str().is_some(), "a string");
                let (position, pointer) = (self.place.start(), self.pointer(check, &[]));
                check.warnings.push(SchemaFault {
                    kind: SchemaProblem::MisplacedDialect,
                    position,
                    pointer,
                });
            }
        }
    }

    fn unknown(&self, check: &mut Check<'a>) {
        if self.keyword.starts_with("x-") {
            return;
        }
        let suggestion = nearest(self.keyword, KEYWORDS.iter().map(|(name, _)| *name));
        let kind = SchemaProblem::UnknownKeyword {
            keyword: shown(self.keyword),
            suggestion: suggestion.map(str::to_owned),
        };
        let (position, pointer) = (self.place.start(), self.pointer(check, &[]));
        check.warnings.push(SchemaFault {
            kind,
            position,
            pointer,
        });
    }

    /// `/keyword/step…`, from the schema on.
    fn steps(&self, steps: &[&str]) -> String {
        let mut pointer = String::new();
        push_escaped(self.keyword, &mut pointer);
        for step in steps {
            push_escaped(step, &mut pointer);
        }
        pointer
    }

    fn pointer(&self, check: &Check<'a>, steps: &[&str]) -> String {
        check.pointer(self.schema, &self.steps(steps))
    }

    fn must(&self, check: &mut Check<'a>, right: bool, expected: &'static str) {
        if !right {
            self.wrong(check, expected);
        }
    }

    fn wrong(&self, check: &mut Check<'a>, expected: &'static str) {
        self.wrong_at(check, self.value, self.place, &[], expected);
    }

    /// Reports that a value in this member is not what it must be.
    fn wrong_at(&self, check: &mut Check<'a>, value: &Json, place: &Place, steps: &[&str], expected: &'static str) {
        let hint = match (self.keyword, value) {
            ("items", Json::Array(_)) => Some("a schema for each position goes into \"prefixItems\""),
            ("exclusiveMinimum" | "exclusiveMaximum", Json::Bool(_)) => Some("it is the bound itself"),
            ("required", Json::Bool(_)) => Some("the object that has the property lists its name"),
            _ => None,
        };
        let kind = SchemaProblem::WrongValue {
            keyword: self.keyword.to_owned(),
            expected,
            found: found(value),
            hint,
        };
        check.error(kind, place.value, self.pointer(check, steps));
    }

    /// Queues a schema for its check.
    fn subschema(&self, check: &mut Check<'a>, schema: &'a Json, place: &'a Place, steps: &[&str]) {
        match schema {
            Json::Object(_) | Json::Bool(_) => {
                check.visits.push(Visit {
                    schema,
                    place,
                    parent: Some((self.schema, self.steps(steps))),
                });
            }
            _ if steps.is_empty() => self.wrong(check, "a schema (an object, true or false)"),
            _ => self.wrong_at(check, schema, place, steps, "made of schemas (objects, true or false)"),
        }
    }

    fn map(&self, check: &mut Check<'a>, keyword: Keyword) {
        let Json::Object(entries) = self.value else {
            self.wrong(check, "an object");
            return;
        };
        for ((name, entry), place) in entries.iter().zip(&self.place.parts) {
            let names = match keyword {
                Keyword::NameLists => true,
                Keyword::Dependencies => matches!(entry, Json::Array(_)),
                _ => false,
            };
            if names {
                self.names(check, entry, place, &[name]);
            } else {
                self.subschema(check, entry, place, &[name]);
            }
        }
    }

    /// A list of different strings.
    fn names(&self, check: &mut Check<'a>, value: &Json, place: &Place, steps: &[&str]) {
        let Json::Array(items) = value else {
            self.wrong_at(check, value, place, steps, "an array of names");
            return;
        };
        let mut seen = BTreeSet::new();
        for ((index, item), place) in items.iter().enumerate().zip(&place.parts) {
            let index = index.to_string();
            let steps = [steps, &[index.as_str()]].concat();
            match item.as_str() {
                None => self.wrong_at(check, item, place, &steps, "an array of names"),
                Some(name) if !seen.insert(name) => self.repeated(check, name, place, &steps),
                Some(_) => {}
            }
        }
    }

    fn repeated(&self, check: &mut Check<'a>, entry: &str, place: &Place, steps: &[&str]) {
        let kind = SchemaProblem::RepeatedEntry {
            keyword: self.keyword.to_owned(),
            entry: shown(entry),
        };
        check.error(kind, place.value, self.pointer(check, steps));
    }

    fn types(&self, check: &mut Check<'a>) {
        const EXPECTED: &str = "the name of a type or a non-empty array of such names";
        match self.value {
            Json::String(name) => self.type_name(check, name, self.place, &[]),
            Json::Array(items) if !items.is_empty() => {
                let mut seen = BTreeSet::new();
                for ((index, item), place) in items.iter().enumerate().zip(&self.place.parts) {
                    let index = index.to_string();
                    match item.as_str() {
                        None => self.wrong_at(check, item, place, &[&index], EXPECTED),
                        Some(name) if !seen.insert(name) => {
                            self.repeated(check, name, place, &[&index]);
                        }
                        Some(name) => self.type_name(check, name, place, &[&index]),
                    }
                }
            }
            _ => self.wrong(check, EXPECTED),
        }
    }

    fn type_name(&self, check: &mut Check<'a>, name: &str, place: &Place, steps: &[&str]) {
        if !TYPES.contains(&name) {
            let kind = SchemaProblem::UnknownType {
                found: shown(name),
                suggestion: nearest_type(name),
            };
            check.error(kind, place.value, self.pointer(check, steps));
        }
    }
}

fn is_number(value: &Json, claim: fn(&Number) -> bool) -> bool {
    matches!(value, Json::Number(number) if claim(number))
}

/// Above zero. Decides by the digits, since the exponent may be any.
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
mod tests {
    use super::{Checked, KEYWORDS, Rewritten, UserSchema, check, definition_reference};
    use crate::text::json::Json;

    fn valid(text: &str) -> UserSchema {
        let Checked { schema, warnings } = check(text);
        assert_eq!(warnings, [], "{text}");
        schema.unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
    }

    #[test]
    fn r4_10_a_reference_is_a_uri_whatever_the_definitions_name() {
        assert_eq!(definition_reference("A$B-1"), "#/$defs/A$B-1");
        assert_eq!(definition_reference("Bäume 1~/%"), "#/$defs/B%C3%A4ume%201~0~1%25");
    }

    fn rewritten(text: &str) -> (String, String) {
        let Rewritten { schema, definitions } = valid(text).rewrite(|name| format!("p_{name}"));
        (schema.to_text(), Json::Object(definitions).to_text())
    }

    /// The errors as "line:column pointer message".
    fn errors(text: &str) -> Vec<String> {
        let faults = check(text).schema.err().unwrap_or_default();
        faults.iter().map(told).collect()
    }

    fn warnings(text: &str) -> Vec<String> {
        check(text).warnings.iter().map(told).collect()
    }

    fn told(fault: &super::SchemaFault) -> String {
        format!(
            "{}:{} {} {fault}",
            fault.position.line, fault.position.column, fault.pointer
        )
    }

    #[test]
    fn a_schema_is_a_json_object() {
        assert_eq!(errors("[]"), ["1:1  expected a JSON object, found an array"]);
        assert_eq!(errors(" true"), ["1:2  expected a JSON object, found true"]);
        assert_eq!(errors("{\"type\":}"), ["1:9  expected a value after ':', found '}'"]);
        assert_eq!(
            errors("{\"type\":\"string\",\n \"type\":\"number\"}"),
            ["2:2  the key \"type\" is repeated (first at line 1, column 2)"],
        );
        assert_eq!(
            errors(r#"{"const":"\ud800"}"#),
            ["1:11  \\ud800 is a lone surrogate, which is no character"],
        );
    }

    #[test]
    fn a_schema_survives_in_its_own_order() {
        for text in [
            "{}",
            r#"{"title":"t","type":["string","null"],"default":null,"x-any":{"tpye":[1.50]},"minLength":1}"#,
            r##"{"maximum":123456789012345678901234567890.10,"const":{"$ref":"#/nowhere","tpye":"a"}}"##,
            r##"{"enum":["\"\\\n",{"$ref":"#"}],"examples":[{"b":1,"a":2}]}"##,
        ] {
            assert_eq!(rewritten(text), (text.to_owned(), "{}".to_owned()));
        }
    }

    #[test]
    fn every_keyword_of_the_meta_schema_is_known() {
        // draft/2020-12/meta/*: core 9, applicator 15, unevaluated 2, validation 20, meta-data 7, format 1, content 3;
        // and 4 of older drafts in draft/2020-12/schema.
        assert_eq!(KEYWORDS.len(), 9 + 15 + 2 + 20 + 7 + 1 + 3 + 4);
        valid(
            r#"{"$comment":"c","prefixItems":[{},true],"items":false,"contains":{},"additionalProperties":{},
            "properties":{"tpye":{}},"patternProperties":{"^a":{}},"dependentSchemas":{"a":{}},"propertyNames":{},
            "if":{},"then":{},"else":{},"allOf":[{}],"anyOf":[{}],"oneOf":[{}],"not":{},"unevaluatedItems":{},
            "unevaluatedProperties":{},"type":"object","const":1,"enum":[],"multipleOf":0.5,"maximum":1,
            "exclusiveMaximum":1,"minimum":-1,"exclusiveMinimum":-1.5,"maxLength":5.0,"minLength":0,"pattern":"a",
            "maxItems":1e1,"minItems":-0,"uniqueItems":true,"maxContains":1,"minContains":1,"maxProperties":1,
            "minProperties":1,"required":["a","b"],"dependentRequired":{"a":["b"]},"title":"t","description":"d",
            "default":1,"deprecated":false,"readOnly":true,"writeOnly":true,"examples":[1],"format":"date",
            "contentEncoding":"base64","contentMediaType":"a/b","contentSchema":{},
            "dependencies":{"a":["b"],"c":{}},"$vocabulary":{"u:v":true},"$ref":"https://example.com/s"}"#,
        );
    }

    #[test]
    fn definitions_move_out_and_references_follow() {
        let (schema, definitions) = rewritten(
            r##"{"properties":{"a":{"$ref":"#/$defs/Item"},"b":{"items":{"$ref":"#/definitions/Old"}}},
            "$defs":{"Item":{"properties":{"next":{"$ref":"#/$defs/Item"}}},"a/b ~ä":{"type":"string"}},
            "anyOf":[{"$ref":"#/$defs/a~1b%20~0%C3%A4"},{"$ref":"#/$defs/Item/properties/next"}],
            "definitions":{"Old":true},"const":{"$ref":"#/$defs/Item"},
            "dependencies":{"a":{"$ref":"#/$defs/Item"},"b":["$ref"]}}"##,
        );
        assert_eq!(
            schema,
            r##"{"properties":{"a":{"$ref":"#/$defs/p_Item"},"b":{"items":{"$ref":"#/$defs/p_Old"}}},"##.to_owned()
                + r##""anyOf":[{"$ref":"#/$defs/p_a~1b%20~0%C3%A4"},{"$ref":"#/$defs/p_Item/properties/next"}],"##
                + r##""const":{"$ref":"#/$defs/Item"},"dependencies":{"a":{"$ref":"#/$defs/p_Item"},"b":["$ref"]}}"##,
        );
        assert_eq!(
            definitions,
            r##"{"p_Item":{"properties":{"next":{"$ref":"#/$defs/p_Item"}}},"p_a/b ~ä":{"type":"string"},"p_Old":true}"##,
        );
        let names = r#"{"$defs":{"B":{},"A":{}}}"#;
        assert_eq!(valid(names).definition_names().collect::<Vec<_>>(), ["B", "A"]);
    }

    #[test]
    fn a_reference_that_would_dangle_is_an_error() {
        for reference in [
            "",
            "#",
            "#/properties/a",
            "#name",
            "#/$defs",
            "#/$defs/A/type",
            "#/$defs/A/properties",
            "#/$defs/A/properties/b/x",
            "#/$defs/A/anyOf/01",
            "#/$defs/A/anyOf/2",
            "#/$defs/A~",
            "#/$defs/A%2",
            "#/%FF",
            "#/x-any/A",
        ] {
            let text = format!(
                r#"{{"$ref":"{reference}","$defs":{{"A":{{"type":"object","properties":{{"b":{{}}}},"anyOf":[true]}}}}}}"#
            );
            let expected =
                format!("1:9 /$ref the reference \"{reference}\" would lead nowhere inside the tool's schema");
            assert_eq!(errors(&text), [expected]);
        }
        assert_eq!(
            errors(r##"{"$defs":{"Item":{}},"items":{"$ref":"#/$defs/Itme"}}"##),
            ["1:38 /items/$ref there is no definition \"Itme\" (did you mean \"Item\"?)"],
        );
        assert_eq!(
            errors(r#"{"items":{"$ref":"item.json#/a"}}"#),
            [
                "1:18 /items/$ref the reference \"item.json#/a\" is relative, and the tool's schema has no URI to resolve \
              it against"
            ],
        );
        assert_eq!(
            errors(r##"{"$dynamicRef":"#/$defs/A","$defs":{"A":{}}}"##),
            ["1:16 /$dynamicRef the reference \"#/$defs/A\" would lead nowhere inside the tool's schema"],
        );
        assert_eq!(
            errors(r#"{"properties":{"a":{"$anchor":"x"}}}"#),
            ["1:21 /properties/a/$anchor \"$anchor\" cannot be used inside a tool's schema"],
        );
        assert_eq!(
            errors(r#"{"$defs":{"A":{}},"definitions":{"A":{}}}"#),
            ["1:34 /definitions/A \"A\" is defined both in \"$defs\" and in \"definitions\""],
        );
        assert_eq!(
            errors(r#"{"$id":"https://example.com/s","$defs":{"A":{}}}"#),
            ["1:2 /$id \"$id\" cannot stand together with definitions or local references"],
        );
        valid(r#"{"$id":"https://example.com/s"}"#);
        // What is no schema is no reference.
        valid(r##"{"properties":{"$ref":{"enum":[{"$ref":"#"}]}},"default":{"$ref":"#"}}"##);
    }

    #[test]
    fn an_unknown_keyword_is_a_warning() {
        assert_eq!(
            warnings("{\"tpye\":\"string\",\n \"nullable\":true,\"x-any\":1}"),
            [
                "1:2 /tpye JSON Schema 2020-12 has no keyword \"tpye\" (did you mean \"type\"?)",
                "2:2 /nullable JSON Schema 2020-12 has no keyword \"nullable\"",
            ],
        );
        for (before, after, pointer) in [
            (r#"{"properties":{"a/~":"#, "}}", "/properties/a~1~0"),
            (r#"{"patternProperties":{"^":"#, "}}", "/patternProperties/^"),
            (r#"{"$defs":{"A":"#, "}}", "/$defs/A"),
            (r#"{"dependentSchemas":{"a":"#, "}}", "/dependentSchemas/a"),
            (r#"{"items":"#, "}", "/items"),
            (r#"{"prefixItems":[true,"#, "]}", "/prefixItems/1"),
            (r#"{"allOf":["#, "]}", "/allOf/0"),
            (r#"{"anyOf":["#, "]}", "/anyOf/0"),
            (r#"{"oneOf":[{"not":"#, "}]}", "/oneOf/0/not"),
            (r#"{"if":"#, "}", "/if"),
            (r#"{"then":"#, "}", "/then"),
            (r#"{"else":"#, "}", "/else"),
            (r#"{"contains":"#, "}", "/contains"),
            (r#"{"additionalProperties":"#, "}", "/additionalProperties"),
            (r#"{"propertyNames":"#, "}", "/propertyNames"),
            (r#"{"unevaluatedItems":"#, "}", "/unevaluatedItems"),
            (r#"{"unevaluatedProperties":"#, "}", "/unevaluatedProperties"),
            (r#"{"contentSchema":"#, "}", "/contentSchema"),
        ] {
            let text = format!("{before}{{\"itmes\":1}}{after}");
            let column = before.chars().count() + 2;
            let expected = format!(
                "1:{column} {pointer}/itmes JSON Schema 2020-12 has no keyword \"itmes\" (did you mean \"items\"?)"
            );
            assert_eq!(warnings(&text), [expected], "{text}");
        }
        for quiet in ["enum", "examples"] {
            valid(&format!(r#"{{"{quiet}":[{{"tpye":1}}]}}"#));
        }
        for quiet in ["const", "default", "x-any"] {
            valid(&format!(r#"{{"{quiet}":{{"tpye":1}}}}"#));
        }
        assert_eq!(
            warnings(r#"{"$schema":"https://json-schema.org/draft/2020-12/schema"}"#),
            ["1:2 /$schema \"$schema\" belongs to the root of a schema document, and the root is the tool's"],
        );
    }

    #[test]
    #[allow(clippy::too_many_lines, reason = "a table")]
    fn a_value_is_what_its_keyword_takes() {
        for (member, expected) in [
            (
                r#""type":1"#,
                "1:9 /type \"type\" must be the name of a type or a non-empty array of such names, found 1",
            ),
            (
                r#""type":[]"#,
                "1:9 /type \"type\" must be the name of a type or a non-empty array of such names, found an empty array",
            ),
            (
                r#""type":"strng""#,
                "1:9 /type \"strng\" is not a JSON Schema type (did you mean \"string\"?)",
            ),
            (
                r#""type":"int""#,
                "1:9 /type \"int\" is not a JSON Schema type (did you mean \"integer\"?)",
            ),
            (r#""type":"date""#, "1:9 /type \"date\" is not a JSON Schema type"),
            (
                r#""type":["null","null"]"#,
                "1:17 /type/1 \"null\" is repeated in \"type\"",
            ),
            (
                r#""enum":"a""#,
                "1:9 /enum \"enum\" must be an array, found the string \"a\"",
            ),
            (
                r#""required":true"#,
                "1:13 /required \"required\" must be an array of names, found true (the object that has the property lists \
              its name)",
            ),
            (
                r#""required":["a",1]"#,
                "1:18 /required/1 \"required\" must be an array of names, found 1",
            ),
            (
                r#""required":["a","a"]"#,
                "1:18 /required/1 \"a\" is repeated in \"required\"",
            ),
            (
                r#""minimum":"1""#,
                "1:12 /minimum \"minimum\" must be a number, found the string \"1\"",
            ),
            (
                r#""exclusiveMinimum":true"#,
                "1:21 /exclusiveMinimum \"exclusiveMinimum\" must be a number, found true (it is the bound itself)",
            ),
            (
                r#""minLength":-1"#,
                "1:14 /minLength \"minLength\" must be a non-negative integer, found -1",
            ),
            (
                r#""minLength":1.5"#,
                "1:14 /minLength \"minLength\" must be a non-negative integer, found 1.5",
            ),
            (
                r#""multipleOf":0.0"#,
                "1:15 /multipleOf \"multipleOf\" must be a number above 0, found 0.0",
            ),
            (
                r#""multipleOf":-1"#,
                "1:15 /multipleOf \"multipleOf\" must be a number above 0, found -1",
            ),
            (
                r#""pattern":null"#,
                "1:12 /pattern \"pattern\" must be a string, found null",
            ),
            (
                r#""description":1"#,
                "1:16 /description \"description\" must be a string, found 1",
            ),
            (
                r#""uniqueItems":"true""#,
                "1:16 /uniqueItems \"uniqueItems\" must be true or false, found the string \"true\"",
            ),
            (
                r#""properties":[]"#,
                "1:15 /properties \"properties\" must be an object, found an empty array",
            ),
            (
                r#""properties":{"a":"string"}"#,
                "1:20 /properties/a \"properties\" must be made of schemas (objects, true or false), found the string \
              \"string\"",
            ),
            (
                r#""items":[{}]"#,
                "1:10 /items \"items\" must be a schema (an object, true or false), found an array (a schema for each \
              position goes into \"prefixItems\")",
            ),
            (
                r#""anyOf":[]"#,
                "1:10 /anyOf \"anyOf\" must be a non-empty array of schemas, found an empty array",
            ),
            (
                r#""anyOf":{}"#,
                "1:10 /anyOf \"anyOf\" must be a non-empty array of schemas, found an object",
            ),
            (
                r#""anyOf":[{},null]"#,
                "1:14 /anyOf/1 \"anyOf\" must be made of schemas (objects, true or false), found null",
            ),
            (
                r#""dependentRequired":{"a":"b"}"#,
                "1:27 /dependentRequired/a \"dependentRequired\" must be an array of names, found the string \"b\"",
            ),
            (
                r#""$vocabulary":{"a":1}"#,
                "1:16 /$vocabulary \"$vocabulary\" must be an object of booleans, found an object",
            ),
            (r#""$ref":1"#, "1:9 /$ref \"$ref\" must be a string, found 1"),
        ] {
            assert_eq!(errors(&format!("{{{member}}}")), [expected], "{member}");
            // And further down alike.
            let nested = errors(&format!("{{\"allOf\":[{{\"not\":{{{member}}}}}]}}"));
            assert_eq!(nested.len(), 1, "{member}");
        }
    }

    #[test]
    fn all_faults_are_told_in_the_order_of_the_text() {
        let text =
            "{\"properties\":{\"a\":{\"type\":\"int\"}},\n\"minLength\":\"1\",\n\"$ref\":\"#\",\n\"required\":0}";
        let lines: Vec<usize> = check(text)
            .schema
            .expect_err(text)
            .iter()
            .map(|fault| fault.position.line)
            .collect();
        assert_eq!(lines, [1, 2, 3, 4]);
    }

    #[test]
    fn a_description_is_replaced_in_place_or_comes_last() {
        let mut own = valid(r#"{"description":"own","type":"string"}"#);
        assert_eq!(own.description(), Some("own"));
        own.set_description("new");
        assert_eq!(
            own.rewrite(str::to_owned).schema.to_text(),
            r#"{"description":"new","type":"string"}"#
        );
        let mut none = valid(r#"{"type":"string"}"#);
        assert_eq!(none.description(), None);
        none.set_description("new");
        assert_eq!(
            none.rewrite(str::to_owned).schema.to_text(),
            r#"{"type":"string","description":"new"}"#
        );
    }

    #[test]
    fn large_schemas_take_proportional_time() {
        let properties: Vec<String> = (0..12_000)
            .map(|i| format!("\"p{i}\":{{\"$ref\":\"#/$defs/D{i}\",\"tpye\":1}}"))
            .collect();
        let definitions: Vec<String> = (0..12_000)
            .map(|i| format!("\"D{i}\":{{\"type\":\"string\"}}"))
            .collect();
        let text = format!(
            "{{\"properties\":{{{}}},\"$defs\":{{{}}}}}",
            properties.join(","),
            definitions.join(",")
        );
        let Checked { schema, warnings } = check(&text);
        assert_eq!(warnings.len(), 12_000);
        let rewritten = schema.expect("valid").rewrite(|name| format!("x{name}"));
        assert_eq!(rewritten.definitions.len(), 12_000);
    }
}
