package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.Companion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The schemas of results, from the catalogues that the processor writes beside the companions with
 * {@code -Acopilot.tool.catalog=true} (R8.5).
 */
final class OutputSchemas {
    private static final String COMPANION = "$$CopilotToolMeta";

    private final Consumer<String> warnings;
    private final Map<String, Map<String, Map<?, ?>>> byClass = new HashMap<>();

    /** @param warnings receives a sentence for each catalogue that cannot be read */
    OutputSchemas(Consumer<String> warnings) {
        this.warnings = warnings;
    }

    /** Returns the schema of a tool's result; null if no catalogue has one. */
    ToolSchema of(ToolDefinition definition) {
        Class<?> companion = Companion.of(definition.handler());
        if (companion == null) {
            return null;
        }
        String toolClass = companion.getName().substring(0, companion.getName().length() - COMPANION.length());
        Map<?, ?> schema = byClass.computeIfAbsent(toolClass, name -> read(name, companion))
                .get(definition.name());
        return schema == null ? null : new ToolSchema(schema);
    }

    private Map<String, Map<?, ?>> read(String toolClass, Class<?> companion) {
        String file = "META-INF/copilot-tools/" + toolClass + ".json";
        ClassLoader loader = companion.getClassLoader();
        try (InputStream in =
                loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            if (in == null) {
                return Map.of();
            }
            return schemas(Json.EXACT.readValue(new String(in.readAllBytes(), StandardCharsets.UTF_8), JsonNode.class));
        } catch (IOException unreadable) {
            String problem = unreadable instanceof JsonProcessingException damaged
                    ? "is not JSON: " + damaged.getOriginalMessage()
                    : "cannot be read: " + unreadable.getMessage() + ".";
            warnings.accept("The catalogue " + file + " " + problem + " The tools of " + toolClass
                    + " are served without output schemas.");
            return Map.of();
        }
    }

    private static Map<String, Map<?, ?>> schemas(JsonNode catalogue) {
        Map<String, Map<?, ?>> schemas = new HashMap<>();
        for (JsonNode tool : catalogue.path("tools")) {
            if (tool.path("outputSchema").isObject()) {
                schemas.put(tool.path("name").asText(), Json.EXACT.convertValue(tool.get("outputSchema"), Map.class));
            }
        }
        return schemas;
    }
}
