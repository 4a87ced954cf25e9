import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import dev.langchain4j.invocation.InvocationParameters;
import org.jspecify.annotations.Nullable;

class OrderTools {
    private static class Hidden extends InvocationParameters {}

    static class Shown extends Hidden {}

    @Tool("Finds.")
    String find(@Nullable Hidden parameters) {
        return "" + parameters;
    }

    String find(Shown parameters) {
        return "never";
    }

    @Tool("Counts.")
    String count(@ToolMemoryId @Nullable int id) {
        return "" + id;
    }

    @Tool("Ships.")
    <T extends InvocationParameters> String ship(T parameters) {
        return "" + parameters;
    }
}
