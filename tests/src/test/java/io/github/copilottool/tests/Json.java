package io.github.copilottool.tests;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.ArrayList;
import java.util.List;

/** JSON as the cases hold it: read without loss, and written so that a person can compare two of them. */
final class Json {
    /** A default is as long as the user writes it (R4.6); Jackson by itself stops at 1,000 digits. */
    private static final StreamReadConstraints ANY_NUMBER =
            StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build();

    /**
     * Jackson with no settings, but for the length of numbers: those with a fraction become doubles, as in what reaches a
     * real handler.
     */
    static final JsonMapper PLAIN = JsonMapper.builder(
                    JsonFactory.builder().streamReadConstraints(ANY_NUMBER).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** As the SDK sets the mapper that it hands to companions. */
    static final JsonMapper OF_THE_SDK = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    /** Keeps each digit of every number. */
    private static final JsonMapper EXACT = PLAIN.rebuild()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final int WIDTH = 100;

    private Json() {}

    /** Reads a text, each number with the digits that it is written with. */
    static JsonNode exact(String text) {
        return read(EXACT, text);
    }

    /** Reads a text with Jackson's default settings. */
    static JsonNode plain(String text) {
        return read(PLAIN, text);
    }

    /** Writes a value as Jackson does with no settings. */
    static String write(Object value) {
        try {
            return PLAIN.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new AssertionError("Jackson cannot write " + value.getClass(), e);
        }
    }

    /** Lays a tree out for reading, members in their order: what fits on a line stays on one. */
    static String readable(JsonNode node) {
        StringBuilder out = new StringBuilder();
        print(node, 0, 0, out);
        return out.append('\n').toString();
    }

    private static void print(JsonNode node, int indent, int column, StringBuilder out) {
        String line = oneLine(node);
        if (!node.isContainerNode() || column + line.length() <= WIDTH) {
            out.append(line);
            return;
        }
        out.append(node.isObject() ? "{" : "[");
        String separator = "\n";
        String margin = " ".repeat(indent + 2);
        if (node.isObject()) {
            for (var member : node.properties()) {
                String name = TextNode.valueOf(member.getKey()) + ": ";
                out.append(separator).append(margin).append(name);
                print(member.getValue(), indent + 2, indent + 2 + name.length(), out);
                separator = ",\n";
            }
        } else {
            for (JsonNode element : node) {
                out.append(separator).append(margin);
                print(element, indent + 2, indent + 2, out);
                separator = ",\n";
            }
        }
        out.append("\n").append(" ".repeat(indent)).append(node.isObject() ? "}" : "]");
    }

    private static String oneLine(JsonNode node) {
        List<String> parts = new ArrayList<>();
        if (node.isObject()) {
            node.properties()
                    .forEach(
                            member -> parts.add(TextNode.valueOf(member.getKey()) + ": " + oneLine(member.getValue())));
            return "{" + String.join(", ", parts) + "}";
        }
        if (node.isArray()) {
            node.forEach(element -> parts.add(oneLine(element)));
            return "[" + String.join(", ", parts) + "]";
        }
        return node.toString();
    }

    private static JsonNode read(JsonMapper mapper, String text) {
        try {
            return mapper.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("This is not JSON: " + text, e);
        }
    }
}
