import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class JavadocForABlankDescription {
    /**
     * Joins.
     *
     * @param a the {@code first}
     * @param c the
     *     third
     */
    @CopilotTool("Joins.")
    public void join(@CopilotToolParam(required = false) String a, @CopilotToolParam("The second.") String b, String c) {}
}
