//! Types that refer to themselves in every way that Java and Jackson's annotations allow, as parts of a request. The
//! fuzz target `structured` adds drawn types, and `rust-core/tests/type_graphs.rs` runs drawn and hand-written ones.
//!
//! Drawn types may be invalid in Java. The core must answer them nevertheless (R10.1).

use serde_json::{Value, json};

use crate::choices::Choices;

/// A request to which types are added. Methods that add to a table return the index of the new entry.
pub(crate) struct Graph<'v> {
    request: &'v mut Value,
    next_element: usize,
}

/// The JDK's types that graphs use: name, kind, number of type parameters, and the supertype with the same arguments.
const JDK: &[(&str, &str, usize, Option<&str>)] = &[
    ("java.lang.Object", "CLASS", 0, None),
    ("java.lang.String", "CLASS", 0, None),
    ("java.lang.Integer", "CLASS", 0, None),
    ("java.lang.Comparable", "INTERFACE", 1, None),
    ("java.util.Optional", "CLASS", 1, None),
    ("java.util.Collection", "INTERFACE", 1, None),
    ("java.util.List", "INTERFACE", 1, Some("java.util.Collection")),
    ("java.util.ArrayList", "CLASS", 1, Some("java.util.List")),
    ("java.util.Map", "INTERFACE", 2, None),
    ("java.util.HashMap", "CLASS", 2, Some("java.util.Map")),
    ("java.util.TreeMap", "CLASS", 2, Some("java.util.Map")),
];

const KINDS: [&str; 5] = ["CLASS", "RECORD", "ENUM", "INTERFACE", "CLASS"];

const ANNOTATION: &str = "com.fasterxml.jackson.annotation.";
const DATABIND: &str = "com.fasterxml.jackson.databind.annotation.";

impl<'v> Graph<'v> {
    pub(crate) fn of(request: &'v mut Value) -> Self {
        for table in ["types", "typeParameters", "declarations"] {
            if !request[table].is_array() {
                request[table] = json!([]);
            }
        }
        Self {
            request,
            // Above the element ids of all recorded requests.
            next_element: 1_000_000,
        }
    }

    fn element(&mut self) -> usize {
        self.next_element += 1;
        self.next_element
    }

    fn add(&mut self, table: &str, entry: Value) -> usize {
        let Some(entries) = self.request[table].as_array_mut() else {
            return 0;
        };
        entries.push(entry);
        entries.len() - 1
    }

    /// Returns the entry of a table for changes.
    pub(crate) fn entry(&mut self, table: &str, index: usize) -> &mut Value {
        &mut self.request[table][index]
    }

    pub(crate) fn variable(&mut self, bounds: &[usize]) -> usize {
        self.add("typeParameters", json!({"name": "T", "bounds": bounds}))
    }

    /// Adds a class of the sources, by its simple name. [`Graph::entry`] gives access to its other members.
    pub(crate) fn declaration(&mut self, name: &str, kind: &str) -> usize {
        let element = self.element();
        let modifiers: &[&str] = if kind == "INTERFACE" {
            &["public", "abstract"]
        } else {
            &["public"]
        };
        let entry = json!({
            "element": element, "binaryName": name, "path": [name], "kind": kind, "modifiers": modifiers,
            "origin": "SOURCE", "described": true
        });
        self.add("declarations", entry)
    }

    pub(crate) fn declared(&mut self, declaration: usize, arguments: &[usize]) -> usize {
        let entry = json!({"kind": "DECLARED", "declaration": declaration, "arguments": arguments});
        self.add("types", entry)
    }

    pub(crate) fn array(&mut self, component: usize) -> usize {
        self.add("types", json!({"kind": "ARRAY", "component": component}))
    }

    pub(crate) fn use_of(&mut self, variable: usize) -> usize {
        self.add("types", json!({"kind": "TYPEVAR", "parameter": variable}))
    }

    /// Adds a wildcard with `extends`, `super`, or neither.
    pub(crate) fn wildcard(&mut self, bound: Option<(&str, usize)>) -> usize {
        let mut entry = json!({"kind": "WILDCARD"});
        if let Some((kind, bound)) = bound {
            entry[kind] = json!(bound);
        }
        self.add("types", entry)
    }

    pub(crate) fn primitive(&mut self, kind: &str) -> usize {
        self.add("types", json!({"kind": kind}))
    }

    /// Returns the declaration of one of [`JDK`]'s types, which is added if it is missing.
    fn jdk_declaration(&mut self, name: &str) -> usize {
        let known = self.request["declarations"].as_array().and_then(|all| {
            let is_meant = |own: &Value| own["binaryName"] == name;
            all.iter().position(is_meant)
        });
        if let Some(known) = known {
            return known;
        }
        let Some((_, kind, parameters, parent)) = JDK.iter().copied().find(|(own, ..)| *own == name) else {
            return 0;
        };
        let element = self.element();
        let (package, simple) = name.rsplit_once('.').unwrap_or_default();
        let variables: Vec<usize> = (0..parameters).map(|_| self.variable(&[])).collect();
        let mut entry = json!({
            "element": element, "binaryName": name, "package": package, "path": [simple], "kind": kind,
            "modifiers": ["public"], "typeParameters": variables
        });
        if let Some(parent) = parent {
            let arguments: Vec<usize> = variables.iter().map(|own| self.use_of(*own)).collect();
            entry["interfaces"] = json!([self.jdk(parent, &arguments)]);
        }
        self.add("declarations", entry)
    }

    pub(crate) fn jdk(&mut self, name: &str, arguments: &[usize]) -> usize {
        let declaration = self.jdk_declaration(name);
        self.declared(declaration, arguments)
    }

    /// Adds a value to an array member of a declaration.
    fn push(&mut self, declaration: usize, member: &str, value: Value) {
        let members = &mut self.request["declarations"][declaration][member];
        match members.as_array_mut() {
            Some(members) => members.push(value),
            None => *members = json!([value]),
        }
    }

    /// Annotates a declaration.
    pub(crate) fn annotate(&mut self, declaration: usize, annotation: Value) {
        self.push(declaration, "annotations", annotation);
    }

    /// Adds a public field; if the declaration is a record, a component.
    pub(crate) fn property(&mut self, declaration: usize, name: &str, ty: usize, annotations: &[Value]) {
        let is_record = self.request["declarations"][declaration]["kind"] == "RECORD";
        let element = self.element();
        let table = if is_record { "components" } else { "fields" };
        let member = json!({
            "element": element, "name": name, "type": ty, "modifiers": ["public"], "annotations": annotations
        });
        self.push(declaration, table, member);
    }

    pub(crate) fn constructor(&mut self, declaration: usize, parameters: &[usize], annotations: &[Value]) {
        self.executable(
            declaration,
            "constructors",
            "",
            &["public"],
            parameters,
            None,
            annotations,
        );
    }

    /// Adds an instance method.
    pub(crate) fn method(
        &mut self,
        declaration: usize,
        name: &str,
        parameters: &[usize],
        returns: usize,
        annotations: &[Value],
    ) {
        let modifiers = ["public"];
        self.executable(
            declaration,
            "methods",
            name,
            &modifiers,
            parameters,
            Some(returns),
            annotations,
        );
    }

    #[expect(clippy::too_many_arguments, reason = "a method has so many parts")]
    fn executable(
        &mut self,
        declaration: usize,
        table: &str,
        name: &str,
        modifiers: &[&str],
        parameters: &[usize],
        returns: Option<usize>,
        annotations: &[Value],
    ) {
        let element = self.element();
        let taken: Vec<Value> = parameters
            .iter()
            .map(|ty| json!({"element": self.element(), "name": "value", "type": ty}))
            .collect();
        let mut entry = json!({
            "element": element, "modifiers": modifiers, "parameters": taken, "annotations": annotations
        });
        if let Some(returns) = returns {
            entry["name"] = json!(name);
            entry["returns"] = json!(returns);
        }
        self.push(declaration, table, entry);
    }

    /// Makes this the type of all of the tools' parameters, or of the one at the position.
    pub(crate) fn demand(&mut self, ty: usize, position: Option<usize>) {
        let class = self.request["toolClass"]
            .as_u64()
            .and_then(|id| usize::try_from(id).ok());
        let class = &mut self.request["declarations"][class.unwrap_or_default()];
        let methods = class.get_mut("methods").and_then(Value::as_array_mut);
        let methods = methods.into_iter().flatten();
        let parameters = methods.filter_map(|own| own.get_mut("parameters")?.as_array_mut());
        for (at, parameter) in parameters.flatten().enumerate() {
            if position.is_none_or(|position| position == at) {
                parameter["type"] = json!(ty);
            }
        }
    }

    fn count(&self, table: &str) -> usize {
        self.request[table].as_array().map_or(0, Vec::len)
    }
}

/// Returns an annotation with values.
pub(crate) fn annotation(name: &str, values: &[(&str, Value)]) -> Value {
    let values: Vec<Value> = values
        .iter()
        .map(|(name, value)| json!({"name": name, "value": value}))
        .collect();
    json!({"type": name, "values": values})
}

/// Returns one of the annotations of Jackson's artifact `jackson-annotations`.
pub(crate) fn jackson(simple: &str, values: &[(&str, Value)]) -> Value {
    annotation(&format!("{ANNOTATION}{simple}"), values)
}

/// Returns `@JsonDeserialize` with a class literal.
pub(crate) fn deserialize(member: &str, class: usize) -> Value {
    annotation(
        &format!("{DATABIND}JsonDeserialize"),
        &[(member, json!({"class": class}))],
    )
}

/// Returns `@JsonSubTypes` with these types.
pub(crate) fn subtypes(classes: &[usize]) -> Value {
    let listed: Vec<Value> = classes
        .iter()
        .map(|class| {
            let single = annotation(
                &format!("{ANNOTATION}JsonSubTypes.Type"),
                &[("value", json!({"class": class}))],
            );
            json!({"annotation": single})
        })
        .collect();
    jackson("JsonSubTypes", &[("value", json!({"array": listed}))])
}

/// Adds drawn types to the request, and makes some of them the types of its tools' parameters.
pub(crate) fn grow(request: &mut Value, choices: &mut Choices<'_>) {
    let mut graph = Graph::of(request);
    let declarations: Vec<usize> = (0..=choices.below(6))
        .map(|number| {
            let kind = KINDS[choices.below(KINDS.len())];
            graph.declaration(&format!("Drawn{number}"), kind)
        })
        .collect();
    let mut types = Vec::new();
    for declaration in &declarations {
        types.push(graph.declared(*declaration, &[]));
    }
    for name in ["java.lang.String", "java.lang.Object"] {
        types.push(graph.jdk(name, &[]));
    }
    for kind in ["INT", "BYTE"] {
        types.push(graph.primitive(kind));
    }
    let mut variables = Vec::new();
    for declaration in &declarations {
        if choices.once_in(3) {
            let bound = types[choices.below(types.len())];
            let variable = graph.variable(&[bound]);
            graph.entry("declarations", *declaration)["typeParameters"] = json!([variable]);
            variables.push(variable);
        }
    }
    for _ in 0..4 + choices.below(16) {
        let drawn = draw_type(&mut graph, choices, &declarations, &types, &variables);
        types.push(drawn);
    }
    // A type that may be its own type argument or component, which no source can express.
    if choices.once_in(8) {
        let (at, part) = (types[choices.below(types.len())], types[choices.below(types.len())]);
        let ty = graph.entry("types", at);
        if ty["component"].is_number() {
            ty["component"] = json!(part);
        } else if ty["arguments"].as_array().is_some_and(|all| !all.is_empty()) {
            ty["arguments"][0] = json!(part);
        }
    }
    for variable in variables {
        graph.entry("typeParameters", variable)["bounds"] = json!([types[choices.below(types.len())]]);
    }
    for declaration in declarations {
        draw_members(&mut graph, choices, declaration, &types);
    }
    for _ in 0..=choices.below(3) {
        let ty = types[choices.below(types.len())];
        let position = choices.below(4);
        graph.demand(ty, (position > 0).then(|| position - 1));
    }
}

fn draw_type(
    graph: &mut Graph<'_>,
    choices: &mut Choices<'_>,
    declarations: &[usize],
    types: &[usize],
    variables: &[usize],
) -> usize {
    let any = |choices: &mut Choices<'_>| types[choices.below(types.len())];
    match choices.below(8) {
        0 | 1 => {
            let (name, _, parameters, _) = JDK[choices.below(JDK.len())];
            let arguments: Vec<usize> = (0..parameters).map(|_| any(choices)).collect();
            graph.jdk(name, &arguments)
        }
        2 | 3 => {
            let declaration = declarations[choices.below(declarations.len())];
            let arguments: Vec<usize> = (0..choices.below(2)).map(|_| any(choices)).collect();
            graph.declared(declaration, &arguments)
        }
        4 => {
            let component = any(choices);
            graph.array(component)
        }
        5 => {
            let bound = any(choices);
            let kind = [None, Some("extends"), Some("super")][choices.below(3)];
            graph.wildcard(kind.map(|kind| (kind, bound)))
        }
        6 if !variables.is_empty() => graph.use_of(variables[choices.below(variables.len())]),
        _ => {
            let key = any(choices);
            let value = any(choices);
            graph.jdk("java.util.HashMap", &[key, value])
        }
    }
}

fn draw_members(graph: &mut Graph<'_>, choices: &mut Choices<'_>, declaration: usize, types: &[usize]) {
    let any = |choices: &mut Choices<'_>| types[choices.below(types.len())];
    if choices.once_in(2) {
        graph.entry("declarations", declaration)["superclass"] = json!(any(choices));
    }
    if choices.once_in(3) {
        graph.entry("declarations", declaration)["interfaces"] = json!([any(choices), any(choices)]);
    }
    if choices.once_in(6) {
        let entry = graph.entry("declarations", declaration);
        entry["modifiers"] = json!(["public", "abstract", "sealed"]);
        entry["permitted"] = json!([any(choices), any(choices)]);
    }
    if choices.once_in(12) {
        let around = choices.below(graph.count("declarations"));
        graph.entry("declarations", declaration)["enclosing"] = json!(around);
    }
    for _ in 0..choices.below(3) {
        let drawn = draw_class_annotation(choices, types);
        graph.annotate(declaration, drawn);
    }
    for number in 0..choices.below(4) {
        let drawn: Vec<Value> = (0..choices.below(2))
            .map(|_| draw_member_annotation(choices, types))
            .collect();
        graph.property(declaration, &format!("p{number}"), any(choices), &drawn);
    }
    for _ in 0..choices.below(3) {
        let mode = ["DELEGATING", "PROPERTIES", "DEFAULT", "DISABLED"][choices.below(4)];
        let creator = jackson("JsonCreator", &[("mode", json!({"constant": mode}))]);
        let taken: Vec<usize> = (0..choices.below(3)).map(|_| any(choices)).collect();
        let annotations = if choices.once_in(3) { vec![] } else { vec![creator] };
        graph.constructor(declaration, &taken, &annotations);
    }
    if choices.once_in(3) {
        let value = jackson("JsonValue", &[]);
        graph.method(declaration, "getValue", &[], any(choices), &[value]);
    }
    if choices.once_in(4) {
        let setter = jackson("JsonAnySetter", &[]);
        let nothing = any(choices);
        graph.method(declaration, "put", &[any(choices), any(choices)], nothing, &[setter]);
    }
}

fn draw_class_annotation(choices: &mut Choices<'_>, types: &[usize]) -> Value {
    let any = |choices: &mut Choices<'_>| types[choices.below(types.len())];
    match choices.below(6) {
        0 => subtypes(&[any(choices), any(choices)]),
        1 => {
            let name = ["NAME", "DEDUCTION", "SIMPLE_NAME", "CLASS"][choices.below(4)];
            let include = ["PROPERTY", "WRAPPER_OBJECT", "EXISTING_PROPERTY"][choices.below(3)];
            let values = [
                ("use", json!({"constant": name})),
                ("include", json!({"constant": include})),
            ];
            jackson("JsonTypeInfo", &values)
        }
        2 => jackson("JsonFormat", &[("shape", json!({"constant": "OBJECT"}))]),
        3 => annotation(
            "jakarta.validation.constraints.Size",
            &[("max", json!({"number": "3"}))],
        ),
        _ => {
            let member = ["as", "builder", "using", "contentAs", "keyAs"][choices.below(5)];
            deserialize(member, any(choices))
        }
    }
}

fn draw_member_annotation(choices: &mut Choices<'_>, types: &[usize]) -> Value {
    match choices.below(6) {
        0 | 1 => jackson("JsonUnwrapped", &[("prefix", json!({"string": "x"}))]),
        2 => jackson("JsonProperty", &[("value", json!({"string": "p"}))]),
        3 => jackson("JsonValue", &[]),
        4 => jackson(
            "JsonIgnoreProperties",
            &[("value", json!({"array": [{"string": "p0"}]}))],
        ),
        _ => {
            let member = ["as", "contentAs", "keyAs"][choices.below(3)];
            deserialize(member, types[choices.below(types.len())])
        }
    }
}
