import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Sends.")
    public String send(Mail mail, int copies) {
        return mail.toString();
    }
}
