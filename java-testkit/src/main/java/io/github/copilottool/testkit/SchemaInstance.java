package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A value that {@link SchemaInstances} made of a schema, to show one thing.
 *
 * @param value the whole value, for a tool its arguments
 * @param place the path of the part that the value was made for, such as {@code items[0].price}; empty for the whole
 * @param shows the property of the value that was asked for, such as {@code "the maximum"}
 * @param kind whether the schema allows the value, and if not, what is wrong with it
 */
public record SchemaInstance(JsonNode value, String place, String shows, Kind kind) {
    /** The relations of a value to its schema. */
    public enum Kind {
        /** The schema allows the value. */
        ALLOWED,
        /** The JSON text of an array or object takes its place: the schema refuses it, and tools read it (R5.2). */
        STRUCTURE_AS_TEXT,
        /** A value of a JSON type that the schema does not allow. */
        WRONG_TYPE,
        /** null in place of a required value. */
        NULL,
        /** A required property is missing. */
        MISSING,
        /** A value beyond a bound, of another size, or one that breaks a pattern. */
        BEYOND_BOUND,
        /** A value that is none of an enum's values, or not the constant. */
        NO_SUCH_VALUE,
        /** A text that does not have the schema's format. */
        WRONG_FORMAT,
        /** A property that a closed object does not have. */
        UNKNOWN_NAME
    }

    /** {@return whether the schema allows the value: true for {@link Kind#ALLOWED} alone} */
    public boolean isAllowed() {
        return kind == Kind.ALLOWED;
    }

    /** Returns the same for a value around this one. */
    SchemaInstance inside(JsonNode around, String step) {
        return new SchemaInstance(around, step + place, shows, kind);
    }

    /** Returns the same for the root. */
    SchemaInstance ofRoot() {
        return new SchemaInstance(value, ArgumentPath.of(place), shows, kind);
    }
}
