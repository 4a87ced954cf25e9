import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Character;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

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
    public java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<com.github.copilot.rpc.ToolDefinition> tools = new ArrayList<com.github.copilot.rpc.ToolDefinition>(1);
        tools.add(take(new Handler_(0, "take", instance, mapper)));
        return tools;
    }

    static java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // take
    private static com.github.copilot.rpc.ToolDefinition take(com.github.copilot.rpc.ToolHandler handler) {
        return new com.github.copilot.rpc.ToolDefinition(
                "take",
                "Takes.",
                object(
                    "type", "object",
                    "properties", object(
                        "handler", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "fault", object("type", "string", "enum", list("BIG")),
                        "list", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "string", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "object", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "definition", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "toolHandler", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "throwable", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "future", object(
                            "type", "object",
                            "properties", object("n", object("type", "integer")),
                            "required", list("n")),
                        "any", object()),
                    "required", list(
                        "handler", "fault", "list", "string", "object", "definition", "toolHandler", "throwable",
                        "future", "any")),
                handler, null, null, null, null, null);
    }

    static LinkedHashMap<java.lang.String, java.lang.Object> object(java.lang.Object... keysAndValues) {
        LinkedHashMap<java.lang.String, java.lang.Object> result = new LinkedHashMap<java.lang.String, java.lang.Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((java.lang.String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<java.lang.Object> list(java.lang.Object... values) {
        ArrayList<java.lang.Object> result = new ArrayList<java.lang.Object>(values.length);
        Collections.<java.lang.Object>addAll(result, values);
        return result;
    }

    private static final class Handler_ implements com.github.copilot.rpc.ToolHandler {
        private final int tool;
        private final java.lang.String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler_(int tool, java.lang.String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public java.util.concurrent.CompletableFuture<java.lang.Object> invoke(ToolInvocation invocation) {
            try {
                return take(invocation);
            } catch (Fault_ fault) {
                return refused(fault, name);
            } catch (java.lang.Throwable failure) {
                return failed(failure);
            }
        }

        // take
        java.util.concurrent.CompletableFuture<java.lang.Object> take(ToolInvocation invocation) throws java.lang.Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Handler handler_ = readHandler(arguments.get("handler"), "handler");
            Fault fault_ = readFault(arguments.get("fault"), "fault");
            List list = readList(arguments.get("list"), "list");
            String string = readString(arguments.get("string"), "string");
            Object object = readObject(arguments.get("object"), "object");
            ToolDefinition definition = readToolDefinition(arguments.get("definition"), "definition");
            ToolHandler toolHandler = readToolHandler(arguments.get("toolHandler"), "toolHandler");
            Throwable throwable = readThrowable(arguments.get("throwable"), "throwable");
            CompletableFuture future = readCompletableFuture(arguments.get("future"), "future");
            java.lang.Object any = anyValue(arguments.get("any"), "any");
            return completed(instance.take(handler_, fault_, list, string, object, definition, toolHandler, throwable, future, any));
        }

        Handler readHandler(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Handler(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Fault readFault(java.lang.Object value, java.lang.String path) {
            if (value instanceof java.lang.String) {
                switch ((java.lang.String) value) {
                    case "BIG":
                        return Fault.BIG;
                    default:
                        break;
                }
            }
            throw new Fault_(path, "one of \"BIG\"", value);
        }

        List readList(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new List(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        String readString(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new String(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Object readObject(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Object(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ToolDefinition readToolDefinition(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new ToolDefinition(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ToolHandler readToolHandler(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new ToolHandler(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Throwable readThrowable(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Throwable(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        CompletableFuture readCompletableFuture(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new CompletableFuture(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        private static final int MOST_DIGITS = 100_000;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault_("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? Collections.<java.lang.Object, java.lang.Object>emptyMap() : given;
        }

        static java.lang.Object anyValue(java.lang.Object value, java.lang.String path) {
            if (value == null) {
                throw new Fault_(path, "given", null);
            }
            return value;
        }

        static int intValue(java.lang.Object value, java.lang.String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int)
                    whole(value, path, Integer.MIN_VALUE, Integer.MAX_VALUE, "an integer from -2147483648 to 2147483647");
        }

        static Map<?, ?> members(java.lang.Object value, java.lang.String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            java.lang.Object given = plain(value);
            if (given instanceof Map) {
                return (Map<?, ?>) given;
            }
            throw new Fault_(path, "an object", value);
        }

        static BigDecimal decimal(java.lang.Object value, java.lang.String path, java.lang.String expected) {
            java.lang.Object given = plain(value);
            try {
                if (given instanceof BigDecimal) {
                    return (BigDecimal) given;
                }
                if (given instanceof BigInteger) {
                    return new BigDecimal((BigInteger) given);
                }
                if (given instanceof Number || (given instanceof java.lang.String && isJsonNumber((java.lang.String) given))) {
                    return new BigDecimal(given.toString());
                }
            } catch (NumberFormatException otherwisePrinted) {
                if (given instanceof Number) {
                    return unprinted((Number) given, value, path, expected);
                }
            }
            throw new Fault_(path, expected, value);
        }

        private static BigDecimal unprinted(Number number, java.lang.Object value, java.lang.String path, java.lang.String expected) {
            double approximate = number.doubleValue();
            if (Double.isNaN(approximate) || Double.isInfinite(approximate)) {
                throw new Fault_(path, expected, value);
            }
            long exact = number.longValue();
            return approximate == exact ? BigDecimal.valueOf(exact) : BigDecimal.valueOf(approximate);
        }

        static long whole(java.lang.Object value, java.lang.String path, long least, long most, java.lang.String expected) {
            BigInteger number = wholeNumber(decimal(value, path, expected), 19);
            if (number == null || number.bitLength() >= Long.SIZE) {
                throw new Fault_(path, expected, value);
            }
            long result = number.longValue();
            if (result < least || result > most) {
                throw new Fault_(path, expected, value);
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

        static boolean isJsonNumber(java.lang.String digits) {
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

        private static int digitsEnd(java.lang.String digits, int start) {
            int end = start;
            while (end < digits.length() && digits.charAt(end) >= '0' && digits.charAt(end) <= '9') {
                end++;
            }
            return end;
        }

        static java.lang.Object plain(java.lang.Object value) {
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
                ArrayList<java.lang.Object> result = new ArrayList<java.lang.Object>(node.size());
                for (JsonNode element : node) {
                    result.add(element);
                }
                return result;
            }
            if (node.isObject()) {
                LinkedHashMap<java.lang.String, java.lang.Object> result = new LinkedHashMap<java.lang.String, java.lang.Object>();
                for (Iterator<java.lang.String> names = node.fieldNames(); names.hasNext(); ) {
                    java.lang.String name = names.next();
                    result.put(name, node.get(name));
                }
                return result;
            }
            if (node instanceof BinaryNode) {
                return ((BinaryNode) node).binaryValue();
            }
            return node instanceof POJONode ? ((POJONode) node).getPojo() : null;
        }

        static void quote(java.lang.String content, StringBuilder out, int limit) {
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
                    java.lang.String hex = Integer.toHexString(unit);
                    out.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    out.append(unit);
                }
            }
            out.append('"');
        }

        static Fault_ rejected(java.lang.String path) {
            return new Fault_(path, "could not be accepted: the tool's own checks refused what was given");
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> completed(java.lang.Object value) {
            java.util.concurrent.CompletableFuture<java.lang.Object> answer = new java.util.concurrent.CompletableFuture<java.lang.Object>();
            answer.complete(value);
            return answer;
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> failed(java.lang.Throwable failure) {
            java.util.concurrent.CompletableFuture<java.lang.Object> answer = new java.util.concurrent.CompletableFuture<java.lang.Object>();
            answer.completeExceptionally(failure);
            return answer;
        }

        static java.lang.Object refusal(Fault_ fault, java.lang.String tool) {
            java.lang.String sentence = fault.text(tool);
            return ToolResultObject.failure(sentence, sentence);
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> refused(Fault_ fault, java.lang.String tool) {
            return completed(refusal(fault, tool));
        }

        private static final class Fault_ extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private static final int SHOWN = 100;
            private static final int SHOWN_PATH = 500;
            private static final int PRINTED_BITS = 4096;
            private java.lang.String path;
            private final java.lang.String expected;
            private final java.lang.String came;
            Fault_(java.lang.String path, java.lang.String expected, java.lang.Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault_(java.lang.String path, java.lang.String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault_ under(java.lang.String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            java.lang.String text(java.lang.String tool) {
                return "Tool ".concat(tool).concat(": ").concat(getMessage());
            }
            @Override
            public java.lang.String getMessage() {
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
            private static java.lang.String shown(java.lang.Object value) {
                java.lang.Object shown = plain(value);
                if (shown == null) {
                    return "missing or null";
                }
                StringBuilder out = new StringBuilder();
                if (shown instanceof java.lang.String) {
                    quote((java.lang.String) shown, out, SHOWN + 1);
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
            private static void print(java.lang.Object value, StringBuilder out) {
                java.lang.Object shown = plain(value);
                if (shown == null || shown instanceof Boolean) {
                    out.append(shown);
                } else if (shown instanceof java.lang.String || shown instanceof Character) {
                    quote(shown.toString(), out, SHOWN);
                } else if (shown instanceof Number) {
                    out.append(digits((Number) shown));
                } else if (shown instanceof Map) {
                    printMembers((Map<?, ?>) shown, out);
                } else if (shown instanceof Collection) {
                    printElements((Collection<?>) shown, out);
                } else if (shown instanceof java.lang.Object[]) {
                    printElements(Arrays.<java.lang.Object>asList((java.lang.Object[]) shown), out);
                } else {
                    out.append("a value of type ").append(shown.getClass().getSimpleName());
                }
            }
            private static void printMembers(Map<?, ?> shown, StringBuilder out) {
                java.lang.String separator = "{";
                for (Map.Entry<?, ?> member : shown.entrySet()) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    quote(java.lang.String.valueOf(member.getKey()), out, SHOWN);
                    print(member.getValue(), out.append(": "));
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "{}" : "}");
            }
            private static void printElements(Collection<?> shown, StringBuilder out) {
                java.lang.String separator = "[";
                for (java.lang.Object element : shown) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    print(element, out);
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "[]" : "]");
            }
            private static java.lang.String digits(Number number) {
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
