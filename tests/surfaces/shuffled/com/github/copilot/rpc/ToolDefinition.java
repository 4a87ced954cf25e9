package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;

@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolDefinition(
        @JsonIgnore ToolHandler handler,
        Boolean isTerminal,
        Object parameters,
        String description,
        Map<String, Object> metadata,
        String name,
        ToolDefer defer,
        Boolean skipPermission,
        Boolean overridesBuiltInTool) {}
