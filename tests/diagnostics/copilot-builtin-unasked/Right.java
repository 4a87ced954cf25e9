import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool(value = "Edits an order.", name = "edit", overridesBuiltInTool = true)
    void editOrder(@CopilotToolParam("Its number") int number) {
        System.out.println(number);
    }
}
