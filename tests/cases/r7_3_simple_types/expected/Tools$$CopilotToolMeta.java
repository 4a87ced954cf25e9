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
import java.lang.CharSequence;
import java.lang.Character;
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
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "Strings.",
                structure(
                    object("a", typed("string"), "b", typed("string"), "c", typed("string"), "d", typed("string")),
                    "a", "b", "c", "d"),
                new Handler(0, "strings", instance), null, null, null, null, null));
        // integers
        tools.add(new ToolDefinition(
                "integers",
                "Integers.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("integer"),
                        "f", typed("integer"),
                        "g", typed("integer"),
                        "h", typed("integer"),
                        "i", typed("integer")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i"),
                new Handler(1, "integers", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Numbers.",
                structure(
                    object(
                        "a", typed("number"),
                        "b", typed("number"),
                        "c", typed("number"),
                        "d", typed("number"),
                        "e", typed("number"),
                        "f", typed("number")),
                    "a", "b", "c", "d", "e", "f"),
                new Handler(2, "numbers", instance), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "Booleans.",
                structure(object("a", typed("boolean"), "b", typed("boolean")), "a", "b"),
                new Handler(3, "booleans", instance), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "Optionals.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("number"),
                        "d", typed("boolean"),
                        "e", object("type", "array", "items", typed("string")))),
                new Handler(4, "optionals", instance), null, null, null, null, null));
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
                switch (tool) {
                    case 0: {
                        // strings
                        Map<?, ?> arguments = arguments(invocation);
                        String a = stringValue(arguments.get("a"), "a");
                        CharSequence b = stringValue(arguments.get("b"), "b");
                        char c = charValue(arguments.get("c"), "c");
                        Character d = charValue(arguments.get("d"), "d");
                        instance.strings(a, b, c, d);
                        return completed("Success");
                    }
                    case 1: {
                        // integers
                        Map<?, ?> arguments = arguments(invocation);
                        byte a = byteValue(arguments.get("a"), "a");
                        short b = shortValue(arguments.get("b"), "b");
                        int c = intValue(arguments.get("c"), "c");
                        long d = longValue(arguments.get("d"), "d");
                        Byte e = byteValue(arguments.get("e"), "e");
                        Short f = shortValue(arguments.get("f"), "f");
                        Integer g = intValue(arguments.get("g"), "g");
                        Long h = longValue(arguments.get("h"), "h");
                        BigInteger i = bigIntegerValue(arguments.get("i"), "i");
                        instance.integers(a, b, c, d, e, f, g, h, i);
                        return completed("Success");
                    }
                    case 2: {
                        // numbers
                        Map<?, ?> arguments = arguments(invocation);
                        float a = floatValue(arguments.get("a"), "a");
                        double b = doubleValue(arguments.get("b"), "b");
                        Float c = floatValue(arguments.get("c"), "c");
                        Double d = doubleValue(arguments.get("d"), "d");
                        BigDecimal e = bigDecimalValue(arguments.get("e"), "e");
                        Number f = numberValue(arguments.get("f"), "f");
                        instance.numbers(a, b, c, d, e, f);
                        return completed("Success");
                    }
                    case 3: {
                        // booleans
                        Map<?, ?> arguments = arguments(invocation);
                        boolean a = booleanValue(arguments.get("a"), "a");
                        Boolean b = booleanValue(arguments.get("b"), "b");
                        instance.booleans(a, b);
                        return completed("Success");
                    }
                    default: {
                        // optionals
                        Map<?, ?> arguments = arguments(invocation);
                        OptionalInt a = arguments.get("a") == null ? OptionalInt.empty() : OptionalInt.of(intValue(arguments.get("a"), "a"));
                        OptionalLong b = arguments.get("b") == null ? OptionalLong.empty() : OptionalLong.of(longValue(arguments.get("b"), "b"));
                        OptionalDouble c = arguments.get("c") == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(arguments.get("c"), "c"));
                        Optional d = (Optional) optional(arguments.get("d") == null ? null : booleanValue(arguments.get("d"), "d"));
                        Optional e = (Optional) optional(arguments.get("e") == null ? null : readListOfString(arguments.get("e"), "e"));
                        instance.optionals(a, b, c, d, e);
                        return completed("Success");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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

        static Optional<?> optional(Object value) {
            return Optional.<Object>ofNullable(value);
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

        static char charValue(Object value, String path) {
            if (value instanceof Character) {
                return (Character) value;
            }
            if (value instanceof String && ((String) value).length() == 1) {
                return ((String) value).charAt(0);
            }
            throw new Fault(path, "a single character", value);
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
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

        static Collection<?> elements(Object value, String path) {
            if (value instanceof Collection) {
                return (Collection<?>) value;
            }
            throw new Fault(path, "an array", value);
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

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
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
