package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;

/** Files of recorded calls, which are read line by line, so that their size does not matter. */
final class RecordedCallFiles {
    private static final List<CallFormat> FORMATS =
            List.of(new OwnCalls(), new SessionEvents(), new McpMessages(), new GenAiSpans());
    private static final int MOST_BYTES = 16 << 20;
    private static final int MOST_SHOWN = 80;

    private final Consumer<RecordedCall> calls;
    private final ObjLongConsumer<Path> progress;
    private long otherLines;
    private String firstOther;

    /**
     * Makes a reader.
     *
     * @param progress receives the file and how many of its bytes were read, after each line
     */
    RecordedCallFiles(Consumer<RecordedCall> calls, ObjLongConsumer<Path> progress) {
        this.calls = calls;
        this.progress = progress;
    }

    /** Returns how many lines have none of the formats. */
    long otherLines() {
        return otherLines;
    }

    /** Returns the place and the text of the first such line; null if there is none. */
    String firstOther() {
        return firstOther;
    }

    /**
     * Reads a file, or all files in a directory and below it whose names end with {@code .jsonl}, {@code .json} or
     * {@code .log}, in the order of their paths.
     *
     * @throws IOException if there is no such file, or one cannot be read
     */
    void read(Path recordings) throws IOException {
        if (!Files.isDirectory(recordings)) {
            readFile(recordings, recordings.getFileName().toString());
            return;
        }
        try (Stream<Path> all = Files.walk(recordings)) {
            List<Path> files = all.filter(each -> Files.isRegularFile(each)
                            && each.getFileName().toString().matches(".*\\.(?:jsonl|json|log)"))
                    .sorted()
                    .toList();
            for (Path file : files) {
                readFile(file, recordings.relativize(file).toString());
            }
        }
    }

    private void readFile(Path file, String name) throws IOException {
        CallCollector collector = new CallCollector(calls);
        try (InputStream in = Files.newInputStream(file)) {
            Lines lines = new Lines(in);
            byte[] line = lines.next();
            for (long number = 1; line != null; number++) {
                collector.at(name, number, line.length);
                if (!read(line, collector)) {
                    other(line, collector.place());
                }
                progress.accept(file, lines.position);
                line = lines.next();
            }
        }
        collector.end();
    }

    private void other(byte[] line, String place) {
        otherLines++;
        if (firstOther == null) {
            String text = new String(line, 0, Math.min(line.length, 4 * MOST_SHOWN), StandardCharsets.UTF_8)
                    .replaceAll("\\p{Cc}", " ")
                    .strip();
            firstOther = place + ": " + JsonText.printable(JsonText.cut(text, MOST_SHOWN));
        }
    }

    /** Passes on the calls of a line. Returns whether it is empty or has one of the formats. */
    private static boolean read(byte[] line, CallCollector calls) {
        if (line.length > MOST_BYTES) {
            return false;
        }
        int first = indexOfText(line);
        if (first == line.length) {
            return true;
        }
        if (line[first] == '[' && isRead(record(line, first), calls)) {
            return true;
        }
        // Logs have a time and other text before a message, and may have text after it, which Jackson does not read.
        int object = first;
        while (object < line.length && line[object] != '{') {
            object++;
        }
        return isRead(record(line, object), calls);
    }

    /** Returns the place of the first character that is no white space; the length if there is none. */
    private static int indexOfText(byte[] line) {
        // The mark at the beginning of a file in UTF-8.
        int i = line.length > 2 && line[0] == (byte) 0xef && line[1] == (byte) 0xbb && line[2] == (byte) 0xbf ? 3 : 0;
        while (i < line.length && line[i] >= 0 && line[i] <= ' ') {
            i++;
        }
        return i;
    }

    /** Returns the JSON value from a place on; a missing node if there is none. */
    private static JsonNode record(byte[] line, int start) {
        try {
            return Wire.RECORDINGS.readTree(line, start, line.length - start);
        } catch (IOException | NumberFormatException noJson) {
            return MissingNode.getInstance();
        }
    }

    private static boolean isRead(JsonNode record, CallCollector calls) {
        if (record.isObject()) {
            return FORMATS.stream().anyMatch(each -> each.read(record, calls));
        }
        boolean isRead = false;
        for (JsonNode each : record) {
            isRead |= each.isObject() && isRead(each, calls);
        }
        return isRead;
    }

    /** The lines of a file. Only the line that is read is kept. */
    private static final class Lines {
        private final InputStream in;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private final byte[] buffer = new byte[1 << 16];
        private int filled;
        private int used;
        private long position;

        Lines(InputStream in) {
            this.in = in;
        }

        /** Returns the next line, of which one byte beyond the maximum is kept; null at the end. */
        byte[] next() throws IOException {
            if (used == filled && !fill()) {
                return null;
            }
            line.reset();
            boolean isEnded;
            do {
                int start = used;
                while (used < filled && buffer[used] != '\n') {
                    used++;
                }
                line.write(buffer, start, Math.min(used - start, MOST_BYTES + 1 - line.size()));
                isEnded = used < filled;
                used += isEnded ? 1 : 0;
                position += used - start;
            } while (!isEnded && fill());
            return line.toByteArray();
        }

        private boolean fill() throws IOException {
            used = 0;
            filled = Math.max(0, in.read(buffer));
            return filled > 0;
        }
    }
}
