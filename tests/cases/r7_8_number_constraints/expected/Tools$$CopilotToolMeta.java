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
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // whole
        tools.add(new ToolDefinition(
                "whole",
                "Whole.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 1, "maximum", 10),
                        "b", object("type", "integer", "minimum", 1),
                        "c", object("type", "integer", "minimum", 0),
                        "d", object("type", "integer", "maximum", -1),
                        "e", object("type", "integer", "maximum", 0),
                        "f", object("type", "integer", "minimum", 2, "maximum", 3),
                        "g", object("type", "integer", "minimum", 3, "maximum", 4),
                        "h", object("type", "integer", "minimum", -5)),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                new Handler(0, "whole", instance), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Decimal.",
                structure(
                    object(
                        "a", object("type", "number", "exclusiveMinimum", 0),
                        "b", object("type", "number", "exclusiveMaximum", 0),
                        "c", object("type", "number", "minimum", 0.5, "exclusiveMaximum", 1.5),
                        "d", object("type", "number", "minimum", 1),
                        "e", object("type", "number", "minimum", 0, "maximum", 1)),
                    "a", "b", "c", "d", "e"),
                new Handler(1, "decimal", instance), null, null, null, null, null));
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
                        // whole
                        Map<?, ?> arguments = arguments(invocation);
                        int a = readInt(arguments.get("a"), "a");
                        int b = readInt2(arguments.get("b"), "b");
                        long c = readLong(arguments.get("c"), "c");
                        Integer d = readInteger(arguments.get("d"), "d");
                        short e = readShort(arguments.get("e"), "e");
                        int f = readInt3(arguments.get("f"), "f");
                        long g = readLong2(arguments.get("g"), "g");
                        BigInteger h = readBigInteger(arguments.get("h"), "h");
                        return completed(instance.whole(a, b, c, d, e, f, g, h));
                    }
                    default: {
                        // decimal
                        Map<?, ?> arguments = arguments(invocation);
                        double a = readDouble(arguments.get("a"), "a");
                        BigDecimal b = readBigDecimal(arguments.get("b"), "b");
                        double c = readDouble2(arguments.get("c"), "c");
                        float d = readFloat(arguments.get("d"), "d");
                        Double e = readDouble3(arguments.get("e"), "e");
                        return completed(instance.decimal(a, b, c, d, e));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            atMost(result, 10L, path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        long readLong(Object value, String path) {
            long result = longValue(value, path);
            atLeast(result, 0L, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atMost(result, -1L, path);
            return result;
        }

        short readShort(Object value, String path) {
            short result = shortValue(value, path);
            atMost(result, 0L, path);
            return result;
        }

        int readInt3(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 2L, path);
            atMost(result, 3L, path);
            return result;
        }

        long readLong2(Object value, String path) {
            long result = longValue(value, path);
            atLeast(result, 3L, path);
            atMost(result, 4L, path);
            return result;
        }

        BigInteger readBigInteger(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atLeast(new BigDecimal(result), new BigDecimal("-5"), path);
            return result;
        }

        double readDouble(Object value, String path) {
            double result = doubleValue(value, path);
            moreThan(decimal(result, path, "a number"), new BigDecimal("0"), path);
            return result;
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            lessThan(result, new BigDecimal("0"), path);
            return result;
        }

        double readDouble2(Object value, String path) {
            double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("0.5"), path);
            lessThan(decimal(result, path, "a number"), new BigDecimal("1.5"), path);
            return result;
        }

        float readFloat(Object value, String path) {
            float result = floatValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("1"), path);
            return result;
        }

        Double readDouble3(Object value, String path) {
            Double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("0"), path);
            atMost(decimal(result, path, "a number"), new BigDecimal("1"), path);
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

        static void atLeast(long value, long bound, String path) {
            if (value < bound) {
                throw new Fault(path, "at least ".concat(Long.toString(bound)), value);
            }
        }

        static void atLeast(double value, double bound, String path) {
            if (value < bound) {
                throw new Fault(path, "at least ".concat(decimalText(bound)), value);
            }
        }

        static void atLeast(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) < 0) {
                throw new Fault(path, "at least ".concat(bound.toString()), value);
            }
        }

        static void atLeast(BigInteger value, BigInteger bound, String path) {
            if (value.compareTo(bound) < 0) {
                throw new Fault(path, "at least ".concat(bound.toString()), value);
            }
        }

        static void atMost(long value, long bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(Long.toString(bound)), value);
            }
        }

        static void atMost(double value, double bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(decimalText(bound)), value);
            }
        }

        static void atMost(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void atMost(BigInteger value, BigInteger bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void moreThan(double value, double bound, String path) {
            if (value <= bound) {
                throw new Fault(path, "more than ".concat(decimalText(bound)), value);
            }
        }

        static void moreThan(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) <= 0) {
                throw new Fault(path, "more than ".concat(bound.toString()), value);
            }
        }

        static void lessThan(double value, double bound, String path) {
            if (value >= bound) {
                throw new Fault(path, "less than ".concat(decimalText(bound)), value);
            }
        }

        static void lessThan(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) >= 0) {
                throw new Fault(path, "less than ".concat(bound.toString()), value);
            }
        }

        private static String decimalText(double bound) {
            String digits = Double.toString(bound);
            return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
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
