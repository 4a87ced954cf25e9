package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The formats of recordings, with lines around the calls that such files have, too. */
enum RecordingFormat {
    OWN {
        @Override
        List<String> lines(List<Made> calls) {
            List<String> lines = new ArrayList<>();
            for (Made each : calls) {
                ObjectNode line = object().put("tool", each.tool());
                line.set("arguments", each.json());
                lines.add(line.put("result", each.succeeds() ? "success" : "failure")
                        .toString());
            }
            return lines;
        }
    },
    SESSION_EVENTS {
        @Override
        List<String> lines(List<Made> calls) {
            List<String> lines = new ArrayList<>();
            lines.add("{\"type\":\"session.start\",\"data\":{\"sessionId\":\"s\"},\"id\":\"e0\",\"parentId\":null}");
            List<String> ends = new ArrayList<>();
            int id = 0;
            for (Made each : calls) {
                ObjectNode start = object().put("type", "tool.execution_start");
                ObjectNode data = start.putObject("data").put("toolCallId", "call_" + id);
                data.put("toolName", each.tool()).set("arguments", each.json());
                lines.add(start.put("id", "e" + id).toString());
                ObjectNode end = object().put("type", "tool.execution_complete");
                end.putObject("data").put("toolCallId", "call_" + id++).put("success", each.succeeds());
                ends.add(end.toString());
            }
            // Parallel calls end in another order than they start.
            for (int i = ends.size(); i > 0; i--) {
                lines.add(ends.get(i - 1));
            }
            return lines;
        }
    },
    MCP {
        @Override
        List<String> lines(List<Made> calls) {
            List<String> lines = new ArrayList<>();
            lines.add("2026-11-23T10:00:00.000Z [store] [info] Message from client: {\"method\":\"initialize\","
                    + "\"params\":{},\"jsonrpc\":\"2.0\",\"id\":0} { metadata: undefined }");
            int id = 1;
            for (Made each : calls) {
                ObjectNode request = object().put("jsonrpc", "2.0").put("id", id);
                ObjectNode parameters = request.put("method", "tools/call").putObject("params");
                parameters.put("name", each.tool()).set("arguments", each.json());
                ObjectNode response = object().put("jsonrpc", "2.0").put("id", id++);
                response.putObject("result").put("isError", !each.succeeds()).putArray("content");
                lines.add("2026-11-23T10:00:00.000Z [store] [info] Message from client: " + request
                        + " { metadata: undefined }");
                lines.add(object().<ObjectNode>set("message", response).toString());
            }
            return lines;
        }
    },
    OTLP {
        @Override
        List<String> lines(List<Made> calls) {
            ObjectNode data = object();
            ArrayNode spans = data.putArray("resourceSpans")
                    .addObject()
                    .putArray("scopeSpans")
                    .addObject()
                    .putArray("spans");
            attribute(span(spans, 1).putArray("attributes"), "gen_ai.operation.name", "chat");
            for (Made each : calls) {
                ObjectNode span = span(spans, each.succeeds() ? 1 : 2);
                ArrayNode attributes = span.putArray("attributes");
                attribute(attributes, "gen_ai.operation.name", "execute_tool");
                attribute(attributes, "gen_ai.tool.name", each.tool());
                attribute(attributes, "gen_ai.tool.call.arguments", each.json().toString());
            }
            return List.of(data.toString());
        }
    },
    COPILOT_SPANS {
        @Override
        List<String> lines(List<Made> calls) {
            List<String> lines = new ArrayList<>();
            lines.add("{\"type\":\"metric\",\"name\":\"gen_ai.client.operation.duration\",\"unit\":\"s\"}");
            for (Made each : calls) {
                ObjectNode span = object().put("type", "span").put("name", "execute_tool " + each.tool());
                span.putObject("status").put("code", each.succeeds() ? 0 : 2);
                span.putObject("attributes")
                        .put("gen_ai.tool.name", each.tool())
                        .put("gen_ai.tool.call.arguments", each.json().toString());
                lines.add(span.toString());
            }
            return lines;
        }
    };

    /** A call that a test made. */
    record Made(String tool, Map<String, Object> arguments, boolean succeeds) {
        ObjectNode json() {
            return Wire.MAPPER.valueToTree(arguments);
        }
    }

    /** Returns the lines of a recording of calls. */
    abstract List<String> lines(List<Made> calls);

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ObjectNode span(ArrayNode spans, int status) {
        ObjectNode span = spans.addObject().put("spanId", "0123456789abcdef");
        span.putObject("status").put("code", status);
        return span;
    }

    private static void attribute(ArrayNode attributes, String key, String value) {
        attributes.addObject().put("key", key).putObject("value").put("stringValue", value);
    }
}
