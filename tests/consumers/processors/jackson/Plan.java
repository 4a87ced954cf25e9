package com.example;

import com.fasterxml.jackson.annotation.JsonDeserializeAs;
import com.fasterxml.jackson.annotation.JsonSerializeAs;
import java.util.List;
import java.util.Map;

public class Plan {
    @JsonDeserializeAs(Square.class)
    public Shape floor;

    @JsonDeserializeAs(content = Square.class)
    public List<Shape> rooms;

    @JsonDeserializeAs(keys = String.class, content = Square.class)
    public Map<Object, Shape> named;

    public Tower tower;

    @JsonDeserializeAs(Integer.class)
    private Number level;

    @JsonSerializeAs(Object.class)
    public Number getLevel() {
        return level;
    }
}
