import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class BlankDescriptionOfASingleRecord {
    public record Query(String text) {}

    @CopilotTool("Searches.")
    public String search(@CopilotToolParam Query query) {
        return query.text();
    }
}
