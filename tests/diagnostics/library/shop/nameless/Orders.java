package shop.nameless;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Orders {
    @CopilotTool("Finds an order.")
    public String find(@CopilotToolParam("Its number") int number) {
        return "order " + number;
    }
}
