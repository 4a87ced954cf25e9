package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that every case has the same diagnostics, definitions and calls if its companions contain the runtime helpers.
 * {@link CasesTest} checks them linked, since our API has the helpers.
 */
@Tag("R9.7")
class EmbeddedTest {
    @Test
    void every_case_is_the_same_in_this_form() {
        Map<String, String> problems = new TreeMap<>();
        int embedded = 0;
        for (Case tested : Case.chosen()) {
            if (tested.options().stream().anyMatch(option -> option.startsWith("-Acopilot.tool.runtime="))) {
                continue;
            }
            Run run = new Run(
                    tested,
                    Surface.of(tested.surface()),
                    Run.WORK.resolve("embedded").resolve(tested.name()),
                    false,
                    List.of("-Acopilot.tool.runtime=embedded"));
            try {
                SurfacesTest.check(run);
                boolean hasCompanions = !run.toolClasses().isEmpty();
                assertEquals(hasCompanions, hasCompanions && run.isEmbedded(), "the form of the companions");
                embedded += hasCompanions ? 1 : 0;
            } catch (AssertionError | LinkageError different) {
                problems.put(tested.name(), String.valueOf(different.getMessage()));
            }
        }
        assertEquals(Map.of(), problems);
        int count = embedded;
        boolean all = System.getProperty("tests.case", "*").equals("*");
        assertTrue(!all || count > 250, () -> "Only " + count + " cases have companions");
    }
}
