package com.github.copilot.tool.reflect;

import java.util.HashMap;
import java.util.Map;

/**
 * The JDK's types as JSON (R7.3), from the table that the processor's core reads too: {@code jdk-types.txt}, which
 * explains its columns.
 */
final class JdkTypes {
    private static final String ROOTS = "roots ";

    private JdkTypes() {}

    /** The table, which is read when the first type is looked up that {@link Shape#plain} does not know. */
    private static final class Table {
        static final Map<String, JdkType> TYPES = new HashMap<>();
        static String[] roots;

        static {
            for (String row : Tables.rows("runtime/jdk-types.txt")) {
                if (row.startsWith(ROOTS)) {
                    roots = row.substring(ROOTS.length()).split(" ");
                } else {
                    String[] cells = row.split(" +", 10);
                    TYPES.put(cells[0], JdkType.of(cells));
                }
            }
        }
    }

    /**
     * A row of the table, as far as arguments are concerned.
     *
     * @param json JSON Schema's type; "-" for none
     * @param keywords the keywords that follow the type in a schema
     * @param isKey whether it can be the key of a map
     * @param read who reads it
     * @param grammar the form of its text
     * @param example a text that can be read; "-" for none
     * @param expected the expected value for a failure of a call, with the example
     */
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

        /** Returns the most characters of its text; {@link Integer#MAX_VALUE} if there is no bound (R5.8). */
        int maxLength() {
            return (Integer) keywords.getOrDefault("maxLength", Integer.MAX_VALUE);
        }
    }

    /**
     * Returns the row of a type, or of the supertype whose subtypes are read alike ("+"); null if the table has none.
     */
    static JdkType find(Class<?> type) {
        JdkType found = Table.TYPES.get(type == byte[].class ? "byte[]" : type.getName());
        for (Class<?> each = type; found == null && each != null && contains(each); each = each.getSuperclass()) {
            found = Table.TYPES.get(each.getName() + "+");
        }
        return found;
    }

    /** Whether a type belongs to the JDK, whose private parts no schema may show (R7.4). */
    static boolean contains(Class<?> type) {
        for (String root : Table.roots) {
            if (type.getName().startsWith(root + ".")) {
                return true;
            }
        }
        return false;
    }
}
