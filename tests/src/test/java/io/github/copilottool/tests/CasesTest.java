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
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tests of all cases: the compiler's diagnostics, the companions, the tools, and the results of calls. */
class CasesTest {
    @TestFactory
    Stream<DynamicContainer> cases() {
        return Case.chosen().stream().map(CasesTest::container);
    }

    /** Returns the tests of a case. The stream is lazy, so that each case is compiled when it is its turn. */
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
        tests.add(dynamicTest("files", () -> checkFiles(run)));
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

    /**
     * Checks which files the processor wrote, and the text of those that the case keeps: all catalogues, and some
     * companions. Exactly the classes in {@code tools.json} have companions.
     */
    private static void checkFiles(Run run) {
        Case tested = run.tested();
        Set<String> kept = Tree.texts(tested.expected(), path -> true).keySet();
        boolean isNew = kept.isEmpty() && Files.isDirectory(tested.expected());
        Map<String, String> files = Folded.all(run.companions());
        files.keySet().removeIf(path -> path.endsWith(".java") && !kept.contains(path) && !isNew);
        if (isNew || !kept.isEmpty() || !files.isEmpty()) {
            Golden.check(tested.expected(), files);
        }
        JsonNode tools = tested.tools();
        if (tools != null) {
            Set<String> toolClasses = new TreeSet<>();
            tools.fieldNames().forEachRemaining(toolClasses::add);
            assertEquals(toolClasses, new TreeSet<>(run.toolClasses()));
        } else if (kept.isEmpty() && !Golden.BLESSING) {
            assertEquals(List.of(), run.toolClasses());
        }
    }

    private static void checkRequests(Run run) {
        Map<String, String> readable = new TreeMap<>();
        run.requests().forEach((name, request) -> readable.put(name, Json.tables(Json.exact(request))));
        Golden.check(run.tested().requests(), readable);
    }

    /** Compares the tools' JSON with the expected one, the order of members included. */
    private static void checkTools(Case tested, Map<String, List<Tool>> tools) {
        ObjectNode wire = wire(tools);
        JsonNode expected = tested.tools();
        if (expected == null) {
            Golden.create(tested.folder().resolve("tools.json"), Json.readable(wire));
        } else {
            assertEquals(Json.readable(expected), Json.readable(wire));
        }
    }

    /** Returns the tools as Jackson writes them, by tool class. */
    static ObjectNode wire(Map<String, List<Tool>> tools) {
        ObjectNode wire = JsonNodeFactory.instance.objectNode();
        tools.forEach((toolClass, all) -> {
            ArrayNode definitions = wire.putArray(toolClass);
            all.forEach(tool -> definitions.add(Json.exact(Json.write(tool.definition()))));
        });
        return wire;
    }

    /**
     * Checks that a schema is valid, is that of an object, and equals what Jackson reads back from its JSON (R7.1,
     * R7.2).
     */
    private static void checkSchema(Tool tool) {
        String json = Json.write(tool.parameters());
        JsonNode schema = Json.plain(json);
        assertEquals(List.of(), Schemas.errors(schema), () -> "The meta-schema refuses " + json);
        assertEquals("object", schema.path("type").textValue());
        assertTrue(schema.path("properties").isObject());
        assertTrue(schema.path("required").isArray());
        assertEquals(Json.PLAIN.convertValue(schema, Object.class), roundedToDouble(tool.parameters()));
    }

    /**
     * Returns a value with its numbers rounded to doubles, as they are in JSON that Jackson has read. A user's own
     * schema may have more digits.
     */
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

    /** Returns the tool that a call is for. */
    static Tool called(Call call, Map<String, List<Tool>> tools) {
        String toolClass = call.toolClass(List.copyOf(tools.keySet()));
        List<Tool> all = tools.getOrDefault(toolClass, List.of());
        return all.stream()
                .filter(tool -> tool.name().equals(call.tool()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(toolClass + " has no tool " + call.tool() + ", only " + all));
    }
}
