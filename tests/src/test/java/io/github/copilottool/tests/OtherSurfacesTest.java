package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Companions that meet our API although they were compiled against another SDK's surface. */
class OtherSurfacesTest {
    private static final Surface OURS = Surface.of(List.of());

    private static List<Tool> onOurs(String name) {
        Run run = new Run(Case.named(name), Run.WORK.resolve("other-surfaces").resolve(name), false);
        return Tool.of(run.loaderOver(OURS), run.toolClasses().get(0));
    }

    /** Our ToolDefinition has the constructors of all generations. */
    @ParameterizedTest
    @ValueSource(
            strings = {"r2_4_companion_for_sdk_1_0_5", "r2_4_companion_for_sdk_1_0_7", "r2_4_companion_for_sdk_1_0_10"})
    void a_companion_for_an_older_sdk_runs_on_ours(String name) {
        List<Tool> tools = onOurs(name);
        Case tested = Case.named(name);
        for (Call call : tested.calls()) {
            call.check(tools.stream()
                    .filter(tool -> tool.name().equals(call.tool()))
                    .findFirst()
                    .orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // It calls a constructor with one more component.
                "r2_4_unknown_component_gets_null | Copilot SDK of a version unknown here"
                        + " (ToolDefinition has 10 components) | NoSuchMethodError",
                // It implements nothing, and nobody else may make it.
                "r2_2_mapper_alone_makes_a_package_private_companion | Copilot SDK 1.0.5 or 1.0.6"
                        + " (ToolDefinition has 7 components) | NoSuchMethodException",
                // There its definitions were made by a method that took other arguments.
                "r2_4_create_with_seven_arguments | an API that its class file does not tell | NoSuchMethodError",
            })
    void a_companion_that_cannot_run_names_both_versions(String name, String made, String cause) {
        Throwable thrown =
                assertThrows(AssertionError.class, () -> onOurs(name)).getCause();
        assertEquals(IllegalStateException.class, thrown.getClass());
        String message = thrown.getMessage();
        String expected = "The companion Tools$$CopilotToolMeta was made for " + made
                + " and cannot be used with copilot-tool-api";
        assertEquals(expected, message.substring(0, Math.min(expected.length(), message.length())));
        assertContains(", which is like Copilot SDK 1.0.12 (ToolDefinition has 9 components). Compile", message);
        assertContains(cause, message);
        assertContains(" " + System.getProperty("tests.version") + ", which", message);
    }

    private static void assertContains(String fragment, String text) {
        assertTrue(text.contains(fragment), () -> "`" + fragment + "` is not in: " + text);
    }
}
