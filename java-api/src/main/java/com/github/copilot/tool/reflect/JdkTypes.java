package com.github.copilot.tool.reflect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Supplier;

/** The JDK's types as JSON (SPEC R7.3), from the table {@code jdk-types.txt}, which explains its columns. */
final class JdkTypes {
    /** As in the processor's {@code facts::is_jdk} and {@code Packages}, which {@code PackagesTest} compares. */
    private static final String[] JDK = {"java", "javax", "jdk", "sun", "com.sun"};

    private static final String TABLE = "/com/github/copilot/tool/runtime/jdk-types.txt";
    private static final int COLUMNS = 9;

    private static final Map<String, JdkType> TYPES = types();
    private static final Map<String, Supplier<Collection<Object>>> COLLECTIONS = collections();
    private static final Map<String, Supplier<Map<Object, Object>>> MAPS = maps();

    private JdkTypes() {}

    /**
     * A row of the table.
     *
     * @param withSubtypes whether its subtypes in the JDK are read alike
     * @param jsonType JSON Schema's type; null where only a schema of the parameter's own can describe it
     * @param keyword the keyword that follows, as {@code name=value}, or null
     * @param isKey whether Jackson reads it from the name of a JSON member
     * @param reading who reads an argument: {@code code}, {@code mapper}, {@code schema}, {@code enum} or the class of the
     *     container that is made
     * @param isFormatted whether its deserializer follows {@code @JsonFormat}
     * @param example a text that it can be read from, or null
     * @param expected what is expected of a value, in words of JSON (R5.3); null for scalars and containers
     */
    private record JdkType(
            boolean withSubtypes,
            String jsonType,
            String keyword,
            boolean isKey,
            String reading,
            boolean isFormatted,
            String example,
            String expected) {
        static JdkType of(String[] row) {
            return new JdkType(
                    row[0].endsWith("+"),
                    given(row[1]),
                    given(row[2]),
                    row[3].equals("yes"),
                    row[4],
                    row[5].equals("yes"),
                    given(row[7]),
                    given(row[8]));
        }

        private static String given(String cell) {
            return cell.equals("-") ? null : cell;
        }

        Shape.Text text() {
            if (!reading.equals("mapper") || jsonType.equals("object")) {
                return null;
            }
            String format = keyword == null ? null : keyword.substring(keyword.indexOf('=') + 1);
            String told = keyword == null && example != null ? expected + " such as " + example : expected;
            return new Shape.Text(jsonType, format, isKey, isFormatted, told);
        }
    }

    private static Map<String, JdkType> types() {
        Map<String, JdkType> types = new HashMap<>();
        try (InputStream table = JdkTypes.class.getResourceAsStream(TABLE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] row = line.strip().split("\\s+", COLUMNS);
                    types.put(row[0].replace("+", ""), JdkType.of(row));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Map.copyOf(types);
    }

    // Made without reflection, so that a native image needs no configuration for them.
    private static Map<String, Supplier<Collection<Object>>> collections() {
        Map<String, Supplier<Collection<Object>>> made = new HashMap<>();
        made.put(ArrayList.class.getName(), ArrayList::new);
        made.put(LinkedList.class.getName(), LinkedList::new);
        made.put(PriorityQueue.class.getName(), PriorityQueue::new);
        made.put(ArrayDeque.class.getName(), ArrayDeque::new);
        made.put(Vector.class.getName(), Vector::new);
        made.put(Stack.class.getName(), Stack::new);
        made.put(LinkedHashSet.class.getName(), LinkedHashSet::new);
        made.put(TreeSet.class.getName(), TreeSet::new);
        made.put(CopyOnWriteArrayList.class.getName(), CopyOnWriteArrayList::new);
        made.put(CopyOnWriteArraySet.class.getName(), CopyOnWriteArraySet::new);
        made.put(ConcurrentLinkedQueue.class.getName(), ConcurrentLinkedQueue::new);
        made.put(ConcurrentLinkedDeque.class.getName(), ConcurrentLinkedDeque::new);
        made.put(ConcurrentSkipListSet.class.getName(), ConcurrentSkipListSet::new);
        made.put(LinkedBlockingQueue.class.getName(), LinkedBlockingQueue::new);
        made.put(LinkedBlockingDeque.class.getName(), LinkedBlockingDeque::new);
        made.put(LinkedTransferQueue.class.getName(), LinkedTransferQueue::new);
        made.put(PriorityBlockingQueue.class.getName(), PriorityBlockingQueue::new);
        return Map.copyOf(made);
    }

    private static Map<String, Supplier<Map<Object, Object>>> maps() {
        Map<String, Supplier<Map<Object, Object>>> made = new HashMap<>();
        made.put(LinkedHashMap.class.getName(), LinkedHashMap::new);
        made.put(TreeMap.class.getName(), TreeMap::new);
        made.put(Hashtable.class.getName(), Hashtable::new);
        made.put(ConcurrentHashMap.class.getName(), ConcurrentHashMap::new);
        made.put(ConcurrentSkipListMap.class.getName(), ConcurrentSkipListMap::new);
        made.put(WeakHashMap.class.getName(), WeakHashMap::new);
        made.put(IdentityHashMap.class.getName(), IdentityHashMap::new);
        return Map.copyOf(made);
    }

    /** The type as text, or null where Jackson does not read it from a string or integer. */
    static Shape.Text text(Class<?> type) {
        JdkType known = TYPES.get(type.getName());
        return known == null ? null : known.text();
    }

    /** The same for a type that is read as one of its supertypes is; null where it is not. */
    static Shape.Text textLikeSupertype(Class<?> type) {
        for (Class<?> each = type.getSuperclass(); each != null; each = each.getSuperclass()) {
            JdkType known = TYPES.get(each.getName());
            if (known != null && known.withSubtypes()) {
                return known.text();
            }
        }
        return null;
    }

    /** The JSON Schema type of a scalar, primitive or not. */
    static String jsonType(Class<?> scalar) {
        JdkType known = scalar(scalar);
        return known == null ? "string" : known.jsonType();
    }

    /** Whether a scalar can be the key of a map. */
    static boolean isKey(Class<?> scalar) {
        JdkType known = scalar(scalar);
        return known != null && known.isKey();
    }

    private static JdkType scalar(Class<?> scalar) {
        return TYPES.get(MethodType.methodType(scalar).wrap().returnType().getTypeName());
    }

    /** Whether a type is a map of strings whatever its supertypes say. */
    static boolean isMapOfStrings(Class<?> type) {
        JdkType known = TYPES.get(type.getName());
        return known != null
                && known.reading().equals("mapper")
                && known.jsonType().equals("object");
    }

    /** What makes a collection for a type of the JDK, or null. */
    static Supplier<Collection<Object>> collection(Class<?> type) {
        JdkType known = TYPES.get(type.getName());
        return known == null ? null : COLLECTIONS.get(known.reading());
    }

    /** What makes a map for a type of the JDK, or null. */
    static Supplier<Map<Object, Object>> map(Class<?> type) {
        JdkType known = TYPES.get(type.getName());
        return known == null ? null : MAPS.get(known.reading());
    }

    /** Whether a type belongs to the JDK, whose private parts no schema may show (R7.4). */
    static boolean has(Class<?> type) {
        String name = type.getName();
        for (String root : JDK) {
            if (name.startsWith(root) && name.charAt(root.length()) == '.') {
                return true;
            }
        }
        return false;
    }
}
