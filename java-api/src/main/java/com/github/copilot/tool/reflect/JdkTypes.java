package com.github.copilot.tool.reflect;

import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The JDK's types as JSON (R7.3), from the table that the processor's core reads too: {@code jdk-types.txt}, which
 * explains its columns.
 */
final class JdkTypes {
    private static final String TABLE = "runtime/jdk-types.txt";
    private static final String ROOTS = "roots ";

    private JdkTypes() {}

    /** The packages that are the JDK's. */
    private static final class Roots {
        static final String[] NAMES = Tables.rows(TABLE).stream()
                .filter(row -> row.startsWith(ROOTS))
                .map(row -> row.substring(ROOTS.length()).split(" "))
                .findFirst()
                .orElseThrow();
    }

    /** The types, which are read when the first type is looked up that {@link Scalar} does not know by itself. */
    private static final class Table {
        static final Map<String, JdkType> TYPES = new HashMap<>();

        static {
            for (String row : Tables.rows(TABLE)) {
                JdkType type = row.startsWith(ROOTS) ? null : JdkType.of(row.split(" +", 10));
                if (type != null && type.read != null) {
                    TYPES.put(type.name, type);
                }
            }
        }
    }

    /** A row of the table, as far as arguments are concerned; a cell "-" is null. */
    record JdkType(
            String name,
            String json,
            String keywords,
            boolean isKey,
            String read,
            boolean isFormatted,
            String grammar,
            String example,
            String expected) {
        private static final Set<String> OTHER_READERS = Set.of("mapper", "schema", "enum");
        private static final Set<String> BY_FORMAT =
                Set.of("time-local", "date-time-local", "date-optional-time", "duration");
        private static final Set<String> FROM_ARRAYS =
                Set.of("date", "time-local", "time-offset", "date-time-local", "year-month", "month-day");

        private static JdkType of(String[] cells) {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = cells[i].equals("-") ? null : cells[i];
            }
            boolean isKey = "yes".equals(cells[3]);
            boolean isFormatted = "yes".equals(cells[6]);
            return new JdkType(
                    cells[0], cells[1], cells[2], isKey, cells[4], isFormatted, cells[7], cells[8], cells[9]);
        }

        /** Whether our own readers read it from a string, number or boolean, with a runtime helper. */
        boolean isReadByCode() {
            return read.indexOf('.') < 0 && !OTHER_READERS.contains(read);
        }

        /** Adds the keywords that follow the type in a schema. */
        void addKeywords(Map<String, Object> schema) {
            for (String each : keywords == null ? new String[0] : keywords.split(";")) {
                int end = each.indexOf('=');
                String value = each.substring(end + 1);
                boolean isNumber = Character.isDigit(value.charAt(0));
                schema.put(each.substring(0, end), isNumber ? (Object) Integer.valueOf(value) : value);
            }
        }

        /** Returns the most characters of its text; {@link Integer#MAX_VALUE} if there is no bound (R5.8). */
        int maxLength() {
            Map<String, Object> all = new HashMap<>();
            addKeywords(all);
            return (Integer) all.getOrDefault("maxLength", Integer.MAX_VALUE);
        }

        /** Whether its format allows texts that Jackson does not read, and {@code mappedByFormat} does (R5.9). */
        boolean isReadByFormat() {
            return grammar != null && BY_FORMAT.contains(grammar);
        }

        /** Whether Jackson also reads it from an array, and from an empty one as null. */
        boolean isReadFromArray() {
            return grammar != null && FROM_ARRAYS.contains(grammar) && name.startsWith("java.time.");
        }

        /** Whether it is a date or time, which can be before or after now. */
        boolean isMoment() {
            boolean isTime = grammar != null && grammar.matches("date.*|time.*|year-month|month-day");
            return (isTime || name.equals("java.time.Year")) && !name.startsWith("javax.");
        }

        /** Returns the expected value for a failure of a call, with an example. */
        String expectedOfArgument() {
            String comma = expected != null && expected.contains(",") ? "," : "";
            return example == null ? expected : expected + comma + " such as " + example;
        }

        /** Whether the mapper reads it from a string or number. */
        boolean isMapped() {
            return read.equals("mapper") && json != null && !json.equals("object");
        }

        /** Returns the constructor of an empty container; null if the table names no class. */
        Constructor<?> container() {
            try {
                return read.indexOf('.') < 0 ? null : Class.forName(read).getConstructor();
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
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
        String name = type.getName();
        for (String root : Roots.NAMES) {
            if (name.startsWith(root) && name.startsWith(".", root.length())) {
                return true;
            }
        }
        return false;
    }
}
