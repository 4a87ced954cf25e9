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
 * <p>This class is not a source of companions, so it is written like any other class. It opens the members of {@link
 * Reading}, {@link Mapping}, {@link Scalars} and {@link Checks}, which document them, and adds nothing to them. A wrong
 * value is an exception whose class is not public: a subclass lets it pass, {@link #answer} makes a failure result of
 * it, {@link #problem} a sentence.
 */
public abstract class ReflectedReading extends Reading {
    /** The code that a call runs. */
    @FunctionalInterface
    public interface Call {
        /**
         * Reads the arguments, calls the tool and delivers its result.
         *
         * @return a future of the value that the handler completes with
         * @throws Throwable whatever the tool throws
         */
        CompletableFuture<Object> make() throws Throwable;
    }

    /** The mapper's part of the code: a class of its own, since the JVM loads some of Jackson's classes with it. */
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
     * Creates the reading of one call's arguments.
     *
     * @param tool the tool's name
     * @param mapper reads the values that {@link #mapped} and {@link #mappedKey} are called for; null if there are none
     * @param invocation the call; null if only {@link #problem} is called
     */
    protected ReflectedReading(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, invocation);
        this.mapper = mapper;
    }

    @Override
    public abstract Object value(int type, Object value);

    /**
     * Makes a call, whose future always completes (R5.3, R5.4).
     *
     * @param call the call
     * @return the future that the call returns; a failure result if an argument is wrong, a failed future for anything
     *     else that is thrown
     */
    public final CompletableFuture<Object> answer(Call call) {
        try {
            return call.make();
        } catch (ArgumentError error) {
            return isReread() ? answer(call) : refused(problems(error));
        } catch (Throwable failure) {
            return Results.failed(failure);
        }
    }

    /**
     * Returns the error of a tool whose own code did not accept the arguments as a whole (R5.6).
     *
     * @param thrown the exception of that code
     * @return the exception to throw
     */
    public static RuntimeException rejected(RuntimeException thrown) {
        return errorOf(thrown);
    }

    /**
     * Returns a sentence that says why a value cannot be read.
     *
     * @param type how to read it
     * @param name its name
     * @param value the value
     * @return the sentence; null if the value can be read
     */
    public final String problem(int type, String name, Object value) {
        // A default has no text in place of an array or object.
        isFromText = true;
        try {
            value(type, value);
            return null;
        } catch (RuntimeException | StackOverflowError failure) {
            return errorOf(failure).prependPath(name).sentence();
        }
    }

    /**
     * Returns the error of a value that is not what was expected.
     *
     * @param expected the words after "must be"
     * @param value the value that came
     * @return the exception to throw
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
     * Returns any value except null.
     *
     * @param value the value that came
     * @return the value
     */
    public static Object present(Object value) {
        return anyValue(value);
    }

    /**
     * Returns any value except null, unless it is nested too deeply (R5.8).
     *
     * @param value the value that came
     * @return the value
     */
    public final Object any(Object value) {
        return anything(value);
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
     * Returns a value that one of the {@code ...Value} methods of {@link Scalars} reads (R5.2).
     *
     * @param type the class, primitive or not
     * @param value the value that came
     * @return the value as Java has it
     * @throws IllegalArgumentException if there is no method for the class
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

    // Values that the mapper reads (R5.1, R5.7).

    /**
     * Returns a value that the mapper reads, never null.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected what the value as a whole should be
     * @param isByFormat whether a format allows texts in it that Jackson does not read (R5.9)
     * @param words the names of classes inside it and, after each, what a value of that class should be
     * @return the value
     */
    public final Object mapped(Object value, JavaType type, String expected, boolean isByFormat, String... words) {
        boolean isClass = !type.hasGenericTypes() && !type.isArrayType();
        Mapped reading = mapping();
        try {
            if (isByFormat) {
                return isClass
                        ? reading.mappedByFormat(value, type.getRawClass(), expected, words)
                        : reading.mappedByFormat(value, type, expected, words);
            }
            return isClass
                    ? reading.mapped(value, type.getRawClass(), expected, words)
                    : reading.mapped(value, type, expected, words);
        } catch (ArgumentError error) {
            cameAsText = reading.cameAsText;
            reading.cameAsText = null;
            throw error;
        }
    }

    /**
     * Returns a map's key that the mapper reads, never null.
     *
     * @param name the member's name
     * @param type the type to read
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
        mapped.isFromText = isFromText;
        return mapped;
    }

    /**
     * Returns a string, for a type that is one in JSON (R5.2).
     *
     * @param value the value that came
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
     * Checks that an object has a member.
     *
     * @param members the object
     * @param name the member's name
     * @param aliases other names that it may have
     */
    public static void demand(Object members, String name, String... aliases) {
        require(members, name, aliases);
    }

    /**
     * Checks that a value is one string.
     *
     * @param value the value that came
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
     * Checks that a number is within a bound.
     *
     * @param value the value that came
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

    /** The parts that a size counts. */
    public enum Measured {
        /** UTF-16 units. */
        TEXT,
        /** Bytes that base64 text encodes. */
        BYTES,
        /** Elements of an array. */
        ELEMENTS,
        /** Members of an object. */
        MEMBERS
    }

    /**
     * Checks that a size is within its bounds.
     *
     * @param value the value that came
     * @param result the value that was read from it
     * @param least the least size
     * @param most the greatest; {@link Integer#MAX_VALUE} for none
     * @param measured the parts that are counted
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
     * Checks that a string is no array, which Jackson reads as a date or time (R5.2).
     *
     * @param value the value that came
     * @param expected what it should be
     */
    public static void noArray(Object value, String expected) {
        Checks.noArray(value, expected);
    }

    /**
     * Checks that a set has enough elements after equal ones were joined.
     *
     * @param value the value that came
     * @param result the set that was read
     * @param least the least size
     */
    public static void differentElements(Object value, Object result, int least) {
        Checks.differentCount(value, result, least);
    }

    /**
     * Checks that a date or time is before or after now.
     *
     * @param value the value that came
     * @param moment the date or time
     * @param least -1 if it can be before now, 0 if it can be now, 1 if it must be after now
     * @param most 1 if it can be after now, 0 if it can be now, -1 if it must be before now
     */
    public static void moment(Object value, Object moment, int least, int most) {
        Checks.moment(value, moment, least, most);
    }

    /**
     * Makes a check that the table of constraints calls by name.
     *
     * @param name the name of the runtime helper
     * @param value the value that came
     * @param arguments the arguments that follow the value
     */
    public static void check(String name, Object value, int... arguments) {
        switch (name) {
            case "notBlank" -> Checks.notBlank(value);
            case "email" -> Checks.email(value);
            case "digits" -> Checks.digits(value, arguments[0], arguments[1]);
            case "asserted" -> Checks.asserted(value, arguments[0]);
            case "absent" -> Checks.absent(value);
            default -> throw new IllegalArgumentException(name);
        }
    }

    /**
     * Returns the expression of a {@code @Pattern}, compiled.
     *
     * @param expression the expression
     * @param flags {@link Pattern}'s flags
     * @return the pattern; null if Java does not compile the expression, which {@link #matches} reports when the tool
     *     is called
     */
    public static Pattern compiled(String expression, int flags) {
        return Checks.compiled(expression, flags);
    }

    @Override
    public final void matches(Object value, Pattern pattern) {
        super.matches(value, pattern);
    }
}
