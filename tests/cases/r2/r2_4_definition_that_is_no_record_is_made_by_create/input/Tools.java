import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.Param;

public class Tools {
    @CopilotTool("Greets.")
    public String greet(@Param("Whom.") String name) {
        return "Hello, " + name;
    }

    @CopilotTool(value = "Looks.", name = "view", overridesBuiltInTool = true)
    public String look(@Param(value = "Where.", defaultValue = "here") String place) {
        return place;
    }
}
