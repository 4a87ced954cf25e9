package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls with arguments that are nested so deep that reading them could overflow the stack, or too many. */
@Tag("R5.8")
class DeepArgumentsTest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String CASE = "r5_7_classes_are_read_as_records_are";
    private static final List<Integer> LEVELS = List.of(1_001, 5_000, 100_000);

    @ParameterizedTest
    @ValueSource(strings = {"", "1.0.5", "1.0.10"})
    void deep_arguments_are_a_failure_result(String sdk) {
        List<String> wrong = new ArrayList<>();
        for (Tool tool : tools(CASE, sdk)) {
            arguments(tool.name()).forEach((name, json) -> {
                String text = answer(tool, json);
                boolean isTooDeep = name.endsWith("objects free");
                boolean isRight = text.startsWith("failure: Tool " + tool.name() + ":")
                        && (!isTooDeep || text.endsWith("must be nested at most 1000 levels deep."));
                if (!isRight) {
                    wrong.add(name + " gives " + text);
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    /** The readers themselves overflow a small stack, below the bound. Without an SDK they are the runtime's. */
    @ParameterizedTest
    @ValueSource(strings = {"", "1.0.10"})
    void a_small_stack_is_no_failure_of_the_tool(String sdk) throws Exception {
        Tool tool = tools("r7_5_recursive_record", sdk).get(0);
        JsonNode node = nested(
                900,
                NODES.objectNode().put("name", "leaf").set("children", NODES.arrayNode()),
                each -> NODES.objectNode()
                        .put("name", "node")
                        .set("children", NODES.arrayNode().add(each)));
        FutureTask<String> call =
                new FutureTask<>(() -> answer(tool, in(node, "root").put("depth", 1)));
        new Thread(null, call, "small", 600 << 10).start();
        assertEquals(
                "failure: Tool " + tool.name() + ": argument 'root' must be nested at most 1000 levels deep.",
                call.get());
    }

    /** Without an SDK companions are linked. */
    @ParameterizedTest
    @ValueSource(strings = {"", "1.0.10"})
    void the_values_and_the_digits_of_a_call_are_counted(String sdk) {
        ArrayNode many = NODES.arrayNode();
        for (int i = 0; i <= 2_000_000; i++) {
            many.addNull();
        }
        String number = "1" + "0".repeat(9_980) + "e-9980";
        ArrayNode numbers = NODES.arrayNode();
        for (int i = 0; i < 30; i++) {
            numbers.add(number);
        }
        for (Tool tool : tools("r5_8_sizes_have_bounds", sdk)) {
            String problem = "failure: Tool " + tool.name() + ": argument '";
            if (tool.name().equals("anything")) {
                assertEquals(
                        problem + "value' could not be read: the values of the call are too many together.",
                        answer(tool, in(many, "value")));
            } else if (tool.name().equals("numbers")) {
                for (String name : List.of("whole", "nearest", "years")) {
                    ObjectNode arguments = NODES.objectNode();
                    List.of("whole", "nearest", "years").forEach(arguments::putArray);
                    assertEquals(
                            problem + name
                                    + "[20]' could not be read: the numbers of the call have too many digits together.",
                            answer(tool, arguments.set(name, numbers)));
                }
            }
        }
    }

    private static List<Tool> tools(String name, String sdk) {
        Case tested = Case.named(name);
        Path work = Run.WORK.resolve("deep" + sdk + name);
        Run run = sdk.isEmpty()
                ? new Run(tested, work, false)
                : new Run(tested, Surface.of(List.of("common", "results", "provider", sdk)), work, false, List.of());
        return Tool.of(run.loader(), "Tools");
    }

    private static Map<String, JsonNode> arguments(String tool) {
        Map<String, JsonNode> all = new TreeMap<>();
        for (int levels : LEVELS) {
            String where = tool + " " + levels + " ";
            JsonNode arrays = nested(
                    levels, NODES.numberNode(1), each -> NODES.arrayNode().add(each));
            JsonNode objects = nested(
                    levels, NODES.numberNode(1), each -> NODES.objectNode().set("a", each));
            for (JsonNode deep : List.of(arrays, objects)) {
                String kind = where + (deep.isArray() ? "arrays " : "objects ");
                switch (tool) {
                    case "one" -> {
                        all.put(kind + "free", in(in(deep, "free"), "values"));
                        all.put(kind + "wrong", in(in(deep, "name"), "values"));
                        all.put(kind + "unknown in a class", in(in(deep, "zzz"), "values"));
                        all.put(kind + "unknown", in(deep, "zzz"));
                        all.put(kind + "whole", deep);
                    }
                    case "list" -> all.put(kind + "list", in(deep, "list"));
                    case "map" -> all.put(kind + "map", in(deep, "map"));
                    case "cover" -> all.put(kind + "cover", in(in(deep, "exact"), "cover"));
                    default -> {}
                }
            }
            if (tool.equals("one")) {
                String text = "[".repeat(levels) + "]".repeat(levels);
                all.put(where + "text", NODES.textNode("{\"values\":{\"any\":" + text + "}}"));
                all.put("the text inside of " + where, in(in(NODES.textNode(text), "any"), "values"));
            }
        }
        return all;
    }

    private static ObjectNode in(JsonNode value, String name) {
        return NODES.objectNode().set(name, value);
    }

    private static JsonNode nested(int levels, JsonNode inside, UnaryOperator<JsonNode> around) {
        JsonNode nested = inside;
        for (int i = 0; i < levels; i++) {
            nested = around.apply(nested);
        }
        return nested;
    }

    private static String answer(Tool tool, JsonNode arguments) {
        Tool.Answer answer = tool.call(arguments);
        assertNull(answer.failure(), () -> tool.name() + " fails with " + answer.failure());
        JsonNode result = Json.plain(Json.write(answer.value()));
        return result.path("resultType").asText() + ": "
                + result.path("textResultForLlm").asText();
    }
}
