package com.example;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
@JsonSubTypes({
    @JsonSubTypes.Type(value = ImmutableDog.class, name = "dog"),
    @JsonSubTypes.Type(value = ImmutableCat.class, name = "cat")
})
public interface Animal {}
