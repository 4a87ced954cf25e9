package io.github.copilottool.mcp.shop;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.github.copilottool.mcp.McpToolInvocation;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageRequest;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.LoggingLevel;
import io.modelcontextprotocol.spec.McpSchema.LoggingMessageNotification;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.SamplingMessage;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools that the conformance suite calls. */
public final class ConformanceTools {
    private static final String PNG =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
    private static final String WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

    /**
     * Returns a tool whose schema has keywords that no Java type has, so that the suite sees that they are passed on.
     */
    public static ToolDefinition jsonSchema() {
        String schema =
                """
                {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
                 "$defs": {"address": {"type": "object",
                   "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
                 "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"}},
                 "additionalProperties": false}""";
        try {
            return new ToolDefinition(
                    "json_schema_2020_12_tool",
                    "Tool with JSON Schema 2020-12 features",
                    new ObjectMapper().readTree(schema),
                    invocation -> CompletableFuture.completedFuture("done"),
                    null,
                    null,
                    null);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Map<String, Object> object(String json) {
        try {
            return new ObjectMapper().readValue(json, new TypeReference<Map<String, Object>>() {});
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String elicited(ToolInvocation invocation, String message, String schema) {
        ElicitResult result = McpToolInvocation.of(invocation)
                .exchange()
                .createElicitation(
                        ElicitFormRequest.builder(message, object(schema)).build());
        return "action=" + result.action() + ", content=" + result.content();
    }

    private static ToolResultObject result(String text, ToolBinaryResult... bytes) {
        return new ToolResultObject("success", text, List.of(bytes), null, null, null);
    }

    @CopilotTool("Gives a text.")
    public String testSimpleText() {
        return "This is a simple text response for testing.";
    }

    @CopilotTool("Gives an image.")
    public ToolResultObject testImageContent() {
        return result(null, new ToolBinaryResult(PNG, "image/png", "image", null));
    }

    @CopilotTool("Gives audio.")
    public ToolResultObject testAudioContent() {
        return result(null, new ToolBinaryResult(WAV, "audio/wav", "audio", null));
    }

    @CopilotTool("Gives a resource.")
    public ToolResultObject testEmbeddedResource() {
        return result(null, new ToolBinaryResult("eyJhIjoxfQ==", "application/json", "resource", null));
    }

    @CopilotTool("Gives a text, an image and a resource.")
    public ToolResultObject testMultipleContentTypes() {
        return result(
                "Multiple content types test:",
                new ToolBinaryResult(PNG, "image/png", "image", null),
                new ToolBinaryResult("eyJhIjoxfQ==", "application/json", "resource", null));
    }

    @CopilotTool("Fails.")
    public String testErrorHandling() {
        throw new IllegalStateException("This tool intentionally returns an error for testing");
    }

    @CopilotTool("Adds two numbers.")
    public double addNumbers(@CopilotToolParam("The first") double a, @CopilotToolParam("The other") double b) {
        return a + b;
    }

    @CopilotTool("Reports progress.")
    public String testToolWithProgress(ToolInvocation invocation) throws InterruptedException {
        McpToolInvocation call = McpToolInvocation.of(invocation);
        for (int done = 0; done <= 100; done += 50) {
            call.progress(done, 100, null);
            Thread.sleep(50);
        }
        return "The tool is done.";
    }

    @CopilotTool("Logs to the client.")
    public String testToolWithLogging(ToolInvocation invocation) throws InterruptedException {
        McpSyncServerExchange client = McpToolInvocation.of(invocation).exchange();
        for (String text : List.of("Tool execution started", "Tool processing data", "Tool execution completed")) {
            client.loggingNotification(
                    LoggingMessageNotification.builder(LoggingLevel.INFO, text).build());
            Thread.sleep(50);
        }
        return "The tool is done.";
    }

    @CopilotTool("Asks the client's model.")
    public String testSampling(@CopilotToolParam("The prompt") String prompt, ToolInvocation invocation) {
        Content question = TextContent.builder(prompt).build();
        CreateMessageResult answer = McpToolInvocation.of(invocation)
                .exchange()
                .createMessage(CreateMessageRequest.builder(
                                List.of(SamplingMessage.builder(Role.USER, question)
                                        .build()),
                                100)
                        .build());
        return "LLM response: " + ((TextContent) answer.content()).text();
    }

    @CopilotTool("Asks the user.")
    public String testElicitation(@CopilotToolParam("The message") String message, ToolInvocation invocation) {
        String schema =
                """
                {"type": "object", "required": ["username", "email"], "properties": {
                  "username": {"type": "string", "description": "User's response"},
                  "email": {"type": "string", "description": "User's email address"}}}""";
        return "User response: " + elicited(invocation, message, schema);
    }

    @CopilotTool(value = "Asks the user, with defaults.", name = "test_elicitation_sep1034_defaults")
    public String elicitWithDefaults(ToolInvocation invocation) {
        String schema =
                """
                {"type": "object", "properties": {
                  "name": {"type": "string", "default": "John Doe"},
                  "age": {"type": "integer", "default": 30},
                  "score": {"type": "number", "default": 95.5},
                  "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
                  "verified": {"type": "boolean", "default": true}}}""";
        return "Elicitation completed: " + elicited(invocation, "Please check these.", schema);
    }

    @CopilotTool(value = "Asks the user to choose.", name = "test_elicitation_sep1330_enums")
    public String elicitChoices(ToolInvocation invocation) {
        String schema =
                """
                {"type": "object", "properties": {
                  "untitledSingle": {"type": "string", "enum": ["option1", "option2", "option3"]},
                  "titledSingle": {"type": "string", "oneOf": [
                    {"const": "value1", "title": "First Option"},
                    {"const": "value2", "title": "Second Option"},
                    {"const": "value3", "title": "Third Option"}]},
                  "legacyEnum": {"type": "string", "enum": ["opt1", "opt2", "opt3"],
                    "enumNames": ["Option One", "Option Two", "Option Three"]},
                  "untitledMulti": {"type": "array", "items": {
                    "type": "string", "enum": ["option1", "option2", "option3"]}},
                  "titledMulti": {"type": "array", "items": {"anyOf": [
                    {"const": "value1", "title": "First Choice"},
                    {"const": "value2", "title": "Second Choice"},
                    {"const": "value3", "title": "Third Choice"}]}}}}""";
        return "Elicitation completed: " + elicited(invocation, "Please choose.", schema);
    }
}
