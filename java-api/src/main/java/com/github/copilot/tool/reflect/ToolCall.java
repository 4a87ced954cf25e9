package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import com.github.copilot.tool.runtime.CompanionCall;
import com.github.copilot.tool.runtime.Results;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * One call of a tool without a companion: it does what the call of a linked companion does, by a {@link ReaderPlan}. The
 * readers that need the runtime helpers' protected members are here, too.
 */
final class ToolCall extends CompanionCall {
    private static final String[] NO_NAMES = {};

    private final ReflectedTool called;
    private final ReaderPlan plan;

    private ToolCall(ReflectedTool called, ReaderPlan plan, String tool, ObjectMapper mapper, ToolInvocation call) {
        super(tool, mapper, call);
        this.called = called;
        this.plan = plan;
    }

    /** Returns the call of a tool. Its class is loaded with the first call: some of Jackson's classes come with it. */
    static CompanionCall of(ReflectedTool called, String tool, ObjectMapper mapper, ToolInvocation invocation) {
        return new ToolCall(called, called.plan, tool, mapper, invocation);
    }

    /** Returns the sentence about a value that cannot be read; null if it can be. */
    static String problem(ReaderPlan plan, int reader, Object value, ObjectMapper mapper) {
        try {
            new ToolCall(null, plan, "", mapper, null).value(reader, value);
            return null;
        } catch (RuntimeException | StackOverflowError failure) {
            return errorOf(failure).sentence();
        }
    }

    @Override
    protected Object value(int type, Object value) {
        return plan.get(type).read(this, value);
    }

    @Override
    protected CompletableFuture<Object> call(int number) throws Throwable {
        Object[] values = new Object[called.arguments.size()];
        for (int i = 0; i < values.length; i++) {
            Property each = called.arguments.get(i);
            int reader = called.readers[i];
            values[each.position()] = each.defaultValue() != null
                    ? orDefault(reader, each.name(), each.freshDefault(), each.aliases())
                    : argument(reader, each.name(), each.aliases());
        }
        if (values.length > 0) {
            requireValid(called.names);
        }
        if (called.record != null) {
            try {
                values = new Object[] {called.record.make(values)};
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
        }
        Class<?>[] failures = called.failures;
        Delivery delivery = called.delivery;
        if (failures.length == 0) {
            return delivery.deliver(called.target.run(values, invocation), tool);
        }
        try {
            CompletableFuture<Object> delivered = delivery.deliver(called.target.run(values, invocation), tool);
            return delivery.isLater() ? Results.answerLater(delivered, tool, failures) : delivered;
        } catch (Throwable thrown) {
            return Results.answerOf(thrown, tool, failures);
        }
    }

    // Readers of values (R5.1).

    /** Reads null as null. */
    record NullReader(int inner) implements Reader {
        @Override
        public Object read(ToolCall call, Object value) {
            return value == null ? null : call.value(inner, value);
        }
    }

    /** Reads an Optional, with the empty one of its kind. */
    static Reader optionalReader(int inner, Object empty) {
        return (call, value) -> {
            Object held = value == null ? null : call.value(inner, value);
            if (held == null || empty instanceof Optional) {
                return held == null ? empty : Optional.of(held);
            }
            if (empty instanceof OptionalInt) {
                return OptionalInt.of((Integer) held);
            }
            return empty instanceof OptionalLong ? OptionalLong.of((Long) held) : OptionalDouble.of((Double) held);
        };
    }

    static Reader anyReader() {
        return (call, value) -> call.anything(value);
    }

    static Reader arrayReader(int element, Class<?> component) {
        return (call, value) -> {
            List<Object> items = new ArrayList<>();
            call.collection(element, value, items);
            Object array = Array.newInstance(component, items.size());
            for (int i = 0; i < items.size(); i++) {
                Array.set(array, i, items.get(i));
            }
            return array;
        };
    }

    static Reader collectionReader(int element, Constructor<?> constructor) {
        return (call, value) -> call.collection(element, value, (Collection<?>) ObjectShape.made(constructor));
    }

    static Reader mapReader(int key, int content, Constructor<?> constructor) {
        return (call, value) -> call.map(key, content, value, (Map<?, ?>) ObjectShape.made(constructor));
    }

    /** Reads a record: the components in the order of the constructor, which decides which of two errors is reported. */
    static Reader recordReader(ObjectShape shape, int[] readers) {
        Property[] components = new Property[readers.length];
        shape.properties.forEach(each -> components[each.position()] = each);
        return (call, value) -> {
            Map<?, ?> members = call.members(value);
            Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = call.member(readers[i], members, components[i].name(), components[i].aliases());
            }
            return shape.make(values);
        };
    }

    /**
     * Reads a value by the mapper.
     *
     * @param check the number of the reader that checks it first; -1 for none
     * @param isByFormat whether a format allows texts in it that Jackson does not read (R5.9)
     * @param words the names of classes inside it and, after each, what a value of that class should be
     */
    static Reader mappedReader(Shape shape, int check, boolean isByFormat, String... words) {
        JavaType type = shape.type;
        Class<?> tree = shape instanceof HolderShape.Any ? type.getRawClass() : null;
        boolean isText = "string".equals(shape.jsonType());
        String expected = shape.expected();
        return (call, value) -> {
            Object came = check < 0 ? value : call.value(check, value);
            came = isText ? text(came, expected) : came;
            if (tree != null) {
                return call.mapped(came, tree, expected, words);
            }
            return isByFormat
                    ? call.mappedByFormat(came, type, expected, words)
                    : call.mapped(came, type, expected, words);
        };
    }

    static Reader keyReader(Shape shape) {
        String expected = shape.expected();
        return (call, name) -> call.mappedKey(name, shape.type, expected);
    }

    // Checks of values that the mapper reads (R5.7).

    static Reader elementCheck(int check) {
        return (call, value) -> call.inspectElements(check, value);
    }

    static Reader memberCheck(int check) {
        return (call, value) -> {
            if (value instanceof Map) {
                call.inspectOthers(check, value, NO_NAMES);
            }
            return value;
        };
    }

    /** Checks the properties of an object, each by the reader with its number; -1 for none. */
    static Reader propertyCheck(List<Property> properties, int... checks) {
        return (call, value) -> {
            for (int i = 0; i < checks.length && value instanceof Map; i++) {
                Property each = properties.get(i);
                if (each.required()) {
                    require(value, each.name(), each.aliases());
                }
                if (checks[i] >= 0) {
                    call.inspect(checks[i], value, each.name(), each.aliases());
                }
            }
            return value;
        };
    }

    /** Checks that a text matches. */
    void requireMatch(Object value, Pattern pattern) {
        matches(value, pattern);
    }
}
