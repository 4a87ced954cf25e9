package io.github.copilottool.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** JSON Schema's keywords, from a table that the processor reads, too. It explains its columns. */
final class SchemaKeywords {
    private static final List<String[]> ROWS = rows();

    private SchemaKeywords() {}

    /** Returns the keywords that take a value of a kind. */
    static Set<String> taking(String value) {
        return having(1, value);
    }

    /** Returns the keywords that are about values of a type. */
    static Set<String> about(String type) {
        return having(2, type);
    }

    /** Returns the keywords whose changes break callers in a way. */
    static Set<String> changing(String change) {
        return having(4, change);
    }

    private static Set<String> having(int column, String cell) {
        return ROWS.stream()
                .filter(cells -> cells[column].equals(cell))
                .map(cells -> cells[0])
                .collect(Collectors.toUnmodifiableSet());
    }

    private static List<String[]> rows() {
        try (InputStream table = SchemaKeywords.class.getResourceAsStream("json-schema-keywords.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                    .map(line -> line.split("\\s+"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
