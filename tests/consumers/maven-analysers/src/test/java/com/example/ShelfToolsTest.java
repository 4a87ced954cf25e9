package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShelfToolsTest {
    /** Covers the tools, and no line of the companion. */
    @Test
    void tools_do_what_they_say() {
        ShelfTools tools = new ShelfTools();
        ShelfTools.Book book = new ShelfTools.Book("Emma", ShelfTools.Kind.NOVEL, null);
        assertEquals(1, tools.countBooks(List.of(book), 10));
        assertEquals("a b", tools.findShelf(Map.entry("a", "b")));
        assertEquals("Emma", tools.orderBook("Emma").join());
    }
}
