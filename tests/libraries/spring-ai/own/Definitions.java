import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;

/** The definitions that Spring AI makes. */
public final class Definitions {
    private Definitions() {}

    /** Returns the definitions of the tools of these classes as a JSON array. */
    public static String json(List<Class<?>> tools) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        List<Map<String, Object>> all = new ArrayList<>();
        for (Class<?> type : tools) {
            Object instance = type.getConstructor().newInstance();
            for (ToolCallback tool : MethodToolCallbackProvider.builder()
                    .toolObjects(instance)
                    .build()
                    .getToolCallbacks()) {
                Map<String, Object> definition = new LinkedHashMap<>();
                definition.put("name", tool.getToolDefinition().name());
                definition.put("description", tool.getToolDefinition().description());
                definition.put(
                        "parameters", mapper.readTree(tool.getToolDefinition().inputSchema()));
                all.add(definition);
            }
        }
        return mapper.writeValueAsString(all);
    }
}
