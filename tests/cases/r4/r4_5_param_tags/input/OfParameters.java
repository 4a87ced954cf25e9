import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OfParameters {
    /**
     * Sends a mail.
     *
     * @param to the address, <em>not</em> the name
     * @param body what to say,
     *     on several lines
     * @param urgent loses to the annotation
     * @return nothing of interest
     */
    @CopilotTool("Sends.")
    public void send(String to, String body, @CopilotToolParam("Hurry.") boolean urgent, int undescribed) {}
}
