import com.github.copilot.tool.CopilotTool;

public class PrivateSingleRecord {
    private record Query(String text) {}

    @CopilotTool("Searches.")
    public void search(Query query) {}
}
