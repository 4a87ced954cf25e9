package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.copilottool.mcp.shop.ShopTools;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests with many calls: none is lost, and none leaves anything in memory. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LoadTest {
    private static final int CALLS = Integer.getInteger("tests.mcp.calls", 1_000);
    private static final int CLIENTS = 8;
    private static final int MOST_GROWTH = 4 << 20;

    private static long used() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            System.gc();
            Thread.sleep(50);
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    private static void assertNoGrowth(long before) throws InterruptedException {
        long growth = used() - before;
        System.out.println("Growth after " + CALLS + " calls: " + growth / 1024 + " KiB");
        assertTrue(growth < MOST_GROWTH, () -> growth + " bytes more in use");
        assertEquals(0, RunningCall.count());
    }

    @Test
    void many_calls_from_eight_clients_in_turn_on_one_server() throws Exception {
        var transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .build();
        var server = McpTools.of(new ShopTools())
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .build();
        List<McpSyncClient> clients = new ArrayList<>();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            for (int i = 0; i < CLIENTS; i++) {
                clients.add(HttpTest.client(http));
            }
            callInTurn(clients, 500);
            long before = used();
            callInTurn(clients, CALLS);
            assertNoGrowth(before);
            clients.forEach(McpSyncClient::close);
        }
    }

    private static void callInTurn(List<McpSyncClient> clients, int calls) {
        for (int i = 0; i < calls; i++) {
            assertEquals("call " + i, HttpTest.text(clients.get(i % CLIENTS), "echo", Map.of("text", "call " + i)));
        }
    }

    @Test
    void many_calls_on_standard_input_eight_at_a_time() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try (StdioClient client = StdioClient.initialized(McpTools.of(new ShopTools()))) {
            callAtOnce(threads, client, 500);
            client.forget();
            long before = used();
            callAtOnce(threads, client, CALLS);
            client.forget();
            assertNoGrowth(before);
        } finally {
            threads.shutdown();
        }
    }

    private static void callAtOnce(ExecutorService threads, StdioClient client, int calls) throws Exception {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int t = 0; t < CLIENTS; t++) {
            int first = t;
            tasks.add(() -> {
                for (int i = first; i < calls; i += CLIENTS) {
                    assertEquals("call " + i, client.text("echo", "{\"text\":\"call " + i + "\"}"));
                }
                return null;
            });
        }
        for (Future<Void> each : threads.invokeAll(tasks)) {
            each.get();
        }
    }
}
