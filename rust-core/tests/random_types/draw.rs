//! Draws types, and adds them to a request.

use serde_json::{Value, json};

use super::super::graph::{Graph, annotation, jackson};

/// How deep types are nested in one another.
const DEEPEST: usize = 4;

/// Random numbers: xorshift64*.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a number below the bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(drawn).unwrap_or_default() % bound.max(1)
    }

    /// Whether one of so many happens.
    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(crate) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Draws the types of one tool.
pub(crate) struct Draw<'r, 'g, 'v> {
    pub(crate) random: &'r mut Random,
    pub(crate) graph: &'g mut Graph<'v>,
    names: usize,
}

/// The types of numbers and texts that have a schema of their own.
const SCALARS: &[&str] = &[
    "java.lang.String",
    "java.lang.String",
    "java.lang.Integer",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Byte",
    "java.lang.Double",
    "java.lang.Boolean",
    "java.lang.Character",
    "java.math.BigDecimal",
    "java.math.BigInteger",
    "java.time.LocalDate",
    "java.time.Duration",
    "java.time.Year",
    "java.util.UUID",
];

impl<'r, 'g, 'v> Draw<'r, 'g, 'v> {
    pub(crate) fn new(random: &'r mut Random, graph: &'g mut Graph<'v>) -> Self {
        Self {
            random,
            graph,
            names: 0,
        }
    }

    fn name(&mut self, kind: &str) -> String {
        self.names += 1;
        format!("{kind}{}", self.names)
    }

    /// Returns a type, with constraints where it is used.
    pub(crate) fn used(&mut self, depth: usize) -> usize {
        let ty = self.ty(depth);
        if self.random.one_in(2) {
            let constraints = self.constraints(ty);
            if !constraints.is_empty() {
                self.graph.entry("types", ty)["annotations"] = json!(constraints);
            }
        }
        ty
    }

    fn ty(&mut self, depth: usize) -> usize {
        let kinds = if depth >= DEEPEST { 2 } else { 11 };
        match self.random.below(kinds) {
            0 => self.scalar(),
            1 => self.enumeration(),
            2 | 3 => self.record(depth, None),
            4 => self.bean(depth),
            5 => {
                let element = self.used(depth + 1);
                self.graph.jdk("java.util.List", &[element])
            }
            6 => {
                let element = self.used(depth + 1);
                self.graph.jdk("java.util.Set", &[element])
            }
            7 => {
                let key = self
                    .random
                    .one_of(&["java.lang.String", "java.lang.String", "java.lang.Integer"]);
                let (key, value) = (self.graph.jdk(key, &[]), self.used(depth + 1));
                self.graph.jdk("java.util.Map", &[key, value])
            }
            8 => {
                let element = self.used(depth + 1);
                self.graph.array(element)
            }
            9 => self.union(depth),
            _ => self.scalar(),
        }
    }

    fn scalar(&mut self) -> usize {
        let name = self.random.one_of(SCALARS);
        self.graph.jdk(name, &[])
    }

    fn enumeration(&mut self) -> usize {
        let name = self.name("Enum");
        let declaration = self.graph.declaration(&name, "ENUM");
        let own = self.graph.declared(declaration, &[]);
        for constant in 0..=self.random.below(3) {
            self.graph.constant(declaration, own, &format!("C{constant}"));
        }
        own
    }

    /// Returns a record; `parent` is the interface that it implements.
    fn record(&mut self, depth: usize, parent: Option<usize>) -> usize {
        let name = self.name("Record");
        let declaration = self.graph.declaration(&name, "RECORD");
        let own = self.graph.declared(declaration, &[]);
        if let Some(parent) = parent {
            self.graph.entry("declarations", declaration)["interfaces"] = json!([parent]);
        }
        let mut components = Vec::new();
        for component in 0..=self.random.below(3) {
            let ty = self.component(depth);
            let annotations = self.annotations(ty);
            self.graph.property(
                declaration,
                &format!("{}{component}", name.to_lowercase()),
                ty,
                &annotations,
            );
            components.push(ty);
        }
        self.graph.constructor(declaration, &components, &[]);
        own
    }

    fn component(&mut self, depth: usize) -> usize {
        match self.random.below(8) {
            0 => self.graph.primitive("INT"),
            1 => self.graph.primitive("BOOLEAN"),
            2 if depth < DEEPEST => {
                let inner = self.ty(depth + 1);
                self.graph.jdk("java.util.Optional", &[inner])
            }
            _ => self.ty(depth + 1),
        }
    }

    /// Returns a class that Jackson makes by its fields.
    fn bean(&mut self, depth: usize) -> usize {
        let name = self.name("Bean");
        let declaration = self.graph.declaration(&name, "CLASS");
        self.graph.constructor(declaration, &[], &[]);
        for field in 0..=self.random.below(3) {
            let ty = self.ty(depth + 1);
            let mut annotations = self.annotations(ty);
            if self.random.one_in(2) {
                annotations.push(jackson("JsonProperty", &[("required", json!({"boolean": true}))]));
            }
            self.graph.property(
                declaration,
                &format!("{}{field}", name.to_lowercase()),
                ty,
                &annotations,
            );
        }
        self.graph.declared(declaration, &[])
    }

    /// Returns an interface with subtypes, which a name distinguishes.
    fn union(&mut self, depth: usize) -> usize {
        let name = self.name("Union");
        let declaration = self.graph.declaration(&name, "INTERFACE");
        let own = self.graph.declared(declaration, &[]);
        let mut values = vec![("use", json!({"constant": "NAME"}))];
        match self.random.below(3) {
            0 => values.push(("include", json!({"constant": "WRAPPER_OBJECT"}))),
            1 => values.push(("property", json!({"string": "kind"}))),
            _ => {}
        }
        let mut listed = Vec::new();
        for subtype in 0..=self.random.below(2) {
            let record = self.record(depth + 1, Some(own));
            let values = [
                ("value", json!({"class": record})),
                ("name", json!({"string": format!("n{subtype}")})),
            ];
            listed.push(json!({"annotation": jackson("JsonSubTypes.Type", &values)}));
        }
        self.graph.annotate(declaration, jackson("JsonTypeInfo", &values));
        let listed = [("value", json!({"array": listed}))];
        self.graph.annotate(declaration, jackson("JsonSubTypes", &listed));
        own
    }

    /// Returns the annotations of a component or field.
    fn annotations(&mut self, ty: usize) -> Vec<Value> {
        let mut annotations = if self.random.one_in(2) {
            self.constraints(ty)
        } else {
            Vec::new()
        };
        match self.random.below(8) {
            0 => annotations.push(annotation("org.jspecify.annotations.Nullable", &[])),
            1 => annotations.push(jackson(
                "JsonAlias",
                &[("value", json!({"array": [{"string": "other"}]}))],
            )),
            _ => {}
        }
        annotations
    }

    /// Returns constraints that mean something for the type, or none.
    fn constraints(&mut self, ty: usize) -> Vec<Value> {
        let number = |value: usize| json!({"number": value.to_string()});
        let (small, large) = (self.random.below(4), 2 + self.random.below(40));
        let size = json!([("min", number(small)), ("max", number(small + self.random.below(4)))]);
        let sized = |name: &str| {
            let members: Vec<(&str, Value)> = vec![("min", size[0][1].clone()), ("max", size[1][1].clone())];
            constraint(name, &members)
        };
        let kind = self.graph.entry("types", ty)["kind"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let name = self.graph.name_of(ty);
        let drawn = self.random.below(4);
        match (kind.as_str(), name.as_str()) {
            ("INT", _) | (_, "java.lang.Integer" | "java.lang.Long" | "java.lang.Byte" | "java.math.BigInteger") => {
                vec![match drawn {
                    0 => constraint("Min", &[("value", number(small))]),
                    1 => constraint("Max", &[("value", number(large))]),
                    2 => constraint("Positive", &[]),
                    _ => constraint("Digits", &[("integer", number(1)), ("fraction", number(0))]),
                }]
            }
            (_, "java.lang.Double" | "java.math.BigDecimal") => vec![match drawn {
                0 => constraint("DecimalMin", &[("value", json!({"string": "0.5"}))]),
                1 => constraint(
                    "DecimalMax",
                    &[
                        ("value", json!({"string": "7.25"})),
                        ("inclusive", json!({"boolean": false})),
                    ],
                ),
                2 => constraint("Negative", &[]),
                _ => constraint("Digits", &[("integer", number(2)), ("fraction", number(1))]),
            }],
            (_, "java.lang.String") => vec![match drawn {
                0 => sized("Size"),
                1 => constraint("NotBlank", &[]),
                2 => constraint("Pattern", &[("regexp", json!({"string": "[a-c]{1,3}"}))]),
                _ => constraint("NotEmpty", &[]),
            }],
            (_, "java.lang.Boolean") | ("BOOLEAN", _) => vec![constraint("AssertTrue", &[])],
            ("ARRAY", _) | (_, "java.util.List" | "java.util.Set" | "java.util.Map") => vec![match drawn {
                0 | 1 => sized("Size"),
                _ => constraint("NotEmpty", &[]),
            }],
            _ => Vec::new(),
        }
    }
}

fn constraint(name: &str, values: &[(&str, Value)]) -> Value {
    annotation(&format!("jakarta.validation.constraints.{name}"), values)
}
