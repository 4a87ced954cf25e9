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
 * The reader plan of one tool: how each value is read (R5.1), and how values are checked that the mapper reads
 * (R5.7). A reader has a number. The plan is made from linked shapes.
 *
 * <p>Readers are planned from a queue, so that a recursive type is an ordinary table. After {@link #finish} nothing
 * changes: any thread may read by the plan.
 */
final class ReaderPlan {
    /** Reads a value, or checks a value that the mapper reads and returns it. */
    @FunctionalInterface
    interface Reader {
        Object read(CallReading call, Object value);
    }

    /** For how many of the JDK's types a mapper's error has words. */
    private static final int MOST_WORDS = 30;

    private final List<Reader> all = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Map<Integer, Integer> nullable = new HashMap<>();
    private final Map<Shape, Survey> surveys = new HashMap<>();
    private final Deque<Task> waiting = new ArrayDeque<>();
    private boolean isMapped;

    /**
     * A reader that is still to be planned.
     *
     * @param inspected the properties of a value that the mapper reads; null if the reader is not a check
     */
    private record Task(int number, Shape shape, Constraints constraints, Selection inspected) {}

    /** The key of a reader that is not the plain reader of its shape. */
    private record Use(Shape shape, Constraints constraints, Selection inspected) {}

    /**
     * The findings about all values that a value can hold: whether one of them is required or constrained, and the
     * words for errors, and whether a format allows texts that Jackson does not read (R5.9).
     */
    private record Survey(boolean hasRules, boolean isByFormat, String[] words) {}

    /** Whether one of the readers needs the mapper. */
    boolean isMapped() {
        return isMapped;
    }

    Reader get(int number) {
        return all.get(number);
    }

    /** Plans every reader that was asked for, and the readers that these need. */
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

    /** Adds a reader and returns its number. */
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

    /** Returns the number of the reader of a value. */
    int of(Value value) {
        int number = present(value);
        boolean isNullable = value.nullable() && !value.isOptionalType();
        return isNullable ? orNull(number) : number;
    }

    /** Returns the number of the reader of a value that is not null. */
    int present(Value value) {
        boolean isChecked = !value.constraints().checks(value.shape(), false).isEmpty();
        return later(value.shape(), isChecked ? value.constraints() : Constraints.NONE, null);
    }

    /** Returns the number of the reader of a value that can be missing, unless it is required. */
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
        int check = inspection(new Value(shape, false, Constraints.NONE), Selection.ALL);
        boolean isText = "string".equals(shape.jsonType());
        String expected = shape.expected();
        Reader mapped = unchecked(shape);
        return (call, value) -> {
            Object came = check < 0 ? value : call.value(check, value);
            return mapped.read(call, isText ? ReflectedReading.string(came, expected) : came);
        };
    }

    /** Returns a reader that lets the mapper read a value, which is checked already. */
    Reader unchecked(Shape shape) {
        isMapped = true;
        JavaType type = shape.use.type();
        String expected = shape.expected();
        Survey survey = survey(shape);
        String[] words = shape instanceof Shape.Text ? new String[0] : survey.words;
        return (call, value) -> call.mapped(value, type, expected, survey.isByFormat, words);
    }

    /** Returns the number of a reader that lets the mapper read a map's key. */
    int mappedKey(Shape shape) {
        isMapped = true;
        JavaType type = shape.use.type();
        boolean isNamed = shape instanceof EnumShape || shape instanceof Shape.Text;
        String expected = isNamed ? shape.expected() : "a text that the tool can read";
        return add((call, name) -> call.mappedKey(name, type, expected));
    }

    /**
     * Returns the number of a reader that checks that an argument is present, for a record that the mapper makes, and
     * checks its content.
     */
    int demanded(int inner) {
        return add((call, value) ->
                inner < 0 ? ReflectedReading.present(value) : call.value(inner, ReflectedReading.present(value)));
    }

    /**
     * Returns the number of a reader that checks a value before the mapper reads the selected properties; -1 if there
     * is nothing to check.
     */
    int inspection(Value value, Selection selection) {
        Constraints constraints =
                value.constraints().checks(value.shape(), true).isEmpty() ? Constraints.NONE : value.constraints();
        boolean isChecked = constraints != Constraints.NONE || survey(value.shape()).hasRules;
        return isChecked ? later(value.shape(), constraints, selection) : -1;
    }

    /**
     * Returns the number of a reader that checks a value whose JSON {@code @JsonFormat} can set; -1 if there is nothing
     * to check.
     *
     * @param format the format, as {@link ObjectShape.Property} has it; null for none
     */
    int inspection(Value value, Selection selection, String format) {
        if (format == null) {
            return inspection(value, selection);
        }
        Shape shape = value.shape();
        if (!format.startsWith(TimePattern.FORMAT)) {
            return -1;
        }
        if (shape instanceof Shape.Text text && text.isReadFromArray()) {
            return add(Shape.Text.notFromArray(TimePattern.expected(format)));
        }
        boolean isContainer = shape.use.content() != null && shape.parts().size() == 1;
        int inside = isContainer ? inspection(shape.parts().get(0), Selection.ALL, format) : -1;
        if (inside < 0 || shape instanceof Shape.Wrapper) {
            return inside;
        }
        return add((call, came) -> {
            if (came instanceof Map) {
                call.inspectOthers(inside, came);
            }
            return came instanceof Map ? came : call.inspectElements(inside, came);
        });
    }

    private Reader inspector(Task task) {
        List<Check> checks = task.constraints.checks(task.shape, true);
        return checks.isEmpty()
                ? task.shape.inspector(this, task.inspected)
                : checked(inspection(new Value(task.shape, false, Constraints.NONE), task.inspected), checks);
    }

    /** Looks at the shapes of all values that a value of this shape can hold. */
    private Survey survey(Shape shape) {
        Survey known = surveys.get(shape);
        if (known != null) {
            return known;
        }
        boolean hasRules = false;
        boolean isByFormat = false;
        Map<String, String> words = new TreeMap<>();
        Set<Shape> seen = new HashSet<>(Set.of(shape));
        Deque<Shape> rest = new ArrayDeque<>(seen);
        while (!rest.isEmpty()) {
            Shape next = rest.pop();
            hasRules |= next.hasRules();
            isByFormat |= next instanceof Shape.Text text && text.isReadByFormat();
            if (next instanceof Shape.Text text && words.size() < MOST_WORDS) {
                words.put(text.className(), text.expected());
            }
            if (next instanceof ObjectShape object) {
                words.putAll(object.wordsOfPatterns());
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
        Survey survey = new Survey(hasRules, isByFormat, flat.toArray(new String[0]));
        surveys.put(shape, survey);
        return survey;
    }
}
