package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every rule is cited by a case or by a test here, every diagnostic is met by a case. {@code tests/rules.txt} and
 * {@code tests/codes.txt} list them, a line each; what follows the first word is the reason why there is no case.
 */
class CoverageTest {
    private static final Pattern RULE = Pattern.compile("R\\d+\\.\\d+");

    @Test
    void every_rule_is_cited() {
        Set<String> cited = new TreeSet<>();
        Case.all().forEach(one -> cited.addAll(one.rules()));
        for (Path source : Tree.sources(Built.TESTS.resolve("src/test/java"))) {
            Matcher rule = RULE.matcher(Tree.read(source));
            while (rule.find()) {
                cited.add(rule.group());
            }
        }
        assertEquals(Set.of(), without(listed("rules.txt"), cited), "rules that nobody cites");
        assertEquals(Set.of(), without(cited, known("rules.txt")), "rules that there are not");
    }

    @Test
    void every_diagnostic_is_met() {
        Set<String> met = Case.all().stream()
                .flatMap(one -> one.diagnostics().stream())
                .filter(Reported::ofTheProcessor)
                .map(Reported::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), without(listed("codes.txt"), met), "codes that no case meets");
        assertEquals(Set.of(), without(met, known("codes.txt")), "codes that there are not");
    }

    /** What must be cited: the lines without a reason. */
    private static Set<String> listed(String file) {
        return lines(file).filter(line -> !line.contains(" ")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> known(String file) {
        return lines(file).map(line -> line.split(" ")[0]).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> lines(String file) {
        return Tree.read(Built.TESTS.resolve(file)).lines().filter(line -> !line.isBlank());
    }

    private static Set<String> without(Set<String> all, Set<String> these) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(these);
        return rest;
    }
}
