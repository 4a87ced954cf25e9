package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The tools that an MCP server of another library lists, as definitions of a companion. */
final class ListedTools {
    private static final ObjectMapper JSON = new ObjectMapper();

    private ListedTools() {}

    /**
     * Compares tools with a library's {@code definitions.json}, with which {@code ToolLibrariesTest} compares
     * companions. {@code BLESS=1} writes the file.
     *
     * @param tools the array {@code tools} of an answer to {@code tools/list}
     * @param library the library's folder
     */
    static void compare(JsonNode tools, Path library) throws IOException {
        ArrayNode definitions = JsonNodeFactory.instance.arrayNode();
        tools.forEach(tool -> definitions.add(definition(tool)));
        assertTrue(definitions.size() > 1, tools::toString);
        Path file = library.resolve("definitions.json");
        if ("1".equals(System.getenv("BLESS"))) {
            Folder.write(file, definitions.toPrettyString() + "\n");
        }
        assertEquals(
                pretty(definitions), pretty(JSON.readTree(file.toFile())), () -> file + ": BLESS=1 writes it anew");
    }

    /** Returns a tool of MCP in the form of a definition: the reverse of what {@code copilot-tool-mcp} does. */
    private static ObjectNode definition(JsonNode tool) {
        Set<String> members = new HashSet<>();
        tool.fieldNames().forEachRemaining(members::add);
        members.removeAll(Set.of("name", "title", "description", "inputSchema", "annotations"));
        assertEquals(Set.of(), members, "unknown members");

        ObjectNode definition = JsonNodeFactory.instance.objectNode();
        definition.set("name", tool.get("name"));
        if (tool.has("description")) {
            definition.set("description", tool.get("description"));
        }
        definition.set("parameters", tool.get("inputSchema"));
        ObjectNode hints = JsonNodeFactory.instance.objectNode();
        tool.path("annotations").properties().forEach(hint -> hints.set(hint.getKey(), hint.getValue()));
        // The protocol: a client displays the tool's title, else that of its annotations.
        String annotated = hints.path("title").asText();
        String title = tool.path("title").asText(annotated);
        hints.remove("title");
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        if (!title.isEmpty()) {
            metadata.put("mcp.title", title);
        }
        if (!hints.isEmpty()) {
            metadata.set("mcp", hints);
        }
        if (!metadata.isEmpty()) {
            definition.set("metadata", metadata);
        }
        return definition;
    }

    /** Returns definitions by their names, with sorted members, since the order of both has no meaning. */
    private static String pretty(JsonNode definitions) {
        Map<String, Object> byName = new TreeMap<>();
        for (JsonNode definition : definitions) {
            byName.put(definition.get("name").asText(), sorted(definition));
        }
        assertEquals(definitions.size(), byName.size(), "tools with different names");
        return JSON.valueToTree(byName).toPrettyString();
    }

    private static Object sorted(JsonNode value) {
        if (!value.isObject()) {
            return value;
        }
        Map<String, Object> members = new TreeMap<>();
        value.properties().forEach(member -> members.put(member.getKey(), sorted(member.getValue())));
        return members;
    }
}
