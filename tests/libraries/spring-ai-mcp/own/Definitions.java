import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.ai.mcp.annotation.provider.tool.SyncMcpToolProvider;

/** The definitions that Spring AI's MCP server makes. */
public final class Definitions {
    private Definitions() {}

    /** Returns the definitions of the tools of these classes as a JSON array. */
    public static String json(List<Class<?>> tools) throws Exception {
        List<Object> instances = new ArrayList<>();
        for (Class<?> type : tools) {
            instances.add(type.getConstructor().newInstance());
        }
        List<Map<String, Object>> all = new ArrayList<>();
        for (SyncToolSpecification specification : new SyncMcpToolProvider(instances).getToolSpecifications()) {
            McpSchema.Tool tool = specification.tool();
            Map<String, Object> definition = new LinkedHashMap<>();
            definition.put("name", tool.name());
            definition.put("description", tool.description());
            definition.put("parameters", tool.inputSchema());
            Map<String, Object> metadata = new LinkedHashMap<>();
            if (tool.title() != null) {
                metadata.put("mcp.title", tool.title());
            }
            McpSchema.ToolAnnotations hints = tool.annotations();
            if (hints != null) {
                Map<String, Object> flags = new LinkedHashMap<>();
                flags.put("readOnlyHint", hints.readOnlyHint());
                flags.put("destructiveHint", hints.destructiveHint());
                flags.put("idempotentHint", hints.idempotentHint());
                flags.put("openWorldHint", hints.openWorldHint());
                metadata.put("mcp", flags);
            }
            definition.put("metadata", metadata);
            all.add(definition);
        }
        return new ObjectMapper().writeValueAsString(all);
    }
}
