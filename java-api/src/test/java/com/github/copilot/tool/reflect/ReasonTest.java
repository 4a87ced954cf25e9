package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The reasons why a type cannot be shown or read, in the compiler's words (R7.4, R7.7). */
@SuppressWarnings("unused")
class ReasonTest {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    interface Animal {}

    static final class Tools {
        @CopilotTool("Feeds an animal.")
        void feed(@CopilotToolParam(name = "animal", value = "The animal") Animal animal) {}
    }

    @ParameterizedTest
    @EnumSource(Reason.class)
    void each_reason_has_words_of_the_compiler(Reason reason) {
        String message = reason.with(TypeUse.of(String.class), "it").getMessage();
        boolean isInfo = message.startsWith("String, the type of 'it', cannot be shown to a model: ");
        assertTrue(isInfo || message.startsWith("String, the type of 'it', has no JSON Schema here: "), message);
        assertTrue(message.endsWith("."), message);
    }

    @Test
    void r7_7_what_to_do_about_type_ids_is_what_the_compiler_says() {
        String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Tools()))
                .getMessage();
        assertEquals(
                "ReasonTest.Animal, the type of 'animal', cannot be shown to a model: its type ids are class names, which"
                        + " would let the sender of the JSON choose any class. Use @JsonTypeInfo(use = NAME, include ="
                        + " PROPERTY) with @JsonSubTypes, or give the parameter a schema of its own.",
                message.substring(message.indexOf("ReasonTest.Animal, ")));
    }
}
