import io.modelcontextprotocol.server.McpSyncServerExchange;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.mcp.annotation.McpProgressToken;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpToolParam;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

/** Tools as Spring AI's MCP server reads them. */
class OrderTools {
    @McpTool(
            description = "Counts orders.",
            title = "Count orders",
            annotations =
                    @McpTool.McpAnnotations(
                            title = "not this one",
                            readOnlyHint = true,
                            destructiveHint = false,
                            openWorldHint = false))
    int countOrders(@McpToolParam(description = "The year") int year, @Nullable McpSyncServerExchange exchange) {
        return year;
    }

    @McpTool(
            name = "ship",
            description = "Ships an order.",
            generateOutputSchema = true,
            annotations = @McpTool.McpAnnotations(title = "Ship an order"))
    @Tool(description = "Not this text.")
    String ship(
            @McpToolParam(description = "The order") long number,
            @ToolParam(description = "To whom", required = false) String name,
            @McpProgressToken @Nullable String token) {
        return number + " " + name + " " + token;
    }
}
