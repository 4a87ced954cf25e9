import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.springframework.transaction.annotation.Transactional;

@Transactional
class Tools {
    @CopilotTool("Cancels an order.")
    String cancel(@CopilotToolParam("The order's number") int number) {
        return "cancelled " + number;
    }
}
