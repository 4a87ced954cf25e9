use super::answer;
use super::panics::catching;

#[test]
fn a_panic_of_the_core_becomes_a_response_with_message_and_place() {
    let response = answer(b"", |_| panic!("no tool {}", 7));
    let text = String::from_utf8_lossy(&response);
    assert!(text.contains("no tool 7"), "{text}");
    assert!(text.contains("tests.rs:"), "{text}");
}

#[test]
fn a_panic_gives_its_message_and_place() {
    let text = catching(|| panic!("lost {}", "it")).unwrap_err();
    assert!(text.starts_with("lost it (at "), "{text}");
    assert!(text.contains("tests.rs:"), "{text}");
}

#[test]
fn a_panic_without_text_still_gives_its_place() {
    let text = catching(|| std::panic::panic_any(5)).unwrap_err();
    assert!(text.starts_with("a panic without a message (at "), "{text}");
}

#[test]
fn a_second_panic_is_not_taken_for_the_first() {
    let first = catching(|| panic!("first")).unwrap_err();
    let second = catching(|| panic!("second")).unwrap_err();
    assert!(first.starts_with("first ("), "{first}");
    assert!(second.starts_with("second ("), "{second}");
}
