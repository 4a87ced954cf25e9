//! The readers of values of which the mapper makes objects (R5.7): they check a value by the form that its schema shows,
//! at every depth, and return the JSON that the mapper is given. Jackson's own conversions have no part in it.

use super::reader_plan::{Planner, expected_alternative, one_of_constants, quoted, some_of};
use crate::types::shape::{Alternative, Key, ObjectShape, Property, SetBy, Shape, UnionShape};
use crate::types::{JsonForm, Ty, TypeUse, Types};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::schema_graph::Selection;
use copilot_tool_finished::tools::{
    AlternativeRead, Check, ContainerFactory, JavaClass, JsonRead, Mapped, Measured, MemberRead, Read, ReaderId,
};
use copilot_tool_finished::unions::{Discriminator, UnionKind};

impl Planner<'_, '_> {
    /// Returns the reader of a value inside one that the mapper makes.
    ///
    /// - `selection`: which of the value's properties are read here
    pub(super) fn json(&mut self, used: TypeUse, selection: &Selection) -> ReaderId {
        let is_nullable = self.graph.is_nullable(used) && !self.graph.refuses_given_null(used);
        let used = self.graph.types.without_null(used);
        let id = if matches!(self.graph.of(used.ty).shape, Shape::Scalar(_)) {
            self.value(used)
        } else {
            self.queue(used, Some(selection))
        };
        if is_nullable { self.or_null(id) } else { id }
    }

    /// Returns how a value with this shape is read.
    pub(super) fn json_of(&mut self, ty: Ty, shape: &Shape, selection: &Selection) -> Read {
        Read::Json(match shape {
            Shape::Scalar(scalar) | Shape::OptionalScalar(scalar) => return Read::Scalar(*scalar),
            Shape::Optional(inner) => return self.same_as(*inner, selection),
            Shape::Delegate(inner) if self.graph.types.is_enum(ty) => JsonRead::Made(Mapped {
                target: self.target(ty),
                json: self.json(*inner, selection),
            }),
            Shape::Delegate(inner) => return self.same_as(*inner, selection),
            Shape::Array(element) => return list(self.json(*element, selection)),
            Shape::Collection { element, build } => {
                let used = element.unwrap_or_else(Types::object_use);
                let element = self.json(used, selection);
                return list(self.held(element, used, build));
            }
            Shape::Map { .. } if self.graph.types.is_map_of_strings(ty) => {
                let text = self.text_key();
                return map(text, text);
            }
            Shape::Map { value, build } => {
                let used = value.unwrap_or_else(Types::object_use);
                let value = self.json(used, selection);
                let value = self.held(value, used, build);
                return map(self.name_in(ty), value);
            }
            Shape::Enum(_) | Shape::Any { node: true } => JsonRead::Checked(self.value(Types::plain(ty))),
            Shape::Text(known) if known.text_form().is_as_it_came() => JsonRead::Checked(self.value(Types::plain(ty))),
            Shape::Text(known) => JsonRead::Text {
                reader: self.value(Types::plain(ty)),
                form: known.text_form(),
                expected: known.expected_of_argument(),
            },
            Shape::Formed(plain, form) => return self.formed(*plain, form),
            Shape::Object(object) => return self.read_object(ty, object, selection, None),
            Shape::Union(union) => return self.union(union, selection),
            Shape::Open => JsonRead::Open,
            Shape::Any { node: false } | Shape::Unsupported(_) | Shape::Missing(_) => return Read::Any,
        })
    }

    /// Returns how the JSON is read that a place gives its values.
    fn formed(&mut self, plain: Ty, form: &JsonForm) -> Read {
        match form {
            JsonForm::Pattern(own) => Read::Json(JsonRead::Dated(own.clone())),
            JsonForm::Integer => Read::Scalar(Scalar::Long),
            JsonForm::Number => Read::Scalar(Scalar::Number),
            JsonForm::Constant(value) => only(value),
            JsonForm::Identified(_) | JsonForm::Described(_) => Read::Json(JsonRead::Described),
            JsonForm::Quoted(_) => {
                let value = self.json(Types::plain(plain), &Selection::default());
                Read::Json(JsonRead::Quoted(value))
            }
        }
    }

    /// Returns a reader that reads as another one.
    fn same_as(&mut self, used: TypeUse, selection: &Selection) -> Read {
        Read::Constrained {
            read: self.json(used, selection),
            checks: Vec::new(),
            meant: None,
        }
    }

    /// Returns the reader of any JSON.
    fn anything(&mut self) -> ReaderId {
        self.json(Types::object_use(), &Selection::default())
    }

    /// Returns the reader that checks the name of a map's member, and returns it.
    fn name_in(&mut self, map: Ty) -> ReaderId {
        if matches!(self.graph.node(map).key, Key::Unsupported(..)) {
            return self.text_key();
        }
        let key = self.key_reader(map);
        if key == self.text_key() {
            return key;
        }
        self.add(Read::Json(JsonRead::Checked(key)), Types::object())
    }

    /// Returns how an object is read, and how many members it must have.
    fn read_object(&mut self, ty: Ty, shape: &ObjectShape, selection: &Selection, tag: Option<&Discriminator>) -> Read {
        let read = Read::Json(self.object(shape, selection, tag));
        if shape.limits.least == 0 {
            return read;
        }
        let check = Check::Size {
            least: shape
                .limits
                .least
                .saturating_add(u64::from(shape.discriminator.is_some())),
            most: None,
            of: Measured::Members,
        };
        Read::Constrained {
            read: self.add(read, ty),
            checks: vec![check],
            meant: None,
        }
    }

    /// Returns how an object is read.
    ///
    /// - `tag`: the discriminator by which a union selected the object, which is not checked again
    pub(super) fn object(
        &mut self,
        shape: &ObjectShape,
        selection: &Selection,
        tag: Option<&Discriminator>,
    ) -> JsonRead {
        // An any-setter receives no property that is not included.
        let additional = shape.additional.filter(|_| selection.only.is_none());
        let mut properties = Vec::with_capacity(shape.properties.len());
        if let Some(own) = &shape.discriminator {
            if tag != Some(own) {
                properties.push(self.discriminator(own));
            } else if additional.is_some() {
                properties.push(self.passed_on(&own.property, &[]));
            }
        }
        for property in &shape.properties {
            if property.set_by == SetBy::Creator || selection.takes(&property.name) {
                properties.push(MemberRead {
                    name: property.name.clone(),
                    aliases: property.aliases.clone(),
                    required: property.required,
                    reader: self.property(property),
                });
            } else if additional.is_some() {
                // The members with other names go to the any-setter.
                properties.push(self.passed_on(&property.name, &property.aliases));
            }
        }
        for names in &shape.left_out {
            let mut names = names.iter().cloned();
            properties.push(MemberRead {
                name: names.next().unwrap_or_default(),
                aliases: names.collect(),
                required: false,
                reader: self.add(Read::LeftOut, Types::object()),
            });
        }
        JsonRead::Object {
            properties,
            additional: additional.map(|used| self.json(used, &Selection::default())),
            some_of: some_of(shape),
        }
    }

    /// Returns a property that is not read.
    fn passed_on(&mut self, name: &str, aliases: &[String]) -> MemberRead {
        MemberRead {
            name: name.to_owned(),
            aliases: aliases.to_vec(),
            required: false,
            reader: self.anything(),
        }
    }

    /// Returns the property that must have one value.
    fn discriminator(&mut self, own: &Discriminator) -> MemberRead {
        let read = only(&own.value);
        MemberRead {
            name: own.property.clone(),
            aliases: Vec::new(),
            required: true,
            reader: self.add(read, Types::object()),
        }
    }

    /// Returns the reader of a property. One that is not required can be null, unless its type is primitive.
    pub(super) fn property(&mut self, property: &Property) -> ReaderId {
        let used = property.used;
        let value = self.json(used, &property.selection);
        let is_described = self.graph.undescribed(used).1.is_some();
        let refuses_null = property.required || property.refuses_null || is_described;
        if refuses_null || self.graph.refuses_given_null(used) || !self.graph.types.is_reference(used.ty) {
            value
        } else {
            self.or_null(value)
        }
    }

    fn union(&mut self, union: &UnionShape, selection: &Selection) -> Read {
        // The mapper cannot choose an alternative of a sealed type without type information.
        if union.kind == UnionKind::Sealed {
            return Read::Any;
        }
        let expected = expected_alternative(self.graph, union);
        // The schema shows everything that identifies an alternative.
        let all = Selection::default();
        let alternatives = union.alternatives.iter().map(|alternative| AlternativeRead {
            tag: alternative.tag.clone(),
            reader: {
                let selection = if alternative.tag.is_by_properties() {
                    &all
                } else {
                    selection
                };
                self.alternative(
                    alternative,
                    union.kind.discriminator(&alternative.tag).as_ref(),
                    selection,
                )
            },
            // The other kinds have no property among the entries.
            is_map: matches!(union.kind, UnionKind::Property(_))
                && matches!(alternative.own.as_deref(), Some(Shape::Map { .. } | Shape::Delegate(_))),
        });
        Read::Json(JsonRead::Union {
            kind: union.kind.clone(),
            alternatives: alternatives.collect(),
            expected,
        })
    }

    /// Returns the reader of an alternative of a union.
    fn alternative(
        &mut self,
        alternative: &Alternative,
        tag: Option<&Discriminator>,
        selection: &Selection,
    ) -> ReaderId {
        let used = self.graph.types.without_null(alternative.used);
        let read = match (alternative.own.as_deref(), &self.graph.of(used.ty).shape) {
            (Some(Shape::Object(object)), _) => self.read_object(used.ty, object, selection, tag),
            // The type by itself has another shape.
            (Some(Shape::Enum(constants)), _) if constants.by_mapper => Read::Any,
            (Some(Shape::Enum(constants)), _) => Read::Json(JsonRead::Constant {
                expected: one_of_constants(constants),
                values: constants
                    .constants
                    .iter()
                    .flat_map(|own| std::iter::once(&own.wire).chain(&own.aliases))
                    .cloned()
                    .collect(),
            }),
            (Some(other), _) => self.json_of(used.ty, other, selection),
            (None, Shape::Object(object)) if tag.is_some() && object.discriminator.as_ref() == tag => {
                let key = (used, selection.clone());
                if let Some(known) = self.selected.get(&key) {
                    return *known;
                }
                let id = self.add(Read::Any, used.ty);
                self.selected.insert(key, id);
                let read = self.read_object(used.ty, object, selection, tag);
                self.plan.set(id, read);
                return id;
            }
            _ => return self.json(used, selection),
        };
        self.add(read, used.ty)
    }
}

/// Returns how a string is read that must be this one.
fn only(value: &str) -> Read {
    Read::Json(JsonRead::Constant {
        expected: quoted(value),
        values: vec![value.to_owned()],
    })
}

/// Returns how the JSON of an array is read.
fn list(element: ReaderId) -> Read {
    Read::Collection {
        made: ContainerFactory::New(JavaClass::qualified("java.util.ArrayList")),
        element,
    }
}

/// Returns how the JSON of a map is read.
fn map(key: ReaderId, value: ReaderId) -> Read {
    Read::Map {
        made: ContainerFactory::New(JavaClass::qualified("java.util.LinkedHashMap")),
        key,
        value,
    }
}
