import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"$ref\":\"#/$defs/a~1b\",\"$defs\":{\"a/b\":{\"type\":\"integer\"}}}") Object a) {}

    @CopilotTool("Two.")
    public void two(@CopilotToolParam(value = "A.", schema = "{\"$ref\":\"#here\"}") Object a) {}
}
