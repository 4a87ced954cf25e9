package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Limits of what messages cost. A message of 4 MB can have more than a million objects, which take 110 MB. So a message that is
 * not small is counted before it becomes objects, and its memory is reserved until it has been handled.
 *
 * <p>The nesting, the digits of a number and the length of a name are limited for messages of all sizes.
 */
public final class MessageLimits {
    /** A quarter of the heap for all messages, and two million values in each. */
    public static final MessageLimits DEFAULT =
            new MessageLimits(Runtime.getRuntime().maxMemory() / 4, 2_000_000);

    /** No limits, for a transport that reserves the memory of its messages itself. */
    public static final MessageLimits NONE = new MessageLimits(Long.MAX_VALUE, Integer.MAX_VALUE);

    /** The length of a message that is not counted: 200 at once take 90 MB at most. */
    private static final int SMALL = 16 * 1024;

    private static final int KILOBYTE = 1024;
    private static final long MEGABYTE = 1024 * KILOBYTE;

    // The bytes that Jackson's trees take on a JVM of 64 bits with compressed pointers, with the element of an array or
    // the entry
    // of a map that has them. Trees of maps and lists take less.
    private static final int OBJECT = 88;
    private static final int FIRST_MEMBER = 80;
    private static final int MEMBER = 48;
    private static final int ARRAY = 112;
    private static final int TEXT = 64;
    private static final int WHOLE_NUMBER = 32;
    private static final int NUMBER = 72;
    private static final int CONSTANT = 8;

    /** How many different names are known as such; Jackson shares their strings. */
    private static final int SHARED_NAMES = 4_000;

    private final long memory;
    private final int values;
    private final Semaphore free;

    /**
     * Limits messages.
     *
     * @param memory how many bytes of the heap one message, and all messages at once, may need
     * @param values how many values a message may have, those inside of objects and arrays included
     * @throws IllegalArgumentException if a limit is not positive
     */
    public MessageLimits(long memory, int values) {
        if (memory < 1 || values < 1) {
            throw new IllegalArgumentException("The limits of messages must be positive, but were " + memory
                    + " bytes and " + values + " values.");
        }
        this.memory = memory;
        this.values = values;
        this.free = new Semaphore(kilobytes(memory), true);
    }

    private static int kilobytes(long bytes) {
        return (int) Math.min(Integer.MAX_VALUE, bytes / KILOBYTE + 1);
    }

    /** The exception for a message that is not read, because it exceeds a limit. */
    public static final class ExceededException extends Exception {
        private static final long serialVersionUID = 1;

        private final transient Object id;
        private final boolean isBusy;

        ExceededException(String message, Object id, boolean isBusy) {
            super(message);
            this.id = id;
            this.isBusy = isBusy;
        }

        /**
         * Whether other messages need the memory, so that the message can be sent again later.
         *
         * @return false if it will always exceed the limit
         */
        public boolean isBusy() {
            return isBusy;
        }

        Object response() {
            return ExactMapper.response(id, new JSONRPCError(ErrorCodes.INVALID_REQUEST, getMessage(), null));
        }

        /**
         * Returns the JSON-RPC error that answers the message.
         *
         * @return its JSON
         */
        public String json() {
            try {
                return Json.EXACT.writeValueAsString(response());
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
    }

    /** The memory of a message that is being handled. */
    public static final class Reservation implements AutoCloseable {
        private static final Reservation NOTHING = new Reservation(null, 0);

        private final Semaphore free;
        private int kilobytes;

        Reservation(Semaphore free, int kilobytes) {
            this.free = free;
            this.kilobytes = kilobytes;
        }

        synchronized long bytes() {
            return (long) kilobytes * KILOBYTE;
        }

        /** Frees the memory, for other messages. */
        @Override
        public synchronized void close() {
            if (kilobytes > 0) {
                free.release(kilobytes);
                kilobytes = 0;
            }
        }
    }

    /**
     * Reserves the memory that a message needs.
     *
     * @param message the message
     * @param patience how long to wait for other messages
     * @return the memory, to be freed when the message has been handled
     * @throws ExceededException if the message exceeds a limit, or other messages need the memory
     * @throws InterruptedException if the thread is interrupted
     */
    public Reservation reserve(String message, Duration patience) throws ExceededException, InterruptedException {
        if (message.length() <= SMALL) {
            return Reservation.NOTHING;
        }
        int needed;
        try {
            needed = kilobytes(Math.min(memory, count(message) + 2L * message.length()));
        } catch (StreamConstraintsException exceeded) {
            throw new ExceededException(exceeded.getOriginalMessage(), StdioTransport.idOf(message), false);
        }
        if (!free.tryAcquire(needed, patience.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new ExceededException(
                    "The server handles other large messages. Send the message again later.",
                    StdioTransport.idOf(message),
                    true);
        }
        return new Reservation(free, needed);
    }

    /** Checks a message, whose memory is not reserved. */
    void check(String message) throws StreamConstraintsException {
        if (message.length() > SMALL && memory < Long.MAX_VALUE) {
            count(message);
        }
    }

    /** The values of a message and the memory that they need, as far as it was read. */
    private final class Count {
        private final Set<String> names = new HashSet<>();
        private long bytes;
        private long values;

        void add(String json, boolean isMessage) throws IOException {
            try (JsonParser parser = Json.EXACT.createParser(json)) {
                JsonToken before = null;
                JsonToken token = parser.nextToken();
                while (token != null) {
                    if (isMessage && token == JsonToken.VALUE_STRING && "arguments".equals(parser.currentName())) {
                        // They are read, too (R5.2).
                        add(parser.getText(), false);
                    }
                    bytes += cost(parser, token, before);
                    values += token == JsonToken.FIELD_NAME || token.isStructEnd() ? 0 : 1;
                    requireFew();
                    before = token;
                    token = parser.nextToken();
                }
            }
        }

        private long cost(JsonParser parser, JsonToken token, JsonToken before) throws IOException {
            return switch (token) {
                case START_OBJECT -> OBJECT;
                case START_ARRAY -> ARRAY;
                case FIELD_NAME -> MEMBER + (before == JsonToken.START_OBJECT ? FIRST_MEMBER : 0) + ofName(parser);
                case VALUE_STRING -> TEXT + 2L * parser.getTextLength();
                case VALUE_NUMBER_INT -> WHOLE_NUMBER + parser.getTextLength();
                case VALUE_NUMBER_FLOAT -> NUMBER + parser.getTextLength();
                case END_OBJECT, END_ARRAY -> 0;
                default -> CONSTANT;
            };
        }

        private long ofName(JsonParser parser) throws IOException {
            String name = parser.currentName();
            boolean isShared = names.size() < SHARED_NAMES ? !names.add(name) : names.contains(name);
            return isShared ? 0 : TEXT + 2L * name.length();
        }

        private void requireFew() throws StreamConstraintsException {
            if (values > MessageLimits.this.values) {
                throw new StreamConstraintsException(
                        "The message has more than " + MessageLimits.this.values + " values.");
            }
            if (bytes > memory) {
                throw new StreamConstraintsException(
                        "The message needs more than " + memory / MEGABYTE + " MB of memory.");
            }
        }
    }

    private long count(String message) throws StreamConstraintsException {
        Count count = new Count();
        try {
            count.add(message, true);
        } catch (StreamConstraintsException exceeded) {
            throw exceeded;
        } catch (IOException noJson) {
            // Its reader says so, after it has made objects of what precedes.
        }
        return count.bytes;
    }
}
