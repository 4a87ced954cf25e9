import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("One.")
    public void setCurrentPhase() {}

    @CopilotTool("Two.")
    public void ping() {}

    @CopilotTool(value = "Three.", name = "Exact-Name_1")
    public void three() {}

    @CopilotTool("Four.")
    public void already_snake() {}

    @CopilotTool("Five.")
    public void list2Items() {}
}
