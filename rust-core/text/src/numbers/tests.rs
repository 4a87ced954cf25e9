use super::{Decimal, FloatFit};

fn decimal(text: &str) -> Decimal {
    Decimal::parse_decimal(text).unwrap_or_else(|error| panic!("{text} {error}"))
}

/// Also read by `ScalarTest` of `java-api`.
const DEFAULTS: &str = include_str!("../../../../tests/default-numbers.txt");

#[test]
fn tools_without_a_companion_read_the_same_numbers() {
    for example in DEFAULTS.lines().filter(|line| !line.starts_with('#')) {
        match example.split_at(1) {
            ("+", numbers) => {
                let (text, json) = numbers.split_once(' ').unwrap();
                assert_eq!(Decimal::parse_default(text), Decimal::parse_json(json), "{text}");
            }
            (_, text) => assert!(Decimal::parse_default(text).is_err(), "{text:?}"),
        }
    }
}

#[test]
fn what_jackson_reads_back_is_as_near_as_a_double_comes() {
    for (text, down, up) in [
        ("0.1", "0.1", "0.1"),
        ("0.10000000000000000000000001", "0.1", "0.10000000000000002"),
        ("-0.10000000000000000000000001", "-0.10000000000000002", "-0.1"),
        ("1e-400", "0", "5e-324"),
    ] {
        assert_eq!(decimal(text).readable(false), Some(decimal(down)), "{text}");
        assert_eq!(decimal(text).readable(true), Some(decimal(up)), "{text}");
    }
}

/// The expected values are those of `new BigDecimal(text)` in JDK 17 and 25.
#[test]
fn a_decimal_is_spelled_as_that_of_big_decimal() {
    for (text, expected) in [
        (".5", "0.5"),
        ("5.", "5"),
        ("+1e3", "1000"),
        ("-.5e1", "-5"),
        ("0e2147483647", "0"),
        ("1.50e0000000000000000000000001", "15"),
        ("0.00000000001e2147483647", "1e2147483636"),
        ("12e-2147483647", "1.2e-2147483646"),
        ("", "is empty"),
        ("+infinity", "is not finite"),
        ("-0X1F", "is hexadecimal"),
        ("1_0.5", "contains an underscore"),
        ("1.5f", "has a type suffix"),
        (".e3", "is not a number"),
        ("1.2.3", "is not a number"),
        ("1e2147483648", "has too large an exponent"),
        ("1.0e-2147483647", "has too large an exponent"),
    ] {
        let read = Decimal::parse_decimal(text);
        let shown = read.map_or_else(|error| error.to_string(), |number| number.to_json());
        assert_eq!(shown, expected, "{text}");
    }
}

#[test]
fn numbers_compare_by_value() {
    let ascending = "-1e2147483647 -10 -9.99 -1 -0.5 -1e-2147483647 0 1e-2147483647 0.499 0.5 0.51 1 9 9.99 10 12 \
                     123 1e3 9999999999999999999999 1e22 1e2147483647";
    let ascending: Vec<Decimal> = ascending.split(' ').map(decimal).collect();
    for (i, left) in ascending.iter().enumerate() {
        for (j, right) in ascending.iter().enumerate() {
            assert_eq!(left.cmp(right), i.cmp(&j), "{left:?} {right:?}");
        }
    }
    for (left, right) in [("1.0", "1"), ("1e2", "100"), ("-0", "0"), ("0.10", ".1")] {
        assert_eq!(decimal(left), decimal(right));
    }
}

#[test]
fn json_text_is_the_shortest_plain_one() {
    for (text, expected) in [
        ("1.0", "1"),
        ("1e22", "10000000000000000000000"),
        ("0.000001", "0.000001"),
        ("0.0000001", "1e-7"),
        ("1.25e-400", "1.25e-400"),
        ("1e1000", "1e1000"),
    ] {
        assert_eq!(decimal(text).to_json(), expected, "{text}");
    }
    assert_eq!(decimal("1e999").to_json().len(), 1_000);
}

#[test]
fn exclusive_bounds_of_integers_become_inclusive() {
    for (text, floor, ceiling, above, below) in [
        ("0", "0", "0", "1", "-1"),
        ("-1", "-1", "-1", "0", "-2"),
        ("-0.5", "-1", "0", "0", "-1"),
        ("1e-400", "0", "1", "1", "0"),
        ("1.5", "1", "2", "2", "1"),
        ("99", "99", "99", "100", "98"),
        ("-100", "-100", "-100", "-99", "-101"),
    ] {
        let number = decimal(text);
        assert_eq!(number.greatest_integer(true), Some(decimal(floor)), "floor of {text}");
        assert_eq!(number.least_integer(true), Some(decimal(ceiling)), "ceiling of {text}");
        assert_eq!(number.least_integer(false), Some(decimal(above)), "above {text}");
        assert_eq!(number.greatest_integer(false), Some(decimal(below)), "below {text}");
    }
    assert_eq!(decimal("1e2147483647").least_integer(false), None);
}

#[test]
fn a_float_says_whether_it_holds_the_number() {
    for (text, double, float) in [
        ("-1.5e300", FloatFit::Survives, FloatFit::Overflow),
        ("3.4028235e38", FloatFit::Survives, FloatFit::Survives),
        ("1.8e308", FloatFit::Overflow, FloatFit::Overflow),
        ("-1e2147483647", FloatFit::Overflow, FloatFit::Overflow),
        ("5e-324", FloatFit::Survives, FloatFit::Rounded),
        ("1e-2147483647", FloatFit::Rounded, FloatFit::Rounded),
        ("9007199254740993", FloatFit::Rounded, FloatFit::Rounded),
        ("16777217", FloatFit::Survives, FloatFit::Rounded),
    ] {
        assert_eq!(decimal(text).fit_f64(), double, "double {text}");
        assert_eq!(decimal(text).fit_f32(), float, "float {text}");
    }
}

#[test]
fn a_million_digits_are_read_and_compared() {
    let long = "9".repeat(1_000_000);
    let number = Decimal::parse_default(&long).unwrap();
    assert!(number > decimal("1e999999") && number < decimal("1e1000000"));
    assert_eq!(number.fit_f64(), FloatFit::Overflow);
}
