package io.github.copilottool.mcp.shop;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The tools that the conformance suite calls, except those that our tools cannot express. */
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
}
