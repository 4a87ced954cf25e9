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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // bounds
        tools.add(new ToolDefinition(
                "bounds",
                "Bounds.",
                structure(
                    object(
                        "least", object("type", "number", "minimum", 0.1),
                        "most", object("type", "number", "maximum", 0.10000000000000002),
                        "more", object("type", "number", "exclusiveMinimum", -0.30000000000000004),
                        "tiny", object("type", "number", "maximum", 5e-324),
                        "huge", object(
                            "type", "number",
                            "maximum", new BigInteger("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")),
                        "whole", object(
                            "type", "integer",
                            "maximum", new BigInteger("123456789012345678901234567890")),
                        "endless", typed("integer")),
                    "least", "most", "more", "tiny", "huge", "whole", "endless"),
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
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // bounds
                Map<?, ?> arguments = arguments(invocation);
                BigDecimal least = readBigDecimal(arguments.get("least"), "least");
                BigDecimal most = readBigDecimal2(arguments.get("most"), "most");
                BigDecimal more = readBigDecimal3(arguments.get("more"), "more");
                BigDecimal tiny = readBigDecimal4(arguments.get("tiny"), "tiny");
                BigDecimal huge = readBigDecimal5(arguments.get("huge"), "huge");
                BigInteger whole = readBigInteger(arguments.get("whole"), "whole");
                BigInteger endless = readBigInteger2(arguments.get("endless"), "endless");
                return completed(instance.bounds(least, most, more, tiny, huge, whole, endless));
            } catch (Fault fault) {
                return refused(fault, "bounds");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atLeast(result, new BigDecimal("0.10000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal2(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("0.10000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal3(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            moreThan(result, new BigDecimal("-0.30000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal4(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("1e-400"), path);
            return result;
        }

        BigDecimal readBigDecimal5(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"), path);
            return result;
        }

        BigInteger readBigInteger(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atMost(new BigDecimal(result), new BigDecimal("123456789012345678901234567890"), path);
            return result;
        }

        BigInteger readBigInteger2(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atMost(new BigDecimal(result), new BigDecimal("1e2000"), path);
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
