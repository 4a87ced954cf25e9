package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads and writes the protocol's messages by Jackson 2, which the tools need anyway. Numbers keep their digits, and a tool
 * call has the id of its request, which the MCP SDK does not pass to handlers.
 */
final class ExactMapper implements McpJsonMapper {
    /** Where the id of the request is put, in the parameters of {@code tools/call}. */
    private static final String CALL_ID = "io.github.copilottool/callId";

    private static final String META = "_meta";
    private static final String PARAMETERS = "params";

    /**
     * A tool call whose parameters are not those of a tool call. The MCP SDK does not expect a handler to fail on them: over
     * HTTP it would answer with the servlet container's words, else with Jackson's.
     */
    static final class InvalidCall extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        InvalidCall() {
            super("The parameters of tools/call are not valid: 'name' must be a string and 'arguments' an object.");
        }
    }

    /** The id of the request; null where another mapper has read it. */
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
                || !(parameters.get("arguments") == null || parameters.get("arguments") instanceof Map<?, ?>)) {
            throw new InvalidCall();
        }
        Map<Object, Object> meta = new LinkedHashMap<>();
        if (parameters.get(META) instanceof Map<?, ?> given) {
            meta.putAll(given);
        }
        meta.put(CALL_ID, request.get("id"));
        Map<Object, Object> withMeta = new LinkedHashMap<>(parameters);
        withMeta.put(META, meta);
        Map<Object, Object> withId = new LinkedHashMap<>(request);
        withId.put(PARAMETERS, withMeta);
        return withId;
    }

    /** The MCP SDK's transports write their errors as they are, with a stack trace: a client gets the JSON-RPC error alone. */
    private static Object withoutTrace(Object value) {
        if (!(value instanceof McpError error) || error.getJsonRpcError() == null) {
            return value;
        }
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        response.put("error", error.getJsonRpcError());
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
