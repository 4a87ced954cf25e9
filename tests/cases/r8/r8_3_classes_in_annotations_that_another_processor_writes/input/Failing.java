import com.github.copilot.tool.CopilotTool;

class Failing {
    @CopilotTool("Exceptions.")
    String fail() throws Tools.Lost {
        throw new Tools.Lost("It is lost.");
    }
}
