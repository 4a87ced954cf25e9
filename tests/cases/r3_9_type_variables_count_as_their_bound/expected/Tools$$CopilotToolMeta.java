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
import java.lang.Byte;
import java.lang.Class;
import java.lang.Comparable;
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
import java.lang.String;
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
        // free
        tools.add(new ToolDefinition(
                "free",
                "Free.",
                structure(
                    object(
                        "any", object(),
                        "list", object("type", "array", "items", object()),
                        "array", object("type", "array", "items", object())),
                    "any", "list", "array"),
                new Handler(0, "free", instance), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Two bounds.",
                structure(object("number", typed("number")), "number"),
                new Handler(1, "two", instance), null, null, null, null, null));
        // chained
        tools.add(new ToolDefinition(
                "chained",
                "Bounded by a variable.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "more", typed("integer")),
                    "point", "more"),
                new Handler(2, "chained", instance), null, null, null, null, null));
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "Bounded by a list.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(3, "lists", instance), null, null, null, null, null));
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
                        // free
                        Map<?, ?> arguments = arguments(invocation);
                        Object any = anyValue(arguments.get("any"), "any");
                        List list = readListOfObject(arguments.get("list"), "list");
                        Object[] array = readArrayOfObject(arguments.get("array"), "array");
                        return completed(instance.free(any, list, array));
                    }
                    case 1: {
                        // two
                        return two(invocation);
                    }
                    case 2: {
                        // chained
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Point point = readPoint(arguments.get("point"), "point");
                        int more = intValue(arguments.get("more"), "more");
                        return completed(instance.chained(point, more));
                    }
                    default: {
                        // lists
                        Map<?, ?> arguments = arguments(invocation);
                        List words = readListOfString(arguments.get("words"), "words");
                        return completed(instance.lists(words));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> two(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number number = numberValue(arguments.get("number"), "number");
            return completed(instance.two((V0) bounded(number, "number", 0, Comparable.class)));
        }

        ArrayList readListOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(anyValue(element, ""));
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

        Tools.Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Point(intValue(members.get("x"), "x"), intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
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

        static Object anyValue(Object value, String path) {
            if (value == null) {
                throw new Fault(path, "given", null);
            }
            return value;
        }

        static Object bounded(Object value, String path, int dimensions, Class<?>... bounds) {
            if (dimensions > 0 && value != null) {
                Object[] array = (Object[]) value;
                for (int i = 0; i < array.length; i++) {
                    bounded(array[i], elementPath(path, i), dimensions - 1, bounds);
                }
                return value;
            }
            for (Class<?> each : bounds) {
                if (value != null && !each.isInstance(value)) {
                    throw new Fault(path, "could not be accepted: the tool takes no value of this kind");
                }
            }
            return value;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
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

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
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

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
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
