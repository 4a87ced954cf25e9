use super::*;

#[derive(Debug, Deserialize)]
struct Held {
    #[expect(dead_code, reason = "it is never read")]
    #[serde(deserialize_with = "methods")]
    held: Vec<Method>,
}

#[test]
fn a_method_of_neither_form_is_an_error() {
    for (methods, error) in [
        (
            r#"[[7,"of","public"]]"#,
            "invalid length 3, expected a method as an object",
        ),
        (
            r#"["of"]"#,
            "invalid type: string \"of\", expected a method as an object",
        ),
        (r#"[{"element":8,"other":1}]"#, "unknown field `other`"),
    ] {
        let held: Result<Held, _> = serde_json::from_str(&format!(r#"{{"held":{methods}}}"#));
        let text = held.unwrap_err().to_string();
        assert!(text.starts_with(error), "{text}");
    }
}
