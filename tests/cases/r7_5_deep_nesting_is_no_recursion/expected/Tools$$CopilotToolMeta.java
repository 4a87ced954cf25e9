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
import java.lang.Exception;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // dive
        tools.add(new ToolDefinition(
                "dive",
                "Dives.",
                structure(
                    object(
                        "first", structure(
                            object(
                                "next", structure(
                                    object(
                                        "next", structure(
                                            object(
                                                "next", structure(
                                                    object(
                                                        "next", structure(
                                                            object(
                                                                "next", structure(
                                                                    object(
                                                                        "next", structure(
                                                                            object(
                                                                                "next", structure(
                                                                                    object(
                                                                                        "next", structure(
                                                                                            object(
                                                                                                "next", structure(
                                                                                                    object(
                                                                                                        "next", structure(
                                                                                                            object(
                                                                                                                "next", part2()),
                                                                                                            "next")),
                                                                                                    "next")),
                                                                                            "next")),
                                                                                    "next")),
                                                                            "next")),
                                                                    "next")),
                                                            "next")),
                                                    "next")),
                                            "next")),
                                    "next")),
                            "next"),
                        "n", typed("integer")),
                    "first", "n"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static Object part() {
        return object(
                "type", "object",
                "properties", object(
                    "next", structure(
                        object(
                            "next", structure(
                                object(
                                    "next", structure(
                                        object(
                                            "next", structure(
                                                object(
                                                    "next", structure(
                                                        object(
                                                            "next", structure(object("end", typed("integer")), "end")),
                                                        "next")),
                                                "next")),
                                        "next")),
                                "next")),
                        "next")),
                "required", list("next"));
    }

    static Object part2() {
        return object(
                "type", "object",
                "properties", object(
                    "next", structure(
                        object(
                            "next", structure(
                                object(
                                    "next", structure(
                                        object(
                                            "next", structure(
                                                object(
                                                    "next", structure(
                                                        object(
                                                            "next", structure(
                                                                object(
                                                                    "next", structure(
                                                                        object(
                                                                            "next", structure(
                                                                                object(
                                                                                    "next", structure(
                                                                                        object(
                                                                                            "next", structure(
                                                                                                object(
                                                                                                    "next", structure(
                                                                                                        object(
                                                                                                            "next", part()),
                                                                                                        "next")),
                                                                                                "next")),
                                                                                        "next")),
                                                                                "next")),
                                                                        "next")),
                                                                "next")),
                                                        "next")),
                                                "next")),
                                        "next")),
                                "next")),
                        "next")),
                "required", list("next"));
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // dive
                Map<?, ?> arguments = arguments(invocation);
                Tools.L0 first = readL0(arguments.get("first"), "first");
                int n = intValue(arguments.get("n"), "n");
                return completed(instance.dive(first, n));
            } catch (Fault fault) {
                return refused(fault, "dive");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.L0 readL0(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L0(readL1(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L1 readL1(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L1(readL2(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L2 readL2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L2(readL3(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L3 readL3(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L3(readL4(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L4 readL4(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L4(readL5(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L5 readL5(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L5(readL6(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L6 readL6(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L6(readL7(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L7 readL7(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L7(readL8(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L8 readL8(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L8(readL9(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L9 readL9(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L9(readL10(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L10 readL10(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L10(readL11(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L11 readL11(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L11(readL12(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L12 readL12(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L12(readL13(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L13 readL13(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L13(readL14(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L14 readL14(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L14(readL15(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L15 readL15(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L15(readL16(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L16 readL16(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L16(readL17(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L17 readL17(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L17(readL18(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L18 readL18(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L18(readL19(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L19 readL19(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L19(readL20(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L20 readL20(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L20(readL21(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L21 readL21(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L21(readL22(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L22 readL22(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L22(readL23(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L23 readL23(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L23(readL24(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L24 readL24(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L24(readL25(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L25 readL25(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L25(readL26(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L26 readL26(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L26(readL27(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L27 readL27(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L27(readL28(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L28 readL28(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L28(readL29(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.L29 readL29(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.L29(intValue(members.get("end"), "end"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, members, decimal, whole, rejected, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
