package shop;

import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

public class Nameless {
    @Tool(description = "Ships an order.")
    public String ship(@ToolParam(description = "The order") long number) {
        return "shipped " + number;
    }
}
