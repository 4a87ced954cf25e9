use std::collections::BTreeSet;
use std::thread;

use copilot_tool_finished::checks::{CheckCall, HelperCheck, Pattern};
use copilot_tool_finished::scalar::Scalar;
use copilot_tool_finished::tools::{
    Check, ContainerFactory, DateFormat, JavaBase, JavaClass, JavaType, JdkText, JsonRead, MapperSource, MapperTarget,
    Measured, Read, ReaderId, ReaderPlan, TextForm,
};
use copilot_tool_text::json::{self, Json};
use copilot_tool_text::text_formats::Grammar;

use super::{Budget, Form, Judgement, MOST_LEVELS, Problem, Step, Unjudged, accepts};

fn add(plan: &mut ReaderPlan, read: Read) -> ReaderId {
    let java = JavaType {
        base: JavaBase::Object,
        dimensions: 0,
    };
    let id = plan.add("read".to_owned(), "Type".to_owned(), java);
    plan.set(id, read);
    id
}

fn list(plan: &mut ReaderPlan, element: ReaderId) -> ReaderId {
    let made = ContainerFactory::New(JavaClass::qualified("java.util.ArrayList"));
    add(plan, Read::Collection { made, element })
}

fn constrained(plan: &mut ReaderPlan, read: ReaderId, check: Check) -> ReaderId {
    add(
        plan,
        Read::Constrained {
            read,
            checks: vec![check],
            meant: None,
        },
    )
}

fn value(text: &str) -> Json {
    json::read(text).expect("JSON").root
}

fn judged(plan: &ReaderPlan, reader: ReaderId, text: &str, form: Form) -> Judgement {
    accepts(plan, reader, &value(text), form, 1, &mut Budget::default())
}

#[test]
fn r5_2_the_text_of_an_array_is_an_argument_and_no_default() {
    let mut plan = ReaderPlan::default();
    let int = add(&mut plan, Read::Scalar(Scalar::Int));
    let ints = list(&mut plan, int);
    let read = judged(&plan, ints, r#""[\"1\", 5.0]""#, Form::Argument).read;
    assert_eq!(read.expect("accepted"), value("[1, 5]"));
    let misfits = judged(&plan, ints, r#"["1", 5.0, null, 1.5]"#, Form::Exact)
        .read
        .expect_err("refused");
    let found: Vec<(Vec<Step>, Problem)> = misfits.into_iter().map(|own| (own.path, own.problem)).collect();
    let words = || Problem::Type("an integer".to_owned());
    assert_eq!(
        found,
        [
            (vec![Step::Index(0)], words()),
            (vec![Step::Index(2)], Problem::Missing),
            (vec![Step::Index(3)], words())
        ]
    );
    assert!(judged(&plan, ints, "\"[1]\"", Form::Exact).read.is_err());
}

#[test]
fn r5_8_values_are_read_to_a_bounded_depth_with_little_stack() {
    let read = |levels: usize| {
        let mut plan = ReaderPlan::default();
        let own = add(&mut plan, Read::Any);
        let made = ContainerFactory::New(JavaClass::qualified("java.util.ArrayList"));
        plan.set(own, Read::Collection { made, element: own });
        let value = (1..levels).fold(Json::Array(Vec::new()), |inner, _| Json::Array(vec![inner]));
        accepts(&plan, own, &value, Form::Argument, 1, &mut Budget::default()).read
    };
    let thread = thread::Builder::new().stack_size(256 * 1024);
    let ended = thread.spawn(move || {
        assert!(read(MOST_LEVELS - 1).is_ok());
        let misfits = read(MOST_LEVELS).expect_err("refused");
        assert_eq!(misfits[0].problem, Problem::Deep);
        assert_eq!(misfits[0].path, []);
    });
    ended.expect("a thread").join().expect("enough stack");
}

#[test]
fn a_reader_that_leads_to_itself_has_an_end() {
    let mut plan = ReaderPlan::default();
    let own = add(&mut plan, Read::Any);
    plan.set(own, Read::Nullable(own));
    assert!(judged(&plan, own, "1", Form::Exact).read.is_ok());
}

#[test]
fn r4_6_what_only_a_jvm_can_judge_is_said() {
    let mut plan = ReaderPlan::default();
    let text = add(&mut plan, Read::Scalar(Scalar::String));
    let pattern = |source: &str, flags| {
        Check::Pattern(Pattern {
            source: source.to_owned(),
            flags,
        })
    };
    let java = constrained(&mut plan, text, pattern("A", 2));
    let portable = constrained(&mut plan, text, pattern("A", 0));
    let clock = constrained(&mut plan, text, Check::Moment { least: 1, most: 1 });
    let judged = |reader| judged(&plan, reader, "\"b\"", Form::Exact);
    assert_eq!(judged(java).unjudged, BTreeSet::from([Unjudged::Pattern]));
    assert_eq!(judged(clock).unjudged, BTreeSet::from([Unjudged::Clock]));
    let misfits = judged(portable).read.expect_err("refused");
    assert_eq!(
        misfits[0].problem,
        Problem::Constraint("a string that matches A".to_owned())
    );
}

#[test]
fn r7_8_a_set_needs_different_elements() {
    let mut plan = ReaderPlan::default();
    let number = add(&mut plan, Read::Scalar(Scalar::Int));
    let set = list(&mut plan, number);
    let of = Measured::DifferentElements;
    let check = Check::Size {
        least: 2,
        most: None,
        of,
    };
    let sized = constrained(&mut plan, set, check);
    assert!(judged(&plan, sized, "[1, 2]", Form::Exact).read.is_ok());
    let misfits = judged(&plan, sized, "[1, 1.0]", Form::Exact).read.expect_err("refused");
    let words = "an array of at least 2 different elements".to_owned();
    assert_eq!(misfits[0].problem, Problem::Constraint(words));
}

#[test]
fn r7_8_addresses_and_digits_are_checked() {
    let mut plan = ReaderPlan::default();
    let text = add(&mut plan, Read::Scalar(Scalar::String));
    let helper = |check, arguments: &[i32]| {
        Check::Helper(CheckCall {
            check,
            arguments: arguments.to_vec(),
        })
    };
    let email = constrained(&mut plan, text, helper(HelperCheck::Email, &[]));
    for good in ["a@b", "a.b@c-d.e", "\\\"a b\\\"@c", "a@[1:2]", "ä@ö"] {
        assert!(
            judged(&plan, email, &format!("\"{good}\""), Form::Exact).read.is_ok(),
            "{good}"
        );
    }
    for bad in ["", "a", "@b", "a@", "a..b@c", "a@-b", "a b@c", "a@b@"] {
        assert!(
            judged(&plan, email, &format!("\"{bad}\""), Form::Exact).read.is_err(),
            "{bad}"
        );
    }
    let digits = constrained(&mut plan, text, helper(HelperCheck::DigitsOfText, &[2, 1]));
    for (text, is_met) in [
        ("99.9", true),
        ("0.1", true),
        ("100", false),
        ("1.25", false),
        ("x", false),
    ] {
        let read = judged(&plan, digits, &format!("\"{text}\""), Form::Exact).read;
        assert_eq!(read.is_ok(), is_met, "{text}");
    }
}

#[test]
fn r7_7_dates_in_the_form_of_a_pattern_are_judged_if_their_fields_are_numbers() {
    let mut plan = ReaderPlan::default();
    let mut dated = |pattern: &str, strict| {
        let format = DateFormat {
            class: JavaClass::qualified("java.time.LocalDate"),
            pattern: pattern.to_owned(),
            locale: String::new(),
            zone: String::new(),
            strict,
            expected: "a date".to_owned(),
        };
        add(&mut plan, Read::Json(JsonRead::Dated(format)))
    };
    let (numbers, strict, words) = (
        dated("dd.MM.yyyy", false),
        dated("dd.MM.uuuu", true),
        dated("d. MMMM yyyy", false),
    );
    let judged = |reader, text| judged(&plan, reader, text, Form::Exact);
    assert!(judged(numbers, "\"2026-12-24\"").read.is_err());
    assert_eq!(judged(numbers, "\"24.12.2026\"").unjudged, BTreeSet::new());
    assert_eq!(
        judged(strict, "\"31.02.2026\"").unjudged,
        BTreeSet::from([Unjudged::Text])
    );
    assert_eq!(
        judged(words, "\"24. Dezember 2026\"").unjudged,
        BTreeSet::from([Unjudged::Text])
    );
    assert!(judged(words, "\"24-12-2026\"").read.is_err());
}

#[test]
fn r5_2_a_duration_is_a_text_or_a_number_of_seconds() {
    let mut plan = ReaderPlan::default();
    let class = JavaType {
        base: JavaBase::Class(JavaClass::qualified("java.time.Duration")),
        dimensions: 0,
    };
    let known = JdkText {
        grammar: Grammar::Duration,
        expected: "a duration",
        example: "PT1H",
    };
    let source = MapperSource::Text {
        form: TextForm::InDays,
        known: Some(known),
    };
    let duration = add(
        &mut plan,
        Read::MapperOnly {
            target: MapperTarget::Class(class),
            expected: "a duration".to_owned(),
            source,
        },
    );
    let judged = |text| judged(&plan, duration, text, Form::Exact);
    for good in ["90", "-1.5", "0.000000001", "\"P1W\"", "9223372036854775807.5"] {
        let judged = judged(good);
        assert!(judged.read.is_ok() && judged.unjudged.is_empty(), "{good}");
    }
    for bad in [
        "0.0000000001",
        "9223372036854775808",
        "-9223372036854775808.5",
        "\"90\"",
        "true",
    ] {
        assert!(judged(bad).read.is_err(), "{bad}");
    }
    assert_eq!(judged("\"PT999999999999H\"").unjudged, BTreeSet::from([Unjudged::Text]));
}

#[test]
fn r5_2_a_text_with_a_long_number_is_not_read() {
    let mut plan = ReaderPlan::default();
    let any = add(&mut plan, Read::Any);
    let all = list(&mut plan, any);
    let judged = |digits: usize| judged(&plan, all, &format!("\"[{}]\"", "1".repeat(digits)), Form::Argument).read;
    assert!(judged(1000).is_ok());
    assert_eq!(judged(1001).expect_err("refused")[0].problem, Problem::LongNumber);
}
