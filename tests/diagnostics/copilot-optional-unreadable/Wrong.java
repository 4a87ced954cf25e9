import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

class Tools {
    static class Filter {
        public String customer;
        public Optional<String> article;
    }

    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam("What to find") Filter filter) {
        return filter.customer;
    }
}
