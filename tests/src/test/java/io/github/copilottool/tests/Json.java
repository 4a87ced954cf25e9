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
import java.util.Map;
import java.util.function.BiPredicate;

/** JSON of the cases: read without loss, and written so that a person can compare two texts. */
final class Json {
    /**
     * Allows numbers of any length, since a default can be as long as the user writes it (R4.6). Jackson's own limit is
     * 1,000 digits.
     */
    private static final StreamReadConstraints ANY_NUMBER =
            StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build();

    /**
     * Jackson's default mapper, except for the length of numbers. Numbers with a fraction become doubles, as in the
     * arguments that a handler gets.
     */
    static final JsonMapper PLAIN = JsonMapper.builder(
                    JsonFactory.builder().streamReadConstraints(ANY_NUMBER).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** A mapper configured like the one that the SDK passes to companions. */
    static final JsonMapper OF_THE_SDK = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    /** A mapper that keeps all digits of a number. */
    private static final JsonMapper EXACT = PLAIN.rebuild()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final int WIDTH = 120;

    /** The longest line of a request's entry: longer ones have parts with lines of their own, so that a diff shows them. */
    private static final int ENTRY = 1_000;

    private Json() {}

    /** Reads a text, and keeps all digits of numbers. */
    static JsonNode exact(String text) {
        return read(EXACT, text);
    }

    /** Reads a text with Jackson's default settings. */
    static JsonNode plain(String text) {
        return read(PLAIN, text);
    }

    /** Writes a value with Jackson's default settings. */
    static String write(Object value) {
        try {
            return PLAIN.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new AssertionError("Jackson cannot write " + value.getClass(), e);
        }
    }

    /** Returns a tree as text for reading, with members in their order. A part that fits on a line is on one line. */
    static String readable(JsonNode node) {
        return printed(node, (indent, end) -> end <= WIDTH);
    }

    /** Returns a request as text for reading: each entry of its tables has a line, unless it is very long. */
    static String tables(JsonNode request) {
        return printed(request, (indent, end) -> indent >= 4 && end <= ENTRY);
    }

    /** Prints a tree. {@code fits} decides by a part's indentation and its end whether it is on one line. */
    private static String printed(JsonNode node, BiPredicate<Integer, Integer> fits) {
        StringBuilder out = new StringBuilder();
        print(node, 0, 0, fits, out);
        return out.append('\n').toString();
    }

    private static void print(
            JsonNode node, int indent, int column, BiPredicate<Integer, Integer> fits, StringBuilder out) {
        String line = oneLine(node);
        if (node.isEmpty() || fits.test(indent, column + line.length())) {
            out.append(line);
            return;
        }
        out.append(node.isObject() ? "{" : "[");
        String margin = "\n" + " ".repeat(indent + 2);
        String separator = margin;
        // Where the line of a member ends that has no parts: the next one follows it if it fits, too.
        int end = Integer.MAX_VALUE;
        for (var member : members(node)) {
            JsonNode value = member.getValue();
            String text = member.getKey() + oneLine(value);
            boolean isLeaf = node.isObject()
                    && !value.isObject()
                    && (value.isEmpty() || value.get(0).isValueNode());
            if (isLeaf && end < Integer.MAX_VALUE && fits.test(indent, end + 2 + text.length())) {
                end += 2 + text.length();
                out.append(", ").append(text);
                continue;
            }
            out.append(separator).append(member.getKey());
            print(value, indent + 2, indent + 2 + member.getKey().length(), fits, out);
            end = isLeaf && fits.test(indent, indent + 2 + text.length())
                    ? indent + 2 + text.length()
                    : Integer.MAX_VALUE;
            separator = "," + margin;
        }
        out.append("\n").append(" ".repeat(indent)).append(node.isObject() ? "}" : "]");
    }

    /** Returns the parts of an object or array, each with the text before it. */
    private static List<Map.Entry<String, JsonNode>> members(JsonNode node) {
        List<Map.Entry<String, JsonNode>> members = new ArrayList<>();
        if (node.isArray()) {
            node.forEach(element -> members.add(Map.entry("", element)));
        }
        node.properties().forEach(own -> members.add(Map.entry(TextNode.valueOf(own.getKey()) + ": ", own.getValue())));
        return members;
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
