package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.copilot.rpc.RpcMapper;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** SPEC R5.3: an error names the argument and its path, what was expected, and what came. */
class ArgumentErrorTest {
    @Test
    void an_error_names_argument_expectation_and_what_came() {
        assertEquals(
                "argument 'items[4].price' must be a number, but was \"cheap\".",
                new ArgumentError("a number", "cheap")
                        .prependPath("price")
                        .prependPath("[4]")
                        .prependPath("items")
                        .text());
    }

    @Test
    void what_is_missing_is_required() {
        assertEquals(
                "argument 'a' is required.",
                new ArgumentError("a number", null).prependPath("a").text());
    }

    @Test
    void an_error_without_path_is_about_the_arguments_as_a_whole() {
        assertEquals(
                "the arguments must be an object, but were [1].", new ArgumentError("an object", List.of(1)).text());
        assertEquals("the arguments could not be accepted.", new ArgumentError("could not be accepted").text());
    }

    @Test
    void a_key_is_named_as_a_key() {
        assertEquals(
                "the key \"x y\" of argument 'a' must be an integer, but was \"x y\".",
                new ArgumentError("an integer", "x y")
                        .ofKey("x y")
                        .prependPath("a")
                        .text());
        assertEquals(
                "the key \"b\" of the arguments must be an integer, but was \"b\".",
                new ArgumentError("an integer", "b").ofKey("b").text());
    }

    @ParameterizedTest
    @CsvSource({"'a','','a'", "'',b,'b'", "a,b,'b.a'", "[0],b,'b[0]'", "a,b[1],'b[1].a'"})
    void an_error_is_placed_inside_the_value_that_was_being_read(String path, String prefix, String whole) {
        ArgumentError error = new ArgumentError("could not be read");
        for (String step : List.of(path, prefix)) {
            if (!step.isEmpty()) {
                error.prependPath(step);
            }
        }
        assertEquals("argument '" + whole + "' could not be read.", error.text());
    }

    static Stream<Arguments> values() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("a", 1);
        members.put("b\"", Arrays.asList(null, true, "x"));
        return Stream.of(
                Arguments.of("a \"b\"\n\\", "\"a \\\"b\\\"\\n\\\\\""),
                Arguments.of("\u0001\ud800x\udc00", "\"\\u0001\\ud800x\\udc00\""),
                Arguments.of("\ud83d\ude00", "\"\ud83d\ude00\""),
                Arguments.of('c', "c"),
                Arguments.of(5.7, "5.7"),
                Arguments.of(Double.NaN, "NaN"),
                Arguments.of(new BigDecimal("1e1000000000"), "1E+1000000000"),
                Arguments.of(false, "false"),
                Arguments.of(Map.of(), "{}"),
                Arguments.of(List.of(), "[]"),
                Arguments.of(members, "{\"a\":1,\"b\\\"\":[null,true,\"x\"]}"),
                Arguments.of(new int[0], "an array"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void what_came_is_shown_like_json(Object value, String shown) {
        assertEquals(
                "argument 'a' must be x, but was " + shown + ".",
                new ArgumentError("x", value).prependPath("a").text());
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
    void a_cut_leaves_no_half_of_a_character() throws java.io.IOException {
        List<Object> values = List.of(
                "\ud800",
                "x\udc00",
                "\ud83d\ude00",
                "x".repeat(99) + "\ud83d\ude00\ud83d\ude00",
                List.of("x".repeat(97) + "\ud83d\ude00\ud83d\ude00"),
                List.of("x".repeat(98) + "\ud83d\ude00\ud83d\ude00"));
        for (Object value : values) {
            String text = new ArgumentError("x", value)
                    .prependPath(Reading.memberStep(String.valueOf(value)))
                    .ofKey(String.valueOf(value))
                    .text();
            byte[] sent = RpcMapper.INSTANCE.writeValueAsBytes(text);
            assertEquals(text, RpcMapper.INSTANCE.readValue(sent, String.class));
        }
    }

    @Test
    void a_cyclic_value_is_cut_like_any_other() {
        List<Object> cyclic = new ArrayList<>();
        cyclic.add(cyclic);
        assertEquals("[".repeat(100) + "...", shown(cyclic));
    }

    private static String shown(Object value) {
        String message = new ArgumentError("x", value).prependPath("a").text();
        return message.substring("argument 'a' must be x, but was ".length(), message.length() - 1);
    }
}
