use super::refusal_by_length;

#[test]
fn a_request_of_64_mebibytes_is_read_and_one_byte_more_is_refused() {
    assert_eq!(refusal_by_length(67_108_864), None);
    let refusal = refusal_by_length(67_108_865).unwrap();
    let text = String::from_utf8_lossy(&refusal);
    assert!(
        text.contains("The request has 67108865 bytes, and at most 67108864 are allowed."),
        "{text}"
    );
}
