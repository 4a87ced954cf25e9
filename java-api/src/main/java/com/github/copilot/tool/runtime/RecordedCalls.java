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
import java.util.HashSet;
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
 * those whose schemas say that they are secret ({@code writeOnly}, or {@code format} with {@code password}), beside
 * these the members that the schema does not name, and texts with a brace or bracket that contain a name that is left
 * out and are not JSON. Results are not written. No call is
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

    /** The names of all properties, and of those that contain secrets; null for a tool without secrets. */
    private final Set<String> known;

    private final Set<String> around;
    private final AtomicBoolean hasFailed;

    private RecordedCalls(ToolDefinition tool, Consumer<String> lines, Set<String> named, AtomicBoolean hasFailed) {
        this.lines = lines;
        this.hasFailed = hasFailed;
        leftOut = new HashSet<>();
        around = new HashSet<>();
        Set<String> all = new HashSet<>();
        JsonNode schema = MAPPER.valueToTree(tool.parameters());
        // References to definitions come before these.
        secrecy(schema, all);
        known = secrecy(schema, all) == 0 ? null : all;
        leftOut.addAll(named);
    }

    /**
     * Adds the names of a schema's properties, of those that are secret, and of those that contain a secret.
     *
     * @return 2 if the value is secret, or one without a name inside it; 1 if it contains a secret
     */
    private int secrecy(JsonNode schema, Set<String> all) {
        boolean isSecret = schema.path("writeOnly").asBoolean()
                || schema.path("format").asText().equals("password")
                || leftOut.contains(schema.path("$ref").asText().replaceFirst(".*/", ""));
        int found = isSecret ? 2 : 0;
        for (JsonNode each : schema.isArray() ? schema : List.<JsonNode>of()) {
            found = Math.max(found, secrecy(each, all));
        }
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            if (!member.getKey().matches("properties|[$]defs|definitions")) {
                found = Math.max(found, secrecy(member.getValue(), all));
                continue;
            }
            for (Map.Entry<String, JsonNode> each : member.getValue().properties()) {
                all.add(each.getKey());
                int inside = secrecy(each.getValue(), all);
                if (inside > 0) {
                    (inside > 1 ? leftOut : around).add(each.getKey());
                    found = Math.max(found, 1);
                }
            }
        }
        return found;
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
        Set<String> named = Set.copyOf(List.of(leftOut));
        AtomicBoolean hasFailed = new AtomicBoolean();
        return CopilotTools.intercepted(
                definitions, tool -> new RecordedCalls(tool, lines, named, hasFailed).handler(tool));
    }

    // Whether a member is left out. Beside secrets, so is what could be one under another name or in another form.
    private boolean isLeftOut(String name, JsonNode value) {
        boolean isSecret = known != null && !known.contains(name);
        if (around.contains(name) && !value.isObject()) {
            isSecret |= !value.isArray();
            for (JsonNode each : value) {
                isSecret |= !each.isObject();
            }
        }
        return isSecret || leftOut.contains(name);
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
            JsonNode given = arguments(invocation);
            boolean isObject = given.isObject() || given.isTextual() && canHaveName(given.textValue());
            line.set("arguments", known == null || isObject ? kept(given, "", omitted) : null);
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
        if (leftOut.isEmpty() && known == null) {
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
            boolean isNamed = isLeftOut(member.getKey(), member.getValue());
            boolean isPrivate = !isNamed && canHaveName(member.getKey());
            String inside = path.isEmpty() ? member.getKey() : path + step(member.getKey());
            JsonNode kept = isPrivate || isNamed ? null : kept(member.getValue(), inside, omitted);
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
        while (isStructure && known == null && leftOut.stream().noneMatch(plain::contains)) {
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
