package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
        try (Lines lines = new Lines(Files.newInputStream(file))) {
            for (long number = 1; lines.next(); number++) {
                collector.at(name, number, lines.length);
                if (!read(lines, collector)) {
                    other(lines, collector.place());
                }
                progress.accept(file, lines.position);
            }
        }
        collector.end();
    }

    private void other(Lines lines, String place) {
        otherLines++;
        if (firstOther == null) {
            String text = new String(lines.bytes, 0, Math.min(lines.length, 4 * MOST_SHOWN), StandardCharsets.UTF_8)
                    .replaceAll("\\p{Cc}", " ")
                    .strip();
            firstOther = place + ": " + JsonText.cut(text, MOST_SHOWN);
        }
    }

    /** Passes on the calls of a line. Returns whether it is empty or has one of the formats. */
    private static boolean read(Lines lines, CallCollector calls) {
        if (lines.isTooLong) {
            return false;
        }
        int first = lines.indexOfText();
        if (first == lines.length) {
            return true;
        }
        if (lines.bytes[first] == '[' && isRead(record(lines, first), calls)) {
            return true;
        }
        // Logs have a time and other text before a message, and may have text after it, which Jackson does not read.
        return isRead(record(lines, lines.indexOf('{', first)), calls);
    }

    /** Returns the JSON value from a place on; a missing node if there is none. */
    private static JsonNode record(Lines lines, int start) {
        try {
            return Wire.RECORDINGS.readTree(lines.bytes, start, lines.length - start);
        } catch (IOException noJson) {
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
    private static final class Lines implements AutoCloseable {
        private final InputStream in;
        private final byte[] buffer = new byte[1 << 16];
        private int filled;
        private int used;
        private byte[] bytes = new byte[1 << 13];
        private int length;
        private boolean isTooLong;
        private long position;

        Lines(InputStream in) {
            this.in = in;
        }

        /** Reads the next line. Returns whether there is one. */
        boolean next() throws IOException {
            length = 0;
            isTooLong = false;
            if (used == filled && !fill()) {
                return false;
            }
            boolean isEnded;
            do {
                int end = used;
                while (end < filled && buffer[end] != '\n') {
                    end++;
                }
                append(end - used);
                isEnded = end < filled;
                int next = isEnded ? end + 1 : end;
                position += next - used;
                used = next;
            } while (!isEnded && fill());
            return true;
        }

        private boolean fill() throws IOException {
            used = 0;
            filled = Math.max(0, in.read(buffer));
            return filled > 0;
        }

        private void append(int count) {
            if (length + count > MOST_BYTES) {
                isTooLong = true;
                return;
            }
            if (length + count > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.min(MOST_BYTES, Math.max(2 * bytes.length, length + count)));
            }
            System.arraycopy(buffer, used, bytes, length, count);
            length += count;
        }

        /** Returns the first place of a character from a place on; the length if there is none. */
        int indexOf(char wanted, int from) {
            int i = from;
            while (i < length && bytes[i] != wanted) {
                i++;
            }
            return i;
        }

        /** Returns the place of the first character that is no white space; the length if there is none. */
        int indexOfText() {
            // The mark at the beginning of a file in UTF-8.
            int i = length > 2 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb && bytes[2] == (byte) 0xbf ? 3 : 0;
            while (i < length && bytes[i] >= 0 && bytes[i] <= ' ') {
                i++;
            }
            return i;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
