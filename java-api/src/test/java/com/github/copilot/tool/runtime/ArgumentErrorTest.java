package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** R5.3: an error names the argument and its path, what was expected, and what came. */
class ArgumentErrorTest {
    static Stream<Arguments> values() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("a", 1);
        members.put("b\"", Arrays.asList(null, true, "x"));
        return Stream.of(
                Arguments.of("a \"b\"\n\\", "\"a \\\"b\\\"\\n\\\\\""),
                Arguments.of("\u0001\t", "\"\ufffd\ufffd\""),
                Arguments.of("\ud83d\ude00", "\"\ud83d\ude00\""),
                Arguments.of('c', "c"),
                Arguments.of(Double.NaN, "NaN"),
                Arguments.of(new BigDecimal("1e1000000000"), "1E+1000000000"),
                Arguments.of(members, "{\"a\":1,\"b\\\"\":[null,true,\"x\"]}"),
                Arguments.of(new int[0], "an array"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void what_came_is_shown_like_json(Object value, String shown) {
        assertEquals(
                "argument 'a' must be x, but was " + shown + ".",
                new ArgumentError("x", value).prependPath("a").sentence());
    }

    @Test
    void what_came_is_cut_to_100_characters() {
        String x100 = "x".repeat(100);
        assertEquals("\"" + x100 + "\"", shown(x100));
        assertEquals("\"" + x100 + "...\"", shown(x100 + "x"));
        assertEquals("\"" + x100 + "...\"", shown("x".repeat(10_000_000)));
        assertEquals("9".repeat(100) + "...", shown(new BigInteger("9".repeat(101))));
        assertEquals(
                "[" + "1,".repeat(49) + "1...",
                shown(IntStream.range(0, 200).map(i -> 1).boxed().toList()));
    }

    @Test
    void a_cyclic_value_is_cut_like_any_other() {
        List<Object> cyclic = new ArrayList<>();
        cyclic.add(cyclic);
        assertEquals("[".repeat(100) + "...", shown(cyclic));
    }

    private static String shown(Object value) {
        String message = new ArgumentError("x", value).prependPath("a").sentence();
        return message.substring("argument 'a' must be x, but was ".length(), message.length() - 1);
    }
}
