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

/** SPEC R5.3: the failure names the tool, the argument and its path, what was expected, and what came. */
class FaultTest {
    @Test
    void a_failure_names_tool_argument_expectation_and_what_came() {
        assertEquals(
                "Tool find_order: argument 'items[4].price' must be a number, but was \"cheap\".",
                new Fault("items[4].price", "a number", "cheap").text("Tool find_order: "));
    }

    @Test
    void a_failure_without_path_is_about_the_arguments_as_a_whole() {
        assertEquals(
                "Tool find_order: the arguments must be an object, but were [1].",
                new Fault("", "an object", List.of(1)).text("Tool find_order: "));
        assertEquals(
                "Tool find_order: the arguments could not be accepted.",
                new Fault("", "could not be accepted").text("Tool find_order: "));
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {"'','',the arguments", "a,'','a'", "'',b,'b'", "a,b,'b.a'", "[0].a,b,'b[0].a'", "a,b[1],'b[1].a'"})
    void a_fault_is_placed_under_the_value_that_was_being_read(String path, String prefix, String subject) {
        String argument = subject.startsWith("the") ? subject : "argument '" + subject + "'";
        assertEquals(
                argument + " could not be read.",
                new Fault(path, "could not be read").under(prefix).text(""));
    }

    static Stream<Arguments> values() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("a", 1);
        members.put("b\"", Arrays.asList(null, true, "x"));
        return Stream.of(
                Arguments.of(null, "missing or null"),
                Arguments.of("a \"b\"\n\\", "\"a \\\"b\\\"\\n\\\\\""),
                Arguments.of("\u0001\ud800x\udc00", "\"\\u0001?x?\""),
                Arguments.of("\ud83d\ude00", "\"\ud83d\ude00\""),
                Arguments.of('c', "\"c\""),
                Arguments.of(5.7, "5.7"),
                Arguments.of(Double.NaN, "\"NaN\""),
                Arguments.of(new BigDecimal("1e1000000000"), "1E+1000000000"),
                Arguments.of(false, "false"),
                Arguments.of(Map.of(), "{}"),
                Arguments.of(List.of(), "[]"),
                Arguments.of(members, "{\"a\":1,\"b\\\"\":[null,true,\"x\"]}"),
                Arguments.of(new Object(), "something that JSON cannot hold"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void what_came_is_shown_like_json(Object value, String shown) {
        assertEquals("argument 'a' must be x, but was " + shown + ".", new Fault("a", "x", value).text(""));
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
    void a_surrogate_that_stands_alone_is_replaced() {
        assertEquals("\"" + "x".repeat(99) + "?...\"", shown("x".repeat(99) + "\ud83d\ude00\ud83d\ude00"));
        assertEquals("[\"" + "x".repeat(97) + "?...", shown(List.of("x".repeat(97) + "\ud83d\ude00\ud83d\ude00")));
    }

    @Test
    void every_failure_text_can_be_sent_as_json() throws java.io.IOException {
        for (String name : List.of("\ud800", "x\udc00", "\ud83d\ude00")) {
            String text = new Fault(com.github.copilot.tool.runtime.Arguments.childPath("a", name), "x", name)
                    .text("Tool t: ");
            byte[] sent = RpcMapper.INSTANCE.writeValueAsBytes(text);
            assertEquals(text, RpcMapper.INSTANCE.readValue(sent, String.class));
        }
    }

    @Test
    void a_cyclic_value_is_named_by_its_type() {
        List<Object> cyclic = new ArrayList<>();
        cyclic.add(cyclic);
        assertEquals("something that JSON cannot hold", shown(cyclic));
    }

    private static String shown(Object value) {
        String message = new Fault("a", "x", value).text("");
        return message.substring("argument 'a' must be x, but was ".length(), message.length() - 1);
    }
}
