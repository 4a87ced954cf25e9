import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    record Query(String customer, int most) {}

    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam("What to find") Query query) {
        return query.toString();
    }
}
