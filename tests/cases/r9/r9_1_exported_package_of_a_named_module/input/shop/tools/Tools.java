package shop.tools;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    public record Item(String name) {}

    @CopilotTool("Sells.")
    public String sell(Item item, int count) {
        return item + " " + count;
    }
}
