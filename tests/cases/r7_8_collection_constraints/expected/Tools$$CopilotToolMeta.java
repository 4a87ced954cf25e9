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
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "Collections.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string"), "minItems", 1, "maxItems", 2),
                        "b", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "c", object("type", "object", "additionalProperties", typed("integer"), "maxProperties", 1),
                        "d", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "e", object("type", "object", "additionalProperties", typed("string"), "minProperties", 1)),
                    "a", "b", "c", "d", "e"),
                new Handler(0, "collections", instance), null, null, null, null, null));
        // elements
        tools.add(new ToolDefinition(
                "elements",
                "Elements.",
                structure(
                    object(
                        "a", object("type", "array", "items", object("type", "string", "maxLength", 3)),
                        "b", object("type", "object", "additionalProperties", object("type", "integer", "minimum", 0)),
                        "c", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "integer", "minimum", 1), "minItems", 1)),
                        "d", object("type", "string", "minLength", 2)),
                    "a", "b", "c"),
                new Handler(1, "elements", instance), null, null, null, null, null));
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
                        // collections
                        Map<?, ?> arguments = arguments(invocation);
                        List a = readListOfString(arguments.get("a"), "a");
                        Set b = readSetOfInteger(arguments.get("b"), "b");
                        Map c = readMapOfStringInteger(arguments.get("c"), "c");
                        int[] d = readArrayOfInt(arguments.get("d"), "d");
                        Map e = readMapOfStringString(arguments.get("e"), "e");
                        return completed(instance.collections(a, b, c, d, e));
                    }
                    default: {
                        // elements
                        Map<?, ?> arguments = arguments(invocation);
                        List a = readListOfString2(arguments.get("a"), "a");
                        Map b = readMapOfStringInteger2(arguments.get("b"), "b");
                        List c = readListOfListOfInteger(arguments.get("c"), "c");
                        Optional d = (Optional) optional(arguments.get("d") == null ? null : readString(arguments.get("d"), "d"));
                        return completed(instance.elements(a, b, c, d));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        List readListOfString(Object value, String path) {
            List result = readListOfString3(value, path);
            arrayLength(result.size(), value, 1, 2, path);
            return result;
        }

        Set readSetOfInteger(Object value, String path) {
            Set result = readSetOfInteger2(value, path);
            arrayLength(result.size(), value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringInteger(Object value, String path) {
            Map result = readMapOfStringInteger3(value, path);
            memberCount(result, 0, 1, path);
            return result;
        }

        int[] readArrayOfInt(Object value, String path) {
            int[] result = readArrayOfInt2(value, path);
            arrayLength(result.length, value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringString(Object value, String path) {
            Map result = readMapOfStringString2(value, path);
            memberCount(result, 1, 2147483647, path);
            return result;
        }

        ArrayList readListOfString2(Object value, String path) {
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

        LinkedHashMap readMapOfStringInteger2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readInteger(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readListOfInteger(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 2147483647, path);
            return result;
        }

        ArrayList readListOfString3(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashSet readSetOfInteger2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedHashSet result = new LinkedHashSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringInteger3(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        int[] readArrayOfInt2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringString2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atLeast(result, 0L, path);
            return result;
        }

        List readListOfInteger(Object value, String path) {
            List result = readListOfInteger2(value, path);
            arrayLength(result.size(), value, 1, 2147483647, path);
            return result;
        }

        ArrayList readListOfInteger2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readInteger2(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Integer readInteger2(Object value, String path) {
            Integer result = intValue(value, path);
            atLeast(result, 1L, path);
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
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static Optional<?> optional(Object value) {
            return Optional.<Object>ofNullable(value);
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static Collection<?> elements(Object value, String path) {
            if (value instanceof Collection) {
                return (Collection<?>) value;
            }
            throw new Fault(path, "an array", value);
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

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        static void arrayLength(int length, Object value, int least, int most, String path) {
            if (length < least || length > most) {
                throw new Fault(path, "an array of ".concat(span(least, most, "element")), value);
            }
        }

        static void memberCount(Map<?, ?> value, int least, int most, String path) {
            if (value.size() < least || value.size() > most) {
                throw new Fault(path, "an object of ".concat(span(least, most, "member")), value);
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
