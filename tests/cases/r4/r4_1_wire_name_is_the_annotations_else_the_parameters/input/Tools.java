import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Greets.")
    public String greet(@CopilotToolParam(value = "Whom.", name = "full_name") String name, int times, String _under) {
        return name + times + _under;
    }
}
