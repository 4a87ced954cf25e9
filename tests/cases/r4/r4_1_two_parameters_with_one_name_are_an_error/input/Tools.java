import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Greets.")
    public void greet(String name, @CopilotToolParam(value = "Whom.", name = "name") String other) {}

    @CopilotTool("Greets again.")
    public void again(@CopilotToolParam(value = "Whom.", name = "name") String other, String name) {}
}
