import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Gives the receipt.")
    String receipt() {
        return "1 book, 12.50 EUR";
    }
}
