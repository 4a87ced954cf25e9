package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import reactor.core.publisher.Mono;

/**
 * One client on two streams, a message a line.
 *
 * <p>The MCP SDK's own transport for this ends the server at the first line that is not a message, and drops the answers to
 * calls that still run when the client has closed its end. This one answers an error and reads on, and waits for them.
 */
final class StdioTransport implements McpServerTransportProvider {
    /** As long as a message may be: what the MCP SDK's transports read. */
    static final int MOST_BYTES = 16 * 1024 * 1024;

    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    /** What the MCP SDK would never stop waiting for if a client does not initialize its session. */
    private static final Set<String> AFTER_INITIALIZATION = Set.of(
            McpSchema.METHOD_TOOLS_LIST,
            McpSchema.METHOD_TOOLS_CALL,
            McpSchema.METHOD_PING,
            McpSchema.METHOD_LOGGING_SET_LEVEL);

    private static final String NO_MESSAGE = "The message is not a JSON-RPC request, notification or response.";

    private static final JsonFactory ANY_DEPTH = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final InputStream in;
    private final OutputStream out;
    private final McpJsonMapper mapper;
    private final Duration patience;

    /** The reader is one party, each message that is worked on another. */
    private final Phaser working = new Phaser(1);

    private McpServerSession session;
    private boolean initialized;
    private volatile boolean broken;

    /**
     * A transport that is yet to be run.
     *
     * @param patience how long calls that still run are waited for when the client has closed its end
     */
    StdioTransport(InputStream in, OutputStream out, McpJsonMapper mapper, Duration patience) {
        this.in = in;
        this.out = out;
        this.mapper = mapper;
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

    /** Reads messages until the client closes its end, and waits for calls that still run. */
    void run() {
        try {
            Line line = new Line();
            while (!broken && line.read()) {
                if (line.isTooLong) {
                    refuse(
                            line.text(),
                            ErrorCodes.INVALID_REQUEST,
                            "The message is longer than " + MOST_BYTES + " bytes.");
                } else if (!line.text().isBlank()) {
                    receive(line.text());
                }
            }
        } catch (IOException unreadable) {
            LOGGER.log(Level.WARNING, "The client's messages cannot be read.", unreadable);
        }
        try {
            working.awaitAdvanceInterruptibly(working.arrive(), patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException slow) {
            LOGGER.log(Level.WARNING, "The client is gone; calls that still run are given up.");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void receive(String text) {
        JSONRPCMessage message;
        try {
            message = McpSchema.deserializeJsonRpcMessage(mapper, text);
        } catch (MismatchedInputException noObject) {
            refuse(text, ErrorCodes.INVALID_REQUEST, NO_MESSAGE);
            return;
        } catch (IOException noJson) {
            refuse(text, ErrorCodes.PARSE_ERROR, "The message is not JSON, or is nested too deep.");
            return;
        } catch (ExactMapper.InvalidCall invalid) {
            refuse(text, ErrorCodes.INVALID_PARAMS, invalid.getMessage());
            return;
        } catch (RuntimeException noMessage) {
            refuse(text, ErrorCodes.INVALID_REQUEST, NO_MESSAGE);
            return;
        }
        if (message instanceof JSONRPCRequest request) {
            initialized |= McpSchema.METHOD_INITIALIZE.equals(request.method());
            if (!initialized && AFTER_INITIALIZATION.contains(request.method())) {
                refuse(text, ErrorCodes.INVALID_REQUEST, "The session is not initialized: send initialize first.");
                return;
            }
        }
        working.register();
        session.handle(message)
                .doFinally(signal -> working.arriveAndDeregister())
                .subscribe(nothing -> {}, failure -> failed(message, failure));
    }

    private void failed(JSONRPCMessage message, Throwable failure) {
        LOGGER.log(Level.WARNING, "A message of the client's cannot be handled.", failure);
        if (message instanceof JSONRPCRequest request) {
            send(error(request.id(), ErrorCodes.INTERNAL_ERROR, "The request cannot be answered."));
        }
    }

    private void refuse(String text, int code, String reason) {
        send(error(idOf(text), code, reason));
    }

    // The MCP SDK's record of a response demands an id, which what cannot be read does not always have.
    private static Map<String, Object> error(Object id, int code, String reason) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("message", reason);
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        if (id != null) {
            response.put("id", id);
        }
        response.put("error", error);
        return response;
    }

    /** The id of a message that could not be read as a whole; null where none is found, or it is no request. */
    private static Object idOf(String text) {
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
            // What came before the damage counts.
            return id;
        }
        return id;
    }

    private void send(Object message) {
        String text;
        try {
            // By way of a string: a lone surrogate becomes a question mark, where Jackson's own UTF-8 would fail.
            text = mapper.writeValueAsString(message);
        } catch (IOException unwritable) {
            LOGGER.log(Level.WARNING, "An answer cannot be written as JSON.", unwritable);
            if (message instanceof JSONRPCResponse response) {
                send(error(response.id(), ErrorCodes.INTERNAL_ERROR, "The result cannot be written as JSON."));
            }
            return;
        }
        byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            synchronized (out) {
                out.write(line);
                out.flush();
            }
        } catch (IOException gone) {
            broken = true;
            LOGGER.log(Level.DEBUG, "The client does not read any more.", gone);
        }
    }

    /** What the session writes to. */
    private final class Connection implements McpServerTransport {
        @Override
        public Mono<Void> sendMessage(JSONRPCMessage message) {
            return Mono.fromRunnable(() -> send(message));
        }

        @Override
        public <T> T unmarshalFrom(Object value, TypeRef<T> type) {
            return mapper.convertValue(value, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }

        @Override
        public void close() {
            // The streams are the caller's.
        }
    }

    /** The next line, without more of it in memory than a message may have. */
    private final class Line {
        private final byte[] buffer = new byte[8192];
        private int at;
        private int end;
        private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean isTooLong;

        String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }

        /** Reads the next line, and gives false at the end of the stream. */
        boolean read() throws IOException {
            // A large message's memory is given back.
            bytes = new ByteArrayOutputStream();
            isTooLong = false;
            while (true) {
                if (at == end) {
                    at = 0;
                    end = Math.max(in.read(buffer), 0);
                    if (end == 0) {
                        return bytes.size() > 0;
                    }
                }
                int start = at;
                while (at < end && buffer[at] != '\n') {
                    at++;
                }
                append(start, at - start);
                if (at < end) {
                    at++;
                    return true;
                }
            }
        }

        private void append(int start, int length) {
            int room = MOST_BYTES - bytes.size();
            isTooLong |= length > room;
            bytes.write(buffer, start, Math.min(length, room));
        }
    }
}
