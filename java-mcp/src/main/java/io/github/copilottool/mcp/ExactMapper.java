package io.github.copilottool.mcp;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A mapper of the protocol's messages by Jackson 2, which the tools need anyway. Numbers keep their digits, and a tool
 * call carries the id of its request, which the MCP SDK does not pass to handlers.
 */
final class ExactMapper implements McpJsonMapper {
    /** The key of the request's id in the metadata of {@code tools/call}'s parameters. */
    private static final String CALL_ID = "io.github.copilottool/callId";

    private static final String META = "_meta";
    private static final String METHOD = "method";
    static final String PARAMETERS = "params";
    static final String ARGUMENTS = "arguments";

    /**
     * The exception for a tool call with invalid parameters. The MCP SDK does not expect that reading them fails: over
     * HTTP it would answer with the servlet container's error page, otherwise with Jackson's message.
     */
    static final class InvalidCall extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        InvalidCall() {
            super("The parameters of tools/call are not valid: 'name' must be a string and 'arguments' an object.");
        }
    }

    /** Returns the id of the request; null if another mapper has read the request. */
    static Object callId(CallToolRequest request) {
        return request.meta() == null ? null : request.meta().get(CALL_ID);
    }

    /** The MCP SDK's message for each unknown tool, and the beginning of the data that has the name. */
    private static final String UNKNOWN_TOOL = "Unknown tool: invalid_tool_name";

    private static final String NOT_FOUND = "Tool not found: ";

    private final MessageLimits limits;

    ExactMapper(MessageLimits limits) {
        this.limits = limits;
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        limits.check(content);
        return Json.EXACT.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return readValue(new String(content, StandardCharsets.UTF_8), type);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        limits.check(content);
        JavaType javaType = Json.EXACT.constructType(type.getType());
        return javaType.getRawClass() == HashMap.class
                ? (T) Json.message(content)
                : Json.EXACT.readValue(content, javaType);
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return readValue(new String(content, StandardCharsets.UTF_8), type);
    }

    @Override
    public <T> T convertValue(Object value, Class<T> type) {
        return convert(value, type);
    }

    @Override
    public <T> T convertValue(Object value, TypeRef<T> type) {
        return convert(value, type.getType());
    }

    @SuppressWarnings("unchecked")
    private static <T> T convert(Object value, Type type) {
        Object known = value instanceof Map<?, ?> map ? message(map, type) : null;
        return known != null ? (T) known : Json.EXACT.convertValue(value, Json.EXACT.constructType(type));
    }

    /** Returns a message or the parameters of a call with the values of a map, which are not copied; null for others. */
    private static Object message(Map<?, ?> map, Type type) {
        if (type == CallToolRequest.class
                && map.get("name") instanceof String name
                && (map.get(ARGUMENTS) == null || map.get(ARGUMENTS) instanceof Map<?, ?>)
                && (map.get(META) == null || map.get(META) instanceof Map<?, ?>)) {
            return new CallToolRequest(name, members(map.get(ARGUMENTS)), members(map.get(META)));
        }
        if (!(map.get("jsonrpc") instanceof String version)) {
            return null;
        }
        Object id = map.get("id");
        if (type == JSONRPCRequest.class && map.get(METHOD) instanceof String method) {
            return new JSONRPCRequest(
                    version,
                    method,
                    id,
                    McpSchema.METHOD_TOOLS_CALL.equals(method)
                            ? withCallId(id, map.get(PARAMETERS))
                            : map.get(PARAMETERS));
        }
        if (type == JSONRPCNotification.class && map.get(METHOD) instanceof String method) {
            return new JSONRPCNotification(version, method, map.get(PARAMETERS));
        }
        if (type == JSONRPCResponse.class) {
            JSONRPCError error = Json.EXACT.convertValue(map.get("error"), JSONRPCError.class);
            return new JSONRPCResponse(version, id, map.get("result"), error);
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> members(Object map) {
        return (Map<String, Object>) map;
    }

    private static Map<?, ?> withCallId(Object id, Object given) {
        if (!(given instanceof Map<?, ?> parameters)
                || !(parameters.get("name") instanceof String)
                || !(parameters.get(ARGUMENTS) == null
                        || parameters.get(ARGUMENTS) instanceof Map<?, ?>
                        || parameters.get(ARGUMENTS) instanceof String)) {
            throw new InvalidCall();
        }
        Map<Object, Object> meta = new LinkedHashMap<>();
        if (parameters.get(META) instanceof Map<?, ?> sent) {
            meta.putAll(sent);
        }
        meta.put(CALL_ID, id);
        Map<Object, Object> withMeta = new LinkedHashMap<>(parameters);
        withMeta.put(META, meta);
        if (parameters.get(ARGUMENTS) instanceof String text) {
            withMeta.put(ARGUMENTS, text.isBlank() ? null : argumentsOf(text));
        }
        return withMeta;
    }

    /** Returns the arguments that a client sent as one JSON text (R5.2). */
    private static Map<?, ?> argumentsOf(String text) {
        try {
            if (Json.EXACT.readTree(text) instanceof ObjectNode arguments) {
                return new Arguments(arguments);
            }
        } catch (IOException noJson) {
            // Reported below.
        }
        throw new InvalidCall();
    }

    /**
     * Returns what is written for a message: the JSON-RPC error alone for an error that the MCP SDK's transports would
     * write with a stack trace, and the tool's name in the SDK's error of an unknown tool, which names only its data.
     */
    private static Object corrected(Object value) {
        if (value instanceof McpError error && error.getJsonRpcError() != null) {
            return response(null, error.getJsonRpcError());
        }
        if (value instanceof JSONRPCResponse response
                && response.error() != null
                && UNKNOWN_TOOL.equals(response.error().message())
                && response.error().data() instanceof String data
                && data.startsWith(NOT_FOUND)) {
            String message = "Unknown tool: " + data.substring(NOT_FOUND.length());
            return response(response.id(), new JSONRPCError(response.error().code(), message, null));
        }
        return value;
    }

    /** Returns an error as a response. The MCP SDK's record requires an id, which an unreadable message may not have. */
    static Map<String, Object> response(Object id, JSONRPCError error) {
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        if (id != null) {
            response.put("id", id);
        }
        response.put("error", error);
        return response;
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return Json.EXACT.writeValueAsString(corrected(value));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return Json.EXACT.writeValueAsBytes(corrected(value));
    }
}
