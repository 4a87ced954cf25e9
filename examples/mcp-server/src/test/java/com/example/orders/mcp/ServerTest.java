package com.example.orders.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the server in a separate JVM, as a client starts it. */
class ServerTest {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static McpSyncClient client() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ServerParameters server = ServerParameters.builder(java)
                .args("-cp", System.getProperty("java.class.path"), Server.class.getName())
                .build();
        McpSyncClient client = McpClient.sync(new StdioClientTransport(server, McpJsonDefaults.getMapper()))
                .requestTimeout(PATIENCE)
                .initializationTimeout(PATIENCE)
                .build();
        client.initialize();
        return client;
    }

    private static String call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        CallToolResult result = client.callTool(
                CallToolRequest.builder(tool).arguments(arguments).build());
        return result.isError() + ": " + ((TextContent) result.content().get(0)).text();
    }

    @Test
    void a_client_lists_the_tools_and_calls_them() {
        try (McpSyncClient client = client()) {
            List<Tool> tools = client.listTools().tools();
            assertEquals(
                    List.of(
                            "find_orders",
                            "place_order",
                            "cancel_order",
                            "shipping_price",
                            "track_order",
                            "label_order",
                            "next_shipping_day",
                            "look_up_stock"),
                    tools.stream().map(Tool::name).toList());
            assertEquals("Look up stock", tools.get(7).title());
            assertEquals(true, tools.get(7).annotations().readOnlyHint());

            assertEquals(
                    "false: 14.250", call(client, "shipping_price", Map.of("weight", 1.5, "shipping", "next-day")));
            assertEquals(
                    "true: There is no order 9: find_orders lists them.",
                    call(client, "track_order", Map.of("id", "9")));
            String wrong = call(client, "shipping_price", Map.of("weight", "heavy"));
            assertTrue(wrong.startsWith("true: Tool shipping_price: argument 'weight' must be a number"), wrong);
            assertEquals("false: Success", call(client, "cancel_order", Map.of("id", "9")));
        }
    }

    @Test
    void standard_error_stays_empty() throws Exception {
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Server.class.getName())
                .start();
        server.getOutputStream().close();
        assertEquals("", new String(server.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, server.waitFor());
    }
}
