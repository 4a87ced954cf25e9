import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Outer.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Inner$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Inner$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object("from", object(), "to", object("type", "string", "enum", list("OPEN", "CLOSED"))),
                    "from", "to"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Inner instance) {
        return new Outer$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Inner instance;

        Handler(Outer.Inner instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // link
                Map<?, ?> arguments = arguments(invocation);
                Object from = anyValue(arguments.get("from"), "from");
                Status to = readStatus(arguments.get("to"), "to");
                return completed(instance.link(from, to));
            } catch (Fault fault) {
                return refused(fault, "link");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Status readStatus(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"OPEN\", \"CLOSED\"", value);
        }

        // Runtime helpers:
        //     arguments, anyValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
