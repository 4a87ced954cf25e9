package com.example;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.soabase.recordbuilder.core.RecordBuilder;

@RecordBuilder
@RecordBuilder.Options(setterPrefix = "with")
@JsonDeserialize(builder = PersonBuilder.class)
public record Person(String name, int age) {}
