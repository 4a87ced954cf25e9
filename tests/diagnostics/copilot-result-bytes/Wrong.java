import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Draws the sales of this month.")
    byte[] chart() {
        return new byte[] {(byte) 0x89, 'P', 'N', 'G'};
    }
}
