import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Sends.")
    public void send(Mail mail, int copies) {}
}
