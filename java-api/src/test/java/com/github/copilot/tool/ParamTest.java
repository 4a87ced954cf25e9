package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A lambda's parameter: its values, its copies, and the values that it refuses. */
class ParamTest {
    private static final Param<Integer> LIMIT = Param.of(Integer.class, "limit", "How many.");

    @Test
    void it_holds_what_it_is_given() {
        assertEquals(Integer.class, LIMIT.type());
        assertEquals("limit", LIMIT.name());
        assertEquals("How many.", LIMIT.description());
        assertTrue(LIMIT.required());
        assertFalse(LIMIT.hasDefaultValue());
        assertEquals("", LIMIT.defaultValue());
        assertEquals("", LIMIT.schema());
        Param<Integer> optional = Param.of(Integer.class, "limit", "How many.", false, "10");
        assertFalse(optional.required());
        assertTrue(optional.hasDefaultValue());
        assertEquals("10", optional.defaultValue());
        assertFalse(Param.of(Integer.class, "limit", "How many.", false, null).hasDefaultValue());
    }

    @Test
    void a_copy_differs_in_one_thing() {
        Param<Integer> copy = LIMIT.defaultValue("10").name("most").description("At most.");
        assertEquals(Param.of(Integer.class, "most", "At most.", false, "10"), copy);
        assertEquals("{\"minimum\":1}", LIMIT.schema("{\"minimum\":1}").schema());
        assertEquals(Param.of(Integer.class, "limit", "How many."), LIMIT);
    }

    @Test
    void a_default_makes_the_parameter_optional() {
        Param<Integer> optional = LIMIT.defaultValue("10");
        assertFalse(optional.required());
        assertEquals(Param.of(Integer.class, "limit", "How many.", false, "10"), optional);
        // Without a default nothing changes.
        assertTrue(LIMIT.defaultValue("").required());
        assertTrue(LIMIT.defaultValue(null).required());
        assertFalse(optional.defaultValue("").required());
        assertEquals(
                "3", Param.of(int.class, "limit", "How many.").defaultValue("3").defaultValue());
    }

    static Stream<Param<?>> others() {
        return Stream.of(
                Param.of(Long.class, "limit", "How many."),
                LIMIT.name("other"),
                LIMIT.description("Other."),
                LIMIT.required(false),
                LIMIT.required(false).defaultValue("1"),
                LIMIT.schema("{}"));
    }

    @ParameterizedTest
    @MethodSource("others")
    void parameters_are_equal_by_value(Param<?> other) {
        assertNotEquals(LIMIT, other);
        assertEquals(LIMIT, Param.of(Integer.class, "limit", "How many."));
        assertEquals(
                LIMIT.hashCode(), Param.of(Integer.class, "limit", "How many.").hashCode());
    }

    @Test
    void a_type_is_needed() {
        assertThrows(NullPointerException.class, () -> Param.of(null, "limit", "How many."));
        assertThrows(NullPointerException.class, () -> Param.of(null, "limit", "How many.", false, ""));
    }

    private static Arguments row(String fragment, Supplier<Param<?>> making) {
        return Arguments.of(fragment, making);
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                row("name", () -> Param.of(Integer.class, null, "d")),
                row("name", () -> Param.of(Integer.class, " ", "d")),
                row("name", () -> LIMIT.name("")),
                row("'limit'", () -> Param.of(Integer.class, "limit", null)),
                row("'limit'", () -> LIMIT.description(" ")),
                row("'limit' is required and has a default", () -> Param.of(Integer.class, "limit", "d", true, "1")),
                row("'limit' is required and has a default", () -> Param.of(Integer.class, "limit", "d", false, "1")
                        .required(true)),
                // R4.6
                row("of 'limit' is not", () -> LIMIT.defaultValue("ten")),
                row("of 'limit' is not", () -> LIMIT.defaultValue("5.5")),
                row("of 'limit' is not", () -> LIMIT.required(false).defaultValue("3000000000")),
                row("of 'x' is not", () -> Param.of(double.class, "x", "d", false, "NaN")),
                row("of 'x' is not", () -> Param.of(float.class, "x", "d", false, "1e39")),
                row("of 'x' is not", () -> Param.of(boolean.class, "x", "d", false, "yes")),
                row("of 'x' is not", () -> Param.of(char.class, "x", "d", false, "xy")),
                row("one of AUTO, NEVER", () -> Param.of(Mode.class, "x", "d", false, "LATER")),
                row("of 'x' is not", () -> Param.of(List.class, "x", "d", false, "[1,]")),
                row("of 'x' is not", () -> Param.of(List.class, "x", "d", false, "{}")),
                row("of 'x' is not", () -> Param.of(Map.class, "x", "d", false, "{\"a\":1,\"a\":2}")),
                row("of 'x' is not", () -> Param.of(int[].class, "x", "d", false, "[1.5]")),
                row("of 'x' is not", () -> Param.of(UUID.class, "x", "d", false, "1")),
                row("of 'x' is not", () -> Param.of(Year.class, "x", "d", false, "soon")),
                // R4.4, R4.10
                row(
                        "'limit' has both a schema and a defaultValue",
                        () -> LIMIT.required(false).defaultValue("1").schema("{}")),
                row("of 'limit' is not usable: expected a JSON object", () -> LIMIT.schema("[]")),
                row("of 'limit' is not usable: expected a JSON object", () -> LIMIT.schema("true")),
                row("of 'limit' is not usable", () -> LIMIT.schema("{")),
                row("of 'limit' is not usable", () -> LIMIT.schema(" ")),
                row("of 'limit' is not usable", () -> LIMIT.schema("{} {}")),
                row("of 'limit' is not usable", () -> LIMIT.schema("{\"a\":1,\"a\":2}")),
                row("'#/properties/a'", () -> LIMIT.schema("{\"$ref\":\"#/properties/a\"}")),
                row("'#/$defs/b'", () -> LIMIT.schema("{\"items\":{\"$ref\":\"#/$defs/b\"},\"$defs\":{\"a\":{}}}")),
                row("'other.json'", () -> LIMIT.schema("{\"$ref\":\"other.json\"}")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void what_is_no_parameter_is_refused_by_name(String fragment, Supplier<Param<?>> making) {
        String message =
                assertThrows(IllegalArgumentException.class, making::get).getMessage();
        assertTrue(message.contains(fragment), message);
    }

    private enum Mode {
        AUTO,
        NEVER
    }
}
