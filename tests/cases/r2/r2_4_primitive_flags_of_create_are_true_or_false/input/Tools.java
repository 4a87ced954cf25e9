import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "Greets.", skipPermission = true, defer = ToolDefer.AUTO)
    public String greet(String name) {
        return "Hello, " + name;
    }

    @CopilotTool("Waits.")
    public void await() {}

    @CopilotTool(value = "Looks.", name = "view", overridesBuiltInTool = true, defer = ToolDefer.NEVER)
    public String look(String place) {
        return place;
    }
}
