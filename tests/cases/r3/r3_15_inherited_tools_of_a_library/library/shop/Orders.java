package shop;

import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

public class Orders {
    @Tool(description = "Ships an order.")
    public String ship(@com.fasterxml.jackson.annotation.JsonProperty("number") @ToolParam(description = "The order") long number) {
        return "shipped " + number;
    }
}
