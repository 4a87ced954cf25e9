package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.Constraints.Check;
import com.github.copilot.tool.reflect.Tables.JdkType;
import com.github.copilot.tool.reflect.Value.Way;
import com.github.copilot.tool.runtime.ArgumentError;
import com.github.copilot.tool.runtime.Companion;
import com.github.copilot.tool.runtime.CompanionCall;
import com.github.copilot.tool.runtime.Results;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The linked companion of one tool, made at run time. Once it is made nothing changes. */
final class ReflectedTool extends Companion {
    /** The code that a tool runs: what a method throws is the cause of an {@link InvocationTargetException}. */
    @FunctionalInterface
    interface Target {
        Object run(Object... values) throws Throwable;
    }

    /**
     * The parts of the tool, which takes the arguments by position, or the record that they make if it is not null, and
     * at its place the invocation, if that is not negative.
     */
    record Parts(
            List<Value> values,
            List<Property> arguments,
            Shape record,
            Target target,
            int invocation,
            Delivery delivery,
            Class<?>... failures) {}

    private final Parts parts;
    private final String[] names;
    private final Map<Property, String[]> aliases = new IdentityHashMap<>();
    final Map<String, Object> schema;

    ReflectedTool(String tool, Parts parts) {
        super(LEVEL, "");
        this.parts = parts;
        // The schema comes first: it bounds how much types multiply.
        this.schema = new SchemaWriter().of(parts.arguments, parts.record);
        Set<String> seen = new HashSet<>();
        List<String> known = new ArrayList<>();
        for (Property each : parts.arguments) {
            UnusableTool.problemIf(
                    !seen.add(each.name()), "parameter-repeated", each.name(), tool, "@CopilotToolParam(name = ...)");
            known.add(each.name());
            aliases.put(each, each.aliasesAmong(parts.arguments));
            known.addAll(List.of(aliases.get(each)));
        }
        this.names = known.toArray(new String[0]);
    }

    // The first call loads the class of calls, and with it Jackson's. Without the cast, the JVM's verifier loads it.
    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper none, String tool, ToolInvocation invocation) {
        return (CompanionCall) (Object) new Call(this, parts.values, tool, invocation);
    }

    /** One call: it does what the call of a linked companion does. */
    static final class Call extends CompanionCall {
        /** In place of how to read a property: the name is a further one of the property before. */
        static final int ALIAS = FURTHER;

        private final ReflectedTool called;
        private final List<Value> values;

        private Call(ReflectedTool called, List<Value> values, String tool, ToolInvocation call) {
            super(tool, values.stream().anyMatch(each -> each.shape().isMapped()) ? RpcMapper.INSTANCE : null, call);
            this.called = called;
            this.values = values;
        }

        /** Makes sure that a value can be read from JSON. */
        static void requireReadable(Value value, Object json) {
            try {
                new Call(null, value.all(), "", null).read(value, json, false);
            } catch (RuntimeException | StackOverflowError failure) {
                throw errorOf(failure);
            }
        }

        @Override
        protected Object call(int number) throws Throwable {
            Parts parts = called.parts;
            Object[] given = new Object[parts.arguments.size()];
            for (Property each : parts.arguments) {
                given[each.position()] = each.defaultValue() != null
                        ? orDefault(each.reader(), each.name(), each.freshDefault(), called.aliases.get(each))
                        : argument(each.reader(), each.name(), called.aliases.get(each));
            }
            if (given.length > 0) {
                requireValid(called.names);
            }
            List<Object> passed = new ArrayList<>();
            Collections.addAll(passed, parts.record == null ? given : new Object[] {made(parts.record.maker, given)});
            if (parts.invocation >= 0) {
                passed.add(parts.invocation, invocation);
            }
            try {
                Object delivered = parts.delivery.deliver(parts.target.run(passed.toArray()), tool);
                boolean isFollowed = parts.failures.length > 0 && parts.delivery.isLater();
                return isFollowed ? Results.answerLater(Results.completed(delivered), tool, parts.failures) : delivered;
            } catch (Throwable thrown) {
                boolean isOfMethod = thrown instanceof InvocationTargetException;
                return Results.answerOf(isOfMethod ? thrown.getCause() : thrown, tool, parts.failures);
            }
        }

        @Override
        protected Object value(int type, Object came) {
            Value value = values.get(type / Value.WAYS.length);
            return switch (Value.WAYS[type % Value.WAYS.length]) {
                case PLAIN -> read(value, came, false);
                case GIVEN -> read(value, anyValue(came), false);
                case JSON -> read(value, came, true);
                case GIVEN_JSON -> read(value, anyValue(came), true);
                case DESCRIBED -> described(came);
                case KEY -> key(value, came);
                case JSON_KEY -> checked(value.number(Way.KEY), came);
            };
        }

        // The mapper does not read keys as it reads values.
        private Object key(Value value, Object name) {
            boolean isMapped = value.shape().isMapped() && value.checks().isEmpty();
            Shape shape = value.shape();
            return isMapped
                    ? mappedKey(name, shape.row == null ? name : inForm(shape.row, name), shape.type, shape.expected())
                    : read(value, name, false);
        }

        // Reads a value, or the JSON of which the mapper makes it, and checks it as it came (R5.7).
        private Object read(Value value, Object came, boolean isJson) {
            Object read = null;
            if (came != null || !value.isOptional()) {
                read = read(value.shape(), came, isJson);
                ArgumentError broken = null;
                for (Check each : value.checks()) {
                    broken = ArgumentError.chained(broken, each.errorOf(this, came, read));
                }
                requireNone(broken);
            }
            return isJson || value.wrap() == null ? read : value.wrap().apply(read);
        }

        /** Reads a value of a type that is not null, or the JSON of which the mapper makes it. */
        Object read(Shape shape, Object value, boolean isJson) {
            boolean isGiven = shape.refusesNull && shape.content.wrap() == null;
            Way way = isJson ? isGiven ? Way.GIVEN_JSON : Way.JSON : isGiven ? Way.GIVEN : Way.PLAIN;
            switch (shape.kind) {
                case MAPPED:
                    return mapped(shape, value, isJson);
                case ANY:
                    Object tree = shape.isMapped() ? mappedValue(value, value, shape.type, shape.expected()) : value;
                    return shape.isMapped() ? isJson ? value : tree : anything(value);
                case ARRAY:
                    boolean isMade = !isJson && shape.maker != null;
                    Collection<?> none = isMade ? (Collection<?>) made(shape.maker) : new ArrayList<>();
                    Collection<?> elements = collection(shape.content.number(way), value, none);
                    return isMade || isJson ? elements : array(shape.raw.getComponentType(), elements.toArray());
                case MAP:
                    int keys = shape.key.number(isJson ? Way.JSON_KEY : Way.KEY);
                    Map<?, ?> empty = isJson ? new LinkedHashMap<>() : (Map<?, ?>) made(shape.maker);
                    return map(keys, shape.content.number(way), value, empty);
                case OBJECT:
                    if (isJson || shape.isMapped()) {
                        Map<?, ?> json = properties(value, -1, shape.members.types(), shape.members.names());
                        return isJson ? json : mapped(json, shape.type);
                    }
                    int[] types = shape.components.types();
                    Object[] read = components(value, types, shape.components.names());
                    IntStream own = IntStream.range(0, read.length).filter(each -> types[each] != ALIAS);
                    return made(shape.maker, own.mapToObj(each -> read[each]).toArray());
                default:
                    boolean isNumber = shape.json.equals("integer") || shape.json.equals("number");
                    return shape.plainValue(isNumber ? counted(value, shape.raw == BigInteger.class) : value, isJson);
            }
        }

        // Jackson does not read all that the formats allow, and other texts, too (R5.9).
        private Object inForm(JdkType row, Object value) {
            Object most = row.keywords().get("maxLength");
            return switch (row.grammar()) {
                case "uuid" -> uuidText(value);
                case "date" -> dateText(value);
                case "date-time-offset", "date-time-zone" -> dateTimeText(value);
                case "time-local", "date-time-local" -> withoutOffset(value);
                case "date-optional-time" -> inCapitals(value);
                case "duration" -> inDays(value);
                case "json-integer" -> integerValue(value, row.expected());
                default -> most == null ? value : shortText(value, (Integer) most);
            };
        }

        private Object mapped(Shape shape, Object value, boolean isJson) {
            JdkType row = shape.row;
            Object given = inForm(row, value);
            Object read = shape.json.equals("string")
                    ? mappedText(value, given, shape.type, row.expected())
                    : mappedValue(value, given, shape.type, row.expected());
            return isJson ? given : read;
        }

        private static Object array(Class<?> component, Object... elements) {
            Object array = Array.newInstance(component, elements.length);
            for (int i = 0; i < elements.length; i++) {
                Array.set(array, i, elements[i]);
            }
            return array;
        }

        // Returns an object made by a constructor, whose exceptions are errors of the value (R5.6).
        private static Object made(Constructor<?> constructor, Object... arguments) {
            try {
                return constructor.newInstance(arguments);
            } catch (InvocationTargetException thrown) {
                if (thrown.getCause() instanceof Error error) {
                    throw error;
                }
                throw errorOf(thrown.getCause());
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** Checks that a text matches. */
        ArgumentError requireMatch(Object value, Pattern pattern) {
            return matches(value, pattern);
        }
    }
}
