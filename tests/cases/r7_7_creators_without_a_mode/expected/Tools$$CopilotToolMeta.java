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
import java.lang.Exception;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // delegating
        tools.add(new ToolDefinition(
                "delegating",
                "Takes what their values are.",
                structure(
                    object(
                        "code", typed("string"),
                        "ofField", typed("integer"),
                        "shown", typed("integer"),
                        "names", object("type", "array", "items", typed("string")),
                        "inherited", typed("string")),
                    "code", "ofField", "shown", "names", "inherited"),
                new Handler(0, "delegating", instance, mapper), null, null, null, null, null));
        // not_components
        tools.add(new ToolDefinition(
                "not_components",
                "Takes what is left where the components are not read.",
                structure(
                    object("ignored", typed("integer"), "disabled", typed("integer"), "factory", typed("string")),
                    "ignored", "disabled", "factory"),
                new Handler(1, "not_components", instance, mapper), null, null, null, null, null));
        // properties
        tools.add(new ToolDefinition(
                "properties",
                "Takes properties.",
                structure(
                    object(
                        "plain", structure(object("code", typed("string")), "code"),
                        "named", structure(object("x", typed("string")), "x"),
                        "without", structure(object("code", typed("string")), "code"),
                        "pair", structure(object("one", typed("string"), "second", typed("string")), "one", "second"),
                        "explicit", structure(object("code", typed("string")), "code")),
                    "plain", "named", "without", "pair", "explicit"),
                new Handler(2, "properties", instance, mapper), null, null, null, null, null));
        // others
        tools.add(new ToolDefinition(
                "others",
                "Takes what classes and enums say.",
                structure(
                    object(
                        "unnamed", typed("string"),
                        "both", structure(object("text", typed("string"))),
                        "level", object("type", "string", "enum", list("LOW", "HIGH"))),
                    "unnamed", "both", "level"),
                new Handler(3, "others", instance, mapper), null, null, null, null, null));
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
                    case 0: {
                        // delegating
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Code code = readCode(arguments.get("code"), "code");
                        Tools.OfField ofField = readOfField(arguments.get("ofField"), "ofField");
                        Tools.Shown shown = readShown(arguments.get("shown"), "shown");
                        Tools.Names names = readNames(arguments.get("names"), "names");
                        Tools.Inherited inherited = readInherited(arguments.get("inherited"), "inherited");
                        return completed(instance.delegating(code, ofField, shown, names, inherited));
                    }
                    case 1: {
                        // not_components
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Ignored ignored = readIgnored(arguments.get("ignored"), "ignored");
                        Tools.Disabled disabled = readDisabled(arguments.get("disabled"), "disabled");
                        Tools.DisabledFactory factory = readDisabledFactory(arguments.get("factory"), "factory");
                        return completed(instance.notComponents(ignored, disabled, factory));
                    }
                    case 2: {
                        // properties
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Plain plain = readPlain(arguments.get("plain"), "plain");
                        Tools.NamedValue named = readNamedValue(arguments.get("named"), "named");
                        Tools.NamedWithout without = readNamedWithout(arguments.get("without"), "without");
                        Tools.Pair pair = readPair(arguments.get("pair"), "pair");
                        Tools.Explicit explicit = readExplicit(arguments.get("explicit"), "explicit");
                        return completed(instance.properties(plain, named, without, pair, explicit));
                    }
                    default: {
                        // others
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Unnamed unnamed = readUnnamed(arguments.get("unnamed"), "unnamed");
                        Tools.Both both = readBoth(arguments.get("both"), "both");
                        Tools.Level level = readLevel(arguments.get("level"), "level");
                        return completed(instance.others(unnamed, both, level));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Code readCode(Object value, String path) {
            return (Tools.Code) mapped(value, path, mapper, Tools.Code.class, "a Tools.Code");
        }

        Tools.OfField readOfField(Object value, String path) {
            return (Tools.OfField) mapped(value, path, mapper, Tools.OfField.class, "a Tools.OfField");
        }

        Tools.Shown readShown(Object value, String path) {
            return (Tools.Shown) mapped(value, path, mapper, Tools.Shown.class, "a Tools.Shown");
        }

        Tools.Names readNames(Object value, String path) {
            return (Tools.Names) mapped(value, path, mapper, Tools.Names.class, "a Tools.Names");
        }

        Tools.Inherited readInherited(Object value, String path) {
            return (Tools.Inherited) mapped(value, path, mapper, Tools.Inherited.class, "a Tools.Inherited");
        }

        Tools.Ignored readIgnored(Object value, String path) {
            return (Tools.Ignored) mapped(value, path, mapper, Tools.Ignored.class, "a Tools.Ignored");
        }

        Tools.Disabled readDisabled(Object value, String path) {
            return (Tools.Disabled) mapped(value, path, mapper, Tools.Disabled.class, "a Tools.Disabled");
        }

        Tools.DisabledFactory readDisabledFactory(Object value, String path) {
            return (Tools.DisabledFactory) mapped(value, path, mapper, Tools.DisabledFactory.class, "a Tools.DisabledFactory");
        }

        Tools.Plain readPlain(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Plain(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.NamedValue readNamedValue(Object value, String path) {
            return (Tools.NamedValue) mapped(value, path, mapper, Tools.NamedValue.class, "an object (Tools.NamedValue)");
        }

        Tools.NamedWithout readNamedWithout(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.NamedWithout(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Pair readPair(Object value, String path) {
            return (Tools.Pair) mapped(value, path, mapper, Tools.Pair.class, "an object (Tools.Pair)");
        }

        Tools.Explicit readExplicit(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Explicit(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Unnamed readUnnamed(Object value, String path) {
            return (Tools.Unnamed) mapped(value, path, mapper, Tools.Unnamed.class, "a Tools.Unnamed");
        }

        Tools.Both readBoth(Object value, String path) {
            return (Tools.Both) mapped(value, path, mapper, Tools.Both.class, "an object (Tools.Both)");
        }

        Tools.Level readLevel(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Tools.Level.LOW;
                    case "HIGH":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"LOW\", \"HIGH\"", value);
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

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static Map<?, ?> members(Object value, String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            throw new Fault(path, "an object", value);
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
