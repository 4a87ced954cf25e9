package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import java.util.List;

/**
 * The messages of MCP clients and servers: JSON-RPC requests of {@code tools/call} and their responses. A log may have
 * them inside a member of an object, also as text. Source: Model Context Protocol, specification 2025-11-25, Server
 * Features, Tools, "Calling Tools" and "Error Handling"; read on 2026-11-23.
 */
final class McpMessages implements CallFormat {
    @Override
    public boolean read(JsonNode record, CallCollector calls) {
        if (isMessage(record)) {
            message(record, calls);
            return true;
        }
        for (JsonNode member : record) {
            JsonNode message = member.isTextual() ? ofText(member.textValue()) : member;
            if (isMessage(message)) {
                message(message, calls);
                return true;
            }
        }
        return false;
    }

    private static boolean isMessage(JsonNode record) {
        return record.path("jsonrpc").isTextual();
    }

    private static JsonNode ofText(String text) {
        boolean isLikely = text.startsWith("{") && text.contains("\"jsonrpc\"");
        return isLikely ? Wire.recorded(text) : MissingNode.getInstance();
    }

    private static void message(JsonNode message, CallCollector calls) {
        String id = "message " + message.path("id");
        JsonNode parameters = message.path("params");
        if (message.path("method").asText().equals("tools/call")) {
            if (parameters.path("name").isTextual()) {
                JsonNode arguments = parameters.path("arguments");
                boolean isNothing = arguments.isMissingNode() || arguments.isNull();
                calls.started(
                        id,
                        List.of(parameters.path("name").textValue()),
                        isNothing ? JsonNodeFactory.instance.objectNode() : arguments);
            }
        } else if (message.has("error")) {
            calls.ended(id, Outcome.FAILED);
        } else if (message.has("result")) {
            boolean isError = message.path("result").path("isError").asBoolean();
            calls.ended(id, isError ? Outcome.FAILED : Outcome.SUCCEEDED);
        }
    }
}
