package com.example;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.immutables.value.Value;

@Value.Immutable
@Value.Style(jdkOnly = true)
@JsonDeserialize(builder = Person.Builder.class)
public interface Person {
    String name();

    int age();

    class Builder extends ImmutablePerson.Builder {}
}
