use copilot_tool_finished::user_schema::{Rewritten, UserSchema, definition_reference};

use super::{Checked, Keyword, check};
use copilot_tool_text::json::Json;

fn valid(text: &str) -> UserSchema {
    let Checked { schema, warnings } = check(text);
    assert_eq!(warnings, [], "{text}");
    schema.unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

#[test]
fn r4_10_a_reference_is_a_uri_whatever_the_definitions_name() {
    assert_eq!(definition_reference("A$B-1"), "#/$defs/A$B-1");
    assert_eq!(definition_reference("Bäume 1~/%"), "#/$defs/B%C3%A4ume%201~0~1%25");
}

/// Returns the errors and warnings as "line:column message".
fn findings(text: &str) -> Vec<String> {
    let Checked { schema, warnings } = check(text);
    let all = schema.err().into_iter().flatten().chain(warnings);
    let shown = all.map(|own| format!("{}:{} {}", own.position.line, own.position.column, own.kind));
    shown.collect()
}

#[test]
fn every_keyword_of_the_meta_schema_is_known() {
    // The counts of draft/2020-12/meta/*: core 9, applicator 15, unevaluated 2, validation 20, meta-data 7, format
    // 1, content 3; and four of older drafts in draft/2020-12/schema.
    assert_eq!(Keyword::names().count(), 9 + 15 + 2 + 20 + 7 + 1 + 3 + 4);
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
    let schema = valid(
        r##"{"properties":{"a":{"$ref":"#/$defs/Item"},"b":{"items":{"$ref":"#/definitions/Old"}}},
        "$defs":{"Item":{"properties":{"next":{"$ref":"#/$defs/Item"}}},"a/b ~ä":{"type":"string"}},
        "anyOf":[{"$ref":"#/$defs/a~1b%20~0%C3%A4"},{"$ref":"#/$defs/Item/properties/next"}],
        "definitions":{"Old":true},"const":{"$ref":"#/$defs/Item"},
        "dependencies":{"a":{"$ref":"#/$defs/Item"},"b":["$ref"]}}"##,
    );
    let Rewritten { schema, definitions } = schema.rewrite(|| "p".to_owned(), |name| format!("p_{name}"));
    assert_eq!(
        schema.to_text(),
        r##"{"properties":{"a":{"$ref":"#/$defs/p_Item"},"b":{"items":{"$ref":"#/$defs/p_Old"}}},"##.to_owned()
            + r##""anyOf":[{"$ref":"#/$defs/p_a~1b%20~0%C3%A4"},{"$ref":"#/$defs/p_Item/properties/next"}],"##
            + r##""const":{"$ref":"#/$defs/Item"},"dependencies":{"a":{"$ref":"#/$defs/p_Item"},"b":["$ref"]}}"##,
    );
    assert_eq!(
        Json::Object(definitions).to_text(),
        r##"{"p_Item":{"properties":{"next":{"$ref":"#/$defs/p_Item"}}},"p_a/b ~ä":{"type":"string"},"p_Old":true}"##,
    );
}

#[test]
fn a_reference_that_would_dangle_is_an_error() {
    for reference in [
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
        "item.json#/a",
    ] {
        let text = format!(
            r#"{{"$ref":"{reference}","$defs":{{"A":{{"type":"object","properties":{{"b":{{}}}},"anyOf":[true]}}}}}}"#
        );
        let expected = format!("1:9 the reference \"{reference}\" would lead nowhere inside the tool's schema");
        assert_eq!(findings(&text), [expected], "{text}");
    }
    // `$ref` as the name of a property, and inside of `enum` and `default`, is not a reference.
    valid(r##"{"properties":{"$ref":{"enum":[{"$ref":"#"}]}},"default":{"$ref":"#"}}"##);
}

#[test]
fn an_unknown_keyword_is_a_warning_wherever_a_schema_is() {
    for (before, after) in [
        (r#"{"properties":{"a/~":"#, "}}"),
        (r#"{"patternProperties":{"^":"#, "}}"),
        (r#"{"$defs":{"A":"#, "}}"),
        (r#"{"dependentSchemas":{"a":"#, "}}"),
        (r#"{"prefixItems":[true,"#, "]}"),
        (r#"{"oneOf":[{"not":"#, "}]}"),
        (r#"{"if":"#, "}"),
        (r#"{"contentSchema":"#, "}"),
    ] {
        let text = format!("{before}{{\"itmes\":1}}{after}");
        let column = before.chars().count() + 2;
        let expected = format!("1:{column} JSON Schema 2020-12 has no keyword \"itmes\"");
        assert_eq!(findings(&text), [expected], "{text}");
    }
    valid(
        r#"{"enum":[{"tpye":1}],"examples":[{"tpye":1}],"const":{"tpye":1},"default":{"tpye":1},"x-any":{"tpye":1}}"#,
    );
}

#[test]
fn a_value_is_what_its_keyword_takes() {
    let table = r#"
"type":[] 1:9 "type" must be the name of a type or a non-empty array of such names, found an empty array
"type":"int" 1:9 "int" is not a JSON Schema type (did you mean "integer"?)
"type":"date" 1:9 "date" is not a JSON Schema type
"type":["null","null"] 1:17 "null" is repeated in "type"
"enum":"a" 1:9 "enum" must be an array, found the string "a"
"required":true 1:13 "required" must be an array of names, found true (the object that has the property lists its name)
"required":["a",1] 1:18 "required" must be an array of names, found 1
"required":["a","a"] 1:18 "a" is repeated in "required"
"minimum":"1" 1:12 "minimum" must be a number, found the string "1"
"exclusiveMinimum":true 1:21 "exclusiveMinimum" must be a number, found true (it is the bound itself)
"minLength":1.5 1:14 "minLength" must be a non-negative integer, found 1.5
"multipleOf":0.0 1:15 "multipleOf" must be a number above 0, found 0.0
"multipleOf":-1 1:15 "multipleOf" must be a number above 0, found -1
"uniqueItems":"true" 1:16 "uniqueItems" must be true or false, found the string "true"
"properties":{"a":null} 1:20 "properties" must be made of schemas (objects, true or false), found null
"items":[{}] 1:10 "items" must be a schema (an object, true or false), found an array (a schema for each position goes into "prefixItems")
"anyOf":[] 1:10 "anyOf" must be a non-empty array of schemas, found an empty array
"anyOf":[{},null] 1:14 "anyOf" must be made of schemas (objects, true or false), found null
"dependentRequired":{"a":"b"} 1:27 "dependentRequired" must be an array of names, found the string "b"
"$vocabulary":{"a":1} 1:16 "$vocabulary" must be an object of booleans, found an object
"$ref":1 1:9 "$ref" must be a string, found 1
"$defs":{"A":{}},"definitions":{"A":{}} 1:34 "A" is defined both in "$defs" and in "definitions""#;
    for (member, expected) in table.trim().lines().filter_map(|row| row.split_once(' ')) {
        assert_eq!(findings(&format!("{{{member}}}")), [expected], "{member}");
    }
}

#[test]
fn all_errors_are_reported_in_the_order_of_the_text() {
    let all =
        findings("{\"properties\":{\"a\":{\"type\":\"int\"}},\n\"minLength\":\"1\",\n\"$ref\":\"#\",\n\"required\":0}");
    let lines: String = all.iter().filter_map(|shown| shown.chars().next()).collect();
    assert_eq!(lines, "1234");
}

#[test]
fn large_schemas_take_proportional_time() {
    let list = |one: &dyn Fn(usize) -> String| (0..12_000).map(one).collect::<Vec<_>>().join(",");
    let properties = list(&|i| format!("\"p{i}\":{{\"$ref\":\"#/$defs/D{i}\",\"tpye\":1}}"));
    let definitions = list(&|i| format!("\"D{i}\":{{\"type\":\"string\"}}"));
    let text = format!("{{\"properties\":{{{properties}}},\"$defs\":{{{definitions}}}}}");
    let Checked { schema, warnings } = check(&text);
    assert_eq!(warnings.len(), 12_000);
    let rewritten = schema.expect("valid").rewrite(String::new, |name| format!("x{name}"));
    assert_eq!(rewritten.definitions.len(), 12_000);
}
