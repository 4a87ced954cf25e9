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

#[test]
fn r4_6_text_of_a_type_with_a_known_form_is_checked() {
    for (java, good, bad) in [
        ("java.util.UUID", "123e4567-e89b-12d3-a456-426614174000", "123e4567"),
        ("java.time.LocalDate", "2024-02-29", "2023-02-29"),
        ("java.time.LocalDate", "+12024-12-31", "2024-11-31"),
        ("java.time.LocalDate", "2000-02-29", "1900-02-29"),
        ("java.time.LocalTime", "10:15", "25:00"),
        ("java.time.LocalTime", "10:15:30z", "10:15Zulu"),
        ("java.time.OffsetTime", "10:15:30+01:00", "10:15:30"),
        ("java.time.LocalDateTime", "2024-02-29T10:15:30.123", "2024-02-29"),
        (
            "java.time.LocalDateTime",
            "2024-02-29t10:15:30+01:00",
            "2023-02-29T10:15",
        ),
        ("java.time.Instant", "2024-02-29T10:15:30Z", "2024-02-29T10:15:30"),
        (
            "java.time.ZonedDateTime",
            "2024-02-29T10:15+01:00[Europe/Paris]",
            "2024-02-29T10:15[]",
        ),
        ("java.util.Date", "2024-02-29", "29.2.2024"),
        ("java.util.Date", "2024-02-29T10:15Z", "2024-02-29Z"),
        ("java.time.YearMonth", "2024-02", "2024-13"),
        ("java.time.MonthDay", "--02-29", "02-29"),
        ("java.time.Duration", "PT1H30M", "1h"),
        ("java.time.Duration", "-P2DT0.5S", "PT"),
        ("java.time.Duration", "P2W", "P1W2D"),
        ("java.time.Period", "P1Y2M3D", "P"),
        ("java.time.Period", "P3D", "P3D1Y"),
        ("java.time.ZoneOffset", "+01:00", "1"),
        ("java.util.Currency", "EUR", "euro"),
        ("java.net.URI", "a/b?c#d", "a b"),
        ("java.net.URL", "https://example.com/", "example"),
    ] {
        let known = find(java).expect("a row of the table");
        assert!(known.takes(good), "{java} {good:?}");
        assert!(!known.takes(bad), "{java} {bad:?}");
    }
}
