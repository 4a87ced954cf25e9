package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks the text of all cases' companions. */
class CompanionTest {
    private static final Pattern STATEMENTS_ON_ONE_LINE = Pattern.compile("(?m);[ \\t]*[^\\s}/)\"'].*$");

    @Tag("R9.2")
    @Test
    void is_ascii() {
        check(text -> text.chars().allMatch(c -> c < 0x80));
    }

    @Tag("R7.1")
    @Test
    void ends_its_lines_alike_everywhere() {
        check(text -> text.indexOf('\r') < 0 && text.endsWith("\n"));
    }

    @Tag("R9.3")
    @Test
    void uses_no_reflection() {
        check(text -> !text.contains("java.lang.reflect") && !text.contains("getDeclared"));
    }

    @Tag("R9.5")
    @Test
    void gives_javac_nothing_to_infer() {
        check(text -> !text.contains("Map.of") && !text.contains("Map.entry"));
    }

    @Tag("R9.6")
    @Test
    void has_neither_tabs_nor_blanks_at_line_ends() {
        check(text -> text.lines().noneMatch(line -> line.contains("\t") || line.endsWith(" ")));
    }

    @Tag("R9.6")
    @Test
    void has_one_statement_a_line() {
        check(text -> text.lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("for (") && !line.startsWith("*") && !line.contains("\""))
                .noneMatch(line -> STATEMENTS_ON_ONE_LINE.matcher(line).find()));
    }

    private static void check(Predicate<String> rule) {
        List<String> broken = new ArrayList<>();
        for (Case one : Case.chosen()) {
            Run.of(one).companions().forEach((path, text) -> {
                if (path.endsWith(".java") && !rule.test(text)) {
                    broken.add(one + "/" + path);
                }
            });
        }
        assertEquals(List.of(), broken);
    }
}
