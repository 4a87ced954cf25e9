import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class BlankDescriptionOfAComponent {
    public record Query(@CopilotToolParam(required = false) String text, @CopilotToolParam(" ") String more) {}

    /** @param text described */
    public record Described(@CopilotToolParam(required = false) String text) {}

    @CopilotTool("Searches.")
    public void search(Query query) {}

    @CopilotTool("Searches again.")
    public void again(Described described) {}
}
