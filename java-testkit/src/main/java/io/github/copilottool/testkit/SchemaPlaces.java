package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The subschemas of a schema. A property named {@code not}, for example, is not taken for the keyword. */
final class SchemaPlaces {
    // JSON Schema 2020-12, Core 10, and `definitions` of 2019-09.
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
     * @param schema an object; schemas that are {@code true} or {@code false} are left out
     * @param pointer the JSON Pointer to it
     * @param depth the number of objects around it
     * @param isProperty whether it is a property's schema rather than that of an element, an alternative or a
     *     definition
     */
    record Place(JsonNode schema, String pointer, int depth, boolean isProperty) {}

    /** Returns a schema and all its subschemas, those nearer to the root first. References are not followed. */
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
