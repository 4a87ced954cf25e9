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
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Double;
import java.lang.Exception;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
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
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
        tools.add(codes(new Handler(0, "codes", instance, mapper)));
        tools.add(numbers(new Handler(1, "numbers", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // codes
    private static ToolDefinition codes(ToolHandler handler) {
        return new ToolDefinition(
                "codes",
                "Takes codes.",
                object(
                    "type", "object",
                    "properties", object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$"),
                        "b", object("type", "string"),
                        "c", object(
                            "type", "array",
                            "items", object("type", "string", "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                        "d", object(
                            "type", "object",
                            "properties", object(
                                "code", object(
                                    "type", "string",
                                    "minLength", 2,
                                    "maxLength", 8,
                                    "pattern", "^(?:[A-Z]+)$")),
                            "required", list("code"))),
                    "required", list("a", "b", "c", "d")),
                handler, null, null, null, null, null);
    }

    // numbers
    private static ToolDefinition numbers(ToolHandler handler) {
        return new ToolDefinition(
                "numbers",
                "Takes numbers.",
                object(
                    "type", "object",
                    "properties", object(
                        "a", object("type", "integer", "minimum", 10, "maximum", 20),
                        "b", object("type", "integer", "minimum", 5, "maximum", 6)),
                    "required", list("a", "b")),
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
                switch (tool) {
                    case 0:
                        return codes(invocation);
                    default:
                        return numbers(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // codes
        CompletableFuture<Object> codes(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            String a = readString(arguments.get("a"), "a");
            String b = stringValue(arguments.get("b"), "b");
            List c = readListOfString(arguments.get("c"), "c");
            Tools.Item d = readItem(arguments.get("d"), "d");
            return completed(instance.codes(a, b, c, d));
        }

        // numbers
        CompletableFuture<Object> numbers(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int a = readInt(arguments.get("a"), "a");
            int b = readInt2(arguments.get("b"), "b");
            return completed(instance.numbers(a, b));
        }

        private static final Pattern PATTERN = compiled("[A-Z]+", 0);

        private static final Pattern PATTERN2 = compiled("[A-Z]+", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 8, path);
            notBlank(result, path);
            matches(result, PATTERN, path);
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readString2(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(readString(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 10L, path);
            atMost(result, 20L, path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 5L, path);
            atMost(result, 6L, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 8, path);
            matches(result, PATTERN2, path);
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

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int)
                    whole(value, path, Integer.MIN_VALUE, Integer.MAX_VALUE, "an integer from -2147483648 to 2147483647");
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            Object given = plain(value);
            if (given instanceof String) {
                return (String) given;
            }
            throw new Fault(path, "a string", value);
        }

        static Collection<?> elements(Object value, String path) {
            if (value instanceof Collection) {
                return (Collection<?>) value;
            }
            Object given = plain(value);
            if (given instanceof Collection) {
                return (Collection<?>) given;
            }
            if (given instanceof Object[]) {
                return Arrays.<Object>asList((Object[]) given);
            }
            throw new Fault(path, "an array", value);
        }

        static Map<?, ?> members(Object value, String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            Object given = plain(value);
            if (given instanceof Map) {
                return (Map<?, ?>) given;
            }
            throw new Fault(path, "an object", value);
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

        static long whole(Object value, String path, long least, long most, String expected) {
            BigInteger number = wholeNumber(decimal(value, path, expected), 19);
            if (number == null || number.bitLength() >= Long.SIZE) {
                throw new Fault(path, expected, value);
            }
            long result = number.longValue();
            if (result < least || result > most) {
                throw new Fault(path, expected, value);
            }
            return result;
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

        static String elementPath(String path, int index) {
            return new StringBuilder(path).append('[').append(index).append(']').toString();
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

        static Fault rejected(String path) {
            return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
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

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        static void notBlank(CharSequence value, String path) {
            if (value.toString().isBlank()) {
                throw new Fault(path, "a string that is not blank", value.toString());
            }
        }

        static Pattern compiled(String expression, int flags) {
            try {
                return Pattern.compile(expression, flags);
            } catch (PatternSyntaxException | StackOverflowError broken) {
                return null;
            }
        }

        static void matches(CharSequence value, Pattern pattern, String path) {
            if (pattern == null) {
                throw new IllegalStateException(
                        "The @Pattern of '".concat(path).concat("' is no regular expression that java.util.regex compiles."));
            }
            boolean matching;
            try {
                matching = pattern.matcher(value).matches();
            } catch (StackOverflowError tooDeep) {
                matching = false;
            }
            if (!matching) {
                throw new Fault(path, "a string that matches ".concat(pattern.pattern()), value.toString());
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
