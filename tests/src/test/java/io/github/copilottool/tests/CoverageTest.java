package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Checks that every rule is cited by a case or by a test's declaration, and that every diagnostic occurs in a case, or
 * in a test that {@code tests/codes.txt} names.
 */
class CoverageTest {
    private static final Pattern RULE = Pattern.compile("\\bR\\d+\\.\\d+\\b");

    /** Sources and pages. Inputs of cases cite no rules, and this test has numbers that are no rules. */
    private static final Pattern NAMES_RULES = Pattern.compile(
            "(?!(?:.*/)?(?:target|\\.git)/)(?!tests/cases/)(?!.*/CoverageTest\\.java).*\\.(?:java|rs|md|sh|xml|gradle)");

    @Test
    void every_rule_is_cited() {
        Map<String, String> rules = rules();
        Set<String> kept = new TreeSet<>(rules.keySet());
        kept.removeIf(rule -> rules.get(rule).contains("**Gap**: not implemented."));
        Set<String> cited = new TreeSet<>();
        Case.all().forEach(one -> cited.addAll(one.rules()));
        TestFunction.all().forEach(one -> cited.addAll(one.rules()));
        assertEquals(Set.of(), without(kept, cited), "rules that no case and no test's declaration cites");
        assertEquals(Set.of(), without(cited, rules.keySet()), "rules that docs/rules.md does not have");
    }

    @Test
    void every_rule_that_is_named_is_specified() {
        Set<String> rules = rules().keySet();
        Path root = Built.TESTS.resolve("..").normalize();
        Set<String> unknown = new TreeSet<>();
        StatedNames.files(root).stream()
                .filter(file -> NAMES_RULES.matcher(file).matches())
                .filter(file -> Files.isRegularFile(root.resolve(file)))
                .forEach(file -> RULE.matcher(Tree.read(root.resolve(file)))
                        .results()
                        .map(MatchResult::group)
                        .filter(rule -> !rules.contains(rule))
                        .forEach(rule -> unknown.add(rule + " in " + file)));
        assertEquals(Set.of(), unknown, "rules that docs/rules.md does not have");
    }

    /** Returns the text of each rule of the specification, by its number. */
    private static Map<String, String> rules() {
        Map<String, String> rules = new TreeMap<>();
        for (String section : Tree.read(Built.TESTS.resolve("../docs/rules.md")).split("(?m)^#+ ")) {
            Matcher rule = RULE.matcher(section);
            if (rule.lookingAt()) {
                rules.put(rule.group(), section);
            }
        }
        return rules;
    }

    @Test
    void every_diagnostic_is_met() {
        Map<String, String> tests = new LinkedHashMap<>();
        Tree.read(Built.TESTS.resolve("codes.txt"))
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> tests.put(line.split(" ", 2)[0], line.contains(" ") ? line.split(" ", 2)[1] : ""));
        Set<String> met = Case.all().stream()
                .flatMap(one -> one.diagnostics().stream())
                .filter(Reported::ofTheProcessor)
                .map(Reported::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), without(met, tests.keySet()), "codes that codes.txt does not list");
        assertEquals(List.of(), unmet(tests, met, TestFunction.all()));
    }

    /** Returns the problems of codes that occur in no case, and of the tests that are named instead. */
    private static List<String> unmet(Map<String, String> codes, Set<String> met, List<TestFunction> all) {
        List<String> problems = new ArrayList<>();
        codes.forEach((code, named) -> {
            if (named.isEmpty()) {
                if (!met.contains(code)) {
                    problems.add(code + ": no case meets it, and no test is named");
                }
            } else if (met.contains(code)) {
                problems.add(code + ": a case meets it, so no test need be named");
            } else if (all.stream()
                    .noneMatch(one -> named.equals(one.path() + " " + one.name())
                            && one.body().contains(code))) {
                problems.add(code + ": there is no test " + named + ", or it does not mention the code");
            }
        });
        return problems;
    }

    @Test
    void a_test_in_place_of_a_case_must_exist_and_mention_the_code() {
        String source =
                """
                class X {
                    // copilot-a is only in this comment
                    @Test
                    void one() {
                        assertEquals("copilot-b", "}");
                    }

                    void copilotA() {}
                }
                """;
        List<TestFunction> all = TestFunction.of("X.java", source);
        assertEquals(List.of(), unmet(Map.of("copilot-b", "X.java one"), Set.of(), all));
        assertEquals(List.of(), unmet(Map.of("copilot-a", ""), Set.of("copilot-a"), all));
        for (String named : List.of("", "X.java one", "X.java copilotA", "X.java two", "Y.java one")) {
            assertEquals(1, unmet(Map.of("copilot-a", named), Set.of(), all).size(), named);
        }
        assertEquals(
                1,
                unmet(Map.of("copilot-b", "X.java one"), Set.of("copilot-b"), all)
                        .size());
    }

    @Test
    void a_rule_is_cited_by_a_declaration_and_not_by_a_comment() {
        String java =
                """
                /** R1.1 */
                @Tag("R1.2")
                class X {
                    /** R1.3, {@code @Tag("R1.3")} */
                    @ParameterizedTest(name = "{0} {1}")
                    @Tag("R1.4")
                    @CsvSource({"a, ;", "b, }"})
                    void one(String text) throws Exception {
                        String quoted = "@Tag(\\"R1.5\\") @Test void r1_5_x() {"; // R1.6
                    }

                    @Test
                    void r1_7_two() {}

                    @Tag("R1.8")
                    void three() {}

                    void r1_9_four() {}
                }
                """;
        assertEquals(Map.of("one", Set.of("R1.2", "R1.4"), "r1_7_two", Set.of("R1.2", "R1.7")), rules("X.java", java));
        String rust =
                """
                /// R2.1
                fn r2_2_helper() {}

                #[test]
                #[ignore]
                fn r2_3_one() {
                    let text = r#"fn r2_4_x() { " "#; // R2.5
                    let open: &'static str = "{"; let brace = '{';
                }

                #[test]
                fn two() {}
                """;
        assertEquals(Map.of("r2_3_one", Set.of("R2.3"), "two", Set.of()), rules("x.rs", rust));
    }

    private static Map<String, Set<String>> rules(String path, String source) {
        return TestFunction.of(path, source).stream()
                .collect(Collectors.toMap(TestFunction::name, TestFunction::rules));
    }

    private static Set<String> without(Set<String> all, Set<String> these) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(these);
        return rest;
    }
}
