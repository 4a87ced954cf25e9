package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import java.util.List;
import java.util.Set;

/**
 * OpenTelemetry's spans of tool calls as JSON: as the OTLP file exporter writes them, and as the Copilot CLI's file
 * exporter does. A tool call is a span {@code execute_tool}, or a part of the messages of a span for a model's answer:
 * if a recording has both with one id, they are one call. Sources: open-telemetry/semantic-conventions-genai,
 * docs/gen-ai/execute-tool.md and docs/registry/attributes/gen-ai.md; OpenTelemetry Protocol File Exporter, "JSON File
 * serialization"; the Copilot CLI's file is known from files only. Read on 2026-11-23.
 */
final class GenAiSpans implements CallFormat {
    @Override
    public boolean read(JsonNode record, CallCollector calls) {
        if (record.path("resourceSpans").isArray()) {
            for (JsonNode resource : record.path("resourceSpans")) {
                for (JsonNode scope : resource.path("scopeSpans")) {
                    scope.path("spans").forEach(span -> span(span, calls));
                }
            }
            return true;
        }
        if (isSpan(record)) {
            span(record, calls);
            return true;
        }
        // The file exporters write metrics and logs into the same file.
        return record.has("resourceMetrics")
                || record.has("resourceLogs")
                || record.path("type").asText().matches("metric|log");
    }

    private static boolean isSpan(JsonNode record) {
        return record.path("attributes").isContainerNode()
                && (record.has("spanId") || record.path("type").asText().equals("span"));
    }

    private static void span(JsonNode span, CallCollector calls) {
        ObjectNode attributes = attributes(span.path("attributes"));
        JsonNode name = attributes.path("gen_ai.tool.name");
        String operation = attributes.path("gen_ai.operation.name").asText("execute_tool");
        if (name.isTextual() && operation.equals("execute_tool")) {
            JsonNode arguments = CallFormat.structure(attributes.path("gen_ai.tool.call.arguments"));
            JsonNode id = attributes.path("gen_ai.tool.call.id");
            RecordedCall asked = id.isTextual() ? calls.taken(id(id)) : null;
            calls.call(
                    List.of(name.textValue()),
                    arguments == null && asked != null ? asked.arguments() : arguments,
                    Set.of(),
                    outcome(span, attributes));
        }
        if (operation.startsWith("invoke_")) {
            // The span of an agent or workflow repeats the messages of the spans inside it.
            return;
        }
        JsonNode messages = attributes.path("gen_ai.output.messages");
        for (JsonNode message : messages.isTextual() ? Wire.recorded(messages.textValue()) : messages) {
            for (JsonNode part : message.path("parts")) {
                if (part.path("type").asText().equals("tool_call")
                        && part.path("name").isTextual()
                        && part.path("id").isTextual()) {
                    calls.started(
                            id(part.path("id")),
                            List.of(part.path("name").textValue()),
                            CallFormat.structure(part.path("arguments")));
                }
            }
        }
    }

    private static String id(JsonNode id) {
        return "span " + id.asText();
    }

    private static Outcome outcome(JsonNode span, JsonNode attributes) {
        String status = span.path("status").path("code").asText();
        boolean isError = status.equals("2") || status.equals("STATUS_CODE_ERROR") || attributes.has("error.type");
        return isError ? Outcome.FAILED : Outcome.SUCCEEDED;
    }

    /** Returns attributes by their names: OTLP has a list of names and typed values, the Copilot CLI an object. */
    private static ObjectNode attributes(JsonNode attributes) {
        if (attributes instanceof ObjectNode named) {
            return named;
        }
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        attributes.forEach(each -> all.set(each.path("key").asText(), value(each.path("value"))));
        return all;
    }

    /** Returns a value of OTLP, whose only member says its type, as JSON. */
    private static JsonNode value(JsonNode typed) {
        if (typed.has("kvlistValue")) {
            return attributes(typed.path("kvlistValue").path("values"));
        }
        if (typed.has("arrayValue")) {
            ArrayNode elements = JsonNodeFactory.instance.arrayNode();
            typed.path("arrayValue").path("values").forEach(each -> elements.add(value(each)));
            return elements;
        }
        JsonNode integer = typed.path("intValue");
        if (integer.isTextual()) {
            JsonNode number = Wire.recorded(integer.textValue());
            return number.isMissingNode() ? integer : number;
        }
        // A value without a type is null.
        return typed.isEmpty()
                ? JsonNodeFactory.instance.nullNode()
                : typed.iterator().next();
    }
}
