package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.processor.Core;
import com.github.copilot.tool.processor.Frame;
import com.github.copilot.tool.processor.RecordingCore;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The handling of the core's responses, good and bad. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DeliveryTest {
    private static final String TOOLS =
            "package p; import com.github.copilot.tool.*; class Tools { @CopilotTool(\"Adds\") void add() {} }";
    private static final String OTHER = TOOLS.replace("class Tools", "class Other");

    @TempDir
    Path output;

    private Compiler.Outcome compile(Core core, String... sources) {
        return new Compiler(output, core).compile(sources);
    }

    @Test
    void a_core_that_throws_fails_its_class_only() {
        for (Throwable fault :
                List.of(new IllegalStateException("oops"), new StackOverflowError(), new LinkageError())) {
            RecordingCore core = new RecordingCore(request -> {
                JsonNode toolClass = RecordingCore.toolClass(request);
                if (toolClass.get("binaryName").asText().equals("p.Tools")) {
                    return thrown(fault);
                }
                return new Frame()
                        .diagnostic(2, "fine", toolClass.get("element").intValue(), Frame.NONE)
                        .bytes();
            });
            List<String> reported = compile(core, TOOLS, OTHER).reported();
            assertEquals(2, reported.size(), reported::toString);
            assertTrue(
                    reported.get(0).startsWith("ERROR 1:46 [copilot-internal] The processor failed: " + fault + ". "));
            assertEquals("NOTE 1:46 fine", reported.get(1));
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
            assertInternal(Arrays.copyOf(whole, length));
        }
        assertInternal(Arrays.copyOf(whole, whole.length + 1));
        assertInternal(null);
        byte[] longList = new Frame().bytes();
        longList[longList.length - 4] = 0x7F;
        assertInternal(longList);
        assertInternal(new Frame().file(2, "a", "b").bytes());
        assertInternal(new Frame().diagnostic(3, "a", 0, Frame.NONE).bytes());
        // Ids that no element or annotation has.
        assertInternal(new Frame().diagnostic(0, "x", 9999, Frame.NONE).bytes());
        assertInternal(new Frame().diagnostic(0, "x", -2, Frame.NONE).bytes());
        assertInternal(new Frame().diagnostic(0, "x", 0, 9999).bytes());
    }

    private void assertInternal(byte[] frame) {
        List<String> reported =
                compile(new RecordingCore(request -> frame), OTHER).reported();
        assertEquals(1, reported.size(), reported::toString);
        assertTrue(
                reported.get(0)
                        .startsWith("ERROR 1:46 [copilot-internal] The processor failed:"
                                + " java.lang.IllegalStateException: the core's response is malformed: "),
                reported::toString);
    }

    @Tag("R10.6")
    @Test
    void a_core_of_another_build_is_one_error_for_all_classes() {
        for (Frame frame : List.of(new Frame().of(1, "0.1.0-SNAPSHOT"), new Frame().of(2, "0.0.9"))) {
            List<String> reported = compile(new RecordingCore(request -> frame.bytes()), TOOLS, OTHER)
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
        String[] sources = {"package p; @Deprecated class Plain extends Thread {}", "package p; @interface A {}"};
        Compiler compiler = new Compiler(output, RecordingCore.absent("asked"));
        compiler.compile(sources).succeeded();
        compiler.classPath("").compile(sources).succeeded();
    }
}
