package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.processor.Facts;
import com.github.copilot.tool.processor.RecordingCore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which classes are sent to the core for the annotations of other libraries. */
@Tag("R1.8")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LibrariesTest {
    private static final String ANNOTATION =
            """
            package dev.langchain4j.agent.tool;
            public @interface Tool {
                String[] value() default "";
            }
            """;
    private static final String TOOLS =
            """
            package p;
            import dev.langchain4j.agent.tool.Tool;
            public class Tools {
                @Tool("Counts.") public int count() { return 1; }
            }
            """;
    private static final String NO_TOOLS =
            """
            package p;
            public class NoTools {
                @Deprecated public int count() { return 1; }
            }
            """;

    @TempDir
    Path output;

    private final RecordingCore core = new RecordingCore();

    private List<String> asked(List<String> options, String... sources) {
        new Compiler(output, core)
                .options(options.toArray(String[]::new))
                .compile(sources)
                .succeeded();
        List<String> classes = new ArrayList<>();
        for (Facts request : core.requests()) {
            classes.add(request.toolClass().get("binaryName").asText());
        }
        return classes;
    }

    @Test
    void without_the_option_no_request_is_made() {
        assertEquals(List.of(), asked(List.of(), ANNOTATION, TOOLS, NO_TOOLS));
    }

    @Test
    void with_the_option_a_request_is_made_for_each_class_with_tools() {
        assertEquals(
                List.of("p.Tools"),
                asked(List.of("-Acopilot.tool.annotations= langchain4j ,"), ANNOTATION, TOOLS, NO_TOOLS));
    }

    @Test
    void with_the_option_classes_without_tools_cost_no_request() {
        assertEquals(List.of(), asked(List.of("-Acopilot.tool.annotations=langchain4j"), ANNOTATION, NO_TOOLS));
    }

    @Test
    void with_the_option_inherited_tools_are_sent_too() {
        assertEquals(
                List.of("p.Tools", "p.MoreTools"),
                asked(
                        List.of("-Acopilot.tool.annotations=langchain4j"),
                        ANNOTATION,
                        TOOLS,
                        "package p; public class MoreTools extends Tools { }"));
    }

    /** The core says what is missing (R2.3). */
    @Test
    void a_request_is_made_without_the_api_too() {
        new Compiler(output, core)
                .classPath(output.toString())
                .options("-Acopilot.tool.annotations=langchain4j")
                .compile(ANNOTATION, TOOLS)
                .succeeded();
        assertEquals(1, core.requests().size());
        assertFalse(core.requests().get(0).json().has("api"));
    }

    @Test
    @Tag("R4.14")
    void types_that_a_library_passes_in_are_not_described() {
        new Compiler(output, core)
                .options("-Acopilot.tool.annotations=langchain4j")
                .compile(
                        ANNOTATION,
                        "package dev.langchain4j.invocation; public class InvocationParameters { Far far; }",
                        "package dev.langchain4j.invocation; public class Far { }",
                        """
                        package p;
                        import dev.langchain4j.agent.tool.Tool;
                        import dev.langchain4j.invocation.InvocationParameters;
                        public class Tools {
                            static class Own extends InvocationParameters { Near near; }
                            static class Near { }
                            static class Argument { String text; }
                            @Tool("Counts.")
                            public int count(InvocationParameters all, Own own, Argument argument) {
                                return 1;
                            }
                        }
                        """)
                .succeeded();
        List<String> described = new ArrayList<>();
        core.requests().get(0).json().get("declarations").forEach(declaration -> {
            if (declaration.path("described").booleanValue()) {
                described.add(declaration.get("binaryName").asText());
            }
        });
        assertEquals(List.of("p.Tools", "p.Tools$Argument"), described);
    }

    /** There is no tool class here, so that only the shim can report it. */
    @Test
    void an_unknown_library_is_an_error_that_lists_the_known_ones() {
        Compiler.Outcome outcome = new Compiler(output, core)
                .options("-Acopilot.tool.annotations=langchain4j,other")
                .compile(NO_TOOLS);
        assertFalse(outcome.success());
        assertEquals(1, outcome.reported().size());
        String reported = outcome.reported().get(0);
        assertTrue(reported.startsWith("ERROR nowhere [copilot-option] "), reported);
        for (String part : List.of("'other'", "langchain4j")) {
            assertTrue(reported.contains(part), reported);
        }
        assertEquals(List.of(), core.requests());
    }

    @Test
    void an_option_without_a_name_is_an_error_that_lists_the_known_ones() {
        for (String value : List.of("", "=", "= ", "=,")) {
            Compiler.Outcome outcome = new Compiler(output, core)
                    .options("-Acopilot.tool.annotations" + value)
                    .compile(ANNOTATION, TOOLS);
            assertFalse(outcome.success());
            assertTrue(outcome.reported().get(0).contains("names '', which"), outcome.reported()::toString);
        }
        assertEquals(List.of(), core.requests());
    }
}
