import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(17);
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Eight bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(0, "bytes", instance), null, null, null, null, null));
        // boxed_bytes
        tools.add(new ToolDefinition(
                "boxed_bytes",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(1, "boxed_bytes", instance), null, null, null, null, null));
        // shorts
        tools.add(new ToolDefinition(
                "shorts",
                "Sixteen bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(2, "shorts", instance), null, null, null, null, null));
        // boxed_shorts
        tools.add(new ToolDefinition(
                "boxed_shorts",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(3, "boxed_shorts", instance), null, null, null, null, null));
        // ints
        tools.add(new ToolDefinition(
                "ints",
                "Thirty-two bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(4, "ints", instance), null, null, null, null, null));
        // boxed_ints
        tools.add(new ToolDefinition(
                "boxed_ints",
                "The same, boxed: `null` is no value either.",
                structure(object("value", typed("integer")), "value"),
                new Handler(5, "boxed_ints", instance), null, null, null, null, null));
        // longs
        tools.add(new ToolDefinition(
                "longs",
                "Sixty-four bits: beyond 2^53 a model's number is exact only in a string.",
                structure(object("value", typed("integer")), "value"),
                new Handler(6, "longs", instance), null, null, null, null, null));
        // boxed_longs
        tools.add(new ToolDefinition(
                "boxed_longs",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(7, "boxed_longs", instance), null, null, null, null, null));
        // big_integers
        tools.add(new ToolDefinition(
                "big_integers",
                "Integers of any size.",
                structure(object("value", typed("integer")), "value"),
                new Handler(8, "big_integers", instance), null, null, null, null, null));
        // floats
        tools.add(new ToolDefinition(
                "floats",
                "Single precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(9, "floats", instance), null, null, null, null, null));
        // boxed_floats
        tools.add(new ToolDefinition(
                "boxed_floats",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                new Handler(10, "boxed_floats", instance), null, null, null, null, null));
        // doubles
        tools.add(new ToolDefinition(
                "doubles",
                "Double precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(11, "doubles", instance), null, null, null, null, null));
        // boxed_doubles
        tools.add(new ToolDefinition(
                "boxed_doubles",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                new Handler(12, "boxed_doubles", instance), null, null, null, null, null));
        // big_decimals
        tools.add(new ToolDefinition(
                "big_decimals",
                "Decimals of any size and precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(13, "big_decimals", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Any number, as it came.",
                structure(object("value", typed("number")), "value"),
                new Handler(14, "numbers", instance), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "A truth value.",
                structure(object("value", typed("boolean")), "value"),
                new Handler(15, "booleans", instance), null, null, null, null, null));
        // boxed_booleans
        tools.add(new ToolDefinition(
                "boxed_booleans",
                "The same, boxed.",
                structure(object("value", typed("boolean")), "value"),
                new Handler(16, "boxed_booleans", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static LinkedHashMap<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        for (Object value : values) {
            result.add(value);
        }
        return result;
    }

    static LinkedHashMap<String, Object> typed(String type) {
        return object("type", type);
    }

    static LinkedHashMap<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
    }

    static LinkedHashMap<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;

        Handler(int tool, String name, Tools instance) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool / 10) {
                    case 0: {
                        return callFrom0(tool, invocation);
                    }
                    default: {
                        return callFrom10(tool, invocation);
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // bytes
                    Map<?, ?> arguments = arguments(invocation);
                    byte value_ = byteValue(arguments.get("value"), "value");
                    return completed(instance.bytes(value_));
                }
                case 1: {
                    // boxed_bytes
                    Map<?, ?> arguments = arguments(invocation);
                    Byte value_ = byteValue(arguments.get("value"), "value");
                    return completed(instance.boxedBytes(value_));
                }
                case 2: {
                    // shorts
                    Map<?, ?> arguments = arguments(invocation);
                    short value_ = shortValue(arguments.get("value"), "value");
                    return completed(instance.shorts(value_));
                }
                case 3: {
                    // boxed_shorts
                    Map<?, ?> arguments = arguments(invocation);
                    Short value_ = shortValue(arguments.get("value"), "value");
                    return completed(instance.boxedShorts(value_));
                }
                case 4: {
                    // ints
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = intValue(arguments.get("value"), "value");
                    return completed(instance.ints(value_));
                }
                case 5: {
                    // boxed_ints
                    Map<?, ?> arguments = arguments(invocation);
                    Integer value_ = intValue(arguments.get("value"), "value");
                    return completed(instance.boxedInts(value_));
                }
                case 6: {
                    // longs
                    Map<?, ?> arguments = arguments(invocation);
                    long value_ = longValue(arguments.get("value"), "value");
                    return completed(instance.longs(value_));
                }
                case 7: {
                    // boxed_longs
                    Map<?, ?> arguments = arguments(invocation);
                    Long value_ = longValue(arguments.get("value"), "value");
                    return completed(instance.boxedLongs(value_));
                }
                case 8: {
                    // big_integers
                    Map<?, ?> arguments = arguments(invocation);
                    BigInteger value_ = bigIntegerValue(arguments.get("value"), "value");
                    return completed(instance.bigIntegers(value_));
                }
                default: {
                    // floats
                    Map<?, ?> arguments = arguments(invocation);
                    float value_ = floatValue(arguments.get("value"), "value");
                    return completed(instance.floats(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // boxed_floats
                    Map<?, ?> arguments = arguments(invocation);
                    Float value_ = floatValue(arguments.get("value"), "value");
                    return completed(instance.boxedFloats(value_));
                }
                case 11: {
                    // doubles
                    Map<?, ?> arguments = arguments(invocation);
                    double value_ = doubleValue(arguments.get("value"), "value");
                    return completed(instance.doubles(value_));
                }
                case 12: {
                    // boxed_doubles
                    Map<?, ?> arguments = arguments(invocation);
                    Double value_ = doubleValue(arguments.get("value"), "value");
                    return completed(instance.boxedDoubles(value_));
                }
                case 13: {
                    // big_decimals
                    Map<?, ?> arguments = arguments(invocation);
                    BigDecimal value_ = bigDecimalValue(arguments.get("value"), "value");
                    return completed(instance.bigDecimals(value_));
                }
                case 14: {
                    // numbers
                    Map<?, ?> arguments = arguments(invocation);
                    Number value_ = numberValue(arguments.get("value"), "value");
                    return completed(instance.numbers(value_));
                }
                case 15: {
                    // booleans
                    Map<?, ?> arguments = arguments(invocation);
                    boolean value_ = booleanValue(arguments.get("value"), "value");
                    return completed(instance.booleans(value_));
                }
                default: {
                    // boxed_booleans
                    Map<?, ?> arguments = arguments(invocation);
                    Boolean value_ = booleanValue(arguments.get("value"), "value");
                    return completed(instance.boxedBooleans(value_));
                }
            }
        }

        private static final int MOST_DIGITS = 100_000;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static byte byteValue(Object value, String path) {
            return (byte) whole(value, path, -128, 127, "an integer from -128 to 127");
        }

        static short shortValue(Object value, String path) {
            return (short) whole(value, path, -32768, 32767, "an integer from -32768 to 32767");
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static long longValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            if (value instanceof Long) {
                return (Long) value;
            }
            return whole(
                    value,
                    path,
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    "an integer from -9223372036854775808 to 9223372036854775807");
        }

        static float floatValue(Object value, String path) {
            float number = value instanceof Float
                    ? (Float) value
                    : decimal(value, path, "a number").floatValue();
            if (Float.isNaN(number) || Float.isInfinite(number)) {
                throw new Fault(path, "a number from -3.4028235E38 to 3.4028235E38", value);
            }
            return number;
        }

        static double doubleValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            double number = value instanceof Double
                    ? (Double) value
                    : decimal(value, path, "a number").doubleValue();
            if (Double.isNaN(number) || Double.isInfinite(number)) {
                throw new Fault(path, "a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
            }
            return number;
        }

        static boolean booleanValue(Object value, String path) {
            if (value instanceof Boolean) {
                return (Boolean) value;
            }
            if ("true".equals(value) || "false".equals(value)) {
                return "true".equals(value);
            }
            throw new Fault(path, "true or false", value);
        }

        static BigInteger bigIntegerValue(Object value, String path) {
            if (value instanceof BigInteger) {
                return (BigInteger) value;
            }
            BigInteger number = wholeNumber(decimal(value, path, "an integer"));
            if (number == null) {
                throw new Fault(path, "an integer of at most 100000 digits", value);
            }
            return number;
        }

        static BigDecimal bigDecimalValue(Object value, String path) {
            return decimal(value, path, "a number");
        }

        static Number numberValue(Object value, String path) {
            if (value instanceof Integer
                    || value instanceof Long
                    || value instanceof Short
                    || value instanceof Byte
                    || value instanceof BigInteger
                    || value instanceof BigDecimal) {
                return (Number) value;
            }
            if (value instanceof Double) {
                return doubleValue(value, path);
            }
            if (value instanceof Float) {
                return floatValue(value, path);
            }
            BigDecimal number = decimal(value, path, "a number");
            if (number.scale() != 0) {
                double nearest = doubleValue(number, path);
                if (new BigDecimal(Double.toString(nearest)).compareTo(number) == 0) {
                    return nearest;
                }
                return number;
            }
            BigInteger integer = number.unscaledValue();
            if (integer.bitLength() < Integer.SIZE) {
                return integer.intValue();
            }
            if (integer.bitLength() < Long.SIZE) {
                return integer.longValue();
            }
            return integer;
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            if (value instanceof BigDecimal) {
                return (BigDecimal) value;
            }
            if (value instanceof Number || value instanceof String) {
                String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                    try {
                        return new BigDecimal(text);
                    } catch (NumberFormatException beyond) {
                        throw new Fault(path, expected, value);
                    }
                }
            }
            throw new Fault(path, expected, value);
        }

        static long whole(Object value, String path, long least, long most, String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault(path, expected, value);
            }
            throw new Fault(path, expected, value);
        }

        static BigInteger wholeNumber(BigDecimal number) {
            if (number.signum() == 0) {
                return BigInteger.ZERO;
            }
            long digits = (long) number.precision() - number.scale();
            if (digits < 1 || digits > MOST_DIGITS) {
                return null;
            }
            try {
                return number.toBigIntegerExact();
            } catch (ArithmeticException fraction) {
                return null;
            }
        }

        static CompletableFuture<Object> completed(Object value) {
            return CompletableFuture.<Object>completedFuture(value);
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            return CompletableFuture.<Object>failedFuture(failure);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private String path;
            private final String expected;
            private final String came;
            Fault(String path, String expected, Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault(String path, String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault under(String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            String text(String start) {
                boolean isRoot = path.isEmpty();
                String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static String shown(Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof String) {
                        return new ObjectMapper().writeValueAsString(cut((String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "something that JSON cannot hold";
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return kept.replaceAll("\\p{Cs}", "?");
            }
        }
    }
}
