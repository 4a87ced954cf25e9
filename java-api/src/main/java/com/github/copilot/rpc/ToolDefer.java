package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Whether a tool's definition may be withheld from the model until a search finds it. */
public enum ToolDefer {
    /** Not set: the runtime decides. A definition has null instead, so that nothing is written. */
    NONE(null),
    /** The definition may be withheld. */
    AUTO("auto"),
    /** The definition is always shown. */
    NEVER("never");

    private final String value;

    ToolDefer(String value) {
        this.value = value;
    }

    /** {@return the mode as it is sent: null, {@code "auto"} or {@code "never"}} */
    @JsonValue
    public String getValue() {
        return value;
    }

    /**
     * {@return the mode that was sent; {@link #NONE} for null}
     *
     * @param value null, {@code "auto"} or {@code "never"}
     * @throws IllegalArgumentException for any other value
     */
    @JsonCreator
    public static ToolDefer fromValue(String value) {
        if (value == null) {
            return NONE;
        }
        for (ToolDefer mode : values()) {
            if (value.equals(mode.value)) {
                return mode;
            }
        }
        throw new IllegalArgumentException("No ToolDefer has the value '" + value + "': use 'auto' or 'never'.");
    }
}
