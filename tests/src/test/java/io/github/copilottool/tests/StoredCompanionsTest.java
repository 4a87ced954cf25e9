package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that linked companions of older processors run with the present runtime helpers (R9.7). A folder of {@code
 * tests/stored-companions} has the class files of the case {@code r9_7_linked_companion} as a processor of that level
 * made them; they are never compiled again.
 */
@Tag("R9.7")
class StoredCompanionsTest {
    private static final Path STORED = Built.TESTS.resolve("stored-companions");

    static List<String> levels() throws IOException {
        try (Stream<Path> folders = Files.list(STORED)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void the_first_level_is_stored() throws IOException {
        assertEquals("level-1", levels().get(0));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void companions_of_each_level_run(String level) {
        Case tested = Case.named("r9_7_linked_companion");
        ClassLoader loader =
                Run.loader(List.of(STORED.resolve(level)), Surface.of(List.of()).loader());
        List<Tool> tools = Tool.of(loader, "Tools");
        assertEquals(Json.readable(tested.tools()), Json.readable(CasesTest.wire(Map.of("Tools", tools))));
        assertFalse(tested.calls().isEmpty());
        for (Call call : tested.calls()) {
            call.check(CasesTest.called(call, Map.of("Tools", tools)));
        }
    }
}
