import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.openapitools.jackson.nullable.JsonNullable;

public class Tools {
    @CopilotTool("Has a schema of its own.")
    public String described(
            @CopilotToolParam(value = "Which", schema = "{\"type\": [\"string\", \"null\"], \"maxLength\": 4}")
                    JsonNullable<String> code) {
        return code.toString();
    }
}
