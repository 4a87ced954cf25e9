package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** JSON as text that reviews can diff: the same text for the same value, with every version of Jackson. */
final class JsonText {
    /** Allows numbers of any length, since a default can have as many digits as the user writes (R4.6). */
    private static final StreamReadConstraints ANY_NUMBER =
            StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build();

    /** Controls, separators of lines and paragraphs, and format characters, except those that join letters. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cf}&&[^\\u200c\\u200d]]");

    private static final ObjectMapper MAPPER = JsonMapper.builder(
                    JsonFactory.builder().streamReadConstraints(ANY_NUMBER).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private JsonText() {}

    /**
     * Reads one JSON value. Numbers keep all their digits.
     *
     * @throws JsonProcessingException if the text is not one JSON value, or an object has a key twice
     */
    static JsonNode read(String text) throws JsonProcessingException {
        return MAPPER.readTree(text);
    }

    /** Reads text that is known to be one JSON value. */
    static JsonNode known(String json) {
        try {
            return read(json);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns a value as Jackson writes it. Numbers keep all their digits. */
    static JsonNode of(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Returns a text in one line, with control and format characters as JSON has them, for a report. */
    static String printable(String text) {
        return CONTROL.matcher(text).replaceAll(found -> found.group()
                .chars()
                .mapToObj(unit -> String.format("\\\\u%04x", unit))
                .collect(Collectors.joining()));
    }

    /** Returns the names of an object's members, in order. */
    static List<String> names(JsonNode object) {
        return object.properties().stream().map(Map.Entry::getKey).toList();
    }

    /** Returns the texts in an array, in order; none for any other value. */
    static Set<String> texts(JsonNode array) {
        Set<String> texts = new LinkedHashSet<>();
        array.forEach(each -> texts.add(each.asText()));
        return texts;
    }

    /** Returns the JSON Pointer of a member or element. */
    static String pointer(String around, String name) {
        return around + "/" + name.replace("~", "~0").replace("/", "~1");
    }

    /** Returns how many characters a text has, however Java encodes them. */
    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Returns the beginning of a text that is longer than so many characters, and dots after them. */
    static String cut(String text, int most) {
        return length(text) <= most ? text : beginning(text, most) + "...";
    }

    /** Returns a text of at most so many characters, of which the last is an ellipsis if something is left out. */
    static String shortened(String text, int most) {
        return length(text) <= most ? text : beginning(text, most - 1) + "…";
    }

    private static String beginning(String text, int length) {
        return text.substring(0, text.offsetByCodePoints(0, length));
    }

    /**
     * Returns a value with one member or element per line, indented by two spaces per level, lines ended by {@code \n}.
     */
    static String pretty(JsonNode value) {
        return pretty(value, "\n") + '\n';
    }

    private static String pretty(JsonNode value, String line) {
        if (value.isEmpty()) {
            return value.toString();
        }
        String inner = line + "  ";
        boolean isObject = value.isObject();
        StringJoiner all = new StringJoiner("," + inner, (isObject ? "{" : "[") + inner, line + (isObject ? "}" : "]"));
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            JsonNode name = JsonNodeFactory.instance.textNode(member.getKey());
            all.add(name + ": " + pretty(member.getValue(), inner));
        }
        for (int i = 0; !isObject && i < value.size(); i++) {
            all.add(pretty(value.get(i), inner));
        }
        return all.toString();
    }
}
