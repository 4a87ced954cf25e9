import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Math;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
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
        tools.add(pay(new Handler(0, "pay", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // pay
    private static ToolDefinition pay(ToolHandler handler) {
        return new ToolDefinition(
                "pay",
                "Pays.",
                object(
                    "type", "object",
                    "properties", object(
                        "payment", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object(
                                        "kind", object("type", "string", "enum", list("by card")),
                                        "number", object("type", "string")),
                                    "required", list("kind", "number")),
                                object(
                                    "type", "object",
                                    "properties", object(
                                        "kind", object("type", "string", "enum", list("cash")),
                                        "amount", object("type", "integer")),
                                    "required", list("kind", "amount")))),
                        "tip", object("type", "integer")),
                    "required", list("payment", "tip")),
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
                return pay(invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // pay
        CompletableFuture<Object> pay(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Payment payment = readPayment(arguments.get("payment"), "payment");
            int tip = intValue(arguments.get("tip"), "tip");
            return completed(instance.pay(payment, tip));
        }

        Tools.Payment readPayment(Object value, String path) {
            return (Tools.Payment) mapped(value, path, mapper, Tools.Payment.class, "an object (Tools.Payment) whose \"kind\" is one of \"by card\", \"cash\"");
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

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int)
                    whole(value, path, Integer.MIN_VALUE, Integer.MAX_VALUE, "an integer from -2147483648 to 2147483647");
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

        static Fault rejected(String path) {
            return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
        }

        private static final int MOST_NESTED = 1000;

        private static final int MOST_INTEGER_DIGITS = 1000;

        private static final int MOST_CONSTANTS = 100;

        static Object mapped(Object value, String path, ObjectMapper mapper, Class<?> type, String expected) {
            boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
            return readMapped(value, path, mapper, mapper.readerFor(type), exact, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, TypeReference<?> type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        private static Object readMapped(
                Object value, String path, ObjectMapper mapper, ObjectReader plainReader, boolean exact, String expected) {
            if (plain(value) == null) {
                throw new Fault(path, expected, null);
            }
            JsonNode node;
            try {
                node = tree(value, exact);
            } catch (Fault fault) {
                throw fault.under(path);
            }
            Object result;
            try {
                ObjectReader reader = plainReader
                        .without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                        .with(
                                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
                result = reader.<Object>readValue(node);
            } catch (JsonMappingException failure) {
                throw mappingFault(failure, node, path, mapper, expected);
            } catch (JsonProcessingException unreadable) {
                throw new Fault(path, expected, value);
            } catch (IOException | RuntimeException | StackOverflowError thrown) {
                throw rejected(path);
            }
            if (result == null) {
                throw new Fault(path, expected, value);
            }
            return result;
        }

        static JsonNode tree(Object value, boolean exact) {
            return treeAt(value, exact, 0);
        }

        private static JsonNode treeAt(Object value, boolean exact, int depth) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            Object given = plain(value);
            if (given == null) {
                return nodes.nullNode();
            }
            if (given instanceof String) {
                return nodes.textNode((String) given);
            }
            if (given instanceof Boolean) {
                return nodes.booleanNode((Boolean) given);
            }
            if (given instanceof Number) {
                return numberNode((Number) given, exact);
            }
            if (depth == MOST_NESTED) {
                throw new Fault("", "must be nested less than 1000 levels deep");
            }
            if (given instanceof Map) {
                ObjectNode result = nodes.objectNode();
                for (Map.Entry<?, ?> member : ((Map<?, ?>) given).entrySet()) {
                    result.replace(String.valueOf(member.getKey()), treeAt(member.getValue(), exact, depth + 1));
                }
                return result;
            }
            if (given instanceof Object[]) {
                given = Arrays.<Object>asList((Object[]) given);
            }
            if (given instanceof Collection) {
                ArrayNode result = nodes.arrayNode();
                for (Object element : (Collection<?>) given) {
                    result.add(treeAt(element, exact, depth + 1));
                }
                return result;
            }
            if (given instanceof byte[]) {
                return nodes.binaryNode((byte[]) given);
            }
            return given instanceof Character ? nodes.textNode(given.toString()) : nodes.pojoNode(given);
        }

        private static JsonNode numberNode(Number number, boolean exact) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (number instanceof Integer || number instanceof Short || number instanceof Byte) {
                return nodes.numberNode(number.intValue());
            }
            if (number instanceof Long) {
                return nodes.numberNode(number.longValue());
            }
            if (number instanceof BigInteger) {
                return nodes.numberNode((BigInteger) number);
            }
            if (number instanceof Double && (exact || number.doubleValue() != Math.rint(number.doubleValue()))) {
                return nodes.numberNode(number.doubleValue());
            }
            if (number instanceof Float && exact) {
                return nodes.numberNode(number.floatValue());
            }
            BigDecimal exactly = decimal(number, "", "a number");
            BigInteger integer = exact && number instanceof BigDecimal ? null : wholeNumber(exactly, MOST_INTEGER_DIGITS);
            if (integer == null) {
                return nodes.numberNode(exactly);
            }
            if (integer.bitLength() < Integer.SIZE) {
                return nodes.numberNode(integer.intValue());
            }
            return integer.bitLength() < Long.SIZE ? nodes.numberNode(integer.longValue()) : nodes.numberNode(integer);
        }

        private static Fault mappingFault(
                JsonMappingException failure, JsonNode root, String path, ObjectMapper mapper, String expected) {
            String where = path;
            JsonNode came = root;
            for (JsonMappingException.Reference step : failure.getPath()) {
                String name = step.getFieldName();
                if (name != null) {
                    if (came != null
                            && came.size() == 1
                            && came.get(name) == null
                            && came.elements().next().has(name)) {
                        where = childPath(where, came.fieldNames().next());
                        came = came.elements().next();
                    }
                    where = childPath(where, name);
                    came = came == null ? null : came.get(name);
                } else if (step.getIndex() >= 0) {
                    where = elementPath(where, step.getIndex());
                    came = came == null ? null : came.get(step.getIndex());
                }
            }
            boolean nested = !where.equals(path);
            if (failure instanceof ValueInstantiationException) {
                return rejected(where);
            }
            if (failure instanceof InvalidDefinitionException) {
                JavaType type = ((InvalidDefinitionException) failure).getType();
                String name =
                        type == null ? "type" : "type ".concat(type.getRawClass().getSimpleName());
                return new Fault(where, "could not be read: the tool's mapper cannot read its ".concat(name));
            }
            if (failure instanceof PropertyBindingException) {
                return new Fault(where, "must be left out: there is no such property");
            }
            if (failure instanceof InvalidTypeIdException) {
                return new Fault(where, knownTypes(failure.getOriginalMessage(), nested ? "an object" : expected), came);
            }
            if (failure instanceof MismatchedInputException) {
                Class<?> target = ((MismatchedInputException) failure).getTargetType();
                return new Fault(where, nested ? expectation(target, mapper) : expected, came);
            }
            if (failure.getCause() instanceof InputCoercionException) {
                Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
                return new Fault(where, expectation(target, mapper), came);
            }
            return rejected(where);
        }

        private static String knownTypes(String message, String expected) {
            String beginning = "known type ids = [";
            int start = message == null ? -1 : message.indexOf(beginning);
            int end = start < 0 ? -1 : message.indexOf(']', start);
            if (end < 0) {
                return expected;
            }
            String names = message.substring(start + beginning.length(), end);
            return "an object whose type is one of ".concat(names);
        }

        private static String expectation(Class<?> target, ObjectMapper mapper) {
            if (target == null) {
                return "a valid value";
            }
            if (target == byte.class || target == Byte.class) {
                return "an integer from -128 to 127";
            }
            if (target == short.class || target == Short.class) {
                return "an integer from -32768 to 32767";
            }
            if (target == int.class || target == Integer.class) {
                return "an integer from -2147483648 to 2147483647";
            }
            if (target == long.class || target == Long.class) {
                return "an integer from -9223372036854775808 to 9223372036854775807";
            }
            if (target == BigInteger.class) {
                return "an integer";
            }
            if (target == double.class || target == float.class || Number.class.isAssignableFrom(target)) {
                return "a number";
            }
            if (target == boolean.class || target == Boolean.class) {
                return "true or false";
            }
            if (target == String.class) {
                return "a string";
            }
            if (target == byte[].class) {
                return "base64 text";
            }
            if (target.isEnum()) {
                return constants(target, mapper);
            }
            if (target.isArray() || Collection.class.isAssignableFrom(target)) {
                return "an array";
            }
            return Map.class.isAssignableFrom(target) ? "an object" : "a valid ".concat(target.getSimpleName());
        }

        private static String constants(Class<?> type, ObjectMapper mapper) {
            StringBuilder out = new StringBuilder();
            try {
                Object[] all = type.getEnumConstants();
                for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
                    out.append(i == 0 ? "one of " : ", ");
                    out.append(mapper.<JsonNode>valueToTree(all[i]).asText());
                }
            } catch (RuntimeException unwritable) {
                return "a valid ".concat(type.getSimpleName());
            }
            return out.toString();
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
