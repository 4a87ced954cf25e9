package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.CopilotTools;
import com.github.copilot.tool.runtime.RecordedCalls;
import io.github.copilottool.testkit.shop.CheckedTools;
import io.github.copilottool.testkit.shop.ForeignTools;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the comparison of schemas with the reading of arguments. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SchemaCheckTest {
    private final Tools tools = Tools.of(new CheckedTools());

    private static List<SchemaReport.Disagreement> apartFromTexts(SchemaReport report) {
        return report.disagreements().stream()
                .filter(each -> each.kind() != SchemaInstance.Kind.STRUCTURE_AS_TEXT)
                .toList();
    }

    @Test
    void no_tool_method_is_called() {
        CheckedTools.calls = 0;
        SchemaReport report = tools.compareSchemas();
        assertTrue(report.read() > 50, "read " + report.read());
        assertEquals(0, CheckedTools.calls);
        tools.call("pack", "{\"items\": [], \"numbers\": {}}");
        assertEquals(1, CheckedTools.calls);
    }

    @Test
    void what_the_schema_allows_and_the_tool_refuses_is_an_error() {
        AssertionError error = assertThrows(AssertionError.class, tools::checkSchemas);
        assertTrue(
                error.getMessage()
                        .contains(
                                "promise at any: true is allowed by the schema, but refused: argument 'any' must be an"
                                        + " integer, but was true."),
                error.getMessage());
        assertEquals(
                List.of("promise"),
                apartFromTexts(tools.compareSchemas()).stream()
                        .map(SchemaReport.Disagreement::tool)
                        .toList());
    }

    @Test
    void texts_of_a_form_and_refusals_of_own_code_are_notes() {
        List<String> notes = tools.compareSchemas().notes();
        assertTrue(
                notes.contains("pay at currency: it is a text of a form that the schema does not describe."),
                notes.toString());
        assertTrue(notes.contains("pay at price: the tool's own code refuses {\"cents\":-1}."), notes.toString());
    }

    @Test
    void without_a_tool_that_can_be_checked_the_check_fails_and_says_why() {
        ToolDefinition lambda = ToolDefinition.from("now", "Tells the time.", () -> "noon");
        String reason = "now: it has no companion, so its arguments cannot be read without calling it.";
        assertEquals(
                List.of(reason),
                Tools.of(new ShopTools(), lambda).compareSchemas().notes().stream()
                        .filter(note -> note.startsWith("now"))
                        .toList());
        AssertionError error =
                assertThrows(AssertionError.class, () -> Tools.of(lambda).checkSchemas());
        assertEquals(
                "Nothing was checked, since no tool could be read without being called:\n  " + reason,
                error.getMessage());
    }

    @Test
    void a_companion_of_another_processor_is_named(@TempDir Path folder) throws IOException {
        Tools foreign = Tools.of(new ForeignTools());
        String reason = "its companion " + ForeignTools.class.getName() + "$$CopilotToolMeta was not made by"
                + " copilot-tool-processor, but by another annotation processor, such as the one in the Copilot SDK's"
                + " jar: put copilot-tool-processor on javac's -processorpath (Maven: annotationProcessorPaths; Gradle:"
                + " annotationProcessor), and compile again";
        AssertionError error = assertThrows(AssertionError.class, foreign::checkSchemas);
        assertTrue(error.getMessage().endsWith("greet: " + reason + "."), error.getMessage());
        assertEquals(Map.of(), foreign.examples("greet").get(0));
        Path calls = Files.writeString(folder.resolve("calls.jsonl"), "{\"tool\":\"greet\",\"arguments\":{}}\n");
        assertEquals(
                List.of(new ReplayReport.Unread("greet", reason, 1)),
                foreign.replay(calls).unread());
    }

    @Test
    void tools_of_a_supplier_and_recorded_tools_are_checked_without_their_object() {
        List<ToolDefinition> supplied = CopilotTools.of(ShopTools.class, () -> {
            throw new AssertionError("is asked for");
        });
        String expected = Tools.of(new ShopTools()).compareSchemas().toString();
        assertEquals(expected, Tools.ofDefinitions(supplied).compareSchemas().toString());
        List<ToolDefinition> recorded = RecordedCalls.of(supplied, line -> {});
        assertEquals(expected, Tools.ofDefinitions(recorded).compareSchemas().toString());
    }

    @Test
    void tools_may_be_checked_twice() {
        assertEquals(
                Tools.of(new ShopTools()).compareSchemas().toString(),
                Tools.of(new ShopTools()).compareSchemas().toString());
    }

    @Test
    void examples_begin_with_the_least_and_are_accepted() {
        List<Map<String, Object>> packed = tools.examples("pack");
        assertEquals(Map.of("items", List.of(), "numbers", Map.of()), packed.get(0));
        Map<String, Object> item = Map.of("number", 0, "name", "a", "colour", "GREEN");
        assertTrue(
                packed.stream()
                        .anyMatch(each -> each.get("items").equals(List.of(Map.of("number", 0, "colour", "GREEN")))),
                packed + " has no " + item);
        packed.forEach(
                each -> assertEquals("packed", tools.withUnknownArguments().call("pack", each)));
        assertEquals(
                Map.of("currency", "EUR", "price", Map.of("cents", 0), "code", "a"),
                tools.examples("pay").get(0));
    }

    @Test
    void a_long_value_in_a_report_is_not_cut_inside_a_character() {
        String face = "\ud83d\ude00";
        JsonNode value = JsonText.of("a".repeat(198) + face.repeat(9));
        SchemaReport.Disagreement long_ = new SchemaReport.Disagreement(
                "find", "name", SchemaInstance.Kind.ALLOWED, value, "it is long.", JsonText.of(Map.of()));
        assertEquals(
                "find at name: \"" + "a".repeat(198) + face + "... is allowed by the schema, but refused: it is long.",
                long_.toString());
    }

    @Test
    void the_command_prints_the_report() {
        Ended ended = Ended.run("check", "--notes", CheckedTools.class.getName());
        assertEquals(1, ended.code());
        assertTrue(ended.out().startsWith("Schemas and tools disagree at "), ended.out());
        assertTrue(ended.out().contains("\nnote: pay at currency: "), ended.out());
        assertEquals(2, Ended.run("check").code());
    }
}
