import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Gives the receipt.")
    byte[] receipt() {
        return new byte[0];
    }
}
