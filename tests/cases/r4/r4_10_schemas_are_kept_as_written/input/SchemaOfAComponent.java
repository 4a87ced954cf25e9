import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class SchemaOfAComponent {
    public record Query(@CopilotToolParam(schema = "{\"description\":\"A date.\",\"type\":\"string\",\"format\":\"date\"}") String day, @CopilotToolParam(value = "Any.", schema = "{}") Object any) {}

    @CopilotTool("Searches.")
    public String search(Query query) {
        return query.toString();
    }
}
