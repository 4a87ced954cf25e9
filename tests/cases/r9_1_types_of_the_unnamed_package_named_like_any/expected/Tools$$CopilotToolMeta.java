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

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

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

        // Runtime helpers:
        //     MOST_DIGITS, arguments, anyValue, intValue, members, decimal, whole, rejected, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
