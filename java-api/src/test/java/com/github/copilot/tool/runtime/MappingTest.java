package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
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

    /** A line of an order. */
    record Item(String name, int amount, double price, BigInteger stock, Color color, LocalDate due) {}

    /** An order. */
    record Order(List<Item> items, Map<String, Integer> counts, Object note) {}

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

    /** A type that the discriminator selects. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    interface Shape {}

    /** A circle. */
    record Circle(int radius) implements Shape {}

    /** A square. */
    record Square(int side) implements Shape {}

    private static Mapping reading() {
        return TestReading.of(new ToolInvocation());
    }

    private static Map<String, Object> map(Object... keysAndValues) {
        return Schemas.object(keysAndValues);
    }

    private static Object read(Object value, Class<?> type) {
        return reading().mapped(value, type, "an x", "java.time.LocalDate", "an ISO 8601 date");
    }

    static Stream<Arguments> read() {
        UUID uuid = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        return Stream.of(
                Arguments.of(uuid.toString(), UUID.class, uuid),
                Arguments.of("https://example.com", URI.class, URI.create("https://example.com")),
                Arguments.of("2024-02-29", LocalDate.class, LocalDate.of(2024, 2, 29)),
                Arguments.of("2024-02-29T00:00:00Z", Instant.class, Instant.parse("2024-02-29T00:00:00Z")),
                Arguments.of("red", Color.class, Color.RED),
                Arguments.of(map("number", 4.0), Even.class, new Even(4)),
                Arguments.of(map("number", new BigDecimal("4.0")), Even.class, new Even(4)),
                Arguments.of(map("number", new AtomicLong(4)), Even.class, new Even(4)),
                Arguments.of(map("kind", "square", "side", 2.0), Shape.class, new Square(2)),
                Arguments.of(5.0, Object.class, 5.0),
                Arguments.of(5, Object.class, 5),
                Arguments.of("x", Object.class, "x"),
                Arguments.of(Arrays.asList(1.0, null), Object.class, Arrays.asList(1.0, null)),
                Arguments.of(5.0, JsonNode.class, MAPPER.getNodeFactory().numberNode(5.0)),
                Arguments.of(
                        map("a", null),
                        JsonNode.class,
                        MAPPER.createObjectNode().putNull("a")),
                Arguments.of(
                        map(
                                "items",
                                List.of(map("name", "n", "amount", 1.0, "price", 2, "stock", 1e20)),
                                "counts",
                                map("x", 1.0),
                                "note",
                                7.5),
                        Order.class,
                        new Order(
                                List.of(new Item("n", 1, 2.0, BigInteger.TEN.pow(20), null, null)),
                                Map.of("x", 1),
                                7.5)));
    }

    @ParameterizedTest
    @MethodSource("read")
    void the_mapper_reads_what_the_type_takes(Object value, Class<?> type, Object expected) {
        assertEquals(expected, read(value, type));
    }

    @Test
    void type_arguments_count() {
        Object value = reading().mapped(5.0, new TypeReference<AtomicReference<Long>>() {}, "an x");
        assertEquals(5L, ((AtomicReference<?>) value).get());
        assertEquals("argument 'a' is required.", errorOf(() -> reading()
                .mapped(null, new TypeReference<AtomicReference<Long>>() {}, "an x")));
    }

    private static Map<String, Object> item(String name, Object value) {
        return map("items", List.of(map("amount", 1, "price", 1), map("amount", 1, "price", 1, name, value)));
    }

    static Stream<Arguments> refused() {
        String refusal = " could not be accepted: the tool's own checks refused what was given.";
        return Stream.of(
                Arguments.of(null, UUID.class, "argument 'a' is required."),
                Arguments.of("zzz", UUID.class, "argument 'a' must be an x, but was \"zzz\"."),
                Arguments.of("", UUID.class, "argument 'a' must be an x, but was \"\"."),
                Arguments.of(5, Color.class, "argument 'a' must be one of \"red\", \"BLUE\", but was 5."),
                Arguments.of("green", Color.class, "argument 'a' must be one of \"red\", \"BLUE\", but was \"green\"."),
                Arguments.of(List.of(), Order.class, "argument 'a' must be an x, but was []."),
                Arguments.of(
                        item("amount", 5.7),
                        Order.class,
                        "argument 'a.items[1].amount' must be an integer, but was 5.7."),
                Arguments.of(
                        item("amount", 9999999999L),
                        Order.class,
                        "argument 'a.items[1].amount' must be an integer from -2147483648 to 2147483647, but was"
                                + " 9999999999."),
                Arguments.of(item("amount", null), Order.class, "argument 'a.items[1].amount' is required."),
                Arguments.of(
                        item("price", "cheap"),
                        Order.class,
                        "argument 'a.items[1].price' must be a number, but was \"cheap\"."),
                Arguments.of(
                        item("color", 1),
                        Order.class,
                        "argument 'a.items[1].color' must be one of \"red\", \"BLUE\", but was 1."),
                Arguments.of(
                        item("due", "soon"),
                        Order.class,
                        "argument 'a.items[1].due' must be an ISO 8601 date, but was \"soon\"."),
                Arguments.of(
                        map("counts", map("odd key", "x")),
                        Order.class,
                        "argument 'a.counts[\"odd key\"]' must be an integer, but was \"x\"."),
                Arguments.of(map(), Even.class, "argument 'a.number' is required."),
                Arguments.of(
                        map("kind", "star"), Shape.class, "argument 'a' must be an x, but was {\"kind\":\"star\"}."),
                Arguments.of(map(), Shape.class, "argument 'a' must be an x, but was {}."),
                Arguments.of(map("number", 3), Even.class, "argument 'a'" + refusal),
                Arguments.of(
                        map("left", map("number", 2), "right", map("number", 3)),
                        Pair.class,
                        "argument 'a.right'" + refusal),
                Arguments.of("", Code.class, "argument 'a'" + refusal),
                Arguments.of("error", Code.class, "argument 'a'" + refusal),
                Arguments.of(map("text", "x"), Settable.class, "argument 'a.text'" + refusal),
                Arguments.of(
                        "no.such.Type",
                        Class.class,
                        "argument 'a' could not be read: the program has no class with this name."),
                Arguments.of(
                        map("x", 1),
                        Runnable.class,
                        "argument 'a' could not be read: the tool's mapper has no way to read such a value."));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void a_failure_says_where_what_was_expected_and_what_came(Object value, Class<?> type, String text) {
        assertEquals(text, errorOf(() -> read(value, type)));
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
                errorOf(() -> reading.mapped(map("number", 2, "more", 1), Even.class, "an x")));
    }

    /** R7.3. */
    @Test
    void keys_are_read_as_jackson_reads_keys() {
        assertEquals(LocalDate.of(2024, 2, 29), reading().mappedKey("2024-02-29", LocalDate.class, "a date"));
        assertEquals("argument 'a' must be a date, but was \"1\".", errorOf(() -> reading()
                .mappedKey("1", LocalDate.class, "a date")));
        assertEquals(5L, reading().mappedKey("5", MAPPER.constructType(Long.class), "an integer"));
        assertEquals("argument 'a' must be a code, but was \"\".", errorOf(() -> reading()
                .mappedKey("", Code.class, "a code")));
    }

    /** R5.2. */
    @Test
    void text_is_a_string() {
        assertEquals("5", Mapping.text("5", "a date"));
        assertEquals("argument 'a' must be a date, but was 5.", errorOf(() -> Mapping.text(5, "a date")));
        assertEquals("argument 'a' is required.", errorOf(() -> Mapping.text(null, "a date")));
    }

    /** R5.6. */
    @Test
    void an_exceptions_text_never_reaches_the_model() {
        Map<Class<?>, Object> refused =
                Map.of(Even.class, map("number", 3), Code.class, "", Settable.class, map("text", "x"));
        refused.forEach((type, value) -> {
            String text =
                    assertThrows(ArgumentError.class, () -> read(value, type)).sentence();
            assertFalse(text.contains("secret") || text.contains("com.github"), text);
        });
    }

    /** {@code Object} and {@code JsonNode} show the tree that the mapper is given. */
    @Test
    void a_tree_keeps_nulls_and_makes_whole_numbers_integers() {
        Map<Object, Object> value = new HashMap<>();
        value.put("n", null);
        assertTrue(exactly(value).get("n").isNull());
        assertEquals("5", tree(5.0).toString());
        assertEquals("5", tree(5.0f).toString());
        assertEquals("100", tree(new BigDecimal("1e2")).toString());
        assertEquals("100000000000000000000", tree(1e20).toString());
        assertEquals("11" + "0".repeat(24), tree(1.1e25).toString());
        assertEquals("5.7", tree(5.7).toString());
        assertEquals("5.0", exactly(5.0).toString());
        assertEquals("5.0", exactly(5.0f).toString());
        assertEquals(JsonNodeType.NUMBER, tree(new BigDecimal("1e999999999")).getNodeType());
        assertEquals(new BigDecimal("1E+2"), exactly(new BigDecimal("1e2")).decimalValue());
        assertTrue(tree(5.0).isInt());
        assertTrue(tree(5e9).isLong());
        assertTrue(tree((short) 5).isInt());
        assertEquals("[1,[true]]", tree(List.of(1, List.of(true))).toString());
    }

    private static JsonNode exactly(Object value) {
        return (JsonNode) reading().mapped(value, JsonNode.class, "an x");
    }

    private static JsonNode tree(Object value) {
        return (JsonNode) reading().mapped(value, MAPPER.constructType(JsonNode.class), "an x");
    }

    /** R5.8. */
    @Test
    void a_tree_is_no_deeper_than_jackson_reads() {
        Object deep = 1;
        for (int i = 0; i < 1000; i++) {
            deep = List.of(deep);
        }
        assertEquals(1, exactly(deep).size());
        Object deeper = List.of(deep);
        String text = "argument 'a' must be nested at most 1000 levels deep.";
        assertEquals(text, errorOf(() -> read(deeper, Object.class)));
        Mapping inside = reading();
        inside.nesting = 1;
        Object arguments = deep;
        assertEquals(text, errorOf(() -> inside.mapped(arguments, Object.class, "an x")));
        List<Object> cyclic = new ArrayList<>();
        cyclic.add(cyclic);
        assertThrows(ArgumentError.class, () -> read(cyclic, JsonNode.class));
    }
}
