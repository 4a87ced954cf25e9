import com.github.copilot.tool.CopilotTool;
import java.util.List;

class Tools {
    @CopilotTool("Lists the customers.")
    List<String> customers() {
        return List.of("Ada", "Grace");
    }
}
