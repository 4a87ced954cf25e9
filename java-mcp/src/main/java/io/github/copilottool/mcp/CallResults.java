package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
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

/** What a client is sent of what one tool's handler completed with. */
final class CallResults {
    /** What the model reads in place of an exception, as from GitHub's SDK. */
    static final String GENERIC_FAILURE =
            "Invoking this tool produced an error. Detailed information is not available.";

    /** The one member of a structured result that is no JSON object by itself. */
    static final String RESULT = "result";

    private static final String RESOURCE = "resource";
    private static final String ANY_BYTES = "application/octet-stream";

    private final String tool;
    private final ToolSchema schema;

    /**
     * The results of one tool.
     *
     * @param schema the schema of its results, as the catalogue has it; null for none
     */
    CallResults(String tool, ToolSchema schema) {
        this.tool = tool;
        this.schema = schema;
    }

    /** The schema that clients are given; null for none. */
    ToolSchema advertised() {
        return schema == null || schema.describesAnObject() ? schema : schema.asMember(RESULT);
    }

    /** The result of a call that threw, or whose future failed: nothing of the exception (R5.4). */
    static CallToolResult ofFailure() {
        return error(GENERIC_FAILURE);
    }

    private static CallToolResult error(String text) {
        return new CallToolResult(List.of(text(text)), true, null, null);
    }

    private static Content text(String text) {
        return TextContent.builder(text).build();
    }

    /**
     * The result of a call that completed.
     *
     * @param value what the handler completed with
     * @throws JsonProcessingException if it is neither text nor a result, and Jackson cannot write it
     */
    CallToolResult of(Object value) throws JsonProcessingException {
        if (value instanceof ToolResultObject result) {
            return ofResult(result);
        }
        if (value == null) {
            return ofText(null, List.of());
        }
        return ofText(value instanceof String text ? text : Json.RESULTS.writeValueAsString(value), List.of());
    }

    private CallToolResult ofResult(ToolResultObject result) {
        List<Content> attached = attached(result.binaryResultsForLlm());
        String text = result.textResultForLlm();
        if ("success".equals(result.resultType())) {
            return ofText(text, attached);
        }
        List<Content> content = new ArrayList<>();
        content.add(text(text == null || text.isEmpty() ? GENERIC_FAILURE : text));
        content.addAll(attached);
        return new CallToolResult(content, true, null, null);
    }

    private CallToolResult ofText(String text, List<Content> attached) {
        Map<?, ?> structured = structured(text);
        if (schema != null && structured == null) {
            // Clients raise an error of their own where a structured result is promised and missing.
            return error(text == null || text.equals("null") ? "Tool " + tool + " returned null." : text);
        }
        List<Content> content = new ArrayList<>();
        if (text != null) {
            content.add(text(text));
        }
        content.addAll(attached);
        return new CallToolResult(content, false, structured, null);
    }

    /** The text's value as an object; null where it has none. */
    private Map<?, ?> structured(String text) {
        if (schema == null || schema.describesAnObject()) {
            // Most texts are none, and need not be read to see it.
            return text != null && text.stripLeading().startsWith("{") && value(text) instanceof Map<?, ?> object
                    ? object
                    : null;
        }
        Object value = text == null ? null : value(text);
        // A method that returns String completes with the string itself, one that returns a date with a JSON string.
        Object result = schema.describesAString() && !(value instanceof String) ? text : value;
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(RESULT, result);
        return object;
    }

    /** The value of a JSON text; null where it is not JSON, or nested too deep to be read. */
    private static Object value(String text) {
        try {
            return Json.readShallow(text);
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
        String media = result.mimeType() == null ? ANY_BYTES : result.mimeType();
        String data = result.data() == null ? "" : result.data();
        if (!RESOURCE.equals(result.type())) {
            if (media.startsWith("image/")) {
                return ImageContent.builder(data, media).build();
            }
            if (media.startsWith("audio/")) {
                return AudioContent.builder(data, media).build();
            }
        }
        // A resource must have a URI. Nothing can be read by this one: the bytes are here.
        String uri = "tool-result:///" + tool + "/" + position;
        return EmbeddedResource.builder(
                        BlobResourceContents.builder(uri, data).mimeType(media).build())
                .build();
    }
}
