package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** R5.1, R5.3 and R5.6 for values that the mapper reads. */
class MappingTest {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** An enum with names of its own in JSON. */
    enum Color {
        @JsonProperty("red")
        RED,
        BLUE
    }

    /** A record that refuses some values. */
    record Even(@JsonProperty(required = true) int number) {
        Even {
            if (number % 2 != 0) {
                throw new IllegalArgumentException("secret");
            }
        }
    }

    /** A record that holds records which refuse some values. */
    record Pair(Even left, Even right) {}

    /** A class whose creator takes text. */
    static final class Code {
        private final String text;

        private Code(String text) {
            this.text = text;
        }

        /** Makes a code; refuses some text. */
        @JsonCreator
        static Code of(String text) {
            if (text.equals("error")) {
                throw new StackOverflowError();
            }
            if (text.equals("nothing")) {
                return null;
            }
            if (text.isEmpty()) {
                throw new IllegalStateException("secret");
            }
            return new Code(text);
        }
    }

    /** A class whose setter refuses. */
    static final class Settable {
        /** Refuses. */
        public void setText(String text) {
            throw new IllegalStateException("secret " + text);
        }
    }

    private static Mapping reading() {
        return TestReading.of(new ToolInvocation());
    }

    private static Map<String, Object> map(Object... keysAndValues) {
        return Schemas.object(keysAndValues);
    }

    private static JavaType type(Class<?> type) {
        return MAPPER.constructType(type);
    }

    private static Object read(Object value, Class<?> type) {
        return reading().mappedValue(value, value, type(type), "an x");
    }

    private static Object made(Object json, Class<?> type) {
        return reading().mapped(json, type(type));
    }

    static Stream<Arguments> read() {
        UUID uuid = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        return Stream.of(
                Arguments.of(uuid.toString(), UUID.class, uuid),
                Arguments.of("https://example.com", URI.class, URI.create("https://example.com")),
                Arguments.of("2024-02-29", LocalDate.class, LocalDate.of(2024, 2, 29)),
                Arguments.of("red", Color.class, Color.RED),
                Arguments.of(5.0, JsonNode.class, MAPPER.getNodeFactory().numberNode(5.0)),
                Arguments.of(
                        map("a", null),
                        JsonNode.class,
                        MAPPER.createObjectNode().putNull("a")));
    }

    @ParameterizedTest
    @MethodSource("read")
    void the_mapper_reads_what_it_alone_can_judge(Object value, Class<?> type, Object expected) {
        assertEquals(expected, read(value, type));
    }

    static Stream<Arguments> refused() {
        String refusal = "argument 'a' could not be accepted: the tool's own checks refused what was given.";
        return Stream.of(
                Arguments.of(null, UUID.class, "argument 'a' is required."),
                Arguments.of("zzz", UUID.class, "argument 'a' must be an x, but was \"zzz\"."),
                Arguments.of("", UUID.class, "argument 'a' must be an x, but was \"\"."),
                Arguments.of(5, Color.class, "argument 'a' must be one of \"red\", \"BLUE\", but was 5."),
                Arguments.of("green", Color.class, "argument 'a' must be one of \"red\", \"BLUE\", but was \"green\"."),
                Arguments.of(1, TextNode.class, "argument 'a' must be an x, but was 1."),
                Arguments.of("", Code.class, refusal),
                Arguments.of("error", Code.class, refusal),
                Arguments.of(
                        "no.such.Type",
                        Class.class,
                        "argument 'a' could not be read: the program has no class with this name."));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void a_failure_says_what_was_expected_and_what_came(Object value, Class<?> type, String text) {
        assertEquals(text, errorOf(() -> read(value, type)));
    }

    /** R5.2, R5.3: an error shows the text that came, not the one that the mapper was given. */
    @Test
    void text_is_a_string() {
        Mapping reading = reading();
        assertEquals(LocalTime.NOON, reading.mappedText("12:00:00Z", "12:00:00", type(LocalTime.class), "a time"));
        assertEquals(
                "argument 'a' must be a time, but was \"x\".",
                errorOf(() -> reading.mappedText("x", "y", type(LocalTime.class), "a time")));
        assertEquals(
                "argument 'a' must be a time, but was 5.",
                errorOf(() -> reading.mappedText(5, 5, type(LocalTime.class), "a time")));
    }

    static Stream<Arguments> made() {
        return Stream.of(
                Arguments.of(map("number", 4), new Even(4)),
                Arguments.of(map("number", 4L), new Even(4)),
                Arguments.of(map("number", (short) 4), new Even(4)),
                Arguments.of(map("number", BigInteger.valueOf(4)), new Even(4)),
                Arguments.of(map("left", map("number", 2)), new Pair(new Even(2), null)));
    }

    @ParameterizedTest
    @MethodSource("made")
    void the_mapper_makes_objects_of_json_that_was_read(Object json, Object expected) {
        assertEquals(expected, made(json, expected.getClass()));
    }

    /** R5.6. */
    @Test
    void what_the_mapper_cannot_make_is_a_matter_of_the_tools_code() {
        String refusal = " could not be accepted: the tool's own checks refused what was given.";
        Map<String, Object> odd = map("left", map("number", 2), "right", map("number", 3));
        assertEquals("argument 'a.right'" + refusal, errorOf(() -> made(odd, Pair.class)));
        assertEquals("argument 'a.text'" + refusal, errorOf(() -> made(map("text", "x"), Settable.class)));
        assertEquals(
                "argument 'a' could not be accepted: the tool's own code made no value of it.",
                errorOf(() -> made("nothing", Code.class)));
        assertEquals(
                "argument 'a' could not be read: the tool's mapper has no way to read such a value.",
                errorOf(() -> made(map("x", 1), Runnable.class)));
    }

    @Test
    void an_unknown_property_is_named_where_the_mapper_minds() {
        ObjectMapper strict = MAPPER.copy().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        Mapping reading = new Mapping("t", strict, null) {
            @Override
            protected Object value(int type, Object value) {
                return value;
            }
        };
        assertEquals(
                "argument 'a.more' must be left out: there is no such property.",
                errorOf(() -> reading.mapped(map("number", 2, "more", 1), type(Even.class))));
    }

    /** R7.3. */
    @Test
    void keys_are_read_as_jackson_reads_keys() {
        assertEquals(LocalDate.of(2024, 2, 29), reading().mappedKey("2024-02-29", type(LocalDate.class), "a date"));
        assertEquals("argument 'a' must be a date, but was \"1\".", errorOf(() -> reading()
                .mappedKey("1", type(LocalDate.class), "a date")));
        assertEquals(5L, reading().mappedKey("5", type(Long.class), "an integer"));
        assertEquals("argument 'a' must be a code, but was \"\".", errorOf(() -> reading()
                .mappedKey("", type(Code.class), "a code")));
    }

    /** R5.6. */
    @Test
    void an_exceptions_text_never_reaches_the_model() {
        Map<Class<?>, Object> refused =
                Map.of(Even.class, map("number", 3), Code.class, "", Settable.class, map("text", "x"));
        refused.forEach((type, value) -> {
            String text =
                    assertThrows(ArgumentError.class, () -> made(value, type)).sentence();
            assertFalse(text.contains("secret") || text.contains("com.github"), text);
        });
    }

    /** R5.9. */
    @Test
    void texts_are_written_as_jackson_reads_them() {
        assertEquals("10:15:30", Mapping.withoutOffset("10:15:30Z"));
        assertEquals("2024-02-29T10:15:30.5", Mapping.withoutOffset("2024-02-29T10:15:30.5+01:00"));
        assertEquals("10:15", Mapping.withoutOffset("10:15Z"));
        assertEquals("x", Mapping.withoutOffset("x"));
        assertEquals("2024-02-29T10:15:30Z", Mapping.inCapitals("2024-02-29t10:15:30z"));
        assertEquals("tz", Mapping.inCapitals("tz"));
        assertEquals("P21D", Mapping.inDays("P3W"));
        assertEquals("PT3S", Mapping.inDays("PT3S"));
        assertEquals(5, Mapping.inDays(5));
        assertEquals(2024, Mapping.integerValue("2024", "a year"));
        assertEquals("argument 'a' must be a year, but was \"x\".", errorOf(() -> Mapping.integerValue("x", "a year")));
        assertEquals("ab", Mapping.shortText("ab", 2));
        assertEquals(
                "argument 'a' must be a string of at most 2 characters, but was \"abc\".",
                errorOf(() -> Mapping.shortText("abc", 2)));
    }

    static Stream<Arguments> dates() {
        return Stream.of(
                Arguments.of(LocalDate.class, "dd.MM.yyyy", "", "", false, "29.02.2024", "32.02.2024"),
                Arguments.of(LocalDate.class, "d MMMM uuuu", "fr_FR", "", true, "1 mai 2024", "1 May 2024"),
                Arguments.of(LocalDate.class, "dd.MM.uuuu", "", "", true, "28.02.2023", "29.02.2023"),
                Arguments.of(Instant.class, "dd.MM.yyyy HH:mm", "", "UTC", false, "29.02.2024 10:00", "29.02.2024"),
                Arguments.of(Date.class, "dd.MM.yyyy", "", "Europe/Berlin", false, "29.02.2024", "2024"),
                Arguments.of(Date.class, "dd.MM.yyyy", "", "", true, "28.02.2023", "29.02.2023"));
    }

    /** R7.7. */
    @ParameterizedTest
    @MethodSource("dates")
    void dates_are_read_by_their_pattern(
            Class<?> type, String pattern, String locale, String zone, boolean strict, String read, String refused) {
        assertEquals(read, reading().dated(read, type, pattern, locale, zone, strict, "a date"));
        assertEquals("argument 'a' must be a date, but was \"" + refused + "\".", errorOf(() -> reading()
                .dated(refused, type, pattern, locale, zone, strict, "a date")));
    }

    /** The tree that the mapper is given has the numbers and nulls of the JSON. */
    @Test
    void a_tree_keeps_nulls_and_numbers() {
        Map<Object, Object> value = new HashMap<>();
        value.put("n", null);
        assertTrue(tree(value).get("n").isNull());
        assertEquals("5.0", tree(5.0).toString());
        assertEquals("5.0", tree(5.0f).toString());
        assertEquals("5.7", tree(5.7).toString());
        assertEquals(new BigDecimal("1E+2"), tree(new BigDecimal("1e2")).decimalValue());
        assertEquals(
                new BigDecimal("1e999999999"),
                tree(new BigDecimal("1e999999999")).decimalValue());
        assertEquals("[1,[true]]", tree(List.of(1, List.of(true))).toString());
        assertEquals("[\"AQI=\"]", tree(List.of(new byte[] {1, 2})).toString());
    }

    private static JsonNode tree(Object value) {
        return (JsonNode) read(value, JsonNode.class);
    }

    /** R5.8. */
    @Test
    void a_tree_is_no_deeper_than_jackson_reads() {
        Object deep = 1;
        for (int i = 0; i < 1000; i++) {
            deep = List.of(deep);
        }
        assertEquals(1, tree(deep).size());
        Object deeper = List.of(deep);
        String text = "argument 'a' must be nested at most 1000 levels deep.";
        assertEquals(text, errorOf(() -> tree(deeper)));
        Mapping inside = reading();
        inside.nesting = 1;
        Object arguments = deep;
        assertEquals(text, errorOf(() -> inside.mappedValue(arguments, arguments, type(JsonNode.class), "an x")));
        List<Object> cyclic = new ArrayList<>();
        cyclic.add(cyclic);
        assertEquals(text, errorOf(() -> tree(cyclic)));
    }
}
