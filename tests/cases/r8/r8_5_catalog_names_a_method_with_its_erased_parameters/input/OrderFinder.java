import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OrderFinder extends Finder<String> {
    public enum Status {
        OPEN,
        PAID
    }

    @CopilotTool(value = "Counts.", name = "count")
    public int count(@CopilotToolParam("Which") Status status, @CopilotToolParam("Since") int[][] ranges) {
        return 0;
    }

    @CopilotTool(value = "Counts all.", name = "count_all")
    public int count() {
        return 0;
    }
}
