package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.copilottool.spring.shop.StubbornTools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** Requests and tools that do not cooperate, over HTTP. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HostileClientsTest {
    private static final int SECONDS = 60;

    /** 4 MB with 1.33 million objects. */
    private static final String OBJECTS = "[" + "{},".repeat(1_333_300) + "{}]";

    @BeforeEach
    void hold() {
        StubbornTools.released = new CountDownLatch(1);
    }

    @AfterEach
    void release() {
        StubbornTools.released.countDown();
    }

    private static ConfigurableApplicationContext run(String... properties) {
        List<String> all = new ArrayList<>(List.of(properties));
        all.add("server.port=0");
        return new SpringApplicationBuilder(McpProgram.class)
                .properties(all.toArray(String[]::new))
                .run();
    }

    @Test
    void a_tool_that_leaves_its_thread_interrupted_is_answered() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            for (int i = 0; i < 8; i++) {
                assertEquals("interrupted", session.call("interrupt_itself", "{}"));
            }
        }
    }

    /** The client reads the whole body, so it is answered only when the response ends. */
    @Test
    void a_call_is_answered_in_time_whatever_its_thread_does_and_keeps_its_place() throws Exception {
        try (var application = run("copilot.tool.mcp.call-timeout=1s", "copilot.tool.mcp.max-calls=1")) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("Tool ignore_interrupts took longer than 1 seconds.", session.call("ignore_interrupts", "{}"));
            assertEquals(
                    "Tool take_nothing was not called, because too many calls are running. Call it again later.",
                    session.call("take_nothing", "{}"));
            CopilotToolsEndpoint endpoint = application.getBean(CopilotToolsEndpoint.class);
            assertEquals(
                    Map.of("success", 0L, "refused", 0L, "failed", 0L, "running", 1L, "overdue", 1L),
                    endpoint.tools().get("ignore_interrupts").calls());
            StubbornTools.released.countDown();
            String answer = "";
            while (!answer.equals("nothing")) {
                answer = session.call("take_nothing", "{}");
            }
            assertEquals(
                    Map.of("success", 1L, "refused", 0L, "failed", 0L, "running", 0L, "overdue", 0L),
                    endpoint.tools().get("ignore_interrupts").calls());
        }
    }

    @Test
    void what_depends_on_a_cancelled_future_delays_nothing() throws Exception {
        try (var application = run("copilot.tool.mcp.call-timeout=1s")) {
            McpSession session = McpSession.begin(application, "/mcp");
            CompletableFuture<String> cancelled = session.callLater(7, "occupy");
            CompletableFuture<String> late = session.callLater(8, "occupy");
            session.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}");
            assertEquals("nothing", session.call("take_nothing", "{}"));
            assertEquals("Tool occupy took longer than 1 seconds.", late.get(SECONDS, TimeUnit.SECONDS));
            cancelled.get(SECONDS, TimeUnit.SECONDS);
            assertEquals("Tool occupy took longer than 1 seconds.", session.call("occupy", "{}"));
        }
    }

    @Test
    void sessions_are_limited_and_end_when_they_are_idle() throws Exception {
        try (var application = run("copilot.tool.mcp.max-sessions=3", "copilot.tool.mcp.session-timeout=1s")) {
            URI uri = McpSession.uri(application, "/mcp");
            for (int i = 0; i < 3; i++) {
                McpSession.begin(application, "/mcp");
            }
            HttpResponse<String> refused = initialize(uri);
            assertEquals(503, refused.statusCode());
            assertEquals("1", refused.headers().firstValue("Retry-After").orElseThrow());
            assertTrue(refused.body().contains("The server has too many sessions."), refused::body);
            while (initialize(uri).statusCode() == 503) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void of_two_requests_that_begin_the_last_session_at_once_one_is_refused() throws Exception {
        try (var application = run("copilot.tool.mcp.max-sessions=1")) {
            URI uri = McpSession.uri(application, "/mcp");
            String headers = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Accept: application/json, text/event-stream\r\nContent-Length: "
                    + McpSession.INITIALIZE.length() + "\r\n\r\n";
            List<String> answers = new ArrayList<>();
            try (Socket first = new Socket("localhost", uri.getPort());
                    Socket second = new Socket("localhost", uri.getPort())) {
                send(first, headers);
                send(second, headers);
                while (threadsThatReadBodies() < 2) {
                    Thread.onSpinWait();
                }
                send(first, McpSession.INITIALIZE);
                send(second, McpSession.INITIALIZE);
                for (Socket each : List.of(first, second)) {
                    answers.add(new BufferedReader(new InputStreamReader(each.getInputStream())).readLine());
                }
            }
            Collections.sort(answers);
            assertEquals(List.of("HTTP/1.1 200 ", "HTTP/1.1 503 "), answers);
        }
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static long threadsThatReadBodies() {
        return Thread.getAllStackTraces().values().stream()
                .filter(stack ->
                        Stream.of(stack).anyMatch(frame -> frame.getClassName().equals(RequestBodies.class.getName())))
                .count();
    }

    @Test
    void a_session_that_its_client_ends_makes_room() throws Exception {
        try (var application = run("copilot.tool.mcp.max-sessions=1")) {
            URI uri = McpSession.uri(application, "/mcp");
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("nothing", session.call("take_nothing", "{}"));
            assertEquals(503, initialize(uri).statusCode());
            assertEquals(200, session.delete().statusCode());
            assertEquals(200, initialize(uri).statusCode());
        }
    }

    private static HttpResponse<String> initialize(URI uri) throws Exception {
        return McpSession.send(McpSession.request(uri)
                .POST(BodyPublishers.ofString(McpSession.INITIALIZE))
                .build());
    }

    @Test
    void an_idle_stream_has_headers_at_once_and_comments() throws Exception {
        try (var application = run("copilot.tool.mcp.keep-alive=100ms")) {
            McpSession session = McpSession.begin(application, "/mcp");
            HttpResponse<InputStream> stream = session.listen().get(SECONDS, TimeUnit.SECONDS);
            assertEquals(
                    "text/event-stream;charset=UTF-8",
                    stream.headers().firstValue("content-type").orElseThrow());
            assertEquals("no", stream.headers().firstValue("x-accel-buffering").orElseThrow());
            InputStream body = stream.body();
            assertEquals(":\n\n:\n\n", new String(body.readNBytes(6), StandardCharsets.UTF_8));
            application.getBean(CopilotToolMcpServer.class).server().notifyToolsListChanged();
            String line = "";
            BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
            while (!line.startsWith("data:")) {
                line = lines.readLine();
            }
            assertTrue(line.contains("notifications/tools/list_changed"), line);
        }
    }

    @Test
    void a_stream_without_keep_alive_has_headers_at_once() throws Exception {
        try (var application = run("copilot.tool.mcp.keep-alive=0s")) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals(200, session.listen().get(SECONDS, TimeUnit.SECONDS).statusCode());
        }
    }

    @Test
    void a_long_call_has_comments() throws Exception {
        try (var application = run("copilot.tool.mcp.keep-alive=100ms")) {
            McpSession session = McpSession.begin(application, "/mcp");
            CompletableFuture<HttpResponse<InputStream>> answer = session.open("ignore_interrupts");
            InputStream body = answer.get(SECONDS, TimeUnit.SECONDS).body();
            assertEquals(":\n\n", new String(body.readNBytes(3), StandardCharsets.UTF_8));
            StubbornTools.released.countDown();
            assertTrue(new String(body.readAllBytes(), StandardCharsets.UTF_8).contains("released"));
        }
    }

    @Test
    void streams_whose_clients_are_gone_end() throws Exception {
        try (var application = run("copilot.tool.mcp.keep-alive=100ms")) {
            CopilotToolMcpServer server = application.getBean(CopilotToolMcpServer.class);
            McpSession session = McpSession.begin(application, "/mcp");
            URI uri = McpSession.uri(application, "/mcp");
            List<Socket> sockets = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                McpSession each = McpSession.begin(application, "/mcp");
                Socket socket = new Socket("localhost", uri.getPort());
                socket.getOutputStream()
                        .write(("GET /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
                                        + "Mcp-Session-Id: " + each.id() + "\r\n\r\n")
                                .getBytes(StandardCharsets.UTF_8));
                assertEquals('H', socket.getInputStream().read());
                sockets.add(socket);
            }
            while (server.openStreams() < 20) {
                Thread.onSpinWait();
            }
            for (Socket each : sockets) {
                each.close();
            }
            while (server.openStreams() > 0) {
                Thread.onSpinWait();
            }
            assertEquals("nothing", session.call("take_nothing", "{}"));
        }
    }

    @Test
    void arguments_may_be_a_blank_text() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("nothing", session.call("take_nothing", "\"\""));
            assertEquals("Tool take_any: argument 'value' is required.", session.call("take_any", "\"\""));
        }
    }

    @Test
    void a_result_that_is_too_long_is_a_failure() throws Exception {
        try (var application = run("copilot.tool.max-result-size=1KB")) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("x".repeat(1024), session.call("write", "{\"length\":1024}"));
            assertTrue(session.call("write", "{\"length\":1025}").startsWith("Tool write returned 1025 bytes of text"));
        }
    }

    @Test
    void a_request_with_too_many_values_is_refused() throws Exception {
        try (var application =
                run("copilot.tool.mcp.max-message-values=10000", "copilot.tool.mcp.max-message-memory=4MB")) {
            McpSession session = McpSession.begin(application, "/mcp");
            for (String part : List.of("1,", "{},", "\"1234567\",")) {
                HttpResponse<String> refused =
                        session.send(McpSession.message(7, "take_any", "{\"value\":[" + part.repeat(100_000) + "1]}"));
                assertEquals(413, refused.statusCode());
                assertTrue(
                        refused.body().startsWith("{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32600,"),
                        refused::body);
            }
            assertEquals("taken", session.call("take_any", "{\"value\":[" + "1,".repeat(9_000) + "1]}"));
        }
    }

    /** Has the application run with a heap of some megabytes while a test uses its port. */
    private static void withHeap(int megabytes, UsesPort test, String... properties) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-cp",
                System.getProperty("java.class.path"),
                McpProgram.class.getName()));
        command.addAll(List.of(properties));
        Process server = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            while (!line.startsWith("port ")) {
                line = lines.readLine();
            }
            test.use(URI.create("http://localhost:" + line.substring(5) + "/mcp"));
            server.getOutputStream().close();
            assertTrue(server.waitFor(SECONDS, TimeUnit.SECONDS));
        } finally {
            server.destroyForcibly();
        }
    }

    private interface UsesPort {
        void use(URI uri) throws Exception;
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 512})
    void a_server_survives_messages_of_a_million_objects(int heap) throws Exception {
        withHeap(heap, uri -> {
            McpSession session = McpSession.begin(uri);
            List<String> messages = List.of(
                    McpSession.message(7, "take_any", "{\"value\":" + OBJECTS + "}"),
                    McpSession.message(7, "take_nothing", "{\"value\":" + OBJECTS + "}"),
                    McpSession.message(7, "take_any", "\"{\\\"value\\\":" + OBJECTS + "}\""),
                    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\",\"params\":{\"value\":" + OBJECTS + "}}");
            List<CompletableFuture<HttpResponse<String>>> answers = IntStream.range(0, heap == 256 ? 4 : 32)
                    .mapToObj(i -> session.sendLater(messages.get(i % messages.size())))
                    .toList();
            for (CompletableFuture<HttpResponse<String>> each : answers) {
                HttpResponse<String> answer = each.get(5 * SECONDS, TimeUnit.SECONDS);
                assertTrue(List.of(200, 413, 503).contains(answer.statusCode()), answer.statusCode() + answer.body());
            }
            assertEquals("nothing", session.call("take_nothing", "{}"));
        });
    }

    @Test
    void honest_calls_with_many_rows_are_answered() throws Exception {
        String row = "[" + "123,".repeat(19) + "123]";
        String call = McpSession.message(7, "count_values", "{\"rows\":[" + (row + ",").repeat(49_999) + row + "]}");
        assertFalse(call.length() > 4 << 20);
        withHeap(512, uri -> {
            McpSession session = McpSession.begin(uri);
            List<CompletableFuture<HttpResponse<String>>> answers =
                    IntStream.range(0, 8).mapToObj(i -> session.sendLater(call)).toList();
            for (CompletableFuture<HttpResponse<String>> each : answers) {
                assertEquals("1000000", McpSession.text(each.get(5 * SECONDS, TimeUnit.SECONDS)));
            }
        });
    }
}
