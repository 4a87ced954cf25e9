import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mcpjava.server.progress.Progress;
import org.mcpjava.server.tools.Tool;
import org.mcpjava.server.tools.ToolArg;

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
    String take(@ToolArg(description = "The line") Line line, @Nullable Progress context) {
        return line.article() + " " + context;
    }

    record Line(String article) {}
}
