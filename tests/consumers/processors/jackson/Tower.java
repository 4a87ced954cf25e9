package com.example;

import com.fasterxml.jackson.annotation.JsonDeserializeAs;

@JsonDeserializeAs(Tower.Round.class)
public interface Tower {
    record Round(int radius) implements Tower {}
}
