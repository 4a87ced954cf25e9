package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Map;

@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"name", "description", "parameters", "overridesBuiltInTool", "skipPermission", "defer"})
public final class ToolDefinition {
    private final String name;
    private final String description;
    private final Map<String, Object> parameters;
    private final ToolHandler handler;
    private final boolean overridesBuiltInTool;
    private final boolean skipPermission;
    private final ToolDefer defer;

    private ToolDefinition(
            String name,
            String description,
            Map<String, Object> parameters,
            ToolHandler handler,
            boolean overridesBuiltInTool,
            boolean skipPermission,
            ToolDefer defer) {
        this.name = name;
        this.description = description;
        this.parameters = parameters;
        this.handler = handler;
        this.overridesBuiltInTool = overridesBuiltInTool;
        this.skipPermission = skipPermission;
        this.defer = defer;
    }

    public static ToolDefinition create(
            String name,
            String description,
            Map<String, Object> schema,
            ToolHandler handler,
            boolean overridesBuiltInTool,
            boolean skipPermission,
            ToolDefer defer) {
        return new ToolDefinition(name, description, schema, handler, overridesBuiltInTool, skipPermission, defer);
    }

    public static ToolDefinition create(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, false, false, null);
    }

    public static ToolDefinition createOverride(
            String name,
            String description,
            Map<String, Object> schema,
            ToolHandler handler,
            boolean overridesBuiltInTool,
            boolean skipPermission,
            ToolDefer defer) {
        return new ToolDefinition(name, description, schema, handler, overridesBuiltInTool, skipPermission, defer);
    }

    @JsonProperty
    public String name() {
        return name;
    }

    @JsonProperty
    public String description() {
        return description;
    }

    @JsonProperty
    public Map<String, Object> parameters() {
        return parameters;
    }

    public ToolHandler handler() {
        return handler;
    }

    @JsonProperty
    public boolean overridesBuiltInTool() {
        return overridesBuiltInTool;
    }

    @JsonProperty
    public boolean skipPermission() {
        return skipPermission;
    }

    @JsonProperty
    public ToolDefer defer() {
        return defer;
    }
}
