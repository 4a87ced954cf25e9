import java.util.List;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpToolParam;

/** Tools for Spring AI's MCP server, written from its documentation. */
public class Museums {
    public enum Kind {
        ART,
        NATURE
    }

    public record Visit(@McpToolParam(description = "The museum") String museum, int persons) {}

    @McpTool(
            description = "Finds museums in a town.",
            title = "Find museums",
            annotations =
                    @McpTool.McpAnnotations(
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    public List<String> findMuseums(
            @McpToolParam(description = "The town") String town,
            @McpToolParam(description = "The kind", required = false) Kind kind) {
        return List.of(town, String.valueOf(kind));
    }

    @McpTool(name = "buy_tickets", description = "Buys tickets.")
    public String buy(@McpToolParam(description = "The visit") Visit visit) {
        return visit.museum() + " " + visit.persons();
    }

    @McpTool
    public boolean isOpen(String museum) {
        return !museum.isEmpty();
    }
}
