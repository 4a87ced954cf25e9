use super::identifiers::{is_identifier, written};
use super::order::sort_short;
use super::regex_ecma::to_ecma;
use super::strings::{clipped, distance, nearest};

#[test]
fn r3_12_reserved_words_and_other_characters_are_no_identifiers() {
    for name in ["x", "_x", "$", "größe", "yield", "record", "module"] {
        assert!(is_identifier(name), "{name:?}");
        assert_eq!(written(name), name);
    }
    for name in [
        "", "_", "class", "true", "null", "my tool", "a-b", "9x", "x(){}", "a.b", "a\nb", "\u{1}",
    ] {
        assert!(!is_identifier(name), "{name:?}");
        assert!(is_identifier(&written(name)), "{name:?}");
    }
}

#[test]
fn equal_keys_stay_in_order() {
    let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
    sort_short(&mut items, |item| item.0);
    assert_eq!(items, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
    sort_short(&mut [] as &mut [u8], |item| *item);
}

/// Also read by `PortablePatternTest` of `java-api`.
const PATTERNS: &str = include_str!("../../../tests/ecma-patterns.txt");

#[test]
fn r7_8_a_schema_holds_what_both_languages_share() {
    let examples: Vec<&str> = PATTERNS.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(examples.len() > 100, "{}", examples.len());
    for example in examples {
        let (expected, pattern) = example.split_at(1);
        assert_eq!(to_ecma(pattern).is_some(), expected == "+", "{pattern}");
    }
    for (java, ecma) in [
        (r"\d{3}\-\d{4}", r"\d{3}-\d{4}"),
        (r".*\$\{code}.*", r".*\$\{code\}.*"),
        ("[a-z]+]", r"[a-z]+\]"),
        (r"[\@\-\]]}+", r"[@\-\]]\}+"),
        (r"\p{Lu}a{2,3}?(?:b)\x41", r"\p{Lu}a{2,3}?(?:b)\x41"),
    ] {
        assert_eq!(to_ecma(java).as_deref(), Some(ecma));
    }
}

#[test]
fn r10_1_deep_nesting_is_read_without_recursion() {
    let deep = format!("{}{}", "(?:".repeat(200_000), ")".repeat(200_000));
    assert!(to_ecma(&deep).is_some());
    assert!(to_ecma(&"(".repeat(200_000)).is_none());
}

#[test]
fn the_distance_counts_insertions_deletions_replacements_and_swaps() {
    for (left, right, expected) in [
        ("type", "type", Some(0)),
        ("tpye", "type", Some(1)),
        ("typ", "type", Some(1)),
        ("types", "type", Some(1)),
        ("tape", "type", Some(1)),
        ("min_length", "minLength", Some(2)),
        ("propreties", "properties", Some(1)),
        ("", "ab", Some(2)),
        ("", "abc", None),
        ("kitten", "sitting", None),
        ("prüfe", "prufe", Some(1)),
    ] {
        assert_eq!(distance(left, right), expected, "{left} {right}");
        assert_eq!(distance(right, left), expected, "{right} {left}");
    }
}

#[test]
fn long_words_are_never_near() {
    let long = "x".repeat(100_000);
    assert_eq!(distance(&long, &long), None);
}

#[test]
fn the_nearest_candidate_is_suggested_unless_it_is_another_word() {
    let keywords = ["type", "title", "not", "if", "items", "properties"];
    for (word, expected) in [
        ("tpye", Some("type")),
        ("itmes", Some("items")),
        ("Properties", Some("properties")),
        ("foo", None),
        ("of", None),
        ("nullable", None),
    ] {
        assert_eq!(nearest(word, keywords), expected, "{word}");
    }
}

#[test]
fn a_long_text_is_clipped_between_characters() {
    assert_eq!(clipped("äöü", 3), "äöü");
    assert_eq!(clipped("äöüß", 3), "äöü…");
}
