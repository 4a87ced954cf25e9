import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    static class Filter {
        private String customer;
    }

    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam("What to find") Filter filter, @CopilotToolParam("How many") int most) {
        return filter.customer;
    }
}
