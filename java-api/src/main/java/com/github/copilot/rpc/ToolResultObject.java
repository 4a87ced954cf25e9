package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/**
 * A complete tool result. If a handler completes with one, it is passed on unchanged; null components are left out.
 *
 * @param resultType {@code "success"}, {@code "error"} or {@code "failure"}
 * @param textResultForLlm the text for the model
 * @param binaryResultsForLlm bytes for the model
 * @param error what went wrong, for the program and its logs
 * @param sessionLog what the session's log shows
 * @param toolTelemetry what telemetry records
 * @param toolReferences names of tools that the result makes known
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolResultObject(
        @JsonProperty("resultType") String resultType,
        @JsonProperty("textResultForLlm") String textResultForLlm,
        @JsonProperty("binaryResultsForLlm") List<ToolBinaryResult> binaryResultsForLlm,
        @JsonProperty("error") String error,
        @JsonProperty("sessionLog") String sessionLog,
        @JsonProperty("toolTelemetry") Map<String, Object> toolTelemetry,
        @JsonProperty("toolReferences") List<String> toolReferences) {

    /**
     * Creates a result that makes no tools known.
     *
     * @param resultType {@code "success"}, {@code "error"} or {@code "failure"}
     * @param textResultForLlm the text for the model
     * @param binaryResultsForLlm bytes for the model
     * @param error what went wrong
     * @param sessionLog what the session's log shows
     * @param toolTelemetry what telemetry records
     */
    public ToolResultObject(
            String resultType,
            String textResultForLlm,
            List<ToolBinaryResult> binaryResultsForLlm,
            String error,
            String sessionLog,
            Map<String, Object> toolTelemetry) {
        this(resultType, textResultForLlm, binaryResultsForLlm, error, sessionLog, toolTelemetry, null);
    }

    /**
     * {@return the result of a tool that succeeded}
     *
     * @param text the text for the model
     */
    public static ToolResultObject success(String text) {
        return new ToolResultObject("success", text, null, null, null, null);
    }

    /**
     * {@return the result, without text, of a tool that failed with an error}
     *
     * @param error what went wrong, which the model does not see
     */
    public static ToolResultObject error(String error) {
        return error(null, error);
    }

    /**
     * {@return the result of a tool that failed with an error, with a text for the model}
     *
     * @param text the text for the model
     * @param error what went wrong
     */
    public static ToolResultObject error(String text, String error) {
        return new ToolResultObject("error", text, null, error, null, null);
    }

    /**
     * {@return the result of a tool that could not do its task}
     *
     * @param text the text for the model
     * @param error what went wrong, which the model does not see
     */
    public static ToolResultObject failure(String text, String error) {
        return new ToolResultObject("failure", text, null, error, null, null);
    }
}
