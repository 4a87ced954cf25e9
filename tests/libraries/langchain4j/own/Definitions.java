import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.agent.tool.ToolSpecifications;
import dev.langchain4j.internal.JsonSchemaElementUtils;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The definitions that langchain4j makes. */
public final class Definitions {
    private Definitions() {}

    /** Returns the definitions of the tools of these classes as a JSON array. */
    public static String json(List<Class<?>> tools) throws JsonProcessingException {
        List<Map<String, Object>> all = new ArrayList<>();
        for (Class<?> type : tools) {
            for (ToolSpecification tool : ToolSpecifications.toolSpecificationsFrom(type)) {
                Map<String, Object> definition = new LinkedHashMap<>();
                definition.put("name", tool.name());
                if (tool.description() != null) {
                    definition.put("description", tool.description());
                }
                if (tool.parameters() != null) {
                    definition.put("parameters", JsonSchemaElementUtils.toMap(tool.parameters()));
                }
                all.add(definition);
            }
        }
        return new ObjectMapper().writeValueAsString(all);
    }
}
