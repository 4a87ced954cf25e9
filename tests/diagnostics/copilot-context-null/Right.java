// javac -Acopilot.tool.annotations=langchain4j
import com.github.copilot.rpc.ToolInvocation;
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @Tool("Remembers the orders.")
    String remember(ToolInvocation invocation) {
        return "in " + invocation.getSessionId();
    }
}
