import com.github.copilot.tool.CopilotTool;

public class OtherCharacters {
    @CopilotTool(value = "One.", name = "get weather")
    public void one() {}

    @CopilotTool(value = "Two.", name = "größe")
    public void two() {}

    @CopilotTool("Three.")
    public void länge() {}

    @CopilotTool(value = "Four.", name = "a.b")
    public void four() {}

    @CopilotTool(value = "Five.", name = " ")
    public void five() {}
}
