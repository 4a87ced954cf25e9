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
import java.lang.Double;
import java.lang.Exception;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
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
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Takes codes.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$"),
                        "b", typed("string"),
                        "c", object(
                            "type", "array",
                            "items", object("type", "string", "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                        "d", structure(
                            object(
                                "code", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                            "code")),
                    "a", "b", "c", "d"),
                new Handler(0, "codes", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Takes numbers.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 10, "maximum", 20),
                        "b", object("type", "integer", "minimum", 5, "maximum", 6)),
                    "a", "b"),
                new Handler(1, "numbers", instance), null, null, null, null, null));
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
                        // codes
                        Map<?, ?> arguments = arguments(invocation);
                        String a = readString(arguments.get("a"), "a");
                        String b = stringValue(arguments.get("b"), "b");
                        List c = readListOfString(arguments.get("c"), "c");
                        Tools.Item d = readItem(arguments.get("d"), "d");
                        return completed(instance.codes(a, b, c, d));
                    }
                    default: {
                        // numbers
                        Map<?, ?> arguments = arguments(invocation);
                        int a = readInt(arguments.get("a"), "a");
                        int b = readInt2(arguments.get("b"), "b");
                        return completed(instance.numbers(a, b));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[A-Z]+", 0);

        private static final Pattern PATTERN2 = compiled("[A-Z]+", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 8, path);
            notBlank(result, path);
            matches(result, PATTERN, path);
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
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

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(readString(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 10L, path);
            atMost(result, 20L, path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 5L, path);
            atMost(result, 6L, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 8, path);
            matches(result, PATTERN2, path);
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

        static void atMost(long value, long bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(Long.toString(bound)), value);
            }
        }

        static void atMost(double value, double bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(decimalText(bound)), value);
            }
        }

        static void atMost(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void atMost(BigInteger value, BigInteger bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        static void notBlank(CharSequence value, String path) {
            if (value.toString().isBlank()) {
                throw new Fault(path, "a string that is not blank", value.toString());
            }
        }

        static Pattern compiled(String expression, int flags) {
            try {
                return Pattern.compile(expression, flags);
            } catch (PatternSyntaxException | StackOverflowError broken) {
                return null;
            }
        }

        static void matches(CharSequence value, Pattern pattern, String path) {
            if (pattern == null) {
                throw new IllegalStateException("The @Pattern of '"
                        .concat(path)
                        .concat("' is no regular expression that java.util.regex compiles."));
            }
            boolean matching;
            try {
                matching = pattern.matcher(value).matches();
            } catch (StackOverflowError tooDeep) {
                matching = false;
            }
            if (!matching) {
                throw new Fault(path, "a string that matches ".concat(pattern.pattern()), value.toString());
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
