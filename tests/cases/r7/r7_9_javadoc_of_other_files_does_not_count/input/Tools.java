import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Sends.")
    public void send(Mail mail, int copies) {}

    @CopilotTool("Sets.")
    public void set(Settings settings, Options options, Mail mail) {}
}
