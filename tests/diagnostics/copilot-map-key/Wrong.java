import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

class Tools {
    record Place(int shelf, int box) {}

    @CopilotTool("Stores articles.")
    void store(@CopilotToolParam("Articles by place") Map<Place, String> articles) {}
}
