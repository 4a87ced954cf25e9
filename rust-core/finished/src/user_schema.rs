//! A valid schema that the user wrote (R4.10), and the changes that make it part of a tool's schema: its definitions
//! move to the tool's root, and references to them are adapted. So does the whole schema if it refers to itself. The
//! core's `schema_attribute` checks the text.

use std::fmt::Write;

use copilot_tool_text::json::{Json, Position};

/// A valid schema that the user wrote: its body, and the definitions that move to the tool's root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserSchema {
    /// The members in the user's order, without the definitions.
    body: Vec<(String, Json)>,
    /// The definitions by name, in the user's order.
    definitions: Vec<(String, Json)>,
    /// Whether a reference leads to the whole schema (`#`), so that the body is a definition, too.
    is_recursive: bool,
    /// The description at the place where a recursive schema is used; `None` if the body's own applies.
    description: Option<String>,
    /// The values of `$id` in the schema, with their positions in its text.
    identifiers: Vec<(String, Position)>,
}

/// A user's schema as it is used in the tool's schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The parameter's schema, an object.
    pub schema: Json,
    /// The entries for the `$defs` of the tool's root, by new name, in the user's order.
    pub definitions: Vec<(String, Json)>,
}

impl UserSchema {
    /// Separates the definitions from a schema that was checked.
    ///
    /// `identifiers` are the values of `$id` in it. `$schema` is left out: the root of the document is the tool's.
    pub fn of_valid(root: Json, identifiers: Vec<(String, Position)>) -> Self {
        let mut is_recursive = false;
        let mut root = root;
        visit(&mut root, |members| {
            members.retain(|(keyword, _)| Keyword::named(keyword) != Some(Keyword::Dialect));
            is_recursive |= members.iter().any(|(keyword, value)| {
                Keyword::named(keyword) == Some(Keyword::Reference) && value.as_str().is_some_and(is_whole)
            });
        });
        let mut body = Vec::new();
        let mut definitions = Vec::new();
        for (key, value) in root.into_members() {
            if is_definitions(&key) && value.as_object().is_some() {
                definitions.extend(value.into_members());
            } else {
                body.push((key, value));
            }
        }
        Self {
            body,
            definitions,
            is_recursive,
            description: None,
            identifiers,
        }
    }

    /// Returns the values of `$id` in the schema, with their positions in its text.
    pub fn identifiers(&self) -> &[(String, Position)] {
        &self.identifiers
    }

    /// Returns the names of the definitions, in the user's order, each once.
    pub fn definition_names(&self) -> impl Iterator<Item = &str> {
        self.definitions.iter().map(|(name, _)| name.as_str())
    }

    /// Returns the value of a keyword at the top of the schema.
    pub fn keyword(&self, keyword: &str) -> Option<&Json> {
        self.body.iter().find(|(key, _)| key == keyword).map(|(_, value)| value)
    }

    /// Whether it, or a schema inside it, has `"writeOnly": true` or `"format": "password"`.
    pub fn has_secret(&self) -> bool {
        let is_secret = |name: &str, value: &Json| match name {
            "writeOnly" => *value == Json::Bool(true),
            "format" => value.as_str() == Some("password"),
            _ => false,
        };
        let members = self.body.iter().chain(&self.definitions);
        let mut open: Vec<(&str, &Json)> = members.map(|(name, value)| (name.as_str(), value)).collect();
        while let Some((name, value)) = open.pop() {
            if is_secret(name, value) {
                return true;
            }
            open.extend(value.parts().map(|(name, part)| (name.unwrap_or_default(), part)));
        }
        false
    }

    /// Returns the schema's own description.
    pub fn description(&self) -> Option<&str> {
        self.keyword("description")?.as_str()
    }

    /// Counts its JSON values.
    pub fn values(&self) -> usize {
        /// `{"$ref": …}` with a description.
        const USE: usize = 3;
        let members = self.body.iter().chain(&self.definitions);
        members.map(|(_, value)| value.values()).sum::<usize>() + 1 + if self.is_recursive { USE } else { 0 }
    }

    /// Sets the description: replaces the schema's own, or appends a member. In a recursive schema, it applies only
    /// where the schema is used.
    pub fn set_description(&mut self, description: &str) {
        if self.is_recursive {
            self.description = Some(description.to_owned()).filter(|text| self.description() != Some(text));
            return;
        }
        let value = Json::from(description);
        match self.body.iter_mut().find(|(key, _)| key == "description") {
            Some((_, own)) => *own = value,
            None => self.body.push(("description".to_owned(), value)),
        }
    }

    /// Renames the definitions, and the references to them, for the tool's root. `rename` is called several times with
    /// each name, and must return different names for different ones. `own_name` returns the name of the definition
    /// that a recursive schema becomes; it is not called for any other.
    pub fn rewrite(self, own_name: impl FnOnce() -> String, rename: impl Fn(&str) -> String) -> Rewritten {
        let whole = self.is_recursive.then(own_name);
        let mut schema = Json::Object(self.body);
        refer_anew(&mut schema, whole.as_deref(), &rename);
        let mut definitions = Vec::with_capacity(self.definitions.len() + 1);
        if let Some(name) = &whole {
            let mut used = vec![("$ref".to_owned(), Json::String(definition_reference(name)))];
            used.extend(
                self.description
                    .map(|text| ("description".to_owned(), Json::String(text))),
            );
            definitions.push((name.clone(), std::mem::replace(&mut schema, Json::Object(used))));
        }
        definitions.extend(self.definitions.into_iter().map(|(name, mut definition)| {
            refer_anew(&mut definition, whole.as_deref(), &rename);
            (rename(&name), definition)
        }));
        Rewritten { schema, definitions }
    }
}

/// Rewrites the references to definitions, and to the whole schema, in a schema and in all its subschemas.
fn refer_anew(root: &mut Json, whole: Option<&str>, rename: &impl Fn(&str) -> String) {
    visit(root, |members| {
        for (keyword, value) in members {
            if let (Some(Keyword::Reference), Json::String(reference)) = (Keyword::named(keyword), value) {
                if let Some(name) = whole.filter(|_| is_whole(reference)) {
                    *reference = definition_reference(name);
                } else if let Some(local) = LocalReference::parse(reference) {
                    *reference = local.renamed(rename);
                }
            }
        }
    });
}

/// Whether the reference leads to the whole schema in which it is.
pub fn is_whole(reference: &str) -> bool {
    matches!(reference, "" | "#")
}

/// Calls a function with the members of a schema and of all its subschemas.
fn visit(root: &mut Json, mut change: impl FnMut(&mut Vec<(String, Json)>)) {
    let mut schemas = vec![root];
    while let Some(schema) = schemas.pop() {
        let Json::Object(members) = schema else {
            continue;
        };
        change(members);
        for (keyword, value) in members {
            match (Keyword::named(keyword), value) {
                (Some(Keyword::Schema), value) => schemas.push(value),
                (Some(Keyword::Schemas), Json::Array(items)) => schemas.extend(items),
                (Some(Keyword::SchemaMap | Keyword::Dependencies), Json::Object(entries)) => {
                    // A list of names among the dependencies is not an object, so it is not treated as a schema.
                    schemas.extend(entries.iter_mut().map(|(_, schema)| schema));
                }
                _ => {}
            }
        }
    }
}

/// Whether the keyword holds definitions: `$defs`, or `definitions` of older drafts.
pub fn is_definitions(keyword: &str) -> bool {
    matches!(keyword, "$defs" | "definitions")
}

/// The kind of value that a keyword takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyword {
    Schema,
    /// A list of schemas, not empty.
    Schemas,
    /// An object of schemas.
    SchemaMap,
    /// `dependencies`: schemas or lists of names.
    Dependencies,
    /// `dependentRequired`: lists of names.
    NameLists,
    Booleans,
    /// The name of a JSON type, or a list of such names.
    Type,
    Any,
    Array,
    String,
    Boolean,
    Number,
    /// A number above 0.
    Positive,
    /// An integer that is not negative.
    Count,
    Names,
    Reference,
    /// A reference that is resolved when a value is validated.
    DynamicReference,
    /// `$anchor` or a similar keyword: a name for the schema.
    Anchor,
    Identifier,
    Dialect,
}

include!(concat!(env!("OUT_DIR"), "/schema_keywords.rs"));

impl Keyword {
    /// Returns the kind of value that a keyword takes; `None` for an unknown keyword.
    pub fn named(name: &str) -> Option<Self> {
        let own = KEYWORDS.iter().find(|(_, own, _)| *own == name);
        own.map(|(kind, _, _)| *kind)
    }

    /// Returns the names of all keywords.
    pub fn names() -> impl Iterator<Item = &'static str> {
        KEYWORDS.iter().map(|(_, name, _)| *name)
    }

    /// Returns the place of a keyword among those of our schemas (R7.1); any other follows them.
    pub fn rank(name: &str) -> usize {
        let mut written = KEYWORDS.iter().filter(|(_, _, is_written)| *is_written);
        let own = written.position(|(_, own, _)| *own == name);
        own.unwrap_or(KEYWORDS.len())
    }
}

/// A reference to a definition of the schema, or to a part of one.
pub struct LocalReference {
    /// The first token after `#/$defs`, the definition's name; neither percent-encoded nor escaped.
    pub name: String,
    /// The tokens after the name, decoded in the same way.
    pub inside: Vec<String>,
}

impl LocalReference {
    /// Parses `#/$defs/…` or `#/definitions/…`: a URI fragment (RFC 3986 §3.5) that holds a JSON pointer (RFC 6901 §6).
    /// `None` for any other reference.
    pub fn parse(reference: &str) -> Option<Self> {
        let pointer = percent_decoded(reference.strip_prefix("#/")?)?;
        let mut tokens = pointer.split('/').map(unescaped);
        tokens.next().flatten().filter(|keyword| is_definitions(keyword))?;
        let name = tokens.next().flatten()?;
        let inside = tokens.collect::<Option<Vec<_>>>()?;
        Some(Self { name, inside })
    }

    /// Returns the reference with the definition's new name, in `$defs`.
    fn renamed(&self, rename: &impl Fn(&str) -> String) -> String {
        let mut reference = definition_reference(&rename(&self.name));
        for token in &self.inside {
            push_token(token, &mut reference);
        }
        reference
    }
}

/// Returns the reference to the definition with this name in the root's `$defs`.
pub fn definition_reference(name: &str) -> String {
    let mut reference = "#/$defs".to_owned();
    push_token(name, &mut reference);
    reference
}

/// Returns a token of a JSON pointer without its escapes; `None` if a `~` does not begin an escape.
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
pub fn push_escaped(token: &str, pointer: &mut String) {
    pointer.push('/');
    pointer.push_str(&token.replace('~', "~0").replace('/', "~1"));
}

/// Appends a token to a JSON pointer in a URI fragment. Characters that RFC 3986 §3.5 does not allow there are
/// percent-encoded.
fn push_token(token: &str, fragment: &mut String) {
    let mut pointer = String::new();
    push_escaped(token, &mut pointer);
    for byte in pointer.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte);
        if plain {
            fragment.push(char::from(byte));
        } else {
            let _ = write!(fragment, "%{byte:02X}");
        }
    }
}

/// Decodes a URI fragment; `None` if a `%` does not begin an octet or the octets are not UTF-8.
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
