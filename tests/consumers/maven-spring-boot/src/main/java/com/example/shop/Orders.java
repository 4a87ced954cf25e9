package com.example.shop;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Repository;

@Repository
public class Orders {
    private final Map<String, Integer> pieces = new LinkedHashMap<>(Map.of("a", 3));
    private int queries;

    /** Returns how often the store was asked, too. */
    public synchronized String find(String id) {
        queries++;
        return id + ": " + pieces.getOrDefault(id, 0) + " pieces, query " + queries;
    }

    public synchronized void place(String id, int count) {
        pieces.merge(id, count, Integer::sum);
    }
}
