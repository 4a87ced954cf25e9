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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "text", object("type", "string", "description", "D.", "default", "abc"),
                        "order", object("type", "string", "enum", list("UP", "DOWN"), "description", "D.", "default", "DOWN"),
                        "inner", object(
                            "type", "object",
                            "properties", object("n", typed("integer")),
                            "required", list("n"),
                            "description", "D.",
                            "default", object("n", 7)),
                        "maybe", object("type", "integer", "description", "D.", "default", 5))),
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
                // search
                Map<?, ?> arguments = arguments(invocation);
                Tools.Query record;
                try {
                    record = new Tools.Query(
                            stringValue(orDefault(arguments.get("text"), "abc"), "text"),
                            readOrder(orDefault(arguments.get("order"), "DOWN"), "order"),
                            readInner(orDefault(arguments.get("inner"), object("n", 7)), "inner"),
                            (Optional) optional(intValue(orDefault(arguments.get("maybe"), 5), "maybe")));
                } catch (Fault fault) {
                    throw fault;
                } catch (Exception refused) {
                    throw rejected("");
                }
                return completed(instance.search(record));
            } catch (Fault fault) {
                return refused(fault, "search");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Order readOrder(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "UP":
                        return Tools.Order.UP;
                    case "DOWN":
                        return Tools.Order.DOWN;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"UP\", \"DOWN\"", value);
        }

        Tools.Inner readInner(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Inner(intValue(members.get("n"), "n"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, optional, intValue, stringValue, members, decimal, whole,
        //     rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
