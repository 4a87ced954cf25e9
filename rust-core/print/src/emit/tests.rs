use super::code::{Code, code};
use super::java_text::comment;
use super::json_code::{Holder, METHOD_VALUES, expression};
use super::literals;
use super::names::{self, Type};
use super::runtime_helpers::Helper;
use copilot_tool_text::json::{self, Json};

#[test]
fn r9_2_a_comment_ends_with_its_line_whatever_it_says() {
    for (value, written) in [
        ("Map<String, Item[]>", "Map<String, Item[]>"),
        ("a*/b;\\u000ac", "a*/b;_u000ac"),
        ("a\nb\r\u{1}\u{2}", "a_b___"),
        ("Caf\u{e9}\u{2026} ", "Caf\\u00e9..."),
    ] {
        assert_eq!(comment(value), written);
    }
}

struct HeldTexts(Vec<String>);

impl Holder for HeldTexts {
    fn hold(&mut self, body: &Code, _: usize) -> Code {
        self.0.push(body.text().to_owned());
        code!["part", self.0.len(), "()"]
    }
}

fn json_code(text: &str) -> String {
    let json = json::read(text).map_or(Json::Null, |document| document.root);
    names::resolve(expression(&json, 0, &mut HeldTexts(Vec::new())).text(), "", &[]).text
}

#[test]
fn a_list_of_one_null_is_no_null_array() {
    assert_eq!(json_code("[null]"), "list((Object) null)");
    assert_eq!(
        json_code("{\"a\":[],\"b\":{}}"),
        "object(\"a\", list(), \"b\", object())"
    );
}

/// No single value is large; all together are.
#[test]
fn r9_4_many_small_objects_are_spread_over_methods() {
    let small = format!("{{\"x\":[{}]}}", vec!["1"; 90].join(","));
    let all = format!("[{}]", vec![small; 255].join(","));
    let json = json::read(&all).map_or(Json::Null, |document| document.root);
    let mut parts = HeldTexts(Vec::new());
    expression(&json, 0, &mut parts);
    assert!(
        parts
            .0
            .iter()
            .all(|part| part.matches('1').count() <= 2 * METHOD_VALUES)
    );
}

#[test]
fn r9_2_a_text_longer_than_a_constant_is_joined_from_parts() {
    let long = "ä".repeat(20_000);
    let written = literals::string(&long);
    assert!(written.text().starts_with("joined(\""));
    assert_eq!(written.text().matches("\\u00e4").count(), 20_000);
}

#[test]
fn r9_6_types_of_java_lang_are_imported_only_where_the_package_hides_them() {
    let text = code![Type("java.lang.Object"), " ", Type("java.lang.Integer")];
    let resolved = |hidden: &[&str]| {
        let hidden: Vec<String> = hidden.iter().map(|name| (*name).to_owned()).collect();
        let resolved = names::resolve(text.text(), "p", &hidden);
        (resolved.text, resolved.imports.join(" "))
    };
    let texts = |text: &str, imports: &str| (text.to_owned(), imports.to_owned());
    assert_eq!(resolved(&[]), texts("Object java.lang.Integer", ""));
    assert_eq!(
        resolved(&["Object"]),
        texts("Object java.lang.Integer", "java.lang.Object")
    );
    assert_eq!(resolved(&["java"]), texts("Object Integer", "java.lang.Integer"));
}

#[test]
fn r9_1_a_variable_is_not_renamed_where_only_a_type_can_be_meant() {
    let text = code!["int number; # other = (#) #.class;"; Type("number"), Type("number"), Type("number")];
    assert_eq!(
        names::resolve(text.text(), "", &[]).text,
        "int number; number other = (number) number.class;"
    );
}

#[test]
fn r9_5_a_helper_that_uses_the_mapper_is_known() {
    for helper in [Helper::mapped, Helper::mappedKey, Helper::named] {
        assert!(helper.uses_mapper(), "{helper:?}");
    }
    // `json` has a parameter with that name.
    for helper in [Helper::json, Helper::jsonLater, Helper::argument, Helper::problems] {
        assert!(!helper.uses_mapper(), "{helper:?}");
    }
}
