//! How the types of a union are distinguished (R7.7, R7.12): the schema, the readers and the words of errors ask
//! here.

use copilot_tool_text::json::Json;

/// How the types of a union are distinguished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnionKind {
    /// By their properties: the records of a sealed type without type information, which generated code makes.
    Sealed,
    /// By their properties, as Jackson deduces them.
    Deduced {
        /// The names of the properties of each type that is no alternative.
        others: Vec<Vec<String>>,
    },
    /// By the name of the only member of an object around the value.
    Wrapper,
    /// By a property of the object, which comes first.
    Property(String),
    /// By a property of the object, which names the type of another one of its properties.
    External {
        /// The property that has the name.
        property: String,
        /// The property that has the value.
        value: String,
    },
}

/// The distinction of one alternative of a union from the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tag {
    /// Its properties.
    Properties {
        /// The names by which Jackson deduces it; empty in a sealed type.
        names: Vec<String>,
        /// Whether it is made of an object from which nothing can be deduced.
        is_default: bool,
    },
    /// Its name.
    Name(String),
    /// Its name, which is the first element of an array, before the value: the form of a value that is not an object,
    /// which has no place for a property.
    Pair(String),
    /// That there is no name, or none of these.
    Other(Vec<String>),
    /// That there is neither a name nor a value.
    Neither,
}

/// A property whose value identifies the type of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discriminator {
    /// The property's name in JSON.
    pub property: String,
    /// The only value of the property.
    pub value: String,
}

impl Tag {
    /// Returns the tag of a record that a sealed type permits.
    #[must_use]
    pub fn sealed() -> Self {
        Self::Properties {
            names: Vec::new(),
            is_default: false,
        }
    }

    /// Whether the alternative's own schema shows all that tells it apart.
    #[must_use]
    pub fn is_by_properties(&self) -> bool {
        matches!(self, Self::Properties { .. })
    }
}

impl UnionKind {
    /// Returns the property of the object that has the name of its type.
    fn property(&self) -> Option<&String> {
        match self {
            Self::Property(property) | Self::External { property, .. } => Some(property),
            Self::Sealed | Self::Deduced { .. } | Self::Wrapper => None,
        }
    }

    /// Returns the discriminator of an object with this tag.
    #[must_use]
    pub fn discriminator(&self, tag: &Tag) -> Option<Discriminator> {
        match tag {
            Tag::Name(value) => Some(Discriminator {
                property: self.property()?.clone(),
                value: value.clone(),
            }),
            _ => None,
        }
    }

    /// Returns the schema of an alternative, with what tells it apart. Its keywords may be in any order.
    #[must_use]
    pub fn schema(&self, tag: &Tag, own: Json) -> Json {
        match (tag, self.property()) {
            (Tag::Name(name), Some(property)) => discriminated(own, property, constant(name), true),
            (Tag::Name(name), None) => {
                let mut members = object(Json::Object(vec![(name.clone(), own)]), vec![Json::from(name.as_str())]);
                members.push(("maxProperties".to_owned(), Json::from(1_u64)));
                Json::Object(members)
            }
            (Tag::Other(names), Some(property)) => other(own, property, names),
            (Tag::Pair(name), _) => Json::object(vec![
                ("type", Json::from("array")),
                ("prefixItems", Json::Array(vec![constant(name), own])),
                ("items", Json::Bool(false)),
                ("minItems", Json::from(2_u64)),
            ]),
            (Tag::Properties { .. } | Tag::Neither | Tag::Other(_), _) => own,
        }
    }

    /// Returns the part of an alternative's schema that shows the properties of the value, and the property among them
    /// that a selection of properties does not leave out. `None` if no selection applies: to a value that is not an
    /// object, and to properties that tell the alternatives apart.
    #[must_use]
    pub fn properties<'s>(&'s self, tag: &Tag, schema: &'s mut Json) -> Option<(&'s mut Json, Option<&'s str>)> {
        match (tag, self) {
            (Tag::Properties { .. } | Tag::Pair(_), _) => None,
            (Tag::Name(name), Self::Wrapper) => {
                let around = schema.member_mut("properties")?;
                Some((around.member_mut(name)?, None))
            }
            _ => Some((schema, self.property().map(String::as_str))),
        }
    }

    /// Returns the words for a value that has one of these tags; `None` if only properties tell the types apart.
    #[must_use]
    pub fn expected<'t>(&self, tags: impl Iterator<Item = &'t Tag>) -> Option<String> {
        let mut names = Vec::new();
        let mut pairs = Vec::new();
        let mut is_neither = false;
        for tag in tags {
            match tag {
                Tag::Name(name) => names.push(Json::from(name.as_str()).to_text()),
                Tag::Pair(name) => pairs.push(Json::from(name.as_str()).to_text()),
                Tag::Neither => is_neither = true,
                Tag::Other(_) | Tag::Properties { .. } => {}
            }
        }
        let pair = (!pairs.is_empty()).then(|| format!("an array of {} and a value", either(&pairs)));
        let object = match self {
            Self::Sealed | Self::Deduced { .. } => return None,
            Self::Wrapper => Some(format!("an object with the one member {}", either(&names))),
            Self::Property(property) => {
                (!names.is_empty()).then(|| format!("an object with {property} {}", either(&names)))
            }
            Self::External { property, value } => Some(match (names.as_slice(), is_neither) {
                ([], _) => format!("an object with {value}"),
                (_, false) => format!("an object with {value} and {property} {}", either(&names)),
                (_, true) => format!(
                    "an object with {value} and {property} {}, or with neither",
                    either(&names)
                ),
            }),
        };
        let all: Vec<String> = object.into_iter().chain(pair).collect();
        (!all.is_empty()).then(|| all.join(", or "))
    }
}

/// Joins the words: `a`, `a or b`, `a, b or c`.
fn either(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}

/// Returns the schema of an object whose property has none of these names. An enum among its properties has to read the
/// name.
fn other(own: Json, property: &str, names: &[String]) -> Json {
    let names: Vec<Json> = names.iter().map(|name| Json::from(name.as_str())).collect();
    let properties = own.member("properties");
    let constants = properties.and_then(|all| all.member(property)?.member("enum")?.as_array());
    let others = constants.map(|all| Json::Array(all.iter().filter(|name| !names.contains(name)).cloned().collect()));
    let allowed = match others {
        Some(others) if others == Json::Array(Vec::new()) => ("not", Json::Object(Vec::new())),
        Some(others) => ("enum", others),
        None => ("not", Json::object(vec![("enum", Json::Array(names))])),
    };
    let value = Json::object(vec![("type", Json::from("string")), allowed]);
    let required = own.member("required").and_then(Json::as_array);
    let is_required = constants.is_some() && required.is_some_and(|all| all.contains(&Json::from(property)));
    discriminated(own, property, value, is_required)
}

/// Returns the object's schema with the discriminator as its first property.
fn discriminated(schema: Json, property: &str, value: Json, is_required: bool) -> Json {
    let mut members = schema.into_members();
    if !members
        .iter()
        .any(|(keyword, _)| keyword == "properties" || keyword == "$ref")
    {
        // The schema of a map, or of any JSON.
        members.retain(|(keyword, _)| keyword != "type");
        members.extend(object(Json::Object(Vec::new()), Vec::new()));
    }
    let mut value = Some(value);
    for (keyword, own) in &mut members {
        match (keyword.as_str(), own) {
            ("properties", Json::Object(properties)) => {
                properties.retain(|(name, _)| name != property);
                properties.splice(0..0, value.take().map(|value| (property.to_owned(), value)));
            }
            ("required", Json::Array(required)) => {
                let name = Json::from(property);
                required.retain(|own| *own != name);
                required.splice(0..0, is_required.then_some(name));
            }
            _ => {}
        }
    }
    Json::Object(members)
}

/// Returns the schema of a string with one value.
#[must_use]
pub fn constant(value: &str) -> Json {
    Json::object(vec![
        ("type", Json::from("string")),
        ("enum", Json::Array(vec![Json::from(value)])),
    ])
}

fn object(properties: Json, required: Vec<Json>) -> Vec<(String, Json)> {
    Json::object(vec![
        ("type", Json::from("object")),
        ("properties", properties),
        ("required", Json::Array(required)),
    ])
    .into_members()
}
