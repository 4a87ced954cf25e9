import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class Records {
    @CopilotTool("Reads a record.")
    public String flat(Tools.Item item) {
        return item.toString();
    }

    @CopilotTool("Reads records.")
    public String items(List<Tools.Item> items, Map<String, Tools.Money> prices) {
        return items + " " + prices;
    }
}
