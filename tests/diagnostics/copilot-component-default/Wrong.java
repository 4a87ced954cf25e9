import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Item(String article, @CopilotToolParam(value = "How many", defaultValue = "1") Integer quantity) {}

    @CopilotTool("Places an order.")
    String place(@CopilotToolParam("What is ordered") List<Item> items) {
        return items.toString();
    }
}
