package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R9.7: a runtime serves the companions of its level and of lower ones. */
class CompanionTest {
    @TempDir
    Path folder;

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

    /** Loads this package itself, and all other classes as usual. */
    private static final class OwnRuntime extends ClassLoader {
        OwnRuntime() {
            super(CompanionTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolves) throws ClassNotFoundException {
            if (!name.startsWith(Companion.class.getPackageName() + ".")) {
                return super.loadClass(name, resolves);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }

    /** As in an application server that loads the application's classes first. */
    @Test
    void a_companion_of_another_class_loader_is_known() throws Exception {
        ClassLoader loader = new OwnRuntime();
        Constructor<?> made =
                loader.loadClass(CopilotToolsTest.Basket.class.getName()).getDeclaredConstructor();
        made.setAccessible(true);
        Object basket = made.newInstance();
        Class<?> tools = loader.loadClass(CopilotTools.class.getName());
        List<ToolDefinition> linked = CopilotTools.of(basket);
        List<?> recorded = (List<?>) tools.getMethod("recorded", List.class, Path.class, String[].class)
                .invoke(null, linked, folder.resolve("calls.jsonl"), new String[0]);
        List<?> supplied = (List<?>) tools.getMethod("of", Class.class, Supplier.class)
                .invoke(null, basket.getClass(), (Supplier<?>) () -> basket);
        List<?> translated = CopilotTools.translated(linked, exception -> null);
        for (List<?> each : List.of(linked, recorded, supplied, translated)) {
            ToolDefinition tool = (ToolDefinition) each.get(0);
            assertEquals(
                    loader.loadClass(CopilotToolsTest.Basket$$CopilotToolMeta.class.getName()),
                    Companion.of(tool.handler()));
            assertEquals(1, tool.handler().invoke(new ToolInvocation()).join());
        }
        assertNull(Companion.of(null));
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
