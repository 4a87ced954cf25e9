package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.tool.processor.Facts;
import com.github.copilot.tool.processor.RecordingCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shim's requests, as {@code PROTOCOL.md} describes them. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RequestTest {
    @TempDir
    Path output;

    private final RecordingCore core = new RecordingCore();

    private Facts request(String... sources) {
        new Compiler(output, core).compile(sources).succeeded();
        assertEquals(1, core.requests().size(), "requests");
        return core.requests().get(0);
    }

    /** Returns a comment without the white space around it, which differs between compilers. */
    private static String comment(JsonNode declared) {
        return declared.get("documentation").asText().strip();
    }

    @Test
    void a_tool_class_is_told_with_its_place_and_its_comments() {
        Facts facts = request(
                """
                package p.q;
                import com.github.copilot.tool.*;
                /** Around. */
                public class Outer {
                    /** Tools of it. */
                    protected static final class Inner {
                        /**
                         * Adds.
                         * @param a one
                         */
                        @CopilotTool("Adds")
                        public int add(@CopilotToolParam("one") int a, String... more) throws java.io.IOException {
                            return a;
                        }
                        void none() {}
                    }
                }
                """);
        JsonNode inner = facts.toolClass();
        assertEquals("p.q.Outer$Inner", inner.get("binaryName").asText());
        assertEquals("p.q", inner.get("package").asText());
        assertEquals("[\"Outer\",\"Inner\"]", inner.get("path").toString());
        assertEquals("CLASS", inner.get("kind").asText());
        assertEquals("MEMBER", inner.get("nesting").asText());
        assertEquals(
                "[\"protected\",\"static\",\"final\"]", inner.get("modifiers").toString());
        assertEquals("SAME_FILE", inner.get("origin").asText());
        assertEquals("Tools of it.", comment(inner));
        assertEquals("Around.", comment(facts.declaration("p.q.Outer")));
        assertEquals(
                facts.declaration("p.q.Outer"),
                facts.json().get("declarations").get(inner.get("enclosing").intValue()));
        assertEquals(List.of("add"), Facts.names(inner, "methods"));
        JsonNode add = facts.method("add");
        assertEquals("Adds.\n @param a one", comment(add));
        assertEquals("INT", facts.type(add.get("returns")));
        assertFalse(add.has("throws"));
        assertEquals("java.lang.String[]", facts.type(facts.parameter("add", 1).get("type")));
        assertEquals(
                "{\"string\":\"one\"}",
                Facts.value(facts.parameter("add", 0), "com.github.copilot.tool.CopilotToolParam", "value")
                        .toString());
        assertFalse(facts.json().has("lastRound"));
    }

    @Test
    void a_parameters_type_is_described_and_of_a_results_what_is_written() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                import java.util.*;
                class Tools {
                    @CopilotTool("x") Result find(List<? super Query> queries) { return null; }
                }
                record Query(Kind kind, Box<String>[] boxes) {}
                enum Kind { ONE, TWO; static final Tools UNSEEN = null; }
                class Box<T extends Bound> extends Base<T> {
                    private static final System.Logger LOG = null;
                    private T held;
                    Box(Extra extra) {}
                    public T getHeld() { return held; }
                    public void other(Other other) {}
                    public Named named() { return null; }
                    public Unseen unseen(Unseen unseen, int times) { return null; }
                    @Deprecated public void noted() {}
                    static Unseen of(Unseen unseen) { return null; }
                    @Deprecated static Box<?> made(Made made, int times) { return null; }
                    @Override public String toString() { return ""; }
                }
                class Base<B> {}
                class Bound {}
                class Extra {}
                class Other {}
                class Named {}
                class Made {}
                record Result(Query query, Seen seen) {}
                class Seen {
                    Seen(Unseen unseen) {}
                    public Written written() { return null; }
                    public void read(Unseen size) {}
                    static Seen of(Unseen unseen) { return null; }
                }
                class Written {}
                class Unseen { int hidden; }
                """
                        .replace("Box<String>", "Box<Bound>"));
        assertEquals(
                List.of(
                        "p.Base",
                        "p.Bound",
                        "p.Box",
                        "p.Extra",
                        "p.Kind",
                        "p.Made",
                        "p.Named",
                        "p.Other",
                        "p.Query",
                        "p.Result",
                        "p.Seen",
                        "p.Tools",
                        "p.Written"),
                facts.described());
        JsonNode seen = facts.declaration("p.Seen");
        assertEquals(List.of("written", "read"), Facts.names(seen, "methods"));
        assertFalse(seen.has("constructors"));
        assertEquals(
                "java.util.List<? super p.Query>",
                facts.type(facts.parameter("find", 0).get("type")));
        JsonNode query = facts.declaration("p.Query");
        assertEquals(List.of("kind", "boxes"), Facts.names(query, "components"));
        assertEquals(
                "p.Box<p.Bound>[]",
                facts.type(Facts.named(query.get("components"), "boxes").get("type")));
        assertEquals(1, query.get("constructors").size());
        assertEquals(List.of("equals", "kind", "boxes"), Facts.names(query, "methods"));
        JsonNode box = facts.declaration("p.Box");
        assertEquals(List.of("LOG", "held"), Facts.names(box, "fields"));
        assertEquals(
                List.of("getHeld", "other", "named", "unseen", "noted", "of", "made"), Facts.names(box, "methods"));
        assertEquals("p.Base<T>", facts.type(box.get("superclass")));
        JsonNode kind = facts.declaration("p.Kind");
        assertEquals(List.of("ONE", "TWO", "UNSEEN"), Facts.names(kind, "fields"));
        assertTrue(Facts.named(kind.get("fields"), "ONE").get("constant").asBoolean());
        assertFalse(Facts.named(kind.get("fields"), "UNSEEN").has("constant"));
    }

    @Test
    void all_members_are_sent_whatever_they_are_called() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                class Tools { @CopilotTool("x") void take(Held held) {} }
                """,
                """
                package p;
                class Held {
                    private int hidden;
                    static int counted;
                    private Held(String text) {}
                    public int plain() { return 0; }
                    String add(int one, String other) { return null; }
                    protected static Held of(String... texts) { return null; }
                    private void set(int value) {}
                    private int got() { return 0; }
                    private void left(int one, int other) {}
                    private static void leftToo() {}
                    @Deprecated private static void noted(int one, int other) {}
                    void named(@Deprecated int parameter) {}
                    <T> T generic() { return null; }
                    @Override public String toString() { return ""; }
                    @Deprecated public int hashCode() { return 0; }
                    @Override public boolean equals(Object other) { return false; }
                }
                """);
        JsonNode held = facts.declaration("p.Held");
        assertEquals(List.of("hidden", "counted"), Facts.names(held, "fields"));
        assertEquals(1, held.get("constructors").size());
        assertEquals(
                List.of(
                        "public INT plain()",
                        "java.lang.String add(INT, java.lang.String)",
                        "protected static p.Held of(java.lang.String[])",
                        "private VOID set(INT)",
                        "private INT got()",
                        "public BOOLEAN equals(java.lang.Object)"),
                facts.shortMethods(held));
        assertEquals(
                List.of("plain", "add", "of", "set", "got", "noted", "named", "generic", "hashCode", "equals"),
                Facts.names(held, "methods"));
    }

    @Test
    void of_class_files_only_so_many_types_are_described_to_which_plain_methods_alone_lead() {
        StringBuilder chain = new StringBuilder("package q; public class C0 { public C1 next() { return null; } }\n");
        for (int i = 1; i <= 250; i++) {
            chain.append("class C%d { C%d next() { return null; } public F%d field; }%nclass F%d {}%n"
                    .formatted(i, i + 1, i, i));
        }
        chain.append("class C251 {}");
        new Compiler(output, new RecordingCore()).compile(chain.toString());
        String tools = "package p; import com.github.copilot.tool.CopilotTool;"
                + " class Tools { @CopilotTool(\"x\") void a(q.C0 c) {} }";

        // C0, the types of the methods, the types of their fields, and the tool class.
        assertEquals(1 + 200 + 200 + 1, request(tools).described().size());
    }

    @Test
    void equal_uses_of_types_are_one_entry() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                import java.util.*;
                class Tools {
                    @CopilotTool("x") void a(List<String> a, List<String> b, List<@N String> c) {}
                    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface N {}
                }
                """);
        JsonNode first = facts.parameter("a", 0).get("type");
        assertEquals(first, facts.parameter("a", 1).get("type"));
        assertEquals(
                "java.util.List<@N java.lang.String>",
                facts.type(facts.parameter("a", 2).get("type")));
    }

    @Test
    void an_annotation_on_both_a_parameter_and_its_type_is_told_twice() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                import java.lang.annotation.*;
                class Tools {
                    @CopilotTool("x") void a(@N String a) {}
                    @Target({ElementType.TYPE_USE, ElementType.PARAMETER}) @interface N {}
                }
                """);
        JsonNode parameter = facts.parameter("a", 0);
        assertEquals(
                "p.Tools.N", parameter.get("annotations").get(0).get("type").asText());
        assertTrue(parameter.get("annotations").get(0).has("id"));
        assertEquals("@N java.lang.String", facts.type(parameter.get("type")));
    }

    @Test
    void annotation_values_of_every_kind_are_told_as_written() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                class Tools {
                    @CopilotTool("x") void a(@All(
                        d = 1.5, l = -3_000_000_000L, b = (byte) 7, c = '"', z = true, f = 0.1f,
                        e = Thread.State.NEW, t = Seen[].class, a = @Deprecated(since = "1"), s = {"", "\\u0000\\n\\"\\\\"},
                        x = "\\uD83D", y = "\\uD83D\\uDE00", q = '\\uDC00') String p) {}
                }
                class Seen { int held; }
                @interface All {
                    double d(); long l(); byte b(); char c(); boolean z(); float f(); Thread.State e(); Class<?> t();
                    Deprecated a(); String[] s(); String x(); String y(); char q(); int left() default 1;
                }
                """);
        JsonNode all = facts.parameter("a", 0).get("annotations").get(0);
        assertEquals(
                List.of("d", "l", "b", "c", "z", "f", "e", "t", "a", "s", "x", "y", "q"), Facts.names(all, "values"));
        List<String> values = new ArrayList<>();
        all.get("values").forEach(named -> {
            if (!named.get("name").asText().equals("t")) {
                values.add(named.get("value").toString());
            }
        });
        assertEquals(
                List.of(
                        "{\"number\":\"1.5\"}",
                        "{\"number\":\"-3000000000\"}",
                        "{\"number\":\"7\"}",
                        "{\"unknown\":true}",
                        "{\"boolean\":true}",
                        "{\"number\":\"0.1\"}",
                        "{\"constant\":\"NEW\"}",
                        "{\"annotation\":{\"type\":\"java.lang.Deprecated\",\"values\":[{\"name\":\"since\",\"value\":{\"string\":\"1\"}}]}}",
                        "{\"array\":[{\"string\":\"\"},{\"string\":\"\\u0000\\n\\\"\\\\\"}]}",
                        "{\"loneSurrogate\":\"\uFFFD\"}",
                        "{\"string\":\"\uD83D\uDE00\"}",
                        "{\"unknown\":true}"),
                values);
        JsonNode literal = Facts.value(facts.parameter("a", 0), "p.All", "t").get("class");
        assertEquals("p.Seen[]", facts.type(literal));
        assertEquals(List.of("p.Seen", "p.Tools"), facts.described());
    }

    @Test
    void inherited_tools_and_what_overrides_them_are_told() {
        new Compiler(output, core)
                .compile(
                        """
                        package p;
                        import com.github.copilot.tool.CopilotTool;
                        abstract class Base<T> implements Has {
                            @CopilotTool("x") abstract void take(T t);
                            @CopilotTool("y") static void own() {}
                        }
                        """,
                        "package p; import com.github.copilot.tool.CopilotTool;"
                                + " interface Has { @CopilotTool(\"z\") default int size() { return 0; } }",
                        """
                        package p;
                        class Leaf extends Base<String> {
                            void take(String t) {}
                            void take(Integer t) {}
                            public int size() { return 1; }
                            void own(int other) {}
                        }
                        """)
                .succeeded();
        Facts facts = core.requests().get(2);
        assertEquals("p.Leaf", facts.toolClass().get("binaryName").asText());
        assertEquals(List.of("take", "size"), Facts.names(facts.toolClass(), "methods"));
        assertEquals(List.of("take", "own"), Facts.names(facts.declaration("p.Base"), "methods"));
        assertEquals(List.of("p.Base", "p.Has", "p.Leaf"), facts.described());
        List<JsonNode> expected = List.of(pair(facts, "p.Base", "take"), pair(facts, "p.Has", "size"));
        List<JsonNode> told = new ArrayList<>();
        facts.json().get("overrides").forEach(told::add);
        assertEquals(expected.size(), told.size());
        for (JsonNode pair : expected) {
            assertTrue(told.contains(pair), () -> pair + " in " + told);
        }
    }

    private static JsonNode pair(Facts facts, String owner, String method) {
        return JsonNodeFactory.instance
                .objectNode()
                .setAll(Map.of(
                        "method", facts.method(method).get("element"),
                        "overrides",
                                Facts.named(facts.declaration(owner).get("methods"), method)
                                        .get("element")));
    }

    @Test
    void tools_are_inherited_from_class_files_without_any_annotation_in_the_sources() {
        new Compiler(output, new RecordingCore())
                .compile("package q; import com.github.copilot.tool.CopilotTool;"
                        + " public class Library { /** Doc. */ @CopilotTool(\"x\") public void x() {} }");
        Facts facts = request("package p; class Mine extends q.Library {}", "package p; class Other {}");
        assertEquals("p.Mine", facts.toolClass().get("binaryName").asText());
        JsonNode library = facts.declaration("q.Library");
        assertEquals("CLASS_FILE", library.get("origin").asText());
        assertEquals(List.of("x"), Facts.names(library, "methods"));
    }

    /** R5.10: an exception from a class file is the module's own if the file is in the class output. */
    @Test
    void exceptions_of_tools_say_whether_their_class_files_are_in_the_output() throws IOException {
        new Compiler(output, new RecordingCore()).compile("package q; public class Own extends RuntimeException {}");
        Path other = Files.createTempDirectory(output, "other");
        new Compiler(other, new RecordingCore()).compile("package r; public class Other extends Exception {}");
        new Compiler(output, core)
                .classPath(System.getProperty("java.class.path") + ":" + other)
                .compile(
                        """
                        package p;
                        import com.github.copilot.tool.CopilotTool;
                        class Tools {
                            @CopilotTool("x") void x() throws q.Own, r.Other, Here, java.io.IOException {}
                            static class Here extends Exception {}
                        }
                        """);
        Facts facts = core.requests().get(0);
        assertEquals(4, facts.method("x").get("thrown").size());
        assertTrue(facts.declaration("q.Own").path("inOutput").booleanValue());
        assertFalse(facts.declaration("r.Other").has("inOutput"));
        assertFalse(facts.declaration("p.Tools$Here").has("inOutput"));
        assertFalse(facts.declaration("java.io.IOException").has("inOutput"));
    }

    /** R5.10: where one compilation has several modules, each has a class output of its own. */
    @Test
    void exceptions_of_one_of_several_modules_are_found_in_its_output() throws IOException {
        Path sources = Files.createDirectories(output.resolve("sources"));
        Path tools = sources.resolve("shop/p/Tools.java");
        Files.createDirectories(tools.getParent());
        Files.createDirectories(sources.resolve("stock/q"));
        Files.writeString(
                sources.resolve("shop/module-info.java"),
                "module shop { requires com.github.copilot.java; requires stock; }");
        Files.writeString(sources.resolve("stock/module-info.java"), "module stock { exports q; }");
        Files.writeString(sources.resolve("stock/q/Other.java"), "package q; public class Other extends Exception {}");
        Files.writeString(sources.resolve("shop/p/Own.java"), "package p; public class Own extends Exception {}");
        Files.writeString(
                tools,
                "package p; import com.github.copilot.tool.CopilotTool;"
                        + " public class Tools { @CopilotTool(\"x\") void x() throws Own, q.Other {} }");
        Path classes = Files.createDirectories(output.resolve("modules"));
        List<String> options = List.of(
                "-d",
                classes.toString(),
                "--module-source-path",
                sources.toString(),
                "--module-path",
                System.getProperty("java.class.path"),
                "-implicit:none");
        List<Path> all;
        try (Stream<Path> walked = Files.walk(sources)) {
            all = walked.filter(path -> path.toString().endsWith(".java")).toList();
        }
        compileModules(options, all, false);
        for (Path path : all) {
            if (!path.equals(tools) && !path.endsWith("module-info.java")) {
                Files.delete(path);
            }
        }
        compileModules(options, List.of(tools), true);
        Facts facts = core.requests().get(0);
        assertTrue(facts.declaration("p.Own").path("inOutput").booleanValue());
        assertTrue(facts.declaration("q.Other").path("inOutput").booleanValue());
        assertEquals("CLASS_FILE", facts.declaration("q.Other").get("origin").asText());
    }

    private void compileModules(List<String> options, List<Path> sources, boolean isProcessed) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
            JavaCompiler.CompilationTask task =
                    javac.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(isProcessed ? List.of(new CopilotToolProcessor(core)) : List.of());
            assertTrue(task.call());
        }
    }

    @Test
    void comments_count_in_the_tool_classes_own_file_only() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                class Tools { @CopilotTool("x") void a(Near near, Far far, Thread thread) {} }
                /** Near. */
                class Near {
                    { new Object() { int local; }; }
                    /** Held. */ int held;
                    /** Got. */ public int getGot() { return 0; }
                    /** Made. */ Near() {}
                }
                """,
                "package p; /** Far. */ class Far { /** Held. */ int held; }");
        JsonNode near = facts.declaration("p.Near");
        assertEquals("SAME_FILE", near.get("origin").asText());
        assertEquals("Near.", comment(near));
        for (String array : List.of("fields", "methods", "constructors")) {
            assertTrue(near.get(array).get(0).has("documentation"), array);
        }
        JsonNode far = facts.declaration("p.Far");
        assertEquals("SOURCE", far.get("origin").asText());
        assertFalse(far.has("documentation"));
        assertFalse(far.get("fields").get(0).has("documentation"));
        assertEquals(
                "CLASS_FILE",
                facts.declaration("java.lang.Thread").get("origin").asText());
    }

    @Test
    void where_javacs_trees_are_not_to_be_had_a_file_is_a_top_level_type() {
        new Compiler(output, core)
                .withPlainEnvironment()
                .compile(
                        """
                        package p;
                        import com.github.copilot.tool.CopilotTool;
                        class Tools {
                            /** Does. */ @CopilotTool("x") void a(Nested nested, Near near, Thread thread) {}
                            /** Nested. */ static class Nested { /** Held. */ int held; }
                        }
                        /** Near. */
                        class Near {}
                        """)
                .succeeded();
        Facts facts = core.requests().get(0);
        assertEquals("Does.", comment(facts.method("a")));
        JsonNode nested = facts.declaration("p.Tools$Nested");
        assertEquals("SAME_FILE", nested.get("origin").asText());
        assertEquals("Nested.", comment(nested));
        assertEquals("Held.", comment(nested.get("fields").get(0)));
        assertEquals("SOURCE", facts.declaration("p.Near").get("origin").asText());
        assertFalse(facts.declaration("p.Near").has("documentation"));
        assertEquals(
                "CLASS_FILE",
                facts.declaration("java.lang.Thread").get("origin").asText());
    }

    @Test
    void an_inner_class_of_a_generic_one_keeps_its_outer_types_arguments() {
        Facts facts = request(
                """
                package p;
                import com.github.copilot.tool.CopilotTool;
                class Tools { @CopilotTool("x") void a(Outer<String>.Mid.Inner a, Outer.Nested b) {} }
                class Outer<T> { class Mid { class Inner {} } static class Nested {} }
                """);
        assertEquals(
                "p.Outer<java.lang.String>.p.Outer$Mid.p.Outer$Mid$Inner",
                facts.type(facts.parameter("a", 0).get("type")));
        assertEquals("p.Outer$Nested", facts.type(facts.parameter("a", 1).get("type")));
    }

    @Test
    void names_that_hide_packages_are_told() {
        Facts facts = request(
                "package com.x; import com.github.copilot.tool.CopilotTool;"
                        + " class Tools { @CopilotTool(\"x\") void a() {} }",
                "package com.x; class com {}");
        assertEquals("[\"com\"]", facts.json().get("obscured").toString());
    }

    @Test
    void our_options_are_told_and_no_others() {
        new Compiler(output, core)
                .options("-Acopilot.tool.naming=sdk", "-Acopilot.tool.strict", "-Aother=1", "-Xlint:-processing")
                .with(new Bystander("other"))
                .compile("import com.github.copilot.tool.CopilotTool; class Tools { @CopilotTool(\"x\") void a() {} }")
                .succeeded();
        assertEquals(
                "{\"copilot.tool.naming\":\"sdk\",\"copilot.tool.strict\":\"\"}",
                core.requests().get(0).json().get("options").toString());
        assertEquals("", core.requests().get(0).toolClass().path("package").asText());
    }

    @Test
    void a_definition_that_is_no_record_is_told_with_what_makes_it() {
        Facts facts = request(
                "package p; import com.github.copilot.tool.CopilotTool; class Tools { @CopilotTool(\"x\") void a()"
                        + " {} }",
                """
                package com.github.copilot.rpc;
                public class ToolDefinition {
                    private ToolDefinition() {}
                    public String name() { return null; }
                    public static ToolDefinition create(String name, java.util.Map<String, Object> schema) { return null; }
                    private static void check(int... sizes) {}
                }
                """);
        JsonNode definition = Facts.named(facts.json().get("api"), "com.github.copilot.rpc.ToolDefinition");
        assertEquals(1, definition.get("methods").size(), definition.toString());
        JsonNode create = Facts.named(definition.get("methods"), "create");
        assertEquals(
                "[\"java.lang.String\",\"java.util.Map\"]",
                create.get("parameters").toString());
    }

    @Test
    void depth_is_no_matter() {
        String chain = "";
        for (int i = 0; i < 3000; i++) {
            chain += "class C" + i + " { C" + (i + 1) + " next; }\n";
        }
        Facts facts = request("package p; import com.github.copilot.tool.CopilotTool;"
                + " class Tools { @CopilotTool(\"x\") void a(C0 c, "
                + "java.util.List<".repeat(300) + "String" + ">".repeat(300) + " deep) {} }\n"
                + chain + "class C3000 {}");
        assertEquals(3002, facts.described().size());
    }
}
