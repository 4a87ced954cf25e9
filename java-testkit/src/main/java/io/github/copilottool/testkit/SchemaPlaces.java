package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The schemas that a schema is made of, so that a property called {@code not} is no keyword. */
final class SchemaPlaces {
    // JSON Schema 2020-12, Core 10, and 2019's definitions.
    private static final Set<String> ONE = Set.of(
            "items",
            "additionalProperties",
            "propertyNames",
            "contains",
            "not",
            "if",
            "then",
            "else",
            "unevaluatedItems",
            "unevaluatedProperties");
    private static final Set<String> LISTS = Set.of("allOf", "anyOf", "oneOf", "prefixItems");
    private static final Set<String> MAPS =
            Set.of("properties", "patternProperties", "$defs", "definitions", "dependentSchemas");

    private SchemaPlaces() {}

    /**
     * One schema inside another.
     *
     * @param schema an object; schemas that are {@code true} or {@code false} say nothing
     * @param pointer the JSON Pointer to it
     * @param depth how many objects it is nested in
     * @param isProperty whether it is the schema of a property, rather than of an element, an alternative or a definition
     */
    record Place(JsonNode schema, String pointer, int depth, boolean isProperty) {}

    /** A schema itself, and all below it, those nearer to the root first. References are not followed. */
    static List<Place> of(JsonNode root) {
        List<Place> places = new ArrayList<>();
        Deque<Place> open = new ArrayDeque<>();
        open.add(new Place(root, "", 0, false));
        while (!open.isEmpty()) {
            Place place = open.remove();
            if (!place.schema().isObject()) {
                continue;
            }
            places.add(place);
            for (Map.Entry<String, JsonNode> member : place.schema().properties()) {
                String keyword = member.getKey();
                JsonNode value = member.getValue();
                String pointer = place.pointer() + "/" + escaped(keyword);
                if (ONE.contains(keyword)) {
                    open.add(new Place(value, pointer, inside(place, keyword), false));
                } else if (LISTS.contains(keyword) && value.isArray()) {
                    for (int i = 0; i < value.size(); i++) {
                        open.add(new Place(value.get(i), pointer + "/" + i, place.depth(), false));
                    }
                } else if (MAPS.contains(keyword) && value.isObject()) {
                    value.properties()
                            .forEach(each -> open.add(new Place(
                                    each.getValue(),
                                    pointer + "/" + escaped(each.getKey()),
                                    inside(place, keyword),
                                    keyword.equals("properties"))));
                }
            }
        }
        return places;
    }

    private static int inside(Place place, String keyword) {
        boolean member = keyword.equals("properties") || keyword.equals("additionalProperties");
        return place.depth() + (member ? 1 : 0);
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
