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
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Flattened.",
                structure(
                    object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                    "first", "second", "made"),
                new Handler(0, "flat", instance), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Nested.",
                structure(
                    object(
                        "pair", structure(
                            object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                            "first", "second", "made"),
                        "more", typed("integer")),
                    "pair", "more"),
                new Handler(1, "nested", instance), null, null, null, null, null));
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
                        // flat
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Pair record;
                        try {
                            record = new Tools.Pair(
                                    (int) (intValue(arguments.get("first"), "first")),
                                    (Integer) (intValue(arguments.get("second"), "second")),
                                    (String) (stringValue(arguments.get("made"), "made")));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.flat(record));
                    }
                    default: {
                        // nested
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Pair pair = readPair(arguments.get("pair"), "pair");
                        int more = intValue(arguments.get("more"), "more");
                        return completed(instance.nested(pair, more));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Pair readPair(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Pair(
                        (int) (intValue(members.get("first"), "first")),
                        (Integer) (intValue(members.get("second"), "second")),
                        (String) (stringValue(members.get("made"), "made")));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, members, decimal, whole, rejected, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
