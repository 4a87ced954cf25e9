package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** The local references of a schema. */
record SchemaReferences(JsonNode root) {
    /** Returns the schema that a reference leads to; a missing node if it leads out of this schema or nowhere. */
    JsonNode target(String reference) {
        if (!reference.startsWith("#")) {
            return MissingNode.getInstance();
        }
        String fragment = URLDecoder.decode(reference.substring(1).replace("+", "%2B"), StandardCharsets.UTF_8);
        if (fragment.isEmpty() || fragment.startsWith("/")) {
            return root.at(JsonPointer.compile(fragment));
        }
        return SchemaPlaces.of(root).stream()
                .map(SchemaPlaces.Place::schema)
                .filter(each -> fragment.equals(each.path("$anchor").textValue()))
                .findFirst()
                .orElse(MissingNode.getInstance());
    }
}
