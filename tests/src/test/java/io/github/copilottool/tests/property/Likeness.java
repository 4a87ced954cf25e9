package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;

/** Prints values so that equal ones have the same text, even if their classes do not define equality. */
public final class Likeness {
    private Likeness() {}

    /** Returns the value as text: classes with their fields, numbers by their value, sets and maps in a fixed order. */
    public static String of(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Number number) {
            return number(number);
        }
        if (value instanceof CharSequence || value instanceof Character) {
            return "'" + value + "'";
        }
        if (value instanceof Boolean || value instanceof JsonNode || value instanceof Enum<?>) {
            return value.toString();
        }
        if (value instanceof Date date) {
            return "Date " + date.getTime();
        }
        if (value instanceof OffsetDateTime moment) {
            // Generated code reads a map's key like any value, which Jackson moves to UTC; Jackson does not move keys.
            return "moment " + moment.toInstant();
        }
        if (value instanceof TimeZone zone) {
            return "TimeZone " + zone.getID();
        }
        if (value instanceof Optional<?> optional) {
            return "Optional(" + of(optional.orElse(null)) + ")";
        }
        if (value.getClass().isArray()) {
            List<String> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(of(Array.get(value, i)));
            }
            return value.getClass().getComponentType().getSimpleName() + elements;
        }
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            map.forEach((key, member) -> entries.add(of(key) + "=" + of(member)));
            Collections.sort(entries);
            return "{" + String.join(", ", entries) + "}";
        }
        if (value instanceof Iterable<?> all && !(value instanceof java.nio.file.Path)) {
            List<String> elements = new ArrayList<>();
            all.forEach(element -> elements.add(of(element)));
            if (value instanceof Set<?>) {
                Collections.sort(elements);
            }
            return (value instanceof Set<?> ? "set" : "") + elements;
        }
        return value.getClass().getName().startsWith("java.")
                        || value.getClass().getName().startsWith("sun.")
                ? value.getClass().getSimpleName() + " " + value
                : fields(value);
    }

    private static String number(Number number) {
        if (number instanceof Float || number instanceof Double) {
            return Double.isFinite(number.doubleValue())
                    ? new BigDecimal(number.toString()).stripTrailingZeros().toPlainString()
                    : number.toString();
        }
        return new BigDecimal(number.toString()).stripTrailingZeros().toPlainString();
    }

    private static String fields(Object object) {
        Deque<Class<?>> classes = new ArrayDeque<>();
        for (Class<?> of = object.getClass(); of != null && of != Object.class; of = of.getSuperclass()) {
            classes.push(of);
        }
        List<String> fields = new ArrayList<>();
        for (Class<?> of : classes) {
            for (Field field : of.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    fields.add(field.getName() + ": " + of(value(field, object)));
                }
            }
        }
        return object.getClass().getSimpleName() + "{" + String.join(", ", fields) + "}";
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
