package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tool definitions whose calls are recorded, one line of JSON for each call. The command {@code replay} of
 * copilot-tool-testkit reads them: it reports which recorded calls the present tools would refuse.
 *
 * <pre>{@code
 * List<ToolDefinition> tools = RecordedCalls.of(
 *         ToolDefinition.fromObject(new OrderTools()), Path.of("calls.jsonl"), "password");
 * }</pre>
 *
 * <p><b>Arguments may be private.</b> They are written as they come, except for the members whose names are left out,
 * and for texts with a brace or bracket that contain such a name and are not JSON. Results are not written. No call is
 * recorded unless a program uses this class.
 *
 * <p>A line has the members {@code time} (ISO 8601), {@code tool}, {@code arguments} (absent if they cannot be read),
 * {@code omitted} (the paths of what was left out; absent if there are none), {@code result} ({@code success}, {@code
 * failure}, {@code error}, or another result type of the tool) and {@code millis}, the duration of the call.
 */
public final class RecordedCalls {
    private static final ObjectMapper MAPPER = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .setNodeFactory(new JsonNodeFactory(true));
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9A-Fa-f]{4}|.)");
    private static final System.Logger LOGGER = System.getLogger("com.github.copilot.tool");

    private final Consumer<String> lines;
    private final Set<String> leftOut;
    private final AtomicBoolean hasFailed = new AtomicBoolean();

    private RecordedCalls(Consumer<String> lines, Set<String> leftOut) {
        this.lines = lines;
        this.leftOut = leftOut;
    }

    /**
     * {@return the same tools in the same order, with other handlers, whose calls are appended to a file}
     *
     * <p>Each line is written when its call has ended, at once and as a whole, so that a killed process loses at most
     * its last line. If a line cannot be written, the call succeeds nevertheless, and the first such problem is logged
     * as a warning.
     *
     * @param definitions the tools
     * @param file the file; it and its directory are created if they do not exist
     * @param leftOut the names of arguments, and of members inside them, that are not written
     * @throws UncheckedIOException if the file cannot be written
     */
    public static List<ToolDefinition> of(List<ToolDefinition> definitions, Path file, String... leftOut) {
        return of(definitions, new Appending(file.toAbsolutePath()), leftOut);
    }

    /**
     * {@return the same tools in the same order, with other handlers, whose calls are passed on as lines of JSON}
     *
     * @param definitions the tools
     * @param lines receives each line, without a line separator, on the thread that ends the call; several threads may
     *     call it at once
     * @param leftOut the names of arguments, and of members inside them, that are not written
     */
    public static List<ToolDefinition> of(List<ToolDefinition> definitions, Consumer<String> lines, String... leftOut) {
        RecordedCalls recorded = new RecordedCalls(lines, Set.copyOf(List.of(leftOut)));
        return CopilotTools.intercepted(definitions, recorded::handler);
    }

    private ToolHandler handler(ToolDefinition tool) {
        return invocation -> {
            ObjectNode line = line(tool.name(), invocation);
            long start = System.nanoTime();
            CompletableFuture<Object> future;
            try {
                future = tool.handler().invoke(invocation);
            } catch (Throwable thrown) {
                write(line, "error", start);
                throw thrown;
            }
            if (future == null) {
                write(line, "error", start);
                return null;
            }
            // The handler's own future is returned, so that cancelling it has the same effect.
            future.whenComplete((value, failure) -> write(line, type(value, failure), start));
            return future;
        };
    }

    private static String type(Object value, Throwable failure) {
        if (failure != null) {
            return "failure";
        }
        return value instanceof ToolResultObject result ? result.resultType() : "success";
    }

    private ObjectNode line(String tool, ToolInvocation invocation) {
        ObjectNode line = MAPPER.createObjectNode();
        line.put("time", Instant.now().toString());
        line.put("tool", tool);
        try {
            Set<String> omitted = new LinkedHashSet<>();
            line.set("arguments", kept(arguments(invocation), "", omitted));
            if (!omitted.isEmpty()) {
                ArrayNode paths = line.putArray("omitted");
                omitted.forEach(paths::add);
            }
        } catch (RuntimeException | StackOverflowError unreadable) {
            line.putNull("arguments");
            failed(unreadable);
        }
        return line;
    }

    private static JsonNode arguments(ToolInvocation invocation) {
        JsonNode arguments;
        try {
            arguments = invocation.getArgumentsAs(JsonNode.class);
        } catch (RuntimeException unreadable) {
            arguments = MAPPER.valueToTree(invocation.getArguments());
        }
        return arguments == null || arguments.isNull() ? MAPPER.createObjectNode() : arguments;
    }

    /**
     * Copies a value without the members that are left out, also inside texts that are the JSON of arrays and objects.
     *
     * @param path the path of the value; elements of arrays have the step {@code []}
     * @param omitted receives the paths of what is left out
     * @return the copy; null if the value is left out as a whole
     */
    private JsonNode kept(JsonNode value, String path, Set<String> omitted) {
        if (leftOut.isEmpty()) {
            // The tool may change its own copy before the line is written.
            return value.deepCopy();
        }
        if (value.isTextual()) {
            return keptOfText(value, path, omitted);
        }
        if (value.isArray()) {
            ArrayNode copy = MAPPER.createArrayNode();
            for (JsonNode each : value) {
                JsonNode kept = kept(each, path + "[]", omitted);
                if (kept == null) {
                    omitted.add(path + "[]");
                } else {
                    copy.add(kept);
                }
            }
            return copy;
        }
        if (!value.isObject()) {
            return value;
        }
        ObjectNode copy = MAPPER.createObjectNode();
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            boolean isPrivate = !leftOut.contains(member.getKey()) && canHaveName(member.getKey());
            String inside = path.isEmpty() ? member.getKey() : path + step(member.getKey());
            JsonNode kept =
                    isPrivate || leftOut.contains(member.getKey()) ? null : kept(member.getValue(), inside, omitted);
            if (kept == null) {
                // A name that is itself JSON with such a member is not written, either.
                omitted.add(isPrivate ? path : inside);
            } else {
                copy.set(member.getKey(), kept);
            }
        }
        return copy;
    }

    // Returns the step to a member as failures show it (R5.3).
    private static String step(String name) {
        return name.matches("[A-Za-z0-9_-]{1,100}")
                ? "." + name
                : "[\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    // A tool may read what Jackson does not: JSON with comments, or inside other JSON.
    private JsonNode keptOfText(JsonNode text, String path, Set<String> omitted) {
        if (!canHaveName(text.textValue())) {
            return text;
        }
        try {
            JsonNode read = MAPPER.readTree(text.textValue());
            return read.isContainerNode()
                    ? TextNode.valueOf(kept(read, path, omitted).toString())
                    : null;
        } catch (JsonProcessingException | NumberFormatException noJson) {
            return null;
        }
    }

    // Whether a text with a brace or bracket has a name that is left out. Escapes can hide it, also those of a text
    // inside a text.
    private boolean canHaveName(String text) {
        String plain = text;
        boolean isStructure = text.contains("{") || text.contains("[");
        while (isStructure && leftOut.stream().noneMatch(plain::contains)) {
            String before = plain;
            plain = ESCAPE.matcher(before).replaceAll(found -> Matcher.quoteReplacement(unescaped(found.group(1))));
            isStructure = !plain.equals(before);
        }
        return isStructure;
    }

    private static String unescaped(String escape) {
        int control = "bfnrt".indexOf(escape);
        return escape.length() > 1
                ? String.valueOf((char) Integer.parseInt(escape.substring(1), 16))
                : control < 0 ? escape : "\b\f\n\r\t".substring(control, control + 1);
    }

    private void write(ObjectNode line, String result, long start) {
        try {
            line.put("result", result);
            line.put("millis", (System.nanoTime() - start) / 1_000_000);
            lines.accept(line.toString());
        } catch (RuntimeException | Error unwritten) {
            failed(unwritten);
        }
    }

    /** Logs the first problem. A problem of the recording must not change what a tool does. */
    private void failed(Throwable problem) {
        if (hasFailed.compareAndSet(false, true)) {
            LOGGER.log(System.Logger.Level.WARNING, "A call of a tool could not be recorded: " + problem);
        }
    }

    /** A file that lines are appended to. It is open only while a line is written, so that it can be moved away. */
    private static final class Appending implements Consumer<String> {
        private final Path file;

        Appending(Path file) {
            this.file = file;
            try {
                if (file.getParent() != null) {
                    Files.createDirectories(file.getParent());
                }
                create();
                // A killed process may have left the beginning of a line.
                append(isLineOpen() ? "\n" : "");
            } catch (IOException unusable) {
                throw new UncheckedIOException("Calls cannot be recorded in " + file + ".", unusable);
            }
        }

        // Creates a file that only its owner can read, if the file system knows owners.
        private void create() throws IOException {
            boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
            if (isPosix && !Files.exists(file)) {
                try {
                    Files.createFile(
                            file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                } catch (FileAlreadyExistsException other) {
                    // Another process records to it, too.
                }
            }
        }

        private boolean isLineOpen() throws IOException {
            if (!Files.exists(file) || Files.size(file) == 0) {
                return false;
            }
            try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "r")) {
                content.seek(content.length() - 1);
                return content.read() != '\n';
            }
        }

        @Override
        public void accept(String line) {
            try {
                append(line + "\n");
            } catch (IOException unwritten) {
                throw new UncheckedIOException(unwritten);
            }
        }

        // A FileChannel would be closed if the tool's thread is interrupted.
        private synchronized void append(String text) throws IOException {
            try (FileOutputStream out = new FileOutputStream(file.toFile(), true)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
