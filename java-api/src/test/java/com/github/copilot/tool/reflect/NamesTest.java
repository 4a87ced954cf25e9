package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** R3.1 and R3.2: tool names. */
class NamesTest {
    /** The examples that the core's test reads, too, in {@code rust-core/src/checks/names/tests.rs}. */
    static List<String> examples() throws IOException {
        return Files.readAllLines(Path.of("../tests/tool-names.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_name_is_that_of_a_companion(String example) {
        String name = example.substring(1);
        switch (example.charAt(0)) {
            case '>' -> assertEquals(name.split(" ")[1], AnnotatedTools.toolName(name.split(" ")[0]));
            case '+' -> assertDoesNotThrow(() -> LambdaTools.requireName(name));
            default -> assertThrows(UnusableTool.class, () -> LambdaTools.requireName(name));
        }
    }

    @Test
    void a_name_has_at_most_128_characters() {
        assertDoesNotThrow(() -> LambdaTools.requireName("x".repeat(128)));
        assertThrows(UnusableTool.class, () -> LambdaTools.requireName("x".repeat(129)));
    }
}
