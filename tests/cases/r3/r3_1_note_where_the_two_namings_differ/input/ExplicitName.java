import com.github.copilot.tool.CopilotTool;

public class ExplicitName {
    @CopilotTool(value = "One.", name = "fetch_url")
    public void getURL() {}
}
