package com.example;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.inferred.freebuilder.FreeBuilder;

@FreeBuilder
@JsonDeserialize(builder = Person.Builder.class)
public interface Person {
    String getName();

    int getAge();

    class Builder extends Person_Builder {}
}
