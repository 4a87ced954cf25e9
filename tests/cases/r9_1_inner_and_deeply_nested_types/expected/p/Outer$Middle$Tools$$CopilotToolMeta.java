package p;

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

/** The tools of Outer.Middle.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Middle$Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Middle.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Middle$Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Middle.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "tools", structure(object("kind", object("type", "string", "enum", list("A"))), "kind"),
                        "n", typed("integer")),
                    "tools", "n"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Middle.Tools instance) {
        return new Outer$Middle$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Middle.Tools instance;

        Handler(Outer.Middle.Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // take
                Map<?, ?> arguments = arguments(invocation);
                Outer.Middle.Tools.Tools2 tools_ = readTools2(arguments.get("tools"), "tools");
                int n = intValue(arguments.get("n"), "n");
                return completed(instance.take(tools_, n));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Outer.Middle.Tools.Tools2 readTools2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Outer.Middle.Tools.Tools2(readKind(members.get("kind"), "kind"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Outer.Middle.Kind readKind(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Outer.Middle.Kind.A;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"A\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, members, decimal, whole, rejected, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
