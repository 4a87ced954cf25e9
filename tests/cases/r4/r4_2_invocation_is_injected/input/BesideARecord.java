import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

public class BesideARecord {
    public record Query(String text, int limit) {}

    @CopilotTool("Searches.")
    public String search(Query query, ToolInvocation invocation) {
        return query + invocation.getToolName();
    }
}
