import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Item(@CopilotToolParam("The article") @JsonProperty("article_id") String article) {}

    @CopilotTool("Places an order.")
    String place(@CopilotToolParam("What is ordered") List<Item> items) {
        return items.toString();
    }
}
