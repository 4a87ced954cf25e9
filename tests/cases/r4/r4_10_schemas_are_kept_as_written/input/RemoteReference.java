import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class RemoteReference {
    @CopilotTool("One.")
    public void one(@CopilotToolParam(value = "A.", schema = "{\"$ref\":\"https://example.org/schema.json#/$defs/x\"}") Object a) {}
}
