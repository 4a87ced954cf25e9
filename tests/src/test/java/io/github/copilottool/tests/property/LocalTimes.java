package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Adapts times without an offset to their schema. By R7.3 {@code LocalDateTime} and {@code LocalTime} have the formats
 * {@code date-time} and {@code time}, which require an offset and seconds. The types have no offset, and Java omits
 * seconds that are zero.
 */
public final class LocalTimes {
    private static final Pattern TIME =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\dT)?\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?([+-]\\d\\d:\\d\\d|Z)?");

    private LocalTimes() {}

    /** Returns a copy in which each text that is a time has an offset and seconds. */
    public static JsonNode offset(JsonNode json) {
        if (json instanceof ObjectNode object) {
            ObjectNode copy = JsonNodeFactory.instance.objectNode();
            object.properties().forEach(member -> copy.set(member.getKey(), offset(member.getValue())));
            return copy;
        }
        if (json instanceof ArrayNode array) {
            ArrayNode copy = JsonNodeFactory.instance.arrayNode();
            array.forEach(element -> copy.add(offset(element)));
            return copy;
        }
        Matcher time = TIME.matcher(json.asText());
        if (!json.isTextual() || !time.matches()) {
            return json;
        }
        String offset = Objects.requireNonNullElse(time.group(4), "");
        String local = json.textValue().substring(0, json.textValue().length() - offset.length());
        String seconds = time.group(2) == null ? ":00" : "";
        return JsonNodeFactory.instance.textNode(local + seconds + (offset.isEmpty() ? "Z" : offset));
    }
}
