package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** The local references of a schema. */
final class SchemaReferences {
    private final JsonNode root;

    SchemaReferences(JsonNode root) {
        this.root = root;
    }

    /** Returns the schema that a reference leads to; a missing node if it leads out of this schema or nowhere. */
    JsonNode target(String reference) {
        if (!reference.startsWith("#")) {
            return root.path("$defs").path("").path("");
        }
        String fragment = URLDecoder.decode(reference.substring(1).replace("+", "%2B"), StandardCharsets.UTF_8);
        if (fragment.isEmpty() || fragment.startsWith("/")) {
            return root.at(JsonPointer.compile(fragment));
        }
        for (SchemaPlaces.Place place : SchemaPlaces.of(root)) {
            if (fragment.equals(place.schema().path("$anchor").textValue())) {
                return place.schema();
            }
        }
        return root.path("$defs").path("").path("");
    }
}
