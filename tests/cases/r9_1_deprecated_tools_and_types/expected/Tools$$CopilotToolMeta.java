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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "old", structure(object("x", typed("integer")), "x"),
                        "kind", object("type", "string", "enum", list("A", "B"), "description", "Kind.", "default", "B")),
                    "old"),
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
                // take
                Map<?, ?> arguments = arguments(invocation);
                Tools.Old old = readOld(arguments.get("old"), "old");
                Tools.Kind kind = readKind(orDefault(arguments.get("kind"), "B"), "kind");
                return completed(instance.take(old, kind));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Old readOld(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Old(intValue(members.get("x"), "x"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Kind readKind(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Tools.Kind.A;
                    case "B":
                        return Tools.Kind.B;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, intValue, members, decimal, whole, rejected, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
