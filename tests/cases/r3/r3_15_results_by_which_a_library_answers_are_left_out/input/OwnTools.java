import com.github.copilot.tool.CopilotTool;
import io.quarkiverse.mcp.server.Content;
import io.quarkiverse.mcp.server.TextContent;

class OwnTools {
    @CopilotTool("Returns the object.")
    Content[] object() {
        return new Content[] {new TextContent("one")};
    }
}
