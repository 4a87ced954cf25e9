package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Scalars.decimal;
import static com.github.copilot.tool.runtime.Scalars.wholeNumber;

import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolInvocation;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Values that the mapper reads (SPEC R5.1), with errors in the words of those that generated code reads (R5.3, R5.6).
 *
 * <p>{@code expected} is what a value as a whole should be; {@code words} are the names of classes and what a value of
 * each should be, in turn.
 */
abstract class Mapping extends Reading {
    /** Jackson's own limit of nesting, {@code StreamReadConstraints.DEFAULT_MAX_DEPTH}. */
    private static final int MOST_NESTED = 1000;

    private static final int MOST_CONSTANTS = 100;

    protected final ObjectMapper mapper;

    protected Mapping(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, invocation);
        this.mapper = mapper;
    }

    /**
     * A value of a type without type arguments, never null.
     *
     * @throws ArgumentError for null, and for whatever the mapper cannot read
     */
    Object mapped(Object value, Class<?> type, String expected, String... words) {
        boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
        return readMapped(value, mapper.readerFor(type), exact, expected, words);
    }

    /** The same for a type with type arguments. */
    Object mapped(Object value, TypeReference<?> type, String expected, String... words) {
        return readMapped(value, mapper.readerFor(type), false, expected, words);
    }

    /** The same for a type that {@link #named} found. */
    Object mapped(Object value, JavaType type, String expected, String... words) {
        return readMapped(value, mapper.readerFor(type), false, expected, words);
    }

    /** Text, for a type that is a string in JSON: no number or boolean is one (R5.2). */
    static Object text(Object value, String expected) {
        if (value instanceof String) {
            return value;
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * A map's key, never null, as Jackson reads keys ({@code BasicDeserializerFactory.createKeyDeserializer}): of a date
     * "1" is none, though it is a value, and of a class it is what a constructor of one string takes.
     *
     * @param name the member's name
     * @throws ArgumentError for what the mapper cannot read
     */
    Object mappedKey(Object name, Class<?> type, String expected) {
        return keyOf(name, mapper.constructType(type), expected);
    }

    /** The same for a type with type arguments. */
    Object mappedKey(Object name, TypeReference<?> type, String expected) {
        return keyOf(name, mapper.constructType(type), expected);
    }

    /** The same for a type that {@link #named} found. */
    Object mappedKey(Object name, JavaType type, String expected) {
        return keyOf(name, type, expected);
    }

    private Object keyOf(Object name, JavaType type, String expected) {
        JavaType map = mapper.getTypeFactory()
                .constructMapType(LinkedHashMap.class, type, mapper.constructType(Boolean.class));
        Object key;
        try {
            Map<?, ?> read = mapper.readerFor(map)
                    .readValue(JsonNodeFactory.instance.objectNode().put((String) name, true));
            key = read.keySet().iterator().next();
        } catch (ValueInstantiationException refused) {
            throw errorOf(refused);
        } catch (IOException unreadable) {
            throw new ArgumentError(expected, name);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw errorOf(thrown);
        }
        if (key == null) {
            throw new ArgumentError(expected, name);
        }
        return key;
    }

    /**
     * A type that no other source can name, a private record say, by the name that Jackson has for it.
     *
     * @param near a class whose loader knows it
     */
    JavaType named(Class<?> near, String canonical) {
        return mapper.getTypeFactory().withClassLoader(near.getClassLoader()).constructFromCanonical(canonical);
    }

    private Object readMapped(Object value, ObjectReader plainReader, boolean exact, String expected, String... words) {
        if (value == null) {
            throw new ArgumentError(expected, null);
        }
        JsonNode node;
        try {
            node = treeAt(value, exact, nesting);
        } catch (StackOverflowError tooDeep) {
            // The arguments as a whole are no argument, whose error would say this.
            if (nesting == 0) {
                throw errorOf(tooDeep);
            }
            throw tooDeep;
        }
        Object result;
        try {
            ObjectReader reader = plainReader
                    .without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .with(
                            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                            DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
            result = reader.<Object>readValue(node);
        } catch (JsonMappingException failure) {
            throw mappingError(failure, node, expected, words);
        } catch (IOException unreadable) {
            throw new ArgumentError(expected, value);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw errorOf(thrown);
        }
        // Jackson reads some text, such as "" for a UUID, as null.
        if (result == null) {
            throw new ArgumentError(expected, value);
        }
        return result;
    }

    /**
     * The tree for a value, nulls kept.
     *
     * @param exact whether numbers stay as they came; otherwise a whole one, such as 5.0, becomes an integer
     * @param depth how many levels are around the value
     * @throws ArgumentError for nesting deeper than Jackson itself would read
     */
    private static JsonNode treeAt(Object value, boolean exact, int depth) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (value == null) {
            return nodes.nullNode();
        }
        if (value instanceof String) {
            return nodes.textNode((String) value);
        }
        if (value instanceof Boolean) {
            return nodes.booleanNode((Boolean) value);
        }
        if (value instanceof Number) {
            return numberNode((Number) value, exact);
        }
        if (depth == MOST_NESTED) {
            throw new StackOverflowError();
        }
        if (value instanceof Map) {
            ObjectNode result = nodes.objectNode();
            for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                result.replace(String.valueOf(member.getKey()), treeAt(member.getValue(), exact, depth + 1));
            }
            return result;
        }
        if (value instanceof Collection) {
            ArrayNode result = nodes.arrayNode();
            for (Object element : (Collection<?>) value) {
                result.add(treeAt(element, exact, depth + 1));
            }
            return result;
        }
        return nodes.pojoNode(value);
    }

    private static JsonNode numberNode(Number number, boolean exact) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (number instanceof Integer) {
            return nodes.numberNode(number.intValue());
        }
        if (exact && number instanceof Float) {
            return nodes.numberNode(number.floatValue());
        }
        BigInteger integer = null;
        if (!exact || !(number instanceof Double || number instanceof BigDecimal)) {
            integer = wholeNumber(decimal(number, "a number"));
        }
        if (integer == null) {
            return number instanceof Double
                    ? nodes.numberNode(number.doubleValue())
                    : nodes.numberNode(decimal(number, "a number"));
        }
        if (integer.bitLength() < Integer.SIZE) {
            return nodes.numberNode(integer.intValue());
        }
        return integer.bitLength() < Long.SIZE ? nodes.numberNode(integer.longValue()) : nodes.numberNode(integer);
    }

    private ArgumentError mappingError(JsonMappingException failure, JsonNode root, String expected, String... words) {
        ArrayList<Object> steps = new ArrayList<Object>();
        JsonNode came = root;
        for (JsonMappingException.Reference step : failure.getPath()) {
            String name = step.getFieldName();
            if (name != null) {
                if (came != null
                        && came.size() == 1
                        && came.get(name) == null
                        && came.elements().next().has(name)) {
                    // A wrapper object around the value (JsonTypeInfo.As.WRAPPER_OBJECT) is no step of Jackson's.
                    steps.add(came.fieldNames().next());
                    came = came.elements().next();
                }
                steps.add(name);
                came = came == null ? null : came.get(name);
            } else if (step.getIndex() >= 0) {
                steps.add(step.getIndex());
                came = came == null ? null : came.get(step.getIndex());
            }
        }
        Object shown = came == null || came.isNull() ? null : came;
        ArgumentError error = wrongValue(failure, shown, steps.isEmpty() ? expected : null, words);
        for (int i = steps.size() - 1; i >= 0; i--) {
            error.prependStep(steps.get(i));
        }
        return error;
    }

    // `whole` is what is expected of the value as a whole, null for what is inside it.
    private ArgumentError wrongValue(JsonMappingException failure, Object shown, String whole, String... words) {
        if (failure instanceof ValueInstantiationException) {
            return errorOf(failure);
        }
        if (failure instanceof InvalidDefinitionException) {
            return new ArgumentError("could not be read: the tool's mapper has no way to read such a value");
        }
        if (failure instanceof PropertyBindingException) {
            return new ArgumentError("must be left out: there is no such property");
        }
        if (failure instanceof MismatchedInputException) {
            Class<?> target = ((MismatchedInputException) failure).getTargetType();
            return new ArgumentError(whole == null ? expectation(target, words) : whole, shown);
        }
        if (failure.getCause() instanceof InputCoercionException) {
            Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
            return new ArgumentError(expectation(target, words).concat(rangeOf(target)), shown);
        }
        return errorOf(failure);
    }

    // The range of a number that can be out of it.
    private static String rangeOf(Class<?> target) {
        if (target == byte.class || target == Byte.class) {
            return " from -128 to 127";
        }
        if (target == short.class || target == Short.class) {
            return " from -32768 to 32767";
        }
        if (target == int.class || target == Integer.class) {
            return " from -2147483648 to 2147483647";
        }
        boolean isLong = target == long.class || target == Long.class;
        return isLong ? " from -9223372036854775808 to 9223372036854775807" : "";
    }

    private String expectation(Class<?> target, String... words) {
        if (target == null) {
            return "a valid value";
        }
        for (int i = 0; i < words.length; i += 2) {
            if (words[i].equals(target.getName())) {
                return words[i + 1];
            }
        }
        if (target == BigInteger.class || !rangeOf(target).isEmpty()) {
            return "an integer";
        }
        if (target == double.class || target == float.class || Number.class.isAssignableFrom(target)) {
            return "a number";
        }
        if (target == boolean.class || target == Boolean.class) {
            return "true or false";
        }
        if (target == String.class) {
            return "a string";
        }
        if (target == byte[].class) {
            return "base64 text";
        }
        if (target.isEnum()) {
            return constants(target);
        }
        if (target.isArray() || Collection.class.isAssignableFrom(target)) {
            return "an array";
        }
        return Map.class.isAssignableFrom(target) ? "an object" : "a valid value";
    }

    private String constants(Class<?> type) {
        StringBuilder out = new StringBuilder();
        try {
            Object[] all = type.getEnumConstants();
            for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
                out.append(i == 0 ? "one of " : ", ");
                out.append(mapper.<JsonNode>valueToTree(all[i]));
            }
        } catch (RuntimeException unwritable) {
            return "a valid value";
        }
        return out.toString();
    }
}
