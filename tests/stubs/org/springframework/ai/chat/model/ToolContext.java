package org.springframework.ai.chat.model;

import java.util.Map;

public final class ToolContext {
    public Map<String, Object> getContext() {
        return Map.of();
    }
}
