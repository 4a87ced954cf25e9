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
import java.lang.Exception;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of ArrayRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class ArrayRepo$$CopilotToolMeta implements CopilotToolMetadataProvider<ArrayRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public ArrayRepo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(ArrayRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))),
                        "n", typed("integer")),
                    "entity", "n"),
                new Handler(0, "save", instance, mapper), null, null, null, null, null));
        // save_all
        tools.add(new ToolDefinition(
                "save_all",
                "Save all.",
                structure(
                    object(
                        "entities", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))))),
                    "entities"),
                new Handler(1, "save_all", instance, mapper), null, null, null, null, null));
        // save_page
        tools.add(new ToolDefinition(
                "save_page",
                "Save a page.",
                structure(
                    object(
                        "page", structure(
                            object(
                                "first", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object(
                                        "type", "array",
                                        "items", object("type", "string", "enum", list("FR", "DE"))))),
                            "first", "others"),
                        "more", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))))),
                    "page", "more"),
                new Handler(2, "save_page", instance, mapper), null, null, null, null, null));
        // first
        tools.add(new ToolDefinition(
                "first",
                "The first one.",
                structure(object()),
                new Handler(3, "first", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(ArrayRepo instance) {
        return new ArrayRepo$$CopilotToolMeta().definitions(instance, MAPPER);
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
        private final ArrayRepo instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, ArrayRepo instance, ObjectMapper mapper) {
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
                        // save
                        Map<?, ?> arguments = arguments(invocation);
                        Country[] entity = readArrayOfCountry(arguments.get("entity"), "entity");
                        int n = intValue(arguments.get("n"), "n");
                        return completed(json(instance.save(entity, n), mapper));
                    }
                    case 1: {
                        // save_all
                        Map<?, ?> arguments = arguments(invocation);
                        List entities = readListOfArrayOfCountry(arguments.get("entities"), "entities");
                        return completed(instance.saveAll(entities));
                    }
                    case 2: {
                        // save_page
                        Map<?, ?> arguments = arguments(invocation);
                        Page page = readPageOfArrayOfCountry(arguments.get("page"), "page");
                        Country[][] more = readArrayOfArrayOfCountry(arguments.get("more"), "more");
                        return completed(instance.savePage(page, more));
                    }
                    default: {
                        // first
                        return completed(json(instance.first(), mapper));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Country[] readArrayOfCountry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Country[] result = new Country[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readCountry(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfArrayOfCountry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readArrayOfCountry(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Page readPageOfArrayOfCountry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Page(
                        readArrayOfCountry(members.get("first"), "first"),
                        readMapOfStringArrayOfCountry(members.get("others"), "others"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Country[][] readArrayOfArrayOfCountry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Country[][] result = new Country[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfCountry(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Country readCountry(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "FR":
                        return Country.FR;
                    case "DE":
                        return Country.DE;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"FR\", \"DE\"", value);
        }

        LinkedHashMap readMapOfStringArrayOfCountry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readArrayOfCountry(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
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
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
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

        static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
            return mapper.writeValueAsString(value);
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
