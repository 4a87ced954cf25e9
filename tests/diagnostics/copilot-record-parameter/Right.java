import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    record Query(
            @CopilotToolParam("The customer") String customer,
            @CopilotToolParam("How many at most") int most) {}

    @CopilotTool("Finds orders.")
    String find(Query query) {
        return query.toString();
    }
}
