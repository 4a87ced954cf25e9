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
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of OrderFinder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class OrderFinder$$CopilotToolMeta implements CopilotToolMetadataProvider<OrderFinder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public OrderFinder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(OrderFinder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(
                    object(
                        "status", object("type", "string", "enum", list("OPEN", "PAID"), "description", "Which"),
                        "ranges", object(
                            "type", "array",
                            "items", object("type", "array", "items", typed("integer")),
                            "description", "Since")),
                    "status", "ranges"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_all
        tools.add(new ToolDefinition(
                "count_all",
                "Counts all.",
                structure(object()),
                new Handler(1, "count_all", instance, mapper), null, null, null, null, null));
        // find_one
        tools.add(new ToolDefinition(
                "find_one",
                "Finds one.",
                structure(object("key", typed("string", "Its key")), "key"),
                new Handler(2, "find_one", instance, mapper), null, null, null, null, null));
        // find_some
        tools.add(new ToolDefinition(
                "find_some",
                "Finds some.",
                structure(
                    object(
                        "keys", object("type", "array", "items", typed("string"), "description", "Their keys"),
                        "tags", object("type", "array", "items", typed("string"), "description", "Tags")),
                    "keys", "tags"),
                new Handler(3, "find_some", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(OrderFinder instance) {
        return new OrderFinder$$CopilotToolMeta().definitions(instance, MAPPER);
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
        private final OrderFinder instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, OrderFinder instance, ObjectMapper mapper) {
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
                        // count
                        Map<?, ?> arguments = arguments(invocation);
                        OrderFinder.Status status = readStatus(arguments.get("status"), "status");
                        int[][] ranges = readArrayOfArrayOfInt(arguments.get("ranges"), "ranges");
                        return completed(json(instance.count(status, ranges), mapper));
                    }
                    case 1: {
                        // count_all
                        return completed(json(instance.count(), mapper));
                    }
                    case 2: {
                        // find_one
                        Map<?, ?> arguments = arguments(invocation);
                        String key = stringValue(arguments.get("key"), "key");
                        return completed(instance.find(key));
                    }
                    default: {
                        // find_some
                        Map<?, ?> arguments = arguments(invocation);
                        List keys = readListOfString(arguments.get("keys"), "keys");
                        String[] tags = readArrayOfString(arguments.get("tags"), "tags");
                        return completed(instance.find(keys, invocation, tags));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        OrderFinder.Status readStatus(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return OrderFinder.Status.OPEN;
                    case "PAID":
                        return OrderFinder.Status.PAID;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"OPEN\", \"PAID\"", value);
        }

        int[][] readArrayOfArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[][] result = new int[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfInt(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
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

        String[] readArrayOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            String[] result = new String[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = stringValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        int[] readArrayOfInt(Object value, String path) {
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

        private static final int MOST_DIGITS = 100_000;

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

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
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
