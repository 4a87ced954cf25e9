package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The names that a tool's arguments may have.
 *
 * @param known the names of the schema's properties, in order
 * @param isOpen whether other names are allowed, by {@code additionalProperties} or because the schema has no
 *     properties
 */
record ArgumentNames(List<String> known, boolean isOpen) {
    static ArgumentNames of(JsonNode schema) {
        List<String> known = new ArrayList<>();
        schema.path("properties").fieldNames().forEachRemaining(known::add);
        JsonNode more = schema.path("additionalProperties");
        boolean allowsMore = more.isObject() || more.asBoolean(false);
        // These keywords can add properties that are not listed in `properties`.
        boolean saysMore = Set.of("patternProperties", "$ref", "allOf", "anyOf", "oneOf").stream()
                .anyMatch(schema::has);
        return new ArgumentNames(
                List.copyOf(known),
                allowsMore || saysMore || !schema.path("properties").isObject());
    }

    /**
     * Checks that the tool has arguments with these names.
     *
     * @throws AssertionError if a name is unknown; the message lists the unknown names and the known ones
     */
    void requireKnown(String tool, Set<String> names) {
        List<String> unknown = names.stream()
                .filter(each -> !isOpen && !known.contains(each))
                .map(each -> "'" + each + "'" + suggestion(each))
                .toList();
        if (unknown.isEmpty()) {
            return;
        }
        String there = known.isEmpty() ? "It has none." : "It has: " + String.join(", ", known) + ".";
        throw new AssertionError("The tool " + tool + " has no argument " + String.join(" and no argument ", unknown)
                + ". " + there + " Tools.withUnknownArguments() allows others.");
    }

    private String suggestion(String name) {
        String nearest = nearest(name, known);
        return nearest == null ? "" : " (did you mean '" + nearest + "'?)";
    }

    /** Returns the first of some names that is similar to a name, null if there is none. */
    static String nearest(String name, Collection<String> names) {
        for (String each : names) {
            int most = (Math.max(each.length(), name.length()) + 1) / 3;
            if (distance(each.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT)) <= Math.min(2, most)) {
                return each;
            }
        }
        return null;
    }

    /**
     * Returns the Levenshtein distance: how many characters to add, remove or replace to turn one text into the other.
     */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
