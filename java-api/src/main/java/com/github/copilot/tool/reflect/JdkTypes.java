package com.github.copilot.tool.reflect;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Supplier;

/**
 * The JDK's types as JSON (SPEC R7.3).
 *
 * <p>Types that not every JDK or module graph has stand here by name. The containers that are made are equal to those
 * that Jackson makes ({@code BasicDeserializerFactory.ContainerDefaultMappings}), and keep order.
 */
final class JdkTypes {
    /** As in the processor's {@code facts::is_jdk} and {@code Packages}, which {@code PackagesTest} compares. */
    private static final String[] JDK = {"java", "javax", "jdk", "sun", "com.sun"};

    private static final Map<String, Shape.Text> TEXTS = texts();
    private static final Map<String, Supplier<Collection<Object>>> COLLECTIONS = collections();
    private static final Map<String, Supplier<Map<Object, Object>>> MAPS = maps();

    private JdkTypes() {}

    private static Map<String, Shape.Text> texts() {
        Map<String, Shape.Text> texts = new HashMap<>();
        addTexts(texts, "uuid", "java.util.UUID");
        addTexts(texts, "uri", "java.net.URI", "java.net.URL");
        addTexts(
                texts,
                "date-time",
                "java.time.OffsetDateTime",
                "java.time.LocalDateTime",
                "java.time.Instant",
                "java.time.ZonedDateTime",
                "java.util.Date",
                "java.util.Calendar",
                "java.util.GregorianCalendar",
                "java.sql.Timestamp");
        addTexts(texts, "date", "java.time.LocalDate", "java.sql.Date");
        addTexts(texts, "time", "java.time.LocalTime", "java.time.OffsetTime");
        addTexts(texts, "duration", "java.time.Duration");
        addTexts(
                texts,
                null,
                "java.time.Period",
                "java.time.YearMonth",
                "java.time.MonthDay",
                "java.time.ZoneId",
                "java.time.ZoneOffset",
                "java.util.Locale",
                "java.util.Currency",
                "java.util.TimeZone",
                "java.util.regex.Pattern",
                "java.nio.file.Path",
                "java.io.File",
                "java.lang.Class",
                "java.nio.charset.Charset",
                "java.net.InetAddress",
                "java.net.InetSocketAddress",
                "java.lang.StringBuilder",
                "java.lang.StringBuffer");
        texts.put("java.time.Year", new Shape.Text("integer", null));
        return Map.copyOf(texts);
    }

    private static void addTexts(Map<String, Shape.Text> texts, String format, String... types) {
        for (String each : types) {
            texts.put(each, new Shape.Text("string", format));
        }
    }

    private static Map<String, Supplier<Collection<Object>>> collections() {
        Map<String, Supplier<Collection<Object>>> made = new HashMap<>();
        made.put("java.util.SequencedCollection", ArrayList::new);
        made.put("java.util.SequencedSet", LinkedHashSet::new);
        add(made, ArrayList::new, Iterable.class, Collection.class, List.class, AbstractCollection.class);
        add(made, ArrayList::new, AbstractList.class, ArrayList.class);
        add(made, LinkedList::new, AbstractSequentialList.class, LinkedList.class, Queue.class, Deque.class);
        add(made, PriorityQueue::new, AbstractQueue.class, PriorityQueue.class);
        add(made, ArrayDeque::new, ArrayDeque.class);
        add(made, Vector::new, Vector.class);
        add(made, Stack::new, Stack.class);
        add(made, LinkedHashSet::new, Set.class, AbstractSet.class, HashSet.class, LinkedHashSet.class);
        add(made, TreeSet::new, SortedSet.class, NavigableSet.class, TreeSet.class);
        add(made, CopyOnWriteArrayList::new, CopyOnWriteArrayList.class);
        add(made, CopyOnWriteArraySet::new, CopyOnWriteArraySet.class);
        add(made, ConcurrentLinkedQueue::new, ConcurrentLinkedQueue.class);
        add(made, ConcurrentLinkedDeque::new, ConcurrentLinkedDeque.class);
        add(made, ConcurrentSkipListSet::new, ConcurrentSkipListSet.class);
        add(made, LinkedBlockingQueue::new, LinkedBlockingQueue.class);
        add(made, LinkedBlockingDeque::new, LinkedBlockingDeque.class);
        add(made, LinkedTransferQueue::new, LinkedTransferQueue.class);
        add(made, PriorityBlockingQueue::new, PriorityBlockingQueue.class);
        return Map.copyOf(made);
    }

    private static Map<String, Supplier<Map<Object, Object>>> maps() {
        Map<String, Supplier<Map<Object, Object>>> made = new HashMap<>();
        made.put("java.util.SequencedMap", LinkedHashMap::new);
        add(made, LinkedHashMap::new, Map.class, AbstractMap.class, HashMap.class, LinkedHashMap.class);
        add(made, TreeMap::new, SortedMap.class, NavigableMap.class, TreeMap.class);
        add(made, Hashtable::new, Hashtable.class);
        add(made, ConcurrentHashMap::new, ConcurrentMap.class, ConcurrentHashMap.class);
        add(made, ConcurrentSkipListMap::new, ConcurrentNavigableMap.class, ConcurrentSkipListMap.class);
        add(made, WeakHashMap::new, WeakHashMap.class);
        add(made, IdentityHashMap::new, IdentityHashMap.class);
        return Map.copyOf(made);
    }

    private static <T> void add(Map<String, Supplier<T>> made, Supplier<T> make, Class<?>... types) {
        for (Class<?> each : types) {
            made.put(each.getName(), make);
        }
    }

    /** The type as text, or null where Jackson does not read it from a string or integer. */
    static Shape.Text text(Class<?> type) {
        return TEXTS.get(type.getName());
    }

    /** What makes a collection for a type of the JDK, or null. */
    static Supplier<Collection<Object>> collection(Class<?> type) {
        return COLLECTIONS.get(type.getName());
    }

    /** What makes a map for a type of the JDK, or null. */
    static Supplier<Map<Object, Object>> map(Class<?> type) {
        return MAPS.get(type.getName());
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
