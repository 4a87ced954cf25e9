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
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.util.Collection;
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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "label", typed("string")), "x"),
                        "renamed", structure(object("one", typed("string"), "second", typed("string"))),
                        "valued", structure(object("text", typed("string"))),
                        "delegating", typed("string"),
                        "length", structure(object("length", typed("integer")), "length"),
                        "disabled", structure(object("other", typed("string")))),
                    "point", "renamed", "valued", "delegating", "length", "disabled"),
                new Handler(instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                Tools.Point point = readPoint(arguments.get("point"), "point");
                Tools.Renamed renamed = readRenamed(arguments.get("renamed"), "renamed");
                Tools.Valued valued = readValued(arguments.get("valued"), "valued");
                Tools.Delegating delegating = readDelegating(arguments.get("delegating"), "delegating");
                Tools.Length length = readLength(arguments.get("length"), "length");
                Tools.Disabled disabled = readDisabled(arguments.get("disabled"), "disabled");
                return completed(instance.show(point, renamed, valued, delegating, length, disabled));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Point readPoint(Object value, String path) {
            return (Tools.Point) mapped(value, path, mapper, Tools.Point.class, "an object (Tools.Point)");
        }

        Tools.Renamed readRenamed(Object value, String path) {
            return (Tools.Renamed) mapped(value, path, mapper, Tools.Renamed.class, "an object (Tools.Renamed)");
        }

        Tools.Valued readValued(Object value, String path) {
            return (Tools.Valued) mapped(value, path, mapper, Tools.Valued.class, "an object (Tools.Valued)");
        }

        Tools.Delegating readDelegating(Object value, String path) {
            return (Tools.Delegating) mapped(value, path, mapper, Tools.Delegating.class, "a Tools.Delegating");
        }

        Tools.Length readLength(Object value, String path) {
            return (Tools.Length) mapped(value, path, mapper, Tools.Length.class, "an object (Tools.Length)");
        }

        Tools.Disabled readDisabled(Object value, String path) {
            return (Tools.Disabled) mapped(value, path, mapper, Tools.Disabled.class, "an object (Tools.Disabled)");
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
            return given == null ? new LinkedHashMap<Object, Object>() : given;
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

        static String childPath(String path, String name) {
            StringBuilder out = new StringBuilder(path);
            if (isSimpleName(name)) {
                return path.isEmpty() ? name : out.append('.').append(name).toString();
            }
            quote(name, out.append('['), path.length() + SHOWN_NAME);
            return out.append(']').toString();
        }

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
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

        private static final int MOST_CONSTANTS = 100;

        static Object mapped(Object value, String path, ObjectMapper mapper, Class<?> type, String expected) {
            boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
            return readMapped(value, path, mapper, mapper.readerFor(type), exact, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, TypeReference<?> type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, JavaType type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        private static Object readMapped(
                Object value, String path, ObjectMapper mapper, ObjectReader plainReader, boolean exact, String expected) {
            if (value == null) {
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
            if (value == null) {
                return nodes.nullNode();
            }
            if (value instanceof String) {
                return nodes.textNode((String) value);
            }
            if (value instanceof Boolean) {
                return nodes.booleanNode((Boolean) value);
            }
            if (value instanceof Number) {
                return numberNode((Number) value, exact);
            }
            if (depth == MOST_NESTED) {
                throw new Fault("", "must be nested less than 1000 levels deep");
            }
            if (value instanceof Map) {
                ObjectNode result = nodes.objectNode();
                for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                    result.replace(String.valueOf(member.getKey()), treeAt(member.getValue(), exact, depth + 1));
                }
                return result;
            }
            if (value instanceof Collection) {
                ArrayNode result = nodes.arrayNode();
                for (Object element : (Collection<?>) value) {
                    result.add(treeAt(element, exact, depth + 1));
                }
                return result;
            }
            return nodes.pojoNode(value);
        }

        private static JsonNode numberNode(Number number, boolean exact) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (number instanceof Integer) {
                return nodes.numberNode(number.intValue());
            }
            if (exact && number instanceof Float) {
                return nodes.numberNode(number.floatValue());
            }
            BigInteger integer = null;
            if (!exact || !(number instanceof Double || number instanceof BigDecimal)) {
                integer = wholeNumber(decimal(number, "", "a number"));
            }
            if (integer == null) {
                return number instanceof Double
                        ? nodes.numberNode(number.doubleValue())
                        : nodes.numberNode(decimal(number, "", "a number"));
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
            Object shown = came == null || came.isNull() ? null : came;
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
                boolean isTold = !nested && expected.contains(" is one of ");
                String told = isTold ? expected : knownTypes(failure.getOriginalMessage(), nested ? "an object" : expected);
                return new Fault(where, told, shown);
            }
            if (failure instanceof MismatchedInputException) {
                Class<?> target = ((MismatchedInputException) failure).getTargetType();
                return new Fault(where, nested ? expectation(target, mapper) : expected, shown);
            }
            if (failure.getCause() instanceof InputCoercionException) {
                Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
                return new Fault(where, expectation(target, mapper), shown);
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
