package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;

/** A format of recorded calls. A record shows by its content which format it has. */
interface CallFormat {
    /** Passes on the calls in a record. Returns whether it has this format, with calls or without. */
    boolean read(JsonNode record, CallCollector calls);

    /**
     * Returns the object whose JSON a text is, and any other value as it is; null if it is missing, or a text that is not
     * the JSON of an object, for instance because it was blacked out.
     */
    static JsonNode structure(JsonNode value) {
        if (value.isTextual()) {
            JsonNode read = Wire.recorded(value.textValue());
            return read.isObject() ? read : null;
        }
        return value.isMissingNode() || value.isNull() ? null : value;
    }
}
