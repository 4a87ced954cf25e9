package com.example.support;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The urgency of a ticket. */
public enum Priority {
    LOW,
    NORMAL,
    @JsonProperty("as-soon-as-possible")
    URGENT
}
