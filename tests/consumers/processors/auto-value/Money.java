package com.example;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.auto.value.AutoValue;

@AutoValue
public abstract class Money {
    @JsonCreator
    public static Money of(@JsonProperty("cents") long cents) {
        return new AutoValue_Money(cents);
    }

    @JsonProperty("cents")
    public abstract long cents();
}
