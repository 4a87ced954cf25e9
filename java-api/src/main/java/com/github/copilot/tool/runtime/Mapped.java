package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Arguments.childPath;
import static com.github.copilot.tool.runtime.Arguments.decimal;
import static com.github.copilot.tool.runtime.Arguments.elementPath;
import static com.github.copilot.tool.runtime.Arguments.rejected;
import static com.github.copilot.tool.runtime.Arguments.wholeNumber;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values that the mapper reads (SPEC R5.1), with failures told as for those that generated code reads (R5.3, R5.6). */
final class Mapped {
    /** Jackson's own limit of nesting, {@code StreamReadConstraints.DEFAULT_MAX_DEPTH}. */
    private static final int MOST_NESTED = 1000;

    private static final int MOST_CONSTANTS = 100;

    private Mapped() {}

    /**
     * A value of a type without type arguments, never null.
     *
     * @param expected what is expected, for a failure of the value as a whole
     * @throws Fault for null, and for whatever the mapper cannot read
     */
    static Object mapped(Object value, String path, ObjectMapper mapper, Class<?> type, String expected) {
        boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
        return readMapped(value, path, mapper, mapper.readerFor(type), exact, expected);
    }

    /** The same for a type with type arguments. */
    static Object mapped(Object value, String path, ObjectMapper mapper, TypeReference<?> type, String expected) {
        return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
    }

    /** The same for a type that {@link #named} found. */
    static Object mapped(Object value, String path, ObjectMapper mapper, JavaType type, String expected) {
        return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
    }

    /**
     * A map's key, never null, as Jackson reads keys ({@code BasicDeserializerFactory.createKeyDeserializer}): of a date
     * "1" is none, though it is a value, and of a class it is what a constructor of one string takes.
     *
     * @param name the member's name
     * @param expected what is expected of it, for a failure
     * @throws Fault without a path, for what the mapper cannot read
     */
    static Object mappedKey(Object name, ObjectMapper mapper, Class<?> type, String expected) {
        return keyOf(name, mapper, mapper.constructType(type), expected);
    }

    /** The same for a type with type arguments. */
    static Object mappedKey(Object name, ObjectMapper mapper, TypeReference<?> type, String expected) {
        return keyOf(name, mapper, mapper.constructType(type), expected);
    }

    /** The same for a type that {@link #named} found. */
    static Object mappedKey(Object name, ObjectMapper mapper, JavaType type, String expected) {
        return keyOf(name, mapper, type, expected);
    }

    private static Object keyOf(Object name, ObjectMapper mapper, JavaType type, String expected) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        String text = String.valueOf(name);
        JavaType map = mapper.getTypeFactory()
                .constructMapType(LinkedHashMap.class, type, mapper.constructType(Boolean.class));
        Object key;
        try {
            Map<?, ?> read = mapper.readerFor(map).readValue(nodes.objectNode().put(text, true));
            key = read.keySet().iterator().next();
        } catch (JsonMappingException failure) {
            throw mappingFault(failure, nodes.textNode(text), "", mapper, expected);
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            throw rejected("");
        }
        if (key == null) {
            throw new Fault("", expected, text);
        }
        return key;
    }

    /**
     * A type that no other source can name, a private record say, by the name that Jackson has for it.
     *
     * @param near a class whose loader knows it
     */
    static JavaType named(ObjectMapper mapper, Class<?> near, String canonical) {
        return mapper.getTypeFactory().withClassLoader(near.getClassLoader()).constructFromCanonical(canonical);
    }

    private static Object readMapped(
            Object value, String path, ObjectMapper mapper, ObjectReader plainReader, boolean exact, String expected) {
        if (value == null) {
            throw new Fault(path, expected, null);
        }
        JsonNode node;
        try {
            node = tree(value, exact);
        } catch (Fault fault) {
            throw fault.under(path);
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
            throw mappingFault(failure, node, path, mapper, expected);
        } catch (JsonProcessingException unreadable) {
            throw new Fault(path, expected, value);
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            throw rejected(path);
        }
        // Jackson reads some text, such as "" for a UUID, as null.
        if (result == null) {
            throw new Fault(path, expected, value);
        }
        return result;
    }

    /**
     * The tree that stands for a value, nulls kept.
     *
     * @param exact whether numbers stay as they came; otherwise a whole one, such as 5.0, becomes an integer
     * @throws Fault with a path from the value on, for nesting deeper than Jackson itself would read
     */
    static JsonNode tree(Object value, boolean exact) {
        return treeAt(value, exact, 0);
    }

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
            throw new Fault("", "must be nested less than 1000 levels deep");
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
            integer = wholeNumber(decimal(number, "", "a number"));
        }
        if (integer == null) {
            return number instanceof Double
                    ? nodes.numberNode(number.doubleValue())
                    : nodes.numberNode(decimal(number, "", "a number"));
        }
        if (integer.bitLength() < Integer.SIZE) {
            return nodes.numberNode(integer.intValue());
        }
        return integer.bitLength() < Long.SIZE ? nodes.numberNode(integer.longValue()) : nodes.numberNode(integer);
    }

    private static Fault mappingFault(
            JsonMappingException failure, JsonNode root, String path, ObjectMapper mapper, String expected) {
        String where = path;
        JsonNode came = root;
        for (JsonMappingException.Reference step : failure.getPath()) {
            String name = step.getFieldName();
            if (name != null) {
                if (came != null
                        && came.size() == 1
                        && came.get(name) == null
                        && came.elements().next().has(name)) {
                    // A wrapper object around the value (JsonTypeInfo.As.WRAPPER_OBJECT) is no step of Jackson's.
                    where = childPath(where, came.fieldNames().next());
                    came = came.elements().next();
                }
                where = childPath(where, name);
                came = came == null ? null : came.get(name);
            } else if (step.getIndex() >= 0) {
                where = elementPath(where, step.getIndex());
                came = came == null ? null : came.get(step.getIndex());
            }
        }
        Object shown = came == null || came.isNull() ? null : came;
        boolean nested = !where.equals(path);
        if (failure instanceof ValueInstantiationException) {
            return rejected(where);
        }
        if (failure instanceof InvalidDefinitionException) {
            JavaType type = ((InvalidDefinitionException) failure).getType();
            String name =
                    type == null ? "type" : "type ".concat(type.getRawClass().getSimpleName());
            return new Fault(where, "could not be read: the tool's mapper cannot read its ".concat(name));
        }
        if (failure instanceof PropertyBindingException) {
            return new Fault(where, "must be left out: there is no such property");
        }
        if (failure instanceof InvalidTypeIdException) {
            // What is expected of the value as a whole names the discriminator, if there is one.
            boolean isTold = !nested && expected.contains(" is one of ");
            String told = isTold ? expected : knownTypes(failure.getOriginalMessage(), nested ? "an object" : expected);
            return new Fault(where, told, shown);
        }
        if (failure instanceof MismatchedInputException) {
            Class<?> target = ((MismatchedInputException) failure).getTargetType();
            return new Fault(where, nested ? expectation(target, mapper) : expected, shown);
        }
        if (failure.getCause() instanceof InputCoercionException) {
            Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
            return new Fault(where, expectation(target, mapper), shown);
        }
        return rejected(where);
    }

    // "known type ids = [circle, square]": Jackson tells the identifiers in its message alone.
    private static String knownTypes(String message, String expected) {
        String beginning = "known type ids = [";
        int start = message == null ? -1 : message.indexOf(beginning);
        int end = start < 0 ? -1 : message.indexOf(']', start);
        if (end < 0) {
            return expected;
        }
        String names = message.substring(start + beginning.length(), end);
        return "an object whose type is one of ".concat(names);
    }

    private static String expectation(Class<?> target, ObjectMapper mapper) {
        if (target == null) {
            return "a valid value";
        }
        if (target == byte.class || target == Byte.class) {
            return "an integer from -128 to 127";
        }
        if (target == short.class || target == Short.class) {
            return "an integer from -32768 to 32767";
        }
        if (target == int.class || target == Integer.class) {
            return "an integer from -2147483648 to 2147483647";
        }
        if (target == long.class || target == Long.class) {
            return "an integer from -9223372036854775808 to 9223372036854775807";
        }
        if (target == BigInteger.class) {
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
            return constants(target, mapper);
        }
        if (target.isArray() || Collection.class.isAssignableFrom(target)) {
            return "an array";
        }
        return Map.class.isAssignableFrom(target) ? "an object" : "a valid ".concat(target.getSimpleName());
    }

    private static String constants(Class<?> type, ObjectMapper mapper) {
        StringBuilder out = new StringBuilder();
        try {
            Object[] all = type.getEnumConstants();
            for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
                out.append(i == 0 ? "one of " : ", ");
                out.append(mapper.<JsonNode>valueToTree(all[i]).asText());
            }
        } catch (RuntimeException unwritable) {
            return "a valid ".concat(type.getSimpleName());
        }
        return out.toString();
    }
}
