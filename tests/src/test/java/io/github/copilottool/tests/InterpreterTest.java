package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Companions and the core's interpreter of the reader plan agree: of all calls of the cases, and of variations of their
 * arguments, both accept and refuse the same, with the same texts.
 */
class InterpreterTest {
    @Test
    @Tag("R5.3")
    @Tag("R4.6")
    void companions_and_the_interpreter_agree() throws IOException, InterruptedException {
        Path folder = Run.WORK.resolve("interpreter");
        Tree.emptied(folder);
        int calls = 0;
        for (Case tested : Case.chosen()) {
            Run run = Run.of(tested);
            if (!tested.calls().isEmpty() && run.loadable()) {
                calls += record(run, folder.resolve(tested.name()));
            }
        }
        Process process = new ProcessBuilder(
                        "cargo",
                        "run",
                        "--quiet",
                        "--package",
                        "copilot-tool-core",
                        "--example",
                        "interpret",
                        "--",
                        folder.toString())
                .directory(Built.TESTS.getParent().toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.println("Companions and the interpreter: " + calls + " calls. " + printed);
        assertEquals(0, process.waitFor(), printed);
        assertTrue(calls > 0, "no call");
    }

    /** Writes the requests of a case, and a line for each call and each variation of one. Returns how many. */
    private static int record(Run run, Path folder) throws IOException {
        Files.createDirectories(folder.resolve("requests"));
        for (Map.Entry<String, String> request : run.requests().entrySet()) {
            Files.writeString(folder.resolve("requests").resolve(request.getKey()), request.getValue());
        }
        ClassLoader loader = run.loader();
        Map<String, List<Tool>> tools = new TreeMap<>();
        run.toolClasses().forEach(toolClass -> tools.put(toolClass, Tool.of(loader, toolClass)));
        List<String> lines = new ArrayList<>();
        for (Call call : run.tested().calls()) {
            Tool tool = CasesTest.called(call, tools);
            List<JsonNode> all = new ArrayList<>();
            all.add(call.arguments());
            if (call.arguments() != null) {
                // JSON has no text for an infinite number.
                Variations.of(call.arguments()).stream()
                        .filter(each -> !each.toString().contains("\"Infinity\""))
                        .forEach(all::add);
            }
            for (JsonNode arguments : all) {
                lines.add(line(call.toolClass(List.copyOf(tools.keySet())), tool, arguments));
            }
        }
        Files.write(folder.resolve("calls.jsonl"), lines);
        return lines.size();
    }

    private static String line(String toolClass, Tool tool, JsonNode arguments) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("class", toolClass).put("tool", tool.name()).set("arguments", arguments);
        String refusal = refusal(tool.call(arguments), tool);
        if (refusal != null) {
            line.put("failure", refusal);
        }
        return line.toString();
    }

    /** Returns the text of a refusal of the arguments; null if the tool's method was called. */
    private static String refusal(Tool.Answer answer, Tool tool) {
        String text = null;
        if (answer.failure() instanceof IllegalArgumentException refused && !tool.resultsKnown()) {
            text = refused.getMessage();
        } else if (answer.value() != null
                && answer.value().getClass().getSimpleName().equals("ToolResultObject")) {
            text = Json.plain(Json.write(answer.value()))
                    .path("textResultForLlm")
                    .textValue();
        }
        boolean isRefusal = text != null && text.startsWith("Tool " + tool.name() + ":") && text.contains("argument");
        return isRefusal ? text : null;
    }
}
