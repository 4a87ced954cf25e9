// javac -Acopilot.tool.annotations=langchain4j
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Remembers the orders.")
    String remember(ToolInvocation invocation) {
        return invocation.getSessionId();
    }
}
