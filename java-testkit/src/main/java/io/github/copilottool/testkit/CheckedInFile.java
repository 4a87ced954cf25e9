package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A file of expected JSON, which is compared or rewritten.
 *
 * @param path the file's path
 * @param blessed whether the file is to be rewritten
 */
record CheckedInFile(Path path, boolean blessed) {
    /** The system property that asks for files to be rewritten. */
    static final String PROPERTY = "copilot.tool.bless";

    /**
     * The environment variable that does the same: Gradle, for one, does not pass its system properties on to tests.
     */
    static final String VARIABLE = "COPILOT_TOOL_BLESS";

    private static final int SHOWN_LINES = 12;
    private static final int SHOWN_PLACES = 20;
    private static final int CONTEXT = 2;
    private static final int MOST_CHANGED = 100;
    private static final int ALIKE = 3;

    /**
     * Returns the file at a path, blessed if the property says so, or if it is not set, the variable.
     *
     * @throws AssertionError if the value is neither yes nor no
     */
    static CheckedInFile of(Path path) {
        String property = System.getProperty(PROPERTY);
        return new CheckedInFile(path, isYes(property == null ? System.getenv(VARIABLE) : property));
    }

    private static boolean isYes(String value) {
        return switch (value == null ? "" : value.strip().toLowerCase(Locale.ROOT)) {
            case "true", "1" -> true;
            case "", "false", "0" -> false;
            default ->
                throw new AssertionError(
                        PROPERTY + " or " + VARIABLE + " is '" + value + "'. Set it to true or false.");
        };
    }

    /**
     * Checks that the file holds a value in the layout of {@link JsonText#pretty}; writes it if the file is blessed.
     *
     * @param subject the value's name in messages
     * @param changes gives a description of the changes, for messages; null to show the lines that differ
     * @throws AssertionError if the file does not hold the value
     */
    void require(JsonNode value, String subject, Supplier<String> changes) {
        String actual = JsonText.pretty(value);
        String expected = text();
        if (expected != null && lines(expected).equals(lines(actual))) {
            return;
        }
        if (blessed) {
            write(actual);
            return;
        }
        if (expected == null) {
            throw new AssertionError("There is no file " + path.toAbsolutePath() + " that says what the " + subject
                    + " must be." + help());
        }
        String described = changes.get();
        throw new AssertionError((described == null
                        ? difference(expected, actual, value, subject)
                        : "The " + subject + " and " + path + " differ:\n" + described)
                + help());
    }

    private String help() {
        return "\nIf this is as it should be, run the test once with -D" + PROPERTY + "=true or with " + VARIABLE
                + "=true in the environment, which writes the file, and have the change reviewed.";
    }

    private String text() {
        try {
            return Files.readString(path);
        } catch (NoSuchFileException missing) {
            return null;
        } catch (IOException unreadable) {
            throw new AssertionError(
                    "The file " + path.toAbsolutePath() + " cannot be read: " + unreadable, unreadable);
        }
    }

    private void write(String text) {
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(path, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException unwritten) {
            throw new AssertionError(
                    "The file " + path.toAbsolutePath() + " cannot be written: " + unwritten, unwritten);
        }
    }

    // Splits at any line separator, because a checkout may have changed them.
    private static List<String> lines(String text) {
        return text.lines().toList();
    }

    private String difference(String expected, String actual, JsonNode value, String subject) {
        List<String> before = lines(expected);
        List<String> after = lines(actual);
        int same = 0;
        while (same < Math.min(before.size(), after.size()) && before.get(same).equals(after.get(same))) {
            same++;
        }
        StringBuilder text = new StringBuilder("The " + subject + " and " + path + " differ, first in its line "
                + (same + 1) + place(expected, value) + " (- the file, + the " + subject + "):");
        int old = same;
        int young = same;
        int shown = 0;
        for (int places = 0; old < before.size() || young < after.size(); places++) {
            if (places == SHOWN_PLACES) {
                return text.append("\n    … and more further down").toString();
            }
            text.append(places == 0 ? "" : "\n    …");
            before.subList(Math.max(shown, old - CONTEXT), old)
                    .forEach(line -> text.append("\n    ").append(line));
            List<String> left = before.subList(old, before.size());
            List<String> right = after.subList(young, after.size());
            int[] lengths = changed(left, right);
            append(left.subList(0, lengths[0]), "\n  - ", text);
            append(right.subList(0, lengths[1]), "\n  + ", text);
            old += lengths[0];
            young += lengths[1];
            shown = old;
            while (old < before.size()
                    && young < after.size()
                    && before.get(old).equals(after.get(young))) {
                old++;
                young++;
            }
        }
        return text.toString();
    }

    /** Returns how many lines of each text differ before a few equal lines follow; all lines if none follow. */
    private static int[] changed(List<String> left, List<String> right) {
        for (int both = 1; both <= MOST_CHANGED; both++) {
            for (int ofLeft = 0; ofLeft <= both; ofLeft++) {
                if (goOnAlike(left, ofLeft, right, both - ofLeft)) {
                    return new int[] {ofLeft, both - ofLeft};
                }
            }
        }
        return new int[] {left.size(), right.size()};
    }

    private static boolean goOnAlike(List<String> left, int ofLeft, List<String> right, int ofRight) {
        if (ofLeft > left.size() || ofRight > right.size()) {
            return false;
        }
        List<String> leftRest = left.subList(ofLeft, Math.min(ofLeft + ALIKE, left.size()));
        List<String> rightRest = right.subList(ofRight, Math.min(ofRight + ALIKE, right.size()));
        return leftRest.equals(rightRest);
    }

    private static void append(List<String> lines, String mark, StringBuilder text) {
        lines.stream().limit(SHOWN_LINES).forEach(line -> text.append(mark).append(line));
        if (lines.size() > SHOWN_LINES) {
            text.append(mark + "… " + (lines.size() - SHOWN_LINES) + " more");
        }
    }

    private static String place(String expected, JsonNode actual) {
        try {
            JsonNode parsed = JsonText.read(expected);
            return same(parsed, actual) ? ", in layout only" : ", at " + firstDifference(parsed, actual, "");
        } catch (JsonProcessingException damaged) {
            return "; the file is not JSON";
        }
    }

    /** Returns the JSON Pointer of the first difference. The order of members counts, because the model sees it. */
    private static String firstDifference(JsonNode expected, JsonNode actual, String pointer) {
        if (expected.isContainerNode() && expected.getNodeType() == actual.getNodeType()) {
            List<String> before = steps(expected);
            List<String> after = steps(actual);
            for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
                String inside = JsonText.pointer(pointer, i < after.size() ? after.get(i) : before.get(i));
                if (i >= before.size() || i >= after.size() || !before.get(i).equals(after.get(i))) {
                    return inside;
                }
                JsonNode old = expected.isArray() ? expected.get(i) : expected.get(before.get(i));
                JsonNode young = actual.isArray() ? actual.get(i) : actual.get(after.get(i));
                if (!same(old, young)) {
                    return firstDifference(old, young, inside);
                }
            }
        }
        return pointer.isEmpty() ? "its root" : pointer;
    }

    /** Returns the names of an object's members, or the numbers of an array's elements. */
    private static List<String> steps(JsonNode container) {
        return container.isObject()
                ? JsonText.names(container)
                : IntStream.range(0, container.size()).mapToObj(String::valueOf).toList();
    }

    private static boolean same(JsonNode one, JsonNode other) {
        return one.toString().equals(other.toString());
    }
}
