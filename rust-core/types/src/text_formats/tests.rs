use super::{is_time_pattern, lacks_fields, time_pattern_regex};
use crate::jdk_types::find;

#[test]
fn r7_7_patterns_of_dates_and_times_are_checked() {
    for good in ["d. MMMM uuuu", "yyyy-MM-dd'T'HH:mm[:ss]", "'it''s' HH", "XXX"] {
        assert!(is_time_pattern(good, false), "{good}");
    }
    for bad in ["dd.MM.yyyy 'o", "ddd", "fMM", "HH]", "yyyy-MM-ddTHH:mm", "HHH"] {
        assert!(!is_time_pattern(bad, false), "{bad}");
    }
    assert!(is_time_pattern("ddd", true) && !is_time_pattern("T", true));
}

#[test]
fn r7_7_a_pattern_must_have_the_fields_of_its_type() {
    for (java, good, bad) in [
        ("LocalDate", "YYYY-'W'ww-e", "MM-dd"),
        ("LocalDate", "dd.MM.yyyy", "yyyy dd"),
        ("LocalTime", "hh a", "hh"),
        ("LocalDateTime", "yyyy-MM-dd[ HH:mm]", "yyyy-MM-dd"),
        ("OffsetTime", "HH:mm XXX", "HH:mm"),
        ("OffsetDateTime", "yyyy-MM-dd HH:mm Z", "yyyy-MM-dd HH:mm"),
        ("Instant", "yyyy-MM-dd HH:mm Z", "yyyy-MM-dd HH:mm"),
        ("YearMonth", "yyyy MM", "yyyy"),
        ("MonthDay", "MM-dd", "MM"),
        ("Year", "yyyy", "MM"),
    ] {
        let java = format!("java.time.{java}");
        assert!(!lacks_fields(good, &java, false), "{java} {good}");
        assert!(lacks_fields(bad, &java, false), "{java} {bad}");
    }
    assert!(!lacks_fields("HH", "java.util.Date", false));
    assert!(!lacks_fields("yyyy-MM-dd HH:mm", "java.time.Instant", true));
}

#[test]
fn r7_7_a_pattern_of_fixed_numbers_has_a_regular_expression() {
    let day = "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$";
    assert_eq!(time_pattern_regex("dd.MM.yyyy").as_deref(), Some(day));
    assert_eq!(time_pattern_regex("'T'HH").as_deref(), Some("^T([01][0-9]|2[0-3])$"));
    assert_eq!(time_pattern_regex("d. MMMM yyyy"), None);
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
