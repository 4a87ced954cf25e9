package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.regex.Pattern;

/**
 * The door to the rules for tools that are made without the processor: they run the very code that companions carry.
 *
 * <p>This is no source of companions, so it is written like any other class. What a rule refuses is an exception whose
 * class nobody outside needs to know: {@link #under} places it, {@link #refusalText} tells it from others, and
 * {@link #answer} makes the model's answer of it.
 */
public final class Rules {
    private static final Map<Class<?>, ValueReader> SCALARS = scalars();

    private Rules() {}

    /** Reads one kind of value. */
    @FunctionalInterface
    public interface ValueReader {
        /**
         * The value as Java has it.
         *
         * @param value what came
         * @param path where it came, such as {@code items[4].price}; empty for what {@link Rules#under} places later
         * @return the value
         * @throws RuntimeException a refusal
         */
        Object read(Object value, String path);
    }

    /** A call of a tool, reading of arguments included. */
    @FunctionalInterface
    public interface Call {
        /**
         * Makes the call.
         *
         * @return a future of what the handler completes with
         * @throws Throwable whatever the tool throws, and refusals
         */
        CompletableFuture<Object> make() throws Throwable;
    }

    private static Map<Class<?>, ValueReader> scalars() {
        Map<Class<?>, ValueReader> readers = new HashMap<>();
        readers.put(byte.class, Arguments::byteValue);
        readers.put(Byte.class, Arguments::byteValue);
        readers.put(short.class, Arguments::shortValue);
        readers.put(Short.class, Arguments::shortValue);
        readers.put(int.class, Arguments::intValue);
        readers.put(Integer.class, Arguments::intValue);
        readers.put(long.class, Arguments::longValue);
        readers.put(Long.class, Arguments::longValue);
        readers.put(float.class, Arguments::floatValue);
        readers.put(Float.class, Arguments::floatValue);
        readers.put(double.class, Arguments::doubleValue);
        readers.put(Double.class, Arguments::doubleValue);
        readers.put(boolean.class, Arguments::booleanValue);
        readers.put(Boolean.class, Arguments::booleanValue);
        readers.put(char.class, Arguments::charValue);
        readers.put(Character.class, Arguments::charValue);
        readers.put(String.class, Arguments::stringValue);
        readers.put(CharSequence.class, Arguments::stringValue);
        readers.put(BigInteger.class, Arguments::bigIntegerValue);
        readers.put(BigDecimal.class, Arguments::bigDecimalValue);
        readers.put(Number.class, Arguments::numberValue);
        readers.put(byte[].class, Arguments::bytesValue);
        return Map.copyOf(readers);
    }

    /**
     * The reader of a string, number, boolean, character or {@code byte[]} (SPEC R5.2).
     *
     * @param type the class, primitive or not
     * @return its reader; null where the class is none of these
     */
    public static ValueReader scalar(Class<?> type) {
        return SCALARS.get(type);
    }

    /**
     * The invocation's arguments; none count as an empty map (SPEC R5.5).
     *
     * @param invocation the call
     * @return the arguments by name
     * @throws RuntimeException a refusal, where they are no object
     */
    public static Map<?, ?> arguments(ToolInvocation invocation) {
        return Arguments.arguments(invocation);
    }

    /**
     * Any value that is there.
     *
     * @param value what came
     * @param path where
     * @return the value
     * @throws RuntimeException a refusal, where it is null
     */
    public static Object any(Object value, String path) {
        return Arguments.anyValue(value, path);
    }

    /**
     * The elements of an array.
     *
     * @param value what came
     * @param path where
     * @return the elements
     * @throws RuntimeException a refusal, where it is no array
     */
    public static Collection<?> elements(Object value, String path) {
        return Arguments.elements(value, path);
    }

    /**
     * The members of an object.
     *
     * @param value what came
     * @param path where
     * @return the members by name
     * @throws RuntimeException a refusal, where it is no object
     */
    public static Map<?, ?> members(Object value, String path) {
        return Arguments.members(value, path);
    }

    /**
     * The first member that is there, under any of its names.
     *
     * @param given the members
     * @param names the names, in the order in which they are asked
     * @return the member, or null
     */
    public static Object firstOf(Map<?, ?> given, String... names) {
        return Arguments.firstOf(given, names);
    }

    /**
     * A value that is to be of a type variable with several bounds, or an array of such values (SPEC R3.9).
     *
     * @param value the value; null is of every bound
     * @param path where it came
     * @param dimensions the array's dimensions, 0 where the value itself is to be of the variable
     * @param bounds the classes of the bounds
     * @throws RuntimeException a refusal, where it is not an instance of all of them
     */
    public static void requireBounds(Object value, String path, int dimensions, List<Class<?>> bounds) {
        Arguments.bounded(value, path, dimensions, bounds.toArray(new Class<?>[0]));
    }

    /**
     * The arguments with a default for each that is missing or null (SPEC R4.7).
     *
     * @param given the arguments
     * @param defaults the defaults by name
     * @return a map with both
     */
    public static Map<?, ?> withDefaults(Map<?, ?> given, Map<String, Object> defaults) {
        Object[] namesAndDefaults = new Object[defaults.size() * 2];
        int next = 0;
        for (Map.Entry<String, Object> each : defaults.entrySet()) {
            namesAndDefaults[next++] = each.getKey();
            namesAndDefaults[next++] = each.getValue();
        }
        return Arguments.withDefaults(given, namesAndDefaults);
    }

    /**
     * A map's key that the mapper reads (SPEC R7.3).
     *
     * @param name the member's name
     * @param mapper the mapper
     * @param type what to read
     * @param expected what is expected of it, in the words of a refusal
     * @return the key, never null
     * @throws RuntimeException a refusal without a path, where it cannot be read
     */
    public static Object mappedKey(Object name, ObjectMapper mapper, JavaType type, String expected) {
        return Mapped.mappedKey(name, mapper, type, expected);
    }

    /**
     * A value that the mapper reads (SPEC R5.1).
     *
     * @param value what came
     * @param path where
     * @param mapper the mapper
     * @param type what to read
     * @param expected what is expected of the value as a whole, in the words of a refusal
     * @return the value, never null
     * @throws RuntimeException a refusal, where it is null or cannot be read
     */
    public static Object mapped(Object value, String path, ObjectMapper mapper, JavaType type, String expected) {
        if (!type.hasGenericTypes() && !type.isArrayType()) {
            return Mapped.mapped(value, path, mapper, type.getRawClass(), expected);
        }
        TypeReference<Object> reference = new TypeReference<>() {
            @Override
            public Type getType() {
                return type;
            }
        };
        return Mapped.mapped(value, path, mapper, reference, expected);
    }

    /**
     * The number that a value stands for, exactly (SPEC R5.2).
     *
     * @param value a number that has been read
     * @param path where it came
     * @return the decimal that it prints as
     */
    public static BigDecimal decimal(Object value, String path) {
        return Arguments.decimal(value, path, "a number");
    }

    /**
     * The refusal of a value.
     *
     * @param path where it came
     * @param expected what follows "must be"
     * @param value what came
     * @return what to throw
     */
    public static RuntimeException refusal(String path, String expected, Object value) {
        return new Fault(path, expected, value);
    }

    /**
     * The refusal of a value that the tool's own code did not accept (SPEC R5.6).
     *
     * @param path where it came; empty for the arguments as a whole
     * @return what to throw
     */
    public static RuntimeException rejected(String path) {
        return Arguments.rejected(path);
    }

    /**
     * Places a refusal inside a value that was being read; any other exception stays as it is.
     *
     * @param thrown what was thrown
     * @param prefix the path of that value
     * @return the same exception
     */
    public static RuntimeException under(RuntimeException thrown, String prefix) {
        return thrown instanceof Fault ? ((Fault) thrown).under(prefix) : thrown;
    }

    /**
     * What a refusal says, without the tool.
     *
     * @param thrown what was thrown
     * @return the sentence; null for any other exception
     */
    public static String refusalText(RuntimeException thrown) {
        return thrown instanceof Fault ? ((Fault) thrown).text("") : null;
    }

    /**
     * The path of an element.
     *
     * @param path the array's
     * @param index the element's, from 0
     * @return {@code items[4]}
     */
    public static String elementPath(String path, int index) {
        return Arguments.elementPath(path, index);
    }

    /**
     * The path of a member.
     *
     * @param path the object's
     * @param name the member's name
     * @return {@code order.price} or {@code order["odd name"]}
     */
    public static String memberPath(String path, String name) {
        return Arguments.childPath(path, name);
    }

    /**
     * Holds a number to a least value (SPEC R7.8).
     *
     * @param value the number
     * @param bound the bound
     * @param inclusive whether the bound itself is allowed
     * @param path where it came
     * @throws RuntimeException a refusal
     */
    public static void least(BigDecimal value, BigDecimal bound, boolean inclusive, String path) {
        if (inclusive) {
            Constraints.atLeast(value, bound, path);
        } else {
            Constraints.moreThan(value, bound, path);
        }
    }

    /**
     * Holds a number to a greatest value (SPEC R7.8).
     *
     * @param value the number
     * @param bound the bound
     * @param inclusive whether the bound itself is allowed
     * @param path where it came
     * @throws RuntimeException a refusal
     */
    public static void most(BigDecimal value, BigDecimal bound, boolean inclusive, String path) {
        if (inclusive) {
            Constraints.atMost(value, bound, path);
        } else {
            Constraints.lessThan(value, bound, path);
        }
    }

    /**
     * Holds a text, collection, map or array to a size (SPEC R7.8).
     *
     * @param value what was read
     * @param least the least size
     * @param most the greatest; {@link Integer#MAX_VALUE} for none
     * @param path where it came
     * @throws RuntimeException a refusal
     */
    public static void size(Object value, int least, int most, String path) {
        if (value instanceof CharSequence) {
            Constraints.textSize((CharSequence) value, least, most, path);
        } else if (value instanceof Collection) {
            Constraints.elementCount((Collection<?>) value, least, most, path);
        } else if (value instanceof Map) {
            Constraints.memberCount((Map<?, ?>) value, least, most, path);
        } else if (value.getClass().isArray()) {
            Constraints.arrayLength(Array.getLength(value), value, least, most, path);
        }
    }

    /**
     * Holds a text to {@code @NotBlank} (SPEC R7.8).
     *
     * @param value the text
     * @param path where it came
     * @throws RuntimeException a refusal
     */
    public static void notBlank(CharSequence value, String path) {
        Constraints.notBlank(value, path);
    }

    /**
     * The expression of a {@code @Pattern}, compiled (SPEC R7.8).
     *
     * @param expression the expression
     * @param flags {@link Pattern}'s flags
     * @return the pattern; null where the expression is none, which {@link #matches} tells whoever calls the tool
     */
    public static Pattern compiled(String expression, int flags) {
        return Constraints.compiled(expression, flags);
    }

    /**
     * Holds a text as a whole to a pattern (SPEC R7.8).
     *
     * @param value the text
     * @param pattern the pattern; null for one that {@link #compiled} could not make
     * @param path where it came
     * @throws RuntimeException a refusal; an {@link IllegalStateException} where there is no pattern
     */
    public static void matches(CharSequence value, Pattern pattern, String path) {
        Constraints.matches(value, pattern, path);
    }

    /**
     * Holds a text to {@code @Email} (SPEC R7.8).
     *
     * @param value the text
     * @param path where it came
     * @throws RuntimeException a refusal
     */
    public static void email(CharSequence value, String path) {
        Constraints.email(value, path);
    }

    /**
     * Makes a call, whose future always completes (SPEC R5.3, R5.4).
     *
     * @param tool the tool's name
     * @param call the call
     * @return the future that the call gives; of a refusal a failure result, of anything else thrown a failed future
     */
    public static CompletableFuture<Object> answer(String tool, Call call) {
        try {
            return call.make();
        } catch (Fault fault) {
            return Results.refused(fault, tool);
        } catch (Throwable failure) {
            return Results.failed(failure);
        }
    }

    /**
     * A future that has completed.
     *
     * @param value its value; may be null
     * @return the future
     */
    public static CompletableFuture<Object> completed(Object value) {
        return Results.completed(value);
    }

    /**
     * JSON of a value.
     *
     * @param value the value; null is {@code "null"}
     * @param mapper writes it
     * @return the text
     * @throws JsonProcessingException if the mapper cannot write it
     */
    public static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
        return Results.json(value, mapper);
    }

    /**
     * What an Optional of any of the four kinds holds.
     *
     * @param value an Optional or anything else
     * @return what it holds, null where it is empty; anything else as it is
     */
    public static Object present(Object value) {
        return Results.present(value);
    }

    /**
     * The handler's future for a tool's (SPEC section 6).
     *
     * @param stage the tool's future; null fails the handler's with a message that names the tool (R6.1)
     * @param tool the tool's name
     * @param answer makes the answer of the value; what it throws fails the future
     * @return a future that always completes
     */
    public static CompletableFuture<Object> later(CompletionStage<?> stage, String tool, Answer answer) {
        return new AnswerDelivery(answer).of(stage, tool);
    }

    /** From what a tool returns to what its handler completes with. */
    @FunctionalInterface
    public interface Answer {
        /**
         * The answer.
         *
         * @param value what the tool returns or its future holds
         * @return what the handler completes with
         * @throws JsonProcessingException if the value cannot be written
         */
        Object of(Object value) throws JsonProcessingException;
    }

    /** Delivers what an {@link Answer} makes. */
    private static final class AnswerDelivery extends Results.Delivery {
        private final Answer maker;

        AnswerDelivery(Answer maker) {
            this.maker = maker;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            return maker.of(value);
        }
    }
}
