use super::shim::{SHIM_TEXTS, checked};

#[test]
fn r8_1_every_field_of_a_text_is_in_it() {
    for (own, text) in SHIM_TEXTS.iter().zip(checked()) {
        assert_eq!(text, format!("{}\n{}", own.sentence, own.help));
        for field in own.fields {
            assert!(text.contains(&format!("{{{field}}}")), "{} {field}", own.method);
        }
    }
}
