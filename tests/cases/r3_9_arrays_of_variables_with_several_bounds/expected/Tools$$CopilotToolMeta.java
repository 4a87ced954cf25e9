import com.fasterxml.jackson.core.JsonProcessingException;
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
import java.lang.Byte;
import java.lang.Character;
import java.lang.Comparable;
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
import java.util.Optional;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        tools.add(array(new Handler(0, "array", instance, mapper)));
        tools.add(arrays(new Handler(1, "arrays", instance, mapper)));
        tools.add(varargs(new Handler(2, "varargs", instance, mapper)));
        tools.add(collections(new Handler(3, "collections", instance, mapper)));
        tools.add(mixed(new Handler(4, "mixed", instance, mapper)));
        tools.add(greatest(new Handler(5, "greatest", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // array
    private static ToolDefinition array(ToolHandler handler) {
        return new ToolDefinition(
                "array",
                "An array.",
                object(
                    "type", "object",
                    "properties", object("values", object("type", "array", "items", object("type", "number"))),
                    "required", list("values")),
                handler, null, null, null, null, null);
    }

    // arrays
    private static ToolDefinition arrays(ToolHandler handler) {
        return new ToolDefinition(
                "arrays",
                "An array of arrays.",
                object(
                    "type", "object",
                    "properties", object(
                        "values", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "number")))),
                    "required", list("values")),
                handler, null, null, null, null, null);
    }

    // varargs
    private static ToolDefinition varargs(ToolHandler handler) {
        return new ToolDefinition(
                "varargs",
                "Any number of them.",
                object(
                    "type", "object",
                    "properties", object("values", object("type", "array", "items", object("type", "number"))),
                    "required", list("values")),
                handler, null, null, null, null, null);
    }

    // collections
    private static ToolDefinition collections(ToolHandler handler) {
        return new ToolDefinition(
                "collections",
                "Collections.",
                object(
                    "type", "object",
                    "properties", object(
                        "list", object("type", "array", "items", object("type", "number")),
                        "map", object("type", "object", "additionalProperties", object("type", "number")),
                        "arrays", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "number"))),
                        "own", object("type", "array", "items", object("type", "number")),
                        "one", object("type", "number")),
                    "required", list("list", "map", "arrays", "own")),
                handler, null, null, null, null, null);
    }

    // mixed
    private static ToolDefinition mixed(ToolHandler handler) {
        return new ToolDefinition(
                "mixed",
                "Beside other parameters.",
                object(
                    "type", "object",
                    "properties", object(
                        "one", object(),
                        "number", object("type", "integer"),
                        "more", object("type", "array", "items", object())),
                    "required", list("one", "number", "more")),
                handler, null, null, null, null, null);
    }

    // greatest
    private static ToolDefinition greatest(ToolHandler handler) {
        return new ToolDefinition(
                "greatest",
                "The greatest.",
                object(
                    "type", "object",
                    "properties", object("values", object("type", "array", "items", object("type", "number"))),
                    "required", list("values")),
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
                        return array(invocation);
                    case 1:
                        return arrays(invocation);
                    case 2:
                        return varargs(invocation);
                    case 3:
                        return collections(invocation);
                    case 4:
                        return mixed(invocation);
                    default:
                        return greatest(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // array
        CompletableFuture<Object> array(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.array(inferred(values)));
        }

        // arrays
        CompletableFuture<Object> arrays(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[][] values = readArrayOfArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.arrays(inferred(values)));
        }

        // varargs
        CompletableFuture<Object> varargs(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.varargs(inferred(values)));
        }

        // collections
        CompletableFuture<Object> collections(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            List list = readListOfNumber(arguments.get("list"), "list");
            Map map = readMapOfStringNumber(arguments.get("map"), "map");
            List arrays = readListOfArrayOfNumber(arguments.get("arrays"), "arrays");
            List own = readListOfNumber(arguments.get("own"), "own");
            Optional one = (Optional) optional(arguments.get("one") == null ? null : numberValue(arguments.get("one"), "one"));
            return completed(instance.collections(list, map, arrays, own, one));
        }

        // mixed
        CompletableFuture<Object> mixed(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Object one = anyValue(arguments.get("one"), "one");
            int number = intValue(arguments.get("number"), "number");
            Object[] more = readArrayOfObject(arguments.get("more"), "more");
            return completed(Tools.mixed((Object & Comparable) one, number, inferred(more)));
        }

        // greatest
        CompletableFuture<Object> greatest(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(json(instance.greatest(inferred(values)), mapper));
        }

        Number[] readArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Number[] result = new Number[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = numberValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Number[][] readArrayOfArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Number[][] result = new Number[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfNumber(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(numberValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringNumber(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), numberValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readArrayOfNumber(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Object[] readArrayOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Object[] result = new Object[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = anyValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        private static final int MOST_DIGITS = 100_000;

        private static final int SHOWN_NAME = 100;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? Collections.<Object, Object>emptyMap() : given;
        }

        static Object anyValue(Object value, String path) {
            if (value == null) {
                throw new Fault(path, "given", null);
            }
            return value;
        }

        static Optional<?> optional(Object value) {
            return Optional.<Object>ofNullable(value);
        }

        static <T> T inferred(Object value) {
            return (T) value;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int)
                    whole(value, path, Integer.MIN_VALUE, Integer.MAX_VALUE, "an integer from -2147483648 to 2147483647");
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

        static String childPath(String path, String name) {
            StringBuilder out = new StringBuilder(path);
            if (isSimpleName(name)) {
                return path.isEmpty() ? name : out.append('.').append(name).toString();
            }
            quote(name, out.append('['), path.length() + SHOWN_NAME);
            return out.append(']').toString();
        }

        static String elementPath(String path, int index) {
            return new StringBuilder(path).append('[').append(index).append(']').toString();
        }

        private static boolean isSimpleName(String name) {
            for (int i = 0; i < name.length(); i++) {
                char letter = name.charAt(i);
                boolean simple = (letter >= 'a' && letter <= 'z')
                        || (letter >= 'A' && letter <= 'Z')
                        || (letter >= '0' && letter <= '9')
                        || letter == '_'
                        || letter == '-';
                if (!simple) {
                    return false;
                }
            }
            return !name.isEmpty() && name.length() <= SHOWN_NAME;
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

        static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
            return mapper.writeValueAsString(value);
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
