import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"tpye\":\"string\"}") String a,
            @CopilotToolParam(value = "B.", schema = "{\"type\":\"string\",\"x-order\":1}") String b,
            @CopilotToolParam(value = "C.", schema = "{\"type\":\"object\",\"properties\":{\"tpye\":{}},\"default\":{\"tpye\":1}}") Object c) {}
}
