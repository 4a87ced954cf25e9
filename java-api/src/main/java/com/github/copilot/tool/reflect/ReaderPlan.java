package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Constraints.Check;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The reader plan of one tool: how each value is read (R5.1), and how values are checked that the mapper reads (R5.7). A
 * reader has a number, so that a recursive type is an ordinary table. Once the tool is made the plan does not change:
 * any thread may read by it.
 */
final class ReaderPlan {
    /** Reads a value, or checks a value that the mapper reads and returns it. */
    @FunctionalInterface
    interface Reader {
        /**
         * Reads a value.
         */
        Object read(ToolCall call, Object value);
    }

    /** For how many of the JDK's types a mapper's error has words. */
    private static final int MOST_WORDS = 30;

    private final List<Reader> all = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private boolean isMapped;

    /** The key of a reader that is not the plain one of a shape: with constraints, or a check before the mapper reads. */
    private record Use(Shape shape, Constraints constraints, boolean isCheck) {}

    /**
     * The findings about all values that a value can hold: whether one of them is required or constrained, whether a
     * format allows texts that Jackson does not read (R5.9), and the words for errors.
     */
    private record Survey(boolean hasRules, boolean isByFormat, String[] words) {}

    /** Whether one of the readers needs the mapper. */
    boolean isMapped() {
        return isMapped;
    }

    Reader get(int number) {
        return all.get(number);
    }

    // Returns the number of a reader that is set afterwards: it can need itself.
    private int reserve(Object key) {
        numbers.put(key, all.size());
        all.add(null);
        return all.size() - 1;
    }

    /** Returns the number of the reader of a value. */
    int of(Value value) {
        int number = present(value);
        return value.nullable() && !(value.shape() instanceof HolderShape.Maybe) ? orNull(number) : number;
    }

    /** Returns the number of the reader of a value that is not null. */
    int present(Value value) {
        List<Check> checks = value.constraints().checks(value.shape(), false);
        Object key = checks.isEmpty() ? value.shape() : new Use(value.shape(), value.constraints(), false);
        Integer known = numbers.get(key);
        if (known == null) {
            known = reserve(key);
            all.set(known, checks.isEmpty() ? value.shape().reader(this) : checked(present(value.plain()), checks));
        }
        return known;
    }

    /** Returns the number of the reader of a property, which can be missing unless it is required. */
    int of(Property property) {
        int number = of(property.value());
        boolean isOptional = property.value().shape() instanceof HolderShape.Maybe;
        return property.required() || property.raw().isPrimitive() || isOptional ? number : orNull(number);
    }

    private int orNull(int number) {
        if (all.get(number) instanceof ToolCall.NullReader) {
            return number;
        }
        all.add(new ToolCall.NullReader(number));
        return all.size() - 1;
    }

    // Returns a reader with checks of the value that came (R5.7).
    private static Reader checked(int inner, List<Check> checks) {
        return (call, value) -> {
            Object result = inner < 0 ? value : call.value(inner, value);
            for (Check each : checks) {
                each.enforce(call, value, result);
            }
            return result;
        };
    }

    /** Returns a reader that checks a value and lets the mapper read it. */
    Reader mapped(Shape shape) {
        isMapped = true;
        int check = inspection(new Value(shape, false, Constraints.NONE));
        Survey survey = survey(shape);
        return ToolCall.mappedReader(
                shape, check, survey.isByFormat, shape instanceof Scalar ? new String[0] : survey.words);
    }

    /** Returns the number of the reader of a map's key: the mapper does not read keys as it reads values. */
    int key(Value key) {
        boolean isMappedKey = key.shape() instanceof Scalar scalar && scalar.isMapped();
        isMapped |= isMappedKey;
        boolean isPlain = key.constraints().checks(key.shape(), false).isEmpty();
        if (!isMappedKey || !isPlain) {
            return present(key);
        }
        all.add(ToolCall.keyReader(key.shape()));
        return all.size() - 1;
    }

    /** Returns the number of a reader that checks a value before the mapper reads it; -1 if there is nothing to check. */
    int inspection(Value value) {
        List<Check> checks = value.constraints().checks(value.shape(), true);
        if (checks.isEmpty() && !survey(value.shape()).hasRules) {
            return -1;
        }
        Use key = new Use(value.shape(), checks.isEmpty() ? Constraints.NONE : value.constraints(), true);
        Integer known = numbers.get(key);
        if (known == null) {
            known = reserve(key);
            Reader plain = checks.isEmpty() ? value.shape().inspector(this) : null;
            Reader checked = checks.isEmpty() ? (call, came) -> came : checked(inspection(value.plain()), checks);
            all.set(known, plain == null ? checked : plain);
        }
        return known;
    }

    /** Looks at the shapes of all values that a value of this shape can hold. */
    private static Survey survey(Shape shape) {
        boolean hasRules = false;
        boolean isByFormat = false;
        Map<String, String> words = new TreeMap<>();
        Set<Shape> seen = new HashSet<>(Set.of(shape));
        Deque<Shape> rest = new ArrayDeque<>(seen);
        while (!rest.isEmpty()) {
            Shape next = rest.pop();
            hasRules |= next.hasRules();
            if (next instanceof Scalar scalar && scalar.isMapped()) {
                isByFormat |= scalar.isReadByFormat();
                if (words.size() < MOST_WORDS) {
                    words.put(scalar.type.getRawClass().getName(), scalar.expected());
                }
            }
            for (Value part : next.parts()) {
                hasRules |= !part.constraints().checks(part.shape(), true).isEmpty();
                if (seen.add(part.shape())) {
                    rest.push(part.shape());
                }
            }
        }
        List<String> flat = new ArrayList<>();
        words.forEach((name, expected) -> flat.addAll(List.of(name, expected)));
        return new Survey(hasRules, isByFormat, flat.toArray(new String[0]));
    }
}
