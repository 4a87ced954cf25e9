import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OtherLocalReferences {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"properties\":{\"a\":{\"$ref\":\"#/properties/b\"},\"b\":{}}}") Object a,
            @CopilotToolParam(value = "B.", schema = "{\"$ref\":\"#/$defs/Missing\"}") Object b,
            @CopilotToolParam(value = "C.", schema = "{\"items\":{\"$ref\":\"#/items\"}}") Object c) {}
}
