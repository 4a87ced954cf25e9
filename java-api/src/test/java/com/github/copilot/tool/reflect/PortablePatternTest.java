package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.runtime.Checks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** R7.8: which patterns a schema can show. */
class PortablePatternTest {
    /** The examples that the core's test reads, too, in {@code rust-core/text/src/tests.rs}. */
    static List<String> examples() throws IOException {
        return Files.readAllLines(Path.of("../tests/ecma-patterns.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_pattern_that_is_shown_is_one_that_the_core_shows(String example) {
        Pattern pattern = Checks.compiled(example.substring(1), 0);
        boolean isShown = pattern != null && Constraints.isPortableToEcma(pattern);
        assertTrue(example.charAt(0) == '+' || !isShown);
    }

    @Test
    void plain_patterns_are_shown() {
        for (String each : List.of("[a-z]+", "^\\d{3}-\\d{4}$", "(?:a|b)*", "\\w+@\\w+\\.com", ".{1,8}?")) {
            assertTrue(Constraints.isPortableToEcma(Pattern.compile(each)), each);
        }
        assertFalse(Constraints.isPortableToEcma(Pattern.compile("[a-z]+", Pattern.CASE_INSENSITIVE)));
    }
}
