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
import java.lang.CharSequence;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.StringBuilder;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 3),
                        "b", object("type", "number", "maximum", 7.5),
                        "c", object("type", "string", "minLength", 2, "maxLength", 9),
                        "d", object("type", "number", "exclusiveMinimum", 1),
                        "e", object("type", "number", "minimum", 1)),
                    "a", "b", "c", "d", "e"),
                new Handler(instance), null, null, null, null, null));
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
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // take
                Map<?, ?> arguments = arguments(invocation);
                int a = readInt(arguments.get("a"), "a");
                double b = readDouble(arguments.get("b"), "b");
                String c = readString(arguments.get("c"), "c");
                double d = readDouble2(arguments.get("d"), "d");
                double e = readDouble3(arguments.get("e"), "e");
                return completed(instance.take(a, b, c, d, e));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 3L, path);
            return result;
        }

        double readDouble(Object value, String path) {
            double result = doubleValue(value, path);
            atMost(decimal(result, path, "a number"), new BigDecimal("7.5"), path);
            return result;
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 9, path);
            return result;
        }

        double readDouble2(Object value, String path) {
            double result = doubleValue(value, path);
            moreThan(decimal(result, path, "a number"), new BigDecimal("1"), path);
            return result;
        }

        double readDouble3(Object value, String path) {
            double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("1"), path);
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

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
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

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
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

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        private static String span(int least, int most, String unit) {
            StringBuilder out = new StringBuilder();
            if (least == most) {
                out.append("exactly ").append(least);
            } else if (most == Integer.MAX_VALUE) {
                out.append("at least ").append(least);
            } else if (least <= 0) {
                out.append("at most ").append(most);
            } else {
                out.append(least).append(" to ").append(most);
            }
            boolean one = most == 1 || (least == 1 && most == Integer.MAX_VALUE);
            return out.append(' ').append(unit).append(one ? "" : "s").toString();
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
