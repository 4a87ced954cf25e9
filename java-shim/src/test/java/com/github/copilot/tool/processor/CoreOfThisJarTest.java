package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The choice of the core if the native one can be loaded; {@code FallbackTest} tests the choice if it cannot. */
@Tag("R10.7")
class CoreOfThisJarTest {
    private static final byte[] REQUEST = {};

    private final Map<String, String> properties = new HashMap<>();

    @Test
    void without_the_property_the_core_is_native_and_nothing_is_noted() throws Exception {
        assertAnswersWithoutNote();
    }

    @Test
    void auto_and_native_are_native() throws Exception {
        properties.put(CoreOfThisJar.PROPERTY, "auto");
        assertAnswersWithoutNote();
        properties.put(CoreOfThisJar.PROPERTY, "native");
        assertAnswersWithoutNote();
    }

    @Test
    void a_core_that_was_asked_for_is_not_noted() throws Exception {
        Machine.assume(WebAssemblyCore.ofThisJar().isPresent(), "the jar was built without WebAssembly");
        properties.put(CoreOfThisJar.PROPERTY, "wasm");
        assertAnswersWithoutNote();
    }

    @Test
    void any_other_value_is_an_error_at_each_request() {
        properties.put(CoreOfThisJar.PROPERTY, "Native");
        Core core = core();

        for (int i = 0; i < 2; i++) {
            assertEquals(
                    "[copilot-native] -Dcopilot.tool.core has the value 'Native'. Use one of: native, wasm, auto.",
                    assertThrows(NativeCoreException.class, () -> core.process(REQUEST))
                            .getMessage());
        }
    }

    @Test
    void the_note_names_the_reason_and_how_to_silence_it() {
        String note = DiagnosticTexts.coreFallback("There is none. Do this.");

        assertTrue(note.startsWith("[copilot-core-fallback] "), note);
        assertTrue(note.contains(" There is none. Do this. "), note);
        assertTrue(note.contains("-Dcopilot.tool.core=wasm or -Acopilot.tool.suppress=copilot-core-fallback"), note);
    }

    private void assertAnswersWithoutNote() throws NativeCoreException {
        Core core = core();
        assertArrayEquals(new NativeCore().process(REQUEST), core.process(REQUEST));
        assertEquals(Optional.empty(), core.whyNotNative());
    }

    private Core core() {
        return new CoreOfThisJar(new OtherSurroundings(properties, Map.of(), Clock.systemUTC()));
    }
}
