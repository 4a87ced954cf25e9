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
import java.lang.Character;
import java.lang.Integer;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

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
        // collect
        tools.add(new ToolDefinition(
                "collect",
                "Collects.",
                structure(
                    object(
                        "words", object("type", "array", "items", typed("string")),
                        "table", object("type", "object", "additionalProperties", typed("integer")),
                        "vector", object("type", "array", "items", typed("integer")),
                        "stack", object("type", "array", "items", typed("integer")),
                        "priority", object("type", "array", "items", typed("integer")),
                        "navigable", object("type", "array", "items", typed("string")),
                        "copying", object("type", "array", "items", typed("string")),
                        "concurrent", object("type", "object", "additionalProperties", typed("integer")),
                        "sorted", object("type", "object", "additionalProperties", typed("integer")),
                        "colours", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN")))),
                    "words", "table", "vector", "stack", "priority", "navigable", "copying", "concurrent", "sorted", "colours"),
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
                // collect
                Map<?, ?> arguments = arguments(invocation);
                Tools.Words words = readWords(arguments.get("words"), "words");
                Tools.Table table = readTable(arguments.get("table"), "table");
                Vector vector = readVectorOfInteger(arguments.get("vector"), "vector");
                Stack stack = readStackOfInteger(arguments.get("stack"), "stack");
                PriorityQueue priority = readPriorityQueueOfInteger(arguments.get("priority"), "priority");
                NavigableSet navigable = readNavigableSetOfString(arguments.get("navigable"), "navigable");
                CopyOnWriteArrayList copying = readCopyOnWriteArrayListOfString(arguments.get("copying"), "copying");
                ConcurrentHashMap concurrent = readConcurrentHashMapOfStringInteger(arguments.get("concurrent"), "concurrent");
                NavigableMap sorted = readNavigableMapOfStringInteger(arguments.get("sorted"), "sorted");
                EnumSet colours = readEnumSetOfColour(arguments.get("colours"), "colours");
                return completed(instance.collect(words, table, vector, stack, priority, navigable, copying, concurrent, sorted, colours));
            } catch (Fault fault) {
                return refused(fault, "collect");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Words readWords(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Words result = new Tools.Words();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Table readTable(Object value, String path) {
            Map<?, ?> members = members(value, path);
            Tools.Table result = new Tools.Table();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Vector readVectorOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Vector result = new Vector();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Stack readStackOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Stack result = new Stack();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        PriorityQueue readPriorityQueueOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            PriorityQueue result = new PriorityQueue();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        TreeSet readNavigableSetOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            TreeSet result = new TreeSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        CopyOnWriteArrayList readCopyOnWriteArrayListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            CopyOnWriteArrayList result = new CopyOnWriteArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        ConcurrentHashMap readConcurrentHashMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            ConcurrentHashMap result = new ConcurrentHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        TreeMap readNavigableMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        EnumSet readEnumSetOfColour(Object value, String path) {
            Collection<?> elements = elements(value, path);
            EnumSet result = EnumSet.noneOf(Tools.Colour.class);
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColour(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Colour readColour(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Colour.RED;
                    case "GREEN":
                        return Tools.Colour.GREEN;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"GREEN\"", value);
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

        static Fault rejected(String path) {
            return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
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
