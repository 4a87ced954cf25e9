package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * One call of a tool without a companion: the code that companions contain, made accessible to {@code tool.reflect}.
 *
 * <p>This is no source of companions, so it is written like any other class. It opens the members of {@link Reading},
 * {@link Mapping}, {@link Scalars} and {@link Checks} and adds nothing to what they do; they document it. A wrong value is
 * an exception whose class no one outside needs to know: a subclass lets it pass, {@link #answer} makes a failure result of
 * it, {@link #problem} a sentence.
 */
public abstract class ReflectedReading extends Reading {
    /** What a call does. */
    @FunctionalInterface
    public interface Call {
        /**
         * Reads the arguments, calls the tool and delivers its result.
         *
         * @return a future of what the handler completes with
         * @throws Throwable whatever the tool throws
         */
        CompletableFuture<Object> make() throws Throwable;
    }

    /** The mapper's part of the code, whose class has the JVM load some of Jackson's. */
    private static final class Mapped extends Mapping {
        Mapped(ObjectMapper mapper) {
            super(null, mapper, null);
        }

        @Override
        protected Object value(int type, Object value) {
            throw new UnsupportedOperationException();
        }
    }

    private final ObjectMapper mapper;
    private Mapped mapped;

    /**
     * The reading of one call's arguments.
     *
     * @param tool the tool's name
     * @param mapper reads what {@link #mapped} and {@link #mappedKey} are called for; null where nothing is
     * @param invocation the call; null where only {@link #problem} is called
     */
    protected ReflectedReading(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, invocation);
        this.mapper = mapper;
    }

    @Override
    public abstract Object value(int type, Object value);

    /**
     * Makes a call, whose future always completes (SPEC R5.3, R5.4).
     *
     * @param call the call
     * @return the future that the call gives; for a wrong argument a failure result, for anything else thrown a failed
     *     future
     */
    public final CompletableFuture<Object> answer(Call call) {
        try {
            return call.make();
        } catch (ArgumentError error) {
            return refused(problems(error));
        } catch (Throwable failure) {
            return Results.failed(failure);
        }
    }

    /**
     * The error of a tool whose own code did not accept the arguments as a whole (SPEC R5.6).
     *
     * @param thrown what that code threw
     * @return what to throw
     */
    public static RuntimeException rejected(RuntimeException thrown) {
        return errorOf(thrown);
    }

    /**
     * What is wrong with a value.
     *
     * @param type how to read it
     * @param name its name
     * @param value the value
     * @return the sentence; null where nothing is wrong
     */
    public final String problem(int type, String name, Object value) {
        try {
            value(type, value);
            return null;
        } catch (RuntimeException | StackOverflowError failure) {
            return errorOf(failure).prependPath(name).sentence();
        }
    }

    /**
     * The error of a value that is not what was expected.
     *
     * @param expected what follows "must be"
     * @param value what came
     * @return what to throw
     */
    public static RuntimeException wrongValue(String expected, Object value) {
        return new ArgumentError(expected, value);
    }

    @Override
    public final Object argument(int type, String name, String... aliases) {
        return super.argument(type, name, aliases);
    }

    @Override
    public final void otherArguments(int check, String... names) {
        super.otherArguments(check, names);
    }

    @Override
    public final Object orDefault(int type, String name, Object otherwise, String... aliases) {
        return super.orDefault(type, name, otherwise, aliases);
    }

    @Override
    public final void requireValid() {
        super.requireValid();
    }

    @Override
    public final void requireValid(String... names) {
        super.requireValid(names);
    }

    @Override
    public final Map<?, ?> allArguments(Object... namesAndDefaults) {
        return super.allArguments(namesAndDefaults);
    }

    /**
     * Any value that is there.
     *
     * @param value what came
     * @return the value
     */
    public static Object present(Object value) {
        return anyValue(value);
    }

    @Override
    public final Map<?, ?> members(Object value) {
        return super.members(value);
    }

    @Override
    public final Object member(int type, Map<?, ?> members, String name, String... aliases) {
        return super.member(type, members, name, aliases);
    }

    @Override
    public final Collection<?> collection(int type, Object value, Collection<?> empty) {
        return super.collection(type, value, empty);
    }

    @Override
    public final Map<?, ?> map(int keyType, int type, Object value, Map<?, ?> empty) {
        return super.map(keyType, type, value, empty);
    }

    @Override
    public final Object deduced(Object value, String expected, Object... leaves) {
        return super.deduced(value, expected, leaves);
    }

    /**
     * A string, number, boolean, character or {@code byte[]} (SPEC R5.2).
     *
     * @param type the class, primitive or not; of any other class nothing is read
     * @param value what came
     * @return the value as Java has it
     */
    public static Object scalar(Class<?> type, Object value) {
        switch (type.getName()) {
            case "byte", "java.lang.Byte":
                return Scalars.byteValue(value);
            case "short", "java.lang.Short":
                return Scalars.shortValue(value);
            case "int", "java.lang.Integer":
                return Scalars.intValue(value);
            case "long", "java.lang.Long":
                return Scalars.longValue(value);
            case "float", "java.lang.Float":
                return Scalars.floatValue(value);
            case "double", "java.lang.Double":
                return Scalars.doubleValue(value);
            case "boolean", "java.lang.Boolean":
                return Scalars.booleanValue(value);
            case "char", "java.lang.Character":
                return Scalars.charValue(value);
            case "java.lang.String", "java.lang.CharSequence":
                return Scalars.stringValue(value);
            case "java.math.BigInteger":
                return Scalars.bigIntegerValue(value);
            case "java.math.BigDecimal":
                return Scalars.bigDecimalValue(value);
            case "java.lang.Number":
                return Scalars.numberValue(value);
            case "[B":
                return Scalars.bytesValue(value);
            default:
                throw new IllegalArgumentException(type.getName());
        }
    }

    // What the mapper reads (R5.1, R5.7).

    /**
     * A value that the mapper reads, never null.
     *
     * @param value what came
     * @param type what to read
     * @param expected what the value as a whole should be
     * @param words the names of classes inside it and what a value of each should be, in turn
     * @return the value
     */
    public final Object mapped(Object value, JavaType type, String expected, String... words) {
        boolean isClass = !type.hasGenericTypes() && !type.isArrayType();
        Mapped reading = mapping();
        return isClass
                ? reading.mapped(value, type.getRawClass(), expected, words)
                : reading.mapped(value, type, expected, words);
    }

    /**
     * A map's key that the mapper reads, never null.
     *
     * @param name the member's name
     * @param type what to read
     * @param expected what it should be
     * @return the key
     */
    public final Object mappedKey(Object name, JavaType type, String expected) {
        return mapping().mappedKey(name, type, expected);
    }

    private Mapped mapping() {
        if (mapped == null) {
            mapped = new Mapped(mapper);
        }
        mapped.nesting = nesting;
        return mapped;
    }

    /**
     * A string, for a type that is one in JSON (SPEC R5.2).
     *
     * @param value what came
     * @param expected what it should be
     * @return the value
     */
    public static Object string(Object value, String expected) {
        return Mapping.text(value, expected);
    }

    @Override
    public final Object inspectElements(int check, Object value) {
        return super.inspectElements(check, value);
    }

    @Override
    public final void inspect(int check, Object members, String name, String... aliases) {
        super.inspect(check, members, name, aliases);
    }

    @Override
    public final void inspectOthers(int check, Object members, String... names) {
        super.inspectOthers(check, members, names);
    }

    /**
     * Makes sure that an object has a member.
     *
     * @param members the object
     * @param name the member's name
     * @param aliases other names that it may have
     */
    public static void demand(Object members, String name, String... aliases) {
        require(members, name, aliases);
    }

    /**
     * Makes sure that a value is one string.
     *
     * @param value what came
     * @param only the string
     * @param expected what it should be
     * @return the value
     */
    public static Object only(Object value, String only, String expected) {
        return constant(value, only, expected);
    }

    @Override
    public final Object tagged(Object value, String property, String expected, Object... valuesAndChecks) {
        return super.tagged(value, property, expected, valuesAndChecks);
    }

    @Override
    public final Object wrapped(Object value, Object... namesAndChecks) {
        return super.wrapped(value, namesAndChecks);
    }

    @Override
    public final Object recognized(Object value, Object... checksAndNames) {
        return super.recognized(value, checksAndNames);
    }

    // Constraints (R7.8).

    /**
     * Makes sure that a number is within a bound.
     *
     * @param value what came
     * @param bound the bound
     * @param isLower whether it is a lower one
     * @param isInclusive whether the bound itself is allowed
     */
    public static void within(Object value, BigDecimal bound, boolean isLower, boolean isInclusive) {
        if (isLower && isInclusive) {
            Checks.atLeast(value, bound);
        } else if (isLower) {
            Checks.moreThan(value, bound);
        } else if (isInclusive) {
            Checks.atMost(value, bound);
        } else {
            Checks.lessThan(value, bound);
        }
    }

    /** What a size is one of. */
    public enum Measured {
        /** UTF-16 units. */
        TEXT,
        /** What base64 text encodes. */
        BYTES,
        /** Elements of an array. */
        ELEMENTS,
        /** Members of an object. */
        MEMBERS
    }

    /**
     * Makes sure that a size is within its bounds.
     *
     * @param value what came
     * @param result what was read of it
     * @param least the least size
     * @param most the greatest; {@link Integer#MAX_VALUE} for none
     * @param measured what is measured
     */
    public static void size(Object value, Object result, int least, int most, Measured measured) {
        switch (measured) {
            case TEXT -> Checks.textSize(value, least, most);
            case BYTES -> Checks.byteCount(value, result, least, most);
            case ELEMENTS -> Checks.elementCount(value, least, most);
            case MEMBERS -> Checks.memberCount(value, least, most);
            default -> throw new IllegalArgumentException(measured.name());
        }
    }

    /**
     * Makes sure that a set has elements enough, though equal ones are one.
     *
     * @param value what came
     * @param result the set that was read
     * @param least the least size
     */
    public static void differentElements(Object value, Object result, int least) {
        Checks.differentCount(value, result, least);
    }

    /**
     * Makes sure that a text is not blank.
     *
     * @param value what came
     */
    public static void notBlank(Object value) {
        Checks.notBlank(value);
    }

    /**
     * Makes sure that a text is an e-mail address.
     *
     * @param value what came
     */
    public static void email(Object value) {
        Checks.email(value);
    }

    /**
     * The expression of a {@code @Pattern}, compiled.
     *
     * @param expression the expression
     * @param flags {@link Pattern}'s flags
     * @return the pattern; null where the expression is not valid, which {@link #matches} reports when the tool is called
     */
    public static Pattern compiled(String expression, int flags) {
        return Checks.compiled(expression, flags);
    }

    @Override
    public final void matches(Object value, Pattern pattern) {
        super.matches(value, pattern);
    }
}
