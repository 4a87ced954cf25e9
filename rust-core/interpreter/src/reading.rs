//! How each reader of the plan reads a value: `Reading` and `Mapping` in `java-api`'s `tool.runtime`.

use std::collections::{BTreeSet, VecDeque};

use copilot_tool_finished::tools::{
    AlternativeRead, DateFormat, EnumRead, JavaBase, JsonRead, MapperSource, MapperTarget, MemberRead, PermittedRecord,
    Read, ReaderId, ReaderPlan, SomeOf,
};
use copilot_tool_finished::unions::{Tag, UnionKind};
use copilot_tool_text::json::Json;

use crate::open_values::{After, Begun, Container, Frame, Part, Refusal};
use crate::texts::Structure;
use crate::{Budget, Form, MOST_COUNTED, MOST_LEVELS, Misfit, Problem, Step, Unjudged, constraints, scalars, texts};

/// The class of Jackson's trees, which any JSON is.
const JSON_NODE: &str = "com.fasterxml.jackson.databind.JsonNode";

/// The reading of one value.
pub(crate) struct Reading<'p> {
    plan: &'p ReaderPlan,
    form: Form,
    budget: &'p mut Budget,
    pub(crate) unjudged: BTreeSet<Unjudged>,
    pub(crate) is_too_deep: bool,
}

/// The way from a reader to the one that reads a value itself.
struct Way {
    level: usize,
    is_from_text: bool,
    after: Vec<After>,
}

/// The next reader of a value, or its end.
enum Next {
    Reader(ReaderId, Json),
    Read(Json),
    Opened(Container, VecDeque<(Step, Part)>),
    Refused(Refusal),
}

impl<'p> Reading<'p> {
    pub(crate) fn new(plan: &'p ReaderPlan, form: Form, budget: &'p mut Budget) -> Self {
        Self {
            plan,
            form,
            budget,
            unjudged: BTreeSet::new(),
            is_too_deep: false,
        }
    }

    /// Begins a value, or the array or object whose text it is.
    pub(crate) fn begin(&mut self, reader: ReaderId, value: Json, level: usize, is_from_text: bool) -> Begun {
        match self.follow(reader, value, level, is_from_text) {
            Begun::Refused(Refusal {
                instead: Some(instead), ..
            }) => self.follow(reader, instead, level, true),
            begun => begun,
        }
    }

    /// Follows the readers that read the value itself, and not one inside it.
    fn follow(&mut self, reader: ReaderId, value: Json, level: usize, is_from_text: bool) -> Begun {
        let mut way = Way {
            level,
            is_from_text,
            after: Vec::new(),
        };
        let (mut reader, mut value) = (reader, value);
        // A type that leads to itself without another value has an error of its own.
        for _ in 0..=self.plan.readers().len() {
            match self.step(reader, value, &mut way) {
                Next::Reader(next, same) => (reader, value) = (next, same),
                Next::Read(json) => {
                    return match self.finish(way.after, json) {
                        Ok(json) => Begun::Read(json),
                        Err(misfits) => Begun::Refused(Refusal { misfits, instead: None }),
                    };
                }
                Next::Refused(mut refusal) => {
                    conceal(&way.after, false, &mut refusal.misfits);
                    return Begun::Refused(refusal);
                }
                Next::Opened(container, parts) => {
                    let level = self.descend(level);
                    return Begun::Opened(Box::new(Frame {
                        reader,
                        container,
                        parts,
                        after: way.after,
                        level,
                        is_from_text,
                        is_used: true,
                        done: Vec::new(),
                        misfits: Vec::new(),
                    }));
                }
            }
        }
        Begun::Read(Json::Null)
    }

    /// Enters an array or object; the arguments as a whole are the first level.
    fn descend(&mut self, level: usize) -> usize {
        let level = level.saturating_add(1);
        self.is_too_deep |= level > MOST_LEVELS;
        level
    }

    /// Passes a value on as it came, unless it is nested too deeply.
    pub(crate) fn pass(&mut self, value: &Json, level: usize) {
        let mut open = vec![(value, level)];
        while let Some((value, level)) = open.pop() {
            if matches!(value, Json::Array(_) | Json::Object(_)) {
                let level = self.descend(level);
                open.extend(value.parts().map(|(_, part)| (part, level)));
            }
        }
    }

    pub(crate) fn misfit(reader: ReaderId, problem: Problem, came: Json) -> Misfit {
        let problem = match problem {
            Problem::Type(_) | Problem::Constraint(_) if came == Json::Null => Problem::Missing,
            problem => problem,
        };
        let came = Some(came).filter(|came| *came != Json::Null);
        Misfit {
            path: Vec::new(),
            key: None,
            problem,
            came,
            reader,
        }
    }

    pub(crate) fn is_over_budget(&self) -> bool {
        self.budget.is_over()
    }

    fn refused(reader: ReaderId, expected: &str, came: Json) -> Next {
        let expected = Problem::Type(expected.to_owned());
        Next::Refused(Refusal::of(Self::misfit(reader, expected, came)))
    }

    /// Refuses a value that is no array or object, unless it is the text of one.
    fn refused_or_text(
        &mut self,
        reader: ReaderId,
        expected: &str,
        came: Json,
        way: &Way,
        is_it: impl Fn(&Json) -> bool,
    ) -> Next {
        let instead = match &came {
            Json::String(text) if self.form == Form::Argument && !way.is_from_text => match texts::structure(text) {
                Structure::Read(json) => Some(json).filter(is_it),
                Structure::None => None,
                Structure::LongNumber => {
                    let misfit = Self::misfit(reader, Problem::LongNumber, Json::Null);
                    return Next::Refused(Refusal::of(misfit));
                }
                Structure::Unjudged => {
                    self.unjudged.insert(Unjudged::Text);
                    return Next::Read(came);
                }
            },
            _ => None,
        };
        let expected = Problem::Type(expected.to_owned());
        Next::Refused(Refusal {
            instead,
            ..Refusal::of(Self::misfit(reader, expected, came))
        })
    }

    fn no_object(&mut self, reader: ReaderId, expected: &str, came: Json, way: &Way) -> Next {
        self.refused_or_text(reader, expected, came, way, |json| matches!(json, Json::Object(_)))
    }

    /// Reads the value, or says which reader does.
    fn step(&mut self, id: ReaderId, value: Json, way: &mut Way) -> Next {
        let plan = self.plan;
        let Some(reader) = plan.reader(id) else {
            return Next::Read(value);
        };
        match &reader.read {
            Read::OptionalScalar(_) if value == Json::Null => Next::Read(value),
            Read::Scalar(scalar) | Read::OptionalScalar(scalar) => {
                self.budget.count(*scalar, &value);
                if self.budget.is_over() {
                    return Next::Refused(Refusal::of(Self::misfit(id, Problem::Digits, Json::Null)));
                }
                match scalars::read(*scalar, &value, self.form) {
                    Ok(json) => Next::Read(json),
                    Err(expected) => Self::refused(id, &expected, value),
                }
            }
            Read::Any => {
                self.pass(&value, way.level);
                Next::Read(value)
            }
            Read::LeftOut => Next::Read(Json::Null),
            Read::Present(inner) if value != Json::Null => Next::Reader(*inner, value),
            Read::Present(_) => Self::refused(id, "", value),
            Read::Nullable(_) | Read::Optional(_) if value == Json::Null => Next::Read(value),
            Read::Nullable(inner) | Read::Optional(inner) | Read::JsonNullable(inner) => Next::Reader(*inner, value),
            Read::Concealed { read, is_whole } => {
                way.after.push(After::Concealed { is_whole: *is_whole });
                Next::Reader(*read, value)
            }
            Read::Constrained { read, .. } => {
                way.after.push(After::Constraints(id, value.clone()));
                Next::Reader(*read, value)
            }
            Read::Enum(read) => Self::constant(id, read, value),
            Read::Array(element) | Read::Collection { element, .. } => match value {
                Json::Array(items) => {
                    let items = items.into_iter().enumerate();
                    let parts = items.map(|(index, item)| (Step::Index(index), Part::Read(*element, item)));
                    Next::Opened(Container::Array, parts.collect())
                }
                other => self.refused_or_text(id, "an array", other, way, |json| matches!(json, Json::Array(_))),
            },
            Read::Map { key, value: inner, .. } => match value {
                Json::Object(members) => {
                    let members = members.into_iter();
                    let parts = members.map(|(name, member)| (Step::Member(name), Part::Read(*inner, member)));
                    Next::Opened(Container::Map(*key), parts.collect())
                }
                other => self.no_object(id, "an object", other, way),
            },
            Read::Record { components, .. } => match value {
                Json::Object(members) => {
                    way.after.push(After::Code);
                    let parts = components
                        .iter()
                        .flat_map(|component| component_of(component, &members));
                    Next::Opened(Container::Object, parts.collect())
                }
                other => self.no_object(id, "an object", other, way),
            },
            Read::Deduced { leaves, expected } => match identified(leaves, &value) {
                Ok(Some(leaf)) => Next::Reader(leaf, value),
                Ok(None) => self.no_object(id, expected, value, way),
                Err(unknown) => {
                    let misfits = unknown.into_iter().take(MOST_COUNTED).map(|name| Misfit {
                        path: vec![Step::Member(name)],
                        ..Self::misfit(id, Problem::Unknown, Json::Null)
                    });
                    Next::Refused(Refusal {
                        misfits: misfits.collect(),
                        instead: None,
                    })
                }
            },
            Read::Mapper(mapped) => {
                way.after.push(After::Code);
                Next::Reader(mapped.json, value)
            }
            Read::MapperOnly {
                target,
                expected,
                source,
            } => self.mapper_only(id, target, expected, *source, value, way),
            Read::MapperKey { .. } => {
                self.unjudged.insert(Unjudged::Code);
                Next::Read(value)
            }
            Read::Dated(format) => self.dated(id, format, value),
            Read::Json(json) => self.json(id, json, value, way),
        }
    }

    fn constant(id: ReaderId, read: &EnumRead, value: Json) -> Next {
        let is_it = |text: &str| {
            read.constants
                .iter()
                .find(|own| own.names.iter().any(|name| name == text))
        };
        match value
            .as_str()
            .and_then(is_it)
            .and_then(|constant| constant.names.first())
        {
            Some(name) => Next::Read(Json::String(name.clone())),
            None => Self::refused(id, &read.expected, value),
        }
    }

    fn dated(&mut self, id: ReaderId, format: &DateFormat, value: Json) -> Next {
        match texts::dated(format, &value) {
            Ok(true) => Next::Read(value),
            Ok(false) => {
                self.unjudged.insert(Unjudged::Text);
                Next::Read(value)
            }
            Err(()) => Self::refused(id, &format.expected, value),
        }
    }

    fn mapper_only(
        &mut self,
        id: ReaderId,
        target: &MapperTarget,
        expected: &str,
        source: MapperSource,
        value: Json,
        way: &Way,
    ) -> Next {
        match (source, &value) {
            (MapperSource::Any, _) => {
                self.pass(&value, way.level);
                if !is_tree(target) {
                    self.unjudged.insert(Unjudged::Code);
                }
                Next::Read(value)
            }
            (MapperSource::Text { form, known }, _) => match texts::read(form, known.as_ref(), &value, self.form) {
                Ok(None) => Next::Read(value),
                Ok(Some(reason)) => {
                    self.unjudged.insert(reason);
                    Next::Read(value)
                }
                Err(texts::Refused::Type) => Self::refused(id, expected, value),
                Err(texts::Refused::Words(words)) => Self::refused(id, &words, value),
            },
        }
    }

    fn json(&mut self, id: ReaderId, json: &JsonRead, value: Json, way: &mut Way) -> Next {
        match json {
            JsonRead::Checked(inner) | JsonRead::Text { reader: inner, .. } => {
                way.after.push(After::AsItCame(value.clone()));
                Next::Reader(*inner, value)
            }
            JsonRead::Made(mapped) => {
                way.after.push(After::Code);
                Next::Reader(mapped.json, value)
            }
            JsonRead::Quoted(inner) => match &value {
                Json::String(text) => match scalars::quoted(text).filter(|_| self.form == Form::Exact) {
                    Some(json) => Next::Reader(*inner, json),
                    None => Next::Reader(*inner, value),
                },
                _ => Self::refused(id, "a string", value),
            },
            JsonRead::Described => {
                self.pass(&value, way.level);
                self.unjudged.insert(Unjudged::Code);
                Next::Read(value)
            }
            JsonRead::Open => match &value {
                Json::Object(_) => {
                    self.pass(&value, way.level);
                    Next::Read(value)
                }
                _ => self.no_object(id, "an object", value, way),
            },
            JsonRead::Dated(format) => self.dated(id, format, value),
            JsonRead::Constant { values, expected } => {
                let is_it = value.as_str().is_some_and(|text| values.iter().any(|own| own == text));
                if is_it {
                    Next::Read(value)
                } else {
                    Self::refused(id, expected, value)
                }
            }
            JsonRead::Object {
                properties,
                additional,
                some_of,
            } => match value {
                Json::Object(members) => Self::object(id, properties, *additional, some_of, members),
                other => self.no_object(id, "an object", other, way),
            },
            JsonRead::Union {
                kind,
                alternatives,
                expected,
            } => self.union(id, (kind, alternatives, expected), value, way),
        }
    }

    fn object(
        id: ReaderId,
        properties: &[MemberRead],
        additional: Option<ReaderId>,
        some_of: &[SomeOf],
        members: Vec<(String, Json)>,
    ) -> Next {
        let came = |name: &String| members.iter().any(|(own, _)| own == name);
        // The outermost of the calls in Java is that of the last.
        if let Some(missing) = some_of.iter().find(|own| !own.names.iter().any(came)) {
            return Self::refused(id, &missing.expected, Json::Object(members));
        }
        let mut parts = VecDeque::new();
        for property in properties {
            if property.required || names(property).any(came) {
                parts.extend(component_of(property, &members));
            }
        }
        let is_known = |name: &String| properties.iter().any(|own| names(own).any(|known| known == name));
        for (name, member) in members {
            if !is_known(&name) {
                let part = match additional {
                    Some(reader) => Part::Read(reader, member),
                    None => Part::Passed(member),
                };
                parts.push_back((Step::Member(name), part));
            }
        }
        Next::Opened(Container::Object, parts)
    }

    fn union(
        &mut self,
        id: ReaderId,
        (kind, alternatives, expected): (&UnionKind, &[AlternativeRead], &str),
        value: Json,
        way: &mut Way,
    ) -> Next {
        match kind {
            UnionKind::Sealed | UnionKind::Deduced { .. } => {
                let Json::Object(members) = &value else {
                    return self.no_object(id, expected, value, way);
                };
                match recognized(kind, alternatives, members) {
                    Some(reader) => Next::Reader(reader, value),
                    None => Self::refused(id, expected, value),
                }
            }
            UnionKind::Wrapper => {
                if let Json::Object(members) = &value
                    && let [(name, _)] = members.as_slice()
                    && let Some(found) = alternatives.iter().find(|own| own.tag == Tag::Name(name.clone()))
                {
                    let parts = value.into_members().into_iter();
                    let parts = parts.map(|(name, inner)| (Step::Member(name), Part::Read(found.reader, inner)));
                    return Next::Opened(Container::Object, parts.collect());
                }
                self.no_object(id, expected, value, way)
            }
            UnionKind::Property(property) => self.tagged(id, (property, alternatives, expected), value, way),
            UnionKind::External { property, value: name } => {
                let Json::Object(members) = &value else {
                    return self.no_object(id, expected, value, way);
                };
                let neither = alternatives.iter().find(|own| own.tag == Tag::Neither);
                let has_one = members.iter().any(|(own, _)| own == name || own == property);
                match neither {
                    Some(neither) if !has_one => Next::Reader(neither.reader, value),
                    _ => self.tagged(id, (property, alternatives, expected), value, way),
                }
            }
        }
    }

    fn tagged(
        &mut self,
        id: ReaderId,
        (property, alternatives, expected): (&str, &[AlternativeRead], &str),
        value: Json,
        way: &mut Way,
    ) -> Next {
        let named = |name: &str| {
            let mut all = alternatives.iter();
            all.find(|own| matches!(&own.tag, Tag::Name(known) | Tag::Pair(known) if known == name))
        };
        let pair_tag = |value: &Json| match value {
            Json::Array(items) if items.len() == 2 => items.first().cloned(),
            _ => None,
        };
        let pair_name = |value: &Json| pair_tag(value)?.as_str().map(str::to_owned);
        if let Some(name) = pair_name(&value)
            && let Some(found) = named(&name)
            && let Json::Array(items) = value
        {
            let inner = items.into_iter().nth(1).unwrap_or(Json::Null);
            let part = (Step::Index(1), Part::Read(found.reader, inner));
            return Next::Opened(Container::Pair(name), VecDeque::from([part]));
        }
        let tag = pair_tag(&value).or_else(|| value.member(property).cloned());
        let tag = tag.filter(|tag| *tag != Json::Null);
        let other = alternatives.iter().find(|own| matches!(own.tag, Tag::Other(_)));
        match (&tag, tag.as_ref().and_then(Json::as_str).and_then(named).or(other)) {
            (Some(tag), Some(_)) if tag.as_str().is_none() => {
                let mut misfit = Self::misfit(id, Problem::Type("a string".to_owned()), tag.clone());
                misfit.path.push(Step::Member(property.to_owned()));
                Next::Refused(Refusal::of(misfit))
            }
            (_, Some(found)) if found.is_map => match value {
                Json::Object(members) => {
                    let (tags, entries) = members.into_iter().partition(|(name, _)| name == property);
                    let tags: Vec<(String, Json)> = tags;
                    way.after
                        .extend(tags.into_iter().map(|(name, tag)| After::Member(name, tag)));
                    Next::Reader(found.reader, Json::Object(entries))
                }
                other => self.no_object(id, "an object", other, way),
            },
            (_, Some(found)) => Next::Reader(found.reader, value),
            (_, None) => self.refused_or_text(id, expected, value, way, |json| {
                matches!(json, Json::Object(_)) || pair_name(json).is_some_and(|name| named(&name).is_some())
            }),
        }
    }

    /// Reads the name of a map's member, and returns the first name of the key.
    pub(crate) fn key(&mut self, reader: ReaderId, name: &str) -> Result<String, Vec<Misfit>> {
        // A number or boolean that is a key is text.
        let form = std::mem::replace(&mut self.form, Form::Argument);
        let begun = self.follow(reader, Json::String(name.to_owned()), 0, true);
        self.form = form;
        match begun {
            Begun::Read(Json::String(name)) => Ok(name),
            Begun::Read(_) | Begun::Opened(_) => Ok(name.to_owned()),
            Begun::Refused(refusal) => Err(refusal.misfits),
        }
    }

    /// Does with a value what happens after it was read.
    pub(crate) fn finish(&mut self, after: Vec<After>, read: Json) -> Result<Json, Vec<Misfit>> {
        let mut json = read;
        let mut after = after;
        while let Some(step) = after.pop() {
            match step {
                After::Concealed { .. } => {}
                After::AsItCame(came) => json = came,
                After::Member(name, value) => {
                    if let Json::Object(members) = &mut json {
                        members.push((name, value));
                    }
                }
                After::Code => {
                    self.unjudged.insert(Unjudged::Code);
                }
                After::Constraints(reader, came) => {
                    self.enforce(reader, &came, &json).map_err(|mut misfits| {
                        conceal(&after, false, &mut misfits);
                        misfits
                    })?;
                }
            }
        }
        Ok(json)
    }

    fn enforce(&mut self, id: ReaderId, came: &Json, read: &Json) -> Result<(), Vec<Misfit>> {
        let plan = self.plan;
        let Some(Read::Constrained { checks, .. }) = plan.reader(id).map(|reader| &reader.read) else {
            return Ok(());
        };
        let mut misfits = Vec::new();
        for check in checks {
            match constraints::check(check, came, read) {
                Ok(None) => {}
                Ok(Some(reason)) => {
                    self.unjudged.insert(reason);
                }
                Err(expected) => misfits.push(Self::misfit(id, Problem::Constraint(expected), came.clone())),
            }
        }
        if misfits.is_empty() { Ok(()) } else { Err(misfits) }
    }
}

/// Leaves the values out of errors, if a step after the value conceals it. Those of its parts are left out if it is
/// concealed as a whole.
pub(crate) fn conceal(after: &[After], are_of_parts: bool, misfits: &mut [Misfit]) {
    let conceals = |step: &After| matches!(step, After::Concealed { is_whole } if *is_whole || !are_of_parts);
    if after.iter().any(conceals) {
        for misfit in misfits {
            misfit.came = None;
        }
    }
}

/// Whether the target is any tree of Jackson's.
fn is_tree(target: &MapperTarget) -> bool {
    match target {
        MapperTarget::Class(class) => {
            class.dimensions == 0 && matches!(&class.base, JavaBase::Class(own) if own.canonical() == JSON_NODE)
        }
        _ => false,
    }
}

/// Returns the names of a property, the first first.
fn names(member: &MemberRead) -> impl Iterator<Item = &String> {
    std::iter::once(&member.name).chain(&member.aliases)
}

/// Returns the first value of a property that is not null, and its values under further names; or that it is missing.
fn component_of(member: &MemberRead, members: &[(String, Json)]) -> Vec<(Step, Part)> {
    let step = Step::Member(member.name.clone());
    let came = names(member).filter_map(|name| members.iter().find(|(own, _)| own == name));
    let came: Vec<&Json> = came.map(|(_, value)| value).collect();
    let first = came.iter().position(|value| **value != Json::Null).unwrap_or_default();
    let mut values = came.into_iter().skip(first).cloned();
    let part = match values.next() {
        Some(value) => Part::Read(member.reader, value),
        None if member.required => Part::Missing,
        None => Part::Passed(Json::Null),
    };
    let further = values.filter(|value| *value != Json::Null);
    let further = further.map(|value| (step.clone(), Part::Also(member.reader, value)));
    std::iter::once((step.clone(), part)).chain(further).collect()
}

/// Returns the record whose properties include all members that came, and whose required properties all came; `None` if
/// there is none.
///
/// # Errors
/// The members that no record has, if the required properties of one came.
fn identified(leaves: &[PermittedRecord], value: &Json) -> Result<Option<ReaderId>, Vec<String>> {
    let Some(members) = value.as_object() else {
        return Ok(None);
    };
    let has = |leaf: &PermittedRecord, name: &String| leaf.properties.iter().any(|(names, _)| names.contains(name));
    let came = |names: &[String]| members.iter().any(|(own, _)| names.contains(own));
    let is_complete =
        |leaf: &&PermittedRecord| leaf.properties.iter().all(|(names, required)| !required || came(names));
    let mut complete = leaves.iter().filter(is_complete).peekable();
    if complete.peek().is_none() {
        return Ok(None);
    }
    if let Some(leaf) = complete.find(|leaf| members.iter().all(|(name, _)| has(leaf, name))) {
        return Ok(Some(leaf.reader));
    }
    let names = members.iter().map(|(name, _)| name);
    let unknown = names.filter(|name| !leaves.iter().any(|leaf| has(leaf, name)));
    let unknown: Vec<String> = unknown.cloned().collect();
    if unknown.is_empty() { Ok(None) } else { Err(unknown) }
}

/// Returns the object that Jackson recognises by its members (`AsDeductionTypeDeserializer`).
fn recognized(kind: &UnionKind, alternatives: &[AlternativeRead], members: &[(String, Json)]) -> Option<ReaderId> {
    let mut candidates: Vec<(&[String], Option<ReaderId>)> = Vec::new();
    let mut default = None;
    for own in alternatives {
        if let Tag::Properties { names, is_default } = &own.tag {
            candidates.push((names, Some(own.reader)));
            if *is_default {
                default = default.or(Some(own.reader));
            }
        }
    }
    if let UnionKind::Deduced { others } = kind {
        candidates.extend(others.iter().map(|names| (names.as_slice(), None)));
    }
    let mut left: Vec<usize> = (0..candidates.len()).collect();
    let knows = |position: &usize, name: &String| candidates.get(*position).is_some_and(|own| own.0.contains(name));
    for (name, _) in members {
        if left.len() > 1 && (0..candidates.len()).any(|position| knows(&position, name)) {
            left.retain(|position| knows(position, name));
        }
    }
    let found = candidates.iter().enumerate().find_map(|(position, (names, reader))| {
        let is_it = left.as_slice() == [position] || (members.is_empty() && names.is_empty());
        reader.filter(|_| is_it)
    });
    found.or(default)
}
