import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "One.", name = "fetch_url")
    public void getURL() {}
}
