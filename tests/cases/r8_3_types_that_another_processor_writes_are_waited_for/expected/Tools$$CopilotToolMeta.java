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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "late", structure(object("text", typed("string"), "count", typed("integer")), "text", "count"),
                        "kind", object("type", "string", "enum", list("A", "B"))),
                    "late", "kind"),
                new Handler(0, "take", instance), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited from a type written later.",
                structure(object()),
                new Handler(1, "inherited", instance), null, null, null, null, null));
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
                        // take
                        Map<?, ?> arguments = arguments(invocation);
                        LateRecord late = readLateRecord(arguments.get("late"), "late");
                        LateEnum kind = readLateEnum(arguments.get("kind"), "kind");
                        return completed(instance.take(late, kind));
                    }
                    default: {
                        // inherited
                        return completed(instance.inherited());
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        LateRecord readLateRecord(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new LateRecord(
                        stringValue(members.get("text"), "text"),
                        intValue(members.get("count"), "count"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LateEnum readLateEnum(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return LateEnum.A;
                    case "B":
                        return LateEnum.B;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, members, decimal, whole, rejected, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
