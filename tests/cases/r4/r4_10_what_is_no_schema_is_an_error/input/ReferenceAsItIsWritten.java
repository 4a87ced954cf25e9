import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class ReferenceAsItIsWritten {
    @CopilotTool("References.")
    public String references(
            @CopilotToolParam(value = "One.", schema = "{\"$ref\": \"#/definitions/Missing\"}") String a,
            @CopilotToolParam(value = "Two.", schema = "{\"$ref\": \"#/$defs/a~1b\"}") String b) {
        return "";
    }
}
