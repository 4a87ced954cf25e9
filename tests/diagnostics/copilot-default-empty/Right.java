import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

class Tools {
    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam("A part of the customer's name") Optional<String> name) {
        return "orders of " + name.orElse("");
    }
}
