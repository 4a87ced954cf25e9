package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.util.List;

/** The definition as in SDK 1.0.5, the oldest supported version: seven components. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolDefinition(
        @JsonProperty("name") String name,
        @JsonProperty("description") String description,
        @JsonProperty("parameters") Object parameters,
        @JsonIgnore ToolHandler handler,
        @JsonProperty("overridesBuiltInTool") Boolean overridesBuiltInTool,
        @JsonProperty("skipPermission") Boolean skipPermission,
        @JsonProperty("defer") ToolDefer defer) {

    public static List<ToolDefinition> fromObject(Object instance) {
        return of(instance.getClass(), instance);
    }

    public static List<ToolDefinition> fromClass(Class<?> type) {
        return of(type, null);
    }

    @SuppressWarnings("unchecked")
    private static List<ToolDefinition> of(Class<?> type, Object instance) {
        try {
            Class<?> companion = Class.forName(type.getName() + "$$CopilotToolMeta", true, type.getClassLoader());
            Object provider = companion.getConstructor().newInstance();
            return ((CopilotToolMetadataProvider<Object>) provider).definitions(instance, new ObjectMapper());
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
