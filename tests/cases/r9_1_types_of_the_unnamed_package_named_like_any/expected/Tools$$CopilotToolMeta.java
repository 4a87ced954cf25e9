import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

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
    public java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<com.github.copilot.rpc.ToolDefinition> tools = new ArrayList<com.github.copilot.rpc.ToolDefinition>(1);
        // take
        tools.add(new com.github.copilot.rpc.ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "handler", structure(object("n", typed("integer")), "n"),
                        "fault", object("type", "string", "enum", list("BIG")),
                        "list", structure(object("n", typed("integer")), "n"),
                        "string", structure(object("n", typed("integer")), "n"),
                        "object", structure(object("n", typed("integer")), "n"),
                        "definition", structure(object("n", typed("integer")), "n"),
                        "toolHandler", structure(object("n", typed("integer")), "n"),
                        "throwable", structure(object("n", typed("integer")), "n"),
                        "future", structure(object("n", typed("integer")), "n"),
                        "any", object()),
                    "handler", "fault", "list", "string", "object", "definition", "toolHandler", "throwable", "future", "any"),
                new Handler_(instance), null, null, null, null, null));
        return tools;
    }

    static java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static LinkedHashMap<java.lang.String, java.lang.Object> object(java.lang.Object... keysAndValues) {
        LinkedHashMap<java.lang.String, java.lang.Object> result = new LinkedHashMap<java.lang.String, java.lang.Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((java.lang.String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<java.lang.Object> list(java.lang.Object... values) {
        ArrayList<java.lang.Object> result = new ArrayList<java.lang.Object>(values.length);
        for (java.lang.Object value : values) {
            result.add(value);
        }
        return result;
    }

    static LinkedHashMap<java.lang.String, java.lang.Object> typed(java.lang.String type) {
        return object("type", type);
    }

    static LinkedHashMap<java.lang.String, java.lang.Object> typed(java.lang.String type, java.lang.String description) {
        return object("type", type, "description", description);
    }

    static LinkedHashMap<java.lang.String, java.lang.Object> structure(java.lang.Object properties, java.lang.Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

    private static final class Handler_ implements com.github.copilot.rpc.ToolHandler {
        private final Tools instance;

        Handler_(Tools instance) {
            this.instance = instance;
        }

        @Override
        public java.util.concurrent.CompletableFuture<java.lang.Object> invoke(ToolInvocation invocation) {
            try {
                // take
                Map<?, ?> arguments = arguments(invocation);
                Handler handler_ = readHandler(arguments.get("handler"), "handler");
                Fault fault_ = readFault(arguments.get("fault"), "fault");
                List list = readList(arguments.get("list"), "list");
                String string = readString(arguments.get("string"), "string");
                Object object = readObject(arguments.get("object"), "object");
                ToolDefinition definition = readToolDefinition(arguments.get("definition"), "definition");
                ToolHandler toolHandler = readToolHandler(arguments.get("toolHandler"), "toolHandler");
                Throwable throwable = readThrowable(arguments.get("throwable"), "throwable");
                CompletableFuture future = readCompletableFuture(arguments.get("future"), "future");
                java.lang.Object any = anyValue(arguments.get("any"), "any");
                return completed(instance.take(handler_, fault_, list, string, object, definition, toolHandler, throwable, future, any));
            } catch (Fault_ fault) {
                return refused(fault, "take");
            } catch (java.lang.Throwable failure) {
                return failed(failure);
            }
        }

        Handler readHandler(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Handler(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Fault readFault(java.lang.Object value, java.lang.String path) {
            if (value instanceof java.lang.String) {
                switch ((java.lang.String) value) {
                    case "BIG":
                        return Fault.BIG;
                    default:
                        break;
                }
            }
            throw new Fault_(path, "one of \"BIG\"", value);
        }

        List readList(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new List(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        String readString(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new String(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Object readObject(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Object(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ToolDefinition readToolDefinition(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new ToolDefinition(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ToolHandler readToolHandler(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new ToolHandler(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Throwable readThrowable(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Throwable(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        CompletableFuture readCompletableFuture(java.lang.Object value, java.lang.String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new CompletableFuture(intValue(members.get("n"), "n"));
            } catch (Fault_ fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        private static final int MOST_DIGITS = 100_000;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault_("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<java.lang.Object, java.lang.Object>() : given;
        }

        static java.lang.Object anyValue(java.lang.Object value, java.lang.String path) {
            if (value == null) {
                throw new Fault_(path, "given", null);
            }
            return value;
        }

        static int intValue(java.lang.Object value, java.lang.String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static Map<?, ?> members(java.lang.Object value, java.lang.String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            throw new Fault_(path, "an object", value);
        }

        static BigDecimal decimal(java.lang.Object value, java.lang.String path, java.lang.String expected) {
            if (value instanceof BigDecimal) {
                return (BigDecimal) value;
            }
            if (value instanceof Number || value instanceof java.lang.String) {
                java.lang.String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                    try {
                        return new BigDecimal(text);
                    } catch (NumberFormatException beyond) {
                        throw new Fault_(path, expected, value);
                    }
                }
            }
            throw new Fault_(path, expected, value);
        }

        static long whole(java.lang.Object value, java.lang.String path, long least, long most, java.lang.String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault_(path, expected, value);
            }
            throw new Fault_(path, expected, value);
        }

        static Fault_ rejected(java.lang.String path) {
            return new Fault_(path, "could not be accepted: the tool's own checks refused what was given");
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> completed(java.lang.Object value) {
            return java.util.concurrent.CompletableFuture.<java.lang.Object>completedFuture(value);
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> failed(java.lang.Throwable failure) {
            return java.util.concurrent.CompletableFuture.<java.lang.Object>failedFuture(failure);
        }

        static java.util.concurrent.CompletableFuture<java.lang.Object> refused(Fault_ fault, java.lang.String tool) {
            java.lang.String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault_ extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private java.lang.String path;
            private final java.lang.String expected;
            private final java.lang.String came;
            Fault_(java.lang.String path, java.lang.String expected, java.lang.Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault_(java.lang.String path, java.lang.String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault_ under(java.lang.String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            java.lang.String text(java.lang.String start) {
                boolean isRoot = path.isEmpty();
                java.lang.String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                java.lang.String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static java.lang.String shown(java.lang.Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof java.lang.String) {
                        return new ObjectMapper().writeValueAsString(cut((java.lang.String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "something that JSON cannot hold";
                }
            }
            private static java.lang.String cut(java.lang.String text) {
                java.lang.String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return kept.replaceAll("\\p{Cs}", "?");
            }
        }
    }
}
