import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "64.", name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
    public void sixtyFour() {}

    @CopilotTool(value = "65.", name = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb")
    public void sixtyFive() {}

    @CopilotTool(value = "128.", name = "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc")
    public void hundredTwentyEight() {}
}
