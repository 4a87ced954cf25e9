import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class RepeatedKey {
    @CopilotTool("One.")
    public void one(@CopilotToolParam(value = "A.", schema = "{\"type\":\"string\",\"type\":\"integer\"}") String a) {}

    @CopilotTool("Two.")
    public void two(@CopilotToolParam(value = "A.", schema = "{\"properties\":{\"a\":{},\"\\u0061\":{}}}") Object a) {}
}
