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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_more
        tools.add(new ToolDefinition(
                "count_more",
                "Counts more.",
                structure(
                    object(
                        "range", structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                        "more", typed("integer")),
                    "range", "more"),
                new Handler(1, "count_more", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
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
                        Tools.Range record;
                        try {
                            record = new Tools.Range(intValue(arguments.get("from"), "from"), intValue(arguments.get("to"), "to"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(json(instance.count(record), mapper));
                    }
                    default: {
                        // count_more
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Range range = readRange(arguments.get("range"), "range");
                        int more = intValue(arguments.get("more"), "more");
                        return completed(json(instance.countMore(range, more), mapper));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Range readRange(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Range(intValue(members.get("from"), "from"), intValue(members.get("to"), "to"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, members, decimal, whole, rejected, completed, failed, refused,
        //     json, Fault
        // End of the runtime helpers.
    }
}
