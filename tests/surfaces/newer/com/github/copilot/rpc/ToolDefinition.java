package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;

@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolDefinition(
        String name,
        String description,
        Object parameters,
        @JsonIgnore ToolHandler handler,
        Boolean overridesBuiltInTool,
        Boolean skipPermission,
        ToolDefer defer,
        Map<String, Object> metadata,
        Boolean isTerminal,
        String audience) {}
