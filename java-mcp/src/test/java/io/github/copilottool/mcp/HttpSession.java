package io.github.copilottool.mcp;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** A raw client of a server over HTTP, which can also send invalid messages. */
final class HttpSession {
    static final String INITIALIZE =
            """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25",
             "capabilities": {}, "clientInfo": {"name": "Till", "version": "7.1"}}}""";

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI url;
    private String id;

    /** Creates a client without a session. */
    HttpSession(HttpServer server) {
        url = URI.create(server.url());
    }

    /** Begins a session. */
    static HttpSession begin(HttpServer server) throws IOException, InterruptedException {
        HttpSession session = new HttpSession(server);
        session.id =
                session.post(INITIALIZE).headers().firstValue("mcp-session-id").orElseThrow();
        session.post("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}");
        return session;
    }

    /** Returns the message that calls a tool. */
    static String call(int id, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":" + parameters + "}";
    }

    static String cancel(int id) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + id + "}}";
    }

    private HttpRequest request(String message, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(url)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("X-User", "ada")
                .POST(HttpRequest.BodyPublishers.ofString(message));
        if (id != null) {
            request.header("mcp-session-id", id);
        }
        return headers.length == 0 ? request.build() : request.headers(headers).build();
    }

    HttpResponse<String> post(String message, String... headers) throws IOException, InterruptedException {
        return CLIENT.send(request(message, headers), BodyHandlers.ofString());
    }

    /** Sends a message, and returns the messages that answer it, one per line. */
    String messages(String message) throws IOException, InterruptedException {
        return messages(post(message));
    }

    /** Sends a message, and returns the messages that answer it when they have arrived. */
    CompletableFuture<String> later(String message) {
        return CLIENT.sendAsync(request(message), BodyHandlers.ofString()).thenApply(HttpSession::messages);
    }

    private static String messages(HttpResponse<String> response) {
        return response.body()
                .lines()
                .filter(line -> line.startsWith("data:") || line.startsWith("{"))
                .map(line -> line.replaceFirst("^data: ?", ""))
                .collect(Collectors.joining("\n"));
    }
}
