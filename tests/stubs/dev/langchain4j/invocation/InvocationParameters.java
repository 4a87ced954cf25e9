package dev.langchain4j.invocation;

import java.util.Map;

public class InvocationParameters {
    public Map<String, Object> asMap() {
        return Map.of();
    }
}
