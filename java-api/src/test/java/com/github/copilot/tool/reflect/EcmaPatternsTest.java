package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SPEC R7.8: which patterns a schema can hold. The list of examples is the one of the processor's core. */
class EcmaPatternsTest {
    /** The examples that Java compiles: any other {@code @Pattern} fails before it is asked of. */
    static Stream<String> examples() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "tests", "ecma-patterns.txt"));
        return lines.stream().filter(line -> !line.startsWith("#")).filter(line -> compiles(line.substring(1)));
    }

    private static boolean compiles(String pattern) {
        try {
            Pattern.compile(pattern);
            return true;
        } catch (PatternSyntaxException refused) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_schema_holds_what_both_languages_share(String example) {
        assertEquals(example.startsWith("+"), EcmaPatterns.isPortable(example.substring(1)));
    }

    @Test
    void long_and_deep_patterns_are_read_without_recursion() {
        assertTrue(EcmaPatterns.isPortable("(?:".repeat(100_000) + ")".repeat(100_000)));
        assertTrue(EcmaPatterns.isPortable("[" + "ab-c\\d".repeat(100_000) + "]"));
    }
}
