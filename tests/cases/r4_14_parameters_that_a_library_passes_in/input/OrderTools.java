import com.github.copilot.rpc.ToolInvocation;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import dev.langchain4j.invocation.InvocationParameters;

class OrderTools {
    static class OwnParameters extends InvocationParameters {}

    @Tool("Finds.")
    String find(@P("The order") long number, InvocationParameters parameters) {
        return "" + number + parameters;
    }

    @Tool("Counts.")
    String count(OwnParameters own, @ToolMemoryId String memory, @ToolMemoryId int id) {
        return "" + own + memory + id;
    }

    @Tool("Ships.")
    String ship(@P("The order") long number, ToolInvocation invocation) {
        return number + invocation.getToolName();
    }
}
