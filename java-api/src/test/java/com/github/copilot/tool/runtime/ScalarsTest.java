package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R5.2 and R5.3: which values each kind of scalar accepts, and which it refuses. */
class ScalarsTest {
    private interface Reader {
        Object read(Object value);
    }

    private record Kind(Reader reader, String expected) {}

    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("byte", new Kind(Scalars::byteValue, "an integer")),
            Map.entry("short", new Kind(Scalars::shortValue, "an integer")),
            Map.entry("int", new Kind(Scalars::intValue, "an integer")),
            Map.entry("long", new Kind(Scalars::longValue, "an integer")),
            Map.entry("float", new Kind(Scalars::floatValue, "a number")),
            Map.entry("double", new Kind(Scalars::doubleValue, "a number")),
            Map.entry("boolean", new Kind(Scalars::booleanValue, "true or false")),
            Map.entry("char", new Kind(Scalars::charValue, "a single character")),
            Map.entry("String", new Kind(Scalars::stringValue, "a string")),
            Map.entry("BigInteger", new Kind(Scalars::bigIntegerValue, "an integer")),
            Map.entry("BigDecimal", new Kind(Scalars::bigDecimalValue, "a number")),
            Map.entry("Number", new Kind(Scalars::numberValue, "a number")),
            Map.entry("byte[]", new Kind(Scalars::bytesValue, "base64 text")),
            Map.entry("array", new Kind(value -> reading().elements(value), "an array")),
            Map.entry("object", new Kind(value -> reading().members(value), "an object")));

    private static Reading reading() {
        return TestReading.of(new ToolInvocation());
    }

    private static Arguments row(Object... cells) {
        return Arguments.of(cells);
    }

    static Stream<Arguments> read() {
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
        assertEquals(expected, KINDS.get(kind).reader().read(value));
    }

    static Stream<Arguments> refused() {
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
        Stream<Arguments> values = Stream.of(
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
        Stream<Arguments> nulls = KINDS.keySet().stream().sorted().map(kind -> row(kind, null));
        return Stream.of(text.map(cells -> row(cells[0], cells[1])), values, nulls)
                .flatMap(rows -> rows);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("refused")
    void what_is_missing_of_another_kind_or_out_of_range_is_refused(String kind, Object value) {
        Kind read = KINDS.get(kind);
        String text = errorOf(() -> read.reader().read(value));
        if (value == null) {
            assertEquals("argument 'a' is required.", text);
            return;
        }
        assertTrue(text.startsWith("argument 'a' must be "), text);
        assertTrue(text.contains(read.expected()) || kind.equals("byte[]"), text);
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
            assertThrows(ArgumentError.class, () -> KINDS.get(kind).reader().read(text), kind);
        }
    }

    /** R5.3: the range is in the text only if the value is outside it. */
    @Test
    void the_range_is_given_only_where_it_is_broken() {
        assertEquals("argument 'a' must be an integer, but was 5.7.", errorOf(() -> Scalars.byteValue(5.7)));
        assertEquals("argument 'a' must be an integer, but was \"x\".", errorOf(() -> Scalars.longValue("x")));
        assertEquals(
                "argument 'a' must be an integer from -128 to 127, but was 128.",
                errorOf(() -> Scalars.byteValue(128)));
        assertEquals(
                "argument 'a' must be an integer from -9223372036854775808 to 9223372036854775807, but was 1.0E19.",
                errorOf(() -> Scalars.longValue(1e19)));
    }

    @Test
    void a_floating_number_that_overflows_is_out_of_range() {
        assertEquals(
                "argument 'a' must be a number from -3.4028235E38 to 3.4028235E38, but was 1.0E39.",
                errorOf(() -> Scalars.floatValue(1.0E39)));
        assertEquals(
                "argument 'a' must be a number from -1.7976931348623157E308 to 1.7976931348623157E308, but was"
                        + " \"1e400\".",
                errorOf(() -> Scalars.doubleValue("1e400")));
        assertThrows(ArgumentError.class, () -> Scalars.numberValue("-1e400"));
    }

    @Test
    void no_number_is_expanded_beyond_100000_digits() {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            for (String huge : List.of("1e100000", "1e1000000000", "1e2147483647", "9".repeat(5_000_000))) {
                assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(huge));
                assertThrows(ArgumentError.class, () -> Scalars.longValue(huge));
            }
            assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(new BigDecimal("1e1000000000")));
            assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(new BigDecimal("1e-2147483647")));
            assertThrows(ArgumentError.class, () -> Scalars.doubleValue(new BigDecimal("1e2147483647")));
        });
    }

    @Test
    void bytes_are_read_as_jackson_reads_base64() throws java.io.IOException {
        byte[] bytes = "a\u00ff?>".getBytes(StandardCharsets.UTF_8);
        String text = RpcMapper.INSTANCE.convertValue(bytes, String.class);
        assertArrayEquals(bytes, Scalars.bytesValue(text));
        assertArrayEquals(new byte[0], Scalars.bytesValue(""));
        assertArrayEquals("aaa".getBytes(StandardCharsets.UTF_8), Scalars.bytesValue("YWFh\n"));
    }
}
