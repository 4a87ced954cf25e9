package io.github.copilottool.langchain4j.shop;

import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

/** A tool with the annotations of langchain4j. */
public final class HotelTools {
    @Tool("Books a room.")
    public String book(@P("The nights") int nights, @P("The price") int price) {
        return nights + " nights for " + price;
    }
}
