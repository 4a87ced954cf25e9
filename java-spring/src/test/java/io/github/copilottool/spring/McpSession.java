package io.github.copilottool.spring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import org.springframework.context.ConfigurableApplicationContext;

/** A client of an application's MCP server, which sends plain requests. */
final class McpSession {
    static final String INITIALIZE =
            """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25",
             "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}""";

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI uri;
    private final String id;

    /** The answer to {@code initialize}. */
    final JsonNode initialized;

    private final String authorization;

    private McpSession(URI uri, String authorization, String id, JsonNode initialized) {
        this.uri = uri;
        this.authorization = authorization;
        this.id = id;
        this.initialized = initialized;
    }

    static URI uri(ConfigurableApplicationContext application, String path) {
        return URI.create("http://localhost:" + application.getEnvironment().getProperty("local.server.port") + path);
    }

    static HttpRequest.Builder request(URI uri) {
        return HttpRequest.newBuilder(uri)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
    }

    private static HttpRequest.Builder request(URI uri, String authorization) {
        HttpRequest.Builder request = request(uri);
        return authorization == null ? request : request.header("Authorization", authorization);
    }

    static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    /** Begins a session. */
    static McpSession begin(ConfigurableApplicationContext application, String path)
            throws IOException, InterruptedException {
        return begin(uri(application, path));
    }

    static McpSession begin(URI uri) throws IOException, InterruptedException {
        return begin(uri, null);
    }

    /** Begins a session with a header {@code Authorization}, which its other requests have, too. */
    static McpSession begin(ConfigurableApplicationContext application, String path, String authorization)
            throws IOException, InterruptedException {
        return begin(uri(application, path), authorization);
    }

    private static McpSession begin(URI uri, String authorization) throws IOException, InterruptedException {
        HttpResponse<String> answer = send(request(uri, authorization)
                .POST(HttpRequest.BodyPublishers.ofString(INITIALIZE))
                .build());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        McpSession session = new McpSession(
                uri,
                authorization,
                answer.headers().firstValue("mcp-session-id").orElseThrow(),
                MAPPER.readTree(answer.body()).path("result"));
        send(session.post("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}"));
        return session;
    }

    /** Returns a request of this session that sends a message. */
    HttpRequest post(String message) {
        return request(uri, authorization)
                .header("mcp-session-id", id)
                .POST(HttpRequest.BodyPublishers.ofString(message))
                .build();
    }

    HttpResponse<String> send(String message) throws IOException, InterruptedException {
        return send(post(message));
    }

    CompletableFuture<HttpResponse<String>> sendLater(String message) {
        return CLIENT.sendAsync(post(message), BodyHandlers.ofString());
    }

    /** Ends the session. */
    HttpResponse<String> delete() throws IOException, InterruptedException {
        return send(request(uri).header("mcp-session-id", id).DELETE().build());
    }

    String id() {
        return id;
    }

    /** Opens the stream of the server's messages. Its future completes with the headers. */
    CompletableFuture<HttpResponse<InputStream>> listen() {
        HttpRequest request = request(uri).header("mcp-session-id", id).GET().build();
        return CLIENT.sendAsync(request, BodyHandlers.ofInputStream());
    }

    private static JsonNode result(HttpResponse<String> answer) {
        try {
            return MAPPER.readTree(answer.body().replaceAll("(?s)^.*?data: ?", ""))
                    .path("result");
        } catch (IOException malformed) {
            throw new IllegalStateException(answer.body(), malformed);
        }
    }

    /** Sends a request and returns its result. */
    JsonNode request(String method) throws IOException, InterruptedException {
        return result(send(post("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"" + method + "\"}")));
    }

    /** Calls a tool and returns the text of its result. */
    String call(String tool, String arguments) throws IOException, InterruptedException {
        return text(send(post(message(3, tool, arguments))));
    }

    /** Calls a tool and does not wait. */
    CompletableFuture<String> callLater(int request, String tool) {
        return CLIENT.sendAsync(post(message(request, tool, "{}")), BodyHandlers.ofString())
                .thenApply(McpSession::text);
    }

    /** Calls a tool without arguments. The future completes with the headers. */
    CompletableFuture<HttpResponse<InputStream>> open(String tool) {
        return CLIENT.sendAsync(post(message(3, tool, "{}")), BodyHandlers.ofInputStream());
    }

    static String text(HttpResponse<String> answer) {
        return result(answer).at("/content/0/text").asText();
    }

    static String message(int id, String tool, String arguments) {
        return "{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"tools/call\", \"params\": {\"name\": \"" + tool
                + "\", \"arguments\": " + arguments + "}}";
    }
}
