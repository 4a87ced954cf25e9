import com.github.copilot.tool.CopilotTool;

@SuppressWarnings({"copilot-name-builtin", "copilot-name-differs"})
public class Outer {
    public static class Tools {
        @CopilotTool(value = "Runs.", name = "bash")
        public void run() {}

        @CopilotTool("Fetches.")
        public void getURL() {}
    }
}
