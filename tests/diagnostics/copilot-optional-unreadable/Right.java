import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    static class Filter {
        public String customer;
        public String article;
    }

    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam("What to find") Filter filter) {
        return filter.customer;
    }
}
