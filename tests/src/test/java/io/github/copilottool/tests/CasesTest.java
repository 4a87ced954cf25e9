package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every case, from the compiler's diagnostics to what a call of a tool returns. */
class CasesTest {
    @TestFactory
    Stream<DynamicContainer> cases() {
        return Case.chosen().stream().map(CasesTest::container);
    }

    /** The stream is read when the case's turn comes, and compiles it then. */
    private static DynamicContainer container(Case tested) {
        return dynamicContainer(tested.name(), Stream.of(tested).flatMap(CasesTest::tests));
    }

    private static Stream<DynamicTest> tests(Case tested) {
        Run run = Run.of(tested);
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("diagnostics", () -> Golden.check(tested, run.reported())));
        if (tested.isRecorded()) {
            tests.add(dynamicTest("requests", () -> checkRequests(run)));
        }
        tests.add(dynamicTest(
                "companions", () -> Golden.check(tested.folder().resolve("expected"), Folded.all(run.companions()))));
        if (!run.toolClasses().isEmpty()) {
            List<Reported> lint = run.lint();
            tests.add(dynamicTest("lint", () -> assertEquals(List.of(), lint)));
        }
        if (run.loadable()) {
            tests.addAll(runtimeTests(run));
        }
        return tests.stream();
    }

    private static List<DynamicTest> runtimeTests(Run run) {
        Map<String, List<Tool>> tools = new TreeMap<>();
        List<DynamicTest> tests = new ArrayList<>();
        try {
            ClassLoader loader = run.loader();
            run.toolClasses().forEach(toolClass -> tools.put(toolClass, Tool.of(loader, toolClass)));
        } catch (AssertionError | LinkageError e) {
            return List.of(dynamicTest("tools", () -> {
                throw e;
            }));
        }
        tests.add(dynamicTest("tools", () -> checkTools(run.tested(), tools)));
        tests.add(dynamicTest("schemas", () -> tools.values().forEach(all -> all.forEach(CasesTest::checkSchema))));
        if (run.succeeded()) {
            tests.add(dynamicTest("names of properties", () -> PropertyNames.check(run, tools)));
        }
        for (Call call : run.tested().calls()) {
            tests.add(dynamicTest("call " + call, () -> call.check(called(call, tools))));
        }
        return tests;
    }

    private static void checkRequests(Run run) {
        Map<String, String> readable = new TreeMap<>();
        run.requests().forEach((name, request) -> readable.put(name, Json.readable(Json.exact(request))));
        Golden.check(run.tested().requests(), readable);
    }

    /** The tools' JSON, members in order. */
    private static void checkTools(Case tested, Map<String, List<Tool>> tools) {
        ObjectNode wire = wire(tools);
        JsonNode expected = tested.tools();
        if (expected == null) {
            Golden.create(tested.folder().resolve("tools.json"), Json.readable(wire));
        } else {
            assertEquals(Json.readable(expected), Json.readable(wire));
        }
    }

    /** What Jackson writes of the tools, by tool class. */
    static ObjectNode wire(Map<String, List<Tool>> tools) {
        ObjectNode wire = JsonNodeFactory.instance.objectNode();
        tools.forEach((toolClass, all) -> {
            ArrayNode definitions = wire.putArray(toolClass);
            all.forEach(tool -> definitions.add(Json.exact(Json.write(tool.definition()))));
        });
        return wire;
    }

    /** Every schema is a JSON Schema, of an object, and equal to what Jackson reads back from its JSON (R7.1, R7.2). */
    private static void checkSchema(Tool tool) {
        String json = Json.write(tool.parameters());
        JsonNode schema = Json.plain(json);
        assertEquals(List.of(), Schemas.faults(schema), () -> "The meta-schema refuses " + json);
        assertEquals("object", schema.path("type").textValue());
        assertTrue(schema.path("properties").isObject());
        assertTrue(schema.path("required").isArray());
        assertEquals(Json.PLAIN.convertValue(schema, Object.class), roundedToDouble(tool.parameters()));
    }

    /** Numbers of a user's own schema beyond a double's precision cannot come back: they are cut here too. */
    private static Object roundedToDouble(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> rounded = new LinkedHashMap<>();
            map.forEach((key, member) -> rounded.put(key, roundedToDouble(member)));
            return rounded;
        }
        if (value instanceof List<?> list) {
            return new ArrayList<Object>(
                    list.stream().map(CasesTest::roundedToDouble).toList());
        }
        return value instanceof BigDecimal number && !fitsDouble(number) ? number.doubleValue() : value;
    }

    private static boolean fitsDouble(BigDecimal number) {
        double rounded = number.doubleValue();
        return Double.isFinite(rounded) && BigDecimal.valueOf(rounded).compareTo(number) == 0;
    }

    /** The tool that a call is for. */
    static Tool called(Call call, Map<String, List<Tool>> tools) {
        String toolClass = call.toolClass(List.copyOf(tools.keySet()));
        List<Tool> all = tools.getOrDefault(toolClass, List.of());
        return all.stream()
                .filter(tool -> tool.name().equals(call.tool()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(toolClass + " has no tool " + call.tool() + ", only " + all));
    }
}
