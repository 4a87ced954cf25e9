package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tool classes too large to keep as cases. */
class LargeSourcesTest {
    /** R9.4 */
    @Test
    void five_thousand_tools_compile_and_run() {
        int count = 5_000;
        List<Tool> tools = tools("many", tools(count));
        assertEquals(count, tools.size());
        JsonNode number = JsonNodeFactory.instance.objectNode().put("number", 7);
        for (int i : List.of(0, 1, 499, 500, 501, 2_500, count - 1)) {
            assertEquals("tool" + i, tools.get(i).name());
            assertEquals(i + ":7", tools.get(i).call(number).value());
        }
    }

    /** R9.4: what reads arguments is spread over classes, too, and failures find their way between them (R5.3). */
    @Test
    void a_thousand_tools_with_a_record_each_compile_and_run() {
        int count = 1_000;
        String members = IntStream.range(0, count)
                .mapToObj(i -> "public record R" + i + "(int number, java.util.List<R" + i + "> inner) {}\n"
                        + "@CopilotTool(\"Tool.\") public int tool" + i + "(R" + i + " one, int more) {"
                        + " return one.inner().get(0).number() + more; }\n")
                .collect(Collectors.joining());
        List<Tool> tools = tools("records", members);
        assertEquals(count, tools.size());
        for (int i : List.of(0, 499, 500, count - 1)) {
            JsonNode right = Json.plain("{\"one\":{\"number\":1,\"inner\":[{\"number\":2,\"inner\":[]}]},\"more\":3}");
            assertEquals("5", tools.get(i).call(right).value());
            JsonNode wrong =
                    Json.plain("{\"one\":{\"number\":1,\"inner\":[{\"number\":\"x\",\"inner\":[]}]},\"more\":3}");
            assertTrue(
                    tools.get(i).call(wrong).toString().contains("argument 'one.inner[0].number' must be an integer"),
                    () -> "tool" + i);
        }
    }

    /** R9.2: a constant of a class file holds 65,535 bytes. */
    @Test
    void description_from_javadoc_may_exceed_a_constant() {
        String words = "Grüße 😀 \"and\" \\so on. ".repeat(5_000).strip();
        String javadoc = "/** " + words + " */";
        List<Tool> tools = tools("javadoc", javadoc + "@CopilotTool(\"\") public void talk() {}");
        assertEquals(
                words,
                Json.plain(Json.write(tools.get(0).definition()))
                        .get("description")
                        .textValue());
    }

    /** R9.2, R4.10 */
    @Test
    void schema_as_a_whole_may_exceed_a_constant() {
        String parameters = IntStream.range(0, 10)
                .mapToObj(i -> "@CopilotToolParam(value = \"P.\", schema = \"{\\\"const\\\":\\\""
                        + (i + "x").repeat(10_000) + "\\\"}\") Object p" + i)
                .collect(Collectors.joining(", "));
        List<Tool> tools = tools("schema", "@CopilotTool(\"Talks.\") public void talk(" + parameters + ") {}");
        JsonNode properties = Json.plain(Json.write(tools.get(0).parameters())).get("properties");
        assertEquals("9x".repeat(10_000), properties.get("p9").get("const").textValue());
    }

    /** R7.5: any depth. */
    @Test
    void depth_of_types_is_no_recursion() {
        int depth = 1_000;
        String records = IntStream.range(0, depth)
                .mapToObj(i -> "public record R" + i + "(" + (i + 1 < depth ? "R" + (i + 1) : "int") + " next) {}\n")
                .collect(Collectors.joining());
        Run run = run("deep", records + "@CopilotTool(\"Dives.\") public void dive(R0 first, int more) {}");
        boolean bounded = run.reported().stream().anyMatch(one -> one.code().equals("copilot-too-large"));
        assertTrue(run.succeeded() || bounded, () -> run.reported().toString());
    }

    private static String tools(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "@CopilotTool(\"Tool.\") public String tool" + i + "(int number) { return \"" + i
                        + ":\" + number; }\n")
                .collect(Collectors.joining());
    }

    private static List<Tool> tools(String name, String members) {
        Run run = run(name, members);
        assertTrue(run.succeeded(), () -> run.reported().toString());
        return Tool.of(run.loader(), "Tools");
    }

    private static Run run(String name, String members) {
        Path folder = Run.WORK.resolve("large").resolve(name);
        Tree.write(
                folder.resolve("input/Tools.java"),
                """
                import com.github.copilot.tool.CopilotTool;
                import com.github.copilot.tool.CopilotToolParam;

                public class Tools {
                """
                        + members + "}\n");
        return new Run(new Case(folder), folder.resolve("run"), false);
    }
}
