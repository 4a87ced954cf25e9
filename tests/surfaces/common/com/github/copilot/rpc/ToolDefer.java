package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonValue;

public enum ToolDefer {
    NONE(null),
    AUTO("auto"),
    NEVER("never");

    private final String value;

    ToolDefer(String value) {
        this.value = value;
    }

    @JsonValue
    public String getValue() {
        return value;
    }
}
