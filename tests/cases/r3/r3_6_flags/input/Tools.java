import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("None.")
    public void none() {}

    @CopilotTool(
            value = "All off.",
            overridesBuiltInTool = false,
            skipPermission = false,
            isTerminal = false,
            defer = ToolDefer.NONE)
    public void off() {}

    @CopilotTool(value = "Overrides.", overridesBuiltInTool = true)
    public void overrides() {}

    @CopilotTool(value = "Skips.", skipPermission = true)
    public void skips() {}

    @CopilotTool(value = "Ends.", isTerminal = true)
    public void ends() {}

    @CopilotTool(value = "Auto.", defer = ToolDefer.AUTO)
    public void auto() {}

    @CopilotTool(value = "Never, and all the rest that go together.", defer = ToolDefer.NEVER, skipPermission = true, isTerminal = true)
    public void never() {}
}
