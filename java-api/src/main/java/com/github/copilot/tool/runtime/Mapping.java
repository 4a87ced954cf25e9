package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Checks.textSize;
import static com.github.copilot.tool.runtime.Scalars.decimal;
import static com.github.copilot.tool.runtime.Scalars.whole;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
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
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;

/**
 * Values that the mapper makes of JSON that was read before (R5.1, R5.7), and values that the mapper alone knows, such
 * as those of a {@code UUID}, with errors in the words of R5.3.
 */
abstract class Mapping extends Reading {
    private static final int MOST_CONSTANTS = 100;

    /** The handler's mapper. */
    protected final ObjectMapper mapper;

    /** Begins a call. */
    protected Mapping(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, invocation);
        this.mapper = mapper;
    }

    /**
     * Returns what the mapper makes of JSON that was read before. If it fails, the user's own code is the reason
     * (R5.6).
     *
     * @param json the JSON: null, strings, booleans, numbers, lists and maps
     * @param type the type to make
     * @return what the mapper made; null only of null
     */
    protected Object mapped(Object json, JavaType type) {
        spend(3);
        JsonNode tree = tree(json);
        // The readers of primitive values refuse null; a property that is not read is 0 or false (R7.7).
        ObjectReader reader = mapper.readerFor(type)
                .without(
                        DeserializationFeature.ACCEPT_FLOAT_AS_INT, DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
        Object made;
        try {
            made = reader.<Object>readValue(tree);
        } catch (JsonMappingException failure) {
            throw errorIn(failure, tree);
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            throw errorOf(thrown);
        }
        if (made == null && json != null) {
            String constants = constants(type.getRawClass());
            throw constants.isEmpty()
                    ? new ArgumentError("could not be accepted: the tool's own code made no value of it")
                    : new ArgumentError(constants, tree);
        }
        return made;
    }

    /** Returns JSON that was read before as it is, if the mapper makes a value of it. */
    protected Object mappable(Object json, JavaType type) {
        mapped(json, type);
        return json;
    }

    /**
     * Returns what the mapper makes of a value that it alone can judge, never null.
     *
     * @param given the value as it is written for the mapper
     * @param type the type to make
     */
    protected Object mappedValue(Object value, Object given, JavaType type, String expected) {
        spend(3);
        JsonNode tree = tree(anything(given));
        Object made;
        try {
            made = mapper.readerFor(type)
                    .with(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .<Object>readValue(tree);
        } catch (ValueInstantiationException refused) {
            throw isOfJdk(type) ? new ArgumentError(expected, value) : errorIn(refused, tree);
        } catch (JsonMappingException unreadable) {
            throw new ArgumentError(expectedOf(type, expected), value);
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            throw isOfJdk(type) ? new ArgumentError(expected, value) : errorOf(thrown);
        }
        // Jackson reads some text, such as "" for a UUID, as null, and any JSON as any class of its tree.
        if (made == null || !type.getRawClass().isInstance(made)) {
            throw new ArgumentError(expectedOf(type, expected), value);
        }
        return made;
    }

    // Whether no code of the tool's own reads a type. A Class is left out: the error says what is missing.
    private static boolean isOfJdk(JavaType type) {
        String name = type.getRawClass().getName();
        return (name.startsWith("java.") || name.startsWith("javax.")) && type.getRawClass() != Class.class;
    }

    // Only the mapper knows the values of an enum that the user's own code reads or writes.
    private String expectedOf(JavaType type, String expected) {
        String constants = expected.indexOf('"') < 0 ? constants(type.getRawClass()) : "";
        return constants.isEmpty() ? expected : constants;
    }

    /**
     * Returns what the mapper makes of a text that it alone can judge, never null (R5.2).
     *
     * @param given the text as it is written for the mapper; the value is refused if this is no text
     * @param type the type to make
     */
    protected Object mappedText(Object value, Object given, JavaType type, String expected) {
        if (!(given instanceof String)
                || isPadded((String) given, type.getRawClass().getName())) {
            throw new ArgumentError(expected, value);
        }
        return mappedValue(value, given, type, expected);
    }

    // Whether a text of a type that has a form has white space around it, which Jackson drops (R5.9).
    private static boolean isPadded(String text, String name) {
        boolean hasForm = name.startsWith("java.time.")
                || name.startsWith("java.net.")
                || name.startsWith("java.util.") && !name.startsWith("java.util.regex.");
        return hasForm && !text.equals(text.trim());
    }

    private static String requireText(Object value, String expected) {
        if (value instanceof String) {
            return (String) value;
        }
        throw new ArgumentError(expected, value);
    }

    /** Returns a value as it came, if it is no text of more characters than may be read (R5.8). */
    protected static Object shortText(Object value, int most) {
        requireNone(textSize(value, 0, most));
        return value;
    }

    /** Returns an {@code int} that a year can be, for a type whose JSON is an integer. */
    protected Object integerValue(Object value, String expected) {
        countedText(value);
        try {
            return (int) whole(value, Year.MIN_VALUE, Year.MAX_VALUE);
        } catch (ArgumentError none) {
            throw new ArgumentError(expected, value);
        }
    }

    /**
     * Returns the text of a UUID as it came, and null for any other value: Jackson also reads one as base64, and as the
     * name of a member with fewer digits (R5.9).
     */
    protected static Object uuidText(Object value) {
        try {
            String text = value instanceof String ? (String) value : "";
            return UUID.fromString(text).toString().equalsIgnoreCase(text) ? value : null;
        } catch (IllegalArgumentException none) {
            return null;
        }
    }

    /**
     * Returns the text of a date as it came, and null for any other value: Jackson also reads digits, the days after a
     * month's last, and a date that a time follows (R5.9).
     */
    protected static Object dateText(Object value) {
        try {
            return value instanceof String && LocalDate.parse((String) value) != null ? value : null;
        } catch (DateTimeException none) {
            return null;
        }
    }

    /**
     * Returns the text of a date and time as it came, and null for any other value: Jackson also reads digits, as the
     * seconds since 1970 (R5.9).
     */
    protected static Object dateTimeText(Object value) {
        String text = value instanceof String ? (String) value : "";
        int time = text.indexOf('T') < 0 ? text.indexOf('t') : text.indexOf('T');
        return time > 0 && dateText(text.substring(0, time)) != null ? value : null;
    }

    /**
     * Returns the text of a date, or of a date and time, with capital letters, since Jackson reads no others, and null
     * for any other value: Jackson also reads digits, and dates and times that do not exist (R5.9).
     */
    protected static Object inCapitals(Object value) {
        String text =
                value instanceof String ? ((String) value).replace('t', 'T').replace('z', 'Z') : "";
        int end = text.indexOf('T');
        if (dateText(end < 0 ? text : text.substring(0, end)) == null) {
            return null;
        }
        if (end < 0) {
            return text;
        }
        int offset = end + 1;
        while (offset < text.length() && "Z+-".indexOf(text.charAt(offset)) < 0) {
            offset++;
        }
        String clock = text.substring(end + 1, offset);
        if (clock.startsWith(":60", 5)) {
            // Jackson makes the next second of a leap second.
            clock = clock.substring(0, 5).concat(":59").concat(clock.substring(8));
        }
        // "+01" and "+01:00" are the same.
        String zone = text.substring(offset).replace(":", "").concat("00");
        boolean isUtc = zone.equals("00") || zone.equals("Z00");
        boolean isAhead = zone.length() == 5 || zone.length() == 7;
        boolean isZone =
                isUtc || isAhead && isClock(zone.substring(1, 3).concat(":").concat(zone.substring(3, 5)));
        return isZone && isClock(clock) ? text : null;
    }

    private static boolean isClock(String text) {
        try {
            return LocalTime.parse(text) != null;
        } catch (DateTimeException none) {
            return false;
        }
    }

    /**
     * Returns the text of a time without its offset, which Jackson does not read for a local time (R5.9).
     *
     * @return the text, or the same value if it is no such text
     */
    protected static Object withoutOffset(Object value) {
        String text = value instanceof String ? (String) value : "";
        int last = text.length() - 1;
        if (last > 0 && (text.charAt(last) | 0x20) == 'z') {
            return text.substring(0, last);
        }
        boolean isAhead = last > 5 && "+-".indexOf(text.charAt(last - 5)) >= 0;
        return isAhead && isClock(text.substring(last - 4)) ? text.substring(0, last - 5) : value;
    }

    /**
     * Returns the text of a duration with days for weeks, since Java reads no weeks, and for a number the text of so
     * many seconds, as which a result is written (R5.2, R5.9).
     *
     * @return the text, or the same value if it is neither
     */
    protected static Object inDays(Object value) {
        if (value instanceof Number) {
            BigDecimal seconds = decimal(value, "a number");
            boolean isShort = seconds.scale() < 1000 && (long) seconds.precision() - seconds.scale() < 20;
            return isShort
                    ? "PT".concat(seconds.stripTrailingZeros().toPlainString()).concat("S")
                    : value;
        }
        String text = value instanceof String ? (String) value : "";
        int last = text.length() - 1;
        int start = text.indexOf('P') < 0 ? text.indexOf('p') : text.indexOf('P');
        if (start < 0 || (text.charAt(last) | 0x20) != 'w') {
            return value;
        }
        try {
            long weeks = Integer.parseInt(text.substring(start + 1, last));
            return text.substring(0, start + 1).concat(Long.toString(7 * weeks)).concat("D");
        } catch (NumberFormatException none) {
            return value;
        }
    }

    /**
     * Returns a date or time in the form of a pattern as it came, if it can be read, as Jackson's {@code
     * JSR310DateTimeDeserializerBase} and {@code DateDeserializers} read it (R7.7).
     *
     * @param type the type that the text is read as
     * @param pattern the pattern
     * @param locale the locale, empty if none is given
     * @param zone the time zone, empty if none is given
     * @param strict whether only dates that exist are read
     */
    protected Object dated(
            Object value, Class<?> type, String pattern, String locale, String zone, boolean strict, String expected) {
        datedMoment(value, type, pattern, locale, zone, strict, expected);
        return value;
    }

    /** Returns such a date or time as a value of the type, or as a {@code Date} if the type is older than java.time. */
    protected Object datedMoment(
            Object value, Class<?> type, String pattern, String locale, String zone, boolean strict, String expected) {
        spend(10);
        String text = requireText(value, expected);
        Locale language = locale.isEmpty() ? null : Locale.forLanguageTag(locale.replace('_', '-'));
        Object moment;
        if (type.getName().startsWith("java.time.")) {
            DateTimeFormatterBuilder parts = new DateTimeFormatterBuilder().appendPattern(pattern);
            DateTimeFormatter format = language == null ? parts.toFormatter() : parts.toFormatter(language);
            if (strict) {
                format = format.withResolverStyle(ResolverStyle.STRICT);
            }
            if (!zone.isEmpty()) {
                format = format.withZone(ZoneId.of(zone));
            }
            try {
                moment = momentIn(format.parse(text), type);
            } catch (DateTimeException unreadable) {
                moment = null;
            }
        } else {
            SimpleDateFormat format = new SimpleDateFormat(pattern, language == null ? mapperLocale() : language);
            format.setTimeZone(zone.isEmpty() ? mapperZone() : TimeZone.getTimeZone(zone));
            format.setLenient(!strict);
            moment = format.parse(text, new ParsePosition(0));
        }
        if (moment == null) {
            throw new ArgumentError(expected, value);
        }
        return moment;
    }

    private static Object momentIn(TemporalAccessor read, Class<?> type) {
        if (type == Instant.class) {
            return Instant.from(read);
        }
        if (type == OffsetDateTime.class) {
            return OffsetDateTime.from(read);
        }
        if (type == ZonedDateTime.class) {
            return ZonedDateTime.from(read);
        }
        if (type == LocalDateTime.class) {
            return LocalDateTime.from(read);
        }
        if (type == LocalDate.class) {
            return LocalDate.from(read);
        }
        if (type == LocalTime.class) {
            return LocalTime.from(read);
        }
        if (type == OffsetTime.class) {
            return OffsetTime.from(read);
        }
        if (type == YearMonth.class) {
            return YearMonth.from(read);
        }
        if (type == MonthDay.class) {
            return MonthDay.from(read);
        }
        return Year.from(read);
    }

    private Locale mapperLocale() {
        return mapper.getDeserializationConfig().getLocale();
    }

    private TimeZone mapperZone() {
        return mapper.getDeserializationConfig().getTimeZone();
    }

    /**
     * Returns a map's key, never null, as Jackson reads keys ({@code BasicDeserializerFactory.createKeyDeserializer}).
     * A key can differ from a value: a date cannot be "1", and a class can have a constructor that takes one string.
     *
     * @param given the name as a value of the type is written for the mapper; the name is refused if this is null
     */
    protected Object mappedKey(Object name, Object given, JavaType type, String expected) {
        if (given == null) {
            throw new ArgumentError(expected, name);
        }
        spend(3);
        JavaType map = mapper.getTypeFactory()
                .constructMapType(LinkedHashMap.class, type, mapper.constructType(Boolean.class));
        Object key;
        try {
            Map<?, ?> read = mapper.readerFor(map)
                    .readValue(JsonNodeFactory.instance.objectNode().put((String) name, true));
            key = read.keySet().iterator().next();
        } catch (IOException | RuntimeException | StackOverflowError thrown) {
            boolean isOwn = !(thrown instanceof IOException) || thrown instanceof ValueInstantiationException;
            throw isOwn && !isOfJdk(type) ? errorOf(thrown) : new ArgumentError(expected, name);
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
     */
    protected JavaType named(Class<?> near, String canonical) {
        return mapper.getTypeFactory().withClassLoader(near.getClassLoader()).constructFromCanonical(canonical);
    }

    // Returns the tree for JSON, nulls and the classes of numbers kept.
    private static JsonNode tree(Object value) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (value == null) {
            return nodes.nullNode();
        }
        if (value instanceof String || value instanceof Character) {
            return nodes.textNode(value.toString());
        }
        if (value instanceof Boolean) {
            return nodes.booleanNode((Boolean) value);
        }
        if (value instanceof Number) {
            return numberNode((Number) value);
        }
        if (value instanceof Map) {
            ObjectNode result = nodes.objectNode();
            for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                result.replace(String.valueOf(member.getKey()), tree(member.getValue()));
            }
            return result;
        }
        if (value instanceof Collection) {
            ArrayNode result = nodes.arrayNode();
            for (Object element : (Collection<?>) value) {
                result.add(tree(element));
            }
            return result;
        }
        return value instanceof byte[] ? nodes.binaryNode((byte[]) value) : nodes.pojoNode(value);
    }

    private static JsonNode numberNode(Number number) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (number instanceof Integer || number instanceof Short || number instanceof Byte) {
            return nodes.numberNode(number.intValue());
        }
        if (number instanceof Long) {
            return nodes.numberNode(number.longValue());
        }
        if (number instanceof Double) {
            return nodes.numberNode(number.doubleValue());
        }
        if (number instanceof Float) {
            return nodes.numberNode(number.floatValue());
        }
        if (number instanceof BigInteger) {
            return nodes.numberNode((BigInteger) number);
        }
        return nodes.numberNode(number instanceof BigDecimal ? (BigDecimal) number : new BigDecimal(number.toString()));
    }

    // Returns the error of code of the user's own, at the place that Jackson names.
    private ArgumentError errorIn(JsonMappingException failure, JsonNode tree) {
        JsonNode came = tree;
        ArrayList<Object> steps = new ArrayList<Object>();
        for (JsonMappingException.Reference step : failure.getPath()) {
            String field = step.getFieldName();
            if (field != null && came.isObject() && !came.has(field) && came.size() == 1) {
                // Jackson's path leaves out the member around a value that names its type.
                steps.add(came.fieldNames().next());
                came = came.path(came.fieldNames().next());
            }
            if (field != null || step.getIndex() >= 0) {
                steps.add(field == null ? (Object) step.getIndex() : field);
                came = field == null ? came.path(step.getIndex()) : came.path(field);
            }
        }
        ArgumentError error = ownError(failure, came);
        for (int i = steps.size() - 1; i >= 0; i--) {
            error.prependStep(steps.get(i));
        }
        return error;
    }

    private ArgumentError ownError(JsonMappingException failure, JsonNode came) {
        if (failure instanceof PropertyBindingException) {
            return new ArgumentError("must be left out: there is no such property");
        }
        Class<?> type = failure instanceof MismatchedInputException
                ? ((MismatchedInputException) failure).getTargetType()
                : null;
        if (failure instanceof ValueInstantiationException) {
            JavaType made = ((ValueInstantiationException) failure).getType();
            type = made == null ? null : made.getRawClass();
        }
        // Jackson reports a Class like this, and no other type of the JDK's (FromStringDeserializer).
        if (type == Class.class) {
            return new ArgumentError("could not be read: the program has no class with this name");
        }
        String constants = constants(type);
        if (!constants.isEmpty()) {
            return new ArgumentError(constants, came);
        }
        if (!(failure instanceof ValueInstantiationException) && failure.getCause() == null) {
            return new ArgumentError("could not be read: the tool's mapper has no way to read such a value");
        }
        return new ArgumentError(failure.getCause() == null ? failure : failure.getCause());
    }

    // Returns the values that the mapper reads as the constants of an enum that it writes as them; empty for any other
    // class.
    private String constants(Class<?> type) {
        if (type == null || !type.isEnum()) {
            return "";
        }
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
