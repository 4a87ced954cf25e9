import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    record Page(int first, int most) {}

    @CopilotTool("Finds orders.")
    String find(
            @CopilotToolParam("The customer") String customer,
            @CopilotToolParam("Which of them") @JsonUnwrapped Page page) {
        return customer + page;
    }
}
