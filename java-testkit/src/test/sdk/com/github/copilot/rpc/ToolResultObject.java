package com.github.copilot.rpc;

import java.util.List;
import java.util.Map;

public record ToolResultObject(
        String resultType,
        String textResultForLlm,
        List<Object> binaryResultsForLlm,
        String error,
        String sessionLog,
        Map<String, Object> toolTelemetry) {

    public static ToolResultObject failure(String text, String error) {
        return new ToolResultObject("failure", text, null, error, null, null);
    }
}
