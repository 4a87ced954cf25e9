package com.github.copilot.mine;

import com.fasterxml.jackson.annotation.JsonProperty;

public enum Kind {
    @JsonProperty("first")
    FIRST,
    SECOND
}
