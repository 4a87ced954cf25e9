import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class KeywordValuesOfAnotherType {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"type\":\"text\"}") Object p0,
            @CopilotToolParam(value = "A.", schema = "{\"type\":5}") Object p1,
            @CopilotToolParam(value = "A.", schema = "{\"minLength\":-1}") Object p2,
            @CopilotToolParam(value = "A.", schema = "{\"properties\":[]}") Object p3,
            @CopilotToolParam(value = "A.", schema = "{\"required\":\"a\"}") Object p4,
            @CopilotToolParam(value = "A.", schema = "{\"pattern\":3}") Object p5) {}
}
