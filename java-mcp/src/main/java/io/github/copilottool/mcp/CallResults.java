package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import com.github.copilot.tool.runtime.CopilotTools;
import io.modelcontextprotocol.spec.McpSchema.AudioContent;
import io.modelcontextprotocol.spec.McpSchema.BlobResourceContents;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.EmbeddedResource;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The results that a client gets from one tool, made from the values that the tool's handler completes with.
 *
 * @param tool the tool's name
 * @param schema the schema of the results from the catalogue; null if there is none
 * @param maxSize how many bytes of UTF-8 a text may have
 */
record CallResults(String tool, ToolSchema schema, long maxSize) {
    /** The one member of a structured result whose value is not a JSON object. */
    static final String RESULT = "result";

    /** Returns the schema that clients get; null if there is none. */
    ToolSchema advertised() {
        return schema == null || schema.describes(ToolSchema.OBJECT) ? schema : schema.asMember(RESULT);
    }

    /** Returns the result of a call that threw or whose future failed. It does not mention the exception (R5.4). */
    static CallToolResult ofFailure() {
        return error(ClientCalls.GENERIC_FAILURE);
    }

    private static CallToolResult error(String text) {
        return new CallToolResult(List.of(text(text)), true, null, null);
    }

    private static Content text(String text) {
        return TextContent.builder(text).build();
    }

    /**
     * Returns the result of a call whose handler completed with a value.
     *
     * @throws JsonProcessingException if the value is neither text nor a result, and Jackson cannot write it
     */
    CallToolResult of(Object value) throws JsonProcessingException {
        if (value instanceof ToolResultObject result) {
            return ofResult(result);
        }
        return ofText(
                value == null || value instanceof String
                        ? (String) value
                        : CopilotTools.mapper().writeValueAsString(value),
                List.of());
    }

    private CallToolResult ofResult(ToolResultObject result) {
        List<Content> attached = attached(result.binaryResultsForLlm());
        if (!ClientCalls.isFailure(result)) {
            return ofText(ClientCalls.text(result), attached);
        }
        String text = result.textResultForLlm();
        String tooLong = ClientCalls.tooLong(tool, text, maxSize);
        if (tooLong != null) {
            return error(tooLong);
        }
        List<Content> content = new ArrayList<>();
        content.add(text(text == null || text.isEmpty() ? ClientCalls.GENERIC_FAILURE : text));
        content.addAll(attached);
        return new CallToolResult(content, true, null, null);
    }

    private CallToolResult ofText(String text, List<Content> attached) {
        String tooLong = ClientCalls.tooLong(tool, text, maxSize);
        if (tooLong != null) {
            return error(tooLong);
        }
        Map<?, ?> structured = structured(text);
        if (schema != null && structured == null) {
            // Clients raise their own error if the promised structured result is missing.
            return error(text == null || text.equals("null") ? "Tool " + tool + " returned null." : text);
        }
        List<Content> content = new ArrayList<>();
        if (text != null && !(text.isEmpty() && !attached.isEmpty())) {
            content.add(text(text));
        }
        content.addAll(attached);
        return new CallToolResult(content, false, structured, null);
    }

    /** Returns the value of a text as a structured result; null if there is none. */
    private Map<?, ?> structured(String text) {
        if (schema == null || schema.describes(ToolSchema.OBJECT)) {
            // The first character rules out most texts without reading them.
            return text != null && text.stripLeading().startsWith("{") && value(text) instanceof Map<?, ?> object
                    ? object
                    : null;
        }
        Object value = text == null ? null : value(text);
        // A method that returns String completes with the string itself; one that returns a date, with a JSON string.
        Object result = schema.describes("string") && !(value instanceof String) ? text : value;
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(RESULT, result);
        return object;
    }

    /** Returns the value of a JSON text; null if it is not JSON or is nested too deep. */
    private static Object value(String text) {
        try {
            return Json.SHALLOW.readValue(text);
        } catch (JsonProcessingException noJson) {
            return null;
        }
    }

    private List<Content> attached(List<ToolBinaryResult> results) {
        List<Content> content = new ArrayList<>();
        if (results != null) {
            for (ToolBinaryResult each : results) {
                if (each.description() != null && !each.description().isBlank()) {
                    content.add(text(each.description()));
                }
                content.add(bytes(each, content.size()));
            }
        }
        return content;
    }

    private Content bytes(ToolBinaryResult result, int position) {
        String media = Objects.requireNonNullElse(result.mimeType(), "application/octet-stream");
        String data = Objects.requireNonNullElse(result.data(), "");
        if (!"resource".equals(result.type())) {
            if (media.startsWith("image/")) {
                return ImageContent.builder(data, media).build();
            }
            if (media.startsWith("audio/")) {
                return AudioContent.builder(data, media).build();
            }
        }
        // A resource must have a URI. Clients cannot read from this one, but they have the bytes already.
        String uri = "tool-result:///" + tool + "/" + position;
        return EmbeddedResource.builder(
                        BlobResourceContents.builder(uri, data).mimeType(media).build())
                .build();
    }
}
