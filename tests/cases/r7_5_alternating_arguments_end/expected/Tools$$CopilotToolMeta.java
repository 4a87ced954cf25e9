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
import java.util.Optional;
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
        // swap
        tools.add(new ToolDefinition(
                "swap",
                "Swaps.",
                object(
                    "type", "object",
                    "properties", object("swap", object("$ref", "#/$defs/SwapOfIntegerAndString"), "more", typed("integer")),
                    "required", list("swap", "more"),
                    "$defs", object(
                        "SwapOfIntegerAndString", structure(
                            object(
                                "first", typed("integer"),
                                "second", typed("string"),
                                "next", object("$ref", "#/$defs/SwapOfStringAndInteger")),
                            "first", "second"),
                        "SwapOfStringAndInteger", structure(
                            object(
                                "first", typed("string"),
                                "second", typed("integer"),
                                "next", object("$ref", "#/$defs/SwapOfIntegerAndString")),
                            "first", "second"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
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
                // swap
                Map<?, ?> arguments = arguments(invocation);
                Tools.Swap swap = readSwapOfIntegerString(arguments.get("swap"), "swap");
                int more = intValue(arguments.get("more"), "more");
                return completed(instance.swap(swap, more));
            } catch (Fault fault) {
                return refused(fault, "swap");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Swap readSwapOfIntegerString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Swap(
                        intValue(members.get("first"), "first"),
                        stringValue(members.get("second"), "second"),
                        (Optional) optional(members.get("next") == null ? null : readSwapOfStringInteger(members.get("next"), "next")));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Swap readSwapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Swap(
                        stringValue(members.get("first"), "first"),
                        intValue(members.get("second"), "second"),
                        (Optional) optional(members.get("next") == null ? null : readSwapOfIntegerString(members.get("next"), "next")));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, optional, intValue, stringValue, members, decimal, whole, rejected,
        //     completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
