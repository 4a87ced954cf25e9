package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * A program that serves a tool over HTTP, calls it, and prints the answers: it shows which jars a server needs. The tool
 * returns the name of its thread.
 */
public final class HttpProgram {
    private HttpProgram() {}

    private static ToolDefinition tool() {
        return ToolDefinition.create(
                "thread",
                "Returns the name of the thread.",
                Map.of("type", "object", "properties", Map.of(), "required", List.of()),
                call -> CompletableFuture.completedFuture(Thread.currentThread().getName()));
    }

    private static void callOverHttp(boolean isImmediate) throws Exception {
        var transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .build();
        var server = McpTools.of(tool())
                .addTo(McpServer.sync(McpTools.cancellable(transport)))
                .immediateExecution(isImmediate)
                .build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            System.out.println(HttpSession.begin(http).messages(HttpSession.call(2, "{\"name\":\"thread\"}")));
        }
    }

    private static void refuseOtherTools() {
        Tool other = Tool.builder("own", Map.of("type", "object")).build();
        var server = McpServer.sync(HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .build());
        try {
            McpTools.of(tool())
                    .addTo(server)
                    .tools(new SyncToolSpecification(other, (exchange, request) -> CallToolResult.builder(List.of())
                            .build()))
                    .build()
                    .close();
            System.out.println("accepted");
        } catch (IllegalStateException refused) {
            System.out.println(refused.getMessage());
        }
    }

    private static void stateless() {
        var transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(McpTools.jsonMapper())
                .build();
        McpTools.of(tool()).addTo(McpServer.async(transport)).build().close();
        McpTools.of(tool()).addTo(McpServer.sync(transport)).build().close();
        System.out.println("stateless");
    }

    /**
     * Runs the program. Its exit code is not 0 if a server does not start or answer.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try {
            callOverHttp(false);
            callOverHttp(true);
            stateless();
            refuseOtherTools();
            System.exit(0);
        } catch (Throwable broken) {
            broken.printStackTrace();
            // The servlet container's threads would keep the JVM alive.
            System.exit(1);
        }
    }
}
