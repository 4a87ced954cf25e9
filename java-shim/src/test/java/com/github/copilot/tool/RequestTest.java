package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.processor.RecordingCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The parts of requests that no case in {@code tests/cases} has. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RequestTest {
    private static final String TOOLS =
            "package p; import com.github.copilot.tool.CopilotTool; class Tools { @CopilotTool(\"x\") void a() {} }";

    @TempDir
    Path output;

    private final RecordingCore core = new RecordingCore();

    @Test
    void of_class_files_only_so_many_types_are_described_to_which_plain_methods_alone_lead() {
        StringBuilder chain = new StringBuilder("package q; public class C0 { public C1 next() { return null; } }\n");
        for (int i = 1; i <= 250; i++) {
            chain.append("class C%d { C%d next() { return null; } public F%d field; }%nclass F%d {}%n"
                    .formatted(i, i + 1, i, i));
        }
        chain.append("class C251 {}");
        new Compiler(output, new RecordingCore()).compile(chain.toString());
        new Compiler(output, core).compile(TOOLS.replace("a()", "a(q.C0 c)")).succeeded();

        int described = 0;
        for (JsonNode declaration : core.requests().get(0).get("declarations")) {
            described += declaration.path("described").booleanValue() ? 1 : 0;
        }
        // C0, the types of the methods, the types of their fields, and the tool class.
        assertEquals(1 + 200 + 200 + 1, described);
    }

    /** R5.10: if one compilation has several modules, each has its own class output. */
    @Test
    void exceptions_of_one_of_several_modules_are_found_in_its_output() throws IOException {
        Path sources = output.resolve("sources");
        Path tools = sources.resolve("shop/p/Tools.java");
        Path own = sources.resolve("shop/p/Own.java");
        Path other = sources.resolve("stock/q/Other.java");
        write(
                sources.resolve("shop/module-info.java"),
                "module shop { requires com.github.copilot.java; requires stock; }");
        write(sources.resolve("stock/module-info.java"), "module stock { exports q; }");
        write(own, "package p; public class Own extends Exception {}");
        write(other, "package q; public class Other extends Exception {}");
        compileModules(sources, List.of(own, other), List.of());
        Files.delete(own);
        Files.delete(other);
        write(tools, TOOLS.replace("a()", "a() throws Own, q.Other"));
        compileModules(sources, List.of(tools), List.of(new CopilotToolProcessor(core)));
        for (String name : List.of("p.Own", "q.Other")) {
            JsonNode exception = declaration(name);
            assertEquals("CLASS_FILE", exception.get("origin").asText());
            assertTrue(exception.path("inOutput").booleanValue(), name);
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void compileModules(Path sources, List<Path> compiled, List<Processor> processors) throws IOException {
        List<String> options = List.of(
                "-d",
                Files.createDirectories(output.resolve("modules")).toString(),
                "--module-source-path",
                sources.toString(),
                "--module-path",
                System.getProperty("java.class.path"));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
            JavaCompiler.CompilationTask task =
                    javac.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(compiled));
            task.setProcessors(processors);
            assertTrue(task.call());
        }
    }

    private JsonNode declaration(String binaryName) {
        for (JsonNode declaration : core.requests().get(0).get("declarations")) {
            if (declaration.get("binaryName").asText().equals(binaryName)) {
                return declaration;
            }
        }
        throw new AssertionError("no declaration of " + binaryName);
    }

    @Test
    void the_processors_own_options_are_sent_alone() {
        new Compiler(output, core)
                .options("-Acopilot.tool.naming=sdk", "-Acopilot.tool.strict", "-Aother=1")
                .compile(TOOLS);
        assertEquals(
                "{\"copilot.tool.naming\":\"sdk\",\"copilot.tool.strict\":\"\"}",
                core.requests().get(0).get("options").toString());
    }

    @Test
    void a_number_is_sent_with_its_digits_and_a_character_as_unknown() {
        new Compiler(output, core)
                .compile(TOOLS.replace(
                                "a()", "a(@All(d = 1.5, f = 0.1f, l = -3_000_000_000L, c = '\"', q = '\\uDC00') int p)")
                        + " @interface All { double d(); float f(); long l(); char c(); char q(); }")
                .succeeded();
        String request = core.requests().get(0).toString();
        String values = "{'name':'d','value':{'number':'1.5'}},{'name':'f','value':{'number':'0.1'}},"
                + "{'name':'l','value':{'number':'-3000000000'}},{'name':'c','value':{'unknown':true}},"
                + "{'name':'q','value':{'unknown':true}}";
        assertTrue(request.contains(values.replace('\'', '"')), request);
    }

    @Tag("R1.8")
    @Test
    void an_option_without_the_name_of_a_library_is_an_error() {
        for (String value : List.of("", "=", "= ", "=,")) {
            Compiler.Outcome outcome = new Compiler(output, core)
                    .options("-Acopilot.tool.annotations" + value)
                    .compile("package p; class NoTools {}");
            assertFalse(outcome.success());
            String reported = outcome.reported().get(0);
            assertTrue(reported.startsWith("ERROR nowhere [copilot-option] "), reported);
            assertTrue(reported.contains("names '', which"), reported);
        }
        assertEquals(List.of(), core.requests());
    }
}
