package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * One tool of one tool class, as the processor's catalogue has it.
 *
 * @param toolClass the tool class's binary name
 * @param entry the catalogue's object: name, description, parameters, flags, metadata and method
 */
record CatalogTool(String toolClass, JsonNode entry) {
    String name() {
        return entry.path("name").asText();
    }

    /** The type that declares the tool's method: the tool class, or a supertype. */
    String declaredIn() {
        return entry.path("declaredIn").asText(toolClass);
    }

    /** The name of the Java method: the catalogue has its parameters' types behind it, {@code find(long)}. */
    String method() {
        String signature = entry.path("method").asText();
        int parameters = signature.indexOf('(');
        return parameters < 0 ? signature : signature.substring(0, parameters);
    }

    /** What the model reads: name, description and parameters. */
    ObjectNode read() {
        ObjectNode read = JsonNodeFactory.instance.objectNode();
        for (String member : List.of("name", "description", "parameters")) {
            if (entry.has(member)) {
                read.set(member, entry.get(member));
            }
        }
        return read;
    }

    /** The size of what the model reads, as JSON without white space in UTF-8. */
    int bytes() {
        return read().toString().getBytes(StandardCharsets.UTF_8).length;
    }

    /** The entry with the class behind the name. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> member : entry.properties()) {
            json.set(member.getKey(), member.getValue());
            if (member.getKey().equals("name")) {
                json.put("class", toolClass);
            }
        }
        return json;
    }
}
