use super::{Json, MAX_DEPTH, Number, ReadErrorKind, read};

fn root(text: &str) -> Json {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}")).root
}

#[test]
fn text_without_blanks_is_written_as_it_was_read() {
    for text in [
        "null",
        r#"{"b":1,"a":[null,false,{"c":"d"}],"":{}}"#,
        "[1.50,-0,1e400,123456789012345678901234567890,1E+2,0.1e-7]",
        r#""\"\\\b\f\n\r\t\u0000\u001f/äöü😀""#,
    ] {
        assert_eq!(root(text).to_text(), text);
    }
    assert_eq!(root(" { \"a\" : [ 1 , 2 ] }\r\n\t").to_text(), r#"{"a":[1,2]}"#);
}

/// Runs the test on a thread with the stack of `tests/type_graphs.rs`.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(test);
    thread.expect("a thread").join().expect("no panic");
}

#[test]
fn r10_1_the_deepest_values_are_copied_compared_and_dropped_on_a_small_stack() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        on_a_small_stack(move || {
            let nested = |inner: &str| format!("{}{inner}{}", open.repeat(MAX_DEPTH), close.repeat(MAX_DEPTH));
            let json = root(&nested("1"));
            assert!(json.clone() == json);
            assert!(json != root(&nested("2")));
        });
    }
}

#[test]
fn r10_1_the_deepest_schemas_of_types_are_copied_and_dropped_on_a_small_stack() {
    on_a_small_stack(|| {
        let deep = (0..1_100).fold(Json::Null, |json, level| {
            if level % 2 == 0 {
                Json::Array(vec![Json::Null, json])
            } else {
                Json::Object(vec![("a".to_owned(), json), ("b".to_owned(), Json::Bool(true))])
            }
        });
        assert_eq!(deep.clone().to_text(), deep.to_text());
    });
}

#[test]
fn errors_are_reported_with_line_and_column() {
    for (text, message) in [
        (
            "",
            "expected a JSON value, found the end of the text (line 1, column 1)",
        ),
        (
            "  \n ",
            "expected a JSON value, found the end of the text (line 2, column 2)",
        ),
        (
            "{\"a\":1 x}",
            "expected ',' or '}' after a member, found 'x' (line 1, column 8)",
        ),
        (
            "[1 2]",
            "expected ',' or ']' after an item, found '2' (line 1, column 4)",
        ),
        (
            "{\"a\":1,}",
            "expected a key in double quotes after ',', found '}' (line 1, column 8)",
        ),
        ("[,1]", "expected a value or ']', found ',' (line 1, column 2)"),
        (
            "{'type':1}",
            "expected a key in double quotes or '}', found ''' (line 1, column 2)",
        ),
        ("{\"a\" 1}", "expected ':' after a key, found '1' (line 1, column 6)"),
        (
            "[\r\n1,\rtru]",
            "expected a value after ',', found 'tru' (line 3, column 1)",
        ),
        ("\u{feff}{}", "expected a JSON value, found U+FEFF (line 1, column 1)"),
        ("-x", "expected a digit after '-', found 'x' (line 1, column 2)"),
        (
            "1.",
            "expected a digit after '.', found the end of the text (line 1, column 3)",
        ),
        (
            "1e+",
            "expected a digit of the exponent, found the end of the text (line 1, column 4)",
        ),
        (
            "[01]",
            "a number must not begin with 0 and another digit (line 1, column 2)",
        ),
        ("{} {}", "unexpected text after the JSON value: '{' (line 1, column 4)"),
        ("[\"a", "the string that begins here is not closed (line 1, column 2)"),
        (
            "\"a\nb\"",
            "U+000A must be escaped inside a string as \\n (line 1, column 3)",
        ),
        ("\"\u{1}\"", "U+0001 must be escaped inside a string (line 1, column 2)"),
        ("\"ä😀\\x\"", "'\\x' is not a JSON escape (line 1, column 4)"),
        ("\"\\u12g4\"", "'\\u12' is not a JSON escape (line 1, column 2)"),
        (
            "\"\\uDFFFx\"",
            "\\uDFFF is a lone surrogate, which is no character (line 1, column 2)",
        ),
        (
            "\"\\ud83d\\u0041\"",
            "\\ud83d is a lone surrogate, which is no character (line 1, column 2)",
        ),
        (
            "{\"\\ud83d\\n\":1}",
            "\\ud83d is a lone surrogate, which is no character (line 1, column 3)",
        ),
        (
            "{\"a\":1,\n \"\\u0061\":3}",
            "the key \"a\" is repeated (first at line 1, column 2) (line 2, column 2)",
        ),
    ] {
        assert_eq!(read(text).expect_err(text).to_string(), message, "{text}");
    }
    assert_eq!(root(r#""\ud83d\ude00""#), Json::from("😀"));
}

#[test]
fn columns_count_characters_and_offsets_utf16_units() {
    let at = read("{\"😀\":1 ä}").expect_err("not JSON").position;
    assert_eq!((at.offset, at.line, at.column), (8, 1, 8));
}

#[test]
fn nesting_is_bounded() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(read(&nested(MAX_DEPTH)).is_ok());
    let error = read(&nested(MAX_DEPTH + 1)).expect_err("too deep");
    assert_eq!(error.kind, ReadErrorKind::TooDeep);
    assert_eq!(error.position.column, MAX_DEPTH + 1);
    assert!(read(&"{\"a\":".repeat(1_000_000)).is_err());
}

#[test]
fn a_number_is_of_the_json_grammar_and_knows_its_value() {
    for (text, whole) in [
        ("5.0", true),
        ("1e3", true),
        ("1.5", false),
        ("-0.0", true),
        ("1E-2147483647", false),
    ] {
        assert_eq!(
            Number::parse(text).map(|own| own.is_integer_valued()),
            Some(whole),
            "{text}"
        );
    }
    for text in [
        "",
        "01",
        "+1",
        ".5",
        "1.",
        "1.e5",
        "NaN",
        "1 ",
        "0x1",
        "1e9999999999",
        "1e-2147483648",
    ] {
        assert_eq!(Number::parse(text), None, "{text}");
    }
}

#[test]
fn large_texts_take_proportional_time() {
    let members: Vec<String> = (0..200_000).map(|i| format!("\"k{i}\":[{i}]")).collect();
    let text = format!("{{{}}}", members.join(","));
    assert_eq!(root(&text).to_text(), text);
}
