package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** R5.1, R5.3 and R5.6 for values that the mapper reads, as far as no case proves them. */
class MappingTest {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** A record that refuses some values, and whose creator may fail or make nothing. */
    record Even(@JsonProperty(required = true) int number) {
        Even {
            if (number % 2 != 0) {
                throw new IllegalArgumentException("secret");
            }
        }

        @JsonCreator
        static Even of(String text) {
            if (text.equals("error")) {
                throw new StackOverflowError();
            }
            return null;
        }
    }

    /** A record that holds records which refuse some values. */
    record Pair(Even left, Even right) {}

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

    private static JavaType type(Class<?> type) {
        return MAPPER.constructType(type);
    }

    static Stream<Arguments> refused() {
        String refusal = " could not be accepted: the tool's own checks refused what was given.";
        Map<String, Object> odd = Map.of("left", Map.of("number", 2), "right", Map.of("number", 3));
        return Stream.of(
                Arguments.of(1, TextNode.class, "argument 'a' must be an x, but was 1."),
                Arguments.of("error", Even.class, "argument 'a'" + refusal),
                Arguments.of(odd, Pair.class, "argument 'a.right'" + refusal),
                Arguments.of(Map.of("text", "x"), Settable.class, "argument 'a.text'" + refusal),
                Arguments.of(
                        "nothing",
                        Even.class,
                        "argument 'a' could not be accepted: the tool's own code made no value of it."),
                Arguments.of(
                        Map.of("x", 1),
                        Runnable.class,
                        "argument 'a' could not be read: the tool's mapper has no way to read such a value."));
    }

    /** R5.6: an exception's text never reaches the model. */
    @ParameterizedTest
    @MethodSource("refused")
    void what_the_mapper_cannot_make_is_a_matter_of_the_tools_code(Object value, Class<?> type, String text) {
        assertEquals(text, errorOf(() -> {
            Object made = type == TextNode.class
                    ? reading().mappedValue(value, value, type(type), "an x")
                    : reading().mapped(value, type(type));
            assertEquals("nothing of it", made);
        }));
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
                errorOf(() -> reading.mapped(Map.of("left", Map.of("number", 2), "more", 1), type(Pair.class))));
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

    private static JsonNode tree(Object value) {
        return (JsonNode) reading().mappedValue(value, value, type(JsonNode.class), "an x");
    }

    /** The tree has numbers of JSON, whatever their class, and no number is expanded. */
    @Test
    void a_tree_keeps_numbers() {
        assertEquals("5.0", tree(5.0f).toString());
        assertEquals(
                new BigDecimal("1e999999999"),
                tree(new BigDecimal("1e999999999")).decimalValue());
        assertEquals("[\"AQI=\"]", tree(List.of(new byte[] {1, 2})).toString());
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
