import com.github.copilot.rpc.ToolInvocation;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import dev.langchain4j.invocation.InvocationParameters;
import org.jspecify.annotations.Nullable;

class OrderTools {
    @Tool("Finds.")
    String find(@P("The order") long number, @Nullable InvocationParameters parameters) {
        return number + " " + (parameters == null);
    }

    String find(long number, String text) {
        return text;
    }

    interface Coded {}

    enum Status implements Coded {
        OPEN
    }

    @Tool("Counts.")
    <T extends Status & Coded> String count(
            @ToolMemoryId @Nullable String memory, @P("What") T what, ToolInvocation invocation) {
        return what + " " + memory + " " + (invocation == null);
    }
}
