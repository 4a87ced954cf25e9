package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.Param;
import jakarta.validation.constraints.NotEmpty;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R7.5 without companion: types without end are refused. */
@SuppressWarnings("unused")
class RecursiveTypesTest {
    record Endless(Endless next) {}

    record One(Other other) {}

    record Other(@NotEmpty List<List<String>> words, @NotEmpty List<One> ones) {}

    record Growing(Grow<String> grow) {}

    record Grow<T>(List<Grow<Map<String, T>>> more, T value) {}

    record Doubling(Pair<String, String> pair) {}

    record Pair<A, B>(List<Pair<Pair<A, B>, Pair<A, B>>> more) {}

    private static ToolDefinition of(Class<?> type) {
        return ToolDefinition.from("take", "Takes.", Param.of(type, "it", "It."), Object::toString);
    }

    @ParameterizedTest
    @ValueSource(classes = {Endless.class, One.class, Growing.class, Doubling.class})
    void a_type_without_end_is_refused(Class<?> type) {
        String message =
                assertThrows(IllegalArgumentException.class, () -> of(type)).getMessage();
        assertTrue(message.matches(".*(without end|its types nest in one another|more than 256 types).*"), message);
    }
}
