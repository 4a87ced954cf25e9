package com.github.copilot.tool.reflect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tables that the jar has as resources, which explain their columns. The processor's core reads most of them, too. */
final class Tables {
    private Tables() {}

    /**
     * Returns the rows of a table, from top to bottom, without comments.
     *
     * @param path the resource below {@code com/github/copilot/tool}
     */
    static List<String> rows(String path) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Tables.class.getResourceAsStream("/com/github/copilot/tool/" + path), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The JDK's types as JSON (R7.3), read when the first one is looked up that {@link Shape#plain} does not know. */
    private static final class JdkTypes {
        static final Map<String, JdkType> ROWS = new HashMap<>();
        static String[] roots;

        static {
            for (String row : rows("runtime/jdk-types.txt")) {
                String[] cells = row.split(" +", 10);
                if (cells[0].equals("roots")) {
                    roots = cells;
                } else {
                    ROWS.put(cells[0], JdkType.of(cells));
                }
            }
        }
    }

    /** A row of the JDK's types. The expected value, for a failure of a call, has the example. */
    record JdkType(
            String json,
            Map<String, Object> keywords,
            boolean isKey,
            String read,
            String grammar,
            String example,
            String expected) {
        private static JdkType of(String... cells) {
            Map<String, Object> keywords = new HashMap<>();
            for (String each : cells[2].equals("-") ? new String[0] : cells[2].split(";")) {
                String[] pair = each.split("=", 2);
                boolean isNumber = Character.isDigit(pair[1].charAt(0));
                keywords.put(pair[0], isNumber ? (Object) Integer.valueOf(pair[1]) : pair[1]);
            }
            String example = (cells[9].contains(",") ? "," : "") + " such as " + cells[8];
            String expected = cells[8].equals("-") ? cells[9] : cells[9] + example;
            return new JdkType(cells[1], keywords, cells[3].equals("yes"), cells[4], cells[7], cells[8], expected);
        }

        /** Whether the mapper reads it from a string or number. */
        boolean isMapped() {
            return read.equals("mapper") && !json.equals("-") && !json.equals("object");
        }

        /** Whether it is a container, which generated code makes and fills. */
        boolean isContainer() {
            return read.indexOf('.') >= 0;
        }
    }

    /** Returns the row of a JDK's type, or of the supertype whose subtypes are read alike ("+"); null if there is none. */
    static JdkType jdkType(Class<?> type) {
        JdkType found = JdkTypes.ROWS.get(type == byte[].class ? "byte[]" : type.getName());
        for (Class<?> each = type; found == null && each != null && isJdk(each); each = each.getSuperclass()) {
            found = JdkTypes.ROWS.get(each.getName() + "+");
        }
        return found;
    }

    /** Whether a type belongs to the JDK, whose private parts no schema may show (R7.4). */
    static boolean isJdk(Class<?> type) {
        boolean isJdk = false;
        for (int i = 1; i < JdkTypes.roots.length; i++) {
            isJdk |= type.getName().startsWith(JdkTypes.roots[i] + ".");
        }
        return isJdk;
    }
}
