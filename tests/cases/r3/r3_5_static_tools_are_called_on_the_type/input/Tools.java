import com.github.copilot.tool.CopilotTool;

public class Tools {
    private final String state = "state";

    @CopilotTool("Static.")
    public static String fixed() {
        return "fixed";
    }

    @CopilotTool("Not static.")
    public String held() {
        return state;
    }
}
