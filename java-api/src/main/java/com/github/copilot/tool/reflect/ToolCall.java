package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.HolderShape.Container;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.Value.Way;
import com.github.copilot.tool.runtime.CompanionCall;
import com.github.copilot.tool.runtime.Results;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * One call of a tool without a companion: it does what the call of a linked companion does, with the values of a
 * {@link ReflectedTool}.
 */
final class ToolCall extends CompanionCall {
    private final ReflectedTool called;
    private final List<Value> values;

    private ToolCall(ReflectedTool called, List<Value> values, boolean isMapped, String tool, ToolInvocation call) {
        super(tool, isMapped ? RpcMapper.INSTANCE : null, call);
        this.called = called;
        this.values = values;
    }

    /** Returns the call of a tool. Its class is loaded with the first call: some of Jackson's classes come with it. */
    static CompanionCall of(ReflectedTool called, String tool, ToolInvocation invocation) {
        return new ToolCall(called, called.values, called.isMapped, tool, invocation);
    }

    /** Returns the sentence about JSON that a value cannot be read from; null if it can be. */
    static String problem(Value value, Object json) {
        try {
            ToolCall alone = new ToolCall(null, value.all, Value.needMapper(value.all), "", null);
            value.read(alone, json, false);
            return null;
        } catch (RuntimeException | StackOverflowError failure) {
            return errorOf(failure).sentence();
        }
    }

    @Override
    protected Object value(int type, Object came) {
        Value value = values.get(type / Value.WAYS.length);
        return switch (Value.WAYS[type % Value.WAYS.length]) {
            case PLAIN -> value.read(this, came, false);
            case GIVEN -> value.read(this, anyValue(came), false);
            case JSON -> value.read(this, came, true);
            case DESCRIBED -> described(came);
            case KEY -> key(value, came);
            case JSON_KEY -> {
                key(value, came);
                yield came;
            }
        };
    }

    // The mapper does not read keys as it reads values.
    private Object key(Value value, Object name) {
        boolean isMapped = value.shape.isMapped() && value.checks().isEmpty();
        return isMapped ? mappedKey(name, value.shape.type, value.shape.expected()) : value.read(this, name, false);
    }

    @Override
    protected CompletableFuture<Object> call(int number) throws Throwable {
        Object[] given = new Object[called.arguments.size()];
        for (Property each : called.arguments) {
            given[each.position()] = each.defaultValue() != null
                    ? orDefault(each.reader(), each.name(), each.freshDefault(), each.aliases())
                    : argument(each.reader(), each.name(), each.aliases());
        }
        if (given.length > 0) {
            requireValid(called.names);
        }
        if (called.record != null) {
            try {
                given = new Object[] {called.record.make(given)};
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
        }
        Class<?>[] failures = called.failures;
        Delivery delivery = called.delivery;
        if (failures.length == 0) {
            return delivery.deliver(called.target.run(given, invocation), tool);
        }
        try {
            CompletableFuture<Object> delivered = delivery.deliver(called.target.run(given, invocation), tool);
            return delivery.isLater() ? Results.answerLater(delivered, tool, failures) : delivered;
        } catch (Throwable thrown) {
            return Results.answerOf(thrown, tool, failures);
        }
    }

    // Readers of shapes by the runtime helpers.

    /** Reads a text or number by the mapper. */
    Object mapped(JavaType type, JdkType row, Object value, boolean isJson) {
        String expected = row.expected();
        // Jackson does not read all that the formats allow (R5.9).
        Object given =
                switch (row.grammar()) {
                    case "time-local", "date-time-local" -> withoutOffset(value);
                    case "date-optional-time" -> inCapitals(value);
                    case "duration" -> inDays(value);
                    case "json-integer" -> integerValue(value, expected);
                    default -> row.maxLength() < Integer.MAX_VALUE ? shortText(value, row.maxLength()) : value;
                };
        Object read = row.json().equals("string")
                ? mappedText(value, given, type, expected)
                : mappedValue(value, given, type, expected);
        return isJson ? given : read;
    }

    /** Counts the digits of a number (R5.8). */
    Object limited(Object value, boolean isWhole) {
        return counted(value, isWhole);
    }

    /** Reads any value, or one of Jackson's trees of a type. */
    Object any(JavaType tree, String expected, Object value, boolean isJson) {
        if (tree == null) {
            return anything(value);
        }
        Object read = mappedValue(value, value, tree, expected);
        return isJson ? value : read;
    }

    /** Reads the members of an object into a map. */
    Object map(Container shape, Object value, boolean isJson) {
        int keys = shape.key.number(isJson ? Way.JSON_KEY : Way.KEY);
        int contents = shape.content.number(isJson ? Way.JSON : Way.PLAIN);
        return map(keys, contents, value, isJson ? new LinkedHashMap<>() : (Map<?, ?>) shape.empty());
    }

    /** Reads the elements of an array into a collection, or into an array. */
    Object array(Container shape, Object value, boolean isJson) {
        int elements = shape.content.number(isJson ? Way.JSON : Way.PLAIN);
        boolean isArray = shape.type.isArrayType();
        Collection<?> read =
                collection(elements, value, isJson || isArray ? new ArrayList<>() : (Collection<?>) shape.empty());
        if (isJson || !isArray) {
            return read;
        }
        Object array = Array.newInstance(shape.type.getRawClass().getComponentType(), read.size());
        int index = 0;
        for (Object each : read) {
            Array.set(array, index++, each);
        }
        return array;
    }

    /** Reads an object that the mapper makes, or its JSON. */
    Object object(JavaType type, Object value, boolean isJson, Object... members) {
        Map<?, ?> json = properties(value, -1, members);
        return isJson ? json : mapped(json, type);
    }

    /** Reads the components of a record. */
    Object[] record(Object value, Object... members) {
        Object[] read = components(value, members);
        List<Object> components = new ArrayList<>();
        for (int i = 0; i < read.length; i++) {
            // The others are aliases.
            if (members[2 * i] != null) {
                components.add(read[i]);
            }
        }
        return components.toArray();
    }

    /** Checks that a text matches. */
    void requireMatch(Object value, Pattern pattern) {
        matches(value, pattern);
    }
}
