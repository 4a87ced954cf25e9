package com.example.support;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How soon a ticket is looked at. */
public enum Priority {
    LOW,
    NORMAL,
    @JsonProperty("as-soon-as-possible")
    URGENT
}
