package com.github.copilot.rpc;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;

public final class ToolInvocation {
    private String sessionId;
    private String toolCallId;
    private String toolName;
    private JsonNode arguments;

    public String getSessionId() {
        return sessionId;
    }

    public ToolInvocation setSessionId(String sessionId) {
        this.sessionId = sessionId;
        return this;
    }

    public String getToolCallId() {
        return toolCallId;
    }

    public ToolInvocation setToolCallId(String toolCallId) {
        this.toolCallId = toolCallId;
        return this;
    }

    public String getToolName() {
        return toolName;
    }

    public ToolInvocation setToolName(String toolName) {
        this.toolName = toolName;
        return this;
    }

    public Map<String, Object> getArguments() {
        return arguments == null
                ? null
                : new ObjectMapper().convertValue(arguments, new TypeReference<Map<String, Object>>() {});
    }

    public <T> T getArgumentsAs(Class<T> type) {
        return arguments == null ? null : new ObjectMapper().convertValue(arguments, type);
    }

    public ToolInvocation setArguments(JsonNode arguments) {
        this.arguments = arguments;
        return this;
    }
}
