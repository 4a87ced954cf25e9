import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Item(@CopilotToolParam(value = "The article", name = "article_id") String article) {}

    @CopilotTool("Places an order.")
    String place(@CopilotToolParam("What is ordered") List<Item> items) {
        return items.toString();
    }
}
