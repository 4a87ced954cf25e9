package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import org.junit.jupiter.api.Test;

/** R9.7: a runtime serves the companions of its level and of lower ones. */
class CompanionTest {
    private static final class Made extends Companion {
        Made(int level, String version) {
            super(level, version);
        }

        @Override
        protected CompanionCall call(
                int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void a_companion_of_this_level_can_be_made() {
        assertDoesNotThrow(() -> new Made(Companion.LEVEL, "0.1.0"));
    }

    @Test
    void a_runtime_that_is_too_old_is_one_error_with_both_versions() {
        String message = assertThrows(IllegalStateException.class, () -> new Made(99, "7.5.0"))
                .getMessage();
        assertEquals(
                "The companion com.github.copilot.tool.runtime.CompanionTest$Made needs copilot-tool-runtime 7.5.0"
                        + " (level 99), which this copilot-tool-runtime (level 1) does not replace: put that version or"
                        + " a later one on the class path: the processor's own version is the right one.",
                message);
    }

    @Test
    void a_companion_of_another_major_version_is_compiled_again() {
        String message = assertThrows(IllegalStateException.class, () -> new Made(0, "0.0.1"))
                .getMessage();
        assertEquals(
                "The companion com.github.copilot.tool.runtime.CompanionTest$Made needs copilot-tool-runtime 0.0.1"
                        + " (level 0), which this copilot-tool-runtime (level 1) does not replace: compile its tool"
                        + " class again with the processor of this version.",
                message);
    }
}
