import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.Param;

public class Tools {
    @CopilotTool("Greets.")
    public String greet(@Param(value = "Whom.", name = "who") String name, @Param(value = "How often.", defaultValue = "1") int times) {
        return ("Hello, " + name).repeat(times);
    }
}
