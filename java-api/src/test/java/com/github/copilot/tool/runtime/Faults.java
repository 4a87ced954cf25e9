package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;

/** What tests say of faults. */
final class Faults {
    private Faults() {}

    /** The text of the fault that {@code reading} throws, for a tool named {@code t}, without the tool. */
    static String faultOf(Executable reading) {
        String text = assertThrows(Fault.class, reading).text("Tool t: ");
        if (!text.startsWith("Tool t: ")) {
            throw new AssertionError(text);
        }
        return text.substring("Tool t: ".length());
    }
}
