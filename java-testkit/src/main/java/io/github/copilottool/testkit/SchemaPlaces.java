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
    private static final Set<String> ONE = SchemaKeywords.taking("schema");
    private static final Set<String> LISTS = SchemaKeywords.taking("schemas");
    private static final Set<String> MAPS = SchemaKeywords.taking("schema-map");

    private SchemaPlaces() {}

    /**
     * One schema inside another.
     *
     * @param schema an object; schemas that are {@code true} or {@code false} are left out
     * @param pointer the JSON Pointer to it
     * @param definition the pointer to the entry of the root's {@code $defs} around it; empty outside of definitions
     * @param depth the number of objects around it
     * @param isProperty whether it is a property's schema rather than that of an element, an alternative or a
     *     definition
     * @param isRequired whether each value of the definition has a value here: an array or a map may be empty, and a
     *     union may have another alternative
     */
    record Place(
            JsonNode schema, String pointer, String definition, int depth, boolean isProperty, boolean isRequired) {
        private Place inside(String steps, JsonNode inner, boolean isMember) {
            return new Place(inner, pointer + steps, definition, depth + (isMember ? 1 : 0), false, false);
        }

        /** Returns a property's schema, or a definition, which is a value of its own. */
        private Place named(String keyword, String name, JsonNode inner) {
            String step = JsonText.pointer("/" + keyword, name);
            boolean isDefinition = pointer.isEmpty() && (keyword.equals("$defs") || keyword.equals("definitions"));
            if (isDefinition) {
                return new Place(inner, step, step, depth, false, true);
            }
            if (keyword.equals("properties")) {
                boolean isNeeded = isRequired && TypeText.required(schema).contains(name);
                return new Place(inner, pointer + step, definition, depth + 1, true, isNeeded);
            }
            return inside(step, inner, false);
        }
    }

    /** Returns a schema and all its subschemas, those nearer to the root first. References are not followed. */
    static List<Place> of(JsonNode root) {
        List<Place> places = new ArrayList<>();
        Deque<Place> open = new ArrayDeque<>();
        open.add(new Place(root, "", "", 0, false, true));
        while (!open.isEmpty()) {
            Place place = open.remove();
            if (!place.schema().isObject()) {
                continue;
            }
            places.add(place);
            for (Map.Entry<String, JsonNode> member : place.schema().properties()) {
                String keyword = member.getKey();
                JsonNode value = member.getValue();
                if (ONE.contains(keyword)) {
                    open.add(place.inside("/" + keyword, value, keyword.equals("additionalProperties")));
                } else if (LISTS.contains(keyword) && value.isArray()) {
                    for (int i = 0; i < value.size(); i++) {
                        open.add(place.inside("/" + keyword + "/" + i, value.get(i), false));
                    }
                } else if (MAPS.contains(keyword) && value.isObject()) {
                    value.properties().forEach(each -> open.add(place.named(keyword, each.getKey(), each.getValue())));
                }
            }
        }
        return places;
    }
}
