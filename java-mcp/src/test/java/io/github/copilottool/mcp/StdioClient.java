package io.github.copilottool.mcp;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A hand-written client on two streams, which can also send invalid messages. */
final class StdioClient implements AutoCloseable {
    static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final long PATIENCE_SECONDS = 60;

    private final OutputStream toServer;
    private final Thread reader;
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<String, CompletableFuture<JsonNode>> pending = new ConcurrentHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final BlockingQueue<JsonNode> others = new LinkedBlockingQueue<>();
    private Thread server;

    StdioClient(InputStream fromServer, OutputStream toServer) {
        this.toServer = toServer;
        this.reader = new Thread(() -> read(fromServer), "client");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a server in this JVM, and returns a client of it. */
    static StdioClient of(McpTools tools) throws IOException {
        Pipe in = Pipe.open();
        Pipe out = Pipe.open();
        StdioClient client =
                new StdioClient(Channels.newInputStream(out.source()), Channels.newOutputStream(in.sink()));
        client.server = new Thread(
                () -> {
                    try (OutputStream sink = Channels.newOutputStream(out.sink())) {
                        tools.serve("shop", "1.0", Channels.newInputStream(in.source()), sink);
                    } catch (IOException unclosable) {
                        throw new UncheckedIOException(unclosable);
                    }
                },
                "server");
        client.server.setDaemon(true);
        client.server.start();
        return client;
    }

    /** Starts a server in this JVM, and returns an initialized client of it. */
    static StdioClient initialized(McpTools tools) throws IOException {
        StdioClient client = of(tools);
        client.initialize();
        return client;
    }

    JsonNode initialize() throws IOException {
        JsonNode answer = initialize("2025-11-25");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return answer;
    }

    /** Asks for a revision of the protocol, and does not say that the client is initialized. */
    JsonNode initialize(String revision) throws IOException {
        return request(
                "initialize",
                "{\"protocolVersion\":\"" + revision
                        + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}");
    }

    private void read(InputStream fromServer) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(fromServer, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                synchronized (lines) {
                    lines.add(line);
                }
                JsonNode message = JSON.readTree(line);
                CompletableFuture<JsonNode> future =
                        message.has("id") ? pending.remove(message.get("id").toString()) : null;
                if (future == null) {
                    others.add(message);
                } else {
                    future.complete(message);
                }
            }
        } catch (IOException ended) {
            // The server is gone; waiting calls run into their timeout.
        }
    }

    /** Sends a line unchanged. */
    void send(String line) throws IOException {
        send(line.getBytes(StandardCharsets.UTF_8));
    }

    void send(byte[] line) throws IOException {
        synchronized (toServer) {
            toServer.write(line);
            toServer.write('\n');
            toServer.flush();
        }
    }

    /** Sends bytes without a line end. */
    void sendPiece(byte[] piece) throws IOException {
        synchronized (toServer) {
            toServer.write(piece);
            toServer.flush();
        }
    }

    /** Returns the answer to a request, before it is sent. */
    CompletableFuture<JsonNode> expect(int id) {
        CompletableFuture<JsonNode> future = new CompletableFuture<>();
        pending.put(String.valueOf(id), future);
        return future;
    }

    /** Sends a request without waiting for its answer. */
    CompletableFuture<JsonNode> ask(int id, String method, String parameters) throws IOException {
        CompletableFuture<JsonNode> future = expect(id);
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\""
                + (parameters == null ? "" : ",\"params\":" + parameters) + "}");
        return future;
    }

    int nextId() {
        return ids.incrementAndGet();
    }

    /** Sends a request and returns its answer, with a result or an error. */
    JsonNode request(String method, String parameters) throws IOException {
        return within(ask(nextId(), method, parameters));
    }

    /** Calls a tool and returns the result. */
    JsonNode call(String tool, String arguments) throws IOException {
        JsonNode answer = request("tools/call", parameters(tool, arguments));
        if (!answer.has("result")) {
            throw new AssertionError("No result: " + answer);
        }
        return answer.get("result");
    }

    static String parameters(String tool, String arguments) {
        return "{\"name\":\"" + tool + "\"" + (arguments == null ? "" : ",\"arguments\":" + arguments) + "}";
    }

    /** Calls a tool and returns the first text of the result. */
    String text(String tool, String arguments) throws IOException {
        return call(tool, arguments).at("/content/0/text").textValue();
    }

    static <T> T within(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (Exception late) {
            throw new AssertionError("No answer.", late);
        }
    }

    /** Waits for the next message that is not an answer to a request of {@link #ask}. */
    JsonNode other() throws InterruptedException {
        JsonNode message = others.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (message == null) {
            throw new AssertionError("No message.");
        }
        return message;
    }

    boolean hasOthers() {
        return !others.isEmpty();
    }

    /** Returns the last line from the server, unchanged. */
    String lastLine() {
        synchronized (lines) {
            return lines.get(lines.size() - 1);
        }
    }

    /** Drops the received lines, so that a measurement does not count them as the server's memory. */
    void forget() {
        synchronized (lines) {
            lines.clear();
        }
    }

    /** Closes the client's end, and waits until the server has ended. */
    @Override
    public void close() throws IOException {
        toServer.close();
        try {
            if (server != null) {
                server.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
            }
            reader.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (server != null && server.isAlive()) {
            throw new AssertionError("The server has not ended.");
        }
    }
}
