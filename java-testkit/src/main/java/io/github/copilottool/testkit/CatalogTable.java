package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/** The catalogue as a text for people, in lines of at most 100 columns. */
final class CatalogTable {
    private static final int COLUMNS = 100;
    private static final int WIDEST_DESCRIPTION = 184;
    private static final Set<String> NO_FLAG = Set.of(
            "name",
            "method",
            "declaredIn",
            "description",
            "metadata",
            "parameters",
            "outputSchema",
            "failures",
            "sha256");

    private CatalogTable() {}

    /**
     * Returns for each tool its size, its name with the arguments' types, its flags, its description and its Java
     * method. An optional argument has a {@code ?}.
     */
    static String of(List<CatalogTool> tools) {
        String total = String.valueOf(CatalogTool.bytes(tools));
        int width = Math.max("BYTES".length(), total.length());
        StringBuilder text = new StringBuilder();
        append("BYTES", List.of("TOOL"), width, text);
        for (CatalogTool tool : tools) {
            append(String.valueOf(tool.bytes()), cells(tool), width, text);
        }
        append(total, List.of(CatalogTool.number(tools)), width, text);
        return text.toString();
    }

    private static void append(String bytes, List<String> cells, int width, StringBuilder text) {
        String before = " ".repeat(width - bytes.length()) + bytes + "  ";
        // The signature comes first; its continuation lines are indented further.
        String hanging = "    ";
        for (String cell : cells) {
            for (String line : wrapped(cell, COLUMNS - width - 2, hanging)) {
                text.append((before + line).stripTrailing()).append('\n');
                before = " ".repeat(width + 2);
            }
            hanging = "";
        }
    }

    private static List<String> cells(CatalogTool tool) {
        JsonNode entry = tool.entry();
        String flags = flags(entry);
        return List.of(
                line(tool.name() + "(" + arguments(entry.path("parameters")) + ")"),
                JsonText.shortened(line(entry.path("description").asText()), WIDEST_DESCRIPTION),
                line(tool.toolClass() + "." + tool.method() + (flags.isEmpty() ? "" : "  [" + flags + "]")));
    }

    private static String arguments(JsonNode parameters) {
        Set<String> required = TypeText.required(parameters);
        StringJoiner arguments = new StringJoiner(", ");
        for (Map.Entry<String, JsonNode> property :
                parameters.path("properties").properties()) {
            JsonNode schema = property.getValue();
            arguments.add(property.getKey()
                    + (required.contains(property.getKey()) ? ": " : "?: ")
                    + TypeText.of(schema)
                    + (schema.has("default")
                            ? " = " + JsonText.shortened(schema.path("default").toString(), 24)
                            : ""));
        }
        return arguments.toString();
    }

    /** Returns the flags that are set, and {@code defer}. */
    static String flags(JsonNode entry) {
        StringJoiner flags = new StringJoiner(", ");
        for (Map.Entry<String, JsonNode> member : entry.properties()) {
            if (!NO_FLAG.contains(member.getKey())) {
                JsonNode value = member.getValue();
                flags.add(member.getKey() + (value.isBoolean() ? "" : "=" + value.asText()));
            }
        }
        return flags.toString();
    }

    /** Wraps a text to lines of at most so many columns, at blanks if there are any. */
    private static List<String> wrapped(String text, int columns, String hanging) {
        List<String> lines = new ArrayList<>();
        String left = text;
        while (JsonText.length(left) > columns) {
            int most = left.offsetByCodePoints(0, columns);
            int blank = left.lastIndexOf(' ', most);
            int end = blank > hanging.length() ? blank : most;
            lines.add(left.substring(0, end).stripTrailing());
            left = hanging + left.substring(end).stripLeading();
        }
        lines.add(left);
        return lines;
    }

    // A description may contain line ends and a terminal's control characters.
    private static String line(String text) {
        return text.replaceAll("[\\p{Cc}\\s]+", " ").strip();
    }
}
