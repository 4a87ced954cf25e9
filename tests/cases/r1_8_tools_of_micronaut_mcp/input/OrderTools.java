import io.micronaut.jsonschema.JsonSchema;
import io.micronaut.mcp.annotations.Tool;
import io.micronaut.mcp.annotations.ToolArg;
import io.modelcontextprotocol.common.McpTransportContext;
import org.jspecify.annotations.Nullable;

class OrderTools {
    @JsonSchema
    record Order(long number, @Nullable String note) {}

    record Line(String article) {}

    @Tool(
            description = "Finds orders.",
            title = "Find orders",
            annotations = @Tool.ToolAnnotations(readOnlyHint = true, destructiveHint = false, returnDirect = true))
    String findOrders(@ToolArg(name = "status", description = "The status") String state, @Nullable Integer limit) {
        return state + " " + limit;
    }

    @Tool(name = Tool.ELEMENT_NAME, description = "Micronaut takes the record's components as arguments.")
    String book(@ToolArg(description = "Has no effect") Order order) {
        return order.number() + " " + order.note();
    }

    @Tool(description = "This record has no schema of Micronaut's.")
    String take(Line line, @Nullable McpTransportContext context) {
        return line.article() + " " + context;
    }
}
