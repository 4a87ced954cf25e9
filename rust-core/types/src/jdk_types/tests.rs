use super::{TYPES, find, row_of};

#[test]
fn r7_3_every_type_is_found_and_every_scalar_has_its_row() {
    for known in TYPES {
        assert_eq!(find(known.java), Some(known));
        if let Some(scalar) = known.scalar() {
            assert_eq!(row_of(scalar), Some(known));
        }
    }
}

#[test]
fn r4_6_every_example_can_be_read() {
    for known in TYPES {
        if let Some(example) = known.example {
            assert!(known.takes(example), "{} {example:?}", known.java);
        }
    }
}
