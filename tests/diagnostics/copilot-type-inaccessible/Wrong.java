import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Ships an order.")
    void ship(@CopilotToolParam("How it travels") Shipping shipping) {}

    private enum Shipping {
        STANDARD,
        EXPRESS
    }
}
