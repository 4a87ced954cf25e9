package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.github.copilot.tool.reflect.Constraints.Check;
import com.github.copilot.tool.reflect.Shape.Selection;
import com.github.copilot.tool.runtime.ReflectedReading;
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
 * What reads one tool's values, each reader at its number (SPEC R5.1), and what is checked of those that the mapper reads
 * (R5.7): the reader plan of the processor's core, made from shapes that are linked.
 *
 * <p>Readers are planned from a queue, so that a recursive type is an ordinary table. Once {@link #finish} has been called
 * nothing changes: any thread may read by them.
 */
final class Readers {
    /** Reads a value, or checks one that the mapper reads and returns it. */
    @FunctionalInterface
    interface Reader {
        Object read(CallReading call, Object value);
    }

    /** The most of the JDK's types for which a mapper's error has words. */
    private static final int MOST_WORDS = 30;

    private final List<Reader> all = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Map<Integer, Integer> nullable = new HashMap<>();
    private final Map<Shape, Survey> surveys = new HashMap<>();
    private final Deque<Task> waiting = new ArrayDeque<>();
    private boolean isMapped;

    /** What a reader is planned from: for a value that the mapper reads, what of it is read, else null. */
    private record Task(int number, Shape shape, Constraints constraints, Selection inspected) {}

    /** A use of a shape that is more than the shape. */
    private record Use(Shape shape, Constraints constraints, Selection inspected) {}

    /** What all that a value can hold comes to: whether something in it is required or constrained, and words for errors. */
    private record Survey(boolean hasRules, String[] words) {}

    /** Whether one of the readers needs the mapper. */
    boolean isMapped() {
        return isMapped;
    }

    Reader get(int number) {
        return all.get(number);
    }

    /** Plans every reader that was asked for, and those that these need. */
    void finish() {
        while (!waiting.isEmpty()) {
            Task task = waiting.pop();
            Reader reader = task.inspected == null ? reader(task) : inspector(task);
            all.set(task.number, reader == null ? (call, value) -> value : reader);
        }
        numbers.clear();
        nullable.clear();
        surveys.clear();
    }

    /** The number of a new reader. */
    int add(Reader reader) {
        all.add(reader);
        return all.size() - 1;
    }

    private int later(Shape shape, Constraints constraints, Selection inspected) {
        boolean isPlain = inspected == null && constraints == Constraints.NONE;
        Object key = isPlain ? shape : new Use(shape, constraints, inspected);
        Integer known = numbers.get(key);
        if (known == null) {
            known = add(null);
            numbers.put(key, known);
            waiting.add(new Task(known, shape, constraints, inspected));
        }
        return known;
    }

    /** What reads a value. */
    int of(Value value) {
        int number = present(value);
        boolean isNullable = value.nullable() && !value.isOptionalType();
        return isNullable ? orNull(number) : number;
    }

    /** What reads a value that null has no other meaning for. */
    int present(Value value) {
        boolean isChecked = !value.constraints().checks(value.shape(), false).isEmpty();
        return later(value.shape(), isChecked ? value.constraints() : Constraints.NONE, null);
    }

    /** What reads a value that need not be there, unless it is required. */
    int component(Value value, boolean required, Class<?> type) {
        int number = of(value);
        return required || type.isPrimitive() || value.isOptionalType() ? number : orNull(number);
    }

    private int orNull(int number) {
        Integer known = nullable.get(number);
        if (known == null) {
            known = add(new OrNull(number));
            nullable.put(number, known);
            nullable.put(known, known);
        }
        return known;
    }

    /** Reads null as null. */
    private record OrNull(int inner) implements Reader {
        @Override
        public Object read(CallReading call, Object value) {
            return value == null ? null : call.value(inner, value);
        }
    }

    private Reader reader(Task task) {
        List<Check> checks = task.constraints.checks(task.shape, false);
        return checks.isEmpty() ? task.shape.reader(this) : checked(later(task.shape, Constraints.NONE, null), checks);
    }

    // The constraints are on what came (R5.7).
    private static Reader checked(int inner, List<Check> checks) {
        return (call, value) -> {
            Object result = inner < 0 ? value : call.value(inner, value);
            for (Check each : checks) {
                each.enforce(call, value, result);
            }
            return result;
        };
    }

    /** Has the mapper read a value, once it is checked. */
    Reader mapped(Shape shape) {
        int check = inspection(new Value(shape, false, Constraints.NONE), Selection.ALL);
        boolean isText = "string".equals(shape.jsonType());
        String expected = shape.expected();
        Reader mapped = unchecked(shape);
        return (call, value) -> {
            Object came = check < 0 ? value : call.value(check, value);
            return mapped.read(call, isText ? ReflectedReading.string(came, expected) : came);
        };
    }

    /** Has the mapper read a value that is checked already. */
    Reader unchecked(Shape shape) {
        isMapped = true;
        JavaType type = shape.use.type();
        String expected = shape.expected();
        String[] words = shape instanceof Shape.Text ? new String[0] : survey(shape).words;
        return (call, value) -> call.mapped(value, type, expected, words);
    }

    /** Has the mapper read a map's key. */
    int mappedKey(Shape shape) {
        isMapped = true;
        JavaType type = shape.use.type();
        boolean isNamed = shape instanceof EnumShape || shape instanceof Shape.Text;
        String expected = isNamed ? shape.expected() : "a text that the tool can read";
        return add((call, name) -> call.mappedKey(name, type, expected));
    }

    /** What checks that an argument of a record that the mapper makes is there, and what is inside it. */
    int demanded(int inner) {
        return add((call, value) ->
                inner < 0 ? ReflectedReading.present(value) : call.value(inner, ReflectedReading.present(value)));
    }

    /** What checks a value before the mapper reads what is selected of it; -1 where there is nothing to check. */
    int inspection(Value value, Selection selection) {
        Constraints constraints =
                value.constraints().checks(value.shape(), true).isEmpty() ? Constraints.NONE : value.constraints();
        boolean isChecked = constraints != Constraints.NONE || survey(value.shape()).hasRules;
        return isChecked ? later(value.shape(), constraints, selection) : -1;
    }

    private Reader inspector(Task task) {
        List<Check> checks = task.constraints.checks(task.shape, true);
        return checks.isEmpty()
                ? task.shape.inspector(this, task.inspected)
                : checked(inspection(new Value(task.shape, false, Constraints.NONE), task.inspected), checks);
    }

    /** Looks at every shape that a value of this one can hold. */
    private Survey survey(Shape shape) {
        Survey known = surveys.get(shape);
        if (known != null) {
            return known;
        }
        boolean hasRules = false;
        Map<String, String> words = new TreeMap<>();
        Set<Shape> seen = new HashSet<>(Set.of(shape));
        Deque<Shape> rest = new ArrayDeque<>(seen);
        while (!rest.isEmpty()) {
            Shape next = rest.pop();
            hasRules |= next.hasRules();
            if (next instanceof Shape.Text text && words.size() < MOST_WORDS) {
                words.put(text.className(), text.expected());
            }
            for (Value part : next.inspectedParts()) {
                hasRules |= !part.constraints().checks(part.shape(), true).isEmpty();
                if (seen.add(part.shape())) {
                    rest.push(part.shape());
                }
            }
        }
        List<String> flat = new ArrayList<>();
        words.forEach((name, expected) -> flat.addAll(List.of(name, expected)));
        Survey survey = new Survey(hasRules, flat.toArray(new String[0]));
        surveys.put(shape, survey);
        return survey;
    }
}
