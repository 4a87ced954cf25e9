package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.lang.reflect.Type;
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
    private static final String PARAMETERS = "params";
    private static final String ARGUMENTS = "arguments";

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

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        return Json.EXACT.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return Json.EXACT.readValue(content, type);
    }

    @Override
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        return Json.EXACT.readValue(content, Json.EXACT.constructType(type.getType()));
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return Json.EXACT.readValue(content, Json.EXACT.constructType(type.getType()));
    }

    @Override
    public <T> T convertValue(Object value, Class<T> type) {
        return convert(value, type);
    }

    @Override
    public <T> T convertValue(Object value, TypeRef<T> type) {
        return convert(value, type.getType());
    }

    private static <T> T convert(Object value, Type type) {
        Object from = type == JSONRPCRequest.class && value instanceof Map<?, ?> request ? withCallId(request) : value;
        return Json.EXACT.convertValue(from, Json.EXACT.constructType(type));
    }

    private static Map<?, ?> withCallId(Map<?, ?> request) {
        if (!McpSchema.METHOD_TOOLS_CALL.equals(request.get("method"))) {
            return request;
        }
        if (!(request.get(PARAMETERS) instanceof Map<?, ?> parameters)
                || !(parameters.get("name") instanceof String)
                || !(parameters.get(ARGUMENTS) == null
                        || parameters.get(ARGUMENTS) instanceof Map<?, ?>
                        || parameters.get(ARGUMENTS) instanceof String)) {
            throw new InvalidCall();
        }
        Map<Object, Object> meta = new LinkedHashMap<>();
        if (parameters.get(META) instanceof Map<?, ?> given) {
            meta.putAll(given);
        }
        meta.put(CALL_ID, request.get("id"));
        Map<Object, Object> withMeta = new LinkedHashMap<>(parameters);
        withMeta.put(META, meta);
        if (parameters.get(ARGUMENTS) instanceof String text) {
            withMeta.put(ARGUMENTS, argumentsOf(text));
        }
        Map<Object, Object> withId = new LinkedHashMap<>(request);
        withId.put(PARAMETERS, withMeta);
        return withId;
    }

    /** Returns the arguments that a client sent as one JSON text (R5.2). */
    private static Map<?, ?> argumentsOf(String text) {
        try {
            Map<?, ?> arguments = Json.EXACT.readValue(text, Map.class);
            if (arguments != null) {
                return arguments;
            }
        } catch (IOException noObject) {
            // Reported below.
        }
        throw new InvalidCall();
    }

    /** Returns the JSON-RPC error alone for an error that the MCP SDK's transports would write with a stack trace. */
    private static Object withoutTrace(Object value) {
        return value instanceof McpError error && error.getJsonRpcError() != null
                ? response(null, error.getJsonRpcError())
                : value;
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
        return Json.EXACT.writeValueAsString(withoutTrace(value));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return Json.EXACT.writeValueAsBytes(withoutTrace(value));
    }
}
