import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Query(@CopilotToolParam("Left behind.") String text, int limit) {
        public Query(String text, @CopilotToolParam(value = "How many.", defaultValue = "5") int limit) {
            this.text = text;
            this.limit = limit;
        }
    }

    public record Compact(@CopilotToolParam("Kept.") String text) {
        public Compact {
            text = text.strip();
        }
    }

    @CopilotTool("Searches.")
    public String search(Query query) {
        return query.toString();
    }

    @CopilotTool("Strips.")
    public String strip(Compact compact) {
        return compact.text();
    }
}
