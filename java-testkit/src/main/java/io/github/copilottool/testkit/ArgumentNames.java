package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names that a tool's arguments, or the properties of an object inside them, may have.
 *
 * @param known the names of the schemas' properties, in order
 * @param isOpen whether other names are allowed, by {@code additionalProperties} or because the schemas have no
 *     properties
 */
record ArgumentNames(List<String> known, boolean isOpen) {
    private static final List<String> UNIONS = List.of("allOf", "anyOf", "oneOf");

    /** An object or array, and the schemas that describe it or alternatives of it. */
    private record Place(String path, JsonNode value, Set<JsonNode> schemas) {}

    static ArgumentNames of(JsonNode schema) {
        return of(applied(List.of(schema), new SchemaReferences(schema)));
    }

    private static ArgumentNames of(Set<JsonNode> schemas) {
        Set<String> known = new LinkedHashSet<>();
        boolean isOpen = schemas.stream().noneMatch(each -> each.has("properties"));
        for (JsonNode each : schemas) {
            known.addAll(JsonText.names(each.path("properties")));
            JsonNode more = each.path("additionalProperties");
            boolean isAnyObject = each.path("type").asText().equals("object")
                    && Stream.of("properties", "$ref", "allOf", "anyOf", "oneOf")
                            .noneMatch(each::has);
            // The other keywords can add properties that are not listed in `properties`.
            isOpen |= isAnyObject
                    || more.isObject()
                    || more.asBoolean(false)
                    || each.asBoolean(false)
                    || Stream.of("patternProperties", "if", "dependentSchemas").anyMatch(each::has);
        }
        return new ArgumentNames(List.copyOf(known), isOpen);
    }

    /** Returns schemas with those that they refer to and combine. */
    private static Set<JsonNode> applied(Collection<JsonNode> schemas, SchemaReferences references) {
        Set<JsonNode> all = new LinkedHashSet<>();
        Deque<JsonNode> open = new ArrayDeque<>(schemas);
        while (!open.isEmpty()) {
            JsonNode each = open.remove();
            if (all.add(each)) {
                UNIONS.forEach(union -> each.path(union).forEach(open::add));
                if (each.has("$ref")) {
                    open.add(references.target(each.get("$ref").asText()));
                }
            }
        }
        return all;
    }

    /**
     * Checks that a tool has the arguments of a call, and their types the properties inside them.
     *
     * @throws AssertionError if a name is unknown; the message lists the unknown names and the known ones
     */
    static void requireKnown(String tool, JsonNode schema, JsonNode arguments) {
        SchemaReferences references = new SchemaReferences(schema);
        Deque<Place> open = new ArrayDeque<>();
        open.add(new Place("", arguments, applied(List.of(schema), references)));
        while (!open.isEmpty()) {
            Place place = open.remove();
            boolean isRoot = place.path().isEmpty();
            String owner = isRoot ? "The tool " + tool : "The argument '" + place.path() + "' of " + tool;
            of(place.schemas()).requireKnown(owner, isRoot ? "argument" : "property", place.value());
            for (Map.Entry<String, JsonNode> each : place.value().properties()) {
                String path = isRoot ? each.getKey() : place.path() + "." + each.getKey();
                List<JsonNode> schemas = place.schemas().stream()
                        .map(of -> first(of.path("properties").path(each.getKey()), of.path("additionalProperties")))
                        .toList();
                open.add(new Place(path, each.getValue(), applied(schemas, references)));
            }
            for (int i = 0; place.value().isArray() && i < place.value().size(); i++) {
                int index = i;
                List<JsonNode> schemas = place.schemas().stream()
                        .map(of -> first(of.path("prefixItems").path(index), of.path("items")))
                        .toList();
                open.add(new Place(place.path() + "[" + i + "]", place.value().get(i), applied(schemas, references)));
            }
        }
    }

    private static JsonNode first(JsonNode own, JsonNode otherwise) {
        return own.isMissingNode() ? otherwise : own;
    }

    private void requireKnown(String owner, String kind, JsonNode object) {
        List<String> unknown = JsonText.names(object).stream()
                .filter(each -> !isOpen && !known.contains(each))
                .map(each -> "'" + each + "'" + suggestion(nearest(each, known)))
                .toList();
        if (unknown.isEmpty()) {
            return;
        }
        String there = known.isEmpty() ? "It has none." : "It has: " + String.join(", ", known) + ".";
        throw new AssertionError(owner + " has no " + kind + " " + String.join(" and no " + kind + " ", unknown) + ". "
                + there + " Tools.withUnknownArguments() allows others.");
    }

    /** Returns a question in brackets about a similar name; nothing if that is null. */
    static String suggestion(String nearest) {
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
