use super::{is_time_pattern, lacks_fields, time_pattern_regex};

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
