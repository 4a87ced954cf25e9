package io.github.copilottool.langchain4j.shop;

import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

/** Tools with the annotations of langchain4j. */
public final class HotelTools {
    /** A stay. */
    public record Stay(int nights) {}

    @Tool("Extends a stay.")
    public String extend(@P("The stay") Stay stay) {
        return stay.nights() + " nights";
    }

    @Tool("Books a room.")
    public String book(@P("The nights") int nights, @P("The price") int price) {
        return nights + " nights for " + price;
    }
}
