import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

class Tools {
    @CopilotTool("Stores articles.")
    void store(@CopilotToolParam("Articles by place, such as 3/12") Map<String, String> articles) {}
}
