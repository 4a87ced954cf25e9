import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Item(
            @CopilotToolParam(value = "N", schema = "{\"type\": \"strng\"}") int n,
            @CopilotToolParam(value = "T", schema = "{\"type\": \"integer\"}") String text) {}

    @CopilotTool("In a list.")
    public String list(List<Item> items) {
        return items.toString();
    }

    @CopilotTool("In a map.")
    public String map(Map<String, Item> items) {
        return items.toString();
    }

    @CopilotTool("Flat.")
    public String flat(Item item) {
        return item.toString();
    }
}
