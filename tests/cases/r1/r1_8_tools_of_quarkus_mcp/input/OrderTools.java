import com.github.copilot.tool.runtime.ToolHints;
import io.quarkiverse.mcp.server.Cancellation;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

class OrderTools {
    @Tool(
            description = "Finds orders.",
            title = "Find orders",
            annotations = @Tool.Annotations(readOnlyHint = true, destructiveHint = false))
    String findOrders(
            @ToolArg(name = "status", description = "The status") String state,
            @ToolArg(description = "The most", defaultValue = "10", required = true) int limit,
            @ToolArg(name = ToolArg.ELEMENT_NAME, description = "A text", required = false) String text,
            Optional<String> note) {
        return state + " " + limit + " " + text + " " + note.orElse("none");
    }

    @Tool(name = Tool.ELEMENT_NAME, description = "Takes one record.")
    String take(@ToolArg(description = "The line") Line line, @Nullable Cancellation context) {
        return line.article() + " " + context;
    }

    @Tool(
            description = "Has hints of both.",
            title = "Theirs",
            annotations = @Tool.Annotations(readOnlyHint = true, destructiveHint = true, idempotentHint = true))
    @ToolHints(title = "Ours", idempotent = false)
    void hint() {}

    record Line(String article) {}
}
