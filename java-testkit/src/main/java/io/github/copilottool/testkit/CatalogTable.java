package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/** The catalogue as a table for people. */
final class CatalogTable {
    private static final List<String> HEAD = List.of("TOOL", "ARGUMENTS", "FLAGS", "METHOD", "DESCRIPTION");
    private static final int WIDEST_DESCRIPTION = 80;
    private static final Set<String> NO_FLAG =
            Set.of("name", "method", "declaredIn", "description", "metadata", "parameters");

    private CatalogTable() {}

    /** A line a tool, columns wide enough for their widest cell. Arguments that may be left out have a {@code ?}. */
    static String of(List<CatalogTool> tools) {
        List<List<String>> rows = new ArrayList<>(List.of(HEAD));
        tools.forEach(each -> rows.add(row(each)));
        int[] widths = new int[HEAD.size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], length(row.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                line.append(row.get(i)).append(" ".repeat(widths[i] - length(row.get(i)) + 2));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static List<String> row(CatalogTool tool) {
        JsonNode entry = tool.entry();
        return List.of(
                line(tool.name()),
                line(arguments(entry.path("parameters"))),
                line(flags(entry)),
                line(tool.toolClass() + "." + tool.method()),
                cut(line(entry.path("description").asText())));
    }

    private static String arguments(JsonNode parameters) {
        Set<String> required = new HashSet<>();
        parameters.path("required").forEach(each -> required.add(each.asText()));
        StringJoiner names = new StringJoiner(", ");
        for (Map.Entry<String, JsonNode> property :
                parameters.path("properties").properties()) {
            names.add(property.getKey() + (required.contains(property.getKey()) ? "" : "?"));
        }
        return names.toString();
    }

    private static String flags(JsonNode entry) {
        StringJoiner flags = new StringJoiner(", ");
        for (Map.Entry<String, JsonNode> member : entry.properties()) {
            if (!NO_FLAG.contains(member.getKey())) {
                boolean on = member.getValue().isBoolean();
                flags.add(
                        on
                                ? member.getKey()
                                : member.getKey() + "=" + member.getValue().asText());
            }
        }
        return flags.toString();
    }

    // A description may hold line ends, and what a terminal would obey.
    private static String line(String text) {
        return text.replaceAll("[\\p{Cc}\\s]+", " ").strip();
    }

    private static String cut(String text) {
        return length(text) <= WIDEST_DESCRIPTION
                ? text
                : text.substring(0, text.offsetByCodePoints(0, WIDEST_DESCRIPTION - 1)) + "…";
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
