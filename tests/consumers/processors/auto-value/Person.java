package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.google.auto.value.AutoValue;

@AutoValue
@JsonDeserialize(builder = AutoValue_Person.Builder.class)
public abstract class Person {
    public abstract String name();

    public abstract int age();

    @AutoValue.Builder
    @JsonPOJOBuilder(withPrefix = "")
    public abstract static class Builder {
        @JsonProperty("name")
        public abstract Builder name(String name);

        @JsonProperty("age")
        public abstract Builder age(int age);

        public abstract Person build();
    }
}
