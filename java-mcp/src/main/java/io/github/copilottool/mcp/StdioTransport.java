package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import reactor.core.publisher.Mono;

/**
 * A transport for one client on two streams, with one message per line.
 *
 * <p>The MCP SDK's own transport ends the server at the first line that is not a message, and drops the answers to
 * calls that are still running after the client has closed its end. This one answers such a line with an error and
 * reads on, and waits for such calls. It also answers batches, which the revision 2025-03-26 of the protocol has and
 * the MCP SDK refuses.
 */
final class StdioTransport implements McpServerTransportProvider {
    /** The maximum length of a message, as in the MCP SDK's transports. */
    static final int MOST_BYTES = 16 * 1024 * 1024;

    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    private static final String NO_MESSAGE = "The message is not a JSON-RPC request, notification or response.";
    private static final String NO_JSON = "The message is not JSON, or is nested too deep.";

    private static final JsonFactory ANY_DEPTH = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final InputStream in;
    private final OutputStream out;
    private final McpJsonMapper mapper = McpTools.jsonMapper(MessageLimits.NONE);
    private final MessageLimits limits = MessageLimits.DEFAULT;
    private final Duration patience;

    /** The phaser whose parties are the reader, and each message that is being handled. */
    private final Phaser working = new Phaser(1);

    /** The latch that opens when no message can be read or no answer can be written any more. */
    private final CountDownLatch ended = new CountDownLatch(1);

    /** The batches with unanswered requests, by the ids of these requests. */
    private final Map<Object, Batch> batches = new ConcurrentHashMap<>();

    private McpServerSession session;

    /** Whether the client has sent {@code notifications/initialized}, for which the session's handlers wait. */
    private boolean initialized;

    /** The revision of the protocol that the session uses; null before it is initialized. */
    private volatile String revision;

    /** @param patience how long to wait for running calls after the client has closed its end */
    StdioTransport(InputStream in, OutputStream out, Duration patience) {
        this.in = in;
        this.out = out;
        this.patience = patience;
    }

    @Override
    public void setSessionFactory(McpServerSession.Factory factory) {
        session = factory.create(new Connection());
    }

    @Override
    public Mono<Void> notifyClients(String method, Object parameters) {
        return session.sendNotification(method, parameters);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return session.closeGracefully();
    }

    /** Handles messages until the client closes one of the streams, then waits for running calls. */
    void run() {
        // Only a write shows that the client does not read any more, and a blocked read cannot be interrupted.
        Thread reader = new Thread(this::read, "copilot-tool-mcp");
        reader.setDaemon(true);
        reader.start();
        try {
            ended.await();
            working.awaitAdvanceInterruptibly(working.arrive(), patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException slow) {
            LOGGER.log(Level.WARNING, "The client is gone; calls that still run are given up.");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void read() {
        try {
            InputStream lines = new BufferedInputStream(in);
            ByteArrayOutputStream line = nextLine(lines);
            while (line != null && ended.getCount() > 0) {
                String text = line.toString(StandardCharsets.UTF_8);
                if (line.size() > MOST_BYTES) {
                    send(error(
                            idOf(text),
                            ErrorCodes.INVALID_REQUEST,
                            "The message is longer than " + MOST_BYTES + " bytes."));
                } else if (!text.isBlank()) {
                    receiveLine(text);
                }
                line = nextLine(lines);
            }
        } catch (IOException unreadable) {
            LOGGER.log(Level.WARNING, "The client's messages cannot be read.", unreadable);
        } finally {
            ended.countDown();
        }
    }

    /** Returns the next line, or null at the end. It keeps one byte of a line beyond the maximum length of a message. */
    private static ByteArrayOutputStream nextLine(InputStream lines) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = lines.read();
        while (next >= 0 && next != '\n') {
            if (line.size() <= MOST_BYTES) {
                line.write(next);
            }
            next = lines.read();
        }
        return next < 0 && line.size() == 0 ? null : line;
    }

    private void receiveLine(String text) {
        try {
            // Does not wait: a running call may need the client's next message.
            receiveLine(text, limits.reserve(text, Duration.ZERO));
        } catch (MessageLimits.ExceededException exceeded) {
            send(exceeded.response());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void receiveLine(String text, MessageLimits.Reservation memory) {
        if (!ProtocolVersions.MCP_2025_03_26.equals(revision)
                || !text.stripLeading().startsWith("[")) {
            receive(text, this::send, memory::close);
            return;
        }
        List<String> messages;
        try {
            messages = elements(text);
        } catch (IOException noJson) {
            memory.close();
            send(error(null, ErrorCodes.PARSE_ERROR, NO_JSON));
            return;
        }
        if (messages.isEmpty()) {
            memory.close();
            send(error(null, ErrorCodes.INVALID_REQUEST, NO_MESSAGE));
            return;
        }
        Batch batch = new Batch(messages.size(), memory);
        for (String message : messages) {
            receive(message, batch, batch::handled);
        }
    }

    /** Returns the texts of an array's elements; for one that is not an object, any text that is not a message. */
    private static List<String> elements(String array) throws IOException {
        List<String> elements = new ArrayList<>();
        try (JsonParser parser = ANY_DEPTH.createParser(array)) {
            parser.nextToken();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                boolean isObject = parser.currentToken() == JsonToken.START_OBJECT;
                int start = (int) parser.currentTokenLocation().getCharOffset();
                parser.skipChildren();
                int end = (int) parser.currentLocation().getCharOffset();
                elements.add(isObject ? array.substring(start, end) : "null");
            }
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "after the array");
            }
        }
        return elements;
    }

    /**
     * Handles a message.
     *
     * @param answers receives the answer, if there is one
     * @param handled is run once, after the answer
     */
    private void receive(String text, Consumer<Object> answers, Runnable handled) {
        try {
            JSONRPCMessage message = McpSchema.deserializeJsonRpcMessage(mapper, text);
            if (isForSession(message, answers)) {
                handle(message, answers, handled);
                return;
            }
        } catch (ExactMapper.InvalidCall invalid) {
            answers.accept(error(idOf(text), ErrorCodes.INVALID_PARAMS, invalid.getMessage()));
        } catch (MismatchedInputException | RuntimeException noMessage) {
            answers.accept(error(idOf(text), ErrorCodes.INVALID_REQUEST, NO_MESSAGE));
        } catch (IOException noJson) {
            answers.accept(error(idOf(text), ErrorCodes.PARSE_ERROR, NO_JSON));
        }
        handled.run();
    }

    /** Whether the session can handle a message now. Otherwise a request is answered here. */
    private boolean isForSession(JSONRPCMessage message, Consumer<Object> answers) {
        if (message instanceof JSONRPCNotification notification) {
            initialized |= McpSchema.METHOD_NOTIFICATION_INITIALIZED.equals(notification.method());
            return initialized;
        }
        Object answer = message instanceof JSONRPCRequest request ? ownAnswer(request) : null;
        if (answer != null) {
            answers.accept(answer);
        }
        return answer == null;
    }

    /** Returns the answer to a request that the session cannot handle now; null if it can. */
    private Object ownAnswer(JSONRPCRequest request) {
        if (McpSchema.METHOD_LOGGING_SET_LEVEL.equals(request.method())) {
            return error(request.id(), ErrorCodes.METHOD_NOT_FOUND, "The server does not log to clients.");
        }
        if (initialized) {
            return null;
        }
        return switch (request.method()) {
            case McpSchema.METHOD_PING -> JSONRPCResponse.result(request.id(), Map.of());
            // The MCP SDK would wait endlessly for the client to initialize its session.
            case McpSchema.METHOD_TOOLS_LIST, McpSchema.METHOD_TOOLS_CALL ->
                error(
                        request.id(),
                        ErrorCodes.INVALID_REQUEST,
                        "The session is not initialized: send initialize, then notifications/initialized.");
            default -> null;
        };
    }

    private void handle(JSONRPCMessage message, Consumer<Object> answers, Runnable handled) {
        Object id = message instanceof JSONRPCRequest request ? request.id() : null;
        if (id != null && answers instanceof Batch batch) {
            batches.put(id, batch);
        }
        working.register();
        session.handle(message)
                .doFinally(signal -> {
                    if (id != null) {
                        // A cancelled call has no answer, with which the entry would be removed.
                        batches.remove(id, answers);
                    }
                    handled.run();
                    working.arriveAndDeregister();
                })
                .subscribe(nothing -> {}, failure -> failed(message, answers, failure));
    }

    private static void failed(JSONRPCMessage message, Consumer<Object> answers, Throwable failure) {
        LOGGER.log(Level.WARNING, "A message of the client's cannot be handled.", failure);
        if (message instanceof JSONRPCRequest request) {
            answers.accept(error(request.id(), ErrorCodes.INTERNAL_ERROR, "The request cannot be answered."));
        }
    }

    private static Map<String, Object> error(Object id, int code, String reason) {
        return ExactMapper.response(id, new JSONRPCError(code, reason, null));
    }

    /** Returns the id of a message that could not be fully read; null if none is found, or it is not a request. */
    static Object idOf(String text) {
        Object id = null;
        try (JsonParser parser = ANY_DEPTH.createParser(text)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    boolean isId = parser.currentName().equals("id");
                    JsonToken value = parser.nextToken();
                    if (isId && value == JsonToken.VALUE_STRING) {
                        id = parser.getText();
                    } else if (isId && value == JsonToken.VALUE_NUMBER_INT) {
                        id = parser.getNumberValue();
                    }
                    parser.skipChildren();
                }
            }
        } catch (IOException | RuntimeException damaged) {
            // Use the part before the damage.
            return id;
        }
        return id;
    }

    /** Returns an answer as JSON, or the error that is sent in its place if it cannot be written. */
    private String json(Object message) {
        try {
            // Through a string, in which a lone surrogate becomes a question mark; Jackson's own UTF-8 would fail.
            return mapper.writeValueAsString(message);
        } catch (IOException unwritable) {
            LOGGER.log(Level.WARNING, "An answer cannot be written as JSON.", unwritable);
            Object id = message instanceof JSONRPCResponse response ? response.id() : null;
            return json(error(id, ErrorCodes.INTERNAL_ERROR, "The result cannot be written as JSON."));
        }
    }

    private void send(Object message) {
        sendLine(json(message));
    }

    private void sendLine(String text) {
        byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            synchronized (out) {
                out.write(line);
                out.flush();
            }
        } catch (IOException gone) {
            ended.countDown();
            LOGGER.log(Level.DEBUG, "The client does not read any more.", gone);
        }
    }

    /**
     * Returns the answer to {@code initialize} without the capability to log to clients, which the MCP SDK always adds;
     * any other message unchanged.
     */
    private Object withoutLogging(JSONRPCMessage message) {
        if (!(message instanceof JSONRPCResponse response) || !(response.result() instanceof InitializeResult result)) {
            return message;
        }
        revision = result.protocolVersion();
        JsonNode answer = Json.EXACT.valueToTree(response);
        ((ObjectNode) answer.path("result").path("capabilities")).remove("logging");
        return answer;
    }

    /** The answers to one batch, which are sent as one array after all of its messages are handled. */
    private final class Batch implements Consumer<Object> {
        private final List<String> answers = new ArrayList<>();
        private final MessageLimits.Reservation memory;
        private int open;

        /** Makes a batch of a number of messages, which need memory. */
        Batch(int messages, MessageLimits.Reservation memory) {
            open = messages;
            this.memory = memory;
        }

        @Override
        public synchronized void accept(Object answer) {
            answers.add(json(answer));
        }

        /** Counts a message as handled, whether it was answered or not. */
        void handled() {
            String all = null;
            synchronized (this) {
                if (--open == 0) {
                    memory.close();
                    all = answers.isEmpty() ? null : "[" + String.join(",", answers) + "]";
                }
            }
            if (all != null) {
                sendLine(all);
            }
        }
    }

    /** The connection that the session writes to. */
    private final class Connection implements McpServerTransport {
        @Override
        public Mono<Void> sendMessage(JSONRPCMessage message) {
            return Mono.fromRunnable(() -> {
                Batch batch = message instanceof JSONRPCResponse response && response.id() != null
                        ? batches.remove(response.id())
                        : null;
                if (batch == null) {
                    send(withoutLogging(message));
                } else {
                    batch.accept(message);
                }
            });
        }

        @Override
        public <T> T unmarshalFrom(Object value, TypeRef<T> type) {
            return mapper.convertValue(value, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            // The streams belong to the caller.
            return Mono.empty();
        }
    }
}
