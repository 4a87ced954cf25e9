package com.github.copilot.mine;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({@JsonSubTypes.Type(value = Shape.Circle.class, name = "circle")})
public sealed interface Shape {
    record Circle(int radius) implements Shape {}
}
