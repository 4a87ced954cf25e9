//! Types that are added to a recorded request, for chains that no case can have: javac would take minutes.

use serde_json::{Value, json};

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
    ("java.util.Set", "INTERFACE", 1, Some("java.util.Collection")),
    ("java.lang.Long", "CLASS", 0, None),
    ("java.lang.Byte", "CLASS", 0, None),
    ("java.lang.Double", "CLASS", 0, None),
    ("java.lang.Boolean", "CLASS", 0, None),
    ("java.lang.Character", "CLASS", 0, None),
    ("java.math.BigDecimal", "CLASS", 0, None),
    ("java.math.BigInteger", "CLASS", 0, None),
    ("java.time.LocalDate", "CLASS", 0, None),
    ("java.time.Duration", "CLASS", 0, None),
    ("java.time.Year", "CLASS", 0, None),
    ("java.util.UUID", "CLASS", 0, None),
];

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

    pub(crate) fn primitive(&mut self, kind: &str) -> usize {
        self.add("types", json!({"kind": kind}))
    }

    /// Returns the binary name of a type's declaration, empty for any other type.
    pub(crate) fn name_of(&mut self, ty: usize) -> String {
        let declaration = self.request["types"][ty]["declaration"].as_u64();
        let declaration = declaration.and_then(|id| usize::try_from(id).ok());
        let entry = declaration.map(|id| &self.request["declarations"][id]["binaryName"]);
        entry.and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    /// Adds a constant to an enum of this type.
    pub(crate) fn constant(&mut self, declaration: usize, ty: usize, name: &str) {
        let element = self.element();
        let modifiers = ["public", "static", "final"];
        let constant = json!({
            "element": element, "name": name, "type": ty, "modifiers": modifiers, "constant": true
        });
        self.push(declaration, "fields", constant);
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
        let element = self.element();
        let taken: Vec<Value> = parameters
            .iter()
            .map(|ty| json!({"element": self.element(), "name": "value", "type": ty}))
            .collect();
        let entry = json!({
            "element": element, "modifiers": ["public"], "parameters": taken, "annotations": annotations
        });
        self.push(declaration, "constructors", entry);
    }

    /// Makes this the type of the tools' first parameter.
    pub(crate) fn demand(&mut self, ty: usize) {
        let class = self.request["toolClass"]
            .as_u64()
            .and_then(|id| usize::try_from(id).ok());
        let class = &mut self.request["declarations"][class.unwrap_or_default()];
        let methods = class.get_mut("methods").and_then(Value::as_array_mut);
        let methods = methods.into_iter().flatten();
        let parameters = methods.filter_map(|own| own.get_mut("parameters")?.as_array_mut());
        if let Some(parameter) = parameters.flatten().next() {
            parameter["type"] = json!(ty);
        }
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
