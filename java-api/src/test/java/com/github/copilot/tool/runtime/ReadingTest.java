package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
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
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** R5.2, R5.3 and R5.5 to R5.8: how a call reads its arguments, and what it reports about wrong ones. */
class ReadingTest {
    private static final TestReading.Reader INT = (call, value) -> Scalars.intValue(value);
    private static final TestReading.Reader STRING = (call, value) -> Scalars.stringValue(value);
    private static final TestReading.Reader OR_NULL = (call, value) -> value == null ? null : call.value(0, value);

    /** A list of the values that the first reader reads. */
    private static final TestReading.Reader LIST = (call, value) -> call.collection(0, value, new ArrayList<>());

    /** A map of numbers to the values that the first reader reads. */
    private static final TestReading.Reader MAP = (call, value) -> call.map(1, 0, value, new LinkedHashMap<>());

    /** A chain of objects, each the member "next" of the previous one. */
    private static final TestReading.Reader CHAIN =
            (call, value) -> value == null ? 0 : 1 + (int) call.components(value, ~0, "next")[0];

    private static Map<String, Object> map(Object... keysAndValues) {
        return Schemas.object(keysAndValues);
    }

    private static Map<String, Object> chain(int levels) {
        Map<String, Object> chain = map();
        for (int i = 1; i < levels; i++) {
            chain = map("next", chain);
        }
        return chain;
    }

    private static String problem(Object value, String name, int type, TestReading.Reader... readers) {
        TestReading reading = TestReading.of(map(name, value), readers);
        assertNull(reading.argument(type, name));
        String text = problems(reading, name);
        assertTrue(text.startsWith("Tool t: "), text);
        return text.substring("Tool t: ".length());
    }

    /**
     * Returns the text of the failure that ends the call.
     *
     * @param names the names of the tool's arguments; none for a tool that accepts any
     */
    private static String problems(TestReading reading, String... names) {
        return reading.problems(assertThrows(ArgumentError.class, () -> {
            if (names.length == 0) {
                reading.requireValid();
            } else {
                reading.requireValid(names);
            }
        }));
    }

    @Test
    void arguments_that_are_no_object_are_refused() {
        TestReading reading =
                TestReading.of(new ToolInvocation().setArguments(RpcMapper.INSTANCE.createArrayNode()), INT);
        ArgumentError error = assertThrows(ArgumentError.class, () -> reading.argument(0, "a"));
        assertEquals(
                "Tool t: the arguments must be an object whose members are the tool's parameters.",
                reading.problems(error));
    }

    @Test
    void an_argument_is_read_by_its_names_in_order() {
        Map<String, Object> given = new HashMap<>();
        given.put("a", null);
        given.put("b", 2);
        given.put("c", 3);
        TestReading reading = TestReading.of(given, INT);
        assertEquals(2, reading.argument(0, "b"));
        assertEquals(2, reading.argument(0, "a", "b", "c"));
        assertEquals(3, reading.argument(0, "x", "c", "b"));
        assertDoesNotThrow(() -> reading.requireValid("known"));
    }

    /** R5.3. */
    @Test
    void names_that_the_tool_does_not_have_are_reported_with_the_nearest() {
        TestReading reading = TestReading.of(map("limt", 5, "other", 1, "Cursr", "x"), INT);
        reading.argument(0, "limit");
        assertEquals(
                "Tool t:\n- argument 'limit' is required.\n"
                        + "- there is no argument 'limt'; did you mean 'limit'?\n"
                        + "- there is no argument 'other'.\n"
                        + "- there is no argument 'Cursr'; did you mean 'cursor'?",
                problems(reading, "limit", "cursor"));
    }

    @Test
    void a_tool_that_takes_any_name_has_no_unknown_ones() {
        TestReading reading = TestReading.of(map("limt", 5), INT);
        reading.argument(0, "limit");
        assertEquals("Tool t: argument 'limit' is required.", problems(reading));
    }

    @Test
    void five_unknown_names_are_reported_and_long_ones_are_cut() {
        Map<String, Object> given = map("x".repeat(10_000), 1);
        for (int i = 0; i < 10; i++) {
            given.put("unknown" + i, 1);
        }
        TestReading reading = TestReading.of(given, INT);
        reading.argument(0, "limit");
        String[] lines = problems(reading, "limit").split("\n");
        assertEquals(8, lines.length);
        assertEquals("- and 6 more.", lines[7]);
        assertEquals("- there is no argument '" + "x".repeat(100) + "...'.", lines[2]);
    }

    @Test
    void a_refusal_is_a_failure_result_or_an_exception_with_its_text() {
        assertEquals(
                ToolResultObject.failure("text", "text"),
                Reading.refused("text").join());
        Throwable thrown = assertThrows(CompletionException.class, () -> Reading.refusedByException("text")
                        .join())
                .getCause();
        assertEquals(
                "text", assertInstanceOf(IllegalArgumentException.class, thrown).getMessage());
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
            TestReading reading = TestReading.of(map(), (call, missing) -> {
                throw new ArgumentError("x", value).prependStep(name).ofKey(name);
            });
            reading.argument(0, "a");
            String text = problems(reading);
            byte[] sent = RpcMapper.INSTANCE.writeValueAsBytes(text);
            assertEquals(text, RpcMapper.INSTANCE.readValue(sent, String.class));
        }
    }

    /** R5.2: the text is one array or object, with nothing but white space around it. */
    @Test
    void an_array_or_object_is_read_from_its_json() {
        TestReading reading = TestReading.of(map());
        assertEquals(List.of(1, new BigDecimal("1.5"), "x", List.of()), reading.ofText(" [1, 1.5, \"x\", []]\n"));
        assertEquals(map("a", map("b", true)), reading.ofText("{\"a\":{\"b\":true}}"));
        for (Object other : new Object[] {
            "", "1", "null", "\"[]\"", "[1", "[1]]", "[1] 2", "[] []", "{} }", "{}x", "[01]", "['a']", "[NaN]", 1,
            List.of()
        }) {
            assertNull(reading.ofText(other), () -> other.toString());
        }
        String deep = "[".repeat(2000).concat("]".repeat(2000));
        assertNull(reading.ofText(deep), "nested too deeply for Jackson");
        assertEquals(List.of(), reading.ofText("[]"), "after texts that are no JSON");
    }

    /** R5.3: a null element is kept if its type allows null, unless the collection does not. */
    @Test
    void a_null_element_is_kept_where_its_type_allows_it() {
        TestReading reading = TestReading.of(
                map("a", Arrays.asList(1, null)),
                INT,
                OR_NULL,
                (call, value) -> call.collection(1, value, new ArrayList<>()));
        assertEquals(Arrays.asList(1, null), reading.argument(2, "a"));
        assertEquals(
                "argument 'a[1]' could not be accepted: the tool's own checks refused what was given.",
                problem(
                        Arrays.asList(1, null),
                        "a",
                        2,
                        INT,
                        OR_NULL,
                        (call, value) -> call.collection(1, value, new PriorityQueue<>())));
        assertEquals(
                "argument 'a[1]' could not be accepted: the tool's own checks refused what was given.",
                problem(
                        List.of(1, 2),
                        "a",
                        1,
                        INT,
                        (call, value) -> call.collection(0, value, new ArrayBlockingQueue<>(1))));
    }

    /** R5.3. */
    @Test
    void a_wrong_key_is_named_as_a_key() {
        assertEquals(
                "the key \"one\" of argument 'a' must be an integer, but was \"one\".",
                problem(map("one", "x"), "a", 2, STRING, INT, MAP));
        assertEquals(
                "the key \"1\" of argument 'a' could not be accepted: the tool's own checks refused what was given.",
                problem(
                        map("1", "x"),
                        "a",
                        2,
                        STRING,
                        INT,
                        (call, value) -> call.map(1, 0, value, Collections.emptyMap())));
        assertEquals(
                "the key \"1\" of argument 'a[0]' must be a string, but was 1.",
                problem(
                        List.of(map("1", 1)),
                        "a",
                        2,
                        (call, value) -> call.map(1, 1, value, new TreeMap<>()),
                        (call, value) -> value instanceof String ? Scalars.stringValue(1) : value,
                        LIST));
    }

    /** R5.8: the object of the arguments is the first level. */
    @Test
    void values_are_nested_at_most_1000_levels_deep() {
        TestReading reading = TestReading.of(new ToolInvocation(), CHAIN);
        reading.nesting = 1;
        assertEquals(999, reading.value(0, chain(999)));
        reading.nesting = 1;
        assertTrue(errorOf(() -> reading.value(0, chain(1000))).endsWith("must be nested at most 1000 levels deep."));
        assertTrue(errorOf(() -> reading.value(0, chain(100_000))).endsWith("levels deep."));
        reading.nesting = 1;
        Object many = Collections.nCopies(5000, map());
        assertEquals(5000, reading.collection(0, many, new ArrayList<>()).size());
    }

    /** R5.8: values that are passed as they come are nested no deeper. */
    @Test
    void anything_is_nested_at_most_1000_levels_deep() {
        TestReading reading = TestReading.of(new ToolInvocation(), Reading::anything);
        reading.nesting = 1;
        Map<String, Object> chain = chain(999);
        assertSame(chain, reading.value(0, chain));
        assertEquals(1, reading.nesting);
        for (Object deep : List.of(chain(1000), chain(100_000), List.of(chain(999)))) {
            reading.nesting = 1;
            assertTrue(errorOf(() -> reading.value(0, deep)).endsWith("must be nested at most 1000 levels deep."));
        }
        assertNull(reading.value(0, null));
        assertEquals("argument 'a' is required.", errorOf(() -> Reading.anyValue(null)));
    }

    /** R5.6, R5.8: a stack that the tool's own code fills says nothing about the arguments. */
    @Test
    void an_infinite_recursion_of_the_tool_is_no_nesting() {
        assertEquals(
                "argument 'a' could not be accepted: the tool's own checks refused what was given.",
                errorOf(() -> List.of(endless(1)).size()));
    }

    private static Object endless(int level) {
        Object[] holder = new Object[1];
        holder[0] = Arrays.asList(holder);
        return holder[0].hashCode();
    }

    /** R5.8: the JSON of which the mapper makes values has the same depth. */
    @Test
    void objects_are_nested_at_most_1000_levels_deep() {
        TestReading reading =
                TestReading.of(new ToolInvocation(), (call, value) -> call.properties(value, -1, ~0, "next"));
        Map<String, Object> chain = chain(999);
        reading.nesting = 1;
        Runnable test = () -> {
            assertEquals(chain, reading.value(0, chain));
            assertTrue(errorOf(() -> reading.value(0, chain(100_000))).endsWith("levels deep."));
        };
        // Code that is not compiled yet takes more of the stack.
        CompletableFuture.runAsync(test, task -> new Thread(null, task, "deep", 1 << 24).start())
                .join();
    }

    /** R5.7: an object has what was read, under its first name, and all else as it came. */
    @Test
    void the_properties_of_an_object_are_read() {
        TestReading reading = TestReading.of(new ToolInvocation(), INT, OR_NULL);
        Object[] known = {0, "a", null, "b", ~1, "c"};
        assertEquals(map("a", 1), reading.properties(map("a", 1.0), -1, known));
        assertEquals(map("a", 1, "x", "y"), reading.properties(map("x", "y", "b", "1"), -1, known));
        assertEquals(map("a", 1, "c", null, "x", 5), reading.properties(map("a", 1, "c", null, "x", "5"), 0, known));
        ArgumentError error =
                assertThrows(ArgumentError.class, () -> reading.properties(map("c", "x", "x", 1.5, "y", 2), 0, known));
        assertEquals(
                List.of(
                        "argument 'q.a' is required.",
                        "argument 'q.c' must be an integer, but was \"x\".",
                        "argument 'q.x' must be an integer, but was 1.5."),
                error.prependPath("q").all().stream()
                        .map(ArgumentError::sentence)
                        .toList());
    }

    /** R5.3. */
    @Test
    void an_array_of_wrong_elements_is_not_read_to_its_end() {
        TestReading reading = TestReading.of(new ToolInvocation(), INT, LIST);
        ArgumentError error =
                assertThrows(ArgumentError.class, () -> reading.value(1, Collections.nCopies(1_000_000, "x")));
        assertEquals(100, error.all().size());
    }

    /** R5.7: Jackson's way to recognise an object by its members. */
    @Test
    void an_object_is_recognized_by_its_members() {
        TestReading.Reader first = (call, value) -> "first";
        TestReading.Reader second = (call, value) -> "second";
        TestReading.Reader other = (call, value) -> "other";
        TestReading reading = TestReading.of(new ToolInvocation(), first, second, other);
        Object[] known = {0, new String[] {"a", "b"}, 1, new String[] {"a", "c"}};
        assertEquals("first", reading.recognized(map("b", 1), -1, "an x", known));
        assertEquals("second", reading.recognized(map("a", 1, "c", 1, "z", 1), -1, "an x", known));
        assertEquals("other", reading.recognized(map("a", 1), 2, "an x", known));
        assertEquals(
                "argument 'a' must be an x, but was {\"a\":1}.",
                errorOf(() -> reading.recognized(map("a", 1), -1, "an x", known)));
    }

    /** R5.7. */
    @Test
    void an_object_is_told_apart_by_a_member() {
        TestReading reading = TestReading.of(new ToolInvocation(), INT, MAP, (call, value) -> value);
        Object[] known = {"number", 2, "map", ~1};
        assertEquals(map("kind", "number"), reading.tagged(map("kind", "number"), "kind", "an x", known));
        assertEquals(List.of("number", 5), reading.tagged(List.of("number", 5), "kind", "an x", known));
        assertEquals(
                "argument 'a' must be an x, but was {\"kind\":\"none\"}.",
                errorOf(() -> reading.tagged(map("kind", "none"), "kind", "an x", known)));
        assertEquals(
                "argument 'a.kind' must be a string, but was 5.",
                errorOf(() -> reading.tagged(map("kind", 5), "kind", "an x", null, 2)));
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
    }

    @Test
    void a_value_of_a_variable_is_of_all_its_bounds() {
        CharSequence[][] texts = {{"a"}, null, {"b", new StringBuilder("c"), null}};
        assertSame(texts, Reading.bounded("x", texts, 2, CharSequence.class, Comparable.class));
        assertEquals("a", Reading.bounded("x", "a", 0, Comparable.class));
        assertNull(Reading.bounded("x", null, 1, Comparable.class));
        ArgumentError error = assertThrows(
                ArgumentError.class,
                () -> Reading.bounded("x", new Object[][] {{}, {1}, {List.of()}}, 2, Comparable.class));
        assertEquals(
                "argument 'x[2][0]' could not be accepted: the tool takes no value of this kind.", error.sentence());
    }
}
