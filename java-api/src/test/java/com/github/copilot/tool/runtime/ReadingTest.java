package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R5.3 and R5.8: the limits of a call, and texts of odd characters. */
class ReadingTest {
    private static final TestReading.Reader INT = (call, value) -> Scalars.intValue(value);

    /** A chain of objects, each the member "next" of the previous one. */
    private static final TestReading.Reader CHAIN =
            (call, value) -> value == null ? 0 : 1 + (int) call.components(value, new int[] {~0}, "next")[0];

    private static Map<String, Object> chain(int levels) {
        Map<String, Object> chain = Map.of();
        for (int i = 1; i < levels; i++) {
            chain = Map.of("next", chain);
        }
        return chain;
    }

    private static String problems(TestReading reading) {
        return reading.problems(assertThrows(ArgumentError.class, reading::requireValid));
    }

    @Test
    void an_argument_is_read_by_its_names_in_order() {
        Map<String, Object> given = new HashMap<>();
        given.put("a", null);
        given.put("b", 2);
        given.put("c", 3);
        TestReading reading = TestReading.of(given, INT);
        assertEquals(2, reading.argument(0, "a", "b", "c"));
        assertEquals(3, reading.argument(0, "x", "c", "b"));
    }

    @Test
    void a_path_reads_like_an_expression() {
        assertEquals("a", path("a"));
        assertEquals("b-c_1", path("b-c_1"));
        assertEquals("[\"odd \\\"name\\\"\"]", path("odd \"name\""));
        assertEquals("[\"\"]", path(""));
        assertEquals("4.a[4].b", path("4", "a", 4, "b"));
        assertTrue(path("x".repeat(100_000)).length() < 120);
    }

    private static String path(Object... steps) {
        ArgumentError error = new ArgumentError("is wrong");
        for (int i = steps.length - 1; i >= 0; i--) {
            error.prependStep(steps[i]);
        }
        String sentence = error.sentence();
        return sentence.substring("argument '".length(), sentence.length() - "' is wrong.".length());
    }

    /** A text that is cut inside a character, or that came with half of one, can still be sent as JSON. */
    @Test
    void a_cut_leaves_no_half_of_a_character() throws IOException {
        List<Object> values = List.of(
                "\ud800",
                "x\udc00",
                "\ud83d\ude00",
                "x".repeat(99) + "\ud83d\ude00\ud83d\ude00",
                List.of("x".repeat(97) + "\ud83d\ude00\ud83d\ude00"),
                List.of("x".repeat(98) + "\ud83d\ude00\ud83d\ude00"));
        for (Object value : values) {
            String name = String.valueOf(value);
            TestReading reading = TestReading.of(Map.of(), (call, missing) -> {
                throw new ArgumentError("x", value).prependStep(name).ofKey(name);
            });
            reading.argument(0, "a");
            String text = problems(reading);
            byte[] sent = RpcMapper.INSTANCE.writeValueAsBytes(text);
            assertEquals(text, RpcMapper.INSTANCE.readValue(sent, String.class));
        }
    }

    /** R5.3: names, keys and values cannot begin a line, hide text or change its order. */
    @Test
    void controls_are_replaced_except_for_joiners() {
        String controls = "\u0000\u0085\u009b\u00ad\u200b\u200f\u2028\u2029\u202e\ufeff\udb40\udc41";
        String text = "a\u200c\u200d\n" + controls;
        TestReading reading = TestReading.of(Map.of(text, 1), (call, missing) -> {
            throw new ArgumentError("x", text).prependStep(text).ofKey(text);
        });
        reading.argument(0, "a");
        String shown = "a\u200c\u200d\\n" + "\ufffd".repeat(11);
        assertEquals(
                "Tool t:\n- the key \"" + shown + "\" of argument 'a[\"" + shown + "\"]' must be x, but was \"" + shown
                        + "\".\n- there is no argument '" + shown + "'.",
                problems(reading));
    }

    /** R5.2: arguments that are a text without JSON. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"a\": 1,}|, but came as a text that is not JSON from line 1, column 9",
                "'```json\n{\"a\": 1}\n```'|, but came as a text that is not JSON from line 1, column 1",
                "'{\"a\": \"\n\"}'|, but came as a text that is not JSON from line 1, column 8",
                "'{\"a\": 1}\n}'|, but came as a text that is not JSON from line 2, column 1",
                "[1]|''",
                "text|, but came as a text that is not JSON from line 1, column 5",
                "5|''"
            })
    void a_text_that_is_no_json_says_where(String text, String problem) {
        ToolInvocation invocation = new ToolInvocation().setArguments(TextNode.valueOf(text));
        String expected = "the arguments must be an object whose members are the tool's parameters" + problem + ".";
        Reading reading = TestReading.of(invocation);
        assertEquals(expected, assertThrows(ArgumentError.class, reading::given).sentence());
    }

    /** R5.8: Jackson reads no number of more than 1,000 digits. */
    @Test
    void a_text_with_a_number_that_is_too_long_says_so() {
        String text = "{\"a\": " + "1".repeat(1001) + "}";
        String problem = " could not be read: a number in the text has more than 1000 digits.";
        ToolInvocation invocation = new ToolInvocation().setArguments(TextNode.valueOf(text));
        Reading whole = TestReading.of(invocation);
        assertEquals(
                "the arguments" + problem,
                assertThrows(ArgumentError.class, whole::given).sentence());
        TestReading reading = TestReading.of(Map.of("a", text), (call, value) -> call.members(value));
        reading.argument(0, "a");
        assertEquals("Tool t:\n- argument 'a'" + problem + "\n- there is no argument 'a'.", problems(reading));
    }

    /** R5.3: a collection or map that refuses what it is given is code of the tool. */
    @Test
    void an_element_or_key_that_a_container_refuses_is_named() {
        String refusal = " could not be accepted: the tool's own checks refused what was given.";
        TestReading.Reader nulls = (call, value) -> value;
        TestReading reading = TestReading.of(new ToolInvocation(), nulls);
        List<Object> values = Arrays.asList(1, null);
        assertEquals("argument 'a[1]'" + refusal, errorOf(() -> reading.collection(0, values, new PriorityQueue<>())));
        assertEquals(
                "argument 'a[1]'" + refusal,
                errorOf(() -> reading.collection(0, List.of(1, 2), new ArrayBlockingQueue<>(1))));
        assertEquals(
                "the key \"k\" of argument 'a'" + refusal,
                errorOf(() -> reading.map(0, 0, Map.of("k", 1), Collections.emptyMap())));
    }

    /** R5.8: the object of the arguments is the first level. */
    @Test
    void values_are_nested_at_most_1000_levels_deep() {
        TestReading.Reader properties = (call, value) -> call.properties(value, -1, new int[] {~0}, "next");
        TestReading reading = TestReading.of(new ToolInvocation(), CHAIN);
        Runnable test = () -> {
            for (TestReading each : List.of(
                    reading,
                    TestReading.of(new ToolInvocation(), Reading::anything),
                    TestReading.of(new ToolInvocation(), properties))) {
                each.nesting = 1;
                each.value(0, chain(999));
                for (int levels : List.of(1000, 100_000)) {
                    each.nesting = 1;
                    String text = errorOf(() -> each.value(0, chain(levels)));
                    assertTrue(text.endsWith("must be nested at most 1000 levels deep."), text);
                }
            }
        };
        // Code that is not compiled yet takes more of the stack.
        CompletableFuture.runAsync(test, task -> new Thread(null, task, "deep", 1 << 24).start())
                .join();
        TestReading anything = TestReading.of(new ToolInvocation(), Reading::anything);
        anything.nesting = 1;
        anything.value(0, chain(999));
        assertEquals(1, anything.nesting);
        reading.nesting = 1;
        Object many = Collections.nCopies(5000, Map.of());
        assertEquals(5000, reading.collection(0, many, new ArrayList<>()).size());
    }

    /** R5.3. */
    @Test
    void an_array_of_wrong_elements_is_not_read_to_its_end() {
        TestReading reading = TestReading.of(new ToolInvocation(), INT);
        ArgumentError error = assertThrows(
                ArgumentError.class,
                () -> reading.collection(0, Collections.nCopies(1_000_000, "x"), new ArrayList<>()));
        assertEquals(100, error.count);
    }

    /** R5.8: so many digits would take seconds. */
    @Test
    void the_digits_of_a_call_are_counted() {
        TestReading reading = TestReading.of(new ToolInvocation());
        BigDecimal large = new BigDecimal("1e99000");
        assertSame(large, reading.counted(large, true));
        for (int i = 0; i < 1000; i++) {
            assertSame(large, reading.counted(large, false));
            assertEquals("1e9999999", reading.counted("1e9999999", true));
        }
        assertEquals("1E99000", reading.counted("1E99000", true));
        assertTrue(errorOf(() -> reading.counted(BigInteger.TEN.pow(99_000), true))
                .endsWith("the numbers of the call have too many digits together."));
        TestReading keys = TestReading.of(new ToolInvocation());
        for (int i = 0; i < 100_000; i++) {
            assertEquals("12345", keys.countedText("12345"));
        }
    }

    /** R5.8. */
    @Test
    void the_values_of_a_call_are_counted() {
        TestReading.Reader any = (call, value) -> value;
        TestReading.Reader pair = (call, value) -> call.components(value, new int[] {~0, ~0}, "a", "b");
        TestReading.Reader object = (call, value) -> call.properties(value, -1, new int[] {~0, ~0}, "a", "b");
        TestReading.Reader found =
                (call, value) -> call.deduced(value, "an object", 0, new String[0][], new String[][] {{"a"}, {"b"}});
        String problem = " could not be read: the values of the call are too many together.";
        for (TestReading.Reader each : List.of(Reading::anything, pair, object, found)) {
            TestReading reading = TestReading.of(new ToolInvocation(), any, each);
            String text = errorOf(
                    () -> reading.collection(1, Collections.nCopies(2_000_000, Map.of("a", 1)), new ArrayList<>()));
            assertTrue(text.endsWith(problem), text);
            assertTrue(errorOf(() -> reading.anything(List.of(1))).endsWith(problem));
        }
        int[] optional = new int[200];
        Arrays.fill(optional, ~0);
        String[] names = IntStream.range(0, 200).mapToObj(i -> "p" + i).toArray(String[]::new);
        TestReading wide =
                TestReading.of(new ToolInvocation(), any, (call, value) -> call.components(value, optional, names));
        Object rows = Collections.nCopies(1_000_000, Map.of());
        assertEquals("argument 'a[5000]'" + problem, errorOf(() -> wide.collection(1, rows, new ArrayList<>())));
    }

    /** R5.8: what honest calls have fits. */
    @Test
    void fifty_thousand_rows_of_twenty_values_are_read() {
        TestReading.Reader any = (call, value) -> value;
        Map<String, Object> row = new LinkedHashMap<>();
        int[] types = new int[20];
        String[] names = IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new);
        for (String each : names) {
            row.put(each, 1);
        }
        List<Map<String, Object>> rows = Collections.nCopies(50_000, row);
        for (TestReading.Reader each : List.<TestReading.Reader>of(
                (call, value) -> call.components(value, types, names),
                (call, value) -> call.properties(value, -1, types, names),
                (call, value) -> call.map(0, 0, value, new LinkedHashMap<>()))) {
            TestReading reading = TestReading.of(new ToolInvocation(), any, each);
            assertEquals(50_000, reading.collection(1, rows, new ArrayList<>()).size());
        }
    }

    /** Properties are found in any order, under any of their names. */
    @Test
    void a_property_that_did_not_come_is_not_read() {
        List<Object> read = new ArrayList<>();
        TestReading reading = TestReading.of(new ToolInvocation(), (call, value) -> {
            read.add(value);
            return value;
        });
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("c", 3);
        value.put("other", 0);
        value.put("b", 2);
        value.put("a", 1);
        int[] types = {~0, ~0, Reading.FURTHER, ~0, ~0};
        Object made = reading.properties(value, -1, types, "a", "second", "b", "absent", "c");
        assertEquals("{c=3, other=0, second=2, a=1}", made.toString());
        assertEquals(List.of(1, 2, 3), read);
    }
}
