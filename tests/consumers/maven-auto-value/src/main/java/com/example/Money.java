package com.example;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.auto.value.AutoValue;

@AutoValue
public abstract class Money {
    @JsonProperty("currency")
    abstract String currency();

    @JsonProperty("cents")
    abstract long cents();

    @JsonCreator
    static Money of(@JsonProperty("currency") String currency, @JsonProperty("cents") long cents) {
        return new AutoValue_Money(currency, cents);
    }
}
