import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NoJsonObject {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "[]") String p0,
            @CopilotToolParam(value = "A.", schema = "null") String p1,
            @CopilotToolParam(value = "A.", schema = "true") String p2,
            @CopilotToolParam(value = "A.", schema = "{") String p3,
            @CopilotToolParam(value = "A.", schema = "{\"a\":}") String p4,
            @CopilotToolParam(value = "A.", schema = "{\"a\":01}") String p5,
            @CopilotToolParam(value = "A.", schema = "{\"a\":1} x") String p6,
            @CopilotToolParam(value = "A.", schema = "not json") String p7,
            @CopilotToolParam(value = "A.", schema = "{'a':1}") String p8,
            @CopilotToolParam(value = "A.", schema = "{\"a\":\"\\x\"}") String p9) {}
}
