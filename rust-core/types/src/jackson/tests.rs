//! Compares our analysis of unusual classes with Jackson's.
//!
//! `tests/jackson/odd_classes.json` is a request for the classes in `OddClasses.java`, as reflection sees them;
//! `odd_classes.txt` lists the properties that Jackson 2.19.2 sets on each.

use std::collections::BTreeMap;

use super::*;
use crate::shape::{ObjectShape, Property, Remark};
use copilot_tool_finished::tools::{DateFormat, JavaClass};
use copilot_tool_finished::user_schema::UserSchema;

use crate::types::{JsonForm, ResolvedType, TypeUse};
use crate::wire::request;
use crate::wire::request::Request;
use copilot_tool_finished::unions::{Tag, UnionKind};

const PREFIX: &str = "OddClasses$";

struct Odd {
    request: Request,
}

impl Odd {
    fn read() -> Self {
        Self {
            request: request::read(include_bytes!("../../../tests/jackson/odd_classes.json")).unwrap(),
        }
    }

    fn shaped(&self, name: &str) -> Shaped {
        let mut types = Types::new(&self.request);
        self.shaped_in(&mut types, name)
    }

    fn shaped_in<'r>(&'r self, types: &mut Types<'r>, name: &str) -> Shaped {
        let (id, _) = self
            .request
            .declarations()
            .find(|(_, own)| own.binary_name == format!("{PREFIX}{name}"))
            .expect(name);
        let ty = types.intern(ResolvedType::Declared {
            declaration: id,
            arguments: Vec::new(),
            outer: Vec::new(),
            typing: None,
        });
        shape(types, ty)
    }

    fn object(&self, name: &str) -> ObjectShape {
        match self.shaped(name).shape {
            Shape::Object(object) => object,
            other => panic!("{name} is {other:?}"),
        }
    }

    /// Returns the names of the properties in order. Those of required ones end with `!`.
    fn listed(&self, name: &str) -> String {
        let object = self.object(name);
        let of = |own: &Property| format!("{}{}", own.name, if own.required { "!" } else { "" });
        object.properties.iter().map(of).collect::<Vec<_>>().join(" ")
    }

    fn simple(&self, types: &Types<'_>, used: TypeUse) -> String {
        match types.form(used.ty) {
            ResolvedType::Primitive(kind) => format!("{kind:?}").to_lowercase(),
            _ => types.declaration(used.ty).map_or_else(String::new, |id| {
                self.request.declaration(id).path.join(".").replace("OddClasses.", "")
            }),
        }
    }
}

#[test]
fn properties_are_those_that_jackson_sets() {
    // Where we say something else on purpose, and why.
    let exceptions = BTreeMap::from([
        ("Back", "a kids"), // Jackson sets the back reference itself
        ("R2Ign", "a"),     // what is ignored or read-only is not read
        ("R2Ro", "a"),
        ("R2IP", "a"),
        ("NamedByOwn", ""),          // renamed by code
        ("UsingProperty", ""),       // read by code
        ("EA", "a"),                 // `type` is the discriminator
        ("Inj", ""),                 // not readable by Jackson either
        ("Unw", "a p_in2 p_x p_yy"), // Jackson keeps unwrapped properties apart
        ("RUnw", "a in2 x yy"),
        ("Prefixed", "a o.a! o.p_in2! o.p_x! o.p_yy!"),
    ]);
    let odd = Odd::read();
    let mut compared = 0;
    for line in include_str!("../../../tests/jackson/odd_classes.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let (name, names) = line.split_once(':').unwrap();
        let expected = exceptions.get(name).copied().unwrap_or(names.trim());
        let Shape::Object(object) = odd.shaped(name).shape else {
            continue;
        };
        let shown = object.properties.iter().filter(|own| own.unshown.is_none());
        let mut names: Vec<&str> = shown.map(|own| own.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names.join(" "), expected, "{name}");
        compared += 1;
    }
    assert!(compared >= 85, "{compared}");
}

#[test]
fn a_property_stands_where_the_first_of_its_members_does() {
    let odd = Odd::read();
    for (name, properties) in [
        ("PrivFields", "a b d g h priv u"),
        ("Ren", "z_one two q four g_five"),
        ("Sub", "sx sp hid own ren setterSub setterSup"),
        ("Cre", "first_name n! firstName other"),
        ("ROrd", "b! a! c!"),
        ("OrdA", "y! z! a b"),
        ("ROrdA", "a! b! z!"),
        ("OrdN", "c x_b a"),
        ("OrdI", "x_b d a c"),
        ("RNam", "foo_bar! baz_qux! keepMe!"),
        ("KebabSub", "foo-bar as_is more-text urltext"),
        ("Prefixed", "a o.a! o.p_x! o.p_yy! o.p_in2!"),
    ] {
        assert_eq!(odd.listed(name), properties, "{name}");
    }
}

#[test]
fn required_are_components_and_what_annotations_demand() {
    let odd = Odd::read();
    for (name, properties) in [
        ("R2", "a! b!"),
        ("Described", "a b!"),
        ("ImplCre", "a b!"),
        ("RFac", "q!"),
        ("Loose", "a! b! c d!"),
    ] {
        assert_eq!(odd.listed(name), properties, "{name}");
    }
}

#[test]
fn creators_decide_what_a_type_is_read_from() {
    let odd = Odd::read();
    for (name, of) in [
        ("Str", "String"),
        ("StrPriv", "String"),
        ("CtorGet", "String"),
        ("IntOnly", "int"),
        ("ValOf", "String"),
        ("ValOfNoDef", "String"),
        ("FromStr", "String"),
        ("Cre1", "String"),
        ("Cre1Empty", "String"),
        ("R1V", "String"),
        ("R1D", "String"),
        ("RFacD", "String"),
        ("JVC", "String"),
        ("EV", "String"),
        ("EVF", "String"),
        ("EC", "String"),
        ("ECI", "int"),
        ("As", "AsImpl"),
    ] {
        let mut types = Types::new(&odd.request);
        let Shape::Delegate(used) = odd.shaped_in(&mut types, name).shape else {
            panic!("{name}")
        };
        assert_eq!(odd.simple(&types, used), of, "{name}");
    }
    for name in [
        "R1",
        "R1C",
        "StrDef",
        "ImplCre1",
        "RStr",
        "RCtor0",
        "RValOf",
        "TwoCre",
        "JV",
        "StaticFac",
    ] {
        odd.object(name);
    }
    let Shape::Unsupported(Unsupported::Unreadable(reason)) = odd.shaped("CreInj").shape else {
        panic!()
    };
    assert_eq!(reason, Unreadable::InjectedParameter);
}

#[test]
fn an_enum_named_by_code_is_remarked() {
    let odd = Odd::read();
    for name in ["EV", "EVF", "EC", "ECI", "ECP", "ECPE"] {
        assert_eq!(odd.shaped(name).remarks, [Remark::EnumValue], "{name}");
    }
    let Shape::Enum(shape) = odd.shaped("EP").shape else {
        panic!()
    };
    let wire: Vec<_> = shape
        .constants
        .iter()
        .map(|own| (own.java.as_str(), own.wire.as_str(), own.aliases.len()))
        .collect();
    assert_eq!(wire, [("A", "aa", 1), ("B", "B", 0)]);
}

#[test]
fn generated_code_makes_records_unless_annotations_change_their_reading() {
    let odd = Odd::read();
    for name in ["R1", "R1C", "R2", "RExp", "RNam", "ROrd", "RStr", "Box", "R2IgnP", "SA"] {
        assert!(odd.object(name).generated, "{name}");
    }
    for name in ["RFac", "RCtor", "RGet", "RUnw", "ByMapper", "PA", "DA", "Mang", "Loose"] {
        assert!(!odd.object(name).generated, "{name}");
    }
}

#[test]
fn what_no_declaration_shows_is_unreadable() {
    let odd = Odd::read();
    for name in [
        "CreDef2",
        "CreProps1",
        "Merge2",
        "Ovl",
        "Arr",
        "Using",
        "NamedByOwn",
        "SelfUnw",
        "NoWay",
        "Wrap",
        "OfStr",
        "ByteOnly",
    ] {
        assert!(
            matches!(
                odd.shaped(name).shape,
                Shape::Unsupported(Unsupported::Unreadable(_) | Unsupported::Unmade { .. })
            ),
            "{name}"
        );
    }
    let unshown = |name| odd.object(name).properties.first().and_then(|own| own.unshown.clone());
    assert!(matches!(unshown("UsingProperty"), Some(Unsupported::Unreadable(_))));
    for name in ["ByClass", "ST"] {
        assert!(
            matches!(odd.shaped(name).shape, Shape::Unsupported(Unsupported::TypeInfo(_))),
            "{name}"
        );
    }
}

#[test]
fn unions_list_what_an_object_can_be() {
    let odd = Odd::read();
    for (name, alternatives) in [
        ("P", "PA kind=pa, PB kind=OddClasses$PB"),
        ("Q", "Q* @type=OddClasses$Q, QD @type=d"),
        ("Top", "Mid* t=mid, Low t=low, Leaf1* t=l1, Leaf1* t=l2"),
        ("Simple", "Simple1 t=Simple1"),
        ("E1", "EA type=ea"),
        ("XI", "XE k=d"),
        ("W", "WA* w{}"),
        ("WA", "WA* w{}"),
        ("D", "DA*, DB*"),
        ("S", "SA, SB"),
        ("Geo", "Dot, Line*, Ray, Tri"),
    ] {
        let mut types = Types::new(&odd.request);
        let Shape::Union(union) = odd.shaped_in(&mut types, name).shape else {
            panic!("{name}")
        };
        let listed: Vec<String> = union
            .alternatives
            .iter()
            .map(|own| {
                let tag = match (&own.tag, &union.kind) {
                    (Tag::Name(name), UnionKind::Property(property)) => format!(" {property}={name}"),
                    (Tag::Name(name), UnionKind::Wrapper) => format!(" {name}{{}}"),
                    _ => String::new(),
                };
                format!(
                    "{}{}{tag}",
                    odd.simple(&types, own.used),
                    if own.own.is_some() { "*" } else { "" }
                )
            })
            .collect();
        assert_eq!(listed.join(", "), alternatives, "{name}");
        assert_eq!(union.kind == UnionKind::Sealed, matches!(name, "S" | "Geo"), "{name}");
    }
}

#[test]
fn an_heir_of_type_information_has_the_discriminator() {
    let odd = Odd::read();
    for (name, property, value) in [
        ("PA", "kind", "pa"),
        ("PB", "kind", "OddClasses$PB"),
        ("QD", "@type", "d"),
        ("EA", "type", "ea"),
        ("STA", "@type", "sta"),
    ] {
        let object = odd.object(name);
        let discriminator = object.discriminator.unwrap();
        assert_eq!(
            (discriminator.property.as_str(), discriminator.value.as_str()),
            (property, value)
        );
        assert!(object.properties.iter().all(|own| own.name != property), "{name}");
    }
    assert!(odd.object("DA").discriminator.is_none());
}

#[test]
fn formats_change_numbers_and_times() {
    let odd = Odd::read();
    let mut types = Types::new(&odd.request);
    let mut formats = |name: &str| {
        let Shape::Object(object) = odd.shaped_in(&mut types, name).shape else {
            panic!()
        };
        object
            .properties
            .iter()
            .map(|own| types.formed(own.used.ty).map(|(_, form)| form.clone()))
            .collect::<Vec<_>>()
    };
    let day = JsonForm::Pattern(DateFormat {
        class: JavaClass::qualified("java.time.LocalDate"),
        pattern: "dd.MM.yyyy".to_owned(),
        locale: String::new(),
        zone: String::new(),
        strict: false,
        expected: "a date or time in the form dd.MM.yyyy".to_owned(),
    });
    assert_eq!(formats("UsingJacksons"), [None, Some(day), Some(JsonForm::Integer)]);
    assert_eq!(formats("Loose"), [None, None, None, Some(JsonForm::Quoted("integer"))]);
    assert_eq!(odd.object("Deep").properties[1].selection.without, ["a"]);
    assert_eq!(odd.object("Loose").properties[1].aliases, ["bb", "bbb"]);
}

#[test]
fn inherited_members_have_the_subclass_arguments() {
    let odd = Odd::read();
    let mut types = Types::new(&odd.request);
    let Shape::Object(object) = odd.shaped_in(&mut types, "Bound").shape else {
        panic!()
    };
    let of = |own: &Property| format!("{}:{}", own.name, odd.simple(&types, own.used));
    assert_eq!(
        object.properties.iter().map(of).collect::<Vec<_>>(),
        ["key:Box", "value:Integer", "keys:List"]
    );
    let element = types.arguments(object.properties[2].used.ty)[0];
    assert_eq!(odd.simple(&types, element), "String");
}

/// A request of the tool class and one record or class of these members, with `String` as type 0 and `int` as 1.
fn small(declaration: &str) -> Request {
    let text = format!(
        r#"{{"protocol":2,"build":"{}","toolClass":0,
        "types":[{{"kind":"DECLARED","declaration":1}},{{"kind":"INT"}},{{"kind":"DECLARED","declaration":2}}],
        "declarations":[
        {{"element":0,"binaryName":"p.Tool","package":"p","path":["Tool"],"kind":"CLASS"}},
        {{"element":1,"binaryName":"java.lang.String","package":"java.lang","path":["String"],"kind":"CLASS"}},
        {{"element":2,"binaryName":"p.R","package":"p","path":["R"],"described":true,{declaration}}}]}}"#,
        crate::wire::BUILD
    );
    request::read(text.as_bytes()).unwrap()
}

fn small_shape(types: &mut Types<'_>) -> Shape {
    let (id, _) = types.request.declarations().nth(2).unwrap();
    let ty = types.intern(ResolvedType::Declared {
        declaration: id,
        arguments: Vec::new(),
        outer: Vec::new(),
        typing: None,
    });
    shape(types, ty).shape
}

#[test]
fn a_component_is_described_by_its_parameter_else_by_javadoc() {
    let request = small(
        r#""kind":"RECORD","origin":"SAME_FILE","documentation":"R.\n @param a  the a\n @param b the b",
        "components":[{"element":3,"name":"a","type":0},{"element":4,"name":"b","type":0}],
        "constructors":[{"element":5,"parameters":[{"element":6,"name":"a","type":0},{"element":7,"name":"b","type":0,
          "annotations":[{"id":9,"type":"com.github.copilot.tool.CopilotToolParam","values":[
            {"name":"value","value":{"string":"Own b."}},{"name":"required","value":{"boolean":false}},
            {"name":"schema","value":{"string":"{}"}}]}]}]}]"#,
    );
    let mut types = Types::new(&request);
    let Shape::Object(object) = small_shape(&mut types) else {
        panic!()
    };
    let [a, b] = object.properties.as_slice() else { panic!() };
    assert_eq!(
        (a.description.as_deref(), a.required, a.element.0),
        (Some("the a"), true, 6)
    );
    assert_eq!(
        (b.description.as_deref(), b.required, b.element.0, b.component),
        (Some("Own b."), false, 7, Some(1))
    );
    assert_eq!(
        match types.formed(b.used.ty) {
            Some((_, JsonForm::Described(own))) => own.checked.schema.as_ref().ok().map(UserSchema::values),
            _ => None,
        },
        Some(1)
    );
    assert!(object.generated);
}

#[test]
fn constraints_and_comments_of_private_fields_speak_of_the_property() {
    let request = small(
        r#""kind":"CLASS","fields":[{"element":3,"name":"a","type":0,"modifiers":["private"],"documentation":" An a. ",
          "annotations":[{"type":"jakarta.validation.constraints.NotBlank"}]}],
        "methods":[{"element":4,"name":"setA","modifiers":["public"],"parameters":[{"element":5,"name":"x","type":0}]}]"#,
    );
    let Shape::Object(object) = small_shape(&mut Types::new(&request)) else {
        panic!()
    };
    let [a] = object.properties.as_slice() else { panic!() };
    assert_eq!(
        (a.description.as_deref(), a.required, a.element.0),
        (Some("An a."), true, 4)
    );
}

#[test]
fn a_class_that_extends_itself_ends() {
    for declaration in [
        r#""kind":"CLASS","superclass":2,"fields":[{"element":3,"name":"a","type":2,"modifiers":["public"]}]"#,
        r#""kind":"INTERFACE","modifiers":["sealed"],"interfaces":[2],"permitted":[2]"#,
        r#""kind":"CLASS","superclass":2,"annotations":[{"type":"com.fasterxml.jackson.annotation.JsonTypeInfo","values":[{"name":"use","value":{"constant":"NAME"}}]},
          {"type":"com.fasterxml.jackson.annotation.JsonSubTypes","values":[{"name":"value","value":{"array":[{"annotation":{"type":"com.fasterxml.jackson.annotation.JsonSubTypes.Type","values":[{"name":"value","value":{"class":2}}]}}]}}]}]"#,
        r#""kind":"CLASS","constructors":[{"element":3,"parameters":[{"element":4,"name":"x","type":2}],"annotations":[{"type":"com.fasterxml.jackson.annotation.JsonCreator"}]}]"#,
    ] {
        small_shape(&mut Types::new(&small(declaration)));
    }
}
