package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs companions with our API that were compiled against another SDK's surface. */
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
    @CsvSource({
        // It calls a constructor with one component more.
        "r2_4_unknown_component_gets_null, NoSuchMethodError",
        // It implements no interface, and only its own package can create it.
        "r2_2_mapper_alone_makes_a_package_private_companion, NoSuchMethodException",
        // It calls a method for definitions that has other parameters.
        "r2_4_create_with_seven_arguments, NoSuchMethodError",
    })
    void a_companion_that_cannot_run_asks_for_another_compilation(String name, String cause) {
        Throwable thrown =
                assertThrows(AssertionError.class, () -> onOurs(name)).getCause();
        assertEquals(IllegalStateException.class, thrown.getClass());
        String message = thrown.getMessage();
        String expected = "The companion Tools$$CopilotToolMeta was compiled against another version of the Copilot SDK"
                + " than the one at run time, copilot-tool-api "
                + System.getProperty("tests.version")
                + " (like Copilot SDK 1.0.12). Compile its tool class again, ";
        assertEquals(expected, message.substring(0, Math.min(expected.length(), message.length())));
        assertTrue(message.contains(cause), message);
    }
}
