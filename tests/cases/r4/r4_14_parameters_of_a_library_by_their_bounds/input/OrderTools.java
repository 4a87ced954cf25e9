import com.github.copilot.rpc.ToolInvocation;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import dev.langchain4j.invocation.InvocationParameters;
import org.jspecify.annotations.Nullable;

class OrderTools extends Remembering<InvocationParameters> {
    @Tool("Finds.")
    <T extends InvocationParameters> String find(@P("The order") long number, @Nullable T parameters) {
        return number + " " + (parameters == null);
    }

    <T extends CharSequence> String find(long number, T text) {
        return text.toString();
    }

    @Tool("Ships.")
    String ship(@ToolMemoryId ToolInvocation invocation) {
        return invocation.getToolName();
    }
}
