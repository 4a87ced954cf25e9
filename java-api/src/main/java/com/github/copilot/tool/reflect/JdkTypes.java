package com.github.copilot.tool.reflect;

import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.Map;

/** The JDK's types as JSON (SPEC R7.3), from the table that the processor's core reads too: {@code jdk-types.txt}. */
final class JdkTypes {
    /** As in the processor's {@code facts::is_jdk} and {@code Packages}, which {@code PackagesTest} compares. */
    private static final String[] JDK = {"java", "javax", "jdk", "sun", "com.sun"};

    private JdkTypes() {}

    /** Read when the first type is looked up that {@link Scalar} does not know. */
    private static final class Table {
        static final Map<String, JdkType> TYPES = new HashMap<>();

        static {
            for (String row : Tables.rows("runtime/jdk-types.txt")) {
                JdkType type = JdkType.of(row.split(" +", 9));
                TYPES.put(type.name, type);
            }
        }
    }

    /** A row of the table, which explains its columns; what is not there is null. */
    record JdkType(
            String name,
            String json,
            String keyword,
            boolean isKey,
            String read,
            boolean isFormatted,
            String example,
            String expected) {
        private static JdkType of(String[] cells) {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = cells[i].equals("-") ? null : cells[i];
            }
            boolean isKey = "yes".equals(cells[3]);
            boolean isFormatted = "yes".equals(cells[5]);
            return new JdkType(cells[0], cells[1], cells[2], isKey, cells[4], isFormatted, cells[7], cells[8]);
        }

        /** Whether the mapper reads it from a string or number. */
        boolean isMapped() {
            return read.equals("mapper") && json != null && !json.equals("object");
        }

        /** Makes an empty container; null where the table names no class to make. */
        Constructor<?> container() {
            try {
                return read.indexOf('.') < 0 ? null : Class.forName(read).getConstructor();
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** The row of a type, or of the supertype whose subtypes are read alike ("+"); null where the table has none. */
    static JdkType find(Class<?> type) {
        JdkType found = Table.TYPES.get(type == byte[].class ? "byte[]" : type.getName());
        for (Class<?> each = type; found == null && each != null && contains(each); each = each.getSuperclass()) {
            found = Table.TYPES.get(each.getName() + "+");
        }
        return found;
    }

    /** Whether a type belongs to the JDK, whose private parts no schema may show (R7.4). */
    static boolean contains(Class<?> type) {
        for (String root : JDK) {
            if (type.getName().startsWith(root) && type.getName().charAt(root.length()) == '.') {
                return true;
            }
        }
        return false;
    }
}
