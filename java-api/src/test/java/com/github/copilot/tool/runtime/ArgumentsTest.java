package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Faults.faultOf;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SPEC R5.2 and R5.3: what each kind of parameter takes, exactly, and what it refuses. */
class ArgumentsTest {
    private interface Reader {
        Object read(Object value, String path);
    }

    private record Kind(Reader reader, String expected) {}

    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("byte", new Kind(Arguments::byteValue, "an integer from -128 to 127")),
            Map.entry("short", new Kind(Arguments::shortValue, "an integer from -32768 to 32767")),
            Map.entry("int", new Kind(Arguments::intValue, "an integer from -2147483648 to 2147483647")),
            Map.entry(
                    "long",
                    new Kind(Arguments::longValue, "an integer from -9223372036854775808 to 9223372036854775807")),
            Map.entry("float", new Kind(Arguments::floatValue, "a number")),
            Map.entry("double", new Kind(Arguments::doubleValue, "a number")),
            Map.entry("boolean", new Kind(Arguments::booleanValue, "true or false")),
            Map.entry("char", new Kind(Arguments::charValue, "a single character")),
            Map.entry("String", new Kind(Arguments::stringValue, "a string")),
            Map.entry("BigInteger", new Kind(Arguments::bigIntegerValue, "an integer")),
            Map.entry("BigDecimal", new Kind(Arguments::bigDecimalValue, "a number")),
            Map.entry("Number", new Kind(Arguments::numberValue, "a number")),
            Map.entry("byte[]", new Kind(Arguments::bytesValue, "base64 text")),
            Map.entry("array", new Kind(Arguments::elements, "an array")),
            Map.entry("object", new Kind(Arguments::members, "an object")));

    private static org.junit.jupiter.params.provider.Arguments row(Object... cells) {
        return org.junit.jupiter.params.provider.Arguments.of(cells);
    }

    static Stream<org.junit.jupiter.params.provider.Arguments> read() {
        return Stream.of(
                row("byte", -128, (byte) -128),
                row("byte", "127", (byte) 127),
                row("short", 32767L, (short) 32767),
                row("int", 5, 5),
                row("int", 5L, 5),
                row("int", 5.0, 5),
                row("int", -0.0, 0),
                row("int", 5.0f, 5),
                row("int", (short) 5, 5),
                row("int", (byte) 5, 5),
                row("int", new BigDecimal("5.00"), 5),
                row("int", new BigInteger("-2147483648"), Integer.MIN_VALUE),
                row("int", new AtomicInteger(7), 7),
                row("int", new AtomicLong(7), 7),
                row("int", "5", 5),
                row("int", "-5", -5),
                row("int", "5.0", 5),
                row("int", "1e3", 1000),
                row("int", "1E+3", 1000),
                row("int", "1000e-3", 1),
                row("int", "0e999999999", 0),
                row("int", 2147483647.0, Integer.MAX_VALUE),
                row("long", 9223372036854775807L, Long.MAX_VALUE),
                row("long", "9223372036854775807", Long.MAX_VALUE),
                row("long", "9007199254740993", 9007199254740993L),
                row("long", 1.0E18, 1_000_000_000_000_000_000L),
                row("float", 0.1, 0.1f),
                row("float", 3, 3f),
                row("float", "1e-400", 0f),
                row("float", Float.MIN_VALUE, Float.MIN_VALUE),
                row("double", 5, 5.0),
                row("double", 0.1, 0.1),
                row("double", 0.1f, 0.1),
                row("double", "0.1", 0.1),
                row("double", "-1.5e2", -150.0),
                row("double", new DoubleAdder(), 0.0),
                row("boolean", true, true),
                row("boolean", "true", true),
                row("boolean", "false", false),
                row("char", "x", 'x'),
                row("char", 'x', 'x'),
                row("String", "", ""),
                row("String", "null", "null"),
                row("BigInteger", 5.0, BigInteger.valueOf(5)),
                row("BigInteger", "1e30", BigInteger.TEN.pow(30)),
                row("BigInteger", "1e99999", BigInteger.TEN.pow(99_999)),
                row("BigInteger", BigInteger.TEN, BigInteger.TEN),
                row("BigDecimal", 0.1, new BigDecimal("0.1")),
                row("BigDecimal", "1.50", new BigDecimal("1.50")),
                row("BigDecimal", "1e0999999999", new BigDecimal("1e999999999")),
                row("BigDecimal", "1e2147483647", new BigDecimal("1e2147483647")),
                row("BigDecimal", new BigDecimal("100e2147483647"), new BigDecimal("100e2147483647")),
                row("BigDecimal", 5L, new BigDecimal(5)),
                row("Number", 5, 5),
                row("Number", 5.5f, 5.5f),
                row("Number", new BigDecimal("1.0"), new BigDecimal("1.0")),
                row("Number", "5", 5),
                row("Number", "5000000000", 5_000_000_000L),
                row("Number", "-9223372036854775809", new BigInteger("-9223372036854775809")),
                row("Number", "5.0", 5.0),
                row("Number", "1e3", 1000.0),
                row("Number", "0.1234567890123456789", new BigDecimal("0.1234567890123456789")),
                row("Number", "1e-400", new BigDecimal("1e-400")),
                row("Number", new AtomicLong(5), 5),
                row("array", List.of(1), List.of(1)),
                row("array", Set.of(1), Set.of(1)),
                row("object", Map.of("a", 1), Map.of("a", 1)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("read")
    void the_value_that_came_counts_exactly(String kind, Object value, Object expected) {
        assertEquals(expected, KINDS.get(kind).reader().read(value, "a"));
    }

    static Stream<org.junit.jupiter.params.provider.Arguments> refused() {
        Stream<String[]> text = Stream.of(
                new String[] {"byte", "128"},
                new String[] {"byte", "-129"},
                new String[] {"short", "32768"},
                new String[] {"int", "9999999999"},
                new String[] {"int", "5.7"},
                new String[] {"int", "1e1000000000"},
                new String[] {"int", "1e-1000000000"},
                new String[] {"int", "1e99999999999"},
                new String[] {"long", "9223372036854775808"},
                new String[] {"long", "-9223372036854775809"},
                new String[] {"BigInteger", "5.7"},
                new String[] {"BigDecimal", "1e2147483648"},
                new String[] {"BigDecimal", "0.1e-2147483647"},
                new String[] {"boolean", "TRUE"},
                new String[] {"boolean", " true"},
                new String[] {"boolean", "1"},
                new String[] {"char", ""},
                new String[] {"char", "ab"},
                new String[] {"char", "\ud83d\ude00"},
                new String[] {"byte[]", "%%"},
                new String[] {"byte[]", "YQ"},
                new String[] {"byte[]", "_-8="},
                new String[] {"array", "[]"},
                new String[] {"object", "{}"});
        Stream<org.junit.jupiter.params.provider.Arguments> values = Stream.of(
                row("int", 5.7),
                row("int", 9999999999L),
                row("int", 2147483648.0),
                row("int", Double.NaN),
                row("int", Double.POSITIVE_INFINITY),
                row("int", true),
                row("int", List.of(5)),
                row("int", 'c'),
                row("long", 9.3E18),
                row("long", new BigInteger("9223372036854775808")),
                row("double", Double.NaN),
                row("double", true),
                row("Number", Float.NaN),
                row("boolean", 1),
                row("char", 5),
                row("String", 5),
                row("String", true),
                row("String", List.of()),
                row("byte[]", List.of(1)),
                row("array", Map.of()),
                row("array", 5),
                row("object", List.of()));
        Stream<org.junit.jupiter.params.provider.Arguments> nulls =
                KINDS.keySet().stream().sorted().map(kind -> row(kind, null));
        return Stream.of(text.map(cells -> row(cells[0], cells[1])), values, nulls)
                .flatMap(rows -> rows);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("refused")
    void what_is_missing_of_another_kind_or_out_of_range_is_refused(String kind, Object value) {
        Kind read = KINDS.get(kind);
        String text = faultOf(() -> read.reader().read(value, "p"));
        assertTrue(text.startsWith("argument 'p' must be "), text);
        assertTrue(text.contains(read.expected()) || kind.equals("byte[]"), text);
        if (value == null) {
            assertTrue(text.endsWith(", but was missing or null."), text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " 5",
                "5 ",
                "+5",
                "05",
                "-05",
                "00",
                "-",
                ".5",
                "5.",
                "1e",
                "1e+",
                "0x10",
                "5f",
                "5d",
                "5L",
                "NaN",
                "Infinity",
                "-Infinity",
                "1_000",
                "1,5",
                "\u0665",
                "\uff15",
                "--5",
                "1e5.0",
                "1e 5",
                "null"
            })
    void text_that_is_no_json_number_is_no_number(String text) {
        for (String kind :
                List.of("byte", "short", "int", "long", "float", "double", "BigInteger", "BigDecimal", "Number")) {
            assertThrows(Fault.class, () -> KINDS.get(kind).reader().read(text, "a"), kind);
        }
    }

    @Test
    void a_floating_number_that_overflows_is_out_of_range() {
        assertEquals(
                "argument 'a' must be a number from -3.4028235E38 to 3.4028235E38, but was 1.0E39.",
                faultOf(() -> Arguments.floatValue(1.0E39, "a")));
        assertEquals(
                "argument 'a' must be a number from -1.7976931348623157E308 to 1.7976931348623157E308, but was"
                        + " \"1e400\".",
                faultOf(() -> Arguments.doubleValue("1e400", "a")));
        assertThrows(Fault.class, () -> Arguments.numberValue("-1e400", "a"));
    }

    @Test
    void no_number_is_expanded_beyond_100000_digits() {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            for (String huge : List.of("1e100000", "1e1000000000", "1e2147483647", "9".repeat(5_000_000))) {
                assertThrows(Fault.class, () -> Arguments.bigIntegerValue(huge, "a"));
                assertThrows(Fault.class, () -> Arguments.longValue(huge, "a"));
            }
            assertThrows(Fault.class, () -> Arguments.bigIntegerValue(new BigDecimal("1e1000000000"), "a"));
            assertThrows(Fault.class, () -> Arguments.bigIntegerValue(new BigDecimal("1e-2147483647"), "a"));
            assertThrows(Fault.class, () -> Arguments.doubleValue(new BigDecimal("1e2147483647"), "a"));
        });
    }

    @Test
    void bytes_are_read_as_jackson_reads_base64() throws java.io.IOException {
        byte[] bytes = "a\u00ff?>".getBytes(StandardCharsets.UTF_8);
        String text = RpcMapper.INSTANCE.convertValue(bytes, String.class);
        assertArrayEquals(bytes, Arguments.bytesValue(text, "a"));
        assertArrayEquals(new byte[0], Arguments.bytesValue("", "a"));
        assertArrayEquals("aaa".getBytes(StandardCharsets.UTF_8), Arguments.bytesValue("YWFh\n", "a"));
    }

    /** R5.5. */
    @Test
    void no_arguments_count_as_an_empty_map() {
        assertEquals(Map.of(), Arguments.arguments(new ToolInvocation()));
        ToolInvocation invocation = new ToolInvocation()
                .setArguments(RpcMapper.INSTANCE.createObjectNode().put("a", 1));
        assertEquals(Map.of("a", 1), Arguments.arguments(invocation));
    }

    @Test
    void arguments_that_are_no_object_are_refused() {
        ToolInvocation invocation = new ToolInvocation().setArguments(RpcMapper.INSTANCE.createArrayNode());
        assertEquals(
                "the arguments must be an object whose members are the tool's parameters.",
                faultOf(() -> Arguments.arguments(invocation)));
    }

    @Test
    void a_path_reads_like_an_expression() {
        assertEquals("a", Arguments.childPath("", "a"));
        assertEquals("[\"odd name\"]", Arguments.childPath("", "odd name"));
        assertEquals("a.b-c_1", Arguments.childPath("a", "b-c_1"));
        assertEquals("a[\"odd \\\"name\\\"\"]", Arguments.childPath("a", "odd \"name\""));
        assertEquals("a[\"\"]", Arguments.childPath("a", ""));
        assertEquals("items[4].price", Arguments.childPath(Arguments.elementPath("items", 4), "price"));
        assertTrue(Arguments.childPath("a", "x".repeat(100_000)).length() < 120);
    }

    @Test
    void a_list_keeps_its_nulls_for_the_reader_of_its_elements() {
        List<Object> values = Arrays.asList(1, null);
        assertSame(values, Arguments.elements(values, "a"));
        Map<Object, Object> empty = Collections.emptyMap();
        assertSame(empty, Arguments.members(empty, "a"));
    }

    /** R5.3: anything but null is a value. */
    @Test
    void any_value_is_one_that_is_there() {
        assertSame("", Arguments.anyValue("", "a"));
        assertEquals(false, Arguments.anyValue(false, "a"));
        assertEquals(
                "argument 'a' must be given, but was missing or null.", faultOf(() -> Arguments.anyValue(null, "a")));
    }

    /** R4.7. */
    @Test
    void a_default_stands_in_for_null_only() {
        assertEquals(5, Arguments.orDefault(null, 5));
        assertEquals(0, Arguments.orDefault(0, 5));
        assertEquals("", Arguments.orDefault("", 5));
    }

    /** R7.7: an alias is asked where the name before it gives nothing, or null. */
    @Test
    void the_first_member_that_is_there_counts() {
        Map<String, Object> given = new HashMap<>();
        given.put("a", null);
        given.put("b", 2);
        given.put("c", 3);
        assertEquals(2, Arguments.firstOf(given, "a", "b", "c"));
        assertEquals(3, Arguments.firstOf(given, "c", "b"));
        assertNull(Arguments.firstOf(given, "a", "x"));
        assertNull(Arguments.firstOf(given));
        assertEquals(2, Arguments.firstOfAll(given, List.of("a", "b", "c")));
        assertNull(Arguments.firstOfAll(given, List.of("a", "x")));
    }

    /** R4.7, R4.8. */
    @Test
    void defaults_are_added_for_what_is_missing_or_null() {
        Map<Object, Object> given = new HashMap<>();
        given.put("a", null);
        given.put("b", 2);
        assertEquals(Map.of("a", 1, "b", 2, "c", 3), Arguments.withDefaults(given, "a", 1, "b", 5, "c", 3));
        assertEquals(2, given.size());
        assertNull(given.get("a"));
    }

    @Test
    void an_optional_of_null_is_empty() {
        assertEquals(Optional.of(5), Arguments.optional(5));
        assertEquals(Optional.empty(), Arguments.optional(null));
    }

    @Test
    void a_value_of_a_variable_is_of_all_its_bounds() {
        CharSequence[][] texts = {{"a"}, null, {"b", new StringBuilder("c"), null}};
        assertSame(texts, Arguments.bounded(texts, "x", 2, CharSequence.class, Comparable.class));
        assertEquals("a", Arguments.bounded("a", "x", 0, Comparable.class));
        assertNull(Arguments.bounded(null, "x", 1, Comparable.class));
        assertEquals(
                "argument 'x[2][0]' could not be accepted: the tool takes no value of this kind.",
                faultOf(() -> Arguments.bounded(new Object[][] {{}, {1}, {List.of()}}, "x", 2, Comparable.class)));
    }
}
