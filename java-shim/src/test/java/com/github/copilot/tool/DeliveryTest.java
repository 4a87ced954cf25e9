package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.processor.Core;
import com.github.copilot.tool.processor.Facts;
import com.github.copilot.tool.processor.Frame;
import com.github.copilot.tool.processor.RecordingCore;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The handling of the core's responses, good and bad. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DeliveryTest {
    private static final String TOOLS =
            """
            package p;
            import com.github.copilot.tool.*;
            class Tools {
                @CopilotTool(value = "Adds", metadata = {
                    @CopilotTool.MetadataEntry(key = "a", value = @CopilotTool.MetadataValue(str = "b"))})
                int add(
                    @CopilotToolParam("One") int one) {
                    return 0;
                }
            }
            """;

    private static final String OTHER =
            """
            package p;
            import com.github.copilot.tool.*;
            class Other {
                @CopilotTool("Other") void other() {}
            }
            """;

    @TempDir
    Path output;

    private List<String> reported(Function<Facts, Frame> answer) {
        return compile(new RecordingCore(facts -> answer.apply(facts).bytes()), TOOLS)
                .reported();
    }

    private Compiler.Outcome compile(Core core, String... sources) {
        return new Compiler(output, core).compile(sources);
    }

    private static int annotation(JsonNode annotated) {
        return annotated.get("annotations").get(0).get("id").intValue();
    }

    private static int element(JsonNode declared) {
        return declared.get("element").intValue();
    }

    @Test
    void a_diagnostic_sits_at_the_narrowest_place_it_names() {
        List<String> reported = reported(facts -> {
            JsonNode add = facts.method("add");
            JsonNode one = facts.parameter("add", 0);
            int tool = annotation(add);
            return new Frame()
                    .diagnostic(2, "nowhere", Frame.NONE, Frame.NONE)
                    .diagnostic(1, "class", element(facts.toolClass()), Frame.NONE)
                    .diagnostic(1, "method", element(add), Frame.NONE)
                    .diagnostic(1, "annotation", element(add), tool)
                    .diagnostic(1, "value", element(add), tool, "value")
                    .diagnostic(1, "nested", element(add), tool, "metadata", 0, "value", "str")
                    .diagnostic(1, "not written out", element(add), tool, "metadata", 0, "value", "bool")
                    .diagnostic(1, "parameter", element(one), Frame.NONE)
                    .diagnostic(0, "parameter's value", element(one), annotation(one), "value");
        });
        assertEquals(
                List.of(
                        "NOTE nowhere nowhere",
                        "WARNING 3:1 class",
                        "WARNING 6:9 method",
                        "WARNING 4:5 annotation",
                        "WARNING 4:26 value",
                        "WARNING 5:88 nested",
                        "WARNING 5:55 not written out",
                        "WARNING 7:38 parameter",
                        "ERROR 7:27 parameter's value"),
                reported);
    }

    @Test
    void files_are_written_where_the_compiler_wants_them() {
        Compiler.Outcome outcome = compile(
                new RecordingCore(
                        facts -> (switch (facts.toolClass().get("binaryName").asText()) {
                                    case "p.Tools" ->
                                        new Frame()
                                                .file(
                                                        0,
                                                        "p.Tools$$CopilotToolMeta",
                                                        "package p; class Tools$$CopilotToolMeta {}")
                                                .file(1, "META-INF/copilot/p.Tools.json", "{\"\u00e9\":1}");
                                    default -> new Frame();
                                })
                                .bytes()),
                TOOLS);
        outcome.succeeded();
        assertTrue(output.resolve("p/Tools$$CopilotToolMeta.class").toFile().exists());
        assertEquals("{\"\u00e9\":1}", outcome.text("META-INF/copilot/p.Tools.json"));
    }

    @Tag("R1.3")
    @Test
    void the_tool_class_is_the_one_origin_of_its_files() {
        Core core = new RecordingCore(facts -> {
            String name = facts.toolClass().get("binaryName").asText();
            String simple = name.substring(name.indexOf('.') + 1);
            return new Frame()
                    .file(0, name + "$$CopilotToolMeta", "package p; class " + simple + "$$CopilotToolMeta {}")
                    .file(1, "META-INF/copilot-tools/" + name + ".json", "{}")
                    .bytes();
        });
        Compiler compiler = new Compiler(output, core).withPlainEnvironment();
        compiler.compile(TOOLS, OTHER).succeeded();
        assertEquals(
                "{META-INF/copilot-tools/p.Other.json=[p.Other], META-INF/copilot-tools/p.Tools.json=[p.Tools],"
                        + " p.Other$$CopilotToolMeta=[p.Other], p.Tools$$CopilotToolMeta=[p.Tools]}",
                compiler.origins().toString());
    }

    @Test
    void a_file_that_is_there_already_is_an_error_at_the_class() {
        Compiler.Outcome outcome = compile(
                new RecordingCore(facts -> new Frame()
                        .file(0, "p.Tools$$CopilotToolMeta", "package p; class Tools$$CopilotToolMeta {}")
                        .bytes()),
                TOOLS,
                "package p; class Tools$$CopilotToolMeta {}");
        List<String> errors = outcome.reported().stream()
                .filter(text -> text.startsWith("ERROR"))
                .toList();
        assertEquals(1, errors.size(), errors::toString);
        assertTrue(
                errors.get(0).startsWith("ERROR 3:1 [copilot-write] p.Tools$$CopilotToolMeta exists already: "),
                errors::toString);
    }

    @Test
    void a_core_that_throws_fails_its_class_only() {
        for (Throwable fault :
                List.of(new IllegalStateException("oops"), new StackOverflowError(), new LinkageError())) {
            RecordingCore core = new RecordingCore(facts -> {
                if (facts.toolClass().get("binaryName").asText().equals("p.Tools")) {
                    return thrown(fault);
                }
                return new Frame()
                        .diagnostic(2, "fine", element(facts.toolClass()), Frame.NONE)
                        .bytes();
            });
            List<String> reported = compile(core, TOOLS, OTHER).reported();
            assertEquals(2, reported.size(), reported::toString);
            assertTrue(
                    reported.get(0).startsWith("ERROR 3:1 [copilot-internal] The processor failed: " + fault + ". "));
            assertEquals("NOTE 3:1 fine", reported.get(1));
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> byte[] thrown(Throwable fault) throws T {
        throw (T) fault;
    }

    @Test
    void a_frame_that_is_none_is_a_fault_of_the_processor_wherever_it_ends() {
        byte[] whole = new Frame()
                .file(0, "p.X", "package p; class X {}")
                .diagnostic(0, "text", 0, 0, "value", 1)
                .unresolved("Y")
                .bytes();
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertInternal(cut);
        }
        assertInternal(Arrays.copyOf(whole, whole.length + 1));
        assertInternal(null);
        byte[] longList = new Frame().bytes();
        longList[longList.length - 4] = 0x7F;
        assertInternal(longList);
        assertInternal(new Frame().file(2, "a", "b").bytes());
        assertInternal(new Frame().diagnostic(3, "a", 0, Frame.NONE).bytes());
    }

    @Test
    void numbers_that_stand_for_nothing_are_a_fault_of_the_processor() {
        assertInternal(new Frame().diagnostic(0, "x", 9999, Frame.NONE).bytes());
        assertInternal(new Frame().diagnostic(0, "x", -2, Frame.NONE).bytes());
        assertInternal(new Frame().diagnostic(0, "x", 0, 9999).bytes());
    }

    private void assertInternal(byte[] frame) {
        List<String> reported =
                compile(new RecordingCore(facts -> frame), OTHER).reported();
        assertEquals(1, reported.size(), reported::toString);
        assertTrue(
                reported.get(0)
                        .startsWith("ERROR 3:1 [copilot-internal] The processor failed:"
                                + " java.lang.IllegalStateException: the core's response is malformed: "),
                reported::toString);
    }

    @Tag("R10.6")
    @Test
    void a_core_of_another_build_is_one_error_for_all_classes() {
        for (Frame frame : List.of(new Frame().of(1, "0.1.0-SNAPSHOT"), new Frame().of(2, "0.0.9"))) {
            List<String> reported = compile(new RecordingCore(facts -> frame.bytes()), TOOLS, OTHER)
                    .reported();
            assertEquals(1, reported.size(), reported::toString);
            assertTrue(reported.get(0).startsWith("ERROR nowhere [copilot-build-mismatch] "), reported::toString);
        }
    }

    @Test
    void a_core_that_cannot_be_loaded_is_one_error_for_all_classes() {
        assertEquals(
                List.of("ERROR nowhere [copilot-native] No platform. Get one."),
                compile(RecordingCore.absent("[copilot-native] No platform. Get one."), TOOLS, OTHER)
                        .reported());
    }

    @Test
    void without_a_tool_class_the_core_is_never_asked() {
        compile(
                        RecordingCore.absent("asked"),
                        "package p; @Deprecated class Plain extends Thread {}",
                        "package p; @interface A {}")
                .succeeded();
    }

    @Test
    void without_the_api_there_is_nothing_to_do() {
        RecordingCore core = new RecordingCore();
        new Compiler(output, core)
                .classPath("")
                .compile("package p; class Plain {}")
                .succeeded();
        assertTrue(core.requests().isEmpty());
        assertFalse(output.resolve("p/Plain.class").toFile().length() == 0);
    }
}
