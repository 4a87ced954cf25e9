package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One tool of one tool class, as in the processor's catalogue.
 *
 * @param toolClass the tool class's binary name
 * @param entry the catalogue's object: name, description, parameters, flags, metadata and method
 */
record CatalogTool(String toolClass, JsonNode entry) {
    String name() {
        return entry.path("name").asText();
    }

    /** Returns the type that declares the tool's method: the tool class or a supertype. */
    String declaredIn() {
        return entry.path("declaredIn").asText(toolClass);
    }

    /** Returns the name of the Java method, without the parameter types that the catalogue adds: {@code find(long)}. */
    String method() {
        String signature = entry.path("method").asText();
        int parameters = signature.indexOf('(');
        return parameters < 0 ? signature : signature.substring(0, parameters);
    }

    /** Returns the members that the model reads: name, description and parameters. */
    ObjectNode read() {
        ObjectNode read = JsonNodeFactory.instance.objectNode();
        for (String member : List.of("name", "description", "parameters")) {
            if (entry.has(member)) {
                read.set(member, entry.get(member));
            }
        }
        return read;
    }

    /** Returns the size of these members as JSON in UTF-8, without white space. */
    int bytes() {
        return read().toString().getBytes(StandardCharsets.UTF_8).length;
    }

    /** Returns tools by their names, sorted. */
    static Map<String, List<CatalogTool>> byName(List<CatalogTool> tools) {
        return tools.stream().collect(Collectors.groupingBy(CatalogTool::name, TreeMap::new, Collectors.toList()));
    }

    /** Returns the number of tools and what they are, for people. */
    static String number(List<CatalogTool> tools) {
        return tools.size() == 1 ? "1 tool" : tools.size() + " tools";
    }

    /** Returns the size of tools, see {@link #bytes()}. */
    static int bytes(List<CatalogTool> tools) {
        return tools.stream().mapToInt(CatalogTool::bytes).sum();
    }

    /** Returns the entry with the class as a member after the name. */
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
