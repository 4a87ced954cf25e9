import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class AnyValue {
    @CopilotTool("Shows.")
    public String show(Object any, JsonNode node, Map<String, Object> map, List<Object> list) {
        return any + " " + node + " " + map + " " + list;
    }
}
