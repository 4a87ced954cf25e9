package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Scalars.decimal;
import static com.github.copilot.tool.runtime.Scalars.wholeNumber;

import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
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
import java.text.DateFormat;
import java.text.FieldPosition;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TimeZone;

/**
 * Values that the mapper reads (R5.1), with errors in the words of those that generated code reads (R5.3, R5.6).
 *
 * <p>{@code expected} says what a value as a whole should be; {@code words} are the names of classes and, after each,
 * what a value of that class should be.
 */
abstract class Mapping extends Reading {
    /** The depth to which Jackson itself reads, {@code StreamReadConstraints.DEFAULT_MAX_DEPTH}. */
    private static final int MOST_NESTED = 1000;

    private static final int MOST_CONSTANTS = 100;

    /** How many JSON texts inside one value are read (R5.2): for each, the mapper reads the value once more. */
    private static final int MOST_TEXTS = 100;

    /** The handler's mapper. */
    protected final ObjectMapper mapper;

    /**
     * Begins a call.
     *
     * @param tool the tool's name
     * @param mapper the handler's mapper
     * @param invocation the call
     */
    protected Mapping(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, invocation);
        this.mapper = mapper;
    }

    /**
     * Returns a value of a type without type arguments, never null.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mapped(Object value, Class<?> type, String expected, String... words) {
        boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
        Object result = readMapped(value, mapper.readerFor(type), exact, expected, words);
        // Jackson reads any JSON as any class of its tree.
        if (exact && !type.isInstance(result)) {
            throw new ArgumentError(expected, value);
        }
        return result;
    }

    /**
     * Returns the same for a type with type arguments.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mapped(Object value, TypeReference<?> type, String expected, String... words) {
        return readMapped(value, mapper.readerFor(type), false, expected, words);
    }

    /**
     * Returns the same for a type that {@link #named} found.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mapped(Object value, JavaType type, String expected, String... words) {
        return readMapped(value, mapper.readerFor(type), false, expected, words);
    }

    /**
     * Returns the same, where a format allows more texts than Jackson reads (R5.9). These are read at a second attempt,
     * so that other values cost nothing.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mappedByFormat(Object value, Class<?> type, String expected, String... words) {
        return readByFormat(value, mapper.readerFor(type), expected, words);
    }

    /**
     * Returns the same for a type with type arguments.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mappedByFormat(Object value, TypeReference<?> type, String expected, String... words) {
        return readByFormat(value, mapper.readerFor(type), expected, words);
    }

    /**
     * Returns the same for a type that {@link #named} found.
     *
     * @param value the value that came
     * @param type the type to read
     * @param expected the words after "must be" in the error of the value as a whole
     * @param words the names of classes and, after each, the words for a value of that class
     * @return what the mapper made
     * @throws ArgumentError if the value is null, or the mapper cannot read it
     */
    protected Object mappedByFormat(Object value, JavaType type, String expected, String... words) {
        return readByFormat(value, mapper.readerFor(type), expected, words);
    }

    private Object readByFormat(Object value, ObjectReader reader, String expected, String... words) {
        try {
            return readMapped(value, reader, false, expected, words);
        } catch (ArgumentError refused) {
            return readMapped(value, byFormat(reader, words), false, expected, words);
        }
    }

    private static ObjectReader byFormat(ObjectReader reader, String... words) {
        DeserializationConfig config = reader.getConfig();
        return reader.with(config.with(new FormattedDates(config.getDateFormat())))
                .withHandler(new FormattedTimes(words));
    }

    /** Reads dates as another format does, and those of RFC 3339 with small letters. */
    static final class FormattedDates extends DateFormat {
        private static final long serialVersionUID = 1L;

        private final DateFormat plain;

        FormattedDates(DateFormat plain) {
            this.plain = plain;
        }

        @Override
        public Date parse(String text) throws ParseException {
            boolean isDate = text.matches("[0-9]{4}-[0-9-]{5}[Tt][0-9:.]+([Zz]|[-+][0-9:]{5})");
            return plain.parse(isDate ? text.replace('t', 'T').replace('z', 'Z') : text);
        }

        @Override
        public Date parse(String text, ParsePosition position) {
            return plain.parse(text, position);
        }

        @Override
        public StringBuffer format(Date date, StringBuffer target, FieldPosition position) {
            return plain.format(date, target, position);
        }

        @Override
        public TimeZone getTimeZone() {
            return plain.getTimeZone();
        }

        @Override
        public void setTimeZone(TimeZone zone) {
            plain.setTimeZone(zone);
        }

        @Override
        public Object clone() {
            return new FormattedDates((DateFormat) plain.clone());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof FormattedDates && plain.equals(((FormattedDates) other).plain);
        }

        @Override
        public int hashCode() {
            return plain.hashCode();
        }
    }

    /**
     * Reads the texts of RFC 3339 that Jackson refuses for a type of java.time: a local time with an offset, which is
     * dropped, and weeks.
     */
    static final class FormattedTimes extends DeserializationProblemHandler {
        private final String[] words;

        FormattedTimes(String... words) {
            this.words = words;
        }

        @Override
        public Object handleWeirdStringValue(
                DeserializationContext context, Class<?> type, String text, String problem) {
            JsonStreamContext place = context.getParser().getParsingContext();
            for (; place != null; place = place.getParent()) {
                // A property with words of its own has a pattern of its own.
                if (place.getCurrentName() != null && wordsOf(place.getCurrentName(), type, words) != null) {
                    return NOT_HANDLED;
                }
            }
            String local = text.replaceFirst("([Zz]|[-+]([01][0-9]|2[0-3]):[0-5][0-9])$", "");
            try {
                if (type == LocalTime.class && local.length() < text.length()) {
                    return LocalTime.parse(local);
                }
                if (type == LocalDateTime.class && local.length() < text.length()) {
                    return LocalDateTime.parse(local);
                }
            } catch (DateTimeException unreadable) {
                return NOT_HANDLED;
            }
            return type == Duration.class && text.matches("[Pp][0-9]{1,9}[Ww]")
                    ? Duration.ofDays(7 * Long.parseLong(text.substring(1, text.length() - 1)))
                    : NOT_HANDLED;
        }
    }

    /**
     * Returns the words for a class, after a property's name and a space if the property has words of its own; null if
     * there are none.
     */
    static String wordsOf(String property, Class<?> type, String... words) {
        String name = property == null ? type.getName() : property.concat(" ").concat(type.getName());
        for (int i = 0; i < words.length; i += 2) {
            if (words[i].equals(name)) {
                return words[i + 1];
            }
        }
        return null;
    }

    /**
     * Returns text, for a type that is a string in JSON: a number or boolean is refused (R5.2).
     *
     * @param value the value that came
     * @param expected the words after "must be" in the error
     * @return the same value
     * @throws ArgumentError if it is no string
     */
    protected static Object text(Object value, String expected) {
        if (value instanceof String) {
            return value;
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * Returns a map's key, never null, as Jackson reads keys ({@code BasicDeserializerFactory.createKeyDeserializer}).
     * A key can differ from a value: a date cannot be "1", and a class can have a constructor that takes one string.
     *
     * @param name the member's name
     * @param type the type of the key
     * @param expected the words after "must be" in the error
     * @return the key
     * @throws ArgumentError if the mapper cannot read it
     */
    protected Object mappedKey(Object name, Class<?> type, String expected) {
        return keyOf(name, mapper.constructType(type), expected);
    }

    /**
     * Returns the same for a type with type arguments.
     *
     * @param name the member's name
     * @param type the type of the key
     * @param expected the words after "must be" in the error
     * @return the key
     * @throws ArgumentError if the mapper cannot read it
     */
    protected Object mappedKey(Object name, TypeReference<?> type, String expected) {
        return keyOf(name, mapper.constructType(type), expected);
    }

    /**
     * Returns the same for a type that {@link #named} found.
     *
     * @param name the member's name
     * @param type the type of the key
     * @param expected the words after "must be" in the error
     * @return the key
     * @throws ArgumentError if the mapper cannot read it
     */
    protected Object mappedKey(Object name, JavaType type, String expected) {
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
     * Returns a type that no other source can name, such as a private record, by Jackson's name for it.
     *
     * @param near a class whose loader knows the type
     * @param canonical Jackson's name for the type
     * @return the type
     */
    protected JavaType named(Class<?> near, String canonical) {
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
            // All arguments are being read as one value: no caller would make an error of it.
            if (nesting == 0) {
                throw errorOf(tooDeep);
            }
            throw tooDeep;
        }
        Object result;
        ObjectReader reader = plainReader;
        try {
            reader = plainReader
                    .without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .with(
                            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                            DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
            result = reader.<Object>readValue(node);
        } catch (JsonMappingException failure) {
            ArgumentError error = mappingError(failure, node, expected, words);
            cameAsText = isFromText ? null : withoutTexts(failure, node, reader);
            throw error;
        } catch (IOException unreadable) {
            throw new ArgumentError(expected, value);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw errorOf(thrown);
        }
        // Jackson reads some text, such as "" for a UUID, as null.
        if (result == null) {
            cameAsText = isFromText ? null : withoutTexts(null, node, reader);
            throw new ArgumentError(expectationOfWhole(reader.getValueType().getRawClass(), expected), value);
        }
        return result;
    }

    /**
     * Returns the tree for a value, nulls kept.
     *
     * @param exact whether numbers stay as they came; otherwise a whole number, such as 5.0, becomes an integer
     * @param depth how many levels are around the value
     * @throws StackOverflowError if values are nested more deeply than Jackson itself would read
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
            throw new StackOverflowError("nesting");
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

    /**
     * Returns a value with arrays and objects in place of the JSON texts at which the mapper failed, one after another
     * (R5.2); null if there are none.
     *
     * @param first the first failure; null if the mapper has read the value as null, as it reads anything if the default
     *     type is Void (R7.7)
     * @param tree the value, which is changed
     */
    private Object withoutTexts(JsonMappingException first, JsonNode tree, ObjectReader reader) {
        ArrayNode root = JsonNodeFactory.instance.arrayNode().add(tree);
        ArrayList<JsonNode> found = new ArrayList<JsonNode>();
        JsonMappingException failure = first;
        if (first == null) {
            Object parsed = ofText(tree.textValue());
            failure = failureOf(treeAt(parsed, false, 0), reader);
            boolean isOfOtherKind = failure != null
                    && isOfWrongKind(failure)
                    && failure.getPath().isEmpty();
            return parsed instanceof Map && !isOfOtherKind ? parsed : null;
        }
        while (failure != null && found.size() < MOST_TEXTS) {
            ArrayList<Object> steps = stepsOf(failure, root.get(0));
            JsonNode text = isOfWrongKind(failure) ? nodeAt(root.get(0), steps, found) : null;
            while (text == null && !steps.isEmpty() && isOfWrongKind(failure)) {
                // The mapper has looked for parts in the text: for an element, or for a property of a creator.
                steps.remove(steps.size() - 1);
                text = nodeAt(root.get(0), steps, found);
                if (text != null && !text.isTextual()) {
                    text = null;
                    break;
                }
            }
            Object parsed = text == null ? null : ofText(text.textValue());
            if (parsed == null) {
                break;
            }
            JsonNode instead = treeAt(parsed, false, 0);
            replace(root, steps, instead);
            failure = failureOf(root.get(0), reader);
            if (failure != null
                    && isOfWrongKind(failure)
                    && stepsOf(failure, root.get(0)).equals(steps)) {
                // An array in place of an object, or the reverse.
                replace(root, steps, text);
                break;
            }
            found.add(instead);
        }
        return found.isEmpty() ? null : textMapper.<Object>convertValue(root.get(0), Object.class);
    }

    private static JsonMappingException failureOf(JsonNode node, ObjectReader reader) {
        try {
            reader.<Object>readValue(node);
        } catch (JsonMappingException failure) {
            return failure;
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            // The reading that follows reports it.
            return null;
        }
        return null;
    }

    // Whether the mapper expected another kind of JSON value, such as an object in place of a string. For an array of
    // primitives it says that it has no way to read a string (StdDeserializer._deserializeFromString). For a class that
    // also has a constructor of one number it tries to read a string as that (BeanDeserializerBase).
    private static boolean isOfWrongKind(JsonMappingException failure) {
        if (failure instanceof InvalidFormatException) {
            Class<?> target = ((InvalidFormatException) failure).getTargetType();
            return target != null && target.isPrimitive();
        }
        return failure instanceof InvalidDefinitionException || failure instanceof MismatchedInputException;
    }

    // Returns the node to which the steps lead; null if there is none, or one of `ends` is on the way.
    private static JsonNode nodeAt(JsonNode root, ArrayList<Object> steps, ArrayList<JsonNode> ends) {
        JsonNode node = root;
        for (Object step : steps) {
            for (JsonNode end : ends) {
                if (end == node) {
                    return null;
                }
            }
            node = node == null ? null : step instanceof Integer ? node.get((Integer) step) : node.get((String) step);
        }
        return node;
    }

    private static void replace(ArrayNode root, ArrayList<Object> steps, JsonNode node) {
        JsonNode parent = root;
        Object last = 0;
        for (Object step : steps) {
            parent = last instanceof Integer ? parent.get((Integer) last) : parent.get((String) last);
            last = step;
        }
        if (last instanceof Integer) {
            ((ArrayNode) parent).set((Integer) last, node);
        } else {
            ((ObjectNode) parent).replace((String) last, node);
        }
    }

    // Returns the names and indexes that lead to the value at which the mapper failed. A wrapper object around a value
    // (JsonTypeInfo.As.WRAPPER_OBJECT) is not a step of Jackson's path: its name is added if the next step, or the
    // failure itself, cannot be that of the object.
    private static ArrayList<Object> stepsOf(JsonMappingException failure, JsonNode root) {
        ArrayList<Object> steps = new ArrayList<Object>();
        JsonNode came = root;
        for (JsonMappingException.Reference step : failure.getPath()) {
            String name = step.getFieldName();
            boolean isMember = name != null;
            if (!isMember && step.getIndex() < 0) {
                continue;
            }
            JsonNode inner = came != null && came.isObject() && came.size() == 1
                    ? came.elements().next()
                    : null;
            if (inner != null && (isMember ? came.get(name) == null && inner.has(name) : inner.isArray())) {
                steps.add(came.fieldNames().next());
                came = inner;
            }
            steps.add(isMember ? name : (Object) step.getIndex());
            came = came == null ? null : isMember ? came.get(name) : came.get(step.getIndex());
        }
        boolean isSingle = came != null && came.isObject() && came.size() == 1;
        if (isSingle
                && (failure instanceof MismatchedInputException || failure instanceof InvalidDefinitionException)) {
            // Such as "Cannot deserialize value of type `int` from String "x"", but not "Cannot deserialize Map key".
            String message = String.valueOf(failure.getOriginalMessage());
            if (message.contains(" from ") && !message.contains(" from Object value") && !message.contains("Map key")) {
                steps.add(came.fieldNames().next());
            }
        }
        return steps;
    }

    private ArgumentError mappingError(JsonMappingException failure, JsonNode root, String expected, String... words) {
        ArrayList<Object> steps = stepsOf(failure, root);
        JsonNode came = nodeAt(root, steps, new ArrayList<JsonNode>());
        Object shown = came == null || came.isNull() ? null : came;
        ArgumentError error = wrongValue(failure, shown, steps.isEmpty() ? expected : null, steps, words);
        for (int i = steps.size() - 1; i >= 0; i--) {
            error.prependStep(steps.get(i));
        }
        return error;
    }

    // Returns the error of a value that the mapper refused. `whole` says what is expected of the value as a whole; it
    // is null for a value inside, to which the steps lead.
    private ArgumentError wrongValue(
            JsonMappingException failure, Object shown, String whole, ArrayList<Object> steps, String... words) {
        if (failure instanceof ValueInstantiationException) {
            ValueInstantiationException thrown = (ValueInstantiationException) failure;
            // Jackson reports a Class like this, and no other type of the JDK's (FromStringDeserializer).
            JavaType type = thrown.getType();
            if (type != null && type.hasRawClass(Class.class)) {
                return new ArgumentError("could not be read: the program has no class with this name");
            }
            String constants = type == null || !type.isEnumType() ? "" : constants(type.getRawClass());
            return constants.isEmpty() ? thrownBy(failure) : new ArgumentError(constants, shown);
        }
        if (failure instanceof InvalidDefinitionException) {
            JavaType type = ((InvalidDefinitionException) failure).getType();
            if (type != null && type.isArrayType()) {
                return new ArgumentError(whole == null ? "an array" : whole, shown);
            }
            return new ArgumentError("could not be read: the tool's mapper has no way to read such a value");
        }
        if (failure instanceof PropertyBindingException) {
            return new ArgumentError("must be left out: there is no such property");
        }
        if (failure instanceof MismatchedInputException) {
            Class<?> target = ((MismatchedInputException) failure).getTargetType();
            return new ArgumentError(
                    whole == null ? expectation(target, steps, words) : expectationOfWhole(target, whole), shown);
        }
        if (failure.getCause() instanceof InputCoercionException) {
            Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
            return new ArgumentError(expectation(target, steps, words).concat(rangeOf(target)), shown);
        }
        return thrownBy(failure);
    }

    // Returns the error for an exception of the tool's own code, which the mapper has wrapped (R5.6).
    private static ArgumentError thrownBy(JsonMappingException failure) {
        return new ArgumentError(failure.getCause() == null ? failure : failure.getCause());
    }

    // Returns what a value as a whole should be. Only the mapper knows the values of an enum that the user's own code
    // reads or writes.
    private String expectationOfWhole(Class<?> target, String whole) {
        String constants = target != null && target.isEnum() && whole.indexOf('"') < 0 ? constants(target) : "";
        return constants.isEmpty() ? whole : constants;
    }

    // Returns the range of an integer type; empty for other types.
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

    private String expectation(Class<?> target, ArrayList<Object> steps, String... words) {
        if (target == null) {
            return "a valid value";
        }
        String known = wordsOf(null, target, words);
        for (Object step : steps) {
            String own = step instanceof String ? wordsOf((String) step, target, words) : null;
            known = own == null ? known : own;
        }
        if (known != null) {
            return known;
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
            String constants = constants(target);
            return constants.isEmpty() ? "a valid value" : constants;
        }
        if (target.isArray() || Collection.class.isAssignableFrom(target)) {
            return "an array";
        }
        return Map.class.isAssignableFrom(target) ? "an object" : "a valid value";
    }

    // Returns the values that the mapper reads as the constants that it writes as them; empty if there is none.
    private String constants(Class<?> type) {
        ArrayList<String> values = new ArrayList<String>();
        ObjectReader reader = mapper.readerFor(type).with(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
        Object[] all = type.getEnumConstants();
        for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
            try {
                JsonNode value = mapper.<JsonNode>valueToTree(all[i]);
                if (value.isContainerNode()) {
                    // A constant that is written as an object is read by its name.
                    value = mapper.<JsonNode>valueToTree(((Enum<?>) all[i]).name());
                }
                if (reader.<Object>readValue(value) == all[i]) {
                    values.add(value.toString());
                }
            } catch (IOException | RuntimeException unwritable) {
                // The tool's own code writes or reads it otherwise.
            }
        }
        return (values.size() > 1 ? "one of " : "").concat(String.join(", ", values));
    }
}
