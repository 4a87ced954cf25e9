import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Character;
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
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
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
        tools.add(bounds(new Handler(0, "bounds", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // bounds
    private static ToolDefinition bounds(ToolHandler handler) {
        return new ToolDefinition(
                "bounds",
                "Bounds.",
                object(
                    "type", "object",
                    "properties", object(
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
                        "endless", object("type", "integer")),
                    "required", list("least", "most", "more", "tiny", "huge", "whole", "endless")),
                handler, null, null, null, null, null);
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
        Collections.<Object>addAll(result, values);
        return result;
    }

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                return bounds(invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // bounds
        CompletableFuture<Object> bounds(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            BigDecimal least = readBigDecimal(arguments.get("least"), "least");
            BigDecimal most = readBigDecimal2(arguments.get("most"), "most");
            BigDecimal more = readBigDecimal3(arguments.get("more"), "more");
            BigDecimal tiny = readBigDecimal4(arguments.get("tiny"), "tiny");
            BigDecimal huge = readBigDecimal5(arguments.get("huge"), "huge");
            BigInteger whole = readBigInteger(arguments.get("whole"), "whole");
            BigInteger endless = readBigInteger2(arguments.get("endless"), "endless");
            return completed(instance.bounds(least, most, more, tiny, huge, whole, endless));
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
            return given == null ? Collections.<Object, Object>emptyMap() : given;
        }

        static BigInteger bigIntegerValue(Object value, String path) {
            if (value instanceof BigInteger) {
                return (BigInteger) value;
            }
            BigInteger number = wholeNumber(decimal(value, path, "an integer"), MOST_DIGITS);
            if (number == null) {
                throw new Fault(path, "an integer of at most 100000 digits", value);
            }
            return number;
        }

        static BigDecimal bigDecimalValue(Object value, String path) {
            return decimal(value, path, "a number");
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            Object given = plain(value);
            try {
                if (given instanceof BigDecimal) {
                    return (BigDecimal) given;
                }
                if (given instanceof BigInteger) {
                    return new BigDecimal((BigInteger) given);
                }
                if (given instanceof Number || (given instanceof String && isJsonNumber((String) given))) {
                    return new BigDecimal(given.toString());
                }
            } catch (NumberFormatException otherwisePrinted) {
                if (given instanceof Number) {
                    return unprinted((Number) given, value, path, expected);
                }
            }
            throw new Fault(path, expected, value);
        }

        private static BigDecimal unprinted(Number number, Object value, String path, String expected) {
            double approximate = number.doubleValue();
            if (Double.isNaN(approximate) || Double.isInfinite(approximate)) {
                throw new Fault(path, expected, value);
            }
            long exact = number.longValue();
            return approximate == exact ? BigDecimal.valueOf(exact) : BigDecimal.valueOf(approximate);
        }

        static BigInteger wholeNumber(BigDecimal number, int mostDigits) {
            if (number.signum() == 0) {
                return BigInteger.ZERO;
            }
            long digits = (long) number.precision() - number.scale();
            if (digits < 1 || digits > mostDigits) {
                return null;
            }
            try {
                return number.toBigIntegerExact();
            } catch (ArithmeticException fraction) {
                return null;
            }
        }

        static boolean isJsonNumber(String digits) {
            int length = digits.length();
            if (length > MOST_DIGITS) {
                return false;
            }
            int start = digits.startsWith("-") ? 1 : 0;
            int end = digitsEnd(digits, start);
            if (end == start || (end > start + 1 && digits.charAt(start) == '0')) {
                return false;
            }
            if (end < length && digits.charAt(end) == '.') {
                start = end + 1;
                end = digitsEnd(digits, start);
                if (end == start) {
                    return false;
                }
            }
            if (end < length && (digits.charAt(end) == 'e' || digits.charAt(end) == 'E')) {
                start = end + 1;
                if (start < length && (digits.charAt(start) == '+' || digits.charAt(start) == '-')) {
                    start++;
                }
                end = digitsEnd(digits, start);
                if (end == start) {
                    return false;
                }
            }
            return end == length;
        }

        private static int digitsEnd(String digits, int start) {
            int end = start;
            while (end < digits.length() && digits.charAt(end) >= '0' && digits.charAt(end) <= '9') {
                end++;
            }
            return end;
        }

        static Object plain(Object value) {
            if (!(value instanceof JsonNode)) {
                return value;
            }
            JsonNode node = (JsonNode) value;
            if (node.isTextual()) {
                return node.textValue();
            }
            if (node.isNumber()) {
                return node.numberValue();
            }
            if (node.isBoolean()) {
                return node.booleanValue();
            }
            if (node.isArray()) {
                ArrayList<Object> result = new ArrayList<Object>(node.size());
                for (JsonNode element : node) {
                    result.add(element);
                }
                return result;
            }
            if (node.isObject()) {
                LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
                for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
                    String name = names.next();
                    result.put(name, node.get(name));
                }
                return result;
            }
            if (node instanceof BinaryNode) {
                return ((BinaryNode) node).binaryValue();
            }
            return node instanceof POJONode ? ((POJONode) node).getPojo() : null;
        }

        static void quote(String content, StringBuilder out, int limit) {
            out.append('"');
            for (int i = 0; i < content.length() && out.length() <= limit; i++) {
                char unit = content.charAt(i);
                if (unit == '"' || unit == '\\') {
                    out.append('\\').append(unit);
                } else if (unit == '\n') {
                    out.append("\\n");
                } else if (Character.isHighSurrogate(unit)
                        && i + 1 < content.length()
                        && Character.isLowSurrogate(content.charAt(i + 1))) {
                    out.append(unit).append(content.charAt(++i));
                } else if (unit < ' ' || Character.isSurrogate(unit)) {
                    String hex = Integer.toHexString(unit);
                    out.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    out.append(unit);
                }
            }
            out.append('"');
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
            CompletableFuture<Object> answer = new CompletableFuture<Object>();
            answer.complete(value);
            return answer;
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            CompletableFuture<Object> answer = new CompletableFuture<Object>();
            answer.completeExceptionally(failure);
            return answer;
        }

        static Object refusal(Fault fault, String tool) {
            String sentence = fault.text(tool);
            return ToolResultObject.failure(sentence, sentence);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            return completed(refusal(fault, tool));
        }

        private static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private static final int SHOWN = 100;
            private static final int SHOWN_PATH = 500;
            private static final int PRINTED_BITS = 4096;
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
            String text(String tool) {
                return "Tool ".concat(tool).concat(": ").concat(getMessage());
            }
            @Override
            public String getMessage() {
                StringBuilder out = new StringBuilder();
                if (path.isEmpty()) {
                    out.append("the arguments ");
                } else {
                    out.append("argument '");
                    cut(out.append(path), out.length() - path.length() + SHOWN_PATH);
                    out.append("' ");
                }
                out.append(expected);
                if (came != null) {
                    out.append(path.isEmpty() ? ", but were " : ", but was ").append(came);
                }
                return out.append('.').toString();
            }
            private static String shown(Object value) {
                Object shown = plain(value);
                if (shown == null) {
                    return "missing or null";
                }
                StringBuilder out = new StringBuilder();
                if (shown instanceof String) {
                    quote((String) shown, out, SHOWN + 1);
                    if (out.length() > SHOWN + 2) {
                        out.setLength(out.length() - 1);
                        cut(out, SHOWN + 1);
                        out.insert(out.length() - 3, '"');
                    }
                } else {
                    print(shown, out);
                    cut(out, SHOWN);
                }
                return out.toString();
            }
            private static void cut(StringBuilder out, int limit) {
                if (out.length() > limit) {
                    out.setLength(Character.isHighSurrogate(out.charAt(limit - 1)) ? limit - 1 : limit);
                    out.append("...");
                }
            }
            private static void print(Object value, StringBuilder out) {
                Object shown = plain(value);
                if (shown == null || shown instanceof Boolean) {
                    out.append(shown);
                } else if (shown instanceof String || shown instanceof Character) {
                    quote(shown.toString(), out, SHOWN);
                } else if (shown instanceof Number) {
                    out.append(digits((Number) shown));
                } else if (shown instanceof Map) {
                    printMembers((Map<?, ?>) shown, out);
                } else if (shown instanceof Collection) {
                    printElements((Collection<?>) shown, out);
                } else if (shown instanceof Object[]) {
                    printElements(Arrays.<Object>asList((Object[]) shown), out);
                } else {
                    out.append("a value of type ").append(shown.getClass().getSimpleName());
                }
            }
            private static void printMembers(Map<?, ?> shown, StringBuilder out) {
                String separator = "{";
                for (Map.Entry<?, ?> member : shown.entrySet()) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    quote(String.valueOf(member.getKey()), out, SHOWN);
                    print(member.getValue(), out.append(": "));
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "{}" : "}");
            }
            private static void printElements(Collection<?> shown, StringBuilder out) {
                String separator = "[";
                for (Object element : shown) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    print(element, out);
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "[]" : "]");
            }
            private static String digits(Number number) {
                BigInteger unscaled = BigInteger.ZERO;
                if (number instanceof BigInteger) {
                    unscaled = (BigInteger) number;
                } else if (number instanceof BigDecimal) {
                    unscaled = ((BigDecimal) number).unscaledValue();
                }
                return unscaled.bitLength() > PRINTED_BITS ? "a number of more than 1000 digits" : number.toString();
            }
        }
    }
}
