import com.github.copilot.tool.CopilotTool;

public class Tools {
    private record Query(String text) {}

    @CopilotTool("Searches.")
    public void search(Query query) {}
}
