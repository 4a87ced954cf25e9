package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;

@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolResultObject(
        String resultType,
        String textResultForLlm,
        List<ToolBinaryResult> binaryResultsForLlm,
        String error,
        String sessionLog,
        Map<String, Object> toolTelemetry) {

    public static ToolResultObject success(String text) {
        return new ToolResultObject("success", text, null, null, null, null);
    }

    public static ToolResultObject error(String error) {
        return error(error, error);
    }

    public static ToolResultObject error(String text, String error) {
        return new ToolResultObject("error", text, null, error, null, null);
    }

    public static ToolResultObject failure(String text, String error) {
        return new ToolResultObject("failure", text, null, error, null, null);
    }
}
