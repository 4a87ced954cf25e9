package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.Constraints.Check;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.Value.Way;
import com.github.copilot.tool.runtime.CompanionCall;
import com.github.copilot.tool.runtime.Results;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
            alone.read(value, json, false);
            return null;
        } catch (RuntimeException | StackOverflowError failure) {
            return errorOf(failure).sentence();
        }
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
                given = new Object[] {made(called.record.maker, given)};
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
        }
        try {
            CompletableFuture<Object> delivered = called.delivery.deliver(called.target.run(given, invocation), tool);
            boolean isFollowed = called.failures.length > 0 && called.delivery.isLater();
            return isFollowed ? Results.answerLater(delivered, tool, called.failures) : delivered;
        } catch (Throwable thrown) {
            return Results.answerOf(thrown, tool, called.failures);
        }
    }

    @Override
    protected Object value(int type, Object came) {
        Value value = values.get(type / Value.WAYS.length);
        return switch (Value.WAYS[type % Value.WAYS.length]) {
            case PLAIN -> read(value, came, false);
            case GIVEN -> read(value, anyValue(came), false);
            case JSON -> read(value, came, true);
            case DESCRIBED -> described(came);
            case KEY -> key(value, came);
            case JSON_KEY -> checked(value.number(Way.KEY), came);
        };
    }

    // The mapper does not read keys as it reads values.
    private Object key(Value value, Object name) {
        boolean isMapped = value.shape.isMapped() && value.checks().isEmpty();
        return isMapped ? mappedKey(name, value.shape.type, value.shape.expected()) : read(value, name, false);
    }

    // Reads a value, or the JSON of which the mapper makes it, and checks it as it came (R5.7).
    private Object read(Value value, Object came, boolean isJson) {
        if (came == null && value.isOptional()) {
            return isJson ? null : value.empty;
        }
        Object read = read(value.shape, came, isJson);
        for (Check each : value.checks()) {
            each.enforce(this, came, read);
        }
        if (isJson || value.empty == null) {
            return read;
        }
        if (value.empty instanceof Optional) {
            return Optional.ofNullable(read);
        }
        return value.empty instanceof OptionalInt
                ? OptionalInt.of((Integer) read)
                : value.empty instanceof OptionalLong
                        ? (Object) OptionalLong.of((Long) read)
                        : OptionalDouble.of((Double) read);
    }

    /** Reads a value of a type that is not null, or the JSON of which the mapper makes it. */
    Object read(Shape shape, Object value, boolean isJson) {
        Way way = isJson ? Way.JSON : Way.PLAIN;
        switch (shape.kind) {
            case MAPPED:
                return mapped(shape, value, isJson);
            case ANY:
                Object tree =
                        shape.isMapped() ? mappedValue(value, value, shape.type, shape.expected()) : anything(value);
                return isJson ? value : tree;
            case ARRAY:
                return array(shape, value, isJson);
            case MAP:
                int keys = shape.key.number(isJson ? Way.JSON_KEY : Way.KEY);
                Object empty = isJson ? new LinkedHashMap<>() : made(shape.maker);
                return map(keys, shape.content.number(way), value, (Map<?, ?>) empty);
            case OBJECT:
                if (isJson || shape.isMapped()) {
                    Map<?, ?> json = properties(value, -1, shape.members);
                    return isJson ? json : mapped(json, shape.type);
                }
                return made(shape.maker, components(shape, value));
            default:
                boolean isWhole = shape.raw == BigInteger.class;
                boolean isLong = isWhole || shape.raw == BigDecimal.class || shape.raw == Number.class;
                return shape.plainValue(isLong ? counted(value, isWhole) : value, isJson);
        }
    }

    private Object mapped(Shape shape, Object value, boolean isJson) {
        JdkType row = shape.row;
        // Jackson does not read all that the formats allow (R5.9).
        Object given =
                switch (row.grammar()) {
                    case "time-local", "date-time-local" -> withoutOffset(value);
                    case "date-optional-time" -> inCapitals(value);
                    case "duration" -> inDays(value);
                    case "json-integer" -> integerValue(value, row.expected());
                    default -> row.maxLength() < Integer.MAX_VALUE ? shortText(value, row.maxLength()) : value;
                };
        Object read = shape.json.equals("string")
                ? mappedText(value, given, shape.type, row.expected())
                : mappedValue(value, given, shape.type, row.expected());
        return isJson ? given : read;
    }

    private Object array(Shape shape, Object value, boolean isJson) {
        boolean isMade = !isJson && shape.maker != null;
        Object empty = isMade ? made(shape.maker) : new ArrayList<>();
        Collection<?> read =
                collection(shape.content.number(isJson ? Way.JSON : Way.PLAIN), value, (Collection<?>) empty);
        if (isJson || isMade) {
            return read;
        }
        Object array = Array.newInstance(shape.raw.getComponentType(), read.size());
        int index = 0;
        for (Object each : read) {
            Array.set(array, index++, each);
        }
        return array;
    }

    private Object[] components(Shape shape, Object value) {
        Object[] read = components(value, shape.components);
        List<Object> components = new ArrayList<>();
        for (int i = 0; i < read.length; i++) {
            // The others are aliases.
            if (shape.components[2 * i] != null) {
                components.add(read[i]);
            }
        }
        return components.toArray();
    }

    // Returns an object made by a constructor, whose exceptions are thrown as they are (R5.6).
    private static Object made(Constructor<?> constructor, Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw thrown.getCause() instanceof RuntimeException refusal ? refusal : new IllegalStateException(thrown);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Checks that a text matches. */
    void requireMatch(Object value, Pattern pattern) {
        matches(value, pattern);
    }
}
