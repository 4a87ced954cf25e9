import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class DefinitionsOfTwoParameters {
    public record Item(String name, List<Item> parts) {}

    @CopilotTool("Draws.")
    public void draw(
            @CopilotToolParam(value = "A.", schema = "{\"$ref\":\"#/$defs/Item\",\"$defs\":{\"Item\":{\"type\":\"integer\"}}}") Object a,
            @CopilotToolParam(value = "B.", schema = "{\"items\":{\"$ref\":\"#/$defs/Item\"},\"$defs\":{\"Item\":{\"type\":\"string\"}}}") Object b,
            Item c) {}
}
