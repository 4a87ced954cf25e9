import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Moves an order.")
    void move(
            @CopilotToolParam(value = "The order", name = "id") int order,
            @CopilotToolParam(value = "The new customer", name = "id") String customer) {
        System.out.println(order + customer);
    }
}
