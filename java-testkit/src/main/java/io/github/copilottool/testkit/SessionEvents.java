package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import java.util.List;
import java.util.stream.Stream;

/**
 * The session events of the Copilot CLI, which it keeps in {@code ~/.copilot/session-state/<id>/events.jsonl}, and of
 * the SDK. Source: github/copilot-sdk, docs/features/streaming-events.md, "Event envelope" and "Tool execution events";
 * read on 2026-11-23.
 */
final class SessionEvents implements CallFormat {
    @Override
    public boolean read(JsonNode record, CallCollector calls) {
        JsonNode type = record.path("type");
        JsonNode data = record.path("data");
        if (!type.isTextual() || !data.isObject()) {
            return false;
        }
        String id = "event " + data.path("toolCallId").asText();
        if (type.textValue().equals("tool.execution_start")) {
            List<String> names = Stream.of("toolName", "mcpToolName")
                    .map(data::path)
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::textValue)
                    .toList();
            if (!names.isEmpty()) {
                // Sessions of VS Code have the arguments as JSON text in places.
                calls.started(id, names, CallFormat.structure(data.path("arguments")));
            }
        } else if (type.textValue().equals("tool.execution_complete")) {
            calls.ended(id, data.path("success").asBoolean() ? Outcome.SUCCEEDED : Outcome.FAILED);
        }
        return true;
    }
}
