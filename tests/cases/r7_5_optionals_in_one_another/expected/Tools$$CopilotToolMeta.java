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
import java.util.Optional;
import java.util.OptionalInt;
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
                "Shows what is in it.",
                structure(
                    object(
                        "it", object("type", "string", "maxLength", 3, "description", "Deep in."),
                        "numbers", object("type", "array", "items", typed("integer"), "description", "Numbers."),
                        "number", object("type", "integer", "description", "With a default.", "default", 5)),
                    "numbers"),
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
                // show
                Map<?, ?> arguments = arguments(invocation);
                Optional it = (Optional) optional(arguments.get("it") == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf(arguments.get("it"), "it"));
                List numbers = readListOfOptionalOfOptionalOfOptionalInt(arguments.get("numbers"), "numbers");
                Optional number = (Optional) optional(readOptionalOfInteger(orDefault(arguments.get("number"), 5), "number"));
                return completed(instance.show(it, numbers, number));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf2(value, path));
        }

        ArrayList readListOfOptionalOfOptionalOfOptionalInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add((Optional) optional(element == null ? null : readOptionalOfOptionalInt(element, "")));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Optional readOptionalOfInteger(Object value, String path) {
            return (Optional) optional(value == null ? null : intValue(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf2(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf3(value, path));
        }

        Optional readOptionalOfOptionalInt(Object value, String path) {
            return (Optional) optional(value == null ? null : value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value, path)));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf3(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf4(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf4(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf5(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf5(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf6(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf6(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf7(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf7(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf8(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf8(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf9(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf9(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf10(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf10(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf11(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf11(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf12(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf12(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf13(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf13(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf14(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf14(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf15(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf15(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf16(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf16(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf17(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf17(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf18(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf18(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf19(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf19(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfString(value, path));
        }

        Optional readOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readString(value, path));
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
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

        static Object orDefault(Object value, Object otherwise) {
            return value == null ? otherwise : value;
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

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
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
