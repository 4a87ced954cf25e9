package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;

/** A format of recorded calls. A record shows by its content which format it has. */
interface CallFormat {
    /**
     * Passes on the calls in a record.
     *
     * @param record a JSON value of a recording
     * @param calls receives the calls
     * @return whether the record has this format, with calls or without
     */
    boolean read(JsonNode record, CallCollector calls);

    /**
     * Returns the object whose JSON a text is.
     *
     * @return the object; any other value as it is; null if the text is not the JSON of an object, for instance because
     *     it was blacked out, and for a missing value
     */
    static JsonNode structure(JsonNode value) {
        if (value.isTextual()) {
            JsonNode read = Wire.recorded(value.textValue());
            return read.isObject() ? read : null;
        }
        return value.isMissingNode() || value.isNull() ? null : value;
    }
}
