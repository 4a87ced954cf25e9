import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Item(String article, @CopilotToolParam(value = "How many: 1 if missing", required = false) Integer quantity) {
        Item {
            quantity = quantity == null ? 1 : quantity;
        }
    }

    @CopilotTool("Places an order.")
    String place(@CopilotToolParam("What is ordered") List<Item> items) {
        return items.toString();
    }
}
