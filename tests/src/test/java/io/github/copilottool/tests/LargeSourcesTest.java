package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tool classes that are too large to be cases. */
class LargeSourcesTest {
    @Tag("R9.4")
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

    /**
     * The readers of arguments are distributed over several classes, too, and failures pass through all of them (R5.3).
     */
    @Tag("R9.4")
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

    /** A constant of a class file holds 65,535 bytes. */
    @Tag("R9.2")
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

    @Tag("R9.2")
    @Tag("R4.10")
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

    /** The limit is exactly 250 levels; the parameter's own type is the first. */
    @Test
    void r7_5_types_nest_250_levels_deep() {
        List<Tool> tools = tools("deep", nested(250));
        String arguments = "{\"first\":" + "{\"next\":".repeat(249) + "7" + "}".repeat(249) + ",\"more\":1}";
        assertGives("8", tools.get(0), arguments);
        String wrong = arguments.replace("7", "\"x\"");
        assertTrue(
                tools.get(0).call(Json.plain(wrong)).toString().contains("next.next' must be an integer"),
                () -> "accepted " + wrong);
        assertTooLarge(run("deeper", nested(251)));
    }

    /** There is no stack overflow at any depth. */
    @Test
    void r7_5_types_that_nest_deeper_are_an_error_and_nothing_worse() {
        assertTooLarge(run("deepest", nested(2_000)));
    }

    private static void assertTooLarge(Run run) {
        assertEquals(
                List.of("copilot-too-large"),
                run.reported().stream().map(Reported::code).toList());
        assertEquals(List.of(), run.toolClasses());
    }

    /** Returns a tool with a parameter's type of a number of levels, of which the innermost is an int. */
    private static String nested(int levels) {
        String records = IntStream.range(1, levels)
                .mapToObj(i -> "public record R" + i + "(" + (i + 1 < levels ? "R" + (i + 1) : "int") + " next) {}\n")
                .collect(Collectors.joining());
        String innermost = ".next()".repeat(levels - 1);
        return records + "@CopilotTool(\"Dives.\") public int dive(R1 first, int more) {" + " return first" + innermost
                + " + more; }";
    }

    /** R9.4: nearly as many constants as javac allows, which are found by their names and in other ways. */
    @Test
    void an_enum_of_four_thousand_constants_is_read() {
        int count = 4_000;
        String plain = enumOf("Plain", count, i -> "CONSTANT_" + i);
        String renamed = enumOf("Renamed", count / 2, i -> "@JsonProperty(\"wire-" + i + "\") CONSTANT_" + i);
        String aliased =
                enumOf("Aliased", count / 2, i -> "@JsonAlias({\"a" + i + "\", \"b" + i + "\"}) CONSTANT_" + i);
        List<Tool> tools = tools(
                "enum",
                plain + renamed + aliased
                        + "@CopilotTool(\"P.\") public int plain(Plain one) { return one.ordinal(); }\n"
                        + "@CopilotTool(\"R.\") public int renamed(Renamed one, int more) { return one.ordinal(); }\n"
                        + "@CopilotTool(\"A.\") public int aliased(java.util.List<Aliased> all, int more) {"
                        + " return all.get(0).ordinal(); }\n"
                        + "@CopilotTool(\"K.\") public int keys(java.util.Map<Plain, Integer> all, int more) {"
                        + " return all.keySet().iterator().next().ordinal(); }\n");
        JsonNode schema = Json.plain(Json.write(tools.get(0).parameters()));
        assertEquals(count, schema.at("/properties/one/enum").size());
        assertGives("3999", tools.get(0), "{\"one\":\"CONSTANT_3999\"}");
        assertFails(tools.get(0), "{\"one\":\"CONSTANT_4000\"}", "one of \"CONSTANT_0\"");
        assertFails(tools.get(0), "{\"one\":[[]]}", "one of \"CONSTANT_0\"");
        assertGives("1999", tools.get(1), "{\"one\":\"wire-1999\",\"more\":1}");
        assertFails(tools.get(1), "{\"one\":\"CONSTANT_1\",\"more\":1}", "one of \"wire-0\"");
        for (String name : List.of("a7", "b7", "CONSTANT_7")) {
            assertGives("7", tools.get(2), "{\"all\":[\"" + name + "\"],\"more\":1}");
        }
        assertFails(tools.get(2), "{\"all\":[\"c7\"],\"more\":1}", "one of \"CONSTANT_0\"");
        assertGives("7", tools.get(3), "{\"all\":{\"CONSTANT_7\":1},\"more\":1}");
    }

    /** R9.4: a class file holds 65,535 constants. */
    @Test
    void many_enums_of_every_size_are_read() {
        String large = IntStream.range(0, 60)
                .mapToObj(i -> enumOf("Large" + i, 300, j -> "L" + i + "_" + j)
                        + "@CopilotTool(\"Tool.\") public int large" + i + "(Large" + i
                        + " one) { return one.ordinal(); }\n")
                .collect(Collectors.joining());
        String small = IntStream.range(0, 300)
                .mapToObj(i -> enumOf("Small" + i, 150, j -> "S" + i + "_" + j)
                        + "@CopilotTool(\"Tool.\") public int small" + i + "(Small" + i
                        + " one, java.util.List<Small" + (i * 7 % 300) + "> more) {"
                        + " return one.ordinal() + more.get(0).ordinal(); }\n")
                .collect(Collectors.joining());
        List<Tool> tools = tools("enums", large + small);
        for (int i : List.of(0, 29, 59)) {
            assertGives("299", tools.get(i), "{\"one\":\"L" + i + "_299\"}");
        }
        for (int i : List.of(0, 150, 299)) {
            String more = "S" + (i * 7 % 300) + "_100";
            JsonNode right = Json.plain("{\"one\":\"S" + i + "_149\",\"more\":[\"" + more + "\"]}");
            assertEquals("249", tools.get(60 + i).call(right).value());
            assertFails(tools.get(60 + i), "{\"one\":\"S\",\"more\":[\"" + more + "\"]}", "argument 'one' must be");
        }
    }

    /** R9.4: a record with as many components as possible, which are records of many kinds. */
    @Test
    void records_of_as_many_components_as_there_can_be() {
        String inner = IntStream.range(0, 60)
                .mapToObj(i -> "public record Inner" + i + "("
                        + IntStream.range(0, 45)
                                .mapToObj(j -> "@JsonAlias(\"a" + i + "_" + j + "\") String c" + i + "_" + j)
                                .collect(Collectors.joining(", "))
                        + ") {}\n")
                .collect(Collectors.joining());
        String outer = "public record Outer("
                + IntStream.range(0, 254)
                        .mapToObj(i -> "Inner" + i % 60 + " inner" + i)
                        .collect(Collectors.joining(", "))
                + ") {}\n";
        List<Tool> tools = tools(
                "components",
                inner + outer
                        + "@CopilotTool(\"Flat.\") public String flat(Outer outer) {"
                        + " return outer.inner253().c13_44(); }\n"
                        + "@CopilotTool(\"Nested.\") public String nested(Outer outer, int more) {"
                        + " return outer.inner253().c13_44(); }\n");
        String arguments = IntStream.range(0, 254)
                .mapToObj(i -> "\"inner" + i + "\":{"
                        + IntStream.range(0, 45)
                                .mapToObj(j -> "\"a" + i % 60 + "_" + j + "\":\"" + i + ":" + j + "\"")
                                .collect(Collectors.joining(","))
                        + "}")
                .collect(Collectors.joining(",", "{", "}"));
        assertGives("253:44", tools.get(0), arguments);
        assertGives("253:44", tools.get(1), "{\"outer\":" + arguments + ",\"more\":1}");
    }

    /** R9.4: other parts of a tool class that can be thousands. */
    @Test
    void thousands_of_properties_alternatives_entries_and_aliases() {
        String fields = IntStream.range(0, 4_000)
                .mapToObj(i -> "public String field" + i + ";\n")
                .collect(Collectors.joining("", "public static class Bean {\n", "}\n"));
        String types = IntStream.range(0, 1_500)
                .mapToObj(i -> "@JsonSubTypes.Type(value = T" + i + ".class, name = \"t" + i + "\")")
                .collect(Collectors.joining(
                        ",\n",
                        "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)\n@JsonSubTypes({",
                        "})\npublic interface Union {}\n"));
        String alternatives = IntStream.range(0, 1_500)
                .mapToObj(i -> "public record T" + i + "(int n" + i + ") implements Union {}\n")
                .collect(Collectors.joining());
        String aliases = IntStream.range(0, 3_000)
                .mapToObj(i -> "\"alias" + i + "\"")
                .collect(Collectors.joining(", ", "@JsonAlias({", "})"));
        String entries = IntStream.range(0, 3_000)
                .mapToObj(i -> "@CopilotTool.MetadataEntry(key = \"key" + i
                        + "\", value = @CopilotTool.MetadataValue(str = \"value" + i + "\"))")
                .collect(Collectors.joining(",\n"));
        List<Tool> tools = tools(
                "thousands",
                fields + types + alternatives
                        + "public record Named(" + aliases + " String one, " + aliases.replace("alias", "other")
                        + " String two) {}\n"
                        + "@CopilotTool(\"B.\") public String bean(Bean bean) { return bean.field3999; }\n"
                        + "@CopilotTool(\"U.\") public String union(Union union) { return union.toString(); }\n"
                        + "@CopilotTool(\"F.\") public String flat(Named all) { return all.one() + all.two(); }\n"
                        + "@CopilotTool(\"N.\") public String nested(Named all, int more) {"
                        + " return all.one() + all.two(); }\n"
                        + "@CopilotTool(value = \"M.\", metadata = {" + entries + "}) public void metadata() {}\n");
        assertGives("x", tools.get(0), "{\"bean\":{\"field3999\":\"x\"}}");
        assertGives("T1499[n1499=5]", tools.get(1), "{\"union\":{\"@type\":\"t1499\",\"n1499\":5}}");
        String named = "{\"alias2999\":\"x\",\"other0\":\"y\"}";
        assertGives("xy", tools.get(2), named);
        assertGives("xy", tools.get(3), "{\"all\":" + named + ",\"more\":1}");
        JsonNode metadata = Json.plain(Json.write(tools.get(4).definition())).get("metadata");
        assertEquals(3_000, metadata.size());
        assertEquals("value2999", metadata.get("key2999").textValue());
    }

    /** R9.4: the calls of many parameters are distributed over several classes, too. */
    @Test
    void four_hundred_tools_of_a_hundred_parameters_each() {
        int count = 400;
        String members = IntStream.range(0, count)
                .mapToObj(i -> "@CopilotTool(\"Tool.\") public int tool" + i + "("
                        + IntStream.range(0, 100)
                                .mapToObj(j -> "int p" + i + "_" + j)
                                .collect(Collectors.joining(", "))
                        + ") { return p" + i + "_99; }\n")
                .collect(Collectors.joining());
        List<Tool> tools = tools("parameters", members);
        for (int i : List.of(0, 199, count - 1)) {
            String arguments = IntStream.range(0, 100)
                    .mapToObj(j -> "\"p" + i + "_" + j + "\":" + (i + j))
                    .collect(Collectors.joining(",", "{", "}"));
            assertGives(String.valueOf(i + 99), tools.get(i), arguments);
        }
    }

    /** R4.6, R9.2: defaults as long as a constant of an annotation can be, together more than a class file can hold. */
    @Test
    void defaults_of_many_values_arrive() {
        String list = IntStream.range(0, 10_000).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        String text = "\\\"" + "x".repeat(60_000) + "\\\"";
        String parameters = IntStream.range(0, 12)
                .mapToObj(i -> "@CopilotToolParam(value = \"P.\", defaultValue = \"" + list + "\") int[] p" + i)
                .collect(Collectors.joining(", "));
        String texts = IntStream.range(0, 20)
                .mapToObj(i -> "@CopilotToolParam(value = \"P.\", defaultValue = \"[" + text + "]\") String[] p" + i)
                .collect(Collectors.joining(", "));
        List<Tool> tools = tools(
                "defaults",
                "@CopilotTool(\"N.\") public String numbers(" + parameters
                        + ") { return p0[9999] + \" \" + p11.length + \" \" + p11[9999]; }\n"
                        + "@CopilotTool(\"T.\") public int texts(" + texts
                        + ") { return p0[0].length() + p19[0].length(); }\n"
                        + "public record All(" + parameters.replace(" int[] p", " java.util.List<Integer> c") + ") {}\n"
                        + "@CopilotTool(\"F.\") public String flat(All all) {"
                        + " return all.c0().get(9999) + \" \" + all.c11().size(); }\n");
        JsonNode none = JsonNodeFactory.instance.objectNode();
        assertEquals("9999 10000 9999", tools.get(0).call(none).value());
        assertEquals("120000", tools.get(1).call(none).value());
        assertEquals("9999 10000", tools.get(2).call(none).value());
        JsonNode schema = Json.plain(Json.write(tools.get(0).parameters()));
        assertEquals(10_000, schema.at("/properties/p11/default").size());
    }

    /** R9.4: each pattern is compiled once, in the class that needs it. */
    @Test
    void thousands_of_patterns_are_enforced() {
        int count = 100;
        String members = IntStream.range(0, count)
                .mapToObj(i -> "@CopilotTool(\"Tool.\") public String tool" + i + "("
                        + IntStream.range(0, 70)
                                .mapToObj(j -> "@Pattern(regexp = \"x.*" + i + "_" + j + "y.*\")")
                                .collect(Collectors.joining(" "))
                        + " String text) { return text; }\n")
                .collect(Collectors.joining());
        List<Tool> tools = tools("patterns", members);
        for (int i : List.of(0, 50, count - 1)) {
            int tool = i;
            String all = IntStream.range(0, 70)
                    .mapToObj(j -> tool + "_" + j + "y")
                    .collect(Collectors.joining(" ", "x", ""));
            assertGives(all, tools.get(i), "{\"text\":\"" + all + "\"}");
            assertFails(tools.get(i), "{\"text\":\"" + all.replace("_69", "_70") + "\"}", "argument 'text'");
        }
    }

    private static String enumOf(String name, int count, IntFunction<String> constant) {
        return IntStream.range(0, count)
                .mapToObj(constant)
                .collect(Collectors.joining(", ", "public enum " + name + " { ", " }\n"));
    }

    private static void assertGives(String result, Tool tool, String arguments) {
        assertEquals(result, tool.call(Json.plain(arguments)).value());
    }

    private static void assertFails(Tool tool, String arguments, String fragment) {
        String ended = tool.call(Json.plain(arguments)).toString();
        assertTrue(
                ended.contains("failure") && ended.contains(fragment),
                () -> ended.substring(0, Math.min(1_000, ended.length())));
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
                import com.fasterxml.jackson.annotation.*;
                import com.github.copilot.tool.*;
                import jakarta.validation.constraints.Pattern;

                public class Tools {
                """
                        + members + "}\n");
        return new Run(new Case(folder), folder.resolve("run"), false);
    }
}
