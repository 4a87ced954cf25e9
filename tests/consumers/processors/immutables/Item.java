package com.example;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.immutables.value.Value;

@Value.Immutable
@JsonDeserialize(builder = ImmutableItem.Builder.class)
public abstract class Item {
    public abstract String name();
}
